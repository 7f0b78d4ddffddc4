"""What all viewers see, kept as changes from step to step, and written down small for the viewer in the
browser.

A view is flat here: by path (`players.a.hand`, `zones.deck`, `game.phase`, `asks`, `facts.role`, `over`,
`at`) a value as plain data. Most changes are seen alike by many, so a change names its path, the value and
who sees it so.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

View = Mapping[str, Any]
GONE: Mapping[str, Any] = {"gone": True}
_EMPTY: tuple[Any, ...] = (None, False, 0, "", [], {}, {"count": 0}, {"hidden": True}, GONE)
# Of a longer pile only so many cards from the top are kept, with its size.
_PILE, _TOP = 8, 3


@dataclass(frozen=True)
class Change:
    """From now on `viewers` see `value` at `path`; `GONE` is no value at all."""

    path: str
    value: Any
    viewers: tuple[str, ...]


def flat(view: Mapping[str, Any]) -> View:
    """A view of the protocol by path, without what means nothing to a reader (the ids of asks)."""
    found: dict[str, Any] = {key: view[key] for key in ("at", "over") if view.get(key) is not None}
    found |= {f"game.{name}": value for name, value in view["game"].items()}
    for seat, values in view["players"].items():
        found |= {f"players.{seat}.{name}": value for name, value in values.items()}
    found |= {f"zones.{name}": _pile(value) for name, value in view.get("zones", {}).items()}
    found["asks"] = _asks(view.get("asks", ()))
    for fact in view.get("facts", ()):
        found.setdefault(f"facts.{fact['what']}", []).append([fact.get("of"), fact["is"]])
    return found


def _pile(cards: Any) -> Any:
    if isinstance(cards, list) and len(cards) > _PILE:
        return {"count": len(cards), "top": cards[:_TOP]}
    return cards


def _asks(asks: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Who is asked what: one entry for all that are asked alike."""
    groups: dict[tuple[Any, ...], list[str]] = {}
    for ask in asks:
        alike = ask["kind"], ask.get("closes"), ask.get("answered", False), not ask.get("blocking", True)
        groups.setdefault(alike, []).append(ask["seat"])
    return [
        {"kind": kind, "seats": seats}
        | ({"closes": closes} if closes is not None else {})
        | ({"answered": True} if answered else {})
        | ({"offer": True} if offer else {})
        for (kind, closes, answered, offer), seats in groups.items()
    ]


def differences(old: Mapping[str, View], new: Mapping[str, View]) -> tuple[Change, ...]:
    """What has changed for whom between two moments; viewers who see the same are named together."""
    found: dict[tuple[str, str], tuple[Any, list[str]]] = {}
    for viewer, view in new.items():
        before = old.get(viewer, {})
        if before is view:
            continue
        changed = {path: value for path, value in view.items() if path not in before or before[path] != value}
        changed |= {path: GONE for path in before if path not in view}
        for path, value in changed.items():
            found.setdefault((path, repr(value)), (value, []))[1].append(viewer)
    return tuple(Change(path, value, tuple(viewers)) for (path, _), (value, viewers) in found.items())


def views(stages: Iterable[Iterable[Change]], viewers: Iterable[str]) -> Iterator[dict[str, View]]:
    """What every viewer sees after each stage."""
    seen: dict[str, dict[str, Any]] = {viewer: {} for viewer in viewers}
    for changes in stages:
        for change in changes:
            for viewer in change.viewers:
                if change.value == GONE:
                    seen[viewer].pop(change.path, None)
                else:
                    seen[viewer][change.path] = change.value
        yield {viewer: dict(view) for viewer, view in seen.items()}


def _name(path: str) -> str:
    """What a path is about, whichever seat it is of."""
    kind, _, rest = path.partition(".")
    return rest.partition(".")[2] if kind == "players" else path


def written(stages: Sequence[Sequence[Change]], viewers: Sequence[str], head: Mapping[str, Any]) -> str:
    """Compact JSON of a replay, with ids only, so that all languages share it.

    `head` stands at the top, then `viewers`, `paths`, and `stages`: for each a list of changes
    `[index of the path, value]` or `[index of the path, value, [indices of the viewers]]` if not all see it.
    What is empty everywhere and always is left out.
    """
    every = [change for stage in stages for change in stage]
    kept = {"asks", *(_name(c.path) for c in every if c.value not in _EMPTY)}
    found = sorted({c.path for c in every if _name(c.path) in kept})
    paths = {path: number for number, path in enumerate(found)}
    place = {viewer: number for number, viewer in enumerate(viewers)}

    def entry(change: Change) -> list[Any]:
        said = [paths[change.path], change.value]
        if len(change.viewers) == len(viewers):
            return said
        return [*said, [place[viewer] for viewer in change.viewers]]

    told = [[entry(change) for change in stage if change.path in paths] for stage in stages]
    document = {**head, "viewers": list(viewers), "paths": list(paths), "stages": told}
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))
