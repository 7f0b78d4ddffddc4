"""Whole games of Mafia in the mode village: three for each of several numbers of players, and from positions.

It has books of its own, which are short: who is killed, saved, asked about and voted out, and who wins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import rulewright
from golden_parts import HEAD, Tape, flow, over, wrong
from rulewright.data import data_path

MODE = "village"
SEATS = {6: "six", 7: "seven", 8: "eight"}
GAMES = 3
ROLES = ("mafioso", "mafioso", "doctor", "detective")
WORDS = ("I trust you", "who was it", "not me")
POSITIONS = ("night", "day", "voting")


def exists() -> bool:
    """Whether there is such a mode."""
    return (data_path("spec") / "mafia" / "modes" / f"{MODE}.yaml").is_file()


def files(folder: str) -> Iterator[tuple[str, str]]:
    """The name and the text of every file."""
    for seats, word in SEATS.items():
        for number in range(1, GAMES + 1):
            yield _file(folder, f"{MODE}_{word}_players_{number}", seats, f"{number} of {GAMES}")
    for at in POSITIONS:
        yield _file(folder, f"{MODE}_from_a_{at}", 7, f"from a position, {at}", at)


def _file(folder: str, name: str, count: int, which: str, at: str = "") -> tuple[str, str]:
    seats = list("abcdefgh"[:count])
    random, tape = Random(name), Tape()
    setup = _position(seats, at, random) if at else {}
    with tape.listening():
        table: Any = rulewright.load("mafia", MODE).table(seats, seed=random.getrandbits(32), **setup)
        match = Match(table, random, tape)
        match.play()
    lines = [
        *HEAD,
        f"id: mafia.{folder}.{name}",
        f"title: A game of {SEATS[count]} in the mode {MODE} is played to its end ({which})",
        "game: mafia",
        f"modes: [{MODE}]",
        f"seats: {flow(seats)}",
        *(f"{key}: {flow(value)}" for key, value in setup.items()),
        "level: 4",
        *tape.lines(seats),
        "steps:",
        *(f"  - {flow(step)}" for step in match.steps),
        "expect:",
        f"  over: {flow(over(table))}",
        "  asked: {exactly: []}",
        f"  state: {flow({'players': {seat: {'alive': seat in match.living} for seat in seats}})}",
        f"  views: {flow({'spectator': {'players': {seat: {'role': {'hidden': True}} for seat in seats}}})}",
    ]
    return f"{name}.yaml", "\n".join(lines) + "\n"


def _position(seats: list[str], at: str, random: Random) -> dict[str, Any]:
    """A position of the second day; somebody of the village is dead."""
    order = random.sample(seats, len(seats))
    players: dict[str, Any] = {seat: {"role": role} for seat, role in zip(order, ROLES, strict=False)}
    players[order[-1]] = {"alive": False}
    return {"position": {"at": at, "game": {"day": 2}, "players": players}}


@dataclass
class Match:
    """A game while it is played, and its books."""

    table: Any
    random: Random
    tape: Tape
    steps: list[dict[str, Any]] = field(default_factory=list)
    living: list[str] = field(default_factory=list)
    roles: dict[str, str] = field(default_factory=dict)
    votes: dict[str, str] = field(default_factory=dict)
    victim: str = ""
    saved: bool = False
    picks: int = 0
    known: int = 0
    passed_over: set[str] = field(default_factory=set)

    def play(self) -> None:
        """Play to the end."""
        players = self.table.view("referee")["players"]
        self.roles = {seat: about["role"] for seat, about in players.items()}
        self.living = [seat for seat, about in players.items() if about["alive"]]
        self.known = len(self.table.events())
        while self.table.over is None:
            ask = next(each for each in self.table.pending if each.blocking and not each.answered)
            self._answer(ask)
        winners, because = self._end() or ([], "")
        if (self.table.winners, self.table.over.because) != (tuple(winners), because):
            raise wrong(f"{self.table.over}, but it must be {winners} by {because}")

    def _answer(self, ask: Any) -> None:
        seat = ask.seat
        if seat not in self.living:
            raise wrong(f"{seat} is asked, who is dead")
        legal = self.table.legal(seat, ask.id)
        move = self.random.choice([each.id for each in legal])
        wanted = self._wanted(ask)
        if {each.id for each in legal} != wanted:
            raise wrong(f"{seat} may {legal}, but it must be {wanted}")
        if ask.kind == "discussion":
            word = self.random.choice(WORDS)
            move = f'say "{word}"' if self.random.random() < 0.15 else "pass"
        self.table.act(seat, move, ask.id)
        if len(legal) == 1:
            self.passed_over.add(seat)
        else:
            self._step(ask, move)
        told = [_event(each) for each in self._told(ask, move)]
        if told and not self.passed_over:
            self.steps[-1]["events"] = told

    def _wanted(self, ask: Any) -> set[str]:
        """What may be answered."""
        others = [each for each in self.living if each != ask.seat]
        match ask.kind:
            case "pointing":
                return {f"kill > {each}" for each in self.living if self.roles[each] != "mafioso"}
            case "healing":
                return {f"heal > {each}" for each in others}
            case "asking":
                return {f"investigate > {each}" for each in others}
            case "voting":
                return {f"vote > {each}" for each in self.living}
        return {"say", "pass"}

    def _step(self, ask: Any, move: str) -> None:
        """A step; what several say or vote one after another stands together."""
        last = self.steps[-1] if self.steps else {}
        joins = ask.kind in ("discussion", "voting") and not self.passed_over
        before = last.get("together", {last.get("seat"): last.get("move")})
        verbs = {str(each).split(" ")[0] for each in before.values()}
        alike = verbs <= ({"vote"} if ask.kind == "voting" else {"say", "pass"})
        if joins and alike and ask.seat not in before and "events" not in last and "say" not in move:
            last.clear()
            last["together"] = {**before, ask.seat: move}
        else:
            self.steps.append({"seat": ask.seat, "move": move})
        self.passed_over.clear()

    def _told(self, ask: Any, move: str) -> list[dict[str, Any]]:
        """What the books say must have been told, compared with what was."""
        events = self.table.events()[self.known :]
        self.known += len(events)
        to = move.partition(" > ")[2]
        wanted: list[tuple[str, dict[str, Any]]] = []
        if ask.kind in ("pointing", "voting"):
            self.votes[ask.seat] = to
        if ask.kind == "pointing" and self._all_have(lambda seat: self.roles[seat] == "mafioso"):
            self.victim, self.saved, self.votes = self._most(), False, {}
        elif ask.kind == "healing":
            self.saved = to == self.victim
        elif ask.kind == "asking":
            about = {"what": "mafia_member", "of": [to], "is": self.roles[to] == "mafioso"}
            wanted.append(("fact", about))
        night_is_over = self.victim and any(each["type"] == "dawn" for each in events)
        if night_is_over and self.saved:
            wanted.append(("nobody_dies", {}))
        elif night_is_over:
            wanted.append(self._dies(self.victim, "shot"))
        if night_is_over:
            self.victim = ""
        if ask.kind == "voting" and self._all_have(lambda _: True):
            wanted.append(self._dies(self._most(), "hanged"))
            self.votes = {}
        end = self._end()
        if end is not None:
            wanted.append(("over", {"winners": end[0], "because": end[1]}))
        told = [each for each in events if each["type"] in ("fact", "nobody_dies", "death", "over")]
        heard = [(each["type"], each.get("only", {}).get(ask.seat) or each["data"]) for each in told]
        if heard != wanted:
            raise wrong(f"told {heard}, but it must be {wanted}")
        return told

    def _all_have(self, counts: Any) -> bool:
        return {seat for seat in self.living if counts(seat)} == set(self.votes)

    def _most(self) -> str:
        """Who has most votes; chance decides between equals."""
        counts = Counter(self.votes.values())
        top = [seat for seat, n in counts.items() if n == max(counts.values())]
        if len(top) == 1:
            return top[0]
        self.picks += 1
        drawn = str(self.tape.values["pick"]["game"][self.picks - 1])
        if drawn not in top:
            raise wrong(f"{drawn} was drawn out of {top}")
        return drawn

    def _dies(self, seat: str, cause: str) -> tuple[str, dict[str, Any]]:
        self.living.remove(seat)
        return "death", {"who": seat, "causes": [cause]}

    def _end(self) -> tuple[list[str], str] | None:
        mafia = [seat for seat in self.living if self.roles[seat] == "mafioso"]
        if not mafia:
            return [seat for seat, role in self.roles.items() if role != "mafioso"], "dominance"
        if 2 * len(mafia) >= len(self.living):
            return [seat for seat, role in self.roles.items() if role == "mafioso"], "parity"
        return None


def _event(event: dict[str, Any]) -> dict[str, Any]:
    """An event as a scenario names it."""
    return {key: event[key] for key in ("type", "data", "to", "only") if event.get(key)}
