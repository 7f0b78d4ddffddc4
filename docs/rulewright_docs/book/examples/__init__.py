"""Worked examples: scenarios played by an engine, told in sentences and shown on a board."""
