"""The two small engines to copy: short, honest, and a real subset of the game."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_engines_common import MINIMAL_NODE, MINIMAL_PYTHON, answers_garbage, count, verify

BOTH = [
    pytest.param(MINIMAL_PYTHON, id="python"),
    pytest.param(MINIMAL_NODE, id="node", marks=pytest.mark.external),
]


@pytest.mark.parametrize("command", BOTH)
def test_passes_or_is_not_applicable(command: tuple[str, ...]) -> None:
    done = verify(command)
    assert done.returncode == 0, done.stdout + done.stderr
    assert count(done, "passed") >= 40
    assert count(done, "failed") == 0
    assert count(done, "not applicable") > 0


@pytest.mark.parametrize("command", [MINIMAL_PYTHON, MINIMAL_NODE], ids=["python", "node"])
def test_has_less_than_eighty_lines(command: tuple[str, ...]) -> None:
    lines = Path(command[1]).read_text(encoding="utf-8").splitlines()
    assert len(lines) < 80
    assert max(map(len, lines)) <= 110


@pytest.mark.parametrize("command", BOTH)
def test_answers_garbage_with_one_valid_line(command: tuple[str, ...]) -> None:
    answers_garbage(command)
