"""Where a piece of a document stands, and what is wrong with it.

`Map` and `Seq` are a plain `dict` and `list` that also know the place of each key
and value, so that every later stage can point at the author's own line.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal


@dataclass(frozen=True)
class Mark:
    """A place in a document: file as the user named it, line and column from 1."""

    file: str
    line: int
    column: int
    quoted: bool = False

    def moved(self, columns: int) -> Mark:
        """The place `columns` to the right inside a scalar that starts here."""
        return Mark(self.file, self.line, self.column + columns + (1 if self.quoted else 0), False)


NOWHERE = Mark("<nowhere>", 1, 1)


class Map(dict[str, Any]):
    """A mapping of a document with the places of its keys and values."""

    __slots__ = ("keys_at", "mark", "values_at")

    def __init__(self, mark: Mark = NOWHERE) -> None:
        super().__init__()
        self.mark = mark
        self.keys_at: dict[str, Mark] = {}
        self.values_at: dict[str, Mark] = {}

    def put(self, key: str, value: Any, key_at: Mark, value_at: Mark) -> None:
        """Set `key` together with both places."""
        self[key] = value
        self.keys_at[key] = key_at
        self.values_at[key] = value_at

    def drop(self, key: str) -> None:
        """Take `key` out together with its places."""
        del self[key]
        self.keys_at.pop(key, None)
        self.values_at.pop(key, None)

    def copied(self) -> Map:
        """A copy whose mappings can be changed without changing these; lists, never changed, are shared."""
        copy = Map(self.mark)
        for key, value in self.items():
            copy.put(key, value.copied() if isinstance(value, Map) else value, self.key_at(key), self.at(key))
        return copy

    def at(self, key: str) -> Mark:
        """The place of the value of `key` (of the mapping itself if it has no such key)."""
        return self.values_at.get(key, self.mark)

    def key_at(self, key: str) -> Mark:
        """The place of the key itself."""
        return self.keys_at.get(key, self.mark)


class Seq(list[Any]):
    """A sequence of a document with the places of its items."""

    __slots__ = ("items_at", "mark")

    def __init__(self, mark: Mark = NOWHERE) -> None:
        super().__init__()
        self.mark = mark
        self.items_at: list[Mark] = []

    def put(self, value: Any, at: Mark) -> None:
        """Append `value` together with its place."""
        self.append(value)
        self.items_at.append(at)

    def at(self, index: int) -> Mark:
        """The place of item `index` (of the sequence itself if there is none)."""
        return self.items_at[index] if index < len(self.items_at) else self.mark


@dataclass(frozen=True)
class Diagnostic:
    """One thing that is wrong (or doubtful), with its place and, where possible, a remedy.

    `code` is a stable `RW###`; `message` is one sentence without a final stop; `hint` says what to do
    (a did-you-mean, the list of allowed values).
    """

    code: str
    message: str
    mark: Mark
    hint: str = ""
    severity: Literal["error", "warning"] = "error"
    length: int = 1


class RulesError(Exception):
    """Documents that cannot be used. Carries every diagnostic of the run, in reading order."""

    def __init__(self, diagnostics: list[Diagnostic]) -> None:
        self.diagnostics = diagnostics
        first = diagnostics[0]
        more = f" (and {len(diagnostics) - 1} more)" if len(diagnostics) > 1 else ""
        super().__init__(
            f"{first.mark.file}:{first.mark.line}:{first.mark.column}: {first.severity}[{first.code}]:"
            f" {first.message}{more}"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        # Exceptions are pickled by their arguments; this one is made from its diagnostics.
        return RulesError, (self.diagnostics,)


@dataclass
class Collector:
    """Gathers diagnostics so that one run reports all of them."""

    diagnostics: list[Diagnostic] = field(default_factory=list)

    def error(self, code: str, message: str, mark: Mark, hint: str = "", length: int = 1) -> None:
        """Note an error."""
        self.diagnostics.append(Diagnostic(code, message, mark, hint, "error", length))

    def warning(self, code: str, message: str, mark: Mark, hint: str = "", length: int = 1) -> None:
        """Note a warning, which does not stop anything."""
        self.diagnostics.append(Diagnostic(code, message, mark, hint, "warning", length))

    @property
    def errors(self) -> list[Diagnostic]:
        """The errors alone, in reading order."""
        found = [d for d in self.diagnostics if d.severity == "error"]
        return sorted(found, key=lambda d: (d.mark.file, d.mark.line, d.mark.column))

    def raise_if_errors(self) -> None:
        """Raise `RulesError` with every error, if there is one."""
        if self.errors:
            raise RulesError(self.errors)
