"""The bundle for programs: rulebooks as JSON with their words, schemas, an index, the book as Markdown."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright.data import data_path
from rulewright.rules.rulebook import rulebook
from rulewright.rules.vocabulary import describe
from rulewright.version import __version__
from rulewright_docs.book.contents import Contents, Mode
from rulewright_docs.book.edition import Edition, edition
from rulewright_docs.book.place import check_folder, replacing
from rulewright_docs.book.shelf import Shelf, check_names, named
from rulewright_docs.book.twins import site_index, write_indexes, write_twins
from rulewright_docs.book.volume import Book
from rulewright_docs.words.players import players_rules
from rulewright_docs.words.tokens import tokens

MARK = ".rulewright-bundle"


@dataclass(frozen=True)
class Request:
    """What to publish. Empty `games` and `languages` mean all of them."""

    out: Path
    games: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    spec_dir: Path | None = None
    tell: Callable[[str], None] = lambda text: None


def publish(request: Request) -> dict[str, Any]:
    """Write the bundle at `request.out`; what `games.json` says.

    Raises `TextError`, `RulesError` or `UnknownName`; then what stood there before still does.
    """
    check_folder(request.out, MARK)
    games, chosen = check_names(request.games, request.languages, request.spec_dir)
    with replacing(request.out, MARK, "rulewright publish") as folder:
        shelf = Shelf(games, named(chosen))
        every = {game: Contents(game, request.spec_dir) for game in games}
        made = {each: edition(shelf, each, request.spec_dir, contents=every) for each in chosen}
        shutil.copytree(data_path("schema"), folder / "schema")
        index: dict[str, Any] = {
            "format": 1,
            "rulewright": __version__,
            "languages": dict(shelf.named),
            "games": {},
        }
        sizes = {}
        for language, each in made.items():
            request.tell(language)
            pages = list(each.pages())
            write_twins(folder / language, pages)
            sizes[language] = write_indexes(folder / language, each.books, pages)
        for game in games:
            request.tell(game)
            index["games"][game] = _game(every[game], made, sizes, folder)
        more = ["## Data", "", "- [games.json](games.json): every game, mode, language, file and size"]
        more += ["- [schema/](schema/rulebook.schema.json): the shape of every file", ""]
        (folder / "llms.txt").write_text(site_index(dict(shelf.named), more), encoding="utf-8")
        _write(folder / "games.json", index, indent=1)
    return index


def _game(
    contents: Contents, made: dict[str, Edition], sizes: dict[str, dict[str, int]], folder: Path
) -> dict[str, Any]:
    """Write the rulebooks and the players' rules of one game; its entry in the index.

    `sizes` are the tokens of the full rules by language and game.
    """
    game = contents.game
    books = {language: each.books[game] for language, each in made.items() if game in each.books}
    full = {
        language: {"file": f"{language}/{game}/llms-full.txt", "tokens": sizes[language][game]}
        for language in books
    }
    return {
        "names": {language: book.tongue.game_name for language, book in books.items()},
        "default": contents.main.name,
        "modes": {name: _mode(mode, books, contents, folder) for name, mode in contents.modes.items()},
        "full": full,
    }


def _mode(mode: Mode, books: dict[str, Book], contents: Contents, folder: Path) -> dict[str, Any]:
    """Write what there is of one mode; its entry in the index."""
    game, rules = contents.game, mode.rules
    texts = {
        language: {
            "names": book.tongue.lexicon.names,
            "sentences": {id_: book.tongue.plain_sentences(id_, mode) for id_ in rules.rules},
        }
        for language, book in books.items()
    }
    file = f"rules/{game}/{mode.name}.json"
    _write(folder / file, {**rulebook(rules), "texts": texts})
    _write(folder / f"vocabulary/{game}/{mode.name}.json", describe(rules))
    players = {}
    for language in books:
        text = players_rules(game, mode.name, language, seats=rules.seats[0], spec_dir=contents.spec_dir)
        path = folder / "players" / game / f"{mode.name}.{language}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        players[language] = {"file": str(path.relative_to(folder)), "tokens": tokens(text, language)}
    return {
        "hash": rules.hash,
        "seats": list(rules.seats),
        "rules": file,
        "bytes": (folder / file).stat().st_size,
        "players": players,
    }


def _write(file: Path, content: Any, indent: int | None = None) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    separators = (",", ":") if indent is None else None
    text = json.dumps(content, ensure_ascii=False, indent=indent, separators=separators)
    file.write_text(text + "\n", encoding="utf-8")
