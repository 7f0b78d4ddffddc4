"""Diagnostics are shown with the author's own line, and in the formats that machines read."""

from __future__ import annotations

import difflib
import json
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from rulewright.rules import expressions
from rulewright.rules.expressions import did_you_mean
from rulewright.rules.report import render_github, render_json, render_sarif, render_text
from rulewright.rules.source import Diagnostic, Mark

WRONG = Diagnostic("RW150", "unknown key 'cuont'", Mark("b.yaml", 2, 3), "did you mean 'count'?", length=5)
DOUBT = Diagnostic("RW301", "the zone 'x' is never used", Mark("a.yaml", 1, 1), "", "warning")
SOURCE = {"b.yaml": "copies:\n  cuont: 3\n", "a.yaml": "x: {}\n"}


def caret(line: str, column: int, length: int = 1) -> tuple[str, str]:
    text = render_text([Diagnostic("RW150", "m", Mark("f", 1, column), length=length)], source={"f": line})
    _, shown, under, *_ = text.split("\n")
    return shown[2:], under[2:]


def test_text_is_sorted_and_ends_with_the_numbers() -> None:
    assert render_text([WRONG, DOUBT, WRONG], source=SOURCE) == (
        "a.yaml:1:1: warning[RW301]: the zone 'x' is never used\n  x: {}\n  ^\n\n"
        "b.yaml:2:3: error[RW150]: unknown key 'cuont'\n    cuont: 3\n    ^^^^^\n  help: did you mean"
        " 'count'?\n\n"
        "1 error, 1 warning"
    )
    assert render_text([]) == "0 errors, 0 warnings"


def test_colour_is_given_up_where_it_is_not_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b[31merror" in render_text([WRONG], color=True, source=SOURCE)
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in render_text([WRONG], color=True, source=SOURCE)


def test_the_caret_counts_columns_of_the_terminal() -> None:
    assert caret("日本: x", 5) == ("日本: x", "      ^")
    assert caret("日本: x", 1, 2) == ("日本: x", "^^^^")
    assert caret("हिंदी: x", 8) == ("हिंदी: x", "      ^")
    assert caret("\ta: x", 2) == ("    a: x", "    ^")
    assert caret("short", 60) == ("short", "     ^")


def test_long_lines_are_cut_around_the_caret() -> None:
    for column in (1, 150, 300):
        line = "x" * (column - 1) + "HERE" + "y" * (300 - column)
        shown, under = caret(line, column, 4)
        assert len(shown) <= 102
        assert shown[under.index("^") :].startswith("HERE")
        assert under.endswith("^^^^")
    shown, under = caret("z" * 1_000_000, 500_000)
    assert (len(shown), under.count("^")) == (100, 1)


def test_control_characters_never_reach_the_terminal() -> None:
    text = render_text(
        [Diagnostic("RW150", "key '\x1b[2J'", Mark("f", 1, 1))], source={"f": "a: \x1b]0;x\x07"}
    )
    assert "\x1b" not in text
    assert "\x07" not in text


def test_a_file_that_cannot_be_read_is_shown_without_its_line() -> None:
    assert render_text([WRONG], source={}).startswith(
        "b.yaml:2:3: error[RW150]: unknown key 'cuont'\n  help:"
    )


def test_json_holds_everything() -> None:
    report = json.loads(render_json([WRONG, DOUBT]))
    assert (report["errors"], report["warnings"]) == (1, 1)
    assert report["diagnostics"][1] == {
        "code": "RW150",
        "severity": "error",
        "message": "unknown key 'cuont'",
        "file": "b.yaml",
        "line": 2,
        "column": 3,
        "length": 5,
        "hint": "did you mean 'count'?",
    }


def test_github_commands_are_escaped() -> None:
    odd = Diagnostic("RW150", "100% of\nthem", Mark("a:b,c.yaml", 1, 2))
    assert render_github([odd]) == "::error file=a%3Ab%2Cc.yaml,line=1,col=2,title=RW150::100%25 of%0Athem"


def test_sarif_names_rules_places_and_levels() -> None:
    log = json.loads(render_sarif([WRONG, DOUBT]))
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
    assert [r["id"] for r in run["tool"]["driver"]["rules"]] == ["RW150", "RW301"]
    result = run["results"][1]
    assert (result["ruleId"], result["ruleIndex"], result["level"]) == ("RW150", 0, "error")
    place = result["locations"][0]["physicalLocation"]
    assert place["artifactLocation"] == {"uri": "b.yaml"}
    assert place["region"] == {"startLine": 2, "startColumn": 3, "endColumn": 8}


def test_a_name_is_compared_with_few_others_however_many_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[int] = []

    def close(name: str, options: Sequence[str], *args: Any, **more: Any) -> list[str]:
        compared.append(len(options))
        return difflib.get_close_matches(name, options, *args, **more)

    monkeypatch.setattr(expressions, "difflib", SimpleNamespace(get_close_matches=close))
    known = [f"symbol_{number:04}" for number in range(5000)] + ["quantity", "x" * 300]
    assert did_you_mean("quantety", known) == "did you mean 'quantity'?"
    assert did_you_mean("symbol_0077x", known).startswith("did you mean 'symbol_")
    assert did_you_mean("y" * 300, known).startswith("known here: ")
    assert did_you_mean("a", known).startswith("known here: ")
    assert max(compared) <= 50
