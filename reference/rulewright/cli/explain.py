"""`rulewright explain`: what an error code means, or where a rule stands, what it says and who proves it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rulewright.cli.check import near
from rulewright.cli.options import spec_option
from rulewright.cli.text import has_text, text_or_usage
from rulewright.rules.names import UnknownName
from rulewright.rules.source import Map

if TYPE_CHECKING:
    from rulewright.rules.documents import Documents
    from rulewright.rules.model import Rule

_CLAIM = re.compile(r"[A-Z]{2,3}-\d+")


@click.command()
@click.argument("id_", metavar="ID")
@click.option("--lang", help="Language of names. Default: en.")
@click.option("--mode", help="Mode. Default: the first in which there is such a rule.")
@spec_option
def explain(id_: str, lang: str | None, mode: str | None, spec_dir: Path | None) -> None:
    """Explain ID: an error code (RW150), a rule, a claim (LD-013), or a card, character, role or status.

    Of a rule it shows the place, the YAML, the claims it carries, the rulings it reads and the scenarios
    that name it; with --lang and the extra `text` also what it says, as sentences in that language. Exit
    status: 2 if there is no such ID.
    """
    from rulewright.rules.codes import all_codes

    codes = all_codes()
    if id_.upper() in codes:
        click.echo(explain_code(id_.upper()))
        return
    try:
        claim = _CLAIM.fullmatch(id_)
        pages = list(explain_claim(id_, spec_dir) if claim else explain_rule(id_, lang, spec_dir, mode))
    except UnknownName as error:
        raise click.UsageError(str(error)) from None
    click.echo("\n\n".join(pages))


def explain_code(code: str) -> str:
    """The page of one error code. `KeyError` if there is no such code."""
    from rulewright.rules.codes import all_codes

    entry = all_codes()[code]
    parts = [f"{code}: {entry.title}", "", entry.explanation]
    for word, example in (("Wrong:", entry.wrong), ("Right:", entry.right)):
        if example:
            parts += ["", word, *(f"    {line}" for line in example.split("\n"))]
    return "\n".join(parts)


def explain_claim(claim: str, spec_dir: Path | None = None) -> Iterator[str]:
    """The pages of a claim of the rule text: the rules that carry it and the scenarios that name it, one page
    for each game. Raises `UnknownName`."""
    from rulewright.rules.documents import known_games
    from rulewright.rules.vocabulary import load_vocabulary

    known: set[str] = set()
    pages = []
    for game in known_games(spec_dir):
        places: dict[str, str] = {}
        for mode in load_vocabulary(game, None, spec_dir)["modes"]:
            for rule, entry in load_vocabulary(game, mode, spec_dir)["rules"].items():
                known.update(entry["claims"])
                if claim in entry["claims"]:
                    places[rule] = entry["at"]
        if places:
            lines = [f"{claim} ({game})", *(f"rule {rule}: {place}" for rule, place in places.items())]
            proved = ", ".join(_scenarios(game, set(), {claim}, spec_dir))
            pages.append("\n".join([*lines, f"scenarios: {proved}"]))
    if not pages:
        raise UnknownName("claim that a rule carries", claim, known)
    yield from pages


def explain_rule(
    id_: str, lang: str | None = None, spec_dir: Path | None = None, mode: str | None = None
) -> Iterator[str]:
    """The pages of a rule or document: one for each game that has it (in the mode). Raises `UnknownName`."""
    from rulewright.rules.codes import all_codes
    from rulewright.rules.documents import game_folder, known_games, load_game

    known: set[str] = set()
    pages = []
    modes: set[str] = set()
    for game in known_games(spec_dir):
        documents = load_game(near(game_folder(game, spec_dir)))
        modes.update(documents.modes)
        rulings = documents.rulings.get("rulings", Map())
        known.update(f"{game}.rulings.{name}" for name in rulings)
        name = id_.removeprefix(f"{game}.rulings.")
        if name in rulings:
            pages.append(_ruling_page(documents, name, _names_in(documents, lang), spec_dir))
        # The id as a base writes it is that of each game which stands on the base.
        lent = documents.base is not None and id_.startswith(f"{documents.base.name}.")
        found = _find(documents, game + id_[id_.index(".") :] if lent else id_, known, mode)
        if found is not None:
            page = _page(found, _names_in(documents, lang), spec_dir)
            pages.append(page + _sentences(found, lang, spec_dir))
    if not pages:
        if mode is not None and mode not in modes:
            raise UnknownName("mode", mode, modes)
        codes = set(all_codes()) if id_.upper().startswith("RW") else set()
        raise UnknownName("rule, document or code", id_, codes or known)
    yield from pages


def _names_in(documents: Documents, lang: str | None) -> Map:
    """The names in a language; without one the English names, if there are any."""
    if lang is not None and lang not in documents.text:
        raise UnknownName("language", lang, documents.text, documents.game)
    document = documents.text.get(lang or "en")
    return Map() if document is None else document["names"]


@dataclass(frozen=True)
class Found:
    """A rule, the rules inside it (the abilities of a document), the merged game, and its entry there."""

    rule: Rule
    inside: tuple[Rule, ...]
    game: Map
    entry: dict[str, Any]
    path: str = ""


def _find(documents: Documents, id_: str, known: set[str], only: str | None = None) -> Found | None:
    """The rule of that id, looked for in the default mode first. All ids there are go into `known`."""
    from rulewright.rules.entries import KINDS, Entries, places
    from rulewright.rules.link import link
    from rulewright.rules.merge import merge

    default = documents.default_mode
    wanted = [mode for mode in documents.modes if only in (None, mode)]
    for mode in sorted(wanted, key=lambda m: (m != default, m)):
        game = merge(documents, mode)
        rules = link(game).rules
        by_document = {name: section for section in KINDS for name in game.get(section, ())}
        known.update(rules, by_document)
        rule_id, path = id_, ""
        if id_ in by_document:
            section = by_document[id_]
            rule_id = game[section][id_].get("id", f"{documents.game}.{section}.{id_}")
            path = f"{KINDS[section]}.{id_}"
        if rule_id in rules:
            rule, entries = rules[rule_id], Entries(game)
            entry, owner = entries.of(rule), entries.owner(rule_id)
            at = set(places(entry)) - {rule.mark}
            inside = tuple(
                r
                for r in rules.values()
                if r.mark in at and (owner is None or entries.owner(r.id) in (owner, None))
            )
            return Found(rule, inside, game, entry, path)
    return None


def _page(found: Found, names: Map, spec_dir: Path | None) -> str:
    from rulewright.rules.show import document_yaml

    rule, game = found.rule, found.game
    title = rule.id + (f": {names[found.path]['name']}" if found.path in names else "")
    parts = [title, f"{rule.mark.file}:{rule.mark.line} ({rule.section}, mode {game['mode']})"]
    text = document_yaml(found.entry, "")
    parts += ["", *(f"    {line}" for line in text.rstrip("\n").split("\n")), ""]
    parts.append(f"claims: {', '.join(rule.claims) or 'none'}")
    parts += [f"rule {r.id}: {', '.join(r.claims) or 'no claims'}" for r in found.inside]
    for name in sorted(set(re.findall(r"\bruling\.([a-z][a-z0-9_]*)", text)) & set(game["rulings"])):
        readings = ", ".join(game["rulings"][name]["readings"])
        parts.append(f"ruling {name}: {game['chosen']['rulings'][name]} (of {readings})")
    rules = (rule, *found.inside)
    ids, claims = {r.id for r in rules}, {c for r in rules for c in r.claims}
    scenarios = _scenarios(game["game"], ids, claims, spec_dir)
    parts.append(f"scenarios: {', '.join(scenarios) or 'none'}")
    return "\n".join(parts)


def _sentences(found: Found, lang: str | None, spec_dir: Path | None) -> str:
    """The rule as sentences, if a language is asked for and the extra `text` is there."""
    if lang is None or not has_text():
        return ""
    with text_or_usage():
        from rulewright_docs.words.text import render_rule

        game = found.game
        return "\n\n" + render_rule(game["game"], found.rule.id, lang, game["mode"], spec_dir)


def _ruling_page(documents: Documents, name: str, names: Map, spec_dir: Path | None) -> str:
    """The page of a ruling: its question, its readings, the default, and the scenarios that set it."""
    game, rulings = documents.game, documents.rulings["rulings"]
    entry, mark = rulings[name], rulings.key_at(name)
    path = f"ruling.{name}"
    parts = [f"{game}.rulings.{name}" + (f": {names[path]['name']}" if path in names else "")]
    parts += [f"{mark.file}:{mark.line} (rulings)", "", f"origin: {', '.join(entry.get('origin', ()))}"]
    for reading in entry["readings"]:
        word = names[f"{path}.{reading}"]["name"] if f"{path}.{reading}" in names else ""
        default = " (default)" if reading == entry["default"] else ""
        parts.append(f"reading {reading}{default}" + (f": {word}" if word else ""))
    claims = {c for body in entry["readings"].values() for c in body.get("claims", ())}
    parts.append(f"scenarios: {', '.join(_scenarios(game, set(), claims, spec_dir)) or 'none'}")
    return "\n".join(parts)


def _scenarios(game: str, rules: set[str], claims: set[str], spec_dir: Path | None) -> Iterator[str]:
    """The scenarios of the game that name one of the rules or of the claims."""
    from rulewright.data import data_path
    from rulewright.rules.source import RulesError
    from rulewright.rules.strict_yaml import load_document

    try:
        from rulewright_conformance.scenarios import bundled_files, own_files

        files = [*bundled_files(data_path("scenarios"), spec_dir), *own_files(spec_dir)]
    except (ModuleNotFoundError, FileNotFoundError):
        return
    wanted = [word.encode() for word in (*rules, *claims)]
    for file in files:
        text = file.read_bytes()
        if not any(word in text for word in wanted):
            continue  # Most files are none of them, and reading them as YAML is what takes time.
        try:
            document = load_document(file)
        except RulesError:
            continue  # `check` says what is wrong with it.
        proves = claims & set(document.get("claims", ()))
        if document.get("game") == game and (proves or _names(document, rules)):
            yield str(document.get("id"))


def _names(value: Any, rules: set[str]) -> bool:
    if isinstance(value, dict):
        return any(_names(inner, rules) for inner in value.values())
    if isinstance(value, list):
        return any(_names(inner, rules) for inner in value)
    return value in rules
