"""Choices made one by one while an offer at any time changes what there is to choose."""

from __future__ import annotations

from typing import Any

import pytest
from micro import micro

TEXT = """
zones:
  hand: {of: player, seen_by: owner}
  heap: {of: game, seen_by: all}
catalogue: {zone: heap}
attributes:
  player:
    limit: {type: int, default: 1, seen_by: all}
    kept: {type: list, default: [], seen_by: all}
events:
  begin:
    do:
      - move: {cards: heap.top(4), to: players.first, zone: hand}
      - choose:
          by: players.first
          from: players.first.hand
          count: players.first.hand.size - players.first.limit
          until: players.first.hand.size <= players.first.limit
          each: true
          ordered: true
          verb: shed
          as: shed
      - if: shed != none
        then:
          - move: {cards: shed, zone: heap}
      - choose: {by: players.first, from: players}
rules:
  burn:
    offer: anytime
    with:
      cards: {from: me.hand, count: 2, code: not_held}
    do:
      - move: {cards: cards, zone: heap}
      - add: {me.limit: 1}
"""
CARD = "copies: [AS, 2S, 3S, 4S]\n"


def table() -> Any:
    return micro(TEXT, cards={"pebble": CARD}).table(2)


def test_picks_that_have_gone_are_no_picks_any_more() -> None:
    t = table()
    t.act("a", "shed pebble AS")
    t.act("a", "shed pebble 2S")
    assert [m.id for m in t.legal("a", "k1")] == ["shed pebble 3S", "shed pebble 4S"]
    t.act("a", "burn pebble AS + pebble 3S", "a:any")
    # Two are left and two may be kept: nothing is shed, also not what was picked.
    assert [m.id for m in t.legal("a", "k2")] == ["choose a", "choose b"]
    assert len(t.view("a")["players"]["a"]["hand"]) == 2


def test_a_choice_whose_condition_holds_is_not_asked() -> None:
    t = micro(TEXT.replace("default: 1", "default: 4"), cards={"pebble": CARD}).table(2)
    assert [m.id for m in t.legal("a", "k1")] == ["choose a", "choose b"]


@pytest.mark.parametrize("order", [("AS", "2S", "3S"), ("3S", "AS", "2S")])
def test_picks_keep_their_order(order: tuple[str, ...]) -> None:
    t = table()
    for name in order:
        t.act("a", f"shed pebble {name}")
    heap = t.view("spectator")["zones"]["heap"]
    assert heap == [f"pebble {name}" for name in reversed(order)]
