"""Each document under `bad/` is refused with exactly the text beside it.

After a change of wording: RULEWRIGHT_GOLDEN=write pytest reference/tests/test_bad_documents.py
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rulewright.rules.report import render_text
from rulewright.rules.shape_check import ShapeChecker
from rulewright.rules.shapes import DOCUMENT
from rulewright.rules.source import Collector, Diagnostic, RulesError
from rulewright.rules.strict_yaml import load_text

BAD = Path(__file__).parent / "bad"
FILES = sorted(BAD.glob("*.yaml"))


def diagnostics_of(path: Path) -> list[Diagnostic]:
    """What is wrong in a file; the first word of its name is the kind of document, or `yaml`."""
    kind = path.stem.split("_")[0]
    found = Collector()
    try:
        document = load_text(path.read_text(encoding="utf-8"), f"bad/{path.name}")
    except RulesError as error:
        return error.diagnostics
    if kind != "yaml":
        ShapeChecker(found).document(document, DOCUMENT[kind])
    return found.diagnostics


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_is_refused_with_its_text(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    shown = render_text(diagnostics_of(path), source={f"bad/{path.name}": text}) + "\n"
    golden = path.with_suffix(".txt")
    if os.environ.get("RULEWRIGHT_GOLDEN") == "write":
        golden.write_text(shown, encoding="utf-8")
    assert shown == golden.read_text(encoding="utf-8")
    assert not shown.startswith("0 errors")


def test_every_text_has_its_document() -> None:
    assert {p.stem for p in BAD.glob("*.txt")} == {p.stem for p in FILES}
