"""What a player of Mafia may know, typed from the rules of the game and not read from the documents under test.

`swap` asks three things of it: another world that a viewer cannot tell from this one (two seats have exchanged their
roles with all that belongs to a role; hidden values are others; a secret move was another one), the inputs that look
the same in both, and whether what a viewer is owed has become different, as it may at dawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from random_games import Input
from swap import Change, Secrets, drawn, known_of, nothing, seat_of

from rulewright.engine.chance import mix
from rulewright.engine.frames import OpenFrame
from rulewright.engine.moves import playable
from rulewright.engine.saving import load_state, save_state
from rulewright.engine.state import NOBODY, State
from rulewright.engine.table import Table
from rulewright.engine.values import PLAYERS

MAFIA = {"goon", "godfather", "consigliere", "consort", "blackmailer", "kidnapper", "infiltrator", "ambusher"}
CULT = {"cult_leader", "follower"}
LODGE = {"mason", "infiltrator"}
NEUTRAL = {"witch", "jester", "executioner", "survivor", "serial_killer", "thief", "arsonist"}
CHARGES = {"jailor": 3, "kidnapper": 1, "veteran": 3, "vigilante": 3, "survivor": 2, "doctor": 1}
# Who gets which answers of the night.
ANSWERS = {
    "suspicious": "inspector",
    "group": "investigator",
    "visitors": "lookout",
    "visited": "tracker",
    "role": "consigliere",
}

# What happens before all eyes, with the parts that all are told.
PUBLIC = {
    "introduction": (),
    "introduces_himself": ("who",),
    "night": ("nth",),
    "day": ("nth",),
    "call": ("slot",),
    "death": ("who", "causes"),
    "silenced": ("who",),
    "mayor_revealed": ("who",),
    "support_changed": ("by", "target"),
    "skip_changed": ("by", "skips"),
    "day_skipped": (),
    "trial": ("accused",),
    "voted": ("by", "vote", "weight"),
    "acquitted": ("who",),
    "said": ("channel", "by", "words"),
    "disconnect": ("who",),
    "reconnect": ("who",),
    "put_out": ("who",),
    "day_clock_rings": (),
    "clock_changed": ("paused", "left"),
    "decided": ("side",),
    "foretold": ("who", "side", "right"),
    "over": ("winners", "because"),
}
# What one seat is told, by the part that names it, with what it is told.
PRIVATE = {
    "role_shown": ("who", ("who", "role")),
    "capture_planned": ("by", ("by", "target")),
    "captured": ("by", ("by", "prisoner")),
    "jailed": ("who", ("who",)),
    "unreachable": ("by", ("by", "to")),
    "survived": ("who", ("who",)),
    "recruit_failed": ("by", ("by", "to")),
    "becomes_jester": ("who", ("who",)),
    "predicted": ("by", ("by", "side")),
}
# What some are told, who else depends on the moment, with its parts.
SHARED = {
    "attack_failed": ("to",),
    "mates_meet": ("members",),
    "lodge_sees": ("members",),
    "kill_pointed": ("by", "target"),
    "joins": ("who",),
    "said_apart": ("channel", "by", "words"),
    "said_in_cell": ("voice", "words"),
}
# The asks of the village of which others hear nothing.
SECRETLY = ("pointing", "healing", "asking")
OPEN_GAME = (
    "host", "lineup", "phase", "day", "accused", "hanged", "tried", "trials", "outcome", "victor",
    "day_ends", "day_left", "paused",
)  # fmt: skip
OPEN = ("alive", "removed", "connected", "supports", "skips", "revealed", "silenced", "voted_guilty")
OWN = (
    "role", "spent", "vote", "pick", "prisoner", "kill_vote", "face", "remorse", "cooldown", "goal", "met_goal", "haunts",
    "prediction",
)  # fmt: skip
# Nobody sees them.
SEALED = (
    "captor", "arrow", "arrow_flown", "blocked", "blockers", "visited", "visitors", "armour", "on_alert", "guards", "tainted",
    "gagged", "attacked", "doomed", "causes", "victim", "recruited", "night_role",
)  # fmt: skip
# What goes with a role when two seats exchange theirs; all else belongs to the seat.
OF_A_ROLE = (
    "role",
    "spent",
    "pick",
    "prisoner",
    "kill_vote",
    "face",
    "remorse",
    "cooldown",
    "goal",
    "met_goal",
    "arrow",
    "settled",
    "guards",
    "victim",
    "night_role",
    "met_mates",
)
VALUES = (
    "spent",
    "pick",
    "kill_vote",
    "vote",
    "goal",
    "prediction",
    "face",
    "remorse",
    "cooldown",
    "met_goal",
    *SEALED,
    "doused",
)


def alive(t: State, seat: int) -> bool:
    return bool(t.players[seat]["alive"])


def is_of(t: State, seat: int, team: set[str]) -> bool:
    return seat != NOBODY and t.players[seat]["role"] in team


def free_mafia(t: State, seat: int) -> bool:
    """Whether somebody takes part in the mafia's night: not the dead, and nobody in a cell."""
    return is_of(t, seat, MAFIA) and alive(t, seat) and t.players[seat]["captor"] is None


def when(t: State, kind: str, seat: int) -> int:
    """The number of the event by which something happened to a seat (0: never)."""
    return next((e["n"] for e in t.log if e["type"] == kind and e["data"].get("who") == t.seats[seat]), 0)


def knows_role(t: State, viewer: int, seat: int) -> bool:
    """Whether a viewer knows the role that a seat has."""
    role = t.players[seat]["role"]
    if seat == viewer or role_is_open(t, seat):
        return True
    if is_of(t, viewer, MAFIA) and role in MAFIA:
        return has_met(t, viewer, "mates_meet")
    if is_of(t, viewer, CULT) and role in CULT:
        # A ghost hears of nobody who has joined since.
        return alive(t, viewer) or when(t, "joins", seat) < when(t, "death", viewer)
    # The infiltrator knows which of the lodge is none of his.
    return is_of(t, viewer, {"infiltrator"}) and role == "mason" and has_met(t, viewer, "lodge_sees")


def has_met(t: State, viewer: int, meeting: str) -> bool:
    """Whether a viewer has met his team: online at once, at a moderated table when he was first woken with it."""
    return t.via is None or any(e["type"] == meeting and t.seats[viewer] in e["to"] for e in t.log)


def role_is_open(t: State, seat: int) -> bool:
    """Whether all know a role: that of a revealed mayor, of who was put out, and of the dead, if that is played."""
    player = t.players[seat]
    if player["revealed"] or player["removed"]:
        return True
    return not player["alive"] and t.settings["reveal_on_death"] == "role"


def what_is_known(t: State, viewer: int, seat: int) -> tuple[Any, ...]:
    """Seats of which a viewer knows the same may have exchanged their roles."""
    player = t.players[seat]
    faction = None
    if not player["alive"] and t.settings["reveal_on_death"] == "faction":
        faction = side_of(player["role"])
    return (
        player["role"] if knows_role(t, viewer, seat) else None,
        player["role"] in LODGE and is_of(t, viewer, LODGE) and has_met(t, viewer, "lodge_sees"),
        player["role"] in CULT and is_of(t, viewer, CULT),
        viewer != NOBODY and t.players[viewer]["goal"] is PLAYERS[seat],
        player["alive"],
        faction,
        known_of(t, viewer, seat),
    )


def side_of(role: str) -> str:
    return "mafia" if role in MAFIA else "cult" if role in CULT else "neutral" if role in NEUTRAL else "town"


# -- what a viewer is owed -------------------------------------------------------------------------------


def note(table: Table, viewer: str) -> dict[str, Any]:
    """Of the time before an input: the viewer's role, his cell, and whom he went out to meet."""
    t, seat = table._state, seat_of(table, viewer)
    if seat == NOBODY:
        return {"role": None, "cell": False, "met": set()}
    met = {t.seats[s] for s, p in enumerate(t.players[: t.count]) if p["doused"]}
    met = met if t.players[seat]["role"] == "arsonist" else set()
    if free_mafia(t, seat):
        votes = [p["kill_vote"] for s, p in enumerate(t.players[: t.count]) if is_of(t, s, MAFIA)]
        met |= {t.text(v) for v in votes if v is not None}
    for frame in t.stack:
        if isinstance(frame, OpenFrame) and seat in frame.asks:
            answer = frame.asks[seat].answer
            target = answer.parts.get("target") if answer is not None else None
            met |= {t.text(target)} if target is not None else set()
    return {"role": t.players[seat]["role"], "cell": in_cell(t, seat), "met": met}


def in_cell(t: State, seat: int) -> bool:
    return t.players[seat]["captor"] is not None or t.players[seat]["prisoner"] is not None


def owed(table: Table, viewer: str, since: int, before: dict[str, Any]) -> dict[str, Any]:
    """Everything that a viewer has a right to of the present state, and of the events since a moment."""
    t, seat = table._state, seat_of(table, viewer)
    players = t.players[: t.count]
    own = {} if seat == NOBODY else {name: t.plain(players[seat][name]) for name in OWN}
    mates = [s for s in range(t.count) if s != seat and is_of(t, s, MAFIA) and knows_role(t, seat, s)]
    if seat == NOBODY or not free_mafia(t, seat):
        mates = []
    return {
        "now": t.now,
        "timers": sorted(x for x in t.timers if x[0] != "grace"),
        "game": {name: t.plain(t.game[name]) for name in OPEN_GAME if name in t.game},
        "players": [{name: t.plain(p[name]) for name in OPEN} for p in players],
        "own": own,
        "locked up": seat != NOBODY and players[seat]["captor"] is not None,
        "kill votes": [t.plain(players[s]["kill_vote"]) for s in mates],
        "doused": [p["doused"] for p in players] if seat != NOBODY and own["role"] == "arsonist" else [],
        "known": [[s, players[s]["role"]] for s in range(t.count) if knows_role(t, seat, s)],
        "lodge": [s for s in range(t.count) if is_of(t, s, LODGE)]
        if is_of(t, seat, LODGE) and has_met(t, seat, "lodge_sees")
        else [],
        "asked": asked(t, seat),
        "events": [due for e in t.log[since:] if (due := due_of(t, e, seat, before)) is not None],
    }


def asked(t: State, seat: int) -> list[Any]:
    """The stretches that are open for a viewer, or before all eyes."""
    found: list[Any] = []
    for frame in t.stack:
        if isinstance(frame, OpenFrame):
            stretch = t.program.stretches[frame.block, frame.place]
            everybody = stretch.name in ("day", "verdict")
            found.append([sorted(frame.asks) if everybody else seat in frame.asks, stretch.name])
    if found and found[-1][1] in ("night", "capture", "pointing") and found[-1][0] is False:
        # Somebody is awake: it is not told who.
        found.pop()
    return found


def due_of(t: State, entry: dict[str, Any], seat: int, before: dict[str, Any]) -> Any:
    """What a viewer is owed of an event: its type and parts; None if nothing."""
    kind, data = entry["type"], entry["data"]
    name = t.seats[seat] if seat != NOBODY else None
    if kind in PUBLIC:
        return [kind, [data.get(part) for part in PUBLIC[kind]]]
    if kind == "fact":
        return fact_due(t, entry, name, before)
    if name is None:
        return None
    if kind in PRIVATE:
        whom, parts = PRIVATE[kind]
        return [kind, [data.get(part) for part in parts]] if data.get(whom) == name else None
    due = {
        "attack_failed": lambda: name in entry["to"] and data["to"] in before["met"],
        "mates_meet": lambda: free_mafia(t, seat),
        "lodge_sees": lambda: is_of(t, seat, LODGE),
        "kill_pointed": lambda: free_mafia(t, seat),
        "joins": lambda: is_of(t, seat, CULT) and (alive(t, seat) or when(t, "death", seat) > entry["n"]),
        "said_apart": lambda: hears(t, data["channel"], seat),
        "said_in_cell": lambda: name in entry["to"] and before["cell"],
    }
    return [kind, [data.get(part) for part in SHARED[kind]]] if kind in due and due[kind]() else None


def hears(t: State, channel: str, seat: int) -> bool:
    """Whether a seat hears a chat that is not for all: teams at night without those in a cell, ghosts always."""
    if channel == "ghost_chat":
        return not alive(t, seat) and not t.players[seat]["removed"]
    team = {"mafia_chat": MAFIA, "cult_chat": CULT}[channel]
    return is_of(t, seat, team) and alive(t, seat) and t.players[seat]["captor"] is None


def fact_due(t: State, entry: dict[str, Any], name: str | None, before: dict[str, Any]) -> Any:
    """An answer is owed to who asked for it, and a role that has come out to all."""
    fact = entry["data"] or next(iter(entry.get("only", {}).values()))
    of = [t.seats.index(s) for s in fact["of"]]
    if fact["what"] == "faction" or (fact["what"] == "role" and any(role_is_open(t, s) for s in of)):
        return ["fact", fact]
    mine = name is not None and name in entry.get("only", {})
    return ["fact", fact] if mine and ANSWERS.get(fact["what"]) == before["role"] else None


# -- another world ---------------------------------------------------------------------------------------


@dataclass
class Secret(Change):
    """Another world of Mafia: `pair` exchange their roles; or `moves` of a seat differ; or values."""

    pair: tuple[int, int] | None = None
    seat: str = ""
    kind_of_ask: str = ""
    moves: tuple[str | None, str | None] = (None, None)
    others: list[tuple[int, str, Any]] = field(default_factory=list)

    def twin(self, seat: int) -> int:
        """Who does in the other world what a seat does in this one."""
        one, two = self.pair or (NOBODY, NOBODY)
        return two if seat == one else one if seat == two else seat


class MafiaSecrets(Secrets):
    """What Mafia hides."""

    def change(self, table: Table, viewer: str, known: set[str], seed: int) -> Secret | None:
        kinds = ("roles", "roles", "values", "a secret move", "a secret move")
        makers = {"roles": exchange, "values": other_values, "a secret move": secret_move}
        kind = kinds[mix(seed, 3) % len(kinds)]
        return makers[kind](table, seat_of(table, viewer), seed)

    def worlds(self, table: Table, changed: Change) -> list[Table]:
        assert isinstance(changed, Secret)
        if changed.pair is not None:
            return [table.clone(), exchanged(table, changed)]
        tables = [table.clone(), table.clone()]
        for t, move in zip(tables, changed.moves, strict=True):
            if move is not None:
                t.act(changed.seat, move, ask_of(t, changed.seat, changed.kind_of_ask))
        for seat, name, value in changed.others:
            tables[1]._state.players[seat][name] = value
        return tables

    def note(self, table: Table, viewer: str) -> Any:
        return note(table, viewer)

    def opened(
        self, tables: list[Table], viewer: str, changed: Change, since: list[int], notes: list[Any]
    ) -> bool:
        one, two = (owed(t, viewer, s, n) for t, s, n in zip(tables, since, notes, strict=True))
        return one != two

    def in_both(self, given: Input, tables: list[Table], changed: Change, seed: int) -> list[Input] | None:
        assert isinstance(changed, Secret)
        return in_both(given, tables, changed)

    def differ(self, tables: list[Table]) -> bool:
        return tables[0].to_json() != tables[1].to_json()


def ask_of(table: Table, seat: str, kind: str) -> str | None:
    return next((a.id for a in table.asks(seat) if a.kind == kind), None)


def exchange(table: Table, viewer: int, seed: int, known: Any = what_is_known) -> Secret | None:
    """Two other seats of which the viewer knows the same exchange their roles."""
    t = table._state
    groups: dict[Any, list[int]] = {}
    for s in range(t.count):
        if s != viewer:
            groups.setdefault(known(t, viewer, s), []).append(s)
    haunting = any(p.get("haunts") for p in t.players[: t.count])
    for group in shuffled(list(groups.values()), seed):
        if not t.players[group[0]]["alive"] and haunting:
            continue
        mixed = drawn(group, seed + 1)
        for one in mixed:
            for two in mixed:
                if t.players[one]["role"] != t.players[two]["role"]:
                    return Secret("roles", pair=(one, two))
    return None


def exchanged(table: Table, changed: Secret) -> Table:
    """The table with the roles of two seats exchanged, with what belongs to a role, and what was chosen with it."""
    data, pair = save_state(table._state), changed.pair
    assert pair is not None
    one, two = pair
    players = data["players"]
    for name in OF_A_ROLE:
        if name in players[one]:
            a, b = players[one][name], players[two][name]
            players[one][name], players[two][name] = swapped(b, changed), swapped(a, changed)
    # Prisoners of either are now in the cell of the other.
    for player in players[: table._state.count]:
        for name in ("captor", "blockers"):
            if name in player:
                player[name] = swapped(player[name], changed)
    if {"p": one} in (players[one]["captor"], players[one]["prisoner"]) or {"p": two} in (
        players[two]["captor"], players[two]["prisoner"]
    ):  # fmt: skip
        players[one]["captor"], players[two]["captor"] = players[two]["captor"], players[one]["captor"]
    if data["game"].get("carrier") is not None:
        data["game"]["carrier"] = swapped(data["game"]["carrier"], changed)
    if data["game"]["phase"] == "night":
        for frame in data["stack"]:
            exchange_frame(frame, table, data, changed)
    return Table(table._program, load_state(table._program, data))


def swapped(value: Any, changed: Secret) -> Any:
    """Saved values with the two seats exchanged."""
    if isinstance(value, list):
        return [swapped(v, changed) for v in value]
    if isinstance(value, dict):
        if set(value) == {"p"}:
            return {"p": changed.twin(value["p"])}
        return {key: swapped(v, changed) for key, v in value.items()}
    return value


def exchange_frame(frame: dict[str, Any], table: Table, data: dict[str, Any], changed: Secret) -> None:
    """What is in progress in the night: who was woken, who has chosen what."""
    assert changed.pair is not None
    if frame["frame"] == "open":
        exchange_asks(frame["asks"], table, data, changed)
        return
    for part in ("fields", "locals"):
        for name, value in frame.get(part, {}).items():
            frame[part][name] = chosen(value, changed)


def chosen(value: Any, changed: Secret) -> Any:
    """Choices with the one who made them exchanged; whom others have chosen stays."""
    if isinstance(value, list):
        return [chosen(v, changed) for v in value]
    if isinstance(value, dict) and "r" in value:
        mine = value["r"]["by"].get("p") in (changed.pair or ())
        record = {k: swapped(v, changed) if k == "by" or mine else v for k, v in value["r"].items()}
        return {"r": record}
    return swapped(value, changed)


def exchange_asks(asks: dict[str, Any], table: Table, data: dict[str, Any], changed: Secret) -> None:
    assert changed.pair is not None
    keys = [str(s) for s in changed.pair]
    there = [asks.get(key) for key in keys]
    for key, other, seat in zip(keys, reversed(there), changed.pair, strict=True):
        mine = asks.pop(key, None)
        if other is None and mine is None:
            continue
        captive = data["players"][seat]["captor"] is not None
        everybody = table._state.program.staff == ()
        if everybody and mine is None:
            continue  # who is in a cell is not asked online, whatever his role
        if not everybody and (other is None or captive):
            continue
        if mine is None:
            data["asks"][1][seat] += 1
            mine = {"id": f"{table.seats[seat]}:{data['asks'][1][seat]}"}
        empty = {"answered": False, "passed": False, "answer": None, "picks": []}
        content = empty if other is None else {k: v for k, v in other.items() if k != "id"}
        asks[key] = {"id": mine["id"], **content, "answer": chosen(content["answer"], changed)}


def other_values(table: Table, viewer: int, seed: int) -> Secret | None:
    """Some values that a viewer does not see are others."""
    t = table._state
    found: list[tuple[int, str, Any]] = []
    if mix(seed, 4) % 3 == 0:
        found = another_prisoner(t, viewer, seed)
    for number, (seat, name) in enumerate(
        drawn([(s, n) for s in range(t.count) for n in VALUES if s != viewer], seed)
    ):
        if len(found) >= 3 or number == 30:
            break
        key = mix(seed + 5, number)
        value = another(t, viewer, seat, name, key)
        if value is not KEEP and value != t.players[seat][name]:
            found.append((seat, name, value))
    return Secret("values", others=found) if found else None


def another_prisoner(t: State, viewer: int, seed: int) -> list[tuple[int, str, Any]]:
    """Another one sits in a cell of which a viewer knows nothing."""
    captors = [s for s in range(t.count) if t.players[s]["prisoner"] is not None]
    free = [s for s in range(t.count) if alive(t, s) and not in_cell(t, s) and s != viewer]
    for captor in captors:
        prisoner = t.players[captor]["prisoner"].seat
        if viewer not in (captor, prisoner) and free:
            other = free[mix(seed, 5) % len(free)]
            who = PLAYERS[captor]
            return [(prisoner, "captor", None), (other, "captor", who), (captor, "prisoner", PLAYERS[other])]
    return []


KEEP = object()


def another(t: State, viewer: int, seat: int, name: str, key: int) -> Any:
    """Another value of what a viewer does not see of a seat; `KEEP` if he sees it, or there is none."""
    player = t.players[seat]
    role, night = player["role"], t.game["phase"] == "night"
    anybody = PLAYERS[key % t.count]
    if name == "doused":
        return not player["doused"] if viewer == NOBODY or t.players[viewer]["role"] != "arsonist" else KEEP
    if name in ("remorse", "met_goal"):
        return not player[name] and player["alive"]
    if name == "captor":
        mine = viewer != NOBODY and PLAYERS[viewer] in (player["captor"], anybody)
        walled = player["captor"] is None or mine or t.via is not None
        return KEEP if walled or anybody.seat == seat else anybody
    if name in SEALED:
        if not night or t.via is None or not player["alive"]:
            return KEEP  # online nothing of this is true for longer than an instant
        values = {
            bool: lambda: not player[name],
            int: lambda: key % 3,
            tuple: lambda: KEEP if name == "causes" else (anybody,),
            str: lambda: KEEP,
        }
        kept = type(player[name])
        return values[kept]() if kept in values else KEEP if name == "night_role" else anybody
    mate = is_of(t, seat, MAFIA) and viewer != NOBODY and free_mafia(t, viewer)
    possible = {
        "spent": lambda: key % (CHARGES[role] + 1) if role in CHARGES else KEEP,
        "pick": lambda: (
            anybody if role in ("jailor", "kidnapper") and anybody.seat != seat and not night else KEEP
        ),
        "kill_vote": lambda: (
            KEEP
            if mate or not free_mafia(t, seat) or not alive(t, anybody.seat) or is_of(t, anybody.seat, MAFIA)
            else anybody
        ),
        "vote": lambda: ("guilty", "innocent", "abstain")[key % 3] if player["vote"] is not None else KEEP,
        "goal": lambda: anybody if role == "executioner" and anybody.seat != seat else KEEP,
        "prediction": lambda: ("town", "mafia", "cult", "killer")[key % 4] if not player["alive"] else KEEP,
        "face": lambda: "doctor" if role == "thief" else KEEP,
        "cooldown": lambda: key % 3 if role == "cult_leader" else KEEP,
    }
    return possible[name]()


def secret_move(table: Table, viewer: int, seed: int, moves: Any = None) -> Secret | None:
    """Another seat has made this or that move (or none) of which the viewer hears nothing."""
    for number, ask in enumerate(shuffled(table.pending, seed)[:10]):
        if ask.seat not in table.seats or seat_of(table, ask.seat) == viewer:
            continue
        secret = [m for m in (moves or secret_moves)(table, ask, viewer) if m is not None]
        if not secret:
            continue
        first, second = (secret[mix(seed, 50 + 2 * number + i) % len(secret)] for i in (0, 1))
        none = not ask.blocking and mix(seed, 90) & 1
        if none or first != second:
            made = (None if none else first, second)
            return Secret("a secret move", seat=ask.seat, kind_of_ask=ask.kind, moves=made)
    return None


def shuffled(items: list[Any], seed: int) -> list[Any]:
    """The items in random order, which need none of their own."""
    return [items[place] for place in drawn(list(range(len(items))), seed)]


def secret_moves(table: Table, ask: Any, viewer: int) -> Iterator[str | None]:
    """The moves of an ask of which a viewer hears nothing."""
    t, seat = table._state, seat_of(table, ask.seat)
    for move in table.legal(ask.seat, ask.id):
        words = "" if move.text is None else ' "a secret"'
        if ask.kind in ("night", "capture") or move.verb in ("capture", "release", "predict"):
            yield move.id + words
        elif move.verb in ("guilty", "innocent", "abstain"):
            yield move.id if t.players[seat]["vote"] is None or ask.kind == "verdict" else None
        elif move.verb in ("kill", "spare") or ask.kind == "pointing":
            yield None if viewer != NOBODY and free_mafia(t, viewer) else move.id
        elif move.verb in ("say", "talk"):
            channel = move.params["channel"]
            if channel == "cell_chat":
                cells = (t.players[seat]["captor"], t.players[seat]["prisoner"])
                yield None if viewer != NOBODY and PLAYERS[viewer] in cells else move.id + words
            elif channel in ("mafia_chat", "cult_chat", "ghost_chat"):
                yield None if viewer != NOBODY and hears(t, channel, viewer) else move.id + words


# -- both in step ----------------------------------------------------------------------------------------


def in_both(given: Input, tables: list[Table], changed: Secret) -> list[Input] | None:
    """The same input for both; with exchanged roles, what one does with his role is done by the other."""
    if given.ask is None:
        return [given, given]
    t, seat, move = tables[0]._state, seat_of(tables[0], given.ask.seat), given.move
    if seat in (changed.pair or ()) and of_the_role(t, seat, given):
        names = [tables[0].seats[s] for s in changed.pair or ()]
        twin = tables[0].seats[changed.twin(seat)]
        before, arrow, target = move.partition(" > ")
        target = names[1 - names.index(target)] if target in names else target
        move = before + arrow + target
    else:
        twin = given.ask.seat
    if twin not in tables[1].seats and twin not in tables[1].staff:
        return None
    ask = next((a for a in tables[1].asks(twin) if a.kind == given.ask.kind), None)
    if ask is None:
        return None
    listed = tables[1].legal(twin, ask.id)
    template, quote, _ = move.partition(' "')
    if template not in {m.id for m in (listed if quote else playable(listed))}:
        return None
    return [given, replace(given, seat=twin, ask=ask, move=move)]


def of_the_role(t: State, seat: int, given: Input) -> bool:
    """Whether an input belongs to the role of a seat, and not to its body."""
    assert given.ask is not None
    verb, _, rest = given.move.partition(" ")
    if given.ask.kind in ("night", "capture", *SECRETLY) or verb in (
        "kill",
        "spare",
        "capture",
        "release",
        "reveal",
    ):
        return True
    if verb in ("say", "talk"):
        channel = rest.partition(" ")[0]
        captor = channel == "cell_chat" and t.players[seat]["captor"] is None
        return channel in ("mafia_chat", "cult_chat") or captor
    return False


SECRETS = MafiaSecrets(attributes=dict.fromkeys([*OWN, *SEALED, "doused"], nothing), steps=8, and_unseen=True)
