"""What a match is: the table, who plays it, how often, and what follows when a player fails."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from rulewright.engine.api import load
from rulewright.engine.table import Table
from rulewright.seat.observation import Legal

BOTS = ("random", "first")
Failure = Literal["forfeit", "default"]


class BadPlayer(ValueError):
    """A `--seat` that cannot be; the text says why."""


@dataclass(frozen=True)
class PlayerSpec:
    """One player: the seat in which it begins, by which it is called, and what it is.

    `kind` is `cmd` (`what` is a command line) or `bot` (`what` is one of `BOTS`).
    """

    name: str
    kind: Literal["cmd", "bot"]
    what: str

    @property
    def text(self) -> str:
        """As it was written: `bot:random`."""
        return f"{self.kind}:{self.what}"


def player_of(name: str, text: str) -> PlayerSpec:
    """The player that `cmd:COMMAND` or `bot:NAME` means. Raises `BadPlayer`."""
    kind, _, what = text.partition(":")
    if kind == "cmd" and what.strip():
        return PlayerSpec(name, "cmd", what)
    if kind == "bot" and what in BOTS:
        return PlayerSpec(name, "bot", what)
    known = ", ".join(f"bot:{bot}" for bot in BOTS)
    raise BadPlayer(f"a player is cmd:COMMAND or one of {known}, not {text!r}")


@dataclass(frozen=True)
class MatchPlan:
    """A match. `players` sit at the table in the first game, `staff` in the seats that do not play.

    `lang` says observations in words besides; `timeout` is in seconds; `records` is the folder for records.
    """

    game: str
    mode: str
    players: tuple[PlayerSpec, ...]
    staff: tuple[PlayerSpec, ...] = ()
    games: int = 1
    seed: int = 0
    rotate: bool = False
    lang: str | None = None
    legal: Legal = "list"
    failure: Failure = "forfeit"
    timeout: float = 60.0
    records: Path | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    rulings: dict[str, str] = field(default_factory=dict)
    lineup: tuple[str, ...] | None = None
    spec_dir: Path | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(player.name for player in self.players)

    def table(self, number: int) -> Table:
        """The table of one game (from 0). Raises `IllegalMove` when it cannot be set up."""
        return load(self.game, self.mode, self.spec_dir).table(
            self.names,
            self.seed + number,
            settings=self.settings,
            rulings=self.rulings,
            lineup=self.lineup,
        )

    def seating(self, number: int) -> dict[str, PlayerSpec]:
        """Who sits where in one game: with `rotate` everybody moves up one seat a game."""
        turn = number % len(self.players) if self.rotate else 0
        moved = (*self.players[-turn:], *self.players[:-turn]) if turn else self.players
        return dict(zip(self.names, moved, strict=True)) | {player.name: player for player in self.staff}
