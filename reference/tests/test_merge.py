"""Modes are overlays: merged map by map, places kept, and never silently fighting."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.rules.documents import game_folder, known_games, load_game
from rulewright.rules.merge import merge
from rulewright.rules.names import UnknownName
from rulewright.rules.show import scalar_text, show_yaml
from rulewright.rules.source import Diagnostic, Map, RulesError
from rulewright.rules.strict_yaml import load_text


def trouble(folder: Path, mode: str | None = None) -> list[Diagnostic]:
    with pytest.raises(RulesError) as caught:
        merge(load_game(folder), mode)
    return caught.value.diagnostics


def refused(folder: Path, mode_text: str) -> tuple[str, str]:
    """Code and hint of the one error that a mode of this text makes."""
    (folder / "modes" / "odd.yaml").write_text(f"mode: odd\n{mode_text}", encoding="utf-8")
    (diagnostic,) = trouble(folder, "odd")
    assert diagnostic.mark.file.endswith("odd.yaml")
    return diagnostic.code, f"{diagnostic.message}; {diagnostic.hint}"


def test_the_default_mode_is_the_game_itself(pebbles: Path) -> None:
    documents = load_game(pebbles)
    game = merge(documents)
    assert game["mode"] == "plain"
    assert game["modes"] == ["plain", "wild"]
    assert {k: v for k, v in game.items() if k in documents.main} == documents.main
    assert list(game["cards"]) == ["gust", "rain"]
    assert game["chosen"] == {"rulings": {"last_takes": "loses"}, "settings": {"clock_ms": 30000}}


def test_an_overlay_changes_what_it_names_and_nothing_else(pebbles: Path) -> None:
    documents = load_game(pebbles)
    plain, wild = merge(documents, "plain"), merge(documents, "wild")
    assert wild["constants"]["most"] == {"is": 3}
    assert wild["constants"]["heap"] == plain["constants"]["heap"]
    assert wild["rules"]["last_pebble"]["whenever"] == plain["rules"]["last_pebble"]["whenever"]
    assert wild["rules"]["last_pebble"]["do"] != plain["rules"]["last_pebble"]["do"]
    assert wild["cards"]["gust"]["data"] == {"worth": 2}
    assert wild["seats"] == {"from": 2, "to": 3, "claims": ["PB-001"]}
    assert "heap" not in wild["sound"]
    assert wild["chosen"] == {"rulings": {"last_takes": "wins"}, "settings": {"clock_ms": 5000}}


def test_merging_leaves_the_documents_as_they_were(pebbles: Path) -> None:
    documents = load_game(pebbles)
    before = merge(documents, "plain")
    merge(documents, "wild")
    assert merge(documents, "plain") == before


def test_every_key_keeps_the_place_of_its_own_document(pebbles: Path) -> None:
    rule = merge(load_game(pebbles), "wild")["rules"]["last_pebble"]
    assert rule.at("whenever").file.endswith("game.yaml")
    assert rule.at("do").file.endswith("wild.yaml")
    chosen = merge(load_game(pebbles), "wild")["chosen"]["settings"]
    assert chosen.at("clock_ms").file.endswith("wild.yaml")


def test_an_unknown_mode_is_named_with_the_known_ones(pebbles: Path) -> None:
    with pytest.raises(UnknownName) as caught:
        merge(load_game(pebbles), "wilde")
    assert str(caught.value) == "no mode 'wilde' of pebbles; known: plain, wild; did you mean 'wild'?"


def test_removed_addresses_must_exist(copy_of_pebbles: Path) -> None:
    assert refused(copy_of_pebbles, "remove: [rules.last_peble]\n") == (
        "RW163",
        "'rules.last_peble' cannot be removed: there is no 'last_peble'; did you mean 'last_pebble'?",
    )
    assert refused(copy_of_pebbles, "remove: [rulez.last_pebble]\n")[0] == "RW163"
    assert refused(copy_of_pebbles, "remove: [start.game]\n")[0] == "RW163"


def test_a_whole_section_may_be_removed_and_written_anew(copy_of_pebbles: Path) -> None:
    text = "mode: odd\nremove: [cards, rules]\ncards:\n  hail:\n    card: hail\n    copies: {count: 2}\n"
    (copy_of_pebbles / "modes" / "odd.yaml").write_text(text)
    game = merge(load_game(copy_of_pebbles), "odd")
    assert list(game["cards"]) == ["hail"]
    assert not game.get("rules")
    assert refused(copy_of_pebbles, "remove: [rulez]\n")[0] == "RW163"


def test_what_is_removed_must_not_be_needed(copy_of_pebbles: Path) -> None:
    (copy_of_pebbles / "modes" / "odd.yaml").write_text("mode: odd\nremove: [events.take.do]\n")
    (diagnostic,) = trouble(copy_of_pebbles, "odd")
    assert (diagnostic.code, diagnostic.message) == ("RW151", "the key 'do' is missing in an event")


def test_an_overlay_of_a_missing_id_is_refused(copy_of_pebbles: Path) -> None:
    code, text = refused(copy_of_pebbles, "events:\n  tkae:\n    tells: {to: all}\n")
    assert code == "RW164"
    assert text == "overlay of a missing id: 'events' has no 'tkae'; did you mean 'take'?"
    code, text = refused(copy_of_pebbles, "cards:\n  thunder:\n    data: {worth: 3}\n")
    assert code == "RW164"
    assert "a new entry must be whole: the key 'card' is missing in a card" in text
    assert refused(copy_of_pebbles, "cards:\n  gust:\n    abilities:\n      bow: {order: 2}\n")[0] == "RW164"


def test_a_whole_new_entry_is_no_overlay(copy_of_pebbles: Path) -> None:
    text = (
        "mode: odd\nevents:\n  wind:\n    do: []\ncards:\n  hail:\n    card: hail\n    copies: {count: 2}\n"
    )
    (copy_of_pebbles / "modes" / "odd.yaml").write_text(text)
    game = merge(load_game(copy_of_pebbles), "odd")
    assert game["events"]["wind"] == {"do": []}
    assert list(game["cards"]) == ["gust", "rain", "hail"]


def test_an_overlay_cannot_change_the_kind_of_an_ability(copy_of_pebbles: Path) -> None:
    code, text = refused(copy_of_pebbles, "rules:\n  last_pebble:\n    after: take\n    do: []\n")
    assert code == "RW165"
    assert "list it under 'remove' first" in text


def test_an_ability_that_was_removed_may_be_written_anew(copy_of_pebbles: Path) -> None:
    text = "mode: odd\nremove: [rules.last_pebble]\nrules:\n  last_pebble:\n    after: take\n    do: []\n"
    (copy_of_pebbles / "modes" / "odd.yaml").write_text(text)
    assert merge(load_game(copy_of_pebbles), "odd")["rules"]["last_pebble"] == {"after": "take", "do": []}


def test_keys_of_another_kind_of_ability_do_not_fit(copy_of_pebbles: Path) -> None:
    assert refused(copy_of_pebbles, "rules:\n  last_pebble:\n    verb: lose\n")[0] == "RW150"


def test_seats_may_only_be_narrowed(copy_of_pebbles: Path) -> None:
    assert refused(copy_of_pebbles, "seats: {to: 9}\n")[0] == "RW166"


def test_modes_extend_one_another_in_order(copy_of_pebbles: Path) -> None:
    text = "mode: odd\nextends: wild\nconstants: {most: {is: 1}}\n"
    (copy_of_pebbles / "modes" / "odd.yaml").write_text(text)
    game = merge(load_game(copy_of_pebbles), "odd")
    assert game["constants"]["most"] == {"is": 1}
    assert game["chosen"]["rulings"] == {"last_takes": "wins"}
    assert "storm" in game["rules"]


def test_extending_nothing_or_oneself_is_refused(copy_of_pebbles: Path) -> None:
    assert refused(copy_of_pebbles, "extends: wld\n") == (
        "RW161",
        "there is no mode 'wld' to extend; did you mean 'wild'?",
    )
    (copy_of_pebbles / "modes" / "even.yaml").write_text("mode: even\nextends: odd\n")
    (copy_of_pebbles / "modes" / "odd.yaml").write_text("mode: odd\nextends: even\n")
    (diagnostic,) = trouble(copy_of_pebbles, "odd")
    assert (diagnostic.code, diagnostic.message) == ("RW162", "the mode extends itself: odd → even → odd")


# -- folders ---------------------------------------------------------------------------------------


def test_every_error_of_every_file_is_told_at_once(copy_of_pebbles: Path) -> None:
    (copy_of_pebbles / "cards" / "gust.yaml").write_text("card: gust\ncopies: 3\n")
    (copy_of_pebbles / "cards" / "rain.yaml").write_text("card: rain\nrain: yes\n")
    (copy_of_pebbles / "rulings.yaml").write_text("rulings: 3\n")
    assert [d.code for d in trouble(copy_of_pebbles)] == ["RW152", "RW113", "RW152"]


def test_a_document_is_called_as_its_file(copy_of_pebbles: Path) -> None:
    (copy_of_pebbles / "cards" / "hail.yaml").write_text("card: rain\ncopies: {count: 1}\n")
    assert [d.code for d in trouble(copy_of_pebbles)] == ["RW156", "RW157"]


def test_files_that_end_in_yml_are_refused_and_strange_ones_reported(copy_of_pebbles: Path) -> None:
    (copy_of_pebbles / "card").mkdir()
    (copy_of_pebbles / "card" / "hail.yaml").write_text("card: hail\n")
    (copy_of_pebbles / "README.md").write_text("notes\n")
    (copy_of_pebbles / "text" / "en.ftl").write_text("")
    warnings = load_game(copy_of_pebbles).warnings
    assert [(d.code, Path(d.mark.file).name) for d in warnings] == [("RW158", "hail.yaml")]
    (copy_of_pebbles / "cards" / "gust.yml").write_text("card: gust\n")
    (diagnostic,) = trouble(copy_of_pebbles)
    assert (diagnostic.code, diagnostic.hint) == ("RW159", "rename it to gust.yaml")


def test_a_game_has_one_default_mode(copy_of_pebbles: Path) -> None:
    (copy_of_pebbles / "modes" / "plain.yaml").write_text("mode: plain\n")
    assert [d.code for d in trouble(copy_of_pebbles)] == ["RW160"]
    (copy_of_pebbles / "modes" / "wild.yaml").unlink()
    assert merge(load_game(copy_of_pebbles))["mode"] == "plain"
    (copy_of_pebbles / "modes" / "plain.yaml").unlink()
    assert [d.message for d in trouble(copy_of_pebbles)] == ["the game has no mode"]


def test_a_file_is_read_again_when_it_changed(copy_of_pebbles: Path) -> None:
    assert load_game(copy_of_pebbles).cards["rain"]["copies"] == {"count": 3}
    (copy_of_pebbles / "cards" / "rain.yaml").write_text("card: rain\ncopies: {count: 12}\n")
    assert load_game(copy_of_pebbles).cards["rain"]["copies"] == {"count": 12}


def test_a_missing_game_is_named_with_the_known_ones(tmp_path: Path, copy_of_pebbles: Path) -> None:
    (tmp_path / "_base").mkdir()
    (tmp_path / "_base" / "game.yaml").write_text("game: base\n")
    assert known_games(tmp_path) == ["pebbles"]
    assert game_folder("pebbles", tmp_path) == copy_of_pebbles
    with pytest.raises(UnknownName, match=r"no game 'peebles'; known: pebbles; did you mean 'pebbles'\?"):
        game_folder("peebles", tmp_path)
    assert [d.code for d in trouble(tmp_path / "nothing")] == ["RW100"]


# -- show ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["plain", "wild"])
def test_what_is_shown_loads_again_to_the_same_data(pebbles: Path, mode: str) -> None:
    game = merge(load_game(pebbles), mode)
    text = show_yaml(game)
    again = load_text(text, "shown")
    assert again == game
    assert show_yaml(again) == text


def test_what_is_shown_stands_in_the_order_of_the_reference(pebbles: Path) -> None:
    game = merge(load_game(pebbles))
    turned = Map()
    for key in reversed(list(game)):
        turned.put(key, game[key], game.mark, game.mark)
    assert show_yaml(turned) == show_yaml(game)
    assert show_yaml(game).startswith("game: pebbles\nmode: plain\nmodes:\n  - plain\n")


@pytest.mark.parametrize(
    "value",
    [
        "",
        " x",
        "yes",
        "010",
        "a: b",
        "a #b",
        "- x",
        "[x]",
        "~",
        "é\u0301",
        "tab\t",
        "1.5",
        "x\n",
        "-1 * n",
        "'",
        "@x",
        7,
        True,
        "true",
        "7",
        "\u202e",
    ],
)
def test_a_shown_scalar_is_read_as_what_it_is(value: object) -> None:
    read = load_text(f"key: {scalar_text(value)}\n", "x")["key"]
    assert read == value
    assert type(read) is type(value)
