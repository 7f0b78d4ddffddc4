"""A seat for a program that decides: what it sees as JSON and as text, what it may answer, how it is read."""

from rulewright.seat.decision import Decision, decision_of
from rulewright.seat.observation import observation
from rulewright.seat.reply import NotTaken, Taken, read_reply, understand
from rulewright.seat.schema import reply_schema

__all__ = [
    "Decision",
    "NotTaken",
    "Taken",
    "decision_of",
    "observation",
    "read_reply",
    "reply_schema",
    "understand",
]
