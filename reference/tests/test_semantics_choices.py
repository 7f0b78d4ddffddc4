"""Choosing k of n (SEM-24), at once and one by one, also while an offer at any time changes what there is."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

import pytest
from micro import Watched, asked, begin, game_of, ids, micro, notes, refused, watched
from micro_games import SEALED_PICKS

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
    table = begin(SEALED_PICKS.replace("g.pick,", "g.pick.first * 10 + g.pick.last,"), 2)
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


# -- what there is to choose changes ---------------------------------------------------------------

SHEDDING = """
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
PEBBLES = "copies: [AS, 2S, 3S, 4S]\n"


def table() -> Any:
    return micro(SHEDDING, cards={"pebble": PEBBLES}).table(2)


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
    t = micro(SHEDDING.replace("default: 1", "default: 4"), cards={"pebble": PEBBLES}).table(2)
    assert [m.id for m in t.legal("a", "k1")] == ["choose a", "choose b"]


@pytest.mark.parametrize("order", [("AS", "2S", "3S"), ("3S", "AS", "2S")])
def test_picks_keep_their_order(order: tuple[str, ...]) -> None:
    t = table()
    for name in order:
        t.act("a", f"shed pebble {name}")
    heap = t.view("spectator")["zones"]["heap"]
    assert heap == [f"pebble {name}" for name in reversed(order)]
