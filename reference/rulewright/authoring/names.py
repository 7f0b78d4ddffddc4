"""Put the name of a new document into the files of names of each language, or begin such files."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from rulewright.authoring.facts import readable
from rulewright.rules.names_check import LANGUAGES, needs_another_script
from rulewright.rules.show import scalar_text
from rulewright.rules.source import Map, RulesError
from rulewright.rules.strict_yaml import load_text

_HEAD = "# yaml-language-server: $schema={schema}\nlanguage: {language}\nnames:\n"
_LATER = "  # Not translated yet: write the name in this language, and take the line `latin` out."


def name_files(
    folder: Path, path: str, name: str, schema: Callable[[Path], str]
) -> tuple[dict[Path, str], list[str]]:
    """The texts of `text/LANG.yaml` with an entry for `path` (`card.gust`) besides, and notes on files to
    which it could not be added. What stands in the files stays as it is, byte for byte."""
    files: dict[Path, str] = {}
    notes: list[str] = []
    for language in LANGUAGES:
        file = folder / "text" / f"{language}.yaml"
        entry = _entry(path, name, language)
        if not os.path.exists(file):
            files[file] = _HEAD.format(schema=schema(file), language=language) + entry
            continue
        text = file.read_bytes().decode("utf-8")
        longer = text + ("" if text.endswith("\n") else "\n") + entry
        if path in _names(text, file):
            continue
        if path in _names(longer, file):
            files[file] = longer
        else:
            notes.append(f"{file}: add yourself under `names`: {path}: {{name: {readable(name)}}}")
    return files, notes


def _names(text: str, file: Path) -> Map:
    try:
        document = load_text(text, str(file))
    except RulesError:
        return Map()
    names = document.get("names") if isinstance(document, Map) else None
    return names if isinstance(names, Map) else Map()


def _entry(path: str, name: str, language: str) -> str:
    lines = [] if language == LANGUAGES[0] else [_LATER]
    lines += [f"  {path}:", f"    name: {scalar_text(readable(name))}"]
    if needs_another_script(language):
        lines.append("    latin: true")
    return "\n".join(lines) + "\n"
