"""Views: what a seat, a spectator or the referee sees, projected from declared visibility alone (SEM-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright.engine import log
from rulewright.engine.pending import PendingAsk, pending
from rulewright.engine.state import NOBODY, State
from rulewright.engine.values import GAME, PLAYERS, Card, Player

SPECTATOR, REFEREE = "spectator", "referee"
HIDDEN = {"hidden": True}


def view(t: State, seat: str) -> dict[str, Any]:
    """The view of a seat by name, of a `spectator`, or of the `referee`, who sees everything, as some staff
    does."""
    all_ = seat == REFEREE or seat in t.program.all_seeing
    viewer = PLAYERS[t.seats.index(seat)] if seat in t.seats else None
    return {
        "seat": seat,
        "at": t.now,
        "over": over(t),
        "game": _members(t, "game", GAME, viewer, all_),
        "players": {name: _player(t, PLAYERS[i], viewer, all_) for i, name in enumerate(t.playing)},
        "zones": _zones(t, NOBODY, viewer, all_),
        "asks": [describe_ask(a) for a in asks_seen(t, viewer, all_)],
        "facts": _facts(t, viewer, all_),
    }


def over(t: State) -> dict[str, Any] | None:
    """How the game ended: winners by name and the reason; None while it goes on."""
    if t.over is None:
        return None
    return {"winners": [t.seats[s] for s in t.over[0]], "because": t.over[1]}


def asks_seen(t: State, viewer: Player | None, all_: bool) -> list[PendingAsk]:
    """The pending asks that a viewer knows of: his own and the public ones of others, which never show
    an answer."""
    found = []
    for ask in pending(t):
        if all_ or (viewer is not None and ask.seat == t.seats[viewer.seat]):
            found.append(ask)
        elif ask.public:
            found.append(ask.as_seen_by_others())
    return found


def describe_ask(ask: PendingAsk) -> dict[str, Any]:
    """An ask as plain data, as it stands in replies and views."""
    shown = {
        "ask": ask.id,
        "seat": ask.seat,
        "kind": ask.kind,
        "blocking": ask.blocking,
        "changeable": ask.changeable,
        "answered": ask.answered,
        "public": ask.public,
        "closes": ask.closes,
        "form": ask.form,
    }
    if ask.via is not None:
        shown["via"] = ask.via
    return shown


def _members(t: State, kind: str, entity: Any, viewer: Player | None, all_: bool) -> dict[str, Any]:
    stored = t.game if kind == "game" else t.players[entity.seat]
    shown: dict[str, Any] = {}
    for name, seen in t.program.seen.get(kind, {}).items():
        t.used[t.rules.attributes[kind][name].rule.id] = None
        shown[name] = t.plain(stored[name]) if all_ or log.sees(t, seen, viewer, entity) else dict(HIDDEN)
    for name, seen in t.program.number_seen.get(kind, {}).items():
        if seen != "none" and (all_ or log.sees(t, seen, viewer, entity)):
            shown[name] = t.plain(t.number(name, kind, entity))
    return shown


def _player(t: State, player: Player, viewer: Player | None, all_: bool) -> dict[str, Any]:
    shown = _members(t, "player", player, viewer, all_)
    shown.update(_zones(t, player.seat, viewer, all_))
    statuses = sorted(name for name, target in t.statuses if target == player.seat)
    if statuses:
        shown["statuses"] = statuses
    return shown


def _zones(t: State, owner: int, viewer: Player | None, all_: bool) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    entity = PLAYERS[owner] if owner != NOBODY else None
    for (name, seat), cards in t.zones.items():
        if seat != owner:
            continue
        t.used[t.rules.zones[name].rule.id] = None
        seen, counted = t.program.zone_seen[name]
        if all_ or log.sees(t, seen, viewer, entity):
            shown[name] = [_card(t, c) for c in _known_order(t, name, cards, all_)]
        elif log.sees(t, counted, viewer, entity):
            shown[name] = {"count": len(cards)}
    return shown


def _known_order(t: State, zone: str, cards: tuple[Card, ...], all_: bool) -> Sequence[Card]:
    """The order of a hand tells when each card was drawn, so what only its owner sees is shown sorted."""
    if all_ or t.program.zone_seen[zone][0] == "all":
        return cards
    return sorted(cards, key=lambda c: c.number)


def _card(t: State, card: Card) -> Any:
    return t.text(card)


def _facts(t: State, viewer: Player | None, all_: bool) -> list[dict[str, Any]]:
    name = t.seats[viewer.seat] if viewer is not None else None
    shown = []
    for fact in t.facts:
        if all_ or fact["seat"] is None or fact["seat"] == name:
            known = {key: fact[key] for key in ("what", "of", "is")}
            if all_:
                known["to"] = "all" if fact["seat"] is None else [fact["seat"]]
            shown.append(known)
    return shown
