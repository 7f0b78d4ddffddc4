"""Compile the part of JSON Schema that our schemas use into Python closures, because python-jsonschema
would take longer than an engine needs to answer.

A compiled schema only says yes or no. Whoever wants to know why asks `jsonschema`; a test holds the two to
the same verdict. A keyword that is not supported is an error at compile time, never silently ignored.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

Valid = Callable[[Any], bool]
Schema = Mapping[str, Any]

_SILENT = frozenset({"$schema", "$id", "$defs", "title", "description", "examples"})
_OBJECT = ("properties", "patternProperties", "additionalProperties", "required")


class UnsupportedSchema(ValueError):
    """The schema uses a keyword, or a form of one, that this compiler does not know."""


def compile_schemas(root: Schema) -> dict[str, Valid]:
    """Compile every definition of `root`; `""` is the root itself.

    Raises `UnsupportedSchema` for anything outside the supported subset.
    """
    compiler = _Compiler(root)
    compiled = {name: compiler.definition(name) for name in root.get("$defs", {})}
    compiled[""] = compiler.build(root)
    return compiled


class _Compiler:
    """Holds the root and what is compiled already, so that definitions may refer to themselves."""

    def __init__(self, root: Schema) -> None:
        self.root = root
        self.done: dict[str, Valid] = {}

    def definition(self, name: str) -> Valid:
        """The closure of one definition of the root."""
        if name not in self.done:
            schemas: Mapping[str, Schema] = self.root.get("$defs", {})
            if name not in schemas:
                raise UnsupportedSchema(f"no definition '{name}'")
            # A definition that refers to itself finds this, which looks up the finished one when called.
            self.done[name] = lambda value: self.done[name](value)
            self.done[name] = self.build(schemas[name])
        return self.done[name]

    def build(self, schema: Schema) -> Valid:
        """The closure of one schema: all its keywords must hold."""
        parts: list[Valid] = []
        if any(keyword in schema for keyword in _OBJECT):
            parts.append(self._object(schema))
        for keyword, argument in schema.items():
            if keyword in _SILENT or keyword in _OBJECT:
                continue
            if keyword == "type" and argument == "object" and parts and "properties" in schema:
                continue  # `_object` was told to look at the type itself.
            parts.append(self._keyword(keyword, argument))
        return _all(parts)

    def _keyword(self, keyword: str, argument: Any) -> Valid:
        if keyword == "$ref":
            prefix = "#/$defs/"
            if not argument.startswith(prefix):
                raise UnsupportedSchema(f"$ref '{argument}' is not local")
            return self.definition(argument[len(prefix) :])
        if keyword == "items":
            return _items(self.build(argument))
        if keyword == "anyOf":
            return _any([self.build(each) for each in argument])
        if keyword == "oneOf":
            return _one([self.build(each) for each in argument])
        if keyword == "not":
            inner = self.build(argument)
            return lambda value: not inner(value)
        return _plain(keyword, argument)

    def _object(self, schema: Schema) -> Valid:
        additional = schema.get("additionalProperties", True)
        if not isinstance(additional, bool):
            raise UnsupportedSchema("additionalProperties must be true or false")
        patterns: list[tuple[Callable[[str], Any], Valid]] = [
            (re.compile(pattern).search, self.build(each))
            for pattern, each in schema.get("patternProperties", {}).items()
        ]
        named: dict[str, Valid] = {}
        for name, each in schema.get("properties", {}).items():
            also = [valid for search, valid in patterns if search(name)]
            named[name] = _all([self.build(each), *also])
        must_be_object = schema.get("type") == "object" and "properties" in schema
        return _object(named, patterns, tuple(schema.get("required", ())), additional, must_be_object)


def _object(
    named: dict[str, Valid],
    patterns: list[tuple[Callable[[str], Any], Valid]],
    required: tuple[str, ...],
    additional: bool,
    must_be_object: bool,
) -> Valid:
    def other(name: str, value: Any) -> bool:
        known = additional
        for search, valid in patterns:
            if search(name):
                if not valid(value):
                    return False
                known = True
        return known

    def check(value: Any) -> bool:
        if not isinstance(value, dict):
            return not must_be_object
        for name in required:
            if name not in value:
                return False
        for name, inner in value.items():
            valid = named.get(name)
            if not (other(name, inner) if valid is None else valid(inner)):
                return False
        return True

    return check


def _all(parts: list[Valid]) -> Valid:
    if not parts:
        return lambda value: True
    if len(parts) == 1:
        return parts[0]
    if len(parts) == 2:
        first, second = parts
        return lambda value: first(value) and second(value)
    return lambda value: all(part(value) for part in parts)


def _any(parts: list[Valid]) -> Valid:
    def check(value: Any) -> bool:
        for part in parts:  # noqa: SIM110  # a generator costs more than the checks themselves
            if part(value):
                return True
        return False

    return check


def _one(parts: list[Valid]) -> Valid:
    return lambda value: sum(part(value) for part in parts) == 1


def _items(inner: Valid) -> Valid:
    def check(value: Any) -> bool:
        if isinstance(value, list):
            for item in value:
                if not inner(item):
                    return False
        return True

    return check


def _plain(keyword: str, argument: Any) -> Valid:
    """The keywords that hold no schemas."""
    if keyword == "type":
        names = [argument] if isinstance(argument, str) else argument
        return _any([_type(name) for name in names]) if len(names) > 1 else _type(names[0])
    if keyword == "const":
        return _const(argument)
    if keyword == "enum":
        if all(isinstance(each, str) for each in argument):
            allowed = frozenset(argument)
            return lambda value: isinstance(value, str) and value in allowed
        return _any([_const(each) for each in argument])
    if keyword == "pattern":
        search = re.compile(argument).search
        return lambda value: not isinstance(value, str) or search(value) is not None
    if keyword in ("minimum", "maximum"):
        return _bound(keyword, argument)
    if keyword == "uniqueItems" and argument is True:
        return lambda value: not isinstance(value, list) or _unique(value)
    return _size(keyword, argument)


def _type(name: str) -> Valid:
    types: dict[str, type] = {"object": dict, "array": list, "string": str, "boolean": bool}
    if name in types:
        expected = types[name]
        return lambda value: isinstance(value, expected)
    if name == "null":
        return lambda value: value is None
    if name == "integer":
        return lambda value: (
            (isinstance(value, int) and not isinstance(value, bool))
            or (isinstance(value, float) and value.is_integer())
        )
    if name == "number":
        return lambda value: isinstance(value, int | float) and not isinstance(value, bool)
    raise UnsupportedSchema(f"type '{name}'")


def _const(argument: Any) -> Valid:
    if argument is None or isinstance(argument, bool):
        return lambda value: value is argument
    if isinstance(argument, str):
        return lambda value: isinstance(value, str) and value == argument
    if isinstance(argument, int):
        return lambda value: (
            not isinstance(value, bool) and isinstance(value, int | float) and value == argument
        )
    raise UnsupportedSchema(f"const of {type(argument).__name__}")


def _bound(keyword: str, argument: int) -> Valid:
    def number(value: Any) -> bool:
        return isinstance(value, int | float) and not isinstance(value, bool)

    if keyword == "minimum":
        return lambda value: not number(value) or value >= argument
    return lambda value: not number(value) or value <= argument


def _size(keyword: str, argument: int) -> Valid:
    kinds: dict[str, type] = {"Items": list, "Length": str, "Properties": dict}
    kind = kinds.get(keyword[3:])
    if kind is None or keyword[:3] not in ("min", "max"):
        raise UnsupportedSchema(f"keyword '{keyword}'")
    expected = kind
    least = keyword.startswith("min")

    def check(value: Any) -> bool:
        if not isinstance(value, expected):
            return True
        return len(value) >= argument if least else len(value) <= argument  # type: ignore[arg-type]

    return check


def _unique(items: list[Any]) -> bool:
    return all(not _same(a, b) for index, a in enumerate(items) for b in items[:index])


def _same(a: Any, b: Any) -> bool:
    """JSON equality: truth values are not numbers."""
    if isinstance(a, bool) or isinstance(b, bool):
        return a is b
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(_same(x, y) for x, y in zip(a, b, strict=True))
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(_same(a[key], b[key]) for key in a)
    return bool(a == b)
