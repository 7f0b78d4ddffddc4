"""Rules as sentences: every rule of every game, in every language that has messages."""

from __future__ import annotations

from rulewright.rules.load import load_rules
from rulewright_docs.rules import all_rules
from rulewright_docs.text import renderer_of


def test_every_rule_of_a_game_is_said_in_english() -> None:
    rules = load_rules("liars_dice")
    renderer = renderer_of("liars_dice", "en")
    made = all_rules(rules)
    assert set(made) == set(rules.rules)
    for rule, make in made.items():
        assert renderer.lines(make()), rule
    assert not renderer.lexicon.missing
