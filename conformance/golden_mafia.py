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
from dataclasses import dataclass, field
from random import Random
from typing import Any

import golden_mafia_ledger as books
import golden_mafia_village as village
import rulewright
from golden_mafia_ledger import Ledger
from golden_mafia_plans import Plan, plans
from golden_mafia_tables import CAPTORS, Told, Unclear
from golden_parts import HEAD, NUMBERS, Tape, TooLong, flow, over, same, wrong
from rulewright.engine.faults import IllegalMove
from rulewright.engine.moves import playable

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
WORDS = ("I trust you", "who was it", "not me", "wait and see", "look at the votes")
# Events that a file names, where the books have them.
WRITTEN = (
    "death",
    "fact",
    "unreachable",
    "survived",
    "recruit_failed",
    "joins",
    "silenced",
    "acquitted",
    "put_out",
    "jailed",
    "captured",
    "day_skipped",
    "mayor_revealed",
    "becomes_jester",
    "voted",
    "attack_failed",
)


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
            return "\n".join(match.lines()) + "\n"
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
        ledger = books.begin(table, plan.mode, setup, lambda: tape.values.get("pick", {}))
        if not plan.position:
            books.check_deal(ledger, list(plan.lineup) or None)
        match = Match(plan, table, random, tape, ledger, setup)
        try:
            match.play()
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


@dataclass
class Match:
    """A game while it is played: its table, its books, and the scenario's steps."""

    plan: Plan
    table: Any
    random: Random
    tape: Tape
    ledger: Ledger
    setup: dict[str, Any]
    steps: list[dict[str, Any]] = field(default_factory=list)
    # How many events are known, and how many there were after each input since, with the input's step.
    known: int = 0
    marks: list[tuple[int, dict[str, Any] | None]] = field(default_factory=list)
    todo: list[str] = field(default_factory=list)
    day: int = 0
    returns: dict[str, int] = field(default_factory=dict)
    passed_over: set[tuple[str, str, str]] = field(default_factory=set)
    answered: set[str] = field(default_factory=set)
    watched: bool = False

    # -- how it goes -------------------------------------------------------------------------------

    @property
    def online(self) -> bool:
        return self.ledger.online

    @property
    def phase(self) -> str:
        return self.ledger.phase

    def play(self) -> None:
        """Play to the end. Raises `TooLong`."""
        most = self.plan.most or MOST_STEPS[self.plan.mode] + 3 * self.plan.seats // 2
        self.steps.append(self._first_look())
        self._settle()
        while self.table.over is None:
            if len(self.steps) > most:
                raise TooLong
            if self.phase == "over":
                raise wrong("the game goes on, but it is over")
            before = (len(self.steps), self.phase, len(self.passed_over))
            if self.phase == "day":
                self._by_day()
            elif self.phase == "defence":
                self._defence()
            elif self.phase == "verdict":
                self._vote()
            elif self.online:
                self._by_the_clock()
            else:
                self._by_the_moderator()
            if before == (len(self.steps), self.phase, len(self.passed_over)):
                self.todo = self.todo or ["end"]
        if self.ledger.over != (self.table.winners, self.table.over.because):
            raise wrong(f"{self.table.over}, but it must be {self.ledger.over}")

    def _first_look(self) -> dict[str, Any]:
        """That nobody sees a role but his own."""
        roles = {seat: player.role for seat, player in self.ledger.players.items()}
        hidden = {seat: {"role": {"hidden": True}} for seat in roles}
        viewer = self.random.choice([s for s in roles if self.ledger.players[s].side != "mafia"])
        if self.plan.position:
            hidden = {seat: about for seat, about in hidden.items() if self.ledger.players[seat].alive}
        own = {"players": {viewer: {"role": roles[viewer]}}}
        return {"views": {"spectator": {"players": hidden}, viewer: own}}

    def _settle(self) -> None:
        """Compare the table with the books, unless a night goes on whose answers are given one by one."""
        # Where a player's ask has been passed over, the runner may still be before it.
        overtaken = any(seat != "moderator" for seat, _, _ in self.passed_over)
        self.marks.append((len(self.table.events()), None if overtaken else self.steps[-1]))
        if not self.online:
            view = self.table.view("referee")
            self.ledger.sync(view["game"]["phase"])
            if self.phase == "night":
                return
        events = self.table.events()[self.known :]
        self.known += len(events)
        for number, each in books.settle(self.ledger, events):
            step = next(step for count, step in self.marks if number <= count)
            if step is not None:
                self._note(step, each)
        self.marks.clear()
        self._compare()

    def _compare(self) -> None:
        """The table stands as it does in the books."""
        view = self.table.view("referee")
        phase = {"defence": "trial", "verdict": "trial"}.get(self.phase, self.phase)
        if self.phase != "over":
            same("phase", view["game"]["phase"], phase)
            same("accused", view["game"]["accused"], self.ledger.accused or None)
        same("empty nights", view["game"]["empty_nights"], self.ledger.empty_nights)
        for seat, player in self.ledger.players.items():
            about = view["players"][seat]
            for name in ("alive", "removed", "role", "silenced", "revealed", "met_goal"):
                same(f"{name} of {seat}", about[name], getattr(player, name))
            if player.alive:
                same(f"doused of {seat}", about["doused"], player.doused)
            if self.phase in ("day", "defence", "verdict"):
                same(f"support of {seat}", about["supports"], player.supports or None)

    # -- steps ---------------------------------------------------------------------------------------

    def act(self, seat: str, move: str, ask: Any, via: bool = False) -> None:
        """A seat makes a move, at the table and in the books."""
        self.table.act("moderator" if via else seat, move, ask.id)
        self.ledger.act(seat, move)

    def pass_over(self, ask: Any, move: str) -> None:
        """An ask with one answer is left to the runner."""
        self.act(ask.seat, move, ask)
        self.passed_over.add((ask.seat, ask.kind, move))
        self._settle()

    def step(self, seat: str, move: str, ask: Any, via: bool = False) -> None:
        """One move is a step."""
        step: dict[str, Any] = {"seat": seat, "move": move}
        if via:
            step = {"seat": seat, "via": "moderator", "move": move}
        self._before([(seat, ask.kind, move)], step)
        self.act(seat, move, ask, via)
        self._settle()

    def together(self, moves: dict[str, tuple[str, Any]]) -> None:
        """Moves of several seats, in any order, are a step."""
        if len(moves) == 1:
            ((seat, (move, ask)),) = moves.items()
            self.step(seat, move, ask)
            return
        if {seat for seat, _, _ in self.passed_over} & set(moves):
            for seat, (move, ask) in moves.items():
                self.step(seat, move, ask)
                self.steps[-1].setdefault("kind", ask.kind)
            return
        step: dict[str, Any] = {"together": {seat: move for seat, (move, _) in moves.items()}}
        self._before([(seat, ask.kind, move) for seat, (move, ask) in moves.items()], step)
        for seat, (move, ask) in moves.items():
            self.act(seat, move, ask)
            self._settle()

    def _before(self, made: list[tuple[str, str, str]], step: dict[str, Any]) -> None:
        seats = {seat for seat, _, _ in self.passed_over}
        if self.passed_over & set(made):
            raise TooLong  # The runner would take the step for the answer that was passed over.
        for seat, kind, _ in made:
            if seat in seats:
                step["kind"] = kind
        self.passed_over.clear()
        self.steps.append(step)

    def tick(self, at: int) -> None:
        """It is now `at`: a player who comes back before that comes back."""
        coming = {seat: time for seat, time in self.returns.items() if time <= at}
        if coming:
            seat = min(coming, key=lambda each: coming[each])
            time = self.returns.pop(seat)
            if not self.ledger.players[seat].removed:
                self.outside("reconnect", seat, max(time, self.table.now))
            return
        if self.passed_over:
            raise TooLong
        self.table.tick(at)
        self.ledger.advance(at, is_tick=True)
        step = {"tick": at}
        self.steps.append(step)
        self._settle()

    def outside(self, event: str, seat: str, at: int) -> None:
        """A player drops or returns."""
        try:
            self.table.outside(event, seat, at)
        except IllegalMove as error:
            raise TooLong from error  # Somebody has left before, and the game is over.
        self.ledger.advance(at, is_tick=False)
        if self.ledger.over is None:
            self.ledger.outside(event, seat)
        step = {"outside": event, "seat": seat, "at": at}
        self.steps.append(step)
        self._settle()

    def _note(self, step: dict[str, Any], heard: Told) -> None:
        """What a step has led to."""
        if heard.type in WRITTEN and ("weight", 1) not in heard.data:
            step.setdefault("events", {"unordered": []})["unordered"].append(_event(heard))
        if heard.type == "death" and self.phase == "morning" and self.ledger.over is None:
            step["state"] = {"game": {"phase": "morning", "empty_nights": self.ledger.empty_nights}}
        elif heard.type in ("trial", "acquitted"):
            game = {"phase": "trial" if self.phase == "defence" else self.phase}
            step["state"] = {"game": {**game, "accused": self.ledger.accused or None}}

    # -- asks ----------------------------------------------------------------------------------------

    def moves(self, seat: str, *kinds: str) -> dict[str, Any]:
        """What a seat may do, each move with its ask."""
        found = {}
        for ask in self.table.asks(seat):
            if not kinds or ask.kind in kinds:
                found.update({each.id: ask for each in playable(self.table.legal(seat, ask.id))})
        return found

    def here(self) -> list[str]:
        """The living who are there."""
        return [seat for seat in self.ledger.living() if self.ledger.players[seat].connected]

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    # -- by the clock ----------------------------------------------------------------------------------

    def _by_the_clock(self) -> None:
        """Online, outside of the day: what is done before the clock rings, then the clock."""
        if self.phase == "night" and not self.watched:
            self.watched = True
            self._check_offers()
            self._point()
        elif self.phase != "night":
            self.watched = False
            self._pick()
        if self.table.over is None:
            self._talk()
            if self._drop() or self._remove(self.ledger.living()):
                return
            self.tick(
                self.table.next_deadline() if not self.ledger.timers else min(self.ledger.timers.values())
            )

    def _pick(self) -> None:
        """Captors choose a prisoner for the night."""
        for seat in self.here():
            player = self.ledger.players[seat]
            if player.role not in CAPTORS or player.pick or not self.chance(self.plan.night):
                continue
            able = {
                move: ask for move, ask in self.moves(seat, "anytime").items() if move.startswith("capture")
            }
            able = {move: ask for move, ask in able.items() if move[-1] not in self._leaving()}
            if "mutual_capture" in self.plan.rulings and self.chance(0.6):
                able = {m: a for m, a in able.items() if self.ledger.players[m[-1]].role in CAPTORS} or able
            if able:
                move = self.random.choice(sorted(able))
                self.step(seat, move, able[move])
                if self.chance(0.05):
                    found = self.moves(seat, "anytime")
                    if "release" in found:
                        self.step(seat, "release", found["release"])

    def _leaving(self) -> set[str]:
        """Those who are away."""
        return {seat for seat in self.ledger.living() if not self.ledger.players[seat].connected}

    def _check_offers(self) -> None:
        for seat in self.ledger.living():
            wanted = self.ledger.offers(seat)
            if wanted is not None:
                same(f"night's moves of {seat}", set(self.moves(seat, "night")), wanted)

    def _choose(self, seat: str, able: list[str]) -> str:
        """A night's move: who kills does so, executions are rare, and nobody goes to one who is away."""
        away = self._leaving()
        able = [move for move in able if " > " not in move or move[-1] not in away]
        if "execute" in able:
            prisoner = next(to for to, by in self.ledger.prisoners.items() if by == seat)
            if prisoner in away or self.chance(0.4):
                able = [move for move in able if move != "execute"]
        if not able:
            return ""
        if "ignite" in able:
            able = ["ignite"] if self.chance(0.35) else [move for move in able if move != "ignite"] or able
        if any(move.startswith("block ") for move in able) and self.chance(0.4):
            keen = ("serial_killer", "escort", "consort", "veteran", "kidnapper")
            wanted = [m for m in able if self.ledger.players[m[-1]].role in keen]
            able = wanted or able
        if any(move.startswith(("stab ", "heal ", "guard ")) for move in able) and self.chance(0.3):
            keen = ("escort", "jailor", "veteran", "doctor", "mayor", "bodyguard")
            able = [m for m in able if self.ledger.players[m[-1]].role in keen] or able
        return self.random.choice(able)

    def _point(self) -> None:
        """The night's choices."""
        made: dict[str, tuple[str, Any]] = {}
        more: list[tuple[str, str, Any]] = []
        mafia = [seat for seat in self.ledger.free_mafia() if seat in self.here()]
        pointing: dict[str, str] = {}
        if mafia and self.chance(self.plan.kill):
            able = [to for to in self.ledger.living("town", "cult", "neutral") if to not in self._leaving()]
            if able:
                prey = self.random.choice(able)
                pointers = [seat for seat in mafia if self.chance(0.6)] or mafia[:1]
                pointing = dict.fromkeys(pointers[:3], prey)
                if len(pointers) > 2 and self.chance(0.3):
                    pointing[pointers[-1]] = self.random.choice(able)
        haunters = [seat for seat, player in self.ledger.players.items() if player.haunts]
        for seat in (*self.here(), *haunters):
            found = self.moves(seat, "night")
            move = self._choose(seat, sorted(found)) if found and self.chance(self.plan.night) else ""
            if move:
                made[seat] = (move, found[move])
        for seat, to in pointing.items():
            found = self.moves(seat, "anytime")
            move = f"kill > {to}"
            if move not in found:
                continue
            if seat in made:
                more.append((seat, move, found[move]))
            else:
                made[seat] = (move, found[move])
        if made:
            self.together(made)
        for seat, move, ask in more:
            self.step(seat, move, ask)
        if pointing and self.chance(0.06):
            seat = next(iter(pointing))
            found = self.moves(seat, "anytime")
            if "spare" in found:
                self.step(seat, "spare", found["spare"])
        if made and self.chance(0.08):
            seat = self.random.choice(sorted(made))
            ask = made[seat][1]
            if ask.changeable:
                self.table.withdraw(seat, ask.id)
                self.ledger.withdraw(seat)
                self.steps.append({"seat": seat, "withdraw": True})

    def _drop(self) -> bool:
        """Perhaps somebody drops, for a while or for good."""
        if not self.online or not self.chance(self.plan.drops) or self.phase in ("defence", "verdict"):
            return False
        prisoners = self.ledger.walled
        able = [seat for seat in self.here() if seat not in prisoners and seat not in self.returns]
        able = [seat for seat in able if not self._is_aimed_at(seat)]
        end = min(self.ledger.timers.values())
        at = self.table.now + 1_000 * self.random.randint(1, 5)
        if not able or at >= end or self._leaving():
            return False
        seat = self.random.choice(able)
        if self.chance(0.5):
            self.returns[seat] = at + 1_000 * self.random.randint(5, 59)
        self.outside("disconnect", seat, at)
        return True

    def _remove(self, seats: list[str]) -> bool:
        """Perhaps somebody is taken off the table."""
        able = [seat for seat in seats if not self._is_aimed_at(seat) and seat not in self.ledger.walled]
        at = self.table.now + 2_000
        if not able or not self.chance(self.plan.removals) or at >= min(self.ledger.timers.values()):
            return False
        self.outside("remove", self.random.choice(able), at)
        return True

    def _is_aimed_at(self, seat: str) -> bool:
        picked = [player.pick for player in self.ledger.players.values()]
        chosen = [to for _, to in self.ledger.choices.values()]
        return seat in (*picked, *chosen, *self.ledger.kill_votes.values())

    def _talk(self) -> None:
        """Perhaps somebody says something."""
        if not self.plan.talk or not self.chance(self.plan.talk):
            return
        able = []
        for seat in self.table.seats:
            for ask in self.table.asks(seat):
                for each in self.table.legal(seat, ask.id):
                    if each.text is not None or each.id.startswith("talk "):
                        able.append((seat, each.id, ask))
        if able:
            channels = sorted({move for _, move, _ in able})
            channel = self.random.choice(channels)
            seat, move, ask = self.random.choice([each for each in able if each[1] == channel])
            words = f' "{self.random.choice(WORDS)}"' if move.startswith("say ") else ""
            self.step(seat, move + words, ask)
        dead = [
            s for s, p in self.ledger.players.items() if not p.alive and not p.removed and not p.prediction
        ]
        if dead and self.chance(0.5):
            seat = self.random.choice(dead)
            found = {m: ask for m, ask in self.moves(seat, "anytime").items() if m.startswith("predict")}
            if found:
                move = self.random.choice(sorted(found))
                self.step(seat, move, found[move])

    # -- by the moderator ------------------------------------------------------------------------------

    def _by_the_moderator(self) -> None:
        """At a table with a moderator, outside of the day."""
        waiting = [ask for ask in self.table.pending if ask.blocking and not ask.answered]
        if self.phase == "introducing":
            self.passed_over.clear()
            self.steps.append({"state": {"game": {"phase": "introducing"}}})
            self.tick(self.table.now + self.ledger.setting("intro_ms") * len(self.ledger.living()))
            return
        if not waiting:
            raise wrong("nobody is asked anything")
        made: dict[str, tuple[str, Any]] = {}
        for ask in waiting:
            able = [each.id for each in playable(self.table.legal(ask.seat, ask.id))]
            if len(able) > 1:
                made[ask.seat] = (self._wakes(ask, able), ask)
        if not made:
            self.pass_over(waiting[0], playable(self.table.legal(waiting[0].seat, waiting[0].id))[0].id)
            return
        if len(made) == 1 and self.chance(0.05):
            ((seat, (move, ask)),) = made.items()
            self.step(seat, move, ask, via=True)
            return
        self.together(made)

    def _wakes(self, ask: Any, able: list[str]) -> str:
        """What one who is woken does."""
        seat = ask.seat
        others = [move for move in able if move != "pass"]
        if ask.kind == "pointing":
            if not self.chance(self.plan.kill):
                return "pass"
            votes = [to for to in self.ledger.kill_votes.values() if to]
            agreed = [move for move in others if votes and move == f"kill > {votes[0]}"]
            if not votes:
                # All mates point at the same moment: at one whom chance has chosen for this night.
                prey = Random(f"{self.plan.name} {self.ledger.number} {len(self.ledger.living())}")
                agreed = [prey.choice(others)]
            return self.random.choice(others) if self.chance(0.15) else self.random.choice(agreed)
        if ask.kind == "night":
            wanted = self.ledger.offers(seat)
            if wanted is not None and "haunt" not in others[0]:
                same(f"night's moves of {seat}", set(others), wanted)
        move = self._choose(seat, others) if self.chance(self.plan.night) else ""
        return move or "pass"

    # -- by day ----------------------------------------------------------------------------------------

    def _by_day(self) -> None:
        """What is done by day, one thing after the other."""
        if self.day != self.ledger.number:
            self.day = self.ledger.number
            self.todo = self._wishes()
        if self._drop():
            return
        what = self.todo.pop(0) if self.todo else "end"
        match what:
            case "reveal":
                self._reveal()
            case "stray":
                self._stray()
            case "trial":
                self._nominate()
            case "wait":
                self.tick(self.table.now + 10_000)
            case "late":
                self.tick(max(self.table.now, self.ledger.timers["day"] - 30_000))
            case "pause" | "extend":
                self._clock(what)
            case "talk":
                self._talk()
            case _:
                self._end_day()

    def _wishes(self) -> list[str]:
        wishes = []
        if self.online:
            self._pick()
            wishes += ["talk"] * (2 if self.plan.talk else 0)
        if self.ledger.holders("mayor") and self.chance(0.35):
            wishes.append("reveal")
        if self.chance(0.15):
            wishes.append("stray")
        if self.online and self.chance(0.15):
            wishes.append("wait")
        if not self.online and self.chance(0.15):
            wishes.append(self.random.choice(("pause", "extend")))
        if self.online and self.plan.late and self.chance(0.5):
            wishes.append("late")
        while self.chance(self.plan.trial) and wishes.count("trial") < 3:
            wishes.append("trial")
        return wishes

    def _reveal(self) -> None:
        for seat in self.ledger.holders("mayor"):
            found = self.moves(seat, "anytime")
            if "reveal" in found and seat in self.here():
                self.step(seat, "reveal", found["reveal"])

    def _stray(self) -> None:
        """Somebody supports somebody, and perhaps thinks better of it."""
        seat = self.random.choice(self.here() or self.ledger.living())
        found = {move: ask for move, ask in self.moves(seat, "day").items() if move.startswith("support")}
        able = [m for m in sorted(found) if not self._opens(seat, m[-1])]
        if not able or seat not in self.here():
            return
        move = self.random.choice(able)
        self.step(seat, move, found[move])
        found = self.moves(seat, "day")
        if "unsupport" in found and self.chance(0.5):
            self.step(seat, "unsupport", found["unsupport"])
        skips = [each for each in self.here() if "skip" in self.moves(each, "day")]
        if len(skips) > 3 and self.chance(0.5):
            seat = self.random.choice(skips)
            self.step(seat, "skip", self.moves(seat, "day")["skip"])
            self.step(seat, "unskip", self.moves(seat, "day")["unskip"])

    def _opens(self, seat: str, accused: str) -> bool:
        """Whether support would open a trial."""
        own = self.ledger.players[seat].supports == accused
        weight = self.ledger.weight(seat) if self.online else 1
        return not own and self.ledger.support_of(accused) + weight >= self.ledger.threshold

    def _nominate(self) -> None:
        """So many support somebody that he is put on trial."""
        ledger = self.ledger
        able = [seat for seat in ledger.living() if ledger.may_be_tried(seat)]
        if self.plan.aim != "anybody" and self.chance(0.75):
            bad = [s for s in able if (ledger.players[s].side != "town") == (self.plan.aim == "guilty")]
            able = bad or able
        if not able:
            return
        accused = self.random.choice(able)
        voters = [s for s in self.here() if s != accused and ledger.players[s].supports != accused]
        self.random.shuffle(voters)
        needed = ledger.threshold - ledger.support_of(accused)
        weights = {seat: ledger.weight(seat) if self.online else 1 for seat in voters}
        chosen: list[str] = []
        for seat in voters:
            if sum(weights[each] for each in chosen) < needed:
                chosen.append(seat)
        total = sum(weights[each] for each in chosen)
        if total < needed:
            return
        move = f"support > {accused}"
        if total - min(weights[each] for each in chosen) < needed:
            self.together({seat: (move, self.moves(seat, "day")[move]) for seat in sorted(chosen)})
            return
        for seat in chosen:
            if self.phase == "day" and self.table.over is None:
                self.step(seat, move, self.moves(seat, "day")[move])

    def _defence(self) -> None:
        if not self.online and self.chance(0.7):
            ask = next(each for each in self.table.asks("moderator") if each.kind == "defending")
            self.step("moderator", "end_defence", ask)
            return
        if self.chance(0.15):
            self._reveal()
        self._talk()
        if self.phase == "defence" and not self._remove([self.ledger.accused]):
            self.tick(min(self.ledger.timers.values()))

    def _vote(self) -> None:
        """The verdict: mostly everybody votes, and sometimes the clock closes it."""
        ledger = self.ledger
        accused = ledger.accused
        guilty = self.plan.guilty
        if self.plan.aim != "anybody" and (ledger.players[accused].side == "town") == (
            self.plan.aim == "guilty"
        ):
            guilty *= 0.6
        made: dict[str, tuple[str, Any]] = {}
        lazy = self.chance(0.2)
        for seat in self.here():
            found = self.moves(seat, "verdict")
            if seat == accused or not found or (lazy and self.chance(0.2)):
                continue
            move = "abstain" if self.chance(0.1) else "guilty" if self.chance(guilty) else "innocent"
            made[seat] = (move, found[move])
        if self.phase == "verdict" and made and not any(p.vote for p in ledger.players.values()):
            self.together(made)
        if self.phase != "verdict" or self.table.over is not None:
            return
        if self.online:
            self.tick(min(ledger.timers.values()))
            return
        ask = next(each for each in self.table.asks("moderator") if each.kind == "verdict")
        self.step("moderator", "count", ask)

    def _clock(self, what: str) -> None:
        """The moderator stops the clock for a while, or gives more time."""
        found = self.moves("moderator", "anytime")
        if what == "extend":
            move = self.random.choice([each for each in sorted(found) if each.startswith("extend")])
            self.step("moderator", move, found[move])
            return
        self.step("moderator", "pause", found["pause"])
        found = self.moves("moderator", "anytime")
        self.step("moderator", "resume", found["resume"])

    def _end_day(self) -> None:
        """The day is skipped, or its clock runs out."""
        if not self.online:
            self.step("moderator", "skip", self.moves("moderator", "anytime")["skip"])
            return
        voters = [seat for seat in self.here() if not self.ledger.players[seat].skips]
        whole = len(self.here() if self.ledger.ruling("skip_voters") == "connected" else self.ledger.living())
        needed = whole // 2 + 1 - (len(self.here()) - len(voters))
        if self.chance(0.7) and 0 < needed <= len(voters):
            chosen = sorted(self.random.sample(voters, needed))
            self.together({seat: ("skip", self.moves(seat, "day")["skip"]) for seat in chosen})
            return
        self.tick(min(self.ledger.timers.values()))

    # -- the file ------------------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        """The scenario."""
        plan, table = self.plan, self.table
        yield from HEAD
        yield f"id: {GAME}.{FOLDER}.{plan.name}"
        game = f"A game of {NUMBERS[plan.seats]} in the mode {plan.mode}"
        yield f"title: {game} is played to its end ({plan.which})"
        claims = dict.fromkeys((*BEGINS[plan.mode], *plan.claims, *ENDS[table.over.because]))
        yield f"claims: {flow(list(claims))}"
        yield f"game: {GAME}"
        yield f"modes: [{plan.mode}]"
        yield f"seats: {flow(list(table.seats))}"
        yield from (f"{key}: {flow(value)}" for key, value in self.setup.items())
        yield "level: 4"
        yield from self.tape.lines(table.seats)
        yield "steps:"
        for step in self.steps:
            yield f"  - {flow(step)}"
        ends = {}
        for seat, player in self.ledger.players.items():
            ends[seat] = {"alive": player.alive, "role": player.role}
        shown = {"over": over(table), "players": {s: {"alive": e["alive"]} for s, e in ends.items()}}
        yield "expect:"
        yield f"  over: {flow(over(table))}"
        yield "  asked: {exactly: []}"
        yield f"  state: {flow({'players': ends})}"
        yield f"  views: {flow({'spectator': shown})}"


def _event(one: Told) -> dict[str, Any]:
    """An event as a scenario names it."""
    data = {key: list(value) if isinstance(value, tuple) else value for key, value in one.data}
    if one.type == "fact" and one.to is not None:
        return {"type": one.type, "to": list(one.to), "only": dict.fromkeys(one.to, data)}
    return {"type": one.type, "data": data, "to": "all" if one.to is None else list(one.to)}
