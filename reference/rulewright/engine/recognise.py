"""Recognise the legal move that an object describes, or say why it is refused.

Conditions are tested one after the other, so that the first that fails names the code and the rule (SEM-22).
"""

from __future__ import annotations

import re
from typing import Any

from rulewright.engine.evaluate import whole
from rulewright.engine.faults import Refusal
from rulewright.engine.frames import Ask, OpenFrame
from rulewright.engine.moves import (
    ANYTIME,
    PASS,
    LegalMove,
    cards_near,
    choice_move,
    count_of,
    event_at,
    forbidding,
    offer_move,
    offers,
    options_of,
    param_values,
    remaining,
    used_up,
)
from rulewright.engine.primitives_waiting import Stretch
from rulewright.engine.program import AbilityCode, ParamCode, TextCode
from rulewright.engine.state import NOBODY, Scope, State
from rulewright.engine.values import Card, Player, Text
from rulewright.rules.model import Ability
from rulewright.rules.source import NOWHERE


def recognise(t: State, place: int, player: Player, move: dict[str, Any]) -> LegalMove | Refusal:
    """The legal move that an object describes, or why it is refused."""
    verb = move.get("do")
    if not isinstance(verb, str):
        return Refusal("rules", "malformed", message="a move is an object with 'do'")
    if place == NOBODY:
        return _recognise_offer(t, player, ANYTIME, event_at(t, len(t.stack) - 1), move)
    frame = t.stack[place]
    assert isinstance(frame, OpenFrame)
    stretch = t.program.stretches[frame.block, frame.place]
    if verb == "pass":
        if len(move) > 1:
            return Refusal("rules", "malformed", message="'pass' has nothing beside 'do'")
        if stretch.can_pass and not frame.asks[player.seat].picks:
            return PASS
        return Refusal("rules", "not_offered", message="this cannot be declined")
    if stretch.offers:
        return _recognise_offer(t, player, stretch.offers, event_at(t, place), move)
    return _recognise_choice(t, stretch, place, player, frame.asks[player.seat], move)


def take_listed(t: State, move: LegalMove) -> bool:
    """Whether a move that has just been listed may be made without looking again. Not so if it passes (that
    move is the same under every ask), has a condition that no list shows, or lacks its words."""
    if move.passes:
        return False
    if move.ability is not None:
        code = t.program.abilities[move.ability.index]
        if any(need.hidden for need in code.needs) or code.text is not None:
            return False
        _note_used(t, code)
    return True


def _note_used(t: State, code: AbilityCode) -> None:
    for rule_id in (*(p.rule_id for p in code.params), *(n.rule_id for n in code.needs)):
        t.used[rule_id] = None
    if code.text is not None:
        t.used[code.text.rule_id] = None


def _recognise_choice(
    t: State, stretch: Stretch, place: int, player: Player, ask: Ask, move: dict[str, Any]
) -> LegalMove | Refusal:
    if move["do"] != stretch.verb:
        return Refusal("rules", "not_offered", message=f"the moves here are called '{stretch.verb}'")
    if set(move) - {"do", "what"} or "what" not in move:
        return Refusal("rules", "malformed", message="the move has exactly 'do' and 'what'")
    options = options_of(t, stretch, place, player)
    given = move["what"] if isinstance(move["what"], list) else [move["what"]]
    whole = count_of(t, stretch, place, player, options)
    count = min(whole, 1) if stretch.count is None or stretch.each else whole
    if len(given) != count or count == 0:
        return Refusal(
            "rules",
            "limit" if len(given) > count else "not_enough",
            message=f"{count} are chosen here, not {len(given)}",
        )
    left = list(remaining(options, ask.picks, stretch.ordered, whole) if stretch.each else options)
    taken = []
    for wanted in given:
        value = next((v for v in left if _same(t, v, wanted)), _MISSING)
        if value is _MISSING:
            code = "not_held" if options and isinstance(options[0], Card) else "bad_target"
            return Refusal("rules", code, message=f"{wanted} cannot be chosen")
        left.remove(value)
        taken.append(value)
    if not stretch.ordered:
        taken.sort(key=options.index)
    return choice_move(
        t, stretch, tuple(taken) if stretch.count is not None and not stretch.each else taken[0]
    )


_MISSING = object()


def _same(t: State, value: Any, given: Any) -> bool:
    if isinstance(value, bool) or isinstance(given, bool):
        return bool(value is given)
    if isinstance(value, int):
        return type(given) is int and value == given
    return bool(t.text(value) == given)


def _recognise_offer(
    t: State, player: Player, occasions: tuple[str, ...], event: int, move: dict[str, Any]
) -> LegalMove | Refusal:
    named = [a for o in occasions for a in t.rules.by_key("offer", o) if a.verb == move["do"]]
    if not named:
        return Refusal("rules", "not_offered", message=f"no move '{move['do']}' here")
    candidates = [(a, held) for a, held in offers(t, player, occasions) if a.verb == move["do"]]
    with_card = [(a, h) for a, h in candidates if (t.text(h) if h else None) == move.get("card")]
    if not with_card:
        return Refusal("rules", _why_no_offer(t, player, move), message="the seat holds no such offer")
    refusals: list[tuple[int, Refusal]] = []
    for ability, held in with_card:
        outcome = _try_offer(t, player, occasions, event, ability, held, move)
        if isinstance(outcome, LegalMove):
            return outcome
        refusals.append(outcome)
    return max(refusals, key=lambda r: r[0])[1]


def _why_no_offer(t: State, player: Player, move: dict[str, Any]) -> str:
    """The code for a move of a card that offers none: it is not held, or of no use now."""
    if "card" not in move:
        return "not_offered"
    if not isinstance(move["card"], str):
        return "malformed"
    if not t.plays(player):
        return "not_offered"
    held = any(t.text(c) == move["card"] for cards in cards_near(t, player).values() for c in cards)
    return "not_offered" if held else "not_held"


def _try_offer(
    t: State,
    player: Player,
    occasions: tuple[str, ...],
    event: int,
    ability: Ability,
    held: Card | None,
    move: dict[str, Any],
) -> LegalMove | tuple[int, Refusal]:
    """One offer against a described move; a refusal comes with how far it got, so that the nearest one
    is reported."""
    code = t.program.abilities[ability.index]
    scope = Scope({}, player, held, event)
    if used_up(t, ability, player, held):
        return 0, Refusal("rules", "limit", ability.rule.id, message="used already")
    if code.condition and not code.condition(t, scope, player):
        return 0, Refusal("rules", "not_offered", ability.rule.id, message="not offered now")
    known = {"do", "card", *(p.name for p in code.params), *([code.text.name] if code.text else ())}
    if set(move) - known:
        unknown = f"unknown part: {', '.join(sorted(set(move) - known))}"
        message = _written(ability.verb, code) if "args" in move else unknown
        return 1, Refusal("rules", "malformed", ability.rule.id, message=message)
    for number, param in enumerate(code.params):
        problem = _bind(t, param, scope, move)
        if problem is not None:
            return 2 + number, problem
    said = _hear(t, code.text, move) if code.text is not None else None
    if isinstance(said, Refusal):
        return 2 + len(code.params), said
    for need in code.needs:
        if not need.test(t, scope, player):
            t.used[need.rule_id] = None
            return 20, Refusal(
                "rules", need.code, need.rule_id, need.hidden, message=f"{need.rule_id} does not hold"
            )
    forbid = forbidding(t, ability, occasions, player, held, scope.locals)
    if forbid is not None:
        t.used[forbid.rule.id] = None
        return 21, Refusal("rules", forbid.code, forbid.rule.id, message="something in play forbids it")
    _note_used(t, code)
    # The words come last of all: no condition has seen them.
    if code.text is not None:
        scope.locals[code.text.name] = said
    return offer_move(t, ability, held, scope.locals)


def _written(verb: str, code: AbilityCode) -> str:
    """How a move is written whose text fits none of its shapes."""
    words = [verb, *(p.name.upper() for p in code.params if not p.target)]
    words += [f"> {p.name.upper()}" for p in code.params if p.target]
    quoted = ", the words in quotation marks" if code.text is not None else ""
    words += [f'"{code.text.name.upper()}"'] if code.text is not None else []
    return f"it is written: {' '.join(words)}{quoted}"


# Control characters, halves of characters, breaks of lines and paragraphs, and what turns the direction of
# the text after it: no words of a line that others are shown.
_NOT_WORDS = re.compile(r"[\u0000-\u001f\u007f-\u009f\ud800-\udfff\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def _hear(t: State, wanted: TextCode, move: dict[str, Any]) -> Text | Refusal:
    """The free words of a move. Only their form is looked at."""
    said, code, why = move.get(wanted.name), "malformed", ""
    if wanted.name not in move:
        why = "is missing"
    elif not isinstance(said, str):
        why = "is a text"
    elif _NOT_WORDS.search(said):
        why = "has a character that is no part of words, such as a line break"
    elif not said.strip():
        why = "is empty"
    elif len(said) > wanted.most:
        code, why = "limit", f"has at most {wanted.most} characters, not {len(said)}"
    else:
        return Text(t.inputs, said)
    t.used[wanted.rule_id] = None
    return Refusal("rules", code, wanted.rule_id, message=f"'{wanted.name}' {why}")


def _bind(t: State, param: ParamCode, scope: Scope, move: dict[str, Any]) -> Refusal | None:
    """Find the value of one parameter among those it may have."""
    if param.name not in move:
        if param.optional:
            scope.locals[param.name] = None
            return None
        return Refusal("rules", "malformed", param.rule_id, message=f"'{param.name}' is missing")
    given = move[param.name]
    values = list(param_values(t, param, scope))
    if param.count is None:
        value = next((v for v in values if _same(t, v, given)), _MISSING)
        if value is _MISSING:
            return _not_among(t, param, given)
        scope.locals[param.name] = value
        return None
    count = whole(param.count(t, scope, scope.me), NOWHERE)
    if not isinstance(given, list) or len(given) != count:
        return Refusal("rules", "malformed", param.rule_id, message=f"'{param.name}' is a list of {count}")
    taken = []
    for wanted in given:
        value = next((v for v in values if _same(t, v, wanted)), _MISSING)
        if value is _MISSING:
            return _not_among(t, param, wanted)
        values.remove(value)
        taken.append(value)
    order = list(param_values(t, param, scope))
    scope.locals[param.name] = tuple(sorted(taken, key=order.index))
    return None


def _not_among(t: State, param: ParamCode, given: Any) -> Refusal:
    t.used[param.rule_id] = None
    shape = {"int": int, "bool": bool}.get(param.kind, str)
    if type(given) is not shape:
        return Refusal("rules", "malformed", param.rule_id, message=f"'{param.name}' has a wrong shape")
    return Refusal("rules", param.code, param.rule_id, message=f"{given} is not possible for '{param.name}'")
