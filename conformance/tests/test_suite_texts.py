"""Scenarios with free words: how they are written, whom they answer, and which engine they are played against."""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pebbles_words import failed

from rulewright.rules.moves import parse_move
from rulewright.rules.source import RulesError
from rulewright.rules.vocabulary import load_vocabulary
from rulewright_conformance.language import Language
from rulewright_conformance.results import RunResult
from rulewright_conformance.runner import Options, run_all
from rulewright_conformance.scenarios import load_runs

GAME = """
game: parlour
seats: {from: 2, to: 4}
start: begin
symbols: {channel: [town, crowd]}
rules:
  say:
    offer: anytime
    with:
      channel:
        from:
          - town
          - crowd
      words: {text: 4000}
    do: [said: {who: me, words: words}]
  speech:
    offer: floor
    with: {words: {text: 10}}
    do: [said: {who: me, words: words}]
  bow: {offer: bows, do: [bowed: {who: me}]}
events:
  begin:
    do:
      - open: {for: players.first, offers: [floor], closes: answered}
      - open: {for: players.first, offers: [bows], closes: answered}
      - open: {for: players.last, offers: [floor], optional: true, closes: answered}
      - win: {who: none, because: done}
  said:
    fields: {who: none, words: none}
    tells: {to: all}
    do: []
  bowed:
    fields: {who: none}
    tells: {to: all}
    do: []
"""
FLOOR = 'steps:\n  - seat: a\n    move: speech "I begin"\n'


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    folder = tmp_path / "spec"
    (folder / "parlour" / "modes").mkdir(parents=True)
    (folder / "parlour" / "game.yaml").write_text(GAME.lstrip(), encoding="utf-8")
    (folder / "parlour" / "modes" / "plain.yaml").write_text("mode: plain\n", encoding="utf-8")
    return folder


def play(spec: Path, body: str, **claims: Any) -> RunResult:
    """The result of one scenario of the game against the reference engine, which may declare less than it can."""

    @cache
    def vocabulary(game: str, mode: str | None) -> dict[str, Any]:
        return load_vocabulary(game, mode, spec)

    language = Language(("parlour",), vocabulary, parse_move)
    path = spec.parent / "scenarios" / "parlour" / "topic" / "one.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    head = "id: parlour.topic.one\ntitle: Something is said\ngame: parlour\nseats: [a, b]\n"
    path.write_text(head + body + "\n", encoding="utf-8")
    program = (
        "from pathlib import Path\n"
        "from rulewright.wire.server import Server, main\n"
        f"claim = Server.claim\nServer.claim = lambda self, game: {{**claim(self, game), **{claims!r}}}\n"
        f"main(Path({str(spec)!r}))"
    )
    options = Options(command=(sys.executable, "-c", program))
    (result,) = run_all(load_runs([path], language), options, language).results
    return result


def test_words_are_said_checked_and_told(spec: Path) -> None:
    result = play(
        spec,
        FLOOR
        + """    rules: [parlour.rules.speech.words]
  - seat: b
    move: |-
      say town "a > b, she said \\"x\\" + y: # no comment"
    legal: {b: {exactly: [say town, say crowd]}}
  - seat: a
    move: bow
  - seat: a
    move: 'say crowd "Привет"'
    kind: anytime
  - seat: b
    move: speech "too long for this"
    refuse: {code: limit, rule: parlour.rules.speech.words}
  - seat: b
    move: speech
    refuse: {code: malformed, rule: parlour.rules.speech.words}
  - seat: b
    move: speech "\\n"
    refuse: {code: malformed}
  - seat: b
    move: speech "done"
expect:
  over: {winners: [], because: done}
  events:
    - type: said
      data:
        who: a
        words: I begin
    - type: said
      data:
        words: 'a > b, she said "x" + y: # no comment'
    - type: said
      data:
        words: Привет
  never:
    - type: said
      data:
        words: "I begin "
""",
    )
    assert (result.status, failed(result)) == ("pass", {}), result.message


def test_an_ask_that_wants_words_has_no_answer_of_its_own(spec: Path) -> None:
    result = play(spec, "steps:\n  - seat: b\n    move: pass")
    assert result.status == "fail"
    assert "floor" in next(iter(failed(result).values()))
    # One with `pass` beside the words is asked too, but the bow is given by the runner.
    result = play(spec, FLOOR + "  - seat: b\n    move: pass\nexpect: {over: {winners: [], because: done}}")
    assert result.status == "pass", result.message
    result = play(spec, FLOOR + "expect: {over: {winners: [], because: done}}")
    assert result.status == "fail"


def test_of_several_asks_the_one_that_lists_the_template_is_answered(spec: Path) -> None:
    (spec / "parlour" / "game.yaml").write_text(
        GAME.lstrip().replace("  speech:\n", "  speech:\n    verb: say\n"),
        encoding="utf-8",
    )
    body = """steps:
  - seat: a
    move: say town "from here"
    asked: [{seat: a, kind: floor}]
  - seat: a
    move: say "from there"
    asked: [{seat: a, kind: bows}]
"""
    result = play(spec, body)
    assert result.status == "pass", failed(result)


def test_an_engine_that_only_checks_is_asked_with_some_words(spec: Path) -> None:
    body = "steps:\n  - legal:\n      b:\n        has: [say town]\n        lacks: [bow, speech]\n"
    result = play(spec, body, legal="check")
    assert (result.status, failed(result)) == ("pass", {})
    result = play(
        spec, body.replace("[say town]", "[speech]").replace("[bow, speech]", "[say crowd]"), legal="check"
    )
    assert set(failed(result)) == {"1.legal.b.has.speech", "1.legal.b.lacks.say crowd"}


def test_long_words_go_over_the_wire(spec: Path) -> None:
    words = '"' * 3990 + "é" * 10
    move = json.dumps(f"say town {json.dumps(words, ensure_ascii=False)}", ensure_ascii=False)
    result = play(spec, f"{FLOOR}  - seat: b\n    move: {move}\n    kind: anytime")
    assert result.status == "pass", result.message
    move = json.dumps(f"say town {json.dumps(words + 'x', ensure_ascii=False)}", ensure_ascii=False)
    result = play(spec, f"steps:\n  - seat: b\n    move: {move}\n    refuse: {{code: limit}}")
    assert result.status == "pass", result.message


@pytest.mark.parametrize(
    "move", ["say town hello", 'say moon town "x"', 'say town "x', "say town 'x'", 'say "x"']
)
def test_what_is_no_form_of_the_move_is_an_error_of_the_scenario(spec: Path, move: str) -> None:
    with pytest.raises(RulesError) as caught:
        play(spec, f"steps:\n  - seat: b\n    move: {json.dumps(move)}")
    assert [d.code for d in caught.value.diagnostics] == ["RW510"]
