"""Every example of the reference page of primitives runs, and does what the page says of its primitive."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import indent
from typing import Any

import pytest
from micro import Watched, asked, begin, ids, notes, player_of

from rulewright.engine.faults import IllegalMove
from rulewright.rules.primitives import ABILITIES, ABILITY_KEYS, STATEMENTS, Primitive
from rulewright.rules.source import RulesError

# A world in which all names of the examples mean something. `EXAMPLE` is where the statement stands.
WORLD = """
order_from: game.leader
catalogue: {zone: deck}
symbols:
  suits: [hearts, spades]
attributes:
  game:
    leader: {type: player, default: players.first, seen_by: all}
    quantity: {type: int, default: 1, seen_by: all}
  player:
    alive: {type: bool, default: true, seen_by: all}
    hearts: {type: int, default: 4, seen_by: all}
    dice: {type: int, default: 2, seen_by: all}
    cup: {type: dice, default: [], seen_by: all}
    role: {type: role, default: spy, seen_by: owner}
numbers:
  player:
    reach: {base: 1, seen_by: all}
settings:
  verdict_ms: {type: int, default: 5000, min: 1, max: 60000}
timers:
  night: {of: game, fires: after_inputs}
  verdict: {of: game, fires: after_inputs, ends: verdict_over}
zones:
  deck: {of: game, seen_by: none}
  hand: {of: player, seen_by: owner, counted_by: all}
  discard: {of: game, seen_by: all}
statuses:
  high_noon:
    abilities:
      farther: {modify: reach, add: 1}
events:
  begin:
    do:
      - each: {p: players}
        do:
          - move: {cards: deck.top(3), to: p, zone: hand}
      - example: {who: players.first, by: players.first, target: players.at(2), to: players.at(2)}
      - note: {what: 2}
      - choose: {by: players.first, from: [1]}
  example:
    fields: {who: none, by: none, target: none, to: none, need: 1, suit: hearts}
    do:
EXAMPLE
  damage:
    fields: {to: none}
    do:
      - add: {to.hearts: -1}
  draw:
    fields: {who: none}
    do:
      - move: {cards: deck.first, to: who, zone: hand}
  heal:
    fields: {who: none}
    do:
      - add: {who.hearts: 1}
  turn:
    do:
      - let: {last: alive.last}
      - set: {last.alive: false}
  hit:
    fields: {by: none, to: none, need: 1}
    do:
      - note: {what: need}
  discard_cards:
    fields: {cards: [], reason: none}
    do:
      - move: {cards: cards, to: game, zone: discard}
  verdict_over:
    do:
      - note: {what: 9}
  challenge:
    fields: {by: none}
    do:
      - note: {what: 8, who: by}
  occasions:
    do:
      - open: {for: players.first, offers: [night, hit, day], closes: passed}
rules:
  sleep:
    offer: night
    do:
      - note: {what: 3, who: me}
  cover:
    offer: hit
    do:
      - note: {what: 4}
  vote:
    offer: day
    do:
      - note: {what: 5}
RULES
"""
CARDS = {"flask": "copies: {count: 40}\n"}
ROLES = {"spy": ""}
# Statements that mean something only in a certain place: what stands around the example.
AROUND = {
    "stop": "- loop:\n    - EXAMPLE\n    - note: {what: 7}",
    "result": "- let: {lucky: 6}\n- EXAMPLE",
    "roll": "- each: {p: alive}\n  do:\n    - EXAMPLE\n    - set: {p.cup: thrown}",
    "run": "- open: {for: who, offers: [night], sealed: true, closes: answered, as: choices}\n- each: {c: choices}\n  do:\n    - EXAMPLE",
    "detach": "- attach: {status: high_noon, to: game}\n- EXAMPLE",
    "choose": "- EXAMPLE\n- note: {what: cards.size}",
    "ask_all": "- EXAMPLE\n- note: {what: votes.size}",
    "open": "- timer: {start: night, ms: 1000}\n- EXAMPLE\n- note: {what: choices.size}",
    "window": "- EXAMPLE",
    "flip": "- EXAMPLE\n- if: heads\n  then:\n    - note: {what: 6}\n  else:\n    - note: {what: 7}",
    "pick": "- EXAMPLE\n- move: {cards: taken, to: game, zone: discard}",
    "let": "- EXAMPLE\n- note: {what: 6, who: loser}",
    "settle": "- set: {who.hearts: 0}\n- EXAMPLE",
    "close": "- open: {for: who, offers: [day], closes: passed}",
    "cancel": "- hit: {by: who, to: to}",
    "case": "- damage: {to: who}",
}
# Abilities of a player that the example stands in: only there it is said who `me` is.
OF_A_ROLE = {
    "case": "abilities:\n  mend:\n    after: damage\n    if: event.to == me\n    do:\n      - let: {suit: hearts}\n      - EXAMPLE\n"
}
RULES = {
    "settle": "  faint:\n    whenever: players.any(it.hearts == 0)\n    do:\n      - set: {players.first.hearts: 4}\n      - note: {what: 6}",
    "close": "  end:\n    offer: day\n    do:\n      - EXAMPLE",
    "cancel": "  never:\n    before: hit\n    do:\n      - EXAMPLE",
}
# What the example stands in as an ability, and the statements that show it.
SHOWN = {
    "offer": "- open: {for: who, offers: [turn], closes: answered}",
    "before": "- hit: {by: who, to: to}",
    "instead": "- discard_cards: {cards: deck.top(2), reason: death}",
    "after": "- damage: {to: who}",
    "whenever": "- move: {cards: who.hand, to: game, zone: discard}\n- settle: true",
    "modify": "- note: {what: who.reach}",
    "forbid": "- open: {for: who, offers: [play], closes: passed}",
}
OWNED = {"instead", "after", "whenever", "modify", "before"}


def table_with(key: str, example: str) -> Watched:
    """A table of the world with the example in its place."""
    documents: dict[str, Any] = {"cards": CARDS, "roles": ROLES}
    rules = ""
    if key in ABILITY_KEYS:
        body = SHOWN[key]
        if key in OWNED:
            # Its owner is the player who has the role: everybody.
            documents["roles"] = {"spy": f"abilities:\n  example: {braced(example)}\n"}
        else:
            rules = f"  example: {braced(example)}"
    else:
        body = AROUND.get(key, "- EXAMPLE").replace("EXAMPLE", example)
        rules = RULES.get(key, "").replace("EXAMPLE", example)
        documents["roles"] = {"spy": OF_A_ROLE.get(key, "").replace("EXAMPLE", example)}
    if key == "forbid":
        documents["cards"] = {
            "flask": f"{CARDS['flask']}abilities:\n  drink: {{offer: play, verb: play, do: []}}\n"
        }
    text = WORLD.replace("EXAMPLE", indent(f"- note: {{what: 0}}\n{body}\n- note: {{what: 1}}", "      "))
    if key == "result":
        call = "to: players.at(2)"
        text = text.replace(f"{call}}}\n", f"{call}, as: got}}\n      - note: {{what: got}}\n")
    if key == "instead":
        text = text.replace("reason: none", "reason: death").replace(
            "suits: [hearts, spades]", "suits: [hearts, spades]\n  reasons: [death]"
        )
    return begin(text.replace("RULES", rules), **documents)


def braced(example: str) -> str:
    return example if example.startswith("{") else f"{{{example}}}"


def hearts(table: Any) -> list[int]:
    return [player_of(table, seat)["hearts"] for seat in table.seats]


def hands(table: Any) -> list[int]:
    return [len(player_of(table, seat)["hand"]) for seat in table.seats]


def reaches(table: Any) -> list[int]:
    return [player_of(table, seat)["reach"] for seat in table.seats]


def told(table: Any, type_: str) -> list[Any]:
    return [event["data"] for event in table.events(seat="referee") if event["type"] == type_]


def first(table: Any, seat: str, *, times: int = 1) -> None:
    """Give the first legal answer of a seat."""
    for _ in range(times):
        table.act(seat, table.legal(seat)[0])


# -- what each example does -------------------------------------------------------------------------------


def check_run(table: Any) -> bool:
    table.act("a", "sleep")
    return notes(table) == [0, (3, "a"), 1, 2]


def check_close(table: Any) -> bool:
    before = asked(table) == ["a:day"]
    table.act("a", "end")
    return before and notes(table) == [0, 1, 2]


def check_open(table: Any) -> bool:
    together = asked(table) == ["a:night", "b:night", "c:night"]
    for seat in ("a", "b", "c"):
        table.act(seat, "sleep")
    waits = notes(table) == [0]
    table.tick(1000)
    return together and waits and notes(table) == [0, 3, 1, 2]


def check_choose(table: Any) -> bool:
    first(table, "a")
    return notes(table) == [0, 2, 1, 2]


def check_ask_all(table: Any) -> bool:
    together = asked(table) == ["a:choose", "b:choose", "c:choose"]
    for seat in ("a", "b", "c"):
        table.act(seat, next(move for move in table.legal(seat) if move.id != "pass"))
    return together and notes(table) == [0, 3, 1, 2]


def check_window(table: Any) -> bool:
    waits = asked(table) == ["c:hit"]
    table.act("c", "pass")
    return waits and notes(table) == [0, 1, 2]


def check_offer(table: Any) -> bool:
    listed = ids(table, "a") == ["example"]
    table.act("a", "example")
    return listed and notes(table) == [0, (8, "a"), 1, 2]


def facts(table: Any, viewer: str) -> list[Any]:
    return [fact["what"] for fact in table.view(viewer)["facts"]]


CHECKS: dict[str, Callable[[Any], bool]] = {
    "let": lambda t: notes(t) == [0, (6, "c"), 1, 2],
    "set": lambda t: not player_of(t, "a")["alive"],
    "add": lambda t: hearts(t) == [4, 4, 3],
    "if": lambda t: hearts(t) == [4, 4, 3],
    "case": lambda t: hearts(t) == [4, 4, 4],
    "each": lambda t: hands(t) == [4, 4, 4],
    "loop": lambda t: [player_of(t, seat)["alive"] for seat in t.seats] == [True, False, False],
    "stop": lambda t: notes(t) == [0, 1, 2],
    "result": lambda t: notes(t) == [0, 1, 6, 2],
    "cancel": lambda t: notes(t) == [0, 1, 2],
    "settle": lambda t: notes(t) == [0, 6, 1, 2],
    "run": check_run,
    "close": check_close,
    "open": check_open,
    "choose": check_choose,
    "ask_all": check_ask_all,
    "window": check_window,
    "move": lambda t: hands(t) == [4, 3, 3],
    "attach": lambda t: reaches(t) == [2, 2, 2],
    "detach": lambda t: reaches(t) == [1, 1, 1],
    "know": lambda t: (facts(t, "a"), facts(t, "b")) == (["suspicious"], []),
    "reveal": lambda t: facts(t, "a") == facts(t, "spectator") == ["role"],
    "shuffle": lambda t: told(t, "shuffled") == [{"zone": "deck"}],
    "roll": lambda t: [len(player_of(t, seat)["cup"]) for seat in t.seats] == [2, 2, 2],
    "flip": lambda t: notes(t)[1] in (6, 7) and len(told(t, "flipped")) == 1,
    "pick": lambda t: hands(t) == [3, 3, 2],
    "timer": lambda t: t.next_deadline() == 5000,
    "win": lambda t: (t.over.winners, t.over.because) == (("a", "b", "c"), "last_alive"),
    "offer": check_offer,
    "before": lambda t: notes(t) == [0, 2, 1, 2],
    "instead": lambda t: hands(t) == [5, 3, 3],
    "after": lambda t: (hands(t), hearts(t)) == ([4, 3, 3], [3, 4, 4]),
    "whenever": lambda t: hands(t) == [1, 3, 3],
    "modify": lambda t: reaches(t) == [2, 2, 2],
    "forbid": lambda t: ids(t, "a") == ["pass"],
}


@pytest.mark.parametrize("primitive", [*STATEMENTS, *ABILITIES], ids=lambda p: p.key)
def test_the_example_of_every_primitive_runs_and_does_what_it_says(primitive: Primitive) -> None:
    assert CHECKS[primitive.key](table_with(primitive.key, primitive.example))


@pytest.mark.parametrize("primitive", [*STATEMENTS, *ABILITIES], ids=lambda p: p.key)
def test_without_the_example_the_check_fails(primitive: Primitive) -> None:
    """The checks above can fail: an example that does nothing is not enough."""
    assert not check_without(primitive.key)


def check_without(key: str) -> bool:
    """The check of a primitive on the world in which a statement or ability that does nothing stands instead."""
    nothing = "{offer: turn, verb: nothing, do: []}" if key in ABILITY_KEYS else "{note: {what: 11}}"
    try:
        return CHECKS[key](table_with(key, nothing))
    except (IllegalMove, RulesError, IndexError, AttributeError, KeyError, StopIteration):
        # What the example names or waits for is not there.
        return False
