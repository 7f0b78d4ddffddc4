"""What the suite proves: rules and claims with and without a scenario, from the results of a real run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rulewright.rules.source import Diagnostic
from rulewright_conformance.claims import Listed
from rulewright_conformance.language import Language
from rulewright_conformance.results import RunResult

REFUSAL = " (refusal)"


@dataclass(frozen=True)
class Count:
    """How many there are, how many are shown, how many are excluded with a reason."""

    total: int = 0
    covered: int = 0
    excluded: int = 0

    def plus(self, other: Count) -> Count:
        """The sum of both."""
        return Count(self.total + other.total, self.covered + other.covered, self.excluded + other.excluded)

    def as_json(self) -> dict[str, int]:
        """As it is printed."""
        return {"total": self.total, "covered": self.covered, "excluded": self.excluded}


@dataclass(frozen=True)
class Coverage:
    """The coverage of one game, or of several. `wrong` are exclusions that are not true."""

    rules: Count
    claims: Count
    uncovered: tuple[str, ...]
    wrong: tuple[Diagnostic, ...] = ()
    games: Mapping[str, Coverage] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        """As it is printed by `rulewright coverage --json`."""
        found: dict[str, Any] = {
            "rules": self.rules.as_json(),
            "claims": self.claims.as_json(),
            "uncovered": list(self.uncovered),
        }
        if self.games:
            found["games"] = {game: each.as_json() for game, each in self.games.items()}
        return found


def coverage(
    games: Sequence[str], results: Sequence[RunResult], language: Language, listed: Mapping[str, Listed]
) -> Coverage:
    """Coverage of these games by these results: each game, and the sum."""
    parts = {
        game: _of_game(
            language.rules(game),
            [each for each in results if each.run.game == game and each.status == "pass"],
            listed.get(game, Listed((), ())),
        )
        for game in games
    }
    rules, claims = Count(), Count()
    for part in parts.values():
        rules, claims = rules.plus(part.rules), claims.plus(part.claims)
    return Coverage(
        rules,
        claims,
        tuple(name for part in parts.values() for name in part.uncovered),
        tuple(each for part in parts.values() for each in part.wrong),
        parts,
    )


def _of_game(rules: Mapping[str, Mapping[str, Any]], passed: Sequence[RunResult], listed: Listed) -> Coverage:
    used = {rule for result in passed for rule in result.rules}
    refused = {rule for result in passed for rule in result.refused_by}
    shown_rules = {rule for rule in rules if rule in used}
    shown_refusals = {rule for rule, about in rules.items() if not about["refuses"] or rule in refused}
    all_claims = {claim for about in rules.values() for claim in about["claims"]} | set(listed.claims)
    shown_claims = _claims(rules, passed) & all_claims
    covered = shown_claims | shown_rules | {rule + REFUSAL for rule in shown_refusals & refused}
    wrong = tuple(_wrong(rules, all_claims, covered, listed))
    excluded = {each.name for each in listed.exclusions}
    rules_left = sorted(
        [rule for rule in rules if rule not in shown_rules | excluded]
        + [
            rule + REFUSAL
            for rule in rules
            if rule not in shown_refusals and not {rule, rule + REFUSAL} & excluded
        ]
    )
    claims_left = sorted(all_claims - shown_claims - excluded)
    out_rules = {rule for rule in rules if {rule, rule + REFUSAL} & excluded}
    fully = {rule for rule in shown_rules & shown_refusals if rule not in out_rules}
    return Coverage(
        Count(len(rules), len(fully), len(out_rules)),
        Count(len(all_claims), len(shown_claims), len((all_claims & excluded) - shown_claims)),
        (*rules_left, *claims_left),
        wrong,
    )


def _claims(rules: Mapping[str, Mapping[str, Any]], passed: Sequence[RunResult]) -> set[str]:
    """Claims that a passing run names and a rule of its own trace carries: a label alone proves nothing."""
    shown: set[str] = set()
    for result in passed:
        carried = {claim for rule in result.rules if rule in rules for claim in rules[rule]["claims"]}
        shown |= carried & set(result.run.claims)
    return shown


def _wrong(rules: Mapping[str, Any], claims: set[str], covered: set[str], listed: Listed) -> list[Diagnostic]:
    found = []
    for each in listed.exclusions:
        known = claims if each.what == "claim" else {*rules, *(rule + REFUSAL for rule in rules)}
        if each.name not in known:
            message = f"there is no {each.what} '{each.name}'"
            found.append(Diagnostic("RW550", message, each.mark, "remove the exclusion"))
        elif each.name in covered:
            message = f"the {each.what} '{each.name}' is excluded, but a scenario shows it"
            found.append(Diagnostic("RW551", message, each.mark, "remove the exclusion"))
    return found


def table(found: Coverage) -> list[str]:
    """The coverage as lines of text, the sum last."""
    heads = "covered excl. total"
    lines = [f"{'':<20}{'rules':>22}{'claims':>22}", f"{'':<20}{heads:>22}{heads:>22}"]
    for name, each in [*found.games.items(), ("total", found)]:
        lines.append(f"{name:<20}{_count(each.rules):>22}{_count(each.claims):>22}")
    if found.uncovered:
        lines += ["", "uncovered:", *(f"  {name}" for name in found.uncovered)]
    return lines


def _count(count: Count) -> str:
    return f"{count.covered:>7} {count.excluded:>5} {count.total:>5}"
