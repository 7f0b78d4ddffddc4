"""How a recorded game of Mafia is played by day: what the players wish to do, and the trials."""

from __future__ import annotations

from typing import Any

from golden_mafia_asides import drop, pick, remove, talk
from golden_mafia_match import Match


def by_day(match: Match) -> None:
    """What is done by day, one thing after the other."""
    if match.day != match.ledger.number:
        match.day = match.ledger.number
        match.todo = _wishes(match)
    if drop(match):
        return
    what = match.todo.pop(0) if match.todo else "end"
    match what:
        case "reveal":
            _reveal(match)
        case "stray":
            _stray(match)
        case "trial":
            _nominate(match)
        case "wait":
            match.tick(match.table.now + 10_000)
        case "late":
            match.tick(max(match.table.now, match.ledger.timers["day"] - 30_000))
        case "pause" | "extend":
            _clock(match, what)
        case "talk":
            talk(match)
        case _:
            _end_day(match)


def _wishes(match: Match) -> list[str]:
    """What is to be done today."""
    wishes = []
    if match.online:
        pick(match)
        wishes += ["talk"] * (2 if match.plan.talk else 0)
    if match.ledger.holders("mayor") and match.chance(0.35):
        wishes.append("reveal")
    if match.chance(0.15):
        wishes.append("stray")
    if match.online and match.chance(0.15):
        wishes.append("wait")
    if not match.online and match.chance(0.15):
        wishes.append(match.random.choice(("pause", "extend")))
    if match.online and match.plan.late and match.chance(0.5):
        wishes.append("late")
    while match.chance(match.plan.trial) and wishes.count("trial") < 3:
        wishes.append("trial")
    return wishes


def _reveal(match: Match) -> None:
    """The mayors show themselves."""
    for seat in match.ledger.holders("mayor"):
        if seat in match.here() and "reveal" in match.moves(seat, "anytime"):
            match.make(seat, "reveal", "anytime")


def _stray(match: Match) -> None:
    """Somebody supports somebody, and perhaps thinks better of it."""
    seat = match.random.choice(match.here() or match.ledger.living())
    found = {move: ask for move, ask in match.moves(seat, "day").items() if move.startswith("support")}
    able = [m for m in sorted(found) if not _opens(match, seat, m[-1])]
    if not able or seat not in match.here():
        return
    move = match.random.choice(able)
    match.step(seat, move, found[move])
    if "unsupport" in match.moves(seat, "day") and match.chance(0.5):
        match.make(seat, "unsupport", "day")
    skips = [each for each in match.here() if "skip" in match.moves(each, "day")]
    if len(skips) > 3 and match.chance(0.5):
        seat = match.random.choice(skips)
        match.make(seat, "skip", "day")
        match.make(seat, "unskip", "day")


def _opens(match: Match, seat: str, accused: str) -> bool:
    """Whether support would open a trial."""
    own = match.ledger.players[seat].supports == accused
    ledger = match.ledger
    return not own and ledger.support_of(accused) + ledger.support_by(seat) >= ledger.threshold


def _nominate(match: Match) -> None:
    """So many support somebody that he is put on trial."""
    ledger = match.ledger
    able = [seat for seat in ledger.living() if ledger.may_be_tried(seat)]
    if match.plan.aim != "anybody" and match.chance(0.75):
        bad = [s for s in able if (ledger.players[s].side != "town") == (match.plan.aim == "guilty")]
        able = bad or able
    if not able:
        return
    accused = match.random.choice(able)
    voters = [s for s in match.here() if s != accused and ledger.players[s].supports != accused]
    match.random.shuffle(voters)
    needed = ledger.threshold - ledger.support_of(accused)
    weights = {seat: ledger.support_by(seat) for seat in voters}
    chosen: list[str] = []
    for seat in voters:
        if sum(weights[each] for each in chosen) < needed:
            chosen.append(seat)
    total = sum(weights[each] for each in chosen)
    if total < needed:
        return
    move = f"support > {accused}"
    if total - min(weights[each] for each in chosen) < needed:
        match.together({seat: (move, match.moves(seat, "day")[move]) for seat in sorted(chosen)})
        return
    for seat in chosen:
        if match.phase == "day" and match.table.over is None:
            match.make(seat, move, "day")


def defend(match: Match) -> None:
    """The defence: the mayor may show himself, words fall, and the clock or the moderator ends it."""
    if not match.online and match.chance(0.7):
        match.make("moderator", "end_defence", "defending")
        return
    if match.chance(0.15):
        _reveal(match)
    talk(match)
    if match.phase == "defence" and not remove(match, [match.ledger.accused]):
        match.tick(match.ledger.next_ring)


def vote(match: Match) -> None:
    """The verdict: mostly everybody votes, and sometimes the clock closes it."""
    ledger = match.ledger
    accused = ledger.accused
    guilty = match.plan.guilty
    if match.plan.aim != "anybody" and (ledger.players[accused].side == "town") == (
        match.plan.aim == "guilty"
    ):
        guilty *= 0.6
    made: dict[str, tuple[str, Any]] = {}
    lazy = match.chance(0.2)
    for seat in match.here():
        found = match.moves(seat, "verdict")
        if seat == accused or not found or (lazy and match.chance(0.2)):
            continue
        move = "abstain" if match.chance(0.1) else "guilty" if match.chance(guilty) else "innocent"
        made[seat] = (move, found[move])
    if match.phase == "verdict" and made and not any(p.vote for p in ledger.players.values()):
        match.together(made)
    if match.phase != "verdict" or match.table.over is not None:
        return
    if match.online:
        match.tick(ledger.next_ring)
        return
    match.make("moderator", "count", "verdict")


def _clock(match: Match, what: str) -> None:
    """The moderator stops the clock for a while, or gives more time."""
    if what == "extend":
        found = match.moves("moderator", "anytime")
        move = match.random.choice([each for each in sorted(found) if each.startswith("extend")])
        match.step("moderator", move, found[move])
        return
    match.make("moderator", "pause", "anytime")
    match.make("moderator", "resume", "anytime")


def _end_day(match: Match) -> None:
    """The day is skipped, or its clock runs out."""
    if not match.online:
        match.make("moderator", "skip", "anytime")
        return
    voters = [seat for seat in match.here() if not match.ledger.players[seat].skips]
    whole = len(match.here() if match.ledger.ruling("skip_voters") == "connected" else match.ledger.living())
    needed = whole // 2 + 1 - (len(match.here()) - len(voters))
    if match.chance(0.7) and 0 < needed <= len(voters):
        chosen = sorted(match.random.sample(voters, needed))
        match.together({seat: ("skip", match.moves(seat, "day")["skip"]) for seat in chosen})
        return
    match.tick(match.ledger.next_ring)
