"""The text of a move with free words (SEM-27): how it is read, and what is refused; on micro-games."""

from __future__ import annotations

import json
from typing import Any

import pytest
from micro import begin, ids, micro, notes, refused, watched
from micro_games import CHAT, chat, said

from rulewright.rules.moves import parse_move
from rulewright.rules.vocabulary import describe

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
    game = micro(CHAT.replace("text: 20", "text: 100"))
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
