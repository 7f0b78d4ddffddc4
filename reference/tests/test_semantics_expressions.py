"""Every part of expressions, proved on micro-games."""

from __future__ import annotations

from typing import Any

import pytest
from micro import Watched, fault, line_of, micro, watched

from rulewright.rules.source import RulesError

EXPRESSIONS = """
catalogue: {zone: deck}
stages: [dawn, noon, dusk]
symbols:
  moods: [glad, sad]
  sides: [gang, town]
constants:
  limit: {is: 7}
  faces:
    is: [2, 4, 6]
  cost:
    rows:
      glad: {is: 10}
      "3": {is: 30}
      noon: {is: limit_of_noon}
settings:
  speed: {type: int, default: 3}
zones:
  deck: {of: game, seen_by: all}
  hand: {of: player, seen_by: all}
data:
  role:
    side: {type: symbol}
    weight: {type: int, default: 2}
  card:
    cost: {type: int, default: 5}
attributes:
  game:
    mood: {type: moods, default: sad, seen_by: all}
  player:
    alive: {type: bool, default: it.seat != 3, seen_by: all}
    role: {type: role, default: spy, seen_by: all}
    hearts: {type: int, default: it.seat * 2, seen_by: all}
  card:
    dust: {type: int, default: it.rank if it.rank != none else 0, seen_by: all}
numbers:
  game:
    limit_of_noon: {base: 12}
    gap:
      with: p
      base: p.seat - players.first.seat
    x_and: {base: true and not false, seen_by: all}
    x_or: {base: 1 == 2 or 2 == 2 or 1 // 0 == 1, seen_by: all}
    x_plus: {base: 2 + 3 * 4 - 1, seen_by: all}
    x_divide: {base: -7 // 2 * 10 + -7 % 3, seen_by: all}
    x_chain: {base: 1 < 2 <= 2 < 3 != 4, seen_by: all}
    x_broken_chain: {base: 1 < 3 < 2, seen_by: all}
    x_cond: {base: 1 if game.mood == glad else 2, seen_by: all}
    x_in: {base: "game.mood in [glad, sad]", seen_by: all}
    x_not_in: {base: 3 not in constant.faces, seen_by: all}
    x_list: {base: "[1, glad, none, players.first]", seen_by: all}
    x_none: {base: players.at(9) == none, seen_by: all}
    x_constant: {base: constant.limit, seen_by: all}
    x_row: {base: constant.cost.at(game.mood) if game.mood == glad else constant.cost.at(3), seen_by: all}
    x_row_of_symbol: {base: constant.cost.at(glad) + constant.cost.at(noon), seen_by: all}
    x_setting: {base: setting.speed, seen_by: all}
    x_ruling: {base: ruling.ties == low, seen_by: all}
    x_now: {base: now, seen_by: all}
    x_stages: {base: stages, seen_by: all}
    x_players: {base: players, seen_by: all}
    x_alive: {base: alive, seen_by: all}
    x_zone: {base: deck, seen_by: all}
    x_number: {base: limit_of_noon, seen_by: all}
    x_of_game: {base: game.limit_of_noon + game.gap(players.last), seen_by: all}
    x_of_player: {base: players.last.far(players.first), seen_by: all}
    x_of_card: {base: deck.at(1).value + deck.at(1).times(3), seen_by: all}
    x_data: {base: players.first.role.side, seen_by: all}
    x_default_data: {base: players.first.role.weight + spy.weight, seen_by: all}
    x_card_data: {base: deck.map(it.cost), seen_by: all}
    x_card_attribute: {base: deck.map(it.dust), seen_by: all}
    x_kind: {base: deck.map(it.kind), seen_by: all}
    x_suit: {base: deck.map(it.suit), seen_by: all}
    x_rank: {base: deck.map(it.rank), seen_by: all}
    x_owner: {base: "[deck.first.owner, players.first.hand.first.owner]", seen_by: all}
    x_lies_in: {base: "[deck.first.zone, players.first.hand.first.zone]", seen_by: all}
    x_seat: {base: players.map(it.seat), seen_by: all}
    x_where: {base: players.where(it.seat % 2 == 1), seen_by: all}
    x_count: {base: players.count(it.seat > 0), seen_by: all}
    x_any: {base: players.any(it.seat > 2) and not players.any(it.seat > 3), seen_by: all}
    x_all: {base: players.all(it.seat < 4) and not players.all(it.seat < 3), seen_by: all}
    x_sum: {base: players.sum(it.hearts), seen_by: all}
    x_most: {base: players.most(it.seat % 2), seen_by: all}
    x_least: {base: players.least(it.seat % 2), seen_by: all}
    x_map: {base: players.map(it.seat + 1), seen_by: all}
    x_nested: {base: players.map(players.count(it.seat > 1)), seen_by: all}
    x_size: {base: players.size + constant.faces.size, seen_by: all}
    x_first: {base: players.first, seen_by: all}
    x_last: {base: players.last, seen_by: all}
    x_ends_of_nothing: {base: "[players.where(false).first, players.where(false).last]", seen_by: all}
    x_unique: {base: "[2, 1, 2, 3, 1].unique", seen_by: all}
    x_reversed: {base: constant.faces.reversed, seen_by: all}
    x_sorted: {base: "[3, players.last, sad, 1, players.first, glad, 2].sorted", seen_by: all}
    x_sorted_cards: {base: deck.reversed.sorted, seen_by: all}
    x_has: {base: constant.faces.has(4) and not constant.faces.has(5), seen_by: all}
    x_index: {base: "[constant.faces.index(6), constant.faces.index(5)]", seen_by: all}
    x_at: {base: "[constant.faces.at(1), constant.faces.at(3), constant.faces.at(-1)]", seen_by: all}
    x_top:
      base: constant.faces.top(2).plus(constant.faces.top(-1)).plus(constant.faces.top(9))
      seen_by: all
    x_without:
      base: constant.faces.without(4).plus(players.without([players.first, players.last]))
      seen_by: all
    x_plus_one: {base: "constant.faces.plus(9).plus([10, 11])", seen_by: all}
    x_starting: {base: players.starting(players.at(2)), seen_by: all}
    x_starting_at_an_absent: {base: players.without(players.at(1)).starting(players.at(1)), seen_by: all}
    x_starting_after_the_last: {base: players.top(2).starting(players.last), seen_by: all}
    x_starting_things: {base: constant.faces.starting(4), seen_by: all}
    x_after: {base: "[players.after(players.first), players.after(players.last)]", seen_by: all}
    x_after_an_absent:
      base: "[alive.after(players.last), players.without(players.at(1)).after(players.at(1))]"
      seen_by: all
    x_after_things: {base: "[constant.faces.after(6), constant.faces.after(5)]", seen_by: all}
    x_after_nothing: {base: players.where(false).after(players.first), seen_by: all}
    x_before: {base: "[players.before(players.first), players.before(players.last)]", seen_by: all}
    x_before_an_absent: {base: alive.before(players.last), seen_by: all}
    x_before_things: {base: "[constant.faces.before(2), constant.faces.before(5)]", seen_by: all}
    x_range: {base: "range(2, 5)", seen_by: all}
    x_empty_range: {base: "range(2, 1)", seen_by: all}
    x_min: {base: "min(3, 2)", seen_by: all}
    x_max: {base: "max(3, 2)", seen_by: all}
  player:
    far:
      with: other
      base: it.seat * 10 - other.seat
  card:
    value: {base: it.rank * 10}
    times:
      with: n
      base: it.rank * n
events:
  begin:
    do:
      - move: {cards: deck.last, to: players.first, zone: hand}
      - choose: {by: players.first, from: [1]}
"""
VALUES: dict[str, Any] = {
    "x_and": True,
    "x_or": True,
    "x_plus": 13,
    "x_divide": -38,
    "x_chain": True,
    "x_broken_chain": False,
    "x_cond": 2,
    "x_in": True,
    "x_not_in": True,
    "x_list": [1, "glad", None, "a"],
    "x_none": True,
    "x_constant": 7,
    "x_row": 30,
    "x_row_of_symbol": 22,
    "x_setting": 4,
    "x_ruling": True,
    "x_now": 0,
    "x_stages": ["dawn", "noon", "dusk"],
    "x_players": ["a", "b", "c", "d"],
    "x_alive": ["a", "b", "c"],
    "x_zone": ["dust", "gem 9H", "gem AS"],
    "x_number": 12,
    "x_of_game": 15,
    "x_of_player": 30,
    "x_of_card": 117,
    "x_data": "gang",
    "x_default_data": 4,
    "x_card_data": [1, 5, 5],
    "x_card_attribute": [0, 9, 1],
    "x_kind": ["dust", "gem", "gem"],
    "x_suit": [None, "hearts", "spades"],
    "x_rank": [None, 9, 1],
    "x_owner": [None, "a"],
    "x_lies_in": ["deck", "hand"],
    "x_seat": [0, 1, 2, 3],
    "x_where": ["b", "d"],
    "x_count": 3,
    "x_any": True,
    "x_all": True,
    "x_sum": 12,
    "x_most": ["b", "d"],
    "x_least": ["a", "c"],
    "x_map": [1, 2, 3, 4],
    "x_nested": [2, 2, 2, 2],
    "x_size": 7,
    "x_first": "a",
    "x_last": "d",
    "x_ends_of_nothing": [None, None],
    "x_unique": [2, 1, 3],
    "x_reversed": [6, 4, 2],
    "x_sorted": [1, 2, 3, "glad", "sad", "a", "d"],
    "x_sorted_cards": ["dust", "gem 9H", "gem AS"],
    "x_has": True,
    "x_index": [2, -1],
    "x_at": [4, None, None],
    "x_top": [2, 4, 2, 4, 6],
    "x_without": [2, 6, "b", "c"],
    "x_plus_one": [2, 4, 6, 9, 10, 11],
    "x_starting": ["c", "d", "a", "b"],
    "x_starting_at_an_absent": ["c", "d", "a"],
    "x_starting_after_the_last": ["a", "b"],
    "x_starting_things": [4, 6, 2],
    "x_after": ["b", "a"],
    "x_after_an_absent": ["a", "c"],
    "x_after_things": [2, None],
    "x_after_nothing": None,
    "x_before": ["d", "c"],
    "x_before_an_absent": "c",
    "x_before_things": [6, None],
    "x_range": [2, 3, 4, 5],
    "x_empty_range": [],
    "x_min": 2,
    "x_max": 3,
}
WORDS = {
    "cards": {"dust": "copies: {count: 1}\ndata: {cost: 1}", "gem": "copies: [9H, AS, KD]"},
    "roles": {"spy": "data: {side: gang}"},
    "rulings": "rulings: {ties: {readings: {low: {}, high: {}}, default: high}}",
}


def expression_table() -> Watched:
    return watched(micro(EXPRESSIONS, **WORDS), 4, settings={"speed": 4}, rulings={"ties": "low"})


def test_expressions_have_the_values_that_the_reference_says() -> None:
    shown = expression_table().view("b")["game"]
    assert {name: shown[name] for name in VALUES} == VALUES
    assert {name for name in shown if name.startswith("x_")} == set(VALUES)


def test_a_row_that_a_table_does_not_have_is_an_error_at_its_line() -> None:
    game = micro("""
        constants:
          cost: {rows: {"2": {is: 5}}}
        events:
          begin:
            do:
              - note: {what: constant.cost.at(3)}  # here
              - choose: {by: players.first, from: [1]}
        """)
    assert fault(lambda: game.table(2)) == ("RW405", line_of(game))


@pytest.mark.parametrize(
    "expr",
    [
        "players.first.seat.size",
        "players.first + 1",
        "players.at(none)",
        "min(none, 1)",
        "[1, none].sum(it)",
        "players.at(7).seat",
        "deck.first.seat",
        "1 % 0",
        "players.first.far.size",
        "2 ** 3",
        "players[0]",
        "x if true",
        "'text'",
        "players.first is none",
        "min(1)",
        "players.has(1, 2)",
        "lambda x: x",
        "__import__",
        "players.__class__",
        "1.5",
        "players.sum(it)",
    ],
)
def test_an_expression_without_a_value_is_an_error_when_read_or_when_run(expr: str) -> None:
    with pytest.raises(RulesError) as caught:
        micro(f"""
zones:
  deck: {{of: game, seen_by: none}}
events:
  begin:
    do:
      - note:
          what: "{expr}"
      - choose: {{by: players.first, from: [1]}}
""").table(2)
    assert {d.mark.line for d in caught.value.diagnostics} <= {6, 7}
