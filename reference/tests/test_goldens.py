"""The recorded whole games execute nearly every statement of the rules, and are what their generator writes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.data import data_path
from rulewright.engine.program import Program
from rulewright.engine.table import Table
from rulewright.rules.load import load_rules
from rulewright.rules.strict_yaml import load_document

ROOT = Path(__file__).resolve().parents[2]
GAMES = data_path("scenarios") / "liars_dice" / "games"


def recorded(mode: str) -> list[dict[str, Any]]:
    documents = [json.loads(json.dumps(load_document(path))) for path in sorted(GAMES.glob("*.yaml"))]
    return [d for d in documents if d["modes"] == [mode]]


@pytest.mark.parametrize("mode", load_rules("liars_dice").modes)
def test_the_recorded_games_execute_nearly_every_statement(mode: str) -> None:
    program = Program(rulewright.load("liars_dice", mode).rules)
    lines = {(s.mark.file, s.mark.line) for b in program.rules.blocks for s in b.statements}
    executed: set[tuple[str, int]] = set()
    watch(program, executed)
    for document in recorded(mode):
        parts = {key: document.get(key) for key in ("host", "settings", "rulings", "position", "chance")}
        table = Table.new(program, tuple(document["seats"]), **parts)
        for step in document["steps"]:
            if "tick" in step:
                table.tick(step["tick"])
            elif "move" in step:
                table.act(step["seat"], step["move"])
        assert table.over is not None, document["id"]
    assert len(executed & lines) >= 0.95 * len(lines), sorted(lines - executed)


def watch(program: Program, executed: set[tuple[str, int]]) -> None:
    """Make every statement of a program note its line when it runs."""
    for block in program.rules.blocks:
        for place, statement in enumerate(block.statements):
            act, line = program.operations[block.id][place], (statement.mark.file, statement.mark.line)

            def noted(t: Any, f: Any, act: Any = act, line: tuple[str, int] = line) -> bool:
                executed.add(line)
                return bool(act(t, f))

            program.operations[block.id][place] = noted


def test_the_recorded_games_are_what_their_generator_writes() -> None:
    command = [sys.executable, str(ROOT / "conformance" / "golden.py"), "--check"]
    shown = subprocess.run(command, capture_output=True, text=True, check=False)
    assert shown.returncode == 0, shown.stdout
