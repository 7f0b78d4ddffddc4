"""Check the words of a run's set-up against the vocabulary: game, seats, settings, position, chance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulewright.rules.source import Collector, Map, Mark, Seq
from rulewright_conformance.language import Vocabulary
from rulewright_conformance.near import hint


@dataclass(frozen=True)
class Scope:
    """What the words of one run may refer to. `claims` are all claims of the game.

    `variant` is the name of the run's variant, if it is one; `modes_with` tells the modes that have a rule,
    `modes_with_staff` those that have a staff seat. `seats` play, `staff` does not.
    """

    words: Vocabulary
    seats: tuple[str, ...]
    claims: frozenset[str]
    parse: Callable[[str], dict[str, Any]]
    out: Collector
    variant: str
    modes_with: Callable[[str], list[str]]
    staff: tuple[str, ...] = ()
    modes_with_staff: Callable[[str], list[str]] = lambda name: []

    def unknown(self, code: str, what: str, word: str, known: Any, at: Mark) -> None:
        """Note that `word` is no known `what`."""
        self.out.error(code, f"there is no {what} '{word}'", at, hint(word, known), len(word))

    def seat(self, seat: str, at: Mark) -> None:
        """Note an unknown seat, and one that does not play."""
        if seat in self.seats:
            return
        if seat in self.staff:
            message = f"'{seat}' is a staff seat, which does not play"
            self.out.error("RW514", message, at, hint("", self.seats), len(seat))
        else:
            self.unknown("RW514", "seat", seat, self.seats, at)

    def anybody(self, seat: str, at: Mark) -> None:
        """Note an unknown seat, and a staff seat that only another mode has."""
        modes = [] if seat in self.seats or seat in self.staff else self.modes_with_staff(seat)
        if modes:
            message = (
                f"there is no seat '{seat}' in the mode {self.here()}; it is a staff seat of {_modes(modes)}"
            )
            self.out.error("RW514", message, at, "what differs goes into a variant of that mode", len(seat))
        elif seat not in self.staff and seat not in self.seats:
            self.unknown("RW514", "seat", seat, (*self.seats, *self.staff), at)

    def here(self) -> str:
        """The mode of the run, in words."""
        return str(self.words["mode"]) + (f" (variant {self.variant})" if self.variant else "")

    def rule(self, rule: str, at: Mark) -> None:
        """Note an unknown rule, or one that only another mode has."""
        if rule in self.words["rules"]:
            return
        modes = self.modes_with(rule)
        if not modes:
            self.unknown("RW513", "rule", rule, self.words["rules"], at)
            return
        message = f"there is no rule '{rule}' in the mode {self.here()}; it is a rule of {_modes(modes)}"
        self.out.error("RW513", message, at, "what differs goes into a variant of that mode", len(rule))


def _modes(modes: list[str]) -> str:
    return f"the mode{'s' if len(modes) > 1 else ''} {', '.join(modes)}"


def check_refused_setup(scope: Scope, document: Map) -> None:
    """The words of a set-up that must be refused: what is wrong in it is mostly its point. But one that a
    condition on the line-up refuses has no role misspelt."""
    rule = document["setup_refused"].get("rule")
    if rule is None:
        return
    scope.rule(rule, document["setup_refused"].at("rule"))
    if rule in (scope.words.get("lineup") or {}).get("needs", ()):
        check_lineup(scope, document)


def check_lineup(scope: Scope, document: Map) -> None:
    """Note a line-up in a mode that takes none, roles that it does not have, and too few or too many."""
    if "lineup" not in document:
        return
    given: Seq = document["lineup"]
    if not scope.words.get("lineup"):
        message = f"the set-up of the mode {scope.here()} takes no line-up"
        scope.out.error("RW530", message, document.key_at("lineup"), length=len("lineup"))
        return
    roles = scope.words["documents"].get("role", ())
    for index, role in enumerate(given):
        if role not in roles:
            scope.unknown("RW530", "role", role, roles, given.at(index))
    if len(given) != len(scope.seats):
        message = f"the line-up has {len(given)} roles for {len(scope.seats)} seats"
        scope.out.error("RW530", message, document.key_at("lineup"), length=len("lineup"))


def check_setup(scope: Scope, document: Map) -> None:
    """Everything that is sent in `setup`; not for a set-up that must be refused."""
    words = scope.words
    _check_seats(scope, document)
    if "host" in document:
        scope.seat(document["host"], document.at("host"))
    settings = document.get("settings", Map())
    for name in settings:
        if name not in words["settings"]:
            scope.unknown("RW506", "setting", name, words["settings"], settings.key_at(name))
    rulings = document.get("rulings", Map())
    for name, reading in rulings.items():
        if name not in words["rulings"]:
            scope.unknown("RW507", "ruling", name, words["rulings"], rulings.key_at(name))
        elif reading not in words["rulings"][name]["readings"]:
            known = words["rulings"][name]["readings"]
            scope.unknown("RW507", f"reading of {name} called", reading, known, rulings.at(name))
    check_lineup(scope, document)
    if "position" in document:
        _check_position(scope, document["position"])
    tape = document.get("chance", {}).get("tape", Map())
    _check_tape(scope, tape)


def _check_seats(scope: Scope, document: Map) -> None:
    lowest, highest = scope.words["seats"]
    seats: Seq = document["seats"]
    if not lowest <= len(seats) <= highest:
        mode = scope.words["mode"]
        scope.out.error(
            "RW515",
            f"{len(seats)} seats; {mode} is played by {lowest} to {highest}",
            document.key_at("seats"),
        )
    for index, seat in enumerate(seats):
        if seat in seats[:index]:
            scope.out.error("RW515", f"the seat '{seat}' is named twice", seats.at(index), length=len(seat))
        if seat in scope.staff:
            message = f"the mode {scope.here()} has a staff seat '{seat}'"
            scope.out.error("RW515", message, seats.at(index), "name the seat otherwise", len(seat))


def _check_position(scope: Scope, position: Map) -> None:
    words = scope.words
    if position["at"] not in words["resting"]:
        scope.unknown("RW516", "resting point", position["at"], words["resting"], position.at("at"))
    _check_values(scope, position.get("game", Map()), "game", cards=True)
    players = position.get("players", Map())
    for seat, values in players.items():
        scope.seat(seat, players.key_at(seat))
        if isinstance(values, Map):
            _check_values(scope, values, "player", cards=True)
    zones = position.get("zones", Map())
    for zone, cards in zones.items():
        check_zone(scope, zone, "game", zones.key_at(zone))
        check_cards(scope, cards)


def _check_values(scope: Scope, values: Map, owner: str, cards: bool) -> None:
    for name, value in values.items():
        check_name(scope, name, owner, values.key_at(name))
        check_type(scope, name, owner, value, values.at(name))
        if cards and name in scope.words["zones"]:
            check_cards(scope, value)


def known_names(scope: Scope, owner: str) -> set[str]:
    """Attributes, derived numbers and zones that a game or a player has."""
    words = scope.words
    zones = {zone for zone, about in words["zones"].items() if about["of"] == owner}
    return set(words["attributes"][owner]) | set(words.get("numbers", {}).get(owner, ())) | zones


def check_name(scope: Scope, name: str, owner: str, at: Mark) -> None:
    """Note a name that is no attribute (or zone) of the game or of a player."""
    known = known_names(scope, owner)
    if name not in known:
        what = f"attribute, zone or visible number of the {owner}"
        scope.unknown("RW508", what, name, known, at)


def check_zone(scope: Scope, zone: str, owner: str, at: Mark) -> None:
    """Note a name that is no zone of the game."""
    known = {name for name, about in scope.words["zones"].items() if about["of"] == owner}
    if zone not in known:
        scope.unknown("RW508", "zone", zone, known, at)


def check_type(scope: Scope, name: str, owner: str, value: Any, at: Mark) -> None:
    """Note a plain value that its attribute can never hold; lists, symbols and matchers are left alone."""
    about = scope.words["attributes"].get(owner, {}).get(name)
    if about is None or isinstance(value, dict | list) or value == "none":
        return
    kind = about["type"]
    documents = scope.words.get("documents", {}).get(kind)
    if documents is not None and isinstance(value, str) and value not in documents:
        scope.unknown("RW524", kind, value, documents, at)
        return
    fits = {
        "int": isinstance(value, int) and not isinstance(value, bool),
        "bool": isinstance(value, bool),
        "player": isinstance(value, str) and value in (*scope.seats, *scope.staff),
    }
    if not fits.get(kind, True):
        wanted = {"int": "a whole number", "bool": "true or false", "player": "a seat"}[kind]
        scope.out.error("RW524", f"{name} holds {wanted}, not {value!r}", at, length=len(str(value)))


def check_cards(scope: Scope, cards: Any) -> None:
    """Note what is no card in a list of cards."""
    if not isinstance(cards, Seq):
        return
    for index, card in enumerate(cards):
        if isinstance(card, str):
            check_card(scope, card, cards.at(index))


def check_card(scope: Scope, card: str, at: Mark) -> None:
    """Note a card that the catalogue does not have."""
    catalogue = scope.words["cards"]
    kind, _, face = card.partition(" ")
    if kind not in catalogue:
        scope.unknown("RW509", "card", kind, catalogue, at)
    elif face not in (catalogue[kind] or [""]):
        scope.unknown("RW509", "card", card, [f"{kind} {each}".strip() for each in catalogue[kind]], at)


def _check_tape(scope: Scope, tape: Map) -> None:
    for key, values in tape.items():
        if key in ("coin", "roll"):
            for seat in values:
                scope.seat(seat, values.key_at(seat))
        elif key == "pick":
            for owner in values:
                if owner != "game":
                    scope.seat(owner, values.key_at(owner))
        elif key != "deal":
            check_zone(scope, key, "game", tape.key_at(key))
            for cards in values:
                check_cards(scope, cards)
