"""The vocabulary of the game of the zoo, and scenario files made up for it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rulewright.rules.moves import parse_move
from rulewright_conformance.language import Language
from rulewright_conformance.results import RunResult
from rulewright_conformance.runner import Options, run_all
from rulewright_conformance.scenarios import load_runs

ZOO = Path(__file__).parent / "zoo"

_CARD = {"name": "cards", "kind": "card", "target": False, "set": True, "optional": False}
_WORDS: dict[str, Any] = {
    "game": "pebbles",
    "version": "sha256:0",
    "modes": ["plain", "swift"],
    "seats": [2, 4],
    "resting": ["turn"],
    "attributes": {
        "game": {
            "turn": {"type": "player", "default": None, "seen_by": "all"},
            "heap": {"type": "int", "default": 10, "seen_by": "all"},
            "ayes": {"type": "int", "default": None, "seen_by": "all"},
        },
        "player": {
            "taken": {"type": "int", "default": 0, "seen_by": "all"},
            "face": {"type": "int", "default": None, "seen_by": "owner"},
        },
        "card": {},
    },
    "zones": {"bag": {"of": "player", "seen_by": "owner", "counted_by": "all"}},
    "asks": {
        "turn": {"moves": ["take", "roll", "poll", "toss"]},
        "nod": {"moves": ["nod"]},
        "vote": {"moves": ["vote"]},
        "toss": {"moves": ["toss"]},
    },
    "moves": {
        "take": {"shapes": [{"params": [{"name": "number", "kind": "int", "target": False, "set": False}]}]},
        "vote": {
            "shapes": [{"params": [{"name": "answer", "kind": "symbol", "target": False, "set": False}]}]
        },
        "toss": {"shapes": [{"params": [_CARD]}]},
        "roll": {"shapes": [{"params": []}]},
        "poll": {"shapes": [{"params": []}]},
        "nod": {"shapes": [{"params": []}]},
        "pass": {"shapes": [{"params": []}]},
    },
    "events": {
        "taken": {"fields": ["by", "number"], "to": "all"},
        "won": {"fields": ["winner"], "to": "all"},
        "rolled": {"fields": ["by", "face"], "to": "all"},
        "voted": {"fields": ["by", "vote"], "to": "all"},
        "counted": {"fields": ["ayes"], "to": "all"},
        "tossed": {"fields": ["by", "cards"], "to": "all"},
        "left": {"fields": ["who"], "to": "all"},
    },
    "settings": {
        "polite": {"type": "bool", "default": True},
        "form": {"type": "word", "default": "set"},
    },
    "rulings": {"last": {"readings": ["wins", "loses"], "default": "wins", "origin": ["AMB-001"]}},
    "outside": ["leave"],
    "reasons": ["last_pebble"],
    "cards": {"shell": ["2H", "3H", "4H"], "coin": []},
    "rules": {
        "pebbles.take": {"claims": ["PB-001"], "at": "game.yaml:10", "refuses": False, "section": "rules"},
        "pebbles.take.limit": {
            "claims": ["PB-002"],
            "at": "game.yaml:20",
            "refuses": True,
            "section": "rules",
        },
        "pebbles.end": {"claims": ["PB-003"], "at": "game.yaml:30", "refuses": False, "section": "rules"},
        "pebbles.nod": {"claims": [], "at": "game.yaml:40", "refuses": False, "section": "rules"},
        "pebbles.roll": {"claims": ["PB-004"], "at": "game.yaml:50", "refuses": False, "section": "rules"},
    },
}


def words(game: str, mode: str | None) -> dict[str, Any]:
    """The vocabulary of one mode."""
    assert game == "pebbles"
    return {**_WORDS, "mode": mode or "plain"}


LANGUAGE = Language(("pebbles",), words, parse_move)


def animal(name: str, *arguments: str) -> tuple[str, ...]:
    """The command of one engine of the zoo."""
    return (sys.executable, str(ZOO / f"{name}.py"), *arguments)


def outcome(folder: Path, body: str, command: Sequence[str], **options: Any) -> RunResult:
    """The result of one scenario, called `one`, against one engine."""
    path = write_scenario(folder, "one", body)
    runs = load_runs([path], LANGUAGE)
    results = run_all(runs, Options(command=tuple(command), **options), LANGUAGE).results
    assert len(results) == 1
    return results[0]


def failed(result: RunResult) -> dict[str, str]:
    """The checks of a result that fail: name within the run, and what differs."""
    checks = [check for check in result.checks if check.status == "fail"]
    return {check.id.partition("#")[2]: check.summary for check in checks}


def write_scenario(folder: Path, name: str, body: str | Sequence[str]) -> Path:
    """Write a scenario `pebbles.topic.NAME`: the given lines below the usual head."""
    lines = body if isinstance(body, str) else "\n".join(body)
    head = [f"id: pebbles.topic.{name}", f"title: Something about {name} happens", "game: pebbles"]
    path = folder / "scenarios" / "pebbles" / "topic" / f"{name}.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    text = "\n".join([*head, "seats: [a, b, c]", lines])
    path.write_text(text + "\n", encoding="utf-8")
    return path
