"""The event log: what happened, whom it is told to, and what came before what.

Entries are plain data, written once. Nothing is told unless the rules say to whom.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.engine.state import NOBODY, Scope, State
from rulewright.engine.values import PLAYERS, Card, Player

if TYPE_CHECKING:
    from rulewright.engine.frames import EventFrame


def emit(
    t: State,
    type: str,
    data: dict[str, Any],
    to: Any = "all",
    only: dict[str, dict[str, Any]] | None = None,
    rules: tuple[str, ...] = (),
) -> None:
    """Append one event. `to` is "all" or a list of players; `only` maps seat names to what they are told
    besides."""
    number = len(t.log) + 1
    entry: dict[str, Any] = {"n": number, "type": type, "data": {k: t.plain(v) for k, v in data.items()}}
    entry["to"] = to if to == "all" else [t.seats[p.seat] for p in sorted(to, key=lambda p: p.seat)]
    if only:
        entry["only"] = only
    if t.heads != (number - 1,) and number > 1:
        entry["after"] = sorted(t.heads)
    if rules:
        entry["rules"] = list(dict.fromkeys(rules))
    t.log.append(entry)
    t.heads = (number,)


def tell_event(t: State, frame: EventFrame, index: int) -> None:
    """Tell a declared event to its audience."""
    code = t.program.events[frame.name]
    tells = code.event.tells
    scope = Scope({}, event=index)
    to: Any = "all" if code.to == "all" else ()
    if callable(code.to):
        to = players_of(code.to(t, scope, None))
    values = {**frame.fields, "result": frame.result}
    data = {name: values[name] for name in tells.data}
    only: dict[str, dict[str, Any]] = {}
    for name, who in code.only.items():
        for player in players_of(who(t, scope, None)):
            only.setdefault(t.seats[player.seat], {})[name] = t.plain(values[name])
    rules = (code.event.rule.id, *((frame.cause_rule,) if frame.cause_rule else ()))
    emit(t, frame.name, data, to, only, rules)


def players_of(value: Any) -> tuple[Player, ...]:
    """The players in a value that is a player, a list of players, or none."""
    if isinstance(value, Player):
        return (value,)
    if value is None:
        return ()
    return tuple(v for v in value if isinstance(v, Player))


def tell_move(
    t: State, cards: tuple[Card, ...], source: tuple[str, int], target: tuple[str, int], rule: str
) -> None:
    """Tell that cards changed place: how many to those who know how many lie in either place, which ones to
    those who see either."""
    data: dict[str, Any] = {"count": len(cards), "zone": target[0], "from": source[0]}
    if target[1] >= 0:
        data["to"] = PLAYERS[target[1]]
    if source[1] >= 0:
        data["of"] = PLAYERS[source[1]]
    names = [t.text(c) for c in cards]
    if sees_zone(t, None, source) or sees_zone(t, None, target):
        data["cards"] = tuple(names)
        emit(t, "moved", data, "all", None, (rule,))
        return
    everybody = t.all_players()
    if t.program.staff:
        # Staff that sees everything is told everything anyhow.
        everybody += tuple(p for p in t.staff() if t.seats[p.seat] not in t.program.all_seeing)
    seeing = [p for p in everybody if sees_zone(t, p, source) or sees_zone(t, p, target)]
    only = {t.seats[p.seat]: {"cards": names} for p in seeing}
    if "all" in (t.program.zone_seen[source[0]][1], t.program.zone_seen[target[0]][1]):
        emit(t, "moved", data, "all", only, (rule,))
        return
    counting = [p for p in everybody if counts_zone(t, p, source) or counts_zone(t, p, target)]
    public = len(counting) == len(everybody) and (
        counts_zone(t, None, source) or counts_zone(t, None, target)
    )
    emit(t, "moved", data, "all" if public else counting, only, (rule,))


def sees(t: State, code: Any, viewer: Player | None, owner: Any) -> bool:
    """Whether a viewer (none: a spectator) sees what is declared with that visibility and belongs to
    `owner`."""
    if code == "all":
        return True
    if code == "none":
        return False
    if code == "owner":
        return viewer is not None and viewer is owner
    return bool(code(t, Scope({"viewer": viewer}), owner))


def sees_zone(t: State, viewer: Player | None, zone: tuple[str, int]) -> bool:
    """Whether a viewer sees which cards lie in a zone."""
    owner = PLAYERS[zone[1]] if zone[1] != NOBODY else None
    return sees(t, t.program.zone_seen[zone[0]][0], viewer, owner)


def counts_zone(t: State, viewer: Player | None, zone: tuple[str, int]) -> bool:
    """Whether a viewer knows how many cards lie in a zone."""
    owner = PLAYERS[zone[1]] if zone[1] != NOBODY else None
    seen, counted = t.program.zone_seen[zone[0]]
    return sees(t, seen, viewer, owner) or sees(t, counted, viewer, owner)


def hears(t: State, entry: dict[str, Any], viewer: str | None) -> bool:
    """Whether a viewer (none: a spectator) is told of an event. Staff that sees everything is told all."""
    return viewer in t.program.all_seeing or entry["to"] == "all" or viewer in entry["to"]


def seen_by(t: State, entry: dict[str, Any], viewer: str | None) -> dict[str, Any] | None:
    """What one viewer (none: a spectator) is told of an event, or None. Staff that sees everything is told
    all that anybody is."""
    if not hears(t, entry, viewer):
        return None
    if viewer in t.program.all_seeing:
        told: dict[str, Any] = {}
        for seat in sorted(entry.get("only", {}), key=t.seats.index):
            told = {**entry["only"][seat], **told}
        return {"type": entry["type"], "data": {**told, **entry["data"]}}
    data = dict(entry["data"])
    if viewer is not None:
        data.update(entry.get("only", {}).get(viewer, {}))
    return {"type": entry["type"], "data": data}


def feed(t: State, viewer: str | None) -> list[dict[str, Any]]:
    """The events one viewer has been told, numbered as that viewer counts them (SEM-10)."""
    told = [seen for entry in t.log if (seen := seen_by(t, entry, viewer)) is not None]
    return [{"n": n, **seen} for n, seen in enumerate(told, 1)]
