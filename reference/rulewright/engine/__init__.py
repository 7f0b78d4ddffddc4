"""The interpreter: executes linked rules. Knows no game."""
