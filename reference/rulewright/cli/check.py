"""`rulewright check`: validate rule documents and scenarios, from YAML to meaning."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import click

from rulewright.cli.options import spec_option
from rulewright.rules.report import FORMATS, render_text
from rulewright.rules.source import Diagnostic, Mark


@dataclass
class Work:
    """What the paths of the command line turned out to be. `spec_dir` is the folder of games that the
    scenarios are about (None: the bundled ones), `lost` are folders of documents that belong to no game, and
    `closed` folders that may not be looked into."""

    games: list[Path] = field(default_factory=list)
    bases: list[Path] = field(default_factory=list)
    documents: list[tuple[Path, Path | None]] = field(default_factory=list)
    scenarios: list[Path] = field(default_factory=list)
    lost: list[Path] = field(default_factory=list)
    closed: list[Path] = field(default_factory=list)
    spec_dir: Path | None = None


@click.command()
@click.argument("paths", nargs=-1, metavar="[PATH]...", type=click.Path(exists=True, path_type=Path))
@click.option(
    "--format",
    "format_",
    type=click.Choice(sorted(FORMATS)),
    default="text",
    help="How to report. Default: text.",
)
@spec_option
@click.pass_context
def check(ctx: click.Context, paths: tuple[Path, ...], format_: str, spec_dir: Path | None) -> None:
    """Validate rule documents or scenarios (default: all bundled ones, or all of --spec DIR).

    PATH is the folder of a game or of a base, a folder of games (with its own scenarios, if it has a folder
    `scenarios`), one rule document, a scenario, or a folder of scenarios; scenarios are held to the games of
    --spec DIR.

    Exit status: 0 no error, 1 errors, 2 wrong usage.
    """
    given = paths or ((spec_dir,) if spec_dir is not None else ())
    work = _sorted_out(given, spec_dir) if given else _bundled()
    found = _run(work)
    if format_ == "text":
        click.echo(render_text(found, color=sys.stdout.isatty()) + _what(work))
    else:
        click.echo(FORMATS[format_](found))
    ctx.exit(1 if any(d.severity == "error" for d in found) else 0)


def near(path: Path) -> Path:
    """The path as a person here would write it: relative if it lies below the current folder."""
    try:
        return _real(path).relative_to(Path.cwd())
    except (ValueError, OSError):
        return path


def _real(path: Path) -> Path:
    """The path without links; unlike the method of `Path` this never raises, whatever the path is."""
    return Path(os.path.realpath(path))


def _bundled() -> Work:
    from rulewright.data import data_path

    work = Work(scenarios=[near(data_path("scenarios"))])
    _add_folders(work, near(data_path("spec")))
    return work


def _sorted_out(paths: Sequence[Path], spec_dir: Path | None) -> Work:
    from rulewright.rules.bases import is_base
    from rulewright.rules.documents import document_folder, document_kind, is_game_folder
    from rulewright.rules.ground import FOLDERS, has_documents

    work = Work(spec_dir=spec_dir)
    for path in paths:
        # Unlike the methods of `Path` these never raise, whatever the path is.
        kind = document_kind(path) if os.path.isfile(path) and not _has_a_title(path) else None
        if is_game_folder(path):
            (work.bases if is_base(_real(path).name) else work.games).append(path)
        elif os.path.isdir(path) and _add_folders(work, path):
            continue
        elif os.path.isdir(path) and path.name in FOLDERS and is_game_folder(_real(path).parent):
            # A folder of cards, say: it means something only in its game.
            game = path.parent if path.parent.name else _real(path).parent
            (work.bases if is_base(_real(game).name) else work.games).append(game)
        elif kind is not None:
            folder = document_folder(path)
            work.documents.append((path, folder if is_game_folder(folder) else None))
        elif os.path.isdir(path) and has_documents(path):
            work.lost.append(path)
        else:
            work.scenarios.append(path)
    return work


def _has_a_title(path: Path) -> bool:
    """Whether a document is a scenario wherever it lies: only a scenario has a title."""
    try:
        return any(line.startswith(b"title:") for line in path.read_bytes().splitlines())
    except OSError:
        return False


def _add_folders(work: Work, folder: Path) -> bool:
    """Add every game and base of a folder of games. Whether there is one."""
    from rulewright.rules.documents import known_bases, known_games
    from rulewright.rules.folders import entries, is_closed
    from rulewright.rules.ground import groundless

    games, bases = known_games(folder), known_bases(folder)
    work.games += [folder / game for game in games]
    work.bases += [folder / base for base in bases]
    lost = list(groundless(folder))
    work.lost += lost
    if games or bases or lost:
        work.closed += [path for path in entries(folder) if path.name[0] != "." and is_closed(path)]
    own = folder / "scenarios"
    if (games or bases) and os.path.isdir(own) and work.spec_dir in (None, folder):
        work.scenarios.append(own)
        work.spec_dir = folder
    return bool(games or bases or lost)


def _run(work: Work) -> list[Diagnostic]:
    from rulewright.rules.folders import closed_folder
    from rulewright.rules.meaning import check_base, check_game

    found: list[Diagnostic] = []
    for folder in work.games:
        found += check_game(folder)
    for folder in work.bases:
        found += check_base(folder)
    for path, game in work.documents:
        found += _document(path, game)
    found += [_nobody_reads(folder) for folder in work.lost]
    found += [closed_folder(folder) for folder in work.closed]
    broken = any(d.severity == "error" for d in found)
    if work.scenarios and not (broken and work.spec_dir):
        # Scenarios about rules that are broken cannot be read: their words are not known.
        found += _scenarios(work.scenarios, work.spec_dir)
    return found


def _nobody_reads(folder: Path) -> Diagnostic:
    """That a folder looks like a game and is none."""
    from rulewright.rules.documents import known_games
    from rulewright.rules.expressions import did_you_mean

    games = known_games()
    near_name = did_you_mean(_real(folder).name, games)
    hint = near_name if near_name.startswith("did") else f"bundled games: {', '.join(games)}"
    return Diagnostic(
        "RW172",
        f"nobody reads '{folder}': it has no game.yaml, and no bundled game is called like it",
        Mark(str(folder), 1, 1),
        f"{hint}; or write {folder / 'game.yaml'}",
    )


def _document(path: Path, game: Path | None) -> list[Diagnostic]:
    """What is wrong in one document. Its game is checked with it: only there its names mean something."""
    from rulewright.rules.bases import is_base
    from rulewright.rules.documents import check_document
    from rulewright.rules.meaning import check_base, check_game

    if game is None:
        return check_document(path)
    lent = is_base(_real(game).name)
    found = check_base(game) if lent else check_game(game)
    own = [d for d in found if Path(d.mark.file) == game / path.relative_to(game)]
    others = sum(d.severity == "error" for d in found) - sum(d.severity == "error" for d in own)
    if others:
        whole = "base" if lent else "game"
        click.echo(
            f"note: {others} more in other documents of the {whole}: rulewright check {game}", err=True
        )
    return own


def _scenarios(paths: list[Path], spec_dir: Path | None) -> list[Diagnostic]:
    try:
        from rulewright_conformance.language import language_of
        from rulewright_conformance.scenarios import check_paths
    except ModuleNotFoundError as error:
        raise click.ClickException(f"the conformance runner is not installed ({error.name})") from None
    return list(check_paths(paths, language_of(spec_dir)))


def _what(work: Work) -> str:
    parts = [
        f"{len(items)} {word}{'' if len(items) == 1 else 's'}"
        for word, items in (
            ("game", work.games),
            ("base", work.bases),
            ("document", work.documents),
            ("scenario path", work.scenarios),
        )
        if items
    ]
    return f" in {', '.join(parts)}" if parts else ""
