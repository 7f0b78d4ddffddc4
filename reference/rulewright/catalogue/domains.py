"""What a value of the rules can be at all: sets of values, finite wherever limits are declared."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import inf
from typing import Any

from rulewright.rules.model import Rules
from rulewright.rules.source import Mark

Word = str | bool | None
Span = tuple[float, float]
DEEPEST = 3
MOST_EXACT = 100


class CatalogueError(ValueError):
    """The moves of these rules have no finite list, or a too long one. Says where and what to do."""

    def __init__(self, mark: Mark | None, message: str, hint: str) -> None:
        place = f"{mark.file}:{mark.line}: " if mark is not None else ""
        super().__init__(f"{place}{message}; {hint}")


@dataclass(frozen=True, slots=True)
class Domain:
    """The values that something may have: whole numbers of a span (only the `exact` ones of it, if they are
    known), words (with true, false and none), seats, cards of some kinds, the game, records, and lists of at
    most `most` such values."""

    span: Span | None = None
    exact: frozenset[int] | None = None
    words: frozenset[Word] = frozenset()
    players: bool = False
    staff: bool = False
    kinds: frozenset[str] = frozenset()
    game: bool = False
    records: bool = False
    items: Domain | None = None
    most: float = 0


NOTHING = Domain()
NONE = Domain(words=frozenset({None}))
TRUTH = Domain(words=frozenset({True, False}))
PLAYER = Domain(players=True)
STAFF = Domain(staff=True)
THE_GAME = Domain(game=True)
RECORD = Domain(records=True)


def whole(low: float, high: float) -> Domain:
    """The whole numbers of a span."""
    return Domain(span=(low, high))


def one_number(number: int) -> Domain:
    """One whole number."""
    return Domain(span=(number, number), exact=frozenset({number}))


def words(values: Iterable[Word]) -> Domain:
    """Some words."""
    return Domain(words=frozenset(values))


def a_list(items: Domain, most: float) -> Domain:
    """Lists of at most `most` elements. Of lists in lists in lists no move is made."""
    return Domain(items=items if depth(items) < DEEPEST else RECORD, most=most)


def depth(domain: Domain) -> int:
    """How deep lists stand in lists."""
    return 0 if domain.items is None else 1 + depth(domain.items)


def join(*domains: Domain) -> Domain:
    """What is in any of them."""
    found = NOTHING
    for each in domains:
        found = _join(found, each)
    return found


def _join(a: Domain, b: Domain) -> Domain:
    if a == b or b == NOTHING:
        return a
    if a == NOTHING:
        return b
    span, exact = (a.span, a.exact) if a.span else (b.span, b.exact)
    if a.span and b.span:
        span = (min(a.span[0], b.span[0]), max(a.span[1], b.span[1]))
        exact = a.exact | b.exact if a.exact is not None and b.exact is not None else None
        exact = None if exact is not None and len(exact) > MOST_EXACT else exact
    items = a.items if b.items is None else b.items if a.items is None else _join(a.items, b.items)
    return Domain(
        span,
        exact,
        a.words | b.words,
        a.players or b.players,
        a.staff or b.staff,
        a.kinds | b.kinds,
        a.game or b.game,
        a.records or b.records,
        items,
        max(a.most, b.most),
    )


def widened(old: Domain, new: Domain) -> Domain:
    """The new values of something that grows and grows: what has grown once more has no limit."""
    span = new.span
    if old.span and span and span != old.span:
        span = (span[0] if span[0] == old.span[0] else -inf, span[1] if span[1] == old.span[1] else inf)
    most = inf if new.most > old.most else new.most
    items = new.items
    if old.items is not None and items is not None:
        items = widened(old.items, items)
    return replace(
        new, span=span, exact=new.exact if new.exact == old.exact else None, most=most, items=items
    )


def elements(domain: Domain) -> Domain:
    """What the elements of a list may be."""
    return domain.items or NOTHING


def extended(items: Domain, more: Domain) -> Domain:
    """What the elements of a list may be when a value, or a list of values, has been added."""
    return join(elements(items), elements(more), replace(more, items=None, most=0))


def numbers(domain: Domain) -> Span:
    """The whole numbers among the values, (0, 0) if there are none."""
    return domain.span or (0, 0)


@dataclass(frozen=True)
class Value:
    """One value that a move can have: its text in moves, and what stands in the move's object."""

    text: str
    plain: Any


def listed(domain: Domain, rules: Rules, seats: tuple[str, ...], mark: Mark, most: int) -> list[Value]:
    """Every value but none, in order: whole numbers, words, truth values, seats, staff, cards.

    Raises `CatalogueError` where there is no end of them, or more than `most`.
    """
    low, high = domain.span or (1, 0)
    if high - low >= most:
        what = "no limits" if inf in (high, -low) else f"the limits {low:.0f} and {high:.0f}"
        hint = "give what they come from a 'min' and a 'max'"
        raise CatalogueError(mark, f"the whole numbers that can be chosen here have {what}", hint)
    if domain.records:
        hint = "choose seats, cards, numbers or words"
        raise CatalogueError(
            mark, "what is chosen here may be an answer of somebody, or lists in lists", hint
        )
    found: list[Any] = list(range(int(low), int(high) + 1)) if domain.exact is None else sorted(domain.exact)
    found += sorted(word for word in domain.words if isinstance(word, str))
    found += [truth for truth in (False, True) if truth in domain.words]
    found += seats if domain.players else ()
    found += list(rules.staff) if domain.staff else ()
    found += [text for kind, text in card_texts(rules) if kind in domain.kinds]
    return list({(type(v), v): Value(_text(v), v) for v in found}.values())


def _text(value: Any) -> str:
    return ("true" if value else "false") if isinstance(value, bool) else str(value)


def card_texts(rules: Rules) -> list[tuple[str, str]]:
    """Every card as (kind, text), in the order of the catalogue of cards."""
    cards = rules.documents.get("card", {})
    return [(kind, f"{kind} {copy}".strip()) for kind, document in cards.items() for copy in document.copies]
