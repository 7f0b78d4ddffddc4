"""What odds are made of: tables of exact chances with labels to be said and formulas to be recomputed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from rulewright_docs.words.phrases import Part, Phrase


@dataclass(frozen=True)
class OddsRow:
    """One row: its label, a chance for each column (`None`: this cannot be), its formula, its rules.

    The formula needs no words. `note` is a remark of the same kind.
    """

    label: Part
    chances: tuple[Fraction | None, ...]
    formula: str
    note: str = ""
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class OddsTable:
    """One table: heading, sentences on what is computed, what the rows are, the columns, the rows, the rules.

    `noted` is the head of the column of notes, if there are notes.
    """

    id: str
    heading: Part
    about: tuple[Part, ...]
    corner: Part
    columns: tuple[Part, ...]
    rows: tuple[OddsRow, ...]
    rules: tuple[str, ...] = ()
    noted: Part | None = None


def said(key: str, **args: Part) -> Phrase:
    """A message about odds."""
    return Phrase(f"odds-{key}", args)


def at_least_one(kept: int, size: int, drawn: int) -> Fraction:
    """The chance that of `size` cards, `kept` of them wanted, at least one wanted is among `drawn`."""
    return 1 - Fraction(comb(size - kept, drawn), comb(size, drawn))


def at_least(wanted: int, dice: int, chance: Fraction) -> Fraction:
    """The chance that of so many dice at least `wanted` match, each with the same chance."""
    counts = range(max(wanted, 0), dice + 1)
    return sum((comb(dice, i) * chance**i * (1 - chance) ** (dice - i) for i in counts), start=Fraction(0))


def listed(fractions: Iterable[tuple[int, int] | None]) -> str:
    """Unreduced fractions as a formula, one for each column; where there is none, a dash."""
    return ", ".join("–" if pair is None else f"{pair[0]}/{pair[1]}" for pair in fractions)
