"""Play one run against one engine: set up, make each step, look, and say what differs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from rulewright_conformance.acts import send
from rulewright_conformance.asks import (
    Answer,
    Script,
    answer_forced,
    bring_to,
    forced,
    unscripted,
)
from rulewright_conformance.checks import check_rules, settle
from rulewright_conformance.client import Client
from rulewright_conformance.failures import (
    EngineBroken,
    EngineDeclined,
    HarnessError,
    OtherVersion,
)
from rulewright_conformance.language import Language, Vocabulary
from rulewright_conformance.model import Checks, Run, Step
from rulewright_conformance.outcome import Found, differs, passed
from rulewright_conformance.refusals import expect_refusal, refusal_of_setup
from rulewright_conformance.results import CheckResult, RunResult, Status
from rulewright_conformance.table import Stop, Table

# For each step with `together`, the seats in the order in which they answer.
Orders = Mapping[int, Sequence[str]]


@dataclass
class _Notes:
    """What has come out of the run so far."""

    checks: list[CheckResult]
    progress: list[str]
    refused_by: list[str]

    def add(self, run: Run, where: str, found: Sequence[Found]) -> None:
        """Take the findings of one point."""
        prefix = f"{run.name}#{where}."
        for each in found:
            level = run.level if run.fixed_level else each.level
            check = CheckResult(prefix + each.name, level, *each[2:])
            self.checks.append(check)
            if each.status == "fail":
                self.progress.append(f"→ {each.name}: {check.summary}")


def play(
    run: Run, client: Client, declared: Mapping[str, Any], language: Language, orders: Orders | None = None
) -> RunResult:
    """The outcome of one run. Never raises for anything that the engine does.

    After the statuses `crash`, `timeout` and `protocol` the client can no longer be used.
    """
    start = perf_counter()
    notes = _Notes([], [], [])
    words = language.vocabulary(run.game, run.mode) if run.setup_refused is None else {}
    table = Table(client, run, declared, lambda text: language.parse_move(text, words, list(run.everybody)))
    status: Status
    try:
        _Play(run, table, words, notes, orders or {}).all()
        status, message = _verdict(notes)
    except (EngineBroken, EngineDeclined) as error:
        status, message = error.status, error.message
    except OtherVersion as error:
        status, message = "protocol", str(error)
    except HarnessError as error:
        status, message = "untestable", str(error)
    if status not in ("pass", "fail"):
        notes.progress.append(f"→ {message}")
    return RunResult(
        run=run,
        status=status,
        message=message,
        checks=tuple(notes.checks),
        progress=tuple(notes.progress),
        exchanges=tuple(client.recent) if status != "pass" else (),
        log=client.log() if status != "pass" else "",
        rules=tuple(table.rules),
        refused_by=tuple(notes.refused_by),
        seconds=perf_counter() - start,
    )


def _verdict(notes: _Notes) -> tuple[Status, str]:
    failed = [check for check in notes.checks if check.status == "fail"]
    if not failed:
        return "pass", ""
    first = failed[0]
    where = first.id.partition("#")[2]
    more = f" (and {len(failed) - 1} more)" if len(failed) > 1 else ""
    return "fail", f"{where}: {first.summary}{more}"


class _Play:
    """The course of one run; holds what its parts share."""

    def __init__(self, run: Run, table: Table, words: Vocabulary, notes: _Notes, orders: Orders) -> None:
        self.run = run
        self.table = table
        self.words = words
        self.notes = notes
        self.orders = orders

    def all(self) -> None:
        """Set up, all steps, and what is expected at the end; a `Stop` on the way is a failed check."""
        where = "0"
        try:
            if not self._setup():
                return
            for index, step in enumerate(self.run.steps):
                where = str(step.number)
                self.table.begin_step()
                self._step(step, Script(self.run.steps, index))
                self._look(where, step.checks, Script(self.run.steps, index + 1), whole=False)
            where = "end"
            self._look(where, self.run.expect, Script(()), whole=True)
            self._rest()
        except Stop as stop:
            self._note(where, [differs(stop.check, 1, stop.message, stop.expected, stop.got)])

    def _note(self, where: str, found: Sequence[Found]) -> None:
        self.notes.add(self.run, where, found)

    def _setup(self) -> bool:
        self.notes.progress.append(_setup_text(self.run))
        answer = self.table.input({"cmd": "setup", **self.run.setup})
        if self.run.setup_refused is not None:
            self._note("0", refusal_of_setup(self.run.setup_refused, answer, self.table.declared))
            rule = answer.get("refused", {}).get("rule")
            self.notes.refused_by.extend([rule] if rule else [])
            return False
        if "refused" in answer:
            message = f"the set-up was refused ({_reason(answer['refused'])})"
            raise Stop("accepted", message, self.run.setup, answer["refused"])
        self._note("0", [passed("accepted", 1)])
        return True

    def _step(self, step: Step, script: Script) -> None:
        self.notes.progress.append(f"{step.number}. {step.text}")
        where = str(step.number)
        if step.refuse is not None:
            found, rule = expect_refusal(self.table, self.words, step, script)
            self._note(where, found)
            self.notes.refused_by.extend([rule] if rule else [])
        elif step.what == "together":
            self._together(step, script)
        elif step.what in ("move", "withdraw"):
            assert step.seat is not None
            self._answers([Answer(step.seat, step.kind, step.act, step.via)], script, step)
        elif step.what == "tick":
            self._plain({"cmd": "tick", "at": step.tick})
        elif step.what == "outside":
            message: dict[str, Any] = {"cmd": "outside", "event": step.outside}
            message |= {} if step.seat is None else {"seat": step.seat}
            message |= {} if step.at is None else {"at": step.at}
            self._plain(message)
        if step.what != "look" and step.refuse is None:
            self._note(where, [passed("accepted", 1)])

    def _together(self, step: Step, script: Script) -> None:
        answers = [Answer(seat, step.kind, act) for seat, act in step.together]
        order = self.orders.get(step.number)
        if order is not None:
            answers.sort(key=lambda answer: order.index(answer.seat))
        self._answers(answers, script, step)

    def _answers(self, answers: list[Answer], script: Script, step: Step) -> None:
        """Give each answer when it is asked for: the first of them that is, then the next."""
        left = list(answers)
        while left:
            answer, ask = bring_to(self.table, self.words, left, script)
            left.remove(answer)
            reply = send(self.table, self.words, answer, ask, step.at)
            if "refused" in reply:
                what = answer.act.text if answer.act else "withdraw"
                message = f"'{what}' of {answer.seat} was refused ({_reason(reply['refused'])})"
                raise Stop("accepted", message, what, reply["refused"])

    def _plain(self, message: dict[str, Any]) -> None:
        reply = self.table.input(message)
        if "refused" in reply:
            text = f"'{message['cmd']}' was refused ({_reason(reply['refused'])})"
            raise Stop("accepted", text, message, reply["refused"])

    def _look(self, where: str, checks: Checks, script: Script, whole: bool) -> None:
        self._note(where, settle(self.table, checks, whole, self._answer_one(script)))

    def _answer_one(self, script: Script) -> Callable[[], bool]:
        def answer() -> bool:
            waiting = unscripted(self.table, self.words, script, ())
            ask = forced(self.table, waiting)
            if ask is None:
                return False
            answer_forced(self.table, ask)
            return True

        return answer

    def _rest(self) -> None:
        """What is checked of every run: the rules it names, and that the tape is used up."""
        self._note("end", list(check_rules(self.table, self.run.rules, whole=True)))
        chance = self.run.setup.get("chance", {})
        if "tape" not in chance or chance.get("spare", False):
            return
        left = [
            f"{key} {name}: {count}"
            for key, counts in self.table.unused.items()
            for name, count in (counts.items() if isinstance(counts, dict) else [("", counts)])
            if count
        ]
        if left:
            message = f"values left on the tape: {', '.join(left)}"
            self._note("end", [differs("tape", 1, message, {}, self.table.unused)])


def _setup_text(run: Run) -> str:
    text = f"set-up: {', '.join(run.seats)} ({run.game}, {run.mode})"
    if run.setup_refused is None:
        return text
    code = run.setup_refused.code
    return f"{text} (must be refused{f': {code}' if code else ''})"


def _reason(refused: Mapping[str, Any]) -> str:
    parts = [str(refused["phase"]), str(refused["code"] or "no code")]
    parts += [str(refused[key]) for key in ("rule", "message") if refused.get(key)]
    return ", ".join(parts)
