"""The book."""
