"""What a player of the smallest village may know, typed like `mafia_secrets` from the rules of the mode."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mafia_secrets import SECRETLY, MafiaSecrets, Secret, alive, exchange, is_of, secret_move, swapped
from swap import Change, known_of, nothing, seat_of

from rulewright.engine.chance import mix
from rulewright.engine.frames import OpenFrame
from rulewright.engine.saving import load_state, save_state
from rulewright.engine.state import NOBODY, State
from rulewright.engine.table import Table

PUBLIC = {
    "night": ("nth",),
    "day": ("nth",),
    "death": ("who", "causes"),
    "nobody_dies": (),
    "said": ("by", "words"),
    "voted": ("by", "target"),
    "over": ("winners", "because"),
}


class VillageSecrets(MafiaSecrets):
    """What the smallest village hides: roles, also those of the dead, and what is done at night."""

    def change(self, table: Table, viewer: str, known: set[str], seed: int) -> Secret | None:
        seat = seat_of(table, viewer)
        if mix(seed, 3) & 1:
            return exchange(table, seat, seed, village_known)
        return secret_move(table, seat, seed, village_moves)

    def worlds(self, table: Table, changed: Change) -> list[Table]:
        assert isinstance(changed, Secret)
        if changed.pair is not None:
            return [table.clone(), village_exchanged(table, changed)]
        return super().worlds(table, changed)

    def note(self, table: Table, viewer: str) -> Any:
        return None

    def opened(
        self, tables: list[Table], viewer: str, changed: Change, since: list[int], notes: list[Any]
    ) -> bool:
        one, two = (village_owed(t, viewer, s) for t, s in zip(tables, since, strict=True))
        return one != two


def village_known(t: State, viewer: int, seat: int) -> tuple[Any, ...]:
    mates = is_of(t, viewer, {"mafioso"}) and is_of(t, seat, {"mafioso"})
    return mates, t.players[seat]["alive"], known_of(t, viewer, seat)


def village_moves(table: Table, ask: Any, viewer: int) -> Iterator[str | None]:
    """The moves of an ask of which a viewer hears nothing: none of the mafia's for its own."""
    t = table._state
    mate = ask.kind == "pointing" and is_of(t, viewer, {"mafioso"}) and alive(t, viewer)
    for move in table.legal(ask.seat, ask.id):
        yield move.id if ask.kind in SECRETLY and not mate else None


def village_exchanged(table: Table, changed: Secret) -> Table:
    """The table with the roles of two seats exchanged, and who is asked at night."""
    data = save_state(table._state)
    one, two = changed.pair or (NOBODY, NOBODY)
    players = data["players"]
    for name in ("role", "kill_vote"):
        players[one][name], players[two][name] = players[two][name], players[one][name]
    if data["game"]["phase"] == "night":
        data["stack"] = [swapped(frame, changed) for frame in data["stack"]]
        for frame in data["stack"]:
            for seat in [int(s) for s in frame.get("asks", ())]:
                if seat in (one, two):
                    twin = changed.twin(seat)
                    data["asks"][1][twin] += 1
                    name = f"{table.seats[twin]}:{data['asks'][1][twin]}"
                    frame["asks"] = {str(twin): {**frame["asks"][str(seat)], "id": name}}
                    break
    return Table(table._program, load_state(table._program, data))


def village_owed(table: Table, viewer: str, since: int) -> dict[str, Any]:
    """Everything that a viewer has a right to in the village."""
    t, seat = table._state, seat_of(table, viewer)
    mafia = is_of(t, seat, {"mafioso"})
    mates = [s for s in range(t.count) if mafia and is_of(t, s, {"mafioso"})]
    events = []
    for entry in t.log[since:]:
        kind, data = entry["type"], entry["data"]
        parts = PUBLIC.get(kind, ())
        if kind == "role_shown" and seat != NOBODY and data["who"] == t.seats[seat]:
            parts = ("who", "role")
        elif kind == "mates_meet" and mafia:
            parts = ("members",)
        elif kind == "kill_pointed" and mafia and alive(t, seat):
            parts = ("by", "target")
        elif kind == "fact" and is_of(t, seat, {"detective"}):
            parts, data = ("what", "of", "is"), next(iter(entry["only"].values()))
        if kind in PUBLIC or parts:
            events.append([kind, [data.get(part) for part in parts]])
    return {
        "game": {name: t.game[name] for name in ("phase", "day")},
        "players": [[p["alive"], t.plain(p["vote"])] for p in t.players[: t.count]],
        "own": t.players[seat]["role"] if seat != NOBODY else None,
        "mates": [[s, alive(t, seat) and t.plain(t.players[s]["kill_vote"])] for s in mates],
        "mine": t.plain(t.players[seat]["kill_vote"]) if seat != NOBODY else None,
        "asked": village_asked(t, seat),
        "events": events,
    }


def village_asked(t: State, seat: int) -> Any:
    """Who is asked: all know of it by day, at night each of himself."""
    frame = t.stack[-1] if t.stack else None
    asks = sorted(frame.asks) if isinstance(frame, OpenFrame) else []
    return asks if t.game["phase"] != "night" else seat in asks


VILLAGE = VillageSecrets(attributes={"role": nothing, "kill_vote": nothing}, steps=12)
