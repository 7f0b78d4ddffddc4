"""Who decides: a program behind a pipe, which may do anything, or a bot."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from rulewright.engine.chance import mix
from rulewright.seat.decision import Decision
from rulewright.seat.reply import Taken
from rulewright_conformance.failures import EngineBroken
from rulewright_conformance.process import EngineProcess, shorten, split_command

Broken = Literal["crash", "timeout", "protocol"]


class PlayerBroken(Exception):
    """A program that can no longer be talked to: `status` is `crash`, `timeout` or `protocol`."""

    def __init__(self, status: Broken, message: str) -> None:
        super().__init__(message)
        self.status: Broken = status


@dataclass
class Program:
    """A program that plays: it is started when it is needed, and again after it broke."""

    command: str
    timeout: float
    _process: EngineProcess | None = field(default=None, init=False)

    def start(self) -> None:
        """Start it, if it does not run. Raises `CannotStart`."""
        if self._process is None:
            self._process = EngineProcess(split_command(self.command), "the program")

    def ask(self, message: Mapping[str, Any]) -> str:
        """Send one line and return the line that answers it. Raises `PlayerBroken`; then it is ended."""
        self.start()
        process = self._process
        assert process is not None
        line = json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")
        position = process.log_position()
        try:
            if process.unread():
                extra = shorten(process.read(self.timeout))
                raise EngineBroken("protocol", f"a line came that nobody asked for: {extra}")
            process.write(line + b"\n", self.timeout)
            return process.read(self.timeout).decode("utf-8", "replace")
        except EngineBroken as error:
            said = process.log_since(position).strip().rsplit("\n", 1)[-1]
            self.end()
            raise PlayerBroken(error.status, error.message + (f" ({said[:200]})" if said else "")) from None

    def end(self) -> None:
        """End it and what it left behind."""
        if self._process is not None:
            self._process.kill()
            self._process = None


@dataclass
class Bot:
    """A bot at one seat of one game. `random` draws among the legal moves, `first` takes the first one."""

    what: str
    key: int
    _count: int = field(default=0, init=False)

    def decide(self, decision: Decision, others_wait: bool) -> Taken:
        """A decision. `others_wait`: somebody else holds the game up, so that an offer seldom fits."""
        blocking = {ask.id for ask in decision.asks if ask.blocking}
        open_ = {ask.id for ask in decision.asks if not ask.answered}
        ready = [c for c in decision.choices if c.words is None and c.ask in open_]
        must = [c for c in ready if c.ask in blocking]
        free = [c for c in ready if c.ask not in blocking]
        if self.what == "first":
            chosen = must[:1]
        else:
            # As in random playouts: what can wait is seldom done while the game is held up.
            self._count += 1
            drawn = mix(self.key, self._count)
            seldom = drawn % 8 == 0 if must or others_wait else drawn % 2 == 0
            options = free if free and seldom else must
            chosen = [options[(drawn >> 8) % len(options)]] if options else []
        if not chosen:
            return Taken("wait")
        return Taken("act", chosen[0].ask, chosen[0].id, chosen[0].move())


Player = Program | Bot
