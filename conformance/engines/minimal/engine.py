"""A small engine to copy: the bidding of Liar's Dice, over the rulewright protocol, version 1."""

import json
import sys

# Say only what is true. What is declared is tested; what is not declared, or is lacking, is left out.
EVENTS = ("bid_made", "challenged", "counted", "cup_opened", "die_lost", "out", "over", "round")
WORDS = ("player.cup", "player.alive", "game.host", "game.dice_in_play", "move.challenge")
GAME = {"modes": ["standard"], "seats": [2, 6], "start": ["position", "deal"], "legal": "check"}
GAME |= {"views": ["own", "spectator", "referee"], "lacks": [*WORDS, *(f"event.{name}" for name in EVENTS)]}
HELLO = {"protocol": 1, "engine": {"name": "minimal-python", "version": "1"}, "games": {"liars_dice": GAME}}
NO_BID = {"turn": None, "quantity": 0, "face": 0, "bidder": None, "ones_closed": False}
PLAYED = {"standard", "bidding", "high", "no_wilds", "allowed", "in_turn", "clockwise", "one", "bid_holds", 0}
table = said = None  # the table, and the last answer


def need(condition, phase="setup"):
    if not condition:
        raise PermissionError(phase)


class Table:
    def __init__(self, m):
        self.asked, self.seats, host = 1, m["seats"], m.get("host", m["seats"][0])
        start = m.get("position", {"at": "bidding", "game": {"turn": host}})
        game = self.game = NO_BID | start.get("game", {})
        placed, turn, bidder = start.get("players", {}), game["turn"], game["bidder"]
        self.players = {seat: {"dice": 5} | placed.get(seat, {}) for seat in self.seats}
        alive = {seat for seat in self.seats if self.players[seat]["dice"]}
        options = [*m.get("rulings", {}).values(), *m.get("settings", {}).values()]
        need({m["mode"], start["at"], *options} <= PLAYED and {host, *placed} <= {*self.seats})
        need(2 <= len(self.players) == len(self.seats) <= 6 and all(map(str.isidentifier, self.seats)))
        need("lineup" not in m and all(len(p) == 1 and 0 <= p["dice"] <= 5 for p in self.players.values()))
        need(len(alive) > 1 and turn in alive and bidder in {None, *alive} - {turn} and len(game) == 5)
        need(game["ones_closed"] or game["face"] != 1 if bidder else game == NO_BID | {"turn": turn})
        self.legal()  # raises an error if no such bid is possible

    def legal(self):  # what is higher than a bid stands behind it
        dice = sum(player["dice"] for player in self.players.values())
        bids = [f"bid {n} {face}" for n in range(1, dice + 1) for face in (2, 3, 4, 5, 6, 1)]
        last = bids.index(f"bid {self.game['quantity']} {self.game['face']}") if self.game["bidder"] else -1
        return bids[last + 1 :]

    def bid(self, quantity, face):
        seat, order = self.game["turn"], self.seats * 2
        following = next(s for s in order[order.index(seat) + 1 :] if self.players[s]["dice"])
        self.game |= {"turn": following, "quantity": quantity, "face": face, "bidder": seat}
        self.asked, self.game["ones_closed"] = self.asked + 1, self.game["ones_closed"] or face == 1


def answer(m):
    global table
    if m["cmd"] in ("hello", "bye"):
        return HELLO if m["cmd"] == "hello" else {"ok": True}
    if m["cmd"] == "setup":
        table = None  # a set-up that is refused leaves no table
        table = Table(m)
    need(table and m["cmd"] in ("setup", "view", "check", "act"), "protocol")
    if m["cmd"] in ("check", "act"):
        need((m["seat"], m["ask"]) == (table.game["turn"], f"turn{table.asked}"), "turn")
        need(m["id"] in table.legal(), "rules")
    if m["cmd"] == "act":
        table.bid(m["move"]["quantity"], m["move"]["face"])
    asks = [{"ask": f"turn{table.asked}", "seat": table.game["turn"], "kind": "turn"}]
    seen = {"seat": m.get("seat"), "game": table.game, "players": table.players, "asks": asks}
    need(m["cmd"] != "view" or m["seat"] in (*table.seats, "spectator", "referee"), "protocol")
    return {"view": seen} if m["cmd"] == "view" else {"ok": True, "asks": asks}


while said != {"ok": True} and (line := sys.stdin.buffer.readline()):
    seq, phase = "?", "protocol"
    try:
        m = json.loads(line)
        seq, phase = m["seq"] + "" or seq, "setup" if m.get("cmd") == "setup" else phase
        said = answer(m)
    except Exception as error:  # whatever goes wrong refuses the message, and has changed nothing
        phase = str(error) if isinstance(error, PermissionError) else phase
        said = {"refused": {"phase": phase, "code": None, "message": repr(error)}}
    print(json.dumps({"seq": seq, **said}), flush=True)
