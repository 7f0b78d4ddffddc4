"""`rulewright judge` names the first line that the rules forbid, or what makes a file unusable."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from jsonschema import Draft202012Validator

from rulewright.cli.judge import judge
from rulewright.data import data_path
from rulewright.records.form import LONGEST_LINE, write_line
from rulewright.records.judge import judge as judge_file
from rulewright_conformance.fastschema import compile_schemas

SETUP: dict[str, Any] = {
    "record": 1,
    "game": "liars_dice",
    "seats": ["a", "b", "c"],
    "chance": {"roll": {"a": [[5, 5, 4, 1, 2]], "b": [[2, 1, 3, 6, 2]], "c": [[3, 4, 5, 5, 6]]}},
}
BIDS: list[dict[str, Any]] = [{"seat": "a", "move": "bid 3 1"}, {"seat": "b", "move": "bid 7 6"}]
CHALLENGE = {
    "seat": "c",
    "move": "challenge",
    "chance": {"roll": {"a": [[2, 4, 3, 5, 1]], "b": [[5, 3, 4, 5]], "c": [[5, 2, 2, 4, 3]]}},
}
GAME = [SETUP, *BIDS, CHALLENGE]


def written(folder: Path, *lines: dict[str, Any], text: str | bytes | None = None) -> Path:
    path = folder / "game.jsonl"
    content = "".join(map(write_line, lines)) if text is None else text
    path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))
    return path


def typed(*words: str | Path) -> Result:
    return CliRunner().invoke(judge, [str(word) for word in words])


def test_a_sound_game_is_said_to_be_sound(tmp_path: Path) -> None:
    done = typed(written(tmp_path, *GAME))
    assert done.exit_code == 0
    assert done.output.endswith("sound: liars_dice (standard), 3 inputs, not over yet\n")


def test_a_forbidden_move_is_named_with_line_rule_and_what_was_legal(tmp_path: Path) -> None:
    done = typed(written(tmp_path, *GAME[:3], {"seat": "c", "move": "bid 2 2"}, {"seat": "zed", "move": "x"}))
    assert done.exit_code == 1
    first, *why = done.output.splitlines()
    assert first.endswith("game.jsonl:4: forbidden: c: bid 2 2")
    assert "  refused: not_enough (phase rules)" in why
    assert any(each.startswith("  rule liars_dice.bid.not_fewer (liars_dice/game.yaml:") for each in why)
    assert any(
        each.startswith("  legal for c: challenge, bid 7 1,") and each.endswith("in all)") for each in why
    )


def test_all_that_the_broken_rule_says_is_shown(tmp_path: Path) -> None:
    begin = {**GAME[0], "mode": "perudo"}
    seat = GAME[1]["seat"]
    done = typed(written(tmp_path, begin, {"seat": seat, "move": "bid 3 1"}))
    said = [line.strip() for line in done.output.splitlines()]
    place = said.index("- The move is refused unless at least one of the following is true:")
    assert len([line for line in said[place + 1 :] if line.startswith("- ")]) >= 2


def test_a_move_of_a_seat_that_is_not_asked_says_who_is(tmp_path: Path) -> None:
    done = typed(written(tmp_path, *GAME[:3], {"seat": "a", "move": "bid 8 2"}))
    assert done.exit_code == 1
    assert "asked: c (turn)" in done.output


def test_moves_may_be_objects_and_name_their_ask(tmp_path: Path) -> None:
    move = {"do": "bid", "quantity": 3, "face": 1}
    lines = [SETUP, {"seat": "a", "move": move, "kind": "turn", "at": 10, "x_mine": 1}, *GAME[2:]]
    assert typed(written(tmp_path, *lines)).exit_code == 0
    lines[1] = {**lines[1], "kind": "verdict"}
    assert "nobody asks a 'verdict'" in typed(written(tmp_path, *lines)).output


@pytest.mark.parametrize(
    ("line", "what", "message"),
    [
        ({"seat": "c", "move": "challenge"}, "chance", "no value left for roll of a"),
        (
            {**CHALLENGE, "chance": {"roll": {"a": [[7, 1, 1, 1, 1]]}}},
            "chance",
            "the record has [7, 1, 1, 1, 1]",
        ),
        ({**CHALLENGE, "chance": {"roll": {"zed": [[1]]}}}, "chance", "'zed', who has no seat here"),
        ({**CHALLENGE, "chance": {"deck": [["x"]]}}, "chance", "nothing is drawn by 'deck'"),
        ({"tick": 5, "chance": {"roll": {"a": [[1]]}}}, "chance", "a roll of a that nothing drew here: [1]"),
        ({"tick": 5, "over": {"winners": ["a"], "because": "x"}}, "over", "the game is not over"),
        ({"outside": "flood"}, "move", "no outside event 'flood'"),
        ({"seat": "b", "withdraw": True}, "move", "nothing is asked of b"),
        ({"seat": "c", "withdraw": True}, "move", "no answer to take back"),
    ],
)
def test_the_first_fault_is_named(tmp_path: Path, line: dict[str, Any], what: str, message: str) -> None:
    verdict = judge_file(written(tmp_path, *GAME[:3], line))
    assert verdict.outcome == "forbidden"
    assert verdict.fault is not None
    assert (verdict.fault.line, verdict.fault.what) == (4, what)
    assert message in verdict.fault.message
    assert verdict.inputs == 2


def test_a_setup_that_cannot_be_is_forbidden_by_its_rule(tmp_path: Path) -> None:
    verdict = judge_file(written(tmp_path, {**SETUP, "seats": ["a"], "chance": {}}))
    assert verdict.fault is not None
    assert (verdict.fault.line, verdict.fault.what) == (1, "setup")
    assert str(verdict.fault.rule_at).startswith("liars_dice/game.yaml:")


CUP = {"players": {"b": {"cup": [2, 1, 3, 6, 2]}}}


@pytest.mark.parametrize(
    ("shown", "what"),
    [
        ({"views": {"b": CUP, "a": {"players": {"b": {"cup": {"hidden": True}, "dice": 5}}}}}, None),
        ({"views": {"a": CUP}}, "view"),
        ({"views": {"spectator": CUP}}, "view"),
        ({"views": {"a": {"game": {"quantity": 6}}}}, "view"),
        ({"views": {"a": {"asks": [{"ask": "q9", "seat": "c", "kind": "turn"}], "facts": []}}}, None),
        ({"views": {"a": {"asks": [{"seat": "b", "kind": "turn"}]}}}, "view"),
        ({"events": {"a": [{"type": "bid_made", "data": {"by": "b", "quantity": 7}}]}}, None),
        ({"events": {"a": [{"type": "bid_made", "data": {"quantity": 6}}]}}, "event"),
        ({"events": {"a": [{"type": "bid_made"}, {"type": "bid_made"}]}}, "event"),
        ({"events": {"a": [{"type": "bid_made", "data": {"quantity": 3}}]}}, "event"),  # of the line before
        ({"events": {"a": [{"type": "cup_opened"}]}}, "event"),
    ],
)
def test_what_was_shown_is_compared_only_if_that_is_asked_for(
    tmp_path: Path, shown: dict[str, Any], what: str | None
) -> None:
    path = written(tmp_path, *GAME[:2], {**BIDS[1], **shown}, CHALLENGE)
    without = typed(path)
    assert without.exit_code == 0
    assert "--views compares it" in without.output
    verdict = judge_file(path)
    assert (None if verdict.fault is None else verdict.fault.what) == what
    assert typed(path, "--views").exit_code == (0 if what is None else 1)


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 0, "the file is empty"),
        ("\n\n", 0, "the file is empty"),
        (b"\xff\xfe garbage\n", 1, "not UTF-8"),
        ("\ufeff{}\n", 1, "byte order mark"),
        ("not json\n", 1, "this is not JSON: not json"),
        ("[1]\n", 1, "a line is a JSON object"),
        ('{"seat":"a"}\n', 1, "the first line is the set-up"),
        ('{"record":2,"game":"x","seats":["a"]}\n', 1, "format 2; this version reads format 1"),
        ('{"record":1,"game":"liars_dic","seats":["a"]}\n', 1, "did you mean 'liars_dice'?"),
        ('{"record":1,"game":"liars_dice","mode":"perduo","seats":["a"]}\n', 1, "perudo"),
        ('{"record":1,"game":"liars_dice"}\n', 1, "'seats' is missing"),
        ("SETUP" + '{"seat":"a","mo', 2, "cut off"),
        ("SETUP" + '{"seat":"a","seat":"b","move":"x"}\n', 2, "'seat' stands there twice"),
        ("SETUP" + '{"tick":1.5}\n', 2, "whole numbers only, not 1.5"),
        ("SETUP" + '{"tick":NaN}\n', 2, "whole numbers only, not NaN"),
        ("SETUP" + '{"tick":' + "9" * 5000 + "}\n", 2, "this is not JSON"),
        ("SETUP" + "[" * 100_000 + "\n", 2, "nested too deep"),
        ("SETUP" + " " * LONGEST_LINE + "{}\n", 2, "longer than 1,048,576 bytes"),
        ("SETUP" + '{"seat":"a","mvoe":"x"}\n', 2, "unknown field 'mvoe'"),
        ("SETUP" + '{"move":"bid 1 1"}\n', 2, "'move' needs a 'seat'"),
        ("SETUP" + '{"seat":"a"}\n', 2, "nothing is done here"),
        ("SETUP" + '{"seat":"a","move":"x","tick":1}\n', 2, "one input, not move and tick"),
        ("SETUP" + "SETUP", 2, "here begins another game"),
        ("SETUP" + '{"views":{"zed":{}}}\n', 2, "'zed' has no seat here"),
        ("SETUP" + '{"tick":1,"drawn":{"deck":["x"]}}\n', 2, "no pile 'deck'"),
    ],
)
def test_a_file_that_is_no_record_is_one_message_with_its_line(
    tmp_path: Path, text: str | bytes, line: int, message: str
) -> None:
    if isinstance(text, str):
        text = text.replace("SETUP", write_line(SETUP))
    path = written(tmp_path, text=text)
    done = typed(path, "--views")
    assert done.exit_code == 2, done.output
    place = f"{path}:{line}" if line else str(path)
    (only,) = done.output.splitlines()
    assert only.startswith(f"{place}: unusable: ")
    assert message in only


def test_what_comes_before_a_broken_line_is_judged_first(tmp_path: Path) -> None:
    lines = "".join(map(write_line, [*GAME[:3], {"seat": "c", "move": "bid 2 2"}]))
    assert judge_file(written(tmp_path, text=lines + '{"seat":')).outcome == "forbidden"


def test_signs_that_steer_a_terminal_are_not_passed_on(tmp_path: Path) -> None:
    line = json.dumps({"seat": "a", "move": "bid \x1b[2J\ud83d 1"})
    done = typed(written(tmp_path, text=write_line(SETUP) + line + "\n"))
    assert done.exit_code == 1
    assert "\x1b" not in done.output


def test_folders_devices_and_missing_files_are_unusable(tmp_path: Path) -> None:
    for path in (tmp_path, Path("/dev/zero"), tmp_path / "none.jsonl"):
        done = typed(path)
        assert (done.exit_code, len(done.output.splitlines())) == (2, 1)


def test_verdicts_are_written_as_json_for_all_files(tmp_path: Path) -> None:
    good = written(tmp_path, *GAME)
    bad = tmp_path / "bad.jsonl"
    bad.write_text("".join(map(write_line, [*GAME[:3], {"seat": "c", "move": "bid 2 2"}])), encoding="utf-8")
    target = tmp_path / "verdicts.json"
    assert typed(good, bad, "--json", target).exit_code == 1
    sound, forbidden = json.loads(target.read_text(encoding="utf-8"))["files"]
    assert (sound["outcome"], sound["inputs"]) == ("sound", 3)
    assert forbidden["fault"]["refusal"]["rule"] == "liars_dice.bid.not_fewer"
    assert (forbidden["fault"]["line"], forbidden["fault"]["legal_count"]) == (4, 50)
    assert typed(good, bad, tmp_path / "none", "--json", target).exit_code == 2
    refused = typed(good, "--json", good)
    assert refused.exit_code == 2
    assert good.read_text(encoding="utf-8").startswith('{"record"')
    assert typed(good, "--json", tmp_path / "none" / "x.json").exit_code == 2


def test_the_schema_is_strict_and_says_what_each_field_is() -> None:
    schema = json.loads((data_path("schema") / "record.schema.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    valid = compile_schemas(schema)
    for name in ("setup", "step"):
        for key, each in schema["$defs"][name]["properties"].items():
            assert each["description"], key
            assert all(
                Draft202012Validator({**each, "$defs": schema["$defs"]}).is_valid(example)
                for example in each["examples"]
            ), key
    assert all(valid[""](line) for line in GAME)
    assert not valid["step"]({"seat": "a", "mvoe": "x"})


def test_a_game_of_ones_own_is_looked_for_where_the_author_says(tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    file.write_text('{"record": 1, "game": "demo", "seats": ["a", "b"]}\n', encoding="utf-8")
    done = CliRunner().invoke(judge, [str(file)])
    assert done.exit_code == 2
    assert "no game 'demo'; known: " in done.output
    assert "; a game of your own is found with --spec DIR" in done.output
