"""The words of a game in a language beside the English ones: what a translator works from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulewright.rules.documents import game_folder, load_game
from rulewright.rules.names import UnknownName
from rulewright_docs.words.lexicon import READABLE


def glossary(game: str, language: str, spec_dir: Path | None = None) -> list[dict[str, Any]]:
    """Every name of a game, in the order of its file: `path`, `english`, `name`, `gender`, `number`, `forms`.

    A name that the language lacks has the value None. Raises `UnknownName`.
    """
    texts = load_game(game_folder(game, spec_dir)).text
    if language not in texts:
        raise UnknownName("language", language, texts, game)
    names = texts[language]["names"]
    english = texts[READABLE]["names"] if READABLE in texts else {}
    return [
        {
            "path": path,
            "english": english.get(path, {}).get("name"),
            "name": names.get(path, {}).get("name"),
            "gender": names.get(path, {}).get("gender", ""),
            "number": names.get(path, {}).get("number", ""),
            "forms": dict(names.get(path, {}).get("forms", {})),
        }
        for path in dict.fromkeys((*english, *names))
    ]


def glossary_table(entries: list[dict[str, Any]]) -> str:
    """The same as a Markdown table."""
    lines = ["| path | en | name | gender | forms |", "| --- | --- | --- | --- | --- |"]
    for each in entries:
        forms = ", ".join(f"{form}: {text}" for form, text in each["forms"].items())
        gender = " ".join(filter(None, (each["gender"], each["number"])))
        cells = (f"`{each['path']}`", each["english"] or "–", each["name"] or "–", gender, forms)
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)
