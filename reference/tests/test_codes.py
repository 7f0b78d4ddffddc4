"""Every diagnostic code of the source is explained, and every explained code exists in the source."""

from __future__ import annotations

import re
from pathlib import Path

import rulewright
from rulewright.rules.codes import CODES, all_codes

PACKAGE = Path(rulewright.__file__).parent
EXPLANATIONS = {"codes.py", "codes_documents.py", "codes_linking.py"}


def used() -> set[str]:
    """The codes that the source emits: string literals that are nothing but a code."""
    files = [p for p in PACKAGE.rglob("*.py") if p.name not in EXPLANATIONS]
    return set().union(*(re.findall(r"\"(RW\d{3})\"", p.read_text(encoding="utf-8")) for p in files))


def test_every_code_that_is_used_is_explained() -> None:
    assert used() - set(CODES) == set()


def test_every_code_that_is_explained_is_used() -> None:
    assert set(CODES) - used() == set()


def test_explanations_are_whole() -> None:
    for code, entry in CODES.items():
        assert re.fullmatch(r"RW[1-4]\d\d", code)
        assert entry.title[0].islower() or entry.title[:4] in ("YAML", "Lati"), code
        assert not entry.title.endswith(".")
        assert entry.explanation.endswith((".", "`.")), code
        assert entry.wrong != entry.right, code


def test_the_codes_of_the_runner_are_explained_too() -> None:
    assert set(all_codes()) > set(CODES)
    assert all(code.startswith("RW5") for code in set(all_codes()) - set(CODES))
