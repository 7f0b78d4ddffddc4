"""What is wrong with a scenario is said with its place, a stable code, and a way out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pebbles_words import LANGUAGE, write_scenario

from rulewright.rules.source import RulesError
from rulewright_conformance.codes import CODES
from rulewright_conformance.language import Language
from rulewright_conformance.scenarios import check_paths, load_runs, path_id


def said(folder: Path, body: str) -> list[str]:
    """The diagnostics of a scenario as lines: line, column, code, message and hint."""
    found = check_paths([write_scenario(folder, "one", body)], LANGUAGE)
    for each in found:
        assert each.code in CODES or each.code < "RW500"
    return [
        f"{each.mark.line}:{each.mark.column} {each.code} {each.message}"
        + (f" [{each.hint}]" if each.hint else "")
        for each in found
    ]


LOOK = "expect: {over: none}"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (LOOK, []),
        (
            "step: []",
            ["5:1 RW500 unknown field 'step' [did you mean 'steps'?]"],
        ),
        (
            "steps:\n  - seat: a\n    mvoe: take 1",
            ["7:5 RW500 steps[1]: unknown field 'mvoe' [did you mean 'move'?]"],
        ),
        (
            "level: 7\n" + LOOK,
            ["5:8 RW500 level: 7: 7 is greater than the maximum of 4"],
        ),
        ("modes: [fast]\n" + LOOK, ["5:9 RW504 pebbles has no mode 'fast' [known: plain, swift]"]),
        (
            "claims: [PB-001, PB-009]\n" + LOOK,
            ["5:18 RW505 there is no claim 'PB-009' [did you mean 'PB-004'?]"],
        ),
        (
            "settings: {polit: false}\n" + LOOK,
            ["5:12 RW506 there is no setting 'polit' [did you mean 'polite'?]"],
        ),
        ("rulings: {frist: wins}\n" + LOOK, ["5:11 RW507 there is no ruling 'frist' [known: last]"]),
        (
            "rulings: {last: draws}\n" + LOOK,
            ["5:17 RW507 there is no reading of last called 'draws' [known: loses, wins]"],
        ),
        ("host: d\n" + LOOK, ["5:7 RW514 there is no seat 'd' [known: a, b, c]"]),
        (
            "position: {at: trun}\n" + LOOK,
            ["5:16 RW516 there is no resting point 'trun' [did you mean 'turn'?]"],
        ),
        (
            "position:\n  at: turn\n  game: {haep: 3}\n  players: {a: {taken: two, bag: [shell 9H]}}\n"
            + LOOK,
            [
                "7:10 RW508 there is no attribute, zone or visible number of the game 'haep' [did you mean 'heap'?]",
                "8:24 RW524 taken holds a whole number, not 'two'",
                "8:35 RW509 there is no card 'shell 9H' [did you mean 'shell 4H'?]",
            ],
        ),
        (
            "position:\n  at: turn\n  zones: {deck: [coin]}\n" + LOOK,
            ["7:11 RW508 there is no zone 'deck' [there are none]"],
        ),
        (
            "chance: {tape: {roll: {d: [[1]]}}}\n" + LOOK,
            ["5:24 RW514 there is no seat 'd' [known: a, b, c]"],
        ),
        (
            "steps:\n  - seat: a\n    move: tkae 1",
            ["7:11 RW510 there is no move 'tkae' [did you mean 'take'?]"],
        ),
        (
            "steps:\n  - seat: a\n    move: take",
            [
                "7:11 RW510 'take' is no form of 'take' [write it as 'take NUMBER'; if a comma was cut off, write the move in block form]"
            ],
        ),
        ("steps:\n  - seat: a\n    move: tkae 1\n    refuse: {code: not_offered}", []),
        (
            "steps:\n  - {seat: a, move: toss shell 2H, shell 3H}",
            [
                "6:36 RW122 'shell 3H' has no value; in {…} every comma begins a new key "
                "[put a value that contains a comma in quotes, or write it in block form (one key a line)]"
            ],
        ),
        (
            "steps:\n  - seat: d\n    move: take 1\n    kind: trun",
            [
                "6:11 RW514 there is no seat 'd' [known: a, b, c]",
                "8:11 RW511 there is no kind of ask 'trun' [did you mean 'turn'?]",
            ],
        ),
        (
            "steps:\n  - outside: leaves\n    seat: a",
            ["6:14 RW519 there is no outside event 'leaves' [did you mean 'leave'?]"],
        ),
        (
            "steps:\n  - seat: a\n    move: take 1\n    tick: 5",
            ["8:5 RW526 the step has both 'move' and 'tick'"],
        ),
        ("steps:\n  - move: take 1", ["6:5 RW526 'move' needs a seat [say who: seat: a]"]),
        ("steps:\n  - seat: a\n    over: none", ["6:5 RW526 the step has a seat, but no move"]),
        ("steps:\n  - tick: 5\n    refuse: {}", ["7:5 RW526 only a move can be refused"]),
        ("steps:\n  - tick: 50\n  - tick: 20", ["7:11 RW522 20 ms is before 50 ms"]),
        ("steps: []", ["1:5 RW521 nothing is done and nothing is expected"]),
        (
            "expect:\n  events: [{type: takne}]\n  never: [{type: won, data: {who: a}}]",
            [
                "6:19 RW512 there is no event 'takne' [did you mean 'taken'?]",
                "7:30 RW512 there is no field of the event won called 'who' [known: winner]",
            ],
        ),
        (
            "rules: [pebbles.tkae]\n" + LOOK,
            ["5:9 RW513 there is no rule 'pebbles.tkae' [did you mean 'pebbles.take'?]"],
        ),
        (
            "expect: {over: {winners: [d], because: luck}}",
            [
                "5:27 RW514 there is no seat 'd' [known: a, b, c]",
                "5:40 RW525 there is no reason for winning 'luck' [known: last_pebble]",
            ],
        ),
        (
            "expect:\n  state: {game: {heap: 3}}\n  views: {referee: {game: {heap: 4}}}",
            ["7:34 RW517 game.heap is expected to be 4 here and 3 at line 6"],
        ),
        (
            "expect:\n  state: {over: none}\n  over: {winners: [a]}",
            ["7:19 RW517 over.winners is expected to be ['a'] here and 'none' at line 6"],
        ),
        (
            "expect:\n  asked: [{seat: b, kind: turn}]\n  not_asked: [{seat: b}]",
            ["7:15 RW518 this covers what 'asked' wants [make it more exact]"],
        ),
        (
            "expect:\n  legal: {a: {exactly: [roll], lacks: [roll], count: 2}}",
            ["6:40 RW517 'roll' is both wanted and forbidden", "6:54 RW517 'exactly' lists 1 moves, not 2"],
        ),
        (
            "expect:\n  events: [{type: won, data: {count: 1}}]",
            ["6:31 RW512 there is no field of the event won called 'count' [known: winner]"],
        ),
        (
            "expect:\n  events: [{type: won, data: {closed: {who: a}}, only: {closed: {d: {winner: a}}}}]",
            [
                "6:40 RW512 there is no field of the event won called 'who' [known: winner]",
                "6:66 RW514 there is no seat 'd' [known: a, b, c]",
            ],
        ),
        (
            "expect:\n  events: [{type: won, data: {winner: {one_off: [a]}}}]",
            ["6:40 RW527 there is no matcher 'one_off' [did you mean 'one_of'?]"],
        ),
        (
            "expect:\n  state: {game: {count: 3}}",
            [
                "6:18 RW508 there is no attribute, zone or visible number of the game 'count' [known: ayes, heap, turn]"
            ],
        ),
        (
            "expect:\n  state: {closed: {game: {}}, over: none}",
            ["6:31 RW527 'closed' and 'over' cannot stand together"],
        ),
        (
            "expect:\n  state: {closed: {game: {closed: {heap: 3}}}}\n  views: {referee: {game: {heap: 4}}}",
            ["7:34 RW517 game.heap is expected to be 4 here and 3 at line 6"],
        ),
        (
            "expect: {over: null}",
            ["5:16 RW121 'null' means no value, and the language has no null [write none]"],
        ),
        (
            "expect:\n  state: {game: {heap: {one_off: [1]}}}",
            ["6:25 RW527 there is no matcher 'one_off' [did you mean 'one_of'?]"],
        ),
        (
            "expect:\n  state: {game: {heap: {between: [3, 1]}}}",
            ["6:24 RW527 'between' needs [lowest, highest]"],
        ),
        (
            "expect:\n  events: [{type: won, data: {winner: [{one_of: [{has: 5}]}]}}]",
            ["6:50 RW527 'has' needs a list"],
        ),
        (
            "expect:\n  views: {spectator: {asks: {has: [{closes: {between: [a, b]}}]}}}",
            ["6:45 RW527 'between' needs [lowest, highest]"],
        ),
        (
            "expect:\n  asked: [{closes: {unordered: 5}}]\n  state: {game: {heap: {count: [1]}}}",
            [
                "6:20 RW527 'unordered' needs a list",
                "7:32 RW527 'count' needs a whole number, {one_of: […]} or {between: […]}",
            ],
        ),
        (
            "setup_refused: {code: mode}\nmodes: [nowhere]\n" + LOOK,
            ["7:1 RW528 the set-up is refused, so 'expect' has no place"],
        ),
        ("setup_refused: {code: mode}\nmodes: [nowhere]", []),
        (
            LOOK + "\nvariants:\n  - when: {rulings: {last: loses}}\n  - when: {rulings: {last: loses}}",
            ["3:7 RW520 two runs are called 'pebbles.topic.one@last=loses' [give the variant a name]"],
        ),
    ],
)
def test_what_is_wrong_is_said_with_its_place(tmp_path: Path, body: str, expected: list[str]) -> None:
    assert said(tmp_path, body) == expected


def test_a_rule_of_another_mode_is_said_to_be_one(tmp_path: Path) -> None:
    def words(game: str, mode: str | None) -> dict[str, Any]:
        found = LANGUAGE.vocabulary(game, mode)
        left_out = "pebbles.nod" if mode == "swift" else "pebbles.roll"
        return {**found, "rules": {rule: at for rule, at in found["rules"].items() if rule != left_out}}

    body = f"rules: [pebbles.nod]\n{LOOK}\nvariants:\n  - when: {{mode: swift}}\n    name: fast"
    path = write_scenario(tmp_path, "one", body)
    (found,) = check_paths([path], Language(("pebbles",), words, LANGUAGE.parse_move))
    assert (found.code, found.mark.line, found.mark.column) == ("RW513", 5, 9)
    assert found.message == (
        "there is no rule 'pebbles.nod' in the mode swift (variant fast); it is a rule of the mode plain"
    )
    path = write_scenario(tmp_path, "one", f"rules: [pebbles.roll]\n{LOOK}")
    (found,) = check_paths([path], Language(("pebbles",), words, LANGUAGE.parse_move))
    assert found.message == (
        "there is no rule 'pebbles.roll' in the mode plain; it is a rule of the mode swift"
    )


def test_ids_are_unique_and_equal_the_path(tmp_path: Path) -> None:
    first = write_scenario(tmp_path, "one", LOOK)
    other = first.with_name("other.yaml")
    other.write_text(first.read_text(encoding="utf-8"), encoding="utf-8")
    found = check_paths([tmp_path], LANGUAGE)
    assert [(each.code, each.message, each.hint.rpartition("/")[2]) for each in found] == [
        ("RW501", "the id 'pebbles.topic.one' is taken", "one.yaml:1"),
        ("RW502", "the id 'pebbles.topic.one' differs from the path", "expected: pebbles.topic.other"),
        ("RW520", "two runs are called 'pebbles.topic.one'", "give the variant a name"),
    ]


def test_elsewhere_only_the_file_name_must_agree(tmp_path: Path) -> None:
    assert path_id(tmp_path / "scenarios" / "pebbles" / "bids" / "low.yaml") == "pebbles.bids.low"
    inside = write_scenario(tmp_path, "one", LOOK)
    mine = tmp_path / "mine" / "one.yaml"
    mine.parent.mkdir()
    inside.rename(mine)
    assert check_paths([mine], LANGUAGE) == []


def test_a_title_is_a_plain_sentence(tmp_path: Path) -> None:
    path = write_scenario(tmp_path, "one", LOOK)
    text = path.read_text(encoding="utf-8").replace("Something about one happens", "A bid should be high.")
    path.write_text(text, encoding="utf-8")
    assert [each.code for each in check_paths([path], LANGUAGE)] == ["RW523"]


def test_an_unknown_game_and_an_empty_folder_are_said(tmp_path: Path) -> None:
    path = write_scenario(tmp_path, "one", LOOK)
    path.write_text(
        path.read_text(encoding="utf-8").replace("game: pebbles", "game: peebles"), encoding="utf-8"
    )
    codes = [each.code for each in check_paths([path, tmp_path / "nothing.yaml"], LANGUAGE)]
    assert sorted(codes) == ["RW100", "RW502", "RW503"]
    (tmp_path / "empty").mkdir()
    assert [each.code for each in check_paths([tmp_path / "empty"], LANGUAGE)] == ["RW529"]


def test_loading_raises_with_everything_that_is_wrong(tmp_path: Path) -> None:
    path = write_scenario(tmp_path, "one", "host: d\nmodes: [fast]\n" + LOOK)
    with pytest.raises(RulesError) as caught:
        load_runs([path], LANGUAGE)
    assert [each.code for each in caught.value.diagnostics] == ["RW504"]


def test_runs_are_named_after_mode_and_variant(tmp_path: Path) -> None:
    body = f"""modes: [swift, plain]
{LOOK}
variants:
  - when: {{rulings: {{last: loses}}}}
  - when: {{mode: plain, settings: {{polite: false}}}}
  - when: {{mode: swift}}
  - name: low
    when: {{rulings: {{last: loses}}}}
    setup_refused: {{code: ruling}}"""
    runs = load_runs([write_scenario(tmp_path, "one", body)], LANGUAGE)
    assert [(run.name.partition("one")[2], run.mode) for run in runs] == [
        ("", "swift"),
        ("@plain", "plain"),
        ("@last=loses", "swift"),
        ("@plain+polite=false", "plain"),
        ("@swift", "swift"),
        ("@low", "swift"),
    ]
    low = runs[-1]
    assert low.setup_refused is not None
    assert (low.steps, low.expect.over, low.level) == ((), None, 2)
    assert runs[2].setup["rulings"] == {"last": "loses"}
    assert runs[3].setup["settings"] == {"polite": False}


def test_the_word_none_stands_for_null(tmp_path: Path) -> None:
    body = (
        "position: {at: turn, players: {a: {face: none}}}\nexpect: {over: none, state: {game: {ayes: none}}}"
    )
    (run,) = load_runs([write_scenario(tmp_path, "one", body)], LANGUAGE)
    assert run.setup["position"]["players"]["a"] == {"face": None}
    assert run.expect.state == {"game": {"ayes": None}}


def test_levels_follow_from_what_is_checked(tmp_path: Path) -> None:
    step = "steps:\n  - seat: a\n    move: take 1\n"
    for body, level in [
        (step, 1),
        (step + "    refuse: {}", 2),
        (step + "    legal: {b: {has: [roll]}}", 2),
        (step + "    views: {b: {game: {heap: 9}}}", 3),
        ("level: 0\n" + step, 0),
        ("setup_refused: {code: seats}", 2),
    ]:
        (run,) = load_runs([write_scenario(tmp_path, "one", body)], LANGUAGE)
        assert run.level == level
