"""The error for a name that somebody asked for and that does not exist: games, modes, languages, rules."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.rules.expressions import did_you_mean

_SHOWN = 20


class UnknownName(KeyError):
    """There is nothing of that name. `kind` says what was looked for, `where` in what (a game, or "")."""

    def __init__(self, kind: str, name: str, known: Iterable[str], where: str = "") -> None:
        self.kind = kind
        self.name = name
        self.known = tuple(sorted(known))
        self.where = where
        super().__init__(name)

    def __reduce__(self) -> tuple[type[UnknownName], tuple[str, str, tuple[str, ...], str]]:
        # Raised in one process it is read in another.
        return UnknownName, (self.kind, self.name, self.known, self.where)

    def __str__(self) -> str:
        head = f"no {self.kind} '{self.name}'" + (f" of {self.where}" if self.where else "")
        if not self.known:
            return f"{head}; there are none"
        near = did_you_mean(self.name, self.known)
        near = near if near.startswith("did") else ""
        if near and len(self.known) > _SHOWN:
            return f"{head}; {near}"
        shown = ", ".join(self.known[:_SHOWN]) + (", …" if len(self.known) > _SHOWN else "")
        return f"{head}; known: {shown}" + (f"; {near}" if near else "")
