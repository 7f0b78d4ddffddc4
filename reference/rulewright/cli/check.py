"""`rulewright check`: validate rule documents and scenarios, from YAML to meaning."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import click

from rulewright.rules.report import FORMATS, render_text
from rulewright.rules.source import Diagnostic


@dataclass
class Work:
    """What the paths of the command line turned out to be."""

    games: list[Path] = field(default_factory=list)
    bases: list[Path] = field(default_factory=list)
    documents: list[tuple[Path, Path | None]] = field(default_factory=list)
    scenarios: list[Path] = field(default_factory=list)


@click.command()
@click.argument("paths", nargs=-1, metavar="[PATH]...", type=click.Path(exists=True, path_type=Path))
@click.option(
    "--format",
    "format_",
    type=click.Choice(sorted(FORMATS)),
    default="text",
    help="How to report. Default: text.",
)
@click.pass_context
def check(ctx: click.Context, paths: tuple[Path, ...], format_: str) -> None:
    """Validate rule documents or scenarios (default: all bundled ones).

    PATH is the folder of a game or of a base, a folder of games, one rule document, a scenario, or a folder
    of scenarios.

    Exit status: 0 no error, 1 errors, 2 wrong usage.
    """
    work = _sorted_out(paths) if paths else _bundled()
    found = _run(work)
    if format_ == "text":
        click.echo(render_text(found, color=sys.stdout.isatty()) + _what(work))
    else:
        click.echo(FORMATS[format_](found))
    ctx.exit(1 if any(d.severity == "error" for d in found) else 0)


def near(path: Path) -> Path:
    """The path as a person here would write it: relative if it lies below the current folder."""
    try:
        return path.resolve().relative_to(Path.cwd())
    except (ValueError, OSError):
        return path


def _bundled() -> Work:
    from rulewright.data import data_path

    work = Work(scenarios=[near(data_path("scenarios"))])
    _add_folders(work, near(data_path("spec")))
    return work


def _sorted_out(paths: Sequence[Path]) -> Work:
    from rulewright.rules.bases import is_base
    from rulewright.rules.documents import FOLDERS, document_folder, document_kind

    work = Work()
    for path in paths:
        # Unlike the methods of `Path` these never raise, whatever the path is.
        kind = document_kind(path) if os.path.isfile(path) and not _has_a_title(path) else None
        if os.path.isfile(path / "game.yaml"):
            (work.bases if is_base(path.resolve().name) else work.games).append(path)
        elif path.is_dir() and _add_folders(work, path):
            continue
        elif path.is_dir() and path.name in FOLDERS and os.path.isfile(path.resolve().parent / "game.yaml"):
            # A folder of cards, say: it means something only in its game.
            game = path.parent if path.parent.name else path.resolve().parent
            (work.bases if is_base(game.resolve().name) else work.games).append(game)
        elif kind is not None:
            folder = document_folder(path)
            work.documents.append((path, folder if (folder / "game.yaml").is_file() else None))
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

    games, bases = known_games(folder), known_bases(folder)
    work.games += [folder / game for game in games]
    work.bases += [folder / base for base in bases]
    return bool(games or bases)


def _run(work: Work) -> list[Diagnostic]:
    from rulewright.rules.meaning import check_base, check_game

    found: list[Diagnostic] = []
    for folder in work.games:
        found += check_game(folder)
    for folder in work.bases:
        found += check_base(folder)
    for path, game in work.documents:
        found += _document(path, game)
    if work.scenarios:
        found += _scenarios(work.scenarios)
    return found


def _document(path: Path, game: Path | None) -> list[Diagnostic]:
    """What is wrong in one document. Its game is checked with it: only there its names mean something."""
    from rulewright.rules.bases import is_base
    from rulewright.rules.documents import check_document
    from rulewright.rules.meaning import check_base, check_game

    if game is None:
        return check_document(path)
    lent = is_base(game.resolve().name)
    found = check_base(game) if lent else check_game(game)
    own = [d for d in found if Path(d.mark.file) == game / path.relative_to(game)]
    others = sum(d.severity == "error" for d in found) - sum(d.severity == "error" for d in own)
    if others:
        whole = "base" if lent else "game"
        click.echo(
            f"note: {others} more in other documents of the {whole}: rulewright check {game}", err=True
        )
    return own


def _scenarios(paths: list[Path]) -> list[Diagnostic]:
    try:
        from rulewright_conformance.scenarios import check_paths
    except ModuleNotFoundError as error:
        raise click.ClickException(f"the conformance runner is not installed ({error.name})") from None
    return list(check_paths(paths))


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
