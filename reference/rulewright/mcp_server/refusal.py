"""What a tool refuses: one error for everything that cannot be done, whoever found it out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rulewright.engine.faults import IllegalMove
from rulewright.rules.names import UnknownName
from rulewright.rules.source import RulesError
from rulewright.seat.reply import NotTaken
from rulewright.seat.words import NoWords


class Refused(Exception):
    """What was asked cannot be done; the text says why and what to do."""


@contextmanager
def refusing() -> Iterator[None]:
    """Turn what the engine and the words may refuse into `Refused`."""
    try:
        yield
    except (IllegalMove, UnknownName, NoWords) as error:
        raise Refused(str(error)) from error
    except NotTaken as error:
        told = {key: error.feedback.get(key) for key in ("attempted", "code", "rule")}
        shown = ", ".join(f"{key}: {value}" for key, value in told.items() if value is not None)
        raise Refused(f"illegal: {error}" + (f" ({shown})" if shown else "")) from error
    except RulesError as error:
        raise Refused(f"the rules are at fault: {error}") from error
