"""What all languages of an edition share, and how it is gathered: games, languages, odds, reports."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.rules.documents import game_folder, known_games, load_game
from rulewright.rules.names import UnknownName
from rulewright_docs.book.odds import OddsTable, odds_of, reference_engine
from rulewright_docs.book.proofs import read_reports
from rulewright_docs.words.errors import TextError
from rulewright_docs.words.lexicon import Lexicon
from rulewright_docs.words.phrases import Part, Phrase
from rulewright_docs.words.renderer import Renderer, languages

if TYPE_CHECKING:
    from rulewright_docs.book.build import Request


@dataclass(frozen=True)
class Shelf:
    """The shared part of an edition. `named` has each language with its own name."""

    games: tuple[str, ...]
    named: Mapping[str, str]
    odds: Mapping[str, Mapping[str, tuple[OddsTable, ...]]] = field(default_factory=dict)
    engines: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


def check_names(
    games: tuple[str, ...], chosen: tuple[str, ...], spec_dir: Path | None
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The games and languages that are meant. Raises `UnknownName` for what there is not."""
    there = known_games(spec_dir)
    if not there:
        raise TextError(
            str(spec_dir), "there is no game in this folder", "a game is a folder with a game.yaml"
        )
    for game in games:
        if game not in there:
            raise UnknownName("game", game, there)
    spoken = languages()
    for language in chosen:
        if language not in spoken:
            raise UnknownName("language", language, spoken)
    return tuple(dict.fromkeys(games or there)), tuple(dict.fromkeys(chosen or spoken))


def words(language: str) -> Callable[..., str]:
    """What says a message of the pages that belongs to no game."""
    renderer = Renderer(language, Lexicon(language, {}))

    def say(key: str, **args: Part) -> str:
        return renderer.message(Phrase(f"book-{key}", dict(args)))

    return say


def named(chosen: Iterable[str]) -> dict[str, str]:
    """Languages, each with its own name."""
    return {language: words(language)("language-name") for language in chosen}


def stock(request: Request, games: tuple[str, ...], chosen: tuple[str, ...]) -> Shelf:
    """All that is made once for every language."""
    names = named(chosen)
    request.tell("odds")
    odds = every_odds(games, request.spec_dir, request.jobs)
    return Shelf(games, names, odds, read_reports(request.reports))


def every_odds(
    games: Sequence[str], spec_dir: Path | None, jobs: int
) -> dict[str, dict[str, tuple[OddsTable, ...]]]:
    """The odds of every mode of some games, each game with an engine of its own."""

    def of(game: str) -> dict[str, tuple[OddsTable, ...]]:
        modes = load_game(game_folder(game, spec_dir)).modes
        with reference_engine(spec_dir) as engine:
            return {mode: odds_of(game, mode, spec_dir, engine) for mode in modes}

    with ThreadPoolExecutor(max(1, jobs)) as pool:
        return dict(zip(games, pool.map(of, games), strict=True))
