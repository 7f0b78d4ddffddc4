"""The sentences of a rule of a game in a language."""

from __future__ import annotations

from pathlib import Path

from rulewright.rules.documents import Documents, game_folder, known_games, load_game
from rulewright.rules.load import load_rules
from rulewright.rules.model import Rules
from rulewright.rules.names import UnknownName
from rulewright.rules.source import Map
from rulewright_docs.words.lexicon import Lexicon
from rulewright_docs.words.renderer import Renderer, is_there
from rulewright_docs.words.rules import all_rules


def renderer_of(game: str, language: str, spec_dir: Path | None = None) -> Renderer:
    """What says the rules of a game in a language. Raises `UnknownName` for a language without names."""
    names, own = own_messages(load_game(game_folder(game, spec_dir)), language)
    return Renderer(language, Lexicon(language, names), own)


def own_messages(documents: Documents, language: str) -> tuple[Map, list[Path]]:
    """The names of a game in a language, and its files of messages, those of its base first.

    Raises `UnknownName` for a language without names.
    """
    if language not in documents.text:
        raise UnknownName("language", language, documents.text, documents.game)
    names: Map = documents.text[language]["names"]
    return names, [p for f in documents.folders if is_there(p := f / "text" / f"{language}.ftl")]


def find_rule(
    id_: str, game: str | None = None, mode: str | None = None, spec_dir: Path | None = None
) -> tuple[str, str, str]:
    """The game, mode and rule that an id means: a rule, or a card, character, role or status by its name.

    Raises `UnknownName`.
    """
    known: set[str] = set()
    there = known_games(spec_dir)
    named, dot, _ = id_.partition(".")
    meant = [game] if game is not None else [named] if dot and named in there else there
    if mode is not None and len(meant) > 1:
        modes = {name: load_game(game_folder(name, spec_dir)).modes for name in meant}
        meant = [name for name in meant if mode in modes[name]]
        if not meant:
            raise UnknownName("mode", mode, {each for found in modes.values() for each in found})
    for name in meant:
        first = load_rules(name, mode, spec_dir)
        for chosen in [first.mode] if mode is not None else first.modes:
            rules = load_rules(name, chosen, spec_dir)
            if id_ in rules.rules:
                return name, chosen, id_
            for documents in rules.documents.values():
                if id_ in documents:
                    return name, chosen, documents[id_].rule.id
            known.update(rules.rules)
    raise UnknownName("rule or document", id_, known)


def render(rules: Rules, rule_id: str, renderer: Renderer) -> str:
    """One rule as a Markdown list. Raises `UnknownName`."""
    makers = all_rules(rules)
    if rule_id not in makers:
        raise UnknownName("rule", rule_id, makers, f"{rules.game} ({rules.mode})")
    return "\n".join(renderer.lines(makers[rule_id]()))


def render_rule(
    game: str, rule_id: str, language: str, mode: str | None = None, spec_dir: Path | None = None
) -> str:
    """One rule of a game in a mode (default: its first), as a Markdown list in a language."""
    return render(load_rules(game, mode, spec_dir), rule_id, renderer_of(game, language, spec_dir))
