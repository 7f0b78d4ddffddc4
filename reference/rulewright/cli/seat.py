"""`rulewright seat`: what a seat gets before it decides, for programs and for prompts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rulewright.cli.options import chosen_options, game_or_usage, mode_option, parse_pairs, spec_option

if TYPE_CHECKING:
    from rulewright.engine.table import Table


@contextmanager
def words_or_usage() -> Iterator[None]:
    """Turn what words may meet (no extra, no such language, a broken text) into one clear message."""
    from rulewright.rules.names import UnknownName
    from rulewright.seat.words import NoWords
    from rulewright_docs.words.errors import TextError

    try:
        yield
    except (NoWords, TextError) as error:
        raise click.ClickException(str(error)) from None
    except UnknownName as error:
        raise click.UsageError(str(error)) from None


@click.group()
def seat() -> None:
    """What a seat gets before it decides, and what it may answer."""


@seat.command()
@click.argument("game")
@mode_option
@click.option("--seats", type=int, help="Number of seats. Default: the fewest.")
@click.option("--seat", "chosen", metavar="SEAT", help="Whose. Default: the first who is asked.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Seed of the table.")
@click.option(
    "--after",
    type=click.IntRange(0, 100_000),
    default=0,
    metavar="N",
    help="After so many random decisions. Default: at the first.",
)
@click.option("--since", type=click.IntRange(0), default=0, metavar="N", help="Only later events.")
@click.option("--lang", default=None, help="Language of the words. Default: en (JSON: no words).")
@click.option("--legal", type=click.Choice(["list", "none"]), default="list", show_default=True)
@chosen_options
@spec_option
@click.option("--json", "as_json", is_flag=True, help="Print the observation as JSON.")
@click.option("--schema", is_flag=True, help="Print the JSON Schema of the reply.")
@click.option("--stats", is_flag=True, help="Print about how many tokens each form has.")
def prompt(
    game: str,
    mode: str | None,
    seats: int | None,
    chosen: str | None,
    seed: int,
    after: int,
    since: int,
    lang: str | None,
    legal: str,
    settings: tuple[str, ...],
    rulings: tuple[str, ...],
    as_json: bool,
    schema: bool,
    stats: bool,
    spec_dir: Path | None,
) -> None:
    """Print what a seat of GAME gets before it decides: as text (extra `text`), as JSON, or the schema of its
    reply."""
    from rulewright.engine.faults import IllegalMove

    loaded = game_or_usage(game, mode, spec_dir)
    chosen_settings, readings = parse_pairs(settings, "--set"), parse_pairs(rulings, "--ruling")
    try:
        table = loaded.table(seats, seed, settings=chosen_settings, rulings=readings)
    except IllegalMove as error:
        raise click.UsageError(str(error)) from error
    _play(table, seed, after)
    whose = _whose(table, chosen)
    with words_or_usage():
        if stats:
            _stats(table, whose, since, legal, spec_dir)
        elif schema:
            _print_schema(table, whose, legal)
        else:
            _print(table, whose, since, lang, legal, as_json, spec_dir)


def _play(table: Table, seed: int, decisions: int) -> None:
    """Random decisions, then time until somebody can decide."""
    from rulewright.engine.simulation import playout

    playout(table, seed, decisions)
    while table.over is None and not table.pending and (deadline := table.next_deadline()) is not None:
        table.tick(deadline)


def _whose(table: Table, chosen: str | None) -> str:
    there = (*table.seats, *table.staff)
    if chosen is not None:
        if chosen not in there:
            raise click.UsageError(f"no seat '{chosen}'; there are {', '.join(there)}")
        return chosen
    return table.pending[0].seat if table.pending else there[0]


def _print(
    table: Table, seat: str, since: int, lang: str | None, legal: Any, as_json: bool, spec_dir: Path | None
) -> None:
    from rulewright.seat import observation

    if as_json:
        click.echo(
            json.dumps(
                observation(table, seat, lang, legal, since=since, spec_dir=spec_dir),
                ensure_ascii=False,
                indent=2,
            )
        )
        return
    from rulewright.seat.text import observation_text

    seen = observation(table, seat, lang or "en", legal, since=since, spec_dir=spec_dir)
    click.echo(observation_text(seen, table.rules, spec_dir))


def _print_schema(table: Table, seat: str, legal: str) -> None:
    from rulewright.seat import decision_of, reply_schema

    decision = decision_of(table, seat)
    if not decision.asks:
        raise click.UsageError(f"nothing is asked of {seat} now: name another seat or moment")
    click.echo(json.dumps(reply_schema(decision, legal), ensure_ascii=False, indent=2))


def _stats(table: Table, seat: str, since: int, legal: Any, spec_dir: Path | None) -> None:
    from rulewright.seat import decision_of, observation, reply_schema
    from rulewright.seat.text import observation_text
    from rulewright.seat.words import LANGUAGES
    from rulewright_docs.words.tokens import tokens

    def size(data: Any, lang: str = "en") -> int:
        return tokens(json.dumps(data, ensure_ascii=False, separators=(",", ":")), lang)

    bare = observation(table, seat, None, legal, since=since, spec_dir=spec_dir)
    click.echo(f"{'':<12}{'text':>8}{'JSON':>8}   tokens, estimated by characters")
    click.echo(f"{'no words':<12}{'–':>8}{size(bare):>8,}")
    for lang in LANGUAGES:
        seen = observation(table, seat, lang, legal, since=since, spec_dir=spec_dir)
        text = tokens(observation_text(seen, table.rules, spec_dir), lang)
        click.echo(f"{lang:<12}{text:>8,}{size(seen, lang):>8,}")
    schema = reply_schema(decision_of(table, seat), legal)
    click.echo(f"{'schema':<12}{'–':>8}{size(schema):>8,}")
