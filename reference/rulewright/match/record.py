"""Write a game as it is played, one JSON line an input, so that `rulewright judge` can play it again."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from rulewright.engine.chance import taping
from rulewright.engine.table import Table
from rulewright.match.plan import MatchPlan, PlayerSpec

Line = dict[str, Any]


class Recorder:
    """The record of one game; without a file it writes nothing. Each line is there before the next input."""

    def __init__(self, file: IO[str] | None) -> None:
        self._file = file

    @contextmanager
    def line(self) -> Iterator[Line]:
        """The line of an input that is made meanwhile: what chance brought by it is added to the line."""
        fields: Line = {}
        if self._file is None:
            yield fields
            return
        tape: Line = {}
        with taping(tape):
            yield fields
        if tape:
            fields["chance"] = tape
        self.write(fields)

    def write(self, fields: Line) -> None:
        """Write one line at once."""
        if self._file is not None:
            with _named(self._file.name):
                self._file.write(json.dumps(fields, ensure_ascii=False, separators=(",", ":")) + "\n")
                self._file.flush()


@contextmanager
def _named(path: str | Path) -> Iterator[None]:
    """Say which file it is: one that is open does not say its name when the disk is full."""
    try:
        yield
    except OSError as error:
        error.filename = str(path)
        raise


@contextmanager
def recorder(folder: Path | None, number: int) -> Iterator[Recorder]:
    """The recorder of a game of a match, counted from 0. Raises `OSError` where nothing can be written."""
    if folder is None:
        yield Recorder(None)
        return
    file = (folder / f"game-{number + 1:05}.jsonl").open("x", encoding="utf-8", newline="\n")
    try:
        yield Recorder(file)
    finally:
        with _named(file.name):  # what could not be written is tried once more
            file.close()


def head(plan: MatchPlan, number: int, seating: Mapping[str, PlayerSpec]) -> Line:
    """The first line: the set-up, and who plays. What begins with `x_` is for people."""
    chosen = {"settings": plan.settings, "rulings": plan.rulings, "lineup": plan.lineup}
    return {
        "record": 1,
        "game": plan.game,
        "mode": plan.mode,
        "seats": list(plan.names),
        **{key: value for key, value in chosen.items() if value},
        "x_players": {seat: {"name": p.name, "is": p.text} for seat, p in seating.items()},
        "x_seed": plan.seed + number,
        "x_legal": plan.legal,
        "x_lang": plan.lang,
    }


def ending(table: Table) -> Line:
    """How the game ended, as a record says it; empty while it goes on."""
    over = table.over
    return {} if over is None else {"over": over.plain()}
