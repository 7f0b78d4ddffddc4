"""Find the bundled game that an author's folder stands on: a mode of one's own needs no copy of the game.

A folder of rule documents without `game.yaml` that is called like a bundled game adds to that game: each of
its documents stands beside the bundled ones or takes the place of the one with the same path; names (`text/`)
and rulings are laid over the bundled ones, one by one.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rulewright.data import data_path

MAIN = "game.yaml"
FOLDERS = {"cards": "card", "characters": "character", "roles": "role", "modes": "mode", "text": "text"}


def has_documents(folder: Path) -> bool:
    """Whether a folder holds a rule document in the place where one belongs, `game.yaml` aside."""
    if (folder / "rulings.yaml").is_file():
        return True
    return any(next((folder / name).glob("*.yaml"), None) is not None for name in FOLDERS)


def ground_of(folder: Path) -> Path | None:
    """The folder of the bundled game that a folder stands on; None if it stands by itself or is empty."""
    if (folder / MAIN).is_file() or not folder.is_dir():
        return None
    ground = data_path("spec") / folder.resolve().name
    is_game = ground.name[:1] not in ("_", ".") and (ground / MAIN).is_file()
    return ground if is_game and has_documents(folder) else None


def groundless(spec_dir: Path) -> Iterator[Path]:
    """The folders of a folder of games that hold rule documents, but neither a `game.yaml` nor the name of a
    bundled game: surely meant to be read, and read by nobody."""
    for path in sorted(spec_dir.iterdir()):
        ready = path.name[0] == "." or (path / MAIN).is_file() or ground_of(path) is not None
        if path.is_dir() and not ready and has_documents(path):
            yield path
