"""Did-you-mean: the hint for a word that is not known."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from rulewright.rules.expressions import like


def nearest(word: str, ids: Iterable[str], most: int) -> list[str]:
    """The ids of which a part (after the game) is like the word or holds most of it; at most so many."""

    def likeness(name: str) -> float:
        return max(_likeness(word.lower(), part) for part in name.lower().split(".")[1:] or [name])

    scored = sorted((-likeness(name), name) for name in set(ids))
    return [name for score, name in scored if score <= -0.6][:most]


def _likeness(word: str, part: str) -> float:
    compared = difflib.SequenceMatcher(None, word, part, autojunk=False)
    # Pieces of three letters and more; single letters are found in any long name.
    held = sum(block.size for block in compared.get_matching_blocks() if block.size > 2)
    return max(compared.ratio(), 0.9 * held / len(word))


def hint(word: str, known: Iterable[str], what: str = "known") -> str:
    """The nearest known word, else the list of all that are known (cut to a dozen)."""
    words = sorted(set(known))
    near = difflib.get_close_matches(word, like(word, words), 1, 0.6)
    if near:
        return f"did you mean '{near[0]}'?"
    if not words:
        return "there are none"
    more = f" and {len(words) - 12} more" if len(words) > 12 else ""
    return f"{what}: {', '.join(words[:12])}{more}"
