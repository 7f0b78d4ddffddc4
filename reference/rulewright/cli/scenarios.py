"""`rulewright scenarios`: the scenarios for people who want them without Python."""

from __future__ import annotations

from pathlib import Path

import click


@click.group()
def scenarios() -> None:
    """The scenarios in other forms."""


@scenarios.command()
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option("--game", metavar="GAME", help="Only this game.")
@click.option("--mode", metavar="MODE", help="Only runs in this mode.")
@click.option(
    "--from",
    "paths",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="PATH",
    help="Scenarios of your own instead of the bundled ones; may be given several times.",
)
def export(folder: Path, game: str | None, mode: str | None, paths: tuple[Path, ...]) -> None:
    """Write every run of every scenario as plain JSON into DIR (conformance/EXPORT.md).

    One file a run, and an index. DIR is new, empty, or was written by this command. Exit status: 2 for a
    wrong folder, game or mode.
    """
    from rulewright_conformance.export import Refused, check_folder, export_runs
    from rulewright_conformance.language import bundled_language
    from rulewright_conformance.suite import Request, UsageProblem, select

    language = bundled_language()
    try:
        check_folder(folder)
        runs = select(Request(paths=paths, game=game, mode=mode), language).runs
        export_runs(runs, folder, language)
    except (Refused, UsageProblem) as problem:
        raise click.UsageError(str(problem)) from None
    games = len({run.game for run in runs})
    click.echo(f"{folder}: {len(runs)} runs of {games} game{'s' if games != 1 else ''}")
