"""Ask the reference engine what the rules do: set tables up, make moves, read outcomes and views."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright.rules.model import Rules
from rulewright_conformance.client import Client
from rulewright_conformance.suite import reference_engine as command_of

_TIMEOUT = 60.0
Answer = Mapping[str, Any]


class Refused(Exception):
    """The engine refuses a set-up or a move: its phase, its code, and what it says."""

    def __init__(self, refusal: Mapping[str, Any]) -> None:
        self.phase = str(refusal.get("phase", ""))
        self.code = str(refusal.get("code", ""))
        super().__init__(str(refusal.get("message") or f"{self.phase}: {self.code}"))


@contextmanager
def reference_engine(spec_dir: Path | None = None) -> Iterator[Client]:
    """The reference engine, with the games of a folder (default: the bundled ones), until the block ends."""
    client = Client(command_of(spec_dir), _TIMEOUT)
    try:
        yield client
    finally:
        client.bye()


@dataclass(frozen=True)
class Engine:
    """The engine at the tables of one game and mode."""

    client: Client
    rules: Rules

    def seats(self, n: int) -> list[str]:
        """The names of so many seats."""
        return [f"s{i}" for i in range(1, n + 1)]

    def set_up(
        self,
        seats: Sequence[str],
        position: Mapping[str, Any] | None = None,
        tape: Mapping[str, Any] | None = None,
        missing: str = "error",
    ) -> Answer:
        """Put a table here and return the reply. Without a tape the engine draws by a fixed seed.

        Raises `Refused`.
        """
        message: dict[str, Any] = {
            "cmd": "setup",
            "game": self.rules.game,
            "mode": self.rules.mode,
            "seats": list(seats),
            "chance": {"seed": 0} if tape is None else {"tape": tape, "spare": True, "missing": missing},
        }
        if position is not None:
            message["position"] = position
        return self._ask(message)

    def view(self, seat: str = "referee") -> Answer:
        """What a seat sees of the table."""
        view: Answer = self._ask({"cmd": "view", "seat": seat})["view"]
        return view

    def legal(self, ask: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Every legal answer to an ask."""
        found: list[dict[str, Any]] = self._ask({"cmd": "legal", "seat": ask["seat"], "ask": ask["ask"]})[
            "legal"
        ]
        return found

    def act(self, ask: Mapping[str, Any], move: Mapping[str, Any]) -> Answer:
        """Answer an ask with one of its legal moves. Raises `Refused`."""
        message = {"cmd": "act", "seat": ask["seat"], "ask": ask["ask"]}
        return self._ask({**message, "id": move["id"], "move": move["move"]})

    def _ask(self, message: Mapping[str, Any]) -> Answer:
        answer = self.client.ask(dict(message))
        if "refused" in answer:
            raise Refused(answer["refused"])
        return answer
