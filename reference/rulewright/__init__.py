"""rulewright: rules of table games as data, and the interpreter that executes them.

`load` is all that most programs need::

    table = rulewright.load("liars_dice").table(seats=3, seed=1)
    while not table.over:
        seat = table.pending[0].seat
        table.act(seat, table.legal(seat)[0])

Imports are lazy: `import rulewright` reads neither YAML nor schemas.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.version import __version__

if TYPE_CHECKING:
    from rulewright.engine.api import Game, load
    from rulewright.engine.table import Table

__all__ = ["Game", "Table", "__version__", "load"]


def __getattr__(name: str) -> Any:
    if name in ("load", "Game"):
        from rulewright.engine import api

        return getattr(api, name)
    if name == "Table":
        from rulewright.engine.table import Table

        return Table
    raise AttributeError(f"module 'rulewright' has no attribute {name!r}")
