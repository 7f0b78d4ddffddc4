"""Lay one document over another: a mode over its game, a game over its base, a card over its template.

Mappings of the language merge key by key, everything else is replaced, and every key keeps the place where it
was written. What is changed here must be a copy: documents as they were read are shared.
"""

from __future__ import annotations

from typing import Any

from rulewright.rules.expressions import did_you_mean
from rulewright.rules.primitives import ABILITY_KEYS
from rulewright.rules.shape_check import ShapeChecker
from rulewright.rules.shape_entries import ABILITY
from rulewright.rules.shape_types import Record
from rulewright.rules.shapes import RECORDS, TABLES
from rulewright.rules.source import Collector, Map, Seq

# Keys that say how a document is laid over another are not themselves laid over anything.
_SAYS_HOW = {
    "mode": frozenset({"mode", "default", "extends", "remove", "rulings", "settings"}),
    "game": frozenset({"base", "remove"}),
    "card": frozenset({"extends", "remove"}),
    "character": frozenset({"extends", "remove"}),
    "role": frozenset({"extends", "remove"}),
}


def remove(merged: Map, over: Map, found: Collector) -> None:
    """Take out what the overlay lists under `remove`."""
    paths = over.get("remove", Seq())
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


def overlay(base: Map, over: Map, record: Record, found: Collector) -> None:
    """Lay the keys of a record over those of `base`."""
    for key, value in over.items():
        field = record.field(key)
        if field is not None and key not in _SAYS_HOW.get(record.name, ()):
            _put(base, over, key, field.type, found)
        elif record is ABILITY and key in ABILITY_KEYS:
            base.put(key, value, over.key_at(key), over.at(key))


def _put(base: Map, over: Map, key: str, type_: str, found: Collector) -> None:
    """Lay one value over that of `base`: mappings of the language are merged, everything else is replaced."""
    value = over[key]
    if key not in base:
        # What is new must be whole: nothing lies under it that could complete it.
        ShapeChecker(found).value(value, type_, over.at(key))
        base.put(key, _copy(value), over.key_at(key), over.at(key))
        return
    old = base[key]
    if isinstance(value, Map) and isinstance(old, Map) and type_ in RECORDS:
        record = RECORDS[type_]
        if record is not ABILITY or _same_kind(old, value, key, over, found):
            overlay(old, value, record, found)
    elif isinstance(value, Map) and isinstance(old, Map) and type_ in TABLES:
        _overlay_table(old, value, TABLES[type_].entry, key, found)
    else:
        base.put(key, _copy(value), over.key_at(key), over.at(key))


def _copy(value: Any) -> Any:
    return value.copied() if isinstance(value, Map) else value


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
