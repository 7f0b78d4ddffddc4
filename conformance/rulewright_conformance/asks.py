"""Which ask a scripted move answers, which asks the script does not speak of, and which answer themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright_conformance.language import Vocabulary
from rulewright_conformance.model import Act, Step
from rulewright_conformance.table import Ask, Stop, Table

# So many asks in a row with one legal move each: the engine runs in circles.
PATIENCE = 200


@dataclass(frozen=True)
class Answer:
    """One scripted answer: who, under which kind of ask, which move (`None`: a withdrawal); `via` is the
    staff seat that gives it in his place."""

    seat: str
    kind: str | None
    act: Act | None
    via: str | None = None

    @property
    def sender(self) -> str:
        """The seat that sends it."""
        return self.via or self.seat


@dataclass(frozen=True)
class Script:
    """What is still to come: the steps from `first` on."""

    steps: Sequence[Step]
    first: int = 0

    def answers_to(self, words: Vocabulary, ask: Ask) -> bool:
        """Whether a scripted answer fits the ask, or a time that the script reaches closes it."""
        left = self.steps[self.first :]
        if ask["closes"] is not None:
            times = (time for step in left for time in (step.tick, step.at) if time is not None)
            if any(ask["closes"] <= time for time in times):
                return True
        return any(fits(words, answer, ask) for step in left for answer in _answers(step))


def _answers(step: Step) -> Iterator[Answer]:
    if step.what in ("move", "withdraw") and step.seat is not None:
        yield Answer(step.seat, step.kind, step.act)
    for seat, act in step.together:
        yield Answer(seat, step.kind, act)


def fits(words: Vocabulary, answer: Answer, ask: Ask) -> bool:
    """Whether an answer can be meant for an ask: same seat, same kind, or a move that the kind can take."""
    if ask["seat"] != answer.seat:
        return False
    if answer.kind is not None:
        return bool(ask["kind"] == answer.kind)
    if answer.act is None:
        return bool(ask["changeable"])
    verb = answer.act.move["do"]
    taken = words["asks"].get(ask["kind"], {}).get("moves")
    return taken is None or verb in taken or verb not in words["moves"]


def find(table: Table, words: Vocabulary, answer: Answer) -> Ask | None:
    """The pending ask that an answer is for: by kind, else the only one, else by what is legal there."""
    own = [ask for ask in table.asks if ask["seat"] == answer.seat]
    if answer.kind is not None:
        own = [ask for ask in own if ask["kind"] == answer.kind]
    if answer.act is None:
        own = [ask for ask in own if ask["changeable"] and ask["answered"]] or own
    if len(own) < 2:
        return own[0] if own else None
    near = [ask for ask in own if fits(words, answer, ask)]
    if len(near) > 1 and answer.act is not None and table.declared.get("legal") == "set":
        act = answer.act
        near = [ask for ask in near if any(is_listed_as(each, act) for each in table.legal(ask))] or near
    return (near or sorted(own, key=lambda ask: not ask["blocking"]))[0]


def is_listed_as(choice: dict[str, Any], act: Act) -> bool:
    """Whether a move is the one that an entry of a legal list stands for: the same, or with free words."""
    if "text" not in choice:
        return bool(choice["id"] == act.text)
    return choice["text"]["name"] in act.move and act.text.startswith(f'{choice["id"]} "')


def forced(table: Table, asks: Iterable[Ask]) -> Ask | None:
    """The first of these asks that is transparent: blocking, unanswered, with exactly one legal move, which
    does not want words."""
    if table.declared.get("legal") != "set":
        return None
    order = {seat: index for index, seat in enumerate(table.run.everybody)}
    waiting = [ask for ask in asks if ask["blocking"] and not ask["answered"]]
    # The engine may list asks in any order; which one is answered first must not depend on it.
    for ask in sorted(waiting, key=lambda ask: (order[ask["seat"]], ask["kind"], ask["ask"])):
        if ask["ask"] in table.spoken:
            continue
        legal = table.legal(ask)
        if len(legal) == 1 and "text" not in legal[0]:
            return ask
    return None


def answer_forced(table: Table, ask: Ask) -> None:
    """Make the only legal move of a transparent ask. Raises `Stop` if it is refused after all."""
    choice = table.legal(ask)[0]
    move = choice.get("move", {"do": choice["id"].split(" ")[0]})
    answer = table.act(ask["seat"], ask["ask"], Act(choice["id"], move), None)
    if "refused" in answer:
        message = f"the only legal move of {ask['seat']} ('{choice['id']}') was refused"
        raise Stop("accepted", message, choice["id"], answer["refused"])


def unscripted(table: Table, words: Vocabulary, script: Script, seats: Iterable[str]) -> list[Ask]:
    """Blocking asks that the script does not speak of, except those of `seats`."""
    apart = set(seats)
    return [
        ask
        for ask in table.asks
        if ask["blocking"]
        and not ask["answered"]
        and ask["seat"] not in apart
        and ask["ask"] not in table.spoken
        and not script.answers_to(words, ask)
    ]


def bring_to(
    table: Table, words: Vocabulary, answers: Sequence[Answer], script: Script
) -> tuple[Answer, Ask]:
    """Answer transparent asks until one of `answers` is asked for and nothing unscripted stands in the way.

    Returns the first of the answers that is asked for, with its ask. Raises `Stop` if none ever is, or if an
    unscripted ask has more than one legal move.
    """
    for _ in range(PATIENCE):
        found = _first_asked(table, words, answers)
        seats = {answer.seat for answer in answers}
        blocking = unscripted(table, words, script, seats)
        if found is not None and fits(words, *found) and not blocking:
            return found
        ask = forced(table, blocking)
        if ask is None and (found is None or not fits(words, *found)):
            ask = forced(table, table.asks)
        if ask is None:
            asked = found is not None and fits(words, *found)
            raise _stuck(table, answers, blocking if asked else [])
        answer_forced(table, ask)
    raise Stop("asked", f"after {PATIENCE} asks with one legal move each the scripted one has not come")


def _first_asked(table: Table, words: Vocabulary, answers: Sequence[Answer]) -> tuple[Answer, Ask] | None:
    misfit: tuple[Answer, Ask] | None = None
    for answer in answers:
        ask = find(table, words, answer)
        if ask is not None and fits(words, answer, ask):
            return answer, ask
        if ask is not None and misfit is None:
            misfit = answer, ask
    return misfit


def _stuck(table: Table, answers: Sequence[Answer], blocking: list[Ask]) -> Stop:
    if blocking:
        ask = blocking[0]
        hint = "" if table.declared.get("legal") == "set" else " (the engine does not list its legal moves)"
        message = (
            f"unscripted ask: {ask['seat']} is asked '{ask['kind']}', of which the script says nothing{hint}"
        )
        return Stop("asked", message, [answer.seat for answer in answers], blocking)
    names = " or ".join(_wanted(answer) for answer in answers)
    waiting = ", ".join(f"{ask['seat']} ({ask['kind']})" for ask in table.asks) or "nobody"
    return Stop("asked", f"nobody asks {names}; asked: {waiting}", names, waiting)


def _wanted(answer: Answer) -> str:
    what = f" for '{answer.act.text}'" if answer.act else " anything that can be taken back"
    return f"'{answer.seat}'{what}" + (f" ({answer.kind})" if answer.kind else "")


def ask_for_refusal(table: Table, words: Vocabulary, answer: Answer) -> str:
    """The id under which a move is sent that must be refused, whether or not anybody asks for it."""
    own = find(table, words, answer)
    if own is not None:
        return str(own["ask"])
    for ask in table.asks:
        if fits(words, Answer(ask["seat"], answer.kind, answer.act), ask):
            return str(ask["ask"])
    return table.last_ask.get(answer.seat, "none")
