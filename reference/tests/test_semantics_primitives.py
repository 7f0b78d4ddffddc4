"""Every statement, ability, field and part of expressions, proved on micro-games."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

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

from rulewright.rules import expressions
from rulewright.rules.primitives import (
    ABILITIES,
    ABILITY_KEYS,
    NEED,
    PARAM,
    STATEMENT_KEYS,
    STATEMENTS,
    statement,
)
from rulewright.rules.shape_entries import ABILITY
from rulewright.rules.shapes import DOCUMENT, RECORDS, TABLES
from rulewright.rules.source import RulesError
from rulewright.rules.strict_yaml import load_document

# -- expressions -----------------------------------------------------------------------------------

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


# -- statements: values and flow -------------------------------------------------------------------


def test_let_set_and_add_name_and_change_values() -> None:
    table = begin("""
        attributes:
          game:
            list: {type: list, default: [], seen_by: all}
            n: {type: int, default: 1, seen_by: all}
          card:
            marks: {type: int, default: 5, seen_by: all}
        catalogue: {zone: deck}
        zones:
          deck: {of: game, seen_by: all}
        events:
          change:
            fields: {a: 1, b: 2}
            do:
              - set:
                  a: b
                  b: a
              - note: {what: a * 10 + b}
              - add: {a: 5}
              - note: {what: a}
          begin:
            do:
              - let:
                  x: 3
                  y: x + 1
              - note: {what: y}
              - set: {x: y * 2}
              - add: {x: 1}
              - note: {what: x}
              - change: {}
              - add: {game.n: 4}
              - add: {game.list: 7}
              - add:
                  game.list: "[8, 9]"
              - add: {deck.first.marks: -2}
              - note: {what: deck.map(it.marks)}
              - choose: {by: players.first, from: [1]}
        """, cards={"gem": "copies: {count: 2}"})  # fmt: skip
    assert notes(table) == [4, 9, 21, 7, [3, 5]]
    assert (game_of(table)["n"], game_of(table)["list"]) == (5, [7, 8, 9])


def test_if_and_case_take_one_branch() -> None:
    table = begin("""
        symbols:
          moods: [glad, sad, calm]
        events:
          feel:
            fields: {mood: none}
            do:
              - case: mood
                when:
                  glad:
                    - note: {what: 1}
                  sad:
                    - note: {what: 2}
                else:
                  - note: {what: 3}
              - case: mood
                when:
                  glad:
                    - note: {what: 4}
              - if: mood == sad
                then:
                  - note: {what: 5}
                else:
                  - note: {what: 6}
              - if: mood == glad
                then:
                  - note: {what: 7}
          begin:
            do:
              - feel: {mood: glad}
              - feel: {mood: sad}
              - feel: {mood: calm}
              - choose: {by: players.first, from: [1]}
        """)
    assert notes(table) == [1, 4, 6, 7, 2, 5, 3, 6]


def test_loop_tests_its_condition_after_each_time_and_stop_leaves_the_innermost() -> None:
    table = begin("""
        attributes:
          game:
            n: {type: int, default: 0, seen_by: all}
        events:
          begin:
            do:
              - loop:
                  - note: {what: 1}
                while: false
              - loop:
                  - add: {game.n: 1}
                  - each: {i: "range(1, 9)"}
                    do:
                      - if: i > game.n
                        then:
                          - stop: true
                          - note: {what: 99}
                      - note: {what: game.n * 10 + i}
                  - if: game.n == 2
                    then:
                      - stop: true
              - choose: {by: players.first, from: [1]}
        """)
    assert notes(table) == [1, 11, 21, 22]


def test_together_gives_the_turns_of_a_loop_no_order_among_them() -> None:
    table = begin("""
        events:
          begin:
            do:
              - note: {what: 1}
              - each: {p: players}
                together: true
                do:
                  - note: {what: 2, who: p}
                  - note: {what: 3, who: p}
              - note: {what: 4}
              - each: {p: players}
                together: true
                do:
                  - note: {what: 5, who: p}
                  - if: p.seat == 1
                    then:
                      - stop: true
              - note: {what: 6}
              - choose: {by: players.first, from: [1]}
        """)
    log = {e["n"]: e.get("after") for e in table.events() if e["type"] == "note"}
    # No `after`: directly after the one before.
    turns = {3: None, 4: None, 5: [2], 6: None, 7: [2], 8: None}
    assert log == {2: None, **turns, 9: [4, 6, 8], 10: None, 11: [9], 12: [10, 11]}


def test_result_is_what_the_event_returns_to_as() -> None:
    table = begin("""
        events:
          double:
            fields: {n: 4}
            do:
              - result: n * 2
              - note: {what: n}
          nothing:
            do: []
          begin:
            do:
              - double: {n: 5, as: x}
              - double: {as: y}
              - nothing: {as: z}
              - note: {what: x * 100 + y if z == none else 0}
              - choose: {by: players.first, from: [1]}
        """)
    assert notes(table) == [5, 4, 1008]


def test_event_result_is_read_in_after_and_never_set() -> None:
    text = """
rules:
  change:
    after: double
    do:
      - set: {event.result: 3}  # here
events:
  double:
    do:
      - result: 2
  begin:
    do:
      - double: {}
"""
    assert wrong(text) == [f"RW208:{line_of(text).split(':')[1]}"]


def test_tells_at_the_end_shows_what_the_body_made_of_it() -> None:
    table = begin("""
        events:
          grow:
            fields: {n: 1, secret: 2}
            tells: {to: all, data: [n, result], only: {secret: players.first}, when: end}
            do:
              - add: {n: 10}
              - note: {what: 1}
              - result: n * 2
          early:
            fields: {n: 1}
            tells: {to: players.where(it.seat > 0), data: n}
            do:
              - add: {n: 10}
          begin:
            do:
              - grow: {}
              - early: {}
              - choose: {by: players.first, from: [1]}
        """)
    assert [(e["type"], e["data"]) for e in table.events(seat="a")] == [
        ("note", {"what": 1, "who": None}),
        ("grow", {"n": 11, "result": 22, "secret": 2}),
    ]
    assert [(e["type"], e["data"]) for e in table.events(seat="b")][1:] == [
        ("grow", {"n": 11, "result": 22}),
        ("early", {"n": 1}),
    ]


# -- statements: waiting ---------------------------------------------------------------------------


def test_the_fields_of_choose() -> None:
    table = begin("""
        timers:
          sand: {of: game, fires: after_inputs}
        events:
          begin:
            do:
              - let: {c: players.last}
              - choose: {by: c, from: [3, 1], as: n, verb: take, kind: lunch, public: false}
              - note: {what: n}
              - choose: {by: c, from: [3, 1], as: n, optional: true}
              - note: {what: n == none}
              - choose: {by: c, from: [3, 1, 2], as: n, count: 2, ordered: true, each: true}
              - note: {what: n}
              - timer: {start: sand, ms: 100}
              - choose: {by: c, from: [3, 1, 2], as: n, clock: sand, default: 5}
              - note: {what: n}
              - choose: {by: players.first, from: [1]}
        """)
    (ask,) = table.pending
    assert (ask.id, ask.seat, ask.kind, ask.public, ask.blocking) == ("c:1", "c", "lunch", False, True)
    assert table.view("a")["asks"] == []
    assert ids(table, "c") == ["take 3", "take 1"]
    assert refused(lambda: table.act("c", "choose 3")).code == "not_offered"
    assert refused(lambda: table.act("c", {"do": "take"})).code == "malformed"
    assert refused(lambda: table.act("c", {"do": "take", "what": 3, "x": 1})).code == "malformed"
    assert refused(lambda: table.act("c", "take 2")).code == "bad_target"
    table.act("c", "take 3")
    table.act("c", "pass")
    table.act("c", "choose 2")
    table.act("c", "choose 3")
    assert notes(table) == [3, True, [2, 3]]
    assert table.pending[0].closes == 100
    table.tick(100)
    assert notes(table)[3:] == [5]


def test_the_fields_of_ask_all() -> None:
    table = begin("""
        timers:
          sand: {of: game, fires: after_inputs}
        events:
          begin:
            do:
              - timer: {start: sand, ms: 100}
              - ask_all:
                  who: players.top(2)
                  from: players.without(it)
                  optional: true
                  changeable: true
                  kind: ballot
                  verb: elect
                  public: false
                  clock: sand
                  default: it
                  as: votes
              - each: {v: votes}
                do:
                  - note: {what: v.pick, who: v.by}
              - choose: {by: players.first, from: [1]}
        """)
    assert [(a.id, a.kind, a.changeable, a.public, a.closes) for a in table.pending] == [
        ("a:1", "ballot", True, False, 100),
        ("b:1", "ballot", True, False, 100),
    ]
    assert ids(table, "a") == ["elect b", "elect c", "pass"]
    table.act("a", "elect b")
    table.act("a", "pass")
    table.tick(100)
    assert notes(table) == [("b", "b")]


def test_the_fields_of_window() -> None:
    table = begin("""
        timers:
          sand: {of: game, fires: after_inputs}
        attributes:
          player:
            gold: {type: int, default: it.seat, seen_by: all}
        rules:
          spend:
            offer: [shop, stall]
            do:
              - add: {me.gold: -1}
        events:
          begin:
            do:
              - timer: {start: sand, ms: 100}
              - window:
                  for: players
                  offers: [shop, stall]
                  until: players.sum(it.gold) < 2
                  skip_if: it.gold == 0
                  kind: market
                  public: false
                  clock: sand
              - note: {what: players.sum(it.gold)}
              - choose: {by: players.first, from: [1]}
        """)
    assert [(a.id, a.kind, a.closes) for a in table.pending] == [
        ("b:1", "market", 100),
        ("c:1", "market", 100),
    ]
    table.act("c", "spend")
    assert ids(table, "c") == ["spend", "pass"]
    clone = Watched(table.game, table.clone())
    table.act("b", "spend")
    assert notes(table) == [1]
    clone.tick(100)
    assert notes(clone) == [2]


def test_the_fields_of_open_with_values() -> None:
    table = begin("""
        resting:
          court: {start: begin}
        rules:
          clerk:
            whenever: players.first.pen
            do:
              - let: {a: players.first}
              - set: {a.pen: false}
        attributes:
          player:
            pen: {type: bool, default: true, seen_by: all}
        events:
          begin:
            do:
              - open:
                  name: jury
                  rest: court
                  for: players
                  from: [1, 2, 3]
                  count: 2
                  ordered: true
                  optional: true
                  kind: verdict
                  verb: rank
                  closes: answered
                  as: got
              - each: {g: got}
                do:
                  - note: {what: g.pick, who: g.by}
              - choose: {by: players.first, from: [1]}
        """)
    assert player_of(table, "a")["pen"] is False
    assert {(a.kind, a.form) for a in table.pending} == {("verdict", "set")}
    table.act("a", "rank 3 + 1")
    table.act("b", "pass")
    table.act("c", {"do": "rank", "what": [1, 2]})
    assert notes(table) == [([3, 1], "a"), ([1, 2], "c")]


def test_a_stretch_has_the_name_of_its_rest_or_first_occasion_where_it_gives_none() -> None:
    table = begin("""
        resting:
          hall: {start: begin}
        rules:
          leave:
            offer: lobby
            do:
              - close: hall
          quit:
            offer: porch
            do:
              - close: porch
        events:
          begin:
            do:
              - open: {for: players, offers: [lobby], rest: hall, closes: passed}
              - note: {what: 1}
              - window: {for: players, offers: porch}
              - note: {what: 2}
              - choose: {by: players.first, from: [1]}
        """)
    assert asked(table) == ["a:lobby", "b:lobby", "c:lobby"]
    table.act("b", "leave")
    assert asked(table) == ["a:porch", "b:porch", "c:porch"]
    table.act("b", "quit")
    assert notes(table) == [1, 2]


# -- statements: cards, statuses, knowledge --------------------------------------------------------


def test_move_puts_cards_on_top_or_at_the_bottom_and_tells_each_seat_what_it_may_know() -> None:
    table = begin("""
        catalogue: {zone: deck}
        zones:
          deck: {of: game, seen_by: none}
          pile: {of: game, seen_by: all}
          hand: {of: player, seen_by: owner}
        events:
          begin:
            do:
              - move: {cards: deck.top(2), zone: pile}
              - move: {cards: deck.first, zone: pile, at: bottom}
              - move: {cards: deck.top(2), to: players.first, zone: hand}
              - move: {cards: players.at(9), zone: pile}
              - let: {both: pile.top(1).plus(players.first.hand.first)}
              - move: {cards: both, to: players.at(1), zone: hand, at: bottom}
              - choose: {by: players.first, from: [1]}
        """, cards={"gem": "copies: [2S, 3S, 4S, 5S, 6S]"})  # fmt: skip
    referee = table.view("referee")
    assert referee["zones"] == {"deck": [], "pile": ["gem 2S", "gem 4S"]}
    assert player_of(table, "a")["hand"] == ["gem 5S"]
    assert player_of(table, "b")["hand"] == ["gem 3S", "gem 6S"]
    told = [e["data"] for e in table.events(seat="c")]
    assert told == [
        {"count": 2, "zone": "pile", "from": "deck", "cards": ["gem 2S", "gem 3S"]},
        {"count": 1, "zone": "pile", "from": "deck", "cards": ["gem 4S"]},
        {"count": 2, "zone": "hand", "from": "deck", "to": "a"},
        {"count": 1, "zone": "hand", "from": "pile", "to": "b", "cards": ["gem 3S"]},
        {"count": 1, "zone": "hand", "from": "hand", "to": "b", "of": "a"},
    ]
    assert [e["data"].get("cards") for e in table.events(seat="a")][2:] == [
        ["gem 5S", "gem 6S"],
        ["gem 3S"],
        ["gem 6S"],
    ]
    assert table.events(seat="b")[-1]["data"]["cards"] == ["gem 6S"]
    assert table.events(seat="b")[2]["data"] == told[2]


@pytest.mark.parametrize("line", ["move: {cards: 3, zone: deck}", "move: {cards: deck.first, zone: hand}"])
def test_move_of_no_card_or_to_no_player_is_an_error_at_its_line(line: str) -> None:
    game = micro(f"""catalogue: {{zone: deck}}
zones:
  deck: {{of: game, seen_by: none}}
  hand: {{of: player, seen_by: owner}}
events:
  begin:
    do:
      - {line}  # here
      - choose: {{by: players.first, from: [1]}}
""", cards={"gem": "copies: {count: 1}"})  # fmt: skip
    assert fault(lambda: game.table(2)) == ("RW405", line_of(game))


def test_attach_and_detach_put_a_status_on_once_and_take_it_away() -> None:
    table = begin("""
        numbers:
          player:
            speed: {base: 1, seen_by: all}
        statuses:
          hasty:
            abilities:
              faster:
                modify: speed
                add: 2
          windy:
            abilities:
              all_faster:
                modify: speed
                add: 10
        events:
          begin:
            do:
              - attach: {status: hasty, to: players.first}
              - attach: {status: hasty, to: players.first}
              - attach: {status: windy, to: game}
              - choose: {by: players.first, from: [1]}
              - detach: {status: hasty, from: players.first}
              - detach: {status: windy, from: game}
              - detach: {status: windy, from: game}
              - choose: {by: players.first, from: [1]}
        """)
    assert [player_of(table, s)["speed"] for s in "abc"] == [13, 11, 11]
    assert player_of(table, "a")["statuses"] == ["hasty"]
    table.act("a", "choose 1")
    assert [player_of(table, s)["speed"] for s in "abc"] == [1, 1, 1]
    assert [e["data"] for e in table.events(seat="c")] == [
        {"status": "hasty", "of": "a", "on": True},
        {"status": "windy", "of": "game", "on": True},
        {"status": "hasty", "of": "a", "on": False},
        {"status": "windy", "of": "game", "on": False},
    ]


def test_know_gives_a_fact_to_some_and_reveal_to_all() -> None:
    table = begin("""
        events:
          begin:
            do:
              - know: {who: players.top(2), what: pair, of: players.reversed, is: true}
              - know: {who: players.first, what: number, is: 7}
              - reveal: {what: chief, of: players.last, is: players.first}
              - reveal: {what: weather, is: 3}
              - choose: {by: players.first, from: [1]}
        """)
    pair = {"what": "pair", "of": ["a", "b", "c"], "is": True}
    number = {"what": "number", "of": [], "is": 7}
    public = [{"what": "chief", "of": ["c"], "is": "a"}, {"what": "weather", "of": [], "is": 3}]
    assert table.view("a")["facts"] == [pair, number, *public]
    assert table.view("b")["facts"] == [pair, *public]
    assert table.view("c")["facts"] == table.view("spectator")["facts"] == public
    assert [e["data"] for e in table.events(seat="b")] == [pair, *public]
    assert [e["data"] for e in table.events(seat="spectator")] == public


# -- statements: chance ----------------------------------------------------------------------------


def test_chance_stays_within_what_is_asked_for() -> None:
    text = """
        attributes:
          player:
            cup: {type: list, default: [], seen_by: all}
        catalogue: {zone: deck}
        zones:
          deck: {of: game, seen_by: all}
        events:
          begin:
            do:
              - shuffle: {zone: deck}
              - shuffle: {list: "range(1, 5)", name: order, as: line}
              - note: {what: line.sorted}
              - let: {p: players.first}
              - roll: {dice: 40, sides: 3, of: p, as: thrown}
              - note: {what: thrown.unique.sorted}
              - roll: {dice: 0, sides: 3, of: p, as: thrown}
              - note: {what: thrown.size}
              - flip: {of: p, as: heads}
              - pick: {from: players.where(false), of: p, as: nobody}
              - note: {what: nobody == none}
              - pick: {from: [4, 5], of: game, as: one}
              - note: {what: "one in [4, 5]"}
              - set:
                  p.cup: line.plus(one).plus(heads)
              - choose: {by: p, from: [1]}
        """
    game = micro(text, cards={"gem": "copies: {count: 3}"})
    cups = set()
    for seed in range(20):
        table = watched(game, 2, seed)
        assert notes(table) == [[1, 2, 3, 4, 5], [1, 2, 3], 0, True, True]
        assert [e["type"] for e in table.events(seat="b") if e["type"] != "note"] == ["shuffled", "flipped"]
        cups.add(str(player_of(table, "a")["cup"]))
    assert len(cups) > 12


@pytest.mark.parametrize(
    "line",
    [
        "roll: {dice: -1, sides: 6, of: players.first, as: x}",
        "roll: {dice: 1001, sides: 6, of: players.first, as: x}",
        "roll: {dice: 1, sides: 0, of: players.first, as: x}",
        "roll: {dice: 1, sides: 6, of: game, as: x}",
        "flip: {of: game, as: x}",
        "pick: {from: players.first, of: game, as: x}",
        "pick: {from: players, of: 3, as: x}",
        "shuffle: {list: players.first, name: l, as: x}",
        "attach: {status: wet, to: 3}",
        "detach: {status: wet, from: players}",
        "run: players.first",
        "each: {p: players.first}\n        do: []",
        "add: {game.n: players}",
        "set: {nobody.n: 1}",
    ],
)
def test_a_value_that_does_not_fit_a_statement_is_an_error_at_its_line(line: str) -> None:
    first, *rest = line.split("\n")
    tail = "\n".join(["", *rest]) if rest else ""
    with pytest.raises(RulesError) as caught:
        micro(f"""statuses:
  wet: {{abilities: {{}}}}
attributes:
  game:
    n: {{type: int, default: 0, seen_by: all}}
events:
  begin:
    do:
      - let: {{nobody: none}}
      - {first}{tail}
      - choose: {{by: players.first, from: [1]}}
""").table(2)
    assert {d.mark.line for d in caught.value.diagnostics} == {10}


# -- abilities -------------------------------------------------------------------------------------

WHO_ACTS = """
catalogue: {zone: deck}
zones:
  deck: {of: game, seen_by: none}
  hand: {of: player, seen_by: owner}
  table: {of: player, seen_by: all}
attributes:
  game:
    n: {type: int, default: 0, seen_by: all}
  player:
    alive: {type: bool, default: true, seen_by: all}
    role: {type: role, default: actor, seen_by: all}
numbers:
  player:
    speed: {base: 1, seen_by: all}
    traits: {base: "[]", set: true, seen_by: all}
rules:
  kill:
    offer: stage
    with:
      whom: {from: players}
    do:
      - set: {whom.alive: false}
  ring:
    offer: stage
    do:
      - bell: {}
  toll:
    offer: stage
    do:
      - chime: {}
  rest:
    offer: stage
    do:
      - add: {game.n: 1}
      - settle: true
events:
  chime:
    do:
      - note: {what: 40}
  bell:
    do:
      - note: {what: 50}
  begin:
    do:
      - move: {cards: deck.top(1), to: players.first, zone: hand}
      - move: {cards: deck.top(1), to: players.first, zone: table}
      - act: {}
  act:
    do:
      - window: {for: players.at(1), offers: [stage]}
      - note: {what: 60}
      - choose: {by: players.at(1), from: [1]}
"""


def acts(role: str = "", card: str = "", order: list[str] | None = None) -> Watched:
    cards = {"card": f"copies: [2S, 3S]\nabilities:\n{card}" if card else "copies: [2S, 3S]"}
    roles = {"actor": f"abilities:\n{role}" if role else ""}
    table = begin(WHO_ACTS, cards=cards, roles=roles)
    for move in order or []:
        table.act("b", move)
    return table


WHEN_DEAD = """
  b: {before: bell, if: me.seat == 0, when_dead: true, do: [{note: {what: 1, who: me}}]}
  a: {after: bell, if: me.seat == 0, when_dead: true, do: [{note: {what: 2, who: me}}]}
  i: {instead: chime, if: me.seat == 0, when_dead: true, do: [{note: {what: 3, who: me}}]}
  w: {whenever: game.n == 1 and me.seat == 0, when_dead: true, do: [{set: {game.n: 2}}]}
  m: {modify: speed, when_dead: true, add: 5}
  f: {forbid: stage, if: me.seat == 0 and move.verb == rest and game.n == 2, when_dead: true, code: limit}
"""


@pytest.mark.parametrize("when_dead", [False, True])
def test_when_dead_lets_an_ability_act_when_its_owner_is_out(when_dead: bool) -> None:
    role = WHEN_DEAD if when_dead else WHEN_DEAD.replace("when_dead: true, ", "")
    table = acts(role, order=["kill > a", "ring", "toll", "rest"])
    assert notes(table) == ([(1, "a"), 50, (2, "a"), (3, "a")] if when_dead else [50, 40])
    assert game_of(table)["n"] == (2 if when_dead else 1)
    assert player_of(table, "a")["speed"] == (6 if when_dead else 1)
    refusal = table.check("b", "rest")
    assert (refusal.code if refusal else None) == ("limit" if when_dead else None)


def test_cards_and_statuses_of_a_player_who_is_out_do_not_act() -> None:
    table = begin("""
        catalogue: {zone: deck}
        zones:
          deck: {of: game, seen_by: none}
          table: {of: player, seen_by: all}
        attributes:
          player:
            alive: {type: bool, default: true, seen_by: all}
        statuses:
          cursed:
            abilities:
              moan: {after: bell, do: [{note: {what: 1, who: me}}]}
              howl: {after: bell, when_dead: true, do: [{note: {what: 2, who: me}}]}
        events:
          bell: {do: []}
          begin:
            do:
              - each: {p: players}
                do:
                  - attach: {status: cursed, to: p}
                  - move: {cards: deck.first, to: p, zone: table}
              - let: {a: players.first}
              - set: {a.alive: false}
              - bell: {}
              - choose: {by: players.last, from: [1]}
        """, 2, cards={"gem": """
            copies: [2S, 3S]
            abilities:
              ring: {after: bell, do: [{note: {what: 3, who: me}}]}
              toll: {after: bell, when_dead: true, do: [{note: {what: 4, who: me}}]}
            """})  # fmt: skip
    assert notes(table) == [(2, "a"), (4, "a"), (1, "b"), (2, "b"), (3, "b"), (4, "b")]


def test_from_says_in_which_zones_the_abilities_of_a_card_work() -> None:
    card = """
  i: {instead: chime, from: hand, if: card.rank == 2, do: [{note: {what: 5}}]}
  j: {instead: chime, from: deck, do: [{note: {what: 6}}]}
  b: {before: bell, do: [{note: {what: card.rank * 10 + 1, who: me}}]}
  bh: {before: bell, from: hand, do: [{note: {what: card.rank * 10 + 2, who: me}}]}
  a: {after: bell, from: [hand, table], do: [{note: {what: card.rank * 10 + 3, who: me}}]}
  w: {whenever: game.n == 1, from: deck, do: [{note: {what: 99}}]}
  wh: {whenever: game.n == 1, from: hand, do: [{note: {what: card.rank * 10 + 4}}, {add: {game.n: 1}}]}
  m: {modify: speed, add: 5}
  mh: {modify: speed, from: hand, add: 100}
  f: {forbid: stage, from: hand, if: move.verb == kill and move.whom == me}
"""
    table = acts(card=card, order=["ring", "rest", "toll"])
    # Both cards lie first in their zones, so the names of their abilities decide.
    assert notes(table) == [(31, "a"), (22, "a"), 50, (23, "a"), (33, "a"), 24, 5]
    assert [player_of(table, s)["speed"] for s in "ab"] == [106, 1]
    assert ids(table, "b") == ["kill > b", "kill > c", "ring", "toll", "rest", "pass"]
    assert table.check("b", "kill > a").code == "forbidden"


def test_an_offer_of_a_card_works_from_the_hand_where_nothing_else_is_said() -> None:
    text = WHO_ACTS.replace("for: players.at(1)", "for: players.first")
    cards = {
        "card": """
            copies: [2S, 3S]
            abilities:
              use: {offer: stage, do: [{note: {what: 1, who: me}}]}
              show: {offer: stage, from: table, verb: show, do: [{note: {what: 2, who: me}}]}
              both: {offer: stage, from: [hand, table], verb: both, order: -1, do: [{note: {what: 3}}]}
            """
    }
    table = begin(text, cards=cards, roles={"actor": ""})
    assert [i for i in ids(table, "a") if "card" in i] == [
        "both card 2S",
        "both card 3S",
        "play card 2S",
        "show card 3S",
    ]
    table.act("a", "show card 3S")
    table.act("a", "play card 2S")
    assert notes(table) == [(2, "a"), (1, "a")]


@pytest.mark.parametrize(
    ("role", "expected"),
    [
        ("  x: {before: bell, once: act, if: me.seat == 0, do: [{note: {what: 1}}]}", [1, 50, 50]),
        ("  x: {after: bell, once: act, if: me.seat == 0, do: [{note: {what: 1}}]}", [50, 1, 50]),
        ("  x: {instead: bell, once: act, if: me.seat == 0, do: [{note: {what: 1}}]}", [1, 50]),
    ],
)
def test_once_lets_an_ability_act_once_in_one_run_of_the_named_event(role: str, expected: list[int]) -> None:
    assert notes(acts(role, order=["ring", "ring"])) == expected


@pytest.mark.parametrize(
    "role",
    [
        """
  x: {before: bell, order: 2, do: [{note: {what: 1, who: me}}]}
  y: {before: bell, order: 1, id: micro.actor.why, claims: [MC-001], do: [{note: {what: 2, who: me}}]}
""",
        """
  x: {after: bell, order: 2, do: [{note: {what: 1, who: me}}]}
  y: {after: bell, order: 1, id: micro.actor.why, claims: [MC-001], do: [{note: {what: 2, who: me}}]}
""",
        """
  x: {instead: bell, order: 2, do: [{note: {what: 1, who: me}}]}
  y: {instead: bell, order: 1, id: micro.actor.why, claims: [MC-001], do: [{note: {what: 2, who: me}}]}
""",
        """
  x: {whenever: game.n == 1, order: 2, do: [{set: {game.n: 2}}, {note: {what: 1, who: me}}]}
  y:
    whenever: game.n == 1
    order: 1
    id: micro.actor.why
    claims: [MC-001]
    do: [{set: {game.n: 2}}, {note: {what: 2, who: me}}]
""",
    ],
)
def test_order_and_claims_and_id_of_abilities(role: str) -> None:
    table = acts(role, order=["rest", "ring"])
    assert next(n for n in notes(table) if n != 50) == (2, "a")
    rules = table.game.rules.rules
    assert rules["micro.actor.why"].claims == ("MC-001",)
    assert "micro.actor.x" in rules
    assert "micro.actor.why" in table.used_rules()


def test_modify_set_before_add_include_of_if_and_order() -> None:
    role = """
  twice: {modify: speed, if: me.seat == 0, add: 3, order: -5}
  fixed: {modify: speed, set: it.seat + 10, order: 2}
  late: {modify: speed, set: 20, if: me.seat == 1, order: 3}
  all: {modify: speed, of: it.seat == 2, add: 100, if: me.seat == 0, id: micro.actor.all, claims: [MC-002]}
  both: {modify: [speed, count], of: it != me, if: me.seat == 2, add: 1000}
  swift: {modify: traits, include: rest, if: me.seat == 0}
  again: {modify: traits, include: "[rest, ring]", if: me.seat == 0}
"""
    text = WHO_ACTS.replace("    traits:", "    count: {base: 0, seen_by: all}\n    traits:")
    table = begin(text, cards={"card": "copies: [2S, 3S]"}, roles={"actor": f"abilities:\n{role}"})
    assert [player_of(table, s)["speed"] for s in "abc"] == [1013, 1020, 112]
    assert [player_of(table, s)["count"] for s in "abc"] == [1000, 1000, 0]
    assert [player_of(table, s)["traits"] for s in "ab"] == [["rest", "ring"], []]
    assert table.game.rules.rules["micro.actor.all"].claims == ("MC-002",)


def test_modify_of_numbers_of_the_game_and_of_cards() -> None:
    table = begin("""
        catalogue: {zone: deck}
        zones:
          deck: {of: game, seen_by: all}
          table: {of: player, seen_by: all}
        numbers:
          game:
            limit: {base: 1, seen_by: all}
            worth: {base: deck.first.value, seen_by: all}
          card:
            value: {base: it.rank}
        rules:
          more:
            modify: limit
            add: 2
            order: 3
          most:
            modify: limit
            set: 10
          dearer:
            modify: value
            of: it.rank > 2
            add: 5
        events:
          begin:
            do:
              - move: {cards: deck.first, to: players.first, zone: table}
              - note: {what: players.first.table.first.value}
              - choose: {by: players.first, from: [1]}
        """, cards={"gem": "copies: [2S, 3S]\nabilities: {own: {modify: value, add: 100}}"})  # fmt: skip
    assert (game_of(table)["limit"], game_of(table)["worth"]) == (12, 8)
    assert notes(table) == [102]


def test_a_set_has_no_repeats() -> None:
    table = begin("""
        numbers:
          game:
            kinds: {base: "[1, 2, 1]", set: true, seen_by: all}
        events:
          begin:
            do:
              - choose: {by: players.first, from: [1]}
        """)
    assert game_of(table)["kinds"] == [1, 2]


def test_the_fields_of_offers_parameters_and_conditions() -> None:
    table = begin("""
        symbols:
          moods: [glad, sad]
        attributes:
          player:
            gold: {type: int, default: 2, seen_by: all}
        rules:
          pay:
            offer: shop
            verb: give
            order: 2
            once: begin
            id: micro.shop.pay
            claims: [MC-001]
            with:
              n:
                from: range(1, 3)
                code: limit
                id: micro.shop.how_much
                claims: [MC-002]
              mood:
                from: "[glad, sad]"
                optional: true
                kind: symbol
              place:
                from: range(1, n)
                target: true
              whom:
                from: players.without(me)
                target: false
            needs:
              enough:
                if: me.gold >= n
                code: not_enough
                hidden: true
                id: micro.shop.enough
                claims: [MC-003]
            do:
              - note: {what: "[n, mood, place, whom]", who: me}
          look:
            offer: shop
            order: 1
            if: me.gold > 1
            do:
              - set: {me.gold: 1}
        events:
          begin:
            do:
              - window: {for: players.first, offers: [shop]}
              - win: {who: none, because: done}
        """)
    assert ids(table, "a")[:4] == ["look", "give 1 b > 1", "give 1 c > 1", "give 1 glad b > 1"]
    # A hidden condition shortens nothing: it would tell what the seat cannot know.
    assert len(ids(table, "a")) == 1 + 3 * 1 * 2 + 3 * 2 * 2 + 3 * 3 * 2 + 1
    refusal = table.check("a", {"do": "give", "n": 3, "place": 1, "whom": "b"})
    assert (refusal.code, refusal.rule, refusal.hidden) == ("not_enough", "micro.shop.enough", True)
    refusal = table.check("a", {"do": "give", "n": 4, "place": 1, "whom": "b"})
    assert (refusal.code, refusal.rule) == ("limit", "micro.shop.how_much")
    assert table.check("a", {"do": "give", "n": 1, "place": 2, "whom": "b"}).code == "bad_target"
    assert table.check("a", {"do": "pay", "n": 1, "place": 1, "whom": "b"}).code == "not_offered"
    rules = table.game.rules.rules
    assert [rules[f"micro.shop.{r}"].claims for r in ("pay", "how_much", "enough")] == [
        ("MC-001",),
        ("MC-002",),
        ("MC-003",),
    ]
    table.used_rules()
    table.act("a", "give 2 sad c > 2")
    assert notes(table) == [([2, "sad", 2, "c"], "a")]
    assert {"micro.shop.pay", "micro.shop.how_much", "micro.shop.enough"} <= set(table.used_rules())
    assert ids(table, "a") == ["look", "pass"]
    table.act("a", "look")
    assert ids(table, "a") == ["pass"]


def test_forbid_takes_moves_away_with_its_code_and_id() -> None:
    table = begin("""
        rules:
          buy:
            offer: shop
            with:
              n: {from: [1, 2, 3]}
            do: []
          sell:
            offer: [shop, fair]
            verb: vend
            do: []
          no_ones:
            forbid: shop
            if: move.verb == buy and move.n == 1 and move.by.seat == 0
            code: limit
            id: micro.shop.no_ones
            claims: [MC-004]
          no_sales:
            forbid: [shop, fair]
            if: move.ability == sell and move.card == none
          closed_for_c:
            forbid: shop
            if: move.by == players.last
        events:
          begin:
            do:
              - window: {for: players, offers: [shop, fair]}
        """)
    assert ids(table, "a") == ["buy 2", "buy 3", "pass"]
    assert ids(table, "b") == ["buy 1", "buy 2", "buy 3", "pass"]
    assert ids(table, "c") == ["pass"]
    refusal = refused(lambda: table.act("a", "buy 1"))
    assert (refusal.code, refusal.rule) == ("limit", "micro.shop.no_ones")
    assert refused(lambda: table.act("a", "vend")).code == "forbidden"
    assert table.game.rules.rules["micro.shop.no_ones"].claims == ("MC-004",)


def test_an_offer_of_a_status_on_the_game_is_open_to_all_and_of_a_role_to_those_who_carry_it() -> None:
    table = begin("""
        attributes:
          player:
            role: {type: role, default: none, seen_by: owner}
        statuses:
          fair:
            abilities:
              dance:
                offer: fun
                do: []
        events:
          begin:
            do:
              - let: {b: players.at(1)}
              - set: {b.role: singer}
              - attach: {status: fair, to: game}
              - window: {for: players, offers: [fun]}
        """, roles={"singer": "abilities: {sing: {offer: fun, do: []}}"})  # fmt: skip
    assert ids(table, "a") == ["dance", "pass"]
    assert sorted(ids(table, "b")) == ["dance", "pass", "sing"]
    assert refused(lambda: table.act("a", "sing")).code == "not_offered"


def test_to_convert_a_player_set_the_attribute_that_carries_his_role() -> None:
    table = begin("""
        attributes:
          player:
            role: {type: role, default: sheep, seen_by: owner}
        rules:
          bite:
            offer: night
            with:
              whom: {from: players.where(it.role == sheep)}
            do:
              - set: {whom.role: wolf}
        events:
          begin:
            do:
              - window: {for: players, offers: [night]}
        """, roles={"sheep": "", "wolf": "abilities: {howl: {offer: night, do: []}}"})  # fmt: skip
    assert "howl" not in ids(table, "b")
    table.act("a", "bite > b")
    assert "howl" in ids(table, "b")
    assert "howl" not in ids(table, "a")


def test_a_parameter_may_be_a_number_a_truth_value_or_a_card() -> None:
    table = begin("""
        catalogue: {zone: deck}
        zones:
          deck: {of: game, seen_by: all}
        rules:
          mix:
            offer: lab
            with:
              n: {from: "[0, 1]"}
              loud: {from: "[true, false]"}
              what: {from: deck, kind: card}
              back: {from: deck.without(what), count: 1, optional: true}
            do:
              - note: {what: "[n, loud, what.rank, 0 if back == none else back.size]"}
        events:
          begin:
            do:
              - window: {for: players.first, offers: [lab]}
        """, cards={"gem": "copies: [2S, 3S]"})  # fmt: skip
    assert ids(table, "a")[0] == "mix 0 true gem 2S"
    assert len(ids(table, "a")) == 2 * 2 * 2 * 2 + 1
    for n, loud in ((False, True), (0, 1), (0, "true")):
        refusal = table.check("a", {"do": "mix", "n": n, "loud": loud, "what": "gem 2S"})
        assert refusal.code == "malformed"
    table.act("a", "mix 1 false gem 3S gem 2S")
    assert notes(table) == [[1, False, 3, 1]]


# -- what cannot work is refused when the rules are linked ------------------------------------------

HEAD = """catalogue: {zone: deck}
zones:
  deck: {of: game, seen_by: none}
  hand: {of: player, seen_by: owner}
timers:
  sand: {of: game, fires: after_inputs}
  own: {of: player, fires: after_inputs}
"""


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("timer: {ms: 3}", "RW214"),
        ("timer: {start: sand}", "RW214"),
        ("timer: {stop: sand, ms: 3}", "RW214"),
        ("timer: {start: sand, stop: sand, ms: 3}", "RW214"),
        ("timer: {start: own, ms: 3}", "RW214"),
        ("timer: {start: sand, ms: 3, of: players.first}", "RW214"),
        ("shuffle: {name: line}", "RW214"),
        ("shuffle: {list: players, name: line}", "RW214"),
        ("shuffle: {list: players, as: line}", "RW214"),
        ("shuffle: {zone: deck, list: players, name: line, as: line}", "RW214"),
        ("shuffle: {zone: hand}", "RW203"),
        ("open: {for: players, from: [1], clock: own}", "RW206"),
        ("open: {for: players, from: [1], closes: passed}", "RW214"),
        ("open: {for: players, offers: [fair], closes: passed, sealed: true}", "RW214"),
        ("open: {for: players, offers: [fair], closes: clock}", "RW214"),
        ("open: {for: players, offers: [fair], from: [1]}", "RW214"),
        ("open: {for: players}", "RW214"),
        ("open: {for: players, offers: [fair], clock: sand, default: 3}", "RW214"),
        ("cancel: true", "RW219"),
        ("stop: true", "RW224"),
    ],
)
def test_a_statement_that_cannot_work_is_an_error_at_its_line(line: str, code: str) -> None:
    text = f"{HEAD}events:\n  begin:\n    do:\n      - {line}  # here\n"
    assert wrong(text) == [f"{code}:{line_of(text).split(':')[1]}"]


@pytest.mark.parametrize(
    ("ability", "code"),
    [
        ("  x:\n    offer: fair\n    once: fiar  # here\n    do: []\n", "RW202"),
        ("  x:\n    offer: fair\n    verb: pass  # here\n    do: []\n", "RW221"),
        (
            "  x:\n    offer: fair\n    do: []\n    with:\n      card:  # here\n        from: deck\n",
            "RW221",
        ),
        ("  x:\n    offer: fair\n    do: []\n    with:\n      do:  # here\n        from: players\n", "RW221"),
    ],
)
def test_an_ability_that_cannot_work_is_an_error_at_its_line(ability: str, code: str) -> None:
    stretch = "events:\n  begin:\n    do:\n      - window: {for: players, offers: [fair]}\n"
    text = f"{HEAD}rules:\n{ability}{stretch}"
    assert wrong(text) == [f"{code}:{line_of(text).split(':')[1]}"]


def test_cards_need_a_zone_of_the_game_to_begin_in_and_abilities_a_zone_that_is_there() -> None:
    begins = "events:\n  begin:\n    do:\n      - choose: {by: players.first, from: [1]}\n"
    gem = {"gem": "copies: [2S]"}
    assert wrong(begins, cards=gem)[0].startswith("RW203:")
    assert wrong(HEAD.replace("zone: deck", "zone: hand") + begins, cards=gem) == ["RW203:1"]
    ability = {"gem": "copies: [2S]\nabilities:\n  x: {before: begin, do: []}"}
    assert wrong(HEAD + begins, cards=ability) == ["RW203:3"]
    offer = {"gem": "copies: [2S]\nabilities:\n  x: {before: begin, from: hand, do: []}"}
    assert asked(begin(HEAD + begins, cards=offer)) == ["a:choose"]


@pytest.mark.parametrize("section", ["attributes", "numbers"])
def test_a_member_cannot_be_called_like_one_of_every_list(section: str) -> None:
    entry = "{type: int, default: 0, seen_by: all}" if section == "attributes" else "{base: 0}"
    text = f"{section}:\n  player:\n    size: {entry}  # here\nevents:\n  begin:\n    do: []\n"
    assert wrong(text) == [f"RW221:{line_of(text).split(':')[1]}"]


def test_a_table_has_at_most_64_seats() -> None:
    text = "seats: {from: 2, to: 65}\nevents:\n  begin:\n    do: []\n"
    assert wrong(text) == ["RW303:1"]


# -- everything in the tables is in the micro-games ------------------------------------------------


def micro_texts() -> Iterator[str]:
    """Every text of the tests of the semantics that is a rule document."""
    for path in sorted(Path(__file__).parent.glob("test_semantics*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ": " in node.value:
                yield node.value


def documents(folder: Path) -> Iterator[tuple[Any, str]]:
    """Those texts, read, and the kind of document each is."""
    for number, text in enumerate(micro_texts()):
        path = folder / f"{number}.yaml"
        lines = text.strip("\n").splitlines()
        indent = min((len(x) - len(x.lstrip()) for x in lines if x.strip()), default=0)
        path.write_text("\n".join(x[indent:] for x in lines) + "\n", encoding="utf-8")
        try:
            document = load_document(str(path))
        except RulesError:
            continue
        if isinstance(document, dict):
            kind = "card" if "copies" in document or set(document) == {"abilities"} else "game"
            if all(isinstance(v, dict) and ABILITY_KEYS & set(v) for v in document.values()):
                document, kind = {"abilities": document}, "card"
            yield document, kind


def used(value: Any, type_: str) -> Iterator[tuple[str, str]]:
    """The primitives that a value uses, and their fields: (`move`, `at`)."""
    if type_ == "block" and isinstance(value, list):
        for item in value:
            if isinstance(item, dict):
                yield from used_by_statement(item)
    elif type_ in TABLES and isinstance(value, dict):
        for inner in value.values():
            yield from used(inner, TABLES[type_].entry)
    elif type_ in RECORDS and isinstance(value, dict):
        record = RECORDS[type_]
        head = next((k for k in value if k in ABILITY_KEYS), "") if record is ABILITY else record.name
        yield head, ""
        for key, inner in value.items():
            yield head, key
            field = record.field(key)
            if field is not None:
                yield from used(inner, field.type)


def used_by_statement(item: dict[str, Any]) -> Iterator[tuple[str, str]]:
    head = next((k for k in item if k in STATEMENT_KEYS), None)
    if head is None:
        return
    yield head, ""
    primitive = statement(head)
    if primitive.value == "fields" and isinstance(item[head], dict):
        for field in item[head]:
            yield head, field
    else:
        yield from used(item[head], primitive.value)
    for field in primitive.beside:
        if field.name in item:
            yield head, field.name
            yield from used(item[field.name], field.type)


def test_every_statement_ability_and_field_is_in_the_micro_games(tmp_path: Path) -> None:
    seen: set[tuple[str, str]] = set()
    for document, kind in documents(tmp_path):
        for key, value in document.items():
            field = DOCUMENT[kind].field(key)
            if field is not None:
                seen.update(used(value, field.type))
    wanted = {(p.key, name) for p in STATEMENTS for name in ("", *(f.name for f in (*p.fields, *p.beside)))}
    wanted |= {(p.key, name) for p in ABILITIES for name in ("", *(f.name for f in p.fields))}
    wanted |= {("param", f.name) for f in PARAM} | {("need", f.name) for f in NEED}
    assert wanted - seen == set()
    assert len(STATEMENTS) == 28
    assert len(ABILITIES) == 7


def test_every_part_of_expressions_is_in_the_micro_games() -> None:
    text = "\n".join(micro_texts())
    wanted = {
        **{name: rf"\.{name}\(" for name in (*expressions.LIST_LAMBDAS, *expressions.LIST_METHODS)},
        **{
            name: rf"\.{name}\b(?!\()"
            for name in (*expressions.LIST_PROPERTIES, *expressions.BUILTIN_MEMBERS)
        },
        **{name: rf"\b{name}\(" for name in expressions.FUNCTIONS},
        **{
            name: rf"\b{name}\b"
            for name in (*expressions.SPECIALS, "constant", "setting", "ruling", "event", "move")
        },
    }
    assert [name for name, pattern in wanted.items() if not re.search(pattern, text)] == []
