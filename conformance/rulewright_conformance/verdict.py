"""Add up the results of a suite: what counts as passed, as failed, and which exit status follows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date

from rulewright_conformance.baseline import Baseline, is_expected, problems
from rulewright_conformance.results import STATUSES, RunResult
from rulewright_conformance.runner import Outcome

EXIT_OK, EXIT_FAILURES, EXIT_USAGE, EXIT_OURS, EXIT_INTERRUPTED = 0, 1, 2, 3, 130


@dataclass(frozen=True)
class Verdict:
    """The sum of a suite. `expected` are the names of runs whose failure the baseline expects."""

    expected: frozenset[str]
    problems: tuple[str, ...]
    passed: int
    failed: int
    exit: int

    def counts_as_failed(self, result: RunResult) -> bool:
        """Whether this result makes the suite fail."""
        fine = result.status in ("pass", "not-applicable")
        return not fine and result.run.name not in self.expected


def judge(outcome: Outcome, baseline: Baseline, known: Iterable[str], today: date) -> Verdict:
    """The verdict on an outcome; `known` are the names of all runs that exist."""
    results = outcome.results
    expected = frozenset(each.run.name for each in results if is_expected(baseline, each))
    engine = str(outcome.handshake.engine["name"]) if outcome.handshake else None
    found = problems(baseline, results, set(known), engine, today)
    if results and all(result.status == "not-applicable" for result in results):
        declared = ", ".join(sorted(outcome.handshake.games)) if outcome.handshake else ""
        reasons = Counter(result.message for result in results).most_common(3)
        why = "; ".join(reason for reason, _ in reasons)
        found.append(f"no scenario applies: the engine declares {declared or 'no games'} ({why})")
    passed = sum(result.status == "pass" for result in results)
    failed = sum(
        result.status not in ("pass", "not-applicable") and result.run.name not in expected
        for result in results
    )
    code = EXIT_FAILURES if failed or found else EXIT_OK
    if any(result.status == "untestable" for result in results):
        code = EXIT_OURS
    if outcome.interrupted:
        code = EXIT_INTERRUPTED
    return Verdict(expected, tuple(found), passed, failed, code)


def count_statuses(results: Iterable[RunResult]) -> dict[str, int]:
    """How many runs have each status, in the order of the protocol; those that are there."""
    counted: Mapping[str, int] = Counter(result.status for result in results)
    return {status: counted[status] for status in STATUSES if status in counted}
