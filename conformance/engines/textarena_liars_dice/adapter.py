"""The LiarsDice environment of TextArena, spoken to over the rulewright protocol, version 1.

The adapter translates and decides nothing: whether a bid is valid, who loses a die, who is next and when it
is over is the environment's word, so that the suite tests TextArena and not this file. What happened is read
from what the environment tells its players, and a player's own dice from the board that it sent to him.

Run it with a Python that has TextArena (see README.md): python adapter.py
"""

from __future__ import annotations

import copy
import random
import re
import sys
from pathlib import Path
from typing import Any

from textarena import ObservationType
from textarena.envs.LiarsDice import env as liars_dice
from textarena.envs.LiarsDice.env import LiarsDiceEnv

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from textarena_adapter import Adapter, Message, Refused, Table, hello, serve

HELLO = hello(
    "textarena-liars-dice",
    "liars_dice",
    "standard",
    # It takes up to 15, of which the game knows 6.
    [2, 6],
    # A one is the lowest face. Of the other disputed rules it has the reading that is the default.
    {"ones_rank": ["low"]},
    # It has no host, never closes ones, and says what was counted without showing the dice.
    lacks=["game.host", "game.ones_closed", "event.cup_opened"],
)

READINGS = {
    "ones_rank": "low",
    "closed_ones": "no_wilds",
    "opening_on_ones": "allowed",
    "challenger": "in_turn",
    "direction": "clockwise",
    "opening_minimum": "one",
    "exact_count": "bid_holds",
}

BID = re.compile(r"Player (\d+) bids (\d+) of face (\d+)\.")
CALL = re.compile(
    r"Player (\d+) calls! The actual count of face (\d+) is (\d+), which is (?:LESS than|>=) (\d+)\."
    r"\nPlayer (\d+) \(.*\) loses one die\."
)
BANNED = re.compile(r"Player (\d+) was eliminated by invalid move\.")
INVALID = re.compile(r"Player (\d+) attempted an invalid move\.")
BOARD = re.compile(r"New round - .*\nYour current Dice are: ([\d, ]*)$")


class Dice:
    """Stands in for the module `random` inside the environment's module, and nowhere else.

    The environment draws its dice with `random.randint` and offers no other seam: no argument, no method that
    could be handed faces. It throws for all players at once, in the order of their numbers; so a queue of
    faces, filled at the first die of such a throw, is what the tape says. It is part of the table, and is
    copied with it.
    """

    def __init__(self, chance: Message, seats: list[str]) -> None:
        self.tape = copy.deepcopy(chance.get("tape", {}).get("roll", {})) if "tape" in chance else None
        self.any = chance.get("missing") == "any"
        self.random = random.Random(chance.get("seed"))
        self.seats = seats
        self.placed: dict[str, list[int]] = {}
        self.remaining: dict[int, int] = {}
        self.queue: list[int] = []

    def randint(self, low: int, high: int) -> int:
        """The next die of the throw that is being made."""
        if not self.queue:
            for player, count in self.remaining.items():
                self.queue += self._throw(player, count)
        return self.queue.pop(0)

    def _throw(self, player: int, count: int) -> list[int]:
        seat = self.seats[player]
        if seat in self.placed:
            return self.placed.pop(seat)
        # At the end of a game the winner's dice are thrown once more; no tape has anything for that.
        last = sum(dice > 0 for dice in self.remaining.values()) < 2
        if count == 0 or self.tape is None or last:
            return [self.random.randint(1, 6) for _ in range(count)]
        if self.tape.get(seat):
            faces = self.tape[seat].pop(0)
            if len(faces) != count or not all(face in range(1, 7) for face in faces):
                raise Refused("rules", "chance", f"{seat} cannot throw {faces} with {count} dice")
            return list(faces)
        if not self.any:
            raise Refused("rules", "chance", f"no throw of {seat} is left on the tape")
        return [self.random.randint(1, 6) for _ in range(count)]

    def unused(self) -> Message:
        """Throws that are left on the tape."""
        left = {seat: len(throws) for seat, throws in (self.tape or {}).items() if throws}
        return {"roll": left} if left else {}


class Position:
    """A start position. The environment knows no such thing; what it could never come to is refused."""

    def __init__(self, position: Message, seats: list[str], most: int) -> None:
        placed, game = position.get("players", {}), position.get("game", {})
        self.turn, self.bidder = game.get("turn"), game.get("bidder")
        self.quantity, self.face = game.get("quantity", 0), game.get("face", 0)
        self.counts = {seat: placed.get(seat, {}).get("dice", most) for seat in seats}
        self.cups = {seat: values["cup"] for seat, values in placed.items() if values.get("cup")}
        words = set(game) | {word for values in placed.values() for word in values}
        known = words <= {"turn", "bidder", "quantity", "face", "dice", "cup"} and set(placed) <= set(seats)
        self._need(position["at"] == "bidding" and not position.get("zones"), "it has no such place")
        self._need(known, "it has no such word")
        self._check_dice(most)
        self._check_bid()

    def _check_dice(self, most: int) -> None:
        for seat, count in self.counts.items():
            self._need(count in range(most + 1), f"{seat} cannot have {count} dice")
            cup = self.cups.get(seat)
            self._need(cup is None or len(cup) == count, f"{seat} has {count} dice in the cup")
            self._need(all(face in range(1, 7) for face in cup or ()), "a die has six faces")

    def _check_bid(self) -> None:
        alive = [seat for seat, count in self.counts.items() if count]
        self._need(len(alive) > 1 and self.turn in alive, "whoever is in turn has dice, and another too")
        if self.bidder is None:
            self._need((self.quantity, self.face) == (0, 0), "a bid has a bidder")
            return
        # How many dice were bid does not matter: it takes any number, none included.
        self._need(self.face in range(1, 7), "a bid has a face")
        self._need(self.bidder in alive and self.bidder != self.turn, "a bidder is another player with dice")

    @staticmethod
    def _need(condition: bool, message: str) -> None:
        if not condition:
            raise Refused("setup", "position", message)


class Bidding(Table):
    """One environment, the dice it draws, and what it has told its players."""

    def __init__(self, seats: list[str], dice: Dice) -> None:
        self.seats = seats
        self.chance = dice
        self.env = LiarsDiceEnv()
        self.own: dict[str, list[int]] = {seat: [] for seat in seats}
        self.events: list[Message] = []
        self.count = 0
        self.turn = 1
        self.refused = False
        dice.remaining = dict.fromkeys(range(len(seats)), self.env.num_dice)
        with_dice(dice)
        try:
            self.env.reset(num_players=len(seats))
        except AssertionError as error:
            raise Refused("setup", "seats", str(error)) from None
        self.state = self.env.state
        # Dice are thrown by the counts that the environment keeps.
        dice.remaining = self.state.game_state["remaining_dice"]
        self.hear(bidder=None)

    def place(self, position: Position, dice: Dice) -> None:
        """Put a position into the environment's own state, and let it draw from these dice from now on."""
        for player, seat in enumerate(self.seats):
            self.state.game_state["remaining_dice"][player] = position.counts[seat]
            if position.counts[seat] == 0:
                self.state.add_elimination(player)
        self.state.manually_set_current_player_id(self.seats.index(position.turn), force=True)
        # The environment throws the placed dice itself, and so tells each player his own.
        dice.remaining, dice.placed = self.chance.remaining, position.cups
        self.chance = dice
        with_dice(dice)
        self.env._roll_new_dice()
        self.state.game_state["current_bid"] = {"quantity": position.quantity, "face_value": position.face}
        if position.bidder is not None:
            self.state.game_state["last_bidder_id"] = self.seats.index(position.bidder)
        self.hear(bidder=None)
        self.events.clear()

    def act(self, action: str) -> None:
        """Let the player whose turn it is say this. Afterwards `refused` tells how it was taken."""
        bidder = self.state.game_state["last_bidder_id"]
        with_dice(self.chance)
        self.env.step(action)
        self.hear(bidder)
        if not self.refused or self.state.done:
            self.turn += 1

    def hear(self, bidder: int | None) -> None:
        """Take in what the environment has told its players since the last time."""
        said = {player: list(told) for player, told in self.state.observations.items()}
        for told in self.state.observations.values():
            told.clear()
        new_round = False
        self.refused = False
        for player, told in said.items():
            for _, text, kind in told:
                self.refused |= bool(INVALID.search(text) and kind == ObservationType.GAME_ADMIN)
                board = BOARD.search(text)
                if kind == ObservationType.GAME_BOARD and board:
                    self.own[self.seats[player]] = [int(face) for face in re.findall(r"\d", board[1])]
                    new_round = True
        for _, text, kind in said[0]:
            if kind in (ObservationType.GAME_ACTION_DESCRIPTION, ObservationType.GAME_MESSAGE):
                self._tell_of(text, bidder)
        if self.state.done:
            self._event("over", self.over() or {})
        elif new_round:
            self._event("round", {"starter": self.seats[self.state.current_player_id]})

    def _tell_of(self, text: str, bidder: int | None) -> None:
        name = self.seats
        if found := BID.fullmatch(text):
            by, quantity, face = map(int, found.groups())
            self._event("bid_made", {"by": name[by], "quantity": quantity, "face": face})
        elif (found := CALL.match(text)) and bidder is not None:
            by, face, count, quantity, loser = map(int, found.groups())
            parties = {"by": name[by], "bidder": name[bidder], "quantity": quantity}
            self._event("challenged", {**parties, "face": face})
            self._event("counted", {**parties, "count": count})
            self._event("die_lost", {"who": name[loser]})
            if not self.state.is_player_alive(loser):
                self._event("out", {"who": name[loser]})
        elif found := BANNED.fullmatch(text):
            self.refused = True
            self._event("out", {"who": name[int(found[1])]})

    def _event(self, kind: str, data: Message) -> None:
        self.count += 1
        self.events.append({"n": self.count, "type": kind, "data": data, "to": "all"})

    def asks(self) -> list[Message]:
        """The player whose turn it is; nobody else is ever asked."""
        if self.state.done:
            return []
        seat = self.seats[self.state.current_player_id]
        return [{"ask": f"turn{self.turn}.{seat}", "seat": seat, "kind": "turn", "blocking": True}]

    def over(self) -> Message | None:
        """How it ended: whoever has the highest reward has won."""
        if not self.state.done:
            return None
        best = max(self.state.rewards.values())
        winners = [self.seats[player] for player, reward in self.state.rewards.items() if reward == best]
        return {"winners": winners, "because": "last_with_dice"}

    def view(self, viewer: str) -> Message:
        """What a seat has been told, and what all are told."""
        game = self.state.game_state
        bidder = game["last_bidder_id"]
        players = {}
        for player, seat in enumerate(self.seats):
            cup: Any = {"hidden": True}
            if viewer == "referee":
                cup = game["dice_rolls"][player]
            elif viewer == seat:
                cup = self.own[seat]
            dice = game["remaining_dice"][player]
            players[seat] = {"dice": dice, "cup": cup, "alive": self.state.is_player_alive(player)}
        return {
            "seat": viewer,
            "over": self.over(),
            "game": {
                "turn": self.seats[self.state.current_player_id],
                "quantity": game["current_bid"]["quantity"],
                "face": game["current_bid"]["face_value"],
                "bidder": None if bidder is None else self.seats[bidder],
                "dice_in_play": sum(game["remaining_dice"].values()),
            },
            "players": players,
            "asks": self.asks(),
        }


def with_dice(dice: Dice) -> None:
    """Let the environment's module draw from these dice from now on."""
    liars_dice.random = dice


class LiarsDice(Adapter[Bidding]):
    """What is played, and the words for it."""

    hello = HELLO

    def check(self, message: Message) -> None:
        """Refuse what it does not know."""
        if any(name != "decision_ms" or value != 0 for name, value in message.get("settings", {}).items()):
            raise Refused("setup", "setting", "there are no settings")
        if any(READINGS.get(name) != reading for name, reading in message.get("rulings", {}).items()):
            raise Refused("setup", "ruling", f"only these readings are played: {READINGS}")
        if "lineup" in message:
            raise Refused("setup", "lineup", "there are no roles")

    def new_table(self, seats: list[str], message: Message) -> Bidding:
        """A new environment, with a position put into it if there is one."""
        # The first player always opens; whoever arranges a table seats the host there.
        first = seats.index(message["host"]) if message.get("host") is not None else 0
        seats = seats[first:] + seats[:first]
        chance, position = message.get("chance", {}), message.get("position")
        if position is None:
            return Bidding(seats, Dice(chance, seats))
        table = Bidding(seats, Dice({}, seats))
        table.place(Position(position, seats, table.env.num_dice), Dice(chance, seats))
        return table

    def action_of(self, message: Message, table: Bidding) -> str:
        """A move as a player of TextArena would type it; what it has no word for is sent as it stands."""
        move = message.get("move", {})
        if move.get("do") == "challenge" and len(move) == 1:
            return "[Call]"
        if move.get("do") == "bid" and set(move) == {"do", "quantity", "face"}:
            return f"[Bid: {move['quantity']}, {move['face']}]"
        return str(message.get("id", move.get("do", "")))


def main() -> None:
    """Answer until the end of input."""
    serve(LiarsDice())


if __name__ == "__main__":
    main()
