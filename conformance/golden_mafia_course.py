"""A game of Mafia in its books: how it begins, what is done, what the clock says, who is away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from golden_mafia_deaths import change_executioners, judge, void
from golden_mafia_dusk import capture, dawn, nightfall
from golden_mafia_ledger import Ledger
from golden_mafia_tables import REMOVALS_FIRST, Player, Unclear
from golden_mafia_trial import (
    begin_day,
    begin_verdict,
    cancel,
    close_early,
    count_skips,
    end_trial,
    open_trial,
    weigh,
)


def begin(
    table: Any,
    mode: str,
    setup: dict[str, Any],
    draws: Callable[[], dict[str, list[Any]]],
) -> Ledger:
    """The books of a table that has just been dealt, or of a position."""
    view = table.view("referee")
    position = setup.get("position")
    placed = position["players"] if position else {}
    players = {}
    for seat, about in view["players"].items():
        own = placed.get(seat, {})
        alive, connected = own.get("alive", True), own.get("connected", True)
        players[seat] = Player(seat, about["role"], alive, connected=connected, goal=about["goal"] or "")
    books = Ledger(
        mode,
        tuple(table.seats),
        setup.get("settings", {}),
        setup.get("rulings", {}),
        players,
        draws,
    )
    if position is None:
        _begin(books)
    else:
        _resume(books, position["at"], position.get("game", {}))
    return books


def _begin(books: Ledger) -> None:
    """The game begins."""
    for seat, player in books.players.items():
        books.tell("role_shown", [seat], who=seat, role=player.role)
    if books.online:
        mates = [seat for seat in books.seats if books.players[seat].side == "mafia"]
        books.tell("mates_meet", mates, members=mates)
        lodge = books.holders("mason", "infiltrator")
        books.tell("lodge_sees", lodge, members=lodge)
        books.timers["display"] = books.now + books.setting("reveal_ms")


def _resume(books: Ledger, at: str, game: dict[str, Any]) -> None:
    """The game goes on from a position."""
    books.number = game.get("day", 1)
    books.empty_nights = game.get("empty_nights", 0)
    for seat in books.living():
        if not books.players[seat].connected:
            books.grace[seat] = books.now + books.setting("grace_ms")
    if at == "night":
        nightfall(books)
        return
    books.number -= 1
    begin_day(books)
    if at == "trial":
        open_trial(books, game["accused"])


def act(books: Ledger, seat: str, move: str) -> None:
    """A player, or the moderator, has made a move."""
    verb, _, to = move.partition(" > ")
    if verb.startswith(("say ", "talk ", "predict ")):
        if verb.startswith("predict "):
            books.players[seat].prediction = verb.split()[1]
        return
    if seat == "moderator":
        _moderates(books, verb)
        return
    player = books.players[seat]
    match verb:
        case "capture":
            player.pick = to
            if not books.online:
                capture(books, seat)
        case "release":
            player.pick = ""
        case "kill":
            books.kill_votes[seat] = to
        case "spare":
            books.kill_votes.pop(seat, None)
        case "support":
            player.supports = to
            weigh(books)
        case "unsupport":
            player.supports = ""
        case "skip" | "unskip":
            player.skips = verb == "skip"
            count_skips(books)
        case "reveal":
            player.revealed = True
            books.tell("mayor_revealed", who=seat)
            books.tell("fact", what="role", of=[seat], **{"is": "mayor"})
            weigh(books)
        case "guilty" | "innocent" | "abstain":
            player.vote = verb
            close_early(books)
        case "pass" if not books.online:
            pass
        case _:
            books.choices[seat] = (verb, to)


def _moderates(books: Ledger, verb: str) -> None:
    """What the moderator says."""
    match verb:
        case "skip":
            books.tell("day_skipped")
            nightfall(books)
        case "end_defence":
            begin_verdict(books)
        case "count":
            end_trial(books)


def withdraw(books: Ledger, seat: str) -> None:
    """A player has taken his night's action back."""
    books.choices.pop(seat, None)


def advance(books: Ledger, at: int, is_tick: bool) -> None:
    """It is now `at`: what comes due before a move of that time, or, with a tick, at it."""
    while books.over is None:
        due = [(time, REMOVALS_FIRST.index("grace"), seat) for seat, time in books.grace.items()]
        due += [(time, REMOVALS_FIRST.index(name), name) for name, time in books.timers.items()]
        due = [each for each in due if each[0] < at or (each[0] == at and (is_tick or each[1] == 0))]
        if not due:
            break
        books.now, _, what = min(
            due, key=lambda e: (e[0], e[1], e[2] in books.seats and books.seats.index(e[2]))
        )
        if what in books.grace:
            _remove(books, what)
        else:
            del books.timers[what]
            _ring(books, what)
    books.now = max(books.now, at)


def _ring(books: Ledger, what: str) -> None:
    """A clock has run out."""
    match what:
        case "display":
            _go_on(books)
        case "night":
            dawn(books)
        case "day" if books.online:
            nightfall(books)
        case "defence":
            begin_verdict(books)
        case "verdict":
            end_trial(books)


def _go_on(books: Ledger) -> None:
    """A display is over."""
    match books.phase:
        case "revealing" if books.setting("intro"):
            books.phase = "introducing"
            books.tell("introduction")
            if books.online:
                books.timers["display"] = books.now + books.setting("intro_ms")
        case "revealing" | "introducing" | "evening":
            nightfall(books)
        case "morning":
            begin_day(books)


def sync(books: Ledger, phase: str) -> None:
    """What only the moderator says: that a night or a display is over."""
    if books.phase == "night" and phase != "night":
        dawn(books)
    while books.phase in ("revealing", "introducing", "morning", "evening") and books.phase != phase:
        _go_on(books)


def outside(books: Ledger, event: str, seat: str) -> None:
    """A player drops or returns, or is taken off the table."""
    player = books.players[seat]
    if event == "remove":
        _remove(books, seat)
        return
    player.connected = event == "reconnect"
    if event == "disconnect" and player.alive:
        books.grace[seat] = books.now + books.setting("grace_ms")
    else:
        books.grace.pop(seat, None)
    if books.phase in ("defence", "verdict") and player.vote:
        raise Unclear("whether the vote of one who is away counts")
    count_skips(books)
    close_early(books)


def _remove(books: Ledger, seat: str) -> None:
    """A player's time to return is over."""
    books.grace.pop(seat, None)
    player = books.players[seat]
    if not player.alive:
        raise Unclear("the dead are not removed")
    books.rank += 1
    player.alive, player.removed = False, True
    books.choices.pop(seat, None)
    books.kill_votes.pop(seat, None)
    void(books, seat)
    books.tell("put_out", who=seat)
    books.tell("fact", what="role", of=[seat], **{"is": player.role})
    if books.phase == "night":
        books.gone_tonight.append(seat)
    change_executioners(books, [seat])
    if judge(books, at_dawn=False):
        return
    if books.phase in ("defence", "verdict"):
        if seat == books.accused:
            cancel(books)
            return
        close_early(books)
    count_skips(books)
    weigh(books)
