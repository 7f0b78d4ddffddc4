"""Send one scripted answer under an ask: at once, or one thing after another where the ask wants that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright_conformance.asks import Answer
from rulewright_conformance.language import Vocabulary
from rulewright_conformance.model import Act
from rulewright_conformance.table import Ask, Table
from rulewright_conformance.wire import Message


def send(table: Table, words: Vocabulary, answer: Answer, ask: Ask, at: int | None) -> Message:
    """Send the answer; the reply to its last part, or the first refusal."""
    if answer.act is None:
        message: Message = {"cmd": "act", "seat": answer.sender, "ask": ask["ask"], "withdraw": True}
        return table.input(message if at is None else {**message, "at": at})
    parts = one_by_one(answer.act, words) if ask["form"] == "each" else [answer.act]
    for part in parts:
        reply = table.act(answer.sender, ask["ask"], part, at)
        if "refused" in reply:
            break
    return reply


def one_by_one(act: Act, words: Vocabulary) -> list[Act]:
    """A choice of several things as one act for each, in the order of its canonical text.

    `discard bullet 5D + ricochet 7H` becomes `discard bullet 5D` and `discard ricochet 7H`.
    """
    name = _set_parameter(act.move, words)
    if name is None or len(act.move[name]) < 2:
        return [act]
    chosen = act.move[name]
    together = " + ".join(str(each) for each in chosen)
    return [Act(act.text.replace(together, str(each), 1), {**act.move, name: [each]}) for each in chosen]


def _set_parameter(move: Mapping[str, Any], words: Vocabulary) -> str | None:
    for shape in words["moves"].get(move["do"], {}).get("shapes", ()):
        for parameter in shape.get("params", ()):
            name: str = parameter["name"]
            if parameter.get("set") and isinstance(move.get(name), list):
                return name
    return None
