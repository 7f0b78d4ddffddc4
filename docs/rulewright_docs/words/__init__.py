"""Rules as sentences: what a rule says, and how each language says it."""
