"""What a game asks of a new document and offers to it: data that it must give, a list of the rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright.rules.documents import Documents, read_base
from rulewright.rules.link import link
from rulewright.rules.merge import merge
from rulewright.rules.model import Rules
from rulewright.rules.show import scalar_text
from rulewright.rules.source import Collector, Map

KINDS = {"mode": "modes", "card": "cards", "character": "characters", "role": "roles"}
_FEW = 12
_WIDTH = 100


@dataclass(frozen=True)
class Facts:
    """A game in its default mode: its documents, merged and linked, and the templates that its base lends."""

    documents: Documents
    merged: Map
    rules: Rules
    base: Documents | None

    def existing(self, kind: str) -> dict[str, Map]:
        """The documents of a kind that the game has."""
        found: dict[str, Map] = getattr(self.documents, KINDS[kind])
        return found

    def takes(self, kind: str) -> bool:
        """Whether a document of a kind can be of any use in the game."""
        if kind == "mode":
            return True
        if kind == "card":
            return self.rules.catalogue is not None
        return any(a.type == kind for table in self.rules.attributes.values() for a in table.values())

    @staticmethod
    def why_not(kind: str) -> str:
        """What a game without documents of a kind lacks, and where it is written."""
        if kind == "card":
            return "name the zone where they begin, under 'catalogue' in game.yaml, first"
        return f"declare an attribute of the type {kind}, under 'attributes' in game.yaml, first"

    def extendable(self, kind: str) -> dict[str, Map]:
        """What a new document of a kind can extend: modes of the game, templates of its base."""
        if kind == "mode":
            return self.existing(kind)
        found: dict[str, Map] = getattr(self.base, KINDS[kind]) if self.base is not None else {}
        return found


def facts_of(documents: Documents) -> Facts:
    """Raises `RulesError` if the game cannot be merged and linked."""
    merged = merge(documents, None)
    base = read_base(documents.base, Collector()) if documents.base is not None else None
    return Facts(documents, merged, link(merged), base)


# -- what must be there ----------------------------------------------------------------------------------


def copies_lines(facts: Facts) -> list[str]:
    """The copies of a new card: one, written as other cards of the game write theirs."""
    for card in facts.existing("card").values():
        given = card.get("copies")
        if isinstance(given, list) and given:
            return ["# Each copy with its rank and suit: AS, 10H, QD, 2C.", f"copies: [{given[0]}]"]
    return ["copies:", "  count: 1"]


def data_lines(facts: Facts, kind: str, extends: str | None) -> list[str]:
    """The data that a new document of a kind must give, with values to begin with."""
    declared = facts.merged.get("data", Map()).get(kind, Map())
    lent = facts.extendable(kind)[extends].get("data", Map()) if extends else Map()
    needed = {n: shape for n, shape in declared.items() if "default" not in shape and n not in lent}
    lines = [f"  {name}: {_value(facts, kind, name, shape)}" for name, shape in needed.items()]
    return ["data:", *lines] if lines else []


def _value(facts: Facts, kind: str, name: str, shape: Map) -> str:
    """A value of the declared type: that of another document if there is one, else the first there is."""
    for other in facts.existing(kind).values():
        given = other.get("data", Map())
        if name in given:
            return scalar_text(given[name])
    type_ = str(shape["type"])
    symbols = facts.rules.symbols.get(type_) or [s for group in facts.rules.symbols.values() for s in group]
    plain = {"int": "1", "bool": "false", "list": '"[]"'}
    return plain.get(type_) or str(next(iter(symbols), "none"))


# -- what may be there -----------------------------------------------------------------------------------


def mode_comments(facts: Facts) -> list[str]:
    """What a mode can change, with what the game has now."""
    merged = facts.merged
    lines = [
        "What a mode can change, as it is now. Take the # away from what you change, and remove the rest.",
        "",
    ]
    seats = merged["seats"]
    lines += ["seats:", f"  from: {seats['from']}", f"  to: {seats['to']}"]
    chosen = merged["chosen"]
    rulings = {
        name: f"{chosen['rulings'][name]}   # {' | '.join(entry['readings'])}"
        for name, entry in merged["rulings"].items()
    }
    settings = {name: scalar_text(value) for name, value in chosen["settings"].items()}
    lines += _section("rulings", rulings) + _section("settings", settings)
    lines += _constants(merged.get("constants", Map()))
    lines += [
        "remove: [rules.NAME]",
        "rules:",
        *_ability("turn" if not _occasions(facts) else _occasions(facts)[0]),
    ]
    return _commented(lines)


def document_comments(facts: Facts, kind: str) -> list[str]:
    """What a card, character or role can have besides, in the words of the game."""
    declared = facts.merged.get("data", Map()).get(kind, Map())
    optional = [f"{name}: {_default(shape)}" for name, shape in declared.items() if "default" in shape]
    lines = ["Data that may be given too, with what they are without:", *(f"  {each}" for each in optional)]
    lines = [*lines, ""] if optional else []
    occasions, events = _occasions(facts), list(facts.rules.events)
    lines += ["What it does are its abilities, each under a name of your own:", "", "abilities:"]
    lines += _ability(occasions[0]) if occasions else _reaction(events[0] if events else "EVENT")
    lines.append("")
    lines += _listed("Occasions to use something (`offer`)", occasions)
    lines += _listed("Events to react to (`before`, `after`, `instead`) or to run (in `do`)", events)
    return _commented(lines)


def _occasions(facts: Facts) -> list[str]:
    found: list[str] = []
    for statement in facts.rules.statements():
        if statement.key == "open":
            found += statement.args.get("offers") or ()
    return sorted(set(found))


def _ability(occasion: str) -> list[str]:
    return ["  my_move:", f"    offer: {occasion}", "    do:", "      - EVENT: {}"]


def _reaction(event: str) -> list[str]:
    return ["  my_answer:", f"    after: {event}", "    do:", "      - EVENT: {}"]


def _default(shape: Map) -> str:
    default = shape["default"]
    return scalar_text(default) if isinstance(default, str | int | bool) else str(default)


def _section(title: str, rows: dict[str, str]) -> list[str]:
    if not rows:
        return []
    lines = [f"  {name}: {value}" for name, value in list(rows.items())[:_FEW]]
    more = [f"  … and {len(rows) - _FEW} more"] if len(rows) > _FEW else []
    return [f"{title}:", *lines, *more]


def _constants(constants: Map) -> list[str]:
    plain = {n: c["is"] for n, c in constants.items() if isinstance(c.get("is"), int | str)}
    lines: list[str] = []
    for name, value in list(plain.items())[:_FEW]:
        lines += [f"  {name}:", f"    is: {scalar_text(value)}"]
    more = [f"  … and {len(plain) - _FEW} more"] if len(plain) > _FEW else []
    return ["constants:", *lines, *more] if lines else []


def _listed(title: str, names: Iterable[str]) -> Iterator[str]:
    """A list of names in lines of a readable width."""
    line = f"{title}:"
    for name in names:
        if len(line) + len(name) + 2 > _WIDTH:
            yield line
            line = " "
        line += f" {name},"
    if not line.endswith(":"):
        yield line.removesuffix(",")


def _commented(lines: Iterable[str]) -> list[str]:
    return [f"# {line}".rstrip() for line in lines]


def readable(name: str) -> str:
    """An id as a title: `quick_draw` is `Quick draw`."""
    text = name.replace("_", " ")
    return text[0].upper() + text[1:]


def place_of(document: Any, folder: Path) -> str:
    """The file of a document, from the folder of games on where it lies there."""
    path = Path(document.mark.file)
    return str(path.relative_to(folder)) if path.is_relative_to(folder) else str(path)
