"""Names in an engine's `hello` that its games do not have: mostly slips, which would leave out scenarios."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rulewright_conformance.language import Language, Vocabulary
from rulewright_conformance.near import hint


def misnamed(games: Mapping[str, Mapping[str, Any]], language: Language) -> tuple[str, ...]:
    """One sentence for each name that a game does not have in any mode. Games of others are left alone."""
    return tuple(
        note
        for game in sorted(games)
        if game in language.games
        for note in _notes(game, games[game], _all_modes(game, language))
    )


def _all_modes(game: str, language: Language) -> list[Vocabulary]:
    modes = language.vocabulary(game, None)["modes"]
    return [language.vocabulary(game, mode) for mode in modes]


def _notes(game: str, declared: Mapping[str, Any], modes: list[Vocabulary]) -> Iterator[str]:
    rulings = {name: about["readings"] for words in modes for name, about in words["rulings"].items()}
    for what, key, known in (
        ("mode", "modes", modes[0]["modes"]),
        ("ruling", "rulings", rulings),
        ("setting", "settings", _names(modes, "settings")),
        ("outside event", "outside", _names(modes, "outside")),
        ("staff seat", "staff", _names(modes, "staff")),
        ("word", "lacks", {word for words in modes for word in _words(words)}),
    ):
        for name in declared.get(key, ()):
            if name not in known:
                yield _note(what, name, game, known)
    for name, readings in declared.get("rulings", {}).items():
        for reading in readings:
            if name in rulings and reading not in rulings[name]:
                yield _note(f"reading of {name}", reading, game, rulings[name])


def _names(modes: list[Vocabulary], key: str) -> set[str]:
    return {name for words in modes for name in words.get(key, ())}


def _words(words: Vocabulary) -> Iterator[str]:
    """All that `lacks` may name."""
    for owner in ("game", "player"):
        named = (words["attributes"].get(owner, ()), words.get("numbers", {}).get(owner, ()))
        yield from (f"{owner}.{name}" for names in named for name in names)
    for prefix, key in (("zone", "zones"), ("event", "events"), ("move", "moves")):
        yield from (f"{prefix}.{name}" for name in words[key])


def _note(what: str, name: str, game: str, known: Iterable[str]) -> str:
    return f"the engine declares the {what} '{name}', which {game} does not have; {hint(name, known)}"
