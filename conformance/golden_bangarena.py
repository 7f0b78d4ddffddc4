"""Whole games of BangArena.

For each mode and each number of players there are three games: in the first everybody is after the
Marshal, in the second the Marshal is spared, in the third nobody is. For each mode there are a few more:
with rulings in their other reading, with a decision clock that runs out, from positions close to High
Noon, with a deck that is nearly empty. Who does what is drawn from a generator with a fixed seed that
leans to shooting and seldom defends itself, so that games end early; the chance is the reference engine's
own and goes onto the scenario's tape. What must follow is worked out a second time
(`golden_bangarena_ledger`).

An ask with one legal move is left to the runner; what is checked, or depends on the time, never stands where
such an ask has just been passed over.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import golden_bangarena_ledger as books
import rulewright
from golden_parts import HEAD, NUMBERS, Tape, TooLong, flow, over

GAME = "bangarena"
MODES = ("classic", "partners", "double_agent", "old_classic")
SEATS = range(4, 9)
AIMS = ("marshal", "others", "anybody")
MOST_STEPS = {4: 60, 5: 66, 6: 76, 7: 82, 8: 88}
LOOK_EVERY = 15
DECISION_MS = 15_000
DAMAGE = ("bullet", "ricochet", "buckshot", "raid", "duel")
CLAIMS = ("BA-068", "BA-069", "BA-073", "BA-078", "BA-141", "BA-156")
# What gives rules of its own to run, and what changes numbers and conditions only.
OTHER_READINGS = {
    "victory_check": "after_card",
    "market": "open_choice",
    "flask_answer": "when_dying",
    "scavenger_cards": "after_card",
    "empty_hands_in_duel": "at_once",
    "last_card": "at_once",
    "savvy_rest": "discard",
    "savvy_draws": "wagon_too",
    "bullet_limit": "duel_too",
    "prisoner_draws": "two_cards",
}
FURTHER_READINGS = {
    "idle_heal": "allowed",
    "market_direction": "counter_clockwise",
    "duel_credit": "card_player",
    "covers": "add_up",
    "scopes": "one_only",
    "snatch_distance": "steps",
    "lucky": "only_if_needed",
    "last_loners": "fight_on",
    "self_target": "own_table",
    "take_jail": "refused",
    "second_copy": "allowed",
    "lone_ricochet": "allowed",
    "leopard": "per_heart",
    "leopard_low": "one_card",
    "tollman": "any_wound",
    "double_barrel": "any_distance",
    "double_barrel_volley": "two_ricochets",
    "shadow": "one_farther",
    "two_tone_feeds": "refused",
    "noon_flask_answer": "allowed",
    "noon_toughness": "no_heart",
    "deputy_star": "none_earned",
    "upgrades": "each_once",
    "bounty_star": "instead",
    "marksmanship_snatch": "reaches",
}
ENDS = {"law": "BA-157", "leader_out": "BA-158", "last_alive": "BA-159", "loners_left": "BA-160"}


@dataclass(frozen=True)
class Plan:
    """What kind of game is played."""

    name: str
    mode: str
    seats: int
    aim: str
    which: str
    rulings: dict[str, str] = field(default_factory=dict)
    settings: dict[str, int] = field(default_factory=dict)
    position: str = ""
    cast: tuple[str, ...] = ()
    uses: tuple[str, ...] = ()
    because: str = ""
    defence: float = 0.15


@dataclass
class Played:
    """A game while it is played: its table, its books, and the scenario's steps."""

    plan: Plan
    table: Any
    random: Random
    ledger: books.Ledger
    steps: list[dict[str, Any]] = field(default_factory=list)
    passed_over: set[str] = field(default_factory=set)
    looked: int = 0

    @property
    def now(self) -> int:
        """The table's time."""
        return int(self.table.now)


def files() -> Iterator[tuple[str, str]]:
    """The name and the text of every file."""
    for plan in plans():
        yield f"{plan.name}.yaml", write(plan)


def plans() -> Iterator[Plan]:
    """Every game that is written."""
    for mode in MODES:
        for seats in SEATS:
            for number, aim in enumerate(AIMS, 1):
                name = f"{mode}_{NUMBERS[seats]}_players_{number}"
                defence = 0.3 if aim == "anybody" else 0.15
                yield Plan(name, mode, seats, aim, f"{number} of {len(AIMS)}", defence=defence)
        yield from _specials(mode)


def _specials(mode: str) -> Iterator[Plan]:
    """The games on top, which go where the others seldom or never do."""
    modern = mode != "old_classic"

    def plan(name: str, seats: int, aim: str, **more: Any) -> Plan:
        return Plan(f"{mode}_{name}", mode, seats, aim, name.replace("_", " "), **more)

    used = ["scavenger.collect", "flask.rescue", "market.open_choice", "rulings.empty_hands_in_duel.at_once"]
    if modern:
        used.append("glory.savvy_discards")
    yield plan(
        "other_readings",
        6,
        "others",
        rulings=OTHER_READINGS,
        position="open",
        cast=("scavenger", "empty_hands", "bone_setter", "two_tone"),
        uses=tuple(used),
        defence=0.5,
    )
    yield plan("further_readings", 5, "blind", rulings=FURTHER_READINGS, uses=("death.penalty",))
    yield plan(
        "decision_clock",
        5,
        "anybody",
        settings={"decision_ms": DECISION_MS},
        uses=("clock.disconnect", "clock.reconnect"),
        defence=0.3,
    )
    yield plan(
        "short_deck",
        5,
        "anybody",
        rulings={"market": "open_choice"},
        position="short",
        cast=("three_eyes", "empty_hands"),
        uses=("flask.last_heart", "market.open_choice"),
        defence=0.5,
    )
    yield plan("last_one_alive", 4, "loner", because="last_alive", position="lone")
    if mode == "partners":
        yield plan("loners_left", 8, "loner", because="loners_left", position="lone")
        yield plan("loners_know", 8, "anybody", rulings={"loners_know": "partners"})
    if modern:
        yield plan("high_noon", 6, "anybody", position="late", uses=("noon.begins",))
        yield plan("no_deputies", 4, "anybody", rulings={"last_bullet": "also_without_deputies"})
    else:
        yield plan("original", 5, "anybody", rulings={"old_classic_scope": "everything"}, defence=0.3)


def write(plan: Plan) -> str:
    """One file: the first game of its kind that is short enough and uses what it is to show."""
    seats = ["a", "b", "c", "d", "e", "f", "g", "h"][: plan.seats]
    attempt = 0
    while True:
        random, tape = Random(f"{plan.name} {attempt}"), Tape()
        setup = _setup(plan, seats, random)
        with tape.listening():
            table = rulewright.load(GAME, plan.mode).table(seats, seed=random.getrandbits(32), **setup)
            ledger = books.Ledger.begin(table, plan.mode, plan.rulings, setup.get("position"))
            try:
                played = play(Played(plan, table, random, ledger))
                used = {each.removeprefix(f"{GAME}.") for each in table.used_rules()}
                if set(plan.uses) <= used and plan.because in ("", table.over.because):
                    break
            except TooLong:
                pass
        attempt += 1
    return "\n".join(_lines(plan, seats, setup, tape, played)) + "\n"


def _lines(plan: Plan, seats: list[str], setup: dict[str, Any], tape: Tape, played: Played) -> Iterator[str]:
    table = played.table
    begins = [] if plan.position else ["BA-019"]
    yield from HEAD
    yield f"id: {GAME}.games.{plan.name}"
    game = f"A game of {NUMBERS[plan.seats]} in the mode {plan.mode}"
    yield f"title: {game} is played to its end ({plan.which})"
    yield f"claims: {flow([*begins, *CLAIMS, ENDS[table.over.because]])}"
    yield f"game: {GAME}"
    yield f"modes: [{plan.mode}]"
    yield f"seats: {flow(seats)}"
    for key, value in setup.items():
        yield from [f"{key}: {flow(value)}"] if key != "position" else _position_lines(value)
    yield "level: 4"
    yield from tape.lines(seats)
    yield "steps:"
    for step in played.steps:
        yield f"  - {flow(step)}"
    players = table.view("referee")["players"]
    shown = ("alive", "hearts") if plan.mode == "old_classic" else ("alive", "hearts", "stars")
    seen = {s: {"role": p["role"]} for s, p in players.items() if not p["alive"] or p["role"] == "marshal"}
    yield "expect:"
    yield f"  over: {flow(over(table))}"
    yield "  asked: {exactly: []}"
    ends = {seat: {name: about[name] for name in shown} for seat, about in players.items()}
    yield f"  state: {flow({'players': ends})}"
    yield f"  views: {flow({'spectator': {'over': over(table), 'players': seen}})}"


def _position_lines(position: dict[str, Any]) -> Iterator[str]:
    yield "position:"
    for key, value in position.items():
        if key == "players":
            yield "  players:"
            yield from (f"    {seat}: {flow(about)}" for seat, about in value.items())
        else:
            yield f"  {key}: {flow(value)}"


# -- where it begins -----------------------------------------------------------------------------------


def _setup(plan: Plan, seats: list[str], random: Random) -> dict[str, Any]:
    """What is said in the set-up."""
    parts = {"settings": plan.settings, "rulings": plan.rulings}
    setup: dict[str, Any] = {key: value for key, value in parts.items() if value}
    if plan.position:
        setup["position"] = _position(plan, seats, random)
    return setup


def _position(plan: Plan, seats: list[str], random: Random) -> dict[str, Any]:
    """A position drawn at random: of any kind (`open`), late in the game, with hardly a card left (`short`),
    or good for the Loners (`lone`)."""
    kind = plan.position
    roles = books.line_up(plan.mode, plan.seats)
    random.shuffle(roles)
    others = [name for name in books.CHARACTERS if name not in plan.cast]
    characters = [*plan.cast, *random.sample(others, plan.seats - len(plan.cast))]
    random.shuffle(characters)
    cards = list(books.CARDS)
    cards.remove("jail JS")
    random.shuffle(cards)
    wanted = ["market 9C", "wagon 9S", "duel QD", "duel JS", "flask 6H", "flask 7H", "flask 8H"]
    cards = [each for each in cards if each not in wanted] + [each for each in cards if each in wanted]
    hands = [[cards.pop() for _ in range(3)] for _ in seats]
    random.shuffle(hands)
    # The one who has Savvy has a Wagon.
    marshal = roles.index("marshal")
    wagon = next(place for place, hand in enumerate(hands) if "wagon 9S" in hand)
    hands[marshal], hands[wagon] = hands[wagon], hands[marshal]
    few = (2, 3) if kind == "late" else (1, 2)
    players: dict[str, Any] = {}
    for seat, role, character, hand in zip(seats, roles, characters, hands, strict=True):
        players[seat] = {"role": role, "character": character, "hearts": random.choice(few), "hand": hand}
    turn = seats[marshal - 1]
    game = {"turn": turn, "round": 7 if kind == "late" else 1}
    if kind == "lone":
        for seat in seats:
            players[seat]["hearts"] = 3 if players[seat]["role"] == "loner" else 1
    if kind in ("late", "lone"):
        return {"at": "play", "game": game, "players": players, "zones": {"deck": cards}}
    players[turn]["table"] = ["jail JS"]
    if kind == "short":
        return {"at": "turn_start", "game": game, "players": players, "rest": "out"}
    if plan.mode != "old_classic":
        players[seats[marshal]] |= {"stars": 1, "savvy": True}
    return {"at": "turn_start", "game": game, "players": players, "zones": {"deck": cards}}


# -- how it goes ---------------------------------------------------------------------------------------


def play(played: Played) -> Played:
    """Play to the end. Raises `TooLong`."""
    table, most = played.table, MOST_STEPS[played.plan.seats]
    while table.over is None:
        if len(played.steps) > most:
            raise TooLong
        ask = next(each for each in table.pending if each.blocking and not each.answered)
        legal = [each.id for each in table.legal(ask.seat, ask.id)]
        if len(legal) == 1:
            _act(played, ask, legal[0])
            played.passed_over.add(ask.seat)
        elif played.passed_over or not _beside(played, ask):
            _answer(played, ask, legal)
    return played


def _beside(played: Played, ask: Any) -> bool:
    """What may happen where an ask waits and no other was passed over: a look, the clock, a mending."""
    table, random = played.table, played.random
    if not played.steps:
        played.steps.append(_first_look(played))
    elif len(played.steps) - played.looked >= LOOK_EVERY:
        played.looked = len(played.steps)
        played.steps[-1]["state"] = {"players": {s: {"hearts": n} for s, n in played.ledger.hearts.items()}}
    offer = next((each for each in table.pending if not each.blocking), None)
    if offer is not None and random.random() < 0.4:
        _step(played, offer, random.choice([each.id for each in table.legal(offer.seat, offer.id)]))
        return True
    if ask.closes is None:
        return False
    away = next((s for s in table.seats if not played.ledger.view["players"][s]["connected"]), None)
    chance = random.random()
    if chance < 0.2:
        table.tick(ask.closes)
        played.ledger.after(table)
        played.steps.append({"tick": ask.closes})
    elif chance < 0.28:
        event, seat = ("disconnect", ask.seat) if away is None else ("reconnect", away)
        at = played.now + 1_000
        table.outside(event, seat, at)
        played.ledger.after(table)
        played.steps.append({"outside": event, "seat": seat, "at": at})
    else:
        return False
    return True


def _first_look(played: Played) -> dict[str, Any]:
    """Who begins, and that nobody sees a role but his own and the Marshal's."""
    roles = played.ledger.roles
    hidden = {seat: {"role": {"hidden": True}} for seat in roles}
    views: dict[str, Any] = {}
    for viewer in ("spectator", next(seat for seat in roles if roles[seat] == "outlaw")):
        known = {s: {"role": role} for s, role in roles.items() if role == "marshal" or s == viewer}
        views[viewer] = {"players": {**hidden, **known}}
    return {"state": {"game": {"turn": played.ledger.turn or None}}, "views": views}


def _answer(played: Played, ask: Any, legal: list[str]) -> None:
    """Answer an ask; one that takes several things one by one is one step."""
    move = choose(played, ask, legal)
    step = _step(played, ask, move)
    while ask.form == "each" and played.table.over is None:
        same = next((each for each in played.table.pending if each.id == ask.id and not each.answered), None)
        if same is None:
            break
        legal = [each.id for each in played.table.legal(ask.seat, ask.id)]
        move = played.random.choice(legal)
        _act(played, ask, move)
        step["move"] += " + " + move.partition(" ")[2]


def _step(played: Played, ask: Any, move: str) -> dict[str, Any]:
    step: dict[str, Any] = {"seat": ask.seat, "move": move}
    if ask.seat in played.passed_over:
        step["kind"] = ask.kind
    played.passed_over.clear()
    played.steps.append(step)
    _act(played, ask, move)
    return step


def _act(played: Played, ask: Any, move: str) -> None:
    kind = move.split(" ")[1] if ask.kind == "play" and " " in move else ""
    if kind in ("bullet", "ricochet"):
        played.ledger.before_shot(ask.seat, move)
    played.table.act(ask.seat, move, ask.id)
    played.ledger.after(played.table)


# -- who does what -------------------------------------------------------------------------------------


def choose(played: Played, ask: Any, legal: list[str]) -> str:
    """A move: shoot if that is possible, seldom answer, else anything."""
    random = played.random
    moves = [each for each in legal if each != "pass"]
    if len(moves) < len(legal):
        keenness = 0.9 if ask.kind == "play" else played.plan.defence
        if not moves or random.random() >= keenness:
            return "pass"
    if ask.kind != "play":
        return random.choice(moves)
    kinds = sorted({each.split(" ")[1] for each in moves})
    damaging = [kind for kind in kinds if kind in DAMAGE]
    kind = random.choice(damaging if damaging and random.random() < 0.75 else kinds)
    return _aimed(played, ask, [each for each in moves if each.split(" ")[1] == kind])


def _aimed(played: Played, ask: Any, moves: list[str]) -> str:
    """One of the moves with one card, at whom this game's players are after: all but the Marshal, or,
    if he is `blind` and after his Deputies, only he."""
    harmful = [each for each in moves if " > " in each]
    marshal, roles, aim = played.ledger.marshal, played.ledger.roles, played.plan.aim
    if aim == "anybody" or (ask.seat == marshal) != (aim == "blind") or not harmful:
        return played.random.choice(moves)
    if aim == "blind":
        wanted = {seat for seat in roles if roles[seat] == "deputy"}
    elif aim == "loner":
        others = {seat for seat in played.ledger.living() if roles[seat] not in ("marshal", "loner")}
        wanted = others or {marshal}
    else:
        wanted = {marshal} if aim == "marshal" else set(roles) - {marshal}
    return played.random.choice([each for each in harmful if each[-1] in wanted] or harmful)
