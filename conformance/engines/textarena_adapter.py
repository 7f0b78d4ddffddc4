"""What the adapters of TextArena's environments share: the protocol, and one answer of the player in turn.

An adapter brings a `Table` around one environment and an `Adapter` that says what it plays. It is run as
`python adapter.py` with a Python that has TextArena, so this file stands on the standard library alone.
"""

from __future__ import annotations

import copy
import json
import sys
from abc import ABC, abstractmethod
from importlib.metadata import version
from typing import Any, ClassVar, Generic, Self, TypeVar

Message = dict[str, Any]


def hello(name: str, game: str, mode: str, seats: list[int], rulings: Message, **more: Any) -> Message:
    """Who answers, an environment of the TextArena that is installed, and what it plays. `more` is what is to
    be said of this game only."""
    about = {
        "modes": [mode],
        "seats": seats,
        "chance": ["tape", "seed"],
        "start": ["position", "deal"],
        "views": ["own", "spectator", "referee"],
        # There is no list of legal moves; one move can be tried on a copy.
        "legal": "check",
        "trace": False,
        "clock": False,
        "reasons": False,
        "rulings": rulings,
        "settings": [],
        **more,
    }
    engine = {
        "name": name,
        "version": version("textarena"),
        "language": "Python",
        "homepage": "https://www.textarena.ai/",
        "issues": "https://github.com/LeonGuertler/TextArena/issues",
    }
    return {"protocol": 1, "engine": engine, "games": {game: about}}


class Refused(Exception):
    """Something is refused; `str` of it is for people."""

    def __init__(self, phase: str, code: str | None, message: str) -> None:
        super().__init__(message)
        self.answer = {"phase": phase, "code": code, "message": message}


class Table(ABC):
    """One environment, the chance it draws from, and what it has told its players.

    `chance` has the `tape` that is left, or None where anything may be drawn, and says what is `unused`.
    """

    seats: list[str]
    state: Any
    chance: Any
    events: list[Message]
    refused: bool

    def copy(self) -> Self:
        """A table that goes its own way."""
        return copy.deepcopy(self)

    @abstractmethod
    def act(self, action: str) -> None:
        """Let the player whose turn it is say this. Afterwards `refused` tells how it was taken."""

    @abstractmethod
    def asks(self) -> list[Message]:
        """The player whose turn it is; nobody else is ever asked."""

    @abstractmethod
    def over(self) -> Message | None:
        """How it ended."""

    @abstractmethod
    def view(self, viewer: str) -> Message:
        """What a viewer sees."""


AnyTable = TypeVar("AnyTable", bound=Table)


class Adapter(ABC, Generic[AnyTable]):
    """Answers one message after another."""

    hello: ClassVar[Message]

    def __init__(self) -> None:
        self.table: AnyTable | None = None

    @abstractmethod
    def check(self, message: Message) -> None:
        """Refuse a setup with settings, rulings or roles that the environment does not know."""

    @abstractmethod
    def new_table(self, seats: list[str], message: Message) -> AnyTable:
        """A new environment, with a position put into it if there is one."""

    @abstractmethod
    def action_of(self, message: Message, table: AnyTable) -> str:
        """A move as a player of TextArena would type it; what it has no word for is sent as it stands."""

    def answer(self, line: bytes) -> Message:
        """The answer to one line, whatever is in it."""
        seq = "?"
        try:
            message = json.loads(line.decode())
            if isinstance(message, dict) and isinstance(message.get("seq"), str) and message["seq"]:
                seq = message["seq"]
                command = getattr(self, f"do_{message.get('cmd')}", None)
                if command is not None:
                    return {"seq": seq, **command(message)}
            raise Refused("protocol", "malformed", "there is no such message")
        except Refused as refusal:
            asks = self.table.asks() if self.table else []
            return {"seq": seq, "refused": refusal.answer, "asks": asks}
        except (ValueError, RecursionError):
            return {"seq": seq, "refused": {"phase": "protocol", "code": "malformed"}}
        except Exception as error:
            return {"seq": seq, "errored": True, "context": {"error": f"{type(error).__name__}: {error}"}}

    def do_hello(self, message: Message) -> Message:
        """Who we are."""
        return self.hello

    def do_setup(self, message: Message) -> Message:
        """A new table."""
        self.table = None
        seats, host = list(message["seats"]), message.get("host")
        (game, about), *_ = self.hello["games"].items()
        if message["game"] != game or message["mode"] not in about["modes"]:
            raise Refused("setup", "mode", f"only the mode {about['modes'][0]} of {game} is played")
        if len(set(seats)) != len(seats) or not all(isinstance(seat, str) for seat in seats):
            raise Refused("setup", "seats", "each seat has a name of its own")
        if host is not None and host not in seats:
            raise Refused("setup", "host", f"'{host}' has no seat")
        self.check(message)
        try:
            self.table = self.new_table(seats, message)
        except Refused as refusal:
            refusal.answer["phase"] = "setup"
            raise
        return self._reply(self.table)

    def do_act(self, message: Message) -> Message:
        """One action of the player whose turn it is."""
        before = self._at_turn(message)
        action, after = self.action_of(message, before), before.copy()
        try:
            after.act(action)
        except Refused:
            # The tape does not fit, and nothing must change. But it is no fault of the tape if the
            # environment goes on because it eliminates the player for an invalid move: draw freely.
            after = before.copy()
            after.chance.tape = None
            after.act(action)
            if not after.refused:
                raise
            after.chance.tape = before.chance.tape
        self.table = after
        if after.refused:
            raise Refused("rules", None, "the environment calls this an invalid move")
        return self._reply(after)

    def do_check(self, message: Message) -> Message:
        """The same on a copy that is thrown away, with chance of its own."""
        table = self._at_turn(message)
        trial = table.copy()
        trial.chance.tape = None
        trial.act(self.action_of(message, table))
        if trial.refused:
            raise Refused("rules", None, "the environment calls this an invalid move")
        return {"ok": True, "asks": table.asks(), "events": [], "over": table.over()}

    def do_view(self, message: Message) -> Message:
        """What a viewer sees."""
        viewer = message["seat"]
        if self.table is None or viewer not in (*self.table.seats, "spectator", "referee"):
            raise Refused("protocol", "malformed", "there is nothing to see")
        return {"view": self.table.view(viewer)}

    def do_bye(self, message: Message) -> Message:
        """The end."""
        return {"ok": True}

    def _at_turn(self, message: Message) -> AnyTable:
        # The environment never hears of anybody but the player in turn: it asks him and takes one answer.
        if self.table is None or self.table.state.done:
            raise Refused("turn", None, "there is no game, or it is over")
        ask = self.table.asks()[0]
        if message["seat"] != ask["seat"] or message["ask"] != ask["ask"] or "withdraw" in message:
            raise Refused("turn", None, f"only {ask['seat']} is asked now")
        return self.table

    def _reply(self, table: AnyTable) -> Message:
        events, table.events = table.events, []
        asks, over, unused = table.asks(), table.over(), table.chance.unused()
        return {"ok": True, "asks": asks, "events": events, "over": over, "unused": unused}


def serve(adapter: Adapter[Any]) -> None:
    """Answer until the end of input."""
    wire, sys.stdout = sys.stdout, sys.stderr  # a `print` of the environment must not break the protocol
    for line in sys.stdin.buffer:
        answer = adapter.answer(line)
        print(json.dumps(answer), file=wire, flush=True)
        if answer.get("ok") is True and "asks" not in answer:
            break
