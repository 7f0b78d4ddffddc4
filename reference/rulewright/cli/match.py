"""`rulewright match`: games between programs and bots, with results, refusals and records."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rulewright.cli.options import (
    Seconds,
    check_output,
    chosen_options,
    game_or_usage,
    mode_option,
    parse_pairs,
    roles_option,
    spec_option,
    write_output,
)
from rulewright.cli.seat import words_or_usage

if TYPE_CHECKING:
    from rulewright.engine.api import Game
    from rulewright.match.plan import PlayerSpec


@click.command()
@click.argument("game")
@mode_option
@click.option("--seats", type=int, help="Number of seats. Default: the fewest that has all of --seat.")
@click.option(
    "--seat",
    "chosen",
    multiple=True,
    metavar="SEAT=PLAYER",
    help='A player: a=cmd:"COMMAND" or a=bot:random (bot:first). Default for each seat: bot:random.',
)
@click.option(
    "--games", type=click.IntRange(1, 100_000), default=10, show_default=True, help="How many games."
)
@click.option("--rotate", is_flag=True, help="Everybody moves up one seat after each game.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Seed of the first game.")
@click.option("--lang", help="Say observations in words of this language besides (extra `text`).")
@click.option("--legal", type=click.Choice(["list", "none"]), default="list", show_default=True)
@click.option(
    "--on-failure",
    type=click.Choice(["forfeit", "default"]),
    default="forfeit",
    show_default=True,
    help="When a player does not decide: the game ends there, or what the rules do with one who is silent.",
)
@click.option(
    "--timeout",
    type=Seconds(0.01, 86_400),
    default=60.0,
    show_default=True,
    metavar="SECONDS",
    help="Time that a program has for one reply.",
)
@roles_option
@chosen_options
@spec_option
@click.option("--json", "json_file", metavar="FILE", help="Write the result as JSON ('-': standard output).")
@click.option(
    "--transcripts",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Write each game there as a record, for `rulewright judge`.",
)
def match(
    game: str,
    mode: str | None,
    seats: int | None,
    chosen: tuple[str, ...],
    games: int,
    rotate: bool,
    seed: int,
    lang: str | None,
    legal: Any,
    on_failure: Any,
    timeout: float,
    roles: tuple[str, ...] | None,
    settings: tuple[str, ...],
    rulings: tuple[str, ...],
    json_file: str | None,
    transcripts: Path | None,
    spec_dir: Path | None,
) -> None:
    """Play GAME between programs and bots.

    A program reads one observation a line (schema/seat.schema.json) and writes one reply a line,
    {"move": "…"}; `python -m rulewright.match.example_player` is one. A reply that is no legal move is asked
    for once more, then the game is forfeited. A match that is broken off (Ctrl-C) ends with the result of the
    games that were finished.
    """
    loaded = game_or_usage(game, mode, spec_dir)
    players, staff = _players(loaded, seats, roles, chosen)
    with _trouble():
        from rulewright.match import Match, MatchPlan
        from rulewright_conformance.signals import Ending

        plan = MatchPlan(
            game=game,
            mode=loaded.rules.mode,
            players=players,
            staff=staff,
            games=games,
            seed=seed,
            rotate=rotate,
            lang=lang,
            legal=legal,
            failure=on_failure,
            timeout=timeout,
            records=None if transcripts is None else _folder(transcripts),
            settings=parse_pairs(settings, "--set"),
            rulings=parse_pairs(rulings, "--ruling"),
            lineup=roles,
            spec_dir=spec_dir,
        )
        _check_language(loaded, lang, spec_dir)
        _check_target(json_file, transcripts)
        table = Match(plan)
        with Ending():
            try:
                table.play(_tell if json_file != "-" else None)
            except BaseException:
                # Hours of games may have been played before somebody or something broke the match off.
                if table.finished:
                    _report(table.result(), json_file)
                raise
            _report(table.result(), json_file)


@contextmanager
def _trouble() -> Iterator[None]:
    """Turn what a match may meet into one clear message."""
    from rulewright.engine.faults import IllegalMove
    from rulewright_conformance.failures import CannotStart

    try:
        with words_or_usage():
            yield
    except IllegalMove as error:
        raise click.UsageError(str(error)) from error
    except CannotStart as error:
        raise click.UsageError(f"--seat: {error}") from None
    except FileExistsError as error:
        raise click.ClickException(f"{error.filename} is there already; name another folder") from None
    except OSError as error:
        if error.filename is None:
            raise
        raise click.ClickException(
            f"{error.filename}: cannot be written ({error.strerror}); name another folder, or make room"
        ) from None


def _players(
    loaded: Game, seats: int | None, lineup: tuple[str, ...] | None, chosen: tuple[str, ...]
) -> tuple[tuple[PlayerSpec, ...], tuple[PlayerSpec, ...]]:
    """The players in seat order, and those of the staff."""
    from rulewright.engine.api import seat_names
    from rulewright.match.plan import BadPlayer, player_of

    low, high = loaded.rules.seats
    named: dict[str, str] = {}
    for pair in chosen:
        seat, equals, text = pair.partition("=")
        if not equals or not seat or seat in named:
            raise click.UsageError(
                f"--seat {pair!r}: " + ("this seat is named twice" if seat in named else "write SEAT=PLAYER")
            )
        named[seat] = text
    if seats is not None and not low <= seats <= high:
        raise click.UsageError(f"{loaded.rules.game} has {low} to {high} seats, not {seats}")
    most = seat_names(high)
    needed = max((most.index(seat) + 1 for seat in named if seat in most), default=0)
    if seats is None:
        seats = max(low, needed, len(lineup) if lineup is not None and len(lineup) <= high else 0)
    names, staff = most[:seats], tuple(loaded.rules.staff)
    for seat in named:
        if seat not in (*names, *staff):
            raise click.UsageError(
                f"--seat {seat}: there is no such seat; there are {', '.join((*names, *staff))}"
            )
    try:
        specs = {s: player_of(s, named.get(s, "bot:random")) for s in (*names, *staff)}
    except BadPlayer as error:
        raise click.UsageError(f"--seat: {error}") from None
    return tuple(specs[s] for s in names), tuple(specs[s] for s in staff)


def _folder(folder: Path) -> Path:
    """The folder for records: new, or empty, so that nothing is overwritten."""
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise click.ClickException(f"{folder} is not empty; name another folder, or empty it")
    return folder


def _check_language(loaded: Game, lang: str | None, spec_dir: Path | None) -> None:
    if lang is not None:
        from rulewright.seat.words import speaker_of

        speaker_of(loaded.rules, (), lang, spec_dir)


def _tell(number: int, result: Any) -> None:
    won = ", ".join(result.winners) or "nobody"
    told = (
        f"seat {result.forfeited} forfeits ({result.why})"
        if result.forfeited
        else f"{won} ({result.because})"
    )
    click.echo(f"game {number + 1}: {told}, {result.inputs} inputs", err=True)


def _check_target(file: str | None, records: Path | None) -> None:
    """Find out before the match, not after it, that its result cannot be written."""
    if file is None or file == "-":
        return
    # Unlike `Path.resolve` this never raises, also where links lead round in a circle.
    folder, name = os.path.split(os.path.realpath(file))
    if records is not None and name.endswith(".jsonl") and folder == os.path.realpath(records):
        raise click.UsageError(f"--json '{file}' would be written over a recorded game; name another file")
    check_output("--json", Path(file))
    if os.path.exists(file) and not os.path.isfile(file):
        return  # a pipe or a device is written into; nothing is made beside it
    try:
        # As `write_output` will: beside the file, which itself is not touched before there is a result.
        with tempfile.NamedTemporaryFile(dir=folder, prefix=".rulewright-"):
            pass
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise click.UsageError(f"--json '{file}' cannot be written: {reason}; name another folder") from None


def _report(result: dict[str, Any], json_file: str | None) -> None:
    """Print the result and write it; the file comes last, so that its trouble does not cost the table."""
    if json_file != "-":
        _print(result)
    if json_file is not None:
        _write(json_file, result)


def _write(file: str, result: dict[str, Any]) -> None:
    text = json.dumps(result, ensure_ascii=False, indent=2)
    if file == "-":
        click.echo(text)
        return
    write_output(Path(file), text + "\n")


def _print(result: dict[str, Any]) -> None:
    table = f"{result['game']} ({result['mode']}), {result['seats']} seats"
    planned = "" if result["games"] == result["planned"] else f" of {result['planned']:,}"
    click.echo(f"{table}, {result['games']:,}{planned} games from seed {result['seed']}")
    click.echo(f"\n{'player':<24}{'won':>8}{'of':>7}{'rate':>9}   95 % interval")
    for name, player in result["players"].items():
        _row(f"{name} {player['is']}", player["won"])
        for role, row in player["roles"].items():
            _row(f"  {role}", row)
    for title, key, counted in (("role", "roles", "won"), ("reason", "reasons", "games")):
        if result[key]:
            click.echo(f"\n{title:<24}{counted:>8}{'of':>7}{'rate':>9}   95 % interval")
            for name, row in result[key].items():
                _row(name, row)
    click.echo("")
    for name, player in {**result["players"], **result["staff"]}.items():
        if player["is"].startswith("cmd:"):
            wrong = ("illegal", "unparsable", "retries", "timeout", "crash", "protocol", "stalling")
            found = [f"{player[key]} {key}" for key in (*wrong, "defaults", "forfeits") if player[key]]
            told = f"{player['decisions']:,} decisions, about {player['tokens']:,} tokens of observations"
            click.echo(f"{name}: {told}; {', '.join(found) or 'nothing refused'}")


def _row(name: str, row: dict[str, Any]) -> None:
    shown = name if len(name) <= 24 else name[:23] + "…"
    line = f"{shown:<24}{row['games']:>8,}{row['of']:>7,}"
    if row["rate"] is not None:
        low, high = row["interval"]
        line += f"{row['rate']:>9.1%}   {low:.1%} to {high:.1%}"
    click.echo(line)
