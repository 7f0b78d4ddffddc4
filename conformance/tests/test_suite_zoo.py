"""Each broken engine of the zoo gets the right status, with a message that says what it did."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from pebbles_words import LANGUAGE, animal, failed, outcome, write_scenario

from rulewright_conformance.failures import CannotStart
from rulewright_conformance.process import MAX_LOG
from rulewright_conformance.runner import Options, run_all
from rulewright_conformance.scenarios import load_runs

STEPS = """steps:
  - seat: a
    move: take 1
  - seat: b
    move: take 2
expect:
  state: {game: {heap: 7}}"""


@pytest.mark.parametrize(
    ("command", "status", "message"),
    [
        (animal("pebbles"), "pass", ""),
        (animal("exits_at_once"), "crash", "at 'hello': the engine ended (exit status 3)"),
        (animal("crashes_in_a_step"), "crash", "the engine ended (exit status 7)"),
        (
            animal("speaks_another_version"),
            "protocol",
            "at 'hello': the engine speaks version 2 of the protocol, this runner version 1",
        ),
        (animal("says", "hello world\\n"), "protocol", "the answer is not JSON: hello world"),
        (animal("says", "\\n"), "protocol", "the answer is not JSON: "),
        (animal("says", "[1]\\n"), "protocol", "the answer is not a JSON object: [1]"),
        (animal("says", '{"seq":"x"}\\n'), "protocol", "the answer has seq 'x' instead of '1.1.2'"),
        (
            animal("says", '{"seq":"SEQ","ok'),
            "crash",
            'the engine ended (exit status 0) in the middle of a line: {"seq":"1.1.2","ok',
        ),
        (
            animal("says", '{"seq":"SEQ","ok":true,"asks":[],"unused":{"x":1.5}}\\n'),
            "protocol",
            "the answer has a number that is not whole (1.5)",
        ),
        (animal("says", "\\xff\\xfe\\n"), "protocol", "the answer is not UTF-8: "),
        (animal("says", "\\xef\\xbb\\xbf{}\\n"), "protocol", "the answer begins with a byte order mark"),
        (animal("says", "[" * 20000 + "\\n"), "protocol", "the answer is nested too deeply"),
        (
            animal("changes", '{"mood": "good"}'),
            "protocol",
            "the answer to 'act' is against the protocol: unknown field 'mood'",
        ),
        (animal("changes", '{"x_mood": "good"}'), "pass", ""),
        (
            animal("changes", '{"asks": null}'),
            "protocol",
            "the answer to 'act' is against the protocol: 'asks' is missing",
        ),
        (
            animal("changes", '{"asks": [{"ask": "k9", "seat": "b", "kind": "turn", "blocking": "yes"}]}'),
            "protocol",
            'asks[0].blocking: "yes" is not of type boolean',
        ),
        (animal("falls_silent"), "timeout", "no answer within 0.3 s"),
        (animal("closes_its_input"), "protocol", "the engine closed its standard input"),
        (animal("closes_its_output"), "protocol", "the engine closed its standard output"),
        (animal("talks_too_much"), "protocol", "the engine printed a line that nobody asked for"),
        (animal("never_stops_talking"), "protocol", "the answer is not JSON: still thinking"),
        (animal("endless_line"), "protocol", "a line is longer than 1048576 bytes"),
        (animal("logs_without_end"), "pass", ""),
        (animal("declines", "skipped"), "skipped", "the engine skips: pebbles of glass are not done yet"),
        (animal("declines", "errored"), "error", 'the engine failed: {"error":"no such pebble"}'),
        (animal("reuses_ask_ids"), "protocol", "the ask id 'k1' is used for another question"),
        (animal("counts_wrong"), "fail", "end.state.game.heap: expected 7, got 5"),
    ],
    ids=lambda value: value[1].rpartition("/")[2].removesuffix(".py") if isinstance(value, tuple) else "",
)
def test_each_animal_gets_its_status(
    tmp_path: Path, command: tuple[str, ...], status: str, message: str
) -> None:
    timeout = 0.3 if command[1].endswith("silent.py") else 5.0
    result = outcome(tmp_path, STEPS, command, timeout=timeout)
    assert (result.status, message in result.message) == (status, True), result.message


def test_a_command_that_is_not_there_cannot_be_started(tmp_path: Path) -> None:
    with pytest.raises(CannotStart, match="the command 'no-such-engine' was not found"):
        outcome(tmp_path, STEPS, ["no-such-engine"])


def test_a_file_that_is_no_program_cannot_be_started(tmp_path: Path) -> None:
    plain = tmp_path / "engine.txt"
    plain.write_text("not a program", encoding="ascii")
    with pytest.raises(CannotStart, match="may not be executed"):
        outcome(tmp_path, STEPS, [str(plain)])


def test_the_log_stands_beside_the_failure_and_is_bounded(tmp_path: Path) -> None:
    assert "index out of range" in outcome(tmp_path, STEPS, animal("crashes_in_a_step")).log
    body = STEPS.replace("heap: 7", "heap: 8")
    log = outcome(tmp_path, body, animal("logs_without_end")).log
    assert 0 < len(log) <= MAX_LOG


def test_children_of_an_engine_do_not_outlive_the_run(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    result = outcome(tmp_path, STEPS, animal("leaves_a_child", str(note)))
    assert result.status == "crash"
    child = int(note.read_text(encoding="ascii"))
    assert _gone(child)


def _gone(process: int) -> bool:
    """Whether a process has ended (or only waits to be collected) soon."""
    for _ in range(100):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        if _zombie(process):
            return True
        time.sleep(0.02)
    return False


def _zombie(process: int) -> bool:
    """Whether it is dead already and nobody has taken notice (some containers have nobody who would)."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text(encoding="ascii")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] == "Z"


def test_an_engine_that_stays_after_bye_is_ended_with_a_complaint(tmp_path: Path) -> None:
    runs = load_runs([write_scenario(tmp_path, "one", STEPS)], LANGUAGE)
    found = run_all(runs, Options(command=animal("stays_after_bye"), timeout=0.3), LANGUAGE)
    assert [result.status for result in found.results] == ["pass"]
    assert found.complaints == ("after 'bye': no answer within 0.3 s",)


def test_after_a_crash_the_next_scenario_gets_a_new_engine(tmp_path: Path) -> None:
    write_scenario(tmp_path, "a_first", STEPS)
    write_scenario(tmp_path, "b_second", "steps:\n  - seat: a\n    move: take 1")
    runs = load_runs([tmp_path], LANGUAGE)
    found = run_all(runs, Options(command=animal("crashes_in_a_step")), LANGUAGE)
    assert [result.status for result in found.results] == ["crash", "pass"]


def test_an_engine_that_shows_hidden_things_fails_the_view(tmp_path: Path) -> None:
    body = """chance: {tape: {roll: {a: [[4]]}}}
steps:
  - seat: a
    move: roll
    events: [{type: rolled, data: {face: {absent: true}}, only: {a: {face: 4}}}]
expect:
  views:
    a: {players: {a: {face: 4}}}
    b: {players: {a: {face: {hidden: true}}}}"""
    assert outcome(tmp_path, body, animal("pebbles")).status == "pass"
    result = outcome(tmp_path, body, animal("shows_faces"))
    assert failed(result) == {"end.views.b.players.a.face": 'expected {"hidden": true}, got 4'}
    assert [check.level for check in result.checks if check.status == "fail"] == [3]


def test_a_refusal_must_change_nothing(tmp_path: Path) -> None:
    body = """steps:
  - seat: a
    move: take 9
    refuse: {code: limit, rule: pebbles.take.limit}"""
    assert outcome(tmp_path, body, animal("pebbles")).status == "pass"
    result = outcome(tmp_path, body, animal("punishes_refused_moves"))
    assert failed(result) == {"1.unchanged": "the refused move changed the table"}
    result = outcome(tmp_path, body, animal("accepts_anything"))
    assert failed(result) == {"1.refused": "'take 9' of a was accepted"}


def test_a_transparent_ask_may_be_asked_or_left_out(tmp_path: Path) -> None:
    body = """steps:
  - seat: a
    move: take 3
    state: {game: {heap: 7, turn: b}}
  - seat: b
    move: take 1
expect:
  asked: {exactly: [{seat: c, kind: turn}]}"""
    for name in ("pebbles", "leaves_out_the_nod"):
        assert outcome(tmp_path, body, animal(name)).status == "pass"
    caring = body.replace("    state:", "    asked: [{seat: b, kind: nod}]\n    state:")
    assert outcome(tmp_path, caring, animal("leaves_out_the_nod")).status == "fail"
    # Spoken of, the ask is no longer answered by the runner, so that the scenario has to.
    result = outcome(tmp_path, caring, animal("pebbles"))
    assert failed(result) == {"2.asked": "nobody asks 'b' for 'take 1'; asked: b (nod)"}


def test_what_is_expected_may_hold_before_or_after_a_transparent_ask(tmp_path: Path) -> None:
    body = """steps:
  - seat: a
    move: take 3
    asked: [{seat: b, kind: turn}]"""
    for name in ("pebbles", "leaves_out_the_nod"):
        assert outcome(tmp_path, body, animal(name)).status == "pass"


def test_answers_together_are_matched_by_seat_not_by_position(tmp_path: Path) -> None:
    body = """steps:
  - seat: a
    move: poll
  - together: {b: vote aye, c: vote nay}
expect:
  state: {game: {ayes: 1}}"""
    for name in ("pebbles", "asks_one_by_one"):
        assert outcome(tmp_path, body, animal(name)).status == "pass"


def test_permuting_finds_what_depends_on_the_order(tmp_path: Path) -> None:
    body = """steps:
  - seat: a
    move: poll
  - together: {b: vote nay, c: vote aye}
expect:
  state: {game: {ayes: {between: [1, 2]}}}"""
    command = animal("forgets_the_order")
    assert outcome(tmp_path, body, animal("pebbles"), permute=True).status == "pass"
    assert outcome(tmp_path, body, command).status == "pass"
    result = outcome(tmp_path, body, command, permute=True)
    assert result.status == "fail"
    assert result.message.endswith("(in the order of step 2: c, b)")


def test_one_choice_is_made_in_one_act_or_in_several(tmp_path: Path) -> None:
    body = """position:
  at: turn
  players: {a: {bag: [shell 2H, shell 3H, coin]}}
steps:
  - seat: a
    move: toss shell 2H + shell 3H
expect:
  state: {players: {a: {bag: [coin]}}}"""
    for name in ("pebbles", "asks_for_one_thing_after_another"):
        assert outcome(tmp_path, body, animal(name)).status == "pass"
