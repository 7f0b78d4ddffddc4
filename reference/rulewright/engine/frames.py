"""The explicit stack: what is in progress at a table, as plain data.

Four kinds of frame. Nothing is held in Python's own stack or in generators, so that a table can be cloned,
saved and resumed at any decision.
"""

from __future__ import annotations

from typing import Any

from rulewright.engine import values

BEFORE, INSTEAD, BODY, AFTER, AFTERS, END = range(6)
PLAIN, LOOP, EACH = range(3)
DEAD, TOGETHER = 1, 2


class EventFrame:
    """An event in progress: its fields, its stage, which abilities have acted on it."""

    __slots__ = ("afters", "bind", "cancelled", "cause_rule", "fields", "name", "result", "stage", "used")

    def __init__(self, name: str, fields: dict[str, Any], bind: str | None, cause: str | None) -> None:
        self.name = name
        self.fields = fields
        self.stage = BEFORE
        self.used: list[tuple[int, int, int]] = []
        self.afters: list[tuple[int, int, int]] = []
        self.cancelled = False
        self.result: Any = None
        self.bind = bind
        self.cause_rule = cause

    def copy(self) -> EventFrame:
        """An independent copy."""
        other = EventFrame(self.name, dict(self.fields), self.bind, self.cause_rule)
        other.stage, other.cancelled, other.result = self.stage, self.cancelled, self.result
        other.used, other.afters = list(self.used), list(self.afters)
        return other

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        fields = {k: values.to_json(v) for k, v in self.fields.items()}
        return {
            "frame": "event",
            "name": self.name,
            "fields": fields,
            "stage": self.stage,
            "used": [list(u) for u in self.used],
            "afters": [list(a) for a in self.afters],
            "cancelled": self.cancelled,
            "result": values.to_json(self.result),
            "bind": self.bind,
            "cause_rule": self.cause_rule,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> EventFrame:
        """The frame that `to_json` described."""
        frame = EventFrame(
            data["name"],
            {k: values.from_json(v) for k, v in data["fields"].items()},
            data["bind"],
            data["cause_rule"],
        )
        frame.stage, frame.cancelled, frame.result = (
            data["stage"],
            data["cancelled"],
            values.from_json(data["result"]),
        )
        frame.used = [(u[0], u[1], u[2]) for u in data["used"]]
        frame.afters = [(a[0], a[1], a[2]) for a in data["afters"]]
        return frame


class CodeFrame:
    """A `do` in progress: where it is (blocks within blocks), its local names, who and which card it
    belongs to.

    `event` is the index in the stack of the event it belongs to (−1: none); `rule` the id of its rule. A
    control entry is
    [block, next statement, kind, …]: for `loop` the count, its condition and the input it was counted
    in, for `each` the items, place, name, flags and the heads of
    the event order at its beginning and end.
    """

    __slots__ = ("card", "control", "event", "locals", "me", "rule")

    def __init__(
        self, block: int, local_names: dict[str, Any], me: Any, card: Any, event: int, rule: str
    ) -> None:
        self.control: list[list[Any]] = [[block, 0, PLAIN]]
        self.locals = local_names
        self.me = me
        self.card = card
        self.event = event
        self.rule = rule

    def copy(self) -> CodeFrame:
        """An independent copy."""
        other = CodeFrame(0, dict(self.locals), self.me, self.card, self.event, self.rule)
        other.control = [list(c) for c in self.control]
        return other

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "frame": "code",
            "control": [_control_to_json(c) for c in self.control],
            "me": values.to_json(self.me),
            "locals": {k: values.to_json(v) for k, v in self.locals.items()},
            "card": values.to_json(self.card),
            "event": self.event,
            "rule": self.rule,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> CodeFrame:
        """The frame that `to_json` described."""
        names = {k: values.from_json(v) for k, v in data["locals"].items()}
        frame = CodeFrame(
            0,
            names,
            values.from_json(data["me"]),
            values.from_json(data["card"]),
            data["event"],
            data["rule"],
        )
        frame.control = [_control_from_json(c) for c in data["control"]]
        return frame


def _control_to_json(entry: list[Any]) -> list[Any]:
    if entry[2] != EACH:
        return list(entry)
    return [*entry[:3], values.to_json(entry[3]), *entry[4:7], list(entry[7]), list(entry[8])]


def _control_from_json(entry: list[Any]) -> list[Any]:
    if entry[2] != EACH:
        return list(entry)
    return [*entry[:3], values.from_json(entry[3]), *entry[4:7], tuple(entry[7]), tuple(entry[8])]


class Ask:
    """What one seat is asked in a stretch: its id, the answer so far, and picks made one by one."""

    __slots__ = ("answer", "answered", "id", "passed", "picks")

    def __init__(self, id: str) -> None:
        self.id = id
        self.answered = False
        self.passed = False
        self.answer: Any = None
        self.picks: tuple[Any, ...] = ()

    def copy(self) -> Ask:
        """An independent copy."""
        other = Ask(self.id)
        other.answered, other.passed, other.answer, other.picks = (
            self.answered,
            self.passed,
            self.answer,
            self.picks,
        )
        return other


class OpenFrame:
    """A stretch that waits: which `open` statement it is (block and place), and the ask of each seat.

    `timed` says that it has given time (`ms`) for the decision it waits for, and that its clock is its own.
    """

    __slots__ = ("asks", "block", "closing", "place", "settled", "timed")

    def __init__(self, block: int, place: int) -> None:
        self.block = block
        self.place = place
        self.asks: dict[int, Ask] = {}
        self.closing: str | None = None
        self.settled = False
        self.timed = False

    def waiting(self) -> list[int]:
        """The seats that have neither answered nor passed."""
        return sorted(seat for seat, ask in self.asks.items() if not (ask.answered or ask.passed))

    def copy(self) -> OpenFrame:
        """An independent copy."""
        other = OpenFrame(self.block, self.place)
        other.asks = {seat: ask.copy() for seat, ask in self.asks.items()}
        other.closing, other.settled, other.timed = self.closing, self.settled, self.timed
        return other

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        asks = {
            str(seat): {
                "id": a.id,
                "answered": a.answered,
                "passed": a.passed,
                "answer": values.to_json(a.answer),
                "picks": values.to_json(a.picks),
            }
            for seat, a in self.asks.items()
        }
        return {
            "frame": "open",
            "in": self.block,
            "place": self.place,
            "asks": asks,
            "closing": self.closing,
            "still": self.settled,
            "timed": self.timed,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> OpenFrame:
        """The frame that `to_json` described."""
        frame = OpenFrame(data["in"], data["place"])
        frame.closing, frame.settled, frame.timed = data["closing"], data["still"], data["timed"]
        for seat, given in data["asks"].items():
            ask = Ask(given["id"])
            ask.answered, ask.passed = given["answered"], given["passed"]
            ask.answer, ask.picks = values.from_json(given["answer"]), values.from_json(given["picks"])
            frame.asks[int(seat)] = ask
        return frame


class SettleFrame:
    """State rules in progress; counts its passes, so that a circle of rules is found."""

    __slots__ = ("passes",)

    def __init__(self) -> None:
        self.passes = 0

    def copy(self) -> SettleFrame:
        """An independent copy."""
        other = SettleFrame()
        other.passes = self.passes
        return other

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {"frame": "settle", "passes": self.passes}

    @staticmethod
    def from_json(data: dict[str, Any]) -> SettleFrame:
        """The frame that `to_json` described."""
        frame = SettleFrame()
        frame.passes = data["passes"]
        return frame


Frame = EventFrame | CodeFrame | OpenFrame | SettleFrame
_KINDS: dict[str, Any] = {"event": EventFrame, "code": CodeFrame, "open": OpenFrame, "settle": SettleFrame}


def frame_from_json(data: dict[str, Any]) -> Frame:
    """Read any frame back."""
    frame: Frame = _KINDS[data["frame"]].from_json(data)
    return frame
