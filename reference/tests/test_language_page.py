"""The whole game on the page of the rules language runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulewright
from rulewright.engine.faults import IllegalMove
from rulewright.rules.meaning import check_game

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "language.md"


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    """A folder with the game of the page."""
    text = PAGE.read_text(encoding="utf-8").split("## 1. Documents")[0]
    for path, yaml in re.findall(r"`spec/(\S+?\.yaml)`:\n\n```yaml\n(.*?)```", text, re.DOTALL):
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(yaml, encoding="utf-8")
    return tmp_path


def test_the_game_of_the_page_is_whole_and_plays(spec: Path) -> None:
    errors = [d for d in check_game(spec / "pebble_race") if d.severity == "error"]
    assert errors == []
    table = rulewright.load("pebble_race", spec_dir=spec).table()
    assert [m.id for m in table.legal("a")] == ["take 1", "take 2"]
    for seat in "abab":
        table.act(seat, "take 1" if seat == "a" else "take 2")
    with pytest.raises(IllegalMove) as refused:
        table.act("a", "take 2")
    assert refused.value.refusal.rule == "pebble_race.rules.take.there"
    table.act("a", "take 1")
    assert table.winners == ("b",)
