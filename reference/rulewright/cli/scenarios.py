"""`rulewright scenarios`: the scenarios for people who want them without Python."""

from __future__ import annotations

from pathlib import Path

import click

from rulewright.cli.options import spec_option


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
@spec_option
def export(
    folder: Path, game: str | None, mode: str | None, paths: tuple[Path, ...], spec_dir: Path | None
) -> None:
    """Write every run of every scenario as plain JSON into DIR (conformance/EXPORT.md).

    One file a run, and an index. DIR is new, empty, or was written by this command. With --spec: the author's
    scenarios and the bundled ones that still can be run. Exit status: 2 for a wrong folder, game or mode.
    """
    from rulewright_conformance.export import Refused, check_folder, export_runs
    from rulewright_conformance.language import language_of
    from rulewright_conformance.suite import Request, UsageProblem, select

    language = language_of(spec_dir)
    try:
        check_folder(folder)
        runs = select(Request(paths=paths, game=game, mode=mode, spec_dir=spec_dir), language).runs
        export_runs(runs, folder, language)
    except (Refused, UsageProblem) as problem:
        raise click.UsageError(str(problem)) from None
    games = len({run.game for run in runs})
    click.echo(f"{folder}: {len(runs)} runs of {games} game{'s' if games != 1 else ''}")
