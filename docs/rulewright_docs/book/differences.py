"""What differs between two forms of a rule, line by line."""

from __future__ import annotations

import html
from collections.abc import Sequence
from difflib import SequenceMatcher

# Lines kept around a change, so that it can be understood.
_AROUND = 1


def difference(old: Sequence[str], new: Sequence[str], gone: str, came: str) -> str:
    """Two lists of lines as one HTML list: what is gone, what came, and a little of what stayed.

    `gone` and `came` say so in words, for those who do not see colours.
    """
    found: list[str] = []
    for tag, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag == "equal":
            found += _kept(list(old[a:b]))
            continue
        found += [_line("del", line, gone) for line in old[a:b]]
        found += [_line("ins", line, came) for line in new[c:d]]
    return f'<ul class="book-diff">{"".join(found)}</ul>' if found else ""


def _kept(lines: list[str]) -> list[str]:
    if len(lines) > 2 * _AROUND + 1:
        return [*map(_same, lines[:_AROUND]), "<li>…</li>", *map(_same, lines[-_AROUND:])]
    return [_same(line) for line in lines]


def _same(line: str) -> str:
    depth, text = _parts(line)
    return f'<li style="--depth:{depth}">{text}</li>'


def _line(tag: str, line: str, word: str) -> str:
    depth, text = _parts(line)
    said = f'<span class="book-sr">{html.escape(word)}: </span>'
    return f'<li style="--depth:{depth}"><{tag}>{said}{text}</{tag}></li>'


def _parts(line: str) -> tuple[int, str]:
    """How deep a line stands, and its text without the hyphen of a list."""
    text = line.lstrip(" ")
    return (len(line) - len(text)) // 2, html.escape(text.removeprefix("- "))
