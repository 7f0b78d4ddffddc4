"""How wide text is, without a font at hand: estimates on the safe side, so that what is drawn fits."""

from __future__ import annotations

import unicodedata

FONTS = "'Noto Sans Devanagari','Noto Sans',system-ui,sans-serif"
_NARROW = frozenset("iljtfrI.,:;|!'’()[]-“”‘·/")
_VIRAMA = "\u094d"
_BROAD = frozenset("mwMW@%—&шщжюмфыШЩЖЮМФЫДдХ")


def width(text: str) -> float:
    """The width of bold text in units of its size, rather too much than too little."""
    return sum(_letter(letter, after) for letter, after in zip(text, [*text[1:], ""], strict=True))


def _letter(letter: str, after: str) -> float:
    if letter == " ":
        return 0.32
    if after == _VIRAMA:  # the half of a letter, before another
        return 0.55
    category = unicodedata.category(letter)
    if category in ("Mn", "Me", "Cf"):
        return 0.0
    if category == "Mc":  # a vowel sign that stands beside its letter
        return 0.45
    if letter in _NARROW:
        return 0.46
    if letter in _BROAD:
        return 1.02
    if category == "Lu" or letter.isdigit():
        return 0.8
    return 0.72 if letter < "\u0900" else 0.86 if letter < "\u0a00" else 1.1


def lines_of(text: str, room: float) -> list[str]:
    """Text in lines that are no wider than `room` (in units of its size), if its words are not."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def fitted(text: str, room: float, sizes: tuple[int, ...], most: int) -> tuple[list[str], int]:
    """The lines and the greatest of `sizes` (they fall) at which text fits into `most` lines of a width.

    What fits at no size is cut, with an ellipsis, at the smallest.
    """
    for size in sizes:
        lines = lines_of(text, room / size)
        if len(lines) <= most and all(width(line) * size <= room for line in lines):
            return lines, size
    size = sizes[-1]
    lines = lines_of(text, room / size)
    kept = [_cut(line, room / size) for line in lines[:most]]
    if len(lines) > most and not kept[-1].endswith("…"):
        kept[-1] = _cut(kept[-1] + " …", room / size)
    return kept, size


def _cut(line: str, room: float) -> str:
    if width(line) <= room:
        return line
    line = line.removesuffix(" …")
    while line and width(line + "…") > room:
        line = line[:-1]
    return line.rstrip() + "…"
