"""Phase diagrams: found in the rules, whole, in order, and said in every language."""

from __future__ import annotations

import itertools
import re
from xml.etree import ElementTree

import pytest
from saying import LANGUAGES

from rulewright.rules.documents import known_games
from rulewright.rules.load import load_rules
from rulewright_docs.book.pictures.diagram import diagram_markdown, diagram_svg, node_name
from rulewright_docs.book.pictures.diagram_graph import END, START, phase_graph
from rulewright_docs.book.pictures.diagram_layout import laid_out
from rulewright_docs.book.pictures.faces_text import width
from rulewright_docs.words.text import renderer_of

MODES = [(game, mode) for game in known_games() for mode in load_rules(game).modes]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_resting_point_is_a_node_and_the_diagram_stays_readable(game: str, mode: str) -> None:
    rules = load_rules(game, mode)
    graph = phase_graph(rules)
    rests = {s.args["rest"] for s in rules.statements() if s.key == "open" and s.args.get("rest")}
    assert {node.rest for node in graph.nodes.values()} - {""} == rests & set(rules.resting)
    assert len(graph.nodes) <= 25


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_edge_has_its_ends_and_every_node_lies_between_start_and_end(game: str, mode: str) -> None:
    graph = phase_graph(load_rules(game, mode))
    assert {id_ for edge in graph.edges for id_ in edge} == set(graph.nodes)
    for first, step in ((START, graph.after), (END, graph.before)):
        seen, waiting = {first}, [first]
        while waiting:
            for id_ in step(waiting.pop()):
                if id_ not in seen:
                    seen.add(id_)
                    waiting.append(id_)
        assert seen == set(graph.nodes)
    assert not graph.after(END)
    assert not graph.before(START)
    assert not any(a == b for a, b in graph.edges)


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_way_to_win_is_named(game: str, mode: str) -> None:
    rules = load_rules(game, mode)
    named = set(phase_graph(rules).reasons)
    assert named
    assert named <= {s.args["because"] for s in rules.statements() if s.key == "win"}


def test_the_course_of_a_game_is_found_in_its_rules() -> None:
    graph = phase_graph(load_rules("mafia", "online"))
    waits = [node.name for node in graph.nodes.values() if node.kind == "wait"]
    assert waits == ["night", "day", "verdict"]
    by_name = {node.name: node.id for node in graph.nodes.values()}
    assert by_name["acquitted"] in graph.after(by_name["voted"])
    assert graph.after(by_name["acquitted"]) == ["wait.town_talks.day"]
    assert graph.nodes["wait.hours.night"].clock == "night"


def test_a_bid_and_a_challenge_lead_on_from_the_bidding() -> None:
    graph = phase_graph(load_rules("liars_dice", "standard"))
    (bidding,) = [node for node in graph.nodes.values() if node.kind == "wait"]
    assert {graph.nodes[b].name for b in graph.after(bidding.id)} == {"bid_made", "challenged"}


def test_what_a_mode_does_not_have_is_not_in_its_diagram() -> None:
    stars = {
        m: "event.star" in phase_graph(load_rules("bangarena", m)).nodes for m in ("classic", "old_classic")
    }
    assert stars == {"classic": True, "old_classic": False}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_diagrams_are_well_formed_and_their_words_fit(game: str, mode: str, language: str) -> None:
    rules, renderer = load_rules(game, mode), renderer_of(game, language)
    for columns in (1, 2):
        root = ElementTree.fromstring(diagram_svg(rules, renderer, lambda rule: f"#{rule}", columns))
        assert root.findtext(f"{SVG}title") == root.get("aria-label")
        assert root.findtext(f"{SVG}desc")
        assert columns == 2 or float(root.get("width", "")) <= 420
        drawn = [text.text or "" for text in root.iter(f"{SVG}text")]
        for text in root.iter(f"{SVG}text"):
            assert width(text.text or "") * float(text.get("font-size", "0")) <= 240
        for node in phase_graph(rules).nodes.values():
            for word in renderer.text(node_name(node)).split():
                assert any(word in line for line in drawn), word
        if language in ("hi", "ru"):
            assert not re.search("[A-Za-z]", " ".join(drawn))


@pytest.mark.parametrize("columns", [1, 2])
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_boxes_stand_apart_and_every_edge_is_drawn_inside_the_picture(
    game: str, mode: str, columns: int
) -> None:
    graph = phase_graph(load_rules(game, mode))
    layout = laid_out(graph, dict.fromkeys(graph.nodes, 44.0), 240, columns)
    assert set(layout.lines) == set(graph.edges)
    for a, b in itertools.combinations(layout.boxes.values(), 2):
        apart = a.y + a.height <= b.y or b.y + b.height <= a.y or a.x + a.width <= b.x or b.x + b.width <= a.x
        assert apart
    for line in layout.lines.values():
        places = [float(n) for n in re.findall(r"H(-?[\d.]+)", line.path)]
        assert all(0 <= x <= layout.width for x in places)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_the_same_is_said_as_a_list_with_links(game: str, mode: str, language: str) -> None:
    rules, renderer = load_rules(game, mode), renderer_of(game, language)
    text = diagram_markdown(rules, renderer, lambda rule: f"#{rule}")
    graph = phase_graph(rules)
    lines = [line for line in text.splitlines() if line.startswith("- ")]
    assert len(lines) == len(graph.nodes)
    for line, node in zip(lines, graph.nodes.values(), strict=True):
        assert renderer.text(node_name(node)) in line
        for after in graph.after(node.id):
            assert renderer.text(node_name(graph.nodes[after])) in line
    assert {node.rule for node in graph.nodes.values() if node.kind not in ("start", "end")} <= set(
        rules.rules
    )
