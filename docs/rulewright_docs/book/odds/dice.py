"""Odds of claims about hidden dice: the engine is asked which dice count, for every bid there is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations_with_replacement, product

from rulewright_docs.book.odds.engine import Engine, Refused
from rulewright_docs.book.odds.outcome import decision
from rulewright_docs.book.odds.plan import Plan, named, needed, plain, wrong
from rulewright_docs.book.odds.table import OddsRow, OddsTable, at_least, said
from rulewright_docs.words.phrases import Name, Part, Phrase, Series


@dataclass(frozen=True)
class Bid:
    """What a bid is on: its face, and the flags of the game that hold."""

    face: int
    flags: tuple[tuple[str, bool], ...]


@dataclass(frozen=True)
class Match:
    """How a bid is counted: how many of the faces of a die match, and how many dice above it are needed."""

    matching: int
    faces: int
    beyond: int

    @property
    def chance(self) -> Fraction:
        """The chance that one die matches."""
        return Fraction(self.matching, self.faces)


def claim_tables(plan: Plan, engine: Engine) -> tuple[OddsTable, ...]:
    """For each way in which bids are counted: without own dice, and with them."""
    if len(plan.keys["seats"]) != 2:
        raise wrong(plan.keys.at("seats"), "a claim is between two seats", "write seats: [a, b]")
    found: dict[Match, list[Bid]] = {}
    for bid in _bids(plan, engine):
        match = _match_of(plan, engine, bid)
        if match is not None:
            found.setdefault(match, []).append(bid)
    if not found:
        raise wrong(plan.keys.at("position"), "the engine refuses this position for every bid", "correct it")
    dice = {n: _dice_of(plan, engine, n) for n in range(engine.rules.seats[0], engine.rules.seats[1] + 1)}
    told = {flag for bids in found.values() for bid in bids for flag in bid.flags}
    tables = []
    for number, (match, bids) in enumerate(found.items(), 1):
        about = tuple(_about(*group, told) for group in _grouped(bids).items())
        tables.append(
            _plain_table(plan, f"{plan.id}-{number}", match, about, max(sum(d[1:]) for d in dice.values()))
        )
        tables.append(_own_table(plan, f"{plan.id}-{number}-own", match, about, dice))
    return tuple(tables)


def _faces(plan: Plan, engine: Engine) -> list[int]:
    """The faces of a die, as the rules list them."""
    constant = engine.rules.constants[named(plan.keys, "faces", engine.rules.constants, "constant")]
    value = constant.value
    if value is None or value.op != "list" or not all(e.op == "const" for e in value.args):
        raise wrong(plan.keys.at("faces"), f"the constant '{constant.name}' is no list of faces", "name one")
    return [int(e.args[0]) for e in value.args]


def _bids(plan: Plan, engine: Engine) -> Iterator[Bid]:
    attributes = engine.rules.attributes["game"]
    flags = plan.keys["flags"]
    names = [needed(f, attributes, flags.at(i), "attribute of the game") for i, f in enumerate(flags)]
    for states in product((False, True), repeat=len(names)):
        for face in _faces(plan, engine):
            yield Bid(face, tuple(zip(names, states, strict=True)))


def _match_of(plan: Plan, engine: Engine, bid: Bid) -> Match | None:
    """How a bid is counted, from every throw of two dice; None if there can be no such bid.

    A face matches if a bid of one die on it holds while both dice show it.
    """
    faces = _faces(plan, engine)
    try:
        matching = [v for v in faces if _holds(plan, engine, bid, 1, (v, v))]
        throws = list(combinations_with_replacement(faces, 2))
        held = {(q, throw): _holds(plan, engine, bid, q, throw) for q in (1, 2) for throw in throws}
    except Refused as refused:
        if refused.code == "position":
            return None
        raise wrong(plan.keys.at("position"), f"the engine refuses it: {refused}", "correct it") from None
    beyond = 0 if matching and held[2, (matching[0], matching[0])] else 1
    for (quantity, throw), held_it in held.items():
        if held_it != (sum(v in matching for v in throw) >= quantity + beyond):
            what = "whether a bid holds does not follow from how many dice match, each by itself"
            raise wrong(plan.keys.at("compute"), what, "these odds cannot be computed; take the table out")
    return Match(len(matching), len(faces), beyond)


def _holds(plan: Plan, engine: Engine, bid: Bid, quantity: int, throw: tuple[int, int]) -> bool:
    """Whether a bid holds that is challenged when two players have a die each."""
    keys = plan.keys
    game, player = engine.rules.attributes["game"], engine.rules.attributes["player"]
    position = plain(keys["position"])
    placed = {named(keys, "quantity", game, "attribute of the game"): quantity, **dict(bid.flags)}
    placed[named(keys, "face", game, "attribute of the game")] = bid.face
    position["game"] = {**position.get("game", {}), **placed}
    one = named(keys, "dice", player, "attribute of players")
    cup = named(keys, "cup", player, "attribute of players")
    seats = [str(seat) for seat in keys["seats"]]
    position["players"] = {seat: {one: 1, cup: [value]} for seat, value in zip(seats, throw, strict=True)}
    # What is thrown after the challenge does not matter.
    reply = engine.set_up(seats, position, {}, "any")
    ask = next((a for a in reply["asks"] if a["seat"] == seats[0]), None)
    moves = [] if ask is None else engine.legal(ask)
    move = next((m for m in moves if m["move"]["do"] == keys["move"]), None)
    if ask is None or move is None:
        raise wrong(keys.at("move"), f"'{seats[0]}' cannot move '{keys['move']}' here", "name a legal move")
    decided = decision(keys, engine.act(ask, move)["events"])
    if decided is None:
        raise wrong(keys.at("success"), "neither this nor the failure happens", "name what happens")
    return decided.good


def _dice_of(plan: Plan, engine: Engine, n: int) -> tuple[int, ...]:
    """How many dice each of so many players begins with."""
    engine.set_up(engine.seats(n))
    return tuple(player[plan.keys["dice"]] for player in engine.view()["players"].values())


def _grouped(bids: list[Bid]) -> dict[tuple[tuple[str, bool], ...], list[int]]:
    """The faces of bids, by the flags that hold."""
    found: dict[tuple[tuple[str, bool], ...], list[int]] = {}
    for bid in bids:
        found.setdefault(bid.flags, []).append(bid.face)
    return found


def _about(flags: tuple[tuple[str, bool], ...], faces: list[int], told: set[tuple[str, bool]]) -> Part:
    """For which bids a table is. Flags that are always so go without saying."""
    listed = Series(tuple(faces), "or")
    clauses = tuple(
        Phrase("flag-game", {"name": Name((f"attribute.{name}",))}, no=not state)
        for name, state in flags
        if (name, not state) in told
    )
    return (
        said("claim-if", faces=listed, flags=Series(clauses)) if clauses else said("claim-for", faces=listed)
    )


def _plain_table(plan: Plan, id_: str, match: Match, about: tuple[Part, ...], most: int) -> OddsTable:
    """By the number of dice nobody has seen and the quantity of the bid."""
    rows = tuple(
        OddsRow(
            said("dice", n=n),
            tuple(at_least(q + match.beyond, n, match.chance) for q in range(1, most + 1)),
            _sum(str(n), "q", match),
        )
        for n in range(1, most + 1)
    )
    return OddsTable(
        id_,
        said("claim", chance=f"{match.matching}/{match.faces}"),
        (said("claim-about", q="q"), *about),
        said("unseen"),
        tuple(said("match", n=q) for q in range(1, most + 1)),
        rows,
        plan.rules,
    )


def _own_table(
    plan: Plan, id_: str, match: Match, about: tuple[Part, ...], dice: dict[int, tuple[int, ...]]
) -> OddsTable:
    """By the number of players, as the game begins, and the matching dice that one holds."""
    most = max(sum(all_) for all_ in dice.values())
    rows = []
    for n, all_ in dice.items():
        for own in range(all_[0] + 1):
            unseen = sum(all_[1:])
            chances = tuple(
                at_least(q + match.beyond - own, unseen, match.chance) for q in range(1, most + 1)
            )
            # A bid of more dice than there are is none.
            possible = tuple(c if q <= sum(all_) else None for q, c in enumerate(chances, 1))
            label = said("own", players=said("players", n=n), matching=said("match", n=own))
            rows.append(OddsRow(label, possible, _sum(str(unseen), f"q − {own}" if own else "q", match)))
    return OddsTable(
        id_,
        said("claim-own", chance=f"{match.matching}/{match.faces}"),
        (said("claim-own-about", q="q"), *about),
        said("own-dice"),
        tuple(said("dice", n=q) for q in range(1, most + 1)),
        tuple(rows),
        plan.rules,
    )


def _sum(n: str, wanted: str, match: Match) -> str:
    """The formula: the chances of every number of matching dice from the wanted one on."""
    start = f"{wanted} + {match.beyond}" if match.beyond else wanted
    rest = match.faces - match.matching
    return f"Σ C({n}, i) · {match.matching}^i · {rest}^({n} − i) / {match.faces}^{n}, i ≥ {start}"
