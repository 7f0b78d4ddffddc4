"""Options that several commands share, with errors that say what to do."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from rulewright.engine.api import Game


# More digits than any limit of a number has; Python refuses to read absurdly many.
_DIGITS = 40
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


def mode_option(command: _Command) -> _Command:
    """The option `--mode` of a command about one game."""
    return click.option("--mode", help="Mode. Default: the game's first.")(command)


def host_option(command: _Command) -> _Command:
    """The option `--host` of a command that sets a table up."""
    return click.option("--host", metavar="SEAT", help="The host's seat (a, b, c …). Default: the first.")(
        command
    )


def roles_option(command: _Command) -> _Command:
    """The option `--roles`, a tuple of roles or None, of a command that sets a table up."""
    return click.option(
        "--roles",
        metavar="A,B,C",
        callback=lambda ctx, param, value: None if value is None else _listed(value),
        help="The roles in play, one for each seat.",
    )(command)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(","))


def chosen_options(command: _Command) -> _Command:
    """The options `--set` and `--ruling`, both for `parse_pairs`, of a command that sets a table up."""
    ruling = click.option("--ruling", "rulings", multiple=True, metavar="K=V", help="A reading of a ruling.")
    setting = click.option("--set", "settings", multiple=True, metavar="K=V", help="A setting.")
    return setting(ruling(command))


def json_flag(command: _Command) -> _Command:
    """The flag `--json`, the argument `as_json`, of a command that prints."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON.")(command)


def _with_games(folder: Path | None) -> Path | None:
    """The folder, refused if there is nothing in it that a command could read."""
    from rulewright.rules.documents import known_games
    from rulewright.rules.folders import entries, refuse_closed

    if folder is None or known_games(folder):
        return folder
    for each in entries(folder):
        refuse_closed(each)
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


def seats_in_play(given: int | None, roles: tuple[str, ...] | None, bounds: tuple[int, int]) -> int:
    """How many play. A line-up that no table can have must not decide: it is refused as a line-up."""
    low, high = bounds
    if given is not None:
        return given
    return len(roles) if roles is not None and low <= len(roles) <= high else low


def check_output(option: str, out: Path) -> None:
    """Refuse, before anything is worked out, a file that cannot be written where it is to be."""
    from rulewright.rules.folders import trouble_with

    folder = os.path.dirname(os.path.realpath(out))
    trouble = trouble_with(folder) or trouble_with(out)
    if trouble:
        raise click.UsageError(f"{option} '{out}' cannot be written: {trouble}; name another folder")
    if os.path.isdir(out) or not os.path.isdir(folder):
        raise click.UsageError(f"{option} '{out}': there is no such folder, or it is one")


def write_output(out: Path, text: str) -> None:
    """Write a file whole, or leave what is there as it is. Raises `click.ClickException` if it cannot be."""
    from rulewright.authoring.write import put

    try:
        put(out, text.encode("utf-8"))
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise click.ClickException(f"'{out}' cannot be written: {reason}; name another folder") from None


def parse_pairs(pairs: tuple[str, ...], option: str) -> dict[str, Any]:
    """`k=v` options as a mapping; whole numbers and truth values become values."""
    found: dict[str, Any] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise click.UsageError(f"{option} takes NAME=VALUE, not {pair!r}")
        if key in found:
            raise click.UsageError(f"{option} {key} is given twice; give it once")
        digits = value.removeprefix("-")
        found[key] = (
            int(value)
            if digits.isascii() and digits.isdigit() and len(digits) < _DIGITS
            else {"true": True, "false": False}.get(value, value)
        )
    return found
