"""The lists of a game's documents (`documents.cards`): in the order of files, complete without an edit, checked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from written import change, write

import rulewright
from rulewright.rules.load import load_rules
from rulewright.rules.source import RulesError

DEALT = """
        game: dealt
        seats: {from: 2, to: 2}
        start: begin
        data:
          character:
            hearts: {type: int, default: 4}
        zones:
          deck: {of: game, seen_by: none}
        catalogue: {zone: deck}
        attributes:
          game:
            strong: {type: list, default: "documents.characters.where(it.hearts > 3)", seen_by: all}
            kinds: {type: list, default: documents.cards, seen_by: all}
            none: {type: int, default: documents.roles.size, seen_by: all}
          player:
            who: {type: character, default: none, seen_by: all}
        events:
          begin:
            do:
              - each: {p: players}
                do:
                  - set: {p.who: documents.characters.at(p.seat)}
              - open: {for: players.first, offers: [turn], closes: answered}
        rules:
          name:
            offer: turn
            with:
              what: {from: documents.characters}
            do: []
        """


def dealt(tmp_path: Path) -> Path:
    write(tmp_path / "dealt/game.yaml", DEALT.replace("none: {type", "nobody: {type"))
    write(tmp_path / "dealt/modes/plain.yaml", "mode: plain")
    write(tmp_path / "dealt/characters/zoe.yaml", "character: zoe")
    write(tmp_path / "dealt/characters/abe.yaml", "character: abe\ndata: {hearts: 3}")
    write(tmp_path / "dealt/cards/ace.yaml", "card: ace\ncopies: {count: 1}")
    return tmp_path


def test_documents_are_lists_in_the_order_of_files(tmp_path: Path) -> None:
    table = rulewright.load("dealt", spec_dir=dealt(tmp_path)).table()
    view = table.view("referee")
    assert view["game"]["strong"] == ["zoe"]
    assert view["game"]["kinds"] == ["ace"]
    assert view["game"]["nobody"] == 0
    assert [view["players"][p]["who"] for p in "ab"] == ["abe", "zoe"]
    assert [m.id for m in table.legal("a")] == ["name abe", "name zoe"]


def test_a_new_document_is_in_the_list_without_another_edit(tmp_path: Path) -> None:
    spec = dealt(tmp_path)
    write(spec / "dealt/characters/mia.yaml", "character: mia")
    table = rulewright.load("dealt", spec_dir=spec).table()
    assert [m.id for m in table.legal("a")] == ["name abe", "name mia", "name zoe"]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ("documents.role", "RW213"),
        ("documents.cards > 3", "RW211"),
        ("documents", "RW201"),
        ("documents.cards.where(it.harts > 3)", "RW213"),
    ],
)
def test_wrong_uses_of_documents_are_found(tmp_path: Path, wrong: str, code: str) -> None:
    spec = dealt(tmp_path)
    change(spec / "dealt/game.yaml", "documents.roles.size", f'"{wrong}"')
    with pytest.raises(RulesError) as caught:
        load_rules("dealt", None, spec)
    assert code in {d.code for d in caught.value.diagnostics}
    assert all(re.match(r"RW2\d\d", d.code) for d in caught.value.diagnostics)
