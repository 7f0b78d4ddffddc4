"""From dusk to dawn in the books of a game of Mafia: whom the captors hold, who may do what, what is left."""

from __future__ import annotations

from golden_mafia_deaths import chain, change_executioners, die, judge
from golden_mafia_ledger import Ledger
from golden_mafia_night import Night
from golden_mafia_tables import ACTIONS, CAPTORS


def nightfall(books: Ledger) -> None:
    """A night begins, and online the captors take those whom they have chosen."""
    for name in ("day", "defence", "verdict", "display"):
        books.timers.pop(name, None)
    books.phase = "night"
    books.accused = ""
    books.rank += 1
    books.choices.clear()
    books.kill_votes.clear()
    books.prisoners.clear()
    books.gone_tonight = []
    for player in books.players.values():
        player.supports = player.vote = ""
        player.skips = player.silenced = False
    books.tell("night", nth=books.number)
    lodge = books.holders("mason", "infiltrator")
    if books.online:
        books.tell("lodge_sees", lodge, members=lodge)
        books.timers["night"] = books.now + books.setting("night_ms")
        _capture_all(books)


def _capture_all(books: Ledger) -> None:
    """The captors take whom they have chosen, the jailor before the others."""
    players = books.players
    picked = [seat for seat in books.holders(*CAPTORS) if players[seat].pick]
    jailors = [seat for seat in picked if players[seat].role == "jailor"]
    others = [seat for seat in picked if seat not in jailors]
    if books.ruling("mutual_capture") == "both_captive" and jailors and others:
        first, second = players[jailors[0]], players[others[0]]
        if (first.pick, second.pick) == (second.seat, first.seat):
            books.seen.add("mutual_capture")
            books.prisoners = {first.seat: second.seat, second.seat: first.seat}
            for seat, captor in books.prisoners.items():
                books.tell("jailed", [seat], who=seat)
                books.may_tell("captured", [captor], by=captor, prisoner=seat)
            first.pick = second.pick = ""
    for seat in (*jailors, *others):
        capture(books, seat)
    for player in players.values():
        player.pick = ""


def capture(books: Ledger, seat: str) -> None:
    """A captor takes whom he has chosen, if he can."""
    player = books.players[seat]
    to, player.pick = player.pick, ""
    if not to or not books.players[to].alive:
        return
    if seat in books.prisoners or to in books.walled:
        books.may_tell("unreachable", [seat], by=seat, to=to)
        return
    books.prisoners[to] = seat
    books.choices.pop(to, None)
    books.tell("jailed", [to], who=to)
    books.tell("captured", [seat], by=seat, prisoner=to)


def offers(books: Ledger, seat: str) -> set[str] | None:
    """The night's moves of a seat, kill of the mafia apart; None where the rules leave it open."""
    player = books.players[seat]
    if seat in books.prisoners or not player.alive:
        return set()
    if seat in books.prisoners.values():
        return {"execute"} if player.charges else set()
    heals_himself = player.spent < books.setting("doctor_self_heals")
    found = set()
    for verb, whom in ACTIONS.get(player.role, {}).items():
        if verb in ("alert", "vest", "shoot") and not player.charges:
            continue
        if verb == "recruit":
            return set() if books.number <= player.barred_until else None
        if verb in ("block", "douse", "ignite"):
            return None
        if not whom:
            found.add(verb)
            continue
        for to in books.living():
            if whom == "outsiders" and books.players[to].side == "mafia":
                continue
            if to == seat and (whom != "anybody" or (verb == "heal" and not heals_himself)):
                continue
            found.add(f"{verb} > {to}")
    return found


def dawn(books: Ledger) -> None:
    """A night is over, and what it has led to is entered."""
    books.phase = "morning"
    books.rank += 1
    night = Night(books)
    night.resolve()
    before = set(books.living())
    for seat in books.seats:
        if seat in night.causes:
            die(books, seat, night.causes[seat])
    leader_died = any(books.players[seat].role == "cult_leader" for seat in night.causes)
    books.rank += 1
    for seat in night.recruits:
        player = books.players[seat]
        player.role = "follower"
        player.remorse, player.haunts = 0, False
        cult = [s for s in books.seats if books.players[s].side == "cult"]
        for to in ([seat], books.living("cult"), cult):
            books.may_tell("joins", to, who=seat)
    chain(books, leader_died)
    books.rank += 1
    for seat in night.silenced:
        if books.players[seat].alive:
            books.players[seat].silenced = True
            books.tell("silenced", who=seat)
    change_executioners(books, [seat for seat in before if not books.players[seat].alive])
    gone = books.gone_tonight and books.ruling("removal_at_night") == "as_death"
    if gone and not night.causes and not night.recruits:
        books.seen.add("removal_at_night")
    if books.online or books.number > 1:
        books.empty_nights = 0 if night.causes or night.recruits or gone else books.empty_nights + 1
    books.prisoners.clear()
    if not judge(books, at_dawn=True) and books.online:
        books.timers["display"] = books.now + books.setting("morning_ms")
