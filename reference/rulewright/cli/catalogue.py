"""`rulewright catalogue`: every move of a game as a number, for programs that act by numbers."""

from __future__ import annotations

import json
from pathlib import Path

import click

from rulewright.cli.options import game_or_usage, json_flag, mode_option, spec_option


@click.command()
@click.argument("game")
@mode_option
@click.option("--seats", type=int, help="Number of seats. Default: the fewest.")
@spec_option
@json_flag
def catalogue(game: str, mode: str | None, seats: int | None, as_json: bool, spec_dir: Path | None) -> None:
    """Every move of GAME that can ever be legal, with its number. The same rules give the same numbers."""
    from rulewright.catalogue import CatalogueError
    from rulewright.catalogue import catalogue as numbered
    from rulewright.engine.api import seat_names
    from rulewright.engine.faults import IllegalMove

    loaded = game_or_usage(game, mode, spec_dir)
    try:
        names = seat_names(loaded.count(loaded.rules.seats[0] if seats is None else seats))
    except IllegalMove as error:
        raise click.UsageError(str(error)) from error
    try:
        found = numbered(loaded.rules, names)
    except CatalogueError as error:
        raise click.ClickException(str(error)) from error
    if as_json:
        click.echo(json.dumps(found.to_json(), ensure_ascii=False, indent=2))
        return
    click.echo(f"{found.game} ({found.mode}), {len(names)} seats: {len(found):,} actions, {found.hash}")
    for number, move in enumerate(found.ids):
        click.echo(f"{number:>6}  {move}")
