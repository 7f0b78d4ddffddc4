"""The book in one language: all games, and every page in its order."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from rulewright_docs.book.contents import Contents, Place
from rulewright_docs.book.examples.markdown import names_json
from rulewright_docs.book.examples.played import Traces
from rulewright_docs.book.examples.traces import Trace
from rulewright_docs.book.history import Version, kept
from rulewright_docs.book.page import Page, blocks, heading, href
from rulewright_docs.book.pages_changes import change_pages
from rulewright_docs.book.pages_documents import document_pages
from rulewright_docs.book.pages_examples import example_pages, example_titles
from rulewright_docs.book.pages_guides import guide_pages
from rulewright_docs.book.pages_index import index_pages
from rulewright_docs.book.pages_modes import mode_pages
from rulewright_docs.book.pages_odds import odds_pages
from rulewright_docs.book.pages_overview import overview_pages, sections
from rulewright_docs.book.pages_pictures import picture_pages, write_pictures
from rulewright_docs.book.pages_rules import rules_pages
from rulewright_docs.book.pages_rulings import ruling_pages
from rulewright_docs.book.proofs import proofs_of
from rulewright_docs.book.prose_block import prose_block
from rulewright_docs.book.shelf import Shelf, words
from rulewright_docs.book.tongue import Tongue
from rulewright_docs.book.volume import Book
from rulewright_docs.words.errors import TextError


@dataclass
class Edition:
    """One language of an edition. `books` are by game."""

    language: str
    shelf: Shelf
    books: dict[str, Book]
    traces: Traces
    versions: list[Version] = field(default_factory=list)
    warnings: tuple[str, ...] = ()
    titles: dict[str, str] = field(default_factory=dict)

    @cached_property
    def say(self) -> Callable[..., str]:
        """What says a message of the pages that belongs to no game."""
        return words(self.language)

    def pages(self) -> Iterator[Page]:
        """Every page, each with the trail that leads to it. `titles` are filled by this."""
        found = [page for book in self.books.values() for page in _pages(book, self)]
        found += guide_pages(self.language, self.say("kind-guide"))
        self.titles.update((page.path, page.title) for page in found)
        yield self._home()
        for page in found:
            yield replace(page, trail=tuple(self._trail(page)))

    def write_files(self, site: Path) -> None:
        """Write what belongs to the pages and is no page: pictures, sheets to print."""
        for book in self.books.values():
            write_pictures(book, site)
            self._write_names(book, site)

    def _write_names(self, book: Book, site: Path) -> None:
        """The words of the board on which examples are replayed."""
        if self.traces.get(book.game):
            file = site / "replays" / book.game / f"names.{self.language}.json"
            modes = [mode.rules for mode in book.contents.modes.values()]
            said = names_json(book.tongue.plain, modes)
            file.write_text(json.dumps(said, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")

    def _trail(self, page: Page) -> Iterator[dict[str, str]]:
        parts = page.path.split("/")
        yield {"title": self.say("home-short"), "href": "../" * len(parts)}
        for n in range(1, len(parts)):
            above = "/".join(parts[:n])
            if above in self.titles:
                yield {"title": self.titles[above], "href": "../" * (len(parts) - n)}

    def _home(self) -> Page:
        say = self.say
        parts = [say("home-intro"), heading(2, say("home-games"), "games")]
        parts.append('<div class="book-games" markdown="1">')
        for game, book in self.books.items():
            title = f"[{book.tongue.game_name}]({href('', Place(game))})"
            links = sections(book, "", frozenset(self.titles))
            inner = blocks([heading(3, title, game), prose_block(book, "goal", ""), links])
            parts.append(f'<section markdown="1">\n\n{inner}\n</section>')
        guides = [p for p in self.titles if p.startswith("guides/")]
        listed = "\n".join(f"- [{self.titles[p]}]({href('', Place(p))})" for p in guides)
        parts += ["</div>", heading(2, say("home-guides"), "guides") if guides else "", listed]
        parts += [heading(2, say("home-about"), "about"), say("home-how"), say("home-unofficial")]
        parts.append(say("home-licence"))
        return Page("", say("home-title"), blocks(parts), aside=False)


def _pages(book: Book, made: Edition) -> Iterator[Page]:
    """Every page of one game."""
    found = [
        *rules_pages(book),
        *document_pages(book),
        *mode_pages(book),
        *ruling_pages(book),
        *example_pages(book, made.traces.get(book.game, [])),
        *odds_pages(book, made.shelf.odds.get(book.game, {})),
        *picture_pages(book),
        *index_pages(book),
        *change_pages(book, made.versions),
    ]
    yield from overview_pages(book, frozenset(page.path for page in found))
    yield from found


def edition(
    shelf: Shelf,
    language: str,
    spec_dir: Path | None,
    traces: Traces | None = None,
    contents: Mapping[str, Contents] | None = None,
) -> Edition:
    """The book of all games of a shelf in a language. `contents` are those of the games, if they are read."""
    every = contents or {game: Contents(game, spec_dir) for game in shelf.games}
    unnamed = [game for game, found in every.items() if language not in found.documents.text]
    played = {} if traces is None else traces
    books = {
        game: _book(Tongue(found, language), played.get(game, []), shelf)
        for game, found in every.items()
        if game not in unnamed
    }
    if not books:
        what = f"no game has names in '{language}'"
        raise TextError("docs", what, f"write text/{language}.yaml, or leave the language out with --lang")
    warnings = (
        *(
            f"{game} has no names in '{language}' and is left out; write text/{language}.yaml"
            for game in unnamed
        ),
        *(text for book in books.values() for text in _doubts(book)),
    )
    return Edition(language, shelf, books, played, kept() if spec_dir is None else [], warnings)


def _book(tongue: Tongue, traces: list[Trace], shelf: Shelf) -> Book:
    """The book of one game with what the played examples prove."""
    titles = example_titles(tongue, traces)
    return Book(tongue, proofs_of(tongue.contents, traces, titles, shelf.engines))


def _doubts(book: Book) -> Iterator[str]:
    """The texts of a game that are stale or missing in a language."""
    prose = book.tongue.prose
    if not prose.texts:
        return
    english = book.tongue.english
    elsewhere = english.texts if english is not None else ()
    for key in dict.fromkeys((*prose.source.needed, *prose.texts, *elsewhere)):
        state = prose.state(key)
        if state != "done":
            yield f"{prose.file}: the text '{key}' is {state}"
