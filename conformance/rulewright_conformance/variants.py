"""Turn one scenario document into its runs: one for each mode, one for each variant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulewright.rules.source import Map, Mark


@dataclass(frozen=True)
class Draft:
    """A run before its words are checked: its name, its mode, and the document with the variant worked in.

    `variant` is the name of the variant; empty for the base.
    """

    name: str
    mode: str
    mode_at: Mark
    document: Map
    variant: str = ""


def expand(document: Map, first_mode: str) -> list[Draft]:
    """The runs of a scenario that agrees with the schema, base first; `first_mode` is the game's."""
    modes: list[tuple[str, Mark]]
    if "modes" in document:
        listed = document["modes"]
        modes = [(mode, listed.at(index)) for index, mode in enumerate(listed)]
    else:
        modes = [(first_mode, document.at("game"))]
    base = _without(document, ("modes", "variants"))
    drafts = [
        Draft(document["id"] if index == 0 else f"{document['id']}@{mode}", mode, at, base)
        for index, (mode, at) in enumerate(modes)
    ]
    for variant in document.get("variants", []):
        mode, at = modes[0]
        when = variant.get("when", Map())
        if "mode" in when:
            mode, at = when["mode"], when.at("mode")
        name = variant_name(variant)
        drafts.append(Draft(f"{document['id']}@{name}", mode, at, _merge(base, variant), name))
    return drafts


def variant_name(variant: Map) -> str:
    """What stands after the `@`: the variant's `name`, else what differs."""
    if "name" in variant:
        return str(variant["name"])
    when = variant["when"]
    parts = [str(when["mode"])] if "mode" in when else []
    for group in ("rulings", "settings"):
        parts += [f"{name}={_word(value)}" for name, value in when.get(group, {}).items()]
    return "+".join(parts)


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _without(document: Map, keys: tuple[str, ...]) -> Map:
    copy = Map(document.mark)
    for key, value in document.items():
        if key not in keys:
            copy.put(key, value, document.key_at(key), document.at(key))
    return copy


def _merge(base: Map, variant: Map) -> Map:
    # A refused set-up and steps exclude each other, so that either takes the place of the other.
    dropped: tuple[str, ...] = ()
    if "setup_refused" in variant:
        dropped = ("steps", "expect")
    elif "steps" in variant or "expect" in variant:
        dropped = ("setup_refused",)
    merged = _without(base, dropped)
    for key in ("seats", "host", "lineup", "position", "chance", "steps", "expect", "setup_refused"):
        if key in variant:
            merged.put(key, variant[key], variant.key_at(key), variant.at(key))
    when = variant.get("when", Map())
    for group in ("rulings", "settings"):
        chosen = when.get(group)
        if chosen is None:
            continue
        both = _without(merged[group], ()) if group in merged else Map(chosen.mark)
        for name, value in chosen.items():
            both.put(name, value, chosen.key_at(name), chosen.at(name))
        merged.put(group, both, when.key_at(group), when.at(group))
    return merged
