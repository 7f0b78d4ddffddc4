"""Read a reply strictly: one JSON object, at the end of what was written, that names a legal move.

Nothing is looked for in prose and nothing is guessed: what is not a reply is said to be none, with what a
program (or the model behind it) needs for a better one.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

from rulewright.engine.faults import Refusal
from rulewright.engine.table import Table
from rulewright.seat.decision import Decision
from rulewright.seat.schema import parts_of

MOST_CHARACTERS = 64 * 1024
SHOWN = 500
FORMAT = '{"move": "<id of a legal move>"}'
_MOST_TRIES = 1000
_HALF = re.compile("[\ud800-\udfff]")
_KEYS = ("move", "say", "withdraw")


class NotTaken(Exception):
    """A reply that is no move. `problem` is `unparsable` or `illegal`, `feedback` what the seat is told."""

    def __init__(self, problem: str, reason: str, **told: Any) -> None:
        super().__init__(reason)
        self.problem = problem
        self.feedback: dict[str, Any] = {"problem": problem, "reason": reason, **told}


@dataclass(frozen=True)
class Reply:
    """What a reply says: a move by id or in two parts, free words, or that an answer is taken back."""

    move: str | tuple[str, str] | None
    say: str | None = None
    withdraw: bool = False


@dataclass(frozen=True)
class Taken:
    """A reply that can be done: `what` is `act` (then with `id` and `move`), `withdraw` or `wait`."""

    what: str
    ask: str | None = None
    id: str = ""
    move: dict[str, Any] | None = None


def read_reply(text: str) -> Reply:
    """The reply that a text ends with. Raises `NotTaken` (`unparsable`)."""
    if len(text) > MOST_CHARACTERS:
        raise _unparsable(text, f"a reply has at most {MOST_CHARACTERS} characters")
    found = _last_object(text)
    unknown = next((key for key in found if key not in _KEYS and not key.startswith("x_")), None)
    if unknown is not None:
        raise _unparsable(text, f"a reply has no '{unknown[:SHOWN]}'")
    say, withdraw = found.get("say"), found.get("withdraw") or False
    if say is not None and not isinstance(say, str):
        raise _unparsable(text, "'say' is a text or null")
    if not isinstance(withdraw, bool):
        raise _unparsable(text, "'withdraw' is true or false")
    if "move" not in found and not withdraw:
        raise _unparsable(text, "the reply has no 'move'")
    return Reply(_move(text, found.get("move")), say, withdraw)


def _move(text: str, given: Any) -> str | tuple[str, str] | None:
    if given is None or isinstance(given, str):
        return given
    if isinstance(given, dict) and set(given) == {"action", "target"}:
        action, target = given["action"], given["target"]
        if isinstance(action, str) and isinstance(target, str):
            return action, target
    raise _unparsable(text, "'move' is the id of a move, or an object with 'action' and 'target', or null")


def _last_object(text: str) -> dict[str, Any]:
    """The last JSON object of a text, if nothing after it begins another one that is broken or cut off."""
    # No number of a reply counts; as a whole one Python would refuse it from some thousand digits on.
    decoder = json.JSONDecoder(object_pairs_hook=_once_each, parse_int=float)
    found: dict[str, Any] | None = None
    place, tries, broken = text.find("{"), 0, False
    while place >= 0:
        tries += 1
        if tries > _MOST_TRIES:
            raise _unparsable(text, "too many braces before the reply")
        try:
            value, end = decoder.raw_decode(text, place)
            found, broken = value, False
        except json.JSONDecodeError as error:
            if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated"):
                raise _unparsable(text, "the last JSON object is cut off") from None
            broken, end = True, place + 1
        except RecursionError:
            raise _unparsable(text, "the JSON is nested too deep") from None
        except ValueError as error:
            raise _unparsable(text, str(error)) from None
        place = text.find("{", end)
    if found is None:
        raise _unparsable(text, "there is no JSON object in the reply")
    if broken:
        raise _unparsable(text, "after the last JSON object another one begins that is broken")
    return found


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"'{key[:SHOWN]}' stands twice in the JSON object")
        if any(isinstance(text, str) and _HALF.search(text) for text in (key, value)):
            # No line of UTF-8 could take it: neither the next observation nor the record of the game.
            raise ValueError("a text has half a character: of a pair of \\u escapes write both")
        found[key] = value
    return found


def _unparsable(text: str, reason: str) -> NotTaken:
    return NotTaken("unparsable", reason, end=text[-SHOWN:], format=FORMAT)


# -- what it means at a table ------------------------------------------------------------------------


def understand(table: Table, decision: Decision, reply: Reply, legal: str = "list") -> Taken:
    """What a reply does. Raises `NotTaken` (`illegal`) with the attempted move and why it cannot be.

    With `legal="list"` a move is one of the ids listed; with `"none"` any text that the table takes.
    """
    if reply.withdraw:
        return _withdrawn(decision, reply)
    if reply.move is None:
        if reply.say is not None:
            raise _illegal(None, "'say' belongs to a move that takes words: name it in 'move'")
        if decision.may_wait:
            return Taken("wait")
        raise _illegal(None, "this decision needs a move: null is none")
    attempted = attempted_id(decision, reply.move)
    choice = decision.by_id.get(attempted)
    if choice is None:
        return _unlisted(table, decision, attempted, reply.say, legal)
    if choice.words is None and reply.say is not None:
        raise _illegal(attempted, "this move takes no words: leave 'say' out, or null")
    if choice.words is not None and reply.say is None:
        raise _illegal(attempted, f"this move needs words, up to {choice.most} characters: write 'say'")
    move = choice.move(reply.say)
    refusal = table.check(decision.seat, move, choice.ask)
    if refusal is not None:
        raise _refused(attempted, refusal)
    return Taken("act", choice.ask, choice.id, move)


def _withdrawn(decision: Decision, reply: Reply) -> Taken:
    if reply.move is not None or reply.say is not None:
        raise _illegal(None, "a reply makes a move or takes an answer back, not both")
    if decision.answered is None:
        raise _illegal(None, "there is no answer to take back")
    return Taken("withdraw", decision.answered)


def attempted_id(decision: Decision, move: str | tuple[str, str]) -> str:
    """The id that is meant; of two parts that belong to no legal move, both."""
    if isinstance(move, str):
        return move
    known = parts_of(decision).get(move)
    return known if known is not None else " > ".join(move)


def _unlisted(table: Table, decision: Decision, attempted: str, say: str | None, legal: str) -> Taken:
    refusal = table.check(decision.seat, attempted)
    if refusal is not None:
        raise _refused(attempted, refusal)
    if legal == "list":
        raise _illegal(attempted, "this is not in the list of legal moves: take an id as it stands there")
    if say is not None:
        raise _illegal(attempted, "the words stand in the move already: leave 'say' out, or null")
    return Taken("act", None, attempted, None)


def _refused(attempted: str, refusal: Refusal) -> NotTaken:
    told = {"code": refusal.code, "rule": refusal.rule}
    return _illegal(attempted, refusal.message or f"refused: {refusal.code}", **told)


def _illegal(attempted: str | None, reason: str, **told: Any) -> NotTaken:
    shown = None if attempted is None else attempted[:SHOWN]
    return NotTaken("illegal", reason, attempted=shown, **told)
