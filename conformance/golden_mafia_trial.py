"""The day in the books of a game of Mafia: support, the trial and what becomes of the accused, the skip."""

from __future__ import annotations

from collections import Counter

from golden_mafia_deaths import chain, change_executioners, die, judge
from golden_mafia_dusk import nightfall
from golden_mafia_ledger import Ledger
from golden_mafia_tables import Unclear


def begin_day(books: Ledger) -> None:
    """A day begins."""
    books.rank += 1
    books.phase = "day"
    books.tried, books.trials = [], 0
    books.number += 1
    books.tell("day", nth=books.number)
    if books.online:
        books.timers["day"] = books.now + books.setting("day_ms")


def weigh(books: Ledger) -> None:
    """Whoever has support enough is put on trial."""
    if books.phase != "day" or books.over is not None:
        return
    for seat in books.living():
        if books.support_of(seat) >= books.threshold:
            if not books.may_be_tried(seat):
                raise Unclear("support of one who cannot be tried")
            open_trial(books, seat)
            return


def open_trial(books: Ledger, seat: str) -> None:
    """A player is put on trial, and defends himself."""
    books.phase, books.accused = "defence", seat
    books.trials += 1
    books.rank += 1
    books.tell("trial", accused=seat)
    for each in books.players.values():
        each.vote = ""
    books.timers["defence"] = books.now + books.setting("defence_ms")


def begin_verdict(books: Ledger) -> None:
    """The defence is over: all the others vote."""
    books.timers.pop("defence", None)
    books.phase = "verdict"
    if books.online:
        books.timers["verdict"] = books.now + books.setting("verdict_ms")
    close_early(books)


def close_early(books: Ledger) -> None:
    """The verdict waits for nobody who is away."""
    if books.phase != "verdict":
        return
    waiting = [s for s in _jury(books) if not books.players[s].vote]
    if not any(books.players[seat].connected for seat in waiting):
        end_trial(books)


def end_trial(books: Ledger) -> None:
    """The votes are counted."""
    books.timers.pop("verdict", None)
    books.rank += 1
    weights: Counter[str] = Counter()
    guilty = []
    for seat in _jury(books):
        vote = books.players[seat].vote
        if vote in ("guilty", "innocent"):
            weights[vote] += books.weight(seat)
            books.tell("voted", by=seat, vote=vote, weight=books.weight(seat))
        if vote == "guilty":
            guilty.append(seat)
    hangs = weights["guilty"] > weights["innocent"]
    if books.ruling("verdict_majority") == "living":
        hangs = 2 * weights["guilty"] > sum(books.weight(seat) for seat in _jury(books))
    accused, books.accused = books.accused, ""
    books.rank += 1
    if hangs != (weights["guilty"] > weights["innocent"]):
        books.seen.add("verdict_majority")
    if hangs:
        books.guilty_voters = guilty
        _evening(books, accused)
        return
    books.tried.append(accused)
    books.tell("acquitted", who=accused)
    for each in books.players.values():
        if each.supports == accused:
            each.supports = ""
    _back_to_the_day(books)


def _jury(books: Ledger) -> list[str]:
    return [seat for seat in books.living() if seat != books.accused]


def _evening(books: Ledger, seat: str) -> None:
    for name in ("day", "defence", "verdict"):
        books.timers.pop(name, None)
    books.phase = "evening"
    books.rank += 1
    player = books.players[seat]
    before = set(books.living())
    die(books, seat, ["hanged"])
    if player.role == "jester":
        player.met_goal = True
        player.haunts = books.setting("jester_haunt")
    for each in books.players.values():
        if each.role == "executioner" and each.goal == seat and not each.removed:
            each.met_goal |= each.alive or not books.setting("executioner_must_live")
    if books.ruling("hanging_and_stalemate") == "resets":
        if books.empty_nights:
            books.seen.add("hanging_and_stalemate")
        books.empty_nights = 0
    chain(books, seat in before and player.role == "cult_leader")
    change_executioners(books, [s for s in before if not books.players[s].alive and s != seat])
    if judge(books, at_dawn=False):
        return
    if books.online:
        books.timers["display"] = books.now + books.setting("evening_ms")


def cancel(books: Ledger) -> None:
    """The accused has left: the day goes on."""
    if books.trials >= books.setting("max_trials"):
        raise Unclear("whether a trial that is cancelled counts")
    books.timers.pop("defence", None)
    books.timers.pop("verdict", None)
    books.seen.add("cancelled")
    books.accused = ""
    _back_to_the_day(books)


def _back_to_the_day(books: Ledger) -> None:
    """A trial after which nobody hangs is over."""
    books.phase = "day"
    for each in books.players.values():
        each.vote = ""
    # Support of others has stood all the time: nobody has enough of it, or the rules are silent.
    if any(books.support_of(seat) >= books.threshold for seat in books.living()):
        raise Unclear("a second trial at the end of the first")
    count_skips(books, after_trial=True)


def count_skips(books: Ledger, after_trial: bool = False) -> None:
    """Whether so many want to skip the day that it is over."""
    if books.phase != "day" or not books.online or books.over is not None:
        return
    voters = [seat for seat in books.living() if books.players[seat].connected]
    whole = voters if books.ruling("skip_voters") == "connected" else books.living()
    skipping = [seat for seat in whole if books.players[seat].skips]
    here = [seat for seat in voters if books.players[seat].skips]
    if (2 * len(skipping) > len(whole)) != (2 * len(here) > len(voters)):
        books.seen.add("skip_voters")
    if 2 * len(skipping) > len(whole):
        if after_trial:
            raise Unclear("a day that is skipped at the end of a trial")
        books.tell("day_skipped")
        nightfall(books)
