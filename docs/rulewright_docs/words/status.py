"""How far the languages are: messages, names and texts that are there, stale or missing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from rulewright.rules.documents import game_folder, known_games, load_game
from rulewright.rules.load import load_rules
from rulewright_docs.words.lexicon import READABLE
from rulewright_docs.words.prose import prose_of
from rulewright_docs.words.renderer import Renderer, languages, message_ids
from rulewright_docs.words.rules import all_rules
from rulewright_docs.words.text import renderer_of


def text_status(game: str | None = None, spec_dir: Path | None = None) -> dict[str, Any]:
    """For each language the messages, and for each game the words its sentences use and its texts.

    What counts as a word is what the sentences of all rules in all modes ask for; what counts as a text is
    what any language has, and what every game needs. `percent` is the least of the three in a language.
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
    chosen = [game] if game is not None else known_games(spec_dir)
    chosen = [name for name in chosen if load_game(game_folder(name, spec_dir)).text]
    games = {name: {lang: _words(name, lang, spec_dir) for lang in languages()} for name in chosen}
    texts = {name: {lang: _texts(name, lang, spec_dir) for lang in languages()} for name in chosen}
    percent = {
        lang: min(_percent([messages[lang]]), *(_percent(t[n][lang] for n in chosen) for t in (games, texts)))
        for lang in languages()
    }
    return {"format": 2, "percent": percent, "messages": messages, "games": games, "texts": texts}


def badge(percent: int, language: str) -> dict[str, Any]:
    """The state of a language in the form that badge services read."""
    colour = "brightgreen" if percent == 100 else "yellow" if percent >= 80 else "red"
    return {"schemaVersion": 1, "label": language, "message": f"{percent} %", "color": colour}


def _percent(counts: Iterable[Mapping[str, Any]]) -> int:
    """The whole percent that is done; 100 only if nothing is missing."""
    listed = list(counts)
    of = sum(each["of"] for each in listed)
    return 100 * sum(each["done"] for each in listed) // of if of else 100


def _texts(game: str, language: str, spec_dir: Path | None) -> dict[str, Any]:
    there = load_game(game_folder(game, spec_dir)).text
    every: dict[str, None] = {}
    states: dict[str, str] = {}
    for each in dict.fromkeys((language, *there)):
        if each in there:
            prose = prose_of(game, renderer_of(game, each, spec_dir), spec_dir)
            every |= dict.fromkeys((*prose.source.needed, *prose.texts) if prose.texts else ())
            states = {key: prose.state(key) for key in prose.texts} if each == language else states
    stale = sorted(key for key, state in states.items() if state == "stale")
    missing = sorted(key for key in every if key not in states)
    return {
        "done": len(every) - len(stale) - len(missing),
        "of": len(every),
        "stale": stale,
        "missing": missing,
    }


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
