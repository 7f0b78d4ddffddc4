"""The codes of documents: YAML (RW100), keys and values (RW150), folders, overlays and bases (RW156-71)."""

from __future__ import annotations

from rulewright.rules.code import Code

DOCUMENT_CODES: dict[str, Code] = {
    "RW100": Code(
        "no such file",
        "A document that was named, or that every game has (`game.yaml`), does not exist.",
        "rulewright check spec/liars_dice/gane.yaml",
        "rulewright check spec/liars_dice/game.yaml",
    ),
    "RW101": Code(
        "a folder where a document is needed",
        "The path names a folder.",
        "game.yaml/  (a folder)",
        "game.yaml   (a file)",
    ),
    "RW102": Code(
        "the file cannot be read",
        "The system refused to read the file or the folder, mostly for its permissions, or it is a pipe or a"
        " device: rules and scenarios are regular files.",
        "-rw-------  root  game.yaml",
        "-rw-r--r--  root  game.yaml",
    ),
    "RW103": Code(
        "document too large",
        "A document has at most 1 MiB; cards, characters, roles and modes each have a file of their own.",
        "all cards in one file",
        "cards/dynamite.yaml, cards/flask.yaml, …",
    ),
    "RW104": Code(
        "not UTF-8",
        "Documents are UTF-8. The place is the first byte that does not belong to it.",
        "saved as Latin-1 or UTF-16",
        "saved as UTF-8",
    ),
    "RW105": Code(
        "byte order mark",
        "The file begins with the invisible sign U+FEFF, which some editors put there and some tools take"
        " for text.",
        "UTF-8 with BOM",
        "UTF-8",
    ),
    "RW106": Code(
        "stray character",
        "Control characters, line breaks that only YAML 1.1 knows, and marks that turn the direction of"
        " writing are"
        " refused: they are invisible, and tools disagree about them. In quotes they can be written as an"
        " escape; half of a character (`\\ud83d`) cannot be written at all.",
        "name: half\N{SYMBOL FOR VERTICAL TABULATION}moon   (a real control character)",
        'name: "half\\u000bmoon"',
    ),
    "RW107": Code(
        "tab",
        "YAML indents by spaces. A tab anywhere is refused, because one cannot see whether it is one.",
        "events:\n→   draw:",
        "events:\n  draw:",
    ),
    "RW108": Code(
        "empty document",
        "There is nothing in the file but comments.",
        "# to be written",
        "mode: classic",
    ),
    "RW109": Code(
        "not a mapping",
        "A document is a mapping: keys with values.",
        "- dynamite",
        "card: dynamite",
    ),
    "RW110": Code(
        "not YAML",
        "The text does not follow the grammar of YAML. Mostly the indentation is not the one of the"
        " neighbours, a"
        " bracket or a quote is open, or an unquoted text has a colon in it.",
        "title: two players: no beer",
        'title: "two players: no beer"',
    ),
    "RW111": Code(
        "key stands twice",
        "Of two equal keys most tools silently take the last one. The hint says where the first stands.",
        "do: []\nif: me.alive\ndo: []",
        "if: me.alive\ndo: []",
    ),
    "RW112": Code(
        "key is not text",
        "Keys are text. A number as a key is quoted, so that every tool sees the same key.",
        "rows:\n  4: {is: 2}",
        'rows:\n  "4": {is: 2}',
    ),
    "RW113": Code(
        "truth value to YAML 1.1",
        "`yes`, `no`, `on` and `off` are words to YAML 1.2 and truth values to YAML 1.1. They are"
        " refused, so that a"
        " document means the same to every tool.",
        "optional: yes",
        "optional: true",
    ),
    "RW114": Code(
        "anchor or alias",
        "`&` and `*` make one part of a document stand for another. A reader of rules should not have to look"
        " elsewhere: write the value out, or make it an event, a constant or a number.",
        "a: &hit {need: 1}\nb: *hit",
        "a: {need: 1}\nb: {need: 1}",
    ),
    "RW115": Code(
        "tag",
        "`!` gives a value a type of its own. There are only text, whole numbers, truth values, lists and"
        " mappings.",
        "rank: !!str 10",
        'rank: "10"',
    ),
    "RW116": Code(
        "merge key",
        "`<<` belongs to YAML 1.1. Modes are how documents are merged.",
        "<<: {need: 1}",
        "need: 1",
    ),
    "RW117": Code(
        "more than one document",
        "A file holds one document.",
        "card: flask\n---\ncard: cover",
        "cards/flask.yaml and cards/cover.yaml",
    ),
    "RW118": Code(
        "directive",
        "A line that begins with `%` speaks to the YAML parser. Nothing here depends on one.",
        "%YAML 1.2\n---\nmode: classic",
        "mode: classic",
    ),
    "RW119": Code(
        "nested too deep",
        "Collections are nested more than 64 deep.",
        "if in if in if …",
        "an event of its own for the inner part",
    ),
    "RW120": Code(
        "too many values",
        "A document has at most 50,000 values.",
        "all cards in one file",
        "one card, one file",
    ),
    "RW121": Code(
        "no value",
        "The value is empty, `~` or `null`. The language has no null: an expression that has no value is"
        " `none`, and"
        " what is to be taken out in a mode is listed under `remove`.",
        "default:",
        "default: none",
    ),
    "RW122": Code(
        "a comma cut a value in two",
        "Inside `{…}` and `[…]` a comma always ends a value, also within round brackets. The rest"
        " silently becomes"
        " another key without value, or another item.",
        "{from: others(me), if: distance(me, it) <= reach}",
        "from: others(me)\nif: distance(me, it) <= reach",
    ),
    "RW123": Code(
        "not a decimal whole number",
        "`010`, `0x1f`, `1_000`, `+5` and `12:30` are numbers to some tools and text to others.",
        "count: 010",
        "count: 10",
    ),
    "RW124": Code(
        "fraction",
        "There are whole numbers only: rules of table games do not need others, and they are the same on"
        " every"
        " machine.",
        "ms: 1.5",
        "ms: 1500",
    ),
    "RW125": Code(
        "number too large",
        "Whole numbers go up to 2^53 - 1, which every JSON tool can hold.",
        "ms: 99999999999999999999",
        "ms: 60000",
    ),
    "RW126": Code(
        "spelling of a truth value",
        "The truth values are `true` and `false`, in small letters.",
        "optional: True",
        "optional: true",
    ),
    "RW150": Code(
        "unknown key",
        "The key does not belong here. The hint names the nearest one that does.",
        "copies:\n  cuont: 3",
        "copies:\n  count: 3",
    ),
    "RW151": Code(
        "missing key",
        "Something that must be said is not said.",
        "events:\n  draw:\n    fields: {who: none}",
        "events:\n  draw:\n    fields: {who: none}\n    do: []",
    ),
    "RW152": Code(
        "wrong kind of value",
        "A list where a mapping is needed, text where a number is needed, and the like.",
        "seats:\n  from: two",
        "seats:\n  from: 2",
    ),
    "RW153": Code(
        "value not allowed",
        "Only some words may stand here; the hint lists them.",
        "of: seat",
        "of: player",
    ),
    "RW154": Code(
        "not exactly one",
        "Of some keys exactly one must be there: the kind of an ability, what a statement does.",
        "do:\n  - draw: {who: me}\n    heal: {who: me}",
        "do:\n  - draw: {who: me}\n  - heal: {who: me}",
    ),
    "RW155": Code(
        "malformed word",
        "Names are small Latin letters, digits and `_`, and begin with a letter; ids are names joined by"
        " points;"
        " claims are like `LD-013`; copies are like `10S`.",
        "zones:\n  Draw-Pile: {of: game, seen_by: none}",
        "zones:\n  draw_pile: {of: game, seen_by: none}",
    ),
    "RW156": Code(
        "id and file name differ",
        "A document is called as its file, so that one finds it.",
        "cards/dynamite.yaml:  card: dinamite",
        "cards/dynamite.yaml:  card: dynamite",
    ),
    "RW157": Code(
        "id used twice",
        "Two documents of one kind declare the same id.",
        "cards/a.yaml: card: flask\ncards/b.yaml: card: flask",
        "cards/flask.yaml: card: flask\ncards/cover.yaml: card: cover",
    ),
    "RW158": Code(
        "nobody reads this file",
        "Documents stand in `game.yaml`, `rulings.yaml`, `cards`, `characters`, `roles`, `modes` and"
        " `text`. Only"
        " notes (`.md`) may stand beside them.",
        "card/flask.yaml",
        "cards/flask.yaml",
    ),
    "RW159": Code(
        "file ends in .yml",
        "All documents end in `.yaml`; a `.yml` would not be read.",
        "cards/flask.yml",
        "cards/flask.yaml",
    ),
    "RW160": Code(
        "no mode, or no default mode",
        "A game has at least one mode. If it has more, one of them says `default: true`.",
        "modes/classic.yaml: mode: classic\nmodes/wild.yaml: mode: wild",
        "modes/classic.yaml: mode: classic\n                    default: true",
    ),
    "RW161": Code(
        "unknown mode to extend",
        "`extends` names a mode that does not exist.",
        "mode: wild\nextends: clasic",
        "mode: wild\nextends: classic",
    ),
    "RW162": Code(
        "mode extends itself",
        "The chain of `extends` comes back to where it began.",
        "modes/a.yaml: extends: b\nmodes/b.yaml: extends: a",
        "modes/a.yaml: extends: b",
    ),
    "RW163": Code(
        "nothing to remove",
        "An address under `remove` does not exist in the game as it is when the mode is applied, or in the"
        " base or template that the document is laid over.",
        "remove: [rules.noon_strike]",
        "remove: [rules.noon_strikes]",
    ),
    "RW164": Code(
        "overlay of a missing id",
        "A mode changes an entry that the game does not have, or a game one that its base does not have. What"
        " is new must be whole: a rule needs the key that says when it acts, an event needs `do`.",
        "events:\n  drew:\n    tells: {to: all}",
        "events:\n  draw:\n    tells: {to: all}",
    ),
    "RW165": Code(
        "overlay changes the kind of an ability",
        "An overlay may change what an ability does, not when: a `before` does not become an `after` by"
        " adding a"
        " key. Remove the old one, then write the new one whole.",
        "rules:\n  noon:\n    after: round   # the game has: before: round",
        "remove: [rules.noon]\nrules:\n  noon:\n    after: round\n    do: []",
    ),
    "RW166": Code(
        "mode widens the seats",
        "`seats` of a game says how many seats it can have in any mode; a mode may only narrow that.",
        "seats: {from: 2, to: 12}   # the game has: to: 6",
        "seats: {from: 2, to: 4}",
    ),
    "RW167": Code(
        "no such base",
        "`base.from` names a folder `_NAME` beside the folder of the game, with a `game.yaml`. A game is no"
        " base: what two games share stands in a base of both.",
        "base:\n  from: _cads",
        "base:\n  from: _cards",
    ),
    "RW168": Code(
        "a base cannot have this",
        "A base lends rules and nothing else: it has no base of its own, no modes, and its cards, characters"
        " and roles do not extend each other.",
        "_cards/game.yaml:  game: _cards\n                   base:\n                     from: _table",
        "_cards/game.yaml:  game: _cards",
    ),
    "RW169": Code(
        "nothing to extend",
        "`extends` of a card, character or role names a document of that kind in the base of the game.",
        "card: bullet\nextends: shoot",
        "card: bullet\nextends: shot",
    ),
    "RW170": Code(
        "nothing to remove from",
        "`remove` takes out of what lies under a document: the base of a game (`base`), the template of a"
        " card, character or role (`extends`).",
        "game: liars_dice\nremove: [events.draw]",
        "game: liars_dice\nbase:\n  from: _cards\nremove: [events.draw]",
    ),
    "RW171": Code(
        "id of a rule has the wrong beginning",
        "Ids of rules that are written in a base begin with its name, which becomes the name of the game that"
        " uses it. Ids in a game do not begin with the name of a base.",
        "_cards/game.yaml:  id: liars_dice.hit.cover",
        "_cards/game.yaml:  id: _cards.hit.cover",
    ),
    "RW172": Code(
        "folder that is no game",
        "A folder of documents belongs to a game by its `game.yaml`. Without one it stands on the bundled"
        " game of the same name and adds to it; no bundled game has this name.",
        "liars_dise/modes/short.yaml",
        "liars_dice/modes/short.yaml",
    ),
    "RW173": Code(
        "folder that holds too much",
        "Below the folder are more files and folders than any rules or scenarios have. It surely is another"
        " one, such as the root of the disk.",
        "rulewright check /",
        "rulewright check /home/ann/games",
    ),
}
