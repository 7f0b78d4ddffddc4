"""What each RW5xx code means: a title, and an explanation for `rulewright explain CODE`."""

from __future__ import annotations

CODES: dict[str, tuple[str, str]] = {
    "RW500": (
        "The document differs from its schema",
        "A field is unknown, missing, or holds a value of the wrong form. The schema is "
        "`schema/scenario.schema.json` (or `baseline`, `coverage`); an editor that knows it "
        "completes the fields.",
    ),
    "RW501": (
        "Two scenarios have one id",
        "The id of a scenario names it for ever, in baselines and reports. Give one of them "
        "another id and file name.",
    ),
    "RW502": (
        "The id differs from the path",
        "A scenario `<game>.<topic>.<name>` lies in `scenarios/<game>/<topic>/<name>.yaml`, so "
        "that it is found by its id. Rename the file or the id.",
    ),
    "RW503": (
        "There is no such game",
        "The game is not one of those under `spec/`; the hint lists them.",
    ),
    "RW504": (
        "The game has no such mode",
        "The mode is not one of the game's modes; the hint lists them.",
    ),
    "RW505": (
        "There is no such claim",
        "No rule of this game carries the claim, and `conformance/coverage.yaml` does not list it either.",
    ),
    "RW506": (
        "The game has no such setting",
        "A setting is declared in `game.yaml` (or in the mode) before a scenario may change it.",
    ),
    "RW507": (
        "There is no such ruling, or it has no such reading",
        "Disputed rules and their readings are listed in `rulings.yaml`.",
    ),
    "RW508": (
        "There is no such attribute or zone",
        "A position and an expectation may name only what `rulewright vocabulary GAME` lists.",
    ),
    "RW509": (
        "There is no such card",
        "A card is its kind and, where it has them, rank and suit (`bullet 5D`), as the catalogue has it.",
    ),
    "RW510": (
        "The game has no such move",
        "A move is its canonical text: name, then parameters. A step that expects a refusal may "
        "use a move that does not exist; any other step may not. A comma in flow style cuts a "
        "move in two: write it in block form.",
    ),
    "RW511": (
        "There is no such kind of ask",
        "The kinds are listed by `rulewright vocabulary GAME`.",
    ),
    "RW512": (
        "There is no such event, or it has no such field",
        "Told events and their fields are listed by `rulewright vocabulary GAME`.",
    ),
    "RW513": (
        "There is no such rule",
        "The id is not the id of a rule of this game in the mode of the run.",
    ),
    "RW514": (
        "There is no such seat",
        "The seat is not in `seats` of this scenario.",
    ),
    "RW515": (
        "The seats do not fit the game",
        "The mode cannot be played with so few or so many, or a seat is named twice. A scenario "
        "that wants the set-up refused says `setup_refused`.",
    ),
    "RW516": (
        "There is no such resting point",
        "A position is taken at a resting point of the mode; deeper states are reached by steps.",
    ),
    "RW517": (
        "Two expectations contradict each other",
        "The same thing is expected with two values, so no engine can pass.",
    ),
    "RW518": (
        "The same thing is asked for and forbidden",
        "A pattern of `not_asked` (or `never`) covers one of `asked` (or `events`), so no engine can pass.",
    ),
    "RW519": (
        "There is no such outside event",
        "Events that come from outside are declared with `outside: true`.",
    ),
    "RW520": (
        "Two runs have one name",
        "Two variants (or a variant and a mode) come to the same name; give one of them a `name`.",
    ),
    "RW521": (
        "The scenario checks nothing",
        "It has no steps, no `expect` and no `setup_refused`: a test that cannot fail.",
    ),
    "RW522": (
        "Time runs backwards",
        "The times of `at` and `tick` never fall from step to step.",
    ),
    "RW523": (
        "The title is not a plain sentence",
        'A title says what happens, in the present tense, without "should" and without a final stop.',
    ),
    "RW524": (
        "The value is of the wrong type",
        "The attribute holds whole numbers, truth values or seats, and this is none.",
    ),
    "RW525": (
        "There is no such reason for winning",
        "The words for `because` are listed by `rulewright vocabulary GAME`.",
    ),
    "RW526": (
        "The step does two things, or half a thing",
        "A step is one of: a move of a seat, a withdrawal, `together`, `tick`, `outside`, or "
        "nothing but checks.",
    ),
    "RW527": (
        "The matcher is not complete",
        "A matcher is a mapping with one key: one_of, between, count, absent, hidden, unordered, "
        "has or closed.",
    ),
    "RW528": (
        "A refused set-up has no steps",
        "Nothing can be done or seen at a table that is not there: leave out `steps` and `expect`.",
    ),
    "RW529": (
        "There is nothing here to run",
        "The path holds no scenario files.",
    ),
    "RW530": (
        "The line-up does not fit",
        "The mode takes no line-up, or it has no such role, or there is not one role for each seat. A "
        "scenario that wants the set-up refused says `setup_refused`.",
    ),
    "RW540": (
        "The baseline names a run twice",
        "One entry a run: merge the two.",
    ),
    "RW541": (
        "The date does not exist",
        "`expires` is a day, written year-month-day.",
    ),
    "RW550": (
        "The excluded claim or rule does not exist",
        "An exclusion in `conformance/coverage.yaml` names something that is neither a claim nor "
        "a rule of the game.",
    ),
    "RW551": (
        "What is excluded is covered",
        "A passing scenario shows it, so the exclusion is no longer true: remove it.",
    ),
    "RW552": (
        "The range of claims is not a range",
        "Both ends have the same letters, and the first comes first.",
    ),
}
