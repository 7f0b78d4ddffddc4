"""What rules may not do with free words (SEM-27): a fault when they run, or refused by the checker."""

from __future__ import annotations

import pytest
from micro import Watched, begin, diagnostics, fault, ids, line_number, micro, refused, write_micro, wrong

from rulewright.rules.meaning import check_game

# -- what shows only when the rules run -------------------------------------------------------------

BODIES = [
    ("if: words < 3\n        then: []", "RW405"),
    ("let: {x: words + 1}", "RW405"),
    ("let: {x: words.size}", "RW405"),
    ("let: {x: words.dice}", "RW405"),
    ("set: {game.n: words}", "RW405"),
    ("set: {game.s: words}", "RW405"),
    ("set: {game.p: words}", "RW405"),
    ('set: {game.l: "[words]"}', "RW405"),
    ('set: {game.l: "[[words]]"}', "RW405"),
    ("add: {game.l: words}", "RW405"),
    ("set: {who.dice: words}", "RW405"),
    ("know: {what: rumour, who: players, is: words}", "RW405"),
    ('reveal: {what: rumour, is: "[words]"}', "RW405"),
    ('choose: {by: who, from: "[words]"}', "RW405"),
    ("choose: {by: who, from: words}", "RW405"),
    ("let:\n          x: min(words, 3)", "RW405"),
    ("let: {x: constant.t.at(words)}", "RW405"),
    ("each: {p: words}\n        do: []", "RW405"),
    ("pick: {from: words, of: who, as: x}", "RW405"),
    ('pick: {from: "[words]", of: who, as: x}', "RW405"),
    ('shuffle: {list: "[words]", name: x, as: x}', "RW405"),
]
HOLDER = """
constants: {t: {rows: {"1": {is: 2}}}}
symbols: {what: [x, y]}
attributes:
  game:
    n: {type: int, default: 0, seen_by: all}
    s: {type: symbol, default: none, seen_by: all}
    p: {type: player, default: none, seen_by: all}
    l: {type: list, default: [], seen_by: all}
  player:
    dice: {type: dice, default: [], seen_by: all}
rules:
  say:
    offer: fair
    with: {words: {text: 9}}
    do: [said: {words: words, who: me}]
events:
  begin:
    do: [loop: [open: {for: players.first, offers: [fair], closes: answered}]]
  said:
    fields: {who: none, words: none}
    do:
      - BODY  # here
"""


@pytest.mark.parametrize(("body", "code"), BODIES)
def test_what_has_no_meaning_for_words_is_a_fault_whatever_they_are(body: str, code: str) -> None:
    text = HOLDER.replace("BODY  # here", body)
    for words in ("x", "1", "a", "[]"):
        table = begin(text, 2)
        found = fault(lambda table=table, words=words: _say_and_list(table, words))
        assert found[0] == code


def _say_and_list(table: Watched, words: str) -> None:
    table.table.act("a", {"do": "say", "words": words})
    table.legal("a")


# -- what the checker refuses -----------------------------------------------------------------------------------

PARAMS = """
symbols: {channel: [town]}
rules:
  say:
    offer: talk
    with:
      PARAMS
    do: []
events:
  begin:
    do: [loop: [open: {for: players, offers: [talk], closes: answered}]]
"""


@pytest.mark.parametrize(
    ("params", "codes"),
    [
        ("words: {text: 1}", []),
        ("words: {text: 4000}", []),
        ("words:\n        text: 0  # here", ["RW226"]),
        ("words:\n        text: 4001  # here", ["RW226"]),
        ("words:\n        text: -1  # here", ["RW226"]),
        ("words:\n        text: many  # here", ["RW152"]),
        ("words:\n        text: true  # here", ["RW152"]),
        ("words:  # here\n        text: 5\n      seat: {from: players}", ["RW226"]),
        ("one: {text: 5}\n      two:  # here\n        text: 5", ["RW226"]),
        ("words:\n        text: 5\n        count: 1  # here", ["RW226"]),
        ("words:\n        text: 5\n        optional: true  # here", ["RW226"]),
        ("words:\n        text: 5\n        target: false  # here", ["RW226"]),
        ("words:\n        text: 5\n        kind: symbol  # here", ["RW226"]),
        ("words:\n        text: 5\n        code: limit  # here", ["RW226"]),
        ("verb:  # here\n        text: 5", ["RW221"]),
    ],
)
def test_a_parameter_of_words_has_one_form(params: str, codes: list[str]) -> None:
    text = PARAMS.replace("PARAMS", params)
    if not codes:
        micro(text)
        return
    line = line_number(text)
    assert wrong(text) == [f"{code}:{line}" for code in codes]


@pytest.mark.parametrize("params", ["words: {text: 5, from: players}", "words: {optional: true}"])
def test_a_parameter_has_values_or_words(params: str) -> None:
    assert wrong(
        PARAMS.replace(
            "PARAMS", params.replace(", ", "\n        ").replace("{", "\n        ").replace("}", "")
        )
    )[0].startswith("RW154")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("rules: {say: {with: {words: {from: players}}}}", "RW226"),
        ("remove: [rules.say.with.words.text]", "RW226"),
    ],
)
def test_a_mode_cannot_make_a_parameter_both_or_neither(body: str, code: str) -> None:
    text = PARAMS.replace("PARAMS", "words: {text: 5}")
    codes = [found.code for found in diagnostics(text, modes={"odd": body})]
    assert codes in ([code], ["RW154"])


USES = [
    ("needs", "if: words == town"),
    ("needs", "if: words != none"),
    ("needs", "if: words in players"),
    ("needs", "if: words"),
    ("needs", "if: not words"),
    ("needs", "if: words.size > 3"),
    ("needs", "if: players.any(it.name == words)"),
    ("do", "let: {x: words}"),
    ("do", 'let: {x: "[words]"}'),
    ("do", "let: {words: 3}"),
    ("do", "set: {words: 3}"),
    ("do", "set: {me.mood: words}"),
    ("do", "add: {me.notes: words}"),
    ("do", "if: words == none\n        then: []"),
    ("do", "case: words\n        when: {}"),
    ("do", 'note: {what: "[words]"}'),
    ("do", "note: {what: words if true else none}"),
    ("do", "note: {what: words == words}"),
    ("do", "result: words"),
    ("do", "know: {what: rumour, who: players, is: words}"),
    ("do", "reveal: {what: rumour, is: words}"),
    ("do", "choose: {by: me, from: words}"),
    ("do", 'choose: {by: me, from: "[words]"}'),
    ("do", "pick: {from: words, of: me, as: x}"),
    ("do", "win: {who: words, because: done}"),
    ("do", "let: {x: players.map(words)}"),
    ("do", "let:\n          x: range(1, words)"),
    ("do", "each: {p: words}\n        do: []"),
    ("do", "let: {x: me.distance(words)}"),
    ("do", "let: {x: words.kind}"),
    ("do", "let: {x: -words}"),
]


@pytest.mark.parametrize(("place", "use"), USES)
def test_rules_cannot_look_at_words(place: str, use: str) -> None:
    needs = f"\n    needs:\n      x:\n        code: forbidden\n        {use}" if place == "needs" else ""
    do = f"\n      - {use}" if place == "do" else " []"
    text = f"""
symbols: {{channel: [town]}}
attributes:
  player:
    mood: {{type: symbol, default: none, seen_by: all}}
    notes: {{type: list, default: [], seen_by: all}}
    name: {{type: symbol, default: none, seen_by: all}}
numbers: {{player: {{distance: {{base: 1, with: other}}}}}}
rules:
  say:
    offer: talk
    with: {{words: {{text: 5}}}}{needs}
    do:{do}
events:
  begin:
    do: [loop: [open: {{for: players, offers: [talk], closes: answered}}]]
"""
    assert [found.code for found in diagnostics(text)] == ["RW211"]


def test_what_is_wrong_with_words_is_said_with_its_place_and_remedy() -> None:
    text = HOLDER.replace("BODY  # here", "note: {what: words}").replace(
        "do: [said: {words: words, who: me}]", "do:\n      - if: words == hello  # here\n        then: []"
    )
    text = text.replace("what: [x, y]", "what: [x, hello]")
    (found,) = [d for d in check_game(write_micro(text) / "micro") if d.severity == "error"]
    assert (found.code, found.mark.line) == ("RW211", line_number(text))
    assert found.message == "'words' is free text, which no rule can look at"
    assert found.hint == "pass it on as it is, as the field of an event"


@pytest.mark.parametrize(
    ("use", "good"),
    [
        ("note: {what: chosen.words}", True),
        ("note: {what: all.first.words}", True),
        ("let: {x: chosen.words}", False),
        ("note: {what: chosen.words == none}", False),
        ("note: {what: all.map(it.words)}", False),
        ("if: all.any(it.words == none)\n            then: []", False),
    ],
)
def test_words_of_a_collected_choice_are_passed_on_alone(use: str, good: bool) -> None:
    text = f"""
rules:
  write: {{offer: letters, with: {{words: {{text: 5}}}}, do: []}}
  hush: {{forbid: letters, if: move.verb == sing}}
symbols: {{verbs: [sing]}}
events:
  begin:
    do:
      - open: {{for: players, offers: [letters], sealed: true, closes: answered, as: all}}
      - each: {{chosen: all}}
        do:
          - {use}
      - win: {{who: none, because: done}}
"""
    if good:
        micro(text)
    else:
        assert [found.code for found in diagnostics(text)] == ["RW211"]


def test_forbid_does_not_see_words() -> None:
    text = PARAMS.replace("PARAMS", "words: {text: 5}").replace(
        "events:", "  hush:\n    forbid: talk\n    if: move.words == town  # here\nevents:"
    )
    assert wrong(text) == [f"RW211:{line_number(text)}"]
    # Where another move has a part of that name, the one with words has none there, in lists and when it is made.
    text = PARAMS.replace("PARAMS", "words: {text: 5}").replace(
        "events:",
        "  point: {offer: talk, with: {words: {from: players}}, do: []}\n"
        "  hush:\n    forbid: talk\n    if: move.words == none\nevents:",
    )
    table = begin(text, 2)
    assert ids(table, "a") == ["point > a", "point > b"]
    assert refused(lambda: table.act("a", 'say "x"')).code == "forbidden"
