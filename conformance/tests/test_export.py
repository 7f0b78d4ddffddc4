"""`rulewright scenarios export`: plain JSON that a runner without Python brings to the same verdicts."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from jsonschema import Draft202012Validator
from test_engines_common import ENGINES, MINIMAL_PYTHON, NODE

from rulewright.cli.scenarios import scenarios
from rulewright.data import data_path
from rulewright_conformance.export import exported, matcher
from rulewright_conformance.fastschema import compile_schemas
from rulewright_conformance.language import bundled_language
from rulewright_conformance.names import BY_SEAT, FIELDS
from rulewright_conformance.scenarios import load_runs

SCHEMA = json.loads((data_path("schema") / "exported_scenario.schema.json").read_text(encoding="utf-8"))
RUNNER = ENGINES / "exported_runner" / "runner.mjs"
REFERENCE = (sys.executable, "-m", "rulewright.cli.main", "engine")


def typed(*words: str | Path) -> Result:
    return CliRunner().invoke(scenarios, ["export", *map(str, words)])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Liar's Dice, exported."""
    out = tmp_path_factory.mktemp("exported") / "out"
    done = typed(out, "--game", "liars_dice")
    assert done.exit_code == 0, done.output
    return out


def test_each_run_is_a_file_that_the_index_lists(folder: Path) -> None:
    index = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    runs = load_runs([data_path("scenarios") / "liars_dice"], bundled_language())
    assert [each["name"] for each in index["runs"]] == [run.name for run in runs]
    assert (
        index["games"]["liars_dice"]["runs"]
        == len(runs)
        == sum(index["games"]["liars_dice"]["modes"].values())
    )
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*.json")} - {"index.json"}
    assert there == {each["file"] for each in index["runs"]}
    for each in index["runs"]:
        assert json.loads((folder / each["file"]).read_text(encoding="utf-8"))["name"] == each["name"]


def test_every_run_of_every_game_fits_the_schema() -> None:
    valid, language = compile_schemas(SCHEMA)[""], bundled_language()
    for run in load_runs([data_path("scenarios")], language):
        assert valid(json.loads(json.dumps(exported(run, language)))), run.name


def test_the_schema_is_strict_and_its_examples_fit() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    for part in (SCHEMA, *SCHEMA["$defs"].values()):
        for key, each in part.get("properties", {}).items():
            assert part["additionalProperties"] is False
            assert each["description"], key
            validator = Draft202012Validator({**each, "$defs": SCHEMA["$defs"]})
            assert all(validator.is_valid(example) for example in each["examples"]), key


@pytest.mark.parametrize(
    ("value", "names", "expected"),
    [
        (3, None, {"is": 3}),
        (None, None, {"is": None}),
        ([1, {"one_of": [2, 3]}], None, {"items": [{"is": 1}, {"one_of": [{"is": 2}, {"is": 3}]}]}),
        ({"hidden": True}, None, {"is": {"hidden": True}}),
        ({"absent": True}, None, {"absent": True}),
        ({"count": {"between": [1, 2]}}, None, {"count": {"between": [1, 2]}}),
        # In a mapping of names a key is a name, never a matcher.
        ({"count": 3}, FIELDS, {"fields": {"count": {"is": 3}}}),
        ({"b": {"has": ["x"]}}, BY_SEAT, {"fields": {"b": {"fields": {"has": {"items": [{"is": "x"}]}}}}}),
        ({"closed": {"count": 3}}, None, {"only": {"count": {"is": 3}}}),
        ({"closed": {"a": {"b": 1}}}, FIELDS, {"only": {"a": {"only": {"b": {"is": 1}}}}}),
        ({}, None, {"fields": {}}),
    ],
)
def test_a_value_says_what_it_is(value: Any, names: Any, expected: Any) -> None:
    assert matcher(value, names) == expected


def test_an_export_is_replaced_as_a_whole_and_nothing_else_is_touched(tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert typed(out, "--game", "liars_dice", "--mode", "perudo").exit_code == 0
    first = {path.name for path in out.rglob("*.json")}
    assert typed(out, "--game", "liars_dice", "--mode", "standard").exit_code == 0
    assert {path.name for path in out.rglob("*.json")} != first
    assert os.listdir(tmp_path) == ["out"]
    (out / "notes.txt").write_text("mine", encoding="utf-8")
    done = typed(out, "--game", "liars_dice")
    assert done.exit_code == 2
    assert "such as 'notes.txt'" in done.output
    assert (out / "notes.txt").read_text(encoding="utf-8") == "mine"


def test_a_folder_that_something_else_made_is_refused(tmp_path: Path) -> None:
    for name, content in (("index.json", "{}"), ("index.json", '{"made_by": 3, "runs": 1}'), ("a.txt", "")):
        out = tmp_path / "own"
        out.mkdir(exist_ok=True)
        (out / name).write_text(content, encoding="utf-8")
        done = typed(out, "--game", "liars_dice")
        assert done.exit_code == 2
        assert "name another folder" in done.output
        assert (out / name).read_text(encoding="utf-8") == content
    assert "is no folder" in typed(tmp_path / "own" / "a.txt").output


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--game", "liars_dic"], "did you mean 'liars_dice'?"),
        (["--game", "liars_dice", "--mode", "perduo"], "did you mean 'perudo'?"),
        (["--from", "none"], "there is no 'none'"),
    ],
)
def test_wrong_usage_is_one_message_and_writes_nothing(
    tmp_path: Path, words: list[str], message: str
) -> None:
    out = tmp_path / "out"
    done = typed(out, *words)
    assert done.exit_code == 2
    assert message in done.output
    assert not out.exists()


# -- a runner in another language -------------------------------------------------------------------------


def run_exported(folder: Path, engine: tuple[str, ...], only: str = "") -> tuple[dict[str, int], set[str]]:
    """The counts of Liar's Dice, and the names of the runs that failed."""
    words = ["node", str(RUNNER), str(folder), "--only", only, "--", *engine]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=300)
    line = next((each for each in done.stdout.splitlines() if each.startswith("liars_dice: ")), "")
    assert line, done.stdout + done.stderr
    counts = {word: int(n) for n, word in re.findall(r"(\d+) ([a-z ]+)", line)}
    return counts, set(re.findall(r"^FAIL (\S+): ", done.stdout, re.MULTILINE))


def run_suite(engine: tuple[str, ...], report: Path) -> tuple[dict[str, int], set[str]]:
    words = [*REFERENCE[:-1], "verify", "--game", "liars_dice", "--json", str(report), "--engine"]
    subprocess.run([*words, " ".join(engine)], capture_output=True, check=False, timeout=300)
    records = [json.loads(line) for line in report.read_text(encoding="utf-8").splitlines()]
    runs = [each for each in records if each["record"] == "run"]
    status = [each["status"] for each in runs]
    counts = {"passed": "pass", "failed": "fail", "not applicable": "not-applicable"}
    failed = {each["id"] for each in runs if each["status"] == "fail"}
    return {word: status.count(name) for word, name in counts.items()}, failed


BROKEN = """
from pathlib import Path
from rulewright.wire.server import main
main(Path(__file__).parent)
"""


@pytest.mark.external
@pytest.mark.parametrize("engine", [REFERENCE, MINIMAL_PYTHON, NODE])
def test_the_runner_in_javascript_comes_to_the_same_verdicts(
    folder: Path, tmp_path: Path, engine: tuple[str, ...]
) -> None:
    assert run_exported(folder, engine) == run_suite(engine, tmp_path / "report.json")


@pytest.mark.external
def test_the_runner_in_javascript_finds_the_same_runs_that_fail(folder: Path, tmp_path: Path) -> None:
    rules = data_path("spec") / "liars_dice"
    for path in rules.rglob("*"):
        if path.is_file():
            copy = tmp_path / "liars_dice" / path.relative_to(rules)
            copy.parent.mkdir(parents=True, exist_ok=True)
            text = path.read_text(encoding="utf-8")
            copy.write_text(text.replace("if: quantity >= game.quantity\n", "if: quantity > game.quantity\n"))
    engine = (sys.executable, str(tmp_path / "engine.py"))
    (tmp_path / "engine.py").write_text(BROKEN, encoding="utf-8")
    counts, failed = run_exported(folder, engine)
    assert (counts, failed) == run_suite(engine, tmp_path / "report.json")
    assert counts["failed"] > 20


@pytest.mark.external
def test_the_runner_in_javascript_does_not_wait_for_an_engine_that_has_ended(folder: Path) -> None:
    words = ["node", str(RUNNER), str(folder), "--", sys.executable, "-c", "pass"]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert "the engine ended at 'hello'" in done.stderr
    usage = subprocess.run(["node", str(RUNNER)], capture_output=True, text=True, check=False, timeout=60)
    assert (usage.returncode, usage.stderr[:6]) == (2, "usage:")
