"""Play every scenario against an engine and keep what happened, so that pages can show it step by step.

The engine is asked over the protocol, through the same player that the conformance suite uses. After the
set-up and after each step it is asked what every seat, the spectator and the referee see.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright.data import data_path
from rulewright_conformance.client import Client, Handshake
from rulewright_conformance.language import Language, language_of
from rulewright_conformance.model import Run
from rulewright_conformance.play import play
from rulewright_conformance.results import RunResult
from rulewright_conformance.runner import words_of
from rulewright_conformance.scenarios import load_runs
from rulewright_conformance.suite import REFERENCE, reference_engine
from rulewright_docs.book.examples.views import View, views, written
from rulewright_docs.book.examples.watch import REFEREE, SPECTATOR, Stage, Watcher

_TIMEOUT = 20.0


@dataclass(frozen=True)
class Variant:
    """Another run of the same scenario: in another mode, or under other readings or settings."""

    name: str
    mode: str
    rulings: Mapping[str, str]
    settings: Mapping[str, Any]


@dataclass(frozen=True)
class Trace:
    """What happened in the first run of a scenario. `status` and `message` are those of the suite."""

    scenario: str
    title: str
    claims: tuple[str, ...]
    rules: tuple[str, ...]
    game: str
    mode: str
    seats: tuple[str, ...]
    staff: tuple[str, ...]
    setup: Mapping[str, Any]
    status: str
    message: str
    stages: tuple[Stage, ...]
    variants: tuple[Variant, ...] = ()

    @property
    def viewers(self) -> tuple[str, ...]:
        """Whose eyes there are: the referee's, each seat's and each staff seat's, the spectator's."""
        return (REFEREE, *self.seats, *self.staff, SPECTATOR)

    @property
    def rules_used(self) -> tuple[str, ...]:
        """The rules that the engine used, in the order of their first use."""
        return tuple(dict.fromkeys(rule for stage in self.stages for rule in stage.rules))

    def views(self) -> Iterator[dict[str, View]]:
        """What every viewer sees after each stage; nothing if the set-up was refused."""
        return views((stage.changes for stage in self.stages), self.viewers)

    def json(self) -> str:
        """What the viewer in the browser needs, without a word of any language."""
        head = {"game": self.game, "mode": self.mode, "seats": self.seats, "staff": self.staff}
        return written([stage.changes for stage in self.stages], self.viewers, head)


# -- what to play ------------------------------------------------------------------------------------


def load_traces(
    games: Iterable[str] | None = None,
    spec_dir: Path | None = None,
    scenarios: Sequence[Path] | None = None,
    jobs: int = 2,
) -> Iterator[Trace]:
    """The traces of the scenarios in these files and folders (default: the bundled scenarios of the games).

    They come in the order of their paths while later ones are still being played. A scenario that fails is
    a trace with its status. Raises `RulesError` for documents that cannot be used, and `CannotStart` or
    `EngineBroken` if there is no engine or it does not greet.
    """
    language = language_of(spec_dir)
    chosen = tuple(language.games if games is None else games)
    if scenarios is None:
        folder = data_path("scenarios")
        scenarios = [folder / game for game in chosen if (folder / game).is_dir()]
    runs = [run for run in load_runs(list(scenarios), language) if run.game in chosen]
    return trace_runs(runs, language, reference_engine(spec_dir), jobs)


def trace_runs(
    runs: Sequence[Run], language: Language, command: Sequence[str] = REFERENCE, jobs: int = 2
) -> Iterator[Trace]:
    """The traces of the first run of each scenario; the other runs become their variants."""
    groups: dict[str, list[Run]] = {}
    for run in runs:
        groups.setdefault(run.scenario, []).append(run)
    engines = _Engines(command)
    pool = ThreadPoolExecutor(jobs)
    waiting: deque[Future[Trace]] = deque()
    try:
        for first, *others in groups.values():
            waiting.append(pool.submit(_trace, first, others, language, engines))
            # Not much further ahead than the reader, so that what is read can be forgotten.
            while len(waiting) > 16 * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)
        engines.end()


class _Engines:
    """One engine for each thread, started when it is first needed."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._own = threading.local()
        self._all: list[Client] = []

    def get(self) -> tuple[Watcher, Handshake]:
        """The engine of this thread. Raises what prevents it."""
        if not hasattr(self._own, "engine"):
            client = Watcher(self._command, _TIMEOUT)
            self._all.append(client)
            self._own.engine = client, client.hello()
        found: tuple[Watcher, Handshake] = self._own.engine
        return found

    def drop(self) -> None:
        """End the engine of this thread, which is broken."""
        self._own.engine[0].kill()
        del self._own.engine

    def end(self) -> None:
        """End all."""
        for client in self._all:
            client.kill()


def _trace(run: Run, others: Sequence[Run], language: Language, engines: _Engines) -> Trace:
    client, handshake = engines.get()
    if run.game not in handshake.games:
        result = RunResult(run, "not-applicable", f"the engine does not play {run.game}")
        return _found(run, others, result, ())
    client.begin("t", None)
    client.watch(run, words_of(run, language))
    result = play(run, client, handshake.games[run.game], language)
    stages = client.finish()
    if result.status in ("crash", "timeout", "protocol"):
        engines.drop()
    return _found(run, others, result, stages)


def _found(run: Run, others: Sequence[Run], result: RunResult, stages: tuple[Stage, ...]) -> Trace:
    variants = tuple(
        Variant(o.name, o.mode, dict(o.ruling), dict(o.setup.get("settings", {}))) for o in others
    )
    return Trace(
        scenario=run.scenario,
        title=run.title,
        claims=run.claims,
        rules=run.rules,
        game=run.game,
        mode=run.mode,
        seats=run.seats,
        staff=run.staff,
        setup=run.setup,
        status=result.status,
        message=result.message,
        stages=stages,
        variants=variants,
    )
