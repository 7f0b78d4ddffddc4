"""Refusals and equal cards (SEM-22, SEM-23) on made-up micro-games."""

from __future__ import annotations

import pytest
from micro import Watched, ids, micro, notes, player_of, refused, watched

# -- SEM-22: refusals change nothing ---------------------------------------------------------------

REFUSALS = """
catalogue: {zone: deck}
timers:
  sand: {of: game, fires: before_inputs, ends: rings}
attributes:
  player:
    gold: {type: int, default: 3, seen_by: all}
zones:
  deck: {of: game, seen_by: none}
  hand: {of: player, seen_by: owner}
rules:
  buy:
    offer: market
    with:
      n: {from: "[1, 2, 5]", code: limit}
      target: {from: players.without(me), id: micro.buy.whom}
    needs:
      polite:
        if: target.seat != 2
        code: bad_target
        id: micro.buy.polite
      can_pay:
        if: me.gold >= n
        code: not_enough
        hidden: true
    do:
      - add: {me.gold: -n}
  never:
    offer: market
    if: me.gold > 100
    do: []
  twice:
    offer: market
    once: game
    do:
      - note: {what: 2}
  no_fives:
    forbid: market
    if: move.verb == buy and move.n == 2 and move.by.seat == 0
    id: micro.market.no_twos
events:
  rings:
    do:
      - note: {what: 1}
  begin:
    do:
      - move: {cards: deck.top(1), to: players.first, zone: hand}
      - timer: {start: sand, ms: 100}
      - open: {for: players.top(2), offers: [market], closes: passed}
      - choose: {by: players.first, from: [1]}
"""


def market() -> Watched:
    gem = "copies: [2S, 3S]\nabilities: {sell: {offer: market, do: []}}"
    return watched(micro(REFUSALS, cards={"gem": gem}))


@pytest.mark.parametrize(
    ("move", "code", "rule"),
    [
        ("buy 2 > b", "forbidden", "micro.market.no_twos"),
        ("buy 5 > b", "not_enough", "micro.rules.buy.can_pay"),
        ("buy 5 > c", "bad_target", "micro.buy.polite"),
        ("buy 3 > b", "limit", "micro.rules.buy.n"),
        ("buy 1 > a", "bad_target", "micro.buy.whom"),
        ({"do": "buy", "n": 1}, "malformed", "micro.buy.whom"),
        ({"do": "buy", "n": True, "target": "b"}, "malformed", "micro.rules.buy.n"),
        ({"do": "buy", "n": 1, "target": "b", "x": 1}, "malformed", "micro.rules.buy"),
        ({"do": "buy", "n": {}, "target": "b"}, "malformed", "micro.rules.buy.n"),
        ("never", "not_offered", "micro.rules.never"),
        ("steal", "not_offered", None),
        ("play gem 9S", "not_held", None),
        ("play gem 3S", "not_held", None),
        ({"do": "play", "card": 7}, "malformed", None),
        ({"do": "play"}, "not_offered", None),
        ({}, "malformed", None),
        ({"do": 3}, "malformed", None),
    ],
)
def test_sem_22_the_first_failing_condition_names_the_code_and_the_rule(
    move: object, code: str, rule: str | None
) -> None:
    table = market()
    held = player_of(table, "a")["hand"][0]
    if move == f"play {held}":
        move = "play gem 2S"
    refusal = refused(lambda: table.act("a", move))
    assert (refusal.phase, refusal.code, refusal.rule) == ("rules", code, rule)
    assert table.check("a", move) == refusal


def test_sem_22_a_hidden_condition_says_that_the_seat_could_not_know() -> None:
    table = market()
    assert table.check("a", "buy 5 > b").hidden is True
    assert table.check("a", "buy 5 > c").hidden is False


def test_sem_22_a_refused_input_takes_back_the_deadlines_that_fired_before_it() -> None:
    table = market()
    assert refused(lambda: table.act("a", "buy 3 > b", at=200)).code == "limit"
    assert (table.now, notes(table)) == (0, [])
    table.act("a", "buy 1 > b", at=200)
    assert (table.now, notes(table)) == (200, [1])


def test_sem_22_refusals_of_turns_asks_and_seats() -> None:
    table = market()
    other = table.asks("b")[0].id
    assert refused(lambda: table.act("a", "pass", other)).code == "not_yours"
    assert refused(lambda: table.act("c", "pass")).code == "not_yours"
    assert refused(lambda: table.act("a", "pass", "k9")).code == "no_such_ask"
    assert refused(lambda: table.act("z", "pass")).code == "malformed"
    own = table.asks("a")[0].id
    table.act("a", "pass")
    assert refused(lambda: table.act("a", "pass", own)).code == "closed"
    assert refused(lambda: table.legal("a", own)).code == "closed"
    assert refused(lambda: table.outside("rings")).code == "not_offered"
    assert refused(lambda: table.withdraw("b")).code == "not_offered"
    table.act("b", "pass")
    assert refused(lambda: table.act("a", "pass")).code == "not_offered"
    table.tick(50)
    assert refused(lambda: table.tick(49)).code == "malformed"
    assert refused(lambda: table.act("a", "choose 1", at=49)).code == "malformed"


def test_sem_22_what_may_be_done_once_is_refused_the_second_time() -> None:
    table = market()
    table.act("a", "twice")
    assert (refused(lambda: table.act("a", "twice")).code, notes(table)) == ("limit", [2])
    table.act("b", "twice")
    assert "twice" not in ids(table, "b")


# -- SEM-23: equal cards ---------------------------------------------------------------------------

EQUAL = """
catalogue: {zone: deck}
zones:
  deck: {of: game, seen_by: none}
  hand: {of: player, seen_by: owner}
  pile: {of: game, seen_by: all}
events:
  begin:
    do:
      - move: {cards: deck, to: players.first, zone: hand}
      - window: {for: players.first, offers: [turn]}
      - choose: {by: players.first, from: players.first.hand}
      - win: {who: none, because: done}
"""
PAIRS = {
    "dust": "copies: {count: 2}\nabilities: {throw: {offer: turn, do: [{move: {cards: card, zone: pile}}]}}",
    "gem": "copies: [9S, 9S, 9H]\nabilities: {throw: {offer: turn, do: [{move: {cards: card, zone: pile}}]}}",
}


def test_sem_23_equal_cards_are_one_move_and_known_by_kind_suit_and_rank() -> None:
    table = watched(micro(EQUAL, cards=PAIRS))
    assert ids(table, "a") == ["play dust", "play gem 9S", "play gem 9H", "pass"]
    table.act("a", "play gem 9S")
    table.act("a", "play dust")
    assert ids(table, "a") == ["play dust", "play gem 9S", "play gem 9H", "pass"]
    table.act("a", "play gem 9S")
    assert ids(table, "a") == ["play dust", "play gem 9H", "pass"]
    table.act("a", "pass")
    assert ids(table, "a") == ["choose dust", "choose gem 9H"]
    assert refused(lambda: table.act("a", "choose gem 9S")).code == "not_held"
    assert table.view("b")["players"]["a"]["hand"] == {"count": 2}
    assert table.view("b")["zones"]["pile"] == ["gem 9S", "dust", "gem 9S"]
