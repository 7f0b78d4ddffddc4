"""Play a match and sum it up: who won how often, in which role, and what each player did wrong."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rulewright.engine.chance import mix
from rulewright.engine.simulation import wilson
from rulewright.match.game import GamePlay, GameResult
from rulewright.match.plan import MatchPlan, PlayerSpec
from rulewright.match.players import Bot, Player, Program
from rulewright.match.record import recorder

COUNTED = (
    "decisions",
    "tokens",
    "illegal",
    "unparsable",
    "retries",
    "timeout",
    "crash",
    "protocol",
    "stalling",
    "defaults",
    "forfeits",
)
Seated = tuple[dict[str, PlayerSpec], GameResult]


class Match:
    """A match while it is played: whatever ends it early, the games that were finished can be summed up."""

    def __init__(self, plan: MatchPlan) -> None:
        """Raises `IllegalMove` when the table cannot be set up, before anybody begins to play."""
        plan.table(0)
        self.plan = plan
        self._finished: list[tuple[Seated, dict[str, Counter[str]]]] = []
        self._seconds = 0.0

    @property
    def finished(self) -> int:
        """How many games were played to their end."""
        return len(self._finished)

    def play(self, tell: Callable[[int, GameResult], None] | None = None) -> None:
        """Play all games. `tell` is called after each game.

        Raises `CannotStart` for a command that cannot be started, `OSError` where a record cannot be written.
        Programs are ended whatever happens.
        """
        everybody = (*self.plan.players, *self.plan.staff)
        programs = {p.name: Program(p.what, self.plan.timeout) for p in everybody if p.kind == "cmd"}
        started = time.perf_counter()
        try:
            for program in programs.values():
                program.start()
            for number in range(self.plan.games):
                result = self._game(number, programs)
                if tell is not None:
                    tell(number, result)
        finally:
            self._seconds = time.perf_counter() - started
            for program in programs.values():
                program.end()

    def _game(self, number: int, programs: Mapping[str, Program]) -> GameResult:
        plan = self.plan
        seating = plan.seating(number)
        # Of its own, so that a game that is broken off leaves nothing behind in the sums.
        counts: dict[str, Counter[str]] = {player.name: Counter() for player in seating.values()}
        with recorder(plan.records, number) as record:
            players = _players(plan, number, seating, programs)
            result = GamePlay(plan, number, players, counts, record).play()
        self._finished.append(((seating, result), counts))
        return result

    def result(self) -> dict[str, Any]:
        """The finished games as plain data."""
        everybody = (*self.plan.players, *self.plan.staff)
        counts: dict[str, Counter[str]] = {player.name: Counter() for player in everybody}
        for _, counted in self._finished:
            for name, of_game in counted.items():
                counts[name].update(of_game)
        return summarise(self.plan, [seated for seated, _ in self._finished], counts, self._seconds)


def play_match(plan: MatchPlan, tell: Callable[[int, GameResult], None] | None = None) -> dict[str, Any]:
    """Play all games and sum them up as plain data. Raises what `Match` raises."""
    match = Match(plan)
    match.play(tell)
    return match.result()


def _players(
    plan: MatchPlan, number: int, seating: Mapping[str, PlayerSpec], programs: Mapping[str, Program]
) -> dict[str, Player]:
    """Who decides for each seat: the programs, and bots with a stream of chance of their own."""
    key = mix(plan.seed + number, 0)
    return {
        seat: programs[player.name] if player.kind == "cmd" else Bot(player.what, mix(key, place))
        for place, (seat, player) in enumerate(seating.items())
    }


def summarise(
    plan: MatchPlan, played: list[Seated], counts: Mapping[str, Counter[str]], seconds: float
) -> dict[str, Any]:
    """The match as plain data: rates with 95 % intervals (Wilson).

    Of the games that somebody else forfeited nothing is counted for a player; those that it forfeited itself
    it has not won.
    """
    reasons = Counter(result.because for _, result in played)
    whole = [(seating, result) for seating, result in played if result.forfeited is None]
    return {
        "game": plan.game,
        "mode": plan.mode,
        "seats": len(plan.players),
        "seed": plan.seed,
        "games": len(played),
        "planned": plan.games,
        "rotate": plan.rotate,
        "legal": plan.legal,
        "lang": plan.lang,
        "failure": plan.failure,
        "seconds": round(seconds, 3),
        "inputs": sum(result.inputs for _, result in played),
        "players": {p.name: _player(p, played, counts[p.name]) for p in plan.players},
        "staff": {p.name: {"is": p.text, **_counted(counts[p.name])} for p in plan.staff},
        "roles": _roles((set(seating), result) for seating, result in whole),
        "reasons": {name: _row(n, len(played)) for name, n in sorted(reasons.items())},
    }


def _player(player: PlayerSpec, played: Iterable[Seated], counts: Counter[str]) -> dict[str, Any]:
    own: list[tuple[set[str], GameResult]] = []
    for seating, result in played:
        seat = next(s for s, sitting in seating.items() if sitting == player)
        if result.forfeited in (None, seat):
            own.append(({seat}, result))
    won = sum(bool(seats & set(result.winners)) for seats, result in own)
    return {"is": player.text, "won": _row(won, len(own)), "roles": _roles(own), **_counted(counts)}


def _roles(games: Iterable[tuple[set[str], GameResult]]) -> dict[str, Any]:
    """Of the games in which one of some seats had a role at the end, in how many one who had it won."""
    there: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for seats, result in games:
        had = {(role, seat in result.winners) for seat, role in result.roles.items() if seat in seats}
        there.update({role for role, _ in had})
        won.update({role for role, wins in had if wins})
    return {role: _row(won[role], count) for role, count in sorted(there.items())}


def _counted(counts: Counter[str]) -> dict[str, int]:
    return {name: counts[name] for name in COUNTED}


def _row(hits: int, games: int) -> dict[str, Any]:
    """So many of so many games; without games the rate and its interval are null."""
    low, high = wilson(hits, games) if games else (None, None)
    return {"games": hits, "of": games, "rate": hits / games if games else None, "interval": [low, high]}
