"""Odds: equal to what counting everything gives, following the rules, and said in every language."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations, product
from math import comb
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from saying import LANGUAGES

from rulewright.data import data_path
from rulewright.rules.documents import known_games, load_game
from rulewright.rules.load import load_rules
from rulewright.rules.strict_yaml import load_document
from rulewright_conformance.client import Client
from rulewright_docs.book.odds import OddsTable, odds_markdown, odds_of, percent, reference_engine
from rulewright_docs.book.odds.table import at_least, at_least_one
from rulewright_docs.words.errors import TextError
from rulewright_docs.words.phrases import Phrase
from rulewright_docs.words.text import renderer_of

MODES = [(game, mode) for game in known_games() for mode in load_rules(game).modes]
Card = tuple[str, int, str]  # kind, rank, suit


@pytest.fixture(scope="module")
def engine() -> Iterator[Client]:
    with reference_engine() as client:
        yield client


@pytest.fixture(scope="module")
def odds(engine: Client) -> Callable[[str, str], dict[str, OddsTable]]:
    @cache
    def found(game: str, mode: str) -> dict[str, OddsTable]:
        return {table.id: table for table in odds_of(game, mode, engine=engine)}

    return found


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    shutil.copytree(data_path("spec"), tmp_path / "spec")
    return tmp_path / "spec"


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def deck(game: str) -> list[Card]:
    """All copies of all cards, read from the YAML alone."""
    found = []
    for file in sorted((data_path("spec") / game / "cards").glob("*.yaml")):
        document = load_document(file)
        for copy in document["copies"]:
            rank = {"A": 14, "J": 11, "Q": 12, "K": 13}.get(copy[:-1]) or int(copy[:-1])
            found.append((document["card"], rank, copy[-1]))
    return found


def without(cards: Sequence[Card], *kinds: str) -> list[Card]:
    """The deck without the first card of each kind."""
    left = list(cards)
    for kind in kinds:
        left.remove(next(card for card in left if card[0] == kind))
    return left


def fuse(card: Card) -> bool:
    return not (card[2] == "S" and 2 <= card[1] <= 9)


def heart(card: Card) -> bool:
    return card[2] == "H"


def share(cards: Sequence[Card], good: Callable[[Card], bool], tries: int) -> Fraction:
    """Of all orders of the first cards, how many have a good one."""
    orders = list(permutations(range(len(cards)), tries))
    return Fraction(sum(any(good(cards[i]) for i in order) for order in orders), len(orders))


def chances(table: OddsTable) -> list[Fraction | None]:
    return [row.chances[0] for row in table.rows]


def number(part: Any) -> int:
    """The number in the label of a column."""
    assert isinstance(part, Phrase)
    found = part.args["n"]
    assert isinstance(found, int)
    return found


@pytest.mark.parametrize("mode", load_rules("bang").modes)
def test_checks_by_a_card_are_what_counting_the_cards_gives(mode: str, odds: Any) -> None:
    cards = deck("bang")
    shot = without(cards, "bang", "barrel")
    assert chances(odds("bang", mode)["checks"]) == [
        share(without(cards, "dynamite"), fuse, 1),
        share(without(cards, "jail"), heart, 1),
        share(shot, heart, 1),
        share(without(cards, "dynamite"), fuse, 2),
        share(without(cards, "jail"), heart, 2),
        share(shot, heart, 2),
        share(shot, heart, 2),
    ]


@pytest.mark.parametrize("mode", load_rules("bangarena").modes)
def test_cover_is_a_coin_or_a_card_as_the_mode_says(mode: str, odds: Any) -> None:
    cards = deck("bangarena")
    coins = [
        Fraction(sum("heads" in throw for throw in product(("heads", "tails"), repeat=n)), 2**n)
        for n in (1, 2)
    ]
    shot = without(cards, "bullet", "cover")
    cover = [share(shot, heart, 1), share(shot, heart, 2)] if mode == "old_classic" else coins
    assert chances(odds("bangarena", mode)["checks"]) == [
        share(without(cards, "dynamite"), fuse, 1),
        share(without(cards, "jail"), heart, 1),
        cover[0],
        share(without(cards, "dynamite"), fuse, 2),
        share(without(cards, "jail"), heart, 2),
        cover[1],
        cover[0],
    ]


def test_the_remark_of_a_check_counts_the_good_cards_of_each_suit(odds: Any) -> None:
    cards = without(deck("bang"), "dynamite")
    signs = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
    counted = [
        f"{sign} {sum(fuse(c) for c in cards if c[2] == suit)}/{sum(c[2] == suit for c in cards)}"
        for suit, sign in signs.items()
    ]
    assert odds("bang", "fourth_edition")["checks"].rows[0].note == " · ".join(counted)


def test_a_hand_has_a_card_as_often_as_among_all_hands() -> None:
    for size, kept, drawn in product(range(1, 8), range(8), range(8)):
        if kept <= size >= drawn:
            hands = list(combinations(range(size), drawn))
            wanted = sum(any(card < kept for card in hand) for hand in hands)
            assert at_least_one(kept, size, drawn) == Fraction(wanted, len(hands))


@pytest.mark.parametrize("game", ["bang", "bangarena"])
def test_opening_hands_hold_each_kind_as_often_as_its_copies_say(game: str, odds: Any) -> None:
    copies = Counter(kind for kind, _, _ in deck(game))
    table = odds(game, load_rules(game).mode)["hands"]
    assert len(table.rows) == len(copies)
    for row in table.rows:
        kind = row.label.paths[0].removeprefix("card.")
        for column, chance in zip(table.columns, row.chances, strict=True):
            missed = Fraction(1)
            for i in range(number(column)):
                missed *= Fraction(copies.total() - copies[kind] - i, copies.total() - i)
            assert chance == 1 - missed


@pytest.mark.parametrize(
    ("game", "mode", "sizes"),
    [
        # Three or four hearts, and the Sheriff has one more.
        ("bang", "fourth_edition", {3, 4, 5}),
        # The Marshal has up to two hearts more and up to two cards more, but one card less at eight.
        ("bangarena", "classic", {3, 4, 5, 6, 7, 8, 9}),
        # One character has five.
        ("bangarena", "old_classic", {3, 4, 5, 6}),
    ],
)
def test_opening_hands_have_every_size_that_the_deal_brings(
    game: str, mode: str, sizes: set[int], odds: Any
) -> None:
    assert {number(column) for column in odds(game, mode)["hands"].columns} == sizes


def matches(mode: str, face: int, closed: bool, die: int) -> bool:
    return die == face or (die == 1 and not closed and face != 1)


@pytest.mark.parametrize(
    ("mode", "table", "face", "closed"),
    [
        ("standard", "claims-1", 3, False),
        ("standard", "claims-2", 1, False),
        ("standard", "claims-2", 4, True),
        ("standard", "claims-2", 1, True),
        ("perudo", "claims-1", 1, False),
        ("perudo", "claims-2", 6, False),
    ],
)
def test_a_bid_holds_as_often_as_in_all_throws(
    mode: str, table: str, face: int, closed: bool, odds: Any
) -> None:
    found = odds("liars_dice", mode)[table]
    for n in range(1, 6):
        counts = Counter(
            sum(matches(mode, face, closed, die) for die in throw) for throw in product(range(1, 7), repeat=n)
        )
        for quantity, chance in enumerate(found.rows[n - 1].chances, 1):
            held = sum(times for count, times in counts.items() if count >= quantity)
            assert chance == Fraction(held, 6**n)


def test_own_dice_are_counted_with_those_of_all_throws(odds: Any) -> None:
    table = odds("liars_dice", "standard")["claims-1-own"]
    for own in range(6):
        counts = Counter(
            own + sum(die in (1, 5) for die in throw) for throw in product(range(1, 7), repeat=5)
        )
        for quantity, chance in enumerate(table.rows[own].chances, 1):
            held = sum(times for count, times in counts.items() if count >= quantity)
            assert chance == (Fraction(held, 6**5) if quantity <= 10 else None)


def test_at_least_so_many_match_as_in_all_throws() -> None:
    for n, wanted in product(range(6), range(-1, 7)):
        throws = list(product(range(3), repeat=n))
        held = sum(throw.count(0) >= wanted for throw in throws)
        assert at_least(wanted, n, Fraction(1, 3)) == Fraction(held, len(throws))


@pytest.mark.parametrize(
    ("game", "mode", "constant", "table", "by"),
    [
        ("mafia", "online", "suggested", "roles", None),
        ("mafia", "online", "suggested", "sides", "faction"),
        ("mafia", "village", "roles", "roles", None),
        ("bangarena", "double_agent", "line_up", "roles", None),
        ("bang", "chinese_table", "line_up", "sides", "side"),
    ],
)
def test_roles_come_as_often_as_in_all_orders_of_the_list(
    game: str, mode: str, constant: str, table: str, by: str | None, odds: Any
) -> None:
    rules = load_rules(game, mode)
    found = odds(game, mode)[table]
    for column, part in enumerate(found.columns):
        if number(part) > 7:
            continue
        listed = [str(e.args[0]) for e in rules.constants[constant].rows[number(part)][0].args]
        if by is not None:
            listed = [str(rules.documents["role"][role].data[by].args[0]) for role in listed]
        first = Counter(order[0] for order in permutations(listed))
        for row in found.rows:
            word = row.label.paths[0].removeprefix("symbol.")
            assert (row.chances[column] or 0) == Fraction(first[word], first.total())


def test_another_player_is_what_is_left_in_all_orders(odds: Any) -> None:
    rules = load_rules("mafia", "online")
    roles = rules.documents["role"]
    table = odds("mafia", "online")["neighbours"]
    for column in range(3):
        listed = rules.constants["suggested"].rows[number(table.columns[column])][0].args
        sides = [str(roles[str(e.args[0])].data["faction"].args[0]) for e in listed]
        pairs = [(a, b) for a, b in permutations(sides, 2) if a == "town"]
        for row in table.rows:
            side = row.label.paths[0].removeprefix("symbol.")
            seen = sum(other == side for _, other in pairs)
            assert (row.chances[column] or 0) == Fraction(seen, len(pairs))


def test_characters_come_as_often_as_in_all_draws(odds: Any) -> None:
    characters = len(list((data_path("spec") / "bang" / "characters").glob("*.yaml")))
    for row in odds("bang", "fourth_edition")["characters"].rows:
        players = number(row.label)
        draws = list(combinations(range(characters), players)) if players < 6 else None
        anybody = Fraction(players, characters)
        if draws is not None:
            assert anybody == Fraction(sum(0 in draw for draw in draws), len(draws))
        assert row.chances == (Fraction(1, characters), anybody)


def value_of(formula: str, **names: int) -> Fraction:
    """What a formula says, recomputed."""
    if formula.startswith("Σ"):
        term, _, least = formula.removeprefix("Σ ").rpartition(", i ≥ ")
        dice = int(re.search(r"C\((\d+)", term).group(1))  # type: ignore[union-attr]
        first = max(0, int(value_of(least, **names)))
        return sum((value_of(term, i=i) for i in range(first, dice + 1)), start=Fraction(0))
    source = formula.replace("−", "-").replace("·", "*").replace("^", "**")
    source = re.sub(r"\d+", lambda m: f"F({m.group()})", source)

    def choose(n: Fraction, k: Fraction) -> Fraction:
        return Fraction(comb(int(n), int(k)))

    values = {name: Fraction(value) for name, value in names.items()}
    return Fraction(eval(source, {"__builtins__": {}}, {"F": Fraction, "C": choose, **values}))


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_formula_gives_its_chances(game: str, mode: str, odds: Any) -> None:
    tables = odds(game, mode)
    assert tables
    for table in tables.values():
        for row in table.rows:
            listed = (
                row.formula.split(", ") if table.id in ("sides", "roles", "neighbours", "characters") else []
            )
            for i, chance in enumerate(row.chances):
                formula = listed[i] if len(listed) > 1 else row.formula
                if chance is None or formula == "–":
                    assert chance is None
                    continue
                n = number(table.columns[i]) if "n" in getattr(table.columns[i], "args", {}) else 0
                assert value_of(formula, n=n, N=n, q=n) == chance, (table.id, row.formula)


def test_one_card_changed_in_the_rules_changes_the_odds(spec: Path, odds: Any) -> None:
    change(spec / "bang" / "cards" / "dynamite.yaml", "copies: [2H]", "copies: [2S]")
    change(spec / "bang" / "cards" / "beer.yaml", "6H", "6S")
    rows = odds_of("bang", "fourth_edition", spec)[0].rows
    assert odds("bang", "fourth_edition")["checks"].rows[1].chances == (Fraction(20, 79),)
    assert rows[1].chances == (Fraction(18, 79),)
    assert rows[4].chances == (share([*[("a", 2, "H")] * 18, *[("b", 2, "S")] * 61], heart, 2),)


def test_one_number_changed_in_the_rules_changes_the_odds(spec: Path) -> None:
    change(spec / "_west" / "game.yaml", "  fuse_to:\n    is: 9", "  fuse_to:\n    is: 13")
    cards = without(deck("bangarena"), "dynamite")
    found = odds_of("bangarena", "classic", spec)[0].rows[0].chances
    assert found == (share(cards, lambda c: c[2] != "S" or c[1] == 14, 1),)


def test_a_ruling_changed_in_the_rules_changes_when_a_bid_holds(spec: Path) -> None:
    change(spec / "liars_dice" / "rulings.yaml", "default: bid_holds", "default: bid_fails")
    table = odds_of("liars_dice", "standard", spec)[0]
    # One more die must match than is bid.
    assert table.rows[1].chances[:2] == (Fraction(1, 9), Fraction(0))
    assert value_of(table.rows[4].formula, q=2) == at_least(3, 5, Fraction(1, 3))


def test_two_cards_that_count_together_cannot_be_taken_for_one_each(spec: Path) -> None:
    change(
        spec / "_west" / "game.yaml", "good: good or top.good_for(about)", "good: checked.sum(it.rank) > 14"
    )
    change(spec / "_west" / "game.yaml", "tries: who.tries", "tries: 2")
    change(spec / "_west" / "game.yaml", "ruling.lucky_choice == his_choice and seen.size > 1", "false")
    with pytest.raises(TextError, match=r"odds\.yaml:\d+: what comes of '.*' depends on more"):
        odds_of("bang", "fourth_edition", spec)


def test_where_a_second_card_undoes_the_first_all_orders_are_counted(spec: Path) -> None:
    change(
        spec / "_west" / "game.yaml", "good: good or top.good_for(about)", "good: good != top.good_for(about)"
    )
    change(spec / "_west" / "game.yaml", "tries: who.tries", "tries: 2")
    change(
        spec / "_west" / "game.yaml",
        "while: tries > 0 and (ruling.lucky == always_two or not good)\n      - let:\n          seen",
        "while: tries > 0\n      - let:\n          seen",
    )
    change(spec / "_west" / "game.yaml", "ruling.lucky_choice == his_choice and seen.size > 1", "false")
    cards = without(deck("bang"), "jail")
    orders = [(heart(a), heart(b)) for a, b in permutations(cards, 2)]
    row = odds_of("bang", "fourth_edition", spec)[0].rows[1]
    assert row.chances == (Fraction(sum(a != b for a, b in orders), len(orders)),)
    assert value_of(row.formula) == row.chances[0]


def test_a_game_without_a_file_of_odds_has_none(spec: Path) -> None:
    (spec / "mafia" / "odds.yaml").unlink()
    assert odds_of("mafia", "online", spec) == ()


@pytest.mark.parametrize(
    ("game", "old", "new", "line", "said"),
    [
        ("mafia", "game: mafia", "game: mafiosi", "game:", "the game is called 'mafia'"),
        ("mafia", "tables:", "table:", "table:", "did you mean 'tables'?"),
        ("mafia", "compute: dealt", "compute: delt", "delt", "did you mean 'dealt'?"),
        ("mafia", "    attribute: role\n", "", "compute: dealt", "needs the key 'attribute'"),
        ("mafia", "attribute: role", "attribute: rol", "attribute: rol", "did you mean 'role'?"),
        ("mafia", "by: faction", "by: fraction", "fraction", "did you mean 'faction'?"),
        (
            "mafia",
            "mafia.lists.list",
            "mafia.list.list",
            "mafia.list.list",
            "did you mean 'mafia.lists.list'?",
        ),
        ("mafia", "seen_from: town", "seen_from: tow", "seen_from", "did you mean 'town'?"),
        ("mafia", "attribute: role", "attribute: [role]", "[role]", "'attribute' is no name"),
        ("liars_dice", "flags: [ones_closed]", "flags: ones_closed", "flags", "'flags' is no list"),
        ("liars_dice", "seats: [a, b]", "seats: [a, b, c]", "seats: [", "between two seats"),
        ("liars_dice", "move: challenge", "move: chalenge", "chalenge", "cannot move 'chalenge'"),
        ("liars_dice", "bidder: b", "bidder: a", "at: bidding", "refuses this position for every bid"),
        ("liars_dice", "event: die_lost", "event: die_loss", "die_loss", "did you mean 'die_lost'?"),
        (
            "liars_dice",
            "success: {event: die_lost, who: a}",
            "success: {event: out, who: c}",
            "success",
            "neither",
        ),
        ("bang", "symbol.fuse", "symbol.fuze", "fuze", "did you mean 'symbol.fuse'?"),
        ("bang", "table: [dynamite]", "table: [dynamo]", "at: turn_start", "there is no card 'dynamo'"),
        ("bang", "table: [dynamite]", "table: dynamite", "table: dynamite", "'table' is no list of cards"),
        ("bang", "game: {turn: b}", "game: {turn: z}", "symbol.fuse", "the engine refuses this case"),
        ("bang", "moves: [play bang > b]", "moves: [play bank > b]", "play bank", "is not legal here"),
        ("bang", "attribute: character\n", "attribute: role\n", "deal: characters", "is of no role"),
        ("bang", "until: match_begins", "until: death", "until: death", "no deal comes to 'death'"),
        ("bang", "roles: role", "role: role", "role: role", "did you mean 'roles'?"),
        (
            "bang",
            "deal: characters",
            "deal: character",
            "deal: character",
            "did you mean 'characters'?",
        ),
    ],
)
def test_a_wrong_file_of_odds_is_an_error_at_its_line(
    spec: Path, game: str, old: str, new: str, line: str, said: str
) -> None:
    file = spec / game / "odds.yaml"
    change(file, old, new)
    with pytest.raises(TextError) as error:
        odds_of(game, load_rules(game).mode, spec)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert error.value.place == f"{file}:{1 + next(i for i, text in enumerate(lines) if line in text)}"
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "12.5%"), ("hi", "12.5%"), ("es", "12,5\xa0%"), ("ru", "12,5\xa0%")],
)
def test_a_chance_is_written_as_the_language_writes_percentages(language: str, said: str) -> None:
    assert percent(Fraction(1, 8), Locale.parse(language)) == said


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (Fraction(0), "0.0%"),
        (Fraction(1), "100.0%"),
        (Fraction(1, 10**9), "< 0.1%"),
        (1 - Fraction(1, 10**9), "> 99.9%"),
        (Fraction(1, 16), "6.3%"),
        (Fraction(1, 3), "33.3%"),
        (None, "–"),
    ],
)
def test_what_is_nearly_certain_is_not_written_as_certain(chance: Fraction | None, said: str) -> None:
    assert percent(chance, Locale.parse("en")) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_pages_are_said_whole_in_every_language(game: str, mode: str, language: str, odds: Any) -> None:
    renderer = renderer_of(game, language)
    body = odds_markdown(odds(game, mode).values(), renderer, lambda rule: f"rules.md#{rule}")
    assert renderer.lexicon.missing == set()
    assert body.count("\n## ") + 1 == len(odds(game, mode))
    assert "‹" not in body
    words = re.sub(r"\]\([^)]*\)|`[^`]*`|\{ #[^}]*\}", "", body)
    if language in ("hi", "ru"):
        names = "|".join(re.escape(e["name"]) for e in renderer.lexicon.names.values() if e["name"].isascii())
        assert not re.search("[A-Za-z]{2,}", re.sub(names or "^$", "", words))
    elif language == "es":
        english = odds_markdown(odds(game, mode).values(), renderer_of(game, "en"), lambda rule: None)
        said = {s for s in re.split(r"[|.:]\s", english) if len(s.split()) > 2 and "/" not in s}
        assert said
        assert {s for s in said if s.strip() in words and re.search("[a-z]{4}", s)} == set()


def test_every_row_has_a_formula_and_links_go_to_rules(odds: Any) -> None:
    renderer = renderer_of("bang", "en")
    tables = odds("bang", "fourth_edition").values()
    assert all(row.formula for table in tables for row in table.rows)
    rules = load_rules("bang", "fourth_edition").rules
    body = odds_markdown(tables, renderer, lambda rule: f"there#{rule}" if rule in rules else None)
    linked = set(re.findall(r"\]\(there#([^)]*)\)", body))
    assert linked == {r for t in tables for r in (*t.rules, *(r for row in t.rows for r in row.rules))}
    assert "](" not in odds_markdown(tables, renderer, lambda rule: None)


def test_the_file_of_odds_may_stand_beside_the_rules() -> None:
    for game in known_games():
        folder = data_path("spec") / game
        assert not [w for w in load_game(folder).warnings if w.mark.file.endswith("odds.yaml")]
