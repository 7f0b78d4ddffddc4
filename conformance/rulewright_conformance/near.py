"""Did-you-mean: the hint for a word that is not known."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


def nearest(word: str, ids: Iterable[str], most: int) -> list[str]:
    """The ids that are nearest to a word as a whole or in one of their dotted parts; at most so many."""

    def likeness(name: str) -> float:
        parts = (name.lower(), *name.lower().split("."))
        return max(difflib.SequenceMatcher(None, part, word.lower()).ratio() for part in parts)

    scored = sorted((-likeness(name), name) for name in set(ids))
    return [name for score, name in scored if score <= -0.6][:most]


def hint(word: str, known: Iterable[str], what: str = "known") -> str:
    """The nearest known word, else the list of all that are known (cut to a dozen)."""
    words = sorted(set(known))
    near = difflib.get_close_matches(word, words, 1, 0.6)
    if near:
        return f"did you mean '{near[0]}'?"
    if not words:
        return "there are none"
    more = f" and {len(words) - 12} more" if len(words) > 12 else ""
    return f"{what}: {', '.join(words[:12])}{more}"
