"""What each part of a saved table looks like, so that a mangled one is refused where it is read."""

from __future__ import annotations

from typing import Any

_WORDS = {int: "a whole number", str: "text", bool: "true or false", dict: "an object", list: "a list"}
_SEVERAL = "several"
_SHOWN = 60


def _many(form: Any) -> tuple[str, Any]:
    """A list of any length, all of one form."""
    return (_SEVERAL, form)


# A form is a type, a tuple of forms (a list of just these) or `_many`; a mapping whose one key is `str` (any
# names), or whose names must all be there; a form or null, as `[form, None]`; `...` is a value of the rules.
_VALUES = {str: ...}
_OWNED = (str, int)
_ABILITY = _many((int, int, int))
TABLE: dict[Any, Any] = {
    "format": int,
    "rules": str,
    "seats": _many(str),
    "host": [str, None],
    "settings": _VALUES,
    "rulings": {str: str},
    "game": _VALUES,
    "players": _many(_VALUES),
    "cards": {str: _VALUES},
    "zones": _many((str, int, _many(int))),
    "where": _many(_OWNED),
    "statuses": _many(_OWNED),
    "facts": _many({str: ...}),
    "timers": _many((str, int, int)),
    "stack": _many({"frame": str}),
    "log": _many({"n": int, "type": str, "data": _VALUES, "to": ..., "rules": _many(str)}),
    "heads": _many(int),
    "now": int,
    "over": [(_many(int), str), None],
    "random": (int, int),
    "tape": [{str: ...}, None],
    "tape_missing": str,
    "tape_used": _many((str, str, int)),
    "once": _many((str, int, int, int)),
    "asks": (int, _many(int)),
    "inputs": int,
}
EVENT = {
    "name": str,
    "fields": _VALUES,
    "stage": int,
    "used": _ABILITY,
    "afters": _ABILITY,
    "cancelled": bool,
    "result": ...,
    "bind": [str, None],
    "cause_rule": [str, None],
}
# By the kind of a control entry: `plain`, `loop`, `each` (see `frames.CodeFrame`).
CONTROLS: tuple[Any, ...] = (
    (int, int, int),
    (int, int, int, int, ..., int),
    (int, int, int, _many(...), int, str, int, _many(int), _many(int)),
)
CODE = {"control": _many(_many(...)), "me": ..., "locals": _VALUES, "card": ..., "event": int, "rule": str}
OPEN = {
    "in": int,
    "place": int,
    "asks": {str: {"id": str, "answered": bool, "passed": bool, "answer": ..., "picks": _many(...)}},
    "closing": [str, None],
    "still": bool,
    "timed": bool,
}
FRAMES: dict[str, Any] = {"event": EVENT, "code": CODE, "open": OPEN, "settle": {"passes": int}}


def check(data: Any, seats: int, cards: int) -> None:
    """Refuse what cannot be a saved table of so many seats (with staff) and cards. Raises `ValueError`."""
    _check(data, TABLE, "", seats, cards)
    for number, frame in enumerate(data["stack"]):
        place = f"stack[{number}]"
        if frame["frame"] not in FRAMES:
            raise _wrong(place, frame["frame"], f"one of {', '.join(FRAMES)}")
        _check(frame, FRAMES[frame["frame"]], place, seats, cards)
        for entry in frame.get("control", ()) if frame["frame"] == "code" else ():
            kind = entry[2] if len(entry) > 2 else None
            if type(kind) is not int or not 0 <= kind < len(CONTROLS):
                raise _wrong(f"{place}.control", entry, "lists of block, statement and kind")
            _check(entry, CONTROLS[kind], f"{place}.control", seats, cards)
    owners = {owner for _, owner, _ in data["zones"]} | {owner for _, owner in data["where"]}
    for owner in owners:
        if not -1 <= owner < seats:
            raise _wrong("zones", owner, "a seat")
    for number in (each for _, _, held in data["zones"] for each in held):
        if not 0 <= number < cards:
            raise _wrong("zones", number, "a card")
    for what, wanted in (("players", seats), ("where", cards)):
        if len(data[what]) != wanted:
            raise _wrong(what, len(data[what]), f"a list of {wanted}")


def _check(data: Any, form: Any, place: str, seats: int, cards: int) -> None:
    if form is ...:
        _check_value(data, place, seats, cards)
    elif isinstance(form, list):
        if data is not None or None not in form:
            _check(data, form[0], place, seats, cards)
    elif isinstance(form, tuple):
        if not isinstance(data, list):
            raise _wrong(place, data, "a list")
        several = form[0] == _SEVERAL
        if not several and len(data) != len(form):
            raise _wrong(place, data, f"a list of {len(form)}")
        for number, each in enumerate(data):
            _check(each, form[1] if several else form[number], f"{place}[{number}]", seats, cards)
    elif isinstance(form, dict):
        if not isinstance(data, dict):
            raise _wrong(place, data, "an object")
        for name in data if str in form else form:
            if name not in data:
                raise ValueError(
                    f"this is no saved table: {place + ': ' if place else ''}'{name}' is missing"
                )
            inner = form[str] if str in form else form[name]
            _check(data[name], inner, f"{place}.{name}".lstrip("."), seats, cards)
    elif type(data) is not form:
        raise _wrong(place, data, _WORDS[form])


def _check_value(data: Any, place: str, seats: int, cards: int) -> None:
    """A value of the rules, as `values.to_json` writes it."""
    if isinstance(data, list):
        for each in data:
            _check_value(each, place, seats, cards)
    elif isinstance(data, dict):
        for key, most in (("p", seats), ("c", cards)):
            number = data.get(key, 0) if len(data) == 1 else 0
            if type(number) is int and not 0 <= number < max(most, 1):
                raise _wrong(place, data, "a player" if key == "p" else "a card")
    elif isinstance(data, float):
        raise _wrong(place, data, "a value of the rules")


def _wrong(place: str, data: Any, wanted: str) -> ValueError:
    shown = repr(data)
    shown = shown if len(shown) <= _SHOWN else f"{shown[:_SHOWN]}…"
    return ValueError(f"this is no saved table: {place or 'it'} cannot be {shown}: it is {wanted}")
