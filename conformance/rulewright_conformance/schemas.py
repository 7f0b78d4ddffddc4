"""The bundled JSON Schemas, each read once: a quick verdict from closures, the reasons from `jsonschema`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from rulewright.data import data_path
from rulewright_conformance.fastschema import Valid, compile_schemas

SchemaName = Literal[
    "scenario", "wire", "view", "event", "report", "baseline", "coverage", "record", "exported_scenario"
]
NAMES: tuple[SchemaName, ...] = (
    "scenario",
    "wire",
    "view",
    "event",
    "report",
    "baseline",
    "coverage",
    "record",
    "exported_scenario",
)


@dataclass(frozen=True)
class Violation:
    """One place where a document differs from its schema: path of keys and indexes, and one sentence.

    Instead of `unknown_keys` those of `known_keys` may stand there. Of a value of a wrong type `wanted` is
    the right one, and `example` is the first one that the schema gives, as JSON.
    """

    path: tuple[str | int, ...]
    message: str
    unknown_keys: tuple[str, ...] = ()
    known_keys: tuple[str, ...] = ()
    wanted: str = ""
    example: str = ""


@cache
def load_schema(name: SchemaName) -> dict[str, Any]:
    """The schema as it stands in the file."""
    text = (data_path("schema") / f"{name}.schema.json").read_text(encoding="utf-8")
    schema: dict[str, Any] = json.loads(text)
    return schema


@cache
def compiled(name: SchemaName) -> dict[str, Valid]:
    """The closures of every definition of the schema; `""` is the schema itself."""
    return compile_schemas(load_schema(name))


@cache
def _validator(name: SchemaName, definition: str) -> Any:
    # Imported only when something is wrong: the import alone costs more than a small suite.
    from jsonschema import Draft202012Validator

    root = load_schema(name)
    if not definition:
        return Draft202012Validator(root)
    return Draft202012Validator({"$defs": root["$defs"], "$ref": f"#/$defs/{definition}"})


def violations(name: SchemaName, value: Any, definition: str = "") -> list[Violation]:
    """Every violation of the schema (or of one of its definitions), the deepest useful one of each."""
    if compiled(name)[definition](value):
        return []
    found = [_explain(error) for error in _validator(name, definition).iter_errors(value)]
    return list(dict.fromkeys(each for group in found for each in group))


def _explain(error: Any) -> Iterator[Violation]:
    """Turn a jsonschema error into sentences, descending into `anyOf` where one branch is clearly meant."""
    if error.validator in ("anyOf", "oneOf") and error.context:
        branches: dict[int, list[Any]] = {}
        for each in error.context:
            branches.setdefault(each.schema_path[0], []).append(each)
        # A branch that fails only inside the value is nearer than one that fails on the value's own type.
        near = [group for group in branches.values() if not any(_wrong_kind(each, error) for each in group)]
        if len(near) == 1:
            for each in near[0]:
                yield from _explain(each)
            return
        if all(each.validator == "required" for each in error.context):
            missing = " or ".join(_sentence(each).removesuffix(" is missing") for each in error.context)
            yield Violation(tuple(error.absolute_path), f"{missing} is missing")
            return
        yield Violation(tuple(error.absolute_path), f"{_show(error.instance)} fits none of the allowed forms")
        return
    unknown = _unknown(error)
    known = tuple(error.schema.get("properties", ())) if unknown else ()
    wanted = error.validator_value if error.validator == "type" else ""
    examples = error.schema.get("examples", ()) if wanted else ()
    example = json.dumps(examples[0], ensure_ascii=False) if examples else ""
    wanted = wanted if isinstance(wanted, str) else ""
    yield Violation(tuple(error.absolute_path), _sentence(error), unknown, known, wanted, example)


def _wrong_kind(error: Any, parent: Any) -> bool:
    same_place = list(error.absolute_path) == list(parent.absolute_path)
    return same_place and error.validator in (
        "type",
        "const",
        "enum",
        "required",
        "not",
        "additionalProperties",
    )


def _unknown(error: Any) -> tuple[str, ...]:
    if error.validator != "additionalProperties":
        return ()
    import re

    known = error.schema.get("properties", {})
    patterns = list(error.schema.get("patternProperties", {}))
    return tuple(
        key
        for key in error.instance
        if key not in known and not any(re.search(each, key) for each in patterns)
    )


def _sentence(error: Any) -> str:
    kind, argument, value = error.validator, error.validator_value, error.instance
    if kind == "additionalProperties":
        keys = _unknown(error)
        word = "field" if len(keys) == 1 else "fields"
        return f"unknown {word} {', '.join(repr(key) for key in keys)}"
    if kind == "required":
        missing = [key for key in argument if key not in value]
        return f"{', '.join(repr(key) for key in missing)} is missing"
    if kind == "type":
        allowed = argument if isinstance(argument, str) else " or ".join(argument)
        return f"{_show(value)} is not of type {allowed}"
    if kind == "enum":
        return f"{_show(value)} is not one of {', '.join(json.dumps(each) for each in argument)}"
    if kind == "const":
        return f"{_show(value)} is not {json.dumps(argument)}"
    if kind == "pattern":
        return f"{_show(value)} is not written as it must be ({argument})"
    if kind == "minLength":
        return f"{_show(value)} is too short: at least {argument} characters"
    if kind == "maxLength":
        return f"{_show(value)} is too long: at most {argument} characters"
    if kind == "not":
        return f"{_show(value)} is not allowed here"
    return f"{_show(value)}: {_short(error.message)}"


def _show(value: Any) -> str:
    return _short(json.dumps(value, ensure_ascii=True, default=str))


def _short(text: str, limit: int = 120) -> str:
    return text if len(text) <= limit else text[: limit - 1] + "…"
