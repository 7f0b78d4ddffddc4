"""What each part of a saved table looks like, so that a mangled one is refused where it is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.engine.frames import BEFORE, DEAD, EACH, END, LOOP, TOGETHER
from rulewright.engine.machine import MAX_LOOPS, MAX_PASSES
from rulewright.engine.position import MOST_NUMBER
from rulewright.engine.state import NOBODY

if TYPE_CHECKING:
    from rulewright.engine.program import Program

_WORDS = {int: "a whole number", str: "text", bool: "true or false", dict: "an object", list: "a list"}
_SEVERAL = "several"
_SHOWN = 60


def _many(form: Any) -> tuple[str, Any]:
    """A list of any length, all of one form."""
    return (_SEVERAL, form)


# A form is a type, a tuple of forms (a list of just these) or `_many`; a mapping whose one key is `str` (any
# names), or whose names must all be there; a form or null, as `[form, None]`; `...` is a value of the rules,
# and `_PLAIN` data that the engine only passes on.
_PLAIN = "plain"
_VALUES = {str: ...}
_OWNED = (str, int)
_ABILITY = _many((int, int, int))
TABLE: dict[Any, Any] = {
    "format": int,
    "rules": str,
    "seats": _many(str),
    "host": str,
    "settings": _VALUES,
    "rulings": {str: str},
    "game": _VALUES,
    "players": _many(_VALUES),
    "cards": {str: _VALUES},
    "zones": _many((str, int, _many(int))),
    "where": _many(_OWNED),
    "statuses": _many(_OWNED),
    "facts": _many({"seat": [str, None], "what": _PLAIN, "of": _PLAIN, "is": _PLAIN}),
    "timers": _many((str, int, int)),
    "stack": _many({"frame": str}),
    "log": _many({"n": int, "type": str, "data": {str: _PLAIN}, "to": _PLAIN, "rules": _many(str)}),
    "heads": _many(int),
    "now": int,
    "over": [(_many(int), str), None],
    "random": (int, int),
    "tape": [{str: _PLAIN}, None],
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


def check(data: Any, program: Program) -> None:
    """Refuse what cannot be a saved table of these rules. Raises `ValueError`."""
    listed = data.get("seats")
    seats, cards = (len(listed) if isinstance(listed, list) else 0) + len(program.staff), len(program.cards)
    _check(data, TABLE, "", seats, cards)
    for number, frame in enumerate(data["stack"]):
        place = f"stack[{number}]"
        if frame["frame"] not in FRAMES:
            raise _wrong(f"{place}.frame", frame["frame"], f"one of {', '.join(FRAMES)}")
        _check(frame, FRAMES[frame["frame"]], place, seats, cards)
        for at, entry in enumerate(frame.get("control", ()) if frame["frame"] == "code" else ()):
            kind = entry[2] if len(entry) > 2 else None
            if type(kind) is not int or not 0 <= kind < len(CONTROLS):
                raise _wrong(f"{place}.control[{at}]", entry, "a list of block, statement and kind")
            _check(entry, CONTROLS[kind], f"{place}.control[{at}]", seats, cards)
    _Bounds(data, program, seats).check()


class _Bounds:
    """What a table of the right shape may hold under its rules: names, and numbers that stand for things."""

    def __init__(self, data: dict[str, Any], program: Program, seats: int) -> None:
        self.data, self.program, self.rules = data, program, program.rules
        self.seats, self.cards = seats, len(program.cards)
        self.names = (*data["seats"], *program.staff)

    def check(self) -> None:
        """Raises `ValueError` at the first part that cannot be."""
        data = self.data
        _one_of("host", data["host"], data["seats"], "a seat")
        self._counts()
        self._zones()
        self._log()
        for number, (name, seat, deadline) in enumerate(data["timers"]):
            _one_of(f"timers[{number}][0]", name, self.rules.timers, "a clock of these rules")
            _within(f"timers[{number}][1]", seat, NOBODY, self.seats - 1)
            _within(f"timers[{number}][2]", deadline, 0)
        for number, (name, seat) in enumerate(data["statuses"]):
            known = self.rules.documents.get("status", {})
            _one_of(f"statuses[{number}][0]", name, known, "a status of these rules")
            _within(f"statuses[{number}][1]", seat, NOBODY, self.seats - 1)
        for number, (event, *key) in enumerate(data["once"]):
            lasts = {"game", *self.rules.events}
            _one_of(f"once[{number}][0]", event, lasts, "an event of these rules, or game")
            self._ability(f"once[{number}]", key)
        if data["over"] is not None:
            winners = data["over"][0]
            for number, seat in enumerate(winners):
                _within(f"over[0][{number}]", seat, 0, len(data["seats"]) - 1)
            if len(set(winners)) != len(winners):
                raise _wrong("over[0]", winners, "a list of different seats")
        for number, frame in enumerate(data["stack"]):
            {"event": self._event, "code": self._code, "open": self._open, "settle": self._settle}[
                frame["frame"]
            ](f"stack[{number}]", frame, number)

    def _counts(self) -> None:
        data = self.data
        _within("now", data["now"], 0, MOST_NUMBER)
        _within("inputs", data["inputs"], 0)
        _within("random[0]", data["random"][0], 0)
        _within("random[1]", data["random"][1], 0)
        _one_of("tape_missing", data["tape_missing"], ("error", "any"), "error or any")
        for number, (_, _, count) in enumerate(data["tape_used"]):
            _within(f"tape_used[{number}][2]", count, 0)
        for key, given in (data["tape"] or {}).items():
            lists = list(given.values()) if isinstance(given, dict) else [given]
            if not all(isinstance(each, list) for each in lists):
                raise _wrong(f"tape.{key}", given, "a list, or lists by seat")
        _within("asks[0]", data["asks"][0], 0)
        for number, count in enumerate(data["asks"][1]):
            _within(f"asks[1][{number}]", count, 0)
        for what, held, wanted in (
            ("players", data["players"], self.seats),
            ("where", data["where"], self.cards),
            ("asks[1]", data["asks"][1], self.seats),
        ):
            if len(held) != wanted:
                raise _wrong(what, len(held), f"a list of {wanted}")
        for name in data["settings"]:
            _one_of("settings", name, self.rules.settings, "a setting of these rules")
        for key in data["cards"]:
            self._number("cards", key, self.cards, "a card")

    def _number(self, place: str, key: str, count: int, what: str) -> None:
        """A number as the name of something; only one way to write it, or two names would be one."""
        if key not in map(str, range(count)):
            raise _wrong(place, key, f"the number of {what}")

    def _zones(self) -> None:
        wanted = {
            (name, owner)
            for name, zone in self.rules.zones.items()
            for owner in (range(len(self.data["seats"])) if zone.of == "player" else (NOBODY,))
        }
        found: dict[int, tuple[str, int]] = {}
        for number, (name, owner, held) in enumerate(self.data["zones"]):
            if (name, owner) not in wanted:
                raise _wrong(f"zones[{number}]", [name, owner], "a zone of these rules, once, with its owner")
            wanted.remove((name, owner))
            for each in held:
                _within(f"zones[{number}][2]", each, 0, self.cards - 1)
                if each in found:
                    raise _wrong(f"zones[{number}][2]", each, "a card that lies in one place")
                found[each] = (name, owner)
        if wanted:
            name, owner = min(wanted)
            raise ValueError(f"this is no saved table: zones: [{name!r}, {owner}, …] is missing")
        for number, (name, owner) in enumerate(self.data["where"]):
            if (name, owner) != found.get(number, ("out", NOBODY)):
                raise _wrong(f"where[{number}]", [name, owner], "the zone in which the card lies")

    def _log(self) -> None:
        log = self.data["log"]
        for number, entry in enumerate(log):
            place = f"log[{number}]"
            _within(f"{place}.n", entry["n"], number + 1, number + 1)
            hearers, only, after = entry["to"], entry.get("only", {}), entry.get("after", [])
            if not isinstance(hearers, list) and hearers != "all":
                raise _wrong(f"{place}.to", hearers, "all, or a list of seats")
            for each in hearers if isinstance(hearers, list) else ():
                _one_of(f"{place}.to", each, self.names, "a list of seats")
            _check(only, {str: {str: _PLAIN}}, f"{place}.only", self.seats, self.cards)
            for each in only:
                _one_of(f"{place}.only", each, self.names, "a seat")
            _check(after, _many(int), f"{place}.after", self.seats, self.cards)
        self._heads("heads", self.data["heads"])
        for number, fact in enumerate(self.data["facts"]):
            if fact["seat"] is not None:
                _one_of(f"facts[{number}].seat", fact["seat"], self.names, "a seat")

    def _heads(self, place: str, heads: list[int]) -> None:
        for number, head in enumerate(heads):
            _within(f"{place}[{number}]", head, 1, len(self.data["log"]))

    def _ability(self, place: str, key: list[int]) -> None:
        for number, (each, low, count) in enumerate(
            zip(key, (0, NOBODY, NOBODY), (len(self.rules.abilities), self.seats, self.cards), strict=True)
        ):
            _within(f"{place}[{number}]", each, low, count - 1)

    def _event(self, place: str, frame: dict[str, Any], number: int) -> None:
        _one_of(f"{place}.name", frame["name"], self.rules.events, "an event of these rules")
        _within(f"{place}.stage", frame["stage"], BEFORE, END)
        for name in self.program.events[frame["name"]].defaults:
            if name not in frame["fields"]:
                raise ValueError(f"this is no saved table: {place}.fields: '{name}' is missing")
        for part in ("used", "afters"):
            for at, key in enumerate(frame[part]):
                self._ability(f"{place}.{part}[{at}]", key)
        if frame["cause_rule"] is not None:
            _one_of(f"{place}.cause_rule", frame["cause_rule"], self.rules.rules, "a rule")

    def _code(self, place: str, frame: dict[str, Any], number: int) -> None:
        _one_of(f"{place}.rule", frame["rule"], self.rules.rules, "a rule")
        event = frame["event"]
        if event != NOBODY:
            _within(f"{place}.event", event, 0, number - 1)
            if self.data["stack"][event]["frame"] != "event":
                raise _wrong(f"{place}.event", event, "the place of an event in the stack")
        for name, key in (("me", "p"), ("card", "c")):
            if frame[name] is not None and not (isinstance(frame[name], dict) and key in frame[name]):
                what = "a player" if name == "me" else "a card"
                raise _wrong(f"{place}.{name}", frame[name], f"{what}, or null")
        if not frame["control"]:
            raise _wrong(f"{place}.control", [], "where in the rules it is")
        for at, entry in enumerate(frame["control"]):
            self._control(f"{place}.control[{at}]", entry, at)

    def _control(self, place: str, entry: list[Any], at: int) -> None:
        blocks = self.program.operations
        _within(f"{place}[0]", entry[0], 0, len(blocks) - 1)
        _within(f"{place}[1]", entry[1], 0, len(blocks[entry[0]]))
        if entry[2] in (LOOP, EACH) and at == 0:
            raise _wrong(f"{place}[2]", entry[2], "no repetition: there is nothing around it")
        if entry[2] == LOOP:
            _within(f"{place}[3]", entry[3], 0, MAX_LOOPS)
            if entry[4] is not None:
                _check(entry[4], int, f"{place}[4]", self.seats, self.cards)
                _within(f"{place}[4]", entry[4], 0, len(self.program.conditions) - 1)
            _within(f"{place}[5]", entry[5], 0, self.data["inputs"])
        elif entry[2] == EACH:
            _within(f"{place}[4]", entry[4], -1, len(entry[3]))
            _within(f"{place}[6]", entry[6], 0, DEAD | TOGETHER)
            self._heads(f"{place}[7]", entry[7])
            self._heads(f"{place}[8]", entry[8])

    def _open(self, place: str, frame: dict[str, Any], number: int) -> None:
        key = (frame["in"], frame["place"])
        if key not in self.program.stretches:
            raise _wrong(f"{place}.in", list(key), "where a stretch of these rules stands")
        if number == 0 or self.data["stack"][number - 1]["frame"] != "code":
            raise _wrong(f"{place}.frame", "open", "on top of the rule that waits")
        for seat, ask in frame["asks"].items():
            self._number(f"{place}.asks", seat, self.seats, "a seat")
            if ask["picks"] and self.program.stretches[key].source is None:
                raise _wrong(f"{place}.asks.{seat}.picks", ask["picks"], "empty: nothing is chosen here")
        _one_of(
            f"{place}.closing",
            frame["closing"],
            (None, "clock", "until", "answered", "closed"),
            "clock, until, answered, closed or null",
        )

    def _settle(self, place: str, frame: dict[str, Any], number: int) -> None:
        _within(f"{place}.passes", frame["passes"], 0, MAX_PASSES)


def _within(place: str, number: int, low: int, high: int | None = None) -> None:
    if number < low or (high is not None and number > high):
        raise _wrong(place, number, f"{low} or more" if high is None else f"a number from {low} to {high}")


def _one_of(place: str, name: Any, known: Any, what: str) -> None:
    if name not in known:
        raise _wrong(place, name, what)


def _check(data: Any, form: Any, place: str, seats: int, cards: int) -> None:
    if form is ...:
        _check_value(data, place, seats, cards)
    elif form == _PLAIN:
        _check_plain(data, place)
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
        for number, each in enumerate(data):
            _check_value(each, f"{place}[{number}]", seats, cards)
    elif isinstance(data, dict):
        kinds = tuple(sorted(data))
        if kinds == ("r",) and isinstance(data["r"], dict):
            for name, each in data["r"].items():
                _check_value(each, f"{place}.{name}", seats, cards)
        elif kinds == ("t", "w"):
            if type(data["t"]) is not int or data["t"] < 0 or type(data["w"]) is not str:
                raise _wrong(place, data, "words that somebody said")
        elif kinds in (("p",), ("c",), ("g",)):
            count = {"p": seats, "c": cards, "g": 1}[kinds[0]]
            if type(data[kinds[0]]) is not int or not 0 <= data[kinds[0]] < count:
                what = {"p": "a player", "c": "a card", "g": "the game"}[kinds[0]]
                raise _wrong(place, data, what)
        else:
            raise _wrong(place, data, "a value of the rules")
    elif isinstance(data, float) or (type(data) is int and abs(data) > MOST_NUMBER):
        raise _wrong(place, data, "a value of the rules")


def _check_plain(data: Any, place: str) -> None:
    inside = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    for each in inside:
        _check_plain(each, place)
    if isinstance(data, float):
        raise _wrong(place, data, "without fractions")


def _wrong(place: str, data: Any, wanted: str) -> ValueError:
    shown = repr(data)
    shown = shown if len(shown) <= _SHOWN else f"{shown[:_SHOWN]}…"
    return ValueError(f"this is no saved table: {place or 'it'} cannot be {shown}: it is {wanted}")
