"""Link merged documents into `Rules`: give every rule its id, resolve every name, number every block."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from rulewright.rules.expressions import Expr, Names, Scope, did_you_mean, only_passed_on, parse
from rulewright.rules.link_abilities import check_later, link_ability
from rulewright.rules.link_names import collect_names, parameters
from rulewright.rules.link_statements import link_block
from rulewright.rules.model import (
    RESERVED_SEATS,
    Attribute,
    Constant,
    Document,
    Event,
    Lineup,
    Number,
    Rule,
    Rules,
    Ruling,
    Seen,
    Setting,
    Sound,
    StaffSeat,
    Tells,
    Timer,
    Zone,
)
from rulewright.rules.source import NOWHERE, Collector, Map, Mark

MOST_COPIES = 1_000


def link(merged: Map) -> Rules:
    """Link the merged documents of one game and mode.

    Raises `RulesError` with everything that does not resolve or fit.
    """
    linker = Linker(merged)
    rules = linker.run()
    linker.found.raise_if_errors()
    return rules


MOST_SEATS = 64


class Linker:
    """The state of one linking: the merged documents, the names, the rules so far and what was found
    wrong."""

    def __init__(self, merged: Map) -> None:
        self.merged = merged
        self.found = Collector()
        self.names: Names = collect_names(merged, self.found)
        self.has_texts = any("text" in param for _, param in parameters(merged))
        self.game = str(merged.get("game", ""))
        self.rules = Rules(
            game=self.game,
            mode=str(merged.get("mode", "")),
            modes=tuple(merged.get("modes", ())),
            seats=(0, 0),
            seats_rule=Rule(f"{self.game}.seats", (), merged.mark, "seats"),
            start=str(merged.get("start", "")),
            resting={},
            names=self.names,
            order_from=None,
        )
        self.in_before = False
        self.offered: set[str] = set()
        self.stretches: set[str] = set()
        self.wanted_occasions: list[tuple[str, Mark]] = []
        self.closed: list[tuple[str, Mark]] = []

    def run(self) -> Rules:
        """Link every section, in the order in which they are read."""
        self.head()
        self.staff()
        self.constants()
        self.choices()
        self.attributes()
        self.lineup()
        self.zones_and_numbers()
        self.timers()
        self.documents()
        self.events()
        self.game_abilities()
        self.sound()
        check_later(self)
        self.rules.index_abilities()
        self.rules.hash = _hash(self.merged)
        return self.rules

    # -- helpers for every section -------------------------------------------------------------

    def section(self, name: str) -> Map:
        """A section of the merged document (an empty one if it is not there)."""
        value = self.merged.get(name)
        return value if isinstance(value, Map) else Map(self.merged.mark)

    def rule(self, entry: Any, default_id: str, mark: Mark, section: str, refuses: bool = False) -> Rule:
        """Make the rule of an entry, with its own id or its path, and register it."""
        has = isinstance(entry, Map)
        rule_id = str(entry["id"]) if has and "id" in entry else default_id
        claims = tuple(entry.get("claims", ())) if has else ()
        rule = Rule(rule_id, claims, mark, section, refuses)
        # A rule of a template is one rule for all that extend it, unless they changed what it carries.
        same = self.rules.rules.get(rule_id, rule)
        if (same.mark, same.claims) != (mark, claims):
            first = same.mark
            self.found.error(
                "RW221", f"rule id '{rule_id}' is used twice", mark, f"first at {first.file}:{first.line}"
            )
        self.rules.rules[rule_id] = rule
        return rule

    def expr(self, value: Any, mark: Mark, scope: Scope | None = None, may_be_text: bool = False) -> Expr:
        """Parse an expression in a scope (default: nothing but the game's names). Only with `may_be_text` it
        may be the free words of a move."""
        expr = parse(value, mark, scope or Scope(self.names), self.found)
        return only_passed_on(expr, self.found, may_be_text) if self.has_texts else expr

    def condition(self, value: Any, mark: Mark, scope: Scope) -> Expr:
        """Parse an expression that must be a condition."""
        expr = self.expr(value, mark, scope)
        if expr.type not in ("bool", "any"):
            self.found.error("RW211", "a condition is needed here", expr.mark)
        return expr

    def seen(self, entry: Map, key: str, default: str) -> Seen:
        """Read a visibility: all, owner, none, or an expression over `it` and `viewer`."""
        value = entry.get(key, default)
        if value in ("all", "owner", "none"):
            return value  # type: ignore[no-any-return]
        return self.condition(value, entry.at(key), Scope(self.names, has_it=True, has_viewer=True))

    def known_event(self, name: Any, mark: Mark) -> str:
        """Check that an event is declared."""
        if name not in self.names.event_fields:
            self.found.error(
                "RW202", f"unknown event '{name}'", mark, did_you_mean(str(name), self.names.event_fields)
            )
        return str(name)

    def check_name(self, kind: str, name: str, mark: Mark) -> None:
        """Check a zone, timer, status or stretch name of a statement (occasions are what `open` says)."""
        table = {
            "zone": ("zones", "RW203"),
            "timer": ("timers", "RW206"),
            "status": ("statuses", "RW207"),
        }.get(kind)
        if table and name not in self.section(table[0]):
            self.found.error(
                table[1], f"unknown {kind} '{name}'", mark, did_you_mean(name, self.section(table[0]))
            )

    # -- sections ------------------------------------------------------------------------------

    def head(self) -> None:
        """`seats`, `start`, `resting`, `order_from`, `symbols`, `stages`, `catalogue`."""
        merged, rules = self.merged, self.rules
        seats = merged.get("seats")
        if isinstance(seats, Map):
            rules.seats = (int(seats.get("from", 1)), int(seats.get("to", 1)))
            rules.seats_rule = self.rule(
                seats, f"{self.game}.seats", merged.key_at("seats"), "seats", refuses=True
            )
            if rules.seats[1] > MOST_SEATS:
                self.found.error("RW303", f"a table has at most {MOST_SEATS} seats", seats.at("to"))
        self.known_event(rules.start, merged.at("start"))
        for name, entry in self.section("resting").items():
            rules.resting[name] = self.known_event(entry.get("start"), entry.at("start"))
        if "order_from" in merged:
            rules.order_from = self.expr(merged["order_from"], merged.at("order_from"))
        rules.symbols = {group: tuple(values) for group, values in self.section("symbols").items()}
        rules.stages = tuple(merged.get("stages", ()))
        catalogue = merged.get("catalogue")
        if isinstance(catalogue, Map):
            rules.catalogue = str(catalogue.get("zone"))
            if self.section("zones").get(rules.catalogue, {}).get("of") == "player":
                self.found.error("RW203", f"'{rules.catalogue}' is a zone of players", catalogue.at("zone"))
            if rules.catalogue not in self.section("zones"):
                self.found.error(
                    "RW203",
                    f"unknown zone '{rules.catalogue}'",
                    catalogue.at("zone"),
                    did_you_mean(rules.catalogue, self.section("zones")),
                )

    def staff(self) -> None:
        """`staff`: seats that do not play."""
        section = self.section("staff")
        for name, entry in section.items():
            at = section.key_at(name)
            rule = self.rule(entry, f"{self.game}.staff.{name}", at, "staff")
            if name in RESERVED_SEATS:
                hint = "choose another name"
                self.found.error("RW221", f"'{name}' is a word of the language", at, hint, len(name))
            self.rules.staff[name] = StaffSeat(name, entry.get("sees") != "own", rule)
        if section and self.rules.seats[1] <= MOST_SEATS < self.rules.seats[1] + len(section):
            message = f"a table has at most {MOST_SEATS} seats, those of staff among them"
            self.found.error("RW303", message, self.merged.key_at("staff"))

    def lineup(self) -> None:
        """`lineup`: the list of roles in play, which the attribute `lineup` of the game keeps."""
        section = self.merged.get("lineup")
        if not isinstance(section, Map):
            return
        at = self.merged.key_at("lineup")
        rule = self.rule(section, f"{self.game}.lineup", at, "lineup", refuses=True)
        kept = self.rules.attributes.get("game", {}).get("lineup")
        if kept is None or kept.type != "list":
            hint = "declare it under attributes: game: lineup: {type: list, default: [], seen_by: …}"
            message = "'lineup' needs the attribute 'lineup' of the game, of type list"
            self.found.error("RW214", message, at, hint, len("lineup"))
        default = self.expr(section.get("default"), section.at("default"))
        if default.type not in ("list", "any"):
            self.found.error("RW211", "'default' needs a list", default.mark)
        needs = []
        given = section.get("needs", Map())
        for name, entry in given.items():
            own = self.rule(entry, f"{rule.id}.{name}", given.key_at(name), "lineup", refuses=True)
            needs.append((self.condition(entry.get("if"), entry.at("if"), Scope(self.names)), own))
        self.rules.lineup = Lineup(default, tuple(needs), rule)

    def constants(self) -> None:
        """`constants`: values and tables."""
        section = self.section("constants")
        for name, entry in section.items():
            mark = section.key_at(name)
            rule = self.rule(entry, f"{self.game}.constants.{name}", mark, "constants")
            rows: dict[int | str, tuple[Expr, Rule]] = {}
            for key, row in entry.get("rows", {}).items():
                at = entry["rows"].key_at(key)
                row_rule = self.rule(row, f"{rule.id}.{key}", at, "constants")
                index: int | str = int(key) if str(key).isdigit() else str(key)
                rows[index] = (self.expr(row.get("is"), row.at("is")), row_rule)
            value = self.expr(entry["is"], entry.at("is")) if "is" in entry else None
            self.rules.constants[name] = Constant(name, value, rows, rule)

    def choices(self) -> None:
        """`settings` and `rulings`, with what the mode chose."""
        chosen = self.merged.get("chosen", {})
        section = self.section("settings")
        for name, entry in section.items():
            rule = self.rule(entry, f"{self.game}.settings.{name}", section.key_at(name), "settings")
            default = chosen.get("settings", {}).get(name, entry.get("default"))
            self.rules.settings[name] = Setting(
                name,
                str(entry.get("type")),
                default,
                entry.get("min"),
                entry.get("max"),
                tuple(entry.get("one_of", ())),
                rule,
            )
        for name in chosen.get("settings", {}):
            if name not in section:
                self.found.error(
                    "RW223",
                    f"unknown setting '{name}'",
                    _place(chosen, "settings", name),
                    did_you_mean(name, section),
                )
        rulings = self.section("rulings")
        for name, entry in rulings.items():
            readings = {
                reading: self.rule(
                    body,
                    f"{self.game}.rulings.{name}.{reading}",
                    entry["readings"].key_at(reading),
                    "rulings",
                )
                for reading, body in entry.get("readings", {}).items()
            }
            default = str(chosen.get("rulings", {}).get(name, entry.get("default")))
            if default not in readings:
                at = (
                    _place(chosen, "rulings", name)
                    if name in chosen.get("rulings", {})
                    else entry.at("default")
                )
                self.found.error(
                    "RW222",
                    f"ruling '{name}' has no reading '{default}'",
                    at,
                    did_you_mean(default, readings),
                )
            self.rules.rulings[name] = Ruling(name, readings, default, tuple(entry.get("origin", ())))
        for name in chosen.get("rulings", {}):
            if name not in rulings:
                self.found.error(
                    "RW222",
                    f"unknown ruling '{name}'",
                    _place(chosen, "rulings", name),
                    did_you_mean(name, rulings),
                )

    def attributes(self) -> None:
        """`attributes` of the game, of players and of cards."""
        types = {
            "int",
            "bool",
            "player",
            "card",
            "symbol",
            "role",
            "character",
            "list",
            "dice",
            *self.rules.symbols,
        }
        for kind, entries in self.section("attributes").items():
            table = self.rules.attributes.setdefault(kind, {})
            for name, entry in entries.items():
                rule = self.rule(entry, f"{self.game}.attributes.{name}", entries.key_at(name), "attributes")
                if entry.get("type") not in types:
                    self.found.error(
                        "RW216",
                        f"unknown type '{entry.get('type')}'",
                        entry.at("type"),
                        did_you_mean(str(entry.get("type")), types),
                    )
                until = self.known_event(entry["until"], entry.at("until")) if "until" in entry else None
                default = self.expr(
                    entry.get("default", "none"), entry.at("default"), Scope(self.names, has_it=True)
                )
                table[name] = Attribute(
                    name,
                    kind,
                    str(entry.get("type")),
                    default,
                    self.seen(entry, "seen_by", "none"),
                    until,
                    entry.get("min"),
                    entry.get("max"),
                    rule,
                )

    def zones_and_numbers(self) -> None:
        """`zones` and `numbers`."""
        zones = self.section("zones")
        for name, entry in zones.items():
            rule = self.rule(entry, f"{self.game}.zones.{name}", zones.key_at(name), "zones")
            self.rules.zones[name] = Zone(
                name,
                entry.get("of", "game"),
                self.seen(entry, "seen_by", "none"),
                self.seen(entry, "counted_by", "all"),
                rule,
            )
        for kind, entries in self.section("numbers").items():
            table = self.rules.numbers.setdefault(kind, {})
            for name, entry in entries.items():
                rule = self.rule(entry, f"{self.game}.numbers.{name}", entries.key_at(name), "numbers")
                param = entry.get("with")
                scope = Scope(self.names, locals={param} if param else set(), has_it=True)
                table[name] = Number(
                    name,
                    kind,
                    self.expr(entry.get("base"), entry.at("base"), scope),
                    param,
                    bool(entry.get("set", False)),
                    self.seen(entry, "seen_by", "none"),
                    rule,
                )

    def timers(self) -> None:
        """`timers`, whose order of writing is their firing order."""
        section = self.section("timers")
        for place, (name, entry) in enumerate(section.items()):
            rule = self.rule(entry, f"{self.game}.timers.{name}", section.key_at(name), "timers")
            ends = self.known_event(entry["ends"], entry.at("ends")) if "ends" in entry else None
            self.rules.timers[name] = Timer(
                name,
                entry.get("of", "game"),
                entry.get("fires", "after_inputs") == "before_inputs",
                ends,
                place,
                rule,
            )

    def documents(self) -> None:
        """Cards, characters, roles and statuses, with their data and abilities."""
        for kind, key in (
            ("card", "cards"),
            ("character", "characters"),
            ("role", "roles"),
            ("status", "statuses"),
        ):
            table = self.rules.documents.setdefault(kind, {})
            section = self.section(key)
            if key == "cards" and section and self.rules.catalogue is None:
                self.found.error("RW203", "cards need 'catalogue', the zone they begin in", self.merged.mark)
            for name, entry in section.items():
                rule = self.rule(entry, f"{self.game}.{key}.{name}", section.key_at(name), key)
                if isinstance(entry.get("copies"), dict) and entry["copies"].get("count", 0) > MOST_COPIES:
                    at = entry["copies"].at("count")
                    self.found.error("RW303", f"a card has at most {MOST_COPIES:,} copies", at)
                    continue
                table[name] = Document(kind, name, self.data(kind, entry), _copies(entry.get("copies")), rule)
                abilities = entry.get("abilities", Map())
                for ability, body in abilities.items():
                    link_ability(self, kind, name, ability, body, abilities.key_at(ability))

    def data(self, kind: str, entry: Map) -> dict[str, Any]:
        """The declared data fields of a document, with defaults; unknown and missing ones are errors."""
        declared = self.section("data").get(kind, Map())
        given = entry.get("data", Map(entry.mark))
        values: dict[str, Any] = {}
        for name, shape in declared.items():
            if name in given:
                values[name] = self.expr(given[name], given.at(name))
                self.datum(name, shape, values[name])
            elif "default" in shape:
                values[name] = self.expr(shape["default"], shape.at("default"))
                self.datum(name, shape, values[name])
            else:
                self.found.error("RW214", f"this {kind} needs data '{name}'", given.mark)
        for name in given:
            if name not in declared:
                self.found.error(
                    "RW216", f"unknown data '{name}'", given.key_at(name), did_you_mean(name, declared)
                )
        return values

    def datum(self, name: str, shape: Map, value: Expr) -> None:
        """Check that a data field is of its declared type; `none` is no number and no truth value."""
        type_ = str(shape.get("type"))
        group = self.rules.symbols.get(type_)
        wanted = "symbol" if group is not None or type_ in ("role", "character") else type_
        plain = wanted in ("int", "bool")
        if value.type not in (wanted, "any", *(() if plain else ("none",))):
            words = f"one of {', '.join(map(str, group))}" if group else f"of type {type_}"
            self.found.error("RW211", f"'{name}' is {words}", value.mark)
        elif group is not None and value.op == "const" and value.args[0] not in (*group, None):
            hint = did_you_mean(str(value.args[0]), map(str, group))
            self.found.error("RW211", f"'{name}' is one of {', '.join(map(str, group))}", value.mark, hint)

    def events(self) -> None:
        """`events`: fields, audience and body."""
        section = self.section("events")
        for name, entry in section.items():
            rule = self.rule(entry, f"{self.game}.events.{name}", section.key_at(name), "events")
            given = entry.get("fields", Map())
            fields = {f: self.expr(v, given.at(f)) for f, v in given.items()}
            scope = Scope(self.names, fields=frozenset(fields), events=None)
            lasts = self.condition(entry["while"], entry.at("while"), scope) if "while" in entry else None
            block = link_block(self, entry.get("do", []), scope, entry.at("do"))
            if entry.get("outside") and "who" not in fields:
                self.found.error("RW208", "an outside event needs a field 'who'", section.key_at(name))
            self.rules.events[name] = Event(
                name,
                fields,
                block,
                self.tells(entry, fields, scope),
                lasts,
                bool(entry.get("outside")),
                bool(entry.get("of_seat")),
                rule,
            )

    def tells(self, entry: Map, fields: dict[str, Expr], scope: Scope) -> Tells:
        """The audience of an event."""
        tells = entry.get("tells", Map(entry.mark))
        to = tells.get("to", "none" if not tells else "all")
        seen: Seen = to if to in ("all", "none") else self.expr(to, tells.at("to"), scope)
        only_map = tells.get("only", Map())
        only = {f: self.expr(v, only_map.at(f), scope) for f, v in only_map.items()}
        data = tuple(tells.get("data", [f for f in fields if f not in only]))
        for name in (*data, *only):
            if name not in fields and name != "result":
                self.found.error(
                    "RW208", f"the event has no field '{name}'", tells.at("data"), did_you_mean(name, fields)
                )
        return Tells(seen, data, only, tells.get("when", "start") == "end" or "result" in data)

    def game_abilities(self) -> None:
        """`rules`: abilities of the game itself."""
        section = self.section("rules")
        for name, body in section.items():
            link_ability(self, "rule", self.game, name, body, section.key_at(name))

    def sound(self) -> None:
        """`sound`: conditions on positions."""
        section = self.section("sound")
        linked = []
        for name, entry in section.items():
            rule = self.rule(entry, f"{self.game}.sound.{name}", section.key_at(name), "sound", refuses=True)
            test = self.condition(entry.get("if"), entry.at("if"), Scope(self.names, has_it=True))
            linked.append(Sound(name, entry.get("of", "game"), test, rule))
        self.rules.sound = tuple(linked)


def _copies(given: Any) -> tuple[str, ...]:
    if isinstance(given, dict):
        return ("",) * int(given.get("count", 0))
    return tuple(str(c) for c in given or ())


def _place(chosen: Any, section: str, name: str) -> Mark:
    table = chosen.get(section)
    return table.key_at(name) if isinstance(table, Map) else NOWHERE


def _hash(merged: Map) -> str:
    """Identity of the linked rules: a hash of the merged documents, which hold no texts."""
    text = json.dumps(merged, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
