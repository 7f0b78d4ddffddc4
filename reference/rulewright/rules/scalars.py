"""What one plain YAML scalar means here: text, a whole number or a truth value, and nothing else.

YAML 1.1 and 1.2 disagree about a good many plain words (`no`, `010`, `12:30`, `1_000`). Whatever the two
would read differently is refused, so that every tool that opens a document sees the same data.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

LARGEST = 2**53 - 1

_INT = re.compile(r"0|-?[1-9][0-9]*")
_FLOAT = re.compile(
    r"[-+]?(\.[0-9]+|[0-9][0-9_]*(\.[0-9_]*)?)([eE][-+]?[0-9]+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)"
)
_OTHER_BASE = re.compile(r"[-+]?0[xX][0-9a-fA-F_]+|[-+]?0[oO][0-7_]+|[-+]?0[bB][01_]+")
_CLOCK = re.compile(r"[-+]?[0-9][0-9_]*(:[0-5]?[0-9])+(\.[0-9_]*)?")
_OLD_INT = re.compile(r"[-+]?[0-9][0-9_]*")
_NULLS = frozenset({"", "~", "null", "Null", "NULL"})
_TRUTHS = frozenset({"yes", "no", "on", "off"})


@dataclass(frozen=True)
class Trouble:
    """Why a scalar is refused: code, one sentence, and the remedy."""

    code: str
    message: str
    hint: str


def is_null(text: str) -> bool:
    """Whether this plain scalar is one of the spellings of YAML's null."""
    return text in _NULLS


def plain_value(text: str) -> str | int | bool | Trouble:
    """The value of a plain (unquoted) scalar, or why it has none."""
    if text == "true":
        return True
    if text == "false":
        return False
    if _INT.fullmatch(text):
        # Compared by length first: Python refuses to convert absurdly long digit strings.
        if len(text) > 17 or abs(int(text)) > LARGEST:
            return Trouble("RW125", "the number is too large", f"the largest whole number is {LARGEST}")
        return int(text)
    return _trouble(text) or text


def plain_key(text: str) -> str | Trouble:
    """The key that a plain scalar stands for, or why it may not be one."""
    if text == "<<":
        return Trouble("RW116", "merge keys are not part of the language", "write the keys out")
    value = plain_value(text)
    if isinstance(value, Trouble) and value.code == "RW113":
        return Trouble("RW113", f"the key '{text}' is a truth value to YAML 1.1 tools", "choose another name")
    if not isinstance(value, str):
        return Trouble("RW112", f"the key {text or '(empty)'} is not text", f'write it in quotes: "{text}"')
    return value


def _trouble(text: str) -> Trouble | None:
    if text in _NULLS:
        what = "the value is empty" if text == "" else f"'{text}' means no value"
        return Trouble(
            "RW121", f"{what}, and the language has no null", "write a value, or leave the key out"
        )
    lower = text.lower()
    if lower in ("true", "false"):
        return Trouble(
            "RW126",
            f"'{text}' is not how a truth value is written",
            f"write {lower}, or quote it if it is text",
        )
    if lower in _TRUTHS and text in (lower, lower.title(), lower.upper()):
        meaning = "true" if lower in ("yes", "on") else "false"
        return Trouble(
            "RW113",
            f"'{text}' is a truth value to YAML 1.1 tools",
            f'write {meaning}, or quote it if it is text: "{text}"',
        )
    return _number_trouble(text)


def _number_trouble(text: str) -> Trouble | None:
    # Every form here begins with a digit, a sign or a point: almost all text is done with one look.
    if not text[0].isdigit() and text[0] not in "+-.":
        return None
    if _OTHER_BASE.fullmatch(text) or _CLOCK.fullmatch(text) or _OLD_INT.fullmatch(text):
        return Trouble(
            "RW123",
            f"'{text}' is not a decimal whole number",
            f'write the digits alone (no 0 in front, no + : _ or 0x), or quote it if it is text: "{text}"',
        )
    if _FLOAT.fullmatch(text):
        return Trouble(
            "RW124",
            f"'{text}' is a fraction; there are whole numbers only",
            f'use a whole number, or quote it if it is text: "{text}"',
        )
    return None
