"""Cards, statuses and knowledge: move, attach, detach, know, reveal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.engine import log
from rulewright.engine.evaluate import compile_expr
from rulewright.engine.faults import RulesFault
from rulewright.engine.frames import CodeFrame
from rulewright.engine.state import NOBODY, State
from rulewright.engine.values import Card, Player, TheGame, holds_text, without
from rulewright.rules.expressions import PASS_IT_ON
from rulewright.rules.model import Statement

if TYPE_CHECKING:
    from rulewright.engine.program import Operation, Program


def _cards(t: State, value: Any, st: Statement) -> tuple[Card, ...]:
    items = value if isinstance(value, tuple) else () if value is None else (value,)
    for item in items:
        if not isinstance(item, Card):
            raise RulesFault("RW405", f"{t.text(item)} is not a card", st.mark)
    return items


def place_card(t: State, card: Card, zone: str, owner: int, at_top: bool) -> None:
    """Take a card out of where it lies and put it into a zone."""
    t.touched = True
    old = t.where[card.number]
    if old in t.zones:
        t.zones[old] = without(t.zones[old], card)
    cards = t.zones[zone, owner]
    t.zones[zone, owner] = (card, *cards) if at_top else (*cards, card)
    t.where[card.number] = (zone, owner)


def move(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`move`. Reads the cards and the owner. Refuses what is no card, or a player's zone without player.
    Does: puts them there,
    in the given order, the last on top. Tells all how many; which ones, those who see either place."""
    cards_code, zone = compile_expr(st.args["cards"]), st.args["zone"]
    owner_code = compile_expr(st.args["to"]) if st.args["to"] else None
    at_top = st.args["at"] != "bottom"
    of_player = program.rules.zones[zone].of == "player"

    def act(t: State, frame: CodeFrame) -> bool:
        cards = _cards(t, cards_code(t, frame, None), st)
        owner = owner_code(t, frame, None) if owner_code else None
        if of_player and not (isinstance(owner, Player) and t.plays(owner)):
            raise RulesFault("RW405", f"zone '{zone}' belongs to players: say 'to'", st.mark)
        seat = owner.seat if of_player and isinstance(owner, Player) else NOBODY
        groups: dict[tuple[str, int], list[Card]] = {}
        for card in cards:
            groups.setdefault(t.where[card.number], []).append(card)
            place_card(t, card, zone, seat, at_top)
        for source, moved in groups.items():
            log.tell_move(t, tuple(moved), source, (zone, seat), frame.rule)
        return False

    return act


def _holder(t: State, value: Any, st: Statement) -> int:
    if isinstance(value, Player) and t.plays(value):
        return value.seat
    if isinstance(value, TheGame):
        return NOBODY
    raise RulesFault("RW405", f"a status lies on a player or the game, not on {t.text(value)}", st.mark)


def attach(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`attach`. Reads on whom. Refuses what is neither player nor game. Does: puts the status there
    once. Tells all."""
    to, name = compile_expr(st.args["to"]), st.args["status"]
    rule_id = program.rules.documents["status"][name].rule.id

    def act(t: State, frame: CodeFrame) -> bool:
        value = to(t, frame, None)
        entry = (name, _holder(t, value, st))
        if entry not in t.statuses:
            t.statuses.append(entry)
            t.touched = True
            t.used[rule_id] = None
            log.emit(t, "status", {"status": name, "of": value, "on": True}, rules=(rule_id, frame.rule))
        return False

    return act


def detach(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`detach`. Reads from whom. Refuses what is neither player nor game. Does: takes the status away.
    Tells all."""
    source, name = compile_expr(st.args["from"]), st.args["status"]

    def act(t: State, frame: CodeFrame) -> bool:
        value = source(t, frame, None)
        entry = (name, _holder(t, value, st))
        if entry in t.statuses:
            t.statuses.remove(entry)
            t.touched = True
            log.emit(t, "status", {"status": name, "of": value, "on": False}, rules=(frame.rule,))
        return False

    return act


def _of(st: Statement) -> Any:
    return compile_expr(st.args["of"]) if st.args["of"] else None


def _fact(t: State, st: Statement, of: Any, value: Any) -> dict[str, Any]:
    if holds_text(value):
        raise RulesFault("RW405", "free text is no fact", st.mark, PASS_IT_ON)
    subjects = of if isinstance(of, tuple) else () if of is None else (of,)
    # A list of seats is told in seat order, so that its order gives nothing away.
    if all(isinstance(s, Player) for s in subjects):
        subjects = tuple(sorted(subjects, key=lambda p: p.seat))
    return {"what": st.args["what"], "of": t.plain(subjects), "is": t.plain(value)}


def know(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`know`. Reads who, of whom, what. Refuses nothing. Does: gives each of them the fact for good.
    Tells each of them alone."""
    who, of, value = compile_expr(st.args["who"]), _of(st), compile_expr(st.args["is"])

    def act(t: State, frame: CodeFrame) -> bool:
        fact = _fact(t, st, of(t, frame, None) if of else None, value(t, frame, None))
        players = log.players_of(who(t, frame, None))
        for player in players:
            t.facts.append({"seat": t.seats[player.seat], **fact})
            log.emit(t, "fact", {}, (player,), {t.seats[player.seat]: fact}, (frame.rule,))
        return False

    return act


def reveal(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`reveal`. Reads of whom and what. Refuses nothing. Does: makes the fact known for good. Tells all."""
    of, value = _of(st), compile_expr(st.args["is"])

    def act(t: State, frame: CodeFrame) -> bool:
        fact = _fact(t, st, of(t, frame, None) if of else None, value(t, frame, None))
        t.facts.append({"seat": None, **fact})
        log.emit(t, "fact", fact, "all", None, (frame.rule,))
        return False

    return act
