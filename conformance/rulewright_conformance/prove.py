"""The whole of `rulewright coverage`: run everything against the reference engine, then add up."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rulewright.rules.source import Diagnostic, RulesError
from rulewright_conformance.claims import Listed, list_of
from rulewright_conformance.coverage import Coverage, coverage, table
from rulewright_conformance.failures import CannotStart
from rulewright_conformance.language import Language, language_of
from rulewright_conformance.near import hint
from rulewright_conformance.report_text import flat
from rulewright_conformance.results import RunResult
from rulewright_conformance.runner import Options, run_all
from rulewright_conformance.signals import Ending
from rulewright_conformance.suite import REFERENCE, Request, UsageProblem, reference_engine, select
from rulewright_conformance.verdict import EXIT_FAILURES, EXIT_INTERRUPTED, EXIT_OK


@dataclass(frozen=True)
class Proof:
    """Coverage, and the runs that prove nothing because they did not pass.

    `trouble` says why the engine could not be used at all.
    """

    coverage: Coverage
    failed: tuple[RunResult, ...]
    interrupted: bool
    trouble: str


def prove(
    games: Sequence[str],
    language: Language,
    listed: Mapping[str, Listed],
    command: tuple[str, ...] = REFERENCE,
    jobs: int = 1,
    request: Request | None = None,
) -> Proof:
    """Run the scenarios of these games and add up what they cover."""
    selected = select(request or Request(), language)
    wanted = [run for run in selected.runs if run.game in games]
    outcome = run_all(wanted, Options(command=command, jobs=jobs), language)
    failed = tuple(each for each in outcome.results if each.status != "pass")
    found = coverage(games, outcome.results, language, listed)
    return Proof(found, failed, outcome.interrupted, outcome.trouble)


def show_coverage(
    game: str | None,
    jobs: int,
    as_json: bool,
    language: Language | None = None,
    spec_dir: Path | None = None,
) -> int:
    """Print the coverage of one game or of all; the exit status (1 if anything is uncovered or fails).

    Raises `UsageProblem` for an unknown game, `RulesError` for exclusions that are not true.
    """
    with Ending() as ending:
        return ending.status(_show(game, jobs, as_json, language or language_of(spec_dir)))


def _show(game: str | None, jobs: int, as_json: bool, words: Language) -> int:
    if game is not None and game not in words.games:
        raise UsageProblem(f"there is no game '{game}'; {hint(game, words.games)}")
    games = [game] if game else list(words.games)
    try:
        command, request = reference_engine(words.spec_dir), Request(game=game, spec_dir=words.spec_dir)
        proof = prove(games, words, list_of(words.spec_dir), command, jobs, request)
    except CannotStart as error:
        raise UsageProblem(str(error)) from None
    if as_json:
        found = proof.coverage.as_json()
        print(json.dumps({**found, "interrupted": True} if proof.interrupted else found, indent=2))
    else:
        print("\n".join(table(proof.coverage)))
    if proof.trouble:
        print(flat(f"the engine could not be used: {proof.trouble}"), file=sys.stderr)
    for result in () if proof.trouble else proof.failed:
        print(flat(f"not counted: {result.run.name} ({result.status}: {result.message})"), file=sys.stderr)
    if proof.interrupted:
        print("interrupted; this is what was proved until then", file=sys.stderr)
        return EXIT_INTERRUPTED
    wrong = [each for each in proof.coverage.wrong if _own(each, words.spec_dir)]
    if wrong:
        raise RulesError(wrong)
    return EXIT_FAILURES if proof.coverage.uncovered or proof.failed else EXIT_OK


def _own(wrong: Diagnostic, spec_dir: Path | None) -> bool:
    """Whether it is for the reader to mend: the bundled exclusions are about the bundled rules."""
    return spec_dir is None or Path(wrong.mark.file).is_relative_to(spec_dir)
