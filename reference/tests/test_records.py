"""Recorded games: what is noted of a random game, how chance is given back, and scenarios made of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from rulewright.cli.record import record
from rulewright.cli.verify import verify
from rulewright.data import data_path
from rulewright.engine.api import load, seat_names
from rulewright.engine.simulation import random_game
from rulewright.records.course import follow
from rulewright.records.form import Line, Unusable, read_lines, write_line
from rulewright.records.judge import judge
from rulewright.records.replay import Forbidden, advance, begin
from rulewright.records.scenario import scenario_of
from rulewright.records.start import nearest_start
from rulewright.records.take import Wanted, take_random_game
from rulewright.records.yaml_text import flow, yaml_text
from rulewright.rules.documents import known_games
from rulewright.rules.load import load_rules
from rulewright.rules.strict_yaml import load_text
from rulewright_conformance.scenarios import check_paths

MODES = [(game, mode) for game in known_games() for mode in load_rules(game).modes]
CARDS = [game for game in known_games() if load_rules(game).catalogue is not None]


def random_lines(game: str, mode: str | None = None, seed: int = 1, **stop: Any) -> list[dict[str, Any]]:
    low, high = load_rules(game, mode).seats
    return take_random_game(Wanted(load(game, mode), seat_names(min(low + 1, high)), seed, {}, **stop))[0]


def written(folder: Path, lines: list[dict[str, Any]], name: str = "game.jsonl") -> Path:
    path = folder / name
    path.write_text("".join(map(write_line, lines)), encoding="utf-8")
    return path


def as_lines(lines: list[dict[str, Any]]) -> Iterator[Line]:
    return (Line(number, fields) for number, fields in enumerate(lines, start=1))


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_a_random_game_of_every_mode_is_sound_as_it_was_recorded(
    tmp_path: Path, game: str, mode: str
) -> None:
    lines = random_lines(game, mode)
    verdict = judge(written(tmp_path, lines))
    assert verdict.outcome == "sound", verdict
    assert verdict.inputs == len(lines) - 1
    assert verdict.over == lines[-1]["over"]


def test_the_game_of_a_seed_is_that_of_a_simulation() -> None:
    game = known_games()[0]
    seats = min(load_rules(game).seats[0] + 1, load_rules(game).seats[1])
    table = load(game).table(seats, 7)
    outcome = random_game(table, 7 ^ 0x5EED)
    assert random_lines(game, seed=7)[-1]["over"] == {
        "winners": list(outcome.winners),
        "because": outcome.because,
    }


def by_draws(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same game as a server writes it down that does not know the order of its pile."""
    replay, found = None, []
    for line in as_lines(lines):
        before = [] if replay is None else replay.table.view("referee")["zones"]["deck"]
        told = 0 if replay is None else len(replay.table.events())
        replay = begin(line) if replay is None else advance(replay, line)
        came = sum(
            event["data"]["count"]
            for event in replay.table.events()[told:]
            if event["type"] == "moved" and event["data"].get("from") == "deck" and "of" not in event["data"]
        )
        chance = dict(line.fields.get("chance", {}))
        order = (chance.pop("deck", None) or [[]])[0]
        fields = {**line.fields, "chance": chance}
        drawn = before[:came] + order[: max(0, came - len(before))]
        found.append({**fields, "drawn": {"deck": drawn}} if drawn else fields)
    return found


@pytest.mark.parametrize("game", CARDS)
def test_a_pile_of_unknown_order_gives_what_the_record_says_was_drawn(tmp_path: Path, game: str) -> None:
    for seed in range(2):
        lines = by_draws(random_lines(game, seed=seed))
        assert sum("drawn" in line for line in lines) > 10
        verdict = judge(written(tmp_path, lines))
        assert verdict.outcome == "sound", (seed, verdict)


def a_draw(lines: list[dict[str, Any]]) -> int:
    """The place of a line after the set-up in which cards were drawn from a pile that was not shuffled then."""
    return next(i for i, line in enumerate(lines) if i and len(line.get("drawn", {}).get("deck", ())) > 1)


@pytest.mark.parametrize("game", CARDS)
def test_draws_that_are_missing_impossible_or_too_many_are_named(tmp_path: Path, game: str) -> None:
    lines = by_draws(random_lines(game))
    place = a_draw(lines)
    drawn = lines[place]["drawn"]["deck"]
    for deck, message in (
        (drawn[:-1], "does not say which"),
        ([], "does not say which"),
        ([*drawn[:-1], "no_card 2H"], "not among the cards that may lie there"),
        ([lines[0]["drawn"]["deck"][0], *drawn[1:]], "not among the cards that may lie there"),
        ([*drawn, *_others(lines, drawn)[:1]], "was not drawn from deck"),
    ):
        changed = [*lines[:place], {**lines[place], "drawn": {"deck": deck}}]
        verdict = judge(written(tmp_path, changed))
        assert verdict.fault is not None, deck
        assert (verdict.fault.line, verdict.fault.what) == (place + 1, "chance")
        assert message in verdict.fault.message


def _others(lines: list[dict[str, Any]], drawn: list[str]) -> list[str]:
    """Cards that come later, so that they lie in the pile."""
    later = [card for line in lines[a_draw(lines) + 1 :] for card in line.get("drawn", {}).get("deck", ())]
    return [card for card in later if card not in drawn]


@pytest.mark.parametrize("game", CARDS)
def test_the_first_line_may_give_an_order_and_what_was_drawn_if_they_agree(tmp_path: Path, game: str) -> None:
    lines = random_lines(game, steps=3)
    order = lines[0]["chance"]["deck"][0]
    both = [{**lines[0], "drawn": {"deck": order[:2]}}, *lines[1:]]
    assert judge(written(tmp_path, both)).outcome == "sound"
    both[0]["drawn"] = {"deck": order[1::-1]}
    verdict = judge(written(tmp_path, both))
    assert (verdict.outcome, verdict.line) == ("unusable", 1)
    assert "differ on the top of deck" in verdict.message


def test_chance_may_be_given_ahead_by_the_first_line_only(tmp_path: Path) -> None:
    lines = random_lines("liars_dice")
    first = {**lines[0], "chance": {"roll": {s: [] for s in lines[0]["seats"]}}}
    for line in lines:
        for seat, throws in line.get("chance", {}).get("roll", {}).items():
            first["chance"]["roll"][seat] += throws
    bare = [{k: v for k, v in line.items() if k != "chance"} for line in lines[1:]]
    assert judge(written(tmp_path, [first, *bare])).outcome == "sound"
    early = [lines[0], {**lines[1], "chance": {"roll": {"a": [[1, 1, 1, 1, 1]]}}}, *lines[2:]]
    verdict = judge(written(tmp_path, early))
    assert verdict.fault is not None
    assert (verdict.fault.line, verdict.fault.what) == (2, "chance")
    assert "nothing drew here: [1, 1, 1, 1, 1]" in verdict.fault.message


def test_an_answer_that_was_the_only_one_may_be_left_out(tmp_path: Path) -> None:
    for seed in range(8):
        lines = random_lines("bangarena", seed=seed)
        course = follow(as_lines(lines))
        place = next((i for i, m in enumerate(course.moments) if m.forced and not m.fallen), None)
        if place is None:
            continue
        del lines[place + 1]
        verdict = judge(written(tmp_path, lines))
        assert verdict.outcome == "sound", verdict
        return
    pytest.fail("no game had such an answer")


# -- scenarios -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_scenarios_of_random_games_are_checked_and_hold(tmp_path: Path, game: str, mode: str) -> None:
    lines = random_lines(game, mode)
    count = len(lines) - 1
    for step in (1, count // 3, count // 2, count):
        course = follow(as_lines(lines), step)
        name = f"step_{step}"
        document = scenario_of(course, f"{game}.recorded.{name}", f"Recorded at input {step}")
        (tmp_path / f"{name}.yaml").write_text(yaml_text(document), encoding="utf-8")
    assert [str(each) for each in check_paths([tmp_path])] == []
    done = CliRunner().invoke(verify, [str(tmp_path), "--jobs", "1"])
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize("game", CARDS)
def test_a_record_by_draws_gives_the_scenario_the_pile_as_it_came(game: str) -> None:
    lines = random_lines(game)
    drawn = by_draws(lines)
    for step in (5, len(lines) // 2, len(lines) - 1):
        known, opened = follow(as_lines(lines), step), follow(as_lines(drawn), step)
        start, other = nearest_start(known), nearest_start(opened)
        assert start == other
        assert scenario_of(known, "x", "x", start)["steps"] == scenario_of(opened, "x", "x", other)["steps"]


def test_a_scenario_starts_near_and_places_only_the_cards_it_needs() -> None:
    lines = random_lines("bangarena")
    course = follow(as_lines(lines), len(lines) // 2)
    start = nearest_start(course)
    assert start.position is not None
    assert len(course.moments) - start.place < 12
    assert len(start.position["zones"].get("deck", ())) < 12


def test_a_step_that_is_not_there_is_refused() -> None:
    lines = random_lines("liars_dice", steps=3)
    with pytest.raises(Unusable, match="has 3 inputs, not 4"):
        follow(as_lines(lines), 4)
    with pytest.raises(Unusable, match="nothing has been done"):
        follow(as_lines(lines[:1]))
    with pytest.raises(Forbidden, match="asked"):
        follow(as_lines([*lines, {"seat": "c" if lines[-1]["seat"] == "b" else "b", "move": "bid 1 1"}]))


def test_values_in_yaml_come_back_as_they_were() -> None:
    document = {
        "a": "plain words",
        "b": 'say town "yes, : # no"',
        "c": ["no", "1e3", "010", "x, y", "bullet 5D"],
        "d": {"on": "off", "k": [True, 3, {"deep": "~"}]},
        "steps": [{"seat": "a", "move": 'say town "é\\n"'}, {"asked": [{"seat": "b", "kind": "turn"}]}],
    }
    assert load_text(yaml_text(document), "test.yaml") == document
    assert flow([None, False]) == "[none, false]"


# -- the command -----------------------------------------------------------------------------------------------


def typed(*words: str | Path) -> Result:
    return CliRunner().invoke(record, [str(word) for word in words])


def test_record_writes_a_scenario_with_the_line_for_the_editor(tmp_path: Path) -> None:
    out = tmp_path / "made.yaml"
    done = typed("liars_dice", "--seats", "3", "--seed", "4", "--until", "counted", "--out", out)
    assert done.exit_code == 0, done.output
    first = out.read_text(encoding="utf-8").splitlines()[0]
    prefix = "# yaml-language-server: $schema="
    assert first.startswith(prefix)
    assert (tmp_path / first.removeprefix(prefix)).resolve() == data_path("schema") / "scenario.schema.json"
    assert "id: liars_dice.recorded.made" in out.read_text(encoding="utf-8")
    assert CliRunner().invoke(verify, [str(out), "--jobs", "1"]).exit_code == 0


def test_record_of_a_file_goes_to_the_step_that_is_asked_for(tmp_path: Path) -> None:
    game, out = tmp_path / "game.jsonl", tmp_path / "made.yaml"
    assert typed("liars_dice", "--seed", "4", "--steps", "6", "--out", game).exit_code == 0
    assert len(list(read_lines(game))) == 7
    assert typed("--from", game, "--step", "2", "--out", out).exit_code == 0
    move = json.loads(game.read_text(encoding="utf-8").splitlines()[2])["move"]
    assert f"move: {move}" in out.read_text(encoding="utf-8")


def test_record_never_writes_over_a_file_unless_it_is_told_to(tmp_path: Path) -> None:
    out = tmp_path / "made.yaml"
    out.write_text("mine", encoding="utf-8")
    done = typed("liars_dice", "--steps", "1", "--out", out)
    assert (done.exit_code, out.read_text(encoding="utf-8")) == (2, "mine")
    assert "--force" in done.output
    bad_title = ["--title", "It should not be so."]
    assert typed("liars_dice", "--steps", "1", "--out", out, "--force", *bad_title).exit_code == 1
    assert out.read_text(encoding="utf-8") == "mine"
    assert typed("liars_dice", "--steps", "1", "--out", out, "--force").exit_code == 0


def test_a_title_that_is_no_text_is_refused_and_the_file_stays(tmp_path: Path) -> None:
    out = tmp_path / "made.yaml"
    wrong = ["--title", "\udcff\udcfe"]
    done = typed("liars_dice", "--steps", "1", "--out", out, *wrong)
    assert (done.exit_code, out.exists()) == (2, False)
    assert "--title is not UTF-8 text" in done.output
    out.write_text("mine", encoding="utf-8")
    assert typed("liars_dice", "--steps", "1", "--out", out, "--force", *wrong).exit_code == 2
    assert out.read_text(encoding="utf-8") == "mine"


def test_what_fails_while_it_is_written_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*words: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("rulewright.authoring.write.os.replace", full)
    for name in ("made.yaml", "made.jsonl"):
        (tmp_path / name).write_text("mine", encoding="utf-8")
        done = typed("liars_dice", "--steps", "1", "--out", tmp_path / name, "--force")
        assert done.exit_code == 1
        assert "no space left on device" in done.output.lower()
        assert (tmp_path / name).read_text(encoding="utf-8") == "mine"
    assert len(list(tmp_path.iterdir())) == 2


def test_a_file_that_is_written_over_keeps_its_rights_and_its_links(tmp_path: Path) -> None:
    real, link = tmp_path / "real.jsonl", tmp_path / "made.jsonl"
    real.write_text("mine", encoding="utf-8")
    real.chmod(0o640)
    link.symlink_to(real)
    assert typed("liars_dice", "--steps", "1", "--out", link, "--force").exit_code == 0
    assert link.is_symlink()
    assert real.read_text(encoding="utf-8") != "mine"
    assert real.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize(
    ("words", "status", "message"),
    [
        (["--out", "x.yaml"], 2, "name a GAME"),
        (["mafia", "--set", "night_ms=5", "--set", "night_ms=6", "--out", "x.yaml"], 2, "is given twice"),
        (
            ["liars_dice", "--ruling", "a=b", "--ruling", "a=c", "--out", "x.yaml"],
            2,
            "--ruling a is given twice",
        ),
        (["mafia", "--set", "night_ms=-5", "--out", "x.yaml"], 2, "from 1000 to 86400000, not -5"),
        (["mafia", "--set", f"night_ms={'9' * 20}", "--out", "x.yaml"], 2, f"86400000, not {'9' * 20}"),
        (["mafia", "--set", "night_ms=soon", "--out", "x.yaml"], 2, "a whole number from 1000"),
        (["liars_dice", "--from", "x.jsonl", "--out", "x.yaml"], 2, "name a GAME"),
        (["liars_dic", "--out", "x.yaml"], 2, "did you mean 'liars_dice'?"),
        (["liars_dice", "--step", "2", "--out", "x.yaml"], 2, "--step belongs to --from"),
        (["--from", "x.jsonl", "--seed", "2", "--out", "x.yaml"], 2, "--seed belongs to a random game"),
        (["--from", "x.jsonl", "--out", "x.yaml"], 2, "there is no such file"),
        (["--from", "x.jsonl", "--out", "x.jsonl"], 2, "the name ends in .yaml"),
        (["liars_dice", "--out", "x.txt"], 2, "the name ends in .yaml, or .jsonl"),
        (["liars_dice", "--out", "My-Game.yaml"], 2, "small letters, digits and _"),
        (["liars_dice", "--out", "none/x.yaml"], 2, "no such folder"),
        (["liars_dice", "--seats", "9", "--out", "x.yaml"], 2, "2 to 6 seats, not 9"),
        (["liars_dice", "--until", "no such word", "--out", "x.yaml"], 1, "try another seed"),
        (["liars_dice", "--steps", "100000", "--out", "x.yaml"], 1, "before --steps 100000"),
    ],
)
def test_wrong_usage_of_record_is_one_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], status: int, message: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = typed(*words)
    assert done.exit_code == status, done.output
    assert message in done.output
    assert list(tmp_path.iterdir()) == []
