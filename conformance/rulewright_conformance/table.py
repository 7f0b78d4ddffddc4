"""The engine's table as the runner knows it: what waits, what happened, what was used; updated by replies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rulewright_conformance.client import Client
from rulewright_conformance.failures import EngineBroken
from rulewright_conformance.history import History
from rulewright_conformance.model import Act, Run
from rulewright_conformance.wire import Message

Ask = dict[str, Any]

_ASK_DEFAULTS: Ask = {
    "blocking": True,
    "changeable": False,
    "answered": False,
    "public": True,
    "closes": None,
    "form": "set",
}


class Stop(Exception):
    """The run cannot go on: the name of the check that failed, and what differs."""

    def __init__(self, check: str, message: str, expected: Any = None, got: Any = None) -> None:
        super().__init__(message)
        self.check = check
        self.message = message
        self.expected = expected
        self.got = got


class Table:
    """One table over one client. Views and legal lists are asked for once between two inputs."""

    def __init__(
        self,
        client: Client,
        run: Run,
        declared: Mapping[str, Any],
        parse: Callable[[str], Mapping[str, Any]],
    ) -> None:
        self.client = client
        self.parse = parse
        self.run = run
        self.declared = declared
        self.asks: list[Ask] = []
        self.history = History()
        self.over: Any = None
        self.rules: dict[str, None] = {}
        self.step_events = 0
        self.step_rules: dict[str, None] = {}
        self.unused: Mapping[str, Any] = {}
        self.spoken: set[str] = set()
        self.last_ask: dict[str, str] = {}
        self._known: dict[str, tuple[str, str]] = {}
        self._views: dict[str, Any] = {}
        self._legal: dict[str, list[dict[str, Any]]] = {}

    def begin_step(self) -> None:
        """What happens from now on belongs to a new step."""
        self.step_events = len(self.history.events)
        self.step_rules = {}

    def input(self, message: Message) -> Message:
        """Send something that may change the table; the reply or refusal, already taken in."""
        answer = self.client.ask(message)
        self._views.clear()
        self._legal.clear()
        self._take(answer)
        return answer

    def act(self, seat: str, ask: str, act: Act, at: int | None) -> Message:
        """One move under one ask."""
        message: Message = {"cmd": "act", "seat": seat, "ask": ask, "id": act.text, "move": act.move}
        if at is not None:
            message["at"] = at
        return self.input(message)

    def view(self, viewer: str) -> dict[str, Any]:
        """What a viewer sees. Raises `Stop` if the engine refuses to say."""
        if viewer not in self._views:
            answer = self.client.ask({"cmd": "view", "seat": viewer})
            if "refused" in answer:
                raise Stop(f"view.{viewer}", f"the view of {viewer} was refused", None, answer["refused"])
            self._use(answer.get("rules", ()))
            view = answer["view"]
            if view["seat"] != viewer:
                raise EngineBroken("protocol", f"the view of {viewer} says that it is of {view['seat']}")
            self._views[viewer] = {"at": 0, "over": None, "zones": {}, "asks": [], "facts": [], **view}
            self._views[viewer]["asks"] = [_whole(ask) for ask in self._views[viewer]["asks"]]
        seen: dict[str, Any] = self._views[viewer]
        return seen

    def legal(self, ask: Ask) -> list[dict[str, Any]]:
        """The legal moves of an ask. Raises `Stop` if the engine refuses to say."""
        if ask["ask"] not in self._legal:
            answer = self.client.ask({"cmd": "legal", "seat": ask["seat"], "ask": ask["ask"]})
            if "refused" in answer:
                raise Stop("legal", f"the legal moves of {ask['seat']} were refused", None, answer["refused"])
            self._use(answer.get("rules", ()))
            self._legal[ask["ask"]] = answer["legal"]
        return self._legal[ask["ask"]]

    def would_be_legal(self, ask: Ask, act: Act) -> bool:
        """Ask the engine about one move, without making it."""
        answer = self.client.ask(
            {"cmd": "check", "seat": ask["seat"], "ask": ask["ask"], "id": act.text, "move": act.move}
        )
        return "refused" not in answer

    def _take(self, answer: Message) -> None:
        if "refused" in answer:
            self._use([answer["refused"]["rule"]] if answer["refused"].get("rule") else [])
            self._use(answer.get("rules", ()))
            if "asks" in answer:
                self._take_asks(answer["asks"])
            return
        self._take_asks(answer["asks"])
        self._take_events(answer.get("events", []))
        self._use(answer.get("rules", []))
        self.over = answer.get("over")
        self.unused = answer.get("unused", {})

    def _take_asks(self, asks: list[Ask]) -> None:
        self.asks = [_whole(ask) for ask in asks]
        seen: set[str] = set()
        for ask in self.asks:
            name, question = ask["ask"], (ask["seat"], ask["kind"])
            if name in seen:
                raise EngineBroken("protocol", f"two asks have the id '{name}'")
            if self._known.setdefault(name, question) != question:
                raise EngineBroken("protocol", f"the ask id '{name}' is used for another question")
            if ask["seat"] not in self.run.everybody:
                raise EngineBroken("protocol", f"the ask '{name}' is of '{ask['seat']}', who is no seat")
            seen.add(name)
            self.last_ask[ask["seat"]] = name

    def _take_events(self, events: list[dict[str, Any]]) -> None:
        told = self.history.events
        last = told[-1]["n"] if told else -1
        for event in events:
            if event["n"] <= last:
                raise EngineBroken("protocol", f"the event number {event['n']} follows {last}; it must rise")
            if any(before >= event["n"] for before in event.get("after", ())):
                raise EngineBroken(
                    "protocol", f"the event {event['n']} comes after one that is not there yet"
                )
            last = event["n"]
            self._use(event.get("rules", ()))
            self.history.add(event)

    def _use(self, rules: Any) -> None:
        for rule in rules:
            self.rules[rule] = None
            self.step_rules[rule] = None


def _whole(ask: Ask) -> Ask:
    return {**_ASK_DEFAULTS, **ask}
