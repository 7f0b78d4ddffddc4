"""The time for each decision (SEM-26), where one seat at a time decides; proved on micro-games."""

from __future__ import annotations

from micro import asked, begin, closes, fault, game_of, line_of, micro, notes, watched
from micro_games import TIMED_TURN, begins_with, timed_turn


def test_sem_26_the_stretch_starts_its_clock_itself_when_its_asks_are_made() -> None:
    t = timed_turn()
    assert closes(t) == {"a": 100}
    t.tick(99)
    assert notes(t) == []
    t.tick(100)
    # The clock passes for the seat; the next window has its own time, from the deadline on.
    assert notes(t) == [100, 99]
    assert closes(t) == {"a": 200}
    t.tick(450)
    assert notes(t) == [100, 99, 200, 99, 300, 99, 400, 99]
    assert closes(t) == {"a": 500}


def test_sem_26_each_offer_used_in_a_stretch_begins_a_new_decision() -> None:
    t = timed_turn()
    t.act("a", "pat", at=60)
    assert closes(t) == {"a": 160}
    t.act("a", "pat", at=160)
    assert closes(t) == {"a": 260}
    t.act("a", "pass", at=200)
    assert closes(t) == {"a": 300}
    t.tick(299)
    assert notes(t) == [(1, "a"), (1, "a"), 99]


def test_sem_26_offers_at_any_time_ticks_and_outside_events_do_not() -> None:
    t = timed_turn()
    t.act("b", "wave", at=20)
    t.tick(40)
    t.outside("gone", "c", at=50)
    assert closes(t) == {"a": 100}
    # A stretch that closes before it waits takes no clock.
    t.act("a", "shout", at=60)
    assert notes(t) == [(4, "b"), ["a"], (5, "a")]
    assert closes(t) == {"a": 100}


def test_sem_26_nested_windows_have_one_clock_and_each_decision_its_own_time() -> None:
    t = timed_turn()
    t.act("a", "hit", at=70)
    assert asked(t)[0] == "b:miss"
    assert closes(t) == {"b": 170}
    t.act("b", "miss", at=90)
    assert closes(t) == {"b": 190}
    t.act("b", "pass", at=150)
    assert closes(t) == {"a": 250}
    assert game_of(t)["hits"] == 1


def test_sem_26_the_end_of_the_clock_closes_the_innermost_stretch_and_the_outer_one_waits_anew() -> None:
    t = timed_turn()
    t.act("a", "hit", at=70)
    t.tick(170)
    assert notes(t) == [170]
    assert game_of(t)["hits"] == 1
    assert closes(t) == {"a": 270}
    t.tick(270)
    assert notes(t) == [170, 270, 99]


def test_sem_26_an_offer_at_any_time_that_takes_the_clock_gives_it_back_anew() -> None:
    t = timed_turn()
    t.act("b", "query", at=70)
    assert closes(t) == {"c": 170}
    t.act("c", "choose 2", at=80)
    assert notes(t) == [(2, "b")]
    assert closes(t) == {"a": 180}
    t.act("b", "query", at=100)
    t.tick(200)
    assert notes(t) == [(2, "b"), 200, (9, "b")]
    assert closes(t) == {"a": 300}
    t.act("b", "query", at=250)
    t.act("a", "query", at=300)
    assert asked(t)[0] == "c:query"
    assert closes(t) == {"c": 400}
    t.act("c", "choose 1", at=310)
    assert closes(t) == {"c": 410}
    t.tick(410)
    assert closes(t) == {"a": 510}
    t.act("c", "wave", at=420)
    assert closes(t) == {"a": 510}


def test_sem_26_the_clock_stands_still_while_the_offer_is_done_that_ended_the_decision() -> None:
    t = timed_turn()
    t.act("a", "muse", at=70)
    assert closes(t) == {"c": None}
    assert t.next_deadline() is None
    t.tick(500)
    assert notes(t) == []
    t.act("c", "choose 1", at=600)
    assert notes(t) == [2]
    assert closes(t) == {"a": 700}
    t.act("a", "leave_it", at=650)
    assert closes(t) == {"a": 750}


def test_sem_26_the_clock_of_an_offer_that_answers_stands_still_while_it_is_done() -> None:
    t = begin("""
        timers:
          sand: {of: game, fires: after_inputs}
        rules:
          build:
            offer: turn
            do:
              - choose: {by: players.last, from: [1, 2], as: n}
              - note: {what: n, who: me}
        events:
          begin:
            do:
              - open: {for: players.first, offers: [turn], closes: answered, clock: sand, ms: 100, default: first}
              - note: {what: 99}
              - choose: {by: players.first, from: [1]}
        """)
    t.act("a", "build", at=50)
    t.tick(200)
    assert closes(t) == {"c": None}
    t.act("c", "choose 2")
    assert notes(t) == [(2, "a"), 99]


def test_sem_26_it_is_the_seat_that_is_asked() -> None:
    t = timed_turn()
    t.outside("gone", "b", at=10)
    assert closes(t) == {"a": 100}
    t.act("a", "hit", at=50)
    assert closes(t) == {"b": 80}
    t.tick(80)
    assert closes(t) == {"a": 180}


def test_sem_26_a_value_of_0_is_no_clock() -> None:
    t = watched(micro(TIMED_TURN), settings={"time": 0})
    assert closes(t) == {"a": None}
    t.tick(100_000)
    assert notes(t) == []
    t.act("a", "hit")
    assert closes(t) == {"b": None}
    t.outside("gone", "b", at=100_010)
    # There is no clock that could be cut short, but the next decision of the absent seat has one.
    assert closes(t) == {"b": None}
    t.act("b", "miss", at=100_020)
    assert closes(t) == {"b": 100_050}
    t.tick(100_050)
    assert closes(t) == {"a": None}
    assert t.next_deadline() is None


def test_sem_26_a_decision_without_a_clock_takes_the_clock_of_those_around_it_too() -> None:
    text = TIMED_TURN.replace("ms: it.time, kind: query", "ms: 0, kind: query")
    t = begin(text)
    t.act("b", "query", at=70)
    assert closes(t) == {"c": None}
    t.tick(500)
    t.act("c", "choose 1", at=600)
    assert closes(t) == {"a": 700}


def test_sem_26_a_stretch_that_is_cut_off_gives_its_clock_back() -> None:
    t = begin("""
        timers:
          sand: {of: game, fires: after_inputs}
          day: {of: game, fires: after_inputs}
        rules:
          enter:
            offer: yard
            do:
              - open: {for: players, offers: [room], closes: clock, clock: day, ms: 30}
              - note: {what: 1}
          think:
            offer: room
            do:
              - choose: {by: me, from: [1], clock: sand, ms: 500}
        events:
          begin:
            do:
              - window: {for: players.first, offers: [yard], clock: sand, ms: 100}
              - choose: {by: players.first, from: [1]}
        """)
    t.act("a", "enter", at=50)
    assert closes(t) == {"a": 80, "b": 80, "c": 80}
    t.act("b", "think", at=60)
    assert closes(t) == {"b": 560}
    t.tick(80)
    assert notes(t) == [1]
    assert closes(t) == {"a": 180}
    assert t.next_deadline() == 180


def test_sem_26_a_time_below_0_is_an_error() -> None:
    game = begins_with("choose: {by: players.first, from: [1], clock: sand, ms: it.seat - 1}")
    assert fault(lambda: game.table(2)) == ("RW405", line_of(game))
