"""SEM-26 (time for each decision), stretches that share a clock, `cap` and `asked`, proved on micro-games."""

from __future__ import annotations

import pytest
from micro import (
    Watched,
    asked,
    begin,
    fault,
    game_of,
    ids,
    line_number,
    line_of,
    micro,
    notes,
    watched,
    wrong,
)


def closes(table: Watched) -> dict[str, int | None]:
    """When the ask of each seat closes."""
    return {a.seat: a.closes for a in table.pending if a.kind != "anytime"}


# -- each decision has its time --------------------------------------------------------------------

# A turn in which one seat acts until it passes; some offers ask others something, on the same clock.
TABLE = """
timers:
  sand: {of: game, fires: after_inputs, ends: rings}
  other: {of: game, fires: after_inputs}
settings:
  time: {type: int, default: 100, min: 0, max: 1000}
attributes:
  player:
    away: {type: bool, default: false, seen_by: all}
  game:
    hits: {type: int, default: 0, seen_by: all}
numbers:
  player:
    time: {base: 30 if it.away else setting.time, seen_by: all}
rules:
  pat:
    offer: turn
    do:
      - note: {what: 1, who: me}
  hit:
    offer: turn
    do:
      - respond: {who: players.after(me)}
  muse:
    offer: turn
    do:
      - choose: {by: players.last, from: [1, 2], kind: muse}
      - note: {what: 2}
  leave_it:
    offer: turn
    do:
      - open: {for: players, offers: [miss], until: true, clock: sand, ms: 10}
  miss:
    offer: miss
    do:
      - note: {what: 3, who: me}
  wave:
    offer: anytime
    do:
      - note: {what: 4, who: me}
  shout:
    offer: anytime
    do:
      - open: {for: none, from: [1], clock: sand, ms: 10}
      - note: {what: 5, who: me}
  query:
    offer: anytime
    do:
      - choose: {by: players.last, from: [1, 2], default: 9, clock: sand, ms: it.time, kind: query, as: n}
      - note: {what: n, who: me}
events:
  rings:
    do:
      - note: {what: now}
  respond:
    fields: {who: none}
    do:
      - window: {for: who, offers: [miss], clock: sand, ms: it.time}
      - add: {game.hits: 1}
  gone:
    outside: true
    fields: {who: none}
    do:
      - set: {who.away: true}
      - note: {what: asked}
      - if: asked.has(who)
        then:
          - timer: {cap: sand, ms: who.time}
  begin:
    do:
      - loop:
          - window: {for: players.first, offers: [turn], clock: sand, ms: it.time}
          - note: {what: 99}
"""


def table() -> Watched:
    return begin(TABLE)


def test_sem_26_the_stretch_starts_its_clock_itself_when_its_asks_are_made() -> None:
    t = table()
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
    t = table()
    t.act("a", "pat", at=60)
    assert closes(t) == {"a": 160}
    t.act("a", "pat", at=160)
    assert closes(t) == {"a": 260}
    t.act("a", "pass", at=200)
    assert closes(t) == {"a": 300}
    t.tick(299)
    assert notes(t) == [(1, "a"), (1, "a"), 99]


def test_sem_26_offers_at_any_time_ticks_and_outside_events_do_not() -> None:
    t = table()
    t.act("b", "wave", at=20)
    t.tick(40)
    t.outside("gone", "c", at=50)
    assert closes(t) == {"a": 100}
    # A stretch that closes before it waits takes no clock.
    t.act("a", "shout", at=60)
    assert notes(t) == [(4, "b"), ["a"], (5, "a")]
    assert closes(t) == {"a": 100}


def test_sem_26_nested_windows_have_one_clock_and_each_decision_its_own_time() -> None:
    t = table()
    t.act("a", "hit", at=70)
    assert asked(t)[0] == "b:miss"
    assert closes(t) == {"b": 170}
    t.act("b", "miss", at=90)
    assert closes(t) == {"b": 190}
    t.act("b", "pass", at=150)
    assert closes(t) == {"a": 250}
    assert game_of(t)["hits"] == 1


def test_sem_26_the_end_of_the_clock_closes_the_innermost_stretch_and_the_outer_one_waits_anew() -> None:
    t = table()
    t.act("a", "hit", at=70)
    t.tick(170)
    assert notes(t) == [170]
    assert game_of(t)["hits"] == 1
    assert closes(t) == {"a": 270}
    t.tick(270)
    assert notes(t) == [170, 270, 99]


def test_sem_26_an_offer_at_any_time_that_takes_the_clock_gives_it_back_anew() -> None:
    t = table()
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
    t = table()
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


def test_sem_26_it_is_the_seat_that_is_asked() -> None:
    t = table()
    t.outside("gone", "b", at=10)
    assert closes(t) == {"a": 100}
    t.act("a", "hit", at=50)
    assert closes(t) == {"b": 80}
    t.tick(80)
    assert closes(t) == {"a": 180}


def test_sem_26_a_value_of_0_is_no_clock() -> None:
    t = watched(micro(TABLE), settings={"time": 0})
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
    text = TABLE.replace("ms: it.time, kind: query", "ms: 0, kind: query")
    t = begin(text)
    t.act("b", "query", at=70)
    assert closes(t) == {"c": None}
    t.tick(500)
    t.act("c", "choose 1", at=600)
    assert closes(t) == {"a": 700}


def test_sem_26_a_time_below_0_is_an_error() -> None:
    game = micro("""
        timers:
          sand: {of: game, fires: after_inputs}
        events:
          begin:
            do:
              - choose: {by: players.first, from: [1], clock: sand, ms: it.seat - 1}  # here
        """)
    assert fault(lambda: game.table(2)) == ("RW405", line_of(game))


# -- several seats ---------------------------------------------------------------------------------

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


# -- choices one by one ----------------------------------------------------------------------------

PICKS = """
timers:
  sand: {of: game, fires: after_inputs}
rules:
  enough:
    offer: anytime
    do:
      - close: picks
events:
  begin:
    do:
      - open:
          name: picks
          for: players.first
          from: [1, 2, 3, 4, 5]
          count: 3
          each: true
          ordered: true
          clock: sand
          ms: 100
          MORE
          as: got
      - note: {what: got.map(it.pick)}
      - choose: {by: players.first, from: [1]}
"""


def picks(more: str) -> Watched:
    return begin(PICKS.replace("MORE", more))


def test_sem_26_each_pick_of_a_choice_one_by_one_is_a_decision() -> None:
    t = picks("optional: true")
    for number, at in ((5, 50), (2, 150), (3, 240)):
        assert closes(t) == {"a": {50: 100, 150: 150, 240: 250}[at]}
        t.act("a", f"choose {number}", at=at)
    assert notes(t) == [[[5, 2, 3]]]
    assert t.next_deadline() is None


@pytest.mark.parametrize(
    ("default", "chosen"),
    [
        ('default: "[1, 2, 3]"', [2, 1, 3]),
        ('default: "[4]"', [2, 4]),
        ('default: "[2, 2, 1, 4]"', [2, 2, 1]),
        ("default: from_nothing", [2]),
        ("default: 4", [2]),
        ("optional: true", [2]),
    ],
)
def test_sem_18_the_picks_made_stay_and_a_default_that_is_a_list_fills_the_rest(
    default: str, chosen: list[int]
) -> None:
    t = picks(default.replace("from_nothing", "none"))
    t.act("a", "choose 2", at=50)
    t.tick(150)
    assert notes(t) == [[chosen]]


def test_sem_18_without_a_pick_the_default_is_taken_as_it_is() -> None:
    t = picks('default: "[5, 4, 3]"')
    t.tick(100)
    assert notes(t) == [[[5, 4, 3]]]
    t = picks("optional: true")
    t.tick(100)
    assert notes(t) == [[]]


def test_sem_18_picks_are_nothing_where_something_else_closes_it() -> None:
    t = picks('default: "[5, 4, 3]"')
    t.act("a", "choose 2", at=50)
    t.act("b", "enough", at=60)
    assert notes(t) == [[]]


HAND = """
catalogue: {zone: deck}
timers:
  sand: {of: game, fires: after_inputs}
zones:
  deck: {of: game, seen_by: none}
  hand: {of: player, seen_by: owner}
  pile: {of: game, seen_by: all}
events:
  begin:
    do:
      - move: {cards: deck, to: players.first, zone: hand}
      - choose:
          by: players.first
          from: players.first.hand
          count: players.first.hand.size - 1
          each: true
          clock: sand
          ms: 100
          default: it.hand.reversed
          as: gone
      - move: {cards: gone, zone: pile, at: bottom}
      - choose: {by: players.first, from: [1]}
"""


def test_sem_18_cards_picked_in_time_are_filled_up_to_the_number_to_choose() -> None:
    t = begin(HAND, cards={"gem": "copies: [2S, 3S, 4S, 5S]"})
    first = ids(t, "a")[0]
    t.act("a", first, at=10)
    t.tick(110)
    pile = t.view("referee")["zones"]["pile"]
    assert f"choose {pile[0]}" == first
    assert len(set(pile)) == len(pile) == 3


def test_sem_26_sealed_picks_do_not_move_the_deadline_that_others_see() -> None:
    t = begin("""
        timers:
          sand: {of: game, fires: after_inputs}
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
                  clock: sand
                  ms: 100
                  default: "[3, 2]"
                  as: got
              - each: {g: got}
                do:
                  - note: {what: g.pick, who: g.by}
              - choose: {by: players.first, from: [1]}
        """)
    t.act("a", "choose 1", at=10)
    t.act("b", "choose 1", at=20)
    t.act("b", "choose 2", at=30)
    # b begins a new answer, but does not finish it: the whole one stands.
    t.act("b", "choose 2", at=40)
    assert set(closes(t).values()) == {100}
    t.tick(100)
    assert notes(t) == [([1, 3], "a"), ([1, 2], "b"), ([3, 2], "c")]


# -- stretches that share a clock ------------------------------------------------------------------


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


# -- cap -------------------------------------------------------------------------------------------


def test_sem_20_cap_ends_a_running_clock_sooner_until_the_next_decision() -> None:
    t = table()
    t.outside("gone", "a", at=20)
    assert closes(t) == {"a": 50}
    t.act("a", "pat", at=40)
    assert closes(t) == {"a": 70}


def test_sem_20_cap_does_nothing_to_a_clock_that_ends_sooner_or_does_not_run() -> None:
    t = table()
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
    game = micro("""
        timers:
          sand: {of: game, fires: after_inputs}
        events:
          begin:
            do:
              - timer: {cap: sand, ms: players.size - 5}  # here
              - choose: {by: players.first, from: [1]}
        """)
    assert fault(lambda: game.table(2)) == ("RW405", line_of(game))


# -- asked -----------------------------------------------------------------------------------------

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


# -- what cannot work is refused when the rules are linked ------------------------------------------


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("choose: {by: players.first, from: [1], ms: 5}", "RW214"),
        ("open: {for: players, from: [1], ms: 5}", "RW214"),
        ("ask_all: {who: players, from: [1], ms: 5}", "RW214"),
        ("window: {for: players.first, offers: [fair], ms: 5}", "RW214"),
        ("choose: {by: players.first, from: [1], clock: sand, ms: it == players.first}", "RW211"),
        ("choose: {by: players.first, from: [1], clock: sand, ms: players}", "RW211"),
        ("choose: {by: players.first, from: [1], clock: sand, ms: long}", "RW201"),
        ("timer: {cap: sand}", "RW214"),
        ("timer: {cap: sand, start: sand, ms: 3}", "RW214"),
        ("timer: {cap: sand, stop: sand}", "RW214"),
        ("timer: {cap: own, ms: 3}", "RW214"),
        ("timer: {cap: sadn, ms: 3}", "RW206"),
        ("timer: {cap: sand, ms: it.seat}", "RW201"),
        ("timer: {cap: sand, ms: true}", "RW211"),
    ],
)
def test_a_time_that_cannot_be_is_an_error_at_its_line(line: str, code: str) -> None:
    head = "timers:\n  sand: {of: game, fires: after_inputs}\n  own: {of: player, fires: after_inputs}\n"
    text = f"{head}events:\n  begin:\n    do:\n      - {line}  # here\n"
    assert wrong(text) == [f"{code}:{line_number(text)}"]
