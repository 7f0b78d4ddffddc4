"""Say in a language what was done at a table and what happened there, with real seats, cards and numbers.

A message `replay-…` of the game says it best; without one the sentence of the rules for the same event
(`event-…`), and without that the name of the event or move with its fields. In a sentence a seat stands
between `**`, and what somebody typed that is no move between backticks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.rules.model import Rules
from rulewright_docs.book.examples.traces import Trace
from rulewright_docs.book.examples.watch import REFEREE, Move, Stage
from rulewright_docs.words.effects import call
from rulewright_docs.words.phrases import Item, Name, Part, Phrase, Series, message_id
from rulewright_docs.words.renderer import Renderer
from rulewright_docs.words.symbols import SUIT_SIGNS

_KINDS = ("symbol", "role", "card", "character", "status", "stage", "word", "zone", "staff", "reason", "fact")
_STOPS = ".।"
# What the words in fields of events that every game has are words for.
_WORDS_OF = {"because": "reason", "zone": "zone", "from": "zone"}


@dataclass(frozen=True)
class Telling:
    """In what words a table is told: the language, the rules of the mode, and who sits at the table."""

    renderer: Renderer
    rules: Rules
    seats: frozenset[str]
    staff: frozenset[str] = frozenset()

    @property
    def all_seeing(self) -> frozenset[str]:
        """Those who are told everything."""
        return frozenset({REFEREE, *(name for name, seat in self.rules.staff.items() if seat.sees_all)})

    @property
    def typed(self) -> frozenset[str]:
        """The names of what is filled with free words."""
        return frozenset(p.name for a in self.rules.abilities for p in a.params if p.text is not None)


def telling_of(trace: Trace, rules: Rules, renderer: Renderer) -> Telling:
    """How the table of a trace is told."""
    return Telling(renderer, rules, frozenset(trace.seats), frozenset(trace.staff))


# -- events ------------------------------------------------------------------------------------------


def data_told(event: Mapping[str, Any], viewer: str, telling: Telling) -> dict[str, Any] | None:
    """What a viewer is told of an event; `None` if nothing at all. The referee is told all but what is
    internal."""
    to, only = event["to"], event.get("only") or {}
    if viewer in telling.all_seeing:
        secrets = {key: value for each in only.values() for key, value in each.items()}
        return {**event.get("data", {}), **secrets} if to or only else None
    if to != "all" and viewer not in to:
        return None
    return {**event.get("data", {}), **only.get(viewer, {})}


def event_sentence(event: Mapping[str, Any], telling: Telling, viewer: str = REFEREE) -> str | None:
    """What a viewer is told of an event, as a sentence; `None` if nothing."""
    data = data_told(event, viewer, telling)
    if data is None:
        return None
    type_, args = str(event["type"]), _arguments(data, telling)
    if type_ == "fact":
        args["what"] = Name((f"fact.{data.get('what')}",))
    if event["to"] != "all":
        args["told"] = Series(tuple(_seat(seat) for seat in event["to"]))
    keys = [f"replay-{key}" for key in _keys(type_, data, event["to"] != "all")]
    return _sentence([*keys, f"event-{message_id(type_)}"], args, _plain_event(type_, data, telling), telling)


def _keys(type_: str, data: Mapping[str, Any], secret: bool) -> list[str]:
    """The messages that may say an event, the most special one first."""
    name = message_id(type_)
    bases = [name]
    if type_ == "moved":
        way = "-".join(message_id(data.get(end)) for end in ("from", "zone"))
        own = [f"{name}-{way}-own"] if data.get("of") == data.get("to") else []
        bases = [*own, f"{name}-{way}", name]
    elif type_ == "fact":
        bases = [f"{name}-{message_id(data.get('what'))}", name]
    elif type_ == "over" and not data.get("winners"):
        bases = [f"{name}-draw"]
    endings = ("-secret", "", "-untold") if secret else ("", "-untold")
    return [base + ending for base in bases for ending in endings]


def _plain_event(type_: str, data: Mapping[str, Any], telling: Telling) -> Phrase:
    """An event by its name, with all that is known of it."""
    fields = tuple(
        Phrase("field-is", {"field": Name((f"field.{type_}.{key}", f"field.{key}")), "value": part})
        for key, value in data.items()
        for part in (_said(key, value, telling),)
    )
    args: dict[str, Part] = {"event": call(type_)}
    return Phrase("call-with", {**args, "fields": Series(fields)}) if fields else Phrase("call", args)


# -- steps -------------------------------------------------------------------------------------------


def stage_sentence(stage: Stage, telling: Telling) -> str:
    """What is done in a step; of the set-up, that the table is set up."""
    renderer = telling.renderer
    if not stage.moves:
        key = "replay-setup" if stage.refused is None else "replay-setup-refused"
        return _whole(Phrase(key, {"reason": _reason(stage.refused)} if stage.refused else {}), renderer)
    told = [step_sentence(move, telling) for move in stage.moves if not move.forced]
    if not told:
        return _whole(Phrase("replay-setup"), renderer)
    text = told[0] if len(told) == 1 else _together(told, renderer)
    if stage.refused is None:
        return text
    args: dict[str, Part] = {"sentence": text, "reason": _reason(stage.refused)}
    return _whole(Phrase("replay-refused", args), renderer)


def forced_sentences(stage: Stage, telling: Telling) -> list[str]:
    """What then followed because somebody had one possible move only."""
    forced = (step_sentence(move, telling).rstrip(_STOPS) for move in stage.moves if move.forced)
    return [_whole(Phrase("replay-forced", {"sentence": text}), telling.renderer) for text in forced]


def step_sentence(move: Move, telling: Telling) -> str:
    """One input as a sentence: a move, an answer taken back, a time, or something from outside."""
    renderer = telling.renderer
    if move.what == "tick":
        return _whole(Phrase("replay-tick", {"time": clock(move.at or 0)}), renderer)
    text = _outside(move, telling) if move.what == "outside" else _act(move, telling)
    if move.via:
        args: dict[str, Part] = {"staff": _seat_or_staff(move.via, telling), "who": _seat(move.seat)}
        text = _whole(Phrase("replay-via", {**args, "sentence": text}), renderer)
    if move.at is not None:
        text = _whole(Phrase("replay-at", {"time": clock(move.at), "sentence": text}), renderer)
    return text


def _outside(move: Move, telling: Telling) -> str:
    args: dict[str, Part] = {"who": _seat(move.seat)} if move.seat else {}
    plain = Phrase("replay-outside" if move.seat else "replay-outside-bare")
    plain.args.update(args, event=call(move.event))
    return _sentence([f"replay-outside-{message_id(move.event)}"], args, plain, telling)


def _act(move: Move, telling: Telling) -> str:
    who: dict[str, Part] = {"who": _seat_or_staff(move.seat, telling)}
    if move.what == "withdraw":
        return _whole(Phrase("replay-withdraw", who), telling.renderer)
    if "args" in move.move:
        return _whole(Phrase("replay-move-odd", {**who, "text": move.text}), telling.renderer)
    params = {key: value for key, value in move.move.items() if key != "do"}
    args = who | _arguments(params, telling)
    name = message_id(move.move["do"])
    keys = [
        "-".join((f"replay-move-{name}", *(message_id(p) for p in sorted(params)))),
        f"replay-move-{name}",
    ]
    plain = {**who, "move": Name((f"move.{move.move['do']}",))}
    if params:
        plain["params"] = Series(tuple(_said(key, value, telling) for key, value in params.items()))
    return _sentence(keys, args, Phrase("replay-move" if params else "replay-move-bare", plain), telling)


def _together(told: Sequence[str], renderer: Renderer) -> str:
    joined = "; ".join(text.rstrip(_STOPS) for text in told)
    return _whole(Phrase("replay-together", {"sentences": joined}), renderer)


def _reason(refused: Mapping[str, Any] | None) -> Phrase:
    code = message_id((refused or {}).get("code") or "")
    return Phrase("replay-why", custom=f"replay-why-{code}" if code else "")


def clock(ms: int) -> str:
    """A time as a clock shows it: `1:05`, with hours `1:00:05`, with thousandths only if there are any."""
    seconds, rest = divmod(ms, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    text = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    return f"{text}.{rest:03}".rstrip("0") if rest else text


# -- values ------------------------------------------------------------------------------------------


def value_phrase(value: Any, telling: Telling) -> Part:
    """A value of a view, an event or a move in words."""
    return _said("", value, telling)


def _arguments(data: Mapping[str, Any], telling: Telling) -> dict[str, Part]:
    """The fields as arguments of a message. Besides `x` there are `x-id`, by which a message can choose its
    words, and for numbers `x-clock`; for cards that move also where from and where to."""
    args: dict[str, Part] = {}
    for key, value in data.items():
        name = message_id(key)
        args[name] = _said(key, value, telling)
        if isinstance(value, int) and not isinstance(value, bool):
            args[f"{name}-clock"] = clock(value)
        elif value is None or isinstance(value, bool | str):
            args[f"{name}-id"] = "none" if value is None else str(value).lower().replace("_", "-")
    for end, zone, owner in (("source", "from", "of"), ("target", "zone", "to")):
        if {"from", "zone"} <= set(data):
            args[end] = _place(data[zone], data.get(owner), telling)
    return args


def _place(zone: Any, owner: Any, telling: Telling) -> Part:
    where = _said("zone", zone, telling)
    return where if owner is None else Phrase("replay-place", {"zone": where, "who": _seat(owner)})


def _said(key: str, value: Any, telling: Telling) -> Part:
    if key in telling.typed and isinstance(value, str):
        return Phrase("replay-words", {"words": value})
    if isinstance(value, bool):
        return Phrase("yes" if value else "no")
    if value is None:
        return Phrase("nobody-or-nothing")
    if isinstance(value, int):
        return value
    if isinstance(value, list):
        listed = tuple(_said(key, each, telling) for each in value)
        return Series(listed) if listed else Phrase("replay-nothing")
    return _word(str(value), telling, _WORDS_OF.get(key, ""))


def _word(word: str, telling: Telling, first: str = "") -> Part:
    """A seat, a card or another word of the game; what is none of them as it is."""
    if word in telling.seats:
        return _seat(word)
    card, _, rank = word.partition(" ")
    if card in telling.rules.documents.get("card", {}):
        name = Name((f"card.{card}",))
        return Phrase("replay-card", {"card": name, "rank": suited(rank)}, "card") if rank else name
    paths = tuple(f"{kind}.{word}" for kind in (first, *_KINDS) if kind)
    if any(path in telling.renderer.lexicon.names for path in paths):
        return Name(paths)
    return Phrase("replay-words", {"words": word.replace("_", " ")})


def suited(rank: str) -> str:
    """`10H` as `10♥`."""
    return rank[:-1] + SUIT_SIGNS[rank[-1]] if rank[-1:] in SUIT_SIGNS else rank


def _seat(seat: str) -> str:
    return f"**{seat}**"


def _seat_or_staff(seat: str, telling: Telling) -> Part:
    if seat not in telling.staff:
        return _seat(seat)
    return Phrase("replay-staff", {"name": Name((f"staff.{seat}",))})


# -- sentences ---------------------------------------------------------------------------------------


def _sentence(keys: Iterable[str], args: dict[str, Part], plain: Phrase, telling: Telling) -> str:
    """The first message that is there and asks for nothing that is not known; else the plain phrase."""
    asked = telling.renderer.asked
    found = next((key for key in keys if key in asked and asked[key] <= set(args)), None)
    return _whole(plain if found is None else Phrase(found, args), telling.renderer)


def _whole(phrase: Phrase, renderer: Renderer) -> str:
    """A sentence with its capital and its stop."""
    # As text, so that no part of it is torn out, however long it is.
    text = Phrase("replay-text", {"text": renderer.message(phrase)})
    return renderer.sentence(Item(text))[0]
