"""A plan of playouts for the games of an author's own folder."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rulewright.engine.api import load
from rulewright.engine.simulation import Plan
from rulewright.engine.table import Table


@dataclass(frozen=True)
class OwnPlan(Plan):
    """A plan whose game is read from the folder `spec_dir` (None: the bundled games)."""

    spec_dir: Path | None = None

    def table(self, seed: int) -> Table:
        """A new table of this plan. Raises `IllegalMove` when that cannot be."""
        return load(self.game, self.mode, self.spec_dir).table(
            self.seats,
            seed,
            host=self.host,
            settings=self.settings,
            rulings=self.rulings,
            lineup=self.lineup,
        )
