"""Talk the protocol with one engine: number the messages, check the answers, keep the conversation."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright_conformance.engine_context import context_text
from rulewright_conformance.failures import EngineBroken, EngineDeclined, OtherVersion
from rulewright_conformance.process import EngineProcess, shorten
from rulewright_conformance.wire import PROTOCOL, Message, decode, encode

KEPT = 40


@dataclass(frozen=True)
class Exchange:
    """One message and the line that answered it (as it came; `None` if nothing did)."""

    sent: Message
    received: bytes | None


@dataclass(frozen=True)
class Handshake:
    """What the engine said of itself."""

    engine: dict[str, Any]
    games: dict[str, dict[str, Any]]


class Client:
    """One engine process that has been greeted. After `EngineBroken` only `kill` may be called."""

    def __init__(
        self, command: Sequence[str], timeout: float, record: Callable[[Exchange], None] | None = None
    ) -> None:
        """Start the command. Raises `CannotStart`. `record` is called with every exchange."""
        self.process = EngineProcess(command)
        self.timeout = timeout
        self.record = record
        self.recent: deque[Exchange] = deque(maxlen=KEPT)
        self._prefix = "h"
        self._count = 0
        self._log_start = 0

    def hello(self) -> Handshake:
        """Greet the engine. Raises `EngineBroken`, `EngineDeclined` or `OtherVersion`."""
        answer = self.ask({"cmd": "hello", "protocol": PROTOCOL})
        if "refused" in answer:
            raise EngineBroken("protocol", "the engine refused 'hello'")
        return Handshake(answer["engine"], answer["games"])

    def begin(self, prefix: str, record: Callable[[Exchange], None] | None) -> None:
        """A new scenario begins: its messages are numbered `prefix.1`, `prefix.2`, …"""
        self._prefix = prefix
        self._count = 0
        self.record = record
        self.recent.clear()
        self._log_start = self.process.log_position()

    def ask(self, message: Message) -> Message:
        """Send a message and return the answer: a reply, a refusal, or what the message asks for.

        Raises `EngineBroken`, `EngineDeclined`, and `HarnessError` if the message itself is wrong.
        """
        self._count += 1
        seq = f"{self._prefix}.{self._count}"
        sent = {"cmd": message["cmd"], "seq": seq, **message}
        line = encode(sent)
        if self.process.unread():
            extra = shorten(self.process.read(self.timeout))
            raise EngineBroken("protocol", f"the engine printed a line that nobody asked for: {extra}")
        received = None
        try:
            self.process.write(line, self.timeout)
            received = self.process.read(self.timeout)
        finally:
            self._keep(Exchange(sent, received))
        answer = decode(received, sent["cmd"], seq)
        if "skipped" in answer:
            raise EngineDeclined("skipped", f"the engine skips: {answer['message']}", answer)
        if "errored" in answer:
            failed = f"the engine failed: {context_text(answer.get('context', {}))}"
            raise EngineDeclined("error", failed, answer)
        return answer

    def _keep(self, exchange: Exchange) -> None:
        self.recent.append(exchange)
        if self.record is not None:
            self.record(exchange)

    def log(self) -> str:
        """What the engine wrote to standard error since the scenario began."""
        return self.process.log_since(self._log_start)

    def bye(self) -> str | None:
        """End the conversation; the complaint, if the engine does not end as the protocol says."""
        try:
            self.begin("bye", None)
            self.ask({"cmd": "bye"})
            status = self.process.wait_end(min(self.timeout, 2.0))
        except (EngineBroken, EngineDeclined, OtherVersion) as error:
            return f"after 'bye': {error}"
        finally:
            self.process.kill()
        if status is None:
            return "after 'bye': the engine did not end and was killed"
        return None if status == 0 else f"after 'bye': the engine ended with exit status {status}"

    def kill(self) -> None:
        """End the process at once."""
        self.process.kill()
