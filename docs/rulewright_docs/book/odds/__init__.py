"""Exact odds of a game, computed from its rules: what `odds.yaml` asks for, written on a page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from pathlib import Path

from babel import Locale
from babel.numbers import NumberPattern, parse_pattern

from rulewright.rules.documents import game_folder, load_game
from rulewright.rules.load import load_rules
from rulewright.rules.model import Rules
from rulewright_conformance.client import Client
from rulewright_docs.book.odds.checks import check_table
from rulewright_docs.book.odds.deals import dealt_table, drawn_table, hand_table, others_table
from rulewright_docs.book.odds.dice import claim_tables
from rulewright_docs.book.odds.engine import Engine, reference_engine
from rulewright_docs.book.odds.plan import Known, Plan, plan_file, read_plans
from rulewright_docs.book.odds.table import OddsRow, OddsTable, said
from rulewright_docs.book.page import blocks, heading, table
from rulewright_docs.book.page import link as linked
from rulewright_docs.words.lexicon import capital
from rulewright_docs.words.renderer import Renderer

__all__ = ["OddsRow", "OddsTable", "odds_markdown", "odds_of", "percent", "reference_engine"]

# A chance below this, or as near to one, is said to be so; a column with nothing more is left out.
_LEAST = Fraction(1, 1000)


def odds_of(
    game: str, mode: str, spec_dir: Path | None = None, engine: Client | None = None
) -> tuple[OddsTable, ...]:
    """The odds that a game's `odds.yaml` asks for, in a mode; nothing if it has no such file.

    `engine` is a running reference engine over the same documents (`reference_engine`); without one, one is
    started. Raises `UnknownName`, `RulesError`, and `TextError` (at its line) for a wrong `odds.yaml`.
    """
    file = plan_file(game, spec_dir)
    rules = load_rules(game, mode, spec_dir)
    if not file.is_file():
        return ()
    plans = read_plans(file, _known(rules, spec_dir))
    with ExitStack() as stack:
        client = engine or stack.enter_context(reference_engine(spec_dir))
        at_table = Engine(client, rules)
        return tuple(made for plan in plans for made in _tables(plan, at_table))


def _known(rules: Rules, spec_dir: Path | None) -> Known:
    everywhere = (load_rules(rules.game, mode, spec_dir).rules for mode in rules.modes)
    texts = load_game(game_folder(rules.game, spec_dir)).text.values()
    names = frozenset(name for text in texts for name in text["names"])
    return Known(rules, frozenset(rule for found in everywhere for rule in found), names)


def _tables(plan: Plan, engine: Engine) -> tuple[OddsTable, ...]:
    if plan.compute == "claim":
        return claim_tables(plan, engine)
    one = {
        "check": check_table,
        "dealt": dealt_table,
        "others": others_table,
        "drawn": drawn_table,
        "hand": hand_table,
    }[plan.compute]
    return (one(plan, engine),)


def odds_markdown(tables: Iterable[OddsTable], renderer: Renderer, link: Callable[[str], str | None]) -> str:
    """The body of a page in Markdown: tables below headings. `link` gives the way to a rule, or None."""
    return blocks(part for each in tables for part in _section(each, renderer, link))


def _section(of: OddsTable, renderer: Renderer, link: Callable[[str], str | None]) -> tuple[str, ...]:
    say = renderer.text
    about = " ".join(capital(say(part)) for part in of.about)
    columns = _shown(of)
    head = [of.corner, *(of.columns[i] for i in columns), said("formula")]
    head += [of.noted] if of.noted is not None else []
    rows = []
    for row in of.rows:
        chances = [percent(row.chances[i], renderer.locale) for i in columns]
        label = _with_rules(capital(say(row.label)), row.rules, link)
        rows.append([label, *chances, row.formula, *([row.note] if of.noted is not None else [])])
    named = [linked(f"`{rule}`", link(rule)) for rule in of.rules]
    rules = (f"{capital(say(said('rules')))} {', '.join(named)}",) if named else ()
    title = heading(2, capital(say(of.heading)), of.id)
    return (title, about, table([capital(say(part)) for part in head], rows), *rules)


def _with_rules(label: str, rules: Sequence[str], link: Callable[[str], str | None]) -> str:
    """The label of a row as a link to its first rule; further rules follow as small numbers."""
    targets = [target for rule in rules if (target := link(rule)) is not None]
    if not targets:
        return label
    more = "".join(f" [{i}]({target})" for i, target in enumerate(targets[1:], 2))
    return linked(label, targets[0]) + more


def _shown(of: OddsTable) -> list[int]:
    """The columns up to the last in which something is likely enough to be written as a number."""
    likely = [i for i in range(len(of.columns)) if any((row.chances[i] or 0) >= _LEAST for row in of.rows)]
    return list(range(max(likely, default=-1) + 1))


def percent(chance: Fraction | None, locale: Locale) -> str:
    """A chance with one decimal as a language writes it; a dash for what cannot be asked."""
    if chance is None:
        return "–"
    if 0 < chance < _LEAST:
        return "< " + _written(_LEAST, locale)
    if 1 - _LEAST < chance < 1:
        return "> " + _written(1 - _LEAST, locale)
    return _written(chance, locale)


def _written(chance: Fraction, locale: Locale) -> str:
    """The number in the pattern of the language; a half of the last digit is rounded up."""
    exact = Decimal(chance.numerator) / Decimal(chance.denominator)
    rounded = exact.quantize(Decimal("0.001"), rounding=ROUND_HALF_UP)
    usual: NumberPattern = locale.percent_formats[None]
    pattern = parse_pattern(usual.pattern.replace("#,##0", "#,##0.0"))
    return str(pattern.apply(rounded, locale, numbering_system="latn"))
