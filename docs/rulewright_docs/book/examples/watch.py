"""Watch one scenario being played: write down each input with what comes of it, and look with all eyes
where a step ends."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from rulewright_conformance.acts import one_by_one
from rulewright_conformance.client import Client
from rulewright_conformance.failures import EngineBroken
from rulewright_conformance.language import Vocabulary
from rulewright_conformance.model import Act, Run, Step
from rulewright_docs.book.examples.views import Change, View, differences, flat

SPECTATOR, REFEREE = "spectator", "referee"
_INPUTS = ("setup", "act", "tick", "outside")


@dataclass(frozen=True)
class Move:
    """One input: a move, an answer taken back, a time, or something from outside the table.

    `via` is the staff seat that sent it; `kind` is the kind of the ask. `forced` says that the scenario
    does not name the move, because it was the only possible one.
    """

    what: str
    seat: str = ""
    via: str = ""
    kind: str = ""
    move: Mapping[str, Any] = field(default_factory=dict)
    text: str = ""
    event: str = ""
    at: int | None = None
    forced: bool = False


@dataclass(frozen=True)
class Stage:
    """The set-up (the first) or one step of a scenario, and what came of it.

    `refused` is the refusal as the protocol gives it. `asks` wait afterwards. `changes` says what is
    seen otherwise than before.
    """

    moves: tuple[Move, ...]
    refused: Mapping[str, Any] | None
    events: tuple[Mapping[str, Any], ...]
    asks: tuple[Mapping[str, Any], ...]
    rules: tuple[str, ...]
    over: Mapping[str, Any] | None
    changes: tuple[Change, ...]


class Watcher(Client):
    """A client that writes down what it is asked and, where a step ends, looks at the table with all eyes."""

    def watch(self, run: Run, words: Vocabulary) -> None:
        """A run begins."""
        self._script = _Script(run.steps, words)
        self._viewers = (REFEREE, *run.everybody, SPECTATOR)
        self._stages: list[Stage] = []
        self._now: Stage | None = None
        self._kinds: dict[str, tuple[str, str]] = {}
        self._seen: dict[str, View] = {}
        self._lines: dict[str, bytes] = {}
        self._stale = True

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message; an input is written down with its answer."""
        if message["cmd"] not in _INPUTS:
            return super().ask(message)
        move, begins = self._read(message)
        if begins:
            self._close()
        answer = super().ask(message)
        self._write(move, answer)
        return answer

    def finish(self) -> tuple[Stage, ...]:
        """What happened, as far as the engine could be asked."""
        with suppress(EngineBroken):
            self._close()
        return tuple(self._stages)

    def _read(self, message: dict[str, Any]) -> tuple[Move | None, bool]:
        """The input, and whether a step begins with it."""
        cmd, at = message["cmd"], message.get("at")
        if cmd == "setup":
            return None, True
        if cmd == "tick":
            return Move("tick", at=at), self._script.plain()
        if cmd == "outside":
            seat = message.get("seat", "")
            return Move("outside", seat=seat, event=message["event"], at=at), self._script.plain()
        sender = message["seat"]
        owner, kind = self._kinds.get(message.get("ask", ""), (sender, ""))
        via = sender if owner != sender and self._script.is_via(sender) else ""
        seat = owner if via else sender
        known, begins = self._script.take(seat, message.get("id"))
        if message.get("withdraw"):
            return Move("withdraw", seat=seat, via=via, kind=kind, at=at), begins
        said = {"move": message["move"], "text": message["id"]}
        return Move("act", seat=seat, via=via, kind=kind, at=at, forced=not known, **said), begins

    def _write(self, move: Move | None, answer: dict[str, Any]) -> None:
        moves = () if move is None else (move,)
        for ask in answer.get("asks", ()):
            self._kinds[ask["ask"]] = ask["seat"], ask["kind"]
        refused = answer.get("refused")
        before = self._now or Stage((), None, (), (), (), None, ())
        asks = tuple(answer["asks"]) if "asks" in answer else before.asks
        used = (*before.rules, *answer.get("rules", ()), *_rule(refused))
        self._now = replace(
            before,
            moves=before.moves + moves,
            refused=refused or before.refused,
            events=before.events + tuple(answer.get("events", ())),
            asks=asks,
            rules=tuple(dict.fromkeys(used)),
            over=answer.get("over") or before.over,
        )
        self._stale = self._stale or refused is None

    def _close(self) -> None:
        if self._now is None or (self._stages and not self._now.moves):
            return
        no_table = self._now.refused is not None and not self._now.moves
        changes = self._look() if self._stale and not no_table else ()
        self._stages.append(replace(self._now, changes=changes))
        over = self._now.over
        self._now, self._stale = Stage((), None, (), self._now.asks, (), over, ()), False

    def _look(self) -> tuple[Change, ...]:
        now = self._views()
        changes = differences(self._seen, now)
        self._seen = now
        return changes

    def _views(self) -> dict[str, View]:
        # Not by `ask`: the suite has held these answers to the schema already, and there are very many. For
        # the same reason all are asked for at once.
        asked = [{"cmd": "view", "seq": "view", "seat": viewer} for viewer in self._viewers]
        lines = "".join(json.dumps(message, separators=(",", ":")) + "\n" for message in asked)
        self.process.write(lines.encode(), self.timeout)
        return {viewer: self._read_view(viewer) for viewer in self._viewers}

    def _read_view(self, viewer: str) -> View:
        line = self.process.read(self.timeout)
        if line == self._lines.get(viewer):
            return self._seen[viewer]
        self._lines[viewer] = line
        answer = json.loads(line)
        if "view" not in answer:
            raise EngineBroken("protocol", f"the view of {viewer} was refused")
        return flat(answer["view"])


def _rule(refused: Mapping[str, Any] | None) -> tuple[str, ...]:
    rule = (refused or {}).get("rule")
    return (rule,) if rule else ()


class _Script:
    """Follows the steps of a scenario by the inputs that come, to know where one ends."""

    def __init__(self, steps: Sequence[Step], words: Vocabulary) -> None:
        self._left = deque(step for step in steps if step.what != "look")
        self._staff = frozenset(words.get("staff", ()))
        self._parts: Callable[[Act], list[Act]] = lambda act: [act, *one_by_one(act, words)]
        self._open: list[tuple[str, frozenset[str | None]]] = []

    def is_via(self, seat: str) -> bool:
        """Whether this seat may speak in the place of another."""
        return seat in self._staff

    def plain(self) -> bool:
        """A time or something from outside: always a step of its own."""
        if self._left:
            self._left.popleft()
        self._open = []
        return True

    def take(self, seat: str, text: str | None) -> tuple[bool, bool]:
        """Whether the scenario names this move, and whether a step begins with it."""
        if any(seat == s and text in texts for s, texts in self._open):
            return True, False
        if not self._left:
            return False, False
        answers = self._answers(self._left[0])
        if not any(seat == s and text in texts for s, texts in answers):
            return False, False
        step = self._left.popleft()
        self._open = answers if step.together or len(answers[0][1]) > 1 else []
        return True, True

    def _answers(self, step: Step) -> list[tuple[str, frozenset[str | None]]]:
        if step.what == "withdraw" and step.seat is not None:
            return [(step.seat, frozenset({None}))]
        given = [*step.together, *([(step.seat, step.act)] if step.seat and step.act else [])]
        return [(seat, frozenset(part.text for part in self._parts(act))) for seat, act in given]
