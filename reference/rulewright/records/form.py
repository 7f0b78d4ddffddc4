"""The form of a recorded game: its lines, read one by one, and what is wrong with a line that is none."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, NoReturn

from rulewright.rules.folders import trouble_with
from rulewright_conformance.read import step_text as text_of_step
from rulewright_conformance.report_text import clean
from rulewright_conformance.schemas import SchemaName, violations

FORMAT = 1
LONGEST_LINE = 1 << 20
MOST_LINES = 200_000
_SCHEMA: SchemaName = "record"
_KINDS = ("move", "withdraw", "tick", "outside")
_SHORT = 200


class Unusable(Exception):
    """A file that is no recorded game: the number of the line (0: the file itself) and one sentence."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
        self.message = message


class _Trouble(ValueError):
    """What JSON allows and a record does not."""


@dataclass(frozen=True)
class Line:
    """One line that fits the schema: its number in the file, from 1, and its fields."""

    number: int
    fields: Mapping[str, Any]

    @property
    def kind(self) -> str:
        """`move`, `withdraw`, `tick` or `outside`; `look` where nothing is done."""
        return next((kind for kind in _KINDS if kind in self.fields), "look")

    @property
    def text(self) -> str:
        """The line in words, for people: `b: bid 5 3`."""
        return step_text(self.fields)


def step_text(step: Mapping[str, Any]) -> str:
    """An input in words: `b: bid 5 3`, `it is 60000 ms`."""
    if "record" in step:
        return "the set-up"
    move = step.get("move")
    if isinstance(move, Mapping):
        step = {**step, "move": json.dumps(move, ensure_ascii=False)}
    return text_of_step(step)


def read_lines(path: Path) -> Iterator[Line]:
    """The lines of a file, the set-up first, each checked when it is reached. Empty lines are passed over.

    Raises `Unusable` at the first line that is none.
    """
    trouble = trouble_with(path)
    if trouble:
        raise Unusable(0, f"the file cannot be read: {trouble}")
    if not os.path.exists(path):
        raise Unusable(0, "there is no such file")
    if not os.path.isfile(path):
        raise Unusable(0, "this is no file")
    try:
        with path.open("rb") as source:
            yield from _lines(source)
    except OSError as error:
        raise Unusable(0, f"the file cannot be read: {(error.strerror or str(error)).lower()}") from None


def _lines(source: BinaryIO) -> Iterator[Line]:
    number = count = 0
    while raw := source.readline(LONGEST_LINE + 1):
        number += 1
        if len(raw) > LONGEST_LINE:
            raise Unusable(number, f"the line is longer than {LONGEST_LINE:,} bytes")
        if number > MOST_LINES:
            raise Unusable(number, f"a recorded game has at most {MOST_LINES:,} lines")
        if not raw.strip():
            continue
        fields = _parse(number, raw)
        _check(number, fields, first=count == 0)
        count += 1
        yield Line(number, fields)
    if not count:
        raise Unusable(0, "the file is empty; its first line is the set-up (see RECORDS.md)")


def _parse(number: int, raw: bytes) -> dict[str, Any]:
    try:
        fields = json.loads(
            raw.decode("utf-8"), parse_float=_refuse, parse_constant=_refuse, object_pairs_hook=_once
        )
    except UnicodeDecodeError:
        raise Unusable(number, "the line is not UTF-8") from None
    except _Trouble as trouble:
        raise Unusable(number, str(trouble)) from None
    except RecursionError:
        raise Unusable(number, "the line is nested too deep") from None
    except ValueError:
        if raw.startswith(b"\xef\xbb\xbf"):
            raise Unusable(number, "the file begins with a byte order mark; write it without one") from None
        if not raw.endswith(b"\n"):
            message = "the last line is cut off; write it whole, or take it away"
            raise Unusable(number, message) from None
        raise Unusable(number, f"this is not JSON: {_brief(raw.decode('utf-8').strip())}") from None
    if not isinstance(fields, dict):
        raise Unusable(number, "a line is a JSON object")
    return fields


def _refuse(text: str) -> NoReturn:
    raise _Trouble(f"there are whole numbers only, not {_brief(text)}")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise _Trouble(f"'{_brief(twice)}' stands there twice")
    return found


def _check(number: int, fields: dict[str, Any], first: bool) -> None:
    """Hold a line to the schema, and to what a schema cannot say."""
    if first and "record" not in fields:
        message = 'the first line is the set-up: {"record": 1, "game": …, "seats": […]}'
        raise Unusable(number, message)
    if not first and "record" in fields:
        raise Unusable(number, "here begins another game; a file holds one")
    if first and isinstance(fields["record"], int) and fields["record"] != FORMAT:
        raise Unusable(number, f"this is format {fields['record']}; this version reads format {FORMAT}")
    try:
        found = violations(_SCHEMA, fields, "setup" if first else "step")
    except RecursionError:
        raise Unusable(number, "the line is nested too deep") from None
    if found:
        where = ".".join(str(part) for part in found[0].path)
        raise Unusable(number, clean(f"{where}: {found[0].message}" if where else found[0].message))
    if first:
        return
    kinds = [kind for kind in _KINDS if kind in fields]
    if len(kinds) > 1:
        raise Unusable(number, f"a line is one input, not {' and '.join(kinds)}")
    if kinds and kinds[0] in ("move", "withdraw") and "seat" not in fields:
        raise Unusable(number, f"'{kinds[0]}' needs a 'seat'")
    if not kinds and fields.keys() & {"seat", "at", "kind", "via"}:
        message = "nothing is done here; a line has 'move', 'withdraw', 'tick' or 'outside'"
        raise Unusable(number, message)


def _brief(text: str) -> str:
    return clean(text if len(text) <= _SHORT else f"{text[:_SHORT]}… ({len(text)} characters)")


def write_line(fields: Mapping[str, Any]) -> str:
    """One line of a file, with its end."""
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":")) + "\n"
