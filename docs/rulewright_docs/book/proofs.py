"""What the played scenarios show: which rule is shown by which of them, and what engines made of them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rulewright_conformance.claims import bundled_list
from rulewright_conformance.coverage import REFUSAL
from rulewright_docs.book.contents import Contents
from rulewright_docs.book.examples.traces import Trace
from rulewright_docs.book.volume import Proofs
from rulewright_docs.words.errors import TextError

# A rule without claims is shown by those that use it; of these, the ones that use least besides.
_MOST_USES = 6
_MOST_BYTES = 1 << 28
_REMEDY = "write one with: rulewright verify --json FILE"


def proofs_of(
    contents: Contents,
    traces: Sequence[Trace],
    titles: Mapping[str, str],
    engines: Mapping[str, Mapping[str, str]],
) -> Proofs:
    """The proofs of one game. `titles` are those of its scenarios in the language."""
    shown: dict[str, dict[str, None]] = {id_: {} for id_ in contents.every_rule}
    used: dict[str, list[tuple[int, str]]] = {}
    for trace in traces:
        if trace.status != "pass":
            continue
        claims = set(trace.claims)
        for id_ in trace.rules_used:
            rule = contents.every_rule.get(id_)
            if rule is None:
                continue
            used.setdefault(id_, []).append((len(trace.rules_used), trace.scenario))
            if id_ in trace.rules or claims & set(rule.claims):
                shown[id_][trace.scenario] = None
    for id_, uses in used.items():
        if not shown[id_]:
            shown[id_] = dict.fromkeys(scenario for _, scenario in sorted(uses)[:_MOST_USES])
    by_rule = {id_: tuple(found) for id_, found in shown.items() if found}
    listed = bundled_list().get(contents.game) if contents.spec_dir is None else None
    excluded = {e.name.removesuffix(REFUSAL): e.reason for e in listed.exclusions} if listed else {}
    return Proofs(titles, by_rule, excluded, engines)


def read_reports(files: Iterable[Path]) -> dict[str, dict[str, str]]:
    """For each engine with a report (`verify --json`), the worst status of each scenario's runs.

    Raises `TextError` for a file that is no such report.
    """
    found: dict[str, dict[str, str]] = {}
    for file in files:
        records = list(_records(file))
        header = records[0] if records and isinstance(records[0], dict) else {}
        if header.get("record") != "header" or header.get("report") != 1:
            raise TextError(str(file), "this is no report of a suite", _REMEDY)
        engine = header.get("engine") or {}
        if not isinstance(engine, dict):
            raise TextError(str(file), "its header says no engine", _REMEDY)
        name = f"{engine.get('name', file.stem)} {engine.get('version', '')}".strip()
        results = found.setdefault(name, {})
        for record in records:
            if record.get("record") == "run":
                scenario, status = str(record.get("scenario")), str(record.get("status"))
                results[scenario] = status if results.get(scenario, "pass") == "pass" else results[scenario]
    return found


def _records(file: Path) -> Iterable[dict[str, Any]]:
    if not file.is_file() or file.stat().st_size > _MOST_BYTES:
        raise TextError(str(file), "this is no file, or too large for a report", _REMEDY)
    try:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            record = json.loads(line)
            if not isinstance(record, dict):
                raise TextError(f"{file}:{number}", "this line is no record", "write the report anew")
            yield record
    except (OSError, ValueError, RecursionError) as error:
        raise TextError(str(file), f"this cannot be read ({error})", _REMEDY) from None
