"""Options that several commands share, with errors that say what to do."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from rulewright.engine.api import Game


_Command = TypeVar("_Command", bound=Callable[..., Any])


class Seconds(click.FloatRange):
    """A number of seconds. `nan` is smaller than nothing and larger than nothing, and no range refuses it."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number; a usage error for what is none."""
        seconds = super().convert(value, param, ctx)
        if not math.isfinite(seconds):
            self.fail(f"{seconds} is no number of seconds.", param, ctx)
        return seconds


def spec_option(command: _Command) -> _Command:
    """The option `--spec DIR`, the argument `spec_dir` of a command: an author's folder of games."""
    return click.option(
        "--spec",
        "spec_dir",
        type=click.Path(exists=True, file_okay=False, path_type=Path),
        metavar="DIR",
        callback=lambda ctx, param, value: _with_games(value),
        help="A folder of games of your own. Default: the bundled games.",
    )(command)


def _with_games(folder: Path | None) -> Path | None:
    """The folder, refused if there is nothing in it that a command could read."""
    from rulewright.rules.documents import known_games

    if folder is None or known_games(folder):
        return folder
    raise click.BadParameter(
        f"there is no game in '{folder}': a game is a folder with a game.yaml, or with documents and the name"
        f" of a bundled game; 'rulewright new game NAME --spec {folder}' writes one"
    )


def game_or_usage(game: str, mode: str | None, spec_dir: Path | None = None) -> Game:
    """Load a game for a command; unknown names become usage errors that list the known ones."""
    from rulewright.engine.api import load
    from rulewright.rules.names import UnknownName

    try:
        return load(game, mode, spec_dir)
    except UnknownName as error:
        raise click.UsageError(str(error)) from error


def parse_pairs(pairs: tuple[str, ...], option: str) -> dict[str, Any]:
    """`k=v` options as a mapping; whole numbers and truth values become values."""
    found: dict[str, Any] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise click.UsageError(f"{option} takes NAME=VALUE, not {pair!r}")
        digits = value.removeprefix("-")
        found[key] = (
            int(value)
            if digits.isascii() and digits.isdigit() and len(digits) < 16
            else {"true": True, "false": False}.get(value, value)
        )
    return found
