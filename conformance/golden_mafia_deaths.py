"""Deaths in the books of a game of Mafia, and its end: what a death leads to, when it is over, who wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from golden_mafia_ledger import Ledger
from golden_mafia_tables import KILLERS, ROLES


def die(books: Ledger, seat: str, causes: list[str]) -> None:
    """A player dies, and what he was is shown as far as that is wanted."""
    player = books.players[seat]
    player.alive = False
    books.grace.pop(seat, None)
    void(books, seat)
    books.tell("death", who=seat, causes=causes)
    shown = books.setting("reveal_on_death")
    if shown != "nothing":
        books.tell(
            "fact",
            what=shown,
            of=[seat],
            **{"is": player.role if shown == "role" else player.side},
        )


def void(books: Ledger, seat: str) -> None:
    """Support and votes of one who is no more, and the support of him."""
    player = books.players[seat]
    player.supports = player.vote = ""
    player.skips = False
    for each in books.players.values():
        if each.supports == seat:
            each.supports = ""


def chain(books: Ledger, leader_died: bool) -> None:
    """Followers do not outlive their leader."""
    books.rank += 1
    if leader_died and books.setting("cult_chain"):
        for seat in books.holders("follower"):
            die(books, seat, ["followed"])


def change_executioners(books: Ledger, gone: Iterable[str]) -> None:
    """Executioners who have lost their target otherwise become jesters."""
    books.rank += 1
    lost = set(gone)
    for seat in books.holders("executioner"):
        player = books.players[seat]
        if player.goal not in lost or player.met_goal:
            continue
        if books.ruling("target_lost") == "keeps_role":
            books.seen.add("target_lost")
        else:
            player.role = "jester"
            books.tell("becomes_jester", [seat], who=seat)


def judge(books: Ledger, at_dawn: bool) -> bool:
    """Whether the game is over."""
    verdict = _end(books, at_dawn)
    if verdict is None:
        return False
    side, because = verdict
    books.rank += 1
    winners = _winners(books, side)
    books.over = (tuple(winners), because)
    books.phase = "over"
    books.timers.clear()
    books.grace.clear()
    shown = side if side in ("town", "mafia", "cult", "draw") else "killer"
    books.tell("decided", side=shown)
    if books.online:
        for seat, player in books.players.items():
            if player.prediction:
                right = player.prediction == shown
                books.tell("foretold", who=seat, side=player.prediction, right=right)
    books.rank += 1
    books.tell("over", winners=winners, because=because)
    return True


def _end(books: Ledger, at_dawn: bool) -> tuple[str, str] | None:
    living, armed = books.living(), _armed(books)
    killers = books.holders(*KILLERS)
    sides = [*armed, *(["cult"] if books.living("cult") and "cult" not in armed else [])]
    if not living or not sides:
        return "draw", "nobody_left"
    if len(armed) == 1:
        return armed[0], "dominance"
    if len(living) == 2:
        return _last_two(books, living), "final_two"
    if not killers:
        town, mafia, cult = (len(books.living(side)) for side in ("town", "mafia", "cult"))
        rules_cult = bool(cult and books.holders("cult_leader"))
        most_cult = rules_cult and 2 * cult > len(living)
        rivals = town + (cult if books.ruling("parity_rivals") == "town_and_cult" else 0)
        if most_cult:
            return "cult", "parity"
        if mafia and town + cult > mafia >= rivals:
            books.seen.add("parity_rivals")
        if mafia and mafia >= rivals:
            return "mafia", "parity"
    if at_dawn and books.empty_nights >= 3:
        if books.living("town"):
            return "town", "stalemate"
        counts = Counter({side: len(books.living(side)) for side in ("mafia", "cult")})
        counts.update(dict.fromkeys(killers, 1))
        top = [side for side, n in counts.items() if n == max(counts.values())]
        return (top[0] if len(top) == 1 else "draw"), "stalemate"
    return None


def _armed(books: Ledger) -> list[str]:
    cult = books.holders("cult_leader")
    if books.ruling("cult_power") == "members":
        if books.living("cult") and not cult:
            books.seen.add("cult_power")
        cult = books.living("cult")
    armed = [side for side in ("town", "mafia") if books.living(side)]
    return [*armed, *(["cult"] if cult else []), *books.holders(*KILLERS)]


def _last_two(books: Ledger, living: list[str]) -> str:
    killers = books.holders(*KILLERS)
    thieves = books.holders("thief")
    if thieves:
        return thieves[0]
    if len(killers) == 2:
        return str(books.drawn())
    first, second = sorted(living, key=lambda seat: -ROLES[books.players[seat].role].priority)
    if ROLES[books.players[first].role].priority == ROLES[books.players[second].role].priority:
        return "draw"
    return first if first in killers else books.players[first].side


def _winners(books: Ledger, side: str) -> list[str]:
    won = set()
    for seat, player in books.players.items():
        wins = seat == side or (player.side == side and side != "neutral")
        lost = side != "town" and (side != "draw" or books.ruling("draw_is_town_loss") == "yes")
        if player.role == "witch" and side == "draw" and lost:
            books.seen.add("draw_is_town_loss")
        if player.role == "witch":
            wins |= lost and (player.alive or not books.setting("witch_must_survive"))
        wins |= player.role == "survivor" and player.alive
        wins |= player.met_goal
        if wins and not player.removed:
            won.add(seat)
    return [seat for seat in books.seats if seat in won]
