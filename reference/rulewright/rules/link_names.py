"""Collect the names that a game declares, before any expression is read."""

from __future__ import annotations

from typing import Any

from rulewright.rules.expressions import BUILTIN_MEMBERS, LIST_PROPERTIES, SPECIALS, Names
from rulewright.rules.source import Collector, Map, Mark

_ATTRIBUTE_TYPES = {
    "int": "int",
    "bool": "bool",
    "player": "player",
    "card": "card",
    "list": "list",
    "dice": "list",
}
SUITS = ("spades", "hearts", "diamonds", "clubs")


def _section(merged: Map, key: str) -> Map:
    value = merged.get(key)
    return value if isinstance(value, Map) else Map()


def collect_names(merged: Map, found: Collector) -> Names:
    """Gather members, numbers, zones, symbols, constants, settings, rulings and event fields."""
    members: dict[str, dict[str, str]] = {}
    parametric: set[str] = set()
    game_numbers: dict[str, str] = {}
    _check_members(merged, found)
    for kind, entries in _section(merged, "attributes").items():
        for name, entry in entries.items():
            kinds = members.setdefault(name, {})
            kinds[kind] = _ATTRIBUTE_TYPES.get(str(entry.get("type")), "symbol")
    for kind, entries in _section(merged, "numbers").items():
        for name, entry in entries.items():
            if "with" in entry:
                parametric.add(name)
                continue
            type_ = "list" if entry.get("set") else "any"
            members.setdefault(name, {})[kind] = type_
            if kind == "game":
                game_numbers[name] = type_
    zones = _section(merged, "zones")
    for name, zone in zones.items():
        members.setdefault(name, {})[zone.get("of", "game")] = "list"
    for kind, fields in _section(merged, "data").items():
        owner = kind if kind == "card" else "symbol"
        for name in fields:
            members.setdefault(name, {}).setdefault(owner, "any")
    for kind in ("attributes", "numbers"):
        for entries in _section(merged, kind).values():
            for name in entries:
                if name in LIST_PROPERTIES:
                    found.error("RW221", f"every list has a member '{name}'", entries.key_at(name))
    constants = _section(merged, "constants")
    texts = {name for name, param in parameters(merged) if "text" in param}
    chosen = {name for name, param in parameters(merged) if "text" not in param}
    return Names(
        members=members,
        parametric=frozenset(parametric),
        game_numbers=game_numbers,
        game_zones=frozenset(n for n, z in zones.items() if z.get("of", "game") == "game"),
        symbols=frozenset(_symbols(merged)),
        constants=frozenset(n for n, c in constants.items() if "is" in c),
        tables=frozenset(n for n, c in constants.items() if "rows" in c),
        settings={n: _setting_type(s) for n, s in _section(merged, "settings").items()},
        rulings={n: tuple(r.get("readings", ())) for n, r in _section(merged, "rulings").items()},
        event_fields={n: frozenset(e.get("fields", ())) for n, e in _section(merged, "events").items()},
        record_parts=frozenset({"by", "pick", "ability", "stage", "card", *chosen, *texts}),
        texts=frozenset(texts - chosen),
        constant_types={n: _literal_type(c["is"]) for n, c in constants.items() if "is" in c},
    )


def _check_members(merged: Map, found: Collector) -> None:
    """Attributes, numbers and zones of one kind of thing are all its members: each name stands once."""
    first: dict[tuple[str, str], Mark] = {}
    tables = [
        (kind, name, entries.key_at(name))
        for section in ("attributes", "numbers")
        for kind, entries in _section(merged, section).items()
        for name in entries
    ]
    zones = _section(merged, "zones")
    tables += [(str(z.get("of", "game")), name, zones.key_at(name)) for name, z in zones.items()]
    bare = {*zones, *_section(_section(merged, "numbers"), "game")}
    for kind, name, mark in tables:
        if name in BUILTIN_MEMBERS and BUILTIN_MEMBERS[name][0] == kind:
            found.error("RW221", f"a {kind} has two members '{name}'", mark, "every one has it by itself")
        elif (kind, name) in first:
            other = first[kind, name]
            hint = f"the other one stands at {other.file}:{other.line}"
            found.error("RW221", f"a {kind} has two members '{name}'", mark, hint, len(name))
        elif kind == "game" and name in bare and name in SPECIALS:
            hint = "in expressions the word means something else; choose another name"
            found.error("RW221", f"'{name}' is a word of the language", mark, hint, len(name))
        first.setdefault((kind, name), mark)


def parameters(merged: Map) -> list[tuple[str, Map]]:
    """The parameters of every offer by name: they are parts of a choice that a sealed stretch collects."""
    bodies = list(_section(merged, "rules").values())
    for key in ("cards", "characters", "roles", "statuses"):
        for document in _section(merged, key).values():
            bodies += document.get("abilities", {}).values()
    return [entry for body in bodies for entry in body.get("with", {}).items()]


def _literal_type(value: object) -> str:
    if isinstance(value, bool):
        return "bool"
    if isinstance(value, int):
        return "int"
    return "list" if isinstance(value, list) else "any"


def _symbols(merged: Map) -> set[str]:
    """Every word that is a value of its own: declared symbols, document ids, names of abilities and
    occasions."""
    words: set[str] = set(SUITS)
    for values in _section(merged, "symbols").values():
        words.update(str(v) for v in values)
    for key in ("cards", "characters", "roles", "statuses"):
        section = _section(merged, key)
        words.update(section)
        for document in section.values():
            words.update(document.get("abilities", ()))
            words.update(str(a["verb"]) for a in document.get("abilities", {}).values() if "verb" in a)
    words.update(_section(merged, "rules"))
    words.update(str(a["verb"]) for a in _section(merged, "rules").values() if "verb" in a)
    words.update(_section(merged, "zones"))
    words.update(_section(merged, "timers"))
    words.update(_section(merged, "events"))
    words.update(("play", "choose"))
    for ruling in _section(merged, "rulings").values():
        words.update(ruling.get("readings", ()))
    for setting in _section(merged, "settings").values():
        words.update(str(w) for w in setting.get("one_of", ()))
    stages = merged.get("stages")
    words.update(str(s) for s in stages or ())
    return words


def _setting_type(entry: Any) -> str:
    """The type of a setting as a value of the rules: its words are symbols."""
    kind = str(entry.get("type"))
    return "symbol" if kind == "word" else kind
