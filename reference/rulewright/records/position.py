"""The position that a table can be set up in again: what differs from the defaults, at a resting point."""

from __future__ import annotations

from typing import Any

from rulewright.engine.position import choose_rulings, choose_settings, defaults
from rulewright.engine.state import State
from rulewright.records.course import Course


def position_of(course: Course, place: int, at: str) -> dict[str, Any]:
    """The table before the input at a place, as a position at the resting point `at`. Whether a game can go
    on from there in the same way has to be tried: not all that a table remembers can be placed."""
    view, fresh = course.view(place), _fresh(course)
    rules = course.game.rules
    position: dict[str, Any] = {"at": at}
    if view["at"]:
        position["clock"] = view["at"]
    game = _differing(rules.attributes.get("game", {}), view["game"], fresh.game, fresh)
    if game:
        position["game"] = game
    players = {}
    for number, (seat, shown) in enumerate(view["players"].items()):
        placed = _differing(rules.attributes.get("player", {}), shown, fresh.players[number], fresh)
        zones = {n: shown[n] for n, zone in rules.zones.items() if zone.of == "player" and shown.get(n)}
        if placed or zones:
            players[seat] = {**placed, **zones}
    if players:
        position["players"] = players
    zones = {n: shown for n, shown in view["zones"].items() if shown}
    if zones:
        position["zones"] = zones
    if rules.zones and _placed(position) < len(course.game.program.cards):
        position["rest"] = "out"
    return position


def _fresh(course: Course) -> State:
    """A table of these seats and options at its defaults."""
    fields = course.first.fields
    state = State(course.game.program, tuple(fields["seats"]))
    state.host = fields.get("host") or fields["seats"][0]
    choose_settings(state, fields.get("settings", {}))
    choose_rulings(state, fields.get("rulings", {}))
    defaults(state)
    return state


def _differing(declared: Any, shown: Any, fresh: Any, state: State) -> dict[str, Any]:
    return {
        name: shown[name]
        for name, attribute in declared.items()
        if name in shown and attribute.type != "derived" and shown[name] != state.plain(fresh.get(name))
    }


def _placed(position: dict[str, Any]) -> int:
    piles = [*position.get("zones", {}).values()]
    for held in position.get("players", {}).values():
        piles += [value for value in held.values() if isinstance(value, list)]
    return sum(len(pile) for pile in piles)
