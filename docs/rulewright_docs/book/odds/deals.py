"""Odds of the deal: roles, characters and opening hands, from tables that the engine deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from rulewright.rules.expressions import Expr
from rulewright.rules.source import Map
from rulewright_docs.book.odds.engine import Engine, Refused
from rulewright_docs.book.odds.plan import Plan, named, needed, wrong
from rulewright_docs.book.odds.table import OddsRow, OddsTable, at_least_one, listed, said
from rulewright_docs.words.phrases import Name, Part
from rulewright_docs.words.symbols import symbol_word

Counts = dict[int, Counter[str]]


def dealt_table(plan: Plan, engine: Engine) -> OddsTable:
    """What one player is dealt, by the number of players."""
    counts = _counts(plan, engine)
    values = _values(counts)
    rows = []
    for value in values:
        pairs = [(c[value], c.total()) if c[value] else None for c in counts.values()]
        rows.append(OddsRow(symbol_word(value), _chances(pairs), _formula(pairs, "N")))
    word = _word(plan.keys)
    return OddsTable(
        plan.id,
        said("dealt", name=word),
        (said("dealt-about", n="N"),),
        said("this", name=word),
        tuple(said("players", n=n) for n in counts),
        tuple(rows),
        plan.rules,
    )


def others_table(plan: Plan, engine: Engine) -> OddsTable:
    """What another player is for somebody who knows only himself and the list of what was dealt."""
    counts = _counts(plan, engine)
    values = _values(counts)
    viewer = named(plan.keys, "seen_from", values, f"value of '{plan.keys['by']}'")
    seen = {n: c for n, c in counts.items() if c[viewer]}
    rows = []
    for value in values:
        left = ((c[value] - (value == viewer), c.total() - 1) for c in seen.values())
        pairs = [pair if pair[0] else None for pair in left]
        rows.append(OddsRow(symbol_word(value), _chances(pairs), _formula(pairs, "(N − 1)")))
    word = _word(plan.keys)
    return OddsTable(
        plan.id,
        said("others", name=word),
        (said("others-about", name=word, viewer=symbol_word(viewer), n="N"),),
        said("this", name=word),
        tuple(said("players", n=n) for n in seen),
        tuple(rows),
        plan.rules,
    )


def drawn_table(plan: Plan, engine: Engine) -> OddsTable:
    """What is drawn from more than there are players: that it is yours, and that somebody has it."""
    attribute = named(plan.keys, "attribute", engine.rules.attributes["player"], "attribute of players")
    deal = named(plan.keys, "deal", _deals(engine), "deal")
    rows: list[OddsRow] = []
    for n in _table_sizes(engine):
        values = _pool(plan.keys, engine, n, deal, attribute)
        if any(_accepted(engine, n, deal, [value, value]) for value in values[: 1 if rows else None]):
            raise wrong(
                plan.keys.at("deal"), f"the deal '{deal}' has a value twice", "use compute: dealt for it"
            )
        chances = (Fraction(1, len(values)), Fraction(n, len(values)))
        rows.append(OddsRow(said("players", n=n), chances, f"1/{len(values)}, {n}/{len(values)}"))
    return OddsTable(
        plan.id,
        said("drawn", name=_word(plan.keys)),
        (said("drawn-about"),),
        said("seats"),
        (said("drawn-mine"), said("drawn-there")),
        tuple(rows),
        plan.rules,
    )


def hand_table(plan: Plan, engine: Engine) -> OddsTable:
    """That an opening hand has at least one card of each kind, for each size that such a hand can have."""
    zone = named(plan.keys, "zone", engine.rules.zones, "zone")
    sizes = sorted(hand_sizes(plan, engine, zone))
    cards = engine.rules.documents["card"]
    size = sum(len(card.copies) for card in cards.values())
    rows = []
    for card in sorted(cards.values(), key=lambda c: -len(c.copies)):
        kept = len(card.copies)
        chances = tuple(at_least_one(kept, size, n) for n in sizes)
        formula = f"1 − C({size - kept}, n)/C({size}, n)"
        rows.append(OddsRow(Name((f"card.{card.id}",)), chances, formula, rules=(card.rule.id,)))
    return OddsTable(
        plan.id,
        said("hand", name=Name((f"zone.{zone}",))),
        (said("hand-about", n="n"),),
        said("card"),
        tuple(said("cards", n=n) for n in sizes),
        tuple(rows),
        plan.rules,
    )


def hand_sizes(plan: Plan, engine: Engine, zone: str) -> set[int]:
    """Every number of cards that a player may hold after the deal, for any number of players.

    `deals` names what is dealt before and decides it, and the attributes it goes to. Every value of the
    last meets every value of the other: the other stays in its order while the last goes round the table.
    """
    deals: Map = plan.keys["deals"]
    for deal in deals:
        needed(deal, _deals(engine), deals.key_at(deal), "deal")
        named(deals, deal, engine.rules.attributes["player"], "attribute of players")
    *others, last = deals
    if len(others) > 1:
        raise wrong(plan.keys.at("deals"), "more than two deals decide the hand", "name one or two")
    found: set[int] = set()
    for n in _table_sizes(engine):
        engine.set_up(engine.seats(n))
        players = engine.view()["players"].values()
        tape = {deal: [[player[deals[deal]] for player in players]] for deal in others}
        values = _pool(deals, engine, n, last, deals[last])
        for i in range(len(values)):
            order = [values[(i + j) % len(values)] for j in range(n)]
            reply = engine.set_up(engine.seats(n), tape={"deal": {**tape, last: [order]}}, missing="any")
            found |= set(_came(plan, engine, zone, reply["events"]).values())
    return found


def _came(plan: Plan, engine: Engine, zone: str, events: Sequence[Mapping[str, Any]]) -> Counter[str]:
    """How many cards came to each player's zone before the event that ends the deal."""
    end = named(plan.keys, "until", engine.rules.events, "event")
    last = next((i for i, event in enumerate(events) if event["type"] == end), None)
    if last is None:
        raise wrong(plan.keys.at("until"), f"no deal comes to '{end}'", "name the event that ends the deal")
    found: Counter[str] = Counter()
    for event in events[:last]:
        data = event["data"]
        if event["type"] == "moved" and data.get("zone") == zone and "to" in data:
            found[data["to"]] += data["count"]
    return found


def _deals(engine: Engine) -> frozenset[str]:
    """The names under which the rules shuffle lists."""
    found = (s.args for s in engine.rules.statements() if s.key == "shuffle")
    return frozenset(str(args["name"]) for args in found if args.get("name") is not None)


def _pool(keys: Map, engine: Engine, n: int, deal: str, attribute: str) -> list[str]:
    """The documents that may be dealt first under a name. Raises `TextError` if none may."""
    kind = engine.rules.attributes["player"][attribute].type
    documents = engine.rules.documents.get(kind, {})
    found = [id_ for id_ in documents if _accepted(engine, n, deal, [id_])]
    if not found:
        at = keys.at(deal if deal in keys else "deal")
        raise wrong(at, f"the deal '{deal}' is of no {kind}", "name the attribute that it goes to")
    return found


def _accepted(engine: Engine, n: int, deal: str, first: list[str]) -> bool:
    """Whether a deal may begin so."""
    try:
        engine.set_up(engine.seats(n), tape={"deal": {deal: [first]}}, missing="any")
    except Refused as refused:
        if refused.code == "chance":
            return False
        raise
    return True


def _table_sizes(engine: Engine) -> range:
    low, high = engine.rules.seats
    return range(low, high + 1)


def _counts(plan: Plan, engine: Engine) -> Counts:
    """How many of each value (an attribute, or a datum of its document) are dealt, by number of players."""
    attribute = named(plan.keys, "attribute", engine.rules.attributes["player"], "attribute of players")
    found: Counts = {}
    for n in _table_sizes(engine):
        engine.set_up(engine.seats(n))
        dealt = [player[attribute] for player in engine.view()["players"].values()]
        found[n] = Counter(_datum(plan.keys, engine, attribute, value) for value in dealt)
    return found


def _datum(keys: Map, engine: Engine, attribute: str, value: str) -> str:
    """The datum `by` of a document that was dealt, or its id."""
    if "by" not in keys:
        return value
    kind = engine.rules.attributes["player"][attribute].type
    data = engine.rules.documents[kind][value].data
    datum = data[named(keys, "by", data, f"datum of {kind} '{value}'")]
    if not isinstance(datum, Expr) or datum.op != "const":
        raise wrong(keys.at("by"), f"'{keys['by']}' of {kind} '{value}' is no plain value", "name another")
    return str(datum.args[0])


def _values(counts: Counts) -> list[str]:
    """All values, those first that are dealt most over all numbers of players."""
    every: Counter[str] = sum(counts.values(), start=Counter())
    return sorted(every, key=lambda value: (-every[value], value))


def _word(keys: Map) -> Part:
    return Name((f"data.{keys['by']}",)) if "by" in keys else Name((f"attribute.{keys['attribute']}",))


def _chances(pairs: list[tuple[int, int] | None]) -> tuple[Fraction | None, ...]:
    return tuple(None if pair is None else Fraction(*pair) for pair in pairs)


def _formula(pairs: list[tuple[int, int] | None], size: str) -> str:
    """The fractions; where the same number is dealt to every number of players, that number and `size`."""
    dealt = {pair[0] for pair in pairs if pair is not None}
    return f"{dealt.pop()}/{size}" if len(dealt) == 1 else listed(pairs)
