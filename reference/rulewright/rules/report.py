"""Show diagnostics: as text with the author's own line and a caret, and in the formats that machines read."""

from __future__ import annotations

import json
import os
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

from rulewright.rules.source import Diagnostic
from rulewright.version import __version__

COLUMNS = 100
_TAB = "    "
# Twice as much as a document may have.
_MOST = 2 * 1024 * 1024
_RED, _YELLOW, _BOLD, _DIM, _OFF = "\x1b[31m", "\x1b[33m", "\x1b[1m", "\x1b[2m", "\x1b[0m"


def render_text(
    diagnostics: Sequence[Diagnostic], color: bool = False, source: Mapping[str, str] | None = None
) -> str:
    """Each diagnostic with its line, a caret and its remedy; then how many there are.

    `source` gives the text of files by name; others are read from disk, and those that cannot be read are
    shown without their line. `color` is ignored where the variable NO_COLOR is set.
    """
    paint = color and not os.environ.get("NO_COLOR")
    lines = _Lines(source or {})
    parts = [_one(d, lines.line(d), paint) for d in in_order(diagnostics)]
    return "\n".join([*parts, summary(diagnostics)])


def in_order(diagnostics: Sequence[Diagnostic]) -> list[Diagnostic]:
    """Sorted by file and place, without repeats."""
    return sorted(
        set(diagnostics), key=lambda d: (d.mark.file, d.mark.line, d.mark.column, d.code, d.message)
    )


def summary(diagnostics: Sequence[Diagnostic]) -> str:
    """`2 errors, 1 warning`."""
    errors = sum(d.severity == "error" for d in set(diagnostics))
    warnings = len(set(diagnostics)) - errors
    return f"{errors} error{'' if errors == 1 else 's'}, {warnings} warning{'' if warnings == 1 else 's'}"


def render_json(diagnostics: Sequence[Diagnostic]) -> str:
    """One JSON object with the list of diagnostics and their numbers."""
    items = [
        {
            "code": d.code,
            "severity": d.severity,
            "message": d.message,
            "file": d.mark.file,
            "line": d.mark.line,
            "column": d.mark.column,
            "length": d.length,
            "hint": d.hint,
        }
        for d in in_order(diagnostics)
    ]
    errors = sum(i["severity"] == "error" for i in items)
    report = {"version": 1, "errors": errors, "warnings": len(items) - errors, "diagnostics": items}
    return json.dumps(report, ensure_ascii=False, indent=2)


def render_github(diagnostics: Sequence[Diagnostic]) -> str:
    """Workflow commands that GitHub shows beside the lines of a pull request."""
    lines = []
    for d in in_order(diagnostics):
        place = f"file={_property(d.mark.file)},line={d.mark.line},col={d.mark.column},title={d.code}"
        text = d.message + (f"\nhelp: {d.hint}" if d.hint else "")
        lines.append(f"::{d.severity} {place}::{_escape(text)}")
    return "\n".join(lines)


def render_sarif(diagnostics: Sequence[Diagnostic]) -> str:
    """A SARIF 2.1.0 log with one run."""
    from rulewright.rules.codes import CODES

    found = in_order(diagnostics)
    used = sorted({d.code for d in found})
    rules = [
        {"id": code, "shortDescription": {"text": CODES[code].title if code in CODES else code}}
        for code in used
    ]
    driver = {"name": "rulewright", "version": __version__, "rules": rules}
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_sarif_result(d, used) for d in found],
    }
    log = {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [run],
    }
    return json.dumps(log, ensure_ascii=False, indent=2)


FORMATS: dict[str, Callable[[Sequence[Diagnostic]], str]] = {
    "text": render_text,
    "json": render_json,
    "github": render_github,
    "sarif": render_sarif,
}


def _sarif_result(d: Diagnostic, used: list[str]) -> dict[str, Any]:
    region = {
        "startLine": d.mark.line,
        "startColumn": d.mark.column,
        "endColumn": d.mark.column + max(1, d.length),
    }
    location = {"artifactLocation": {"uri": quote(Path(d.mark.file).as_posix())}, "region": region}
    return {
        "ruleId": d.code,
        "ruleIndex": used.index(d.code),
        "level": d.severity,
        "message": {"text": d.message + (f" ({d.hint})" if d.hint else "")},
        "locations": [{"physicalLocation": location}],
    }


def _escape(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _escape(text).replace(":", "%3A").replace(",", "%2C")


# -- text ------------------------------------------------------------------------------------------


class _Lines:
    """The lines of the files that diagnostics name, each file read at most once."""

    def __init__(self, source: Mapping[str, str]) -> None:
        self.files = {name: text.split("\n") for name, text in source.items()}

    def line(self, diagnostic: Diagnostic) -> str | None:
        mark = diagnostic.mark
        if mark.file not in self.files:
            self.files[mark.file] = _text(Path(mark.file)).split("\n")
        lines = self.files[mark.file]
        return lines[mark.line - 1].rstrip("\r") if mark.line <= len(lines) else None


def _text(path: Path) -> str:
    """The beginning of a file; nothing of what is no file: a pipe would have to be waited for."""
    try:
        if not os.path.isfile(path):
            return ""
        with path.open("rb") as file:
            return file.read(_MOST).decode("utf-8", "replace")
    except (OSError, ValueError):
        return ""


def _one(d: Diagnostic, line: str | None, paint: bool) -> str:
    place = _clean(f"{d.mark.file}:{d.mark.line}:{d.mark.column}")
    message, hint = _clean(d.message), _clean(d.hint)
    head = f"{d.severity}[{d.code}]"
    if paint:
        tone = _RED if d.severity == "error" else _YELLOW
        place, head = f"{_BOLD}{place}{_OFF}", f"{tone}{head}{_OFF}"
    out = [f"{place}: {head}: {message}"]
    if line is not None and line.strip():
        shown, caret = _clipped(line, d.mark.column - 1, d.length)
        out += [f"  {shown}", f"  {_BOLD + caret + _OFF if paint else caret}"]
    if hint:
        out.append(f"  {_DIM}help:{_OFF} {hint}" if paint else f"  help: {hint}")
    return "\n".join(out) + "\n"


def _clipped(line: str, column: int, length: int) -> tuple[str, str]:
    """The part of the line around the caret that fits, and the line with the caret under it."""
    column = min(column, len(line))
    # Far from the caret nothing can be shown; a line of a megabyte must not cost a megabyte of measuring.
    start, end = max(0, column - 4 * COLUMNS), min(len(line), column + 4 * COLUMNS)
    if _width(line[start:end]) > COLUMNS:
        # The place itself in the middle; then as much as fits to the right of the new beginning.
        while _width(line[start:column]) > COLUMNS // 2:
            start += 1
        while _width(line[start:end]) > COLUMNS - 2:
            end -= 1
    before, after = "…" if start else "", "…" if end < len(line) else ""
    shown = "".join(_visible(c) for c in line[start:end])
    left = len(before) + _width(line[start:column])
    under = _width(line[column : min(column + length, end)])
    return before + shown + after, " " * left + "^" * max(1, under)


def _clean(text: str) -> str:
    """Without control characters: a document may hold escapes that would reach the reader's terminal."""
    return "".join(_visible(c) for c in text)


def _visible(char: str) -> str:
    """A tab as spaces; other control characters as a mark that takes one column."""
    if char == "\t":
        return _TAB
    return "\ufffd" if unicodedata.category(char) in ("Cc", "Cs") or char in "\u2028\u2029" else char


def _width(text: str) -> int:
    return sum(_columns(c) for c in text)


def _columns(char: str) -> int:
    """How many columns of a terminal a character takes."""
    if char == "\t":
        return len(_TAB)
    if unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in ("W", "F") else 1
