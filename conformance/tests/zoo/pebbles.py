"""A small game and a right engine for it: the animals of this zoo are this engine with one thing broken.

Seats take one to three pebbles from a heap; whoever takes the last one wins. A seat may also roll a die that
only it sees, call a poll that the others answer at once (sealed, with a clock), or toss two of its cards.
After three pebbles the next seat has to nod first, which it cannot refuse: a transparent ask.
"""

import copy
import json
import sys
from collections.abc import Callable
from typing import Any

Message = dict[str, Any]

CAPABILITIES: Message = {
    "modes": ["plain", "swift"],
    "seats": [2, 4],
    "chance": ["tape", "seed"],
    "start": ["position", "deal"],
    "views": ["own", "spectator", "referee"],
    "legal": "set",
    "trace": True,
    "clock": True,
    "reasons": True,
    "outside": ["leave"],
    "rulings": {"last": ["wins", "loses"]},
    "settings": ["polite", "form"],
}
ENGINE: Message = {"name": "pebbles", "version": "1", "language": "Python"}


class Refused(Exception):
    """The input is refused; nothing has changed."""

    def __init__(self, phase: str, code: str, rule: str | None = None) -> None:
        self.answer: Message = {"phase": phase, "code": code}
        if rule:
            self.answer["rule"] = rule


class Pebbles:
    """One table. `answer` is the whole engine."""

    def __init__(self) -> None:
        self.table: Message = {"asks": [], "over": None}
        self.events: list[Message] = []
        self.rules: list[str] = []

    def answer(self, message: Message) -> Message:
        """The answer to one message."""
        seq, cmd = message["seq"], message["cmd"]
        if cmd == "hello":
            return {"seq": seq, "protocol": 1, "engine": ENGINE, "games": {"pebbles": CAPABILITIES}}
        if cmd == "bye":
            return {"seq": seq, "ok": True}
        if cmd == "view":
            return {"seq": seq, "view": self.view(message["seat"])}
        if cmd == "legal":
            ask = self.find(message["ask"])
            return {"seq": seq, "legal": [{"id": text, "move": as_move(text)} for text in self.legal(ask)]}
        before = copy.deepcopy(self.table)
        self.events, self.rules = [], []
        try:
            if cmd == "check":
                self.allowed(message)
            else:
                getattr(self, cmd)(message)
        except Refused as refused:
            self.table = before
            return {"seq": seq, "refused": refused.answer, "asks": self.table["asks"]}
        reply = {"seq": seq, "ok": True, "asks": self.table["asks"], "events": self.events}
        return {**reply, "over": self.table["over"], "rules": self.rules, "unused": self.unused()}

    def setup(self, message: Message) -> None:
        """Put a table here."""
        seats, position = message["seats"], message.get("position", {})
        if not 2 <= len(seats) <= 4:
            raise Refused("setup", "seats")
        if message["mode"] not in CAPABILITIES["modes"]:
            raise Refused("setup", "mode")
        self.table = {
            "seats": seats,
            "mode": message["mode"],
            "polite": True,
            "form": "set",
            "asks": [],
            "over": None,
            "at": position.get("clock", 0),
            "count": 0,
            "events": 0,
            "votes": {},
            "tossed": [],
            "tape": copy.deepcopy(message.get("chance", {}).get("tape", {}).get("roll", {})),
            "game": {"turn": seats[0], "heap": 10, "ayes": None, **position.get("game", {})},
            "players": {
                seat: {"taken": 0, "face": None, "bag": [], **position.get("players", {}).get(seat, {})}
                for seat in seats
            },
        }
        self.table.update(message.get("settings", {}))
        self.ask_turn()

    def ask(self, seat: str, kind: str, **more: Any) -> None:
        """Let a seat be asked."""
        self.table["count"] += 1
        name = f"k{self.table['count']}"
        self.table["asks"].append({"ask": name, "seat": seat, "kind": kind, "blocking": True, **more})

    def ask_turn(self) -> None:
        """Ask the seat in turn."""
        self.table["asks"] = []
        self.ask(self.table["game"]["turn"], "turn")

    def tell(self, kind: str, data: Message, to: Any = "all", **more: Any) -> None:
        """Note an event."""
        self.table["events"] += 1
        self.events.append({"n": self.table["events"], "type": kind, "data": data, "to": to, **more})

    def find(self, name: str) -> Message:
        """The ask with an id."""
        for ask in self.table["asks"]:
            if ask["ask"] == name:
                found: Message = ask
                return found
        raise Refused("turn", "no_such_ask")

    def limit(self) -> int:
        """How many may be taken at once."""
        most = 5 if self.table["mode"] == "swift" else 3
        heap: int = self.table["game"]["heap"]
        return min(most, heap)

    def legal(self, ask: Message) -> list[str]:
        """Every legal move of an ask."""
        if ask["kind"] == "vote":
            return ["vote aye", "vote nay"]
        if ask["kind"] == "nod":
            return ["nod"]
        bag = self.table["players"][ask["seat"]]["bag"]
        if ask["kind"] == "toss":
            return [f"toss {card}" for card in bag if card not in self.table["tossed"]]
        moves = [f"take {number}" for number in range(1, self.limit() + 1)]
        if self.table["game"]["heap"] == 1:
            return moves
        moves += ["roll", "poll"]
        moves += [f"toss {a} + {b}" for i, a in enumerate(bag) for b in bag[i + 1 :]]
        return moves

    def allowed(self, message: Message) -> Message:
        """The ask of a legal act. Raises `Refused`."""
        if self.table["over"]:
            raise Refused("turn", "over")
        ask = self.find(message["ask"])
        if ask["seat"] != message["seat"]:
            raise Refused("turn", "not_yours")
        text = message.get("id", "")
        if message.get("withdraw") or text in self.legal(ask):
            return ask
        if text.startswith("take") and ask["kind"] == "turn":
            raise Refused("rules", "limit", "pebbles.take.limit")
        raise Refused("rules", "not_offered")

    def act(self, message: Message) -> None:
        """One move."""
        self.advance(message.get("at", self.table["at"]))
        ask = self.allowed(message)
        if message.get("withdraw"):
            ask["answered"] = False
            self.table["votes"].pop(ask["seat"], None)
            return
        verb, *words = message["id"].split(" ")
        self.rules.append(f"pebbles.{verb}")
        getattr(self, f"do_{verb}")(ask, message["seat"], words)

    def do_take(self, ask: Message, seat: str, words: list[str]) -> None:
        """Take pebbles."""
        number = int(words[0])
        game, players = self.table["game"], self.table["players"]
        game["heap"] -= number
        players[seat]["taken"] += number
        self.tell("taken", {"by": seat, "number": number})
        if game["heap"] == 0:
            self.rules.append("pebbles.end")
            self.table["asks"] = []
            self.table["over"] = {"winners": [seat], "because": "last_pebble"}
            self.tell("won", {"winner": seat})
            return
        self.next_turn()
        if number == 3 and self.table["polite"]:
            self.table["asks"] = []
            self.ask(game["turn"], "nod")

    def next_turn(self) -> None:
        """The next seat is in turn."""
        seats, game = self.table["seats"], self.table["game"]
        game["turn"] = seats[(seats.index(game["turn"]) + 1) % len(seats)]
        self.ask_turn()

    def do_nod(self, ask: Message, seat: str, words: list[str]) -> None:
        """Nod, and have one's turn."""
        self.ask_turn()

    def do_roll(self, ask: Message, seat: str, words: list[str]) -> None:
        """Roll a die that only the seat sees."""
        if not self.table["tape"].get(seat):
            raise Refused("rules", "chance")
        face = self.table["tape"][seat].pop(0)[0]
        self.table["players"][seat]["face"] = face
        self.tell("rolled", {"by": seat}, only={seat: {"face": face}})
        self.next_turn()

    def do_poll(self, ask: Message, seat: str, words: list[str]) -> None:
        """Ask all the others."""
        self.table["asks"], self.table["votes"] = [], {}
        for other in self.table["seats"]:
            if other != seat:
                more = {"changeable": True, "closes": self.table["at"] + 1000}
                self.ask(other, "vote", public=False, **more)

    def do_vote(self, ask: Message, seat: str, words: list[str]) -> None:
        """Answer a poll, sealed until all have."""
        ask["answered"] = True
        self.table["votes"][seat] = words[0]
        if all(each.get("answered") for each in self.table["asks"]):
            self.close_poll()

    def close_poll(self) -> None:
        """Count and tell."""
        ayes = sum(vote == "aye" for vote in self.table["votes"].values())
        self.table["game"]["ayes"] = ayes
        for seat, vote in self.table["votes"].items():
            self.tell("voted", {"by": seat, "vote": vote}, after=[])
        told = [event["n"] for event in self.events if event["type"] == "voted"]
        self.tell("counted", {"ayes": ayes}, after=told)
        self.next_turn()

    def do_toss(self, ask: Message, seat: str, words: list[str]) -> None:
        """Toss two cards: at once, or one after another."""
        cards = " ".join(words).split(" + ")
        bag = self.table["players"][seat]["bag"]
        for card in cards:
            bag.remove(card)
        self.tell("tossed", {"by": seat, "cards": cards})
        self.next_turn()

    def tick(self, message: Message) -> None:
        """Time passes."""
        self.advance(message["at"])

    def advance(self, at: int) -> None:
        """Close what the clock closes."""
        self.table["at"] = at
        if any(ask.get("closes") is not None and ask["closes"] <= at for ask in self.table["asks"]):
            self.close_poll()

    def outside(self, message: Message) -> None:
        """A seat leaves: it loses all of its pebbles."""
        self.table["players"][message["seat"]]["taken"] = 0
        self.tell("left", {"who": message["seat"]})

    def unused(self) -> Message:
        """What is left on the tape."""
        left = {seat: len(values) for seat, values in self.table.get("tape", {}).items() if values}
        return {"roll": left} if left else {}

    def view(self, viewer: str) -> Message:
        """What a viewer sees: faces and bags are the owner's."""
        players = {}
        for seat, values in self.table["players"].items():
            seen = dict(values)
            if viewer not in (seat, "referee"):
                seen["face"] = {"hidden": True}
                seen["bag"] = {"count": len(values["bag"])}
            players[seat] = seen
        asks = [
            ask for ask in self.table["asks"] if viewer in (ask["seat"], "referee") or ask.get("public", True)
        ]
        return {
            "seat": viewer,
            "at": self.table["at"],
            "over": self.table["over"],
            "game": self.table["game"],
            "players": players,
            "asks": asks,
        }


def as_move(text: str) -> Message:
    """The object of a move."""
    verb, *words = text.split(" ")
    if verb == "take":
        return {"do": verb, "number": int(words[0])}
    if verb == "vote":
        return {"do": verb, "answer": words[0]}
    return {"do": verb, "cards": " ".join(words).split(" + ")} if verb == "toss" else {"do": verb}


def serve(answer: Callable[[Message], Message]) -> None:
    """Answer every line of standard input until `bye`."""
    for line in sys.stdin:
        message = json.loads(line)
        say(json.dumps(answer(message)))
        if message["cmd"] == "bye":
            return


def say(text: str) -> None:
    """Write one line."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    serve(Pebbles().answer)
