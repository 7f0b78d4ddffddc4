"""How a recorded game of Mafia is played outside of the day: by the clock, or by the moderator."""

from __future__ import annotations

from random import Random
from typing import Any

from golden_mafia_asides import drop, pick, remove, talk
from golden_mafia_dusk import offers
from golden_mafia_match import Match
from golden_parts import same, wrong
from rulewright.engine.moves import playable

# Who does one of these things likes, in this share of cases, to do it to one of these roles.
KEEN = (
    (("block ",), 0.4, ("serial_killer", "escort", "consort", "veteran", "kidnapper")),
    (("stab ", "heal ", "guard "), 0.3, ("escort", "jailor", "veteran", "doctor", "mayor", "bodyguard")),
)


def by_the_clock(match: Match) -> None:
    """Online, outside of the day: what is done before the clock rings, then the clock."""
    if match.phase == "night" and not match.watched:
        match.watched = True
        _check_offers(match)
        _point(match)
    elif match.phase != "night":
        match.watched = False
        pick(match)
    if match.table.over is None:
        talk(match)
        if drop(match) or remove(match, match.ledger.living()):
            return
        match.tick(match.ledger.next_ring if match.ledger.timers else match.table.next_deadline())


def _check_offers(match: Match) -> None:
    """Everybody is offered at night what the rules give him."""
    for seat in match.ledger.living():
        wanted = offers(match.ledger, seat)
        if wanted is not None:
            same(f"night's moves of {seat}", set(match.moves(seat, "night")), wanted)


def _point(match: Match) -> None:
    """The night's choices."""
    made: dict[str, tuple[str, Any]] = {}
    more: list[tuple[str, str, Any]] = []
    mafia = [seat for seat in match.ledger.free_mafia() if seat in match.here()]
    pointing: dict[str, str] = {}
    if mafia and match.chance(match.plan.kill):
        able = [to for to in match.ledger.living("town", "cult", "neutral") if to not in match.away()]
        if able:
            prey = match.random.choice(able)
            pointers = [seat for seat in mafia if match.chance(0.6)] or mafia[:1]
            pointing = dict.fromkeys(pointers[:3], prey)
            if len(pointers) > 2 and match.chance(0.3):
                pointing[pointers[-1]] = match.random.choice(able)
    haunters = [seat for seat, player in match.ledger.players.items() if player.haunts]
    for seat in (*match.here(), *haunters):
        found = match.moves(seat, "night")
        move = _choose(match, seat, sorted(found)) if found and match.chance(match.plan.night) else ""
        if move:
            made[seat] = (move, found[move])
    for seat, to in pointing.items():
        found = match.moves(seat, "anytime")
        move = f"kill > {to}"
        if move not in found:
            continue
        if seat in made:
            more.append((seat, move, found[move]))
        else:
            made[seat] = (move, found[move])
    if made:
        match.together(made)
    for seat, move, ask in more:
        match.step(seat, move, ask)
    if pointing and match.chance(0.06):
        seat = next(iter(pointing))
        if "spare" in match.moves(seat, "anytime"):
            match.make(seat, "spare", "anytime")
    if made and match.chance(0.08):
        seat = match.random.choice(sorted(made))
        ask = made[seat][1]
        if ask.changeable:
            match.withdraw(seat, ask)


def _choose(match: Match, seat: str, able: list[str]) -> str:
    """A night's move: who kills does so, executions are rare, and nobody goes to one who is away."""
    away = match.away()
    able = [move for move in able if " > " not in move or move[-1] not in away]
    if "execute" in able:
        prisoner = next(to for to, by in match.ledger.prisoners.items() if by == seat)
        if prisoner in away or match.chance(0.4):
            able = [move for move in able if move != "execute"]
    if not able:
        return ""
    if "ignite" in able:
        able = ["ignite"] if match.chance(0.35) else [move for move in able if move != "ignite"] or able
    for verbs, share, roles in KEEN:
        if any(move.startswith(verbs) for move in able) and match.chance(share):
            able = [move for move in able if match.ledger.players[move[-1]].role in roles] or able
    return match.random.choice(able)


def by_the_moderator(match: Match) -> None:
    """At a table with a moderator, outside of the day."""
    waiting = [ask for ask in match.table.pending if ask.blocking and not ask.answered]
    if match.phase == "introducing":
        match.passed_over.clear()
        match.steps.append({"state": {"game": {"phase": "introducing"}}})
        match.tick(match.table.now + match.ledger.setting("intro_ms") * len(match.ledger.living()))
        return
    if not waiting:
        raise wrong("nobody is asked anything")
    made: dict[str, tuple[str, Any]] = {}
    for ask in waiting:
        able = [each.id for each in playable(match.table.legal(ask.seat, ask.id))]
        if len(able) > 1:
            made[ask.seat] = (_wakes(match, ask, able), ask)
    if not made:
        match.pass_over(waiting[0], playable(match.table.legal(waiting[0].seat, waiting[0].id))[0].id)
        return
    if len(made) == 1 and match.chance(0.05):
        ((seat, (move, ask)),) = made.items()
        match.step(seat, move, ask, via=True)
        return
    match.together(made)


def _wakes(match: Match, ask: Any, able: list[str]) -> str:
    """What one who is woken does."""
    seat = ask.seat
    others = [move for move in able if move != "pass"]
    if ask.kind == "pointing":
        if not match.chance(match.plan.kill):
            return "pass"
        votes = [to for to in match.ledger.kill_votes.values() if to]
        agreed = [move for move in others if votes and move == f"kill > {votes[0]}"]
        if not votes:
            # All mates point at the same moment: at one whom chance has chosen for this night.
            prey = Random(f"{match.plan.name} {match.ledger.number} {len(match.ledger.living())}")
            agreed = [prey.choice(others)]
        return match.random.choice(others) if match.chance(0.15) else match.random.choice(agreed)
    if ask.kind == "night":
        wanted = offers(match.ledger, seat)
        if wanted is not None and "haunt" not in others[0]:
            same(f"night's moves of {seat}", set(others), wanted)
    move = _choose(match, seat, others) if match.chance(match.plan.night) else ""
    return move or "pass"
