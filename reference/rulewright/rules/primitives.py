"""The one table of primitives: every statement, ability and field of the rules language.

The JSON Schema, the checker, the linker, the interpreter and the language reference are all driven by
this table (or are tested against it), so that they cannot drift apart.

Types of fields
    expr      an expression (YAML scalar; whole numbers and truth values are themselves)
    exprs     an expression, or a list of expressions
    block     a list of statements
    bind      a new local name
    name      a name declared elsewhere (`of` says what: event, number, zone, occasion, stretch, timer,
    status)
    names     one such name, or a list of them
    place     what `set` and `add` may change: a local, an event field, an attribute (`p.hearts`)
    int, bool a literal
    word      one of `choices`
    params    the parameters of an offer (`with`)
    needs     the named conditions of an offer
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

# The type of what is a list of statements.
BLOCK = "block"


@dataclass(frozen=True)
class Field:
    """One key of a primitive: its type, whether it must be there, and what it means."""

    name: str
    type: str
    doc: str
    example: Any
    required: bool = False
    choices: tuple[str, ...] = ()
    of: str = ""


@dataclass(frozen=True)
class Primitive:
    """One statement or ability.

    `key` is the key that names it. For a statement, `value` is the type of what stands under that key:
    `fields` (a mapping of `fields`), `expr`, `block`, `pairs` (place or name → expression), `true`;
    `beside` are further keys beside it (`then`, `do`, `while`).
    """

    key: str
    family: str
    value: str
    doc: str
    example: str
    fields: tuple[Field, ...] = ()
    beside: tuple[Field, ...] = ()


def _f(name: str, type: str, doc: str, example: Any, **more: Any) -> Field:
    return Field(name, type, doc, example, **more)


REFUSAL_CODES = (
    "no_such_ask",
    "closed",
    "not_yours",
    "not_offered",
    "not_held",
    "bad_target",
    "out_of_reach",
    "limit",
    "not_enough",
    "forbidden",
    "malformed",
    "over",
)
RULE_CODES = (
    "not_offered",
    "not_held",
    "bad_target",
    "out_of_reach",
    "limit",
    "not_enough",
    "forbidden",
    "malformed",
)
SETUP_CODES = ("seats", "mode", "setting", "ruling", "lineup", "position", "chance", "host")

_AS = _f("as", "bind", "Local name for what comes out.", "taken")
_PUBLIC = _f("public", "bool", "Whether the other seats know that this seat is asked. Default true.", False)
_KIND = _f("kind", "word", "The kind of the ask, a word of the vocabulary.", "respond")
_VERB = _f("verb", "word", "Name of the move, instead of `choose`.", "discard")
_CLOCK = _f("clock", "name", "Timer that closes it at the latest.", "verdict", of="timer")
_MS = _f(
    "ms",
    "expr",
    "With `clock`: how long each decision has, in milliseconds; `it` is the seat asked, and of several seats "
    "the longest counts. 0 is no clock. The stretch starts its clock itself, anew for each decision.",
    "10000 if it.away else setting.decision_ms",
)
_DEFAULT = _f(
    "default",
    "expr",
    "What an unanswered seat is taken to have chosen when the clock closes it. After some picks of `each`, "
    "a list fills the rest.",
    "none",
)
_SKIP = _f(
    "skip_if",
    "expr",
    "Do not ask a seat (`it`) for which this holds. Public information only.",
    "it.hand.size == 0",
)

STATEMENTS: tuple[Primitive, ...] = (
    Primitive(
        "let",
        "names",
        "pairs",
        "Name a value; the name lives to the end of this `do`.",
        "let: {loser: target}",
    ),
    Primitive(
        "set",
        "values",
        "pairs",
        "Change an attribute, an event field or a local name.",
        "set: {who.alive: false}",
    ),
    Primitive(
        "add", "values", "pairs", "Add to a whole number, or append to a list.", "add: {to.hearts: -1}"
    ),
    Primitive(
        "if",
        "flow",
        "expr",
        "Do one thing or the other.",
        "{if: need > 0, then: [{damage: {to: to}}]}",
        beside=(
            _f("then", "block", "Done when the condition holds.", [], required=True),
            _f("else", "block", "Done otherwise.", []),
        ),
    ),
    Primitive(
        "case",
        "flow",
        "expr",
        "Choose a branch by a symbol.",
        "{case: suit, when: {hearts: [{heal: {who: me}}]}}",
        beside=(
            _f("when", "branches", "One block for each symbol.", {}, required=True),
            _f("else", "block", "Done when no symbol fits.", []),
        ),
    ),
    Primitive(
        "each",
        "flow",
        "each",
        "Do something for each element of a list, taken as it was at the start; players "
        "who died meanwhile are left out.",
        "{each: {p: alive}, do: [{draw: {who: p}}]}",
        beside=(
            _f("do", "block", "Done for each element.", [], required=True),
            _f("dead", "bool", "Also for players who are out of the game. Default false.", True),
            _f(
                "together",
                "bool",
                "The turns of the loop happen at the same time: their events have no order among them.",
                True,
            ),
        ),
    ),
    Primitive(
        "loop",
        "flow",
        "block",
        "Repeat. At most 1,000 times.",
        "{loop: [{turn: {}}], while: alive.size > 1}",
        beside=(
            _f(
                "while",
                "expr",
                "Go on as long as this holds, tested after each time. Default: until `stop`.",
                "need > 0",
            ),
        ),
    ),
    Primitive("stop", "flow", "true", "Leave the innermost `loop` or `each`.", "stop: true"),
    Primitive("result", "events", "expr", "The value this event returns to `as`.", "result: lucky"),
    Primitive(
        "cancel", "events", "true", "In a `before` ability: the event does not happen.", "cancel: true"
    ),
    Primitive(
        "settle",
        "events",
        "true",
        "Run the state rules (`whenever`) until none applies. At most 100 times.",
        "settle: true",
    ),
    Primitive(
        "run",
        "events",
        "expr",
        "Do what an offer chosen earlier says (`do` of its ability, with its parameters).",
        "run: c",
    ),
    Primitive(
        "close",
        "waiting",
        "name",
        "End the named stretch now, and everything that was begun inside it.",
        "close: day",
    ),
    Primitive(
        "open",
        "waiting",
        "fields",
        "The one statement that waits: a stretch in which seats may use offers or must choose.",
        "open: {name: night, for: alive, offers: [night], sealed: true, changeable: "
        "true, closes: clock, clock: night, as: choices}",
        fields=(
            _f("name", "stretch", "Name of the stretch, for `close` and as the kind of its asks.", "night"),
            _f(
                "for",
                "expr",
                "The seats that are asked: a player or a list. Read again whenever the table waits.",
                "alive",
                required=True,
            ),
            _f(
                "offers",
                "names",
                "Occasions: abilities with this `offer` may be used.",
                ["night"],
                of="occasion",
            ),
            _f("from", "exprs", "Instead of offers: the values to choose from; `it` is the seat.", "it.hand"),
            _f("count", "expr", "How many of `from` are chosen at once. Default 1.", "2"),
            _f("ordered", "bool", "The order of the chosen matters (and is part of the choice).", True),
            _f("each", "bool", "They are chosen one by one, in canonical order, under one ask.", True),
            _f("optional", "bool", "The seat may pass.", True),
            _f(
                "sealed",
                "bool",
                "Answers are kept until the stretch closes; offers are not done but collected.",
                True,
            ),
            _f(
                "changeable",
                "bool",
                "A sealed answer may be replaced or withdrawn until the stretch closes.",
                True,
            ),
            _f(
                "closes",
                "word",
                "`answered`: each seat answers once · `passed`: each seat goes on until it "
                "passes · `clock`: only the clock · `closed`: only `close`, or `until`.",
                "answered",
                choices=("answered", "passed", "clock", "closed"),
            ),
            _f("until", "expr", "Close as soon as this holds (tested before each asking).", "need <= 0"),
            _f(
                "rest",
                "word",
                "This is a declared resting point: state rules run each time the table waits here.",
                "day",
            ),
            _KIND,
            _VERB,
            _PUBLIC,
            _CLOCK,
            _MS,
            _DEFAULT,
            _SKIP,
            _AS,
        ),
    ),
    Primitive(
        "choose",
        "waiting",
        "fields",
        "One seat chooses. Short form of `open` with `closes: answered`.",
        "choose: {by: who, from: who.hand, count: 2, as: cards}",
        fields=(
            _f("by", "expr", "The seat that chooses.", "me", required=True),
            _f("from", "exprs", "The values to choose from.", "me.hand", required=True),
            _f("count", "expr", "How many. Default 1.", "2"),
            _f("ordered", "bool", "The order of the chosen matters.", True),
            _f("each", "bool", "They are chosen one by one, under one ask.", True),
            _f("optional", "bool", "The seat may pass; then `as` is none.", True),
            _f(
                "until",
                "expr",
                "Close as soon as this holds; then `as` is none.",
                "who.hand.size <= who.hearts",
            ),
            _KIND,
            _VERB,
            _PUBLIC,
            _CLOCK,
            _MS,
            _DEFAULT,
            _AS,
        ),
    ),
    Primitive(
        "ask_all",
        "waiting",
        "fields",
        "Many seats choose at the same time, each without seeing the others' answers.",
        "ask_all: {who: alive, from: alive.without(it), optional: true, as: votes}",
        fields=(
            _f("who", "expr", "The seats that choose.", "alive", required=True),
            _f(
                "from",
                "exprs",
                "The values to choose from; `it` is the seat that is asked.",
                "alive",
                required=True,
            ),
            _f("optional", "bool", "A seat may pass.", True),
            _f("changeable", "bool", "An answer may be replaced until all have answered.", True),
            _KIND,
            _VERB,
            _PUBLIC,
            _CLOCK,
            _MS,
            _DEFAULT,
            _AS,
        ),
    ),
    Primitive(
        "window",
        "waiting",
        "fields",
        "One seat may use any of its offers until it passes. Short form of `open` with `closes: passed`.",
        "window: {for: to, offers: [hit], until: need <= 0}",
        fields=(
            _f("for", "expr", "The seat (or seats).", "to", required=True),
            _f("offers", "names", "Occasions.", ["hit"], required=True, of="occasion"),
            _f("until", "expr", "Close as soon as this holds.", "need <= 0"),
            _KIND,
            _PUBLIC,
            _CLOCK,
            _MS,
            _SKIP,
        ),
    ),
    Primitive(
        "move",
        "cards",
        "fields",
        "The only way a card changes place.",
        "move: {cards: deck.first, to: who, zone: hand}",
        fields=(
            _f("cards", "expr", "A card, a list of cards, or none.", "card", required=True),
            _f("zone", "name", "The zone it goes to.", "hand", required=True, of="zone"),
            _f("to", "expr", "Whose zone, for zones of players.", "who"),
            _f("at", "word", "Where in the zone. Default `top`.", "bottom", choices=("top", "bottom")),
        ),
    ),
    Primitive(
        "attach",
        "statuses",
        "fields",
        "Put a status on the game or a player.",
        "attach: {status: high_noon, to: game}",
        fields=(
            _f("status", "name", "The status.", "high_noon", required=True, of="status"),
            _f("to", "expr", "The game or a player.", "game", required=True),
        ),
    ),
    Primitive(
        "detach",
        "statuses",
        "fields",
        "Take a status away.",
        "detach: {status: high_noon, from: game}",
        fields=(
            _f("status", "name", "The status.", "high_noon", required=True, of="status"),
            _f("from", "expr", "The game or a player.", "game", required=True),
        ),
    ),
    Primitive(
        "know",
        "knowledge",
        "fields",
        "Give seats a fact that only they know.",
        "know: {who: by, what: suspicious, of: to, is: true}",
        fields=(
            _f("who", "expr", "The seats that learn it.", "me", required=True),
            _f("what", "word", "What kind of fact.", "role", required=True),
            _f("of", "exprs", "About whom or what.", "target"),
            _f("is", "expr", "The value.", "target.role", required=True),
        ),
    ),
    Primitive(
        "reveal",
        "knowledge",
        "fields",
        "Give everybody a fact.",
        "reveal: {what: role, of: who, is: who.role}",
        fields=(
            _f("what", "word", "What kind of fact.", "role", required=True),
            _f("of", "exprs", "About whom or what.", "who"),
            _f("is", "expr", "The value.", "who.role", required=True),
        ),
    ),
    Primitive(
        "shuffle",
        "chance",
        "fields",
        "Put a zone, or a list of values, into random order.",
        "shuffle: {zone: deck}",
        fields=(
            _f(
                "zone",
                "name",
                "The zone (of the game) to shuffle. The tape key is its name.",
                "deck",
                of="zone",
            ),
            _f(
                "list",
                "expr",
                "Instead: a list; the shuffled one goes to `as`.",
                "constant.roles.at(players.size)",
            ),
            _f("name", "word", "Name of the list on the tape (`deal.NAME`).", "roles"),
            _AS,
        ),
    ),
    Primitive(
        "roll",
        "chance",
        "fields",
        "Throw dice of a seat.",
        "roll: {dice: p.dice, sides: 6, of: p, as: thrown}",
        fields=(
            _f("dice", "expr", "How many.", "5", required=True),
            _f("sides", "expr", "How many sides each has.", "6", required=True),
            _f("of", "expr", "Whose dice: a player.", "me", required=True),
            _f("as", "bind", "Local name for the list of faces.", "thrown", required=True),
        ),
    ),
    Primitive(
        "flip",
        "chance",
        "fields",
        "Flip a fair coin of a seat.",
        "flip: {of: who, as: heads}",
        fields=(
            _f("of", "expr", "Whose coin: a player.", "who", required=True),
            _f("as", "bind", "Local name: true for heads.", "lucky", required=True),
        ),
    ),
    Primitive(
        "pick",
        "chance",
        "fields",
        "Take one element of a list at random.",
        "pick: {from: target.hand, of: target, as: taken}",
        fields=(
            _f("from", "exprs", "The list.", "target.hand", required=True),
            _f("of", "expr", "Whose things they are: a player, or the game.", "target", required=True),
            _f(
                "as", "bind", "Local name for the element; none if the list is empty.", "taken", required=True
            ),
        ),
    ),
    Primitive(
        "timer",
        "time",
        "fields",
        "Start or stop a clock, or let it end sooner. Exactly one of `start`, `stop`, `cap`.",
        "timer: {start: verdict, ms: setting.verdict_ms}",
        fields=(
            _f("start", "name", "The timer to start (again).", "day", of="timer"),
            _f("stop", "name", "The timer to stop.", "day", of="timer"),
            _f(
                "cap",
                "name",
                "The timer that ends in `ms` at the latest; nothing if it does not run or ends sooner.",
                "day",
                of="timer",
            ),
            _f("ms", "expr", "How long, in milliseconds; not with `stop`.", "60000"),
            _f("of", "expr", "Whose timer, for timers of players.", "who"),
        ),
    ),
    Primitive(
        "win",
        "ending",
        "fields",
        "End the game. Nothing runs after it.",
        "win: {who: alive, because: last_alive}",
        fields=(
            _f("who", "expr", "The winners: a player, a list, or none for a draw.", "alive", required=True),
            _f("because", "word", "The reason, a word of the vocabulary.", "last_alive", required=True),
        ),
    ),
)

_ID = _f("id", "id", "Id of the rule, `<game>.<topic>.<rule>`. Default: its path.", "bangarena.hit.cover")
_CLAIMS = _f("claims", "claims", "The claims of the rule text that this carries.", ["BA-124"])
_IF = _f("if", "expr", "Only when this holds.", "event.to == me")
_ORDER = _f("order", "int", "Among abilities on the same event, lower comes first. Default 0.", 1)
_ONCE = _f("once", "word", "At most once in one run of this event, or in the whole game.", "turn")
_FROM = _f(
    "from",
    "names",
    "For cards: the zones from which it works. Default: `hand` for offers, `table` for the rest.",
    ["hand"],
    of="zone",
)
_DEAD = _f("when_dead", "bool", "Also when its owner is out of the game.", True)
_DO = _f("do", "block", "What happens.", [], required=True)

ABILITIES: tuple[Primitive, ...] = (
    Primitive(
        "offer",
        "abilities",
        "names",
        "A move its owner may make while a stretch offers the occasion. Occasion "
        "`anytime` is open whenever the table waits.",
        "{offer: turn, if: game.quantity > 0, do: [{challenge: {by: me}}]}",
        fields=(
            _f(
                "verb",
                "word",
                "Name of the move. Default: `play` for cards, else the name of the ability.",
                "play",
            ),
            _FROM,
            _f("with", "params", "Parameters of the move, in order: cost, targets, numbers.", {}),
            _IF,
            _f(
                "needs",
                "needs",
                "Named conditions; the first that fails refuses the move with its code and id.",
                {},
            ),
            _f(
                "by",
                "word",
                "Who may use it: `players` (the default), or the seats of `staff` alone. Only under `rules`.",
                "staff",
                choices=("players", "staff"),
            ),
            _f(
                "stage",
                "word",
                "For sealed offers, which are collected and done only when a rule runs them (`run`): "
                "a word by which that rule chooses them.",
                "block",
            ),
            _ONCE,
            _ORDER,
            _DEAD,
            _ID,
            _CLAIMS,
            _DO,
        ),
    ),
    Primitive(
        "before",
        "abilities",
        "names",
        "Runs before an event: may change its fields, cancel it, or do something first. "
        "Looked for anew after each one.",
        "{before: hit, if: event.by == me, do: [{add: {event.need: 1}}]}",
        fields=(_IF, _ORDER, _ONCE, _FROM, _DEAD, _ID, _CLAIMS, _DO),
    ),
    Primitive(
        "instead",
        "abilities",
        "names",
        "Replaces an event: the first that applies; the replaced event did not happen.",
        "{instead: discard_cards, if: event.reason == death, do: [{move: {cards: "
        "event.cards, to: me, zone: hand}}]}",
        fields=(_IF, _ORDER, _ONCE, _FROM, _DEAD, _ID, _CLAIMS, _DO),
    ),
    Primitive(
        "after",
        "abilities",
        "names",
        "Runs when an event has happened; its condition is tested again when its turn comes.",
        "{after: damage, if: event.to == me, do: [{draw: {who: me}}]}",
        fields=(_IF, _ORDER, _ONCE, _FROM, _DEAD, _ID, _CLAIMS, _DO),
    ),
    Primitive(
        "whenever",
        "abilities",
        "expr",
        "A state rule: runs where the table settles, as long as its condition holds.",
        "{whenever: me.hand.size == 0, do: [{draw: {who: me}}]}",
        fields=(_ORDER, _FROM, _DEAD, _ID, _CLAIMS, _DO),
    ),
    Primitive(
        "modify",
        "abilities",
        "names",
        "Changes a derived number while it is in force. Exactly one of `add`, `set`, `include`.",
        "{modify: reach, add: 1}",
        fields=(
            _f("of", "expr", "Whose number (`it`). Default: its owner's.", "it.alive"),
            _f("add", "expr", "Added to the number.", 1),
            _f("set", "expr", "Put in its place.", 0),
            _f("include", "expr", "For sets: also in the set.", "ricochet"),
            _IF,
            _ORDER,
            _FROM,
            _DEAD,
            _ID,
            _CLAIMS,
        ),
    ),
    Primitive(
        "forbid",
        "abilities",
        "names",
        "Takes moves of an occasion away; `move` has `by`, `ability`, `verb`, `card` and the parameters.",
        "{forbid: [play], if: move.verb == play and move.card.kind == flask}",
        fields=(
            _IF,
            _f("code", "word", "Refusal code. Default `forbidden`.", "forbidden", choices=RULE_CODES),
            _FROM,
            _DEAD,
            _ID,
            _CLAIMS,
        ),
    ),
)

PARAM: tuple[Field, ...] = (
    _f(
        "from",
        "exprs",
        "The values it may have; earlier parameters may be used.",
        "alive.without(me)",
    ),
    _f(
        "text",
        "int",
        "Instead of `from`: free words of at most so many characters (1 to 4,000). The last parameter; rules "
        "pass the words on to events and cannot look at them.",
        400,
    ),
    _f("count", "expr", "A set of this many values instead of one.", "2"),
    _f("optional", "bool", "It may be left out (none).", True),
    _f(
        "code",
        "word",
        "Refusal code for a value that is not among them. Default `bad_target`.",
        "limit",
        choices=RULE_CODES,
    ),
    _f("target", "bool", "Written as ` > value` in the move's text. Default: true for players.", True),
    _f(
        "kind",
        "word",
        "What it is, where `from` does not tell.",
        "symbol",
        choices=("int", "bool", "symbol", "player", "card"),
    ),
    _ID,
    _CLAIMS,
)

NEED: tuple[Field, ...] = (
    _f("if", "expr", "What must hold.", "quantity > game.quantity", required=True),
    _f("code", "word", "Refusal code when it does not.", "not_enough", required=True, choices=RULE_CODES),
    _f("hidden", "bool", "The seat cannot know beforehand. Default false.", True),
    _ID,
    _CLAIMS,
)

# Statements that wait: the linker brings each to the one form of `open`.
SHORT_FORMS = frozenset({"choose", "ask_all", "window"})
STATEMENT_KEYS = frozenset(p.key for p in STATEMENTS)
ABILITY_KEYS = frozenset(p.key for p in ABILITIES)
BESIDE_KEYS = frozenset(f.name for p in STATEMENTS for f in p.beside)


def statement(key: str) -> Primitive:
    """The statement of that name; `KeyError` if the language has none."""
    return _STATEMENT_BY_KEY[key]


def ability(key: str) -> Primitive:
    """The kind of ability of that name; `KeyError` if the language has none."""
    return _ABILITY_BY_KEY[key]


_STATEMENT_BY_KEY = {p.key: p for p in STATEMENTS}
_ABILITY_BY_KEY = {p.key: p for p in ABILITIES}
