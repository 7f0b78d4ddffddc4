"""The recorded whole games execute nearly every statement of the rules, and are what their generator writes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.data import data_path
from rulewright.engine.moves import playable
from rulewright.engine.program import Program
from rulewright.engine.table import Table
from rulewright.rules.documents import known_games
from rulewright.rules.load import load_rules
from rulewright.rules.model import Block, Rules
from rulewright.rules.strict_yaml import load_document

ROOT = Path(__file__).resolve().parents[2]

# Rules that a mode has, and that nothing in it can bring to run.
_AGENT = ("double_agent.cover_story", "double_agent.gang")
_COVER = ("hit.cover",)
_REWARD = ("death.outlaw_reward",)
_GLORY = ("star", "upgraded", "toughness", "bounty", "earned", "last_bullet", "last_bullet_at_start")
ASLEEP = {
    ("bangarena", "classic"): (*_AGENT, *_REWARD),
    ("bangarena", "partners"): (*_AGENT, *_REWARD),
    ("bangarena", "double_agent"): _REWARD,
    ("bang", "fourth_edition"): _COVER,
    ("bang", "chinese_table"): _COVER,
    ("bangarena", "old_classic"): (*_AGENT, *(f"glory.{name}" for name in (*_GLORY, "savvy_discards"))),
}
FOLDERS = {"mafia": "golden"}
Line = tuple[str, int]


def recorded(game: str, mode: str) -> list[dict[str, Any]]:
    folder = data_path("scenarios") / game / FOLDERS.get(game, "games")
    documents = [json.loads(json.dumps(load_document(path))) for path in sorted(folder.glob("*.yaml"))]
    return [d for d in documents if d["modes"] == [mode]]


MODES = [(game, mode) for game in known_games() for mode in load_rules(game).modes]


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_the_recorded_games_execute_nearly_every_statement(game: str, mode: str) -> None:
    program = Program(rulewright.load(game, mode).rules)
    asleep = set(lines_of(program.rules, {f"{game}.{name}" for name in ASLEEP.get((game, mode), ())}))
    lines = {line for block in program.rules.blocks for line in lines_in(block)} - asleep
    executed: set[Line] = set()
    watch(program, executed)
    for document in recorded(game, mode):
        parts = {
            key: document.get(key) for key in ("host", "settings", "rulings", "lineup", "position", "chance")
        }
        table = Table.new(program, tuple(document["seats"]), **parts)
        for step in document["steps"]:
            make(table, step)
        answer_forced(table)
        assert table.over is not None, document["id"]
        assert table.unused_chance() == {}, document["id"]
    assert len(executed & lines) >= 0.95 * len(lines), sorted(lines - executed)
    assert not executed & asleep, "not asleep after all"


def make(table: Table, step: dict[str, Any]) -> None:
    """Make one step; what takes several things one by one is one step, and so are answers of several seats."""
    if "tick" in step:
        table.tick(step["tick"])
    elif "outside" in step:
        table.outside(step["outside"], step["seat"], step["at"])
    elif "together" in step:
        for seat, move in step["together"].items():
            make(table, {"seat": seat, "move": move})
    elif "withdraw" in step:
        table.withdraw(step["seat"])
    elif "via" in step:
        answer_forced(table)
        table.act(step["via"], step["move"], next(a.id for a in table.asks(step["seat"]) if a.blocking))
    elif "move" in step:
        seat, (verb, _, things) = step["seat"], step["move"].partition(" ")
        answer_forced(table)
        each = any(
            ask.form == "each" and playable(table.legal(seat, ask.id))[0].id.startswith(verb)
            for ask in table.asks(seat)
        )
        moves = [f"{verb} {thing}" for thing in things.split(" + ")] if each and things else [step["move"]]
        for move in moves:
            table.act(seat, move)
    else:
        answer_forced(table)


def answer_forced(table: Table) -> None:
    """Give the only answer that each ask has of which the games do not speak."""
    while table.over is None:
        ask = next((each for each in table.pending if each.blocking and not each.answered), None)
        if ask is None:
            return
        legal = table.legal(ask.seat, ask.id)
        if len(legal) > 1 or legal[0].text is not None:
            return
        table.act(ask.seat, legal[0], ask.id)


def lines_of(rules: Rules, names: set[str]) -> Iterator[Line]:
    """The lines of the statements of some rules."""
    found = set()
    for each in (*rules.events.values(), *rules.abilities):
        if each.rule.id in names and each.do is not None:
            found.add(each.rule.id)
            yield from lines_in(each.do)
    assert found == names


def lines_in(part: Any) -> Iterator[Line]:
    """The lines of the statements of a block, and of those inside them."""
    if isinstance(part, Block):
        for statement in part.statements:
            yield statement.mark.file, statement.mark.line
            yield from lines_in(statement.args)
    elif isinstance(part, dict | list | tuple):
        for each in part.values() if isinstance(part, dict) else part:
            yield from lines_in(each)


def watch(program: Program, executed: set[Line]) -> None:
    """Make every statement of a program note its line when it runs."""
    for block in program.rules.blocks:
        for place, statement in enumerate(block.statements):
            act, line = program.operations[block.id][place], (statement.mark.file, statement.mark.line)

            def noted(t: Any, f: Any, act: Any = act, line: Line = line) -> bool:
                executed.add(line)
                return bool(act(t, f))

            program.operations[block.id][place] = noted


def test_the_recorded_games_are_what_their_generator_writes() -> None:
    command = [sys.executable, str(ROOT / "conformance" / "golden.py"), "--check"]
    shown = subprocess.run(command, capture_output=True, text=True, check=False)
    assert shown.returncode == 0, shown.stdout
