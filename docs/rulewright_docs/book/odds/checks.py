"""Odds of checks: the engine is run with every card that may come up, and with both faces of every coin."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rulewright.rules.source import Map
from rulewright_docs.book.odds.engine import Answer, Engine, Refused
from rulewright_docs.book.odds.outcome import decision
from rulewright_docs.book.odds.plan import Plan, applies, needed, plain, rules_of, wrong
from rulewright_docs.book.odds.table import OddsRow, OddsTable, said
from rulewright_docs.book.odds.trees import Branch, Node, chance_of, formula_of, merged
from rulewright_docs.words.phrases import Name, Part, Series
from rulewright_docs.words.symbols import SUIT_SIGNS

_FACES = ("heads", "tails")
# More coins, cards or answers than this in one check are a mistake in the document.
_DEEPEST = 8
_COPY = re.compile(r" (?:A|J|Q|K|\d+)[SHDC]\b")


@dataclass(frozen=True)
class Trial:
    """A case of a check at one table: its keys, the position, and the cards that may come up."""

    engine: Engine
    keys: Map
    seats: tuple[str, ...]
    who: str
    position: Mapping[str, Any]
    cards: tuple[str, ...]
    # The declared moves as the engine lists them: in every run of a case they are the same.
    moves: list[dict[str, Any]] = field(default_factory=list)


@dataclass(frozen=True)
class Outcome:
    """Whether the check succeeded, and how many cards of the deck had come up when that was clear."""

    good: bool
    used: int


class NeedsCoin(Exception):
    """The tape has no outcome left for what is drawn."""


def check_table(plan: Plan, engine: Engine) -> OddsTable:
    """The chance of each case to succeed."""
    rows = tuple(_row(plan, case, engine) for case in plan.keys["cases"] if applies(case, engine.rules))
    return OddsTable(
        plan.id,
        said("checks"),
        (said("checks-about"),),
        said("check"),
        (said("chance"),),
        rows,
        plan.rules,
        said("which") if any(row.note for row in rows) else None,
    )


def _row(plan: Plan, case: Map, engine: Engine) -> OddsRow:
    trial = _trial(plan, case, engine)
    try:
        tree, classes = _tree(trial)
    except Refused as refused:
        place = f"the engine refuses this case: {refused}"
        raise wrong(case.mark, place, "correct its position or its moves") from None
    label: Part = Name((str(case["say"]),))
    if "with" in case:
        label = said("with", what=label, by=Series(tuple(Name((str(path),)) for path in case["with"])))
    note = _note(trial, tree, classes)
    return OddsRow(label, (chance_of(tree),), formula_of(tree), note, rules_of(case, engine.rules))


def _trial(plan: Plan, case: Map, engine: Engine) -> Trial:
    position = _laid_over(plain(plan.keys["position"]), plain(case["position"]))
    kinds = engine.rules.documents["card"]
    every = [f"{kind} {copy}".strip() for kind, card in kinds.items() for copy in card.copies]
    placed: list[str] = []
    for owner in (*position.get("players", {}).values(), position.get("zones", {})):
        for zone in [key for key in owner if key in engine.rules.zones]:
            owner[zone] = [_copy(str(card), every, placed, case) for card in owner[zone]]
    for card in placed:
        every.remove(card)
    seats = tuple(str(seat) for seat in plan.keys["seats"])
    who = needed(plan.keys["who"], seats, plan.keys.at("who"), "seat")
    return Trial(engine, case, seats, who, position, tuple(every))


def _laid_over(base: dict[str, Any], top: dict[str, Any]) -> dict[str, Any]:
    """A position over another: mappings are joined, everything else is replaced."""
    found = dict(base)
    for key, value in top.items():
        both = isinstance(value, dict) and isinstance(base.get(key), dict)
        found[key] = _laid_over(base[key], value) if both else value
    return found


def _copy(card: str, every: list[str], placed: list[str], case: Map) -> str:
    """The first copy of a kind that is not placed yet."""
    kinds = {text.partition(" ")[0] for text in every}
    kind = needed(card.partition(" ")[0], kinds, case.at("position"), "card")
    copies = [c for c in every if c.partition(" ")[0] == kind]
    free = next((c for c in copies if copies.count(c) > placed.count(c)), None)
    if free is None:
        raise wrong(case.at("position"), f"there are not so many cards '{kind}'", "place fewer")
    placed.append(free)
    return free


# -- one run ------------------------------------------------------------------------------------------


def _run(
    trial: Trial, cards: Sequence[str], coins: Sequence[str], rest: str = "deck", picks: tuple[int, ...] = ()
) -> Outcome:
    """What comes of it if these cards lie on top and the coins fall so. Raises `NeedsCoin` and `Refused`.

    Where whoever is checked may choose, he chooses what makes it succeed, if anything does.
    """
    try:
        events, options = _play(trial, cards, coins, rest, picks)
    except Refused as refused:
        if refused.code == "chance":
            raise NeedsCoin from None
        raise
    decided = decision(trial.keys, events)
    if decided is None:
        raise wrong(trial.keys.mark, "neither the success nor the failure happens", "name what happens")
    found = Outcome(decided.good, sum(_left_deck(trial, event) for event in events[: decided.before]))
    for i, several in enumerate(options):
        for other in range(1, several):
            if not found.good:
                found = _run(trial, cards, coins, rest, (*picks, *(0,) * i, other))
    return found


def _play(
    trial: Trial, cards: Sequence[str], coins: Sequence[str], rest: str, picks: tuple[int, ...]
) -> tuple[list[dict[str, Any]], list[int]]:
    """The events of a run. Where there is a choice but no pick left, the first option is taken; for each such
    choice, how many options there were."""
    catalogue = str(trial.engine.rules.catalogue)
    zones = {**trial.position.get("zones", {}), catalogue: list(cards)}
    # A pile that is shuffled anew needs no order here.
    tape = {"coin": {trial.who: list(coins)}, catalogue: [[]] * _DEEPEST}
    position = {**trial.position, "zones": zones, "rest": rest}
    reply = trial.engine.set_up(trial.seats, position, tape)
    events = list(reply["events"])
    for i, move in enumerate(trial.keys.get("moves", ())):
        reply = _moved(trial, reply, str(move), i)
        events += reply["events"]
    left, options = list(picks), list[int]()
    for _ in range(2 * _DEEPEST):
        ask = _own_ask(trial, reply) if _open(trial, events) else None
        if ask is None:
            return events, options
        legal = trial.engine.legal(ask)
        wanted = trial.keys["answers"][ask["kind"]]
        if wanted != "any":
            legal = [m for verb in wanted for m in legal if m["move"]["do"] == verb] or legal
        elif not left:
            options.append(len(legal))
        reply = trial.engine.act(ask, legal[left.pop(0) if wanted == "any" and left else 0])
        events += reply["events"]
    raise wrong(trial.keys.mark, "the case comes to no end", "see its answers")


def _open(trial: Trial, events: Sequence[Mapping[str, Any]]) -> bool:
    """Whether no event has decided the check so far."""
    decided = decision(trial.keys, events)
    return decided is None or decided.before == len(events)


def _own_ask(trial: Trial, reply: Answer) -> dict[str, Any] | None:
    kinds = trial.keys.get("answers", {})
    return next((a for a in reply["asks"] if a["seat"] == trial.who and a["kind"] in kinds), None)


def _moved(trial: Trial, reply: Answer, text: str, index: int) -> Answer:
    """A declared move, made by whoever is asked. Cards are named without suit and rank."""
    at = trial.keys["moves"].at(index)
    if index < len(trial.moves):
        return trial.engine.act(trial.moves[index]["ask"], trial.moves[index])
    for ask in reply["asks"]:
        for move in trial.engine.legal(ask):
            if _COPY.sub("", move["id"]) == text:
                trial.moves.append({**move, "ask": ask})
                return trial.engine.act(ask, move)
    raise wrong(at, f"the move '{text}' is not legal here", "write it as in scenarios, without suit and rank")


def _left_deck(trial: Trial, event: Mapping[str, Any]) -> int:
    """How many cards an event takes from the deck."""
    if event["type"] != "moved":
        return 0
    parts = (event["data"], event["data"].get("closed", {}))
    return sum(
        int(p["count"]) for p in parts if p.get("from") == trial.engine.rules.catalogue and "count" in p
    )


# -- all runs -----------------------------------------------------------------------------------------


def _tree(trial: Trial) -> tuple[Node, dict[str, int]]:
    """Everything that may come up, and the class of each card: cards of a class lead to the same."""
    drawn = _Drawn(trial)
    tree = _expand(drawn, (), ())
    if drawn.samples:
        _compare(drawn, tree)
    return tree, drawn.classes


@dataclass
class _Drawn:
    """What was found of the cards of a trial: what came of each with others below it, and its class."""

    trial: Trial
    samples: dict[str, tuple[list[str], Outcome]] = field(default_factory=dict)
    classes: dict[str, int] = field(default_factory=dict)


def _expand(drawn: _Drawn, cards: tuple[str, ...], coins: tuple[str, ...]) -> Node:
    trial = drawn.trial
    if len(cards) + len(coins) > _DEEPEST:
        raise wrong(trial.keys.mark, "the check takes too many cards or coins", "see its success")
    try:
        outcome = _run(trial, cards, coins)
    except NeedsCoin:
        sides = (_expand(drawn, cards, (*coins, face)) for face in _FACES)
        return merged("coin", tuple(Branch((i,), 1, len(_FACES), node) for i, node in enumerate(sides)))
    if outcome.used <= len(cards):
        return Node("end", outcome.good)
    if not drawn.classes:
        _classify(drawn)
    left = list(trial.cards)
    for card in cards:
        left.remove(card)
    branches = []
    for each in sorted(set(drawn.classes.values())):
        members = [card for card in left if drawn.classes[card] == each]
        if members:
            node = _expand(drawn, (*cards, members[0]), coins)
            branches.append(Branch((each,), len(members), len(left), node))
    return merged("card", tuple(branches))


def _classify(drawn: _Drawn) -> None:
    """Every card is tried with others below it. If one card decides, what came of it is its class; else it
    is what comes of it when the deck holds nothing else."""
    trial, coins = drawn.trial, _FACES[:1] * _DEEPEST
    distinct = list(dict.fromkeys(trial.cards))
    for i, card in enumerate(distinct):
        cards = [distinct[(i + j) % len(distinct)] for j in range(_DEEPEST)]
        drawn.samples[card] = cards, _run(trial, cards, coins)
    single = all(outcome.used <= 1 for _, outcome in drawn.samples.values())
    found = {c: o.good if single else _alone(trial, c) for c, (_, o) in drawn.samples.items()}
    order = list(dict.fromkeys(found.values()))
    drawn.classes.update({card: order.index(each) for card, each in found.items()})


def _alone(trial: Trial, card: str) -> tuple[bool, int] | str:
    try:
        outcome = _run(trial, (card,), _FACES[:1] * _DEEPEST, "out")
    except NeedsCoin:
        return "chance"
    except Refused as refused:
        return refused.code
    return outcome.good, outcome.used


def _compare(drawn: _Drawn, tree: Node) -> None:
    """That every card that was tried led where its class leads. Raises `TextError`."""
    for card, (cards, outcome) in drawn.samples.items():
        node, below = tree, iter(cards)
        while node.kind != "end":
            found = drawn.classes[next(below)] if node.kind == "card" else 0
            node = next(branch.node for branch in node.branches if found in branch.classes)
        if outcome.good != node.good:
            what = f"what comes of '{card}' depends on more than what it does alone"
            raise wrong(drawn.trial.keys.mark, what, "these odds cannot be computed; take the case out")


def _note(trial: Trial, tree: Node, classes: dict[str, int]) -> str:
    """Of a check by one card: of each suit, how many of the cards make it succeed."""
    if tree.kind != "card" or any(branch.node.kind != "end" for branch in tree.branches):
        return ""
    good = {each for branch in tree.branches if branch.node.good for each in branch.classes}
    words = []
    for suit, sign in SUIT_SIGNS.items():
        cards = [card for card in trial.cards if card.endswith(suit) and " " in card]
        if cards:
            words.append(f"{sign} {sum(classes[card] in good for card in cards)}/{len(cards)}")
    return " · ".join(words)
