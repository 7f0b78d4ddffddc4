"""One page of the book: where it stands, what it says, and how pages link to one another."""

from __future__ import annotations

import posixpath
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rulewright_docs.book.contents import Place


@dataclass(frozen=True)
class Page:
    """A page of one language. `path` is its folder in the site; `body` is Markdown without the title.

    `facets` are what a search can be narrowed by (`game`, `kind`); `hidden` are other forms of its words that
    a search finds. Without `aside` there is no table of contents. `scripts` are assets that it needs.
    Of a `lean` page a search knows the title only.
    """

    path: str
    title: str
    body: str
    facets: dict[str, str] = field(default_factory=dict)
    hidden: tuple[str, ...] = ()
    aside: bool = True
    weight: float = 1
    scripts: tuple[str, ...] = ()
    lean: bool = False
    trail: tuple[dict[str, str], ...] = ()


def file_of(path: str) -> str:
    """The Markdown file of a page."""
    return f"{path}/index.md" if path else "index.md"


def href(source: str, target: Place) -> str:
    """The relative link from one page to a place, as Markdown files link."""
    anchor = f"#{target.anchor}" if target.anchor else ""
    if source == target.path and anchor:
        return anchor
    return posixpath.relpath(file_of(target.path), source or ".") + anchor


def up(path: str) -> str:
    """The relative way from a page to the root of the site, above the folder of its language."""
    return "../" * (path.count("/") + 2)


def heading(level: int, text: str, anchor: str) -> str:
    """A heading with an anchor of its own."""
    return f"{'#' * level} {text} {{ #{anchor} }}"


def link(text: str, target: str | None) -> str:
    """A Markdown link; the text alone if there is no target."""
    return text if target is None else f"[{text}]({target})"


_MARKUP = {c: f"&#{ord(c)};" for c in '<>&"[]|`*{}'}
# Control characters, and one that turns the direction of all that follows, are no part of a name.
_ESCAPED = str.maketrans(_MARKUP | dict.fromkeys(map(chr, (*range(32), 0x202E)), " "))


def escape(text: str) -> str:
    """A name or title so that it is nothing but text, in Markdown, in HTML and in attributes."""
    return text.translate(_ESCAPED)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table. Cells are one line each; bars in them are escaped."""
    lines = [_row(head), "|" + " --- |" * len(head), *map(_row, rows)]
    return "\n".join(lines)


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |"


def blocks(parts: Iterable[str]) -> str:
    """Markdown blocks, one blank line between two."""
    return "\n\n".join(part.strip("\n") for part in parts if part.strip()) + "\n"
