"""Play the examples once for all languages: write what the viewer shows, and keep what the pages tell."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright_docs.book.examples.traces import Trace, load_traces

if TYPE_CHECKING:
    from rulewright_docs.book.build import Request

Traces = dict[str, list[Trace]]


def play_examples(request: Request, games: tuple[str, ...], file: Path, site: Path) -> tuple[str, ...]:
    """Play every scenario of some games; what the viewer needs goes into the site, the rest into a file.

    What did not come out as the scenarios say is returned in words.
    """
    found: Traces = {game: [] for game in games}
    failed = []
    wanted = request.examples and (request.spec_dir is None or request.scenarios)
    if wanted:
        request.tell("worked examples")
        scenarios = list(request.scenarios) or None
        for trace in load_traces(games, request.spec_dir, scenarios, request.jobs):
            folder = site / "replays" / trace.game
            folder.mkdir(parents=True, exist_ok=True)
            name = trace.scenario.removeprefix(f"{trace.game}.")
            (folder / f"{name}.json").write_text(trace.json(), encoding="utf-8")
            # The views stay in the file of the viewer; pages tell events.
            stages = tuple(replace(stage, changes=()) for stage in trace.stages)
            found[trace.game].append(replace(trace, stages=stages))
            if trace.status != "pass":
                failed.append(f"{trace.scenario}: {trace.status}: {trace.message}")
    with file.open("wb") as target:
        pickle.dump(found, target, pickle.HIGHEST_PROTOCOL)
    return tuple(failed)


def read_traces(file: Path) -> Traces:
    """The traces that `play_examples` has kept, by game."""
    with file.open("rb") as source:
        found: Traces = pickle.load(source)
    return found
