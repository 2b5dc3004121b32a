"""Pictures of every screen, for the eye and for the layout tests: ``python -m tests.shots build/shots``."""
