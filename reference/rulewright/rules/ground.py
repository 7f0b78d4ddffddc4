"""Find the bundled game that an author's folder stands on: a mode of one's own needs no copy of the game.

A folder of rule documents without `game.yaml` that is called like a bundled game adds to that game: each of
its documents stands beside the bundled ones or takes the place of the one with the same path; names (`text/`)
and rulings are laid over the bundled ones, one by one.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from rulewright.data import data_path
from rulewright.rules.folders import entries, is_closed

MAIN = "game.yaml"
FOLDERS = {"cards": "card", "characters": "character", "roles": "role", "modes": "mode", "text": "text"}


def has_documents(folder: Path) -> bool:
    """Whether a folder holds a rule document in the place where one belongs, `game.yaml` aside. Where nobody
    may look there is one, so that whoever reads it says what is the matter."""
    if os.path.isfile(folder / "rulings.yaml"):
        return True
    return any(_holds_yaml(folder / name) for name in FOLDERS)


def _holds_yaml(folder: Path) -> bool:
    if not os.path.isdir(folder):
        return False
    return is_closed(folder) or any(path.suffix == ".yaml" for path in entries(folder))


def ground_of(folder: Path) -> Path | None:
    """The folder of the bundled game that a folder stands on; None if it stands by itself or is empty."""
    if os.path.isfile(folder / MAIN) or not os.path.isdir(folder):
        return None
    ground = data_path("spec") / Path(os.path.realpath(folder)).name
    is_game = ground.name[:1] not in ("_", ".") and os.path.isfile(ground / MAIN)
    return ground if is_game and has_documents(folder) else None


def groundless(spec_dir: Path) -> Iterator[Path]:
    """The folders of a folder of games that hold rule documents, but neither a `game.yaml` nor the name of a
    bundled game: surely meant to be read, and read by nobody."""
    for path in entries(spec_dir):
        ready = path.name[0] == "." or os.path.isfile(path / MAIN) or ground_of(path) is not None
        if os.path.isdir(path) and not ready and has_documents(path):
            yield path
