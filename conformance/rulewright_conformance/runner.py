"""Run many scenarios over several engine processes; the outcome never depends on how many there are."""

from __future__ import annotations

import itertools
import threading
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from queue import Empty, SimpleQueue

from rulewright_conformance.capabilities import unmet
from rulewright_conformance.client import Client, Exchange, Handshake
from rulewright_conformance.failures import (
    CannotStart,
    EngineBroken,
    EngineDeclined,
    OtherVersion,
)
from rulewright_conformance.language import Language, Vocabulary
from rulewright_conformance.model import Run
from rulewright_conformance.play import Orders, play
from rulewright_conformance.results import RunResult, Status
from rulewright_conformance.transcript import write_transcript

MAX_ORDERS = 120
_STARTS = 3


@dataclass(frozen=True)
class Options:
    """How to run. `is_failure` decides what `exitfirst` stops at; `progress` is told (done, all)."""

    command: tuple[str, ...]
    jobs: int = 1
    timeout: float = 10.0
    permute: bool = False
    exitfirst: bool = False
    transcript: Path | None = None
    is_failure: Callable[[RunResult], bool] = lambda result: result.status not in ("pass", "not-applicable")
    progress: Callable[[int, int], None] = lambda done, total: None


@dataclass(frozen=True)
class Outcome:
    """All results, in the order of the runs. `trouble` says why the engine could not be greeted."""

    handshake: Handshake | None
    results: tuple[RunResult, ...]
    trouble: str = ""
    complaints: tuple[str, ...] = ()
    interrupted: bool = False


def run_all(runs: Sequence[Run], options: Options, language: Language) -> Outcome:
    """Run them. Raises `CannotStart` if the command cannot be started at all.

    On Ctrl-C the engines are ended and what is done so far is returned.
    """
    client = Client(options.command, options.timeout)
    try:
        handshake = client.hello()
    except (EngineBroken, EngineDeclined, OtherVersion) as error:
        log = client.log()
        client.kill()
        return _never_began(runs, error, log)
    except KeyboardInterrupt:
        client.kill()
        return Outcome(None, (), interrupted=True)
    return _Pool(runs, options, language, handshake, client).run()


def _never_began(runs: Sequence[Run], error: Exception, log: str) -> Outcome:
    status: Status = getattr(error, "status", "protocol")
    message = f"at 'hello': {error}"
    # One message says it all; the log stands with the first run only.
    results = [
        RunResult(run, status, message, log=log if index == 0 else "") for index, run in enumerate(runs)
    ]
    return Outcome(None, tuple(results), trouble=message)


def words_of(run: Run, language: Language) -> Vocabulary:
    """The vocabulary of a run; that of the first mode if the run names one that does not exist."""
    modes = language.vocabulary(run.game, None)["modes"]
    return language.vocabulary(run.game, run.mode if run.mode in modes else None)


def orders_of(run: Run, permute: bool) -> Iterator[Orders]:
    """The orders in which answers given together are tried: as written, or (`permute`) all of them."""
    steps = [step for step in run.steps if step.together]
    if not permute or not steps:
        yield {}
        return
    seats = [[seat for seat, _ in step.together] for step in steps]
    every = itertools.product(*(itertools.permutations(each) for each in seats))
    for chosen in itertools.islice(every, MAX_ORDERS):
        yield {step.number: order for step, order in zip(steps, chosen, strict=True)}


@dataclass
class _Pool:
    """Worker threads that share the list of runs; each owns one engine process at a time."""

    runs: Sequence[Run]
    options: Options
    language: Language
    handshake: Handshake
    first_client: Client | None
    results: dict[int, RunResult] = field(default_factory=dict)
    done: SimpleQueue[int] = field(default_factory=SimpleQueue)
    lock: threading.Lock = field(default_factory=threading.Lock)
    stopped: threading.Event = field(default_factory=threading.Event)
    clients: set[Client] = field(default_factory=set)
    complaints: list[str] = field(default_factory=list)
    next_index: int = 0
    limit: int = 0

    def run(self) -> Outcome:
        """Start the workers, wait for them, and put the results in order."""
        self.limit = len(self.runs)
        if self.first_client is not None:
            self.clients.add(self.first_client)
        count = max(1, min(self.options.jobs, len(self.runs)))
        workers = [threading.Thread(target=self._work, daemon=True) for _ in range(count)]
        interrupted = False
        try:
            for worker in workers:
                worker.start()
            self._wait(workers)
        except KeyboardInterrupt:
            interrupted = True
        finally:
            self._stop(workers)
        ordered = [self.results[index] for index in sorted(self.results) if index < self.limit]
        # A run that is silently missing would look like one that passed.
        assert interrupted or len(ordered) == self.limit, "a worker has ended early"
        complaints = tuple(sorted(set(self.complaints)))
        return Outcome(self.handshake, tuple(ordered), "", complaints, interrupted)

    def _wait(self, workers: Sequence[threading.Thread]) -> None:
        finished = 0
        while any(worker.is_alive() for worker in workers) or not self.done.empty():
            # A short wait, because Ctrl-C is only noticed between waits on some systems.
            with suppress(Empty):
                self.done.get(timeout=0.05)
                finished += 1
                self.options.progress(finished, self.limit)

    def _stop(self, workers: Sequence[threading.Thread]) -> None:
        self.stopped.set()
        with self.lock:
            left = list(self.clients)
        for client in left:
            client.kill()
        for worker in workers:
            if worker.is_alive():
                worker.join(5.0)

    def _take(self) -> int | None:
        with self.lock:
            if self.stopped.is_set() or self.next_index >= self.limit:
                return None
            self.next_index += 1
            return self.next_index - 1

    def _work(self) -> None:
        with self.lock:
            client, self.first_client = self.first_client, None
        engine = _Engine(self, client)
        while (index := self._take()) is not None:
            result = self._one(index, engine)
            if self.stopped.is_set():
                return
            with self.lock:
                self.results[index] = result
                if self.options.exitfirst and self.options.is_failure(result):
                    self.limit = min(self.limit, index + 1)
            self.done.put(index)
        engine.bye()

    def _one(self, index: int, engine: _Engine) -> RunResult:
        run, folder = self.runs[index], self.options.transcript
        transcript: list[Exchange] | None = None if folder is None else []
        try:
            reason = unmet(run, self.handshake.games, words_of(run, self.language))
            if reason is not None:
                return RunResult(run, "not-applicable", reason)
            result = self._orders(index, run, engine, transcript)
            if folder is not None and transcript is not None:
                write_transcript(folder, run.name, transcript)
            return result
        except Exception as error:
            # Our own fault must not end the others' runs; it is reported as such.
            engine.drop()
            text = traceback.format_exc()
            return RunResult(
                run, "untestable", f"the runner failed: {type(error).__name__}: {error}", log=text
            )

    def _orders(self, index: int, run: Run, engine: _Engine, transcript: list[Exchange] | None) -> RunResult:
        declared: Mapping[str, object] = self.handshake.games[run.game]
        result = None
        for number, orders in enumerate(orders_of(run, self.options.permute)):
            try:
                client = engine.get()
            except (CannotStart, EngineBroken, EngineDeclined, OtherVersion) as error:
                status: Status = getattr(error, "status", "crash")
                return RunResult(run, status, f"the engine could not be started again: {error}")
            # Numbered by run, not by process, so that reports are the same for any number of jobs.
            client.begin(f"{index + 1}.{number + 1}", None if transcript is None else transcript.append)
            result = play(run, client, declared, self.language, orders)
            if result.status in ("crash", "timeout", "protocol"):
                engine.drop()
            if result.status != "pass":
                return _in_this_order(result, orders)
        assert result is not None
        return result


def _in_this_order(result: RunResult, orders: Orders) -> RunResult:
    if not orders:
        return result
    text = "; ".join(f"step {number}: {', '.join(seats)}" for number, seats in orders.items())
    return replace(result, message=f"{result.message} (in the order of {text})")


class _Engine:
    """The engine of one worker: started when it is needed, again after it broke."""

    def __init__(self, pool: _Pool, client: Client | None) -> None:
        self._pool = pool
        self._client = client
        self._failed: Exception | None = None
        self._failures = 0

    def get(self) -> Client:
        """A greeted client. Raises what prevents it; after three failures without another try."""
        if self._client is not None:
            return self._client
        if self._failed is not None and self._failures >= _STARTS:
            raise self._failed
        try:
            client = Client(self._pool.options.command, self._pool.options.timeout)
            self._client = client
            with self._pool.lock:
                self._pool.clients.add(client)
                stopped = self._pool.stopped.is_set()
            if stopped:
                # All that were there have just been killed; nobody else would end this one.
                raise EngineBroken("crash", "the run was interrupted")
            client.hello()
        except (CannotStart, EngineBroken, EngineDeclined, OtherVersion) as error:
            self._failed = error
            self._failures += 1
            self.drop()
            raise
        self._failures = 0
        return client

    def drop(self) -> None:
        """End the process; the next `get` starts another."""
        if self._client is None:
            return
        self._client.kill()
        with self._pool.lock:
            self._pool.clients.discard(self._client)
        self._client = None

    def bye(self) -> None:
        """End it in the way of the protocol, and note if it does not comply."""
        if self._client is None:
            return
        complaint = self._client.bye()
        with self._pool.lock:
            self._pool.clients.discard(self._client)
            if complaint:
                self._pool.complaints.append(complaint)
        self._client = None
