"""The board of a worked example: generic, without the network, and usable by keyboard, by eye and by ear."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browsing import served

from rulewright.data import data_path
from rulewright.rules.documents import known_games
from rulewright.rules.load import load_rules
from rulewright_docs.book.examples.markdown import example_markdown, names_json
from rulewright_docs.book.examples.sentences import telling_of
from rulewright_docs.book.examples.traces import load_traces
from rulewright_docs.words.renderer import MESSAGES, read_messages
from rulewright_docs.words.text import renderer_of

ASSETS = Path(__file__).parent.parent / "rulewright_docs" / "book" / "assets"
FLASK = "bangarena/hit/a_death_in_a_buckshot_can_spoil_the_flask"
JAIL = "mafia/jail/kidnapper_executes"
# The board stands on a page of this width without a bar to scroll sideways.
NARROW = {"width": 360, "height": 740}


def test_the_board_loads_nothing_from_elsewhere() -> None:
    for name in ("replay.js", "replay.css"):
        text = (ASSETS / name).read_text(encoding="utf-8")
        assert not re.search(r"https?:|//[a-z]|@import|url\(", re.sub(r"(?m)^\s*//.*$", "", text)), name


def test_the_board_knows_no_game() -> None:
    text = (ASSETS / "replay.js").read_text(encoding="utf-8")
    own: set[str] = set()
    for game in known_games():
        for mode in load_rules(game).modes:
            rules = load_rules(game, mode)
            documents = {name for table in rules.documents.values() for name in table}
            own |= {game, mode, *rules.zones, *documents}
    assert set(re.findall(r'"([a-z_]+)"', text)) & own == set()


def test_the_board_asks_only_for_labels_that_there_are() -> None:
    text = (ASSETS / "replay.js").read_text(encoding="utf-8")
    used = set(re.findall(r'label\("([a-z]+)"', text)) | set(re.findall(r'button\("([a-z]+)"', text))
    _, asked = read_messages(MESSAGES / "en" / "replay.ftl")
    there = {key.removeprefix("replay-ui-") for key in asked if key.startswith("replay-ui-")}
    assert used <= there
    # Chosen between by the board.
    assert there - used == {"yes", "no", "play", "pause"} - used


# -- in a browser ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small site with two examples, in English and Hindi."""
    folder = tmp_path_factory.mktemp("site")
    for asset in ("replay.js", "replay.css"):
        (folder / asset).write_text((ASSETS / asset).read_text(encoding="utf-8"), encoding="utf-8")
    files = [data_path("scenarios") / f"{name}.yaml" for name in (FLASK, JAIL)]
    for trace in load_traces(scenarios=files, jobs=1):
        rules = load_rules(trace.game, trace.mode)
        (folder / f"{trace.game}.json").write_text(trace.json(), encoding="utf-8")
        for language in ("en", "hi"):
            renderer = renderer_of(trace.game, language)
            names = f"{trace.game}.{language}.names.json"
            text = json.dumps(names_json(renderer, [rules]), ensure_ascii=False)
            (folder / names).write_text(text, encoding="utf-8")
            told = telling_of(trace, rules, renderer)
            body = example_markdown(trace, told, lambda rule: f"#{rule}", f"{trace.game}.json", names)
            head = (
                '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
                '<title>x</title><link rel="icon" href="data:,"><link rel="stylesheet" href="replay.css">'
                "<style>body{margin:0;padding:0.8rem}</style>"
            )
            page = f'<!doctype html><html lang="{language}"><head>{head}</head><body>{body}'
            page += '<script type="module" src="replay.js"></script></body></html>'
            (folder / f"{trace.game}.{language}.html").write_text(page, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    with served(site) as found:
        yield found


@pytest.fixture
def opened(browser: Any, address: str) -> Iterator[Any]:
    """Opens pages, and at the end holds them to it that nothing went wrong and nothing came from elsewhere."""
    contexts: list[Any] = []
    troubles: list[str] = []

    def open_page(path: str, **options: Any) -> Any:
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: troubles.append(message.text))
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("request", lambda r: None if r.url.startswith((address, "data:")) else troubles.append(r.url))
        page.goto(f"{address}/{path}")
        if options.get("java_script_enabled", True):
            page.wait_for_selector(".replay-table")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert troubles == []


def step_of(page: Any) -> int:
    return int(page.eval_on_selector(".replay-steps > li.is-current", "item => item.value"))


def hand(page: Any, seat: str) -> Any:
    return page.locator(f".replay-place:has(.replay-name:text-is('{seat}'))")


@pytest.mark.external
def test_buttons_keys_and_slider_walk_through_the_steps(opened: Any) -> None:
    page = opened("bangarena.en.html")
    assert step_of(page) == 0
    assert page.locator(".is-first").is_disabled()
    page.click(".is-next")
    page.click(".is-next")
    assert step_of(page) == 2
    page.click(".is-previous")
    assert step_of(page) == 1
    page.click(".is-last")
    assert (step_of(page), page.locator(".is-next").is_disabled()) == (4, True)
    page.focus(".replay-panel")
    for key, step in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 4)):
        page.keyboard.press(key)
        assert step_of(page) == step, key
    page.eval_on_selector("input[type=range]", "s => { s.value = 3; s.dispatchEvent(new Event('input')); }")
    assert step_of(page) == 3
    assert page.inner_text(".replay-at") == "Step 3 of 4"


@pytest.mark.external
def test_the_present_sentence_is_read_out_and_stands_out_in_the_list(opened: Any) -> None:
    page = opened("bangarena.en.html#step=1")
    now = page.locator(".replay-now")
    assert now.get_attribute("aria-live") == "polite"
    assert now.inner_text() == "a plays Buckshot 10♥."
    assert page.get_attribute("#step-1", "aria-current") == "step"
    assert page.locator(".replay-place .is-changed").count() > 0


@pytest.mark.external
def test_the_eyes_of_a_seat_show_its_hand_and_hide_that_of_others(opened: Any) -> None:
    page = opened("bangarena.en.html")
    assert "Flask" in hand(page, "d").inner_text()
    page.select_option("select", "a")
    assert "Buckshot" in hand(page, "a").inner_text()
    assert "Flask" not in hand(page, "d").inner_text()
    assert hand(page, "d").locator(".replay-back").count() == 1
    assert "Loner" not in hand(page, "d").inner_text()
    page.select_option("select", "spectator")
    assert "Buckshot" not in hand(page, "a").inner_text()


@pytest.mark.external
def test_what_the_chosen_seat_is_not_told_is_not_in_the_list(opened: Any) -> None:
    page = opened("mafia.en.html#seat=k")
    secret = page.locator(".replay-events [data-to]", has_text="captive")
    assert secret.first.is_visible()
    page.select_option("select", "y")
    assert not secret.first.is_visible()


@pytest.mark.external
def test_the_address_says_step_and_seat_and_is_read_again(opened: Any) -> None:
    page = opened("bangarena.en.html#step=3&seat=b")
    assert (step_of(page), page.input_value("select")) == (3, "b")
    page.click(".is-previous")
    page.select_option("select", "d")
    assert page.url.endswith("#step=2&seat=d")
    page.evaluate("location.hash = 'step=1&seat=a'")
    page.wait_for_function("document.querySelector('#step-1.is-current')")
    assert page.input_value("select") == "a"
    page.evaluate("location.hash = 'step=99&seat=nobody'")
    page.wait_for_function("document.querySelector('#step-4.is-current')")
    assert page.input_value("select") == "a"


@pytest.mark.external
def test_it_plays_by_itself_until_the_end_or_a_pause(opened: Any) -> None:
    page = opened("bangarena.en.html#step=2")
    page.click(".is-play")
    assert page.get_attribute(".is-play", "aria-label") == "Pause"
    page.wait_for_function("document.querySelector('#step-3.is-current')")
    page.click(".is-play")
    assert page.get_attribute(".is-play", "aria-label") == "Play by itself"


@pytest.mark.external
def test_whoever_wants_less_motion_is_offered_no_play_of_itself(opened: Any) -> None:
    page = opened("bangarena.en.html", reduced_motion="reduce")
    assert not page.locator(".is-play").is_visible()


@pytest.mark.external
@pytest.mark.parametrize("path", ["bangarena.en.html#step=1", "mafia.hi.html#step=2"])
def test_a_narrow_page_does_not_scroll_sideways(opened: Any, path: str) -> None:
    page = opened(path, viewport=NARROW)
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]


@pytest.mark.external
def test_every_control_has_a_name(opened: Any) -> None:
    page = opened("bangarena.hi.html")
    for control in page.locator(".replay-panel :is(button, input)").all():
        assert control.get_attribute("aria-label")
    assert page.get_by_label("किसकी नज़र से").count() == 1


@pytest.mark.external
def test_without_javascript_the_list_says_everything(opened: Any) -> None:
    page = opened("bangarena.en.html", java_script_enabled=False)
    text = page.inner_text(".replay-steps")
    for said in (
        "a plays Buckshot 10♥.",
        "b is wounded and loses one heart.",
        "Not allowed: d plays Flask 6♥.",
    ):
        assert said in text
    assert page.locator(".replay-panel").count() == 0
