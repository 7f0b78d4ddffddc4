"""The one table of document shapes: which keys each kind of document has, and what may stand under them.

The checker of documents (`shape_check`) and the JSON Schemas for editors (`schema_build`) are both driven by
it, and a test proves that the two accept the same documents. Statements and abilities come from `primitives`.

Types of fields are those of `primitives`, and besides
    text      any text
    literal   a whole number, a truth value or a word
    path      a dotted address in the merged game (`rules.noon_strikes`)
    list:T    a list of T
    NAME      a record of `RECORDS` or a table (id → record) of `TABLES`
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulewright.rules.primitives import Field
from rulewright.rules.shape_entries import ENTRIES, ID_AND_CLAIMS
from rulewright.rules.shape_types import Record, Table, needed, optional

_ABILITIES = optional(
    "abilities", "abilities", "What it can do, by name.", {"drink": {"offer": "turn", "do": []}}
)
_DATA = optional(
    "data", "values", "The data fields that the game declares for such documents.", {"hearts": 4}
)
SECTIONS: tuple[Field, ...] = (
    needed("start", "name", "The event that begins a game.", "game", of="event"),
    optional(
        "staff",
        "staff",
        "Seats that do not play, such as a moderator.",
        {"moderator": {"sees": "everything"}},
    ),
    optional(
        "lineup",
        "lineup",
        "The list of roles in play, which the set-up may give.",
        {"default": "constant.roles.at(players.size)"},
    ),
    optional(
        "resting",
        "resting",
        "Resting points: a position placed there goes on with the event `start`.",
        {"bidding": {"start": "turns"}},
    ),
    optional(
        "order_from",
        "expr",
        "The player from whom simultaneous things are ordered. Default: the first seat.",
        "game.turn",
    ),
    optional("constants", "constants", "Named values, and tables of values by key.", {"dice": {"is": 5}}),
    optional(
        "settings",
        "settings",
        "Choices made before the game, read as `setting.NAME`.",
        {"dice": {"type": "int", "default": 5}},
    ),
    optional("symbols", "symbols", "Groups of words that are values.", {"faces": ["low", "high"]}),
    optional(
        "attributes",
        "attributes",
        "Stored values of the game, of players and of cards.",
        {"player": {"alive": {"type": "bool", "default": True, "seen_by": "all"}}},
    ),
    optional("zones", "zones", "Places for cards.", {"hand": {"of": "player", "seen_by": "owner"}}),
    optional(
        "numbers",
        "numbers",
        "Derived values: a base, changed by `modify` abilities in force.",
        {"player": {"reach": {"base": 1}}},
    ),
    optional(
        "data",
        "data",
        "The fields that roles, characters and cards give under their own `data`.",
        {"card": {"cost": {"type": "int"}}},
    ),
    optional("catalogue", "catalogue", "Where the cards begin.", {"zone": "deck"}),
    optional("stages", "list:name", "Names of stages, in order.", ["block", "protect", "kill"]),
    optional(
        "timers", "timers", "Clocks, in firing order.", {"day": {"of": "game", "fires": "after_inputs"}}
    ),
    optional(
        "events",
        "events",
        "What can happen: fields, body, audience.",
        {"draw": {"fields": {"who": "none"}, "do": []}},
    ),
    optional(
        "rules",
        "abilities",
        "Abilities of the game itself.",
        {
            "last_cup": {
                "whenever": "alive.size == 1",
                "do": [{"win": {"who": "alive", "because": "last_alive"}}],
            }
        },
    ),
    optional(
        "statuses",
        "statuses",
        "Abilities that are attached to the game or a player for a while.",
        {"fog": {"abilities": {}}},
    ),
    optional(
        "sound",
        "sound",
        "What holds at every resting point; a position that breaks it is refused.",
        {"dice": {"of": "player", "if": "it.dice >= 0"}},
    ),
)

_DOCUMENT_TABLES: tuple[Field, ...] = (
    optional(
        "cards",
        "cards",
        "Cards by id: what is changed, or a whole new one.",
        {"dynamite": {"data": {"cost": 1}}},
    ),
    optional(
        "characters",
        "characters",
        "Characters by id: what is changed, or a whole new one.",
        {"smith": {"data": {"hearts": 3}}},
    ),
    optional(
        "roles",
        "roles",
        "Roles by id: what is changed, or a whole new one.",
        {"spy": {"data": {"side": "law"}}},
    ),
)


def _remove_field(example: str) -> Field:
    doc = "Addresses of what is taken out, before anything is added."
    return optional("remove", "list:path", doc, [example])


def _template(kind: str) -> tuple[Field, ...]:
    doc = f"The {kind} of the base that this one starts from."
    return optional("extends", "name", doc, "shot", of=kind), _remove_field("abilities.drink")


_SEATS = optional("seats", "seats", "How many seats a table has.", {"from": 2, "to": 6})

DOCUMENTS: tuple[Record, ...] = (
    Record(
        "game",
        "A game: its table, attributes, zones, numbers, events and rules (game.yaml).",
        (
            needed("game", "folder", "Id of the game, equal to its folder's name.", "liars_dice"),
            optional("base", "base", "The folder whose rules this game takes over.", {"from": "_cards"}),
            _remove_field("events.draw"),
            needed("seats", "seats", "How many seats a table has.", {"from": 2, "to": 6}),
            *SECTIONS,
        ),
        over="base",
    ),
    Record(
        "card",
        "One card kind (cards/ID.yaml).",
        (
            needed("card", "name", "Id of the card, equal to the file's name.", "dynamite"),
            *ID_AND_CLAIMS,
            *_template("card"),
            needed(
                "copies",
                "copies",
                "A list of rank and suit, or `{count: n}` for cards without.",
                ["5D", "10S"],
            ),
            _DATA,
            _ABILITIES,
        ),
        over="extends",
    ),
    Record(
        "character",
        "One character (characters/ID.yaml).",
        (
            needed("character", "name", "Id of the character, equal to the file's name.", "smith"),
            *ID_AND_CLAIMS,
            *_template("character"),
            _DATA,
            _ABILITIES,
        ),
        over="extends",
    ),
    Record(
        "role",
        "One role (roles/ID.yaml).",
        (
            needed("role", "name", "Id of the role, equal to the file's name.", "deputy"),
            *ID_AND_CLAIMS,
            *_template("role"),
            _DATA,
            _ABILITIES,
        ),
        over="extends",
    ),
    Record(
        "mode",
        "One mode: what it changes (modes/ID.yaml).",
        (
            needed("mode", "name", "Id of the mode, equal to the file's name.", "perudo"),
            optional(
                "default", "bool", "This mode is played when none is named. One mode of a game has it.", True
            ),
            optional("extends", "name", "The mode that this one starts from.", "classic", of="mode"),
            _remove_field("rules.noon_strikes"),
            optional("rulings", "choices", "The reading of each disputed rule.", {"ones_rank": "high"}),
            optional("settings", "setting_choices", "The defaults of settings in this mode.", {"dice": 5}),
            _SEATS,
            *(replace(f, required=False) for f in SECTIONS if f.name != "settings"),
            *_DOCUMENT_TABLES,
        ),
    ),
    Record(
        "rulings",
        "Disputed rules and their readings (rulings.yaml).",
        (
            needed(
                "rulings",
                "rulings",
                "Disputed rules by name.",
                {"ones_rank": {"readings": {"high": {}, "low": {}}, "default": "high"}},
            ),
        ),
    ),
    Record(
        "text",
        "Names in one language (text/LANG.yaml).",
        (
            needed("language", "language", "Code of the language, equal to the file's name.", "en"),
            needed(
                "names", "names_of", "Names by the path of what they name.", {"game": {"name": "Liar's Dice"}}
            ),
        ),
    ),
)

DOCUMENT: dict[str, Record] = {d.name: d for d in DOCUMENTS}
# The kinds of which a document may be a part only: in a base, or laid over one.
PARTS = ("game", "card", "character", "role", "rulings")


def _entry(kind: str) -> Record:
    """The document as an entry of a merged game, where nothing is left to be laid over anything."""
    record = DOCUMENT[kind]
    fields = tuple(f for f in record.fields if f.name not in ("extends", "remove"))
    return replace(record, fields=fields, over="")


RECORDS: dict[str, Record] = {
    r.name: r for r in (*ENTRIES, *(_entry(kind) for kind in ("card", "character", "role")))
}

TABLES: dict[str, Table] = {
    t.name: t
    for t in (
        Table("resting", "Resting points by name.", "resting_point"),
        Table("staff", "Staff seats by name.", "staff_seat"),
        Table("lineup_needs", "Conditions by name, in order.", "lineup_need"),
        Table("constants", "Constants by name.", "constant"),
        Table("rows", "Rows by key.", "row", "row"),
        Table("settings", "Settings by name.", "setting"),
        Table("symbols", "Groups of symbols.", "list:word"),
        Table("attribute_table", "Attributes by name.", "attribute"),
        Table("zones", "Zones by name.", "zone"),
        Table("number_table", "Numbers by name.", "number"),
        Table("data_table", "Data fields by name.", "datum"),
        Table("timers", "Timers by name.", "timer"),
        Table("events", "Events by name.", "event"),
        Table("abilities", "Abilities by name.", "ability"),
        Table("statuses", "Statuses by name.", "status"),
        Table("sound", "Conditions by name.", "sound_condition"),
        Table("cards", "Cards by id.", "card"),
        Table("characters", "Characters by id.", "character"),
        Table("roles", "Roles by id.", "role"),
        Table("rulings", "Disputed rules by name.", "ruling"),
        Table("readings", "Readings by name.", "reading"),
        Table("names_of", "Names by path.", "naming", "text_path"),
        Table("forms", "Forms of a name.", "text", "word"),
        Table("params", "Parameters by name, in order.", "param"),
        Table("needs", "Conditions by name, in order.", "need"),
        Table("branches", "Blocks by symbol.", "block"),
        Table("values", "Values by name.", "exprs"),
        Table("pairs", "Values by place.", "exprs", "place"),
        Table("choices", "Readings by ruling.", "word"),
        Table("setting_choices", "Values by setting.", "literal"),
    )
}


def inner_types(value: dict[str, Any], type_: str) -> dict[str, str]:
    """The types of what stands under the keys of a record or a table (nothing of other values)."""
    if type_ in TABLES:
        return dict.fromkeys(value, TABLES[type_].entry)
    return {f.name: f.type for f in RECORDS[type_].fields} if type_ in RECORDS else {}
