"""Reports for people, programs and continuous integration say the same, and hold whatever an engine says."""

from __future__ import annotations

import json
import sys
from datetime import date
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from pebbles_words import LANGUAGE, animal, write_scenario

from rulewright.rules.source import RulesError
from rulewright_conformance.engine_context import context_text
from rulewright_conformance.language import Language
from rulewright_conformance.process import shorten
from rulewright_conformance.report_junit import xml_text
from rulewright_conformance.report_text import clean
from rulewright_conformance.schemas import violations
from rulewright_conformance.suite import Request, UsageProblem, verify

GOOD = "claims: [PB-001]\nsteps:\n  - seat: a\n    move: take 1"
BAD = GOOD + "\nexpect:\n  state: {game: {heap: 8}}"
TODAY = date(2026, 6, 1)


def run(folder: Path, engine: str = "pebbles", *arguments: str, **request: Any) -> int:
    """Run the scenarios of a folder; the exit status."""
    command = " ".join(f"'{word}'" for word in animal(engine, *arguments))
    return verify(Request(paths=(folder / "scenarios",), engine=command, **request), LANGUAGE, TODAY)


def test_all_is_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_scenario(tmp_path, "one", GOOD)
    assert run(tmp_path) == 0
    assert capsys.readouterr().out == "engine: pebbles 1 (Python); plays pebbles\n\n1 passed, 0 failed\n"


def test_a_failure_is_told_in_full(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write_scenario(tmp_path, "one", BAD)
    assert run(tmp_path) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[2:15] == [
        "FAIL pebbles.topic.one",
        "  Something about one happens",
        "  claims: PB-001",
        "  rule: pebbles.take (game.yaml:10)",
        f"  {path}:1",
        "  steps:",
        "    set-up: a, b, c (pebbles, plain)",
        "    1. a: take 1",
        "    → state.game.heap: expected 8, got 9",
        "  end.state.game.heap",
        "    expected 8",
        "    got      9",
        "  last messages:",
    ]
    assert lines[15].startswith('    > {"cmd": "setup", "seq": "1.1.1", "game": "pebbles", "mode": "plain"')
    assert lines[-1] == "0 passed, 1 failed"


def test_only_rules_of_the_runs_own_mode_are_listed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def words(game: str, mode: str | None) -> dict[str, Any]:
        found = LANGUAGE.vocabulary(game, mode)
        about = {**found["rules"]["pebbles.take"], "at": "swift.yaml:1"}
        more = {"pebbles.swift.take": about} if mode == "swift" else {}
        return {**found, "rules": {**found["rules"], **more}}

    write_scenario(tmp_path, "one", "modes: [plain, swift]\n" + BAD)
    command = " ".join(f"'{word}'" for word in animal("pebbles"))
    language = Language(("pebbles",), words, LANGUAGE.parse_move)
    assert verify(Request(paths=(tmp_path / "scenarios",), engine=command), language, TODAY) == 1
    plain, _, swift = capsys.readouterr().out.partition("FAIL pebbles.topic.one@swift")
    assert "rule: pebbles.take (game.yaml:10)" in plain
    assert "swift.yaml" not in plain
    assert "rule: pebbles.swift.take (swift.yaml:1)" in swift


def test_a_setup_that_should_have_been_refused_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_scenario(tmp_path, "one", "settings: {polite: false}\nsetup_refused: {code: setting}")
    assert run(tmp_path) == 1
    assert (
        "  steps:\n    set-up: a, b, c (pebbles, plain) (must be refused: setting)\n"
        "    → refused: the set-up was accepted\n"
    ) in capsys.readouterr().out


def test_names_that_the_game_does_not_have_are_noted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_scenario(tmp_path, "one", GOOD)
    declared = {
        "modes": ["plain", "swfit"],
        "rulings": {"last": ["wins", "losses"], "lats": ["wins"]},
        "settings": ["polit"],
        "outside": ["leave", "leaf"],
        "lacks": ["game.heap", "player.takn", "zone.bag", "event.wno", "move.nod", "game.haep"],
    }
    report = tmp_path / "report.jsonl"
    assert run(tmp_path, "can", json.dumps(declared), json=str(report)) == 0
    lines = capsys.readouterr().out.splitlines()
    own = ["mode 'swfit'", "ruling 'lats'", "setting 'polit'", "outside event 'leaf'"]
    own += ["word 'player.takn'", "word 'event.wno'", "word 'game.haep'", "reading of last 'losses'"]
    meant = ["swift", "last", "polite", "leave", "player.taken", "event.won", "game.heap", "loses"]
    notes = [
        f"the engine declares the {name}, which pebbles does not have; did you mean '{word}'?"
        for name, word in zip(own, meant, strict=True)
    ]
    assert lines[:-2] == [
        "engine: pebbles 1 (Python); plays pebbles",
        *(f"note: {note}" for note in notes),
    ]
    header = json.loads(report.read_text(encoding="ascii").splitlines()[0])
    assert header["notes"] == notes
    assert violations("report", header, "header") == []


@pytest.mark.parametrize(
    ("context", "text"),
    [
        ({}, "{}"),
        ({"internal": "KeyError: 'x'", "n": [1]}, """{"internal":"KeyError: 'x'","n":[1]}"""),
        (
            {"diagnostics": [{"code": "RW310", "message": "too deep", "at": "game.yaml:3:5"}]},
            "game.yaml:3:5: error[RW310]: too deep",
        ),
        (
            {"diagnostics": [{"code": f"RW{n}", "message": "m"} for n in range(5)]},
            "error[RW0]: m; error[RW1]: m; error[RW2]: m (and 2 more)",
        ),
        ({"x": "y" * 10_000}, '{"x":"' + "y" * 294 + "… (10008 characters)"),
        ({"diagnostics": [{"code": 3}]}, '{"diagnostics":[{"code":3}]}'),
        ({"diagnostics": "none"}, '{"diagnostics":"none"}'),
    ],
)
def test_what_an_engine_says_of_its_failure_is_readable(context: dict[str, Any], text: str) -> None:
    assert context_text(context) == text


def test_a_failure_at_hello_is_readable_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_scenario(tmp_path, "one", GOOD)
    said = '{"diagnostics":[{"code":"RW1","message":"m","at":"g:1:1"}]}'
    script = tmp_path / "engine.py"
    answer = f'{{"seq":"h.1","errored":true,"context":{said}}}'
    script.write_text(f"input()\nprint({answer!r}, flush=True)\ninput()\n", encoding="ascii")
    command = f"'{sys.executable}' '{script}'"
    assert verify(Request(paths=(tmp_path / "scenarios",), engine=command), LANGUAGE, TODAY) == 1
    first = "The engine could not be used: at 'hello': the engine failed: g:1:1: error[RW1]: m\n"
    assert capsys.readouterr().out.startswith(first)


def test_a_crash_shows_the_last_words_of_the_engine(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_scenario(tmp_path, "one", GOOD + "\n  - seat: b\n    move: take 1")
    assert run(tmp_path, "crashes_in_a_step") == 1
    output = capsys.readouterr().out
    assert "CRASH pebbles.topic.one" in output
    assert "    → the engine ended (exit status 7)" in output
    assert "    < (nothing)" in output
    assert "  standard error:\n    index out of range\n" in output
    assert output.endswith("of the failed: 1 crash\n0 passed, 1 failed\n")


def test_an_engine_of_another_version_ends_the_run_with_one_message(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("one", "two"):
        write_scenario(tmp_path, name, GOOD)
    assert run(tmp_path, "speaks_another_version") == 1
    assert capsys.readouterr().out.splitlines() == [
        "The engine could not be used: at 'hello': the engine speaks version 2 of the protocol, "
        "this runner version 1",
        "",
        "of the failed: 2 protocol",
        "0 passed, 2 failed",
    ]


def test_an_engine_to_which_nothing_applies_is_not_green(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_scenario(tmp_path, "one", GOOD)
    assert run(tmp_path, "can", '{"modes": ["swift"]}') == 1
    assert capsys.readouterr().out.splitlines()[-3:] == [
        "error: no scenario applies: the engine declares pebbles (the engine does not play the mode plain)",
        "1 not applicable: 1 because the engine does not play the mode plain",
        "0 passed, 0 failed",
    ]


def test_json_lines_agree_with_their_schema(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, body in (("one", GOOD), ("two", BAD), ("three", "needs: [trace]\n" + GOOD)):
        write_scenario(tmp_path, name, body)
    report = tmp_path / "report.jsonl"
    assert run(tmp_path, "can", '{"trace": false}', json=str(report), level=3) == 1
    records = [json.loads(line) for line in report.read_text(encoding="ascii").splitlines()]
    for record in records:
        assert violations("report", record, record["record"]) == []
    assert records[0]["suite"]["scenarios"] == 3
    assert records[0]["engine"]["name"] == "pebbles"
    assert records[0]["vocabularies"] == {"pebbles": "sha256:0"}
    assert {record["id"]: record["status"] for record in records if record["record"] == "run"} == {
        "pebbles.topic.one": "pass",
        "pebbles.topic.three": "not-applicable",
        "pebbles.topic.two": "fail",
    }
    failing = [each for each in records if each["record"] == "check" and each["status"] == "fail"]
    assert failing == [
        {
            "record": "check",
            "id": "pebbles.topic.two#end.state.game.heap",
            "run": "pebbles.topic.two",
            "level": 1,
            "status": "fail",
            "expected": 8,
            "got": 9,
        }
    ]
    footer = records[-1]
    assert (footer["passed"], footer["failed"], footer["exit"]) == (1, 1, 1)
    assert footer["levels"] == {"1": {"pass": 1, "fail": 1, "not-applicable": 1}}
    assert capsys.readouterr().out.endswith("\n1 passed, 1 failed\n")


def test_json_on_standard_output_is_alone_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_scenario(tmp_path, "one", GOOD)
    assert run(tmp_path, json="-") == 0
    captured = capsys.readouterr()
    assert [json.loads(line)["record"] for line in captured.out.splitlines()][-2:] == ["run", "footer"]
    assert captured.err.endswith("1 passed, 0 failed\n")


def test_junit_holds_whatever_an_engine_says(tmp_path: Path) -> None:
    write_scenario(tmp_path, "one", GOOD)
    write_scenario(tmp_path, "two", BAD)
    write_scenario(tmp_path, "three", "needs: [clock]\n" + GOOD)
    file = tmp_path / "report.xml"
    assert run(tmp_path, "says", "<\\x00\\x1b[31m&\\ufffe]]>\\n", junit=file) == 1
    root = ElementTree.parse(file).getroot()
    assert [case.get("name") for case in root.iter("testcase")] == ["one", "three", "two"]
    assert len(list(root.iter("error"))) == 3
    assert run(tmp_path, "can", '{"clock": false}', junit=file) == 1
    root = ElementTree.parse(file).getroot()
    (suite,) = root
    sums = ("tests", "failures", "errors", "skipped", "time")
    assert [root.get(key) for key in sums] == [suite.get(key) for key in sums]
    assert {key: suite.get(key) for key in ("name", "tests", "failures", "errors", "skipped")} == {
        "name": "pebbles",
        "tests": "3",
        "failures": "1",
        "errors": "0",
        "skipped": "1",
    }
    assert suite[1][0].get("message") == "the engine has no clock"


@pytest.mark.parametrize("field", ["name", "version", "language"])
def test_what_an_engine_says_of_itself_stands_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], field: str
) -> None:
    write_scenario(tmp_path, "one", GOOD)
    path = baseline(tmp_path, "engine: marbles\nexpected: []\n")
    run(tmp_path, "named", field, "x\n\x1b[31m0 failed", baseline=path)
    lines = capsys.readouterr().out.splitlines()
    assert "x \\x1b[31m0 failed" in lines[0]
    assert not any(line.startswith(("\\x1b", "\x1b", "0 failed")) for line in lines)


def test_a_line_of_an_engine_stands_everywhere_as_it_came() -> None:
    assert shorten(b'{"a": "\\u0000"}') == '{"a": "\\u0000"}'
    assert shorten(b"it's \x00 \xc3\xa9") == "it's \\x00 \\xe9"
    assert clean("\x00") == shorten(b"\x00")


def test_control_characters_never_reach_a_terminal_or_an_xml_file() -> None:
    assert clean("a\x1b[31m\x07\u202eb\ud800") == "a\\x1b[31m\\x07\\x202eb\\xd800"
    assert xml_text("a\x00\x1b\ufffe\ud800\tb") == "a\\x00\\x1b\\xfffe\\xd800\tb"


@pytest.mark.parametrize(
    ("request_", "message"),
    [
        ({"game": "peebles"}, "there is no game 'peebles'; did you mean 'pebbles'?"),
        ({"mode": "fast"}, "there is no mode 'fast'; known: plain, swift"),
        ({"text": "topic.oen"}, "no scenario is selected (text 'topic.oen'"),
        ({"level": 0}, "no scenario is selected (level 0"),
        ({"json": "/nowhere/at/all.jsonl"}, "cannot be written: No such file or directory"),
        ({"junit": Path("/nowhere/at/all.xml")}, "cannot be written: No such file or directory"),
        ({"transcript": Path("/dev/null/x")}, "cannot be written: Not a directory"),
        ({"engine": "no-such-engine --fast"}, "the command 'no-such-engine' was not found"),
        ({"engine": ""}, "the command is empty"),
        ({"paths": (Path("no-such-folder"),)}, "there is no 'no-such-folder'"),
    ],
)
def test_what_cannot_be_done_is_said_before_anything_runs(
    tmp_path: Path, request_: dict[str, Any], message: str
) -> None:
    write_scenario(tmp_path, "one", GOOD)
    request = Request(**{"paths": (tmp_path / "scenarios",), "engine": sys.executable, **request_})
    with pytest.raises(UsageProblem) as caught:
        verify(request, LANGUAGE)
    assert message in str(caught.value)


def test_runs_are_selected_by_text_claim_mode_and_level(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_scenario(tmp_path, "one", "modes: [plain, swift]\n" + GOOD)
    write_scenario(tmp_path, "two", "expect: {legal: {a: {has: [roll]}}}")
    for request, names in [
        ({}, ["one", "one@swift", "two"]),
        ({"mode": "swift"}, ["one@swift"]),
        ({"level": 1}, ["one", "one@swift"]),
        ({"text": "TWO"}, ["two"]),
        ({"text": "pb-001"}, ["one", "one@swift"]),
    ]:
        assert run(tmp_path, list_only=True, **request) == 0
        assert capsys.readouterr().out.splitlines() == [f"pebbles.topic.{name}" for name in names]


def baseline(folder: Path, text: str) -> Path:
    """Write a baseline."""
    path = folder / "baseline.yaml"
    path.write_text(text, encoding="utf-8")
    return path


ENTRY = """expected:
  - id: pebbles.topic.two
    note: The heap loses two pebbles where one was taken.
"""


@pytest.mark.parametrize(
    ("text", "exit_", "said"),
    [
        (ENTRY, 0, "1 expected by the baseline\n1 passed, 0 failed\n"),
        ("engine: pebbles\n" + ENTRY, 0, "1 passed, 0 failed\n"),
        ("engine: marbles\n" + ENTRY, 1, "it was written for 'marbles', and this engine is 'pebbles'"),
        (ENTRY + '    expires: "2026-06-01"\n', 0, "1 passed, 0 failed\n"),
        (ENTRY + '    expires: "2026-05-31"\n', 1, "'pebbles.topic.two' expired on 2026-05-31"),
        (ENTRY + "    status: crash\n", 1, "'pebbles.topic.two' is expected to be crash and was fail"),
        (ENTRY.replace("two", "one"), 1, "stale: 'pebbles.topic.one' passes now; remove the entry"),
        (
            ENTRY.replace("two", "tow"),
            1,
            "unknown run 'pebbles.topic.tow'; did you mean 'pebbles.topic.two'?",
        ),
    ],
)
def test_a_baseline_is_checked_both_ways(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, exit_: int, said: str
) -> None:
    write_scenario(tmp_path, "one", GOOD)
    write_scenario(tmp_path, "two", BAD)
    assert run(tmp_path, baseline=baseline(tmp_path, text)) == exit_
    assert said in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "place", "hint"),
    [
        ("runs: [1]\nexpected: []\n", "1:1", "allowed: engine, expected"),
        ("expected:\n  - id: x\n    notes: long enough here\n", "3:5", "did you mean 'note'?"),
        ("expected: 3\n", "1:11", 'write [a, b], or one \'- item\' a line, such as [{"id": "liars_dice.'),
    ],
)
def test_a_baseline_that_is_none_says_how_one_is_written(
    tmp_path: Path, text: str, place: str, hint: str
) -> None:
    write_scenario(tmp_path, "one", GOOD)
    with pytest.raises(RulesError) as caught:
        run(tmp_path, baseline=baseline(tmp_path, text))
    found = [each for each in caught.value.diagnostics if each.hint]
    assert [f"{each.mark.line}:{each.mark.column}" for each in found] == [place]
    assert found[0].hint.startswith(hint)


def test_entries_that_were_not_selected_are_left_alone(tmp_path: Path) -> None:
    write_scenario(tmp_path, "one", GOOD)
    write_scenario(tmp_path, "two", BAD)
    text = ENTRY.replace("two", "one")
    assert run(tmp_path, baseline=baseline(tmp_path, ENTRY), text="one") == 0
    assert run(tmp_path, baseline=baseline(tmp_path, text), text="two") == 1


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("expected: {}\n", ["RW500"]),
        (ENTRY.replace("    note: The heap loses two pebbles where one was taken.\n", ""), ["RW500"]),
        (ENTRY + ENTRY.removeprefix("expected:\n"), ["RW540"]),
        (ENTRY + '    expires: "2026-02-30"\n', ["RW541"]),
    ],
)
def test_a_baseline_that_is_none_is_refused(tmp_path: Path, text: str, codes: list[str]) -> None:
    write_scenario(tmp_path, "two", BAD)
    with pytest.raises(RulesError) as caught:
        run(tmp_path, baseline=baseline(tmp_path, text))
    assert [each.code for each in caught.value.diagnostics] == codes


def test_a_note_of_a_baseline_has_a_length(tmp_path: Path) -> None:
    write_scenario(tmp_path, "two", BAD)
    for note, message in (("Wrong.", "too short: at least 10"), ("x" * 401, "too long: at most 400")):
        text = ENTRY.replace("The heap loses two pebbles where one was taken.", note)
        with pytest.raises(RulesError, match=f"is {message} characters"):
            run(tmp_path, baseline=baseline(tmp_path, text))


def test_selecting_nothing_lists_a_few_names(tmp_path: Path) -> None:
    for number in range(9):
        write_scenario(tmp_path, f"heap_{number}", "level: 3\nmodes: [plain, swift]\n" + GOOD)
    for request, said in (
        ({"text": "heep_7"}, "; near: pebbles.topic.heap_7, pebbles.topic.heap_0, "),
        ({"text": "hep_7"}, "; near: pebbles.topic.heap_7, "),
        ({"text": "quite another thing"}, "; there are: pebbles.topic.heap_0, "),
        ({"level": 1}, "; there are: pebbles.topic.heap_0, "),
    ):
        with pytest.raises(UsageProblem) as caught:
            run(tmp_path, **request)
        assert said in str(caught.value)
        assert str(caught.value).count("pebbles.topic.") == 5
    assert str(caught.value).endswith(" and 4 more")
