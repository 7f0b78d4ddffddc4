"""Words for the symbols of a game, and the signs of the suits of playing cards."""

from __future__ import annotations

from rulewright_docs.words.phrases import Name, Part, Phrase

# By the letter that ends the copy of a card (`10H`).
SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_SUITS = ("clubs", "diamonds", "hearts", "spades")
_KINDS = ("symbol", "role", "card", "character", "status", "fact", "stage", "word")


def symbol_word(word: str) -> Part:
    """The word for a symbol, the id of a document, or a word of a setting."""
    return Phrase(f"suit-{word}") if word in _SUITS else Name(tuple(f"{kind}.{word}" for kind in _KINDS))
