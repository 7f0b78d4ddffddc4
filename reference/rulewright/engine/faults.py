"""What can go wrong while rules run: a move that is refused, chance that is missing, rules that are
broken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulewright.rules.source import Diagnostic, Mark, RulesError


@dataclass(frozen=True)
class Refusal:
    """Why an input was refused. `phase` is protocol, setup, turn or rules; `code` one of the closed list.

    `rule` is the id of the rule that refuses; `hidden` says that the seat could not have known.
    """

    phase: str
    code: str
    rule: str | None = None
    hidden: bool = False
    message: str = ""


class IllegalMove(Exception):
    """An input that was refused; the table is as it was before."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message or refusal.code)
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        # Exceptions are pickled by their arguments; this one is made from its refusal.
        return IllegalMove, (self.refusal,)


class RulesFault(RulesError):
    """The rules themselves are at fault while running: a limit was broken, a value does not fit."""

    def __init__(self, code: str, message: str, mark: Mark, hint: str = "") -> None:
        super().__init__([Diagnostic(code, message, mark, hint)])
        self.made_from = (code, message, mark, hint)

    def __reduce__(self) -> tuple[Any, ...]:
        return RulesFault, self.made_from


class ChanceMissing(Exception):
    """The tape has no fitting value for a draw."""
