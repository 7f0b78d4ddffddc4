"""Messages: the same in every language, whole for every gender and number, and errors that say what to do."""

from __future__ import annotations

import itertools
import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from fluent.syntax import ast, parse, visitor
from saying import LANGUAGES

from rulewright.cli.main import cli
from rulewright.data import data_path
from rulewright_docs.words.errors import TextError
from rulewright_docs.words.lexicon import Lexicon
from rulewright_docs.words.phrases import Item, Name, Phrase, Series
from rulewright_docs.words.renderer import MESSAGES, Renderer, languages, message_ids, read_messages
from rulewright_docs.words.status import text_status

# Not said, but about the language itself.
ABOUT = {"contractions", "forms-needed"}
GENDERS = ("masculine", "feminine", "neuter")
NUMBERS = ("singular", "plural")
FORMS = ("nom", "bare", "gen", "obl")


def messages_of(language: str) -> dict[str, ast.Message]:
    found = {}
    for path in sorted((MESSAGES / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice in {language}"
                found[entry.id.name] = entry
    return found


class Arguments(visitor.Visitor):  # type: ignore[misc]
    """The arguments that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def arguments(entry: ast.Message) -> set[str]:
    seen = Arguments()
    seen.visit(entry)
    return seen.names - {"form"}


def test_the_languages_are_those_of_the_games() -> None:
    assert set(languages()) == set(LANGUAGES)


# The label of a part, and names that are written alike in every language.
NAMES = re.compile(r"\(A\)|rulewright( docs serve)?|BANG!|Perudo|CC BY|MIT|Markdown")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message(language: str) -> None:
    english, other = messages_of("en"), messages_of(language)
    assert set(other) == set(english) == set(message_ids("en"))
    for key, entry in other.items():
        opposite = {a.id.name for a in entry.attributes} & {"no"}
        assert opposite == {a.id.name for a in english[key].attributes} & {"no"}, key
        assert arguments(entry) == arguments(english[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_for_every_gender_and_number(language: str) -> None:
    word = {"en": "thing", "hi": "चीज़", "es": "cosa", "ru": "вещь"}[language]
    for gender, number in itertools.product(GENDERS, NUMBERS):
        entry = {"name": word, "gender": gender, "number": number}
        entry["forms"] = dict.fromkeys(("gen", "obl", "holds", "holds_not", "holds_pl", "holds_not_pl"), word)
        plain = {"name": word, "gender": gender, "number": number}
        renderer = Renderer(language, Lexicon(language, {"field.a": entry, "field.b": plain}))
        for key, message in messages_of(language).items():
            if key in ABOUT:
                continue
            for part in (Name(("field.a",)), Name(("field.b",)), Series((Name(("field.a",)), 2)), 0, 1, 2, 5):
                args: dict[str, Any] = dict.fromkeys(arguments(message), part)
                if "label" in args:
                    args["label"] = "A"
                for no in (False, True) if any(a.id.name == "no" for a in message.attributes) else (False,):
                    for form in FORMS:
                        said = renderer.message(Phrase(key, args, no=no), form)
                        assert said.strip()
                        assert "{" not in said
                        if language in ("hi", "ru"):
                            assert not re.search("[A-Za-z]", NAMES.sub("", said)), (key, said)


@pytest.mark.parametrize(
    ("language", "n", "said"),
    [
        ("ru", 1, "1 секунда"),
        ("ru", 3, "3 секунды"),
        ("ru", 5, "5 секунд"),
        ("en", 1, "1 second"),
        ("es", 2, "2 segundos"),
    ],
)
def test_plurals_are_those_of_the_language(language: str, n: int, said: str) -> None:
    assert Renderer(language, Lexicon(language, {})).message(Phrase("seconds", {"n": n})) == said


def test_articles_and_contractions_of_spanish() -> None:
    names = {
        "attribute.a": {"name": "cubilete"},
        "attribute.b": {"name": "mano", "gender": "feminine"},
        "attribute.c": {"name": "dados", "number": "plural"},
    }
    renderer = Renderer("es", Lexicon("es", names))
    the = {n: Phrase("the", {"name": Name((f"attribute.{n}",))}, "name") for n in "abc"}
    assert [renderer.text(the[n]) for n in "abc"] == ["el cubilete", "la mano", "los dados"]


def test_what_is_missing_is_an_error_with_its_place_and_a_remedy() -> None:
    renderer = Renderer("ru", Lexicon("ru", {}))
    with pytest.raises(
        TextError, match=r"(?s)ru: no-such: there is no such message.*remedy: write it in messages/ru"
    ):
        renderer.message(Phrase("no-such"))
    with pytest.raises(
        TextError, match=r"(?s)ru: eq: .*Unknown external: b.*remedy: the message is given \$a"
    ):
        renderer.message(Phrase("eq", {"a": 1}))
    with pytest.raises(TextError, match="the message has no attribute 'no'"):
        renderer.message(Phrase("the", {"name": 1}, no=True))
    with pytest.raises(TextError, match="there are no messages in this language"):
        Renderer("fr", Lexicon("fr", {}))


def test_a_broken_file_of_messages_is_an_error_at_its_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.ftl"
    file.write_text("good = yes\nbad = { $x\n", encoding="utf-8")
    with pytest.raises(TextError, match=r"bad\.ftl:[23]: E0"):
        read_messages(file)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xfe\x00bad", "not UTF-8 (byte 0)"),
        (b"\xef\xbb\xbfgood = yes\n", "the file begins with a byte order mark"),
        (b"bad = " + b"{ " * 3000, "placeables are nested too deep"),
    ],
)
def test_a_file_that_cannot_be_read_as_messages_is_an_error_with_a_remedy(
    tmp_path: Path, content: bytes, said: str
) -> None:
    file = tmp_path / "bad.ftl"
    file.write_bytes(content)
    with pytest.raises(TextError) as error:
        read_messages(file)
    assert str(file) in str(error.value)
    assert said in str(error.value)
    assert "remedy: " in str(error.value)


def test_a_message_made_of_itself_is_an_error_with_a_remedy(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("a-a = { b-b }\nb-b = { a-a }\n", encoding="utf-8")
    with pytest.raises(TextError, match=r"(?s)en: a-a: .*remedy: "):
        Renderer("en", Lexicon("en", {}), [file]).message(Phrase("a-a"))


def test_what_fluent_cannot_use_is_said_without_the_words_of_python(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("a-a = { NUMBER($name) }\n", encoding="utf-8")
    renderer = Renderer("en", Lexicon("en", {}), [file])
    with pytest.raises(TextError) as error:
        renderer.message(Phrase("a-a", {"name": Name(("card.x",))}))
    assert "rulewright_docs" not in str(error.value)


@pytest.mark.parametrize(("language", "stop"), [("en", "."), ("es", "."), ("hi", "।"), ("ru", ".")])
def test_a_sentence_of_a_game_needs_no_stop_of_its_own(tmp_path: Path, language: str, stop: str) -> None:
    file = tmp_path / f"{language}.ftl"
    file.write_text("event-a = words\nevent-b = words!\n", encoding="utf-8")
    renderer = Renderer(language, Lexicon(language, {}), [file])
    said = [renderer.sentence(Item(Phrase("call", custom=f"event-{e}")))[0] for e in "ab"]
    assert said == [f"Words{stop}", "Words!"]


def test_a_language_without_messages_is_an_error_even_if_nobody_speaks_it() -> None:
    with pytest.raises(TextError, match="there are no messages in this language"):
        Renderer("qq", Lexicon("qq", {}))


def test_an_unnamed_word_is_read_in_english_and_marked_elsewhere() -> None:
    name = Name(("number.most_hearts",))
    for language, said in (
        ("en", "most hearts"),
        ("hi", "‹most_hearts›"),
        ("es", "‹most_hearts›"),
        ("ru", "‹most_hearts›"),
    ):
        lexicon = Lexicon(language, {})
        assert lexicon.text(name, "nom") == said
        assert lexicon.missing == {"number.most_hearts"}


def test_a_missing_form_falls_back_and_is_reported() -> None:
    names = {"zone.deck": {"name": "колода"}}
    lexicon = Lexicon("ru", names)
    Renderer("ru", lexicon)
    assert lexicon.text(Name(("zone.deck",)), "gen") == "колода"
    assert lexicon.missing_forms == {("zone.deck", "gen")}
    spanish = Lexicon("es", {"zone.deck": {"name": "mazo"}})
    Renderer("es", spanish)
    assert spanish.text(Name(("zone.deck",)), "gen") == "mazo"
    assert not spanish.missing_forms


def test_status_counts_messages_and_words() -> None:
    found = text_status("liars_dice")
    for language in LANGUAGES:
        assert found["messages"][language]["missing"] == []
        words = found["games"]["liars_dice"][language]
        assert words["missing"] == []
        assert words["done"] == words["of"] > 50
    shown = CliRunner().invoke(cli, ["text", "status", "--game", "liars_dice", "--json"])
    assert json.loads(shown.output) == found
    assert "liars_dice ru:" in CliRunner().invoke(cli, ["text", "status", "--game", "liars_dice"]).output


def test_status_of_a_language_that_is_not_there_counts_what_is_missing(tmp_path: Path) -> None:
    shutil.copytree(data_path("spec") / "liars_dice", tmp_path / "liars_dice")
    (tmp_path / "liars_dice" / "text" / "ru.yaml").unlink()
    words = text_status("liars_dice", tmp_path)["games"]["liars_dice"]
    assert words["ru"]["done"] == 0
    assert words["ru"]["of"] == len(words["ru"]["missing"]) == words["en"]["of"]


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (["liars_dice.bid.made", "--mode", "perudo"], 0, "- During “Bid or challenge”"),
        (["doctor", "--mode", "online"], 0, "- This is the role “Doctor”."),
        (["doctor", "--mode", "nowhere"], 2, "no mode 'nowhere'; known: chinese_table, classic"),
        (["liars_dice.bid.made", "--mode", "online"], 2, "no mode 'online' of liars_dice; known: perudo"),
    ],
)
def test_the_game_of_an_id_is_found_with_a_mode_too(words: list[str], status: int, said: str) -> None:
    shown = CliRunner().invoke(cli, ["text", "render", *words])
    assert shown.exit_code == status
    assert said in shown.output


def test_the_command_says_a_rule_or_what_is_wrong() -> None:
    run = CliRunner().invoke
    good = run(cli, ["text", "render", "liars_dice.end.last_with_dice", "--lang", "es"])
    assert good.exit_code == 0
    assert good.output.startswith("- Cuando se pierde un dado")
    unknown = run(cli, ["text", "render", "liars_dice.bid.mad"])
    assert unknown.exit_code == 2
    assert "did you mean 'liars_dice.bid.made'?" in unknown.output
    language = run(cli, ["text", "render", "liars_dice.bid.made", "--lang", "fr"])
    assert language.exit_code == 2
    assert "no language 'fr' of liars_dice" in language.output


def test_without_the_extra_the_command_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    for module in [m for m in sys.modules if m.partition(".")[0] in ("fluent", "rulewright_docs")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "fluent", None)
    shown = CliRunner().invoke(cli, ["text", "render", "liars_dice.bid.made"])
    assert shown.exit_code == 1
    assert "pip install 'rulewright[text]'" in shown.output


def test_explain_says_the_rule_in_the_language_that_is_asked_for() -> None:
    plain = CliRunner().invoke(cli, ["explain", "liars_dice.ones.close"])
    russian = CliRunner().invoke(cli, ["explain", "liars_dice.ones.close", "--lang", "ru"])
    assert russian.exit_code == 0, russian.output
    assert "- После того как сделана ставка" in russian.output
    assert "\n- " not in plain.output
