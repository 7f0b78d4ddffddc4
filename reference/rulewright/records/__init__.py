"""Recorded games: their form, their judge, and how scenarios are made of them."""
