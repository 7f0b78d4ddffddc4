"""The words of the games, injected, so that the runner can be tested without a real game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

Vocabulary = dict[str, Any]


@dataclass(frozen=True)
class Language:
    """`vocabulary(game, mode)` gives the words of one mode (`None`: the first); `parse_move` reads a move.

    `games` are the ids of all games. Neither function is called for a game that is not among them.
    `spec_dir` is the folder of an author that they come from (None: the bundled games).
    """

    games: tuple[str, ...]
    vocabulary: Callable[[str, str | None], Vocabulary]
    parse_move: Callable[[str, Vocabulary, list[str]], dict[str, Any]]
    spec_dir: Path | None = None

    def rules(self, game: str) -> dict[str, dict[str, Any]]:
        """The rules of all modes of a game, by id."""
        rules: dict[str, dict[str, Any]] = {}
        for mode in self.vocabulary(game, None)["modes"]:
            for rule, about in self.vocabulary(game, mode)["rules"].items():
                known = rules.setdefault(rule, dict(about))
                known["claims"] = sorted({*known["claims"], *about["claims"]})
                known["refuses"] = known["refuses"] or about["refuses"]
        return rules


def bundled_language() -> Language:
    """The games that lie under `spec/`."""
    return language_of(None)


def language_of(spec_dir: Path | None) -> Language:
    """The games of a folder (None: the bundled ones)."""
    from rulewright.rules.documents import known_games
    from rulewright.rules.moves import parse_move
    from rulewright.rules.vocabulary import load_vocabulary

    @cache
    def vocabulary(game: str, mode: str | None) -> Vocabulary:
        words: Vocabulary = load_vocabulary(game, mode, spec_dir)
        return words

    return Language(tuple(known_games(spec_dir)), vocabulary, parse_move, spec_dir)
