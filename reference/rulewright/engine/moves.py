"""Legal moves, listed: found from conditions and parameters alone; nothing is tried out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rulewright.engine.evaluate import whole
from rulewright.engine.faults import RulesFault
from rulewright.engine.frames import EventFrame, OpenFrame
from rulewright.engine.primitives_waiting import Stretch
from rulewright.engine.program import AbilityCode, NeedCode, ParamCode, TextCode
from rulewright.engine.state import NOBODY, Scope, State
from rulewright.engine.values import Card, Player, Record, holds_text
from rulewright.rules.model import Ability
from rulewright.rules.source import NOWHERE

ANYTIME = ("anytime",)
MOST_MOVES = 20_000
MOST_AT_ONCE = 100


class LegalMove:
    """One legal move: what it stands for in the rules, and its text and object, made when they are asked for.

    `ability` (with `card` and `params`) is the offer it uses; without one it chooses `value`, or passes. A
    move with free words is listed without them, as a template (`text` says what it lacks).
    """

    __slots__ = ("_id", "_move", "_state", "ability", "card", "params", "value", "verb")

    def __init__(
        self,
        state: State | None,
        verb: str,
        ability: Ability | None = None,
        card: Card | None = None,
        params: dict[str, Any] | None = None,
        value: Any = None,
    ) -> None:
        self._state = state
        self._id: str | None = None
        self._move: dict[str, Any] | None = None
        self.verb = verb
        self.ability = ability
        self.card = card
        self.params = params if params is not None else {}
        self.value = value

    def __repr__(self) -> str:
        return f"<legal move {self.id!r}>"

    @property
    def passes(self) -> bool:
        """Whether it declines."""
        return self._state is None

    @property
    def id(self) -> str:
        """Canonical text, such as `play bullet 5D > c`."""
        if self._id is None:
            self._id = self._text()
        return self._id

    @property
    def move(self) -> dict[str, Any]:
        """The plain object, such as `{"do": "play", "card": "bullet 5D", "target": "c"}`."""
        if self._move is None:
            self._move = self._object()
        return self._move

    @property
    def text(self) -> dict[str, Any] | None:
        """What a template lacks, such as `{"name": "words", "max": 400}`; None for whole moves."""
        wanted = self._wanted()
        if wanted is None or wanted.name in self.params:
            return None
        return {"name": wanted.name, "max": wanted.most}

    def _wanted(self) -> TextCode | None:
        if self._state is None or self.ability is None:
            return None
        return self._state.program.abilities[self.ability.index].text

    def _parts(self, code: AbilityCode) -> list[tuple[ParamCode, Any]]:
        return [(p, self.params[p.name]) for p in code.params if self.params.get(p.name) is not None]

    def _text(self) -> str:
        t = self._state
        if t is None:
            return self.verb
        if self.ability is None:
            return f"{self.verb} {t.text(self.value)}"
        code = t.program.abilities[self.ability.index]
        parts = self._parts(code)
        words = [self.verb] if self.card is None else [self.verb, t.text(self.card)]
        words += [t.text(value) for param, value in parts if not param.target]
        targets = [f" > {t.text(value)}" for param, value in parts if param.target]
        line = " ".join(words) + "".join(targets)
        if code.text is None or code.text.name not in self.params:
            return line
        return f"{line} {t.text(self.params[code.text.name])}"

    def _object(self) -> dict[str, Any]:
        t = self._state
        move: dict[str, Any] = {"do": self.verb}
        if t is None:
            return move
        if self.ability is None:
            return {**move, "what": t.plain(self.value)}
        if self.card is not None:
            move["card"] = t.text(self.card)
        code = t.program.abilities[self.ability.index]
        move.update((param.name, t.plain(value)) for param, value in self._parts(code))
        if code.text is not None and code.text.name in self.params:
            move[code.text.name] = t.plain(self.params[code.text.name])
        return move


PASS = LegalMove(None, "pass")


def playable(listed: Iterable[LegalMove]) -> list[LegalMove]:
    """Of listed moves those that can be made as they are: without the templates, which lack their words.

    Whatever makes moves by itself, at random or by default, draws from these: it has nothing to say.
    """
    return [move for move in listed if move.text is None]


def is_usable(t: State, place: int, player: Player) -> bool:
    """Whether a seat has a move that can be made as it is listed, in a stretch or (place −1) at any time."""
    occasions: tuple[str, ...] = ANYTIME
    can_pass = False
    if place != NOBODY:
        frame = t.stack[place]
        assert isinstance(frame, OpenFrame)
        stretch = t.program.stretches[frame.block, frame.place]
        occasions, can_pass = stretch.offers, stretch.can_pass
    if not t.program.with_words(occasions):
        return True
    event = event_at(t, len(t.stack) - 1 if place == NOBODY else place)
    return can_pass or next(_offered(t, player, occasions, event, words=False), None) is not None


def legal(t: State, place: int, player: Player) -> list[LegalMove]:
    """Every legal move of a seat in the stretch at a place of the stack; at place −1, its offers at any
    time."""
    if place == NOBODY:
        return list(_offered(t, player, ANYTIME, event_at(t, len(t.stack) - 1)))
    frame = t.stack[place]
    assert isinstance(frame, OpenFrame)
    stretch = t.program.stretches[frame.block, frame.place]
    if stretch.offers:
        found = list(_offered(t, player, stretch.offers, event_at(t, place)))
    else:
        found = list(_choices(t, frame, stretch, place, player))
    if stretch.can_pass and not frame.asks[player.seat].picks:
        found.append(PASS)
    if not found and stretch.waits_for_seats:
        raise RulesFault(
            "RW406",
            f"{t.text(player)} must answer, but no move is legal",
            stretch.mark,
            "say 'optional: true', or ask under a condition",
        )
    return found


def event_at(t: State, place: int) -> int:
    """The index of the innermost event at or below a place of the stack (−1: none)."""
    return next((i for i in range(place, -1, -1) if isinstance(t.stack[i], EventFrame)), NOBODY)


def record(t: State, move: LegalMove, player: Player) -> Record:
    """A sealed answer as a value of the rules: who, which offer, its stage, its card and parameters. A
    parameter that only other offers of the same occasion have is none."""
    assert move.ability is not None
    ability = move.ability
    others = {k: v for occasion in ability.on for k, v in t.program.parts_of_choices[occasion].items()}
    parts = {
        "by": player,
        "offer": ability.index,
        "ability": ability.name,
        "stage": ability.stage,
        "card": move.card,
    }
    return Record({**others, **move.params, **parts})


# -- choosing from a list ----------------------------------------------------------------------------


def options_of(t: State, stretch: Stretch, place: int, player: Player) -> tuple[Any, ...]:
    """The values to choose from, in canonical order, equal cards once for each copy."""
    assert stretch.source is not None
    values = stretch.source(t, t.stack[place - 1], player)
    if not isinstance(values, tuple):
        raise RulesFault("RW405", f"'from' needs a list, not {t.text(values)}", stretch.mark)
    if t.program.has_texts and holds_text(values):
        raise RulesFault("RW405", "free text is nothing to choose from", stretch.mark)
    if values and all(isinstance(v, Card) for v in values):
        values = tuple(sorted(values, key=lambda c: c.number))
    return _grouped(t, values)


def _grouped(t: State, values: tuple[Any, ...]) -> tuple[Any, ...]:
    """The values with equal ones side by side, so that a set of them has one order."""
    first: dict[str, int] = {}
    for value in values:
        first.setdefault(t.text(value), len(first))
    return tuple(sorted(values, key=lambda v: first[t.text(v)])) if len(first) < len(values) else values


def _groups(t: State, values: tuple[Any, ...], count: int, ordered: bool) -> Iterator[tuple[Any, ...]]:
    """Every choice of `count` values; what differs only in which of equal ones it takes is one choice."""
    if count > MOST_AT_ONCE:
        raise RulesFault("RW404", f"more than {MOST_AT_ONCE} chosen at once", NOWHERE, "choose one by one")
    t.spend(len(values), NOWHERE)
    if count == 0:
        yield ()
    if count <= 0 or len(values) < count:
        return
    seen: set[str] = set()
    for place, value in enumerate(values):
        text = t.text(value)
        if text not in seen:
            seen.add(text)
            rest = values[:place] + values[place + 1 :] if ordered else values[place + 1 :]
            for group in _groups(t, rest, count - 1, ordered):
                yield (value, *group)


def count_of(t: State, stretch: Stretch, place: int, player: Player, options: tuple[Any, ...]) -> int:
    """How many are to be chosen: no more than there are."""
    wanted = stretch.count(t, t.stack[place - 1], player) if stretch.count else 1
    return max(min(whole(wanted, stretch.mark), len(options)), 0)


def _choices(t: State, frame: OpenFrame, stretch: Stretch, place: int, player: Player) -> Iterator[LegalMove]:
    options = options_of(t, stretch, place, player)
    if stretch.count is None:
        yield from (choice_move(t, stretch, v) for v in _distinct(t, options))
        return
    count = count_of(t, stretch, place, player, options)
    if count == 0:
        return
    if stretch.each:
        left = remaining(options, frame.asks[player.seat].picks, stretch.ordered, count)
        yield from (choice_move(t, stretch, v) for v in _distinct(t, left))
        return
    for number, group in enumerate(_groups(t, options, count, stretch.ordered)):
        if number >= MOST_MOVES:
            raise RulesFault(
                "RW404", f"more than {MOST_MOVES:,} moves", stretch.mark, "choose them one by one: each: true"
            )
        yield choice_move(t, stretch, group)


def remaining(options: tuple[Any, ...], picks: tuple[Any, ...], ordered: bool, count: int) -> tuple[Any, ...]:
    """What may be picked next of `count`: in canonical order, so that enough is left for the rest."""
    left = list(options)
    for pick in picks:
        if ordered and pick in left:
            left.remove(pick)
        elif pick in left:
            left = left[left.index(pick) + 1 :]
    return tuple(left if ordered else left[: len(left) - (count - len(picks)) + 1])


def choice_move(t: State, stretch: Stretch, value: Any) -> LegalMove:
    """The move that chooses a value."""
    return LegalMove(t, stretch.verb, value=value)


def _distinct(t: State, values: tuple[Any, ...]) -> list[Any]:
    """Each value once; of cards that look the same, the first (SEM-23)."""
    if values and isinstance(values[0], Card):
        return list({t.text(v): v for v in reversed(values)}.values())[::-1]
    return list(dict.fromkeys(values))


# -- offers ---------------------------------------------------------------------------------------------


def offers(t: State, player: Player, occasions: tuple[str, ...]) -> list[tuple[Ability, Card | None]]:
    """The offers a seat holds on these occasions, before any condition, in order; equal cards once."""
    alive = t.is_alive(player)
    found: list[tuple[Ability, Card | None]] = []
    near: dict[str, list[Card]] | None = None
    of_staff = player.seat >= t.count
    mine = t.players[player.seat] if not of_staff else {}
    carried = tuple([mine.get(name) for name in t.program.carrying])
    for ability in t.program.offers_of(occasions, of_staff, carried):
        if not (alive or ability.when_dead):
            continue
        if ability.owner_kind in ("rule", "role", "character"):
            found.append((ability, None))
        elif ability.owner_kind == "card":
            if near is None:
                near = cards_near(t, player)
            found += [(ability, held) for held in _held(t, ability, near.get(ability.owner, []))]
        elif any(me is player or me is None for me, _ in t.holders(ability)):
            found.append((ability, None))
    return found


def cards_near(t: State, player: Player) -> dict[str, list[Card]]:
    """The cards of a seat and those of the game where offers work from, by kind."""
    near: dict[str, list[Card]] = {}
    for zone, of in t.program.offer_zones:
        for held in t.zones[zone, player.seat if of == "player" else NOBODY]:
            near.setdefault(t.program.cards[held.number].kind, []).append(held)
    return near


def _held(t: State, ability: Ability, cards: list[Card]) -> list[Any]:
    held = [c for c in cards if t.where[c.number][0] in ability.zones]
    return _distinct(t, tuple(sorted(held, key=lambda c: c.number))) if len(held) > 1 else held


def _offered(
    t: State, player: Player, occasions: tuple[str, ...], event: int, words: bool = True
) -> Iterator[LegalMove]:
    """The moves of a seat on these occasions, one after the other; `words`: also those with free words."""
    forbidden = any(t.rules.by_key("forbid", occasion) for occasion in occasions)
    for ability, held in offers(t, player, occasions):
        code = t.program.abilities[ability.index]
        if code.text is not None and not words:
            continue
        scope = Scope({}, player, held, event)
        if used_up(t, ability, player, held) or (code.condition and not code.condition(t, scope, player)):
            continue
        for values in _expand(t, code, scope):
            t.spend(1, ability.rule.mark)
            if not forbidden or forbidding(t, ability, occasions, player, held, values) is None:
                yield offer_move(t, ability, held, values)


def used_up(t: State, ability: Ability, player: Player, held: Card | None) -> bool:
    """Whether an offer that may be used once has been used."""
    return (
        ability.once is not None
        and (ability.once, ability.index, player.seat, held.number if held else NOBODY) in t.once
    )


def _expand(t: State, code: AbilityCode, scope: Scope, level: int = 0) -> Iterator[dict[str, Any]]:
    """Every combination of parameters that the named conditions allow, testing each as soon as it can be."""
    if level == 0 and not _hold(t, code.needs_at[0], scope):
        return
    if level == len(code.params):
        yield dict(scope.locals)
        return
    param = code.params[level]
    needs, last = code.needs_at[level + 1], level + 1 == len(code.params)
    t.used[param.rule_id] = None
    for value in _possible(t, param, scope):
        t.spend(1, NOWHERE)
        scope.locals[param.name] = value
        if needs and not _hold(t, needs, scope):
            continue
        if last:
            yield dict(scope.locals)
        else:
            yield from _expand(t, code, scope, level + 1)
    scope.locals.pop(param.name, None)


def _hold(t: State, needs: tuple[NeedCode, ...], scope: Scope) -> bool:
    """Whether named conditions hold; the first that does not is noted as used."""
    for need in needs:
        # What a seat cannot know must not show in its list: the move is listed, and refused when made.
        if not need.hidden and not need.test(t, scope, scope.me):
            t.used[need.rule_id] = None
            return False
    return True


def _possible(t: State, param: ParamCode, scope: Scope) -> Iterator[Any]:
    """The values of a parameter, each once, sets as tuples; none first where it may be left out."""
    values = param_values(t, param, scope)
    if param.optional:
        yield None
    if param.count is not None:
        yield from _sets(t, param, values, whole(param.count(t, scope, scope.me), NOWHERE))
    else:
        yield from _distinct(t, values)


def param_values(t: State, param: ParamCode, scope: Scope) -> tuple[Any, ...]:
    """The values a parameter may have, in canonical order."""
    values = param.values(t, scope, scope.me)
    if not isinstance(values, tuple):
        mark = t.rules.rules[param.rule_id].mark
        raise RulesFault("RW405", f"'{param.name}' needs a list, not {t.text(values)}", mark)
    if t.program.has_texts and holds_text(values):
        mark = t.rules.rules[param.rule_id].mark
        raise RulesFault("RW405", "free text is nothing to choose from", mark)
    if values and all(isinstance(v, Card) for v in values):
        values = tuple(sorted(values, key=lambda c: c.number))
    return _grouped(t, values) if param.count is not None else values


def _sets(t: State, param: ParamCode, values: tuple[Any, ...], count: int) -> Iterator[Any]:
    for number, group in enumerate(_groups(t, values, count, False)):
        if number >= MOST_MOVES:
            raise RulesFault("RW404", f"more than {MOST_MOVES:,} sets", t.rules.rules[param.rule_id].mark)
        yield group


def forbidding(
    t: State,
    ability: Ability,
    occasions: tuple[str, ...],
    player: Player,
    held: Card | None,
    values: dict[str, Any],
) -> Ability | None:
    """The first `forbid` ability that takes this move away."""
    for occasion in occasions:
        for forbid in t.rules.by_key("forbid", occasion):
            if occasion not in ability.on:
                continue
            move = {**values, "by": player, "ability": ability.name, "verb": ability.verb, "card": held}
            condition = t.program.abilities[forbid.index].condition
            for me, card in t.holders(forbid):
                if condition is None or condition(t, Scope({"move": move}, me, card), None):
                    return forbid
    return None


def offer_move(t: State, ability: Ability, held: Card | None, values: dict[str, Any]) -> LegalMove:
    """The move that uses an offer with these parameters."""
    return LegalMove(t, ability.verb, ability, held, values)


def may_offer(t: State) -> list[Player]:
    """The seats, in order, that carry an offer at any time, whether or not they may use it now."""
    abilities = t.program.offers_on(ANYTIME)
    staff = t.staff() if t.program.staff and t.program.offers_on(ANYTIME, of_staff=True) else ()
    if any(a.owner_kind in ("rule", "card") for a in abilities):
        return [*t.all_players(), *staff]
    holders = {me for a in abilities for me, _ in t.holders(a)}
    return [*(p for p in t.all_players() if p in holders or None in holders), *staff]


def has_offer(t: State, player: Player) -> bool:
    """Whether a seat may use any offer at any time now."""
    return next(_offered(t, player, ANYTIME, event_at(t, len(t.stack) - 1)), None) is not None
