"""Save a table's state as plain data, and read it back."""

from __future__ import annotations

import json
from typing import Any

from rulewright.engine.faults import IllegalMove
from rulewright.engine.frames import frame_from_json
from rulewright.engine.position import check_setting, choose_rulings, take_seats
from rulewright.engine.program import Program
from rulewright.engine.saved_shape import check
from rulewright.engine.state import State
from rulewright.engine.values import card, from_json, to_json

FORMAT = 1


def _attributes(table: dict[str, Any]) -> dict[str, Any]:
    return {name: to_json(value) for name, value in table.items()}


def save_state(t: State) -> dict[str, Any]:
    """Everything about a table as JSON-able data. `rules` says to which linked rules it belongs."""
    return {
        "format": FORMAT,
        "rules": t.rules.hash,
        "seats": list(t.playing),
        "host": t.host,
        "settings": t.settings,
        "rulings": t.rulings,
        "game": _attributes(t.game),
        "players": [_attributes(p) for p in t.players],
        "cards": {str(number): _attributes(a) for number, a in t.card_attributes.items()},
        "zones": [[name, owner, [c.number for c in cards]] for (name, owner), cards in t.zones.items()],
        "where": [list(w) for w in t.where],
        "statuses": [list(s) for s in t.statuses],
        "facts": t.facts,
        "timers": [list(x) for x in t.timers],
        "stack": [frame.to_json() for frame in t.stack],
        "log": t.log,
        "heads": list(t.heads),
        "now": t.now,
        "over": [list(t.over[0]), t.over[1]] if t.over else None,
        "random": [t.random_key, t.random_counter],
        "tape": t.tape,
        "tape_missing": t.tape_missing,
        "tape_used": [[key, owner, count] for (key, owner), count in t.tape_used.items()],
        "once": sorted(list(o) for o in t.once),
        "asks": [t.public_asks, list(t.private_asks)],
        "inputs": t.inputs,
    }


def read_saved(text: str) -> Any:
    """What the text of a saved table holds. Raises `ValueError` for what is no JSON."""
    try:
        return json.loads(text)
    except (TypeError, ValueError, RecursionError) as error:
        reason = "it is empty" if text == "" else f"it is not JSON ({error})"
        raise ValueError(f"this is no saved table: {reason}") from None


def load_state(program: Program, data: dict[str, Any]) -> State:
    """The state that `save_state` wrote. Raises `ValueError` if it is of another format or of other rules."""
    if not isinstance(data, dict):
        raise ValueError("this is no saved table: it is not an object")
    if data.get("format") != FORMAT:
        raise ValueError(f"a saved table of format {data.get('format')}; this version reads format {FORMAT}")
    if data.get("rules") != program.rules.hash:
        raise ValueError("this table was saved under other rules (their hash differs)")
    check(data, program)
    t = State(program, tuple(data["seats"]))
    try:
        take_seats(t)
    except IllegalMove as error:
        raise ValueError(f"this is no saved table: seats: {error}") from None
    t.used.clear()  # reading a table is no use of its rules
    t.host, t.settings, t.rulings = data["host"], dict(data["settings"]), dict(data["rulings"])
    t.game = {k: from_json(v) for k, v in data["game"].items()}
    t.players = [{k: from_json(v) for k, v in p.items()} for p in data["players"]]
    t.card_attributes = {int(n): {k: from_json(v) for k, v in a.items()} for n, a in data["cards"].items()}
    t.zones = {(name, owner): tuple(card(n) for n in cards) for name, owner, cards in data["zones"]}
    t.where = [(name, owner) for name, owner in data["where"]]
    t.statuses = [(name, owner) for name, owner in data["statuses"]]
    t.facts, t.log = list(data["facts"]), list(data["log"])
    t.timers = [(name, seat, deadline) for name, seat, deadline in data["timers"]]
    t.stack = [frame_from_json(f) for f in data["stack"]]
    t.heads, t.now = tuple(data["heads"]), data["now"]
    t.over = (tuple(data["over"][0]), data["over"][1]) if data["over"] else None
    t.random_key, t.random_counter = data["random"]
    t.tape, t.tape_missing = data["tape"], data["tape_missing"]
    t.tape_used = {(key, owner): count for key, owner, count in data["tape_used"]}
    t.once = {(o[0], o[1], o[2], o[3]) for o in data["once"]}
    t.public_asks, t.private_asks = data["asks"][0], list(data["asks"][1])
    t.inputs = data["inputs"]
    _check_values(t)
    return t


def _check_values(t: State) -> None:
    """Refuse what is of the right shape and yet no value of these rules. Raises `ValueError`."""
    try:
        for name, setting in t.rules.settings.items():
            check_setting(setting, t.settings.get(name))
        choose_rulings(t, t.rulings)
    except IllegalMove as error:
        raise ValueError(f"this is no saved table: {error}") from None
    holders = [("game", "game", t.game)]
    holders += [("player", f"players[{number}]", values) for number, values in enumerate(t.players)]
    holders += [("card", f"cards.{number}", values) for number, values in t.card_attributes.items()]
    for kind, place, values in holders:
        known = {name: kept for (owner, name), kept in t.program.kept.items() if owner == kind}
        # Of a card only what was changed is kept.
        for name in values if kind == "card" else {**known, **values}:
            if name not in known or name not in values or not known[name].allows(values[name]):
                shown = repr(values.get(name))[:60]
                raise ValueError(
                    f"this is no saved table: {place}.{name} cannot be {shown}"
                    + (f": {known[name].words}" if name in known else f": a {kind} has no '{name}'")
                )
