"""Micro-games: whole games of a few lines, written inline in the tests of the semantics, and watched tables.

`micro` writes a game folder and loads it. `watched` wraps a table so that every input is also given to a copy
read back from JSON and to a clone: all of them must do the same, and an input that is refused, or at which the
rules are at fault, must leave the table byte for byte as it was.
"""

from __future__ import annotations

import hashlib
import json
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

import rulewright
from rulewright.engine.api import Game
from rulewright.engine.faults import IllegalMove, Refusal, RulesFault
from rulewright.engine.table import Table
from rulewright.rules.source import Diagnostic, RulesError

_ROOM = tempfile.TemporaryDirectory(prefix="micro")
_NEEDED = {"game": "game: micro", "seats": "seats:\n  from: 2\n  to: 4", "start": "start: begin"}
# The one mode of a game that brings none. Its event tells all what happens when.
PLAIN_MODE = """
default: true
events:
  note:
    fields: {what: none, who: none}
    tells: {to: all}
    do: []
"""
_FOLDERS = {"cards": "card", "characters": "character", "roles": "role", "modes": "mode"}
MOST_MOVES_TRIED = 40


def write_micro(text: str, **documents: Any) -> Path:
    """Write a game folder and return the folder of games it lies in.

    `text` is `game.yaml`; what every game needs and it does not say (`game`, `seats`, `start: begin`) is put
    below it, so that its lines keep their numbers. `documents` are `cards`, `characters`, `roles`, `modes`
    (id → text) and `rulings` (text). Without a mode there is one called `plain`, with the event `note`.
    """
    key = json.dumps([text, documents], sort_keys=True)
    spec = Path(_ROOM.name) / hashlib.sha256(key.encode()).hexdigest()[:16]
    if spec.exists():
        return spec
    folder = spec / "micro"
    folder.mkdir(parents=True)
    main = dedent(text).strip("\n") + "\n"
    for name, lines in _NEEDED.items():
        if not re.search(rf"(?m)^{name}:", main):
            main += lines + "\n"
    (folder / "game.yaml").write_text(main, encoding="utf-8")
    documents.setdefault("modes", {"plain": PLAIN_MODE})
    for kind, singular in _FOLDERS.items():
        for name, body in documents.get(kind, {}).items():
            (folder / kind).mkdir(exist_ok=True)
            whole = f"{dedent(body).strip()}\n{singular}: {name}\n".lstrip()
            (folder / kind / f"{name}.yaml").write_text(whole, encoding="utf-8")
    if "rulings" in documents:
        (folder / "rulings.yaml").write_text(dedent(documents["rulings"]).strip() + "\n", encoding="utf-8")
    return spec


def micro(text: str, mode: str | None = None, **documents: Any) -> Game:
    """Write a game folder and load it: see `write_micro`."""
    return rulewright.load("micro", mode, spec_dir=write_micro(text, **documents))


def diagnostics(text: str, **documents: Any) -> list[Diagnostic]:
    """What is wrong in a game that cannot be loaded."""
    with pytest.raises(RulesError) as caught:
        micro(text, **documents)
    return caught.value.diagnostics


def wrong(text: str, **documents: Any) -> list[str]:
    """The codes and places of what is wrong in a game that cannot be loaded: `RW201:12`."""
    return [f"{d.code}:{d.mark.line}" for d in diagnostics(text, **documents)]


def line_number(text: str, tag: str = "# here") -> int:
    """The number of the line of a game's text that a comment marks."""
    lines = dedent(text).strip("\n").splitlines()
    found = [n for n, line in enumerate(lines, 1) if line.endswith(tag)]
    assert len(found) == 1, f"{tag} marks {len(found)} lines"
    return found[0]


def line_of(game: Game, tag: str = "# here") -> str:
    """`game.yaml:line` of the line of a loaded game that a comment marks."""
    written = Path(game.rules.seats_rule.mark.file).parent / "game.yaml"
    return f"game.yaml:{line_number(written.read_text(encoding='utf-8'), tag)}"


# -- watched tables --------------------------------------------------------------------------------


class Watched:
    """A table that is checked at every decision. Reads go to the table itself."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.table = table
        self._look()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.table, name)

    def act(self, seat: str, move: Any, ask: str | None = None, at: int | None = None) -> None:
        self._input(lambda t: t.act(seat, move, ask, at))

    def withdraw(self, seat: str, ask: str | None = None, at: int | None = None) -> None:
        self._input(lambda t: t.withdraw(seat, ask, at))

    def tick(self, at: int) -> None:
        self._input(lambda t: t.tick(at))

    def outside(self, event: str, seat: str | None = None, at: int | None = None) -> None:
        self._input(lambda t: t.outside(event, seat, at))

    def _input(self, do: Callable[[Table], None]) -> None:
        before = self.table.to_json()
        bystander = self.table.clone()
        others = [self.table.clone(), self.game.from_json(before)]
        error = _try(do, self.table)
        assert bystander.to_json() == before, "a clone changed with its original"
        for other in others:
            assert repr(_try(do, other)) == repr(error)
            assert other.to_json() == self.table.to_json()
            assert _seen(other) == _seen(self.table)
        if error is not None:
            assert self.table.to_json() == before, "a refused input changed the table"
            raise error
        self._look()

    def _look(self) -> None:
        """Looking changes nothing, and every move that is listed is legal in all its forms."""
        before = self.table.to_json()
        _seen(self.table)
        for ask in self.table.pending:
            moves = self.table.legal(ask.seat, ask.id)
            assert len({m.id for m in moves}) == len(moves)
            for move in moves[:MOST_MOVES_TRIED]:
                for form in (move, move.id, json.loads(json.dumps(move.move))):
                    refusal = self.table.check(ask.seat, form, ask.id)
                    # A listed move is refused only for what its seat cannot know, a template for its words.
                    if move.text is not None:
                        assert refusal is not None, (form, ask)
                        assert (refusal.code, move.text["name"] in refusal.message) == ("malformed", True)
                        continue
                    assert refusal is None or refusal.hidden, (form, ask, refusal)
                if move.text is not None:
                    said = {**move.move, move.text["name"]: "hm"}
                    for form in (said, f'{move.id} "hm"'):
                        refusal = self.table.check(ask.seat, form, ask.id)
                        assert refusal is None or refusal.hidden, (form, ask, refusal)
        assert self.table.to_json() == before, "looking changed the table"


def _try(do: Callable[[Table], None], table: Table) -> Exception | None:
    try:
        do(table)
    except (IllegalMove, RulesError) as error:
        return error
    return None


def _seen(table: Table) -> Any:
    viewers = (*table.seats, *table.staff, "spectator", "referee")
    return [(table.view(v), table.events(seat=v)) for v in viewers], table.pending, table.over, table.now


def watched(game: Game, seats: int | list[str] = 3, seed: int | None = None, **more: Any) -> Watched:
    """A table of a micro-game, checked at every decision."""
    return Watched(game, game.table(seats, seed, **more))


def begin(text: str, seats: int | list[str] = 3, **documents: Any) -> Watched:
    """A watched table of a micro-game without settings, tape or position."""
    return watched(micro(text, **documents), seats)


# -- what the tests ask of a table -----------------------------------------------------------------


def notes(table: Any, viewer: str = "referee") -> list[Any]:
    """What the event `note` has told a viewer, in order: what, or (what, who)."""
    told = [e["data"] for e in table.events(seat=viewer) if e["type"] == "note"]
    return [d["what"] if d["who"] is None else (d["what"], d["who"]) for d in told]


def game_of(table: Any) -> dict[str, Any]:
    """The attributes and numbers of the game, as the referee sees them."""
    return table.view("referee")["game"]  # type: ignore[no-any-return]


def player_of(table: Any, seat: str) -> dict[str, Any]:
    """The attributes, numbers and zones of a player, as the referee sees them."""
    return table.view("referee")["players"][seat]  # type: ignore[no-any-return]


def ids(table: Any, seat: str, ask: str | None = None) -> list[str]:
    """The texts of the legal moves of a seat."""
    return [m.id for m in table.legal(seat, ask)]


def asked(table: Any) -> list[str]:
    """Whom the table waits for, and with which kind of ask: `a:day`, in order."""
    return [f"{a.seat}:{a.kind}" for a in table.pending]


def closes(table: Any) -> dict[str, int | None]:
    """When the ask of each seat closes."""
    return {a.seat: a.closes for a in table.pending if a.kind != "anytime"}


def refused(do: Callable[[], Any]) -> Refusal:
    """The refusal of an input."""
    with pytest.raises(IllegalMove) as caught:
        do()
    return caught.value.refusal


def fault(do: Callable[[], Any]) -> tuple[str, str]:
    """The code of a fault of the rules, and the place `file:line` it names."""
    with pytest.raises(RulesFault) as caught:
        do()
    (found,) = caught.value.diagnostics
    return found.code, f"{Path(found.mark.file).name}:{found.mark.line}"
