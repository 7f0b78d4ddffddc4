"""`rulewright engine` and `rulewright simulate`: the interpreter at work."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click

from rulewright.cli.options import (
    chosen_options,
    game_or_usage,
    host_option,
    json_flag,
    mode_option,
    parse_pairs,
    roles_option,
    seats_in_play,
    spec_option,
)


@click.command()
@spec_option
def engine(spec_dir: Path | None) -> None:
    """The reference engine on standard input and output (see conformance/PROTOCOL.md)."""
    from rulewright.wire.server import main

    main(spec_dir)


@click.command()
@click.argument("game")
@mode_option
@click.option("--seats", type=int, help="Number of seats. Default: that of --roles, else the fewest.")
@click.option(
    "--games",
    "count",
    type=click.IntRange(1, 10_000_000),
    default=100,
    show_default=True,
    help="How many games.",
)
@click.option(
    "--seed",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    help="Seed of the first game; the others follow.",
)
@host_option
@roles_option
@chosen_options
@click.option(
    "--jobs",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    help="Processes; the result is the same for any number.",
)
@spec_option
@json_flag
def simulate(
    game: str,
    mode: str | None,
    seats: int | None,
    count: int,
    seed: int,
    host: str | None,
    roles: tuple[str, ...] | None,
    settings: tuple[str, ...],
    rulings: tuple[str, ...],
    jobs: int,
    as_json: bool,
    spec_dir: Path | None,
) -> None:
    """Play random legal games of GAME and print win rates and lengths."""
    from rulewright.engine.faults import IllegalMove
    from rulewright.engine.simulation import Plan, simulate_games
    from rulewright_conformance.signals import Ending

    loaded = game_or_usage(game, mode, spec_dir)
    plan = Plan(
        game,
        loaded.rules.mode,
        seats_in_play(seats, roles, loaded.rules.seats),
        seed,
        parse_pairs(settings, "--set"),
        parse_pairs(rulings, "--ruling"),
        host,
        roles,
        spec_dir,
    )
    try:
        with Ending():
            result = simulate_games(plan, count, jobs)
    except IllegalMove as error:
        raise click.UsageError(str(error)) from error
    if as_json:
        click.echo(json.dumps(result, ensure_ascii=False, indent=2))
        return
    _print(result)


def _print(result: dict[str, Any]) -> None:
    table = f"{result['game']} ({result['mode']}), {result['seats']} seats"
    click.echo(f"{table}, {result['games']:,} games from seed {result['seed']}")
    sections = (("seat", "wins"), ("role", "roles"), ("character", "characters"), ("reason", "reasons"))
    for title, key in sections:
        if not result[key]:
            continue
        click.echo("")
        click.echo(f"{title:<24}{'games' if key == 'reasons' else 'won':>8}{'rate':>9}   95 % interval")
        for name, row in result[key].items():
            low, high = row["interval"]
            click.echo(f"{name:<24}{row['games']:>8,}{row['rate']:>8.1%}   {low:.1%} to {high:.1%}")
    length = result["decisions_a_game"]
    click.echo("")
    click.echo(f"decisions a game: {length['mean']:.1f} (from {length['least']} to {length['most']})")
    click.echo(f"{result['decisions']:,} decisions in {result['seconds']:.2f} s", err=not sys.stdout.isatty())
