"""Free words of moves (SEM-27) on micro-games: listed, said, told, sealed, and never decisive."""

from __future__ import annotations

import json
from typing import Any

import pytest
from micro import begin, ids, micro, notes, refused, write_micro
from micro_games import CHAT, chat, said

import rulewright
from rulewright.cli.games import _shape
from rulewright.engine.moves import playable
from rulewright.engine.simulation import random_game
from rulewright.engine.values import Text, from_json, to_json
from rulewright.rules.vocabulary import describe
from rulewright.wire.server import Server, describe_move

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


GAMES_OF_WORDS = [
    ["one", "two", "three", "four"],
    ["same", "same", "same", "same"],
    ["take", "hello", "pass", 'say town "x"'],
    ["town", "none", "a", "👍"],
]


def test_games_that_differ_in_the_words_alone_are_otherwise_the_same() -> None:
    stories = []
    for words in GAMES_OF_WORDS:
        table = micro(CHAT).table(3, 5)
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
    silent = CHAT[: CHAT.index("  say:\n")] + CHAT[CHAT.index("events:\n") :]
    silent = silent.replace(
        "symbols:\n  channel: [town, crowd]\n  answer: [hello]\n", "symbols: {answer: [hello]}\n"
    )
    for seed in range(10):
        tables = [micro(text).table(3, seed) for text in (CHAT, silent)]
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


# -- words for engine authors ---------------------------------------------------------------------------------


def test_the_vocabulary_names_the_kind_and_the_most() -> None:
    words = describe(micro(CHAT).rules)
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
    server = Server(write_micro(CHAT))

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
