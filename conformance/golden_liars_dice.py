"""Whole games of Liar's Dice.

For each mode and each number of players there are three games; for each mode, one more with a decision
clock that sometimes runs out, and one from a position in which anyone may challenge. Who bids what is drawn
from a generator with a fixed seed, with a leaning to low bids and quick challenges, so that a game ends
within 60 moves; the dice are the reference engine's own and go onto the scenario's tape. What each
challenge must lead to (the count, the loser, the next starter) is worked out here a second time, and
nothing is written if the engine disagrees.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import rulewright
from golden_parts import HEAD, NUMBERS, Tape, TooLong, flow, over, wrong

GAME = "liars_dice"
MODES = ("standard", "perudo")
SEATS = range(2, 7)
GAMES = 3
DECISION_MS = 20_000
MOST_MOVES = 60
_CLAIMS = "[LD-009, LD-016, LD-021, LD-027, LD-028, LD-030]"


@dataclass
class Played:
    """A game while it is played: its table, and the scenario's steps as lines of YAML."""

    table: Any
    mode: str
    clock: bool = False
    anyone: bool = False
    steps: list[str] = field(default_factory=list)
    moves: int = 0


def files() -> Iterator[tuple[str, str]]:
    """The name and the text of every file."""
    for mode in MODES:
        for seats in SEATS:
            for number in range(1, GAMES + 1):
                name = f"{mode}_{NUMBERS[seats]}_players_{number}"
                yield f"{name}.yaml", write(name, mode, seats, number)
        for special in ("decision_clock", "anyone_challenges"):
            name = f"{mode}_{special}"
            yield f"{name}.yaml", write(name, mode, 4, 1, special)


def write(name: str, mode: str, count: int, number: int, special: str = "") -> str:
    """One file: the first game of its kind that is short enough."""
    attempt = 0
    while True:
        random = Random(f"{name} {attempt}")
        seats = ["a", "b", "c", "d", "e", "f"][:count]
        host = seats[(number - 1) % count]
        setup, tape = _special(special, host), Tape()
        with tape.listening():
            table = rulewright.load(GAME, mode).table(seats, seed=number * 1000 + attempt, host=host, **setup)
            clock, anyone = special == "decision_clock", special == "anyone_challenges"
            try:
                played = play(Played(table, mode, clock, anyone), random)
                break
            except TooLong:
                attempt += 1
    which = special.replace("_", " ") or f"{number} of {GAMES}"
    title = f"A game of {NUMBERS[count]} in the mode {mode} is played to its end ({which})"
    lines = [
        *HEAD,
        f"id: {GAME}.games.{name}",
        f"title: {title}",
        f"claims: {_CLAIMS}",
        f"game: {GAME}",
        f"modes: [{mode}]",
        f"seats: [{', '.join(seats)}]",
        f"host: {host}",
        *(f"{key}: {flow(value)}" for key, value in setup.items()),
        "level: 4",
        *tape.lines(seats),
        "steps:",
        *played.steps,
        "expect:",
        f"  over: {flow(over(table))}",
        "  asked: {exactly: []}",
        *_looks(table, "  "),
    ]
    return "\n".join(lines) + "\n"


def _special(special: str, host: str) -> dict[str, Any]:
    """What is said in the set-up of the special games."""
    if special == "decision_clock":
        return {"settings": {"decision_ms": DECISION_MS}}
    if special == "anyone_challenges":
        return {"rulings": {"challenger": "anyone"}, "position": {"at": "bidding", "game": {"turn": host}}}
    return {}


def play(played: Played, random: Random) -> Played:
    """Play to the end. Raises `TooLong`."""
    table = played.table
    played.steps += ["  - asked: " + _asked(table), *_looks(table, "    ")]
    while table.over is None:
        if played.moves == MOST_MOVES:
            raise TooLong
        ask = table.pending[0]
        seat = ask.seat
        legal = [each.id for each in table.legal(seat, ask.id)]
        if played.clock and random.random() < 0.25:
            played.moves += 1
            played.steps.append(f"  - tick: {ask.closes}")
            make(played, seat, legal[0], ask.closes)
            continue
        others = [each.seat for each in table.pending[1:]]
        if played.anyone and others and random.random() < 0.3:
            played.moves += 1
            played.steps += [f"  - seat: {others[-1]}", "    move: challenge", "    kind: anytime"]
            make(played, others[-1], "challenge")
            continue
        move = choose(legal, _state(table), 0.6 if len(table.seats) < 5 else 0.85, random)
        played.moves += 1
        played.steps += [f"  - seat: {seat}", f"    move: {move}"]
        make(played, seat, move)
    return played


def make(played: Played, seat: str, move: str, tick: int | None = None) -> None:
    """Make a move, or let the clock make it, and note what must come of it."""
    if move == "challenge":
        _challenge(played, seat, tick)
        return
    _go(played, seat, move, tick)
    game = _state(played.table)
    shown = {key: game[key] for key in ("quantity", "face", "bidder", "ones_closed")}
    played.steps += [f"    state: {flow({'game': shown})}", "    asked: " + _asked(played.table)]


def _go(played: Played, seat: str, move: str, tick: int | None) -> None:
    if tick is None:
        played.table.act(seat, move)
    else:
        played.table.tick(tick)


def choose(legal: list[str], game: dict[str, Any], eagerness: float, random: Random) -> str:
    """A move: mostly a challenge, else a bid not far above the last one."""
    bids = [each for each in legal if each != "challenge"]
    if "challenge" in legal and (not bids or random.random() < eagerness):
        return "challenge"
    if game["quantity"] == 0:
        wanted = max(1, int(game["dice_in_play"] * (0.2 + 0.35 * random.random())))
        bids = [each for each in bids if int(each.split(" ")[1]) >= wanted][:6] or bids
    return bids[int(random.random() ** 2 * min(len(bids), 12))]


def _challenge(played: Played, seat: str, tick: int | None = None) -> None:
    table = played.table
    before, players = _state(table), table.view("referee")["players"]
    alive = [each for each, about in players.items() if about["dice"] > 0]
    count = sum(_counts(die, before, played.mode) for each in alive for die in players[each]["cup"])
    loser = seat if count >= before["quantity"] else before["bidder"]
    left = [each for each in alive if each != loser or players[each]["dice"] > 1]
    # Cups are opened in no order, so that only one of them fits into a chain of events: now this, now that.
    one = alive[played.moves % len(alive)]
    bid = {key: before[key] for key in ("bidder", "quantity")}
    events: list[dict[str, Any]] = [
        {"type": "challenged", "data": {"by": seat, **bid, "face": before["face"]}},
        {"type": "cup_opened", "data": {"who": one, "dice": players[one]["cup"]}},
        {"type": "counted", "data": {"by": seat, **bid, "count": count}},
        {"type": "die_lost", "data": {"who": loser}},
    ]
    if loser not in left:
        events.append({"type": "out", "data": {"who": loser}})
    if len(left) == 1:
        events.append({"type": "over", "data": {"winners": left, "because": "last_with_dice"}})
    else:
        starter = loser if loser in left else _next(table.seats, loser, left)
        events.append({"type": "round", "data": {"starter": starter}})
    known = len(table.events())
    _go(played, seat, "challenge", tick)
    _compare(table.events()[known:], events)
    played.steps.append("    events:")
    played.steps += [f"      - {flow({**each, 'to': 'all'})}" for each in events]
    if table.over is None:
        played.steps += ["    asked: " + _asked(table), *_looks(table, "    ")]


def _counts(die: int, game: dict[str, Any], mode: str) -> bool:
    wild = game["face"] != 1 and (mode == "perudo" or not game["ones_closed"])
    return die == game["face"] or (die == 1 and wild)


def _next(seats: tuple[str, ...], seat: str, left: list[str]) -> str:
    place = seats.index(seat)
    return next(each for each in (*seats[place + 1 :], *seats[:place]) if each in left)


def _compare(told: list[dict[str, Any]], wanted: list[dict[str, Any]]) -> None:
    told_of = {each["type"] for each in wanted if each["type"] != "cup_opened"} | {"out", "over", "round"}
    got = [(each["type"], each["data"]) for each in told if each["type"] in told_of]
    if got != [(each["type"], each["data"]) for each in wanted if each["type"] in told_of]:
        raise wrong(f"the engine tells {got}, but it must be {wanted}")


def _state(table: Any) -> dict[str, Any]:
    game: dict[str, Any] = table.view("referee")["game"]
    return game


def _asked(table: Any) -> str:
    (ask,) = [each for each in table.pending if each.blocking]
    return flow({"exactly": [{"seat": ask.seat, "kind": ask.kind}]})


def _looks(table: Any, indent: str) -> list[str]:
    """The state of the table, and who sees which dice; at the end, that everybody sees the end."""
    view = table.view("referee")
    game = {} if table.over else {key: view["game"][key] for key in ("turn", "quantity", "ones_closed")}
    game["dice_in_play"] = view["game"]["dice_in_play"]
    players = {seat: {"dice": about["dice"]} for seat, about in view["players"].items()}
    lines = [f"{indent}state: {flow({'game': game, 'players': players})}", f"{indent}views:"]
    for viewer in (*table.seats, "spectator"):
        seen = table.view(viewer)["players"]
        # What was opened at the last challenge, and a cup without dice, is no secret.
        cups = {seat: {"cup": each["cup"]} for seat, each in seen.items() if each["dice"] and not table.over}
        shown = {"over": over(table)} if table.over else {"players": cups}
        lines.append(f"{indent}  {viewer}: {flow(shown)}")
    return lines
