"""Authored texts: complete, pinned, without numbers of their own, and refused where they are wrong."""

from __future__ import annotations

import re
import shutil
import unicodedata
from pathlib import Path

import pytest
from click.testing import CliRunner

from rulewright.cli.main import cli
from rulewright.data import data_path
from rulewright.rules.documents import known_games
from rulewright_docs.words.errors import TextError
from rulewright_docs.words.prose import GENERAL, Prose, prose_file, prose_of, repin, source_of
from rulewright_docs.words.renderer import languages
from rulewright_docs.words.text import renderer_of

GAMES = tuple(known_games())
LANGUAGES = tuple(languages())
EACH = [(game, language) for game in GAMES for language in LANGUAGES]
# Number words from two on. What is also another word of the language stands in `_MEANT`.
_NUMBERS = {
    "en": "two three four five six seven eight nine ten eleven twelve twice thrice double triple dozen hundred",
    "es": "dos tres cuatro cinco seis siete ocho nueve diez once doce doble triple docena cien",
    "hi": "दो तीन चार पाँच पांच छह छः सात आठ नौ दस ग्यारह बारह दुगुना दोगुना दोनों",
    "ru": "два две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать дважды трижды вдвое",
}
_MEANT = {"hi": frozenset({"दोनों"})}


def prose(game: str, language: str, spec: Path | None = None) -> Prose:
    return prose_of(game, renderer_of(game, language, spec), spec)


def written(game: str, language: str) -> str:
    """A file of texts without comments and placeables: what somebody typed."""
    text = prose_file(game, language).read_text(encoding="utf-8")
    lines = [line for line in text.split("\n") if not line.startswith("#")]
    typed = re.sub(
        r"^[a-z0-9_-]+ =|^ +\.[a-z]+ =|\[(zero|one|two|few|many|other|\d+)\]",
        "",
        "\n".join(lines),
        flags=re.M,
    )
    return re.sub(r"\{[^{}]*?(->|\})", " ", typed)


@pytest.mark.parametrize(("game", "language"), EACH)
def test_every_text_is_there_and_up_to_date(game: str, language: str) -> None:
    texts = prose(game, language)
    assert {key: texts.state(key) for key in texts.source.needed if texts.state(key) != "done"} == {}
    assert set(texts.texts) == set(prose(game, "en").texts)
    for key in texts.texts:
        assert texts.say(key).strip()


@pytest.mark.parametrize(("game", "language"), EACH)
def test_every_document_has_a_line_of_its_own(game: str, language: str) -> None:
    texts = prose(game, language)
    lines = [texts.short(key) for key in texts.source.needed if key not in GENERAL]
    assert all(line.strip() and "\n" not in line for line in lines)
    assert all(len(line) < 160 for line in lines)


@pytest.mark.parametrize(("game", "language"), EACH)
def test_no_number_is_typed_in_a_text(game: str, language: str) -> None:
    typed = written(game, language)
    assert not re.search(r"\d", typed)
    words = set(re.findall(r"[\w\u0900-\u097f]+", typed.lower()))
    assert not words & (set(_NUMBERS[language].split()) - _MEANT.get(language, frozenset()))


@pytest.mark.parametrize(("game", "language"), EACH)
def test_texts_are_in_normal_form_and_in_their_script(game: str, language: str) -> None:
    file = prose_file(game, language).read_text(encoding="utf-8")
    assert unicodedata.normalize("NFC", file) == file
    if language in ("hi", "ru"):
        assert not re.search(r"[A-Za-z]", written(game, language))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(data_path("spec") / "liars_dice", tmp_path / "liars_dice")
    return tmp_path


def test_a_changed_rule_makes_its_texts_stale_until_they_are_pinned(copy: Path) -> None:
    file = copy / "liars_dice" / "game.yaml"
    about = prose("liars_dice", "en", copy).texts["goal"].about
    assert "liars_dice.end.last_with_dice" in about
    text = file.read_text(encoding="utf-8")
    changed = text.replace("because: last_with_dice", "because: last_with_dice  # as before")
    file.write_text(changed, encoding="utf-8")
    source_of.cache_clear()
    assert prose("liars_dice", "en", copy).state("goal") == "done"  # a comment changes no rule
    file.write_text(text.replace("if: alive.size == 1", "if: alive.size < 2"), encoding="utf-8")
    source_of.cache_clear()
    texts = prose("liars_dice", "en", copy)
    assert texts.state("goal") == "stale"
    assert "goal" in repin(texts)
    assert prose("liars_dice", "en", copy).state("goal") == "done"
    assert repin(prose("liars_dice", "en", copy)) == []


def test_another_default_reading_makes_its_texts_stale(copy: Path) -> None:
    source_of.cache_clear()
    file = copy / "liars_dice" / "rulings.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("default: high", "default: low"), encoding="utf-8")
    texts = prose("liars_dice", "en", copy)
    assert {key for key in texts.texts if texts.state(key) == "stale"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "goal = words\n",
            r"en.ftl:1: 'goal' is no rule with hyphens .*\n.*remedy: write above it: # about: RULE",
        ),
        (
            "# about: liars_dice.no.such\ngoal = x\n",
            r"en.ftl:2: 'goal' is about 'liars_dice.no.such', which is no rule",
        ),
        (
            "# about: liars_dice.cup.hidden\nminute-perud = x\n",
            r"en.ftl:2: 'minute-perud' is for the mode 'perud', which is none\n.*remedy: did you mean 'perudo'",
        ),
        (
            "# about: liars_dice.ones.close\nminute-perudo = x\n",
            r"en.ftl:2: 'minute-perudo' is about 'liars_dice.ones.close', which is no rule",
        ),
        ("# about: liars_dice.cup.hidden\ngoal =\n", r"en.ftl:2: "),
        (
            '# about: liars_dice.cup.hidden\ngoal = { VALUE("liars_dice.cup") }\n',
            r"'goal': there is no number",
        ),
        (
            '# about: liars_dice.cup.hidden\ngoal = { NAME("card.beer") }\n',
            r"'goal': nothing is called 'card.beer'",
        ),
        (
            '# about: liars_dice.cup.hidden\ngoal = { COUNT("card") }\n',
            r"'goal': nothing is counted as 'card'",
        ),
        (
            "# about: liars_dice.cup.hidden\ngoal = { $who }\n",
            r"'goal': Unknown external: who\n.*remedy: use",
        ),
        ('# about: liars_dice.cup.hidden\ngoal = { SUM("a") }\n', r"'goal': Unknown function: SUM"),
        (
            '# about: liars_dice.table.dice_each\ngoal = { VALUE("liars_dice.table.dice_each", unit: "days") }\n',
            r"there is no unit 'days'\n.*remedy: use seconds or minutes",
        ),
    ],
)
def test_a_wrong_text_is_refused_with_place_and_remedy(copy: Path, text: str, message: str) -> None:
    (copy / "liars_dice" / "prose" / "en.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(TextError, match=rf"(?s){message}"):
        prose("liars_dice", "en", copy).say("goal")


def test_a_text_for_a_mode_is_about_its_rules_and_numbers(copy: Path) -> None:
    mode = copy / "liars_dice" / "modes" / "perudo.yaml"
    more = "constants:\n  dice_each:\n    is: 4\n    id: liars_dice.table.dice_each\n"
    mode.write_text(mode.read_text(encoding="utf-8") + more, encoding="utf-8")
    rule = "liars_dice.table.dice_each"
    lines = [f'# about: {rule}\n{key} = {{ VALUE("{rule}") }}\n' for key in ("minute", "minute-perudo")]
    (copy / "liars_dice" / "prose" / "en.ftl").write_text("\n".join(lines), encoding="utf-8")
    source_of.cache_clear()
    texts = prose("liars_dice", "en", copy)
    assert [texts.say(key) for key in ("minute", "minute-perudo", "minute")] == ["5", "4", "5"]
    assert repin(texts) == ["minute", "minute-perudo"]
    pinned = prose("liars_dice", "en", copy).texts
    assert pinned["minute"].pinned != pinned["minute-perudo"].pinned
    keys = [texts.about_mode("minute", mode) for mode in ("standard", "perudo")]
    assert keys == ["minute", "minute-perudo"]


@pytest.mark.parametrize("name", GENERAL)
def test_a_game_may_be_called_as_a_general_text_is(tmp_path: Path, name: str) -> None:
    runner = CliRunner()
    done = runner.invoke(cli, ["new", "game", name, "--spec", str(tmp_path)])
    assert done.exit_code == 0, done.output
    rule = next(r for r in source_of(name, tmp_path).yaml if r.count(".") == 2)
    file = tmp_path / name / "prose" / "en.ftl"
    file.parent.mkdir(exist_ok=True)
    file.write_text(f"{rule.replace('.', '-')} = words\n", encoding="utf-8")
    texts = prose(name, "en", tmp_path)
    (text,) = texts.texts.values()
    assert (text.about, text.mode) == ((rule,), None)
    file.write_text(f"# about: {rule}\n{name}-plane = words\n", encoding="utf-8")
    with pytest.raises(TextError, match=f"'{name}-plane' is for the mode 'plane', which is none"):
        prose(name, "en", tmp_path)


@pytest.mark.parametrize(("game", "language"), EACH)
def test_every_mode_has_a_summary_that_is_true_of_it(game: str, language: str) -> None:
    texts = prose(game, language)

    def rule(mode: str | None, id_: str) -> str:  # without the readings in force, which a table may choose
        return re.sub(r"^# .*\n", "", texts.source_of_mode(mode).yaml.get(id_, ""), flags=re.M)

    for mode in texts.source.rules.modes:
        for key in ("goal", "minute"):
            text = texts.texts[texts.about_mode(key, mode)]
            changed = [each for each in text.about if rule(mode, each) != rule(text.mode, each)]
            assert not changed, f"{key} is not true of {mode}"


def test_values_have_plural_forms_and_units(copy: Path) -> None:
    rule = "liars_dice.table.dice_each"
    text = f'# about: {rule}\ngoal = {{ VALUE("{rule}") ->\n    [one] a die\n   *[other] {{ VALUE("{rule}") }} dice\n}}\n'
    (copy / "liars_dice" / "prose" / "en.ftl").write_text(text, encoding="utf-8")
    assert prose("liars_dice", "en", copy).say("goal") == "5 dice"


def test_status_counts_texts_and_fails_below_its_floor(tmp_path: Path) -> None:
    runner = CliRunner()
    done = runner.invoke(
        cli, ["text", "status", "--game", "liars_dice", "--floor", "100", "--badges", str(tmp_path)]
    )
    assert done.exit_code == 0, done.output
    assert "liars_dice hi: 4 of 4 texts" in done.output
    assert '"message": "100 %"' in (tmp_path / "hi.json").read_text(encoding="utf-8")
    below = tmp_path / "hi.json" / "below"
    failed = runner.invoke(cli, ["text", "status", "--game", "liars_dice", "--badges", str(below)])
    assert failed.exit_code == 1
    assert "cannot be written" in failed.output


def test_an_unknown_text_cannot_be_pinned() -> None:
    done = CliRunner().invoke(cli, ["text", "pin", "gaol", "--game", "liars_dice", "--lang", "en"])
    assert done.exit_code == 1
    assert "there is no text 'gaol'\n  remedy: did you mean 'goal'?" in done.output
