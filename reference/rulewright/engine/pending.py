"""What waits: the pending asks of a table, each with its own id."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulewright.engine import moves
from rulewright.engine.frames import OpenFrame
from rulewright.engine.state import NOBODY, State
from rulewright.engine.values import PLAYERS


@dataclass(frozen=True, slots=True)
class PendingAsk:
    """One pending ask. `seat` is a name; `closes` a time in ms or None; `place` its stretch in the stack
    (−1: at any time); `via` the staff seat that may answer in the place of the player, if there is one."""

    id: str
    seat: str
    kind: str
    blocking: bool
    changeable: bool
    answered: bool
    public: bool
    closes: int | None
    form: str
    place: int
    waits: bool = True
    via: str | None = None

    def as_seen_by_others(self) -> PendingAsk:
        """The same ask without what only its seat knows: whether it has been answered."""
        return replace(self, answered=False, blocking=self.waits)


def pending(t: State) -> list[PendingAsk]:
    """Every ask that waits now: those of the innermost stretch, then offers at any time, in seat order."""
    if t.over is not None or not t.stack:
        return []
    frame = t.stack[-1]
    found: list[PendingAsk] = []
    if isinstance(frame, OpenFrame):
        found = _of_stretch(t, frame)
    if t.rules.by_key("offer", "anytime"):
        for player in moves.may_offer(t):
            if moves.has_offer(t, player):
                name = t.seats[player.seat]
                found.append(
                    PendingAsk(
                        f"{name}:any", name, "anytime", False, False, False, False, None, "set", NOBODY, False
                    )
                )
    if t.via is not None:
        found = [a if a.seat in t.program.staff else replace(a, via=t.via) for a in found]
    return found


def _of_stretch(t: State, frame: OpenFrame) -> list[PendingAsk]:
    stretch = t.program.stretches[frame.block, frame.place]
    closes = next((entry[2] for entry in t.timers if entry[:2] == (stretch.clock, NOBODY)), None)
    place = len(t.stack) - 1
    found = []
    for seat, ask in sorted(frame.asks.items()):
        if ask.passed or (ask.answered and not stretch.changeable):
            continue
        found.append(
            PendingAsk(
                ask.id,
                t.seats[PLAYERS[seat].seat],
                stretch.kind,
                not ask.answered and stretch.waits_for_seats,
                stretch.changeable,
                ask.answered,
                stretch.public,
                closes,
                "each" if stretch.each else "set",
                place,
                stretch.waits_for_seats,
            )
        )
    return found
