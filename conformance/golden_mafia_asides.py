"""What players of a recorded game of Mafia may do at any time: choose a prisoner, drop, be put out, talk."""

from __future__ import annotations

from golden_mafia_match import Match
from golden_mafia_tables import CAPTORS

WORDS = ("I trust you", "who was it", "not me", "wait and see", "look at the votes")


def pick(match: Match) -> None:
    """Captors choose a prisoner for the night."""
    for seat in match.here():
        player = match.ledger.players[seat]
        if player.role not in CAPTORS or player.pick or not match.chance(match.plan.night):
            continue
        able = {move: ask for move, ask in match.moves(seat, "anytime").items() if move.startswith("capture")}
        able = {move: ask for move, ask in able.items() if move[-1] not in match.away()}
        if "mutual_capture" in match.plan.rulings and match.chance(0.6):
            able = {m: a for m, a in able.items() if match.ledger.players[m[-1]].role in CAPTORS} or able
        if able:
            move = match.random.choice(sorted(able))
            match.step(seat, move, able[move])
            if match.chance(0.05) and "release" in match.moves(seat, "anytime"):
                match.make(seat, "release", "anytime")


def drop(match: Match) -> bool:
    """Perhaps somebody drops, for a while or for good."""
    if not match.online or not match.chance(match.plan.drops) or match.phase in ("defence", "verdict"):
        return False
    prisoners = match.ledger.walled
    able = [seat for seat in match.here() if seat not in prisoners and seat not in match.returns]
    able = [seat for seat in able if not _is_aimed_at(match, seat)]
    end = match.ledger.next_ring
    at = match.table.now + 1_000 * match.random.randint(1, 5)
    if not able or at >= end or match.away():
        return False
    seat = match.random.choice(able)
    if match.chance(0.5):
        match.returns[seat] = at + 1_000 * match.random.randint(5, 59)
    match.outside("disconnect", seat, at)
    return True


def remove(match: Match, seats: list[str]) -> bool:
    """Perhaps somebody is taken off the table."""
    able = [seat for seat in seats if not _is_aimed_at(match, seat) and seat not in match.ledger.walled]
    at = match.table.now + 2_000
    if not able or not match.chance(match.plan.removals) or at >= match.ledger.next_ring:
        return False
    match.outside("remove", match.random.choice(able), at)
    return True


def _is_aimed_at(match: Match, seat: str) -> bool:
    """Whether somebody has chosen a player for tonight."""
    picked = [player.pick for player in match.ledger.players.values()]
    chosen = [to for _, to in match.ledger.choices.values()]
    return seat in (*picked, *chosen, *match.ledger.kill_votes.values())


def talk(match: Match) -> None:
    """Perhaps somebody says something."""
    if not match.plan.talk or not match.chance(match.plan.talk):
        return
    able = []
    for seat in match.table.seats:
        for ask in match.table.asks(seat):
            for each in match.table.legal(seat, ask.id):
                if each.text is not None or each.id.startswith("talk "):
                    able.append((seat, each.id, ask))
    if able:
        channels = sorted({move for _, move, _ in able})
        channel = match.random.choice(channels)
        seat, move, ask = match.random.choice([each for each in able if each[1] == channel])
        words = f' "{match.random.choice(WORDS)}"' if move.startswith("say ") else ""
        match.step(seat, move + words, ask)
    dead = [s for s, p in match.ledger.players.items() if not p.alive and not p.removed and not p.prediction]
    if dead and match.chance(0.5):
        seat = match.random.choice(dead)
        found = {m: ask for m, ask in match.moves(seat, "anytime").items() if m.startswith("predict")}
        if found:
            move = match.random.choice(sorted(found))
            match.step(seat, move, found[move])
