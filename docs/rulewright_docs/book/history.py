"""The rules of earlier versions, kept so that changes can be shown rule by rule.

A version is a zip file of the rule documents without their words (`history/VERSION.zip`). What it said is
said again in the words of today, so that a sentence differs only if its rule does.
"""

from __future__ import annotations

import json
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from rulewright.data import data_path
from rulewright.rules.documents import known_games
from rulewright.rules.source import RulesError
from rulewright.version import __version__
from rulewright_docs.book.contents import Contents, Mode
from rulewright_docs.words.errors import TextError

FOLDER = Path(__file__).parent / "history"
_ABOUT = "version.json"
_WORDS = ("text", "prose")
_EPOCH = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True)
class Version:
    """One kept version: the modes of each game as they were; `unread` games can be read no longer."""

    name: str
    date: str
    games: dict[str, dict[str, Mode]]
    unread: frozenset[str] = frozenset()


def kept(folder: Path = FOLDER) -> list[Version]:
    """Every kept version but that of today, the newest first."""
    files = sorted(folder.glob("*.zip"), key=lambda f: _order(f.stem), reverse=True)
    return [_read(file) for file in files if file.stem != __version__]


def _order(name: str) -> tuple[int, ...]:
    return tuple(int(part) if part.isdigit() else 0 for part in name.split("."))


def _read(file: Path) -> Version:
    try:
        with _unpacked(file) as folder:
            about = json.loads((folder / _ABOUT).read_text(encoding="utf-8"))
            games: dict[str, dict[str, Mode]] = {}
            unread = set()
            for game in known_games(folder):
                try:
                    games[game] = Contents(game, folder).modes
                except RulesError:
                    unread.add(game)  # written in a language of rules that is no more
    except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise TextError(
            str(file), f"this is no kept version ({error})", "make it anew, or take it out"
        ) from None
    return Version(about["version"], about["date"], games, frozenset(unread))


@contextmanager
def _unpacked(file: Path) -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(file) as archive:
        archive.extractall(folder)
        yield Path(folder)


def keep(folder: Path = FOLDER, spec: Path | None = None, version: str = __version__, day: str = "") -> Path:
    """Keep the rules as they are as this version. Raises `TextError` if that is kept already."""
    target = folder / f"{version}.zip"
    if target.exists():
        raise TextError(str(target), "this version is kept already", "change rulewright/version.py first")
    root = spec or data_path("spec")
    files = sorted(p for p in root.rglob("*.yaml") if p.parent.name not in _WORDS)
    about = {"version": version, "date": day or date.today().isoformat()}
    folder.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        _add(archive, _ABOUT, json.dumps(about))
        for file in files:
            _add(archive, file.relative_to(root).as_posix(), file.read_text(encoding="utf-8"))
    return target


def _add(archive: zipfile.ZipFile, name: str, text: str) -> None:
    """Add a file whose bytes in the archive depend on nothing but what it says."""
    entry = zipfile.ZipInfo(name, _EPOCH)
    entry.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(entry, text)
