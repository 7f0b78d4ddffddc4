"""The schema files are strict, described and closed in themselves; the closures agree with jsonschema."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from rulewright_conformance.fastschema import UnsupportedSchema, compile_schemas
from rulewright_conformance.language import bundled_language
from rulewright_conformance.schemas import NAMES, SchemaName, compiled, load_schema, violations
from rulewright_conformance.wire import definition


def parts(schema: Any, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema inside a schema, with its path."""
    if isinstance(schema, list):
        for index, each in enumerate(schema):
            yield from parts(each, f"{path}/{index}")
    if not isinstance(schema, dict):
        return
    yield path, schema
    for keyword in ("properties", "patternProperties", "$defs"):
        for name, each in schema.get(keyword, {}).items():
            yield from parts(each, f"{path}/{keyword}/{name}")
    for keyword in ("items", "anyOf", "oneOf", "not"):
        if keyword in schema:
            yield from parts(schema[keyword], f"{path}/{keyword}")


@pytest.mark.parametrize("name", NAMES)
def test_each_schema_is_valid_named_and_closed_in_itself(name: SchemaName) -> None:
    schema = load_schema(name)
    Draft202012Validator.check_schema(schema)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["$id"] == f"https://rulewright.example/schema/{name}.schema.json"
    assert schema["title"]
    assert schema["description"]
    for path, part in parts(schema):
        assert part.get("$ref", "#/$defs/").startswith("#/$defs/"), path


@pytest.mark.parametrize("name", NAMES)
def test_each_object_is_closed_and_each_property_described_with_examples(name: SchemaName) -> None:
    for path, part in parts(load_schema(name)):
        if "properties" in part or "patternProperties" in part:
            assert part["additionalProperties"] is False, path
        for key, each in part.get("properties", {}).items():
            assert each["description"], f"{path}/{key}"
            assert each["examples"], f"{path}/{key}"


@pytest.mark.parametrize("name", NAMES)
def test_each_example_fits_its_property(name: SchemaName) -> None:
    schema = load_schema(name)
    for path, part in parts(schema):
        for key, each in part.get("properties", {}).items():
            validator = Draft202012Validator({**each, "$defs": schema.get("$defs", {})})
            for example in each["examples"]:
                assert validator.is_valid(example), f"{path}/{key}: {example}"


@pytest.mark.parametrize("name", NAMES)
def test_rules_in_examples_are_rules_of_the_game(name: SchemaName) -> None:
    known = bundled_language().rules("liars_dice")
    for path, part in parts(load_schema(name)):
        for key, each in part.get("properties", {}).items():
            if key in ("rule", "rules"):
                named = [
                    rule for one in each["examples"] for rule in (one if isinstance(one, list) else [one])
                ]
                assert set(named) - {None} <= set(known), f"{path}/{key}"


def test_rules_named_in_the_pages_are_rules_of_the_game() -> None:
    known = bundled_language().rules("liars_dice")
    for page in ("PROTOCOL.md", "SCENARIOS.md"):
        text = (Path(__file__).parents[1] / page).read_text(encoding="utf-8")
        for rule in re.findall(r"liars_dice\.(?:bid|perudo|challenge|turn|round)\.\w+", text):
            assert rule in known, f"{page}: {rule}"


def test_a_fact_may_say_who_knows_it() -> None:
    fact = {"what": "role", "of": ["c"], "is": "outlaw"}
    view: dict[str, Any] = {"seat": "referee", "game": {}, "players": {}}
    for to, good in (("all", True), (["a", "b"], True), ("a", False), (["referee"], False)):
        assert (violations("view", {**view, "facts": [{**fact, "to": to}]}) == []) is good, to
        answer = {"seq": "1", "view": {**view, "facts": [{**fact, "to": to}]}}
        assert (violations("wire", answer, "view_answer") == []) is good, to


def test_messages_leave_room_for_fields_of_ones_own() -> None:
    wire = load_schema("wire")["$defs"]
    for reference in load_schema("wire")["anyOf"]:
        message = wire[reference["$ref"].removeprefix("#/$defs/")]
        assert "^x_" in message["patternProperties"] or "^.+$" in message["patternProperties"]


@pytest.mark.parametrize("name", ["view", "event"])
def test_views_and_events_are_the_same_alone_and_in_messages(name: SchemaName) -> None:
    wire = load_schema("wire")["$defs"]
    for part, schema in load_schema(name)["$defs"].items():
        assert wire[part] == schema


def test_scenarios_place_and_draw_as_messages_do() -> None:
    wire, scenario = load_schema("wire")["$defs"], load_schema("scenario")["$defs"]
    for part in ("cards", "tape", "value", "whole", "seat", "name", "time"):
        assert scenario[part] == wire[part]
    for part in ("position", "chance"):
        assert scenario[part]["properties"] == wire[part]["properties"]


ASK = {"ask": "k4", "seat": "b", "kind": "turn", "blocking": True, "closes": None, "form": "set"}
EVENT = {
    "n": 7,
    "type": "challenge",
    "data": {"by": "c"},
    "to": ["a"],
    "only": {"b": {"x": [1]}},
    "after": [6],
}
MESSAGES: list[tuple[str, dict[str, Any]]] = [
    ("hello", {"cmd": "hello", "seq": "1", "protocol": 1}),
    (
        "setup",
        {
            "cmd": "setup",
            "seq": "2",
            "game": "dice",
            "mode": "standard",
            "seats": ["a", "b"],
            "host": "a",
            "settings": {"dice": 5},
            "rulings": {"ones": "high"},
            "lineup": ["boss"],
            "position": {
                "at": "bidding",
                "game": {"turn": "b", "open": True},
                "players": {"a": {"cup": [1, 2], "who": None}},
                "zones": {"deck": ["bullet 5D"]},
                "rest": "out",
                "clock": 5,
            },
            "chance": {
                "tape": {
                    "roll": {"a": [[1, 2]]},
                    "coin": {"a": ["heads"]},
                    "deal": {"roles": [["boss"]]},
                    "pick": {"game": ["x", 1]},
                    "deck": [["bullet 5D"]],
                },
                "spare": True,
                "missing": "any",
            },
        },
    ),
    (
        "setup",
        {"cmd": "setup", "seq": "2", "game": "dice", "mode": "x", "seats": ["a"], "chance": {"seed": 1}},
    ),
    (
        "act",
        {
            "cmd": "act",
            "seq": "3",
            "seat": "b",
            "ask": "k4",
            "id": "bid 5 3",
            "move": {"do": "bid", "n": 5},
            "at": 9,
        },
    ),
    ("act", {"cmd": "act", "seq": "3", "seat": "b", "ask": "k4", "withdraw": True}),
    ("check", {"cmd": "check", "seq": "3", "seat": "b", "ask": "k4", "id": "go", "move": {"do": "go"}}),
    ("legal", {"cmd": "legal", "seq": "3", "seat": "b", "ask": "k4"}),
    ("tick", {"cmd": "tick", "seq": "3", "at": 0}),
    ("outside", {"cmd": "outside", "seq": "3", "event": "leave", "seat": "b", "at": 4}),
    ("view", {"cmd": "view", "seq": "3", "seat": "referee"}),
    ("bye", {"cmd": "bye", "seq": "3"}),
    (
        "hello_answer",
        {
            "seq": "1",
            "protocol": 1,
            "engine": {"name": "e", "version": "1", "language": "C", "homepage": "h", "issues": "i"},
            "games": {
                "dice": {
                    "modes": ["standard"],
                    "seats": [2, 6],
                    "chance": ["tape", "seed"],
                    "start": ["position", "deal"],
                    "views": ["own", "spectator", "referee"],
                    "legal": "set",
                    "trace": False,
                    "clock": True,
                    "reasons": True,
                    "outside": ["leave"],
                    "rulings": {"ones": ["high"]},
                    "settings": ["dice"],
                    "lacks": ["game.ones", "event.bid"],
                }
            },
            "x_build": 7,
        },
    ),
    ("version_answer", {"seq": "1", "protocol": 2, "anything": [1]}),
    (
        "reply",
        {
            "seq": "3",
            "ok": True,
            "asks": [ASK],
            "events": [EVENT, {"n": 8, "type": "bid", "to": "all"}],
            "over": {"winners": ["b"], "because": "last"},
            "rules": ["dice.bid"],
            "unused": {"roll": {"a": 1}},
        },
    ),
    ("reply", {"seq": "3", "ok": True, "asks": [], "over": None, "x_note": {"y": 1.5}}),
    (
        "refusal",
        {
            "seq": "3",
            "refused": {"phase": "rules", "code": "limit", "rule": "r", "hidden": True},
            "asks": [ASK],
        },
    ),
    ("refusal", {"seq": "3", "refused": {"phase": "setup", "code": None, "message": "no"}}),
    ("legal_answer", {"seq": "3", "legal": [{"id": "go", "move": {"do": "go"}}, {"id": "stay"}]}),
    (
        "view_answer",
        {
            "seq": "3",
            "view": {
                "seat": "b",
                "at": 0,
                "over": None,
                "game": {"turn": "b"},
                "players": {"a": {"cup": {"hidden": True}}},
                "zones": {"deck": {"count": 3}},
                "asks": [ASK],
                "facts": [{"what": "role", "of": ["c"], "is": "boss"}],
            },
        },
    ),
    ("bye_answer", {"seq": "3", "ok": True}),
    ("skipped", {"seq": "3", "skipped": True, "message": "no", "issue_url": "u"}),
    ("errored", {"seq": "3", "errored": True, "context": {"why": ["x", 1.5]}}),
]
_STRANGE: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    -1,
    1.0,
    1.5,
    2**53,
    "",
    "A b",
    "all",
    [],
    [1],
    {},
    {"x_": 1},
    {"": 1},
]


def spoilt(value: Any) -> Iterator[Any]:
    """Variations of a message: each part in turn replaced, removed, doubled, and a field added."""
    yield from copy.deepcopy(_STRANGE)
    if isinstance(value, dict):
        yield {**value, "extra": 1}
        yield {**value, "x_extra": 1}
        for key in value:
            yield {name: each for name, each in value.items() if name != key}
            for other in spoilt(value[key]):
                yield {**value, key: other}
    if isinstance(value, list):
        yield [*value, *value]
        for index, item in enumerate(value):
            for other in spoilt(item):
                yield [*value[:index], other, *value[index + 1 :]]


@pytest.mark.parametrize(("name", "message"), MESSAGES)
def test_the_closures_agree_with_jsonschema_on_good_and_bad_messages(
    name: str, message: dict[str, Any]
) -> None:
    schema = load_schema("wire")
    slow = Draft202012Validator({"$defs": schema["$defs"], "$ref": f"#/$defs/{name}"})
    quick = compiled("wire")[name]
    assert quick(message)
    assert slow.is_valid(message)
    verdicts = {True: 0, False: 0}
    for other in spoilt(message):
        verdict = quick(other)
        assert verdict == slow.is_valid(other), other
        verdicts[verdict] += 1
    assert verdicts[False] > 10


@pytest.mark.parametrize(("name", "message"), MESSAGES)
def test_the_definition_of_an_answer_is_found_without_trying(name: str, message: dict[str, Any]) -> None:
    if "cmd" in message:
        return
    cmd = {"legal_answer": "legal", "view_answer": "view", "bye_answer": "bye"}.get(name, "act")
    cmd = "hello" if name in ("hello_answer", "version_answer") else cmd
    assert definition(cmd, message) == name
    assert compiled("wire")[""](message)


@pytest.mark.parametrize(
    ("schema", "values"),
    [
        ({"type": ["integer", "null"]}, [1, 1.0, 1.5, True, None, "1"]),
        ({"type": "number", "minimum": 1, "maximum": 2}, [1, 2, 1.5, 0, 3, True, "x"]),
        ({"const": 1}, [1, 1.0, True, "1", None]),
        ({"const": True}, [1, True, False]),
        ({"enum": ["a", 1, None]}, ["a", 1, True, None, [], {}]),
        ({"uniqueItems": True}, [[1, 2], [1, 1], [1, True], [1, 1.0], [{"a": 1}, {"a": 1}], "aa", {}]),
        ({"type": "array", "minItems": 1, "maxItems": 2}, [[], [1], [1, 2], [1, 2, 3], {}]),
        ({"minLength": 2, "maxLength": 3, "pattern": "^a"}, ["a", "ab", "abcd", "bbb", 5, []]),
        ({"type": "object", "minProperties": 1, "maxProperties": 1}, [{}, {"a": 1}, {"a": 1, "b": 2}, []]),
        ({"oneOf": [{"type": "integer"}, {"minimum": 2}]}, [1, 2, "x", 2.5]),
        ({"not": {"type": "string"}}, ["x", 1]),
        (
            {
                "properties": {"ab": {"type": "integer"}},
                "patternProperties": {"^a": {"minimum": 2}},
                "required": ["ab"],
            },
            [{}, {"ab": 1}, {"ab": 2}, {"ab": "x"}, {"ab": 2, "ac": 1}, {"ab": 2, "z": 0}, [], 4],
        ),
    ],
)
def test_each_keyword_agrees_with_jsonschema(schema: dict[str, Any], values: list[Any]) -> None:
    quick, slow = compile_schemas(schema)[""], Draft202012Validator(schema)
    for value in values:
        assert quick(value) == slow.is_valid(value), value


@pytest.mark.parametrize(
    "schema",
    [
        {"$ref": "https://rulewright.example/schema/view.schema.json"},
        {"$ref": "#/$defs/nothing"},
        {"additionalProperties": {"type": "string"}},
        {"if": {}, "then": {}},
        {"type": "tuple"},
        {"const": [1]},
    ],
)
def test_what_the_compiler_does_not_know_is_an_error(schema: dict[str, Any]) -> None:
    with pytest.raises(UnsupportedSchema):
        compile_schemas(schema)


def test_a_violation_names_place_and_reason() -> None:
    reply = {"seq": "1", "ok": True, "asks": [{**ASK, "closes": "soon"}], "events": [{"n": 1, "type": "x"}]}
    said = [(each.path, each.message) for each in violations("wire", reply, "reply")]
    assert said == [
        (("asks", 0, "closes"), '"soon" fits none of the allowed forms'),
        (("events", 0), "'to' is missing"),
    ]
    assert violations("wire", json.loads(json.dumps(MESSAGES[0][1])), "hello") == []
