"""Everything in the tables of the language stands in a micro-game of the tests of the semantics."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rulewright.rules import expressions
from rulewright.rules.primitives import (
    ABILITIES,
    ABILITY_KEYS,
    NEED,
    PARAM,
    STATEMENT_KEYS,
    STATEMENTS,
    statement,
)
from rulewright.rules.shape_entries import ABILITY
from rulewright.rules.shapes import DOCUMENT, RECORDS, TABLES
from rulewright.rules.source import RulesError
from rulewright.rules.strict_yaml import load_document


def micro_texts() -> Iterator[str]:
    """Every text of the tests of the semantics that is a rule document."""
    for path in sorted(Path(__file__).parent.glob("test_semantics*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ": " in node.value:
                yield node.value


def documents(folder: Path) -> Iterator[tuple[Any, str]]:
    """Those texts, read, and the kind of document each is."""
    for number, text in enumerate(micro_texts()):
        path = folder / f"{number}.yaml"
        lines = text.strip("\n").splitlines()
        indent = min((len(x) - len(x.lstrip()) for x in lines if x.strip()), default=0)
        path.write_text("\n".join(x[indent:] for x in lines) + "\n", encoding="utf-8")
        try:
            document = load_document(str(path))
        except RulesError:
            continue
        if isinstance(document, dict):
            kind = "card" if "copies" in document or set(document) == {"abilities"} else "game"
            if all(isinstance(v, dict) and ABILITY_KEYS & set(v) for v in document.values()):
                document, kind = {"abilities": document}, "card"
            yield document, kind


def used(value: Any, type_: str) -> Iterator[tuple[str, str]]:
    """The primitives that a value uses, and their fields: (`move`, `at`)."""
    if type_ == "block" and isinstance(value, list):
        for item in value:
            if isinstance(item, dict):
                yield from used_by_statement(item)
    elif type_ in TABLES and isinstance(value, dict):
        for inner in value.values():
            yield from used(inner, TABLES[type_].entry)
    elif type_ in RECORDS and isinstance(value, dict):
        record = RECORDS[type_]
        head = next((k for k in value if k in ABILITY_KEYS), "") if record is ABILITY else record.name
        yield head, ""
        for key, inner in value.items():
            yield head, key
            field = record.field(key)
            if field is not None:
                yield from used(inner, field.type)


def used_by_statement(item: dict[str, Any]) -> Iterator[tuple[str, str]]:
    head = next((k for k in item if k in STATEMENT_KEYS), None)
    if head is None:
        return
    yield head, ""
    primitive = statement(head)
    if primitive.value == "fields" and isinstance(item[head], dict):
        for field in item[head]:
            yield head, field
    else:
        yield from used(item[head], primitive.value)
    for field in primitive.beside:
        if field.name in item:
            yield head, field.name
            yield from used(item[field.name], field.type)


def test_every_statement_ability_and_field_is_in_the_micro_games(tmp_path: Path) -> None:
    seen: set[tuple[str, str]] = set()
    for document, kind in documents(tmp_path):
        for key, value in document.items():
            field = DOCUMENT[kind].field(key)
            if field is not None:
                seen.update(used(value, field.type))
    wanted = {(p.key, name) for p in STATEMENTS for name in ("", *(f.name for f in (*p.fields, *p.beside)))}
    wanted |= {(p.key, name) for p in ABILITIES for name in ("", *(f.name for f in p.fields))}
    wanted |= {("param", f.name) for f in PARAM} | {("need", f.name) for f in NEED}
    assert wanted - seen == set()
    assert len(STATEMENTS) == 28
    assert len(ABILITIES) == 7


def test_every_part_of_expressions_is_in_the_micro_games() -> None:
    text = "\n".join(micro_texts())
    wanted = {
        **{name: rf"\.{name}\(" for name in (*expressions.LIST_LAMBDAS, *expressions.LIST_METHODS)},
        **{
            name: rf"\.{name}\b(?!\()"
            for name in (*expressions.LIST_PROPERTIES, *expressions.BUILTIN_MEMBERS)
        },
        **{name: rf"\b{name}\(" for name in expressions.FUNCTIONS},
        **{
            name: rf"\b{name}\b"
            for name in (*expressions.SPECIALS, "constant", "setting", "ruling", "event", "move")
        },
    }
    assert [name for name, pattern in wanted.items() if not re.search(pattern, text)] == []
