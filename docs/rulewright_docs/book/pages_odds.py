"""The page of exact odds: those of the main mode, and of every other mode where they differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rulewright_docs.book.odds import OddsTable, odds_markdown
from rulewright_docs.book.page import Page, blocks, heading
from rulewright_docs.book.volume import Book


def odds_pages(book: Book, odds: Mapping[str, tuple[OddsTable, ...]]) -> Iterator[Page]:
    """One page, if the game asks for any odds. `odds` are by mode."""
    if not any(odds.values()):
        return
    tongue = book.tongue
    path = f"{book.game}/odds"
    usual = odds.get(book.main.name, ())
    parts = [tongue.say("odds-intro"), odds_markdown(usual, tongue.plain, tongue.to_rule(path))]
    for mode in book.contents.others:
        tables = [t for t in odds.get(mode.name, ()) if t not in usual]
        if tables:
            apart = [replace(t, id=f"{mode.name}-{t.id}") for t in tables]
            parts.append(heading(2, tongue.name(f"mode.{mode.name}"), f"mode-{mode.name}"))
            parts.append(_lower(odds_markdown(apart, tongue.plain, tongue.to_rule(path))))
    yield Page(path, tongue.say("odds-title"), blocks(parts), book.facets("odds"))


def _lower(markdown: str) -> str:
    """The same with its headings one level down."""
    return "\n".join(f"#{line}" if line.startswith("## ") else line for line in markdown.split("\n"))
