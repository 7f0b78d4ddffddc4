"""How far the languages are: messages and names that are there, and those that are missing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulewright.rules.documents import game_folder, known_games, load_game
from rulewright.rules.load import load_rules
from rulewright_docs.words.lexicon import READABLE
from rulewright_docs.words.renderer import Renderer, languages, message_ids
from rulewright_docs.words.rules import all_rules
from rulewright_docs.words.text import renderer_of


def text_status(game: str | None = None, spec_dir: Path | None = None) -> dict[str, Any]:
    """For each language the messages, and for each game the words its sentences use, done and missing.

    What counts as a word is what the sentences of all rules in all modes ask for.
    """
    every = message_ids(READABLE)
    messages = {
        language: {
            "done": len(every & message_ids(language)),
            "of": len(every),
            "missing": sorted(every - message_ids(language)),
        }
        for language in languages()
    }
    games = {
        name: {language: _words(name, language, spec_dir) for language in languages()}
        for name in ([game] if game is not None else known_games(spec_dir))
        if load_game(game_folder(name, spec_dir)).text
    }
    return {"format": 1, "messages": messages, "games": games}


def _words(game: str, language: str, spec_dir: Path | None) -> dict[str, Any]:
    there = load_game(game_folder(game, spec_dir)).text
    known = language if language in there else next(iter(there))
    renderer: Renderer = renderer_of(game, known, spec_dir)
    for mode in load_rules(game, None, spec_dir).modes:
        for make in all_rules(load_rules(game, mode, spec_dir)).values():
            renderer.lines(make())
    lexicon = renderer.lexicon
    if language not in there:
        wanted = sorted(lexicon.used)
        return {"done": 0, "of": len(wanted), "missing": wanted, "missing_forms": []}
    forms = sorted(f"{path} ({form})" for path, form in lexicon.missing_forms)
    return {
        "done": len(lexicon.used - lexicon.missing),
        "of": len(lexicon.used),
        "missing": sorted(lexicon.missing),
        "missing_forms": forms,
    }
