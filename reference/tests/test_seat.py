"""What a seat gets and may answer: whole, in every language, the same for what it cannot know, and read strictly."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import swap
from click.testing import CliRunner
from fluent.syntax import FluentParser, ast
from jsonschema import Draft202012Validator
from random_games import decisions, new_table, settings
from test_leaks import SECRETS, legal_list_by_hidden_cards, of

import rulewright
from rulewright.cli.seat import seat as seat_command
from rulewright.data import data_path
from rulewright.engine.table import Table
from rulewright.rules.documents import known_games
from rulewright.rules.load import load_rules
from rulewright.seat import NotTaken, decision_of, observation, read_reply, reply_schema, understand
from rulewright.seat import words as seat_words
from rulewright.seat.decision import Decision
from rulewright.seat.reply import FORMAT, MOST_CHARACTERS, Reply, attempted_id
from rulewright.seat.schema import MOST_IDS
from rulewright.seat.text import observation_text, retry_text
from rulewright.seat.words import LANGUAGES, MESSAGES
from rulewright_docs.words.tokens import tokens

SCHEMA = json.loads((data_path("schema") / "seat.schema.json").read_text(encoding="utf-8"))
OBSERVATION = Draft202012Validator(SCHEMA)
REPLY = Draft202012Validator({**SCHEMA, "$ref": "#/$defs/reply"})
# One seat count of each mode is enough here: what differs between them is the engine's.
MODES = sorted({(game, mode): (game, mode, seats) for game, mode, seats in reversed(settings())}.values())
LATIN = re.compile(r"[A-Za-z]{2,}")
EVERY = pytest.mark.parametrize(("game", "mode", "seats"), MODES)


def moments(
    game: str, mode: str | None, seats: int, seed: int = 0, every: int = 7
) -> Iterator[tuple[Table, Decision]]:
    """Some decisions of a random game, of each seat that is asked something then."""
    table = new_table(game, mode, seats, seed)
    for step, _ in enumerate(decisions(table, seed)):
        if step % every == 0:
            for seat in dict.fromkeys(ask.seat for ask in table.pending):
                yield table, decision_of(table, seat)


# -- the observation -------------------------------------------------------------------------------------


def test_the_schema_is_valid_and_stands_alone() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    for part in parts(SCHEMA):
        assert str(part.get("$ref", "#/$defs/")).startswith("#/$defs/")


def parts(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from parts(inner)


@EVERY
def test_every_observation_fits_the_schema_and_lists_what_the_table_lists(
    game: str, mode: str, seats: int
) -> None:
    count = 0
    for table, decision in moments(game, mode, seats):
        lang = (None, *LANGUAGES)[count % (len(LANGUAGES) + 1)]
        seen = observation(table, decision.seat, lang, since=count % 3)
        assert not list(OBSERVATION.iter_errors(seen))
        assert json.loads(json.dumps(seen)) == seen
        assert [move["id"] for move in seen["legal"]] == [m.id for m in table.legal(decision.seat)]
        assert seen["next"] == len(table.events(0, decision.seat))
        assert '"hidden"' not in json.dumps(seen["view"])
        assert all(("text" in move) == (lang is not None) for move in seen["legal"])
        count += 1
    assert count > 2


def test_events_are_those_since_the_last_turn() -> None:
    table = rulewright.load("liars_dice").table(3, 1)
    first = observation(table, "b")
    assert first["events"] == table.events(0, "b")
    seat = table.pending[0].seat
    table.act(seat, table.legal(seat)[0])
    assert observation(table, "b", since=first["next"])["events"] == table.events(0, "b")[first["next"] :]


def test_without_the_list_the_legal_moves_stand_nowhere() -> None:
    table = rulewright.load("bangarena").table(4, 1)
    seat = table.pending[0].seat
    hidden, shown = observation(table, seat, "en", "none"), observation(table, seat, "en")
    assert hidden["legal"] is None
    schema = json.dumps(reply_schema(decision_of(table, seat), "none"))
    text = observation_text(hidden, table.rules)
    for move in shown["legal"]:
        assert move["id"] not in schema + text.replace(FORMAT, "")


# -- words -----------------------------------------------------------------------------------------------


def test_every_language_has_the_same_messages() -> None:
    ids = {lang: messages(lang) for lang in LANGUAGES}
    assert set(LANGUAGES) == {"en", "es", "hi", "ru"}
    assert all(found == ids["en"] for found in ids.values())
    assert ids["en"]


def messages(lang: str) -> dict[str, list[str]]:
    """The messages of a language by id, each with what it asks for."""
    body = FluentParser().parse((MESSAGES / f"{lang}.ftl").read_text(encoding="utf-8")).body
    assert not any(isinstance(entry, ast.Junk) for entry in body)
    return {
        entry.id.name: sorted({word for word in ("asks", "count", "format", "game", "mode", "most", "move", "reason", "seat", "seconds") if f"name='{word}'" in repr(entry.to_json()) or f"'name': '{word}'" in repr(entry.to_json())})
        for entry in body
        if isinstance(entry, ast.Message)
    }  # fmt: skip


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_observation_can_be_said(game: str, mode: str, seats: int, lang: str) -> None:
    count = 0
    for table, decision in moments(game, mode, seats, seed=1, every=23):
        text = observation_text(observation(table, decision.seat, lang), table.rules)
        assert "‹" not in text, text
        assert "**" not in text
        for move in decision.choices:
            assert f"`{move.id}`" in text
        count += 1
    assert count


@EVERY
@pytest.mark.parametrize("lang", ["hi", "ru"])
def test_a_prompt_in_another_script_has_no_words_of_english(
    game: str, mode: str, seats: int, lang: str
) -> None:
    said = set()
    for table, decision in moments(game, mode, seats, seed=2, every=31):
        for legal in ("list", "none"):
            seen = observation(table, decision.seat, lang, legal)  # type: ignore[arg-type]
            said |= set(LATIN.findall(re.sub(r"`[^`]*`", "", observation_text(seen, table.rules))))
    # The format of a reply, names of games and of seats, and what players of a random game say.
    known = {"JSON", "move", "say", "withdraw", "null", "true", "BANG", "BangArena", "word"}
    assert said <= known | {*load_rules(game, mode).staff}


def test_the_format_of_a_reply_is_said_in_each_language_with_the_same_keys() -> None:
    table = rulewright.load("mafia").table(5, 1)
    table.tick(70_000)
    decision = next(each for seat in table.seats if (each := decision_of(table, seat)).talks)
    said = {}
    for lang in LANGUAGES:
        text = observation_text(observation(table, decision.seat, lang), table.rules)
        first, second = re.findall(r'\{"move": "<.*', text)
        said[lang] = set(json.loads(first).values())
        assert list(json.loads(first)) == ["move"]
        assert json.loads(second) == {"move": json.loads(first)["move"], "say": "…"}
        unread = {"problem": "unparsable", "reason": "no JSON", "end": "the end", "format": "{…}"}
        assert first in retry_text(unread, table.rules, lang)
    assert said["en"] == set(json.loads(FORMAT).values())
    assert len(set.union(*said.values())) == len(LANGUAGES)


def test_a_retry_says_the_attempted_move_or_the_end_of_the_reply() -> None:
    rules = rulewright.load("liars_dice").rules
    for lang in LANGUAGES:
        illegal = {"problem": "illegal", "reason": "too low", "attempted": "bid 1 1"}
        assert "`bid 1 1`" in retry_text(illegal, rules, lang)
        unread = {"problem": "unparsable", "reason": "no JSON", "end": "the end", "format": "{…}"}
        assert retry_text(unread, rules, lang).endswith("…the end")


@pytest.mark.parametrize("game", known_games())
def test_the_first_prompt_of_a_game_is_short(game: str) -> None:
    table = rulewright.load(game).table(seed=1)
    while not table.pending:
        table.tick(table.next_deadline() or 0)
    seen = observation(table, table.pending[0].seat, "en")
    assert tokens(observation_text(seen, table.rules), "en") <= 700


# -- the schema of the reply -----------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "mode", "seats"), [*MODES, ("liars_dice", "standard", 6)])
def test_the_schema_accepts_exactly_the_legal_moves(game: str, mode: str, seats: int) -> None:
    seen_ids: set[str] = set()
    for table, decision in moments(game, mode, seats, every=3):
        schema = reply_schema(decision)
        portable(schema)
        legal = {move.id for move in table.legal(decision.seat)}
        accepted = list(moves_of(schema["properties"]["move"]))
        taken = [understood(decision, move) for move in accepted if move is not None]
        assert sorted(taken) == sorted(legal), "each legal move once, and no other"
        assert (None in accepted) == (decision.may_wait or decision.answered is not None)
        validator = Draft202012Validator(schema)
        rest = {key: None if key == "say" else False for key in schema["properties"] if key != "move"}
        for move in accepted:
            reply = {"move": move, **rest}
            assert validator.is_valid(reply)
            assert REPLY.is_valid(reply)
        for wrong in (*(seen_ids - legal), "", *(f"{id_} " for id_ in list(legal)[:3]), 7):
            assert not validator.is_valid({"move": wrong, **rest})
        assert not validator.is_valid({**rest})
        assert not validator.is_valid({"move": accepted[0], **rest, "why": "because"})
        seen_ids |= legal
    assert seen_ids


def understood(decision: Decision, move: Any) -> str:
    """The id of a move of the schema, whichever way it is named."""
    reply = read_reply(json.dumps({"move": move}))
    assert reply.move is not None
    return attempted_id(decision, reply.move)


def moves_of(schema: dict[str, Any]) -> Iterator[Any]:
    """Every value that a part of the schema accepts."""
    for option in schema.get("anyOf", [schema]):
        if option["type"] == "object":
            properties = option["properties"]
            for action in properties["action"]["enum"]:
                yield from ({"action": action, "target": target} for target in properties["target"]["enum"])
        elif option["type"] == "null":
            yield None
        else:
            yield from option["enum"]


def portable(schema: Any, depth: int = 1) -> None:
    """The subset that structured output of every vendor takes."""
    assert depth <= 5
    assert set(schema) <= {"type", "properties", "required", "additionalProperties", "enum", "anyOf"}
    if depth == 1:
        assert schema["type"] == "object"
    if schema.get("type") == "object":
        assert schema["additionalProperties"] is False
        assert schema["required"] == list(schema["properties"])
    if "enum" in schema:
        assert len(schema["enum"]) == len(set(schema["enum"])) <= MOST_IDS + 1
    for inner in (*schema.get("properties", {}).values(), *schema.get("anyOf", ())):
        portable(inner, depth + 1)


def test_a_long_list_is_named_in_two_parts() -> None:
    table = rulewright.load("liars_dice").table(6, 1)
    decision = decision_of(table, table.pending[0].seat)
    assert len(decision.choices) > MOST_IDS
    reply = read_reply('{"move": {"action": "bid 7", "target": "5"}}')
    assert understand(table, decision, reply).id == "bid 7 5"
    with pytest.raises(NotTaken) as caught:
        understand(table, decision, read_reply('{"move": {"action": "bid 7", "target": "9"}}'))
    assert caught.value.feedback["attempted"] == "bid 7 > 9"


# -- the reply -------------------------------------------------------------------------------------------

GOOD = {
    '{"move": "bid 2 3"}': Reply("bid 2 3"),
    'I thought of {"move": "challenge"}, but: {"move": "bid 2 3"} ': Reply("bid 2 3"),
    "{braces} in prose {\"move\": null, \"say\": null}": Reply(None),
    '{"withdraw": true}': Reply(None, withdraw=True),
    r'{"move": "a", "say": "\ud83d\ude00"}': Reply("a", "\U0001f600"),
    '{"move": "say town", "say": "I bid {5}"}': Reply("say town", "I bid {5}"),
    '{"move": "a", "x_tokens": {"in": 3}}': Reply("a"),
    '{"move": "a", "x_tokens": %s}' % ("9" * 6000): Reply("a"),
    '{"move": {"action": "bid 2", "target": "3"}}': Reply(("bid 2", "3")),
}  # fmt: skip
BAD = {
    "bid 2 3": "no JSON object",
    "": "no JSON object",
    '["bid 2 3"]': "no JSON object",
    '{"move": "a"} no, better {"move": "b': "cut off",
    '{"thoughts": {"move": "a"}': "cut off",
    '{"move": "a"} or {b}': "broken",
    '{"move": "a", "move": "b"}': "stands twice",
    '{"reason": "x", "move": "a"}': "no 'reason'",
    '{"move": 3}': "'move' is",
    '{"move": %s}' % ("9" * 6000): "'move' is",
    '{"move": -%s.5e9}' % ("9" * 6000): "'move' is",
    '{"move": "a", "say": [%s]}' % ("9" * 6000): "'say' is",
    '{"move": ["a"]}': "'move' is",
    r'{"move": "\ud800"}': "half a character",
    r'{"move": {"action": "a", "target": "\udfff"}}': "half a character",
    r'{"move": "a", "say": "\ud83d"}': "half a character",
    r'{"\ud800": "a"}': "half a character",
    '{"move": {"action": "a"}}': "'move' is",
    '{"move": "a", "say": 3}': "'say' is",
    '{"withdraw": 1}': "'withdraw' is",
    "{}": "no 'move'",
    '{"say": "hello"}': "no 'move'",
    "{" * 5000: "too many braces",
    '{"a":' * 5000: "nested too deep",
    "{a} " * 5000: "too many braces",
    "x" * (MOST_CHARACTERS + 1): "at most",
}


@pytest.mark.parametrize("text", GOOD)
def test_the_last_object_of_a_reply_counts(text: str) -> None:
    assert read_reply(text) == GOOD[text]


@pytest.mark.parametrize("text", BAD, ids=[f"{i}" for i in range(len(BAD))])
def test_what_is_no_reply_is_not_guessed(text: str) -> None:
    with pytest.raises(NotTaken) as caught:
        read_reply(text)
    assert BAD[text] in str(caught.value)
    assert caught.value.problem == "unparsable"
    assert "sys." not in str(caught.value)
    assert caught.value.feedback["end"] == text[-500:]
    assert OBSERVATION.evolve(schema=SCHEMA["$defs"]["observation"]["properties"]["retry"]).is_valid(
        caught.value.feedback
    )


def illegal(table: Table, decision: Decision, reply: Reply, legal: str = "list") -> dict[str, Any]:
    with pytest.raises(NotTaken) as caught:
        understand(table, decision, reply, legal)
    assert caught.value.problem == "illegal"
    return caught.value.feedback


def test_an_illegal_move_is_told_with_the_reason_and_changes_nothing() -> None:
    table = rulewright.load("liars_dice").table(3, 1)
    seat = table.pending[0].seat
    table.act(seat, "bid 3 4")
    decision, before = decision_of(table, table.pending[0].seat), table.to_json()
    told = illegal(table, decision, Reply("bid 2 4"))
    assert (told["attempted"], told["code"], told["rule"]) == (
        "bid 2 4",
        "not_enough",
        "liars_dice.bid.not_fewer",
    )
    assert illegal(table, decision, Reply("dance"))["code"] == "not_offered"
    assert "needs a move" in illegal(table, decision, Reply(None))["reason"]
    assert "takes no words" in illegal(table, decision, Reply("challenge", "liar!"))["reason"]
    assert "nothing" not in illegal(table, decision, Reply(None, withdraw=True))["reason"]
    assert table.to_json() == before


def test_words_belong_to_the_move_that_takes_them() -> None:
    table = rulewright.load("mafia").table(7, 1)
    table.tick(70_000)
    decision = decision_of(table, "a")
    assert decision.may_wait
    assert understand(table, decision, Reply(None)).what == "wait"
    talk = next(choice for choice in decision.choices if choice.words)
    taken = understand(table, decision, Reply(talk.id, "kill > c"))
    assert taken.move == {**talk.listed.move, talk.words: "kill > c"}
    assert "needs words" in illegal(table, decision, Reply(talk.id))["reason"]
    assert illegal(table, decision, Reply(talk.id, " "))["code"] == "malformed"
    assert illegal(table, decision, Reply(talk.id, "x" * (talk.most + 1)))["code"] == "limit"
    # In full it is a legal move, but no id of the list; without a list it is a way to write it.
    full = f'{talk.id} "hello"'
    assert "not in the list" in illegal(table, decision, Reply(full))["reason"]
    assert understand(table, decision, Reply(full), "none").id == full


def test_an_answer_can_be_taken_back() -> None:
    table = rulewright.load("mafia").table(7, 1)
    table.tick(70_000)
    changeable = {ask.id for ask in table.pending if ask.changeable}
    first = next(
        (seat, choice)
        for seat in table.seats
        for choice in decision_of(table, seat).choices
        if choice.ask in changeable
    )
    seat, choice = first
    assert decision_of(table, seat).answered is None
    table.act(seat, choice.id, choice.ask)
    decision = decision_of(table, seat)
    assert "withdraw" in reply_schema(decision)["properties"]
    assert understand(table, decision, Reply(None, withdraw=True)).ask == choice.ask
    assert "not both" in illegal(table, decision, Reply(choice.id, withdraw=True))["reason"]


# -- leaks -----------------------------------------------------------------------------------------------


def all_a_seat_gets(table: Table, viewer: str, since: int, wrong: Any) -> list[str]:
    """Observation, text, order of the legal moves, schema and feedback, as bytes that must not differ."""
    if viewer not in table.seats:
        return []
    decision = decision_of(table, viewer)
    found = []
    for lang in ("en", "hi"):
        for legal in ("list", "none"):
            seen = observation(table, viewer, lang, legal)  # type: ignore[arg-type]
            found += [json.dumps(seen), observation_text(seen, table.rules)]
    found += [json.dumps(reply_schema(decision, legal)) for legal in ("list", "none")]
    return [*found, json.dumps([choice.id for choice in decision.choices])]


@EVERY
def test_what_a_seat_cannot_know_changes_not_one_byte_of_its_prompt(
    game: str, mode: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(swap, "seen", all_a_seat_gets)
    counts: Counter[str] = Counter()
    for seed in range(40):
        table = new_table(game, mode, seats, seed)
        assert swap.leaks(table, seed, SECRETS[of(game, mode)], counts, every=25) == [], f"seed {seed}"
        if counts["of a seat"] >= 4:
            break
    assert counts["of a seat"] >= 4, counts


def test_a_planted_leak_is_found_in_the_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    legal_list_by_hidden_cards(monkeypatch)
    monkeypatch.setattr(swap, "seen", all_a_seat_gets)
    table = rulewright.load("bangarena").table(5, 0)
    assert swap.leaks(table, 0, SECRETS["bangarena"], Counter(), every=3)


# -- the command -----------------------------------------------------------------------------------------


def run(*arguments: str) -> Any:
    return CliRunner().invoke(seat_command, ["prompt", *arguments])


def test_the_command_prints_text_json_schema_and_sizes() -> None:
    assert "Your legal moves:" in run("bangarena", "--after", "5").output
    assert "Ваши допустимые ходы:" in run("bangarena", "--lang", "ru").output
    seen = json.loads(run("liars_dice", "--seat", "b", "--seats", "3", "--json").output)
    assert (seen["seat"], seen["lang"]) == ("b", None)
    asked = json.loads(run("mafia", "--after", "3", "--schema").output)
    assert asked["required"][0] == "move"
    sizes = run("mafia", "--stats").output.splitlines()
    assert [line.split()[0] for line in sizes[2:6]] == list(LANGUAGES)


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (["chess"], 2, "no game 'chess'"),
        (["liars_dice", "--mode", "x"], 2, "no mode 'x'"),
        (["liars_dice", "--seats", "99"], 2, "has 2 to 6 seats"),
        (["liars_dice", "--seat", "z"], 2, "no seat 'z'; there are a, b"),
        (["liars_dice", "--lang", "xx"], 2, "no language 'xx'"),
        (["liars_dice", "--lang", "xx", "--json"], 2, "no language 'xx'"),
        (["liars_dice", "--set", "x=1"], 2, "x"),
        (["liars_dice", "--seat", "b", "--schema"], 2, "nothing is asked of b"),
    ],
)
def test_wrong_usage_is_one_clear_message(arguments: list[str], status: int, message: str) -> None:
    result = run(*arguments)
    assert result.exit_code == status, result.output
    assert message in result.output
    assert "Traceback" not in result.output


def test_a_folder_of_an_author_has_seats_and_words_too(copy_of_pebbles: Path) -> None:
    folder = str(copy_of_pebbles.parent)
    assert json.loads(run("pebbles", "--spec", folder, "--json").output)["game"] == "pebbles"
    assert "Your legal moves:" in run("pebbles", "--spec", folder).output


def test_without_the_extra_the_json_stays_and_words_say_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seat_words, "find_spec", lambda name: None)
    assert run("liars_dice", "--json").exit_code == 0
    result = run("liars_dice")
    assert result.exit_code == 1
    assert "pip install 'rulewright[text]'" in result.output
