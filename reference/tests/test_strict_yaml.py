"""A YAML document means one thing only, whatever parser is installed, and every place in it is known."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.rules import document_text, strict_yaml
from rulewright.rules.source import Map, Mark, RulesError, Seq
from rulewright.rules.strict_yaml import load_document, load_text

BAD = Path(__file__).parent / "bad"


def codes(text: str) -> list[str]:
    with pytest.raises(RulesError) as caught:
        load_text(text, "x.yaml")
    return [d.code for d in caught.value.diagnostics]


def file_code(path: Path) -> str:
    with pytest.raises(RulesError) as caught:
        load_document(path, "x.yaml")
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.mark.file == "x.yaml"
    return diagnostic.code


def test_scalars_are_text_whole_numbers_and_truth_values() -> None:
    document = load_text("a: word\nb: -7\nc: true\nd: 'true'\ne: \"7\"\nf: 2024-01-01\ng: 5D\nh: 0\n", "x")
    assert document == {
        "a": "word",
        "b": -7,
        "c": True,
        "d": "true",
        "e": "7",
        "f": "2024-01-01",
        "g": "5D",
        "h": 0,
    }
    assert [type(v) for v in document.values()] == [str, int, bool, str, str, str, str, int]


def test_places_of_keys_values_and_items_are_kept() -> None:
    document = load_text('card: "flask"\nlist:\n  - a\n  - b: c\n', "f.yaml")
    assert document.key_at("card") == Mark("f.yaml", 1, 1)
    assert document.at("card") == Mark("f.yaml", 1, 7, quoted=True)
    items = document["list"]
    assert isinstance(items, Seq)
    assert items.at(0) == Mark("f.yaml", 3, 5)
    assert isinstance(items[1], Map)
    assert items[1].at("b") == Mark("f.yaml", 4, 8)


def test_a_place_inside_a_quoted_scalar_counts_the_quote() -> None:
    assert load_text("a: 'x + y'", "f").at("a").moved(4) == Mark("f", 1, 9)
    assert load_text("a: x + y", "f").at("a").moved(4) == Mark("f", 1, 8)


def test_windows_line_ends_change_nothing() -> None:
    assert load_text("a: 1\r\nb: |\r\n  x\r\n", "f") == load_text("a: 1\nb: |\n  x\n", "f")


def test_a_document_may_begin_with_its_marker() -> None:
    assert load_text("---\na: 1\n...\n", "f") == {"a": 1}


def test_one_pass_reports_every_mistake() -> None:
    assert codes("a: yes\nb: 010\na: 2\nc: ~\n") == ["RW113", "RW123", "RW111", "RW121"]


@pytest.mark.parametrize(
    "text", ["a: x\x07y", "a: x\u2028y", "a: \u202eb", "a: \ufeffb", "a\x85b: c", "a: \ud800"]
)
def test_stray_characters_are_refused(text: str) -> None:
    assert codes(text) == ["RW106"]


@pytest.mark.parametrize("text", ['a: "\\ud800"', '"\\udfff": b', 'a: ["x\\ud83d\\ude00"]'])
@pytest.mark.parametrize("parser", ["auto", "pure"])
def test_half_a_character_cannot_be_escaped_in_a_value_or_a_key(
    text: str, parser: strict_yaml.Parser
) -> None:
    with pytest.raises(RulesError) as caught:
        load_text(text, "f", parser)
    found = caught.value.diagnostics
    assert [(each.code, each.mark.line) for each in found] == [("RW106", 1)]
    assert found[0].mark.column == text.index('"') + 1
    assert "eight digits" in found[0].hint


def test_a_repeated_fault_of_characters_is_told_ten_times_at_most() -> None:
    assert codes("\ta: 1\n" * 50) == ["RW107"] * 10


def test_depth_has_a_limit() -> None:
    deep = strict_yaml.MAX_DEPTH - 1
    assert load_text("a: " + "[" * deep + "]" * deep, "f")
    assert codes("a: " + "[" * (deep + 1) + "]" * (deep + 1)) == ["RW119"]


def test_the_number_of_values_has_a_limit() -> None:
    assert codes("a: [" + "1, " * strict_yaml.MAX_NODES + "1]") == ["RW120"]


def test_size_has_a_limit(tmp_path: Path) -> None:
    text = "# " + "x" * document_text.MAX_BYTES
    assert codes(text) == ["RW103"]
    (tmp_path / "big.yaml").write_text(text)
    assert file_code(tmp_path / "big.yaml") == "RW103"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\xff\xfea\x00", "RW104"),
        (b"a: \xe9\n", "RW104"),
        (b"\xef\xbb\xbfa: 1\n", "RW105"),
        (b"a: 1\x00\n", "RW106"),
        (b"", "RW108"),
    ],
)
def test_files_that_are_no_text_are_refused(tmp_path: Path, data: bytes, code: str) -> None:
    (tmp_path / "a.yaml").write_bytes(data)
    assert file_code(tmp_path / "a.yaml") == code


def test_the_place_of_a_wrong_byte_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_bytes("a: 1\nnäme: ".encode() + b"\xe9\n")
    with pytest.raises(RulesError) as caught:
        load_document(tmp_path / "a.yaml", "a.yaml")
    assert caught.value.diagnostics[0].mark == Mark("a.yaml", 2, 7)


def test_missing_files_and_folders_are_told_apart(tmp_path: Path) -> None:
    assert file_code(tmp_path / "none.yaml") == "RW100"
    assert file_code(tmp_path) == "RW101"
    assert file_code(Path("a\0b")) == "RW102"


# -- both parsers ----------------------------------------------------------------------------------

# Where PyYAML has no libyaml there is one parser, and these hold without saying anything.
PIECES = [
    *"a:-?,[]{}()'\"#|>&*!%@`~<=\\ \n1",
    "  ",
    "\n  ",
    "- ",
    ": ",
    "b: ",
    " # c",
    "x: y\n",
    "!!str ",
    "&a ",
    "---\n",
    "...\n",
    "é",
    "हिं",
    "😀",
    "''",
    "?x",
    '"a":b',
    "k: v\n",
    "\\x41",
    "|2-\n",
    ">-\n",
    "<<: ",
    "true",
    "010",
    "1.5",
]
SEEDS = [
    "a: 1\nb: [x, 'y']\nc: {d: e, f: \"g\"}\n",
    "a:\n  - b: c\n    d: e\n  - f\n",
    "a: |\n  text\n  more\nb: >-\n  x\n  y\n",
    "'a': b c\n  d e\nf: [1, {g: h}, [i]]\n",
    "a: 'it''s\n  x'\nb: \"q\\\"r\n  s\"\n",
    "---\na: b # c\n# d\n...\n",
]


def seen(text: str, parser: strict_yaml.Parser) -> Any:
    """Everything that a parser makes of a text: data with types and places, or the diagnostics."""
    try:
        return whole(load_text(text, "f", parser))
    except RulesError as error:
        return error.diagnostics


def whole(value: Any) -> Any:
    if isinstance(value, Map):
        return [(k, value.key_at(k), value.at(k), whole(v)) for k, v in value.items()]
    if isinstance(value, Seq):
        return [(value.at(i), whole(v)) for i, v in enumerate(value)]
    return type(value), value


@pytest.mark.parametrize("path", sorted(BAD.glob("*.yaml")), ids=lambda p: p.stem)
def test_both_parsers_agree_on_bad_documents(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert seen(text, "c") == seen(text, "pure")


def test_both_parsers_agree_on_a_game(pebbles: Path) -> None:
    for path in sorted(pebbles.rglob("*.yaml")):
        text = path.read_text(encoding="utf-8")
        assert seen(text, "c") == seen(text, "pure")


def test_both_parsers_agree_on_spoilt_documents() -> None:
    chance = random.Random(1)
    for _ in range(4000):
        text = chance.choice(SEEDS)
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(text) + 1)
            text = text[:at] + chance.choice(PIECES) + text[at + chance.choice([0, 0, 1, 2]) :]
        assert seen(text, "c") == seen(text, "pure"), text


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.text(), st.lists(st.sampled_from(PIECES), max_size=30).map("".join)))
def test_whatever_the_text_only_rules_errors_are_raised(text: str) -> None:
    result = seen(text, "auto")
    assert result == seen(text, "pure")
