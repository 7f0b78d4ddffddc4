"""Merge the documents of a game and the overlays of one mode into one mapping that keeps every place."""

from __future__ import annotations

from typing import Any

from rulewright.rules.documents import Documents
from rulewright.rules.expressions import did_you_mean
from rulewright.rules.names import UnknownName
from rulewright.rules.primitives import ABILITY_KEYS
from rulewright.rules.shape_check import ShapeChecker
from rulewright.rules.shape_entries import ABILITY
from rulewright.rules.shape_types import Record
from rulewright.rules.shapes import DOCUMENT, RECORDS, TABLES
from rulewright.rules.source import Collector, Map, Seq

DOCUMENT_TABLES = ("cards", "characters", "roles")
_NOT_OVERLAID = frozenset({"mode", "default", "extends", "remove", "rulings", "settings"})


def merge(documents: Documents, mode: str | None = None) -> Map:
    """The game as it is in one mode (default: the game's default mode), as one mapping.

    It has the keys of `game.yaml`, and `cards`, `characters`, `roles` (id → document), `rulings` (name →
    ruling), `mode`, `modes` (all, the default first) and `chosen` (`rulings`, `settings`: name → value here).
    Raises `UnknownName` for an unknown mode, `RulesError` for overlays that do not fit.
    """
    name = documents.default_mode if mode is None else mode
    if name not in documents.modes:
        raise UnknownName("mode", name, documents.modes, documents.game)
    found = Collector()
    chain = _chain(documents, name, found)
    merged = _base(documents)
    for overlay in chain:
        _remove(merged, overlay, found)
        _overlay(merged, overlay, DOCUMENT["mode"], found)
    found.raise_if_errors()
    _check(merged, found)
    found.raise_if_errors()
    _add_choices(merged, documents, name, chain)
    return merged


def _chain(documents: Documents, name: str, found: Collector) -> list[Map]:
    """The mode and those it extends, from the farthest to the mode itself."""
    chain: list[Map] = []
    seen: list[str] = []
    while True:
        seen.append(name)
        overlay = documents.modes[name]
        chain.insert(0, overlay)
        base = overlay.get("extends")
        if base is None:
            return chain
        if base in seen:
            way = " → ".join([*seen[seen.index(base) :], base])
            found.error("RW162", f"the mode extends itself: {way}", overlay.at("extends"), length=len(base))
        elif base not in documents.modes:
            hint = did_you_mean(base, documents.modes)
            found.error(
                "RW161", f"there is no mode '{base}' to extend", overlay.at("extends"), hint, len(base)
            )
        else:
            name = base
            continue
        return chain


def _base(documents: Documents) -> Map:
    merged = documents.main.copied()
    for key in DOCUMENT_TABLES:
        table = Map(merged.mark)
        for name, document in getattr(documents, key).items():
            table.put(name, document.copied(), document.mark, document.mark)
        merged.put(key, table, merged.mark, merged.mark)
    return merged


# -- overlays ----------------------------------------------------------------------------------------


def _remove(merged: Map, overlay: Map, found: Collector) -> None:
    paths = overlay.get("remove", Seq())
    for index, path in enumerate(paths):
        *way, last = path.split(".")
        at: Any = merged
        for step in way:
            if not isinstance(at, Map) or step not in at:
                break
            at = at[step]
        else:
            if isinstance(at, Map) and last in at:
                at.drop(last)
                continue
            step = last
        hint = did_you_mean(step, at) if isinstance(at, Map) else ""
        found.error(
            "RW163", f"'{path}' cannot be removed: there is no '{step}'", paths.at(index), hint, len(path)
        )


def _overlay(base: Map, over: Map, record: Record, found: Collector) -> None:
    """Lay the keys of a record over those of `base`."""
    for key, value in over.items():
        field = record.field(key)
        if field is not None and not (record.name == "mode" and key in _NOT_OVERLAID):
            _put(base, over, key, field.type, found)
        elif record is ABILITY and key in ABILITY_KEYS:
            base.put(key, value, over.key_at(key), over.at(key))


def _put(base: Map, over: Map, key: str, type_: str, found: Collector) -> None:
    """Lay one value over that of `base`: mappings of the language are merged, everything else is replaced."""
    value = over[key]
    if key not in base:
        # What is new must be whole: nothing lies under it that could complete it.
        ShapeChecker(found).value(value, type_, over.at(key))
        base.put(key, value.copied() if isinstance(value, Map) else value, over.key_at(key), over.at(key))
        return
    old = base[key]
    if isinstance(value, Map) and isinstance(old, Map) and type_ in RECORDS:
        record = RECORDS[type_]
        if record.name == "seats":
            _narrows(old, value, found)
        if record is not ABILITY or _same_kind(old, value, key, over, found):
            _overlay(old, value, record, found)
    elif isinstance(value, Map) and isinstance(old, Map) and type_ in TABLES:
        _overlay_table(old, value, TABLES[type_].entry, key, found)
    else:
        base.put(key, value, over.key_at(key), over.at(key))


def _overlay_table(base: Map, over: Map, entry: str, table: str, found: Collector) -> None:
    for name, value in over.items():
        trial = Collector()
        if name not in base:
            ShapeChecker(trial).value(value, entry, over.at(name))
        if trial.errors:
            lacks = "; ".join(d.message for d in trial.errors)
            near = did_you_mean(name, base)
            hint = near if near.startswith("did") else f"a new entry must be whole: {lacks}"
            found.error(
                "RW164",
                f"overlay of a missing id: '{table}' has no '{name}'",
                over.key_at(name),
                hint,
                len(name),
            )
        else:
            _put(base, over, name, entry, found)


def _same_kind(base: Map, over: Map, name: str, table: Map, found: Collector) -> bool:
    """Whether an overlay of an ability leaves it the same kind of ability."""
    old = next((k for k in base if k in ABILITY_KEYS), "")
    for key in over:
        if key in ABILITY_KEYS and key != old:
            found.error(
                "RW165",
                f"'{name}' is an ability with '{old}'; an overlay cannot make it one with '{key}'",
                over.key_at(key),
                f"list it under 'remove' first, and write the new one whole (the old one stands at"
                f" {base.mark.file}:{base.mark.line})",
                len(key),
            )
            return False
    return True


def _narrows(base: Map, over: Map, found: Collector) -> None:
    for key, wider in (
        ("from", over.get("from", base["from"]) < base["from"]),
        ("to", over.get("to", base["to"]) > base["to"]),
    ):
        if wider:
            found.error(
                "RW166",
                f"a mode may only narrow the seats, which are {base['from']} to {base['to']}",
                over.at(key),
                "widen them in game.yaml",
            )


# -- the result ----------------------------------------------------------------------------------------


def _check(merged: Map, found: Collector) -> None:
    """What was whole before may lack a key now (`remove`), or have one too many."""
    checker = ShapeChecker(found)
    game = Map(merged.mark)
    for key, value in merged.items():
        if key in DOCUMENT_TABLES:
            checker.value(value, key, merged.at(key))
        else:
            game.put(key, value, merged.key_at(key), merged.at(key))
    checker.document(game, DOCUMENT["game"])


def _add_choices(merged: Map, documents: Documents, name: str, chain: list[Map]) -> None:
    mode = documents.modes[name]
    rulings = documents.rulings.get("rulings", Map(documents.rulings.mark))
    merged.put("rulings", rulings, documents.rulings.key_at("rulings"), documents.rulings.at("rulings"))
    merged.put("mode", name, mode.key_at("mode"), mode.at("mode"))
    modes = Seq(merged.mark)
    for other in sorted(documents.modes, key=lambda m: (m != documents.default_mode, m)):
        modes.put(other, documents.modes[other].at("mode"))
    merged.put("modes", modes, merged.mark, merged.mark)
    chosen = Map(mode.mark)
    chosen.put("rulings", _chosen(rulings, chain, "rulings"), mode.mark, mode.mark)
    chosen.put("settings", _chosen(merged.get("settings", Map()), chain, "settings"), mode.mark, mode.mark)
    merged.put("chosen", chosen, mode.mark, mode.mark)


def _chosen(declared: Map, chain: list[Map], section: str) -> Map:
    """The defaults, then what each mode of the chain chooses (also unknown names: linking refuses them)."""
    result = Map(declared.mark)
    for name, entry in declared.items():
        result.put(name, entry["default"], entry.key_at("default"), entry.at("default"))
    for overlay in chain:
        choices = overlay.get(section, Map())
        for name, value in choices.items():
            result.put(name, value, choices.key_at(name), choices.at(name))
    return result
