"""The SecretMafia environment of TextArena, spoken to over the rulewright protocol, version 1.

The adapter translates and decides nothing: whether a target is valid, who dies, who is next and when it is
over is the environment's word, so that the suite tests TextArena and not this file. What happened, and what
each player knows, is read from what the environment tells its players.

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
from textarena.envs.SecretMafia import env as secret_mafia
from textarena.envs.SecretMafia.env import Phase, SecretMafiaEnv

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from textarena_adapter import Adapter, Message, Refused, Table, hello, serve

HELLO = hello("textarena-secret-mafia", "mafia", "village", [6, 15], {}, lineup=False, lacks=[])

ROLES = {"Villager": "villager", "Mafia": "mafioso", "Doctor": "doctor", "Detective": "detective"}

# For each phase: what it is for everybody, what is asked, the move that answers, the name of the order drawn.
PHASES = {
    Phase.NIGHT_MAFIA: ("night", "pointing", "kill", "team"),
    Phase.NIGHT_DOCTOR: ("night", "healing", "heal", None),
    Phase.NIGHT_DETECTIVE: ("night", "asking", "investigate", None),
    Phase.DAY_DISCUSSION: ("day", "discussion", "say", "speakers"),
    Phase.DAY_VOTING: ("voting", "voting", "vote", "voters"),
}
PLACES = {"night": Phase.NIGHT_MAFIA, "day": Phase.DAY_DISCUSSION, "voting": Phase.DAY_VOTING}

OWN_ROLE = re.compile(r"^Your role: (\w+)$", re.MULTILINE)
MATES = re.compile(r"^Your teammates are: (.*)\.$", re.MULTILINE)
INVALID = re.compile(r"Player \d+ attempted an invalid move\.")
RESULT = re.compile(r"Player (\d+) IS (NOT )?a Mafia member\.")
DEATHS = {
    re.compile(r"Player (\d+) was killed during the night\."): ["shot"],
    re.compile(r"Player (\d+) was eliminated by vote\."): ["hanged"],
    # The suite has no word for this cause.
    re.compile(r"Player (\d+) has been eliminated by making an invalid move\.+"): [],
}
NOBODY = ("No one was killed tonight.", "No consensus - nobody was eliminated.")
REASONS = {
    "All Mafia were eliminated. Village wins!": "dominance",
    "Mafia reached parity with villagers. Mafia wins!": "parity",
}


class Chance:
    """Stands in for the module `random` inside the environment's module, and nowhere else.

    The environment draws roles, orders of players and the winner of a tie with `random.shuffle`, `sample` and
    `choice`, and offers no other seam. It is part of the table, and is copied with it.
    """

    def __init__(self, chance: Message, seats: list[str], env: SecretMafiaEnv) -> None:
        self.tape = copy.deepcopy(chance["tape"]) if "tape" in chance else None
        self.any = chance.get("missing") == "any"
        self.random = random.Random(chance.get("seed"))
        self.seats = seats
        self.env = env
        self.placed: list[str] | None = None

    def shuffle(self, pool: list[str]) -> None:
        """The roles; a position says what they are."""
        wanted = self.placed if self.placed is not None else self._next("deal", "roles")
        if wanted is None:
            self.random.shuffle(pool)
            return
        pool[:] = self._take(wanted, {role: ROLES[role] for role in pool}, pool)

    def sample(self, players: list[int], k: int) -> list[int]:
        """An order of players; the environment takes them from the end."""
        wanted = self._next("deal", PHASES[self.env.phase][3])
        if wanted is None:
            return self.random.sample(players, k)
        return self._take(wanted, {player: self.seats[player] for player in players}, players)[::-1]

    def choice(self, tied: list[int]) -> int:
        """One of those with most votes."""
        wanted = self._next("pick", "game") if len(tied) > 1 else None
        if wanted is None:
            return self.random.choice(tied)
        return self._take([wanted], {player: self.seats[player] for player in tied}, tied)[0]

    def _next(self, key: str, owner: str | None) -> Any:
        if self.tape is None:
            return None
        values = self.tape.get(key, {}).get(owner)
        if values:
            return values.pop(0)
        if self.any:
            return None
        raise Refused("rules", "chance", f"the tape has no {key} of {owner} left")

    @staticmethod
    def _take(wanted: list[str], names: dict[Any, str], items: list[Any]) -> list[Any]:
        """The items in the order in which they are wanted by name, then the rest."""
        rest, taken = list(items), []
        for name in wanted:
            item = next((item for item in rest if names[item] == name), None)
            if item is None:
                raise Refused("rules", "chance", f"{name} cannot be drawn")
            rest.remove(item)
            taken.append(item)
        return taken + rest

    def unused(self) -> Message:
        """What is left on the tape."""
        left: Message = {}
        for key, owners in (self.tape or {}).items():
            counts = {owner: len(values) for owner, values in owners.items() if values}
            if counts:
                left[key] = counts
        return left


class Village(Table):
    """One environment, the chance it draws from, and what it has told its players."""

    def __init__(self, seats: list[str], chance: Message, position: Message | None) -> None:
        self.seats = seats
        self.env = SecretMafiaEnv()
        self.chance = Chance({} if position else chance, seats, self.env)
        self.events: list[Message] = []
        self.count = 0
        self.turn = 1
        self.refused = False
        self.logged = 0
        # What each player has been told: roles, votes of this round, and facts; and what everybody has.
        everybody = (*seats, "spectator")
        self.roles: dict[str, dict[str, str]] = {viewer: {} for viewer in everybody}
        self.votes: dict[str, dict[str, str]] = {viewer: {} for viewer in everybody}
        self.facts: dict[str, list[Message]] = {viewer: [] for viewer in everybody}
        if position is not None:
            self.chance.placed = self._roles_of(position)
        secret_mafia.random = self.chance
        try:
            self.env.reset(num_players=len(seats))
        except AssertionError as error:
            raise Refused("setup", "seats", str(error)) from None
        except Refused as refusal:
            if position is not None:
                refusal.answer.update(phase="setup", code="position")
            raise
        self.state = self.env.state
        if position is not None:
            self._place(position, chance)
        self.hear(self.env.phase)
        if position is not None:
            dealt = ("role_shown", "mates_meet")
            self.events = [event for event in self.events if event["type"] not in dealt]

    # -- positions ----------------------------------------------------------------------------------

    def _roles_of(self, position: Message) -> list[str]:
        game, players = position.get("game", {}), position.get("players", {})
        words = {word for values in players.values() for word in values}
        known = set(game) <= {"day"} and words <= {"role", "alive"} and set(players) <= set(self.seats)
        if position["at"] not in PLACES or position.get("zones") or not known:
            raise Refused("setup", "position", "it has no such place or word")
        return [players.get(seat, {}).get("role", "villager") for seat in self.seats]

    def _place(self, position: Message, chance: Message) -> None:
        """Put a position into the environment's own state, and let it begin the phase itself."""
        for told in self.state.observations.values():
            del told[1:]  # all but the prompt that tells a player his role
        game, players = self.state.game_state, position.get("players", {})
        game["alive_players"] = [
            player for player, seat in enumerate(self.seats) if players.get(seat, {}).get("alive", True)
        ]
        game["day_number"] = position.get("game", {}).get("day", 1)
        self.env.phase = game["phase"] = PLACES[position["at"]]
        # It says itself which positions are over, and so can never be met.
        self.env._check_win()
        if self.state.done:
            raise Refused("setup", "position", self.state.game_info[0]["reason"])
        self.state.logs = [entry for told in self.state.observations.values() for entry in told]
        self.state.logs = [(sender, text) for sender, text, _ in self.state.logs]
        self.chance = Chance(chance, self.seats, self.env)
        secret_mafia.random = self.chance
        self.env._send_phase_prompts()
        self.state.manually_set_current_player_id(self.env.next_player_ids.pop())

    # -- playing ------------------------------------------------------------------------------------

    def act(self, action: str) -> None:
        """Let the player whose turn it is say this. Afterwards `refused` tells how it was taken."""
        phase = self.env.phase
        secret_mafia.random = self.chance
        self.env.step(action)
        self.hear(phase)
        if not self.refused or self.state.done:
            self.turn += 1

    def hear(self, phase: Phase) -> None:
        """Take in what the environment has told its players since the last time, in this phase."""
        told = {player: list(messages) for player, messages in self.state.observations.items()}
        for messages in self.state.observations.values():
            messages.clear()
        self.refused = False
        # The log has the order; what is told to several one by one stands there several times.
        for sender, text in self.state.logs[self.logged :]:
            heads = {p: m[0] for p, m in told.items() if m and m[0][:2] == (sender, text)}
            for player in heads:
                told[player].pop(0)
            if heads:
                self._take_in(sender, text, next(iter(heads.values()))[2], sorted(heads), phase)
        self.logged = len(self.state.logs)
        if not self.state.game_state["votes"]:
            for votes in self.votes.values():
                votes.clear()
        if self.state.done:
            self._event("over", self.over() or {}, list(range(len(self.seats))))

    def _take_in(self, sender: int, text: str, kind: ObservationType, to: list[int], phase: Phase) -> None:
        if kind == ObservationType.PROMPT:
            self._told_role(text, to[0])
        elif kind == ObservationType.PLAYER_ACTION:
            self._told_action(sender, text, to, phase)
        elif kind == ObservationType.GAME_ADMIN:
            self.refused |= bool(INVALID.match(text))
        elif kind == ObservationType.GAME_MESSAGE:
            self._told_news(text, to)

    def _told_role(self, text: str, player: int) -> None:
        seat, own = self.seats[player], OWN_ROLE.search(text)
        if own is not None:
            self.roles[seat][seat] = ROLES[own[1]]
            self._event("role_shown", {"who": seat, "role": ROLES[own[1]]}, [player])
        if mates := MATES.search(text):
            members = [int(number) for number in re.findall(r"\d+", mates[1])]
            self.roles[seat].update({self.seats[member]: "mafioso" for member in members})
            if player == members[0]:
                self._event("mates_meet", {"members": [self.seats[member] for member in members]}, members)

    def _told_action(self, sender: int, text: str, to: list[int], phase: Phase) -> None:
        by = self.seats[sender]
        target = re.search(r"\[(\d+)\]", text)
        if phase == Phase.DAY_DISCUSSION:
            if text:
                self._event("said", {"by": by, "words": text}, to)
        elif phase in (Phase.NIGHT_MAFIA, Phase.DAY_VOTING) and target is not None:
            seat = self.seats[int(target[1])]
            for viewer in self._viewers(to):
                self.votes[viewer][by] = seat
            name = "kill_pointed" if phase == Phase.NIGHT_MAFIA else "voted"
            self._event(name, {"by": by, "target": seat}, to)

    def _told_news(self, text: str, to: list[int]) -> None:
        day = {"nth": self.state.game_state["day_number"]}
        if found := RESULT.fullmatch(text):
            fact = {"what": "mafia_member", "of": [self.seats[int(found[1])]], "is": not found[2]}
            for viewer in self._viewers(to):
                self.facts[viewer].append(fact)
            self._event("fact", {}, to, {self.seats[player]: fact for player in to})
        elif text.startswith("Night has fallen."):
            self._event("night", day, to)
        elif text.startswith("Day breaks."):
            self._event("day", day, to)
        elif text in NOBODY:
            self._event("nobody_dies", {}, to)
        for pattern, causes in DEATHS.items():
            if found := pattern.fullmatch(text):
                self._event("death", {"who": self.seats[int(found[1])], "causes": causes}, to)
                # A player whom a move of his own has put out has made no move.
                self.refused |= not causes

    def _viewers(self, to: list[int]) -> list[str]:
        everybody = ["spectator"] if len(to) == len(self.seats) else []
        return [self.seats[player] for player in to] + everybody

    def _event(self, kind: str, data: Message, to: list[int], only: Message | None = None) -> None:
        self.count += 1
        seats = "all" if len(to) == len(self.seats) else [self.seats[player] for player in to]
        event = {"n": self.count, "type": kind, "data": data, "to": seats}
        self.events.append({**event, "only": only} if only else event)

    # -- what can be seen ---------------------------------------------------------------------------

    def asks(self) -> list[Message]:
        """The player whose turn it is; nobody else is ever asked. At night nobody else is told so."""
        if self.state.done:
            return []
        seat = self.seats[self.state.current_player_id]
        place, kind = PHASES[self.env.phase][:2]
        public = place != "night"
        return [
            {"ask": f"t{self.turn}.{seat}", "seat": seat, "kind": kind, "blocking": True, "public": public}
        ]

    def over(self) -> Message | None:
        """How it ended: whoever has a reward of 1 has won."""
        if not self.state.done:
            return None
        winners = [self.seats[player] for player, reward in self.state.rewards.items() if reward == 1]
        return {"winners": winners, "because": REASONS[self.state.game_info[0]["reason"]]}

    def view(self, viewer: str) -> Message:
        """What a seat has been told, and what all are told."""
        game, hidden = self.state.game_state, {"hidden": True}
        referee = viewer == "referee"
        roles = {seat: ROLES[game["player_roles"][player]] for player, seat in enumerate(self.seats)}
        votes = {self.seats[by]: self.seats[target] for by, target in game["votes"].items()}
        facts = [fact for facts in self.facts.values() for fact in facts]
        pending = game["pending_elimination"]
        if not referee:
            roles, votes, facts = self.roles[viewer], self.votes[viewer], self.facts[viewer]
        by_night = self.env.phase == Phase.NIGHT_MAFIA
        players = {}
        for player, seat in enumerate(self.seats):
            # He hears how his own side votes at night.
            mate = referee or seat == viewer or roles.get(seat) == "mafioso"
            players[seat] = {
                "alive": player in game["alive_players"],
                "role": roles.get(seat, hidden),
                "kill_vote": (votes.get(seat) if by_night else None) if mate else hidden,
                "vote": None if by_night else votes.get(seat),
            }
        target = None if pending is None else self.seats[pending]
        return {
            "seat": viewer,
            "over": self.over(),
            "game": {
                "phase": PHASES[self.env.phase][0],
                "day": game["day_number"],
                "kill_target": target if referee else hidden,
            },
            "players": players,
            "asks": [ask for ask in self.asks() if referee or ask["public"] or ask["seat"] == viewer],
            "facts": facts,
        }


class SecretMafia(Adapter[Village]):
    """What is played, and the words for it."""

    hello = HELLO

    def check(self, message: Message) -> None:
        """Refuse what it does not know."""
        if message.get("settings"):
            raise Refused("setup", "setting", "there are no settings")
        if message.get("rulings"):
            raise Refused("setup", "ruling", "there are no rulings")
        if "lineup" in message:
            raise Refused("setup", "lineup", "the roles follow from the number of players")

    def new_table(self, seats: list[str], message: Message) -> Village:
        """A new environment, with a position put into it if there is one."""
        return Village(seats, message.get("chance", {}), message.get("position"))

    def action_of(self, message: Message, table: Village) -> str:
        """A move as a player of TextArena would type it; what it has no word for is sent as it stands."""
        move = message.get("move", {})
        wanted = PHASES[table.env.phase][2]
        if wanted == "say":
            if move.get("do") == "say" and isinstance(move.get("words"), str):
                return str(move["words"])
            if move.get("do") == "pass":
                return ""
        elif move.get("do") == wanted and set(move) == {"do", "target"} and move["target"] in table.seats:
            return f"[{table.seats.index(move['target'])}]"
        return str(message.get("id", move.get("do", "")))


def main() -> None:
    """Answer until the end of input."""
    serve(SecretMafia())


if __name__ == "__main__":
    main()
