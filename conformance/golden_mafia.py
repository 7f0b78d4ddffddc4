"""Whole games of Mafia: for each mode three games for each of several numbers of players, and a few more:
with lists and settings of their own, with rulings in their other reading. The mode village has a module of
its own.

Roles are dealt by the reference engine, and what it draws goes onto the scenario's tape. Who does what is
drawn from a generator with a fixed seed: by night nearly everybody acts, by day somebody is nominated and
mostly hanged, and online players drop and return. What must follow is worked out a second time
(`golden_mafia_ledger`), and nothing is written if the engine disagrees. A game of which the rules leave open
how it goes on is not recorded.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import golden_mafia_village as village
import rulewright
from golden_mafia_check import check_deal
from golden_mafia_course import begin
from golden_mafia_match import Match
from golden_mafia_plans import Plan, plans
from golden_mafia_play_day import by_day, defend, vote
from golden_mafia_play_night import by_the_clock, by_the_moderator
from golden_mafia_tables import Unclear
from golden_parts import HEAD, NUMBERS, Tape, TooLong, flow, over, wrong

GAME = "mafia"
FOLDER = "golden"
NAMES = "abcdefghijklmnopqrst"
MOST_STEPS = {"online": 30, "moderator": 60}
ATTEMPTS = 400
BEGINS = {"online": ("MF-005", "MF-053"), "moderator": ("MF-002", "MF-052")}
ENDS = {
    "dominance": ("MF-108",),
    "final_two": ("MF-103",),
    "parity": ("S-24",),
    "stalemate": ("MF-100",),
    "nobody_left": ("AMB-094",),
}


def files() -> Iterator[tuple[str, str]]:
    """The name and the text of every file."""
    for plan in plans():
        yield f"{plan.name}.yaml", write(plan)
    if village.exists():
        yield from village.files(FOLDER)


def write(plan: Plan) -> str:
    """One file: the first game of its kind that is short enough and uses what it is to show."""
    for attempt in range(ATTEMPTS):
        match = attempt_at(plan, attempt)
        if match is not None:
            return "\n".join(lines(match)) + "\n"
    raise SystemExit(f"{plan.name}: no game in {ATTEMPTS} attempts")


def attempt_at(plan: Plan, attempt: int) -> Match | None:
    """One game, if it can be recorded and shows what it is to show."""
    seats = list(NAMES[: plan.seats])
    random, tape = Random(f"{plan.name} {attempt}"), Tape()
    setup: dict[str, Any] = {"settings": plan.settings, "rulings": plan.rulings}
    if plan.position:
        setup["position"] = _position(plan, seats, random)
    else:
        setup["lineup"] = list(plan.lineup)
    setup = {key: value for key, value in setup.items() if value}
    with tape.listening():
        table: Any = rulewright.load(GAME, plan.mode).table(seats, seed=random.getrandbits(32), **setup)
        ledger = begin(table, plan.mode, setup, lambda: tape.values.get("pick", {}))
        if not plan.position:
            check_deal(ledger, list(plan.lineup) or None)
        match = Match(plan, table, random, tape, ledger, setup)
        try:
            play(match)
        except (TooLong, Unclear):
            return None
        except SystemExit as error:
            error.args = (f"{plan.name}, attempt {attempt}, step {len(match.steps)}: {error.args[0]}",)
            raise
    if plan.drawn and "pick" not in tape.values:
        return None
    used = {each.removeprefix(f"{GAME}.") for each in table.used_rules()}
    if not set(plan.shows) <= ledger.seen:
        return None
    if not set(plan.uses) <= used or plan.because not in ((), (table.over.because,)):
        return None
    return match


def _position(plan: Plan, seats: list[str], random: Random) -> dict[str, Any]:
    """A position with the roles of the list, of which the last are dead."""
    order = random.sample(seats, len(seats))
    dead = order[len(order) - plan.dead :]
    players: dict[str, Any] = {}
    for seat, role in sorted(zip(order, plan.lineup, strict=True)):
        about: dict[str, Any] = {} if role == "citizen" else {"role": role}
        if seat in dead:
            about["alive"] = False
        if seat in order[: plan.away]:
            about["connected"] = False
        if about:
            players[seat] = about
    game: dict[str, Any] = {"day": 3}
    if plan.position == "trial":
        game["accused"] = order[0]
    return {"at": plan.position, "game": game, "players": players}


def play(match: Match) -> None:
    """Play to the end. Raises `TooLong`."""
    most = match.plan.most or MOST_STEPS[match.plan.mode] + 3 * match.plan.seats // 2
    match.steps.append(_first_look(match))
    match.settle()
    while match.table.over is None:
        if len(match.steps) > most:
            raise TooLong
        if match.phase == "over":
            raise wrong("the game goes on, but it is over")
        before = (len(match.steps), match.phase, len(match.passed_over))
        if match.phase == "day":
            by_day(match)
        elif match.phase == "defence":
            defend(match)
        elif match.phase == "verdict":
            vote(match)
        elif match.online:
            by_the_clock(match)
        else:
            by_the_moderator(match)
        if before == (len(match.steps), match.phase, len(match.passed_over)):
            match.todo = match.todo or ["end"]
    if match.ledger.over != (match.table.winners, match.table.over.because):
        raise wrong(f"{match.table.over}, but it must be {match.ledger.over}")


def _first_look(match: Match) -> dict[str, Any]:
    """That nobody sees a role but his own."""
    roles = {seat: player.role for seat, player in match.ledger.players.items()}
    hidden = {seat: {"role": {"hidden": True}} for seat in roles}
    viewer = match.random.choice([s for s in roles if match.ledger.players[s].side != "mafia"])
    if match.plan.position:
        hidden = {seat: about for seat, about in hidden.items() if match.ledger.players[seat].alive}
    own = {"players": {viewer: {"role": roles[viewer]}}}
    return {"views": {"spectator": {"players": hidden}, viewer: own}}


def lines(match: Match) -> Iterator[str]:
    """The scenario."""
    plan, table = match.plan, match.table
    yield from HEAD
    yield f"id: {GAME}.{FOLDER}.{plan.name}"
    game = f"A game of {NUMBERS[plan.seats]} in the mode {plan.mode}"
    yield f"title: {game} is played to its end ({plan.which})"
    claims = dict.fromkeys((*BEGINS[plan.mode], *plan.claims, *ENDS[table.over.because]))
    yield f"claims: {flow(list(claims))}"
    yield f"game: {GAME}"
    yield f"modes: [{plan.mode}]"
    yield f"seats: {flow(list(table.seats))}"
    yield from (f"{key}: {flow(value)}" for key, value in match.setup.items())
    yield "level: 4"
    yield from match.tape.lines(table.seats)
    yield "steps:"
    for step in match.steps:
        yield f"  - {flow(step)}"
    players = match.ledger.players.items()
    ends = {seat: {"alive": player.alive, "role": player.role} for seat, player in players}
    shown = {"over": over(table), "players": {seat: {"alive": player.alive} for seat, player in players}}
    yield "expect:"
    yield f"  over: {flow(over(table))}"
    yield "  asked: {exactly: []}"
    yield f"  state: {flow({'players': ends})}"
    yield f"  views: {flow({'spectator': shown})}"
