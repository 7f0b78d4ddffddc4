"""Questions between two inputs: what one has computed serves the next, and no answer hangs on what was asked before."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from micro import diagnostics, micro, notes

from rulewright.engine.faults import IllegalMove, RulesFault

LATEST = 2**52

COUNTED = """
attributes:
  game:
    n: {type: int, default: 0, seen_by: all}
numbers:
  game:
    twice: {base: 2 * game.n, seen_by: all}
events:
  begin:
    do:
      - loop:
          - open: {for: players, offers: [taking], closes: answered}
rules:
  take:
    offer: taking
    if: twice < 1000
    do:
      - add: {game.n: 1}
"""


def test_no_answer_is_stale_in_any_order_of_questions() -> None:
    table = micro(COUNTED).table(2)
    questions = {
        "pending": lambda t: [a.id for a in t.pending],
        "legal": lambda t: [m.id for m in t.legal("a")] if t.asks("a") else [],
        "view": lambda t: t.view("b"),
        "check": lambda t: t.check("b", "take"),
        "used": lambda t: len(t.used_rules()) < 0,
    }
    for number, order in enumerate(itertools.permutations(questions)):
        plain = table.clone()
        for name in order:
            assert questions[name](table) == questions[name](plain.clone()), (number, name)
        if number < 12:
            seat = "a" if table.asks("a") else "b"
            table.act(seat, "take")
    assert table.view("a")["game"] == {"n": 12, "twice": 24}


CHAIN = "\n".join(
    f"    n{i}: {{base: n{i - 1} + 0{', seen_by: all' if i == 20 else ''}}}" for i in range(1, 46)
)


def test_whether_an_input_is_taken_does_not_depend_on_what_was_asked_before() -> None:
    game = micro(
        "attributes:\n  game:\n    n: {type: int, default: 0, seen_by: all}\nnumbers:\n  game:\n"
        "    n0: {base: game.n}\n" + CHAIN + "\nevents:\n  begin:\n    do:\n      - loop:\n"
        "          - open: {for: players, offers: [taking], closes: answered}\n"
        "rules:\n  take:\n    offer: taking\n    if: n45 == game.n\n    do: []\n"
    )
    outcomes = []
    for asked in ((), ("view",), ("pending", "view"), ("view", "view", "pending")):
        table = game.table(2)
        for question in asked:
            _ = table.pending if question == "pending" else table.view("a")
        with pytest.raises(RulesFault) as caught:
            table.act("a", "take")
        outcomes.append(str(caught.value))
    assert len(set(outcomes)) == 1, outcomes


def test_a_question_at_which_the_rules_fail_fails_each_time() -> None:
    game = micro(
        "numbers:\n  game:\n"
        + "".join(
            f"    h{i}:\n      base: range(1, 9000).sum(range(1, 80).size)\n      seen_by: all\n"
            for i in range(4)
        )
        + "events:\n  begin:\n    do:\n      - open: {for: players, offers: [taking], closes: answered}\n"
        "rules:\n  take:\n    offer: taking\n    do: []\n"
    )
    table = game.table(2)
    for _ in range(5):
        with pytest.raises(RulesFault, match="RW404"):
            table.view("a")


def test_no_time_is_so_late_that_a_clock_cannot_be_started() -> None:
    game = micro(
        "timers:\n  t: {of: game, fires: after_inputs}\nevents:\n  begin:\n    do:\n      - loop:\n"
        "          - timer: {start: t, ms: 1000}\n"
        "          - open: {for: players, offers: [taking], closes: clock, clock: t}\n"
        "rules:\n  take:\n    offer: taking\n    do: []\n"
    )
    table = game.table(2, position=None)
    with pytest.raises(IllegalMove, match="no time of a table"):
        table.tick(LATEST + 1)
    with pytest.raises(IllegalMove, match="smaller steps"):
        table.tick(LATEST)
    assert table.now == 0


CLOSED = """
timers:
  t: {of: game, fires: after_inputs}
events:
  begin:
    do:
      - open: {for: players, %s, closes: closed%s}
      - loop:
          - open: {name: later, for: players, offers: [taking], closes: answered}
rules:
  take:
    offer: taking
    do: []
"""


@pytest.mark.parametrize(
    ("what", "more", "key"),
    [
        ("offers: [taking]", ", clock: t", "clock"),
        ("offers: [taking]", ", optional: true", "optional"),
        ("from: players", "", "from"),
    ],
)
def test_a_stretch_that_only_rules_close_takes_nothing_else_that_could(
    what: str, more: str, key: str
) -> None:
    (diagnostic,) = diagnostics(CLOSED % (what, more))
    assert (diagnostic.code, diagnostic.message) == ("RW214", f"'closes: closed' takes no '{key}'")


def test_a_stretch_that_only_rules_close_goes_on_whatever_its_seats_do() -> None:
    game = micro(
        "events:\n  begin:\n    do:\n      - open: {name: talk, for: players, offers: [taking], closes: closed}\n"
        "      - note: {what: true}\n"
        "      - open: {for: players, offers: [taking], closes: answered}\n"
        "rules:\n  take:\n    offer: taking\n    do: []\n  enough:\n    offer: taking\n    do:\n      - close: talk\n"
    )
    table = game.table(2)
    ids = [a.id for a in table.pending]
    assert [a.blocking for a in table.pending] == [False, False]
    for seat in ("a", "b", "a"):
        table.act(seat, "take")
    assert [a.id for a in table.pending] == ids
    assert len(notes(table)) == 0
    table.act("b", "enough")
    assert len(notes(table)) == 1
    assert all(a.blocking for a in table.pending)


CHOICES = """
attributes:
  game:
    kept: {type: list, default: "[]", seen_by: all}
events:
  begin:
    do:
      - open: {for: players, offers: [talking], sealed: true, closes: answered, as: answers}
      - %s
      - open: {for: players, offers: [talking], sealed: true, closes: answered}
rules:
  speak:
    offer: talking
    with:
      words: {text: 20}
    do: []
"""


@pytest.mark.parametrize(
    "keep", ["set: {game.kept: answers}", "reveal: {what: said, of: players.first, is: answers}"]
)
def test_answers_with_free_words_in_them_cannot_be_kept(keep: str) -> None:
    table = micro(CHOICES % keep).table(2)
    table.act("a", 'speak "one"')
    with pytest.raises(RulesFault, match="RW405"):
        table.act("b", 'speak "two"')


def test_answers_that_are_told_are_plain_data_without_the_number_of_their_offer() -> None:
    game: Any = micro(
        "events:\n  begin:\n    do:\n"
        "      - open: {for: players, offers: [taking], sealed: true, closes: answered, as: answers}\n"
        "      - reveal: {what: taken, is: answers}\n"
        "      - open: {for: players, offers: [taking], closes: answered}\n"
        "rules:\n  take:\n    offer: taking\n    do: []\n"
    )
    table = game.table(2)
    table.act("a", "take")
    table.act("b", "take")
    told = next(e for e in table.events() if e["type"] == "fact")["data"]["is"]
    shown = table.view("a")["facts"][0]["is"]
    assert told == shown
    assert told[0] == {"by": "a", "ability": "take", "stage": None, "card": None}


def test_a_choice_reads_the_parameters_of_its_fellows_as_none() -> None:
    game = micro(
        "events:\n  begin:\n    do:\n"
        "      - open: {for: players, offers: [taking], sealed: true, closes: answered, as: answers}\n"
        "      - each: {c: answers}\n        do:\n          - note: {what: c.target, who: c.by}\n"
        "      - open: {for: players, offers: [taking], closes: answered}\n"
        "rules:\n  rest:\n    offer: taking\n    do: []\n"
        "  point:\n    offer: taking\n    with: {target: {from: players.without(me)}}\n    do: []\n"
    )
    table = game.table(2)
    table.act("a", "rest")
    table.act("b", "point > a")
    told = [e["data"] for e in table.events() if e["type"] == "note"]
    assert told == [{"what": None, "who": "a"}, {"what": "a", "who": "b"}]


DATA = """
symbols:
  sides: [red, blue]
data:
  role:
    side: {type: sides}
    strength: {type: int, default: 1}
    loud: {type: bool, default: false}
    slots: {type: list, default: "[]"}
attributes:
  player:
    role: {type: role, default: knight, seen_by: owner}
events:
  begin:
    do:
      - open: {for: players, offers: [taking], closes: answered}
rules:
  take:
    offer: taking
    if: me.role.side == red and me.role.strength > 0 and not me.role.loud and 1 not in me.role.slots
    do: []
"""


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("side: rde", "unknown name 'rde'"),
        ("side: knight", "'side' is one of red, blue"),
        ("side: 3", "'side' is one of red, blue"),
        ("side: red\n  strength: true", "'strength' is of type int"),
        ("side: red\n  strength: none", "'strength' is of type int"),
        ("side: red\n  loud: 1", "'loud' is of type bool"),
        ("side: red\n  slots: 3", "'slots' is of type list"),
    ],
)
def test_data_of_a_document_is_of_its_declared_type(given: str, message: str) -> None:
    found = diagnostics(DATA, roles={"knight": f"data:\n  {given}\n"})
    assert [d.message for d in found] == [message]


def test_data_may_be_any_value_of_its_type() -> None:
    text = "data:\n  side: red\n  strength: 2 + 3\n  slots: [1, 2]\n"
    table = micro(DATA, roles={"knight": text}).table(2)
    assert table.pending
