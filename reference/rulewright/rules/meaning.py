"""Check what neither shapes nor names can tell: what is declared in vain, left to chance, or impossible."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rulewright.rules.documents import Documents, load_game, read_base
from rulewright.rules.expressions import did_you_mean
from rulewright.rules.link import link
from rulewright.rules.mentions import mentions
from rulewright.rules.merge import merge
from rulewright.rules.model import Rules
from rulewright.rules.names_check import check_names
from rulewright.rules.report import in_order
from rulewright.rules.source import Collector, Diagnostic, Map, Mark, RulesError

_ORDERED = ("before", "instead", "after")
_OWNERS = ("cards", "characters", "roles", "statuses")


def check_game(folder: Path) -> list[Diagnostic]:
    """All that is wrong or doubtful in a game folder: YAML, shapes, each mode merged and linked, meaning.

    Later stages need the earlier ones: what does not load is not merged, what does not merge is not linked.
    """
    try:
        documents = load_game(folder)
    except RulesError as error:
        return in_order(error.diagnostics)
    found = Collector(list(documents.warnings))
    modes = [game for mode in documents.modes if (game := _linked(documents, mode, found)) is not None]
    if not found.errors:
        check_meaning(documents, modes, found)
    return in_order(found.diagnostics)


def check_base(folder: Path) -> list[Diagnostic]:
    """All that is wrong in a base by itself. Its names mean something only in the games that use it."""
    found = Collector()
    read_base(folder, found)
    return in_order(found.diagnostics)


def check_meaning(documents: Documents, modes: list[tuple[Map, Rules]], found: Collector) -> None:
    """The checks of this module on a game merged and linked in each of its modes."""
    merged, linked = [game for game, _ in modes], [rules for _, rules in modes]
    _check_unused(merged, found)
    _check_reached(linked, found)
    check_names(documents, linked, found)
    for game in merged:
        _check_limits(game, found)
        _check_order(game, found)


def _linked(documents: Documents, mode: str, found: Collector) -> tuple[Map, Rules] | None:
    try:
        game = merge(documents, mode)
        return game, link(game)
    except RulesError as error:
        found.diagnostics.extend(error.diagnostics)
        return None


# -- declared in vain --------------------------------------------------------------------------------


def _check_unused(merged: list[Map], found: Collector) -> None:
    """What no mode mentions. One mention anywhere is enough: a mode may use what the others do not."""
    used: set[str] = set().union(*(mentions(game) for game in merged))
    for game in merged:
        declared = list(_declared(game))
        for what, name, mark in declared:
            if name not in used:
                # A mode that misspells what it wants to change adds something new, which nothing uses.
                near = did_you_mean(name, [n for w, n, _ in declared if w == what and n in used])
                hint = (
                    near
                    if near.startswith("did")
                    else "remove it, or use it; is it spelled the same everywhere?"
                )
                found.warning("RW301", f"the {what} '{name}' is never used", mark, hint, len(name))
        for group, symbols in game.get("symbols", {}).items():
            if not used & {group, *symbols}:
                mark = game["symbols"].key_at(group)
                found.warning(
                    "RW301", f"the symbols '{group}' are never used", mark, "remove them", len(group)
                )


def _declared(game: Map) -> Iterator[tuple[str, str, Mark]]:
    for section, what in (
        ("constants", "constant"),
        ("settings", "setting"),
        ("zones", "zone"),
        ("timers", "timer"),
        ("statuses", "status"),
        ("rulings", "ruling"),
    ):
        table = game.get(section, Map())
        for name in table:
            yield what, name, table.key_at(name)
    for section, what in (("attributes", "attribute"), ("numbers", "number"), ("data", "data field")):
        for table in game.get(section, {}).values():
            for name in table:
                yield what, name, table.key_at(name)
    events = game.get("events", Map())
    for name, event in events.items():
        if event.get("outside") is not True:
            yield "event", name, events.key_at(name)
    for index, name in enumerate(game.get("stages", ())):
        yield "stage", name, game["stages"].at(index)


def _check_reached(linked: list[Rules], found: Collector) -> None:
    """Abilities on events that happen in no mode: they are mentioned, but never run."""
    happen: set[str] = set()
    for rules in linked:
        happen |= {rules.start, *rules.resting.values()}
        happen |= {timer.ends for timer in rules.timers.values() if timer.ends}
        happen |= {name for name, event in rules.events.items() if event.outside}
        happen |= {s.event for s in rules.statements() if s.event}
    seen: set[Mark] = set()
    for ability in (a for rules in linked for a in rules.abilities):
        mark = ability.rule.mark
        if ability.key in _ORDERED and not happen & set(ability.on) and mark not in seen:
            seen.add(mark)
            events = " or ".join(f"'{name}'" for name in ability.on)
            hint = "call the event somewhere, or remove the ability"
            found.warning("RW304", f"'{ability.name}' never runs: nothing calls {events}", mark, hint)


# -- impossible --------------------------------------------------------------------------------------


def _check_limits(game: Map, found: Collector) -> None:
    seats: Map = game["seats"]
    if not 1 <= seats["from"] <= seats["to"]:
        found.error(
            "RW303", f"there is no number of seats from {seats['from']} to {seats['to']}", seats.at("from")
        )
    chosen: Map = game["chosen"]["settings"]
    for name, setting in game.get("settings", {}).items():
        _check_range(setting, found)
        value = chosen[name]
        if not _fits(value, setting):
            found.error(
                "RW303",
                f"the setting '{name}' cannot be {str(value).lower()}",
                chosen.at(name),
                _allowed(setting),
            )
    for table in game.get("attributes", {}).values():
        for attribute in table.values():
            _check_range(attribute, found)
            default = attribute["default"]
            if isinstance(default, int) and not isinstance(default, bool) and not _within(default, attribute):
                found.error(
                    "RW303",
                    f"the default {default} lies outside the limits",
                    attribute.at("default"),
                    _allowed(attribute),
                )


def _check_range(entry: Map, found: Collector) -> None:
    if "min" in entry and "max" in entry and entry["min"] > entry["max"]:
        found.error(
            "RW303",
            f"the least ({entry['min']}) is greater than the greatest ({entry['max']})",
            entry.at("min"),
        )


def _fits(value: Any, setting: Map) -> bool:
    if "one_of" in setting and value not in setting["one_of"]:
        return False
    if setting["type"] == "int":
        return isinstance(value, int) and not isinstance(value, bool) and _within(value, setting)
    return isinstance(value, bool if setting["type"] == "bool" else str)


def _within(value: int, entry: Map) -> bool:
    return bool(entry.get("min", value) <= value <= entry.get("max", value))


def _allowed(entry: Map) -> str:
    if "one_of" in entry:
        return f"allowed: {', '.join(map(str, entry['one_of']))}"
    limits = [f"{word} {entry[key]}" for key, word in (("min", "from"), ("max", "to")) if key in entry]
    return f"allowed: {entry['type']}" + (f" {' '.join(limits)}" if limits else "")


# -- left to chance ------------------------------------------------------------------------------------


def _check_order(game: Map, found: Collector) -> None:
    """Equal explicit orders on one event in documents whose authors may not know of each other."""
    first: dict[tuple[str, str, int], Mark] = {}
    for body in _abilities(game):
        order = body.get("order")
        head = next((k for k in _ORDERED if k in body), None)
        if order is None or head is None:
            continue
        events = body[head] if isinstance(body[head], list) else [body[head]]
        for event in events:
            at = body.at("order")
            other = first.setdefault((head, event, order), at)
            if other.file != at.file:
                found.warning(
                    "RW302",
                    f"another ability '{head}: {event}' also has the order {order}",
                    at,
                    f"it stands at {other.file}:{other.line}; give one of them another order",
                )


def _abilities(game: Map) -> Iterator[Map]:
    yield from game.get("rules", {}).values()
    for section in _OWNERS:
        for document in game.get(section, {}).values():
            yield from document.get("abilities", {}).values()
