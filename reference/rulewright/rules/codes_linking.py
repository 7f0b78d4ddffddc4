"""The codes of names and types (RW2xx), of meaning (RW3xx) and of play (RW4xx)."""

from __future__ import annotations

from rulewright.rules.code import Code

LINKING_CODES: dict[str, Code] = {
    "RW201": Code(
        "unknown name",
        "An expression uses a name that nothing declares: no local name, field, number, zone, constant,"
        " symbol or"
        " document. In `set` and `add` only local names, fields and attributes may stand.",
        "if: me.heart > 0 and alife.size > 2",
        "if: me.hearts > 0 and alive.size > 2",
    ),
    "RW202": Code(
        "unknown event",
        "A statement, an ability or `start` names an event that the game does not declare.",
        "after: damge",
        "after: damage",
    ),
    "RW203": Code(
        "unknown zone",
        "No zone of that name is declared under `zones`.",
        "move: {cards: card, zone: discards}",
        "move: {cards: card, zone: discard}",
    ),
    "RW204": Code(
        "unknown occasion",
        "An `offer` names an occasion that no stretch offers, so nobody could ever use it.",
        "offer: trun",
        "offer: turn",
    ),
    "RW205": Code(
        "unknown stretch",
        "`close` names a stretch that no `open` has as its `name`.",
        "close: dya",
        "close: day",
    ),
    "RW206": Code(
        "unknown timer",
        "No timer of that name is declared under `timers`.",
        "timer: {start: dya, ms: 60000}",
        "timer: {start: day, ms: 60000}",
    ),
    "RW207": Code(
        "unknown status",
        "No status of that name is declared under `statuses`.",
        "attach: {status: noon, to: game}",
        "attach: {status: high_noon, to: game}",
    ),
    "RW208": Code(
        "unknown field of an event",
        "The event has no field of that name, or an event that may come from outside lacks the field `who`.",
        "damage: {too: target}",
        "damage: {to: target}",
    ),
    "RW209": Code(
        "malformed expression",
        "The text is no expression of the language.",
        "if: me.hearts >",
        "if: me.hearts > 0",
    ),
    "RW210": Code(
        "not part of expressions",
        "The expression is right in Python but uses what the rules language leaves out: powers, slices, named"
        " arguments, text in quotes, `is`.",
        "if: me.role is sheriff",
        "if: me.role == sheriff",
    ),
    "RW211": Code(
        "wrong type",
        "A value is of a type that cannot stand here: a number for a condition, a player compared with a"
        " number.",
        "if: me.hearts",
        "if: me.hearts > 0",
    ),
    "RW212": Code(
        "wrong number of arguments",
        "A function or a member has been given too few or too many arguments.",
        "from: alive.without(me, target)",
        "from: alive.without(me).without(target)",
    ),
    "RW213": Code(
        "unknown member",
        "A player, a card, the game or a list has no member of that name.",
        "if: me.heatrs > 0",
        "if: me.hearts > 0",
    ),
    "RW214": Code(
        "missing field",
        "A statement, an offer or a document lacks a field that it needs, or a field that needs another"
        " stands"
        " alone.",
        "open: {for: alive, offers: [night], closes: clock}",
        "open: {for: alive, offers: [night], closes: clock, clock: night}",
    ),
    "RW215": Code(
        "not exactly one statement",
        "A statement is one mapping with one key that says what it does.",
        "- set: {me.alive: false}\n  add: {me.hearts: -1}",
        "- set: {me.alive: false}\n- add: {me.hearts: -1}",
    ),
    "RW216": Code(
        "unknown symbol, type or data field",
        "A symbol is in no group of `symbols`, a type is no type, or a document gives data that the game"
        " does not"
        " declare.",
        "data: {heart: 4}",
        "data: {hearts: 4}",
    ),
    "RW217": Code(
        "unknown number",
        "`modify` names a number that is not declared under `numbers`.",
        "modify: raech",
        "modify: reach",
    ),
    "RW218": Code(
        "unknown stage",
        "The stage is not in the list `stages`.",
        "stage: blok",
        "stage: block",
    ),
    "RW219": Code(
        "cancel outside a before ability",
        "Only what comes before an event can keep it from happening.",
        "after: damage\ndo: [cancel: true]",
        "before: damage\ndo: [cancel: true]",
    ),
    "RW220": Code(
        "resting point not declared",
        "`rest` names a point that is not under `resting`, so no position could be placed there.",
        "open: {for: alive, offers: [day], rest: dya}",
        "open: {for: alive, offers: [day], rest: day}",
    ),
    "RW221": Code(
        "id used twice",
        "Two rules have one id, or one entity has two members of one name.",
        "attributes: {player: {reach: …}}\nzones: {reach: {of: player, …}}",
        "attributes: {player: {reach: …}}\nzones: {hand: {of: player, …}}",
    ),
    "RW222": Code(
        "unknown ruling or reading",
        "`rulings.yaml` has no ruling, or the ruling no reading, of that name.",
        "if: ruling.ones_rank == hihg",
        "if: ruling.ones_rank == high",
    ),
    "RW223": Code(
        "unknown setting",
        "No setting of that name is declared under `settings`.",
        "ms: setting.day",
        "ms: setting.day_ms",
    ),
    "RW224": Code(
        "stop outside a loop",
        "`stop` leaves a `loop` or an `each`, and there is none around it.",
        "do: [stop: true]",
        "do: [loop: [stop: true]]",
    ),
    "RW225": Code(
        "offer of staff outside the rules",
        "`by` says whether players or the seats of `staff` may use an offer. What a role, a character, a"
        " status or a card offers is for the player who has it, so `by` stands only in offers under `rules`.",
        "card: bell\nabilities: {ring: {offer: day, by: staff, do: []}}",
        "rules: {ring: {offer: day, by: staff, do: []}}",
    ),
    "RW226": Code(
        "parameter that cannot be",
        "A parameter has either values (`from`) or free words (`text`). Free words are the last parameter and"
        " the only ones of their move, have 1 to 4,000 characters at most, and take none of `count`,"
        " `optional`, `target`, `kind` and `code`.",
        "with: {words: {text: 400}, channel: {from: me.channels}}",
        "with: {channel: {from: me.channels}, words: {text: 400}}",
    ),
    "RW301": Code(
        "declared but never used",
        "Nothing in the game mentions it: mostly it was renamed in one place only.",
        "constants: {limt: {is: 3}}   # the rules say constant.limit",
        "constants: {limit: {is: 3}}",
    ),
    "RW302": Code(
        "order left to chance",
        "Two abilities of different documents act on the same event and give the same `order`. Which"
        " comes first"
        " then follows from the general order (seat, kind of document, name), which may not be what is"
        " meant.",
        "cards/jail.yaml: order: 1\ncards/dynamite.yaml: order: 1",
        "cards/jail.yaml: order: 2\ncards/dynamite.yaml: order: 1",
    ),
    "RW303": Code(
        "impossible limits",
        "The least is greater than the greatest, or a default lies outside its own limits.",
        "type: int\ndefault: 0\nmin: 1",
        "type: int\ndefault: 1\nmin: 1",
    ),
    "RW304": Code(
        "an ability that never runs",
        "A `before`, `instead` or `after` ability stands on an event that nothing calls: it is not the start,"
        " no resting point or timer begins with it, no statement calls it, and it comes not from outside.",
        wrong="after: turn_ends   # no statement `- turn_ends: {}` anywhere",
        right="after: turn_ends   # and `- turn_ends: {who: seat}` in the event `turn`",
    ),
    "RW310": Code(
        "missing name",
        "Something that players meet has no name in this language.",
        "names: {}",
        "names:\n  card.flask: {name: Flask}",
    ),
    "RW311": Code(
        "name of nothing",
        "The language file names something that the game does not have.",
        "names:\n  card.flsk: {name: Flask}",
        "names:\n  card.flask: {name: Flask}",
    ),
    "RW312": Code(
        "text not in normal form",
        "Letters with accents can be written as one sign or as two; names use the one-sign form (Unicode"
        " NFC), so"
        " that equal names compare equal.",
        'name: "Cafe\\u0301"',
        "name: Café",
    ),
    "RW313": Code(
        "Latin letters in another script",
        "A name in a language that is not written in Latin letters has some: mostly it was not"
        " translated. Where"
        " they are right, say `latin: true`.",
        "card.flask: {name: Flask}   # in text/ru.yaml",
        "card.flask: {name: Фляга}",
    ),
    "RW314": Code(
        "missing language",
        "Every game has its names in English, Hindi, Spanish and Russian.",
        "text/en.yaml",
        "text/en.yaml, text/hi.yaml, text/es.yaml, text/ru.yaml",
    ),
    "RW401": Code(
        "loop limit",
        "A `loop` has run 1,000 times in one go: its condition never becomes false, or `stop` is never"
        " reached.",
        "loop: [draw: {who: me}]",
        "loop: [draw: {who: me}]\nwhile: me.hand.size < 5",
    ),
    "RW402": Code(
        "nesting limit",
        "Events are nested more than 64 deep, or a number depends on itself: A causes B, which causes A.",
        "after: heal\ndo: [heal: {who: me}]",
        "after: heal\nif: event.by != me\ndo: [heal: {who: me, by: me}]",
    ),
    "RW403": Code(
        "settle limit",
        "The state rules did not come to rest in 100 passes: what one does makes its own condition true"
        " again.",
        "whenever: me.hand.size < 5\ndo: [draw: {who: me}]   # the deck may be empty",
        "whenever: me.hand.size < 5 and deck.size > 0\ndo: [draw: {who: me}]",
    ),
    "RW404": Code(
        "size limit",
        "One input led to more than 100,000 statements, or a list grew beyond all use.",
        "from: range(1, 10000000)",
        "from: range(1, 30)",
    ),
    "RW405": Code(
        "expression has no value",
        "An expression was right when it was read but has no value here: a member of `none`, a row that a"
        " table does"
        " not have, a division by zero.",
        "if: game.bidder.dice > 0   # nobody has bid yet",
        "if: game.bidder != none and game.bidder.dice > 0",
    ),
    "RW406": Code(
        "nothing waits",
        "Everything has been done, no seat is asked, and the game is not over: the start event has ended"
        " without"
        " `win`.",
        "events:\n  game:\n    do: [turn: {}]",
        "events:\n  game:\n    do: [loop: [turn: {}]]",
    ),
}
