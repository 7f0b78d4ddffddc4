"""Two worlds that differ only in what one viewer cannot know.

Everything that viewer gets (view, asks, legal moves, refusals, events, in their order and with their ids) must be
the same to the byte, now and while the same inputs are given to both. `leaks` takes a random game, makes such worlds
at moments of it, and says what is not the same. What is hidden is said by the test (`Secrets`), not by the rules
under test: else a leak would hide itself.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from random_games import Input, choose, inputs

from rulewright.engine import log
from rulewright.engine.chance import mix
from rulewright.engine.faults import IllegalMove
from rulewright.engine.moves import playable
from rulewright.engine.saving import load_state, save_state
from rulewright.engine.state import NOBODY, State
from rulewright.engine.table import Table
from rulewright.engine.views import SPECTATOR

OWNER, NONE = "owner", "none"
STEPS = 6  # inputs that both worlds are given after the first comparison
WRONG_MOVES = 12  # moves tried on each ask for what their refusals say


def nothing(_: dict[str, Any]) -> bool:
    """Never."""
    return False


@dataclass(frozen=True)
class Secrets:
    """What a game hides: zones (from all, or from all but the owner), attributes of players (from all but the owner,
    until they are open: a question about the player's attributes), and which events show some of it to all."""

    zones: dict[str, str] = field(default_factory=dict)
    attributes: dict[str, Callable[[dict[str, Any]], bool]] = field(default_factory=dict)
    shows: Callable[[dict[str, Any]], bool] = nothing
    # Whether there may be more attributes than these if nobody at all sees them.
    and_unseen: bool = False
    steps: int = STEPS

    def zone_hidden(self, zone: str, owner: int, viewer: int) -> bool:
        """Whether a viewer does not see the cards of a zone."""
        return zone in self.zones and (self.zones[zone] == NONE or owner != viewer)

    def value_hidden(self, t: State, name: str, owner: int, viewer: int) -> bool:
        """Whether a viewer does not see an attribute of a player."""
        return owner != viewer and not self.attributes[name](t.players[owner])

    def change(self, table: Table, viewer: str, known: set[str], seed: int) -> Change | None:
        """A random change that a viewer cannot notice."""
        return change(table, viewer, self, known, seed)

    def worlds(self, table: Table, changed: Change) -> list[Table]:
        """A table like this one, and one with the change."""
        return [table.clone(), other_world(table, changed)]

    def note(self, table: Table, viewer: str) -> Any:
        """What is needed of the time before an input to tell whether something was shown by it."""
        return None

    def opened(
        self, tables: list[Table], viewer: str, changed: Change, since: list[int], notes: list[Any]
    ) -> bool:
        """Whether something that differs has been shown to a viewer, rightly: from now on the worlds may differ."""
        return opened(tables, viewer, changed, self, since)

    def in_both(self, given: Input, tables: list[Table], changed: Change, seed: int) -> list[Input] | None:
        """Inputs for the two tables that look the same; None if there are none."""
        both = in_both(given, tables, seed)
        return [both, both] if both is not None else None

    def differ(self, tables: list[Table]) -> bool:
        """Whether two tables really differ."""
        return differ(tables)


@dataclass
class Knowledge:
    """The cards whose place each viewer may know although he does not see it: he was told of them since the
    last shuffle of where they lie."""

    cards: dict[str | None, set[str]]
    read: int = 0

    def learn(self, table: Table) -> None:
        """Take in what was told since the last time."""
        t = table._state
        for entry in t.log[self.read :]:
            zone = entry["data"].get("zone")
            if entry["type"] == "shuffled" and (zone, NOBODY) in t.zones:
                lie_there = {t.text(c) for c in t.zones[zone, NOBODY]}
                for known in self.cards.values():
                    known -= lie_there
                continue
            for viewer, known in self.cards.items():
                told = log.seen_by(t, entry, viewer)
                if told is not None:
                    known.update(words(told["data"]))
        self.read = len(t.log)


def words(data: Any) -> Iterator[str]:
    """Every text in plain data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from words(value)
    elif isinstance(data, list):
        for value in data:
            yield from words(value)


@dataclass
class Change:
    """How another world differs: which card lies where which lay, and other values of attributes, by seat."""

    kind: str
    cards: dict[int, int] = field(default_factory=dict)
    values: dict[tuple[int, str], Any] = field(default_factory=dict)


# -- another world -----------------------------------------------------------------------------------------


def change(table: Table, viewer: str, secrets: Secrets, known: set[str], seed: int) -> Change | None:
    """A random change that a viewer cannot notice: of cards, of attributes, or of all that he does not know."""
    t, place = table._state, seat_of(table, viewer)
    kinds = (
        ["a pile", "two hands", "a hand and a pile", "all cards"] if t.program.cards and secrets.zones else []
    )
    kinds += ["attributes", "attributes"] if secrets.attributes else []
    kind = kinds[mix(seed, 0) % len(kinds)]
    if kind == "attributes":
        values = other_values(t, place, secrets, seed)
        return Change(kind, values=values) if values else None
    free = [
        n
        for n, (zone, owner) in enumerate(t.where)
        if secrets.zone_hidden(zone, owner, place) and t.program.cards[n].text not in known
    ]
    if kind == "all cards":
        return Change(kind, cards=dict(zip(free, drawn(free, seed), strict=True))) if len(free) > 1 else None
    for one in drawn(free, seed)[:8]:
        for two in drawn(free, seed + 1)[:8]:
            a, b = t.where[one], t.where[two]
            same = {
                "a pile": a == b and a[1] == NOBODY,
                "two hands": NOBODY not in (a[1], b[1]) and a[1] != b[1],
            }
            if t.program.cards[one].text != t.program.cards[two].text and same.get(
                kind, (a[1] == NOBODY) != (b[1] == NOBODY)
            ):
                return Change(kind, cards={one: two, two: one})
    return None


def drawn(items: list[Any], seed: int) -> list[Any]:
    """The items in random order."""
    return [item for _, item in sorted((mix(seed, i + 1), item) for i, item in enumerate(items))]


def other_values(t: State, viewer: int, secrets: Secrets, seed: int) -> dict[tuple[int, str], Any]:
    """Other values of hidden attributes: dice are thrown anew; of others, those of players of whom the viewer
    knows the same are exchanged, so that what he can count stays."""
    found: dict[tuple[int, str], Any] = {}
    for name in secrets.attributes:
        hidden = [s for s in range(len(t.seats)) if secrets.value_hidden(t, name, s, viewer)]
        attribute = t.rules.attributes["player"][name]
        if attribute.type == "dice":
            for s in hidden:
                dice = t.players[s][name]
                found[s, name] = tuple(
                    1 + mix(seed, 100 * s + i) % (attribute.high or 6) for i in range(len(dice))
                )
            continue
        groups: dict[Any, list[int]] = {}
        for s in hidden:
            groups.setdefault(known_of(t, viewer, s), []).append(s)
        for group in groups.values():
            for s, other in zip(group, drawn(group, seed), strict=True):
                found[s, name] = t.players[other][name]
    return {(s, name): value for (s, name), value in found.items() if value != t.players[s][name]}


def known_of(t: State, viewer: int, seat: int) -> tuple[bool, ...]:
    """In which of the facts that a viewer knows a player stands."""
    name = t.seats[viewer] if viewer != NOBODY else None
    return tuple(t.seats[seat] in fact["of"] for fact in t.facts if fact["seat"] in (None, name))


def other_world(table: Table, changed: Change) -> Table:
    """A table like this one, but for the change."""
    cards = changed.cards
    data = save_state(table._state)
    for key in ("game", "players", "stack"):
        data[key] = exchanged(data[key], cards)
    for zone in data["zones"]:
        zone[2] = [cards.get(n, n) for n in zone[2]]
    where = list(data["where"])
    for old, new in cards.items():
        where[new] = data["where"][old]
    data["where"] = where
    for frame in data["stack"]:
        for key in ("used", "afters"):
            frame[key] = [[a, s, cards.get(n, n)] for a, s, n in frame.get(key, ())]
    data["once"] = [[e, a, s, cards.get(n, n)] for e, a, s, n in data["once"]]
    state = load_state(table._program, data)
    for (seat, name), value in changed.values.items():
        state.players[seat][name] = value
    return Table(table._program, state)


def exchanged(data: Any, cards: dict[int, int]) -> Any:
    """Saved values with other cards."""
    if isinstance(data, list):
        return [exchanged(v, cards) for v in data]
    if isinstance(data, dict):
        if set(data) == {"c"} and type(data["c"]) is int:
            return {"c": cards.get(data["c"], data["c"])}
        return {key: exchanged(value, cards) for key, value in data.items()}
    return data


def seat_of(table: Table, viewer: str) -> int:
    """The number of a viewer's seat (−1: a spectator)."""
    return table.seats.index(viewer) if viewer in table.seats else NOBODY


# -- what a viewer gets ------------------------------------------------------------------------------------


def seen(table: Table, viewer: str, since: int, wrong: list[tuple[Any, str | None]]) -> list[str]:
    """Everything a viewer gets, as texts: view, legal moves, refusals of wrong moves, events since a moment."""
    t = table._state
    name = viewer if viewer in table.seats else None
    told = [e for entry in t.log[since:] if (e := log.seen_by(t, entry, name)) is not None]
    legal, refusals = [], []
    if name is not None:
        legal = [[a.id, [[m.id, m.move] for m in table.legal(name, a.id)]] for a in table.asks(name)]
        refusals = [table.check(name, move, ask) for move, ask in wrong]
    # A condition that is declared `hidden` is one whose refusal may tell.
    shown = ["hidden" if r is not None and r.hidden else repr(r) for r in refusals]
    return [json.dumps(table.view(viewer)), json.dumps(legal), "\n".join(shown), json.dumps(told)]


def wrong_moves(table: Table, viewer: str, changed: Change, seed: int) -> list[tuple[Any, str | None]]:
    """Moves of a viewer that are mostly wrong, each with an ask: legal ones with another value, every offer with his
    own cards, with cards that differ in the two worlds, with every seat."""
    if viewer not in table.seats:
        return []
    t, asks = table._state, table.asks(viewer)
    others = [a.id for a in table.pending if a.seat != viewer and a.public]
    found: list[tuple[Any, str | None]] = [
        ({"do": "pass"}, None),
        ({}, None),
        ({"do": "pass"}, f"{viewer}:any"),
    ]
    found += [({"do": "pass"}, id_) for id_ in others[:1]]
    own = [n for n, (_, owner) in enumerate(t.where) if owner == seat_of(table, viewer)]
    texts = [t.program.cards[n].text for n in [*drawn(own, seed)[:3], *list(changed.cards)[:2]]]
    values = [*table.seats, *texts, *t.program.rules.documents.get("role", ())]
    offers = [a for a in table.rules.abilities if a.key == "offer"]
    symbols = [s for names in t.rules.symbols.values() for s in names] if t.program.has_texts else []
    for ask in asks:
        tried: list[dict[str, Any]] = []
        for number, move in enumerate(
            drawn([m.move for m in playable(table.legal(viewer, ask.id))][:40], seed)[:2]
        ):
            for key in move:
                near = [move[key] - 1, move[key] + 1, 0] if type(move[key]) is int else [[move[key]]]
                tried += [{**move, key: v} for v in [*near, *drawn(values, seed + number)[:3]]]
            tried += [{**move, "card": text} for text in texts]
        for listed in table.legal(viewer, ask.id):
            if (wanted := listed.text) is not None:
                tried += [{**listed.move, wanted["name"]: said} for said in ("psst", "", "x" * 401)]
                tried += [
                    {**listed.move, key: value, wanted["name"]: "psst"}
                    for key in listed.move
                    for value in drawn(symbols, seed)[:2]
                ]
        for ability in drawn(offers, seed)[:3]:
            for text in texts if ability.owner_kind == "card" else [None]:
                held = {"do": ability.verb} if text is None else {"do": ability.verb, "card": text}
                tried += [{**held, **{p.name: v for p in ability.params}} for v in drawn(values, seed)[:2]]
        found += [(move, ask.id) for move in drawn(tried, seed)[:WRONG_MOVES]]
    return found


# -- both in step ------------------------------------------------------------------------------------------


def opened(tables: list[Table], viewer: str, changed: Change, secrets: Secrets, since: list[int]) -> bool:
    """Whether something that differs has been shown to a viewer, rightly: from now on the worlds may differ."""
    seat = seat_of(tables[0], viewer)
    texts = {tables[0]._state.program.cards[n].text for n in changed.cards}
    for table, start in zip(tables, since, strict=True):
        t = table._state
        if t.over is not None:
            return True
        if any(not secrets.zone_hidden(*t.where[n], seat) for n in changed.cards):
            return True
        if any(not secrets.value_hidden(t, name, s, seat) for s, name in changed.values):
            return True
        for entry in t.log[start:]:
            if secrets.shows(entry) or (
                entry["type"] == "moved" and shown_move(table, entry, seat, secrets) & texts
            ):
                return True
    return False


def shown_move(table: Table, entry: dict[str, Any], viewer: int, secrets: Secrets) -> set[str]:
    """The cards of a move that a viewer may see: those that leave or reach a place that he sees."""
    data = entry["data"]
    places = ((data["zone"], data.get("to")), (data["from"], data.get("of")))
    if all(secrets.zone_hidden(z, table.seats.index(o) if o else NOBODY, viewer) for z, o in places):
        return set()
    return {*data.get("cards", ()), *(c for told in entry.get("only", {}).values() for c in told["cards"])}


def in_both(given: Input, tables: list[Table], seed: int) -> Input | None:
    """A random input like the one chosen for the first table that both take; None if there is none."""
    ask = given.ask
    if ask is None:
        return given
    if all(a.id != ask.id for a in tables[1].asks(ask.seat)):
        return None
    other = {m.id for m in playable(tables[1].legal(ask.seat, ask.id))}
    both = [m for m in given.legal if m.id in other]
    return replace(given, move=both[mix(seed, 7) % len(both)].id) if both else None


def differences(
    table: Table, viewer: str, changed: Change, secrets: Secrets, seed: int, counts: Counter[str]
) -> list[str]:
    """Compare two worlds now and for some steps; what differs in them for the viewer (nothing: no leak)."""
    tables = secrets.worlds(table, changed)
    since = [len(table._state.log)] * 2
    notes = [secrets.note(table, viewer)] * 2
    for step in range(secrets.steps + 1):
        if tables[0].over is not None:
            break
        if step > 0:
            since = [len(t._state.log) for t in tables]
            notes = [secrets.note(t, viewer) for t in tables]
            given = secrets.in_both(choose(tables[0], seed, step), tables, changed, seed + step)
            if given is None:
                break
            try:
                for t, one in zip(tables, given, strict=True):
                    one.give(t)
            except IllegalMove as error:
                if not error.refusal.hidden:
                    raise
                break
        if secrets.opened(tables, viewer, changed, since, notes) or (step > 0 and not secrets.differ(tables)):
            break
        counts["comparisons"] += 1
        counts[changed.kind] += secrets.differ(tables)
        wrong = wrong_moves(tables[0], viewer, changed, seed + step)
        counts["refusals"] += len(wrong)
        one, two = (seen(t, viewer, s, wrong) for t, s in zip(tables, since, strict=True))
        if one != two:
            pairs = "\n".join(f"  {a}\n  {b}" for a, b in zip(one, two, strict=True) if a != b)
            return [f"{viewer} after {step} inputs ({changed.kind}):\n{pairs}"]
    return []


def differ(tables: list[Table]) -> bool:
    """Whether two tables really differ, in which cards lie where or in attributes."""
    one, two = (t._state for t in tables)
    return bool(one.players != two.players or zones_of(one) != zones_of(two))


def zones_of(t: State) -> list[list[str]]:
    """The cards of every zone, by text."""
    return [[t.text(c) for c in cards] for cards in t.zones.values()]


def leaks(
    table: Table, seed: int, secrets: Secrets, counts: Counter[str], every: int = 6, enough: int = 1
) -> list[str]:
    """Play a random game; at one of `every` inputs take a viewer and compare another world that he cannot tell from
    this one. What he could tell it by, up to `enough` of it."""
    found: list[str] = []
    knowledge = Knowledge({None: set(), **{seat: set() for seat in table.seats}})
    viewers = [*table.seats, SPECTATOR]
    for step, _ in enumerate(inputs(table, seed)):
        knowledge.learn(table)
        if step % every:
            continue
        key = mix(seed + 1, step)
        # Half of the time it is somebody who is asked: he gets legal moves and refusals.
        asked = [a.seat for a in table.pending if a.seat in table.seats] if key & 1 else []
        viewer = asked[(key >> 1) % len(asked)] if asked else viewers[step // every % len(viewers)]
        if key % 8 == 0:
            viewer = SPECTATOR
        known = knowledge.cards[viewer if viewer in table.seats else None]
        changed = secrets.change(table, viewer, known, key)
        if changed is not None:
            counts["worlds"] += 1
            counts[f"of {'a spectator' if viewer == SPECTATOR else 'a seat'}"] += 1
            found += differences(table, viewer, changed, secrets, key, counts)
        if len(found) >= enough:
            return found
    return found


def undeclared(secrets: Secrets, table: Table) -> set[str]:
    """What the rules hide and the test does not declare, or the other way round."""
    program = table._state.program
    hidden = {name for name, (seen_by, _) in program.zone_seen.items() if seen_by != "all"}
    for name, seen_by in program.seen.get("player", {}).items():
        unseen = secrets.and_unseen and seen_by == "none" and name not in secrets.attributes
        if seen_by != "all" and not unseen:
            hidden.add(name)
    return hidden ^ {*secrets.zones, *secrets.attributes}
