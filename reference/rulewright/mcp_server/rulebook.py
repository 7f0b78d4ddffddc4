"""The rules as a model reads them: in short, by topic in full, by words, or one rule with its place."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Any

from rulewright.mcp_server.refusal import Refused
from rulewright.rules.documents import game_folder, known_games, load_game
from rulewright.rules.load import load_rules
from rulewright.rules.names import UnknownName
from rulewright.rules.source import Diagnostic, RulesError
from rulewright.rules.vocabulary import load_vocabulary
from rulewright.seat.words import need_words

MOST_FOUND = 20
MOST_QUERY = 200
_SHORT = 4  # letters of a word that may have other endings


def list_games(spec_dir: Path | None = None) -> list[dict[str, Any]]:
    """Every game with its modes, seats and languages."""
    found = []
    for game in known_games(spec_dir):
        documents = load_game(game_folder(game, spec_dir))
        modes = {mode: list(load_rules(game, mode, spec_dir).seats) for mode in documents.modes}
        found.append({"game": game, "modes": modes, "languages": sorted(documents.text)})
    return found


def check_games(spec_dir: Path) -> None:
    """Raise `RulesError`, with all errors of all games and modes, if one of them cannot be served."""
    found: dict[Diagnostic, None] = {}
    for game in known_games(spec_dir):
        try:
            for mode in load_game(game_folder(game, spec_dir)).modes:
                try:
                    load_rules(game, mode, spec_dir)
                except RulesError as error:
                    found.update(dict.fromkeys(error.diagnostics))
        except RulesError as error:
            found.update(dict.fromkeys(error.diagnostics))
    if found:
        raise RulesError(list(found))


def topic_of(rule_id: str) -> str:
    """The topic of a rule: the second part of its id."""
    return rule_id.split(".")[1]


@lru_cache(maxsize=32)
def sentences(game: str, mode: str, lang: str, spec_dir: Path | None = None) -> dict[str, str]:
    """Every rule of a mode by id, as a Markdown list in a language. Raises `UnknownName`, `NoWords`."""
    need_words()
    from rulewright_docs.words.rules import all_rules
    from rulewright_docs.words.text import renderer_of

    rules, renderer = load_rules(game, mode, spec_dir), renderer_of(game, lang, spec_dir)
    return {rule: "\n".join(renderer.lines(make())) for rule, make in all_rules(rules).items()}


def rules_text(
    game: str,
    mode: str | None = None,
    lang: str = "en",
    topic: str | None = None,
    spec_dir: Path | None = None,
) -> str:
    """The rules for one table in few tokens and its topics, or all rules of a topic as sentences.

    Raises `UnknownName` for what there is not, `NoWords` without the extra `text`.
    """
    rules = load_rules(game, mode, spec_dir)
    said = sentences(game, rules.mode, lang, spec_dir)
    topics: dict[str, list[str]] = {}
    for rule in said:
        topics.setdefault(topic_of(rule), []).append(rule)
    if topic is not None:
        if topic not in topics:
            raise UnknownName("topic", topic, topics, game)
        return "\n".join(f"`{rule}`\n{said[rule]}" for rule in topics[topic])
    from rulewright_docs.words.players import players_rules

    return players_rules(game, rules.mode, lang, spec_dir=spec_dir) + "\n" + _index(topics)


def _index(topics: dict[str, list[str]]) -> str:
    return "topics: " + ", ".join(f"{topic} ({len(rules)})" for topic, rules in topics.items())


def search(
    query: str,
    game: str | None = None,
    lang: str = "en",
    mode: str | None = None,
    spec_dir: Path | None = None,
) -> list[dict[str, Any]]:
    """The rules in which most of the words of a query stand (also with other endings), best first; of a
    long query only its first `MOST_QUERY` characters count.

    Raises `UnknownName` for what there is not, in the game or in any, `Refused` for a query without a word.
    """
    wanted = _words(query[:MOST_QUERY])
    if not wanted:
        raise Refused("the query has no words: name what the rules shall be about")
    found = []
    for each, chosen in _searched(game, lang, mode, spec_dir).items():
        for rule, text in sentences(each, chosen, lang, spec_dir).items():
            # The first part of an id is the game: its words say nothing about the rule.
            there = _words(f"{rule.partition('.')[2]} {text}")
            hits = sum(any(_alike(word, other) for other in there) for word in wanted)
            if hits:
                found.append((-hits, len(there), {"rule": rule, "game": each, "mode": chosen, "text": text}))
    found.sort(key=lambda each: each[:2])
    return [entry for _, _, entry in found[:MOST_FOUND]]


def _searched(game: str | None, lang: str, mode: str | None, spec_dir: Path | None) -> dict[str, str]:
    """The games that have the language and the mode, each with its mode. Raises `UnknownName` if none has."""
    games = [game] if game is not None else known_games(spec_dir)
    documents = {each: load_game(game_folder(each, spec_dir)) for each in games}
    where = game or ""
    spoken = [each for each in games if lang in documents[each].text]
    if not spoken:
        raise UnknownName("language", lang, {known for d in documents.values() for known in d.text}, where)
    chosen = [each for each in spoken if mode is None or mode in documents[each].modes]
    if not chosen:
        raise UnknownName(
            "mode", str(mode), {known for each in spoken for known in documents[each].modes}, where
        )
    return {each: load_rules(each, mode, spec_dir).mode for each in chosen}


def _words(text: str) -> set[str]:
    plain = unicodedata.normalize("NFC", text).casefold()
    # Marks of Indian scripts are parts of their words.
    kept = "".join(c if c.isalnum() or unicodedata.category(c).startswith("M") else " " for c in plain)
    return set(kept.split())


def _alike(word: str, other: str) -> bool:
    if word == other:
        return True
    return len(word) >= _SHORT and len(other) >= _SHORT and (other.startswith(word) or word.startswith(other))


def explain(
    id_: str,
    lang: str = "en",
    game: str | None = None,
    mode: str | None = None,
    spec_dir: Path | None = None,
) -> dict[str, Any]:
    """One rule, or a card, character, role or status: its sentences, claims, and where it stands."""
    need_words()
    from rulewright_docs.words.text import find_rule

    found_game, found_mode, rule = find_rule(id_, game, mode, spec_dir)
    entry = load_vocabulary(found_game, found_mode, spec_dir)["rules"][rule]
    return {
        "rule": rule,
        "game": found_game,
        "mode": found_mode,
        "text": sentences(found_game, found_mode, lang, spec_dir)[rule],
        "claims": list(entry["claims"]),
        "at": entry["at"],
    }
