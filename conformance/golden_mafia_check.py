"""The table and the books of a game of Mafia compared: the deal, what was told, how things stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from golden_mafia_ledger import Ledger
from golden_mafia_tables import LISTS, ROLES, Told, told
from golden_parts import same, wrong

# The events that the books have.
TYPES = (
    "introduction",
    "night",
    "day",
    "trial",
    "voted",
    "acquitted",
    "day_skipped",
    "mayor_revealed",
    "put_out",
    "role_shown",
    "mates_meet",
    "lodge_sees",
    "jailed",
    "captured",
    "unreachable",
    "attack_failed",
    "survived",
    "fact",
    "recruit_failed",
    "joins",
    "silenced",
    "death",
    "becomes_jester",
    "decided",
    "foretold",
    "over",
)


def settle(books: Ledger, events: Iterable[dict[str, Any]]) -> list[tuple[int, Told]]:
    """Compare what was told with what had to be; what was told comes back, as it stands in the books, each
    with the number of its event."""
    numbered = []
    for each in events:
        kind, to = each["type"], each["to"]
        if kind not in TYPES or to == [] or (not books.online and kind in ("mates_meet", "lodge_sees")):
            continue
        data = dict(each["data"])
        for own in each.get("only", {}).values():
            data.update(own)
        numbered.append((int(each["n"]), told(kind, None if to == "all" else to, **data)))
    heard = [each for _, each in numbered]
    ranks: dict[Told, list[int]] = {}
    wanted: Counter[Told] = Counter()
    for one in books.wanted:
        bare = Told(one.type, one.data, one.to)
        wanted[bare] += 1
        if one.rank is not None:
            ranks.setdefault(bare, []).append(one.rank)
    missing, strange = wanted - Counter(heard), Counter(heard) - wanted
    strange = Counter({each: n for each, n in strange.items() if each not in books.allowed})
    if missing or strange:
        raise wrong(f"missing {list(missing)}\nstrange {list(strange)}")
    order = [ranks[each].pop(0) for each in heard if ranks.get(each)]
    if order != sorted(order):
        raise wrong(f"told in a wrong order: {heard}")
    books.wanted.clear()
    books.allowed.clear()
    return numbered


def check_deal(books: Ledger, lineup: list[str] | None) -> None:
    """The roles are those of the list, and each executioner has a target that he may have."""
    wanted = lineup or LISTS[len(books.seats)]
    dealt = [player.role for player in books.players.values()]
    if Counter(dealt) != Counter(wanted):
        raise wrong(f"dealt {dealt} out of {wanted}")
    for player in books.players.values():
        if player.role == "executioner":
            goal = books.players[player.goal].role
            if ROLES[goal].side != "town" or goal in ("mayor", "jailor"):
                raise wrong(f"an executioner is after a {goal}")
        elif player.goal:
            raise wrong(f"a {player.role} is after {player.goal}")


def compare(books: Ledger, view: dict[str, Any]) -> None:
    """The table, as the referee sees it, stands as it does in the books."""
    if books.over is None:
        same("phase", view["game"]["phase"], books.table_phase)
        same("accused", view["game"]["accused"], books.accused or None)
    same("empty nights", view["game"]["empty_nights"], books.empty_nights)
    for seat, player in books.players.items():
        about = view["players"][seat]
        for name in ("alive", "removed", "role", "silenced", "revealed", "met_goal"):
            same(f"{name} of {seat}", about[name], getattr(player, name))
        if player.alive:
            same(f"doused of {seat}", about["doused"], player.doused)
        if books.phase in ("day", "defence", "verdict"):
            same(f"support of {seat}", about["supports"], player.supports or None)
