"""Shared fixtures: the made-up game `pebbles`, as it stands and as a copy that a test may spoil."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

GAMES = Path(__file__).parent / "games"


@pytest.fixture
def pebbles() -> Path:
    """The folder of the made-up game."""
    return GAMES / "pebbles"


@pytest.fixture
def copy_of_pebbles(tmp_path: Path) -> Path:
    """A copy of the made-up game that a test may change."""
    return Path(shutil.copytree(GAMES / "pebbles", tmp_path / "pebbles"))
