"""The list of runs that an engine is known to fail; checked both ways, so that it can only shrink."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from rulewright.rules.source import Collector, Map
from rulewright_conformance.near import hint
from rulewright_conformance.results import RunResult
from rulewright_conformance.scenarios import read_document


@dataclass(frozen=True)
class Entry:
    """One run that is expected to fail, and how."""

    id: str
    status: str
    note: str
    issue: str
    expires: date | None
    place: str


@dataclass(frozen=True)
class Baseline:
    """All entries, by id; `engine` is the name of the engine that it was written for."""

    engine: str | None
    entries: Mapping[str, Entry]


NO_BASELINE = Baseline(None, {})


def load_baseline(path: Path) -> Baseline:
    """Read a baseline. Raises `RulesError` if it is not one."""
    out = Collector()
    document = read_document(path, "baseline", out)
    out.raise_if_errors()
    assert document is not None
    entries: dict[str, Entry] = {}
    for each in document["expected"]:
        entry = _entry(each, out)
        if entry.id in entries:
            out.error("RW540", f"the run '{entry.id}' is named twice", each.at("id"), length=len(entry.id))
        entries[entry.id] = entry
    out.raise_if_errors()
    return Baseline(document.get("engine"), entries)


def _entry(each: Map, out: Collector) -> Entry:
    expires = None
    if "expires" in each:
        try:
            expires = date.fromisoformat(each["expires"])
        except ValueError:
            out.error("RW541", f"there is no day {each['expires']}", each.at("expires"))
    place = f"{each.mark.file}:{each.mark.line}"
    return Entry(each["id"], each.get("status", "fail"), each["note"], each.get("issue", ""), expires, place)


def is_expected(baseline: Baseline, result: RunResult) -> bool:
    """Whether the baseline says that this run ends in this way."""
    entry = baseline.entries.get(result.run.name)
    return entry is not None and entry.status == result.status


def problems(
    baseline: Baseline,
    results: Sequence[RunResult],
    known: Collection[str],
    engine: str | None,
    today: date,
) -> list[str]:
    """What is wrong with the baseline itself: stale, unknown and expired entries, another engine.

    `known` are the names of all runs that exist; entries that were not selected for this run are left alone.
    """
    found = []
    if baseline.engine is not None and engine is not None and baseline.engine != engine:
        found.append(f"baseline: it was written for '{baseline.engine}', and this engine is '{engine}'")
    by_name = {result.run.name: result for result in results}
    for entry in baseline.entries.values():
        if entry.id not in known:
            found.append(f"baseline: {entry.place}: unknown run '{entry.id}'; {hint(entry.id, known)}")
            continue
        if entry.expires is not None and entry.expires < today:
            found.append(f"baseline: {entry.place}: '{entry.id}' expired on {entry.expires.isoformat()}")
        result = by_name.get(entry.id)
        if result is None or result.status == entry.status:
            continue
        if result.status in ("pass", "not-applicable"):
            now = "passes now" if result.status == "pass" else f"is not applicable ({result.message})"
            found.append(f"baseline: {entry.place}: stale: '{entry.id}' {now}; remove the entry")
        else:
            was = f"is expected to be {entry.status} and was {result.status}"
            found.append(f"baseline: {entry.place}: '{entry.id}' {was}")
    return found
