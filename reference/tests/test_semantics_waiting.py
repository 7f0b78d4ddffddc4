"""Stretches on micro-games: for whom the table waits (SEM-16), and what closes them (SEM-18)."""

from __future__ import annotations

from micro import Watched, asked, begin, fault, line_of, micro, notes, refused

# -- SEM-16: stretches -----------------------------------------------------------------------------

FORUM = """
attributes:
  player:
    alive: {type: bool, default: true, seen_by: all}
    said: {type: int, default: 0, seen_by: all}
rules:
  speak:
    offer: forum
    do:
      - add: {me.said: 1}
  silence:
    offer: forum
    with:
      whom: {from: players.without(me)}
    do:
      - set: {whom.alive: false}
  restore:
    offer: forum
    with:
      whom: {from: players.where(not it.alive)}
    do:
      - set: {whom.alive: true}
events:
  begin:
    do:
      - open: {for: alive, offers: [forum], closes: passed}
      - choose: {by: players.first, from: [1]}
"""


def asks(table: Watched) -> dict[str, str]:
    return {a.seat: a.id for a in table.pending}


def test_sem_16_several_asks_wait_at_once_and_answering_one_leaves_the_others_and_their_ids() -> None:
    table = begin(FORUM)
    before = asks(table)
    assert before == {"a": "k1", "b": "k2", "c": "k3"}
    table.act("b", "speak")
    assert asks(table) == before
    table.act("b", "pass")
    assert asks(table) == {"a": "k1", "c": "k3"}
    table.act("a", "speak")
    table.act("c", "speak")
    assert asks(table) == {"a": "k1", "c": "k3"}


def test_sem_16_a_seat_that_leaves_the_list_loses_its_ask_and_gets_a_new_one_when_it_comes_back() -> None:
    table = begin(FORUM)
    table.act("a", "silence > b")
    assert asks(table) == {"a": "k1", "c": "k3"}
    assert refused(lambda: table.act("b", "speak")).code == "not_yours"
    assert refused(lambda: table.act("b", "speak", "k2")).code == "closed"
    table.act("c", "restore > b")
    assert asks(table) == {"a": "k1", "b": "k4", "c": "k3"}


def test_sem_16_a_seat_that_has_passed_and_leaves_the_list_is_asked_anew() -> None:
    table = begin(FORUM)
    table.act("b", "pass")
    table.act("a", "silence > b")
    table.act("a", "restore > b")
    assert asks(table) == {"a": "k1", "b": "k4", "c": "k3"}


def test_sem_16_a_stretch_for_nobody_closes_at_once() -> None:
    table = begin("""
        events:
          begin:
            do:
              - open: {for: players.where(it.seat > 9), from: [1], as: got}
              - note: {what: got.size}
              - choose: {by: none, from: [1], as: one}
              - note: {what: 1 if one == none else 2}
              - choose: {by: players.first, from: [1]}
        """)
    assert notes(table) == [0, 1]


LEAVING = """
attributes:
  player:
    alive: {type: bool, default: true, seen_by: all}
rules:
  out:
    offer: anytime
    if: me.seat == 0
    with:
      whom: {from: players.without(me)}
    do:
      - set: {whom.alive: false}
events:
  begin:
    do:
      - open: {for: alive, from: [1, 2, 3], sealed: true, as: got}
      - each: {g: got}
        do:
          - note: {what: g.pick, who: g.by}
      - choose: {by: players.first, from: [1]}
"""


def test_sem_16_who_leaves_the_list_loses_his_answer_too() -> None:
    table = begin(LEAVING)
    table.act("b", "choose 3")
    table.act("a", "out > b")
    table.act("c", "choose 2")
    table.act("a", "choose 1")
    assert notes(table) == [(1, "a"), (2, "c")]


def test_sem_16_a_stretch_closes_when_all_who_are_left_have_answered() -> None:
    table = begin(LEAVING)
    table.act("a", "choose 1")
    table.act("b", "choose 3")
    table.act("a", "out > c")
    assert notes(table) == [(1, "a"), (3, "b")]


ASKED = """
timers:
  sand: {of: game, fires: after_inputs}
rules:
  look:
    offer: anytime
    do:
      - note: {what: asked}
      - deeper: {}
  talk:
    offer: day
    do:
      - note: {what: asked}
events:
  look_in:
    outside: true
    fields: {who: none}
    do:
      - note: {what: asked}
  deeper:
    do:
      - note: {what: asked}
  begin:
    do:
      - note: {what: asked}
      - ask_all: {who: players, from: [1, 2], changeable: true}
      - open: {for: players, offers: [day], closes: passed}
      - open: {for: players, offers: [day], closes: clock, clock: sand}
"""


def test_asked_is_whose_answer_the_innermost_stretch_waits_for() -> None:
    t = begin(ASKED)
    assert notes(t) == [[]]
    t.act("b", "choose 2")
    t.outside("look_in")
    assert notes(t)[1:] == [["a", "c"]]
    t.act("c", "look")
    assert notes(t)[2:] == [["a", "c"], ["a", "c"]]
    t.act("a", "choose 2")
    t.act("c", "choose 2")
    t.act("c", "pass")
    t.act("a", "talk")
    assert notes(t)[4:] == [["a", "b"]]
    t.act("a", "pass")
    t.act("b", "pass")
    t.outside("look_in")
    # A stretch that only its clock closes waits for nobody.
    assert notes(t)[5:] == [[]]


# -- SEM-18: what closes a stretch -----------------------------------------------------------------

CLOSINGS = """
timers:
  sand: {of: game, fires: after_inputs}
attributes:
  game:
    noise: {type: int, default: 0, seen_by: all}
    mode: {type: int, default: 0, seen_by: all}
rules:
  shout:
    offer: [yard, answered]
    do:
      - add: {game.noise: 1}
  stop_it:
    offer: yard
    do:
      - note: {what: 1}
      - close: yard
      - note: {what: 2}
  go_deeper:
    offer: yard
    do:
      - deeper: {}
      - note: {what: 3}
  deep_stop:
    offer: cave
    do:
      - close: yard
events:
  deeper:
    do:
      - open: {name: cave, for: players, offers: [cave], closes: passed}
      - note: {what: 4}
  begin:
    do:
      - timer: {start: sand, ms: 1000}
      - open: {name: yard, for: players, offers: [yard], closes: passed, until: game.noise >= 3, clock: sand}
      - note: {what: 10}
      - open: {for: players, offers: [answered]}
      - note: {what: 11}
      - choose: {by: players.first, from: [1]}
"""


def test_sem_18_a_stretch_closes_when_all_have_passed() -> None:
    table = begin(CLOSINGS)
    for seat in "bca":
        assert notes(table) == []
        table.act(seat, "pass")
    assert notes(table) == [10]


def test_sem_18_a_stretch_closes_when_all_have_answered_once() -> None:
    table = begin(CLOSINGS)
    for seat in "abc":
        table.act(seat, "pass")
    for seat in "cab":
        assert notes(table) == [10]
        table.act(seat, "shout")
    assert notes(table) == [10, 11]


def test_sem_18_a_stretch_closes_when_until_holds() -> None:
    table = begin(CLOSINGS)
    table.act("a", "shout")
    table.act("a", "shout")
    assert notes(table) == []
    table.act("b", "shout")
    assert notes(table) == [10]
    assert table.next_deadline() is None


def test_sem_18_until_is_tested_before_anybody_is_asked() -> None:
    table = begin(CLOSINGS.replace("noise: {type: int, default: 0", "noise: {type: int, default: 3"))
    assert notes(table) == [10]
    assert [a.id for a in table.pending] == ["k1", "k2", "k3"]


def test_sem_18_a_stretch_closes_when_its_clock_ends_even_with_something_open_on_top() -> None:
    table = begin(CLOSINGS)
    table.act("a", "go_deeper")
    assert asked(table) == ["a:cave", "b:cave", "c:cave"]
    table.tick(1000)
    assert notes(table) == [10]


def test_sem_18_close_ends_the_stretch_and_all_that_it_began() -> None:
    table = begin(CLOSINGS)
    table.act("b", "stop_it")
    assert notes(table) == [1, 10]
    table = begin(CLOSINGS)
    table.act("b", "go_deeper")
    table.act("c", "deep_stop")
    assert notes(table) == [10]
    assert table.next_deadline() is None


def test_sem_18_a_close_of_a_stretch_that_is_not_open_is_an_error() -> None:
    game = micro("""
        events:
          begin:
            do:
              - open: {name: yard, for: players.first, from: [1]}
              - close: yard  # here
        """)
    assert fault(lambda: game.table(2).act("a", "choose 1")) == ("RW405", line_of(game))


def test_sem_18_the_end_of_the_event_that_opened_it_closes_a_stretch() -> None:
    table = begin("""
        timers:
          sand: {of: game, fires: after_inputs, ends: rings}
        attributes:
          game:
            over: {type: bool, default: false, seen_by: all}
        rules:
          end_it:
            offer: room
            do:
              - set: {game.over: true}
        events:
          rings:
            do:
              - note: {what: 9}
          visit:
            while: not game.over
            do:
              - timer: {start: sand, ms: 100}
              - open: {for: players, offers: [room], closes: clock, clock: sand}
              - note: {what: 1}
          begin:
            do:
              - visit: {}
              - note: {what: 2}
              - choose: {by: players.first, from: [1]}
        """)
    table.act("b", "end_it")
    assert notes(table) == [2]
    assert table.next_deadline() is None
    table.tick(200)
    assert notes(table) == [2]


DEFAULTS = """
timers:
  sand: {of: game, fires: after_inputs}
events:
  begin:
    do:
      - timer: {start: sand, ms: 100}
      - ask_all: {who: players, from: players.without(it), default: players.after(it), clock: sand, as: got}
      - each: {g: got}
        do:
          - note: {what: g.pick, who: g.by}
      - timer: {start: sand, ms: 100}
      - choose: {by: players.last, from: [1, 2, 3], default: it.seat * 10, clock: sand, as: one}
      - note: {what: one}
      - timer: {start: sand, ms: 100}
      - choose: {by: players.last, from: [1, 2, 3], clock: sand, as: nothing}
      - note: {what: 1 if nothing == none else 2}
      - timer: {start: sand, ms: 100}
      - open:
          for: players
          from: [1, 2, 3, 4]
          count: 2
          default: "[it.seat, it.seat]"
          closes: answered
          optional: true
          clock: sand
          as: many
      - each: {m: many}
        do:
          - note: {what: m.pick.first * 10 + m.pick.last, who: m.by}
      - choose: {by: players.first, from: [1]}
"""


def test_sem_18_an_unanswered_seat_gets_the_default_when_the_clock_closes_it() -> None:
    table = begin(DEFAULTS)
    table.act("b", "choose a")
    table.tick(100)
    assert notes(table) == [("b", "a"), ("a", "b"), ("a", "c")]
    table.tick(200)
    assert notes(table)[3:] == [20]
    table.tick(300)
    assert notes(table)[4:] == [1]
    table.act("a", "choose 4 + 3")
    table.act("b", "pass")
    table.tick(400)
    assert notes(table)[5:] == [(34, "a"), (22, "c")]


def test_sem_18_who_answered_in_time_keeps_the_answer_and_the_clock_stops() -> None:
    table = begin(DEFAULTS)
    for seat, pick in (("a", "c"), ("b", "c"), ("c", "b")):
        table.act(seat, f"choose {pick}", at=50)
    assert notes(table) == [("c", "a"), ("c", "b"), ("b", "c")]
    assert table.next_deadline() == 150


def test_sem_18_where_something_else_closes_it_there_is_no_default() -> None:
    table = begin("""
        timers:
          sand: {of: game, fires: after_inputs}
        rules:
          enough:
            offer: anytime
            do:
              - close: vote
        events:
          begin:
            do:
              - timer: {start: sand, ms: 100}
              - open: {name: vote, for: players, from: [1, 2], default: 9, clock: sand, as: got}
              - note: {what: got.map(it.pick)}
              - choose: {by: players.first, from: [1]}
        """)
    table.act("b", "choose 2")
    table.act("a", "enough")
    assert notes(table) == [[2]]


FIRSTS = """
timers:
  sand: {of: game, fires: after_inputs}
attributes:
  player:
    gold: {type: int, default: 0, seen_by: all}
rules:
  dig:
    offer: turn
    order: 2
    with:
      n: {from: "[3, 4]"}
    do:
      - note: {what: n, who: me}
      - add: {me.gold: n}
  beg:
    offer: turn
    order: 1
    if: players.sum(it.gold) == 0
    do:
      - note: {what: 0, who: me}
      - add: {me.gold: 1}
events:
  begin:
    do:
      - timer: {start: sand, ms: 100}
      - open: {for: players, offers: [turn], closes: answered, clock: sand, default: first}
      - note: {what: 99}
      - timer: {start: sand, ms: 100}
      - open: {for: players, offers: [turn], sealed: true, clock: sand, default: first, as: got}
      - each: {g: got}
        do:
          - run: g
      - choose: {by: players.first, from: [1]}
"""


def test_sem_18_with_offers_the_default_is_the_first_legal_move_of_each_seat_in_turn() -> None:
    table = begin(FIRSTS)
    table.act("b", "dig 4")
    table.tick(100)
    # `beg` is not legal any more once somebody has gold.
    assert notes(table) == [(4, "b"), (3, "a"), (3, "c"), 99]
    table.act("a", "dig 4")
    table.tick(200)
    assert notes(table)[4:] == [(4, "a"), (3, "b"), (3, "c")]
