"""Write a scenario as YAML in the style of the house: short values in one line, steps one below the other."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from rulewright.rules.scalars import plain_key, plain_value

_PLAIN = re.compile(r"[A-Za-z_][A-Za-z0-9_.]*(?: (?:>|\+|[A-Za-z0-9_]+))*")
_WIDTH = 100


def yaml_text(document: Mapping[str, Any], head: tuple[str, ...] = ()) -> str:
    """The document as text; `head` are comment lines above it."""
    lines = [f"# {line}" for line in head]
    for key, value in document.items():
        lines += _entry(_key(key), value, 0)
    return "\n".join(lines) + "\n"


def _entry(key: str, value: Any, depth: int) -> list[str]:
    margin = "  " * depth
    inline = f"{margin}{key}: {flow(value)}"
    if len(inline) <= _WIDTH and not (depth == 0 and key in ("steps", "expect", "position", "chance")):
        return [inline]
    if isinstance(value, Mapping) and value:
        lines = [f"{margin}{key}:"]
        for name, inner in value.items():
            lines += _entry(_key(name), inner, depth + 1)
        return lines
    if isinstance(value, list) and value and all(isinstance(each, Mapping) for each in value):
        return [f"{margin}{key}:", *(line for each in value for line in _item(each, depth + 1))]
    return [inline]


def _item(value: Mapping[str, Any], depth: int) -> list[str]:
    margin = "  " * depth
    if not value or "type" in value:
        return [f"{margin}- {flow(value)}"]
    lines: list[str] = []
    for key, inner in value.items():
        lines += _entry(_key(key), inner, depth + 1)
    lines[0] = f"{margin}- {lines[0].lstrip()}"
    return lines


def flow(value: Any) -> str:
    """A value in one line."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(key)}: {flow(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(flow, value)) + "]"
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    return _word(value) if isinstance(value, str) else str(value)


def _word(text: str) -> str:
    if _PLAIN.fullmatch(text) and plain_value(text) == text:
        return text
    return json.dumps(text, ensure_ascii=False)


def _key(text: str) -> str:
    return (
        text if _PLAIN.fullmatch(text) and plain_key(text) == text else json.dumps(text, ensure_ascii=False)
    )
