"""What comes out of a run: one record for each check, one for the run."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from rulewright_conformance.client import Exchange
from rulewright_conformance.matchers import MISSING
from rulewright_conformance.model import Run

Status = Literal[
    "pass", "fail", "error", "crash", "timeout", "protocol", "skipped", "not-applicable", "untestable"
]
CheckStatus = Literal["pass", "fail", "not-applicable"]
STATUSES: tuple[Status, ...] = (
    "pass",
    "fail",
    "error",
    "crash",
    "timeout",
    "protocol",
    "skipped",
    "not-applicable",
    "untestable",
)


class CheckResult(NamedTuple):
    """The outcome of one check. `expected` and `got` are what was compared, as JSON."""

    id: str
    level: int
    status: CheckStatus
    message: str = ""
    expected: Any = None
    got: Any = None

    @property
    def summary(self) -> str:
        """What differs, in one line."""
        if self.message or self.status != "fail":
            return self.message
        return f"expected {_short(self.expected)}, got {_short(self.got)}"


@dataclass(frozen=True)
class RunResult:
    """The outcome of one run.

    `progress` tells the steps so far in words, `exchanges` are the last messages, `log` is the end of the
    engine's standard error, `rules` are the ids of all rules that the engine says it used (in order of first
    use), `refused_by` those that refused where a refusal was expected.
    """

    run: Run
    status: Status
    message: str = ""
    checks: tuple[CheckResult, ...] = ()
    progress: tuple[str, ...] = ()
    exchanges: tuple[Exchange, ...] = ()
    log: str = ""
    rules: tuple[str, ...] = ()
    refused_by: tuple[str, ...] = ()
    # Not part of what is compared: two runs with the same outcome never take the same time.
    seconds: float = field(default=0.0, compare=False)


def _short(value: Any) -> str:
    text = json.dumps(value)
    return text if len(text) <= 80 else text[:79] + "…"


def shown(value: Any) -> Any:
    """A value for a report: what is missing is null, tuples are lists."""
    if value is MISSING:
        return None
    if isinstance(value, dict):
        return {str(key): shown(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [shown(each) for each in value]
    return value
