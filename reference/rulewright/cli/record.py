"""`rulewright record`: turn a seed and a step, or a recorded game, into a scenario file."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rulewright.cli.options import (
    check_output,
    chosen_options,
    game_or_usage,
    host_option,
    mode_option,
    parse_pairs,
    roles_option,
    seats_in_play,
    spec_option,
    write_output,
)

if TYPE_CHECKING:
    from rulewright.records.course import Course

_NAME = re.compile(r"[a-z][a-z0-9_]*")
_ID = re.compile(r"[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*){2}")
_TITLE = 120
# What Python makes of bytes of the command line that are not UTF-8.
_NO_TEXT = re.compile("[\ud800-\udfff]")
# Options that make a random game, and have no meaning for one that is given.
_OF_RANDOM = ("mode", "seats", "seed", "steps", "until", "host", "roles", "settings", "rulings")


@click.command()
@click.argument("game", required=False)
@mode_option
@click.option(
    "--seats", type=click.IntRange(1, 100), help="Seats. Default: that of --roles, else the fewest."
)
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Seed of the random game.")
@click.option("--steps", type=click.IntRange(1), metavar="N", help="Stop after so many inputs.")
@click.option(
    "--until", metavar="TEXT", help="Stop after the first input with this in its move or its events."
)
@host_option
@roles_option
@chosen_options
@click.option(
    "--from", "source", type=click.Path(path_type=Path), metavar="FILE", help="A recorded game instead."
)
@click.option(
    "--step", type=click.IntRange(1), metavar="K", help="Of --from: up to this input. Default: all."
)
@click.option("--title", help="Title of the scenario. Default: what its last step does.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    required=True,
    metavar="FILE",
    help="A scenario (.yaml), or the random game itself (.jsonl).",
)
@click.option("--force", is_flag=True, help="Write over an existing file.")
@spec_option
@click.pass_context
def record(
    ctx: click.Context,
    /,
    game: str | None,
    out: Path,
    force: bool,
    spec_dir: Path | None,
    **options: Any,
) -> None:
    """Write the last step of a random game of GAME, or of a recorded one, as a scenario.

    The scenario begins at the nearest resting point before that step, holds what chance brought, and expects
    what came of the step. With --out FILE.jsonl the random game itself is written, as `rulewright judge`
    reads it. Seed and game are as in `rulewright simulate`. Exit status: 1 if no scenario can be made.
    """
    from rulewright.records.form import read_lines, write_line

    _check_usage(ctx, game, out, force, options)
    if options["source"] is not None:
        source = options["source"]
        course = _course(read_lines(source), options["step"], spec_dir, str(source))
    else:
        assert game is not None
        lines = _random_lines(game, options, spec_dir)
        if out.suffix == ".jsonl":
            write_output(out, "".join(map(write_line, lines)))
            click.echo(f"{out}: {len(lines) - 1} inputs")
            return
        course = _course(_as_lines(lines), None, spec_dir)
    name = _id(out, course.game.rules.game)
    _write_scenario(out, course, name, _title(options["title"], course, options), spec_dir)


def _check_usage(
    ctx: click.Context, game: str | None, out: Path, force: bool, options: dict[str, Any]
) -> None:
    source = options["source"]
    if (game is None) == (source is None):
        raise click.UsageError("name a GAME, or a recorded game with --from FILE")
    if source is None and options["step"] is not None:
        raise click.UsageError("--step belongs to --from; a random game stops by --steps or --until")
    if source is not None:
        default = click.core.ParameterSource.DEFAULT
        given = [name for name in _OF_RANDOM if ctx.get_parameter_source(name) is not default]
        if given:
            option = {"settings": "set", "rulings": "ruling"}.get(given[0], given[0])
            raise click.UsageError(f"--{option} belongs to a random game, not to --from")
    title = options["title"]
    if title is not None and _NO_TEXT.search(title):
        raise click.UsageError("--title is not UTF-8 text; write it in UTF-8")
    if out.suffix not in ((".yaml", ".jsonl") if source is None else (".yaml",)):
        ending = ".yaml, or .jsonl for the game itself" if source is None else ".yaml"
        raise click.UsageError(f"--out '{out}': the name ends in {ending}")
    if out.suffix == ".yaml" and not _NAME.fullmatch(out.stem):
        raise click.UsageError(f"--out '{out}': the name of a scenario is small letters, digits and _")
    check_output("--out", out)
    _check_regular(out)
    if os.path.lexists(out) and not force:
        raise click.UsageError(f"'{out}' exists; choose another name, or say --force")


def _check_regular(out: Path) -> None:
    """Refuse what cannot hold a file, such as a pipe, which would be waited for; a device may take one."""
    if not os.path.exists(out):
        return
    mode = os.stat(out).st_mode
    if not stat.S_ISREG(mode) and not stat.S_ISCHR(mode):
        raise click.UsageError(f"--out '{out}' is no regular file; choose another name")


def _random_lines(game: str, options: dict[str, Any], spec_dir: Path | None) -> list[dict[str, Any]]:
    from rulewright.engine.api import seat_names
    from rulewright.engine.faults import IllegalMove
    from rulewright.records.take import Wanted, take_random_game

    loaded = game_or_usage(game, options["mode"], spec_dir)
    roles: tuple[str, ...] | None = options["roles"]
    count = seats_in_play(options["seats"], roles, loaded.rules.seats)
    setup = {
        "host": options["host"],
        "settings": parse_pairs(options["settings"], "--set"),
        "rulings": parse_pairs(options["rulings"], "--ruling"),
        "lineup": None if roles is None else list(roles),
    }
    steps, until = options["steps"], options["until"]
    wanted = Wanted(loaded, seat_names(count), options["seed"], setup, steps, until)
    try:
        lines, reached = take_random_game(wanted)
    except IllegalMove as error:
        raise click.UsageError(str(error)) from None
    if not reached:
        what = f"--steps {steps}" if until is None else f"--until {until}"
        message = f"the game of seed {options['seed']} ends after {len(lines) - 1} inputs, before {what}"
        raise click.ClickException(f"{message}; try another seed")
    return lines


def _as_lines(lines: list[dict[str, Any]]) -> Iterator[Any]:
    from rulewright.records.form import Line

    return (Line(number, fields) for number, fields in enumerate(lines, start=1))


def _course(
    lines: Iterator[Any], step: int | None, spec_dir: Path | None, file: str = "the random game"
) -> Course:
    from rulewright.records.course import follow
    from rulewright.records.form import Unusable
    from rulewright.records.replay import Forbidden
    from rulewright_conformance.report_text import clean

    try:
        return follow(lines, step, spec_dir)
    except Unusable as error:
        raise click.UsageError(clean(f"{file}: {error}")) from None
    except Forbidden as error:
        message = f"{file}:{error.fault.line}: the rules forbid '{error.fault.text}': {error.fault.message}"
        raise click.ClickException(clean(f"{message}; see rulewright judge")) from None


def _id(out: Path, game: str) -> str:
    from rulewright_conformance.scenarios import path_id

    name = path_id(out)
    name = name if "." in name else f"{game}.recorded.{name}"
    if not _ID.fullmatch(name) or not name.startswith(f"{game}."):
        raise click.UsageError(
            f"--out '{out}': a scenario of {game} lies in scenarios/{game}/TOPIC/NAME.yaml, or elsewhere"
        )
    return name


def _title(given: str | None, course: Course, options: dict[str, Any]) -> str:
    if given is not None:
        return given
    last = course.moments[-1].line
    # Free words are somebody's; a title does without them.
    text = re.sub(r"[\"{].*", "…", last.text, flags=re.DOTALL)
    place = f"input {len(course.moments)}"
    whence = place if options["source"] else f"seed {options['seed']}, {place}"
    title = f"Recorded ({whence}): {text}".rstrip(".")
    return title if len(title) <= _TITLE else f"{title[: _TITLE - 1]}…"


def _write_scenario(out: Path, course: Course, name: str, title: str, spec_dir: Path | None) -> None:
    """Write the file, and take it back if the checker does not like it (a title, a limit)."""
    from rulewright.authoring.write import CannotWrite, written
    from rulewright.data import data_path
    from rulewright.records.scenario import scenario_of
    from rulewright.records.start import nearest_start
    from rulewright.records.yaml_text import yaml_text
    from rulewright.rules.report import render_text
    from rulewright_conformance.language import language_of
    from rulewright_conformance.scenarios import check_paths

    start = nearest_start(course)
    beside = os.path.dirname(os.path.realpath(out))
    schema = os.path.relpath(data_path("schema") / "scenario.schema.json", beside)
    head = (f"yaml-language-server: $schema={Path(schema).as_posix()}",)
    text = yaml_text(scenario_of(course, name, title, start), head)
    try:
        with written({}, {out: text}):
            wrong = [each for each in check_paths([out], language_of(spec_dir)) if each.severity == "error"]
            if wrong:
                raise click.ClickException(f"this makes no scenario:\n{render_text(wrong)}")
    except CannotWrite as error:
        raise click.ClickException(str(error)) from None
    whence = f"the resting point '{start.position['at']}'" if start.position else "the deal"
    count = len(course.moments) - start.place
    click.echo(f"{out}: {name}, {count} input{'s' if count != 1 else ''} from {whence}")
