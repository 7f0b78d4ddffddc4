"""Judge a recorded game: sound as far as it goes, or the first line that the rules forbid."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from rulewright.records.form import Unusable, read_lines
from rulewright.records.replay import Fault, Forbidden, Replay, advance, begin
from rulewright.rules.source import RulesError

FORMAT = 1
Outcome = Literal["sound", "forbidden", "unusable"]


@dataclass(frozen=True)
class Verdict:
    """What came out for one file.

    `inputs` is how many inputs were sound; `over` how the game ended (None: the record ends before it).
    `line` and `message` say why a file is unusable. `shown` lines say what seats were shown, `checked` of
    them were compared.
    """

    file: str
    outcome: Outcome
    game: str | None = None
    mode: str | None = None
    inputs: int = 0
    shown: int = 0
    checked: int = 0
    over: dict[str, Any] | None = None
    fault: Fault | None = None
    line: int = 0
    message: str = ""


def judge(path: Path, with_views: bool = True, spec_dir: Path | None = None) -> Verdict:
    """The verdict on one file. Never raises for anything that a file can hold."""
    replay: Replay | None = None
    try:
        for line in read_lines(path):
            replay = begin(line, with_views, spec_dir) if replay is None else advance(replay, line)
    except Unusable as error:
        return Verdict(str(path), "unusable", line=error.line, message=error.message, **_about(replay))
    except Forbidden as error:
        return Verdict(str(path), "forbidden", fault=error.fault, **_about(replay))
    except RulesError as error:
        first = error.diagnostics[0]
        message = f"the rules are at fault: {first.mark.file}:{first.mark.line}: {first.message}"
        return Verdict(str(path), "unusable", message=message, **_about(replay))
    return Verdict(str(path), "sound", **_about(replay))


def _about(replay: Replay | None) -> dict[str, Any]:
    if replay is None:
        return {}
    over = replay.table.over
    return {
        "game": replay.game.rules.game,
        "mode": replay.game.rules.mode,
        "inputs": replay.inputs,
        "shown": replay.shown,
        "checked": replay.checked,
        "over": None if over is None else over.plain(),
    }


def as_json(verdict: Verdict) -> dict[str, Any]:
    """A verdict as plain data, without what is not there."""
    fields = asdict(verdict)
    if verdict.fault is not None:
        fields["fault"] = {k: v for k, v in fields["fault"].items() if v not in (None, (), [])}
    return {k: v for k, v in fields.items() if v not in (None, "") and not (k == "line" and not v)}
