"""The names of one game in one language, with their gender and forms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright_docs.words.phrases import Name

NOMINATIVE = "nom"
# In English the id itself is readable; elsewhere it is marked, so that nothing leaks unseen.
READABLE = "en"


class Lexicon:
    """Looks names up. What was asked for and not there is kept in `missing` and `missing_forms`."""

    def __init__(self, language: str, names: Mapping[str, Any]) -> None:
        self.language = language
        self.names = names
        # Forms the language cannot do without, for names of an ending and a gender; its messages say so.
        self.needed: dict[str, tuple[str, str]] = {}
        self.used: set[str] = set()
        self.missing: set[str] = set()
        self.missing_forms: set[tuple[str, str]] = set()

    def entry(self, name: Name) -> Mapping[str, Any] | None:
        """The entry of a name, if the language has one."""
        for path in name.paths:
            if path in self.names:
                found: Mapping[str, Any] = self.names[path]
                return found
        return None

    def path(self, name: Name) -> str:
        """The path under which the language has a name (else the last)."""
        there = next((p for p in name.paths if p in self.names), "")
        return there or (name.paths[-1] if name.paths[0].startswith("field.") else name.paths[0])

    def text(self, name: Name, form: str) -> str | None:
        """The name in a form; None if it has to be said by the message `instead`."""
        entry = self.entry(name)
        if entry is None and name.instead:
            return None
        self.used.add(self.path(name))
        if entry is None:
            self.missing.add(self.path(name))
            return name.id.replace("_", " ") if self.language == READABLE else f"‹{name.id}›"
        forms: Mapping[str, str] = entry.get("forms", {})
        if form in forms:
            return forms[form]
        if form == "pl" and "plural" in entry:
            return str(entry["plural"])
        if form == "inner":
            return _lowered(str(entry["name"]))
        ending, gender = self.needed.get(form, ("", "none"))
        if str(entry["name"]).endswith(ending) and gender in ("", self.feature(name, "gender")):
            self.missing_forms.add((self.path(name), form))
        return str(entry["name"])

    def feature(self, name: Name, of: str) -> str:
        """A feature of a name: its `gender` or `number`, or whether it has a form of that name."""
        entry = self.entry(name) or {}
        if of == "gender":
            return str(entry.get("gender", "masculine"))
        if of == "number":
            return str(entry.get("number", "singular"))
        return "yes" if of in entry.get("forms", {}) else "no"


def capital(text: str) -> str:
    """A text as a title begins."""
    return text[:1].upper() + text[1:]


def _lowered(text: str) -> str:
    """A name that begins a sentence, as it stands inside one."""
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]
