"""The shapes of what stands inside the documents: one record for each kind of entry."""

from __future__ import annotations

from rulewright.rules.primitives import ABILITIES, NEED, PARAM
from rulewright.rules.shape_types import Record, needed, optional

_ID = optional("id", "id", "Id of the rule. Default: its path.", "liars_dice.bid.made")
_CLAIMS = optional("claims", "claims", "The claims of the rule text that this carries.", ["LD-013"])
ID_AND_CLAIMS = (_ID, _CLAIMS)
_SEEN = needed(
    "seen_by",
    "expr",
    "Who may see it: `all`, `owner`, `none`, or an expression over `it` and `viewer`.",
    "owner",
)
_LIMITS = (
    optional("min", "int", "The least value.", 1),
    optional("max", "int", "The greatest value.", 10),
)
_GAME_OR_PLAYER = ("game", "player")

ABILITY = Record(
    "ability",
    "One ability: exactly one of the keys that say when it acts, and what it does.",
    tuple({f.name: f for p in ABILITIES for f in p.fields}.values()),
)

ENTRIES: tuple[Record, ...] = (
    Record(
        "base",
        "The folder whose rules a game takes over.",
        (
            needed("from", "folder", "The base: a folder beside the game's, such as `_cards`.", "_cards"),
            optional(
                "claims",
                "list:claim_prefix",
                "Of the claims in the base only those with these prefixes are taken over. Default: all.",
                ["BA", "AMB"],
            ),
        ),
    ),
    Record(
        "seats",
        "How many seats a table has.",
        (needed("from", "int", "The fewest.", 2), needed("to", "int", "The most.", 6), *ID_AND_CLAIMS),
    ),
    Record(
        "resting_point",
        "A resting point.",
        (needed("start", "name", "The event that goes on from here.", "turns", of="event"), *ID_AND_CLAIMS),
    ),
    Record(
        "staff_seat",
        "A seat that does not play.",
        (
            needed(
                "sees",
                "word",
                "`everything`: what the referee sees · `own`: what a spectator sees, its own asks and facts.",
                "everything",
                choices=("everything", "own"),
            ),
            *ID_AND_CLAIMS,
        ),
    ),
    Record(
        "lineup",
        "The list of roles in play, one for each seat; it is kept in the attribute `lineup` of the game.",
        (
            needed(
                "default",
                "exprs",
                "The list if the set-up gives none.",
                "constant.roles.at(players.size)",
            ),
            optional(
                "needs",
                "lineup_needs",
                "Named conditions on the list; the first that fails refuses the set-up.",
                {"one_boss": {"if": "game.lineup.count(it == boss) == 1"}},
            ),
            *ID_AND_CLAIMS,
        ),
    ),
    Record(
        "lineup_need",
        "A condition on the line-up.",
        (
            needed("if", "expr", "What must hold.", "game.lineup.count(it == boss) == 1"),
            *ID_AND_CLAIMS,
        ),
    ),
    Record(
        "constant",
        "A constant: one value, or rows by key.",
        (
            optional("is", "exprs", "The value.", 5),
            optional("rows", "rows", "Values by key, read with `constant.NAME.at(KEY)`.", {"4": {"is": 2}}),
            *ID_AND_CLAIMS,
        ),
        one_of=("is", "rows"),
    ),
    Record("row", "One row of a constant.", (needed("is", "exprs", "The value.", 2), *ID_AND_CLAIMS)),
    Record(
        "setting",
        "A choice made before the game.",
        (
            needed("type", "word", "What kind of value.", "int", choices=("int", "bool", "word")),
            needed("default", "literal", "The value if nobody chooses.", 5),
            *_LIMITS,
            optional("one_of", "list:literal", "The allowed values.", ["short", "long"]),
            *ID_AND_CLAIMS,
        ),
    ),
    Record(
        "attributes",
        "Stored values, by whose they are.",
        tuple(
            optional(
                kind,
                "attribute_table",
                doc,
                {"turn": {"type": "player", "default": "none", "seen_by": "all"}},
            )
            for kind, doc in (
                ("game", "Of the game."),
                ("player", "Of each player."),
                ("card", "Of each card."),
            )
        ),
    ),
    Record(
        "attribute",
        "A stored value.",
        (
            needed(
                "type",
                "name",
                "`int`, `bool`, `player`, `card`, `symbol`, `role`, `character`, `list`, `dice` or a"
                " group of symbols.",
                "int",
            ),
            needed("default", "exprs", "The value at the beginning.", 0),
            _SEEN,
            optional(
                "until",
                "name",
                "When this event ends the attribute is its default again.",
                "turn",
                of="event",
            ),
            *_LIMITS,
            *ID_AND_CLAIMS,
        ),
    ),
    Record(
        "zone",
        "A place for cards.",
        (
            needed(
                "of", "word", "One for the game, or one for each player.", "player", choices=_GAME_OR_PLAYER
            ),
            _SEEN,
            optional("counted_by", "expr", "Who knows how many cards lie there. Default `all`.", "all"),
            *ID_AND_CLAIMS,
        ),
    ),
    Record(
        "numbers",
        "Derived values, by whose they are.",
        tuple(
            optional(kind, "number_table", doc, {"reach": {"base": 1}})
            for kind, doc in (
                ("game", "Of the game."),
                ("player", "Of each player."),
                ("card", "Of each card."),
            )
        ),
    ),
    Record(
        "number",
        "A derived value.",
        (
            needed("base", "expr", "The value before any ability changes it; `it` is the entity.", 1),
            optional("with", "bind", "Name of its one parameter.", "other"),
            optional("set", "bool", "It is a set (a list without repeats).", True),
            optional("seen_by", "expr", "Who may see it: `all`, `owner`, `none`, or an expression.", "all"),
            *ID_AND_CLAIMS,
        ),
    ),
    Record(
        "data",
        "Declared data, by kind of document.",
        tuple(
            optional(kind, "data_table", doc, {"hearts": {"type": "int"}})
            for kind, doc in (("role", "Of roles."), ("character", "Of characters."), ("card", "Of cards."))
        ),
    ),
    Record(
        "datum",
        "A data field of documents.",
        (
            needed("type", "name", "As for attributes.", "int"),
            optional("default", "expr", "The value where a document does not give it.", 0),
            *ID_AND_CLAIMS,
        ),
    ),
    Record("catalogue", "Where the cards begin.", (needed("zone", "name", "The zone.", "deck", of="zone"),)),
    Record(
        "timer",
        "A clock.",
        (
            needed(
                "of", "word", "One for the game, or one for each player.", "game", choices=_GAME_OR_PLAYER
            ),
            needed(
                "fires",
                "word",
                "Before or after an input of the same instant.",
                "after_inputs",
                choices=("before_inputs", "after_inputs"),
            ),
            optional("ends", "name", "The event that is run when the clock runs out.", "time_up", of="event"),
            *ID_AND_CLAIMS,
        ),
    ),
    Record(
        "event",
        "Something that can happen.",
        (
            optional("fields", "values", "Fields with their default values.", {"who": "none"}),
            needed("do", "block", "What happens.", [{"draw": {"who": "who"}}]),
            optional("tells", "tells", "Whom it tells what.", {"to": "all"}),
            optional("while", "expr", "Without this the event breaks off.", "to.alive"),
            optional("outside", "bool", "It may come from outside the game.", True),
            optional("of_seat", "bool", "From outside it only comes with a seat, its `who`.", True),
            *ID_AND_CLAIMS,
        ),
    ),
    Record(
        "tells",
        "The audience of an event.",
        (
            optional("to", "expr", "`all`, `none`, or an expression for players.", "all"),
            optional(
                "data",
                "names",
                "The fields that are told. Default: those that `only` does not name.",
                ["who"],
            ),
            optional(
                "only", "values", "Fields that some are told besides: field → players.", {"card": "who"}
            ),
            optional(
                "when", "word", "`end` tells after the body, with `result`.", "end", choices=("start", "end")
            ),
        ),
    ),
    Record(
        "status",
        "Abilities for a while.",
        (needed("abilities", "abilities", "What it does, by name.", {}), *ID_AND_CLAIMS),
    ),
    Record(
        "sound_condition",
        "A condition on positions.",
        (
            optional(
                "of",
                "word",
                "Tested for the game, or for each player (`it`).",
                "player",
                choices=_GAME_OR_PLAYER,
            ),
            needed("if", "expr", "What holds.", "it.dice >= 0"),
            *ID_AND_CLAIMS,
        ),
    ),
    Record("count", "Copies without rank and suit.", (needed("count", "int", "How many.", 3),)),
    Record(
        "ruling",
        "A disputed rule.",
        (
            needed("readings", "readings", "Its readings by name.", {"high": {}, "low": {}}),
            needed("default", "word", "The reading if no mode chooses.", "high"),
            optional("origin", "claims", "Where the dispute is described.", ["AMB-101"]),
            *ID_AND_CLAIMS,
        ),
    ),
    Record("reading", "One reading of a disputed rule.", ID_AND_CLAIMS),
    Record(
        "naming",
        "How something is called.",
        (
            needed("name", "text", "The name.", "Liar's Dice"),
            optional(
                "latin", "bool", "Latin letters are right here, also in a language with another script.", True
            ),
            optional(
                "gender",
                "word",
                "Its gender in this language. Default: masculine.",
                "feminine",
                choices=("masculine", "feminine", "neuter"),
            ),
            optional(
                "number",
                "word",
                "Whether the name itself is a plural. Default: singular.",
                "plural",
                choices=("singular", "plural"),
            ),
            optional("plural", "text", "The plural of the name.", "dice"),
            optional(
                "forms",
                "forms",
                "Further forms by the name that sentences ask for: cases, or `holds` and `holds_not`.",
                {"gen": "кубика"},
            ),
        ),
    ),
    Record("param", "A parameter of a move.", PARAM, one_of=("from", "text")),
    Record("need", "A named condition of a move.", NEED),
    ABILITY,
)
