"""The books of a game of Mafia: what is known at a moment, and the numbers that follow from it.

They are a game of their own, worked out a second time from what the players do and what the clock says, with
tables of its own (`golden_mafia_tables`). They ask the engine for nothing but the deal, and what chance
decided. How they are kept is said, from the parts to the whole, in `golden_mafia_deaths`,
`golden_mafia_night`, `golden_mafia_dusk`, `golden_mafia_trial` and `golden_mafia_course`. At a table with a
moderator, who has no clock, they are told when a night or a display is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from golden_mafia_tables import MODERATED, READINGS, SETTINGS, Player, Told, told
from golden_parts import wrong


@dataclass
class Ledger:
    """The books of one game."""

    mode: str
    seats: tuple[str, ...]
    settings: dict[str, Any]
    rulings: dict[str, str]
    players: dict[str, Player]
    draws: Callable[[], dict[str, list[Any]]]
    now: int = 0
    phase: str = "revealing"
    number: int = 1
    timers: dict[str, int] = field(default_factory=dict)
    grace: dict[str, int] = field(default_factory=dict)
    choices: dict[str, tuple[str, str]] = field(default_factory=dict)
    kill_votes: dict[str, str] = field(default_factory=dict)
    prisoners: dict[str, str] = field(default_factory=dict)
    gone_tonight: list[str] = field(default_factory=list)
    accused: str = ""
    tried: list[str] = field(default_factory=list)
    trials: int = 0
    guilty_voters: list[str] = field(default_factory=list)
    empty_nights: int = 0
    over: tuple[tuple[str, ...], str] | None = None
    wanted: list[Told] = field(default_factory=list)
    allowed: set[Told] = field(default_factory=set)
    used_draws: Counter[str] = field(default_factory=Counter)
    rank: int = 0
    # Rulings whose other reading has made a difference, and a few other things that are rare.
    seen: set[str] = field(default_factory=set)

    def setting(self, name: str) -> Any:
        """The value of a setting at this table."""
        defaults = SETTINGS if self.online else SETTINGS | MODERATED
        return self.settings.get(name, defaults[name])

    def ruling(self, name: str) -> str:
        """The reading of a disputed rule at this table."""
        return self.rulings.get(name, READINGS[name])

    @property
    def online(self) -> bool:
        """Whether the clock leads the game, not a moderator."""
        return self.mode == "online"

    @property
    def table_phase(self) -> str:
        """The phase as it stands on the table, where defence and verdict are one."""
        return "trial" if self.phase in ("defence", "verdict") else self.phase

    @property
    def next_ring(self) -> int:
        """When the next clock runs out."""
        return min(self.timers.values())

    def living(self, *sides: str) -> list[str]:
        """Who is alive, of these sides or of any."""
        return [
            s for s in self.seats if self.players[s].alive and (not sides or self.players[s].side in sides)
        ]

    def holders(self, *roles: str) -> list[str]:
        """Who is alive and has one of these roles."""
        return [seat for seat in self.living() if self.players[seat].role in roles]

    def weight(self, seat: str) -> int:
        """For how many a player's vote counts."""
        return self.setting("mayor_weight") if self.players[seat].revealed else 1

    def support_by(self, seat: str) -> int:
        """For how many a player's support counts."""
        return self.weight(seat) if self.online else 1

    @property
    def threshold(self) -> int:
        """How much support puts somebody on trial."""
        return len(self.living()) // 2 + 1 if self.online else 2

    def support_of(self, accused: str) -> int:
        """How much support a player's trial has."""
        return sum(self.support_by(s) for s in self.living() if self.players[s].supports == accused)

    def may_be_tried(self, seat: str) -> bool:
        """Whether a player can be put on trial today."""
        return self.trials < self.setting("max_trials") and (
            seat not in self.tried or self.setting("retrial_same_day")
        )

    @property
    def walled(self) -> set[str]:
        """Prisoners and their captors, whom nobody reaches."""
        return {*self.prisoners, *self.prisoners.values()}

    def free_mafia(self) -> list[str]:
        """The mafia that can point at somebody tonight."""
        return [seat for seat in self.living("mafia") if seat not in self.prisoners]

    def drawn(self, owner: str = "") -> Any:
        """What chance picked next."""
        for name, picks in self.draws().items():
            if owner in ("", name) and self.used_draws[name] < len(picks):
                self.used_draws[name] += 1
                return picks[self.used_draws[name] - 1]
        raise wrong(f"nothing was drawn for {owner or 'anybody'}")

    def tell(self, kind: str, to: Iterable[str] | None = None, /, **data: Any) -> None:
        """An event must come; one that nobody is told is left out."""
        if to is None or to:
            self.wanted.append(told(kind, to, self.rank if to is None else None, **data))

    def may_tell(self, kind: str, to: Iterable[str] | None = None, /, **data: Any) -> None:
        """An event may come, or not."""
        self.allowed.add(told(kind, to, **data))
