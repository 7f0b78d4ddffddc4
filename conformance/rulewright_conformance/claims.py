"""The claims of each game: those that its rules carry, and those that `coverage.yaml` lists."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rulewright.data import data_path
from rulewright.rules.source import Collector, Map, Mark, RulesError
from rulewright_conformance.language import Language
from rulewright_conformance.schemas import violations

_CLAIM = re.compile(r"([A-Z]+-)([0-9]+)")


@dataclass(frozen=True)
class Exclusion:
    """A claim or a rule that no table can show, and why. A rule's refusal alone is `<rule> (refusal)`."""

    name: str
    what: str
    reason: str
    mark: Mark


@dataclass(frozen=True)
class Listed:
    """What `coverage.yaml` says about one game."""

    claims: tuple[str, ...]
    exclusions: tuple[Exclusion, ...]


def claims_of(language: Language, game: str) -> frozenset[str]:
    """All claims of a game."""
    carried = {claim for rule in language.rules(game).values() for claim in rule["claims"]}
    listed = list_of(language.spec_dir).get(game)
    return frozenset(carried | set(listed.claims if listed else ()))


def list_of(spec_dir: Path | None) -> Mapping[str, Listed]:
    """What the `coverage.yaml` of a folder of games says, and the bundled one about games that it leaves out.

    Raises `RulesError` as `read_list` does.
    """
    own = None if spec_dir is None else spec_dir / "coverage.yaml"
    if own is None or not os.path.isfile(own):
        return bundled_list()
    return {**bundled_list(), **read_list(own)}


@cache
def bundled_list() -> Mapping[str, Listed]:
    """What the bundled `coverage.yaml` says; nothing, if this installation has none."""
    try:
        path = data_path("coverage.yaml")
    except FileNotFoundError:
        return {}
    return read_list(path)


def read_list(path: Path) -> dict[str, Listed]:
    """Read a `coverage.yaml`. Raises `RulesError` if it differs from its schema or a range is none."""
    from rulewright.rules.strict_yaml import load_document

    document: Map = load_document(path)
    out = Collector()
    for each in violations("coverage", document):
        out.error("RW500", f"{'.'.join(map(str, each.path))}: {each.message}", document.mark)
    out.raise_if_errors()
    listed = {game: _listed(about, out) for game, about in document["games"].items()}
    if out.errors:
        raise RulesError(out.errors)
    return listed


def _listed(about: Map, out: Collector) -> Listed:
    claims: Any = about.get("claims", [])
    groups = [claims] if isinstance(claims, Map) else claims
    names: list[str] = []
    for group in groups:
        names += expand_range(group, out) if isinstance(group, Map) else [str(group)]
    exclusions = tuple(
        Exclusion(each[what], what, each["reason"], each.mark)
        for each in about.get("exclude", [])
        for what in ("claim", "rule")
        if what in each
    )
    return Listed(tuple(dict.fromkeys(names)), exclusions)


def expand_range(group: Map, out: Collector) -> list[str]:
    """All claims from the first to the last, with as many digits as the first has."""
    first, last = _CLAIM.fullmatch(group["from"]), _CLAIM.fullmatch(group["to"])
    if not first or not last or first[1] != last[1] or int(first[2]) > int(last[2]):
        out.error("RW552", f"{group['from']} to {group['to']} is not a range", group.mark)
        return []
    width = len(first[2])
    return [f"{first[1]}{number:0{width}}" for number in range(int(first[2]), int(last[2]) + 1)]
