"""Rules and inputs written to hang, to eat the machine, to leak or to break a table: each finds an end at a line."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from micro import micro, notes

import rulewright
from rulewright.engine.faults import IllegalMove, RulesFault
from rulewright.rules.source import RulesError
from rulewright.wire.server import Server

CLOCK = """
seats: {from: 2, to: 12}
ORDER
timers:
  sand: {of: game, fires: after_inputs}
rules:
  grab: {offer: turn, do: [{note: {what: grab, who: me}}]}
events:
  begin:
    do:
      - timer: {start: sand, ms: 100}
      - open: {for: FOR, offers: [turn], closes: answered, clock: sand, default: first}
      - choose: {by: players.first, from: players}
"""


@pytest.mark.parametrize(
    ("seats", "whom", "order"),
    [(12, "players", ""), (3, "players.reversed", ""), (3, "players", "order_from: players.at(1)")],
)
def test_a_resumed_table_takes_defaults_in_the_same_order(seats: int, whom: str, order: str) -> None:
    game = micro(CLOCK.replace("FOR", whom).replace("ORDER", order))
    table = game.table(seats)
    other = game.from_json(table.to_json())
    for copy in (table, other):
        copy.tick(200)
    assert notes(table) == notes(other)
    first = 1 if order else 0
    assert [who for _, who in notes(table)] == [table.seats[(i + first) % seats] for i in range(seats)]
    assert json.dumps(table.events()) == json.dumps(other.events())
    assert json.dumps(table.view("a")) == json.dumps(other.view("a"))


SECRET = """
attributes:
  player:
    bad: {type: bool, default: false, seen_by: owner}
resting:
  play: {start: begin}
rules:
  accuse:
    offer: turn
    with: {whom: {from: players.without(me)}}
    needs: {clean: {if: not whom.bad, code: forbidden, hidden: true}}
    do: []
events:
  begin:
    do:
      - window: {for: players.first, offers: [turn], until: false}
"""


def test_a_hidden_condition_does_not_show_in_the_list() -> None:
    lists = []
    for bad in "bc":
        table = micro(SECRET).table(3, position={"at": "play", "players": {bad: {"bad": True}}})
        lists.append([m.id for m in table.legal("a")])
        with pytest.raises(IllegalMove) as refused:
            table.act("a", f"accuse > {bad}")
        assert refused.value.refusal.hidden
    assert lists[0] == lists[1] == ["accuse > b", "accuse > c", "pass"]


DO = """
timers:
  sand: {of: game, fires: after_inputs, ends: again}
attributes:
  game:
    x: {type: list, default: [], seen_by: all}
events:
  again:
    do:
      - timer: {start: sand, ms: 0}
      - each: {i: "range(1, 9000)"}
        do: []
  begin:
    do:
      - choose: {by: players.first, from: players}
      - STATEMENT
      - choose: {by: players.first, from: players}
"""
ENDLESS = [
    'roll: {dice: 1, sides: "1180591620717411303424", of: players.first, as: r}',
    'let: {q: "range(1, 10000).map(range(1, 10000))"}',
    'let: {q: "range(1, 100).map(range(1, 10000).count(range(1, 10000) == it))"}',
    'let: {q: "range(1, 100).map(range(1, 10000).without(range(5000, 15000)).size)"}',
    'let: {q: "range(1, 150).map(range(1, 10000).count(-1 in range(1, 10000)))"}',
    'let: {q: "players + players"}',
    "let: {q: sand + sand}",
    'choose: {by: players.first, from: "range(1, 900)", count: 899}',
    "choose: {by: players.first, from: players, count: players}",
    "choose: {by: players.first, from: players, count: none}",
    "set: {game.x: players.first in players.first}",
]


def play_on(statement: str) -> None:
    """Link the rules, make the first choice, and ask for the next list."""
    table = micro(DO.replace("STATEMENT", statement)).table(2)
    table.act("a", "choose a")
    table.legal("a")


@pytest.mark.parametrize("statement", ENDLESS)
def test_work_without_end_and_values_that_do_not_fit_are_errors_at_a_line(statement: str) -> None:
    with pytest.raises(RulesError) as fault:
        play_on(statement)
    mark = fault.value.diagnostics[0].mark
    assert mark.file.endswith("game.yaml")
    assert mark.line > 1


def test_a_clock_that_starts_itself_again_ends_within_one_inputs_work() -> None:
    table = micro(DO.replace("STATEMENT", "timer: {start: sand, ms: 0}")).table(2)
    table.act("a", "choose a")
    with pytest.raises(RulesFault) as fault:
        table.tick(5)
    assert fault.value.diagnostics[0].code == "RW404"


def test_numbers_that_double_the_work_end() -> None:
    numbers = "".join(f"    b{i}: {{base: game.b{i + 1} + game.b{i + 1}}}\n" for i in range(35))
    text = f"numbers:\n  game:\n{numbers}    b35: {{base: 1}}\n    top: {{base: game.b0, seen_by: all}}\n"
    text += "events:\n  begin:\n    do:\n      - choose: {by: players.first, from: players}\n      - let: {x: game.top}\n"
    # Where nothing changes each number is computed once; while rules run, they are computed anew each time.
    table = micro(text).table(2)
    assert table.view("a")["game"]["top"] == 2**35
    with pytest.raises(RulesFault) as fault:
        table.act("a", "choose a")
    assert fault.value.diagnostics[0].code == "RW404"


def test_combinations_that_a_condition_rejects_are_work_too() -> None:
    text = """
rules:
  pair:
    offer: turn
    with: {p: {from: "range(1, 9000)"}, q: {from: "range(1, 9000)"}}
    needs: {small: {if: p + q < 0, code: limit}}
    do: []
events:
  begin:
    do:
      - window: {for: players.first, offers: [turn], until: false}
"""
    table = micro(text).table(2)
    with pytest.raises(RulesFault) as fault:
        table.legal("a")
    assert fault.value.diagnostics[0].code == "RW404"
    assert table.view("a")["asks"]


@pytest.mark.parametrize(
    "deep", ["+".join(["1"] * 300), "not " * 450 + "true", "players" + ".reversed" * 150]
)
def test_a_deep_expression_is_an_error_when_the_rules_are_linked(deep: str) -> None:
    with pytest.raises(RulesError) as error:
        micro(f"numbers:\n  game:\n    n:\n      base: {deep}\nevents:\n  begin:\n    do: []\n")
    assert error.value.diagnostics[0].code == "RW209"


def test_lists_in_lists_stay_savable() -> None:
    table = micro(DO.replace("STATEMENT", "loop: [set: {game.x: '[game.x]'}]")).table(2)
    with pytest.raises(RulesFault) as fault:
        table.act("a", "choose a")
    assert fault.value.diagnostics[0].code == "RW404"
    table.to_json()


def test_many_copies_of_a_card_are_refused_when_the_rules_are_linked() -> None:
    with pytest.raises(RulesError) as error:
        micro(
            "zones:\n  deck: {of: game, seen_by: none}\ncatalogue:\n  zone: deck\nevents:\n  begin:\n    do: []\n",
            cards={"dust": "copies: {count: 9007199254740991}"},
        )
    assert error.value.diagnostics[0].code == "RW303"


def test_a_hundred_million_seats_are_refused_before_they_are_named() -> None:
    with pytest.raises(IllegalMove, match="2 to 6 seats"):
        rulewright.load("liars_dice").table(100_000_000)


@pytest.mark.parametrize("text", ["[]", "null", '{"format":1}', "nope", '{"format":2}'])
def test_what_is_no_saved_table_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        rulewright.load("liars_dice").from_json(text)


ODD: list[Any] = [
    None,
    True,
    -1,
    3,
    10**6,
    "x",
    [],
    {},
    [1],
    {"p": 77},
    {"c": 10**6},
    {"r": 3},
    1.5,
    {"a": 1},
]


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in plain data: the names and numbers that lead to it."""
    yield path
    inside = data.items() if isinstance(data, dict) else enumerate(data[:8]) if isinstance(data, list) else ()
    for key, value in inside:
        yield from places(value, (*path, key))


@pytest.mark.parametrize("game", ["liars_dice", "bangarena"])
def test_a_mangled_table_is_refused_where_it_is_read_or_fails_as_rules_do(game: str) -> None:
    loaded, chance = rulewright.load(game), random.Random(7)
    table = loaded.table(5, seed=3)
    for _ in range(12):
        ask = table.usable()[0]
        table.act(ask.seat, chance.choice(table.legal(ask.seat, ask.id)), ask.id)
    text, messages = table.to_json(), list[str]()
    everywhere = [path for path in places(json.loads(text)) if path]
    for _ in range(250):
        data, (*path, last) = json.loads(text), chance.choice(everywhere)
        inner = data
        for key in path:
            inner = inner[key]
        inner[last] = chance.choice(ODD)
        try:
            other = loaded.from_json(json.dumps(data))
        except ValueError as error:
            messages.append(str(error))
            continue
        with suppress(IllegalMove, RulesFault):
            for seat in ("referee", *other.seats):
                other.view(seat)
            for ask in other.usable()[:1]:
                for move in other.legal(ask.seat, ask.id)[:1]:
                    other.act(ask.seat, move, ask.id)
    assert len(messages) > 100
    assert all(
        re.match("this is no saved table: |a saved table of format |this table was saved", m)
        for m in messages
    )


SETUP = {
    "cmd": "setup",
    "seq": "s",
    "game": "liars_dice",
    "mode": "standard",
    "seats": ["a", "b"],
    "chance": {"seed": 1},
}


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"cmd": "legal", "seat": "a", "ask": "k²"}, "no_such_ask"),
        ({"cmd": "legal", "seat": "a", "ask": "a:²"}, "no_such_ask"),
        ({"cmd": "legal", "seat": "a", "ask": "k" + "9" * 5000}, "no_such_ask"),
        ({**SETUP, "rulings": {"ones_rank": [1]}}, "ruling"),
        ({"cmd": "act", "seat": "a", "move": {"do": "bid", "quantity": 3.0, "face": 5.0}}, "malformed"),
        ({"cmd": "tick", "at": 2**63}, "malformed"),
    ],
)
def test_odd_messages_are_refused_not_stumbled_over(message: dict[str, Any], code: str) -> None:
    server = Server()
    server.answer(json.dumps(SETUP).encode())
    answer = server.answer(json.dumps({"seq": "1", **message}).encode())
    assert answer["refused"]["code"] == code


@pytest.mark.parametrize("part", list(json.loads(rulewright.load("liars_dice").table(2, 1).to_json())))
def test_a_part_of_a_saved_table_that_is_nothing_of_its_kind_is_refused(part: str) -> None:
    game = rulewright.load("liars_dice")
    data = json.loads(game.table(2, 1).to_json())
    wrong = 1.5 if isinstance(data[part], int) else 7
    for value in (wrong, [{}], {"x": []}):
        if type(value) is type(data[part]) or (part, type(value)) == ("tape", dict):
            continue  # a table that draws from a seed has no tape, and another may have one
        with pytest.raises(ValueError, match="saved"):
            game.from_json(json.dumps({**data, part: value}))


def played(game: str, seats: int, inputs: int) -> dict[str, Any]:
    """A saved table some inputs into a random game."""
    table, chance = rulewright.load(game).table(seats, seed=3), random.Random(7)
    for _ in range(inputs):
        ask = table.usable()[0]
        table.act(ask.seat, chance.choice(table.legal(ask.seat, ask.id)), ask.id)
    data: dict[str, Any] = json.loads(table.to_json())
    return data


@pytest.mark.parametrize(
    ("game", "path", "value", "message"),
    [
        ("liars_dice", ("seats",), ["a", "a", "c"], "seats: .*two seats have the same name"),
        ("liars_dice", ("seats",), ["a", "", "c"], "seats: .*'' cannot be the name of a seat"),
        ("liars_dice", ("seats",), ["a", "A B", "c"], "seats: .*'A B' cannot be the name of a seat"),
        ("liars_dice", ("host",), "z", "host cannot be 'z': it is a seat"),
        ("liars_dice", ("host",), None, "host cannot be None: it is text"),
        ("liars_dice", ("over",), [[9], "x"], r"over\[0\]\[0\] cannot be 9"),
        ("liars_dice", ("over",), [[-5], "x"], r"over\[0\]\[0\] cannot be -5"),
        ("liars_dice", ("now",), -5, "now cannot be -5"),
        ("liars_dice", ("game", "turn"), {}, "game.turn cannot be {}: it is a value of the rules"),
        ("liars_dice", ("cards",), {"r": {}}, "cards cannot be 'r': it is the number of a card"),
        ("liars_dice", ("random",), [-1, 0], r"random\[0\] cannot be -1"),
        ("liars_dice", ("log", 0, "to"), ["z"], r"log\[0\].to cannot be 'z'"),
        ("liars_dice", ("heads",), [10**6], r"heads\[0\] cannot be 1000000"),
        (
            "bang",
            ("stack", 0, "stage"),
            -97,
            r"stack\[0\].stage cannot be -97: it is a number from 0 to 5",
        ),
        ("bang", ("stack", 0, "stage"), 6, r"stack\[0\].stage cannot be 6"),
        ("bang", ("stack", 0, "used"), [[-1, 0, 0]], r"stack\[0\].used\[0\]\[0\] cannot be -1"),
        ("bang", ("stack", 1, "control"), [], r"stack\[1\].control cannot be \[\]"),
        ("bang", ("stack", 1, "control", 0, 1), 999, r"stack\[1\].control\[0\]\[1\] cannot be 999"),
        ("bang", ("stack", 1, "event"), 1, r"stack\[1\].event cannot be 1"),
        ("bang", ("stack", -1, "asks"), {"99": {}}, r"stack\[\d+\].asks"),
        ("liars_dice", ("stack", -1, "asks", "2", "picks"), [1], r"stack\[6\].asks.2.picks cannot be \[1\]"),
        ("bang", ("where", 0), ["nowhere", -1], r"where\[0\] cannot be \['nowhere', -1\]"),
        (
            "mafia",
            ("timers",),
            [["x", -1, 0]],
            r"timers\[0\]\[0\] cannot be 'x': it is a clock of these rules",
        ),
    ],
)
def test_a_saved_table_that_these_rules_cannot_have_is_refused_with_its_place(
    game: str, path: tuple[Any, ...], value: Any, message: str
) -> None:
    data = played(game, *{"liars_dice": (3, 2), "bang": (5, 2), "mafia": (7, 0)}[game])
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises(ValueError, match=f"^this is no saved table: {message}"):
        rulewright.load(game).from_json(json.dumps(data))


@pytest.mark.parametrize(("text", "why"), [("", "it is empty"), ("nope", r"it is not JSON \(")])
def test_what_is_no_json_is_no_saved_table(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=f"^this is no saved table: {why}"):
        rulewright.load("liars_dice").from_json(text)
