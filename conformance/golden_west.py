"""Whole games of the western games: how they are played and written.

For each mode and each number of players there are three games: in the first everybody is after the one
whose role lies open, in the second he is spared, in the third nobody is. Each game adds a few more of its
own. Who does what is drawn from a generator with a fixed seed that leans to shooting and seldom defends
itself, so that games end early; the chance is the reference engine's own and goes onto the scenario's tape.
What must follow is worked out a second time (`golden_west_ledger`).

An ask with one legal move is left to the runner; what is checked, or depends on the time, never stands where
such an ask has just been passed over.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

import rulewright
from golden_parts import HEAD, NUMBERS, Tape, TooLong, flow, over
from golden_west_ledger import Ledger
from rulewright.engine.moves import playable

AIMS = ("leader", "others", "anybody")
MOST_STEPS = {4: 60, 5: 66, 6: 76, 7: 82, 8: 88}
LOOK_EVERY = 15


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


class Western:
    """One of the games: its names, its tables, and the games to be written."""

    name: ClassVar[str]
    modes: ClassVar[dict[str, range]]
    ledger: ClassVar[type[Ledger]]
    characters: ClassVar[tuple[str, ...]]
    shots: ClassVar[tuple[str, ...]]
    damage: ClassVar[tuple[str, ...]]
    lone: ClassVar[str]
    jail: ClassVar[str]
    wanted: ClassVar[tuple[str, ...]]
    begins: ClassVar[tuple[str, ...]]
    claims: ClassVar[tuple[str, ...]]
    ends: ClassVar[dict[str, str]]
    may_be_away: ClassVar[bool] = False
    most_steps: ClassVar[dict[int, int]] = MOST_STEPS

    def specials(self, mode: str) -> Iterator[Plan]:
        """The games on top, which go where the others seldom or never do."""
        raise NotImplementedError

    def shown(self, mode: str) -> tuple[str, ...]:
        """What a file says of each player at the end."""
        raise NotImplementedError

    def placed(
        self, plan: Plan, seats: list[str], turn: str, players: dict[str, Any], cards: list[str]
    ) -> dict[str, Any]:
        """A position of this game from the parts that were drawn."""
        raise NotImplementedError

    def arrange(self, roles: list[str], hands: list[list[str]]) -> None:
        """Give somebody a hand that he is to have."""

    def files(self) -> Iterator[tuple[str, str]]:
        """The name and the text of every file."""
        for plan in self.plans():
            yield f"{plan.name}.yaml", self.write(plan)

    def plans(self) -> Iterator[Plan]:
        """Every game that is written."""
        for mode, sizes in self.modes.items():
            for seats in sizes:
                for number, aim in enumerate(AIMS, 1):
                    name = f"{mode}_{NUMBERS[seats]}_players_{number}"
                    defence = 0.3 if aim == "anybody" else 0.15
                    yield Plan(name, mode, seats, aim, f"{number} of {len(AIMS)}", defence=defence)
            yield from self.specials(mode)

    def write(self, plan: Plan) -> str:
        """One file: the first game of its kind that is short enough and uses what it is to show."""
        seats = ["a", "b", "c", "d", "e", "f", "g", "h"][: plan.seats]
        attempt = 0
        while True:
            random, tape = Random(f"{plan.name} {attempt}"), Tape()
            setup = self._setup(plan, seats, random)
            with tape.listening():
                table: Any = rulewright.load(self.name, plan.mode).table(
                    seats, seed=random.getrandbits(32), **setup
                )
                ledger = self.ledger.begin(table, plan.mode, plan.rulings, setup.get("position"))
                try:
                    played = play(Played(self, plan, table, random, ledger))
                    used = {each.removeprefix(f"{self.name}.") for each in table.used_rules()}
                    if set(plan.uses) <= used and plan.because in ("", table.over.because):
                        break
                except TooLong:
                    pass
            attempt += 1
        return "\n".join(self._lines(plan, seats, setup, tape, played)) + "\n"

    def _lines(
        self, plan: Plan, seats: list[str], setup: dict[str, Any], tape: Tape, played: Played
    ) -> Iterator[str]:
        table = played.table
        begins = () if plan.position else self.begins
        yield from HEAD
        yield f"id: {self.name}.games.{plan.name}"
        game = f"A game of {NUMBERS[plan.seats]} in the mode {plan.mode}"
        yield f"title: {game} is played to its end ({plan.which})"
        yield f"claims: {flow([*begins, *self.claims, self.ends[table.over.because]])}"
        yield f"game: {self.name}"
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
        leader = self.ledger.leader_role
        seen = {s: {"role": p["role"]} for s, p in players.items() if not p["alive"] or p["role"] == leader}
        yield "expect:"
        yield f"  over: {flow(over(table))}"
        yield "  asked: {exactly: []}"
        shown = self.shown(plan.mode)
        ends = {seat: {name: about[name] for name in shown} for seat, about in players.items()}
        yield f"  state: {flow({'players': ends})}"
        yield f"  views: {flow({'spectator': {'over': over(table), 'players': seen}})}"

    # -- where it begins ---------------------------------------------------------------------------

    def _setup(self, plan: Plan, seats: list[str], random: Random) -> dict[str, Any]:
        """What is said in the set-up."""
        parts = {"settings": plan.settings, "rulings": plan.rulings}
        setup: dict[str, Any] = {key: value for key, value in parts.items() if value}
        if plan.position:
            setup["position"] = self._position(plan, seats, random)
        return setup

    def _position(self, plan: Plan, seats: list[str], random: Random) -> dict[str, Any]:
        """A position drawn at random: of any kind (`open`), late in the game, with hardly a card left
        (`short`), good for the lone (`lone`), or of a kind that is the game's own."""
        kind = plan.position
        roles = self.ledger.line_up(plan.mode, plan.seats)
        random.shuffle(roles)
        others = [name for name in self.characters if name not in plan.cast]
        characters = [*plan.cast, *random.sample(others, plan.seats - len(plan.cast))]
        random.shuffle(characters)
        cards = list(self.ledger.pack)
        cards.remove(self.jail)
        random.shuffle(cards)
        wanted = self.wanted
        cards = [each for each in cards if each not in wanted] + [each for each in cards if each in wanted]
        hands = [[cards.pop() for _ in range(3)] for _ in seats]
        random.shuffle(hands)
        self.arrange(roles, hands)
        few = (2, 3) if kind == "late" else (1, 2)
        players: dict[str, Any] = {}
        for seat, role, character, hand in zip(seats, roles, characters, hands, strict=True):
            players[seat] = {"role": role, "character": character, "hearts": random.choice(few), "hand": hand}
        turn = seats[roles.index(self.ledger.leader_role) - 1]
        if kind == "lone":
            for seat in seats:
                players[seat]["hearts"] = 3 if players[seat]["role"] == self.lone else 1
        elif kind != "late":
            players[turn]["table"] = [self.jail]
        return self.placed(plan, seats, turn, players, cards)


@dataclass
class Played:
    """A game while it is played: its table, its books, and the scenario's steps."""

    game: Western
    plan: Plan
    table: Any
    random: Random
    ledger: Ledger
    steps: list[dict[str, Any]] = field(default_factory=list)
    passed_over: set[tuple[str, str, str]] = field(default_factory=set)
    looked: int = 0

    @property
    def now(self) -> int:
        """The table's time."""
        return int(self.table.now)


def _position_lines(position: dict[str, Any]) -> Iterator[str]:
    yield "position:"
    for key, value in position.items():
        if key == "players":
            yield "  players:"
            yield from (f"    {seat}: {flow(about)}" for seat, about in value.items())
        else:
            yield f"  {key}: {flow(value)}"


# -- how it goes ---------------------------------------------------------------------------------------


def play(played: Played) -> Played:
    """Play to the end. Raises `TooLong`."""
    table, most = played.table, played.game.most_steps[played.plan.seats]
    while table.over is None:
        if len(played.steps) > most:
            raise TooLong
        ask = next(each for each in table.pending if each.blocking and not each.answered)
        listed = table.legal(ask.seat, ask.id)
        legal = [each.id for each in playable(listed)]
        played.ledger.asked(ask, legal)
        if len(legal) == len(listed) == 1:
            _act(played, ask, legal[0])
            played.passed_over.add((ask.seat, ask.kind, legal[0]))
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
    offer = next((each for each in table.usable() if not each.blocking), None)
    if offer is not None and random.random() < 0.4:
        _step(played, offer, random.choice([each.id for each in playable(table.legal(offer.seat, offer.id))]))
        return True
    if ask.closes is None:
        return False
    chance = random.random()
    if chance < 0.2:
        played.ledger.late(ask)
        table.tick(ask.closes)
        played.ledger.after(table)
        played.steps.append({"tick": ask.closes})
    elif chance < 0.28 and played.game.may_be_away:
        players = table.view("referee")["players"]
        away = next((seat for seat in table.seats if not players[seat]["connected"]), None)
        event, seat = ("disconnect", ask.seat) if away is None else ("reconnect", away)
        at = played.now + 1_000
        table.outside(event, seat, at)
        played.ledger.after(table)
        played.steps.append({"outside": event, "seat": seat, "at": at})
    else:
        return False
    return True


def _first_look(played: Played) -> dict[str, Any]:
    """Who begins, and that nobody sees a role but his own and the one that lies open."""
    roles, leader = played.ledger.roles, played.ledger.leader
    hidden = {seat: {"role": {"hidden": True}} for seat in roles}
    views: dict[str, Any] = {}
    for viewer in ("spectator", next(seat for seat in roles if roles[seat] == "outlaw")):
        known = {seat: {"role": role} for seat, role in roles.items() if seat in (leader, viewer)}
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
        legal = [each.id for each in playable(played.table.legal(ask.seat, ask.id))]
        move = played.random.choice(legal)
        _act(played, ask, move)
        step["move"] += " + " + move.partition(" ")[2]


def _step(played: Played, ask: Any, move: str) -> dict[str, Any]:
    step: dict[str, Any] = {"seat": ask.seat, "move": move}
    if (ask.seat, ask.kind, move) in played.passed_over:
        raise TooLong  # The runner would take the step for the answer that was passed over.
    if any(seat == ask.seat for seat, _, _ in played.passed_over):
        step["kind"] = ask.kind
    played.passed_over.clear()
    played.steps.append(step)
    _act(played, ask, move)
    return step


def _act(played: Played, ask: Any, move: str) -> None:
    kind = move.split(" ")[1] if ask.kind == "play" and " " in move else ""
    if kind in played.game.shots:
        played.ledger.before_shot(ask.seat, move)
    played.ledger.acts(ask, move)
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
    damaging = [kind for kind in kinds if kind in played.game.damage]
    kind = random.choice(damaging if damaging and random.random() < 0.75 else kinds)
    return _aimed(played, ask, [each for each in moves if each.split(" ")[1] == kind])


def _aimed(played: Played, ask: Any, moves: list[str]) -> str:
    """One of the moves with one card, at whom this game's players are after: all but the leader, or,
    if he is `blind` and after his Deputies, only he."""
    harmful = [each for each in moves if " > " in each]
    leader, roles, aim = played.ledger.leader, played.ledger.roles, played.plan.aim
    if aim == "anybody" or (ask.seat == leader) != (aim == "blind") or not harmful:
        return played.random.choice(moves)
    if aim == "blind":
        wanted = {seat for seat in roles if roles[seat] == "deputy"}
    elif aim == "loner":
        spared = (played.ledger.leader_role, played.game.lone)
        others = {seat for seat in played.ledger.living() if roles[seat] not in spared}
        wanted = others or {leader}
    else:
        wanted = {leader} if aim == "leader" else set(roles) - {leader}
    return played.random.choice([each for each in harmful if each[-1] in wanted] or harmful)
