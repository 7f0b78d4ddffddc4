"""Options that several commands share, with errors that say what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rulewright.engine.api import Game


def game_or_usage(game: str, mode: str | None) -> Game:
    """Load a game for a command; unknown names become usage errors that list the known ones."""
    from rulewright.engine.api import load
    from rulewright.rules.names import UnknownName

    try:
        return load(game, mode)
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
