"""The whole of `rulewright verify`: select, run, judge, report."""

from __future__ import annotations

import math
import os
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from rulewright.data import data_path
from rulewright.rules.folders import trouble_with
from rulewright_conformance.baseline import NO_BASELINE, Baseline, is_expected, load_baseline
from rulewright_conformance.failures import CannotStart
from rulewright_conformance.language import Language, language_of
from rulewright_conformance.model import Run
from rulewright_conformance.near import hint, nearest
from rulewright_conformance.process import split_command
from rulewright_conformance.report_json import Provenance, line, records
from rulewright_conformance.report_junit import junit
from rulewright_conformance.report_text import clean, write_text
from rulewright_conformance.results import RunResult
from rulewright_conformance.runner import Options, Outcome, run_all
from rulewright_conformance.scenarios import (
    Outdated,
    bundled_files,
    find_files,
    load_outdated,
    load_runs,
    own_files,
)
from rulewright_conformance.signals import Ending
from rulewright_conformance.transcript import transcript_path
from rulewright_conformance.verdict import EXIT_FAILURES, EXIT_OK, Verdict, judge

# How many names are listed when nothing is selected.
_FEW = 5
# How much of a path is shown.
_PATH = 200
# Why a bundled scenario is not applicable to the rules of an author.
OUTDATED = "the rules no longer have its words"
REFERENCE = (sys.executable, "-m", "rulewright.cli.main", "engine")


class UsageProblem(Exception):
    """What was asked for cannot be done; the message says what can."""


@dataclass(frozen=True)
class Request:
    """What was asked for on the command line. `engine` is a command line; `None` is the reference engine.

    `spec_dir` is an author's folder of games, `None` the bundled ones.
    """

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
    spec_dir: Path | None = None

    @property
    def selection(self) -> dict[str, Any]:
        """The part of it that selects, for the report."""
        wanted = {"game": self.game, "mode": self.mode, "text": self.text, "level": self.level}
        wanted["paths"] = [str(path) for path in self.paths] or None  # type: ignore[assignment]
        wanted["spec"] = None if self.spec_dir is None else str(self.spec_dir)
        return {key: value for key, value in wanted.items() if value is not None}


@dataclass(frozen=True)
class Selected:
    """All runs that exist and can be run, those of them that are asked for, and the outdated ones among the
    bundled that are asked for."""

    known: Sequence[Run]
    runs: Sequence[Run]
    outdated: Sequence[Outdated] = ()


def reference_engine(spec_dir: Path | None) -> tuple[str, ...]:
    """The command of the reference engine for the games of a folder (None: the bundled ones)."""
    return REFERENCE if spec_dir is None else (*REFERENCE, "--spec", str(spec_dir))


def verify(request: Request, language: Language | None = None, today: date | None = None) -> int:
    """Run the suite and print the report; the exit status.

    Raises `UsageProblem` for a request that cannot be met, `RulesError` for documents that cannot be used.
    """
    with Ending() as ending:
        return _verify(request, language or language_of(request.spec_dir), today or date.today(), ending)


def _verify(request: Request, words: Language, today: date, ending: Ending) -> int:
    if not math.isfinite(request.timeout):
        raise UsageProblem(f"a time limit of {request.timeout} seconds is none")
    selected = select(request, words)
    runs = selected.runs
    _check_outputs(request, words, runs)
    if request.list_only:
        for run in runs:
            print(run.name)
        return EXIT_OK
    baseline = load_baseline(request.baseline) if request.baseline else NO_BASELINE
    _probe(request)
    started, clock = datetime.now(UTC), time.perf_counter()
    command, outcome = _run(request, runs, words, baseline)
    seconds = time.perf_counter() - clock
    outcome = replace(outcome, results=outcome.results + tuple(map(_not_applicable, selected.outdated)))
    known = [*selected.known, *(each.run for each in selected.outdated)]
    verdict = judge(outcome, baseline, [run.name for run in known], today)
    verdict = replace(verdict, exit=ending.status(verdict.exit))
    provenance = Provenance(command, request.selection, tuple(runs), started, seconds)
    written = _report(request, outcome, verdict, provenance, words)
    return verdict.exit if written else verdict.exit or EXIT_FAILURES


def _not_applicable(outdated: Outdated) -> RunResult:
    why = outdated.why
    place = f"{_brief(Path(why.mark.file))}:{why.mark.line}"
    return RunResult(outdated.run, "not-applicable", f"{OUTDATED}: {why.message}", progress=(place,))


def select(request: Request, language: Language) -> Selected:
    """What there is and what is asked for. Raises `UsageProblem` if there is nothing of that."""
    if request.game is not None and request.game not in language.games:
        raise UsageProblem(f"there is no game '{request.game}'; {hint(request.game, language.games)}")
    games = [request.game] if request.game else list(language.games)
    if request.mode is not None:
        modes = sorted({mode for game in games for mode in language.vocabulary(game, None)["modes"]})
        if request.mode not in modes:
            raise UsageProblem(f"there is no mode '{request.mode}'; {hint(request.mode, modes)}")
    if request.spec_dir is None or request.paths:
        known = load_runs(_paths(request, games), language)
        outdated: tuple[Outdated, ...] = ()
    else:
        known, outdated = _beside_own(request, games, language)
    runs = [run for run in known if _wanted(run, request)]
    gone = [each for each in outdated if _wanted(each.run, request)]
    if not runs and not gone:
        raise UsageProblem(_nothing(request, known))
    return Selected(known, runs, gone)


def _beside_own(
    request: Request, games: Sequence[str], language: Language
) -> tuple[tuple[Run, ...], tuple[Outdated, ...]]:
    """The runs of an author's own scenarios, which must be right, and of the bundled ones, which need not fit
    the author's rules."""
    own = load_runs(own_files(request.spec_dir), language)
    runs, outdated = load_outdated(_bundled(request, games), language)
    return own + runs, outdated


def _bundled(request: Request, games: Sequence[str]) -> list[Path]:
    """What there is of bundled scenarios: folders, or the files that no own scenario takes the place of."""
    folder = _near(data_path("scenarios"))
    folders = [folder / game for game in games if os.path.isdir(folder / game)]
    if request.spec_dir is None:
        return folders
    return [path for each in folders for path in bundled_files(each, request.spec_dir)]


def _paths(request: Request, games: Sequence[str]) -> list[Path]:
    for path in request.paths:
        # Unlike the method of `Path` this never raises, whatever the path is.
        if not os.path.exists(path):
            trouble = trouble_with(path)
            reason = f"'{_brief(path)}' cannot be read: {trouble}"
            raise UsageProblem(reason if trouble else f"there is no '{_brief(path)}'")
    if request.paths:
        return list(request.paths)
    return [*own_files(request.spec_dir), *_bundled(request, games)]


def _brief(path: Path) -> str:
    text = str(path)
    return text if len(text) <= _PATH else f"{text[:_PATH]}… ({len(text)} characters)"


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


def _unwritten(file: Path, error: OSError) -> str:
    return f"the report '{_brief(file)}' cannot be written: {error.strerror}"


def _check_outputs(request: Request, language: Language, runs: Sequence[Run]) -> None:
    """Refuse a report that would be written over another one or over what is read."""
    outputs = [("--json", Path(request.json))] if request.json and request.json != "-" else []
    outputs += [("--junit", request.junit)] if request.junit else []
    taken = [("--baseline", request.baseline)] if request.baseline else []
    folder = request.transcript
    taken += [("--transcript", transcript_path(folder, run.name)) for run in runs] if folder else []
    given = _paths(request, [request.game] if request.game else list(language.games))
    for option, file in outputs:
        for path in given:
            if _is_read_from(file, path):
                raise UsageProblem(f"{option} '{_brief(file)}' would be written over a scenario")
        for other, path in taken:
            if _same_file(file, path):
                raise UsageProblem(f"{option} and {other} name the same file '{_brief(file)}'")
        taken.append((option, file))


def _is_read_from(file: Path, path: Path) -> bool:
    """Whether a file is a scenario that is given by a path, or would be one the next time."""
    if not os.path.isdir(path):
        return _same_file(file, path)
    real = Path(os.path.realpath(file))
    inside = real.is_relative_to(os.path.realpath(path)) and real.suffix in (".yaml", ".yml")
    return inside or any(_same_file(file, each) for each in find_files(path))


def _same_file(file: Path, other: Path) -> bool:
    """Whether two paths are one file, by whatever names; devices (`/dev/null`) may be named twice."""
    if os.path.exists(file) and not os.path.isfile(file):
        return False
    if os.path.realpath(file) == os.path.realpath(other):
        return True
    try:
        return os.path.samefile(file, other)
    except OSError:
        return False


def _probe(request: Request) -> None:
    """Find out now, not after the run, that a report cannot be written."""
    files = [Path(request.json)] if request.json and request.json != "-" else []
    files += [request.junit] if request.junit else []
    for file in files:
        try:
            with file.open("a", encoding="utf-8"):
                pass
        except OSError as error:
            raise UsageProblem(_unwritten(file, error)) from None
    if request.transcript is not None:
        try:
            request.transcript.mkdir(parents=True, exist_ok=True)
            probe = request.transcript / ".probe"
            probe.touch()
            probe.unlink()
        except OSError as error:
            where = _brief(request.transcript)
            raise UsageProblem(f"the folder '{where}' cannot be written: {error.strerror}") from None


def _run(
    request: Request, runs: Sequence[Run], language: Language, baseline: Baseline
) -> tuple[tuple[str, ...], Outcome]:
    def is_failure(result: RunResult) -> bool:
        return result.status not in ("pass", "not-applicable") and not is_expected(baseline, result)

    progress = _progress()
    try:
        command = (
            reference_engine(request.spec_dir)
            if request.engine is None
            else tuple(split_command(request.engine))
        )
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
) -> bool:
    """Write the reports, then the words; whether all of the reports could be written."""
    written = True
    if request.junit is not None:
        written = _write(request.junit, [junit(outcome.results, verdict, language)])
    if request.json is not None:
        lines = (f"{line(record)}\n" for record in records(outcome, verdict, provenance, language))
        if request.json == "-":
            for each in lines:
                print(each, end="")
        else:
            written = _write(Path(request.json), lines) and written
    # With the records on standard output the words go to standard error: a program reads the former.
    target = sys.stderr if request.json == "-" else sys.stdout
    write_text(outcome, verdict, language, lambda text: _print(text, target))
    return written


def _write(file: Path, text: Iterable[str]) -> bool:
    try:
        with file.open("w", encoding="utf-8", newline="\n") as target:
            target.writelines(text)
    except OSError as error:
        _print(f"Error: {_unwritten(file, error)}", sys.stderr)
        return False
    return True


def _print(text: str, target: Any) -> None:
    encoding = getattr(target, "encoding", None) or "utf-8"
    print(clean(text).encode(encoding, "backslashreplace").decode(encoding), file=target)
