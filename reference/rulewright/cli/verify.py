"""`rulewright verify` and `rulewright coverage`: the command line of the conformance runner."""

from __future__ import annotations

import os
from pathlib import Path

import click

from rulewright.cli.options import Seconds, json_flag, spec_option

_JOBS = min(4, os.cpu_count() or 1)


@click.command()
@click.argument("paths", nargs=-1, metavar="[PATH]...", type=click.Path(path_type=Path))
@click.option("--engine", metavar="CMD", help="Command of the engine. Default: the reference engine.")
@click.option("--game", metavar="GAME", help="Only this game.")
@click.option("--mode", metavar="MODE", help="Only runs in this mode.")
@click.option("-k", "text", metavar="TEXT", help="Only runs with this in name, title or claims.")
@click.option("--level", type=click.IntRange(0, 4), help="Only runs up to this level.")
@click.option("--baseline", type=click.Path(path_type=Path), metavar="FILE", help="Runs known to fail.")
@click.option("--jobs", type=click.IntRange(1, 256), default=_JOBS, show_default=True, help="Engines.")
@click.option(
    "--timeout",
    type=Seconds(0.01, 3600),
    default=10.0,
    show_default=True,
    metavar="SECONDS",
    help="Time that the engine has for one answer.",
)
@click.option("--json", metavar="FILE", help="Write a report as JSON lines ('-': standard output).")
@click.option("--junit", type=click.Path(path_type=Path), metavar="FILE", help="Write a report as JUnit XML.")
@click.option("--permute", is_flag=True, help="Try answers that are given together in every order.")
@click.option("-x", "--exitfirst", is_flag=True, help="Stop at the first failure.")
@click.option("--list", "list_only", is_flag=True, help="Print the names of the runs and stop.")
@click.option(
    "--transcript",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Write all messages there, one file for each run.",
)
@spec_option
@click.pass_context
def verify(
    ctx: click.Context,
    paths: tuple[Path, ...],
    engine: str | None,
    game: str | None,
    mode: str | None,
    text: str | None,
    level: int | None,
    baseline: Path | None,
    jobs: int,
    timeout: float,
    json: str | None,
    junit: Path | None,
    permute: bool,
    exitfirst: bool,
    list_only: bool,
    transcript: Path | None,
    spec_dir: Path | None,
) -> None:
    """Run the conformance suite against an engine.

    PATH is a scenario or a folder of scenarios of your own; without it the bundled ones run. With --spec DIR
    the rules are those of your folder: the scenarios in DIR/scenarios run, and the bundled ones of its games,
    of which some may fail and some no longer apply, because a word of theirs is not in your rules.

    Exit status: 0 all well, 1 failures, 2 wrong usage, 3 our own fault, 130 interrupted (143 by SIGTERM,
    129 by SIGHUP).
    """
    from rulewright_conformance.suite import Request, UsageProblem
    from rulewright_conformance.suite import verify as run_suite

    request = Request(
        paths=paths,
        engine=engine,
        game=game,
        mode=mode,
        text=text,
        level=level,
        baseline=baseline,
        jobs=jobs,
        timeout=timeout,
        json=json,
        junit=junit,
        permute=permute,
        exitfirst=exitfirst,
        list_only=list_only,
        transcript=transcript,
        spec_dir=spec_dir,
    )
    try:
        ctx.exit(run_suite(request))
    except UsageProblem as problem:
        raise click.UsageError(str(problem), ctx) from None


@click.command()
@click.option("--game", metavar="GAME", help="Only this game.")
@click.option("--jobs", type=click.IntRange(1, 256), default=_JOBS, show_default=True, help="Engines.")
@spec_option
@json_flag
@click.pass_context
def coverage(ctx: click.Context, game: str | None, jobs: int, as_json: bool, spec_dir: Path | None) -> None:
    """Show which rules and claims a passing scenario proves, from a run of the reference engine.

    With --spec DIR the claims and exclusions of DIR/coverage.yaml, if there is one, take the place of the
    bundled ones.

    Exit status: 0 nothing is uncovered, 1 something is (or a scenario fails), 2 wrong usage.
    """
    from rulewright_conformance.prove import show_coverage
    from rulewright_conformance.suite import UsageProblem

    try:
        ctx.exit(show_coverage(game, jobs, as_json, spec_dir=spec_dir))
    except UsageProblem as problem:
        raise click.UsageError(str(problem), ctx) from None
