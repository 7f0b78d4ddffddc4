"""The form of messages: encode, decode, and hold both directions to `schema/wire.schema.json`."""

from __future__ import annotations

import json
from typing import Any, NoReturn

from rulewright_conformance.failures import EngineBroken, HarnessError, OtherVersion
from rulewright_conformance.lines import MAX_LINE
from rulewright_conformance.process import shorten
from rulewright_conformance.schemas import compiled, violations

PROTOCOL = 1
Message = dict[str, Any]

_ANSWERS = {"hello": "hello_answer", "legal": "legal_answer", "view": "view_answer", "bye": "bye_answer"}


class _NotWhole(ValueError):
    """A number of the answer is no whole number."""


def _refuse_number(text: str) -> NoReturn:
    raise _NotWhole(text[:40])


_encode = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode
_decode = json.JSONDecoder(parse_float=_refuse_number, parse_constant=_refuse_number).decode


def encode(message: Message) -> bytes:
    """The line of one of our messages. Raises `HarnessError` if the message is against the protocol."""
    cmd = message.get("cmd", "")
    valid = compiled("wire").get(cmd)
    if valid is None or not valid(message):
        found = violations("wire", message, cmd) if valid else []
        reasons = "; ".join(_say(each) for each in found[:3])
        raise HarnessError(f"the runner was about to send an invalid '{cmd}': {reasons}")
    line = _encode(message).encode("ascii") + b"\n"
    if len(line) > MAX_LINE:
        raise HarnessError(
            f"the runner was about to send a line of {len(line)} bytes ({MAX_LINE} are allowed)"
        )
    return line


def decode(line: bytes, cmd: str, seq: str) -> Message:
    """The answer in a line, held to the schema.

    Raises `EngineBroken` (protocol) if it is no valid answer to the message `cmd` numbered `seq`, and
    `OtherVersion` if the engine does not speak ours.
    """
    answer = _parse(line)
    if not isinstance(answer, dict):
        raise _broken("the answer is not a JSON object", line)
    if answer.get("seq") != seq:
        raise _broken(f"the answer has seq {answer.get('seq')!r} instead of '{seq}'", line)
    name = definition(cmd, answer)
    try:
        valid = compiled("wire")[name](answer)
    except RecursionError:
        raise _broken("the answer is nested too deeply", line) from None
    if not valid:
        reasons = "; ".join(_say(each) for each in violations("wire", answer, name)[:3])
        raise EngineBroken("protocol", f"the answer to '{cmd}' is against the protocol: {reasons}")
    if name == "version_answer":
        spoken = answer["protocol"]
        raise OtherVersion(
            f"the engine speaks version {spoken} of the protocol, this runner version {PROTOCOL}"
        )
    return answer


def definition(cmd: str, answer: Message) -> str:
    """Which definition of the schema an answer is held to; so that no `anyOf` has to be tried."""
    for word, name in (("skipped", "skipped"), ("errored", "errored"), ("refused", "refusal")):
        if word in answer:
            return name
    if cmd == "hello" and answer.get("protocol", PROTOCOL) != PROTOCOL:
        return "version_answer"
    return _ANSWERS.get(cmd, "reply")


def _parse(line: bytes) -> Any:
    try:
        return _decode(line.decode("utf-8"))
    except UnicodeDecodeError:
        raise _broken("the answer is not UTF-8", line) from None
    except _NotWhole as error:
        raise _broken(f"the answer has a number that is not whole ({error})", line) from None
    except RecursionError:
        raise _broken("the answer is nested too deeply", line) from None
    except ValueError:
        mark = "begins with a byte order mark" if line.startswith(b"\xef\xbb\xbf") else "is not JSON"
        raise _broken(f"the answer {mark}", line) from None


def _broken(message: str, line: bytes) -> EngineBroken:
    return EngineBroken("protocol", f"{message}: {shorten(line)}")


def _say(violation: Any) -> str:
    path = "".join(f"[{each}]" if isinstance(each, int) else f".{each}" for each in violation.path)
    return f"{path.lstrip('.')}: {violation.message}" if path else str(violation.message)
