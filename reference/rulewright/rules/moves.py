"""The canonical text of moves, read back into objects by the shapes of a vocabulary."""

from __future__ import annotations

import json
import re
from typing import Any

_COPY = re.compile(r"(?:A|[2-9]|10|J|Q|K)[SHDC]")


def parse_move(text: str, vocabulary: dict[str, Any], seats: list[str]) -> dict[str, Any]:
    """The move object of a canonical text such as `play bullet 5D > c` or `say town "hello"`.

    Free words are the last thing of a move, as a JSON string. A move that lacks only its words, as legal
    lists name it (`say town`), is an object without them. A move the vocabulary does not know becomes
    `{"do": verb, "args": […]}`, so that an engine can refuse it.
    """
    shapes = vocabulary["moves"].get(text.split(maxsplit=1)[0], {}).get("shapes", []) if text.strip() else []
    spoken = [shape for shape in shapes if _takes_words(shape)]
    if spoken and '"' in text:
        said = _said(text, spoken, vocabulary, seats)
        if said is not None:
            return said
    head, *targets = [part.strip() for part in text.strip().split(" > ")]
    words = head.split()
    verb = words[0] if words else ""
    if verb == "pass" and len(words) == 1 and not targets:
        return {"do": "pass"}
    templates = [] if '"' in text else [_without_words(shape) for shape in spoken]
    for shape in [*(s for s in shapes if s not in spoken), *templates]:
        parts = _match(shape, words[1:], targets, vocabulary, seats)
        if parts is not None:
            return {"do": verb, **parts}
    return {"do": verb, "args": [*words[1:], *(f"> {t}" for t in targets)]}


def move_forms(verb: str, shapes: list[dict[str, Any]]) -> list[str]:
    """How a move is written, a form for each of its shapes: `gift CARD > TARGET`, `say TEXT`.

    `[X]` may be left out; of `X, …` there may be several.
    """
    return list(dict.fromkeys(_form(verb, shape) for shape in shapes))


def _form(verb: str, shape: dict[str, Any]) -> str:
    words = [verb, *(["CARD"] if "card" in shape else [])]
    targets = []
    for param in shape["params"]:
        name = param["name"].upper()
        name = f'"{name}"' if param["kind"] == "text" else f"{name}, …" if param.get("set") else name
        if param["target"]:
            targets.append(f"[> {name}]" if param.get("optional") else f"> {name}")
        else:
            words.append(f"[{name}]" if param.get("optional") else name)
    return " ".join([*words, *targets])


def _takes_words(shape: dict[str, Any]) -> bool:
    return any(param["kind"] == "text" for param in shape["params"])


def _without_words(shape: dict[str, Any]) -> dict[str, Any]:
    return {**shape, "params": [param for param in shape["params"] if param["kind"] != "text"]}


def _said(
    text: str, shapes: list[dict[str, Any]], vocabulary: dict[str, Any], seats: list[str]
) -> dict[str, Any] | None:
    """The move of a text that ends in free words: they begin at the first quotation mark, which nothing else
    in a move has."""
    before, _, _ = text.partition('"')
    try:
        said = json.loads(text[len(before) :])
    except ValueError:
        return None
    head, *targets = [part.strip() for part in before.strip().split(" > ")]
    words = head.split()
    for shape in shapes:
        parts = _match(_without_words(shape), words[1:], targets, vocabulary, seats)
        if parts is not None and before != before.rstrip():
            name = next(param["name"] for param in shape["params"] if param["kind"] == "text")
            return {"do": words[0], **parts, name: said}
    return None


def _match(
    shape: dict[str, Any], words: list[str], targets: list[str], vocabulary: dict[str, Any], seats: list[str]
) -> dict[str, Any] | None:
    parts: dict[str, Any] = {}
    rest = list(words)
    if "card" in shape:
        card = _card(rest, vocabulary)
        if card is None or card.split()[0] not in shape["card"]:
            return None
        parts["card"] = card
    params = _params(shape["params"], rest, targets, vocabulary, seats)
    return None if params is None else {**parts, **params}


def _params(
    params: list[dict[str, Any]],
    words: list[str],
    targets: list[str],
    vocabulary: dict[str, Any],
    seats: list[str],
) -> dict[str, Any] | None:
    """The values of parameters, in order; one that may be left out is, where the rest does not fit else."""
    if not params:
        return None if words or targets else {}
    param, others = params[0], params[1:]
    rest, aims = list(words), list(targets)
    value = _param(param, aims if param["target"] else rest, vocabulary, seats)
    if value is not None:
        found = _params(others, rest, aims, vocabulary, seats)
        if found is not None:
            return {param["name"]: value, **found}
    return _params(others, words, targets, vocabulary, seats) if param.get("optional") else None


def _param(param: dict[str, Any], source: list[str], vocabulary: dict[str, Any], seats: list[str]) -> Any:
    if param["target"]:
        if not source:
            return None
        words = source[0].split()
        value = _values(param, words, vocabulary, seats)
        if value is None or words:
            return None
        source.pop(0)
        return value
    return _values(param, source, vocabulary, seats)


def _values(param: dict[str, Any], words: list[str], vocabulary: dict[str, Any], seats: list[str]) -> Any:
    kind = param["kind"]
    first = _value(kind, words, vocabulary, seats)
    if first is None:
        return None
    if not param["set"] and not (kind == "any" and words[:1] == ["+"]):
        return first
    values = [first]
    while words[:1] == ["+"]:
        words.pop(0)
        value = _value(kind, words, vocabulary, seats)
        if value is None:
            return None
        values.append(value)
    return values


def _value(kind: str, words: list[str], vocabulary: dict[str, Any], seats: list[str]) -> Any:
    if not words:
        return None
    if kind == "card" or (kind == "any" and words[0] in vocabulary["cards"] and words[0] not in seats):
        return _card(words, vocabulary)
    word = words.pop(0)
    if kind == "bool":
        return {"true": True, "false": False}.get(word, word)
    if kind in ("int", "any") and re.fullmatch(r"-?\d{1,15}", word):
        return int(word)
    return word


def _card(words: list[str], vocabulary: dict[str, Any]) -> str | None:
    if not words:
        return None
    kind = words.pop(0)
    if words and _COPY.fullmatch(words[0]):
        return f"{kind} {words.pop(0)}"
    return kind
