"""Chance as data: outcomes from a tape keyed by what is drawn, or from a seed.

The generator is two whole numbers in the state (a key and a counter), so that tables are cheap to clone and
the same on every machine. (splitmix64: Steele, Lea, Flood, OOPSLA 2014.)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

from rulewright.engine.faults import ChanceMissing

if TYPE_CHECKING:
    from rulewright.engine.state import State

Heard = Callable[["State", str, "str | None", Any], None]
# Not a part of any table: tables are made, copied and read back while somebody listens.
_LISTENER: ContextVar[Heard | None] = ContextVar("listener", default=None)
_MASK = (1 << 64) - 1


def mix(key: int, counter: int) -> int:
    """The 64 random bits at one place of one stream."""
    z = (key + (counter + 1) * 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def below(t: State, bound: int) -> int:
    """A whole number from 0 to `bound` − 1, each equally likely (rejection, no bias)."""
    limit = (1 << 64) - (1 << 64) % bound
    while True:
        bits = mix(t.random_key, t.random_counter)
        t.random_counter += 1
        if bits < limit:
            return bits % bound


def from_tape(t: State, key: str, owner: str) -> Any:
    """The next value of one key of the tape, or None if the engine is to draw by itself.

    Raises `ChanceMissing` when the tape is used up and says that this is an error.
    """
    if t.tape is None:
        return None
    values = t.tape.get(key, {})
    values = values.get(owner, []) if isinstance(values, dict) else values
    place = t.tape_used.get((key, owner), 0)
    if place >= len(values):
        if t.tape_missing == "any":
            return None
        raise ChanceMissing(f"the tape has no value left for {key} of {owner}")
    t.tape_used[(key, owner)] = place + 1
    return values[place]


def unused(t: State) -> dict[str, dict[str, int]]:
    """How many values of each key and owner are left on the tape."""
    left: dict[str, dict[str, int]] = {}
    for key, values in (t.tape or {}).items():
        lists = values if isinstance(values, dict) else {key: values}
        for owner, items in lists.items():
            rest = len(items) - t.tape_used.get((key, owner), 0)
            if rest:
                left.setdefault(key, {})[owner] = rest
    return left


@contextmanager
def listening(heard: Heard) -> Iterator[None]:
    """Meanwhile `heard` is called with each outcome: the table, key and owner as on a tape, and what fell.

    A pile has no owner, and its cards fell; of a list (`deal`) and of a `pick` values of the table fell, of a
    `roll` numbers, of a `coin` its word.
    """
    token = _LISTENER.set(heard)
    try:
        yield
    finally:
        _LISTENER.reset(token)


def taping(tape: dict[str, Any]) -> AbstractContextManager[None]:
    """Meanwhile every outcome is noted on the tape, as a set-up gives one (PROTOCOL.md §5)."""

    def heard(t: State, key: str, owner: str | None, fell: Any) -> None:
        if owner is None or key == "deal":
            note(tape, key, owner, [t.text(each) for each in fell])
        elif key == "pick":
            note(tape, key, owner, t.text(fell))
        else:
            note(tape, key, owner, fell)

    return listening(heard)


def note(tape: dict[str, Any], key: str, owner: str | None, value: Any) -> None:
    """Add a value to a tape; without an owner it is the order of a pile."""
    if owner is None:
        tape.setdefault(key, []).append(value)
    else:
        tape.setdefault(key, {}).setdefault(owner, []).append(value)


def _tell(t: State, key: str, owner: str | None, fell: Any) -> None:
    heard = _LISTENER.get()
    if heard is not None:
        heard(t, key, owner, fell)


def shuffled(t: State, items: list[Any]) -> list[Any]:
    """The items in random order (Fisher and Yates)."""
    result = list(items)
    for i in range(len(result) - 1, 0, -1):
        j = below(t, i + 1)
        result[i], result[j] = result[j], result[i]
    return result


def shuffle_zone(t: State, zone: str, cards: list[Any]) -> list[Any]:
    """New order of a zone. A tape may name only its top; the rest follows in catalogue order."""
    wanted = from_tape(t, zone, zone)
    if wanted is None:
        result = shuffled(t, cards)
    else:
        rest = sorted(cards, key=lambda c: c.number)
        top = [_take(t, text, rest, zone) for text in wanted]
        result = top + rest
    _tell(t, zone, None, result)
    return result


def shuffle_list(t: State, name: str, items: list[Any]) -> list[Any]:
    """A list in random order, from the tape by its name (`deal.NAME`)."""
    wanted = from_tape(t, "deal", name)
    if wanted is None:
        result = shuffled(t, items)
    else:
        rest = list(items)
        top = [_take(t, text, rest, name) for text in wanted]
        result = top + rest
    _tell(t, "deal", name, result)
    return result


def _take(t: State, text: Any, rest: list[Any], where: str) -> Any:
    for index, item in enumerate(rest):
        if t.text(item) == str(text):
            return rest.pop(index)
    raise ChanceMissing(f"{text} is not in {where}")


def roll(t: State, seat: int, dice: int, sides: int) -> tuple[int, ...]:
    """A throw of dice of one seat."""
    wanted = from_tape(t, "roll", t.seats[seat])
    if wanted is None:
        wanted = [below(t, sides) + 1 for _ in range(dice)]
    elif len(wanted) != dice or not all(type(v) is int and 1 <= v <= sides for v in wanted):
        raise ChanceMissing(f"{t.seats[seat]} throws {dice} dice of {sides} sides, the tape has {wanted}")
    _tell(t, "roll", t.seats[seat], list(wanted))
    return tuple(wanted)


def flip(t: State, seat: int) -> bool:
    """A coin of one seat; true is heads."""
    wanted = from_tape(t, "coin", t.seats[seat])
    if wanted is None:
        wanted = "heads" if below(t, 2) else "tails"
    elif wanted not in ("heads", "tails"):
        raise ChanceMissing(f"a coin shows heads or tails, the tape has {wanted}")
    _tell(t, "coin", t.seats[seat], wanted)
    return bool(wanted == "heads")


def pick(t: State, owner: str, items: tuple[Any, ...]) -> Any:
    """One of the items; none if there is none (then the tape is not read)."""
    if not items:
        return None
    wanted = from_tape(t, "pick", owner)
    if wanted is None:
        item = items[below(t, len(items))]
    else:
        for item in items:
            if t.text(item) == str(wanted):
                break
        else:
            raise ChanceMissing(f"{wanted} is not among the things of {owner} that can be picked")
    _tell(t, "pick", owner, item)
    return item
