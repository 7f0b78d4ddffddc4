"""SEM-16 to SEM-21 and SEM-24 (waiting, clocks, events from outside, sets), proved on micro-games."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from micro import (
    Watched,
    asked,
    begin,
    fault,
    game_of,
    ids,
    line_of,
    micro,
    notes,
    player_of,
    refused,
    watched,
    wrong,
)

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


# -- SEM-17: sealed answers ------------------------------------------------------------------------

SEALED = """
timers:
  sand: {of: game, fires: after_inputs}
attributes:
  player:
    role: {type: role, default: thief, seen_by: owner}
    gold: {type: int, default: 5, seen_by: all}
stages: [guard, steal]
events:
  begin:
    do:
      - timer: {start: sand, ms: 1000}
      - open:
          for: players
          offers: [night]
          kind: plan
          sealed: true
          changeable: true
          public: false
          closes: clock
          clock: sand
          as: plans
      - each: {s: stages}
        do:
          - each: {p: plans.where(it.stage == s)}
            do:
              - note: {what: p.ability, who: p.by}
              - run: p
      - choose: {by: players.first, from: [1]}
"""
THIEF = {
    "roles": {
        "thief": """
            abilities:
              rob:
                offer: night
                stage: steal
                with:
                  whom: {from: players.without(me)}
                  much: {from: "[1, 2]"}
                do:
                  - add:
                      me.gold: much
                      whom.gold: -much
              watch:
                offer: night
                stage: guard
                do:
                  - add: {me.gold: 10}
            """
    }
}


def night() -> Watched:
    return watched(micro(SEALED, **THIEF))


def gold(table: Watched) -> list[int]:
    return [player_of(table, seat)["gold"] for seat in table.seats]


def test_sem_17_sealed_answers_are_told_to_nobody_and_change_nothing_until_the_stretch_closes() -> None:
    table = night()
    views = [table.view(seat) for seat in ("b", "c", "spectator")]
    feed = table.events(seat="b")
    table.act("a", "rob 2 > b")
    assert gold(table) == [5, 5, 5]
    assert [table.view(seat) for seat in ("b", "c", "spectator")] == views
    assert table.events(seat="b") == feed
    assert [(a.answered, a.changeable, a.blocking) for a in table.asks("a")] == [(True, True, False)]
    table.tick(1000)
    assert gold(table) == [7, 3, 5]


def test_sem_17_with_changeable_the_last_answer_counts_and_the_ask_keeps_its_id() -> None:
    table = night()
    table.act("a", "rob 2 > b")
    table.act("a", "rob 1 > c")
    assert [a.id for a in table.asks("a")] == ["a:1"]
    table.tick(1000)
    assert gold(table) == [6, 5, 4]


def test_sem_17_an_answer_may_be_taken_back() -> None:
    table = night()
    table.act("a", "rob 2 > b")
    table.withdraw("a")
    assert [(a.id, a.answered) for a in table.asks("a")] == [("a:1", False)]
    assert refused(lambda: table.withdraw("a")).code == "not_offered"
    table.act("b", "rob 1 > c")
    table.withdraw("b", at=1000)
    table.tick(1000)
    assert gold(table) == [5, 5, 5]


def test_sem_17_collected_offers_are_run_by_stage_and_seat_with_their_parameters() -> None:
    table = night()
    table.act("c", "watch")
    table.act("b", "rob 2 > c")
    table.act("a", "rob 1 > b")
    table.tick(1000)
    assert notes(table) == [("watch", "c"), ("rob", "a"), ("rob", "b")]
    assert gold(table) == [6, 6, 13]


def test_sem_17_without_changeable_the_first_answer_stands_and_its_ask_is_gone() -> None:
    table = begin("""
        events:
          begin:
            do:
              - ask_all: {who: players, from: [1, 2], as: got}
              - each: {g: got}
                do:
                  - note: {what: g.pick, who: g.by}
              - choose: {by: players.first, from: [1]}
        """)
    table.act("a", "choose 2")
    assert table.asks("a") == []
    assert refused(lambda: table.act("a", "choose 1")).code == "not_yours"
    assert refused(lambda: table.act("a", "choose 1", "k1")).code == "closed"
    assert refused(lambda: table.withdraw("a")).code == "not_yours"


def test_sem_17_whether_a_seat_has_answered_is_shown_to_it_alone() -> None:
    table = begin("""
        events:
          begin:
            do:
              - ask_all: {who: players, from: [1, 2], changeable: true, as: got}
              - note: {what: got.sum(it.pick)}
              - choose: {by: players.first, from: [1]}
        """)
    table.act("a", "choose 2")
    assert table.view("a")["asks"][0]["answered"] is True
    assert table.view("b")["asks"][0]["answered"] is False
    assert table.view("spectator")["asks"][0]["answered"] is False
    table.act("b", "choose 2")
    table.act("a", "choose 1")
    table.act("c", "choose 1")
    assert notes(table) == [4]


def test_sem_17_changeable_needs_sealed() -> None:
    text = """
events:
  begin:
    do:
      - open:
          for: players
          from: [1]
          changeable: true  # here
"""
    assert wrong(text) == [f"RW214:{line_of(text).split(':')[1]}"]


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


# -- SEM-19: offers at any time --------------------------------------------------------------------

ANYTIME = """
attributes:
  player:
    gold: {type: int, default: 2, seen_by: all}
    alive: {type: bool, default: true, seen_by: all}
rules:
  tip:
    offer: anytime
    if: me.gold > 0
    with:
      whom: {from: players.without(me)}
    do:
      - add:
          me.gold: -1
          whom.gold: 1
  trade:
    offer: anytime
    if: me.seat == 1 and me.gold > 0
    do:
      - choose: {by: players.last, from: [1, 2], kind: haggle, as: n}
      - add: {me.gold: n}
  give_up:
    offer: anytime
    when_dead: true
    if: not me.alive
    do:
      - note: {what: 5, who: me}
  buy:
    offer: shop
    with:
      n: {from: "range(1, me.gold)"}
    do:
      - add: {me.gold: -n}
      - note: {what: n, who: me}
events:
  begin:
    do:
      - let: {c: players.at(2)}
      - set: {c.alive: false}
      - window: {for: players.first, offers: [shop]}
      - choose: {by: players.first, from: [1]}
"""


def test_sem_19_an_offer_runs_on_top_then_the_asks_have_their_ids_and_the_lists_are_computed_anew() -> None:
    table = begin(ANYTIME)
    assert [(a.id, a.kind, a.blocking) for a in table.pending] == [
        ("k1", "shop", True),
        ("a:any", "anytime", False),
        ("b:any", "anytime", False),
        ("c:any", "anytime", False),
    ]
    assert ids(table, "a", "k1") == ["buy 1", "buy 2", "pass"]
    table.act("b", "tip > a")
    assert [a.id for a in table.asks("a")] == ["k1", "a:any"]
    assert ids(table, "a", "k1") == ["buy 1", "buy 2", "buy 3", "pass"]


def test_sem_19_an_offer_may_wait_itself_and_the_stretch_below_comes_back() -> None:
    table = begin(ANYTIME)
    table.act("b", "trade")
    assert asked(table) == ["c:haggle", "a:anytime", "b:anytime", "c:anytime"]
    assert refused(lambda: table.act("a", "buy 1", "k1")).code == "closed"
    table.act("a", "tip > b")
    table.act("c", "choose 2", "k2")
    assert player_of(table, "b")["gold"] == 5
    assert [a.id for a in table.asks("a")] == ["k1", "a:any"]
    table.act("a", "buy 1")
    assert notes(table) == [(1, "a")]


def test_sem_19_a_seat_that_is_out_has_only_those_that_say_when_dead() -> None:
    table = begin(ANYTIME)
    assert ids(table, "c") == ["give_up"]
    table.act("c", "give_up")
    assert notes(table) == [(5, "c")]
    assert refused(lambda: table.act("c", "tip > a")).code == "not_offered"


def test_sem_19_they_are_shown_to_their_own_seat_alone_and_only_while_it_has_one() -> None:
    table = begin(ANYTIME)
    assert [a["ask"] for a in table.view("c")["asks"]] == ["k1", "c:any"]
    assert [a["ask"] for a in table.view("spectator")["asks"]] == ["k1"]
    table.act("b", "tip > a")
    table.act("b", "tip > a")
    assert table.asks("b") == []
    assert refused(lambda: table.act("b", "tip > a")).code == "not_yours"


def test_sem_19_a_move_finds_its_ask_among_several() -> None:
    table = begin(ANYTIME)
    table.act("a", "tip > b")
    assert refused(lambda: table.act("a", "buy 1", "a:any")).code == "not_offered"
    table.act("a", "buy 1")
    assert player_of(table, "a")["gold"] == 0


# -- SEM-20: the clock -----------------------------------------------------------------------------

CLOCKS = """
timers:
  early: {of: game, fires: before_inputs, ends: early_rings}
  late: {of: game, fires: after_inputs, ends: late_rings}
  own: {of: player, fires: before_inputs, ends: own_rings}
  quiet: {of: game, fires: after_inputs}
attributes:
  game:
    heard: {type: list, default: [], seen_by: all}
rules:
  poke:
    offer: turn
    do:
      - note: {what: 7}
  again:
    offer: turn
    do:
      - timer: {start: late, ms: 500}
  hush:
    offer: turn
    do:
      - timer: {stop: late}
      - timer: {stop: own, of: me}
events:
  early_rings:
    do:
      - note: {what: 1}
  late_rings:
    do:
      - note: {what: 2}
      - add: {game.heard: now}
  own_rings:
    fields: {who: none}
    do:
      - note: {what: 3, who: who}
      - add: {game.heard: now}
  begin:
    do:
      - timer: {start: late, ms: 100}
      - timer: {start: own, ms: 100, of: players.last}
      - timer: {start: own, ms: 100, of: players.first}
      - timer: {start: early, ms: 100}
      - open: {for: players.first, offers: [turn], closes: passed}
"""


def test_sem_20_deadlines_at_one_instant_fire_in_declared_order_and_by_seat() -> None:
    table = begin(CLOCKS)
    table.tick(99)
    assert notes(table) == []
    table.tick(100)
    assert notes(table) == [1, 2, (3, "a"), (3, "c")]
    assert game_of(table)["heard"] == [100, 100, 100]


def test_sem_20_at_the_instant_of_an_input_those_before_inputs_fire_before_it_the_others_after() -> None:
    table = begin(CLOCKS)
    table.act("a", "poke", at=100)
    assert notes(table) == [1, (3, "a"), (3, "c"), 7]
    assert table.next_deadline() == 100
    table.tick(100)
    assert notes(table)[4:] == [2]


def test_sem_20_what_was_due_before_an_input_fires_before_it_at_its_own_time() -> None:
    table = begin(CLOCKS)
    table.act("a", "poke", at=101)
    assert notes(table) == [1, 2, (3, "a"), (3, "c"), 7]
    assert game_of(table)["heard"] == [100, 100, 100]
    assert table.now == 101


def test_sem_20_an_input_may_move_or_stop_a_clock_that_is_due_after_it() -> None:
    table = begin(CLOCKS)
    table.act("a", "again", at=100)
    assert table.next_deadline() == 600
    table.tick(599)
    assert 2 not in notes(table)
    table.act("a", "hush", at=600)
    table.tick(1000)
    assert 2 not in notes(table)
    table = begin(CLOCKS)
    table.act("a", "hush", at=99)
    table.tick(100)
    assert notes(table) == [1, (3, "c")]


def test_sem_20_one_tick_fires_several_deadlines_each_at_its_own_time() -> None:
    table = begin("""
        timers:
          beat: {of: game, fires: after_inputs, ends: beats}
          drum: {of: game, fires: after_inputs, ends: drums}
        attributes:
          game:
            when: {type: list, default: [], seen_by: all}
        events:
          beats:
            do:
              - add: {game.when: now}
              - if: game.when.size < 6
                then:
                  - timer: {start: beat, ms: 100}
          drums:
            do:
              - add: {game.when: 1000 + now}
          begin:
            do:
              - timer: {start: beat, ms: 100}
              - timer: {start: drum, ms: 250}
              - choose: {by: players.first, from: [1]}
        """)
    table.tick(10_000)
    assert game_of(table)["when"] == [100, 200, 1250, 300, 400, 500]
    assert table.now == 10_000


STACKED = """
timers:
  inner: {of: game, fires: after_inputs}
  outer: {of: game, fires: after_inputs, ends: outer_rings}
rules:
  enter:
    offer: day
    do:
      - trial: {}
  wait:
    offer: trial
    do: []
events:
  outer_rings:
    do:
      - note: {what: 1}
  trial:
    do:
      - timer: {start: inner, ms: 60}
      - open: {for: players, offers: [trial], closes: clock, clock: inner}
      - note: {what: 2}
  begin:
    do:
      - timer: {start: outer, ms: 100}
      - open: {for: players, offers: [day], closes: clock, clock: outer}
      - note: {what: 3}
      - choose: {by: players.first, from: [1]}
"""


def test_sem_20_an_outer_clock_closes_its_stretch_over_what_is_open_on_top_and_inner_clocks_stop() -> None:
    table = begin(STACKED)
    table.act("b", "enter", at=50)
    assert {a.closes for a in table.pending} == {110}
    table.tick(99)
    assert notes(table) == []
    table.tick(100)
    assert notes(table) == [1, 3]
    assert table.next_deadline() is None
    table.tick(500)
    assert notes(table) == [1, 3]


def test_sem_20_of_two_clocks_at_one_instant_the_first_declared_ends_its_stretch_first() -> None:
    table = begin(STACKED)
    table.act("b", "enter", at=40)
    table.tick(100)
    assert notes(table) == [2, 1, 3]
    table = begin(STACKED.replace("""  inner: {of: game, fires: after_inputs}
  outer: {of: game, fires: after_inputs, ends: outer_rings}
""", """  outer: {of: game, fires: after_inputs, ends: outer_rings}
  inner: {of: game, fires: after_inputs}
"""))  # fmt: skip
    table.act("b", "enter", at=40)
    table.tick(100)
    assert notes(table) == [1, 3]


def test_sem_20_an_input_at_the_very_end_of_a_clock_counts_or_comes_too_late_as_the_timer_says() -> None:
    text = """
        timers:
          sand: {of: game, fires: after_inputs}
        events:
          begin:
            do:
              - timer: {start: sand, ms: 100}
              - ask_all: {who: players, from: [1, 2], default: 0, clock: sand, as: got}
              - each: {g: got}
                do:
                  - note: {what: g.pick, who: g.by}
              - choose: {by: players.first, from: [1, 2]}
              - choose: {by: players.first, from: [1, 2]}
        """
    table = begin(text, 2)
    table.act("a", "choose 2", at=100)
    table.tick(100)
    assert notes(table) == [(2, "a"), (0, "b")]
    table = begin(text.replace("after_inputs", "before_inputs"), 2)
    assert refused(lambda: table.act("a", "choose 2", "k1", at=100)).code == "closed"
    assert table.now == 0
    table.act("a", "choose 2", at=100)
    assert notes(table) == [(0, "a"), (0, "b")]


def test_sem_20_a_clock_of_less_than_0_ms_is_an_error() -> None:
    game = micro("""
        timers:
          sand: {of: game, fires: after_inputs}
        events:
          begin:
            do:
              - timer: {start: sand, ms: players.size - 5}  # here
              - choose: {by: players.first, from: [1]}
        """)
    assert fault(lambda: game.table(2)) == ("RW405", line_of(game))


# -- SEM-21: events from outside -------------------------------------------------------------------

OUTSIDE = """
resting:
  yard: {start: begin}
attributes:
  player:
    alive: {type: bool, default: true, seen_by: all}
    here: {type: bool, default: true, seen_by: all}
  game:
    swept: {type: int, default: 0, seen_by: all}
rules:
  sweep:
    whenever: players.any(not it.here) and game.swept == 0
    do:
      - add: {game.swept: 1}
  enter:
    offer: yard
    do:
      - duel: {by: me, to: players.last}
  shoot:
    offer: duel
    do:
      - shot: {to: players.last}
      - note: {what: 20}
  after_duel:
    after: duel
    do:
      - note: {what: 30}
events:
  leave:
    outside: true
    fields: {who: none, why: 3}
    tells: {to: all}
    do:
      - if: who != none
        then:
          - set:
              who.alive: false
              who.here: false
  ask_back:
    outside: true
    fields: {who: none}
    do:
      - choose: {by: who, from: [1, 2], kind: back, as: n}
      - note: {what: n}
  shot:
    fields: {to: none}
    do:
      - set: {to.alive: false}
  duel:
    fields: {by: none, to: none}
    while: by.alive and to.alive
    do:
      - note: {what: 1}
      - inner: {}
      - note: {what: 2}
  inner:
    do:
      - open: {for: players.first, offers: [duel], closes: passed}
      - note: {what: 3}
  begin:
    do:
      - open: {for: players.first, offers: [yard], closes: passed, rest: yard}
      - win: {who: none, because: done}
"""


def test_sem_21_an_outside_event_runs_on_top_and_what_waited_goes_on() -> None:
    table = begin(OUTSIDE)
    table.outside("ask_back", "b")
    assert asked(table) == ["b:back"]
    table.act("b", "choose 2")
    assert notes(table) == [2]
    assert [a.id for a in table.pending] == ["k1"]


def test_sem_21_state_rules_settle_after_it_at_a_resting_point() -> None:
    table = begin(OUTSIDE)
    table.outside("leave", "b")
    assert game_of(table)["swept"] == 1
    told = [e["data"] for e in table.events(seat="a") if e["type"] == "leave"]
    assert told == [{"who": "b", "why": 3}]


def test_sem_21_an_event_whose_while_became_false_breaks_off_with_all_it_began_and_has_no_after() -> None:
    table = begin(OUTSIDE)
    table.act("a", "enter")
    assert asked(table) == ["a:duel"]
    table.outside("leave", "c")
    assert notes(table) == [1]
    assert asked(table) == ["a:yard"]
    table.act("a", "enter")


def test_sem_21_it_goes_on_while_its_condition_holds() -> None:
    table = begin(OUTSIDE)
    table.act("a", "enter")
    table.outside("leave", "b")
    assert asked(table) == ["a:duel"]
    table.act("a", "pass")
    assert notes(table) == [1, 3, 2, 30]


def test_sem_21_it_breaks_off_in_the_middle_of_a_do_as_soon_as_a_nested_event_has_ended() -> None:
    table = begin(OUTSIDE)
    table.act("a", "enter")
    table.act("a", "shoot")
    assert notes(table) == [1]
    assert asked(table) == ["a:yard"]


def test_sem_21_an_event_whose_while_does_not_hold_at_its_beginning_does_not_happen() -> None:
    table = begin("""
        attributes:
          game:
            lit: {type: bool, default: true, seen_by: all, until: quarrel}
        rules:
          too_late:
            before: quarrel
            do:
              - note: {what: 1}
              - set: {event.heat: 0}
          then:
            after: quarrel
            do:
              - note: {what: 9}
        events:
          quarrel:
            fields: {heat: 3}
            while: heat > 0
            tells: {to: all}
            do:
              - note: {what: 2}
          begin:
            do:
              - set: {game.lit: false}
              - quarrel: {as: got}
              - note: {what: 3 if got == none else 4}
              - choose: {by: players.first, from: [1]}
        """)
    assert notes(table) == [1, 3]
    assert "quarrel" not in [e["type"] for e in table.events(seat="a")]
    assert game_of(table)["lit"] is True


def test_sem_21_an_outside_event_may_be_of_no_seat_and_only_declared_ones_come() -> None:
    table = begin(OUTSIDE)
    table.outside("leave")
    assert game_of(table)["swept"] == 0
    for name in ("duel", "nothing"):
        assert refused(lambda name=name: table.outside(name, "a")).code == "not_offered"  # type: ignore[misc]
    assert refused(lambda: table.outside("leave", "z")).code == "malformed"
    table.act("a", "pass")
    assert refused(lambda: table.outside("leave", "a")).code == "over"


# -- SEM-24: choosing k of n -----------------------------------------------------------------------

SETS = """
catalogue: {zone: deck}
zones:
  deck: {of: game, seen_by: none}
  hand: {of: player, seen_by: all}
attributes:
  game:
    got: {type: list, default: none, seen_by: all}
rules:
  pair:
    offer: turn
    with:
      cards: {from: me.hand, count: 2}
      target: {from: players.without(me)}
    do:
      - set: {game.got: cards}
events:
  begin:
    do:
      - move: {cards: deck, to: players.first, zone: hand}
      - CHOICE
      - set: {game.got: got}
      - window: {for: players.first, offers: [turn]}
      - choose: {by: players.first, from: [1]}
"""
FOUR = {"dust": "copies: {count: 2}", "gem": "copies: [9H, 8S]"}
TEXTS = ["dust", "dust", "gem 9H", "gem 8S"]


def sets(fields: str, cards: dict[str, str] | None = None) -> Watched:
    choice = f"choose: {{by: players.first, from: players.first.hand, as: got, {fields}}}"
    return watched(micro(SETS.replace("CHOICE", choice), cards=cards or FOUR))


def test_sem_24_a_set_is_one_choice_made_at_once_in_canonical_order_equal_cards_once() -> None:
    table = sets("count: 2")
    wanted = list(dict.fromkeys(" + ".join(c) for c in combinations(TEXTS, 2)))
    assert ids(table, "a") == [f"choose {w}" for w in wanted]
    assert len(wanted) == 4
    table.act("a", {"do": "choose", "what": ["gem 8S", "dust"]})
    assert game_of(table)["got"] == ["dust", "gem 8S"]


def test_sem_24_equal_cards_that_lie_apart_make_one_set() -> None:
    table = sets("count: 2", {"gem": "copies: [9H, 8S, 9H]"})
    assert ids(table, "a") == ["choose gem 9H + gem 9H", "choose gem 9H + gem 8S"]
    table = sets("count: 2, each: true", {"gem": "copies: [9H, 8S, 9H]"})
    table.act("a", "choose gem 9H")
    assert ids(table, "a") == ["choose gem 9H", "choose gem 8S"]


def test_sem_24_with_ordered_every_order_is_a_choice_of_its_own() -> None:
    table = sets("count: 2, ordered: true")
    wanted = list(dict.fromkeys(" + ".join(c) for c in permutations(TEXTS, 2)))
    assert sorted(ids(table, "a")) == sorted(f"choose {w}" for w in wanted)
    table.act("a", "choose gem 8S + dust")
    assert game_of(table)["got"] == ["gem 8S", "dust"]


def test_sem_24_one_by_one_is_one_ask_in_canonical_order_that_leaves_enough_for_the_rest() -> None:
    table = sets("count: 3, each: true")
    ask = table.asks("a")[0]
    assert ask.form == "each"
    assert ids(table, "a") == ["choose dust"]
    assert refused(lambda: table.act("a", "choose gem 9H")).code == "not_held"
    table.act("a", "choose dust")
    assert ids(table, "a") == ["choose dust", "choose gem 9H"]
    assert refused(lambda: table.act("a", "choose gem 8S")).code == "not_held"
    table.act("a", "choose gem 9H")
    assert [a.id for a in table.asks("a")] == [ask.id]
    assert ids(table, "a") == ["choose gem 8S"]
    table.act("a", "choose gem 8S")
    assert game_of(table)["got"] == ["dust", "gem 9H", "gem 8S"]
    assert asked(table) == ["a:turn"]


def test_sem_24_both_forms_reach_the_same_sets() -> None:
    reached = []

    def walk(table: Watched) -> None:
        if asked(table) == ["a:turn"]:
            reached.append("choose " + " + ".join(game_of(table)["got"]))
            return
        for move in table.legal("a"):
            clone = Watched(table.game, table.clone())
            clone.act("a", move)
            walk(clone)

    walk(sets("count: 2, each: true"))
    assert reached == ids(sets("count: 2"), "a")
    reached.clear()
    walk(sets("count: 2, each: true, ordered: true"))
    assert sorted(reached) == sorted(ids(sets("count: 2, ordered: true"), "a"))


def test_sem_24_one_by_one_and_ordered_every_remaining_card_may_come_next() -> None:
    table = sets("count: 3, each: true, ordered: true")
    assert ids(table, "a") == ["choose dust", "choose gem 9H", "choose gem 8S"]
    table.act("a", "choose gem 8S")
    assert ids(table, "a") == ["choose dust", "choose gem 9H"]
    table.act("a", "choose dust")
    table.act("a", "choose dust")
    assert game_of(table)["got"] == ["gem 8S", "dust", "dust"]


def test_sem_24_no_more_are_chosen_than_there_are() -> None:
    table = sets("count: 9")
    assert ids(table, "a") == ["choose dust + dust + gem 9H + gem 8S"]
    table = sets("count: 9, optional: true")
    assert ids(table, "a")[-1] == "pass"


@pytest.mark.parametrize(
    ("what", "code"),
    [
        (["dust", "dust", "gem 9H"], "limit"),
        (["dust"], "not_enough"),
        ([], "not_enough"),
        (["gem 9H", "gem 9H"], "not_held"),
        (["gem 9H", "gem 7C"], "not_held"),
        (["gem 9H", 3], "not_held"),
        ({"a": 1}, "not_enough"),
    ],
)
def test_sem_24_a_set_of_the_wrong_size_or_with_a_card_too_often_is_refused(what: object, code: str) -> None:
    table = sets("count: 2")
    assert refused(lambda: table.act("a", {"do": "choose", "what": what})).code == code


def test_sem_24_a_choice_one_by_one_may_be_passed_only_before_the_first_pick() -> None:
    table = sets("count: 2, each: true, optional: true")
    assert ids(table, "a")[-1] == "pass"
    table.act("a", "choose dust")
    assert "pass" not in ids(table, "a")
    assert refused(lambda: table.act("a", "pass")).code == "not_offered"
    table = sets("count: 2, each: true, optional: true")
    table.act("a", "pass")
    assert asked(table) == ["a:turn"]


def test_sem_24_a_changeable_answer_made_one_by_one_begins_anew() -> None:
    table = begin("""
        events:
          begin:
            do:
              - open:
                  for: players
                  from: [1, 2, 3]
                  count: 2
                  each: true
                  sealed: true
                  changeable: true
                  as: got
              - each: {g: got}
                do:
                  - note: {what: g.pick.first * 10 + g.pick.last, who: g.by}
              - choose: {by: players.first, from: [1]}
        """, 2)  # fmt: skip
    table.act("a", "choose 1")
    table.act("a", "choose 2")
    assert ids(table, "a") == ["choose 1", "choose 2"]
    table.act("a", "choose 2")
    table.act("a", "choose 3")
    table.act("b", "choose 1")
    table.act("b", "choose 3")
    assert notes(table) == [(23, "a"), (13, "b")]


def test_sem_24_a_set_may_be_a_parameter_of_an_offer() -> None:
    table = sets("optional: true")
    table.act("a", "pass")
    pairs = ["dust + dust", "dust + gem 9H", "dust + gem 8S", "gem 9H + gem 8S"]
    assert ids(table, "a") == [f"pair {p} > {t}" for p in pairs for t in "bc"] + ["pass"]
    for cards, code in [
        (["dust"], "malformed"),
        ("dust", "malformed"),
        (["gem 9H", "gem 9H"], "bad_target"),
        (["dust", {}], "malformed"),
    ]:
        move = {"do": "pair", "cards": cards, "target": "b"}
        assert refused(lambda move=move: table.act("a", move)).code == code  # type: ignore[misc]
    table.act("a", "pair gem 8S + dust > c")
    assert game_of(table)["got"] == ["dust", "gem 8S"]


def test_sem_24_more_than_there_are_makes_an_offer_impossible() -> None:
    table = sets("optional: true", {"gem": "copies: [9H]"})
    table.act("a", "pass")
    assert ids(table, "a") == ["pass"]
