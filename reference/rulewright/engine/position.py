"""Set a table up: from the rules' own deal, or from a position at a resting point (SEM-25)."""

from __future__ import annotations

import re
from typing import Any

from rulewright.engine import machine
from rulewright.engine.faults import ChanceMissing, IllegalMove, Refusal, RulesFault
from rulewright.engine.state import NOBODY, State
from rulewright.engine.values import PLAYERS, Card, without
from rulewright.rules.expressions import did_you_mean
from rulewright.rules.model import RESERVED_SEATS, Attribute, Setting

MOST_NUMBER = 2**53 - 1
LATEST_START = 2**52
MOST_SHOWN = 60
CHANCE: dict[str, type] = {"seed": int, "tape": dict, "missing": str, "spare": bool}
SEAT = re.compile(r"[a-z][a-z0-9_]*")
POSITION = {"at": str, "clock": int, "game": dict, "players": dict, "zones": dict, "rest": str}


def refuse(code: str, message: str, rule: str | None = None) -> IllegalMove:
    """A refused set-up."""
    # Where there is nothing to name, no hint follows.
    return IllegalMove(Refusal("setup", code, rule, message=message.removesuffix("; ")))


def set_up(
    t: State,
    host: str | None,
    settings: dict[str, Any],
    rulings: dict[str, str],
    lineup: Any,
    position: dict[str, Any] | None,
    chance: dict[str, Any] | None,
) -> None:
    """Bring a fresh state to its first decision.

    Raises `IllegalMove` (phase setup) when the set-up cannot be, `RulesFault` when the rules are at fault.
    """
    take_seats(t)
    for what, given in (("setting", settings), ("ruling", rulings), ("position", position)):
        if given is not None and not isinstance(given, dict):
            named = "values by name" if what == "position" else f"{what}s by name"
            raise refuse(what, f"a mapping of {named} is needed, not {_shown(given)}")
    players = t.playing
    if host is not None and host not in players:
        raise refuse("host", f"the host '{host}' has no seat here; seats: {', '.join(players)}")
    t.host = host or players[0]
    choose_settings(t, settings)
    choose_rulings(t, rulings)
    take_chance(t, chance)
    defaults(t)
    if lineup is not None or position is None:
        take_lineup(t, lineup)
    try:
        if position is None:
            machine.call_event(t, t.rules.start, {})
        else:
            place_all(t, position)
            machine.call_event(t, t.rules.resting[position["at"]], {})
        machine.run(t)
    except ChanceMissing as error:
        raise refuse("chance", str(error)) from error


def take_seats(t: State) -> None:
    """Refuse seats of which there are too few or too many, and names that no seat can have."""
    low, high = t.rules.seats
    players = t.playing
    t.used[t.rules.seats_rule.id] = None
    if not low <= t.count <= high:
        raise refuse(
            "seats", f"{t.rules.game} has {low} to {high} seats, not {t.count}", t.rules.seats_rule.id
        )
    for seat in players:
        if not SEAT.fullmatch(seat) or seat in RESERVED_SEATS:
            raise refuse("seats", f"'{seat}' cannot be the name of a seat: small letters, digits and _")
        if seat in t.rules.staff:
            message = f"'{seat}' is a seat that does not play; choose another name"
            raise refuse("seats", message, t.rules.staff[seat].rule.id)
    if len(set(players)) != len(players):
        raise refuse("seats", "two seats have the same name")


def take_lineup(t: State, given: Any) -> None:
    """Keep the list of roles in play: the given one or, of rules that take one, their default; then test
    the conditions on it, in their order."""
    code = t.program.lineup
    if code is None:
        if given is not None:
            message = f"mode '{t.rules.mode}' of {t.rules.game} has no line-up to choose"
            raise refuse("lineup", message)
        return
    t.used[code.rule_id] = None
    roles = code.default(t, t.program.empty_scope, None) if given is None else given
    known = t.rules.documents.get("role", {})
    if not isinstance(roles, (list, tuple)):
        raise refuse("lineup", f"a line-up is a list of roles, not {t.text(roles)}", code.rule_id)
    for role in roles:
        if not isinstance(role, str) or role not in known:
            message = f"no role '{t.text(role)}'; {did_you_mean(t.text(role), known)}"
            raise refuse("lineup", message, code.rule_id)
    if len(roles) != t.count:
        message = f"a line-up has one role for each seat: {t.count}, not {len(roles)}"
        raise refuse("lineup", message, code.rule_id)
    t.game["lineup"] = tuple(roles)
    for need, rule_id in code.needs:
        t.used[rule_id] = None
        if not need(t, t.program.empty_scope, None):
            message = f"the set-up, with the line-up {', '.join(roles)}, breaks {rule_id}"
            raise refuse("lineup", message, rule_id)


def choose_settings(t: State, given: dict[str, Any]) -> None:
    """Settings from the mode's defaults and what was asked for."""
    t.settings = {name: s.default for name, s in t.rules.settings.items()}
    for name, value in given.items():
        setting = t.rules.settings.get(name)
        if setting is None:
            raise refuse("setting", f"no setting '{name}'; {did_you_mean(name, t.rules.settings)}")
        check_setting(setting, value)
        t.settings[name] = value


def check_setting(setting: Setting, value: Any) -> None:
    """Refuse a value that the setting cannot have."""
    wanted: type = {"int": int, "bool": bool}.get(setting.type, str)
    fits = type(value) is wanted and (not setting.one_of or value in setting.one_of)
    if fits and isinstance(value, int) and wanted is int:
        fits = within(value, setting.low, setting.high)
    if not fits:
        message = f"setting '{setting.name}' is {_wanted(setting)}, not {_shown(value)}"
        raise refuse("setting", message, setting.rule.id)


def _wanted(setting: Setting) -> str:
    """The values that a setting can have, in words."""
    if setting.one_of:
        return f"one of {', '.join(map(str, setting.one_of))}"
    if setting.type == "bool":
        return "true or false"
    if setting.type != "int":
        return "a word"
    low = -MOST_NUMBER if setting.low is None else setting.low
    return f"a whole number from {low} to {MOST_NUMBER if setting.high is None else setting.high}"


def _shown(value: Any) -> str:
    """A value that was given, in few words."""
    text = {True: "true", False: "false"}[value] if isinstance(value, bool) else repr(value)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


def within(value: int, low: int | None, high: int | None) -> bool:
    """Whether a number keeps its declared limits."""
    return (-MOST_NUMBER if low is None else low) <= value <= (MOST_NUMBER if high is None else high)


def choose_rulings(t: State, given: dict[str, str]) -> None:
    """Rulings from the mode's defaults and what was asked for."""
    t.rulings = {name: r.default for name, r in t.rules.rulings.items()}
    for name, reading in given.items():
        ruling = t.rules.rulings.get(name)
        if ruling is None:
            raise refuse("ruling", f"no ruling '{name}'; {did_you_mean(name, t.rules.rulings)}")
        if not isinstance(reading, str) or reading not in ruling.readings:
            raise refuse(
                "ruling",
                f"ruling '{name}' has no reading '{reading}'; readings: {', '.join(ruling.readings)}",
            )
        t.rulings[name] = reading


def take_chance(t: State, given: dict[str, Any] | None) -> None:
    """A seed, or a tape with what it says of missing values."""
    if given is None:
        return
    for key, value in given.items():
        if key not in CHANCE or type(value) is not CHANCE[key]:
            raise refuse("chance", f"'{key}' of chance cannot be {value!r}; known: {', '.join(CHANCE)}")
    if given.get("missing", "error") not in ("error", "any") or given.get("seed", 0) < 0:
        raise refuse("chance", "'missing' is error or any, 'seed' is 0 or more")
    t.random_key = given.get("seed", 0)
    t.tape_missing = given.get("missing", "error")
    t.tape = given.get("tape")
    zones = {name for name, zone in t.rules.zones.items() if zone.of == "game"}
    known = {"deal", "coin", "roll", "pick", *zones}
    for key, value in (t.tape or {}).items():
        if key not in known:
            raise refuse("chance", f"nothing is drawn by '{key}'; {did_you_mean(key, known)}")
        check_tape(t, key, value, key in zones)


def check_tape(t: State, key: str, value: Any, is_zone: bool) -> None:
    """Refuse a key of the tape that has a wrong shape or belongs to somebody who has no seat."""
    lists = {key: value} if is_zone else value
    if not isinstance(lists, dict) or not all(isinstance(v, list) for v in lists.values()):
        raise refuse("chance", f"'{key}' of the tape has a wrong shape")
    nested = is_zone or key in ("roll", "deal")
    for owner, values in lists.items():
        if key in ("coin", "roll", "pick") and owner not in t.playing and (key, owner) != ("pick", "game"):
            raise refuse("chance", f"the tape has a {key} of '{owner}', who has no seat here")
        for item in values:
            plain = (str, int) if key == "pick" else str
            if nested != isinstance(item, list) or (not nested and not isinstance(item, plain)):
                raise refuse("chance", f"a {key} of '{owner}' cannot be {item!r}")


def defaults(t: State) -> None:
    """Every attribute at its default, every zone empty, every card in the catalogue's zone."""
    program = t.program
    for name, zone in t.rules.zones.items():
        owners = range(t.count) if zone.of == "player" else (NOBODY,)
        for owner in owners:
            t.zones[name, owner] = ()
    if program.cards:
        zone_name = t.rules.catalogue or next(iter(t.rules.zones))
        t.zones[zone_name, NOBODY] = program.all_cards
        t.where = [(zone_name, NOBODY)] * len(program.cards)
    for name, code in program.defaults.get("game", {}).items():
        t.game[name] = default(t, "game", name, code(t, program.empty_scope, None))
    if "host" in t.game:
        t.game["host"] = PLAYERS[t.seats.index(t.host or t.seats[0])]
    for name, code in program.defaults.get("player", {}).items():
        for player in t.all_players():
            value = code(t, program.empty_scope, player)
            t.players[player.seat][name] = default(t, "player", name, value)
        for player in t.staff():
            # Rules may read of staff what they read of a player; it never changes, and staff is never out.
            value = name == "alive" or code(t, program.empty_scope, player)
            t.players[player.seat][name] = value


def default(t: State, kind: str, name: str, value: Any) -> Any:
    """The default of an attribute, which must be of its type and within its limits."""
    kept = t.program.kept[kind, name]
    if not kept.allows(value):
        mark = t.rules.attributes[kind][name].rule.mark
        raise RulesFault("RW405", f"the default of '{name}' cannot be {t.text(value)}: {kept.words}", mark)
    return value


# -- positions -------------------------------------------------------------------------------------


def place_all(t: State, position: dict[str, Any]) -> None:
    """Put the table into a position; what is not said is at its default."""
    at = position.get("at")
    check_keys(position)
    if not isinstance(at, str) or at not in t.rules.resting:
        raise refuse(
            "position",
            f"a position begins at a resting point, not '{at}'; {did_you_mean(str(at), t.rules.resting)}",
        )
    t.now = position.get("clock", 0)
    for name, value in position.get("game", {}).items():
        t.game[name] = read_attribute(t, "game", name, value)
    if t.program.lineup is not None and not set(t.game["lineup"]) <= set(t.rules.documents["role"]):
        rule = t.rules.attributes["game"]["lineup"].rule.id
        raise refuse("position", "a line-up is a list of roles", rule)
    unplaced = {c.number for c in t.program.all_cards}
    for seat, given in position.get("players", {}).items():
        if seat not in t.playing:
            players = ", ".join(t.playing)
            raise refuse("position", f"'{seat}' has no seat here; seats: {players}")
        number = t.seats.index(seat)
        if not isinstance(given, dict):
            raise refuse("position", f"what is said of '{seat}' is a mapping")
        for name, value in given.items():
            if name in t.rules.zones and t.rules.zones[name].of == "player":
                place_zone(t, name, number, value, unplaced)
            else:
                t.players[number][name] = read_attribute(t, "player", name, value)
    for name, value in position.get("zones", {}).items():
        if name not in t.rules.zones or t.rules.zones[name].of != "game":
            raise refuse("position", f"no zone '{name}'; {did_you_mean(name, t.rules.zones)}")
        place_zone(t, name, NOBODY, value, unplaced)
    place_rest(t, position.get("rest", "deck"), unplaced)
    t.living = None
    check_sound(t)


def check_keys(position: dict[str, Any]) -> None:
    """Refuse what a position does not have, and parts of the wrong shape."""
    for key, value in position.items():
        if key not in POSITION:
            raise refuse("position", f"a position has no '{key}'; {did_you_mean(key, POSITION)}")
        if type(value) is not POSITION[key]:
            raise refuse("position", f"'{key}' of a position cannot be {value!r}")
    if not 0 <= position.get("clock", 0) <= LATEST_START:
        raise refuse("position", f"the clock of a position cannot be {position['clock']}")


def read_attribute(t: State, kind: str, name: str, value: Any) -> Any:
    """A value given for an attribute, checked against its type and limits."""
    attribute = t.rules.attributes.get(kind, {}).get(name)
    if attribute is None:
        known = {
            *t.rules.attributes.get(kind, {}),
            *(z for z, zone in t.rules.zones.items() if zone.of == kind),
        }
        raise refuse("position", f"a {kind} has no attribute '{name}'; {did_you_mean(name, known)}")
    return _read(t, attribute, value)


def _read(t: State, attribute: Attribute, value: Any) -> Any:
    type_, name = attribute.type, attribute.name
    wrong = refuse("position", f"'{name}' cannot be {value!r}: it is of type {type_}", attribute.rule.id)
    if type_ == "int":
        if type(value) is not int:
            raise wrong
        if not within(value, attribute.low, attribute.high):
            raise refuse("position", f"'{name}' cannot be {value}", attribute.rule.id)
        return value
    if type_ == "bool":
        if type(value) is not bool:
            raise wrong
        return value
    if type_ == "dice":
        low = 1 if attribute.low is None else attribute.low
        if not isinstance(value, list) or not all(
            type(v) is int and within(v, low, attribute.high) for v in value
        ):
            raise wrong
        return tuple(value)
    if type_ == "list":
        if not isinstance(value, list):
            raise wrong
        return tuple(_guess(t, v, wrong) for v in value)
    return _word(t, attribute, value, wrong)


def _word(t: State, attribute: Attribute, value: Any, wrong: IllegalMove) -> Any:
    if value is None or value == "none":
        return None
    if attribute.type == "player":
        if value not in t.playing:
            raise wrong
        return PLAYERS[t.seats.index(value)]
    if attribute.type == "card":
        found = next((c for c in t.program.all_cards if t.text(c) == value), None)
        if found is None:
            raise wrong
        return found
    documents = t.rules.documents.get(attribute.type)
    group = tuple(documents) if documents is not None else t.rules.symbols.get(attribute.type)
    if attribute.type == "symbol":
        group = tuple(t.rules.names.symbols)
    if group is None or value not in group:
        raise wrong
    return value


def _guess(t: State, value: Any, wrong: IllegalMove) -> Any:
    """An element of a list: a number, a truth value, a seat, a card, a symbol, or a list of such."""
    if isinstance(value, list):
        return tuple(_guess(t, v, wrong) for v in value)
    if value is None or isinstance(value, int):
        return value
    if value in t.playing:
        return PLAYERS[t.seats.index(value)]
    found = next((c for c in t.program.all_cards if t.text(c) == value), None)
    if found is None and (not isinstance(value, str) or value not in t.rules.names.symbols):
        raise wrong
    return value if found is None else found


def place_zone(t: State, zone: str, owner: int, value: Any, unplaced: set[int]) -> None:
    """Put named cards into a zone, top first; a card that is not there any more is refused."""
    if not isinstance(value, list):
        raise refuse("position", f"zone '{zone}' is a list of cards")
    for text in value:
        found = find_card(t, str(text), unplaced)
        unplaced.remove(found.number)
        old = t.where[found.number]
        t.zones[old] = without(t.zones[old], found)
        t.zones[zone, owner] += (found,)
        t.where[found.number] = (zone, owner)


def find_card(t: State, text: str, unplaced: set[int]) -> Card:
    """A free card by its text (`bullet 5D`) or its kind alone."""
    same = t.program.cards_called.get(text, ())
    if not same:
        raise refuse("position", f"no card '{text}'; {did_you_mean(text, [i.text for i in t.program.cards])}")
    free = next((c for c in same if c.number in unplaced), None)
    if free is None:
        raise refuse("position", f"'{text}' is placed more often than it exists ({len(same)})")
    return free


def place_rest(t: State, rest: str, unplaced: set[int]) -> None:
    """Cards that were not placed lie under the given top of the catalogue's zone, or are out of the game."""
    if not t.program.cards:
        return
    zone = (t.rules.catalogue or next(iter(t.rules.zones)), NOBODY)
    given = [c for c in t.zones[zone] if c.number not in unplaced]
    others = [c for c in t.program.all_cards if c.number in unplaced]
    if rest == "out":
        for card in others:
            t.where[card.number] = ("out", NOBODY)
        others = []
    elif rest != "deck":
        raise refuse("position", f"'rest' is deck or out, not {rest!r}")
    t.zones[zone] = (*given, *others)


def check_sound(t: State) -> None:
    """Refuse a position that breaks what always holds."""
    for sound, code in t.program.sound:
        entities = t.all_players() if sound.of == "player" else (None,)
        for entity in entities:
            t.used[sound.rule.id] = None
            if not code(t, t.program.empty_scope, entity):
                whose = f" of {t.text(entity)}" if entity is not None else ""
                raise refuse("position", f"the position{whose} breaks {sound.rule.id}", sound.rule.id)
