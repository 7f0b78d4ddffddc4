"""The report for people: what failed and where to look, then the sum in the last line."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rulewright_conformance.capabilities import points
from rulewright_conformance.client import Exchange
from rulewright_conformance.language import Language
from rulewright_conformance.misnamed import misnamed
from rulewright_conformance.model import Run
from rulewright_conformance.results import RunResult
from rulewright_conformance.runner import Outcome, words_of
from rulewright_conformance.verdict import Verdict, count_statuses

_LINE = 400
_MESSAGES = 6
_LOG_LINES = 20
_FEW = 20
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def clean(text: str) -> str:
    """Text of an engine without characters that would steer a terminal."""
    return _CONTROL.sub(lambda found: f"\\x{ord(found.group()):02x}", text)


def flat(text: str) -> str:
    """The same in one line: what an engine says of itself must not look like words of the report."""
    return clean(text.replace("\n", " "))


def write_text(outcome: Outcome, verdict: Verdict, language: Language, say: Callable[[str], None]) -> None:
    """Say everything, line by line; the last line is exactly `N passed, N failed`."""
    if outcome.handshake is not None:
        say(f"engine: {_engine(outcome)}")
        for note in misnamed(outcome.handshake.games, language):
            say(flat(f"note: {note}"))
    if outcome.trouble:
        _say_trouble(outcome, say)
    else:
        for result in outcome.results:
            if verdict.counts_as_failed(result):
                say("")
                for line in failure(result, language):
                    say(line)
    say("")
    for complaint in outcome.complaints:
        say(flat(f"note: {complaint}"))
    for problem in verdict.problems:
        say(flat(f"error: {problem}"))
    if outcome.interrupted:
        say("interrupted; this is what was done until then")
    for line in _outdated(outcome.results):
        say(line)
    for line in _others(outcome.results, verdict):
        say(line)
    say(f"{verdict.passed} passed, {verdict.failed} failed")


def _engine(outcome: Outcome) -> str:
    assert outcome.handshake is not None
    about, games = outcome.handshake.engine, outcome.handshake.games
    language = f" ({about['language']})" if about.get("language") else ""
    return flat(
        f"{about['name']} {about['version']}{language}; plays {', '.join(sorted(games)) or 'nothing'}"
    )


def _say_trouble(outcome: Outcome, say: Callable[[str], None]) -> None:
    say(flat(f"The engine could not be used: {outcome.trouble}"))
    log = outcome.results[0].log if outcome.results else ""
    for line in _log(log):
        say(line)


def _outdated(results: Sequence[RunResult]) -> Iterator[str]:
    """The scenarios that do not fit the author's rules any more, each with the first word that is gone."""
    gone = [each for each in results if each.status == "not-applicable" and each.progress]
    for each in gone[:_FEW]:
        yield flat(f"no longer applies: {each.run.name} ({each.progress[0]}: {_reason(each)})")
    if len(gone) > _FEW:
        yield f"no longer applies: {len(gone) - _FEW} more (--json FILE has all)"


def _reason(result: RunResult) -> str:
    return result.message.partition(": ")[2] or result.message


def _others(results: Sequence[RunResult], verdict: Verdict) -> Iterator[str]:
    """What stands before the last line: everything that is neither passed nor just `fail`."""
    reasons = Counter(flat(each.message) for each in results if each.status == "not-applicable")
    if reasons:
        listed = "; ".join(f"{count} because {reason}" for reason, count in reasons.most_common(6))
        yield f"{sum(reasons.values())} not applicable: {listed}"
    if verdict.expected:
        yield f"{len(verdict.expected)} expected by the baseline"
    counted = count_statuses(each for each in results if verdict.counts_as_failed(each))
    if set(counted) - {"fail"}:
        yield "of the failed: " + ", ".join(f"{count} {status}" for status, count in counted.items())


def failure(result: RunResult, language: Language) -> list[str]:
    """One failure, in full."""
    run = result.run
    lines = [f"{result.status.upper()} {run.name}", f"  {run.title}"]
    if run.claims:
        lines.append(f"  claims: {', '.join(run.claims)}")
    lines += [f"  rule: {rule}" for rule in _rules(run, language)]
    lines.append(f"  {run.file}:{run.line}")
    lines += ["  steps:", *(f"    {_cut(each)}" for each in result.progress)]
    failed = [check for check in result.checks if check.status == "fail"]
    if not failed:
        lines.append(f"  {_cut(result.message)}")
    for check in failed:
        where = check.id.partition("#")[2]
        lines.append(f"  {where}: {_cut(check.message)}" if check.message else f"  {where}")
        lines.append(f"    expected {_json(check.expected)}")
        lines.append(f"    got      {_json(check.got)}")
    if "order of" in result.message:
        lines.append(f"  {_cut(result.message)}")
    lines += _messages(result.exchanges)
    return lines + _log(result.log)


def _rules(run: Run, language: Language) -> list[str]:
    """The rules of its mode that the run speaks of (else those that carry its claims), with their places."""
    named = list(run.rules)
    named += [step.refuse.rule for step in run.steps if step.refuse and step.refuse.rule]
    named += [rule for point in points(run) for rule in point.rules]
    known = words_of(run, language)["rules"]
    if not named:
        named = [rule for rule, about in known.items() if set(about["claims"]) & set(run.claims)]
    places = ((rule, known[rule]["at"]) for rule in dict.fromkeys(named) if rule in known)
    return [f"{rule} ({at})" for rule, at in places][:6]


def _messages(exchanges: Sequence[Exchange]) -> list[str]:
    if not exchanges:
        return []
    lines = ["  last messages:"]
    for exchange in exchanges[-_MESSAGES:]:
        lines.append(f"    > {_json(exchange.sent)}")
        if exchange.received is None:
            lines.append("    < (nothing)")
        else:
            lines.append(f"    < {_cut(exchange.received.decode('utf-8', 'replace'))}")
    return lines


def _log(log: str) -> list[str]:
    if not log.strip():
        return []
    lines = log.rstrip("\n").split("\n")
    left = len(lines) - _LOG_LINES
    first = ["  standard error:"] if left <= 0 else [f"  standard error (last {_LOG_LINES} lines):"]
    return first + [f"    {_cut(line)}" for line in lines[-_LOG_LINES:]]


def _json(value: Any) -> str:
    return _cut(json.dumps(value, ensure_ascii=False))


def _cut(text: str) -> str:
    line = flat(text)
    return line if len(line) <= _LINE else line[:_LINE] + f"… ({len(line)} characters)"
