"""Write scenarios as plain JSON, one file a run, for engine authors who want no Python (EXPORT.md).

Nothing is left to resolve: moves are protocol messages with the kinds of ask that they answer, and every
expectation is a list of checks whose values are matchers with one key each.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from rulewright.rules.folders import entries, files_below, trouble_with
from rulewright.rules.source import RulesError
from rulewright.version import __version__
from rulewright_conformance.acts import one_by_one
from rulewright_conformance.capabilities import needed_views, placed, staff_used, uses_clock, uses_legal
from rulewright_conformance.checks import path_word
from rulewright_conformance.language import Language, Vocabulary
from rulewright_conformance.matchers import MATCHERS
from rulewright_conformance.model import Act, Asked, Checks, LegalCheck, Refuse, Run, Step
from rulewright_conformance.names import BY_SEAT, FIELDS, VIEW, Names
from rulewright_conformance.runner import words_of
from rulewright_conformance.wire import PROTOCOL

FORMAT = 1
MADE_BY = "rulewright scenarios export"
INDEX = "index.json"
Json = dict[str, Any]


class Refused(Exception):
    """The folder cannot be written to; the message says why."""


# -- one run -------------------------------------------------------------------------------------------


def exported(run: Run, language: Language) -> Json:
    """A run as plain JSON (`schema/exported_scenario.schema.json`)."""
    words = words_of(run, language)
    found: Json = {
        "format": FORMAT,
        "name": run.name,
        "scenario": run.scenario,
        "title": run.title,
        "claims": list(run.claims),
        "level": run.level,
        "game": run.game,
        "mode": run.mode,
        "seats": list(run.seats),
        "staff": list(run.staff),
        "requires": requires(run, words),
        "setup": {"cmd": "setup", **run.setup},
    }
    if run.setup_refused is not None:
        return {**found, "setup_refused": _refuse(run.setup_refused)}
    found["steps"] = [_step(step, words) for step in run.steps]
    found["expect"] = _checks(run.expect)
    if run.rules:
        found["expect"].append({"on": "rules", "rules": list(run.rules)})
    chance = run.setup.get("chance", {})
    if "tape" in chance and not chance.get("spare", False):
        found["expect"].append({"on": "tape"})
    return found


def requires(run: Run, words: Vocabulary) -> Json:
    """What an engine must declare in `hello` to be asked this; what is not there is not needed."""
    chance, setup = run.setup.get("chance", {}), run.setup
    found: Json = {"start": "position" if "position" in setup else "deal"}
    # A mode or a number of seats that the game does not have is sent only to be refused.
    found |= {"mode": run.mode} if run.setup_refused is None or run.mode in words["modes"] else {}
    fewest, most = words["seats"]
    found |= {"seats": len(run.seats)} if fewest <= len(run.seats) <= most else {}
    source = "tape" if "tape" in chance or "tape" in run.needs else "seed" if "seed" in chance else None
    legal = "set" if uses_legal(run, of_set=True) else "check" if uses_legal(run, of_set=False) else None
    if legal is None and "legal" in run.needs:
        legal = "check"
    optional: Json = {
        "chance": source,
        "views": sorted(needed_views(run)),
        "legal": legal,
        "clock": uses_clock(run),
        "outside": sorted({step.outside for step in run.steps if step.outside}),
        # What the game does not have at all is sent only to be refused, and any engine can do that.
        "rulings": {name: reading for name, reading in run.ruling.items() if _is_other(words, name, reading)},
        "settings": sorted(
            name
            for name, value in setup.get("settings", {}).items()
            if name in words["settings"] and value != words["settings"][name]["default"]
        ),
        "lineup": "lineup" in setup and bool(words.get("lineup")),
        "staff": sorted(staff_used(run)),
        "trace": "trace" in run.needs,
        "reasons": "reasons" in run.needs,
        "words": sorted(placed(run)),
    }
    return {**found, **{name: value for name, value in optional.items() if value}}


def _is_other(words: Vocabulary, name: str, reading: str) -> bool:
    ruling = words["rulings"].get(name)
    return bool(ruling) and reading in ruling["readings"] and reading != ruling["default"]


def _refuse(refuse: Refuse) -> Json:
    parts = {"code": refuse.code, "phase": refuse.phase, "rule": refuse.rule, "hidden": refuse.hidden}
    return {name: value for name, value in parts.items() if value is not None}


def _step(step: Step, words: Vocabulary) -> Json:
    found: Json = {"text": step.text}
    if step.what == "tick":
        found["input"] = {"cmd": "tick", "at": step.tick}
    elif step.what == "outside":
        found["input"] = {"cmd": "outside", "event": step.outside}
        found["input"] |= {} if step.seat is None else {"seat": step.seat}
        found["input"] |= {} if step.at is None else {"at": step.at}
    elif step.what == "together":
        found["answers"] = [_answer(seat, act, step, words) for seat, act in step.together]
    elif step.what in ("move", "withdraw"):
        assert step.seat is not None
        found["answers"] = [_answer(step.seat, step.act, step, words)]
    if step.refuse is not None:
        found["refuse"] = _refuse(step.refuse)
    found["checks"] = _checks(step.checks)
    return found


def _answer(seat: str, act: Act | None, step: Step, words: Vocabulary) -> Json:
    """One answer: whose it is, the kinds of ask it can be meant for, and the messages without their ask."""
    sender: Json = {"cmd": "act", "seat": step.via or seat}
    at = {} if step.at is None else {"at": step.at}
    found: Json = {"of": seat} | ({"kind": step.kind} if step.kind else {})
    if act is None:
        kinds = [step.kind] if step.kind else None
        found["message"] = {**sender, "withdraw": True, **at}
    else:
        kinds = [step.kind] if step.kind else _kinds(act, words)
        found["message"] = {**sender, "id": act.text, "move": dict(act.move), **at}
        parts = one_by_one(act, words)
        if len(parts) > 1:
            found["each"] = [{**sender, "id": p.text, "move": dict(p.move), **at} for p in parts]
    return found if kinds is None else {**found, "kinds": kinds}


def _kinds(act: Act, words: Vocabulary) -> list[str] | None:
    """The kinds of ask that take a move of this name; None for one that no kind names."""
    verb = act.move["do"]
    if verb not in words["moves"]:
        return None
    return [
        kind for kind, about in words["asks"].items() if about.get("moves") is None or verb in about["moves"]
    ]


# -- checks ----------------------------------------------------------------------------------------------


def _checks(checks: Checks) -> list[Json]:
    found: list[Json] = []
    if checks.state is not None:
        found += _tree("referee", checks.state)
    if checks.over is not None:
        found.append({"on": "over", "value": matcher(_any_order(checks.over.value))})
    for viewer, tree in checks.views:
        found += _tree(viewer, tree)
    if checks.events is not None:
        patterns = [_event(each) for each in checks.events.patterns]
        found.append({"on": "events", "ordered": checks.events.ordered, "patterns": patterns})
    if checks.never:
        found.append({"on": "never", "patterns": [_event(each) for each in checks.never]})
    if checks.asked is not None:
        found.append(_asked(checks.asked))
    if checks.not_asked:
        found.append({"on": "not_asked", "patterns": [_fields(each) for each in checks.not_asked]})
    found += [_legal(each) for each in checks.legal]
    if checks.rules:
        found.append({"on": "rules", "rules": list(checks.rules)})
    return found


def _asked(asked: Asked) -> Json:
    return {"on": "asked", "exactly": asked.exactly, "patterns": [_fields(each) for each in asked.patterns]}


def _fields(pattern: Mapping[str, Any]) -> Json:
    return {key: matcher(value) for key, value in pattern.items()}


def _legal(check: LegalCheck) -> Json:
    found: Json = {"on": "legal", "seat": check.seat}
    found |= {} if check.kind is None else {"kind": check.kind}
    found |= {} if check.exactly is None else {"exactly": list(check.exactly)}
    found |= {"has": list(check.has)} if check.has else {}
    found |= {"lacks": list(check.lacks)} if check.lacks else {}
    return found if check.count is None else {**found, "count": matcher(check.count.value)}


def _event(pattern: Mapping[str, Any]) -> Json:
    found: Json = {"type": pattern["type"]}
    if "to" in pattern:
        to = pattern["to"]
        found["to"] = {"unordered": [matcher(each) for each in to]} if isinstance(to, list) else matcher(to)
    for part, names in (("data", FIELDS), ("only", BY_SEAT)):
        if part in pattern:
            found[part] = matcher(pattern[part], names)
    return found


def _tree(viewer: str, tree: Mapping[str, Any]) -> list[Json]:
    """Each value of a tree as one check."""
    expected = {**tree, "over": _any_order(tree["over"])} if "over" in tree else dict(tree)
    found = []
    for path, value, names in _leaves(expected, VIEW, ()):
        check: Json = {"on": "view", "viewer": viewer, "path": list(path), "value": matcher(value, names)}
        found.append(check | ({"words": sorted(path_word(path))} if path_word(path) else {}))
    return found


def _leaves(
    value: Any, names: Names | None, path: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], Any, Names | None]]:
    if not isinstance(value, Mapping) or not value or _is_matcher(value, names):
        yield path, value, names
        return
    for key, inner in value.items():
        yield from _leaves(inner, names and names.at(key), (*path, key))


def _any_order(over: Any) -> Any:
    if isinstance(over, Mapping) and isinstance(over.get("winners"), list):
        return {**over, "winners": {"unordered": over["winners"]}}
    return over


def _is_matcher(value: Mapping[str, Any], names: Names | None) -> bool:
    if len(value) != 1:
        return False
    ((key, argument),) = value.items()
    return key in MATCHERS if names is None else key == "closed" and isinstance(argument, Mapping)


def matcher(value: Any, names: Names | None = None) -> Json:
    """An expected value as a matcher that says what it is: no value can be taken for one."""
    if isinstance(value, list | tuple):
        return {"items": [matcher(each) for each in value]}
    if not isinstance(value, Mapping):
        return {"is": value}
    if not _is_matcher(value, names):
        return {"fields": {key: matcher(inner, names and names.at(key)) for key, inner in value.items()}}
    ((key, argument),) = value.items()
    if key == "closed":
        return _closed(argument, names)
    if key == "hidden":
        return {"is": {"hidden": True}}
    if key == "count":
        return {"count": matcher(argument)}
    if key in ("one_of", "unordered", "has"):
        return {key: [matcher(each) for each in argument]}
    return {key: argument}


def _closed(value: Any, names: Names | None) -> Json:
    if not isinstance(value, Mapping):
        return matcher(value, names)
    inner = {
        key: _closed(each, names and names.at(key))
        if isinstance(each, Mapping) and not _is_matcher(each, names and names.at(key))
        else matcher(each, names and names.at(key))
        for key, each in value.items()
    }
    return {"only": inner}


# -- the folder ----------------------------------------------------------------------------------------------


def export_runs(runs: Sequence[Run], folder: Path, language: Language) -> int:
    """Write every run and the index into a folder, whole or not at all; how many files there are.

    The folder may be new, empty, or one that this wrote before and nobody has added to. Raises `Refused`.
    """
    check_folder(folder)
    # What is written there takes the place of the folder at once: whoever reads it never sees half of it.
    real = Path(os.path.realpath(folder))
    try:
        real.parent.mkdir(parents=True, exist_ok=True)
        new = Path(tempfile.mkdtemp(prefix=f".{real.name}.", dir=real.parent))
        try:
            count = _write_all(runs, new, language)
            _put(new, real)
        finally:
            shutil.rmtree(new, ignore_errors=True)
    except OSError as error:
        raise Refused(f"'{folder}' cannot be written: {error.strerror or error}") from None
    return count


def check_folder(folder: Path) -> None:
    """Refuse a folder in which there is anything that this did not write. Raises `Refused`."""
    trouble = trouble_with(folder)
    if trouble:
        raise Refused(f"'{folder}' cannot be written: {trouble}; name another folder")
    if not os.path.lexists(folder):
        return
    if not os.path.isdir(folder):
        raise Refused(f"'{folder}' is no folder")
    own = _written(folder)
    try:
        # The first that is foreign is enough: this may be the root of a disk.
        foreign = next((each for each in _names(folder) if each not in own), None)
        mere_folders = not own and bool(entries(folder))
    except RulesError as error:
        raise Refused(f"'{folder}' cannot be used: {error}; name another folder") from None
    if foreign is not None or mere_folders:
        what = f", such as '{foreign}'" if foreign is not None else ""
        raise Refused(f"'{folder}' has files that this command did not write{what}; name another folder")


def _names(folder: Path) -> Iterator[str]:
    return (str(path.relative_to(folder)) for path in files_below(folder, ()))


def _written(folder: Path) -> set[str]:
    """The files of an earlier export, by its index."""
    try:
        index = json.loads((folder / INDEX).read_text(encoding="utf-8"))
        if index["made_by"] != MADE_BY:
            return set()
        return {INDEX} | {str(Path(run["file"])) for run in index["runs"]}
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return set()


def _write_all(runs: Sequence[Run], folder: Path, language: Language) -> int:
    files = [_file(run) for run in runs]
    for run, file in zip(runs, files, strict=True):
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        _write(path, exported(run, language))
    _write(folder / INDEX, index_of(runs, files, language))
    folder.chmod(0o755)
    return len(files) + 1


def _file(run: Run) -> str:
    """Where a run lies: by its game and topic. A name that some system cannot have is written with `_`."""
    name = re.sub(r"[^A-Za-z0-9._@=+-]", "_", run.name)
    game, topic, rest = name.split(".", 2) if name.count(".") >= 2 else (run.game, "own", name)
    return f"{game}/{topic}/{rest}.json"


def _write(path: Path, value: Json) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False, indent=1) + "\n", encoding="utf-8", newline="\n")


def _put(new: Path, folder: Path) -> None:
    if not os.path.exists(folder):
        new.rename(folder)
        return
    old = Path(tempfile.mkdtemp(prefix=f".{folder.name}.", dir=folder.parent))
    folder.rename(old / "old")
    try:
        new.rename(folder)
    except OSError:
        (old / "old").rename(folder)
        raise
    finally:
        shutil.rmtree(old, ignore_errors=True)


def index_of(runs: Sequence[Run], files: Iterable[str], language: Language) -> Json:
    """What there is: versions, counts, and each run with its file."""
    games: dict[str, Json] = {}
    for game in dict.fromkeys(run.game for run in runs):
        own = [run for run in runs if run.game == game]
        modes = Counter(run.mode for run in own)
        games[game] = {
            "scenarios": len({run.scenario for run in own}),
            "runs": len(own),
            "modes": dict(modes),
            "rules": {
                mode: language.vocabulary(game, mode)["version"]
                for mode in language.vocabulary(game, None)["modes"]
                if mode in modes
            },
        }
    listed = [
        {"name": run.name, "file": file, "game": run.game, "mode": run.mode, "level": run.level}
        for run, file in zip(runs, files, strict=True)
    ]
    return {
        "format": FORMAT,
        "made_by": MADE_BY,
        "rulewright": __version__,
        "protocol": PROTOCOL,
        "games": games,
        "runs": listed,
    }
