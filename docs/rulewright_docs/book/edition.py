"""One edition of the book: all games in all languages, what the examples proved, every page in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.rules.documents import known_games
from rulewright.rules.names import UnknownName
from rulewright_docs.book.contents import Contents, Place
from rulewright_docs.book.page import Page, blocks, heading, href
from rulewright_docs.book.pages_documents import document_pages
from rulewright_docs.book.pages_index import index_pages
from rulewright_docs.book.pages_modes import mode_pages
from rulewright_docs.book.pages_overview import overview_pages, sections
from rulewright_docs.book.pages_rules import rules_pages
from rulewright_docs.book.pages_rulings import ruling_pages
from rulewright_docs.book.prose_block import prose_block
from rulewright_docs.book.shelf import Book, Proofs
from rulewright_docs.book.tongue import Tongue
from rulewright_docs.words.lexicon import Lexicon
from rulewright_docs.words.phrases import Part, Phrase
from rulewright_docs.words.renderer import Renderer, languages

if TYPE_CHECKING:
    from rulewright_docs.book.build import Request


@dataclass
class Edition:
    """All that is built at once. `books` are by language, then by game."""

    languages: tuple[str, ...]
    books: dict[str, dict[str, Book]]
    warnings: tuple[str, ...] = ()
    _titles: dict[str, dict[str, str]] = field(default_factory=dict)

    @property
    def named(self) -> dict[str, str]:
        """Each language with its own name."""
        return {language: self.words(language)("language-name") for language in self.languages}

    def words(self, language: str) -> Callable[..., str]:
        """What says a message of the pages that belongs to no game."""
        renderer = Renderer(language, Lexicon(language, {}))

        def say(key: str, **args: Part) -> str:
            return renderer.message(Phrase(f"book-{key}", dict(args)))

        return say

    def tongues(self, language: str) -> dict[str, Tongue]:
        """The games in a language."""
        return {game: book.tongue for game, book in self.books[language].items()}

    def titles(self, language: str) -> dict[str, str]:
        """The title of every page of a language by its path, after they have been written."""
        return self._titles[language]

    def pages(self, language: str) -> Iterator[Page]:
        """Every page of a language, each with the trail that leads to it."""
        found = [page for book in self.books[language].values() for page in _pages(book)]
        titles = self._titles[language] = {page.path: page.title for page in found}
        yield self._home(language)
        for page in found:
            yield replace(page, trail=tuple(self._trail(language, page, titles)))

    def _trail(self, language: str, page: Page, titles: dict[str, str]) -> Iterator[dict[str, str]]:
        parts = page.path.split("/")
        yield {"title": self.words(language)("home-short"), "href": "../" * len(parts)}
        for n in range(1, len(parts)):
            above = "/".join(parts[:n])
            if above in titles:
                yield {"title": titles[above], "href": "../" * (len(parts) - n)}

    def _home(self, language: str) -> Page:
        say = self.words(language)
        parts = [say("home-intro"), heading(2, say("home-games"), "games")]
        parts.append('<div class="book-games" markdown="1">')
        for game, book in self.books[language].items():
            title = f"[{book.tongue.game_name}]({href('', Place(game))})"
            links = sections(book, "", frozenset(self._titles[language]))
            inner = blocks([f"### {title} {{ #{game} }}", prose_block(book, "goal", ""), links])
            parts.append(f'<section markdown="1">\n\n{inner}\n</section>')
        parts += ["</div>", heading(2, say("home-about"), "about"), say("home-how"), say("home-unofficial")]
        parts.append(say("home-licence"))
        return Page("", say("home-title"), blocks(parts), aside=False)


def _pages(book: Book) -> Iterator[Page]:
    """Every page of one game."""
    found = [
        *rules_pages(book),
        *document_pages(book),
        *mode_pages(book),
        *ruling_pages(book),
        *index_pages(book),
    ]
    yield from overview_pages(book, frozenset(page.path for page in found))
    yield from found


def edition(request: Request, site: Path) -> Edition:
    """Read all that is asked for. Raises `UnknownName` for a game or language there is not."""
    there = known_games(request.spec_dir)
    for game in request.games:
        if game not in there:
            raise UnknownName("game", game, there)
    spoken = languages()
    for language in request.languages:
        if language not in spoken:
            raise UnknownName("language", language, spoken)
    games = request.games or tuple(there)
    chosen = request.languages or tuple(spoken)
    contents = [Contents(game, request.spec_dir) for game in games]
    books = {
        language: {each.game: Book(Tongue(each, language), Proofs()) for each in contents}
        for language in chosen
    }
    warnings = [text for table in books.values() for book in table.values() for text in _doubts(book)]
    return Edition(chosen, books, tuple(warnings))


def _doubts(book: Book) -> Iterator[str]:
    """The texts of a game that are stale or missing in a language."""
    prose = book.tongue.prose
    if not prose.texts:
        return
    for key in prose.source.needed:
        state = prose.state(key)
        if state != "done":
            yield f"{prose.file}: the text '{key}' is {state}"
