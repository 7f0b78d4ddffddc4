"""Merge the documents of a game and the overlays of one mode into one mapping that keeps every place."""

from __future__ import annotations

from rulewright.rules.documents import Documents
from rulewright.rules.expressions import did_you_mean
from rulewright.rules.names import UnknownName
from rulewright.rules.overlay import overlay, remove
from rulewright.rules.shape_check import ShapeChecker
from rulewright.rules.shapes import DOCUMENT
from rulewright.rules.source import Collector, Map, Seq

DOCUMENT_TABLES = ("cards", "characters", "roles")


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
    for over in chain:
        remove(merged, over, found)
        _narrows(merged, over, found)
        overlay(merged, over, DOCUMENT["mode"], found)
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
        over = documents.modes[name]
        chain.insert(0, over)
        base = over.get("extends")
        if base is None:
            return chain
        if base in seen:
            way = " → ".join([*seen[seen.index(base) :], base])
            found.error("RW162", f"the mode extends itself: {way}", over.at("extends"), length=len(base))
        elif base not in documents.modes:
            hint = did_you_mean(base, documents.modes)
            found.error("RW161", f"there is no mode '{base}' to extend", over.at("extends"), hint, len(base))
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


def _narrows(merged: Map, over: Map, found: Collector) -> None:
    """A mode may only narrow the seats, unlike a game that is laid over its base."""
    wide, narrow = merged.get("seats", Map()), over.get("seats", Map())
    for key, sign in (("from", 1), ("to", -1)):
        if key in narrow and key in wide and sign * narrow[key] < sign * wide[key]:
            found.error(
                "RW166",
                f"a mode may only narrow the seats, which are {wide['from']} to {wide['to']}",
                narrow.at(key),
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
    for over in chain:
        choices = over.get(section, Map())
        for name, value in choices.items():
            result.put(name, value, choices.key_at(name), choices.at(name))
    return result
