"""A desktop assistant for the Game Master of the party game Mafia."""

__version__ = "0.1.0"
