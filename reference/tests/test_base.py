"""A base lends its rules to the games that name it: laid under them, with their ids, their claims, every place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from jsonschema import Draft202012Validator
from written import change, write

from rulewright.cli.check import check
from rulewright.cli.explain import explain_rule
from rulewright.rules import documents as documents_module
from rulewright.rules.documents import known_bases, known_games, load_game
from rulewright.rules.link import link
from rulewright.rules.meaning import check_game
from rulewright.rules.merge import merge
from rulewright.rules.schema_build import schema_files
from rulewright.rules.shape_check import ShapeChecker
from rulewright.rules.shapes import DOCUMENT
from rulewright.rules.source import Collector, Map, RulesError
from rulewright.rules.strict_yaml import load_text
from rulewright.rules.vocabulary import describe

FILES = {
    "_west/game.yaml": """
        game: _west
        seats:
          from: 2
          to: 4
        start: begin
        data:
          character:
            hearts: {type: int, default: 4}
          card:
            worth: {type: int, default: 1}
        zones:
          deck: {of: game, seen_by: none}
          hand: {of: player, seen_by: owner}
        catalogue: {zone: deck}
        attributes:
          player:
            role: {type: role, default: none, seen_by: all}
            who: {type: character, default: none, seen_by: all}
            hearts: {type: int, default: 4, seen_by: all}
        events:
          begin:
            do:
              - loop:
                  - open: {for: players.first, offers: [turn], closes: answered}
          hit:
            id: _west.hit.made
            claims: [BA-001, LD-002, AMB-003]
            fields: {to: none, need: 1}
            do:
              - add: {to.hearts: -need}
          unused:
            do: []
        rules:
          rest:
            offer: turn
            needs:
              there: {if: me.hearts > 0, code: not_enough, id: _west.rest.there, claims: [LD-009]}
            do: []
        """,
    "_west/cards/shot.yaml": """
        card: shot
        data:
          worth: 2
        abilities:
          fire:
            offer: turn
            with:
              to: {from: players}
            do:
              - hit: {to: to}
          dodge:
            id: _west.shot.dodge
            claims: [BA-005]
            after: hit
            from: [hand]
            order: 3
            do: []
        """,
    "_west/cards/never.yaml": "card: never\n",
    "_west/characters/man.yaml": "character: man\ndata:\n  hearts: 3\n",
    "_west/roles/law.yaml": "role: law\nclaims: [BA-007]\n",
    "_west/rulings.yaml": """
        rulings:
          noon:
            origin: [AMB-001]
            default: high
            readings:
              high: {claims: [AMB-001]}
              low: {claims: [LD-001]}
        """,
    "_west/text/en.yaml": """
        language: en
        names:
          event.hit: {name: Hit}
          event.elsewhere: {name: Elsewhere}
          move.rest: {name: Rest}
        """,
    "micro/game.yaml": """
        game: micro
        base:
          from: _west
          claims: [BA, AMB]
        remove: [events.unused]
        seats: {to: 6}
        events:
          hit:
            fields: {need: 2}
        rules:
          shout:
            offer: turn
            do: []
        """,
    "micro/modes/plain.yaml": "mode: plain\n",
    "micro/cards/bullet.yaml": """
        card: bullet
        extends: shot
        copies: [5D]
        abilities:
          fire:
            claims: [BA-010]
        """,
    "micro/cards/canon.yaml": """
        card: canon
        extends: shot
        remove: [abilities.fire]
        copies: {count: 2}
        data: {worth: 7}
        """,
    "micro/cards/own.yaml": "card: own\ncopies: {count: 1}\n",
    "micro/characters/bob.yaml": "character: bob\nextends: man\n",
    "micro/characters/ann.yaml": "character: ann\n",
    "micro/roles/sheriff.yaml": "role: sheriff\nextends: law\n",
    "micro/rulings.yaml": "rulings:\n  noon:\n    default: low\n",
    "micro/text/en.yaml": "language: en\nnames:\n  event.hit: {name: Shot}\n  game: {name: Micro}\n",
}


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    """A folder with a base and a game that uses it."""
    for path, text in FILES.items():
        write(tmp_path / path, text)
    return tmp_path


def whole(spec: Path) -> Map:
    return merge(load_game(spec / "micro"))


def trouble(spec: Path) -> list[str]:
    """What is wrong in the game: code, file from the folder of games on, line, message and hint."""
    with pytest.raises(RulesError) as caught:
        whole(spec)
    found = caught.value.diagnostics
    return [
        f"{d.code} {Path(d.mark.file).relative_to(spec)}:{d.mark.line} {d.message}; {d.hint}" for d in found
    ]


def only(spec: Path) -> str:
    (found,) = trouble(spec)
    return found


def run(*args: object) -> Result:
    return CliRunner().invoke(check, [str(a) for a in args])


# -- game.yaml -----------------------------------------------------------------------------------------


def test_a_game_is_laid_over_its_base(spec: Path) -> None:
    game = whole(spec)
    assert game["game"] == "micro"
    assert game["seats"] == {"from": 2, "to": 6}  # A game may also widen, unlike a mode.
    assert game["start"] == "begin"
    assert game["events"]["hit"]["fields"] == {"to": "none", "need": 2}
    assert list(game["events"]) == ["begin", "hit"]
    assert list(game["rules"]) == ["rest", "shout"]
    assert "base" not in game
    assert "remove" not in game


def test_everything_keeps_the_place_where_it_was_written(spec: Path) -> None:
    game = whole(spec)
    hit = game["events"]["hit"]
    assert hit.at("do").file == str(spec / "_west" / "game.yaml")
    assert hit["fields"].at("need").file == str(spec / "micro" / "game.yaml")
    assert game["seats"].at("from").file == str(spec / "_west" / "game.yaml")
    assert game["cards"]["bullet"]["abilities"]["fire"].at("offer").file.endswith("_west/cards/shot.yaml")
    assert game["cards"]["bullet"].mark.file.endswith("micro/cards/bullet.yaml")


def test_ids_and_claims_of_the_base_become_those_of_the_game(spec: Path) -> None:
    rules = link(whole(spec)).rules
    assert rules["micro.hit.made"].claims == ("BA-001", "AMB-003")
    assert rules["micro.rest.there"].claims == ()
    assert rules["micro.shot.dodge"].claims == ("BA-005",)
    assert rules["micro.bullet.fire"].claims == ("BA-010",)
    assert rules["micro.roles.sheriff"].claims == ("BA-007",)
    assert rules["micro.rulings.noon.high"].claims == ("AMB-001",)
    assert rules["micro.rulings.noon.low"].claims == ()
    assert not [rule for rule in rules if "west" in rule]


def test_without_prefixes_all_claims_are_taken_over(spec: Path) -> None:
    change(spec / "micro/game.yaml", "  claims: [BA, AMB]\n", "")
    assert link(whole(spec)).rules["micro.hit.made"].claims == ("BA-001", "LD-002", "AMB-003")


def test_places_of_the_vocabulary_are_the_same_on_every_machine(spec: Path) -> None:
    rules = describe(link(whole(spec)))["rules"]
    assert rules["micro.hit.made"]["at"].startswith("_west/game.yaml:")
    assert rules["micro.bullet.fire"]["at"].startswith("_west/cards/shot.yaml:")
    assert rules["micro.cards.bullet"]["at"] == "micro/cards/bullet.yaml:1"


def test_two_games_share_a_base_and_do_not_meet(spec: Path) -> None:
    for name in [f for f in FILES if f.startswith("micro/")]:
        write(spec / name.replace("micro/", "other/"), FILES[name].replace("game: micro", "game: other"))
    assert known_games(spec) == ["micro", "other"]
    assert known_bases(spec) == ["_west"]
    before = whole(spec)
    assert "other.hit.made" in link(merge(load_game(spec / "other"))).rules
    assert whole(spec) == before


def test_a_mode_is_laid_over_the_merged_game(spec: Path) -> None:
    write(
        spec / "micro/modes/plain.yaml",
        "mode: plain\nremove: [cards.canon.copies.count, rules.rest]\ncards: {canon: {copies: [6D]}}",
    )
    assert whole(spec)["cards"]["canon"]["copies"] == ["6D"]
    assert "rest" not in whole(spec)["rules"]
    write(spec / "micro/modes/plain.yaml", "mode: plain")
    assert whole(spec)["cards"]["canon"]["copies"] == {"count": 2}
    assert "rest" in whole(spec)["rules"]


def test_a_misspelt_partial_overlay_is_an_error(spec: Path) -> None:
    change(spec / "micro/game.yaml", "  hit:\n", "  hitt:\n")
    assert only(spec) == (
        "RW164 micro/game.yaml:8 overlay of a missing id: 'events' has no 'hitt'; did you mean 'hit'?"
    )


def test_what_is_removed_must_be_there(spec: Path) -> None:
    change(spec / "micro/game.yaml", "events.unused", "events.unusd")
    assert only(spec).startswith("RW163 micro/game.yaml:5 'events.unusd' cannot be removed")


def test_the_merged_game_must_be_whole(spec: Path) -> None:
    change(spec / "_west/game.yaml", "start: begin\n", "")
    assert only(spec) == "RW151 micro/game.yaml:1 the key 'start' is missing in a game; "
    change(spec / "micro/game.yaml", "seats:", "start: begin\nseats:")
    assert whole(spec)["start"] == "begin"
    change(spec / "_west/game.yaml", "  unused:\n    do: []\n", "  unused: {}\n  odd: {}\n")
    assert only(spec) == "RW151 _west/game.yaml:31 the key 'do' is missing in an event; "


def test_a_game_without_a_base_must_be_whole_itself(spec: Path) -> None:
    write(spec / "micro/game.yaml", "game: micro\nremove: [events.x]\n")
    found = trouble(spec)
    assert [f[:5] for f in found] == ["RW151", "RW151", "RW170", "RW151"]
    assert found[3].startswith("RW151 micro/rulings.yaml")
    assert found[2] == (
        "RW170 micro/game.yaml:2 there is nothing to remove from;"
        " only a document with 'base' has something under it"
    )


# -- cards, characters, roles --------------------------------------------------------------------------


def test_documents_are_laid_over_their_templates(spec: Path) -> None:
    game = whole(spec)
    assert list(game["cards"]) == ["bullet", "canon", "own"]
    bullet, canon = game["cards"]["bullet"], game["cards"]["canon"]
    assert bullet["card"] == "bullet"
    assert bullet["data"] == {"worth": 2}
    assert list(bullet["abilities"]) == ["fire", "dodge"]
    assert (canon["copies"], canon["data"]) == ({"count": 2}, {"worth": 7})
    assert list(canon["abilities"]) == ["dodge"]
    assert game["characters"]["bob"] == {"character": "bob", "data": {"hearts": 3}}
    assert list(game["roles"]) == ["sheriff"]


def test_a_result_that_is_not_whole_is_an_error_of_the_document(spec: Path) -> None:
    change(spec / "micro/cards/bullet.yaml", "copies: [5D]\n", "")
    assert only(spec) == "RW151 micro/cards/bullet.yaml:1 the key 'copies' is missing in a card; "
    write(spec / "micro/cards/bullet.yaml", "extends: shot\ncopies: [5D]\n")
    assert only(spec) == "RW151 micro/cards/bullet.yaml:1 the key 'card' is missing in a card; "


def test_a_rule_id_of_a_template_is_one_rule_unless_its_claims_differ(spec: Path) -> None:
    write(
        spec / "micro/cards/canon.yaml",
        "card: canon\nextends: shot\ncopies: [6D]\nabilities:\n  dodge:\n    claims: [BA-6]\n",
    )
    with pytest.raises(RulesError) as caught:
        link(whole(spec))
    assert [d.code for d in caught.value.diagnostics] == ["RW221"]


@pytest.mark.parametrize("section", ["cards", "characters", "roles"])
def test_an_unknown_template_is_named_with_the_nearest(spec: Path, section: str) -> None:
    kind = section[:-1]
    near = {"cards": "shot", "characters": "man", "roles": "law"}[section]
    write(spec / f"micro/{section}/odd.yaml", f"{kind}: odd\nextends: {near}x\n")
    assert only(spec) == (
        f"RW169 micro/{section}/odd.yaml:2 there is no {kind} '{near}x' to extend; did you mean '{near}'?"
    )


def test_a_document_extends_nothing_where_there_is_no_base(spec: Path) -> None:
    change(
        spec / "micro/game.yaml",
        "base:\n  from: _west\n  claims: [BA, AMB]\nremove: [events.unused]\n",
        "start: x\n",
    )
    write(spec / "micro/game.yaml", "game: micro\nseats: {from: 2, to: 3}\nstart: x\nevents: {x: {do: []}}\n")
    (spec / "micro/rulings.yaml").unlink()
    found = trouble(spec)
    assert len(found) == 4
    assert found[0].endswith("there is no card 'shot' to extend; the game has no base")
    assert {f[:5] for f in found} == {"RW169"}


def test_a_document_that_extends_nothing_removes_nothing(spec: Path) -> None:
    write(spec / "micro/cards/own.yaml", "card: own\ncopies: {count: 1}\nremove: [abilities.x]\n")
    assert only(spec).startswith("RW170 micro/cards/own.yaml:3")


def test_a_mode_cannot_extend_a_template(spec: Path) -> None:
    write(spec / "micro/modes/plain.yaml", "mode: plain\ncards: {own: {extends: shot}}\n")
    assert only(spec).startswith("RW150 micro/modes/plain.yaml:2 unknown key 'extends' in a card")


# -- rulings and texts ---------------------------------------------------------------------------------


def test_rulings_are_laid_over_those_of_the_base(spec: Path) -> None:
    game = whole(spec)
    assert game["chosen"]["rulings"] == {"noon": "low"}
    assert list(game["rulings"]["noon"]["readings"]) == ["high", "low"]
    write(spec / "micro/rulings.yaml", "rulings: {nooon: {default: low}}")
    assert only(spec).startswith(
        "RW164 micro/rulings.yaml:1 overlay of a missing id: 'rulings' has no 'nooon'"
    )
    (spec / "micro/rulings.yaml").unlink()
    assert whole(spec)["chosen"]["rulings"] == {"noon": "high"}


def test_a_game_may_add_readings_and_rulings_of_its_own(spec: Path) -> None:
    text = """
        rulings:
          noon:
            readings: {never: {claims: [LD-004]}}
          dusk: {default: a, readings: {a: {}, b: {}}}
    """
    write(spec / "micro/rulings.yaml", text)
    rules = link(whole(spec)).rules
    assert rules["micro.rulings.noon.never"].claims == ("LD-004",)
    assert "micro.rulings.dusk.a" in rules


def test_names_are_laid_over_those_of_the_base(spec: Path) -> None:
    names = load_game(spec / "micro").text["en"]["names"]
    assert names["event.hit"] == {"name": "Shot"}
    assert names["move.rest"] == {"name": "Rest"}
    missing = [d for d in check_game(spec / "micro") if d.code == "RW310"]
    assert {Path(d.mark.file).relative_to(spec).as_posix() for d in missing} == {"micro/text/en.yaml"}
    assert not [d for d in check_game(spec / "micro") if d.code == "RW311"]
    change(spec / "micro/text/en.yaml", "names:", "names:\n  event.gone: {name: Gone}")
    found = [d for d in check_game(spec / "micro") if d.code == "RW311"]
    assert [d.message for d in found] == ["the game has no 'event.gone'"]  # It is the game's own name.
    (spec / "micro/text/en.yaml").unlink()
    assert load_game(spec / "micro").text["en"]["names"]["event.hit"] == {"name": "Hit"}
    assert not [d for d in check_game(spec / "micro") if d.code in ("RW311", "RW314") and "'en'" in d.message]


# -- what cannot be ------------------------------------------------------------------------------------


def test_an_unknown_base_is_named_with_the_nearest(spec: Path) -> None:
    change(spec / "micro/game.yaml", "_west", "_wset")
    assert only(spec) == "RW167 micro/game.yaml:3 there is no base '_wset'; did you mean '_west'?"
    (spec / "_west/game.yaml").unlink()
    assert "a base is a folder beside the game's" in only(spec)


def test_a_game_is_no_base(spec: Path) -> None:
    write(spec / "west/game.yaml", "game: west\n")
    change(spec / "micro/game.yaml", "_west", "west")
    assert only(spec) == "RW167 micro/game.yaml:3 'west' is a game, not a base; did you mean '_west'?"


def test_a_path_is_no_base(spec: Path) -> None:
    change(spec / "micro/game.yaml", "_west", "../_west")
    assert "RW155" in trouble(spec)[0]


def test_a_base_has_no_base_no_modes_and_no_chains(spec: Path) -> None:
    change(spec / "_west/game.yaml", "game: _west\n", "game: _west\nbase:\n  from: _north\n")
    write(spec / "_west/modes/plain.yaml", "mode: plain\n")
    write(spec / "_west/cards/never.yaml", "card: never\nextends: shot\n")
    assert [f.split(" ", 2)[:2] for f in trouble(spec)] == [
        ["RW168", "_west/cards/never.yaml:2"],
        ["RW168", "_west/game.yaml:2"],
        ["RW168", "_west/modes/plain.yaml:1"],
    ]


def test_ids_begin_with_the_base_that_they_are_written_in(spec: Path) -> None:
    change(spec / "_west/game.yaml", "_west.rest.there", "micro.rest.there")
    assert only(spec) == (
        "RW171 _west/game.yaml:37 'micro.rest.there' does not begin with '_west.';"
        " write _west.rest.there: in a game it begins with the game"
    )
    change(spec / "_west/game.yaml", "micro.rest.there", "_west.rest.there")
    write(spec / "micro/cards/own.yaml", "card: own\nid: _west.own.card\ncopies: {count: 1}\n")
    assert only(spec) == (
        "RW171 micro/cards/own.yaml:2 '_west.own.card' belongs to a base; begin with the name of the game"
    )


def test_a_base_is_called_as_its_folder(spec: Path) -> None:
    change(spec / "_west/game.yaml", "game: _west", "game: _wset")
    assert only(spec).startswith("RW156 _west/game.yaml:1")


# -- check ---------------------------------------------------------------------------------------------


def test_what_is_wrong_in_a_base_shows_once(spec: Path) -> None:
    write(spec / "_west/cards/never.yaml", "card: never\ncopies: 3\nodd: yes\n")
    write(spec / "_west/card/lost.yaml", "card: lost\n")
    for paths in ([spec / "micro"], [spec], [spec / "_west"], [spec / "micro", spec / "_west"]):
        result = run(*paths)
        assert result.exit_code == 1
        assert result.stdout.count("never.yaml:3") == 1
    write(spec / "_west/cards/never.yaml", "card: never\n")
    result = run(spec / "micro")
    assert result.stdout.count("[RW158]") == 1
    assert result.stdout.count("lost.yaml") == 1


def test_a_base_is_checked_by_itself(spec: Path) -> None:
    assert run(spec / "_west").output == "0 errors, 0 warnings in 1 base\n"
    assert run(spec).output.endswith(" in 1 game, 1 base\n")


def test_a_document_of_a_base_is_checked_as_a_part(spec: Path) -> None:
    assert run(spec / "_west/cards/never.yaml").output == "0 errors, 0 warnings in 1 document\n"
    assert run(spec / "_west/game.yaml").output == "0 errors, 0 warnings in 1 document\n"
    write(spec / "_west/cards/never.yaml", "card: never\ncopeis: []\n")
    assert "RW150" in run(spec / "_west/cards/never.yaml").output
    result = run(spec / "_west/game.yaml")
    assert result.exit_code == 0
    assert "1 more in other documents of the base" in result.stderr
    (spec / "_west/game.yaml").unlink()
    assert run(spec / "_west/cards/shot.yaml").exit_code == 0


def test_the_game_may_be_named_from_within(spec: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(spec / "micro")
    assert not [d for d in check_game(Path(".")) if d.severity == "error"]


def test_rules_of_one_template_are_explained_apart(spec: Path) -> None:
    change(spec / "micro/cards/canon.yaml", "remove: [abilities.fire]\n", "")
    (page,) = explain_rule("micro.bullet.fire", spec_dir=spec)
    assert "claims: BA-010" in page
    (page,) = explain_rule("micro.canon.fire", spec_dir=spec)
    assert "claims: none" in page
    assert "BA-010" not in page
    (page,) = explain_rule("canon", spec_dir=spec)
    assert "micro.canon.fire" in page
    assert "bullet" not in page


def test_files_of_a_base_are_read_once(spec: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole(spec)
    read: list[str] = []
    load = documents_module._load
    monkeypatch.setattr(documents_module, "_load", lambda *a: read.append(a[0]) or load(*a))
    assert whole(spec)["cards"]["bullet"]["data"] == {"worth": 2}
    assert read == []
    change(spec / "_west/cards/shot.yaml", "worth: 2", "worth: 12")
    assert whole(spec)["cards"]["bullet"]["data"] == {"worth": 12}
    assert [Path(p).name for p in read] == ["shot.yaml"]


# -- schemas -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "text", "good"),
    [
        ("game", "game: a\nbase: {from: _b}\n", True),
        ("game", "base: {from: _b}\n", False),
        ("game", "game: a\nbase: {from: _b, claims: [ba]}\n", False),
        ("game", "game: a\nbase: {from: _b}\nremove: [events.x]\nevents: {y: {tells: {to: all}}}\n", True),
        ("game", "game: a\nbase: {from: _b}\nevents: {y: {tell: {to: all}}}\n", False),
        ("game", "game: a\nseats: {from: 1, to: 2}\nstart: x\nremove: [events.x]\n", False),
        ("game", "game: a\nseats: {from: 1, to: 2}\nstart: x\nevents: {y: {tells: {to: all}}}\n", False),
        ("card", "card: a\nextends: b\n", True),
        ("card", "card: a\nextends: b\nremove: [abilities.x]\nabilities: {y: {order: 2}}\n", True),
        ("card", "extends: b\n", False),
        ("card", "card: a\ncopies: []\nremove: [abilities.x]\n", False),
        ("role", "role: a\nextends: b\nabilities: {y: {id: a.b}}\n", True),
        ("character", "character: a\nabilities: {y: {id: a.b}}\n", False),
        ("part_game", "game: _a\nseats: {to: 3}\n", True),
        ("part_game", "seats: {to: 3}\n", False),
        ("part_game", "game: _a\nremove: [events.x]\n", False),
        ("part_card", "card: a\nabilities: {x: {do: []}}\n", True),
        ("part_card", "card: a\nabilities: {x: {od: []}}\n", False),
        ("part_character", "character: a\nid: _b.c\n", True),
        ("part_role", "role: a\nid: __b.c\n", False),
        ("part_rulings", "rulings: {a: {default: b}}\n", True),
        ("part_rulings", "rulings: {a: {defualt: b}}\n", False),
        ("rulings", "rulings: {a: {default: b}}\n", False),
    ],
)
def test_schemas_and_the_checker_agree_on_parts(name: str, text: str, good: bool) -> None:
    document = load_text(text, "x")
    found = Collector()
    kind = name.removeprefix("part_")
    ShapeChecker(found, partial=kind != name).document(document, DOCUMENT[kind])
    schema: Any = json.loads(schema_files()[f"{name}.schema.json"])
    assert (not found.errors, Draft202012Validator(schema).is_valid(document)) == (good, good)
    if good and kind == name:
        bundle: Any = json.loads(schema_files()["rulewright.schema.json"])
        assert Draft202012Validator(bundle).is_valid(document)
