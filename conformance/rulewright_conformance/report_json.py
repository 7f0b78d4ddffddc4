"""The report for programs: JSON lines, a header, then checks and runs, then a footer (report.schema.json)."""

from __future__ import annotations

import hashlib
import json
import platform
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rulewright.version import __version__
from rulewright_conformance.language import Language
from rulewright_conformance.misnamed import misnamed
from rulewright_conformance.model import Run
from rulewright_conformance.results import CheckResult, RunResult
from rulewright_conformance.runner import Outcome
from rulewright_conformance.verdict import Verdict, count_statuses

Record = dict[str, Any]


@dataclass(frozen=True)
class Provenance:
    """Where a report comes from."""

    command: tuple[str, ...]
    selection: Mapping[str, Any]
    runs: tuple[Run, ...]
    started: datetime
    seconds: float


def records(
    outcome: Outcome, verdict: Verdict, provenance: Provenance, language: Language
) -> Iterator[Record]:
    """All records of a report, in order."""
    yield _header(outcome, provenance, language)
    for result in outcome.results:
        for check in result.checks:
            yield _check(check, result)
        yield _run(result, verdict)
    yield _footer(outcome, verdict, provenance)


def line(record: Record) -> str:
    """A record as it is written."""
    return json.dumps(record, ensure_ascii=True, separators=(",", ":"), sort_keys=False)


def _header(outcome: Outcome, provenance: Provenance, language: Language) -> Record:
    games = sorted({run.game for run in provenance.runs})
    return {
        "record": "header",
        "report": 1,
        "suite": {
            "name": "rulewright",
            "version": __version__,
            "scenarios": len(provenance.runs),
            "hash": suite_hash(provenance.runs),
        },
        "engine": outcome.handshake.engine if outcome.handshake else None,
        "capabilities": outcome.handshake.games if outcome.handshake else {},
        "command": list(provenance.command),
        "started": provenance.started.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "platform": f"{platform.platform()} Python {platform.python_version()}",
        "vocabularies": {game: str(language.vocabulary(game, None)["version"]) for game in games},
        "selection": dict(provenance.selection),
        "notes": list(misnamed(outcome.handshake.games, language)) if outcome.handshake else [],
    }


def suite_hash(runs: Sequence[Run]) -> str:
    """A hash of the scenario files of these runs: their ids and contents, not where they lie."""
    total = hashlib.sha256()
    for name, file in sorted({(run.scenario, run.file) for run in runs}):
        total.update(name.encode() + b"\0" + hashlib.sha256(Path(file).read_bytes()).digest())
    return f"sha256:{total.hexdigest()}"


def _check(check: CheckResult, result: RunResult) -> Record:
    record: Record = {
        "record": "check",
        "id": check.id,
        "run": result.run.name,
        "level": check.level,
        "status": check.status,
    }
    if check.expected is not None or check.status == "fail":
        record["expected"] = check.expected
    if check.status == "fail":
        record["got"] = check.got
    if check.message:
        record["message"] = check.message
    return record


def _run(result: RunResult, verdict: Verdict) -> Record:
    run = result.run
    record: Record = {
        "record": "run",
        "id": run.name,
        "scenario": run.scenario,
        "title": run.title,
        "game": run.game,
        "mode": run.mode,
        "claims": list(run.claims),
        "level": run.level,
        "status": result.status,
        "expected": run.name in verdict.expected,
    }
    if result.message:
        record["message"] = result.message
    if result.rules:
        record["rules"] = list(result.rules)
    return record


def _footer(outcome: Outcome, verdict: Verdict, provenance: Provenance) -> Record:
    results = outcome.results
    levels = sorted({result.run.level for result in results})
    problems = list(verdict.problems) + ([outcome.trouble] if outcome.trouble else [])
    return {
        "record": "footer",
        "statuses": count_statuses(results),
        "checks": dict(sorted(Counter(check.status for each in results for check in each.checks).items())),
        "levels": {
            str(level): count_statuses(each for each in results if each.run.level == level)
            for level in levels
        },
        "passed": verdict.passed,
        "failed": verdict.failed,
        "expected": len(verdict.expected),
        "problems": problems,
        "seconds": round(provenance.seconds, 3),
        "interrupted": outcome.interrupted,
        "exit": verdict.exit,
    }
