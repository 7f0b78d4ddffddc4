"""What makes an editor complete, explain and check rule documents in a folder outside this repository."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path

from rulewright.authoring.templates import template
from rulewright.data import data_path

FOLDER = "schema"
DOCUMENT = "rulewright.schema.json"
SCENARIO = "scenario.schema.json"


@dataclass(frozen=True)
class EditorFiles:
    """`new` are files that are missing, `stale` schemas of another version of rulewright, both with their
    text. `note` says what the author has to do himself, if anything."""

    new: dict[Path, str]
    stale: dict[Path, str]
    note: str = ""


def schema_line(document: Path, spec_dir: Path, schema: str = DOCUMENT) -> str:
    """The path from a document to a schema of the folder, as the editor's first line wants it."""
    return Path(os.path.relpath(spec_dir / FOLDER / schema, document.parent)).as_posix()


def editor_files(spec_dir: Path) -> EditorFiles:
    """What an author's folder still needs. Each schema is one file that refers to no other."""
    new: dict[Path, str] = {}
    stale: dict[Path, str] = {}
    for name in (DOCUMENT, SCENARIO):
        path, text = spec_dir / FOLDER / name, (data_path("schema") / name).read_text(encoding="utf-8")
        if not os.path.exists(path):
            new[path] = text
        elif path.read_text(encoding="utf-8", errors="replace") != text:
            stale[path] = text
    settings, wanted = spec_dir / ".vscode" / "settings.json", template("settings.json")
    if not os.path.exists(settings):
        return EditorFiles({**new, settings: wanted}, stale)
    there = settings.read_text(encoding="utf-8", errors="replace")
    if all(schema in there for schema in json.loads(wanted)["yaml.schemas"]):
        return EditorFiles(new, stale)
    return EditorFiles(
        new,
        stale,
        f"{settings} is yours and stays as it is; for files without a schema line add"
        f" to it: {json.dumps(json.loads(wanted)['yaml.schemas'])}",
    )
