"""Find, read and check scenario files; what is wrong is said with file, line and column."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rulewright.rules.folders import files_below
from rulewright.rules.source import Collector, Diagnostic, Map, Mark, RulesError, Seq
from rulewright_conformance.claims import claims_of
from rulewright_conformance.language import Language, bundled_language
from rulewright_conformance.meaning import Scope, check_refused_setup, check_setup
from rulewright_conformance.meaning_steps import check_steps
from rulewright_conformance.model import Checks, Run
from rulewright_conformance.near import hint
from rulewright_conformance.read import read_run
from rulewright_conformance.schemas import SchemaName, Violation, violations
from rulewright_conformance.variants import Draft, expand

_FOLDER = "scenarios"
_NOTHING = (
    "a scenario is a .yaml file; a game is a folder with a file game.yaml in it, or with documents and the"
    " name of a bundled game"
)
# What stands in a document of the author's where another type is needed.
_WRITTEN = {"array": "write [a, b], or one '- item' a line", "object": "write 'key: value', one a line"}


@dataclass(frozen=True)
class Outdated:
    """A run whose words the rules no longer have, and what is missing. It has neither set-up nor steps."""

    run: Run
    why: Diagnostic


def check_paths(paths: Iterable[Path], language: Language | None = None) -> list[Diagnostic]:
    """Everything that is wrong with the scenarios in these files and folders, in reading order."""
    out = Collector()
    _load(list(paths), language or bundled_language(), out)
    return _in_order(out)


def load_runs(paths: Sequence[Path], language: Language) -> tuple[Run, ...]:
    """The runs of all scenarios in these files and folders, in the order of their paths.

    Raises `RulesError` with every diagnostic if any of them is wrong.
    """
    out = Collector()
    runs = _load(paths, language, out)
    errors = [each for each in _in_order(out) if each.severity == "error"]
    if errors:
        raise RulesError(errors)
    return tuple(runs)


def load_outdated(paths: Sequence[Path], language: Language) -> tuple[tuple[Run, ...], tuple[Outdated, ...]]:
    """The same of scenarios that were written for other rules: those that can be run, and those whose words
    are not there any more. Raises `RulesError` for what would be wrong under any rules."""
    out = Collector()
    outdated: list[Outdated] = []
    runs = _load(paths, language, out, outdated)
    out.raise_if_errors()
    return tuple(runs), tuple(outdated)


def _in_order(out: Collector) -> list[Diagnostic]:
    # Several runs of one document find the same fault; it is said once.
    once = list(dict.fromkeys(out.diagnostics))
    return sorted(once, key=lambda each: (each.mark.file, each.mark.line, each.mark.column, each.code))


def find_files(path: Path) -> list[Path]:
    """The scenario files of a folder, sorted; a file is itself. Raises `RulesError` as `files_below` does."""
    if not os.path.isdir(path):
        return [path]
    named = (each for each in files_below(path, (".", "_")) if each.suffix in (".yaml", ".yml"))
    return sorted(each for each in named if os.path.isfile(each) and each.name != "aliases.yaml")


def own_files(spec_dir: Path | None) -> list[Path]:
    """The scenario files of an author's folder of games, in its folder `scenarios`."""
    folder = None if spec_dir is None else spec_dir / _FOLDER
    return find_files(folder) if folder is not None and os.path.isdir(folder) else []


def bundled_files(folder: Path, spec_dir: Path | None) -> list[Path]:
    """The scenario files of a folder of `scenarios`, except those whose place an author's own ones take."""
    taken = {path_id(path) for path in own_files(spec_dir)}
    return [path for path in find_files(folder) if not taken or path_id(path) not in taken]


def _load(
    paths: Sequence[Path], language: Language, out: Collector, outdated: list[Outdated] | None = None
) -> list[Run]:
    runs: list[Run] = []
    ids: dict[str, Mark] = {}
    names: dict[str, Mark] = {}
    claims: dict[str, frozenset[str]] = {}
    for path in paths:
        try:
            files = find_files(path)
        except RulesError as error:
            out.diagnostics += error.diagnostics
            continue
        if not files:
            out.error("RW529", "there are no scenarios here", Mark(str(path), 1, 1), _NOTHING)
        for file in files:
            document = read_document(file, "scenario", out)
            if document is None:
                continue
            _check_id(out, document, file, ids)
            game = document["game"]
            if game not in language.games:
                message = f"there is no game '{game}'"
                out.error("RW503", message, document.at("game"), hint(game, language.games), len(game))
                continue
            if game not in claims:
                claims[game] = claims_of(language, game)
            known = claims[game]
            if outdated is not None:
                # A claim is a label: a rule that lost it still does what the scenario says.
                known = known.union(document.get("claims", ()))
            runs += _runs(document, language, known, out, names, outdated)
    return runs


def read_document(file: Path, schema: SchemaName, out: Collector) -> Map | None:
    """Read a document and hold it to its schema; `None` (and diagnostics) if it cannot be used."""
    from rulewright.rules.strict_yaml import load_document

    try:
        document: Map = load_document(file)
    except RulesError as error:
        out.diagnostics.extend(_in_a_scenario(each, schema) for each in error.diagnostics)
        return None
    found = violations(schema, document)
    for each in found:
        at, length = _place(document, each.path, each.unknown_keys[:1])
        out.error("RW500", _where(each.path) + each.message, at, _advice(each), length)
    return None if found else document


def _in_a_scenario(diagnostic: Diagnostic, schema: SchemaName) -> Diagnostic:
    """A fault of the YAML with the way out that a scenario has: there the word `none` stands for null."""
    if diagnostic.code != "RW121" or schema != "scenario":
        return diagnostic
    return replace(diagnostic, hint="write none")


def _where(path: tuple[str | int, ...]) -> str:
    text = "".join(f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in path)
    return f"{text.lstrip('.')}: " if path else ""


def _place(document: Map, path: tuple[str | int, ...], key: tuple[str, ...]) -> tuple[Mark, int]:
    value: Any = document
    at = document.mark
    for part in path:
        if isinstance(value, Map | Seq):
            at = value.at(part)  # type: ignore[arg-type]  # a key for a Map, an index for a Seq
            value = value[part]  # type: ignore[index]
    if key and isinstance(value, Map):
        return value.key_at(key[0]), len(key[0])
    return at, len(value) if isinstance(value, str) else 1


def _advice(violation: Violation) -> str:
    if not violation.unknown_keys:
        example = f", such as {violation.example}" if violation.example else ""
        return f"{_WRITTEN[violation.wanted]}{example}" if violation.wanted in _WRITTEN else ""
    key = violation.unknown_keys[0]
    if " " in key or key.isdigit():
        return "if a comma of flow style cut a text in two, write it in block form"
    return hint(key, violation.known_keys, "allowed")


def _check_id(out: Collector, document: Map, file: Path, ids: dict[str, Mark]) -> None:
    name, at = document["id"], document.at("id")
    if name in ids:
        first = ids[name]
        out.error("RW501", f"the id '{name}' is taken", at, f"by {first.file}:{first.line}", len(name))
    ids.setdefault(name, at)
    expected = path_id(file)
    if file.suffix == ".yml":
        out.error("RW502", "a scenario file ends in .yaml", Mark(at.file, 1, 1))
    if name != expected and not ("." not in expected and name.endswith(f".{expected}")):
        out.error("RW502", f"the id '{name}' differs from the path", at, f"expected: {expected}", len(name))
    if not name.startswith(f"{document['game']}."):
        out.error("RW502", f"the id does not begin with the game '{document['game']}'", at, length=len(name))
    title: str = document["title"]
    if title.endswith(".") or " should " in f" {title.lower()} ":
        out.error("RW523", "the title has 'should' or a final stop", document.at("title"), length=len(title))


def path_id(file: Path) -> str:
    """The id that belongs to a path: all below the folder `scenarios`, elsewhere the file's name alone."""
    parts = Path(os.path.realpath(file)).with_suffix("").parts
    if _FOLDER in parts[:-1]:
        last = len(parts) - 1 - parts[::-1].index(_FOLDER)
        return ".".join(parts[last + 1 :])
    return parts[-1]


def _runs(
    document: Map,
    language: Language,
    claims: frozenset[str],
    out: Collector,
    names: dict[str, Mark],
    outdated: list[Outdated] | None,
) -> list[Run]:
    game = document["game"]
    for index, claim in enumerate(document.get("claims", ())):
        if claim not in claims:
            at = document["claims"].at(index)
            out.error("RW505", f"there is no claim '{claim}'", at, hint(claim, claims), len(claim))
    runs = []
    for draft in expand(document, language.vocabulary(game, None)["modes"][0]):
        if draft.name in names:
            out.error(
                "RW520", f"two runs are called '{draft.name}'", draft.mode_at, "give the variant a name"
            )
        names.setdefault(draft.name, draft.mode_at)
        here = Collector()
        run = _run(draft, language, claims, here)
        if run is not None:
            runs.append(run)
        elif outdated is not None and here.errors:
            outdated.append(Outdated(_unread(draft), here.errors[0]))
            continue
        out.diagnostics.extend(here.diagnostics)
    return runs


def _unread(draft: Draft) -> Run:
    """What can be said of a run whose words are not understood."""
    document = draft.document
    return Run(
        name=draft.name,
        scenario=document["id"],
        title=document["title"],
        claims=tuple(document.get("claims", ())),
        rules=(),
        game=document["game"],
        mode=draft.mode,
        seats=tuple(document["seats"]),
        setup={},
        setup_refused=None,
        needs=(),
        level=document.get("level", 1),
        fixed_level=False,
        steps=(),
        expect=Checks(),
        file=draft.mode_at.file,
        line=document.at("id").line,
    )


def _run(draft: Draft, language: Language, claims: frozenset[str], here: Collector) -> Run | None:
    document = draft.document
    game = document["game"]
    modes = language.vocabulary(game, None)["modes"]
    refused = "setup_refused" in document
    if draft.mode not in modes and not refused:
        message = f"{game} has no mode '{draft.mode}'"
        here.error("RW504", message, draft.mode_at, hint(draft.mode, modes), len(draft.mode))
        return None
    words = language.vocabulary(game, draft.mode if draft.mode in modes else None)
    seats, staff = tuple(document["seats"]), tuple(words.get("staff", ()))

    def parse(text: str) -> dict[str, Any]:
        return language.parse_move(text, words, [*seats, *staff])

    def modes_with(rule: str) -> list[str]:
        return [mode for mode in modes if rule in language.vocabulary(game, mode)["rules"]]

    def modes_with_staff(name: str) -> list[str]:
        return [mode for mode in modes if name in language.vocabulary(game, mode).get("staff", ())]

    scope = Scope(words, seats, claims, parse, here, draft.variant, modes_with, staff, modes_with_staff)
    for index, rule in enumerate(document.get("rules", ())):
        scope.rule(rule, document["rules"].at(index))
    if refused:
        for key in ("steps", "expect"):
            if key in document:
                here.error("RW528", f"the set-up is refused, so '{key}' has no place", document.key_at(key))
        check_refused_setup(scope, document)
    else:
        check_setup(scope, document)
        check_steps(scope, document)
        if not document.get("steps") and "expect" not in document:
            here.error("RW521", "nothing is done and nothing is expected", document.at("id"))
    return None if here.errors else read_run(draft, parse, staff)
