"""JSON Schemas are generated from the tables, stand alone, and accept exactly what the checker accepts."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from rulewright.data import data_path
from rulewright.engine.statements import OPERATIONS
from rulewright.rules.documents import document_kind
from rulewright.rules.primitives import (
    ABILITIES,
    ABILITY_KEYS,
    BESIDE_KEYS,
    SHORT_FORMS,
    STATEMENT_KEYS,
    STATEMENTS,
    Primitive,
)
from rulewright.rules.primitives_page import page
from rulewright.rules.schema_build import schema_files
from rulewright.rules.shape_check import ShapeChecker
from rulewright.rules.shapes import DOCUMENT, RECORDS, TABLES
from rulewright.rules.source import Collector, Map, Seq
from rulewright.rules.strict_yaml import load_document, load_text

BAD = Path(__file__).parent / "bad"
GOOD = sorted((Path(__file__).parent / "games" / "pebbles").rglob("*.yaml"))
AGAIN = "run: python -m rulewright.rules.schema_build"


@cache
def schema(name: str) -> Any:
    return json.loads(schema_files()[f"{name}.schema.json"])


@cache
def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator(schema(name))


@pytest.mark.parametrize("name", sorted(schema_files()))
def test_schema_files_are_up_to_date(name: str) -> None:
    assert (data_path("schema") / name).read_text(encoding="utf-8") == schema_files()[name], AGAIN


def test_the_page_of_primitives_is_up_to_date() -> None:
    path = Path(__file__).parents[2] / "docs" / "reference" / "primitives.md"
    assert path.read_text(encoding="utf-8") == page(), AGAIN
    for primitive in (*STATEMENTS, *ABILITIES):
        assert f"#### `{primitive.key}`" in page()


@pytest.mark.parametrize("name", [*DOCUMENT, "rulewright"])
def test_schemas_are_valid_and_stand_alone(name: str) -> None:
    Draft202012Validator.check_schema(schema(name))
    for part in parts(schema(name)):
        assert str(part.get("$ref", "#/$defs/")).startswith("#/$defs/")
        if "properties" in part and "additionalProperties" in part:
            assert part["additionalProperties"] is False
    assert schema(name)["$id"] == f"https://rulewright.example/schema/{name}.schema.json"


@pytest.mark.parametrize("name", [*DOCUMENT, "rulewright"])
def test_every_property_says_what_it_means_and_shows_an_example(name: str) -> None:
    for part in parts(schema(name)):
        if part.get("type") == "object" and "properties" in part:
            for key, value in part["properties"].items():
                assert (key, value.get("description")) != (key, None)
                assert (key, "examples" in value) == (key, True)


def test_statements_of_the_schema_are_those_of_the_table() -> None:
    statement = schema("game")["$defs"]["statement"]
    assert set(statement["properties"]) == STATEMENT_KEYS | BESIDE_KEYS
    ability = schema("game")["$defs"]["ability"]
    assert set(ability["properties"]) >= ABILITY_KEYS
    assert set(ability["dependentSchemas"]) == ABILITY_KEYS
    for primitive in STATEMENTS:
        if primitive.value == "fields":
            assert set(statement["properties"][primitive.key]["properties"]) == {
                f.name for f in primitive.fields
            }


def test_every_type_of_the_tables_is_used() -> None:
    refs = [part["$ref"] for part in parts(schema("rulewright")) if "$ref" in part]
    used = {ref.removeprefix("#/$defs/").removesuffix("_overlay") for ref in refs}
    assert {*RECORDS, *TABLES} - used == {"count"}


@pytest.mark.parametrize("primitive", [*STATEMENTS, *ABILITIES], ids=lambda p: p.key)
def test_the_example_of_every_primitive_is_right(primitive: Primitive) -> None:
    example = load_text(primitive.example, primitive.key)
    if primitive.key in STATEMENT_KEYS:
        body = f"role: r\nabilities: {{a: {{after: e, do: [{_flow(example)}]}}}}"
    else:
        body = f"role: r\nabilities: {{a: {_flow(example)}}}"
    document = load_text(body, primitive.key)
    assert verdicts(document, "role") == (True, True)


@pytest.mark.parametrize("path", GOOD, ids=lambda p: p.stem)
def test_good_documents_are_accepted_by_both(path: Path) -> None:
    document = load_document(path)
    assert verdicts(document, document_kind(path) or "") == (True, True)
    assert validator("rulewright").is_valid(document)


@pytest.mark.parametrize(
    "path", [p for p in sorted(BAD.glob("*.yaml")) if not p.stem.startswith("yaml_")], ids=lambda p: p.stem
)
def test_bad_documents_are_refused_by_both(path: Path) -> None:
    assert verdicts(load_document(path), path.stem.split("_")[0]) == (False, False)
    assert not validator("rulewright").is_valid(load_document(path))


@pytest.mark.parametrize("path", GOOD, ids=lambda p: p.stem)
def test_spoilt_documents_are_judged_alike_by_both(path: Path) -> None:
    kind = document_kind(path) or ""
    chance = random.Random(path.stem)
    refused = 0
    for _ in range(60):
        document = spoilt(load_document(path), chance)
        checker, json_schema = verdicts(document, kind)
        assert checker == json_schema, document
        refused += not checker
    assert refused > 10


def parts(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from parts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from parts(inner)


def verdicts(document: Map, kind: str) -> tuple[bool, bool]:
    """Whether the checker and the JSON Schema accept the document."""
    found = Collector()
    ShapeChecker(found).document(document, DOCUMENT[kind])
    return not found.errors, bool(validator(kind).is_valid(document))


WORDS = [
    "x",
    "do",
    "then",
    "else",
    "when",
    "if",
    "offer",
    "before",
    "set",
    "add",
    "as",
    "is",
    "rows",
    "order",
    "id",
    "claims",
    "take",
    "Bad",
    "",
]
VALUES: list[Any] = ["word", "two words", "", 3, True, Map(), Seq(), "PB-001", "a.b"]


def spoilt(document: Map, chance: random.Random) -> Map:
    """The document with one mapping or list of it changed at random."""
    document = copy.deepcopy(document)
    place = chance.choice([part for part in collections(document) if part] or [document])
    if isinstance(place, list):
        index = chance.randrange(len(place))
        if chance.random() < 0.3:
            del place[index]
        else:
            place[index] = chance.choice(VALUES)
        return document
    key = chance.choice(list(place))
    action = chance.randrange(4)
    if action == 0:
        place.drop(key)
    elif action == 1:
        place[key] = chance.choice(VALUES)
    elif action == 2:
        place[chance.choice(WORDS)] = chance.choice([place[key], *VALUES])
    else:
        value = place[key]
        place.drop(key)
        place[chance.choice([*WORDS, f"{key}x"])] = value
    return document


def collections(value: Any) -> Iterator[Any]:
    if isinstance(value, dict | list):
        yield value
        for inner in value.values() if isinstance(value, dict) else value:
            yield from collections(inner)


def _flow(value: Any) -> str:
    return json.dumps(value)


def test_the_interpreter_runs_the_statements_of_the_table_and_no_other() -> None:
    assert set(OPERATIONS) - {"event"} == STATEMENT_KEYS - SHORT_FORMS
