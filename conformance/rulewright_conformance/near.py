"""Did-you-mean: the hint for a word that is not known."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


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
