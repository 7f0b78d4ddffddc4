"""Coverage cannot be bought with labels: only a passing run whose trace has the rule covers its claim."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pebbles_words import LANGUAGE, animal, write_scenario

from rulewright.rules.source import RulesError
from rulewright_conformance.claims import Listed, read_list
from rulewright_conformance.coverage import Coverage, table
from rulewright_conformance.prove import prove
from rulewright_conformance.suite import Request


def covered(folder: Path, listed: str = "") -> Coverage:
    """The coverage of the scenarios in a folder by the right engine."""
    lists: dict[str, Listed] = {}
    if listed:
        path = folder / "coverage.yaml"
        path.write_text(listed, encoding="utf-8")
        lists = read_list(path)
    request = Request(paths=(folder / "scenarios",))
    return prove(("pebbles",), LANGUAGE, lists, animal("pebbles"), request=request).coverage


TAKE = "steps:\n  - seat: a\n    move: take 1\n"


def test_a_claim_needs_a_passing_run_that_names_it_and_uses_its_rule(tmp_path: Path) -> None:
    write_scenario(tmp_path, "label_only", "claims: [PB-001, PB-004]\nexpect: {over: none}")
    assert covered(tmp_path).claims.covered == 0
    write_scenario(tmp_path, "no_label", TAKE)
    assert covered(tmp_path).claims.covered == 0
    write_scenario(tmp_path, "failing", "claims: [PB-001]\n" + TAKE + "expect: {state: {game: {heap: 1}}}")
    assert covered(tmp_path).claims.covered == 0
    write_scenario(tmp_path, "right", "claims: [PB-001]\n" + TAKE)
    found = covered(tmp_path)
    assert (found.claims.covered, found.claims.total) == (1, 4)
    assert (found.rules.covered, found.rules.total) == (1, 5)
    assert found.uncovered == (
        "pebbles.end",
        "pebbles.nod",
        "pebbles.roll",
        "pebbles.take.limit",
        "pebbles.take.limit (refusal)",
        "PB-002",
        "PB-003",
        "PB-004",
    )


def test_a_rule_that_refuses_wants_a_refusal_that_names_it(tmp_path: Path) -> None:
    body = "claims: [PB-002]\nsteps:\n  - seat: a\n    move: take 9\n    refuse: {}"
    write_scenario(tmp_path, "limit", body)
    found = covered(tmp_path)
    assert (found.rules.covered, found.claims.covered) == (1, 1)
    assert not any("limit" in name for name in found.uncovered)


LIST = """games:
  pebbles:
    claims: {from: PB-001, to: PB-006}
    exclude:
      - {claim: PB-005, reason: It is about a web page.}
      - {rule: pebbles.nod, reason: It is only a courtesy.}
"""


def test_listed_claims_count_and_exclusions_need_a_reason(tmp_path: Path) -> None:
    write_scenario(tmp_path, "right", "claims: [PB-001]\n" + TAKE)
    found = covered(tmp_path, LIST)
    assert found.claims.as_json() == {"total": 6, "covered": 1, "excluded": 1}
    assert found.rules.as_json() == {"total": 5, "covered": 1, "excluded": 1}
    assert "PB-006" in found.uncovered
    assert "PB-005" not in found.uncovered
    assert "pebbles.nod" not in found.uncovered
    assert found.wrong == ()


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("PB-005", "PB-001", "RW551"),
        ("PB-005", "PB-099", "RW550"),
        ("pebbles.nod", "pebbles.take", "RW551"),
        ("pebbles.nod", "pebbles.bow", "RW550"),
    ],
)
def test_an_exclusion_that_is_not_true_is_an_error(tmp_path: Path, old: str, new: str, code: str) -> None:
    write_scenario(tmp_path, "right", "claims: [PB-001]\n" + TAKE)
    found = covered(tmp_path, LIST.replace(f": {old},", f": {new},"))
    assert [each.code for each in found.wrong] == [code]
    assert found.wrong[0].mark.line in (5, 6)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (LIST.replace("to: PB-006", "to: PB-000"), "RW552"),
        (LIST.replace("to: PB-006", "to: QB-006"), "RW552"),
        (LIST.replace("reason", "because"), "RW500"),
        (
            LIST.replace("claim: PB-005", "claim: PB-005, rule: pebbles.nod"),
            "RW500",
        ),
    ],
)
def test_a_list_that_is_none_is_refused(tmp_path: Path, text: str, code: str) -> None:
    path = tmp_path / "coverage.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RulesError) as caught:
        read_list(path)
    assert {each.code for each in caught.value.diagnostics} == {code}


def test_ranges_and_single_claims_may_be_mixed(tmp_path: Path) -> None:
    path = tmp_path / "coverage.yaml"
    path.write_text("games: {pebbles: {claims: [{from: PB-008, to: PB-011}, PB-020]}}\n", encoding="utf-8")
    assert read_list(path)["pebbles"].claims == ("PB-008", "PB-009", "PB-010", "PB-011", "PB-020")


def test_coverage_is_printed_as_a_table_and_as_json(tmp_path: Path) -> None:
    write_scenario(tmp_path, "right", "claims: [PB-001]\n" + TAKE)
    found = covered(tmp_path)
    lines = table(found)
    assert lines[2].split() == ["pebbles", "1", "0", "5", "1", "0", "4"]
    assert lines[3].split() == ["total", "1", "0", "5", "1", "0", "4"]
    assert lines[5:7] == ["uncovered:", "  pebbles.end"]
    printed = json.loads(json.dumps(found.as_json()))
    assert printed["rules"] == {"total": 5, "covered": 1, "excluded": 0}
    assert list(printed["games"]) == ["pebbles"]
    assert printed["uncovered"] == printed["games"]["pebbles"]["uncovered"]
