"""The rules and messages with every letter accented: what then has none was not taken from them."""

from __future__ import annotations

import html
import re
import shutil
from pathlib import Path

import yaml
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from rulewright.data import data_path
from rulewright_docs.words.renderer import MESSAGES

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "áƀçđéƒǧħíĵķĺɱñóƥɋŕšţúṽŵẋýžÁƁÇĐÉƑǦĦÍĴĶĹṀÑÓƤɊŔŠŢÚṼŴẊÝŽ"
_TABLE = str.maketrans(_PLAIN, _ACCENTED)
# Messages that are read by programs.
_FORMS = frozenset({"forms-needed", "contractions"})
_WORD = re.compile(r"[A-Za-z]+")
_HIDDEN = re.compile(
    r"`[^`]*`"  # ids
    r"|\]\([^)]*\)|\{ [#.][^}]*\}"  # targets of links, anchors
    r"|alt=\"[^\"]*\"|<[^>]*>"  # what is no text
    r"|\b[A-Z]{1,3}-\d+[a-z]?(?:-\d+)?\b|\b[0-9a-f]{8,}\b|\bFAQ\b|\b[A-Z]{2,}\b(?=[ ,-])|\d+(?:th|nd|st)"
)


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = node.value.translate(_TABLE)
        return node


def accented(text: str) -> str:
    """A file of messages with its words accented; arguments and functions stay."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.id.name not in _FORMS:
            value = entry.value
            if value is not None:
                entry.value = _Accents().visit(value)
            for attribute in entry.attributes:
                if attribute.id.name not in ("gender", "number"):
                    attribute.value = _Accents().visit(attribute.value)
    return FluentSerializer().serialize(resource)


def pseudo_spec(folder: Path) -> tuple[Path, Path]:
    """A copy of the rules and one of the messages, whose English is accented."""
    spec, messages = folder / "spec", folder / "messages"
    shutil.copytree(data_path("spec"), spec)
    shutil.copytree(MESSAGES / "en", messages / "en")
    for file in [*spec.rglob("en.ftl"), *messages.rglob("*.ftl")]:
        file.write_text(accented(file.read_text(encoding="utf-8")), encoding="utf-8")
    for file in spec.rglob("text/en.yaml"):
        document = yaml.safe_load(file.read_text(encoding="utf-8"))
        for entry in document["names"].values():
            for key in ("name", "plural"):
                if key in entry:
                    entry[key] = entry[key].translate(_TABLE)
            for form, text in entry.get("forms", {}).items():
                entry["forms"][form] = text.translate(_TABLE)
        file.write_text(yaml.safe_dump(document, allow_unicode=True, width=10_000), encoding="utf-8")
    return spec, messages


def unaccented(text: str, accents: bool) -> set[str]:
    """The words in Latin letters that a page shows: with `accents` those without any, else all of them."""
    visible = _HIDDEN.sub(" ", html.unescape(text))
    words = re.findall(r"[^\W\d_]+", visible)
    return {w for w in words if (_WORD.fullmatch(w) if accents else _WORD.search(w))}
