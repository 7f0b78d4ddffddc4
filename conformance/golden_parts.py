"""What the generators of whole games share: a tape of chance, YAML's flow style, the command."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rulewright.engine.chance import taping

SCENARIOS = Path(__file__).resolve().parent / "scenarios"
NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten"}
NUMBERS |= {11: "eleven", 12: "twelve", 13: "thirteen", 15: "fifteen", 16: "sixteen"}
NUMBERS |= {18: "eighteen", 20: "twenty"}
HEAD = (
    "# yaml-language-server: $schema=../../../../schema/scenario.schema.json",
    "# Written by conformance/golden.py; do not edit.",
)


class TooLong(Exception):
    """The game takes more moves than a file may have, or cannot be written so that it is clear."""


def wrong(message: str) -> SystemExit:
    """What ends the command when the engine says something else than what was worked out here."""
    return SystemExit(message)


def same(what: str, told: Any, wanted: Any) -> None:
    """End the command unless two things are the same."""
    if told != wanted:
        raise wrong(f"{what}: the engine says {told}, but it must be {wanted}")


@dataclass
class Tape:
    """The chance that fell while `listening`, as the tape of a scenario."""

    values: dict[str, Any] = field(default_factory=dict)

    def listening(self) -> AbstractContextManager[None]:
        """Note each outcome that the reference engine draws meanwhile."""
        return taping(self.values)

    def lines(self, owners: Sequence[str]) -> list[str]:
        """The tape as the scenario's `chance`; owners of the same key in the order given."""
        lines = ["chance:", "  tape:"]
        for key, value in self.values.items():
            if isinstance(value, list):
                lines.append(f"    {key}: {flow(value)}")
                continue
            names = [name for name in owners if name in value]
            names += [name for name in value if name not in owners]
            lines += [f"    {key}:", *(f"      {name}: {flow(value[name])}" for name in names)]
        return lines if self.values else []


def flow(value: Any) -> str:
    """A value in YAML's flow style."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {flow(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(flow, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if value in ("yes", "no"):
        return f'"{value}"'  # Else they are truth values to some tools.
    return "none" if value is None else str(value)


def over(table: Any) -> dict[str, Any]:
    """How a table's game ended, as a scenario says it."""
    return {"winners": list(table.over.winners), "because": table.over.because}


def command(
    games: Mapping[str, Callable[[], Iterator[tuple[str, str]]]],
    arguments: list[str],
    folders: Mapping[str, str] | None = None,
) -> int:
    """Write the files of each game, or compare them; the exit status. They lie in `games`, or in a folder of
    the name given."""
    parser = argparse.ArgumentParser(description="Write whole games as scenarios.")
    parser.add_argument("--check", action="store_true", help="write nothing; compare")
    check = parser.parse_args(arguments).check
    differing = []
    count = 0
    for game, files in games.items():
        place = f"{game}/{(folders or {}).get(game, 'games')}"
        folder = SCENARIOS / place
        wanted = dict(files())
        count += len(wanted)
        if not check:
            folder.mkdir(parents=True, exist_ok=True)
        for name, text in wanted.items():
            path = folder / name
            if not check:
                path.write_text(text, encoding="utf-8", newline="\n")
            elif not path.is_file() or path.read_text(encoding="utf-8") != text:
                differing.append(f"{place}/{name}")
        strangers = sorted(path.name for path in folder.glob("*.yaml") if path.name not in wanted)
        differing += [f"{place}/{name}" for name in strangers]
    for name in differing:
        print(f"differs: {name}")
    print(f"{count} games{', all as they are written' if check and not differing else ''}")
    return 1 if differing else 0
