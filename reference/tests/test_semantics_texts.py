"""Free words of moves (SEM-27), on made-up micro-games: said, told, refused, and never decisive."""

from __future__ import annotations

import json
from typing import Any

import pytest
from micro import Watched, begin, fault, ids, line_of, micro, notes, refused, watched, write_micro, wrong

import rulewright
from rulewright.cli.games import _shape
from rulewright.engine.moves import playable
from rulewright.engine.simulation import random_game
from rulewright.engine.values import Text, from_json, to_json
from rulewright.rules.meaning import check_game
from rulewright.rules.moves import parse_move
from rulewright.rules.vocabulary import describe
from rulewright.wire.server import Server, describe_move

# Beside a count that goes up to five, everybody may say something to the town, or to one other player alone.
CHAT = """
symbols:
  channel: [town, crowd]
  answer: [hello]
attributes:
  game:
    taken: {type: int, default: 0, seen_by: all}
    equal: {type: int, default: 0, seen_by: all}
rules:
  take:
    offer: counting
    do:
      - add: {game.taken: 1}
      - if: game.taken >= 5
        then: [win: {who: me, because: five}]
  say:
    offer: anytime
    with:
      channel:
        from:
          - town
          - crowd
      words:
        text: 20
    do:
      - said:
          who: me
          channel: channel
          words: words
  whisper:
    offer: anytime
    with:
      to:
        from: players.without(me)
      words:
        text: 20
    do:
      - whispered:
          who: me
          to: to
          words: words
events:
  begin:
    do:
      - loop:
          - each: {p: players}
            do:
              - open: {for: p, offers: [counting], closes: answered}
  said:
    fields: {who: none, channel: none, words: none}
    do:
      - if: words == hello or words == none or words in players or words == 3 or words == true
        then: [add: {game.equal: 1}]
  whispered:
    fields: {who: none, to: none, words: none}
    tells:
      to: players
      data: [who, to]
      only:
        words:
          - who
          - to
    do: []
"""
TOLD = CHAT.replace("  said:\n    fields:", "  said:\n    tells: {to: all}\n    fields:")


def chat(seats: int = 3) -> Watched:
    return begin(TOLD, seats)


def said(table: Any, viewer: str = "referee") -> list[str]:
    return [e["data"]["words"] for e in table.events(seat=viewer) if e["type"] == "said"]


# -- the legal list ----------------------------------------------------------------------------------------


def test_a_list_has_one_template_for_each_combination_of_the_other_parameters() -> None:
    table = chat()
    listed = table.legal("a", "a:any")
    assert [m.id for m in listed] == ["say town", "say crowd", "whisper > b", "whisper > c"]
    assert [describe_move(m) for m in listed][::2] == [
        {
            "id": "say town",
            "move": {"do": "say", "channel": "town"},
            "text": {"name": "words", "max": 20},
        },
        {
            "id": "whisper > b",
            "move": {"do": "whisper", "to": "b"},
            "text": {"name": "words", "max": 20},
        },
    ]
    (take,) = table.legal("a", "k1")
    assert describe_move(take) == {"id": "take", "move": {"do": "take"}}
    assert playable(listed) == []
    assert [m.id for m in playable(table.legal("a"))] == ["take"]


def test_a_template_is_refused_in_every_form() -> None:
    table = chat()
    (template, *_) = table.legal("a", "a:any")
    for form in (template, template.id, template.move):
        for ask in ("a:any", None):
            refusal = refused(lambda form=form, ask=ask: table.act("a", form, ask))
            assert (refusal.phase, refusal.code, refusal.rule) == (
                "rules",
                "malformed",
                "micro.rules.say.words",
            )
            assert refusal.message == "'words' is missing"
    assert said(table) == []


def test_a_move_with_only_words_is_its_name_and_the_words() -> None:
    table = begin("""
rules:
  shout:
    offer: fair
    with: {words: {text: 5}}
    do: [note: {what: words}]
events:
  begin:
    do:
      - open: {for: players, offers: [fair], closes: passed}
      - win: {who: none, because: done}
""")
    assert ids(table, "a") == ["shout", "pass"]
    table.act("a", 'shout "hey"')
    assert notes(table) == ["hey"]
    assert refused(lambda: table.act("a", "shout")).code == "malformed"


# -- said and told -----------------------------------------------------------------------------------------


def test_words_are_said_and_told() -> None:
    table = chat()
    table.act("b", {"do": "say", "channel": "town", "words": "hello there"})
    table.act("c", 'say crowd "hello"', "c:any")
    assert said(table, "a") == said(table, "spectator") == ["hello there", "hello"]
    (entry, _) = [e for e in table.events() if e["type"] == "said"]
    assert (entry["data"], entry["to"]) == ({"who": "b", "channel": "town", "words": "hello there"}, "all")


def test_words_told_to_some_are_told_to_nobody_else() -> None:
    table = chat()
    table.act("a", 'whisper > b "my secret"')
    entry = table.events()[-1]
    assert entry["data"] == {"who": "a", "to": "b"}
    assert entry["only"] == {"a": {"words": "my secret"}, "b": {"words": "my secret"}}
    for viewer in ("c", "spectator"):
        shown = json.dumps([table.view(viewer), table.events(seat=viewer)])
        assert "secret" not in shown
    assert "my secret" in json.dumps(table.events(seat="b"))


def test_the_rules_of_words_are_used() -> None:
    table = chat()
    table.used_rules()
    table.act("a", 'say town "x"')
    assert {"micro.rules.say.channel", "micro.rules.say.words"} <= set(table.used_rules())


def test_a_card_comes_before_the_words() -> None:
    table = begin(
        """
zones: {hand: {of: player, seen_by: owner}, deck: {of: game, seen_by: none}}
catalogue: {zone: deck}
events:
  begin:
    do:
      - move: {cards: deck, to: players.first, zone: hand}
      - open: {for: players.first, offers: [fair], closes: answered}
      - win: {who: none, because: done}
""",
        cards={
            "letter": """
copies: [5D, 6H]
abilities:
  send:
    offer: fair
    with:
      to: {from: players.without(me)}
      words: {text: 30}
    do:
      - note: {what: words, who: to}
"""
        },
    )
    assert ids(table, "a") == [f"play letter {c} > {s}" for c in ("5D", "6H") for s in "bc"]
    table.act("a", 'play letter 6H > c "come > home, 5D + 6H"')
    assert notes(table) == [("come > home, 5D + 6H", "c")]


# -- the text of a move --------------------------------------------------------------------------------------

TEXTS = [
    "hello there",
    "a > b > c",
    'she said "pass"',
    '"',
    '""',
    "back\\slash \\u0041 \\n",
    "one + two",
    "say town",
    'say town "x"',
    "Привет, мир",
    "नमस्ते",
    "日本語",
    "👩‍👩‍👧‍👦",
    "none",
    "true",
    "3",
    '{"do": "pass"}',
    "# not a comment",
    "a:any",
    "<b>bold</b>",
    "${x} {x} %s",
    "  padded  ",
    "\u200fعربي",
    "é e\u0301",
    "__class__",
    "'; drop table",
    "/",
    "\ufeffx",
]


@pytest.mark.parametrize("words", TEXTS)
def test_whatever_is_said_is_one_move_with_one_text(words: str) -> None:
    game = micro(TOLD.replace("text: 20", "text: 100"))
    for move in ({"do": "say", "channel": "town"}, {"do": "whisper", "to": "b"}):
        line = (
            f"{'say town' if move['do'] == 'say' else 'whisper > b'} {json.dumps(words, ensure_ascii=False)}"
        )
        full = {**move, "words": words}
        assert parse_move(line, describe(game.rules), ["a", "b"]) == full
        assert parse_move(f"  {line} ", describe(game.rules), ["a", "b"]) == full
        logs = []
        for form in (full, line):
            table = watched(game, 2)
            table.act("a", form)
            logs.append(json.dumps(table.events()))
            assert json.loads(logs[-1]) == table.events()
            told = table.events(seat="a")[-1]["data"]
            assert told["words"] == words
            assert game.from_json(table.to_json()).to_json() == table.to_json()
        assert logs[0] == logs[1]
        # What a sealed or a later look at the move shows is the same text again.
        table = game.table(2)
        (found,) = [a for a in table.asks("a") if a.id == "a:any"]
        _, legal = table._recognise("a", full, found.id)
        assert (legal.id, legal.move, legal.text) == (line, full, None)


@pytest.mark.parametrize(
    "line",
    [
        'say town"x"',
        'say town "x',
        'say town x"',
        "say town 'x'",
        'say town "x" "y"',
        'say town "x" > b',
        'say "x" town',
        'say "x"',
        'say town\t"a\tb"',
        'say town crowd "x"',
        'say > town "x"',
        'say town "\\x"',
        "say town hello",
        "say",
    ],
)
def test_what_is_no_text_of_a_move_is_malformed(line: str) -> None:
    table = chat(2)
    assert parse_move(line, describe(table.rules), ["a", "b"])["do"] == line.split()[0].partition('"')[0]
    refusal = refused(lambda: table.act("a", line, "a:any"))
    assert (refusal.phase, refusal.code) == ("rules", "malformed")


def test_a_move_of_the_same_name_without_words_is_meant_where_there_is_one() -> None:
    table = begin("""
symbols: {channel: [town]}
rules:
  say:
    offer: fair
    with: {words: {text: 5}}
    do: [note: {what: words}]
  nod:
    offer: fair
    verb: say
    with: {what: {from: [town], kind: symbol}}
    do: [note: {what: what}]
events:
  begin:
    do: [loop: [open: {for: players.first, offers: [fair], closes: answered}]]
""")
    assert ids(table, "a") == ["say", "say town"]
    table.act("a", "say town")
    table.act("a", 'say "town"')
    assert notes(table) == ["town", "town"]


# -- refusals ------------------------------------------------------------------------------------------------

HOSTILE: list[Any] = [
    *(None, 3, True, 1.5, [], ["hello"], {}, {"t": 1}, "", " ", "\t", "\u00a0\u3000 ", "\u2003"),
    *(f"a{sign}b" for sign in "\x00\x01\x07\x08\t\n\x0b\x0c\r\x1b\x1f\x7f\x80\x85\x9f\u2028\u2029"),
    *(f"a{chr(sign)}b" for sign in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))),
    *("\ud800", "a\udfff", "\udc00\ud800 x", "\ud83d\ude00"),
]


@pytest.mark.parametrize("words", HOSTILE, ids=ascii)
def test_what_is_no_words_is_refused_and_changes_nothing(words: Any) -> None:
    table = chat(2)
    move = {"do": "say", "channel": "town", "words": words}
    refusal = refused(lambda: table.act("a", move))
    assert (refusal.phase, refusal.code, refusal.rule) == ("rules", "malformed", "micro.rules.say.words")
    assert refusal.message.startswith("'words' ")
    refusal.message.encode()
    assert table.check("a", move, "a:any") == refusal
    if isinstance(words, str) and words != "\ud83d\ude00":  # Two halves, which JSON makes one whole.
        line = f"say town {json.dumps(words)}"
        assert refused(lambda: table.act("a", line)).code == "malformed"
    assert said(table) == []


def test_words_may_be_as_long_as_the_rules_say_and_no_longer() -> None:
    table = chat(2)
    for words in ("x" * 20, "👍" * 20, "é" * 20):
        table.act("a", {"do": "say", "channel": "town", "words": words})
    for words in ("x" * 21, "👍" * 21, "x" * 500_000):
        refusal = refused(
            lambda words=words: table.act("a", {"do": "say", "channel": "town", "words": words})
        )
        assert (refusal.code, refusal.rule) == ("limit", "micro.rules.say.words")
        assert refusal.message == f"'words' has at most 20 characters, not {len(words)}"
    assert [len(words) for words in said(table)] == [20, 20, 20]


def test_an_earlier_parameter_and_an_unknown_part_are_refused_as_ever() -> None:
    table = chat(2)
    for move, code in (
        ({"do": "say", "channel": "moon", "words": "x"}, "bad_target"),
        ({"do": "say", "words": "x"}, "malformed"),
        ({"do": "say", "channel": "town", "words": "x", "more": 1}, "malformed"),
        ({"do": "whisper", "to": "a", "words": "x"}, "bad_target"),
        ({"do": "take", "words": "x"}, "malformed"),
        ({"do": "pass", "words": "x"}, "malformed"),
        ({"do": "sing", "words": "x"}, "not_offered"),
    ):
        assert refused(lambda move=move: table.act("a", move)).code == code


def test_conditions_are_tested_after_the_words_and_do_not_see_them() -> None:
    table = begin("""
attributes: {game: {loud: {type: bool, default: false, seen_by: all}}}
symbols: {mood: [calm, wild]}
rules:
  speak:
    offer: fair
    with:
      mood: {from: [calm, wild], kind: symbol}
      words: {text: 5}
    needs:
      fitting: {if: mood == calm or game.loud, code: forbidden}
      secret: {if: not game.loud, code: not_enough, hidden: true}
    do:
      - set: {game.loud: true}
      - note: {what: words}
events:
  begin:
    do: [loop: [open: {for: players.first, offers: [fair], closes: answered}]]
""")
    assert ids(table, "a") == ["speak calm"]
    assert refused(lambda: table.act("a", 'speak wild ""')).code == "malformed"
    assert refused(lambda: table.act("a", 'speak wild "x"')).rule == "micro.rules.speak.fitting"
    table.act("a", 'speak calm "x"')
    assert ids(table, "a") == ["speak calm", "speak wild"]
    assert refused(lambda: table.act("a", 'speak wild "x"')).hidden


# -- words decide nothing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["hello", "town", "none", "3", "true", "a", "b"])
def test_words_are_equal_to_no_symbol_seat_or_number(words: str) -> None:
    table = chat()
    table.act("a", {"do": "say", "channel": "town", "words": words})
    assert table.view("referee")["game"]["equal"] == 0


def test_a_saying_is_equal_to_itself_alone_also_after_it_was_saved() -> None:
    table = begin(
        """
attributes: {player: {done: {type: bool, default: false, seen_by: all}}}
rules:
  say:
    offer: vote
    with: {words: {text: 5}}
    do: []
  sing:
    offer: vote
    verb: say
    if: me.seat > 9
    with: {words: {text: 5}}
    do: []
events:
  begin:
    do:
      - open: {for: players, offers: [vote], closes: answered, sealed: true, as: said}
      - pair: {one: said.first.words, two: said.last.words, same: said.first.words}
      - win: {who: none, because: done}
  pair:
    fields: {one: none, two: none, same: none}
    do:
      - let: {all: "[one, two, same]"}
      - note: {what: one == two}
      - note: {what: one == same}
      - note: {what: all.unique.size}
      - note: {what: all.without(two).size}
      - note: {what: all.index(same)}
      - note: {what: one in players}
      - note: {what: all.sorted}
      - note: {what: "[one] == [same]"}
      - case: one
        when: {vote: [note: {what: vote}]}
        else: [note: {what: other}]
symbols: {words: [vote, other]}
""",
        2,
    )
    table.act("a", 'say "same"')
    table.act("b", 'say "same"')
    assert notes(table) == [False, True, 2, 2, 0, False, ["same", "same", "same"], True, "other"]


def test_values_are_saved_and_read_back() -> None:
    one, two = Text(1, "x"), Text(2, "x")
    assert from_json(json.loads(json.dumps(to_json((one, two))))) == (one, two)
    assert one != two
    assert one != "x"
    assert len({one, Text(1, "x"), two, "x"}) == 3
    assert (str(Text(0, 'ä "q" \\')), repr(one)) == ('"ä \\"q\\" \\\\"', "<text 1>")


BODIES = [
    ("if: words < 3\n        then: []", "RW405"),
    ("let: {x: words + 1}", "RW405"),
    ("let: {x: words.size}", "RW405"),
    ("let: {x: words.dice}", "RW405"),
    ("set: {game.n: words}", "RW405"),
    ("set: {game.s: words}", "RW405"),
    ("set: {game.p: words}", "RW405"),
    ('set: {game.l: "[words]"}', "RW405"),
    ('set: {game.l: "[[words]]"}', "RW405"),
    ("add: {game.l: words}", "RW405"),
    ("set: {who.dice: words}", "RW405"),
    ("know: {what: rumour, who: players, is: words}", "RW405"),
    ('reveal: {what: rumour, is: "[words]"}', "RW405"),
    ('choose: {by: who, from: "[words]"}', "RW405"),
    ("choose: {by: who, from: words}", "RW405"),
    ("let:\n          x: min(words, 3)", "RW405"),
    ("let: {x: constant.t.at(words)}", "RW405"),
    ("each: {p: words}\n        do: []", "RW405"),
    ("pick: {from: words, of: who, as: x}", "RW405"),
    ('pick: {from: "[words]", of: who, as: x}', "RW405"),
    ('shuffle: {list: "[words]", name: x, as: x}', "RW405"),
]
HOLDER = """
constants: {t: {rows: {"1": {is: 2}}}}
symbols: {what: [x, y]}
attributes:
  game:
    n: {type: int, default: 0, seen_by: all}
    s: {type: symbol, default: none, seen_by: all}
    p: {type: player, default: none, seen_by: all}
    l: {type: list, default: [], seen_by: all}
  player:
    dice: {type: dice, default: [], seen_by: all}
rules:
  say:
    offer: fair
    with: {words: {text: 9}}
    do: [said: {words: words, who: me}]
events:
  begin:
    do: [loop: [open: {for: players.first, offers: [fair], closes: answered}]]
  said:
    fields: {who: none, words: none}
    do:
      - BODY  # here
"""


@pytest.mark.parametrize(("body", "code"), BODIES)
def test_what_has_no_meaning_for_words_is_a_fault_whatever_they_are(body: str, code: str) -> None:
    text = HOLDER.replace("BODY  # here", body)
    for words in ("x", "1", "a", "[]"):
        table = begin(text, 2)
        found = fault(lambda table=table, words=words: _say_and_list(table, words))
        assert found[0] == code


def _say_and_list(table: Watched, words: str) -> None:
    table.table.act("a", {"do": "say", "words": words})
    table.legal("a")


GAMES_OF_WORDS = [
    ["one", "two", "three", "four"],
    ["same", "same", "same", "same"],
    ["take", "hello", "pass", 'say town "x"'],
    ["town", "none", "a", "👍"],
]


def test_games_that_differ_in_the_words_alone_are_otherwise_the_same() -> None:
    stories = []
    for words in GAMES_OF_WORDS:
        table = micro(TOLD).table(3, 5)
        lists = []
        for place, seat in enumerate("abca"):
            table.act(seat, {"do": "say", "channel": "crowd", "words": words[place]})
            table.act(seat, {"do": "whisper", "to": "b" if seat != "b" else "c", "words": words[-place]})
            lists.append([(a.id, [m.id for m in table.legal(a.seat, a.id)]) for a in table.pending])
            table.act(seat, "take")
            table = table.clone()
        state = json.loads(table.to_json())
        views = [table.view(v) for v in (*table.seats, "spectator", "referee")]
        stories.append(without_words([state, lists, views, table.events(seat="c"), table.used_rules()]))
    assert all(story == stories[0] for story in stories[1:])


def without_words(data: Any) -> Any:
    """Plain data with every saying blotted out."""
    if isinstance(data, dict):
        return {k: "…" if k == "words" else without_words(v) for k, v in data.items()}
    return [without_words(v) for v in data] if isinstance(data, list) else data


# -- who does not speak ------------------------------------------------------------------------------------


def test_random_games_say_nothing_and_are_those_of_the_game_without_chat() -> None:
    silent = TOLD[: TOLD.index("  say:\n")] + TOLD[TOLD.index("events:\n") :]
    silent = silent.replace(
        "symbols:\n  channel: [town, crowd]\n  answer: [hello]\n", "symbols: {answer: [hello]}\n"
    )
    for seed in range(10):
        tables = [micro(text).table(3, seed) for text in (TOLD, silent)]
        outcomes = [random_game(table, seed) for table in tables]
        assert outcomes[0] == outcomes[1]
        assert said(tables[0]) == []
        assert outcomes[0].decisions == 5


def test_an_ask_with_other_moves_is_usable_and_one_with_words_alone_is_not() -> None:
    table = begin(
        """
symbols: {channel: [town, nods]}
timers: {bell: {of: game, fires: after_inputs}}
rules:
  say: {offer: talk, with: {words: {text: 5}}, do: [note: {what: words}]}
  nod: {offer: [nods], do: [note: {what: nods}]}
events:
  begin:
    do:
      - timer: {start: bell, ms: 10}
      - open: {for: players, offers: [talk], closes: clock, clock: bell}
      - open: {for: players.first, offers: [talk, nods], closes: answered}
      - open: {for: players.first, offers: [talk], optional: true, closes: answered}
      - timer: {start: bell, ms: 10}
      - open: {for: players.first, offers: [talk, nods], closes: clock, clock: bell, default: first}
      - timer: {start: bell, ms: 10}
      - open: {for: players.first, offers: [talk], closes: clock, clock: bell, default: first}
      - timer: {start: bell, ms: 10}
      - open: {for: players.first, offers: [talk], sealed: true, closes: clock, clock: bell, default: first, as: x}
      - note: {what: x.size}
      - win: {who: none, because: done}
""",
        2,
    )
    assert (len(table.pending), table.usable()) == (2, [])
    outcomes = [random_game(table.table.clone(), seed) for seed in range(5)]
    assert {o.because for o in outcomes} == {"done"}
    table.tick(10)
    assert [a.id for a in table.usable()] == ["k3"]
    assert [m.id for m in playable(table.legal("a"))] == ["nod"]
    table.act("a", "nod")
    assert [m.id for m in playable(table.legal("a"))] == ["pass"]
    assert len(table.usable()) == 1
    table.act("a", "pass")
    # The clock makes the first move by itself: it nods, and says nothing where nothing else can be done.
    table.tick(20)
    assert notes(table) == ["nods", "nods"]
    table.tick(30)
    table.tick(40)
    assert notes(table) == ["nods", "nods", 0]
    assert table.over is not None


def test_a_random_game_in_which_nothing_but_talk_is_left_ends_undecided() -> None:
    table = micro("""
rules:
  say: {offer: talk, with: {words: {text: 5}}, do: []}
events:
  begin:
    do: [loop: [open: {for: players.first, offers: [talk], closes: answered}]]
""").table(2)
    assert (random_game(table, 1).because, random_game(table, 1).decisions) == ("undecided", 1)


# -- sealed, forbidden, once ---------------------------------------------------------------------------------


def test_words_of_a_sealed_answer_are_kept_until_the_stretch_closes() -> None:
    table = begin("""
timers: {bell: {of: game, fires: after_inputs}}
rules:
  write:
    offer: letters
    with:
      to: {from: players.without(me)}
      words: {text: 9}
    do: [note: {what: words, who: to}]
events:
  begin:
    do:
      - timer: {start: bell, ms: 10}
      - open: {for: players, offers: [letters], sealed: true, changeable: true, closes: clock, clock: bell, as: letters}
      - each: {letter: letters}
        do:
          - note: {what: letter.words, who: letter.by}
          - run: letter
      - win: {who: none, because: done}
""")
    table.act("a", 'write > b "first"')
    table.act("a", 'write > c "then"')
    table.act("b", 'write > a "b > a"')
    table.act("c", 'write > a "gone"')
    table.withdraw("c")
    assert notes(table) == []
    table.tick(10)
    assert notes(table) == [("then", "a"), ("then", "c"), ("b > a", "b"), ("b > a", "a")]


def test_moves_with_words_can_be_forbidden_and_used_once() -> None:
    table = begin("""
attributes: {player: {hushed: {type: bool, default: false, seen_by: all}}}
symbols: {channel: [town, crowd]}
rules:
  say:
    offer: talk
    once: game
    with:
      channel: {from: [town, crowd], kind: symbol}
      words: {text: 5}
    do: [set: {me.hushed: true}]
  hush:
    forbid: talk
    if: move.verb == say and move.channel == crowd
events:
  begin:
    do:
      - open: {for: players, offers: [talk], closes: passed}
      - win: {who: none, because: done}
""")
    assert ids(table, "a") == ["say town", "pass"]
    assert refused(lambda: table.act("a", 'say crowd "x"')).code == "forbidden"
    table.act("a", 'say town "x"')
    assert ids(table, "a") == ["pass"]
    assert refused(lambda: table.act("a", 'say town "y"')).code == "limit"


# -- what the checker refuses -----------------------------------------------------------------------------------

PARAMS = """
symbols: {channel: [town]}
rules:
  say:
    offer: talk
    with:
      PARAMS
    do: []
events:
  begin:
    do: [loop: [open: {for: players, offers: [talk], closes: answered}]]
"""


@pytest.mark.parametrize(
    ("params", "codes"),
    [
        ("words: {text: 1}", []),
        ("words: {text: 4000}", []),
        ("words:\n        text: 0  # here", ["RW226"]),
        ("words:\n        text: 4001  # here", ["RW226"]),
        ("words:\n        text: -1  # here", ["RW226"]),
        ("words:\n        text: many  # here", ["RW152"]),
        ("words:\n        text: true  # here", ["RW152"]),
        ("words:  # here\n        text: 5\n      seat: {from: players}", ["RW226"]),
        ("one: {text: 5}\n      two:  # here\n        text: 5", ["RW226"]),
        ("words:\n        text: 5\n        count: 1  # here", ["RW226"]),
        ("words:\n        text: 5\n        optional: true  # here", ["RW226"]),
        ("words:\n        text: 5\n        target: false  # here", ["RW226"]),
        ("words:\n        text: 5\n        kind: symbol  # here", ["RW226"]),
        ("words:\n        text: 5\n        code: limit  # here", ["RW226"]),
        ("verb:  # here\n        text: 5", ["RW221"]),
    ],
)
def test_a_parameter_of_words_has_one_form(params: str, codes: list[str]) -> None:
    text = PARAMS.replace("PARAMS", params)
    if not codes:
        micro(text)
        return
    line = line_of(text).split(":")[1]
    assert wrong(text) == [f"{code}:{line}" for code in codes]


@pytest.mark.parametrize("params", ["words: {text: 5, from: players}", "words: {optional: true}"])
def test_a_parameter_has_values_or_words(params: str) -> None:
    assert wrong(
        PARAMS.replace(
            "PARAMS", params.replace(", ", "\n        ").replace("{", "\n        ").replace("}", "")
        )
    )[0].startswith("RW154")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("rules: {say: {with: {words: {from: players}}}}", "RW226"),
        ("remove: [rules.say.with.words.text]", "RW226"),
    ],
)
def test_a_mode_cannot_make_a_parameter_both_or_neither(body: str, code: str) -> None:
    text = PARAMS.replace("PARAMS", "words: {text: 5}")
    codes = [found.partition(":")[0] for found in wrong(text, modes={"odd": body})]
    assert codes in ([code], ["RW154"])


USES = [
    ("needs", "if: words == town"),
    ("needs", "if: words != none"),
    ("needs", "if: words in players"),
    ("needs", "if: words"),
    ("needs", "if: not words"),
    ("needs", "if: words.size > 3"),
    ("needs", "if: players.any(it.name == words)"),
    ("do", "let: {x: words}"),
    ("do", 'let: {x: "[words]"}'),
    ("do", "let: {words: 3}"),
    ("do", "set: {words: 3}"),
    ("do", "set: {me.mood: words}"),
    ("do", "add: {me.notes: words}"),
    ("do", "if: words == none\n        then: []"),
    ("do", "case: words\n        when: {}"),
    ("do", 'note: {what: "[words]"}'),
    ("do", "note: {what: words if true else none}"),
    ("do", "note: {what: words == words}"),
    ("do", "result: words"),
    ("do", "know: {what: rumour, who: players, is: words}"),
    ("do", "reveal: {what: rumour, is: words}"),
    ("do", "choose: {by: me, from: words}"),
    ("do", 'choose: {by: me, from: "[words]"}'),
    ("do", "pick: {from: words, of: me, as: x}"),
    ("do", "win: {who: words, because: done}"),
    ("do", "let: {x: players.map(words)}"),
    ("do", "let:\n          x: range(1, words)"),
    ("do", "each: {p: words}\n        do: []"),
    ("do", "let: {x: me.distance(words)}"),
    ("do", "let: {x: words.kind}"),
    ("do", "let: {x: -words}"),
]


@pytest.mark.parametrize(("place", "use"), USES)
def test_rules_cannot_look_at_words(place: str, use: str) -> None:
    needs = f"\n    needs:\n      x:\n        code: forbidden\n        {use}" if place == "needs" else ""
    do = f"\n      - {use}" if place == "do" else " []"
    text = f"""
symbols: {{channel: [town]}}
attributes:
  player:
    mood: {{type: symbol, default: none, seen_by: all}}
    notes: {{type: list, default: [], seen_by: all}}
    name: {{type: symbol, default: none, seen_by: all}}
numbers: {{player: {{distance: {{base: 1, with: other}}}}}}
rules:
  say:
    offer: talk
    with: {{words: {{text: 5}}}}{needs}
    do:{do}
events:
  begin:
    do: [loop: [open: {{for: players, offers: [talk], closes: answered}}]]
"""
    found = wrong(text)
    assert [f.partition(":")[0] for f in found] == ["RW211"]


def test_what_is_wrong_with_words_is_said_with_its_place_and_remedy() -> None:
    text = HOLDER.replace("BODY  # here", "note: {what: words}").replace(
        "do: [said: {words: words, who: me}]", "do:\n      - if: words == hello  # here\n        then: []"
    )
    text = text.replace("what: [x, y]", "what: [x, hello]")
    (found,) = [d for d in check_game(write_micro(text) / "micro") if d.severity == "error"]
    assert (found.code, str(found.mark.line)) == ("RW211", line_of(text).split(":")[1])
    assert found.message == "'words' is free text, which no rule can look at"
    assert found.hint == "pass it on as it is, as the field of an event"


@pytest.mark.parametrize(
    ("use", "good"),
    [
        ("note: {what: chosen.words}", True),
        ("note: {what: all.first.words}", True),
        ("let: {x: chosen.words}", False),
        ("note: {what: chosen.words == none}", False),
        ("note: {what: all.map(it.words)}", False),
        ("if: all.any(it.words == none)\n            then: []", False),
    ],
)
def test_words_of_a_collected_choice_are_passed_on_alone(use: str, good: bool) -> None:
    text = f"""
rules:
  write: {{offer: letters, with: {{words: {{text: 5}}}}, do: []}}
  hush: {{forbid: letters, if: move.verb == sing}}
symbols: {{verbs: [sing]}}
events:
  begin:
    do:
      - open: {{for: players, offers: [letters], sealed: true, closes: answered, as: all}}
      - each: {{chosen: all}}
        do:
          - {use}
      - win: {{who: none, because: done}}
"""
    if good:
        micro(text)
    else:
        assert [f.partition(":")[0] for f in wrong(text)] == ["RW211"]


def test_forbid_does_not_see_words() -> None:
    text = PARAMS.replace("PARAMS", "words: {text: 5}").replace(
        "events:", "  hush:\n    forbid: talk\n    if: move.words == town  # here\nevents:"
    )
    assert wrong(text) == [f"RW211:{line_of(text).split(':')[1]}"]
    # Where another move has a part of that name, the one with words has none there, in lists and when it is made.
    text = PARAMS.replace("PARAMS", "words: {text: 5}").replace(
        "events:",
        "  point: {offer: talk, with: {words: {from: players}}, do: []}\n"
        "  hush:\n    forbid: talk\n    if: move.words == none\nevents:",
    )
    table = begin(text, 2)
    assert ids(table, "a") == ["point > a", "point > b"]
    assert refused(lambda: table.act("a", 'say "x"')).code == "forbidden"


# -- words for engine authors ---------------------------------------------------------------------------------


def test_the_vocabulary_names_the_kind_and_the_most() -> None:
    words = describe(micro(TOLD).rules)
    (shape,) = words["moves"]["whisper"]["shapes"]
    assert _shape("whisper", shape) == 'whisper > TO "WORDS"'
    assert words["moves"]["say"] == {
        "shapes": [
            {
                "params": [
                    {"name": "channel", "kind": "symbol", "target": False, "set": False, "optional": False},
                    {
                        "name": "words",
                        "kind": "text",
                        "target": False,
                        "set": False,
                        "optional": False,
                        "max": 20,
                    },
                ]
            }
        ]
    }


def test_the_wire_carries_templates_and_words() -> None:
    server = Server(write_micro(TOLD))

    def send(line: str) -> Any:
        return json.loads(json.dumps(server.answer(line.encode())).encode())

    send('{"cmd":"setup","seq":"1","game":"micro","mode":"plain","seats":["a","b"]}')
    listed = send('{"cmd":"legal","seq":"2","seat":"a","ask":"a:any"}')["legal"]
    assert listed[0] == {
        "id": "say town",
        "move": {"do": "say", "channel": "town"},
        "text": {"name": "words", "max": 20},
    }
    head = '{"cmd":"act","seq":"3","seat":"a","ask":"a:any",'
    told = send(head + '"id":"say town \\"hi \\\\\\"you\\\\\\"\\""}')
    assert told["events"][-1]["data"] == {"who": "a", "channel": "town", "words": 'hi "you"'}
    for words in ("\\ud800", "\\u0000", " "):
        refusal = send(head + f'"move":{{"do":"say","channel":"town","words":"{words}"}}}}')["refused"]
        assert (refusal["code"], refusal["rule"]) == ("malformed", "micro.rules.say.words")
    told = send(head + '"move":{"do":"say","channel":"town","words":"\\ud83d\\ude00"}}')
    assert told["events"][-1]["data"]["words"] == "😀"
    over = send(head + '"id":"say town"}')["refused"]
    assert (over["code"], over["message"]) == ("malformed", "'words' is missing")


def test_games_without_words_have_no_word_of_them() -> None:
    rules = rulewright.load("liars_dice").rules
    assert all(
        "max" not in p for m in describe(rules)["moves"].values() for s in m["shapes"] for p in s["params"]
    )
