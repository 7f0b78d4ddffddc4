"""The ways in which a run can end early, one class each, so that no caller has to read messages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Broken = Literal["crash", "timeout", "protocol"]


class CannotStart(Exception):
    """The command is not there or may not be run; nothing was tested."""


@dataclass
class EngineBroken(Exception):
    """The process can no longer be talked to; it has to be started again."""

    status: Broken
    message: str

    def __str__(self) -> str:
        return self.message


@dataclass
class EngineDeclined(Exception):
    """The engine said `skipped` or `errored`; it can go on with another scenario."""

    status: Literal["skipped", "error"]
    message: str
    answer: dict[str, Any]

    def __str__(self) -> str:
        return self.message


class HarnessError(Exception):
    """The runner was about to send something wrong: our fault, not the engine's."""


class OtherVersion(Exception):
    """The engine speaks another version of the protocol."""
