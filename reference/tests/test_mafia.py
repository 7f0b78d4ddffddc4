"""What the rules of Mafia say of its roles, lists, numbers and order: whole tables, typed once more from the rules and
compared, and what no single night can show: that the order of what is sent makes no difference, and who may know
what of whom."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from mafia_secrets import CULT, MAFIA, NEUTRAL
from random_games import LONG, new_table

import rulewright
from rulewright.data import data_path
from rulewright.engine.chance import mix
from rulewright.engine.moves import playable
from rulewright.engine.table import Table
from rulewright.engine.views import SPECTATOR
from rulewright.rules.source import NOWHERE

# attack, defence, number of the action, visits, slots of the wake order, win priority, investigator's group,
# suspicious, unique
T, F = True, False
ROLES: dict[str, tuple[int, int, int, bool, list[int], int, int, bool, bool]] = {
    "citizen": (0, 0, 0, F, [], 0, 5, F, F),
    "inspector": (0, 0, 70, T, [15], 0, 8, F, F),
    "lookout": (0, 0, 73, T, [17], 0, 9, F, F),
    "investigator": (0, 0, 71, T, [16], 0, 7, F, F),
    "tracker": (0, 0, 74, T, [18], 0, 9, F, F),
    "doctor": (0, 0, 30, T, [6], 0, 2, F, F),
    "bodyguard": (2, 0, 31, T, [7], 0, 10, F, F),
    "escort": (0, 0, 20, T, [4], 0, 3, F, F),
    "jailor": (3, 0, 10, F, [2], 3, 4, F, T),
    "veteran": (2, 0, 25, F, [3], 3, 8, F, T),
    "vigilante": (1, 0, 45, T, [10], 3, 1, F, F),
    "mayor": (0, 0, 0, F, [], 0, 6, F, T),
    "mason": (0, 0, 0, F, [1], 0, 5, F, F),
    "goon": (1, 0, 44, T, [9], 6, 1, T, F),
    "godfather": (1, 1, 44, T, [9], 6, 8, F, T),
    "consigliere": (0, 0, 72, T, [9], 5, 7, T, F),
    "consort": (0, 0, 21, T, [9], 5, 3, T, F),
    "blackmailer": (0, 0, 36, T, [9], 5, 6, T, F),
    "kidnapper": (3, 0, 11, F, [9], 5, 4, T, T),
    "infiltrator": (0, 0, 0, F, [1, 9], 5, 5, F, T),
    "ambusher": (1, 0, 43, T, [9], 5, 1, T, F),
    "cult_leader": (0, 0, 60, T, [14], 2, 6, T, T),
    "follower": (0, 0, 0, F, [14], 0, 10, T, F),
    "witch": (0, 0, 35, T, [5], 0, 3, F, F),
    "jester": (0, 0, 49, F, [], 0, 10, F, F),
    "executioner": (0, 0, 0, F, [], 0, 4, F, F),
    "survivor": (0, 0, 26, F, [8], 0, 2, F, F),
    "serial_killer": (1, 1, 46, T, [11], 8, 2, T, T),
    "thief": (2, 0, 47, T, [12], 9, 7, F, T),
    "arsonist": (3, 1, 37, T, [13], 8, 9, F, T),
}
KILLERS = {"serial_killer", "thief", "arsonist"}
CHARGES = {"jailor": 3, "veteran": 3, "vigilante": 3, "kidnapper": 1, "survivor": 2}
# Who shares a number when investigated.
GROUPS = {
    1: "vigilante goon ambusher",
    2: "doctor serial_killer survivor",
    3: "escort consort witch",
    4: "jailor kidnapper executioner",
    5: "mason infiltrator citizen",
    6: "mayor blackmailer cult_leader",
    7: "investigator consigliere thief",
    8: "inspector godfather veteran",
    9: "lookout tracker arsonist",
    10: "bodyguard jester follower",
}
LISTS = {
    5: "inspector, doctor, citizen, citizen, goon",
    6: "inspector, doctor, escort, citizen, goon, jester",
    7: "inspector, doctor, vigilante, citizen, citizen, goon, consort",
    8: "inspector, doctor, lookout, escort, mayor, citizen, goon, blackmailer",
    9: "inspector, doctor, lookout, escort, mayor, citizen, goon, consort, executioner",
    10: "inspector, investigator, doctor, jailor, escort, mayor, goon, consigliere, blackmailer, survivor",
    11: "inspector, lookout, doctor, bodyguard, jailor, vigilante, mayor, godfather, goon, serial_killer, jester",
    12: "inspector, tracker, doctor, bodyguard, escort, jailor, mason, mason, godfather, goon, infiltrator, witch",
    13: "inspector, lookout, doctor, vigilante, veteran, mayor, mason, mason, citizen, cult_leader, goon, consort, survivor",
    14: "inspector, investigator, lookout, doctor, bodyguard, escort, jailor, veteran, mayor, godfather, goon, consigliere, serial_killer, executioner",
    15: "inspector, investigator, tracker, doctor, bodyguard, escort, jailor, vigilante, mayor, godfather, goon, blackmailer, kidnapper, thief, jester",
    16: "inspector, investigator, lookout, doctor, bodyguard, escort, jailor, vigilante, veteran, mayor, godfather, goon, consort, consigliere, arsonist, witch",
    17: "inspector, investigator, lookout, tracker, doctor, bodyguard, escort, jailor, veteran, mayor, citizen, godfather, goon, ambusher, blackmailer, serial_killer, survivor",
    18: "inspector, investigator, lookout, doctor, bodyguard, escort, jailor, vigilante, veteran, mayor, mason, mason, godfather, goon, consort, infiltrator, cult_leader, executioner",
    19: "inspector, investigator, lookout, tracker, doctor, bodyguard, escort, jailor, vigilante, veteran, mayor, citizen, godfather, goon, consigliere, kidnapper, thief, witch, jester",
    20: "inspector, investigator, lookout, tracker, doctor, bodyguard, escort, jailor, vigilante, veteran, mayor, mason, mason, godfather, goon, consort, blackmailer, serial_killer, cult_leader, survivor",
}  # fmt: skip
WAKE_ORDER = [
    {"mason", "infiltrator"}, {"jailor"}, {"veteran"}, {"escort"}, {"witch"}, {"doctor"}, {"bodyguard"}, {"survivor"},
    MAFIA, {"vigilante"}, {"serial_killer"}, {"thief"}, {"arsonist"}, CULT, {"inspector"}, {"investigator"}, {"lookout"},
    {"tracker"},
]  # fmt: skip
TIMERS = {
    "online": {"reveal": 10, "intro": 30, "day": 180, "defence": 25, "verdict": 20, "evening": 8, "morning": 10, "night": 45, "grace": 60},
    "moderator": {"intro": 20, "day": 300, "defence": 60},
}  # fmt: skip
SETTINGS = {
    "lobby": "private", "intro": True, "inspector_skips_n1": False, "reveal_on_death": "role", "cult_chain": True,
    "recruit_cooldown": 1, "guilt": True, "jester_haunt": False, "witch_must_survive": False, "executioner_must_live": False,
    "max_trials": 3, "retrial_same_day": False, "mayor_weight": 3, "doctor_self_heals": 1, "push_to_talk": False,
}  # fmt: skip


def side(role: str) -> str:
    return "mafia" if role in MAFIA else "cult" if role in CULT else "neutral" if role in NEUTRAL else "town"


def dealt(seats: int, mode: str = "online") -> list[str]:
    """The roles that a table without any wish of its own is dealt."""
    players = rulewright.load("mafia", mode).table(seats, 1).view("referee")["players"]
    return [p["role"] for p in players.values()]


# -- tables ----------------------------------------------------------------------------------------------


def test_there_are_thirty_roles() -> None:
    assert set(rulewright.load("mafia").rules.documents["role"]) == set(ROLES)
    assert Counter(side(r) for r in ROLES) == {"town": 13, "mafia": 8, "cult": 2, "neutral": 7}


@pytest.mark.parametrize("mode", ["online", "moderator"])
@pytest.mark.parametrize("role", ROLES)
def test_a_role_has_the_numbers_of_the_table(role: str, mode: str) -> None:
    table = rulewright.load("mafia", mode).table(5)
    state = table._state
    names = ("attack", "defence", "prio", "visits", "wakes", "power", "group", "suspicious", "one_only")
    found = [state.plain(state.member(role, name, NOWHERE)) for name in names]
    assert found == list(ROLES[role])
    assert state.member(role, "faction", NOWHERE) == side(role)
    assert state.member(role, "killer", NOWHERE) == (role in KILLERS)
    assert state.member(role, "charges", NOWHERE) == CHARGES.get(role, 0)
    assert state.member(role, "lodge", NOWHERE) == (role in ("mason", "infiltrator"))


def test_the_investigators_groups() -> None:
    assert sorted(r for names in GROUPS.values() for r in names.split()) == sorted(ROLES)
    assert {r: g for g, names in GROUPS.items() for r in names.split()} == {
        r: row[6] for r, row in ROLES.items()
    }
    for names in GROUPS.values():
        assert len({side(r) for r in names.split()}) > 1, "a group that gives a side away"


def test_roles_wake_in_the_order_of_the_table() -> None:
    for slot, roles in enumerate(WAKE_ORDER, 1):
        assert {r for r, row in ROLES.items() if slot in row[4]} == roles, slot


def test_night_actions_are_numbered_as_they_are_resolved() -> None:
    """Block, then protect, then kill, then investigate."""
    first = {
        "block": "escort",
        "protect": "doctor",
        "kill": "ambusher",
        "recruit": "cult_leader",
        "ask": "inspector",
    }
    numbers = [ROLES[r][2] for r in first.values()]
    assert numbers == sorted(numbers)
    stages = rulewright.load("mafia").rules.stages
    of_offers = {a.stage: a.owner for a in rulewright.load("mafia").rules.abilities if a.stage is not None}
    assert set(of_offers) <= set(stages)
    order = [
        ROLES[of_offers[s]][2]
        for s in stages
        if s in of_offers and s not in ("block", "execute", "ignite", "haunt")
    ]
    assert order == sorted(order)


@pytest.mark.parametrize("mode", ["online", "moderator"])
def test_timers(mode: str) -> None:
    settings = rulewright.load("mafia", mode).rules.settings
    for name, seconds in TIMERS[mode].items():
        assert settings[f"{name}_ms"].default == 1000 * seconds, name


@pytest.mark.parametrize("mode", ["online", "moderator"])
def test_settings_and_their_defaults(mode: str) -> None:
    settings = rulewright.load("mafia", mode).rules.settings
    found = {name: s.default for name, s in settings.items() if not name.endswith("_ms")}
    # A moderated table has no lobby, and no voices but those in the room.
    absent = ("lobby", "push_to_talk") if mode == "moderator" else ()
    assert found == {name: value for name, value in SETTINGS.items() if name not in absent}


# -- lists -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["online", "moderator"])
@pytest.mark.parametrize("seats", LISTS)
def test_a_list_is_dealt_as_suggested(seats: int, mode: str) -> None:
    assert Counter(dealt(seats, mode)) == Counter(LISTS[seats].split(", "))


@pytest.mark.parametrize("seats", LISTS)
def test_a_suggested_list_keeps_the_rules_of_lists(seats: int) -> None:
    roles = LISTS[seats].split(", ")
    count = Counter(roles)
    assert len(roles) == seats
    assert all(count[r] <= 1 for r in roles if ROLES[r][8])
    assert count["mason"] != 1
    assert count["infiltrator"] == 0 or (
        count["mason"] >= 2 and any(r in MAFIA - {"infiltrator"} for r in roles)
    )
    assert count["follower"] == 0
    assert any(r in MAFIA | CULT | KILLERS for r in roles)
    assert not won(roles)


def won(roles: list[str]) -> str:
    """The win condition that holds of those alive, in the order of the rules; "" if none does."""
    sides = Counter(side(r) for r in roles)
    killers = sum(r in KILLERS for r in roles)
    armed = (sides["town"] > 0) + (sides["mafia"] > 0) + ("cult_leader" in roles) + killers
    if not roles or (armed == 0 and not sides["cult"]):
        return "draw"
    if armed == 1:
        return "dominance"
    if len(roles) == 2:
        return "final two"
    if killers == 0 and sides["mafia"] and sides["mafia"] >= sides["town"] + sides["cult"]:
        return "mafia's parity"
    if killers == 0 and "cult_leader" in roles and 2 * sides["cult"] > len(roles):
        return "cult's parity"
    return ""


def test_the_recomputed_conditions_know_the_textbook_cases() -> None:
    assert won([]) == "draw"
    assert won(["citizen", "survivor"]) == "dominance"
    assert won(["citizen", "goon"]) == "final two"
    assert won(["citizen", "citizen", "goon", "goon"]) == "mafia's parity"
    assert won(["citizen", "citizen", "goon", "goon", "serial_killer"]) == ""
    assert won(["cult_leader", "follower", "goon"]) == "cult's parity"
    assert won(["citizen", "citizen", "goon", "goon", "cult_leader"]) == ""


# -- who may move ----------------------------------------------------------------------------------------


def test_only_these_moves_are_open_to_the_dead() -> None:
    offers = [a for a in rulewright.load("mafia").rules.abilities if a.key == "offer"]
    assert {a.verb for a in offers if a.when_dead} == {"say", "talk", "predict", "haunt"}
    of_moderator = [a for a in rulewright.load("mafia", "moderator").rules.abilities if a.key == "offer"]
    assert {a.verb for a in of_moderator if a.when_dead} == {"haunt"}


# -- the order of what is sent ---------------------------------------------------------------------------

NIGHTS = 200 if LONG else 8
ORDERS = 6


@pytest.mark.parametrize("seats", range(5, 21) if LONG else (7, 10, 12, 13, 15, 16, 18, 20))
def test_the_order_of_choices_at_night_makes_no_difference(seats: int) -> None:
    moved: Counter[str] = Counter()
    for seed in range(NIGHTS):
        table = at_night(seats, seed)
        choices = []
        for number, seat in enumerate(table.seats):
            for ask in table.asks(seat):
                own = [m for m in playable(table.legal(seat, ask.id)) if m.verb != "spare"]
                if own and mix(seed, 100 * number) % 8:
                    choices.append((seat, own[mix(seed, 100 * number + 1) % len(own)].id, ask.id))
        results = {night_with(table, order) for order in orders(choices, seed)}
        assert len(results) == 1, choices
        moved.update(move.split()[0] for _, move, _ in choices)
    assert moved["kill"]
    assert len(moved) >= 4, moved


def at_night(seats: int, seed: int) -> Table:
    """A table in the first or second night, with captives where the list has captors."""
    table = rulewright.load("mafia").table(seats, seed, settings={"intro": False})
    for _ in range(1 + seed % 2):
        while table.view(SPECTATOR)["game"]["phase"] != "night" and table.over is None:
            for seat in table.seats:
                for ask in table.asks(seat):
                    picks = [m for m in table.legal(seat, ask.id) if m.verb == "capture"]
                    if picks:
                        table.act(seat, picks[mix(seed, table.now) % len(picks)], ask.id)
            table.tick(table.next_deadline() or 0)
        if seed % 2 and table.now < 60_000 and table.over is None:
            table.tick(table.next_deadline() or 0)
    return table


def orders(choices: list[Any], seed: int) -> list[list[Any]]:
    """All orders of few choices, some of many."""
    if len(choices) <= 3:
        return [list(order) for order in permutations(choices)]
    found = [choices, choices[::-1]]
    for number in range(ORDERS - 2):
        key = seed + 1000 * number
        found.append([c for _, c in sorted((mix(key, i), c) for i, c in enumerate(choices))])
    return found


def night_with(table: Table, choices: list[Any]) -> str:
    """Everything that comes of a night with the choices made in this order."""
    copy = table.clone()
    for seat, move, ask in choices:
        copy.act(seat, move, ask)
    made = len(copy._state.log)
    copy.tick(copy.next_deadline() or 0)
    told = [[e["type"], e["data"], e["to"], e.get("only")] for e in copy._state.log[made:]]
    return json.dumps([told, copy.view("referee")], sort_keys=True)


@pytest.mark.parametrize("seed", range(NIGHTS))
def test_the_order_of_votes_makes_no_difference(seed: int) -> None:
    seats = 6 + seed % 5
    table = rulewright.load("mafia").table(
        seats, seed, position={"at": "day", "players": on_trial(seats, seed)}
    )
    tried = table.seats[seed % seats]
    for seat in table.seats:
        if table.view(SPECTATOR)["game"]["phase"] == "day" and seat != tried:
            table.act(seat, f"support > {tried}")
    assert table.view(SPECTATOR)["game"]["accused"] == tried
    table.tick(table.next_deadline() or 0)
    votes = [
        (seat, ("guilty", "innocent", "abstain")[mix(seed, i) % 3], None)
        for i, seat in enumerate(table.seats)
        if seat != tried
    ]
    results = set()
    for order in orders(votes, seed):
        copy = table.clone()
        for seat, vote, _ in order:
            copy.act(seat, vote)
        told = [[e["type"], e["data"], e["to"]] for e in copy._state.log[len(table._state.log) :]]
        results.add(json.dumps([told, copy.view("referee")], sort_keys=True))
    assert len(results) == 1


def on_trial(seats: int, seed: int) -> dict[str, Any]:
    names = rulewright.load("mafia").table(seats, seed).seats
    roles = LISTS[seats].split(", ")
    return {name: {"role": roles[(i + seed) % seats]} for i, name in enumerate(names)}


def test_a_night_always_takes_the_same_time() -> None:
    """Nothing that is chosen ends it sooner: that would tell that something was chosen."""
    for seed in range(NIGHTS):
        table = at_night(10 + seed % 6, seed)
        if table.over is not None:
            continue
        ends = table.next_deadline()
        for seat in table.seats:
            for ask in table.asks(seat):
                for move in playable(table.legal(seat, ask.id))[:1]:
                    table.act(seat, move, ask.id)
                    assert table.view(SPECTATOR)["game"]["phase"] == "night"
        assert "night" in {t[0] for t in table._state.timers}
        assert next(t[2] for t in table._state.timers if t[0] == "night") == ends or ends < table.now + 45_000


# -- nights that look the same ----------------------------------------------------------------------------

Way = tuple[dict[str, Any], list[tuple[str, str]]]
NAMES = ["j", "k", "v", "w", "x", "y", "z"]


def role(name: str, **more: Any) -> dict[str, Any]:
    return {"role": name, **more}


def seen_after(way: Way, spec: Path | None = None) -> dict[str, str]:
    """What every seat and a spectator has been told and sees at the dawn after a second night."""
    roles, moves = way
    players = {name: roles.get(name, role("citizen")) for name in NAMES}
    position = {"at": "night", "game": {"day": 2}, "players": players}
    table = rulewright.load("mafia", "online", spec_dir=spec).table(NAMES, 0, position=position)
    for seat, move in moves:
        table.act(seat, move)
    table.tick(45_000)
    return {seat: json.dumps([table.events(seat=seat), table.view(seat)]) for seat in (*NAMES, SPECTATOR)}


GUNS = {
    "j": role("vigilante"),
    "k": role("goon"),
    "w": role("serial_killer"),
    "y": role("thief"),
    "z": role("doctor"),
}
CELLS = {"j": role("jailor"), "k": role("kidnapper"), "w": role("goon")}
TALK = [("C", 'say cell_chat "who are you?"'), ("v", 'say cell_chat "a citizen"')]
SNEAKS = {
    "j": role("escort"), "k": role("goon"), "w": role("witch"), "y": role("arsonist"), "z": role("doctor"),
}  # fmt: skip


def in_cell(captor: str, execute: bool) -> Way:
    roles = {**CELLS, captor: {**CELLS[captor], "pick": "v"}}
    moves = [*TALK, *([("C", "execute")] if execute else [])]
    return roles, [(captor if seat == "C" else seat, move) for seat, move in moves]


# What differs → ways of a night, and who cannot tell which of them it was.
SAME: dict[str, tuple[list[Way], str]] = {
    "who holds the prisoner": ([in_cell("j", False), in_cell("k", False)], "vxyz"),
    "who executes": ([in_cell("j", True), in_cell("k", True)], "vxyz"),
    "who shot": ([(GUNS, [("j", "shoot > v")]), (GUNS, [("k", "kill > v")])], "vwxyz"),
    "who attacked the healed": (
        [
            (GUNS, [(by, f"{verb} > v"), ("z", "heal > v")])
            for by, verb in (("j", "shoot"), ("k", "kill"), ("w", "stab"), ("y", "rob"))
        ],
        "vxz",
    ),
    "who attacked the armoured": (
        [
            ({**GUNS, "v": role("arsonist")}, [(by, f"{verb} > v")])
            for by, verb in (("j", "shoot"), ("k", "kill"), ("w", "stab"))
        ],
        "vxyz",
    ),
    "who was blocked": ([(SNEAKS, [("j", f"block > {v}")]) for v in "vxkz"], "vxkyz"),
    "that somebody was blocked": ([(SNEAKS, [("j", "block > v")]), (SNEAKS, [])], "vxkz"),
    "who was tainted": ([(SNEAKS, [("w", f"taint > {v}")]) for v in "vxk"], "vxkyz"),
    "who was doused": ([(SNEAKS, [("y", f"douse > {v}")]) for v in "vxk"], "vxkwz"),
    "who was healed": ([(SNEAKS, [("z", f"heal > {v}")]) for v in "vxk"], "vxkwy"),
    "what the mafia says before one in a cell": (
        [({**CELLS, "j": role("jailor", pick="w")}, said) for said in ([], [("k", 'say mafia_chat "where is he?"')])],
        "vwxyz",
    ),
    "what the mafia wants before one in a cell": (
        [
            ({**CELLS, "j": role("jailor", pick="w"), "z": role("doctor")}, [("k", f"kill > {v}"), ("z", f"heal > {v}")])
            for v in "vy"
        ],
        "wx",
    ),
    "what a cell says": ([({**CELLS, "j": role("jailor", pick="v")}, said) for said in ([], [("j", 'say cell_chat "x"')])], "kwxyz"),
    "whom the cult's leader could not recruit": (
        [({"k": role("goon"), "y": role("cult_leader"), "x": role("mason"), "z": role("mason")}, [("y", f"recruit > {v}")]) for v in "kxz"],
        "jvkwxz",
    ),
    "whom the inspector asked about": (
        [({"k": role("goon"), "y": role("inspector")}, [("y", f"inspect > {v}")]) for v in "kxz"],
        "jvkwxz",
    ),
    "who was recruited": (
        [({"k": role("goon"), "y": role("cult_leader")}, [("y", f"recruit > {v}")]) for v in "xz"],
        "jvkw",
    ),
}  # fmt: skip


def tellers(name: str, spec: Path | None = None) -> list[str]:
    """Of those who cannot tell two ways of a night from each other, who can."""
    ways, seats = SAME[name]
    seen = [seen_after(way, spec) for way in ways]
    return [seat for seat in (*seats, SPECTATOR) if len({s[seat] for s in seen}) > 1]


@pytest.mark.parametrize("name", SAME)
def test_a_night_looks_the_same_whatever_it_hides(name: str) -> None:
    assert tellers(name) == []


def test_captors_know_what_they_do() -> None:
    """The comparison is no empty one: the two who act see other things."""
    ways, _ = SAME["who executes"]
    one, two = (seen_after(way) for way in ways)
    assert one["j"] != two["j"]
    assert one["k"] != two["k"]


# Which night betrays it → file, old text, new text.
PLANTED = {
    "who shot": (
        "roles/vigilante.yaml",
        "          level: me.role.attack\n          cause: shot\n",
        "          level: me.role.attack\n          cause: fought\n",
    ),
    "who executes": (
        "roles/kidnapper.yaml",
        "          cause: cell\n",
        "          cause: hanged\n",
    ),
    "who attacked the healed": (
        "game.yaml",
        "    id: mafia.attack.comes\n",
        "    id: mafia.attack.comes\n    tells:\n      to: to\n      data: [by]\n",
    ),
    "who was blocked": (
        "game.yaml",
        "      by: none\n      proof: false\n    do:\n      - if: not proof",
        "      by: none\n      proof: false\n    tells:\n      to: who\n    do:\n      - if: not proof",
    ),
    "what the mafia says before one in a cell": (
        "game.yaml",
        "plus([mafia_chat] if it.alive and it.faction == mafia and it.captor == none else []).plus([cult_chat] if it.alive and it.faction == cult and it.captor == none else []).plus([cell_chat] if it.alive and it.walled else [])",
        "plus([mafia_chat] if it.alive and it.faction == mafia else []).plus([cult_chat] if it.alive and it.faction == cult else []).plus([cell_chat] if it.alive and it.walled else [])",
    ),
    "who was recruited": ("game.yaml", "      to: alive.where(it.faction == cult)\n      when: end\n", "      to: all\n      when: end\n"),
    "whom the cult's leader could not recruit": (
        "game.yaml",
        "    id: mafia.cult.failure_told\n    fields:\n      by: none\n      to: none\n    tells:\n      to: by\n",
        "    id: mafia.cult.failure_told\n    fields:\n      by: none\n      to: none\n    tells:\n      to: to\n",
    ),
    "what a cell says": (
        "game.yaml",
        "      to: alive.where(it == by or it == by.captor or it == by.prisoner)\n",
        "      to: alive\n",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_difference_is_found(name: str, tmp_path: Path) -> None:
    shutil.copytree(data_path("spec"), tmp_path, dirs_exist_ok=True)
    part, old, new = PLANTED[name]
    file = tmp_path / "mafia" / part
    text = file.read_text(encoding="utf-8")
    assert old in text, "the rules were changed: plant this leak in another way"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert tellers(name, tmp_path), f"nobody could tell {name}"


def test_new_tables_of_every_size_begin() -> None:
    for seats in LISTS:
        for mode in ("online", "moderator"):
            assert new_table("mafia", mode, seats, seats).over is None
