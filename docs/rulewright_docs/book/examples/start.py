"""How the table of a worked example stands at first, as a small table: what the scenario says of each seat,
or what the deal gave."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from rulewright_docs.book.examples.sentences import Telling, value_phrase
from rulewright_docs.book.examples.traces import Trace
from rulewright_docs.book.examples.watch import REFEREE
from rulewright_docs.words.phrases import Name, Phrase

_DOCUMENTS = ("role", "character")
# So many seats stand side by side.
_MANY = 8


def starting_position(trace: Trace, telling: Telling) -> list[str]:
    """A title and a table; nothing if there is nothing to say."""
    position = trace.setup.get("position", {})
    players: Mapping[str, Any] = position.get("players") or _dealt(trace, telling)
    rows = [(seat, _row(players.get(seat, {}), telling)) for seat in trace.seats]
    game = _row({**position.get("game", {}), **position.get("zones", {})}, telling)
    if not any(text for _, text in rows) and not game:
        return []
    say = telling.renderer.message
    lines = [f'<h2 id="start">{say(Phrase("replay-start"))}</h2>', ""]
    many = " is-many" if len(trace.seats) > _MANY else ""
    lines.append(f'<table class="replay-start{many}">')
    lines += [f'<tr><th scope="row">{seat}</th><td>{text or "–"}</td></tr>' for seat, text in rows]
    if game:
        board = say(Phrase("replay-ui-board"))
        lines.append(f'<tr><th scope="row">{board}</th><td>{game}</td></tr>')
    return ["\n".join([*lines, "</table>"])]


def _dealt(trace: Trace, telling: Telling) -> dict[str, dict[str, Any]]:
    """What a deal gave, as far as it is worth saying: documents, dice and cards."""
    found: dict[str, dict[str, Any]] = {seat: {} for seat in trace.seats}
    for change in trace.stages[0].changes if trace.stages else ():
        kind, _, rest = change.path.partition(".")
        seat, _, name = rest.partition(".")
        if kind == "players" and seat in found and REFEREE in change.viewers and _worth(name, telling):
            found[seat][name] = change.value
    return found


def _worth(name: str, telling: Telling) -> bool:
    attribute = telling.rules.attributes["player"].get(name)
    return name in telling.rules.zones or (attribute is not None and attribute.type in (*_DOCUMENTS, "dice"))


def _row(fields: Mapping[str, Any], telling: Telling) -> str:
    parts = [_field(name, value, telling) for name, value in fields.items() if value not in (None, [])]
    return " · ".join(part for part in parts if part)


def _field(name: str, value: Any, telling: Telling) -> str:
    """One field in words. A role or character needs no label; what holds is its own label."""
    renderer, rules = telling.renderer, telling.rules
    label = Name(tuple(f"{kind}.{name}" for kind in ("attribute", "zone", "number", "data")))
    if isinstance(value, Mapping):
        return ""
    said = renderer.text(value_phrase(value, telling)).replace("**", "")
    attribute = rules.attributes["player"].get(name)
    if attribute is not None and attribute.type in _DOCUMENTS:
        return f"<b>{escape(said)}</b>"
    if isinstance(value, bool):
        form = "holds" if value else "holds_not"
        if renderer.lexicon.feature(label, form) == "yes":
            return escape(renderer.text(label, form))
        return escape(renderer.text(label)) + ("" if value else f": {escape(said)}")
    return f"{escape(renderer.text(label))}: {escape(said)}"
