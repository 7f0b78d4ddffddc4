"""The JSON Schema of a reply, in the subset of the standard that structured output of every vendor takes.

Every object is closed and names all of its keys as required, what may be missing is `null`, there is no
`anyOf` at the root, no limit on numbers or lengths, and no pattern.
"""

from __future__ import annotations

from typing import Any

from rulewright.seat.decision import Decision

# Above this a list of ids is too long for an `enum`: the moves are named in two parts.
MOST_IDS = 100
Parts = dict[tuple[str, str], str]


def reply_schema(decision: Decision, legal: str = "list") -> dict[str, Any]:
    """What a reply to a decision looks like. With `legal="list"` its `move` is exactly the legal moves; with
    `"none"` it is any text, so that the schema does not tell what the list would have told.

    `say` is there if some move takes free words, `withdraw` if an answer can be taken back; a move may be
    `null` where nobody has to make one.
    """
    shown = legal == "list"
    nullable = not shown or decision.may_wait or decision.answered is not None
    properties: dict[str, Any] = {"move": _moves(decision, nullable) if shown else _text(nullable=True)}
    if not shown or decision.talks:
        properties["say"] = _text(nullable=True)
    if not shown or decision.answered is not None:
        properties["withdraw"] = {"type": "boolean"}
    return _object(properties)


def parts_of(decision: Decision) -> Parts:
    """The moves that are named in two parts, action and target; empty if the list is short."""
    if len(decision.choices) <= MOST_IDS:
        return {}
    found: Parts = {}
    for choice in decision.choices:
        pair = _split(choice.id)
        if pair is not None and choice.words is None:
            found.setdefault(pair, choice.id)
    return found


def _split(id_: str) -> tuple[str, str] | None:
    """`play bullet 5D > c` as its action and its last target, `bid 5 3` as `bid 5` and `3`."""
    action, sign, target = id_.rpartition(" > ")
    if not sign:
        action, sign, target = id_.rpartition(" ")
    return (action, target) if sign else None


def _moves(decision: Decision, nullable: bool) -> dict[str, Any]:
    parts = parts_of(decision)
    if not parts:
        return _enum([choice.id for choice in decision.choices], nullable)
    taken = set(parts.values())
    options = [
        _object({"action": _enum(actions), "target": _enum(list(targets))})
        for targets, actions in _alike(parts).items()
    ]
    whole = [choice.id for choice in decision.choices if choice.id not in taken]
    if whole or nullable:
        options.append(_enum(whole, nullable))
    return {"anyOf": options}


def _alike(parts: Parts) -> dict[tuple[str, ...], list[str]]:
    """The actions that have the same targets, by those targets: what an action and a target must fit."""
    targets: dict[str, list[str]] = {}
    for action, target in parts:
        targets.setdefault(action, []).append(target)
    alike: dict[tuple[str, ...], list[str]] = {}
    for action, found in targets.items():
        alike.setdefault(tuple(found), []).append(action)
    return alike


def _enum(values: list[str], nullable: bool = False) -> dict[str, Any]:
    if not values:
        return {"type": "null"}
    listed: list[str | None] = [*values, None] if nullable else [*values]
    return {"type": ["string", "null"] if nullable else "string", "enum": listed}


def _text(nullable: bool) -> dict[str, Any]:
    return {"type": ["string", "null"] if nullable else "string"}


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
