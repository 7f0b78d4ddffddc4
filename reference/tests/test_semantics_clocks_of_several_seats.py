"""The time of decisions that several seats have at once (SEM-26), proved on micro-games."""

from __future__ import annotations

from micro import Watched, begin, closes, notes

SEVERAL = """
timers:
  sand: {of: game, fires: after_inputs}
attributes:
  game:
    turn: {type: player, default: players.first, seen_by: all}
    all: {type: bool, default: false, seen_by: all}
rules:
  point:
    offer: anytime
    with:
      whom: {from: players}
    do:
      - set: {game.turn: whom}
  invite:
    offer: anytime
    do:
      - set: {game.all: true}
  talk:
    offer: talk
    do: []
  query:
    offer: anytime
    do:
      - choose: {by: players.first, from: [1], clock: sand, ms: 7, kind: query}
events:
  begin:
    do:
      - STRETCH
      - note: {what: 99}
      - window: {for: players.first, offers: [talk]}
"""


def several(stretch: str) -> Watched:
    return begin(SEVERAL.replace("STRETCH", stretch))


def test_sem_26_of_several_seats_the_longest_time_counts_and_one_answer_leaves_the_clock() -> None:
    t = several("ask_all: {who: players, from: [1, 2], clock: sand, ms: 10 + it.seat * 10, as: got}")
    assert closes(t) == {"a": 30, "b": 30, "c": 30}
    t.act("c", "choose 1", at=20)
    assert closes(t) == {"a": 30, "b": 30}
    t.tick(30)
    assert notes(t) == [99]


def test_sem_26_who_has_not_answered_in_time_is_taken_to_have_chosen_the_default() -> None:
    t = begin("""
        timers:
          sand: {of: game, fires: before_inputs}
        events:
          begin:
            do:
              - ask_all: {who: players, from: [1, 2], default: it.seat, clock: sand, ms: 50, as: got}
              - note: {what: got.map(it.pick)}
              - window: {for: players.first, offers: [talk], clock: sand, ms: 50}
              - choose: {by: players.first, from: [1]}
        rules:
          talk:
            offer: talk
            do: []
        """)
    t.act("b", "choose 2", at=10)
    t.act("a", "talk", at=50)
    assert notes(t) == [[0, 2, 2]]
    # The input at 50 came after the deadline, so it is the first decision of the window.
    assert closes(t) == {"a": 100}
    t.tick(100)
    assert closes(t) == {"a": None}


def test_sem_26_when_it_waits_again_only_those_count_who_have_not_answered_unless_that_is_sealed() -> None:
    ask = "open: {for: players, from: [1, 2], clock: sand, ms: 10 + it.seat * 10SEALED}"
    for more, deadline in (("", 21 + 20), (", sealed: true", 21 + 30)):
        t = several(ask.replace("SEALED", more))
        t.act("c", "choose 1", at=20)
        t.act("b", "query", at=20)
        assert closes(t) == {"a": 27}
        t.act("a", "choose 1", at=21)
        assert closes(t) == {"a": deadline, "b": deadline}


def test_sem_26_a_seat_that_is_asked_alone_has_its_whole_time_one_that_comes_besides_has_not() -> None:
    t = several("window: {for: game.turn, offers: [talk], clock: sand, ms: 100 + it.seat}")
    t.act("a", "point > c", at=50)
    assert closes(t) == {"c": 152}
    t = several(
        "window: {for: players if game.all else game.turn, offers: [talk], clock: sand, ms: 100 + it.seat}"
    )
    t.act("a", "invite", at=50)
    assert closes(t) == {"a": 100, "b": 100, "c": 100}
    t.act("b", "talk", at=60)
    assert closes(t) == {"a": 162, "b": 162, "c": 162}


def test_sem_26_what_only_the_clock_closes_has_its_time_once() -> None:
    t = several("open: {for: players, offers: [talk], closes: clock, clock: sand, ms: 100}")
    t.act("a", "talk", at=50)
    t.act("b", "talk", at=60)
    assert closes(t) == {"a": 100, "b": 100, "c": 100}
    t.tick(100)
    assert notes(t) == [99]


def test_sem_26_a_clock_takes_the_first_move_whose_own_questions_have_their_time() -> None:
    t = begin("""
        timers:
          sand: {of: game, fires: after_inputs}
        rules:
          build:
            offer: turn
            do:
              - choose: {by: players.last, from: [1, 2], default: 8, clock: sand, ms: 20, as: n}
              - note: {what: n, who: me}
        events:
          begin:
            do:
              - open: {for: players, offers: [turn], clock: sand, ms: 100, closes: answered, default: first}
              - note: {what: now}
              - choose: {by: players.first, from: [1]}
        """)
    t.tick(100)
    assert closes(t) == {"c": 120}
    t.act("c", "choose 1", at=110)
    assert closes(t) == {"c": 130}
    t.tick(1000)
    assert notes(t) == [(1, "a"), (8, "b"), (8, "c"), 150]
