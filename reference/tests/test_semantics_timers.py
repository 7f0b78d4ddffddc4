"""Timers (SEM-20): when deadlines fire, in which order with inputs and each other, and `cap`; on micro-games."""

from __future__ import annotations

from micro import asked, begin, closes, fault, game_of, line_of, notes, refused
from micro_games import begins_with, timed_turn

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


def test_sem_20_of_stretches_with_one_clock_its_end_closes_the_innermost_also_if_a_timer_started_it() -> None:
    t = begin("""
        timers:
          sand: {of: game, fires: after_inputs}
        rules:
          enter:
            offer: yard
            do:
              - timer: {start: sand, ms: 40}
              - open: {for: players, offers: [room], closes: clock, clock: sand}
              - note: {what: 1}
          rest:
            offer: room
            do:
              - choose: {by: me, from: [1], kind: deepest}
              - note: {what: 2}
        events:
          begin:
            do:
              - open: {for: players, offers: [yard], closes: passed, clock: sand, ms: 100}
              - note: {what: 3}
              - choose: {by: players.first, from: [1]}
        """)
    t.act("a", "enter", at=50)
    assert closes(t) == {"a": 90, "b": 90, "c": 90}
    t.act("b", "rest", at=60)
    assert asked(t) == ["b:deepest"]
    t.tick(90)
    assert notes(t) == [1]
    assert closes(t) == {"a": 190, "b": 190, "c": 190}
    t.tick(190)
    assert notes(t) == [1, 3]


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
    game = begins_with("timer: {start: sand, ms: players.size - 5}")
    assert fault(lambda: game.table(2)) == ("RW405", line_of(game))


def test_sem_20_cap_ends_a_running_clock_sooner_until_the_next_decision() -> None:
    t = timed_turn()
    t.outside("gone", "a", at=20)
    assert closes(t) == {"a": 50}
    t.act("a", "pat", at=40)
    assert closes(t) == {"a": 70}


def test_sem_20_cap_does_nothing_to_a_clock_that_ends_sooner_or_does_not_run() -> None:
    t = timed_turn()
    t.outside("gone", "a", at=90)
    assert closes(t) == {"a": 100}
    t = begin("""
        timers:
          sand: {of: game, fires: after_inputs, ends: rings}
          own: {of: player, fires: after_inputs, ends: rings}
        events:
          rings:
            fields: {who: none}
            do:
              - note: {what: now, who: who}
          begin:
            do:
              - timer: {cap: sand, ms: 10}
              - timer: {start: own, ms: 100, of: players.first}
              - timer: {start: own, ms: 100, of: players.last}
              - timer: {cap: own, ms: 30, of: players.last}
              - timer: {cap: own, ms: 300, of: players.first}
              - timer: {start: sand, ms: 50}
              - timer: {cap: sand, ms: 0}
              - choose: {by: players.first, from: [1]}
        """)
    t.tick(1000)
    assert notes(t) == [0, (30, "c"), (100, "a")]


def test_sem_20_cap_of_less_than_0_ms_is_an_error() -> None:
    game = begins_with("timer: {cap: sand, ms: players.size - 5}")
    assert fault(lambda: game.table(2)) == ("RW405", line_of(game))
