"""Worked examples: what happened at a table, who saw it, and how it is said in every language."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from saying import LANGUAGES

from rulewright.data import data_path
from rulewright.rules.documents import known_games
from rulewright.rules.load import load_rules
from rulewright.rules.model import Rules
from rulewright_docs.book.contents import Contents
from rulewright_docs.book.examples.markdown import example_markdown, example_title, names_json
from rulewright_docs.book.examples.sentences import (
    Telling,
    clock,
    data_told,
    event_sentence,
    forced_sentences,
    stage_sentence,
    telling_of,
)
from rulewright_docs.book.examples.traces import Trace, load_traces
from rulewright_docs.book.examples.views import GONE, Change, differences, views
from rulewright_docs.book.examples.watch import REFEREE, SPECTATOR
from rulewright_docs.book.pages_examples import example_titles
from rulewright_docs.book.tongue import Tongue
from rulewright_docs.words.renderer import Renderer
from rulewright_docs.words.text import renderer_of

# Every so many scenarios are played in these tests; all of them with the marker `external`.
SPARSE = 40
FLASK = "bangarena/hit/a_death_in_a_buckshot_can_spoil_the_flask"
PUBLIC = "mafia/jail/kidnapper_executes"
# What may be Latin in a sentence of Hindi or Russian: seats, what was typed, ranks of cards.
LATIN = re.compile(r"`[^`]*`|“[^”]*”|«[^»]*»|\*\*\w+\*\*|\b[JQKA][♠♥♦♣]")

POSITION = """\
id: own
title: A bid that is too low is refused
claims: [LD-013]
game: liars_dice
seats: [a, b]
position:
  at: bidding
  game: {turn: b, quantity: 2, face: 5, bidder: a}
  players:
    a: {cup: [1, 1, 1, 5, 2]}
    b: {cup: [5, 3, 2, 2, 2]}
chance: {tape: {roll: {a: [[1, 2, 3, 4, 5]], b: [[1, 2, 3, 4]]}}, spare: true}
"""
STEPS = """\
steps:
  - seat: b
    move: bid 1 5
    refuse: {code: not_enough}
  - seat: b
    move: bid 3 5
"""


def scenario(name: str) -> Path:
    return data_path("scenarios") / f"{name}.yaml"


@cache
def trace_of(name: str) -> Trace:
    (found,) = load_traces(scenarios=[scenario(name)], jobs=1)
    return found


@cache
def rules_of(game: str, mode: str) -> Rules:
    return load_rules(game, mode if mode in load_rules(game).modes else None)


@cache
def renderer(game: str, language: str) -> Renderer:
    return renderer_of(game, language)


def telling(trace: Trace, language: str) -> Telling:
    return telling_of(trace, rules_of(trace.game, trace.mode), renderer(trace.game, language))


@cache
def some_traces() -> tuple[Trace, ...]:
    files = [f for game in known_games() for f in sorted((data_path("scenarios") / game).rglob("*.yaml"))]
    chosen = [f for f in files if f.name != "aliases.yaml"][::SPARSE]
    return tuple(load_traces(scenarios=chosen))


@cache
def alike_traces() -> tuple[Trace, ...]:
    folder = data_path("scenarios") / "liars_dice"
    return tuple(load_traces(scenarios=[folder / "setup", folder / "challenge"]))


# -- what happened -----------------------------------------------------------------------------------


def test_a_trace_has_the_setup_and_each_step_with_what_came_of_it() -> None:
    trace = trace_of(FLASK)
    assert trace.status == "pass"
    assert [[move.text for move in stage.moves] for stage in trace.stages] == [
        [],
        ["play buckshot 10H"],
        ["upgrade marksmanship"],
        ["play flask 6H"],
        ["pass"],
    ]
    refused = trace.stages[3].refused
    assert refused is not None
    assert refused["rule"] == "bangarena.flask.last_heart.three_alive"
    assert trace.stages[3].changes == ()
    assert "wound" in [event["type"] for event in trace.stages[1].events]
    assert [ask["kind"] for ask in trace.stages[1].asks] == ["upgrade"]
    assert trace.stages[4].over == {"winners": ["a"], "because": "law"}
    assert "bangarena.buckshot.volley" in trace.rules_used


def test_a_trace_names_its_other_runs_as_variants() -> None:
    variants = trace_of(FLASK).variants
    assert {"partners", "double_agent", "old_classic"} == {variant.mode for variant in variants}
    assert {"old_classic_scope": "everything"} in [variant.rulings for variant in variants]


def test_each_viewer_sees_his_own_hand_and_of_others_only_the_number() -> None:
    first = next(trace_of(FLASK).views())
    hands = {viewer: view["players.a.hand"] for viewer, view in first.items()}
    assert hands.pop("a") == hands.pop(REFEREE) == ["buckshot 10H"]
    assert set(hands) == {"b", "c", "d", SPECTATOR}
    assert all(hand == {"count": 1} for hand in hands.values())


def test_answers_given_together_are_one_step() -> None:
    trace = trace_of("mafia/absence/back_within_the_minute")
    assert [move.text for move in trace.stages[1].moves] == ["support > e", "support > e"]
    assert stage_sentence(trace.stages[1], telling(trace, "en")) == (
        "All at once: **a** nominates **e**; **b** nominates **e**."
    )
    said = [stage_sentence(stage, telling(trace, "en")) for stage in trace.stages[2:5]]
    assert said == [
        "At 0:00: The connection of **a** breaks.",
        "At 0:59.999: **a** connects again.",
        "The clock shows 1:01.",
    ]


def test_a_scenario_that_fails_is_a_trace_that_says_so(tmp_path: Path) -> None:
    file = tmp_path / "own.yaml"
    text = POSITION.replace("id: own", "id: liars_dice.bidding.own")
    file.write_text(text + STEPS + "expect: {state: {game: {quantity: 9}}}\n", encoding="utf-8")
    (trace,) = load_traces(scenarios=[file], jobs=1)
    assert trace.status == "fail"
    assert "9" in trace.message
    assert len(trace.stages) == 3
    page = example_markdown(trace, telling(trace, "en"), lambda _: None, "a.json", "b.json")
    assert "replay-failed" in page


def test_a_folder_of_rules_that_is_not_bundled_is_played_by_the_same_engine(tmp_path: Path) -> None:
    shutil.copytree(data_path("spec") / "liars_dice", tmp_path / "spec" / "my_dice")
    game = tmp_path / "spec" / "my_dice"
    for file in game.rglob("*.yaml"):
        text = re.sub(r"\bliars_dice\b", "my_dice", file.read_text(encoding="utf-8"))
        file.write_text(text, encoding="utf-8")
    own = tmp_path / "own.yaml"
    text = POSITION.replace("id: own", "id: my_dice.bidding.own").replace("game: liars_dice", "game: my_dice")
    own.write_text(text + STEPS, encoding="utf-8")
    (trace,) = load_traces(spec_dir=tmp_path / "spec", scenarios=[own], jobs=1)
    assert (trace.status, trace.message, len(trace.stages)) == ("pass", "", 3)
    told = telling_of(
        trace,
        load_rules("my_dice", None, tmp_path / "spec"),
        renderer_of("my_dice", "hi", tmp_path / "spec"),
    )
    assert stage_sentence(trace.stages[2], told) == "**b** की बोली: 3 × 5।"


def test_a_setup_that_must_be_refused_has_one_stage_and_nothing_to_see() -> None:
    trace = next(t for t in some_traces() if t.stages[0].refused is not None)
    assert len(trace.stages) == 1
    assert json.loads(trace.json())["stages"] == [[]]


# -- views as changes --------------------------------------------------------------------------------


def test_changes_name_those_who_see_them_and_put_the_views_together_again() -> None:
    one = {"a": {"hand": ["x"], "n": 1}, "b": {"hand": {"count": 1}, "n": 1}}
    two: dict[str, Mapping[str, Any]] = {
        "a": {"hand": [], "n": 1, "m": 2},
        "b": {"hand": {"count": 0}, "m": 2},
    }
    stages = [differences({}, one), differences(one, two)]
    assert Change("n", 1, ("a", "b")) in stages[0]
    assert set(map(repr, stages[1])) == set(
        map(
            repr,
            [
                Change("hand", [], ("a",)),
                Change("hand", {"count": 0}, ("b",)),
                Change("m", 2, ("a", "b")),
                Change("n", GONE, ("b",)),
            ],
        )
    )
    assert list(views(stages, ("a", "b"))) == [one, two]


def rebuilt(document: Mapping[str, Any]) -> Iterator[dict[str, dict[str, Any]]]:
    """The views that the JSON stands for."""
    viewers = document["viewers"]
    seen: dict[str, dict[str, Any]] = {viewer: {} for viewer in viewers}
    for stage in document["stages"]:
        for path, value, *some in stage:
            for viewer in [viewers[i] for i in some[0]] if some else viewers:
                seen[viewer][document["paths"][path]] = value
        yield {
            viewer: {k: v for k, v in view.items() if v != {"gone": True}} for viewer, view in seen.items()
        }


def test_the_json_holds_every_view_but_for_what_is_always_empty() -> None:
    for trace in (trace_of(FLASK), trace_of(PUBLIC)):
        document = json.loads(trace.json())
        paths = set(document["paths"])
        for got, wanted in zip(rebuilt(document), trace.views(), strict=True):
            for viewer, view in wanted.items():
                assert got[viewer] == {path: value for path, value in view.items() if path in paths}
        assert {"players.c.alive", "players.c.hearts", "asks"} <= paths or trace.game != "bangarena"


def test_the_json_of_an_example_is_small() -> None:
    sizes = [len(trace.json().encode()) for trace in some_traces()]
    assert sum(sizes) / len(sizes) < 25_000


# -- sentences ---------------------------------------------------------------------------------------


def sentences(trace: Trace, told: Telling) -> Iterator[str]:
    """All that is said of a trace to anybody."""
    for stage in trace.stages:
        yield stage_sentence(stage, told)
        yield from forced_sentences(stage, told)
        for event in stage.events:
            for viewer in (REFEREE, *trace.seats, SPECTATOR):
                if (text := event_sentence(event, told, viewer)) is not None:
                    yield text


def check_sentence(text: str, language: str) -> None:
    rest = LATIN.sub("", text)
    assert re.search(r"[.।!?)»”]$", text), text
    assert "‹" not in text, text
    assert not re.search(r"[{}$_]", rest), text
    if language in ("hi", "ru"):
        assert not re.search("[A-Za-z]", rest), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_is_said_without_ids_and_without_other_languages(language: str) -> None:
    for trace in some_traces():
        for text in sentences(trace, telling(trace, language)):
            check_sentence(text, language)
        title = example_title(trace, telling(trace, language))
        assert title
        if language in ("hi", "ru"):
            assert not re.search("[A-Za-z]{3}", re.sub("[“«][^”»]*[”»]", "", title)), title


@pytest.mark.slow
@pytest.mark.external
def test_all_scenarios_pass_and_are_said_in_all_languages() -> None:
    for trace in load_traces():
        assert trace.status == "pass", f"{trace.scenario}: {trace.message}"
        for language in LANGUAGES:
            for text in sentences(trace, telling(trace, language)):
                check_sentence(text, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", known_games())
def test_every_event_that_is_told_and_every_move_has_a_sentence(game: str, language: str) -> None:
    asked = renderer(game, language).asked
    for mode in load_rules(game).modes:
        rules = rules_of(game, mode)
        told = [name for name, event in rules.events.items() if event.tells.to != "none"]
        missing = [
            n for n in told if not {f"{k}-{n.replace('_', '-')}" for k in ("replay", "event")} & set(asked)
        ]
        assert missing == [], mode
        for verb in {a.verb for a in rules.abilities if a.verb and a.key == "move"}:
            key = f"replay-move-{verb.replace('_', '-')}"
            assert any(each == key or each.startswith(f"{key}-") for each in asked), verb


def test_an_event_is_said_as_it_is_told_to_each_viewer() -> None:
    trace = trace_of(FLASK)
    event = {
        "n": 1,
        "type": "moved",
        "data": {"count": 1, "zone": "hand", "from": "deck", "to": "b"},
        "to": "all",
        "only": {"b": {"cards": ["bullet 5D"]}},
    }
    told = telling(trace, "en")
    assert event_sentence(event, told, "b") == "**b** draws: Bullet 5♦."
    assert event_sentence(event, told, "c") == "**b** draws one card."
    assert event_sentence(event, told, REFEREE) == "**b** draws: Bullet 5♦."
    assert event_sentence(event, telling(trace, "ru"), "c") == "**b** берёт из колоды 1 карту."
    secret = {**event, "to": ["b"]}
    assert event_sentence(secret, told, "c") is None
    assert data_told({"n": 1, "type": "hit", "data": {"by": "a"}, "to": []}, REFEREE, told) is None


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Not allowed: **d** plays Flask 6♥. Something in play forbids it."),
        ("hi", "इजाज़त नहीं: **d** खेलता है: फ्लास्क 6♥। खेल में लागू कोई बात इसे रोकती है।"),
        ("es", "No se permite: **d** juega Petaca 6♥. Algo en juego lo prohíbe."),
        ("ru", "Нельзя: **d** играет «Фляга 6♥». Это запрещает что-то, что действует в игре."),
    ],
)
def test_a_refused_move_is_said_with_its_reason(language: str, said: str) -> None:
    trace = trace_of(FLASK)
    assert stage_sentence(trace.stages[3], telling(trace, language)) == said


def test_an_event_without_a_sentence_is_said_by_its_name_and_fields() -> None:
    trace = trace_of(FLASK)
    event = {"n": 1, "type": "exploded_twice", "data": {"who": "a", "n": 2}, "to": "all"}
    assert (
        event_sentence(event, telling(trace, "en"))
        == "Exploded twice (player is **a** and number asked for is 2)."
    )


@pytest.mark.parametrize(
    ("ms", "shown"), [(0, "0:00"), (45_000, "0:45"), (61_001, "1:01.001"), (3_600_000, "1:00:00")]
)
def test_a_time_is_shown_as_a_clock_shows_it(ms: int, shown: str) -> None:
    assert clock(ms) == shown


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {"en"}))
@pytest.mark.parametrize("name", ["mafia/chat/too_many_words", "mafia/golden/village_seven_players_3"])
def test_a_title_is_short_however_much_is_said_or_done_at_once(name: str, language: str) -> None:
    trace = trace_of(name)
    assert 10 < len(example_title(trace, telling(trace, language))) < 260


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_examples_have_the_same_title(language: str) -> None:
    titles = example_titles(Tongue(Contents("liars_dice"), language), alike_traces())
    assert len(set(titles.values())) == len(titles) == len(alike_traces())
    assert any(" · " in title for title in titles.values()) == (language != "en")


# -- pages -------------------------------------------------------------------------------------------


def page_of(trace: Trace, language: str) -> ElementTree.Element:
    text = example_markdown(trace, telling(trace, language), lambda x: f"../{x}", "a.json", "b.json")
    # HTML knows attributes without a value, XML does not.
    whole = text.replace(" hidden>", ' hidden="">')
    return ElementTree.fromstring(f"<main>{whole}</main>")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_well_formed_and_has_every_step_in_order(language: str) -> None:
    trace = trace_of(FLASK)
    page = page_of(trace, language)
    steps = page.findall(".//ol[@class='replay-steps']/li")
    assert [step.get("id") for step in steps] == [f"step-{n}" for n in range(len(trace.stages))]
    replay = page.find(".//div[@class='replay']")
    assert replay is not None
    assert (replay.get("data-src"), replay.get("data-names")) == ("a.json", "b.json")


def test_a_page_links_each_event_to_its_rule_and_the_refusal_to_what_refuses() -> None:
    page = page_of(trace_of(FLASK), "en")
    links = {a.get("href") for a in page.iter("a")}
    assert {"../bangarena.hearts.wound", "../bangarena.flask.last_heart.three_alive", "../BA-114"} <= links


def test_a_page_marks_what_not_everybody_is_told_and_hides_the_words_of_others() -> None:
    trace = trace_of(PUBLIC)
    page = page_of(trace, "en")
    private = [item.get("data-to") for item in page.iter("li") if item.get("data-to")]
    assert "referee k" in private
    dealt = next(t for t in some_traces() if t.game == "bangarena" and "position" not in t.setup)
    spans = [span for span in page_of(dealt, "en").iter("span") if span.get("data-for")]
    assert spans
    for span in spans:
        assert ("referee" in str(span.get("data-for")).split()) == (span.get("hidden") is None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", known_games())
def test_the_board_has_a_word_for_all_that_a_view_names(game: str, language: str) -> None:
    modes = [rules_of(game, mode) for mode in load_rules(game).modes]
    names = names_json(renderer(game, language), modes)
    words = names["words"]
    for rules in modes:
        for zone in rules.zones:
            assert f"zone.{zone}" in words
        for kind in ("game", "player"):
            for attribute in rules.attributes.get(kind, {}):
                assert f"attribute.{attribute}" in words, attribute
                assert f"{kind}.{attribute}" in names["attributes"]
        assert set(rules.documents.get("card", {})) <= set(names["cards"])
    assert {"eyes", "first", "last", "play"} <= set(names["labels"])
