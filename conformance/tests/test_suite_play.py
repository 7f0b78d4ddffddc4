"""A run is played as SCENARIOS.md says: strict decisions, time, refusals, legal lists, the tape."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pebbles_words import LANGUAGE, animal, failed, outcome, write_scenario

from rulewright_conformance.acts import one_by_one
from rulewright_conformance.capabilities import unmet
from rulewright_conformance.model import Act
from rulewright_conformance.scenarios import load_runs

RIGHT = animal("pebbles")


def differs(folder: Path, body: str, command: tuple[str, ...] = RIGHT) -> dict[str, str]:
    """What fails in a scenario against an engine (by default the right one)."""
    result = outcome(folder, body, command)
    assert result.status in ("pass", "fail"), result.message
    return failed(result)


def test_an_unscripted_ask_fails_unless_the_scenario_ends_there(tmp_path: Path) -> None:
    poll = "steps:\n  - seat: a\n    move: poll\n"
    assert differs(tmp_path, poll) == {}
    one = poll + "  - seat: b\n    move: vote aye"
    assert differs(tmp_path, one) == {
        "2.asked": "unscripted ask: c is asked 'vote', of which the script says nothing"
    }
    # Spoken of by `asked`, closed by the clock, or answered later, it is part of the script.
    assert (
        differs(tmp_path, poll + "    asked: [{seat: c, kind: vote}]\n  - seat: b\n    move: vote aye") == {}
    )
    assert differs(tmp_path, one + "\n  - tick: 1000") == {}
    assert differs(tmp_path, one + "\n  - seat: c\n    move: vote nay") == {}


def test_a_scripted_move_that_nobody_asks_for_fails(tmp_path: Path) -> None:
    assert differs(tmp_path, "steps:\n  - seat: b\n    move: take 1") == {
        "1.asked": "nobody asks 'b' for 'take 1'; asked: a (turn)"
    }
    assert differs(tmp_path, "steps:\n  - seat: a\n    kind: vote\n    move: vote aye") == {
        "1.asked": "nobody asks 'a' for 'vote aye' (vote); asked: a (turn)"
    }


def test_a_move_that_is_refused_ends_the_run_with_the_reason(tmp_path: Path) -> None:
    assert differs(tmp_path, "steps:\n  - seat: a\n    move: take 7\n  - seat: b\n    move: take 1") == {
        "1.accepted": "'take 7' of a was refused (rules, limit, pebbles.take.limit)"
    }
    assert differs(tmp_path, "position: {at: turn, game: {turn: b}}\nsetup_refused: {code: position}") == {
        "0.refused": "the set-up was accepted"
    }


@pytest.mark.parametrize(
    ("refuse", "expected"),
    [
        ("{}", {}),
        ("{code: limit, phase: rules, rule: pebbles.take.limit, hidden: false}", {}),
        ("{code: not_enough}", {"1.refuse.code": "refused with another code"}),
        ("{phase: turn}", {"1.refuse.phase": "refused with another phase"}),
        ("{rule: pebbles.take}", {"1.refuse.rule": "refused with another rule"}),
        ("{hidden: true}", {"1.refuse.hidden": "refused with another hidden"}),
    ],
)
def test_a_refusal_is_compared_field_by_field(tmp_path: Path, refuse: str, expected: dict[str, str]) -> None:
    assert differs(tmp_path, f"steps:\n  - seat: a\n    move: take 9\n    refuse: {refuse}") == expected


def test_an_engine_without_reasons_loses_only_that_check(tmp_path: Path) -> None:
    body = "steps:\n  - seat: a\n    move: take 9\n    refuse: {code: not_enough, rule: pebbles.take}"
    mute = animal("can", '{"reasons": false, "trace": null, "views": null}')
    result = outcome(tmp_path, body, mute)
    assert result.status == "pass"
    left = {check.id.partition("#")[2]: check.message for check in result.checks if check.status != "pass"}
    assert left == {
        "1.refuse.code": "the engine gives no reasons",
        "1.refuse.rule": "the engine does not trace rules",
        "1.unchanged": "the engine gives no referee view",
    }


def test_moves_out_of_turn_are_sent_under_the_ask_of_the_seat_that_is_asked(tmp_path: Path) -> None:
    steps = "steps:\n  - seat: c\n    move: take 1\n    refuse: {code: not_yours, phase: turn}\n"
    assert differs(tmp_path, steps) == {}
    # The only legal move of b is not made for it, because the refusal is about the turn.
    body = "position: {at: turn, game: {heap: 1, turn: b}}\n" + steps
    assert differs(tmp_path, body + "expect: {state: {game: {heap: 1}}}") == {}


def test_answers_may_be_taken_back_until_the_ask_closes(tmp_path: Path) -> None:
    body = """steps:
  - seat: a
    move: poll
  - seat: b
    move: vote aye
    asked: [{seat: b, changeable: true, answered: true, public: false, closes: 1000}]
  - seat: b
    withdraw: true
  - seat: c
    move: vote aye
  - seat: b
    move: vote nay
expect:
  state: {game: {ayes: 1}}
  events: {unordered: [{type: voted, data: {by: c}}, {type: voted, data: {by: b, vote: nay}}]}"""
    assert differs(tmp_path, body) == {}


def test_time_and_outside_events_are_inputs(tmp_path: Path) -> None:
    body = """steps:
  - seat: a
    move: poll
  - seat: b
    move: vote aye
    at: 400
  - tick: 1000
    events: [{type: counted, data: {ayes: 1}}]
    state: {at: 1000}
  - outside: leave
    seat: c
    at: 1500
    events: [{type: left, data: {who: c}}]
expect:
  not_asked: [{kind: vote}]"""
    assert differs(tmp_path, body) == {}
    result = outcome(tmp_path, body, animal("can", '{"clock": false}'))
    assert (result.status, result.message) == ("not-applicable", "the engine has no clock")


@pytest.mark.parametrize(
    ("check", "expected"),
    [
        ("{exactly: [take 1, take 2, roll, poll]}", {}),
        ("{has: [roll], lacks: [take 3, pass], count: 4}", {}),
        ("{exactly: [take 1, take 3]}", {"exactly": "missing: take 3; not expected: poll, roll, take 2"}),
        ("{has: [take 3]}", {"has.take 3": "not offered"}),
        ("{lacks: [poll]}", {"lacks.poll": "must not be offered"}),
        ("{count: {between: [5, 9]}}", {"count": "another number of moves"}),
    ],
)
def test_legal_moves_are_compared(tmp_path: Path, check: str, expected: dict[str, str]) -> None:
    body = f"position: {{at: turn, game: {{heap: 2}}}}\nexpect:\n  legal:\n    a: {check}"
    assert differs(tmp_path, body) == {f"end.legal.a.{name}": text for name, text in expected.items()}


def test_an_engine_that_only_checks_moves_is_asked_about_each(tmp_path: Path) -> None:
    checking = animal("can", '{"legal": "check"}')
    body = "expect:\n  legal: {a: {has: [take 3], lacks: [take 4]}}"
    assert differs(tmp_path, body, checking) == {}
    wrong = "expect:\n  legal: {a: {has: [take 4], lacks: [take 3]}}"
    assert differs(tmp_path, wrong, checking) == {
        "end.legal.a.has.take 4": "not legal",
        "end.legal.a.lacks.take 3": "must not be legal",
    }


def test_asks_are_compared_with_nothing_left_over_where_exact(tmp_path: Path) -> None:
    poll = "steps:\n  - seat: a\n    move: poll\nexpect:\n  asked: "
    assert differs(tmp_path, poll + "[{kind: vote}, {kind: vote}]") == {}
    assert differs(tmp_path, poll + "[{kind: vote}, {kind: vote}, {kind: vote}]") == {
        "end.asked.3": "there are fewer asks than expected"
    }
    assert differs(tmp_path, poll + "[{seat: a}]") == {"end.asked.1": "nobody is asked this"}
    assert differs(tmp_path, poll + "{exactly: [{seat: b}]}") == {
        "end.asked.exactly": "somebody else is asked too"
    }
    assert differs(tmp_path, poll + "{exactly: [{kind: vote}, {seat: c}]}") == {}
    nobody = "steps:\n  - seat: a\n    move: poll\nexpect:\n  not_asked: [{seat: c}]"
    assert differs(tmp_path, nobody) == {"end.not_asked.1": "this must not be asked"}


def test_rules_must_have_been_used_where_the_engine_traces(tmp_path: Path) -> None:
    body = """rules: [pebbles.take]
steps:
  - seat: a
    move: take 1
  - seat: b
    move: roll
    rules: [pebbles.take]
chance: {tape: {roll: {b: [[1]]}}}"""
    assert differs(tmp_path, body) == {"2.rules.pebbles.take": "the rule was not used"}
    assert differs(tmp_path, body, animal("can", '{"trace": false}')) == {}


def test_values_left_on_the_tape_are_an_error_unless_they_are_spare(tmp_path: Path) -> None:
    steps = "steps:\n  - seat: a\n    move: roll\n"
    tape = "tape: {roll: {a: [[1], [2]], b: [[3]]}}"
    assert differs(tmp_path, steps + f"chance: {{{tape}}}") == {
        "end.tape": "values left on the tape: roll a: 1, roll b: 1"
    }
    assert differs(tmp_path, steps + f"chance: {{{tape}, spare: true}}") == {}


def test_the_end_of_the_game(tmp_path: Path) -> None:
    body = """position: {at: turn, game: {heap: 3}}
steps:
  - seat: a
    move: take 3
    over: {winners: [a], because: last_pebble}
  - seat: b
    move: take 1
    refuse: {code: over}
expect:
  state: {over: {winners: [a]}}
  not_asked: [{blocking: true}]
  never: [{type: rolled}]"""
    assert differs(tmp_path, body) == {}
    assert differs(tmp_path, body.replace("[a]}}", "[b]}}")) == {
        "end.state.over.winners": 'expected {"unordered": ["b"]}, got ["a"]'
    }


def test_a_level_that_is_given_holds_for_all_checks(tmp_path: Path) -> None:
    body = "level: 4\nsteps:\n  - seat: a\n    move: take 9\n    refuse: {}"
    assert {check.level for check in outcome(tmp_path, body, RIGHT).checks} == {4}
    result = outcome(tmp_path, body.replace("level: 4\n", ""), RIGHT)
    assert {check.level for check in result.checks} == {1, 2}


@pytest.mark.parametrize(
    ("body", "change", "reason"),
    [
        ("expect: {over: none}", {}, None),
        ("modes: [swift]\nexpect: {over: none}", {"modes": ["plain"]}, "does not play the mode swift"),
        ("expect: {over: none}", {"seats": [2, 2]}, "does not play with 3 seats"),
        ("position: {at: turn}\nexpect: {over: none}", {"start": ["deal"]}, "cannot start from a position"),
        ("expect: {over: none}", {"start": ["position"]}, "cannot start from a deal"),
        ("chance: {tape: {}}\nexpect: {over: none}", {"chance": None}, "does not take chance from a tape"),
        ("chance: {seed: 1}\nexpect: {over: none}", {"chance": ["tape"]}, "does not take chance from a seed"),
        ("needs: [tape]\nexpect: {over: none}", {"chance": ["seed"]}, "does not take chance from a tape"),
        (
            "settings: {polite: false}\nexpect: {over: none}",
            {"settings": []},
            "cannot change the setting polite",
        ),
        ("settings: {polite: true}\nexpect: {over: none}", {"settings": []}, None),
        (
            "rulings: {last: loses}\nexpect: {over: none}",
            {"rulings": {}},
            "does not play the reading last=loses",
        ),
        ("rulings: {last: wins}\nexpect: {over: none}", {"rulings": {}}, None),
        ("expect: {state: {game: {heap: 1}}}", {"views": ["own"]}, "gives no referee view"),
        ("expect: {views: {a: {game: {heap: 1}}}}", {"views": ["referee"]}, "gives no own view"),
        ("expect: {views: {spectator: {game: {heap: 1}}}}", {"views": None}, "gives no spectator view"),
        ("expect: {legal: {a: {has: [roll]}}}", {"legal": "none"}, "does not say what is legal"),
        ("expect: {legal: {a: {has: [roll]}}}", {"legal": "check"}, None),
        ("expect: {legal: {a: {count: 3}}}", {"legal": "check"}, "does not list its legal moves"),
        ("needs: [trace]\nexpect: {over: none}", {"trace": False}, "does not trace rules"),
        ("needs: [reasons]\nexpect: {over: none}", {"reasons": False}, "gives no reasons"),
        ("needs: [views]\nexpect: {over: none}", {"views": []}, "gives no views"),
        ("needs: [clock]\nexpect: {over: none}", {"clock": False}, "has no clock"),
        (
            "steps:\n  - outside: leave\n    seat: a",
            {"outside": []},
            "does not understand the outside event leave",
        ),
        ("steps:\n  - seat: a\n    move: roll", {"lacks": ["move.roll"]}, "has no word for move.roll"),
        (
            "position: {at: turn, game: {heap: 1}}\nexpect: {over: none}",
            {"lacks": ["game.heap"]},
            "has no word for game.heap",
        ),
        ("expect: {state: {game: {heap: 1}}}", {"lacks": ["game.heap"]}, None),
        ("setup_refused: {code: seats}", {"seats": [2, 2]}, "does not play with 3 seats"),
        ("modes: [nowhere]\nsetup_refused: {code: mode}", {"modes": ["plain"]}, None),
    ],
)
def test_what_is_not_declared_makes_a_run_not_applicable(
    tmp_path: Path, body: str, change: dict[str, Any], reason: str | None
) -> None:
    (run,) = load_runs([write_scenario(tmp_path, "one", body)], LANGUAGE)
    declared = json.loads(json.dumps(_capabilities())) | change
    declared = {key: value for key, value in declared.items() if value is not None}
    said = unmet(run, {"pebbles": declared}, LANGUAGE.vocabulary("pebbles", None))
    assert said == (None if reason is None else f"the engine {reason}")
    assert unmet(run, {}, LANGUAGE.vocabulary("pebbles", None)) == "the engine does not play pebbles"


def _capabilities() -> dict[str, Any]:
    return {
        "modes": ["plain", "swift"],
        "seats": [2, 4],
        "chance": ["tape", "seed"],
        "start": ["position", "deal"],
        "views": ["own", "spectator", "referee"],
        "legal": "set",
        "trace": True,
        "clock": True,
        "reasons": True,
        "outside": ["leave"],
        "rulings": {"last": ["wins", "loses"]},
        "settings": ["polite", "form"],
    }


def test_a_choice_of_several_is_split_in_canonical_order() -> None:
    words = LANGUAGE.vocabulary("pebbles", None)
    act = Act("toss shell 2H + coin", {"do": "toss", "cards": ["shell 2H", "coin"]})
    assert one_by_one(act, words) == [
        Act("toss shell 2H", {"do": "toss", "cards": ["shell 2H"]}),
        Act("toss coin", {"do": "toss", "cards": ["coin"]}),
    ]
    single = Act("take 2", {"do": "take", "number": 2})
    assert one_by_one(single, words) == [single]
