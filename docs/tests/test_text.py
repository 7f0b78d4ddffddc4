"""Rules as sentences: every rule of every game and mode, in every language."""

from __future__ import annotations

import ast
import os
import re
import shutil
from pathlib import Path

import pytest
from saying import LANGUAGES, said

from rulewright.data import data_path
from rulewright.rules.documents import game_folder, known_games, load_game
from rulewright.rules.expressions import BUILTIN_MEMBERS, LIST_METHODS, LIST_PROPERTIES, SPECIALS
from rulewright.rules.load import load_rules
from rulewright.rules.names import UnknownName
from rulewright.rules.primitives import ABILITIES, ABILITY_KEYS, NEED, PARAM, SHORT_FORMS, STATEMENT_KEYS
from rulewright.rules.primitives import STATEMENTS as STATEMENTS_OF_THE_LANGUAGE
from rulewright_docs.words.effects import STATEMENTS
from rulewright_docs.words.prose import GENERAL
from rulewright_docs.words.renderer import LONGEST, message_ids, words
from rulewright_docs.words.text import find_rule, render_rule

GOLDEN = Path(__file__).parent / "golden"
MODES = [(game, mode) for game in known_games() for mode in load_rules(game).modes]
# Of these the whole text is kept, in every language: one of each kind of rule, plain and involved ones.
SAMPLES = {
    "liars_dice": (
        "liars_dice.table.seats",
        "liars_dice.table.dice_each",
        "liars_dice.turn.decision_time",
        "liars_dice.rulings.exact_count.bid_holds",
        "liars_dice.cup.hidden",
        "liars_dice.end.in_the_game",
        "liars_dice.bid.opening_minimum",
        "liars_dice.bid.outranks",
        "liars_dice.ones.matches",
        "liars_dice.turn.decision_clock",
        "liars_dice.round.begins",
        "liars_dice.challenge.one_die",
        "liars_dice.bid.made",
        "liars_dice.challenge.bid_holds",
        "liars_dice.end.last_with_dice",
        "liars_dice.table.bidder_is_another",
    ),
    "bangarena": (
        "bangarena.bullet.fire",
        "bangarena.duel.steps",
        "bangarena.characters.stone_leopard",
        "bangarena.roles.hidden",
        "bangarena.deck.reshuffle",
        "bangarena.weapon.reach",
    ),
    "mafia": (
        "mafia.doctor.heal",
        "mafia.nomination.threshold",
        "mafia.trial.again_setting",
        "mafia.clock.grace_clock",
    ),
}


def test_every_statement_and_ability_has_words() -> None:
    assert set(STATEMENTS) == (STATEMENT_KEYS - SHORT_FORMS) | {"event"}
    used = {a.key for game, mode in MODES for a in load_rules(game, mode).abilities}
    assert used == ABILITY_KEYS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_rule_is_said(game: str, mode: str, language: str) -> None:
    _, rules = said(game, mode, language)
    linked = load_rules(game, mode).rules
    assert set(linked) - set(rules) == set()
    for rule, lines in rules.items():
        assert lines, rule
        for line in lines:
            assert re.fullmatch(r" *- \S.*[.।:»”?!)]", line), (rule, line)
            assert not re.search(r"[{$]|\S  ", line), (rule, line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", known_games())
def test_sentences_are_short(game: str, language: str) -> None:
    """At most 25 words, but for lists of names and readings, which are as long as the game makes them."""
    counts = [
        words(line)
        for g, mode in MODES
        if g == game
        for lines in said(g, mode, language)[1].values()
        for line in lines
    ]
    long = [c for c in counts if c > LONGEST]
    assert len(long) <= len(counts) // 100, (len(long), len(counts))
    assert max(counts) <= LONGEST + 12
    assert sum(counts) / len(counts) <= 13


@pytest.mark.parametrize("language", ["hi", "ru"])
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_no_english_leaks(game: str, mode: str, language: str) -> None:
    """No Latin letters but the labels (A), marked ids, and names that say `latin`."""
    names = load_game(game_folder(game)).text[language]["names"]
    latin = [str(e["name"]) for e in names.values() if e.get("latin")]
    for rule, lines in said(game, mode, language)[1].items():
        for line in lines:
            text = re.sub(r"‹[^›]*›|\([A-Z]\)", "", line)
            for name in latin:
                text = text.replace(name, "")
            assert not re.search("[A-Za-z]", text), (rule, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_samples_stay_as_they_are(language: str) -> None:
    """Whole texts of some rules. RULEWRIGHT_GOLDEN=1 writes them anew; read the difference."""
    parts = [
        f"# {rule}\n\n{render_rule(g, rule, language)}\n" for g, rules in SAMPLES.items() for rule in rules
    ]
    text, path = "\n".join(parts), GOLDEN / f"{language}.md"
    if os.environ.get("RULEWRIGHT_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_of_the_rules_is_a_number_of_the_sentence(language: str, tmp_path: Path) -> None:
    rule = "liars_dice.table.dice_each"
    shutil.copytree(data_path("spec") / "liars_dice", tmp_path / "liars_dice")
    file = tmp_path / "liars_dice" / "game.yaml"
    file.write_text(
        file.read_text("utf-8").replace("dice_each:\n    is: 5", "dice_each:\n    is: 4"), "utf-8"
    )
    before, now = (
        render_rule("liars_dice", rule, language),
        render_rule("liars_dice", rule, language, None, tmp_path),
    )
    assert before != now
    assert before.replace("5", "4") == now
    assert "4" in render_rule("liars_dice", "liars_dice.attributes.dice", language, None, tmp_path)


KITCHEN = """
game: kitchen
seats:
  from: 2
  to: 4
start: match
stages: [early]
attributes:
  player:
    points:
      type: int
      default: 0
      seen_by: all
    glad:
      type: bool
      default: false
      seen_by: owner
  game:
    tally:
      type: list
      default: "[]"
      seen_by: none
numbers:
  game:
    odd:
      with: n
      base: n % 2 == 1
statuses:
  sleepy:
    abilities:
      snore:
        instead: stir
        once: game
        do:
          - cancel_it: {}
events:
  match:
    do:
      - attach:
          status: sleepy
          to: players.first
      - detach:
          status: sleepy
          from: players.last
      - add:
          game.tally: 3
          players.first.points: -2
      - let:
          chosen: players.where(it.points > 1 and game.odd(it.points)).starting(players.last).before(players.first)
      - if: 1 < game.tally.size <= 3 and not game.tally.has(2)
        then:
          - set:
              players.first.glad: game.odd(game.tally.at(0) * 2 // 3 - 1)
      - stir:
          who: players.reversed.index(players.first)
      - open:
          for: alive
          offers: [cook]
          sealed: true
          changeable: true
          as: dishes
      - choose:
          by: players.first
          from: "[1, 2, 3]"
          count: 2
          each: true
          optional: true
          as: spoons
      - ask_all:
          who: alive
          from: alive.without(it)
          as: guests
      - window:
          for: players.first
          offers: [cook]
      - loop:
          - settle: true
          - stop: true
      - case: players.first.glad
        when:
          hearts:
            - close: cook
        else:
          - win:
              who: none
              because: nobody
  stir:
    fields:
      who: 0
    while: who > 0
    do:
      - result: who
  cancel_it:
    do: []
rules:
  stop_it:
    before: stir
    if: event.who > 1
    do:
      - cancel: true
  cook:
    offer: cook
    stage: early
    with:
      pot:
        from: range(1, 3)
        count: 2
        optional: true
    needs:
      hidden_thing:
        if: max(me.points, 1) > min(2, me.points)
        code: limit
        hidden: true
    do: []
  none_twice:
    forbid: cook
    if: move.by.points == 2
"""


def kitchen(tmp_path: Path, more: str = "") -> Path:
    """A folder of games with the made-up one, named in no language."""
    folder = tmp_path / "kitchen"
    (folder / "modes").mkdir(parents=True)
    (folder / "text").mkdir()
    (folder / "game.yaml").write_text(KITCHEN.lstrip() + more, "utf-8")
    (folder / "modes" / "plain.yaml").write_text("mode: plain\ndefault: true\n", "utf-8")
    for language in LANGUAGES:
        text = f"language: {language}\nnames:\n  game:\n    name: «»\n"
        (folder / "text" / f"{language}.yaml").write_text(text, "utf-8")
    return tmp_path


def test_every_primitive_of_a_made_up_game_is_said(tmp_path: Path) -> None:
    """Statements that no bundled game uses, with words that no language has: ids are marked, English reads them."""
    spec = kitchen(tmp_path)
    for language in LANGUAGES:
        for rule in load_rules("kitchen", None, spec).rules:
            lines = render_rule("kitchen", rule, language, None, spec)
            assert lines
            if language in ("hi", "ru"):
                assert not re.search("[A-Za-z]", re.sub(r"‹[^›]*›|\([A-Z]\)", "", lines)), lines


@pytest.mark.parametrize("condition", ["", "    if: move.by.points == 1\n"])
def test_that_it_also_binds_the_dead_is_said_of_what_is_forbidden_with_and_without_a_condition(
    tmp_path: Path, condition: str
) -> None:
    rule = "  none_ever:\n    forbid: cook\n    when_dead: true\n" + condition
    said_of = render_rule("kitchen", "kitchen.rules.none_ever", "en", None, kitchen(tmp_path, rule))
    assert said_of.endswith("\n  - This also works for somebody who is out of the game.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("event.who - (event.who - 1) > 0", "event.who - event.who - 1 > 0"),
        ("2 * (event.who + 1) > 3", "2 * event.who + 1 > 3"),
        ("(event.who + 1) // 2 > 3", "event.who + 1 // 2 > 3"),
        ("event.who // (2 * event.who) > 3", "event.who // 2 * event.who > 3"),
        ("-(event.who + 1) > 3", "-event.who + 1 > 3"),
        ("event.who % (3 + 1) > 0", "event.who % 3 + 1 > 0"),
        ("8 + (0 if first.glad else 1) > 3", "(8 + 0 if first.glad else 1) > 3"),
        ("(max(event.who, 2) + 1) > 3", "max(event.who, 2 + 1) > 3"),
        ("first.glad and (event.who > 1 or last.glad)", "(first.glad and event.who > 1) or last.glad"),
        ("players.all(it.glad) and event.who > 1", "players.all(it.glad and event.who > 1)"),
        (
            "players.any(it.glad and it.points > 1) and event.who > 1",
            "players.any(it.glad and it.points > 1 and event.who > 1)",
        ),
        (
            "(first.glad if last.glad else event.who > 1) and event.who > 2",
            "first.glad if last.glad else event.who > 1 and event.who > 2",
        ),
        (
            "players.without(first).plus(last).size > event.who",
            "players.without([first, last]).size > event.who",
        ),
        (
            "players.where(it.glad).plus(last).size > event.who",
            "players.where(it.glad and it == last).size > event.who",
        ),
    ],
)
def test_conditions_that_differ_are_said_differently(
    tmp_path: Path, one: str, other: str, language: str
) -> None:
    """Words alone do not hold a sum, a joined condition or a list together: brackets do."""
    rules = ""
    for name, test in (("one", one), ("other", other)):
        test = test.replace("first", "players.first").replace("last", "players.last")
        rules += f"  {name}:\n    after: stir\n    if: {test}\n    do:\n      - cancel_it: {{}}\n"
    spec = kitchen(tmp_path, rules)
    said_of = [render_rule("kitchen", f"kitchen.rules.{n}", language, None, spec) for n in ("one", "other")]
    assert said_of[0] != said_of[1]


@pytest.mark.parametrize(
    ("rule", "said_of"),
    [
        (
            "after: stir\n    do:\n      - if: event.who in []\n        then:\n          - cancel_it: {}",
            "  - If this never holds:",
        ),
        (
            "after: stir\n    do:\n      - if: event.who > 1\n        then: []\n"
            "        else:\n          - cancel_it: {}",
            "  - If the who is at most 1:\n",
        ),
        ("instead: stir\n    do: []", "  - Nothing happens."),
        (
            "after: stir\n    do:\n      - win:\n          who: players.first if event.who > 1 else []\n"
            "          because: nobody",
            "  - Otherwise:\n    - The game ends without a winner: “nobody”.",
        ),
    ],
)
def test_what_is_empty_is_said_for_what_it_is(tmp_path: Path, rule: str, said_of: str) -> None:
    spec = kitchen(tmp_path, f"  new:\n    {rule}\n")
    assert said_of in render_rule("kitchen", "kitchen.rules.new", "en", None, spec)


def test_cases_follow_each_other() -> None:
    cases = render_rule("bangarena", "bangarena.glory.upgraded", "en")
    assert re.findall("(?m)^ *- (If|Otherwise, if) the upgrade is", cases)[:2] == ["If", "Otherwise, if"]


def test_a_hidden_need_is_said_to_be_hidden_by_itself_too(tmp_path: Path) -> None:
    said_of = render_rule("kitchen", "kitchen.rules.cook.hidden_thing", "en", None, kitchen(tmp_path))
    assert said_of.startswith("- The move fails, without warning beforehand, unless")


@pytest.mark.parametrize(
    ("game", "mode", "rule", "said_of"),
    [
        ("liars_dice", None, "turn.one_seat", "must now act"),
        ("mafia", "village", "village.discussion", "may now act"),
        ("mafia", "online", "verdict.closes_early", "It ends as soon as"),
        ("mafia", "online", "veteran.shoots_visitors", "attacks the visitor"),
        ("bangarena", None, "bone_setter.mend.cards", "exactly 2 of the cards"),
        ("bangarena", None, "glory.marksmanship", "is the marksmanship of the player higher"),
        ("bangarena", None, "noon.in_force", "8 plus (0 if the ruling"),
        ("mafia", "online", "chat.writers", "together with (Ghost chat if"),
    ],
)
def test_rules_that_are_easily_said_wrongly(game: str, mode: str | None, rule: str, said_of: str) -> None:
    text = render_rule(game, f"{game}.{rule}", "en", mode)
    assert said_of in text
    assert "the player asked higher" not in text
    assert "Only the clock" not in text


def test_a_rule_is_found_by_its_id_or_that_of_a_document() -> None:
    assert find_rule("liars_dice.bid.made") == ("liars_dice", "standard", "liars_dice.bid.made")
    game, _, rule = find_rule("doctor", "mafia")
    assert (game, rule) == ("mafia", "mafia.roles.doctor")
    with pytest.raises(UnknownName, match="did you mean"):
        find_rule("liars_dice.bid.mad")


def test_no_string_in_python_is_a_word_of_a_game() -> None:
    """But for words of the language itself, which games use too."""
    shapes = (*STATEMENTS_OF_THE_LANGUAGE, *ABILITIES)
    own = {f.name for p in shapes for f in (*p.fields, *p.beside)} | STATEMENT_KEYS | ABILITY_KEYS
    own |= {f.name for f in (*PARAM, *NEED)} | {*BUILTIN_MEMBERS, *SPECIALS, *LIST_METHODS, *LIST_PROPERTIES}
    own |= {"hearts", "dice", "role", "character", "data", "player", "pick", "day", "play", "a", "b", "n"}
    own |= {"lineup", "said", "counted"} | message_ids("en") | set(GENERAL)
    words_of_games: set[str] = set()
    for game, mode in MODES:
        rules = load_rules(game, mode)
        for table in (
            rules.events,
            rules.zones,
            rules.timers,
            rules.constants,
            rules.settings,
            rules.rulings,
        ):
            words_of_games |= set(table)
        for tables in (rules.attributes, rules.numbers, rules.documents):
            words_of_games |= {name for table in tables.values() for name in table}
        words_of_games |= {s for group in rules.symbols.values() for s in group} | set(rules.stages)
    found = []
    for path in (Path(__file__).parents[1] / "rulewright_docs" / "words").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and node.value in words_of_games - own:
                found.append((path.name, node.lineno, node.value))
    assert not found
