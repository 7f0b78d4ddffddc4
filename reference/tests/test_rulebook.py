"""The published rulebook says all that the rules say: read back, it plays the same games."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass, replace
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from jsonschema import Draft202012Validator

from rulewright.data import data_path
from rulewright.engine.api import seat_names
from rulewright.engine.program import Program
from rulewright.engine.simulation import random_game
from rulewright.engine.table import Table
from rulewright.rules import model
from rulewright.rules.documents import game_folder, known_games, load_game
from rulewright.rules.expressions import Expr
from rulewright.rules.load import load_rules
from rulewright.rules.model import Block, Rules, Statement
from rulewright.rules.rulebook import rulebook
from rulewright.rules.source import Mark

EACH = [(game, mode) for game in known_games() for mode in load_game(game_folder(game)).modes]
HERE = Mark("here", 1, 1)
SCHEMA = json.loads((data_path("schema") / "rulebook.schema.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("game", "mode"), EACH)
def test_every_rulebook_is_what_its_schema_says(game: str, mode: str) -> None:
    Draft202012Validator.check_schema(SCHEMA)
    errors = list(Draft202012Validator(SCHEMA).iter_errors(rulebook(load_rules(game, mode))))
    assert not errors, errors[0].message


def test_the_schema_lists_the_operations_that_there_are() -> None:
    import inspect

    from rulewright.rules import expressions

    written = set(SCHEMA["$defs"]["expression"]["properties"]["op"]["enum"])
    source = inspect.getsource(expressions)
    assert all(f'"{op}"' in source for op in written)


class Reader:
    """Reads a rulebook back. Knows the classes of the rules, and nothing of what they are for."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.blocks: dict[int, Block] = {}

    def any(self, value: Any) -> Any:
        if isinstance(value, dict):
            if set(value) == {"op", "args", "type"}:
                return Expr(value["op"], tuple(map(self.tupled, value["args"])), value["type"], HERE)
            if set(value) == {"block", "do"}:
                block = Block(value["block"], tuple(map(self.any, value["do"])))
                self.blocks[block.id] = block
                return block
            if set(value) == {"do", "event", "args", "at"}:
                args = {k: self.argument(v) for k, v in value["args"].items()}
                return Statement(value["do"], HERE, args, value["event"])
            return {key: self.any(each) for key, each in value.items()}
        if isinstance(value, list):
            return tuple(map(self.any, value))
        return value

    argument = any
    tupled = any

    def typed(self, kind: Any, value: Any) -> Any:
        """A value of a declared type."""
        if kind is model.Rule:
            return self.rules.rules[value]
        if isinstance(kind, type) and is_dataclass(kind) and kind not in (Expr, Block, Statement):
            hints = get_type_hints(kind)
            return kind(**{f.name: self.typed(hints[f.name], value[f.name]) for f in fields(kind)})
        origin, args = get_origin(kind), get_args(kind)
        if origin is dict and value is not None:
            return {self.key(args[0], k): self.typed(args[1], v) for k, v in value.items()}
        if origin in (list, tuple) and args and args != ((),):
            if isinstance(value, dict) and set(value) == {"value", "rule"}:
                return self.any(value["value"]), self.rules.rules[value["rule"]]
            inner = args[0] if len(args) == 1 or args[1:] == (...,) else None
            items = [
                self.typed(inner if inner is not None else args[i], each) for i, each in enumerate(value)
            ]
            return items if origin is list else tuple(items)
        if origin is UnionType:
            known = [a for a in args if isinstance(a, type) and is_dataclass(a) and a is not Expr]
            if value is not None and known and not self._tree(value):
                return self.typed(known[0], value)
        return self.any(value)

    @staticmethod
    def _tree(value: Any) -> bool:
        return (isinstance(value, dict) and "op" in value) or (isinstance(value, dict) and "block" in value)

    @staticmethod
    def key(kind: Any, key: str) -> Any:
        number = get_origin(kind) is UnionType and int in get_args(kind)
        return int(key) if number and key.lstrip("-").isdigit() else key


def read_back(rules: Rules, book: dict[str, Any] | None = None) -> Rules:
    """Rules whose every part comes from a rulebook (default: their own)."""
    book = json.loads(json.dumps(rulebook(rules) if book is None else book))
    reader = Reader(rules)
    hints = get_type_hints(Rules)
    parts = {
        key: reader.typed(hints[key], book[key])
        for key in hints
        if key in book and key not in ("rules", "names", "hash")
    }
    blocks = [reader.blocks.get(i, block) for i, block in enumerate(rules.blocks)]
    found = replace(rules, **parts, blocks=blocks)
    found.index_abilities()
    return found


@pytest.mark.parametrize(("game", "mode"), EACH)
def test_a_rulebook_read_back_plays_the_same_games(game: str, mode: str) -> None:
    rules = load_rules(game, mode)
    again = read_back(rules)
    assert all(block in (again.blocks[i],) or block.id == i for i, block in enumerate(again.blocks))
    for seed in range(3):
        logs = []
        for each in (rules, again):
            table = Table.new(Program(each), seat_names(rules.seats[0]), chance={"seed": seed})
            random_game(table, seed)
            logs.append(table.to_json())
        assert logs[0] == logs[1]


def test_what_is_read_back_is_the_rulebook_and_not_the_rules() -> None:
    rules = load_rules("liars_dice")
    book = rulebook(rules)
    book["constants"]["dice_each"]["value"]["args"] = [3]
    table = Table.new(Program(read_back(rules, book)), ("a", "b"), chance={"seed": 1})
    assert table.view("a")["players"]["b"]["dice"] == 3
