"""Errors cross process borders, attributes keep their limits, and messages name what there is."""

from __future__ import annotations

import pickle

import pytest
from micro import micro

from rulewright.engine.faults import IllegalMove, Refusal, RulesFault
from rulewright.rules.source import NOWHERE, Diagnostic, RulesError

ERRORS = [
    IllegalMove(Refusal("rules", "limit", "a.b.c", True, "too many")),
    RulesFault("RW405", "a value does not fit", NOWHERE, "look"),
    RulesError([Diagnostic("RW201", "unknown name", NOWHERE)]),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda e: type(e).__name__)
def test_errors_survive_the_way_to_another_process(error: Exception) -> None:
    other = pickle.loads(pickle.dumps(error))
    assert type(other) is type(error)
    assert str(other) == str(error)
    assert vars(other) == vars(error)


BOUNDED = """
attributes:
  game:
    points: {type: int, default: 0, min: 0, max: 3, seen_by: all}
    who: {type: player, default: none, seen_by: all}
events:
  begin:
    do:
      - loop:
          - window: {for: players.first, offers: [go], until: false}
rules:
  more: {offer: go, with: {n: {from: "range(1, 5)"}}, do: [add: {game.points: n}]}
  less: {offer: go, do: [set: {game.points: -1}]}
  wrong: {offer: go, do: [let: {x: players.first}, set: {game.points: x}]}
  never: {offer: go, do: [let: {x: 7}, set: {game.who: x}]}
"""


def test_an_attribute_keeps_its_limits_and_type() -> None:
    table = micro(BOUNDED).table(2)
    table.act("a", "more 3")
    before = table.to_json()
    for move, message in (
        ("more 1", "'points' cannot be 4: it is of type int from 0 to 3"),
        ("less", "'points' cannot be -1"),
        ("wrong", "'points' cannot be a"),
        ("never", "'who' cannot be 7"),
    ):
        with pytest.raises(RulesFault, match=message):
            table.act("a", move)
        assert table.to_json() == before


def test_a_default_outside_its_limits_is_an_error_at_its_line() -> None:
    game = micro(
        BOUNDED.replace("default: 0, min: 0", "default: constant.many, min: 0").replace(
            "events:", "constants:\n  many:\n    is: 9\nevents:", 1
        )
    )
    with pytest.raises(RulesFault, match="the default of 'points' cannot be 9") as fault:
        game.table(2)
    assert fault.value.diagnostics[0].mark.line == 3


ANSWERS = """
events:
  begin:
    do:
      - ask_all: {who: players, from: [1, 2], as: answers}
      - note: {what: answers.map(it.WORD)}
"""


def test_an_unknown_part_of_an_answer_is_found_when_the_rules_are_linked() -> None:
    with pytest.raises(RulesError) as error:
        micro(ANSWERS.replace("WORD", "pik"))
    assert error.value.diagnostics[0].code == "RW213"
    assert "did you mean 'pick'?" in error.value.diagnostics[0].hint


def test_a_part_that_this_answer_does_not_have_says_which_it_has() -> None:
    table = micro(ANSWERS.replace("WORD", "stage")).table(2)
    table.act("a", "choose 1")
    with pytest.raises(RulesFault, match="an answer of a has no member 'stage'") as fault:
        table.act("b", "choose 2")
    assert fault.value.diagnostics[0].hint == "it has: by, pick"
