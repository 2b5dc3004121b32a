"""What Linux gets: a Debian package, and an installer for one user of any distribution."""
