"""The time of choices made one by one (SEM-26), and the defaults that fill them (SEM-18); on micro-games."""

from __future__ import annotations

import pytest
from micro import Watched, begin, closes, ids, notes
from micro_games import SEALED_PICKS

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
          optional: true
          as: got
      - note: {what: got.map(it.pick)}
      - choose: {by: players.first, from: [1]}
"""


def picks(more: str) -> Watched:
    return begin(PICKS.replace("optional: true", more))


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
    t = begin(SEALED_PICKS.replace("as: got", 'as: got, clock: sand, ms: 100, default: "[3, 2]"'))
    t.act("a", "choose 1", at=10)
    t.act("b", "choose 1", at=20)
    t.act("b", "choose 2", at=30)
    # b begins a new answer, but does not finish it: the whole one stands.
    t.act("b", "choose 2", at=40)
    assert set(closes(t).values()) == {100}
    t.tick(100)
    assert notes(t) == [([1, 3], "a"), ([1, 2], "b"), ([3, 2], "c")]
