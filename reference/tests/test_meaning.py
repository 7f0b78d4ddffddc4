"""Beyond names and types: what is declared in vain, left to chance, impossible, or has no name."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.rules.meaning import check_game
from rulewright.rules.source import Diagnostic


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def told(folder: Path) -> list[str]:
    return [f"{d.code} {d.message}" for d in check_game(folder)]


def one(folder: Path) -> Diagnostic:
    (diagnostic,) = check_game(folder)
    return diagnostic


def test_the_made_up_game_is_clean(pebbles: Path) -> None:
    assert told(pebbles) == []


@pytest.mark.parametrize(
    ("declaration", "message"),
    [
        ("constants:\n  spare:\n    is: 3\n", "the constant 'spare' is never used"),
        ("settings:\n  spare:\n    type: bool\n    default: true\n", "the setting 'spare' is never used"),
        ("symbols:\n  spare: [thin, thick]\n", "the symbols 'spare' are never used"),
        ("zones:\n  spare:\n    of: game\n    seen_by: all\n", "the zone 'spare' is never used"),
        ("events:\n  spare:\n    do: []\n", "the event 'spare' is never used"),
        ("statuses:\n  spare:\n    abilities: {}\n", "the status 'spare' is never used"),
        ("timers:\n  spare:\n    of: game\n    fires: after_inputs\n", "the timer 'spare' is never used"),
    ],
)
def test_what_nothing_mentions_is_reported(copy_of_pebbles: Path, declaration: str, message: str) -> None:
    section = declaration.split("\n")[0] + "\n"
    change(copy_of_pebbles / "game.yaml", section, declaration)
    found = [d for d in check_game(copy_of_pebbles) if d.code == "RW301"]
    assert [d.message for d in found] == [message]
    assert found[0].severity == "warning"
    assert found[0].mark.file.endswith("game.yaml")


def test_a_word_that_one_mode_uses_is_used(copy_of_pebbles: Path) -> None:
    change(
        copy_of_pebbles / "modes" / "wild.yaml", "          status: greedy\n", "          status: greedy\n"
    )
    change(copy_of_pebbles / "modes" / "wild.yaml", "  storm:\n", "  storn:\n")
    assert told(copy_of_pebbles) == []


def test_members_stages_and_rulings_are_looked_for_too(copy_of_pebbles: Path) -> None:
    game = copy_of_pebbles / "game.yaml"
    change(game, "catalogue:\n", "stages: [early]\ncatalogue:\n")
    change(game, "    most:\n      base", "    least:\n      base: 1\n    most:\n      base")
    change(
        copy_of_pebbles / "rulings.yaml",
        "rulings:\n",
        "rulings:\n  idle:\n    readings: {a: {}, b: {}}\n    default: a\n",
    )
    assert [m for m in told(copy_of_pebbles) if m.startswith("RW301")] == [
        "RW301 the number 'least' is never used",
        "RW301 the stage 'early' is never used",
        "RW301 the ruling 'idle' is never used",
    ]


def test_equal_orders_in_different_documents_are_reported(copy_of_pebbles: Path) -> None:
    ability = "abilities:\n  waits:\n    after: take\n    order: 1\n    do: []\n"
    for name in ("roles/hermit", "characters/smith"):
        path = copy_of_pebbles / f"{name}.yaml"
        text = (
            path.read_text(encoding="utf-8").replace("abilities:\n", ability)
            if "smith" in name
            else path.read_text(encoding="utf-8") + ability
        )
        path.write_text(text, encoding="utf-8")
    diagnostic = one(copy_of_pebbles)
    assert (diagnostic.code, diagnostic.severity) == ("RW302", "warning")
    assert diagnostic.message == "another ability 'after: take' also has the order 1"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("  from: 2\n", "  from: 5\n", "there is no number of seats from 5 to 4"),
        ("    min: 1000\n", "    min: 70000\n", "the least (70000) is greater than the greatest (60000)"),
        ("    default: 30000\n", "    default: 3\n", "the setting 'clock_ms' cannot be 3"),
        ("    default: 30000\n", "    default: true\n", "the setting 'clock_ms' cannot be true"),
        ("      min: 0\n", "      min: 1\n", "the default 0 lies outside the limits"),
    ],
)
def test_impossible_limits_are_errors(copy_of_pebbles: Path, old: str, new: str, message: str) -> None:
    change(copy_of_pebbles / "game.yaml", old, new)
    assert f"RW303 {message}" in told(copy_of_pebbles)


def test_a_mode_cannot_choose_what_a_setting_forbids(copy_of_pebbles: Path) -> None:
    change(copy_of_pebbles / "modes" / "wild.yaml", "clock_ms: 5000", "clock_ms: 500")
    diagnostic = one(copy_of_pebbles)
    assert (diagnostic.message, diagnostic.hint) == (
        "the setting 'clock_ms' cannot be 500",
        "allowed: int from 1000 to 60000",
    )
    assert diagnostic.mark.file.endswith("wild.yaml")


def test_everything_that_players_meet_has_a_name_in_every_language(copy_of_pebbles: Path) -> None:
    change(copy_of_pebbles / "text" / "hi.yaml", "  card.rain:\n    name: बारिश\n", "")
    change(copy_of_pebbles / "text" / "ru.yaml", "  mode.wild:\n", "  mode.wilde:\n")
    (copy_of_pebbles / "text" / "es.yaml").unlink()
    assert told(copy_of_pebbles) == [
        "RW314 there are no names in 'es'",
        "RW310 'card.rain' has no name in 'hi'",
        "RW310 'mode.wild' has no name in 'ru'",
        "RW311 the game has no 'mode.wilde'",
    ]


@pytest.mark.parametrize(
    "path",
    ["symbol.dark", "ask.turn", "event.moved", "event.status", "reason.heap_empty", "status.greedy"],
)
def test_what_players_are_told_has_a_name(copy_of_pebbles: Path, path: str) -> None:
    change(copy_of_pebbles / "text" / "en.yaml", f"  {path}:\n", f"  {path}x:\n")
    assert told(copy_of_pebbles) == [
        f"RW310 '{path}' has no name in 'en'",
        f"RW311 the game has no '{path}x'",
    ]


def test_facts_and_moves_that_can_be_made_have_a_name(copy_of_pebbles: Path) -> None:
    learns = (
        "      - know:\n          who: who\n          what: heap\n          is: game.heap\n"
        "      - choose:\n          by: who\n          from: players\n          optional: true\n          as: other\n"
    )
    change(copy_of_pebbles / "game.yaml", "          who.taken: n\n", "          who.taken: n\n" + learns)
    assert [m for m in told(copy_of_pebbles) if m.endswith("'en'")] == [
        f"RW310 '{path}' has no name in 'en'"
        for path in ("ask.choose", "event.fact", "fact.heap", "move.choose", "move.pass")
    ]


def test_names_are_in_normal_form_and_in_their_own_script(copy_of_pebbles: Path) -> None:
    change(copy_of_pebbles / "text" / "es.yaml", "Ráfaga", "Ra\u0301faga")
    change(copy_of_pebbles / "text" / "ru.yaml", "Порыв", "Gust")
    assert [m.split(" ")[0] for m in told(copy_of_pebbles)] == ["RW312", "RW313"]
    change(copy_of_pebbles / "text" / "ru.yaml", "name: Gust\n", "name: Gust\n    latin: true\n")
    assert [m.split(" ")[0] for m in told(copy_of_pebbles)] == ["RW312"]


def test_names_that_do_not_resolve_are_told_once_for_all_modes(copy_of_pebbles: Path) -> None:
    change(copy_of_pebbles / "game.yaml", "if: n <= game.heap", "if: n <= game.heep")
    diagnostic = one(copy_of_pebbles)
    assert diagnostic.code == "RW213"
    assert diagnostic.mark.file.endswith("game.yaml")


def test_an_ability_on_an_event_that_nothing_calls_is_reported(copy_of_pebbles: Path) -> None:
    change(copy_of_pebbles / "game.yaml", "events:\n", "events:\n  spare:\n    do: []\n")
    change(
        copy_of_pebbles / "game.yaml",
        "rules:\n",
        "rules:\n  idle:\n    after: spare\n    do:\n      - settle: true\n",
    )
    found = [d for d in check_game(copy_of_pebbles) if d.code == "RW304"]
    assert [d.message for d in found] == ["'idle' never runs: nothing calls 'spare'"]
