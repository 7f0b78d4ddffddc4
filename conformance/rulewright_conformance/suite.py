"""The whole of `rulewright verify`: select, run, judge, report."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from rulewright.data import data_path
from rulewright_conformance.baseline import NO_BASELINE, Baseline, is_expected, load_baseline
from rulewright_conformance.failures import CannotStart
from rulewright_conformance.language import Language, bundled_language
from rulewright_conformance.model import Run
from rulewright_conformance.near import hint, nearest
from rulewright_conformance.process import split_command
from rulewright_conformance.report_json import Provenance, line, records
from rulewright_conformance.report_junit import junit
from rulewright_conformance.report_text import clean, write_text
from rulewright_conformance.results import RunResult
from rulewright_conformance.runner import Options, Outcome, run_all
from rulewright_conformance.scenarios import load_runs
from rulewright_conformance.verdict import EXIT_OK, Verdict, judge

# How many names are listed when nothing is selected.
_FEW = 5
REFERENCE = (sys.executable, "-m", "rulewright.cli.main", "engine")


class UsageProblem(Exception):
    """What was asked for cannot be done; the message says what can."""


@dataclass(frozen=True)
class Request:
    """What was asked for on the command line. `engine` is a command line; `None` is the reference engine."""

    paths: tuple[Path, ...] = ()
    engine: str | None = None
    game: str | None = None
    mode: str | None = None
    text: str | None = None
    level: int | None = None
    baseline: Path | None = None
    jobs: int = 1
    timeout: float = 10.0
    json: str | None = None
    junit: Path | None = None
    permute: bool = False
    exitfirst: bool = False
    list_only: bool = False
    transcript: Path | None = None

    @property
    def selection(self) -> dict[str, Any]:
        """The part of it that selects, for the report."""
        wanted = {"game": self.game, "mode": self.mode, "text": self.text, "level": self.level}
        wanted["paths"] = [str(path) for path in self.paths] or None  # type: ignore[assignment]
        return {key: value for key, value in wanted.items() if value is not None}


def verify(request: Request, language: Language | None = None, today: date | None = None) -> int:
    """Run the suite and print the report; the exit status.

    Raises `UsageProblem` for a request that cannot be met, `RulesError` for documents that cannot be used.
    """
    words = language or bundled_language()
    known, runs = select(request, words)
    if request.list_only:
        for run in runs:
            print(run.name)
        return EXIT_OK
    baseline = load_baseline(request.baseline) if request.baseline else NO_BASELINE
    _probe(request)
    started, clock = datetime.now(UTC), time.perf_counter()
    command, outcome = _run(request, runs, words, baseline)
    seconds = time.perf_counter() - clock
    verdict = judge(outcome, baseline, [run.name for run in known], today or date.today())
    provenance = Provenance(command, request.selection, tuple(runs), started, seconds)
    _report(request, outcome, verdict, provenance, words)
    return verdict.exit


def select(request: Request, language: Language) -> tuple[list[Run], list[Run]]:
    """All runs that exist, and those that are asked for. Raises `UsageProblem` if there are none of these."""
    if request.game is not None and request.game not in language.games:
        raise UsageProblem(f"there is no game '{request.game}'; {hint(request.game, language.games)}")
    games = [request.game] if request.game else list(language.games)
    if request.mode is not None:
        modes = sorted({mode for game in games for mode in language.vocabulary(game, None)["modes"]})
        if request.mode not in modes:
            raise UsageProblem(f"there is no mode '{request.mode}'; {hint(request.mode, modes)}")
    known = load_runs(_paths(request, games), language)
    runs = [run for run in known if _wanted(run, request)]
    if not runs:
        raise UsageProblem(_nothing(request, known))
    return list(known), runs


def _paths(request: Request, games: Sequence[str]) -> list[Path]:
    for path in request.paths:
        if not path.exists():
            raise UsageProblem(f"there is no '{path}'")
    if request.paths:
        return list(request.paths)
    folder = _near(data_path("scenarios"))
    return [folder / game for game in games if (folder / game).is_dir()]


def _near(path: Path) -> Path:
    """The path as a person here would write it: relative if it lies below the current folder."""
    try:
        return path.relative_to(Path.cwd())
    except (ValueError, OSError):
        return path


def _wanted(run: Run, request: Request) -> bool:
    text = (request.text or "").lower()
    return (
        (request.game is None or run.game == request.game)
        and (request.mode is None or run.mode == request.mode)
        and (request.level is None or run.level <= request.level)
        and (not text or text in run.name.lower() or text in run.title.lower() or text in _claims(run))
    )


def _claims(run: Run) -> list[str]:
    return [claim.lower() for claim in run.claims]


def _nothing(request: Request, known: Sequence[Run]) -> str:
    asked = ", ".join(f"{key} {value!r}" for key, value in request.selection.items())
    names = list(dict.fromkeys(run.scenario for run in known if request.game in (None, run.game)))
    return f"no scenario is selected ({asked or 'nothing asked for'}); {_some(request.text or '', names)}"


def _some(text: str, names: Sequence[str]) -> str:
    """A few names to go on with: those that are near to the text, else the first."""
    if not names:
        return "there are no scenarios at all"
    near = nearest(text, names, _FEW) if text else []
    if near:
        return f"near: {', '.join(near)}"
    more = f" and {len(names) - _FEW} more" if len(names) > _FEW else ""
    return f"there are: {', '.join(names[:_FEW])}{more}"


def _probe(request: Request) -> None:
    """Find out now, not after the run, that a report cannot be written."""
    files = [Path(request.json)] if request.json and request.json != "-" else []
    files += [request.junit] if request.junit else []
    for file in files:
        try:
            with file.open("a", encoding="utf-8"):
                pass
        except OSError as error:
            raise UsageProblem(f"the report '{file}' cannot be written: {error.strerror}") from None
    if request.transcript is not None:
        try:
            request.transcript.mkdir(parents=True, exist_ok=True)
            probe = request.transcript / ".probe"
            probe.touch()
            probe.unlink()
        except OSError as error:
            where = request.transcript
            raise UsageProblem(f"the folder '{where}' cannot be written: {error.strerror}") from None


def _run(
    request: Request, runs: Sequence[Run], language: Language, baseline: Baseline
) -> tuple[tuple[str, ...], Outcome]:
    def is_failure(result: RunResult) -> bool:
        return result.status not in ("pass", "not-applicable") and not is_expected(baseline, result)

    progress = _progress()
    try:
        command = REFERENCE if request.engine is None else tuple(split_command(request.engine))
        options = Options(
            command=command,
            jobs=request.jobs,
            timeout=request.timeout,
            permute=request.permute,
            exitfirst=request.exitfirst,
            transcript=request.transcript,
            is_failure=is_failure,
            progress=progress,
        )
        return command, run_all(runs, options, language)
    except CannotStart as error:
        raise UsageProblem(str(error)) from None
    finally:
        progress(0, 0)


def _progress() -> Callable[[int, int], None]:
    """A line on standard error that counts, if that is a terminal; (0, 0) wipes it out."""
    if not sys.stderr.isatty():
        return lambda done, total: None

    def show(done: int, total: int) -> None:
        text = f"{done}/{total}" if total else ""
        with suppress(OSError):
            sys.stderr.write(f"\r\x1b[K{text}")
            sys.stderr.flush()

    return show


def _report(
    request: Request, outcome: Outcome, verdict: Verdict, provenance: Provenance, language: Language
) -> None:
    if request.junit is not None:
        request.junit.write_text(junit(outcome.results, verdict, language), encoding="utf-8", newline="\n")
    if request.json is not None:
        lines = [line(record) for record in records(outcome, verdict, provenance, language)]
        if request.json == "-":
            for each in lines:
                print(each)
        else:
            Path(request.json).write_text("\n".join(lines) + "\n", encoding="ascii", newline="\n")
    # With the records on standard output the words go to standard error: a program reads the former.
    target = sys.stderr if request.json == "-" else sys.stdout
    write_text(outcome, verdict, language, lambda text: _print(text, target))


def _print(text: str, target: Any) -> None:
    encoding = getattr(target, "encoding", None) or "utf-8"
    print(clean(text).encode(encoding, "backslashreplace").decode(encoding), file=target)
