"""Play one game of a match: ask whoever has to decide, give the others their chances, let time pass.

Whoever holds the game up is asked first, in seat order. Somebody else who may do something now is asked
before, once for each new list of moves. When nobody holds the game up each seat, in order, has `CHANCES`
chances; then the clock goes to the next deadline. Where no clock runs they have chances again, until nobody
has used one for `IDLE_ROUNDS` rounds. Moves take no time.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rulewright.engine.table import Table
from rulewright.match.plan import MatchPlan, PlayerSpec
from rulewright.match.players import Bot, Player, PlayerBroken
from rulewright.match.record import Recorder, ending, head
from rulewright.seat.decision import Decision, decision_of
from rulewright.seat.observation import observation
from rulewright.seat.reply import NotTaken, Taken, read_reply, understand
from rulewright.seat.schema import reply_schema
from rulewright.seat.text import observation_text, retry_text
from rulewright_docs.words.tokens import tokens

CHANCES = 2
IDLE_ROUNDS = 10
MOST_INPUTS = 20_000
# So many moves a seat may make in a row that do not answer what it is asked.
MOST_ASIDE = 20
_TRIES = 2


@dataclass(frozen=True)
class GameResult:
    """How a game of a match ended. `winners` are seats; `forfeited` is the seat that failed, if one did;
    `roles` are those at the end, by seat, where the game has some."""

    winners: tuple[str, ...]
    because: str
    inputs: int
    forfeited: str | None = None
    why: str = ""
    roles: Mapping[str, str] = field(default_factory=dict)


class Failed(Exception):
    """A player has not decided: `status` is `crash`, `timeout`, `protocol`, `illegal`, `unparsable` or
    `stalling`."""

    def __init__(self, status: str, message: str) -> None:
        super().__init__(message)
        self.status = status


class GamePlay:
    """One game while it is played. `counts` has a counter for each player by its name."""

    def __init__(
        self,
        plan: MatchPlan,
        number: int,
        players: Mapping[str, Player],
        counts: Mapping[str, Counter[str]],
        record: Recorder,
    ) -> None:
        self.plan, self.number, self.players, self.record = plan, number, players, record
        self.seating: dict[str, PlayerSpec] = plan.seating(number)
        self.counts = {seat: counts[player.name] for seat, player in self.seating.items()}
        with record.line() as line:
            line.update(head(plan, number, self.seating))
            self.table: Table = plan.table(number)
        self.inputs = 0
        self.heard: Counter[str] = Counter()
        self.chances: Counter[str] = Counter()
        self.aside: Counter[str] = Counter()
        self.idle = 0
        # The list of moves that a seat has been offered last, and asks that are left to the clock.
        self.offered: dict[str, tuple[str, ...]] = {}
        self.silent: set[str] = set()
        self.forfeit: tuple[str, str] | None = None
        self.tried: list[dict[str, Any]] = []

    def play(self) -> GameResult:
        """Play to the end."""
        while self.table.over is None and self.forfeit is None and self.inputs < MOST_INPUTS:
            if not self._step():
                break
        over = self.table.over
        if self.forfeit is not None:
            seat, why = self.forfeit
            return GameResult((), "forfeit", self.inputs, seat, why, self._roles())
        if over is None:
            return GameResult((), "undecided", self.inputs, roles=self._roles())
        return GameResult(over.winners, over.because, self.inputs, roles=self._roles())

    def _roles(self) -> dict[str, str]:
        kinds = {n: a.type for n, a in self.table.rules.attributes.get("player", {}).items()}
        name = next((n for n, kind in kinds.items() if kind == "role"), None)
        if name is None:
            return {}
        players = self.table.view("referee")["players"]
        return {seat: str(shown[name]) for seat, shown in players.items() if shown[name] is not None}

    # -- whose turn it is ------------------------------------------------------------------------

    def _step(self) -> bool:
        """One decision, or time goes on; false if nothing can happen any more."""
        waiting = self.table.pending
        held = list(dict.fromkeys(a.seat for a in waiting if a.blocking and a.id not in self.silent))
        free = [s for s in dict.fromkeys(a.seat for a in waiting) if s not in held]
        for seat in free:
            decision = decision_of(self.table, seat)
            if self._has_a_chance(decision, bool(held)):
                self._turn(decision, bool(held))
                return True
        if held:
            self._turn(decision_of(self.table, held[0]), False)
            return True
        return self._wait_for_the_clock()

    def _has_a_chance(self, decision: Decision, others_wait: bool) -> bool:
        if not decision.choices or any(ask.id in self.silent for ask in decision.asks):
            return False
        shown = (*(ask.id for ask in decision.asks), *(choice.id for choice in decision.choices))
        if others_wait and self.offered.get(decision.seat) == shown:
            return False
        if not others_wait and self.chances[decision.seat] >= CHANCES:
            return False
        self.offered[decision.seat] = shown
        self.chances[decision.seat] += 1
        return True

    def _wait_for_the_clock(self) -> bool:
        deadline = self.table.next_deadline()
        if deadline is None:
            self.idle += 1
            self.chances.clear()
            return self.idle <= IDLE_ROUNDS and any(not a.blocking for a in self.table.pending)
        with self.record.line() as line:
            line["tick"] = deadline
            self.table.tick(deadline)
            line.update(ending(self.table))
        self.inputs += 1
        self.chances.clear()
        self.aside.clear()
        self.silent.clear()
        return True

    # -- one decision ----------------------------------------------------------------------------

    def _turn(self, decision: Decision, others_wait: bool) -> None:
        seat, self.tried = decision.seat, []
        taken: Taken | None
        try:
            taken = self._decide(decision, others_wait)
            self._not_stalling(decision, taken)
        except Failed as failed:
            self.counts[seat][failed.status] += failed.status not in ("illegal", "unparsable")
            taken = self._failed(decision, failed)
        if taken is not None and taken.what != "wait":
            self._do(decision, taken)

    def _decide(self, decision: Decision, others_wait: bool) -> Taken:
        player = self.players[decision.seat]
        self.counts[decision.seat]["decisions"] += 1
        if isinstance(player, Bot):
            taken = player.decide(decision, others_wait)
            if taken.what == "wait" and not decision.may_wait:
                raise Failed("stalling", "words are wanted, and a bot has none")
            return taken
        message = self._message(decision)
        for _ in range(_TRIES):
            try:
                said = player.ask(message)
            except PlayerBroken as error:
                raise Failed(error.status, str(error)) from None
            try:
                return understand(self.table, decision, read_reply(said), self.plan.legal)
            except NotTaken as error:
                problem = error
            self.counts[decision.seat][problem.problem] += 1
            self.tried.append(problem.feedback)
            message = self._again(message, problem.feedback)
        raise Failed(problem.problem, str(problem))

    def _message(self, decision: Decision) -> dict[str, Any]:
        """What a program gets: the observation, which game it is, and the schema of its reply."""
        plan, seat = self.plan, decision.seat
        seen = observation(
            self.table, seat, plan.lang, plan.legal, since=self.heard[seat], spec_dir=plan.spec_dir
        )
        self.heard[seat] = seen["next"]
        message = {
            **seen,
            "match": {"game": self.number + 1, "games": plan.games},
            "reply_schema": reply_schema(decision, plan.legal),
        }
        said = json.dumps(seen, ensure_ascii=False, separators=(",", ":"))
        if plan.lang is not None:
            message["text"] = said = observation_text(seen, self.table.rules, plan.spec_dir)
        self.counts[seat]["tokens"] += tokens(said, plan.lang or "en")
        return message

    def _again(self, message: dict[str, Any], feedback: dict[str, Any]) -> dict[str, Any]:
        self.counts[message["seat"]]["retries"] += len(self.tried) < _TRIES
        again, plan = {**message, "retry": feedback}, self.plan
        if plan.lang is not None:
            again["text"] += "\n\n" + retry_text(feedback, self.table.rules, plan.lang, plan.spec_dir)
        return again

    def _not_stalling(self, decision: Decision, taken: Taken) -> None:
        """A seat that holds the game up must not do other things for ever."""
        blocking = {ask.id for ask in decision.asks if ask.blocking}
        if not blocking or taken.ask in blocking:
            self.aside[decision.seat] = 0
            return
        self.aside[decision.seat] += 1
        if self.aside[decision.seat] > MOST_ASIDE:
            raise Failed("stalling", f"{MOST_ASIDE} moves and no answer to what is asked")

    def _failed(self, decision: Decision, failed: Failed) -> Taken | None:
        """What follows: the game is forfeited, or what the rules do with a seat that does not answer."""
        seat, why = decision.seat, f"{failed.status}: {failed}"
        if self.plan.failure == "default":
            blocking = [ask for ask in decision.asks if ask.blocking]
            if all(ask.closes is not None for ask in blocking):
                self.silent.update(ask.id for ask in blocking)
                self.counts[seat]["defaults"] += 1
                return None
            passing = next((choice for choice in decision.choices if choice.listed.passes), None)
            if passing is not None:
                self.counts[seat]["defaults"] += 1
                return Taken("act", passing.ask, passing.id, passing.move())
        self.counts[seat]["forfeits"] += 1
        self.forfeit = seat, why
        self.record.write({"x_forfeit": {"seat": seat, "why": why}, "x_tries": self.tried})
        return None

    def _do(self, decision: Decision, taken: Taken) -> None:
        seat, table = decision.seat, self.table
        kinds = {ask.id: ask.kind for ask in decision.asks}
        with self.record.line() as line:
            line["seat"] = seat
            if taken.ask is not None:
                line["kind"] = kinds[taken.ask]
            if self.tried:
                line["x_tries"] = self.tried
            if taken.what == "withdraw":
                line["withdraw"] = True
                table.withdraw(seat, taken.ask)
            else:
                line["move"] = taken.move if taken.move is not None else taken.id
                table.act(seat, line["move"], taken.ask)
            line.update(ending(table))
        self.inputs += 1
        self.idle = 0
