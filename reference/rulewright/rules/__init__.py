"""Rule documents: load, check, merge and link them. Knows no game and runs none."""
