"""Faces, gallery and sheets to print: every document has a picture that is well formed, told apart and fits."""

from __future__ import annotations

import re
import shutil
import subprocess
from html import escape
from pathlib import Path
from xml.etree import ElementTree

import pytest
from browsing import chromium
from saying import LANGUAGES

from rulewright.data import data_path
from rulewright.rules.documents import known_games
from rulewright.rules.load import load_rules
from rulewright.rules.model import Document
from rulewright_docs.book.pictures.faces import (
    WIDTH,
    die_svg,
    face_svg,
    gallery_markdown,
    groups_of,
    name_of,
    pips_svg,
    type_label,
)
from rulewright_docs.book.pictures.faces_style import FRAMES, Faces, read_faces
from rulewright_docs.book.pictures.faces_text import fitted, width
from rulewright_docs.book.pictures.icons import ICONS, icon_names, icon_shapes
from rulewright_docs.book.pictures.prints import CARD, PAPERS, copies_needed, print_sheet_html
from rulewright_docs.words.errors import TextError
from rulewright_docs.words.text import renderer_of

GAMES = known_games()
MODES = [(game, mode) for game in GAMES for mode in load_rules(game).modes]
SVG = "{http://www.w3.org/2000/svg}"


def documents_of(style: Faces) -> list[Document]:
    return [d for found in style.rules.documents.values() for d in found.values()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_document_has_a_well_formed_face_that_says_its_name(
    game: str, mode: str, language: str
) -> None:
    style, renderer = read_faces(load_rules(game, mode)), renderer_of(game, language)
    for document in documents_of(style):
        for copy in (*document.copies[:2], ""):
            root = ElementTree.fromstring(face_svg(document, copy, renderer, style))
            name = renderer.text(name_of(document))
            assert root.tag == f"{SVG}svg"
            assert root.get("role") == "img"
            assert root.findtext(f"{SVG}title") == name == root.get("aria-label")
            said = root.findtext(f"{SVG}desc") or ""
            assert said.startswith(type_label(document, style, renderer))
            drawn = " ".join(text.text or "" for text in root.iter(f"{SVG}text"))
            assert name in drawn
            assert not copy or copy[:-1] in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_text_fits_on_every_face(game: str, mode: str, language: str) -> None:
    style, renderer = read_faces(load_rules(game, mode)), renderer_of(game, language)
    for document in documents_of(style):
        root = ElementTree.fromstring(face_svg(document, (document.copies or ("",))[0], renderer, style))
        for text in root.iter(f"{SVG}text"):
            wide = width(text.text or "") * float(text.get("font-size", "0"))
            assert wide <= WIDTH - 90, (document.id, text.text)
            assert "…" not in (text.text or ""), document.id


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_no_two_documents_of_a_kind_look_alike(game: str, mode: str) -> None:
    style = read_faces(load_rules(game, mode))
    looks = [(d.kind, style.icon(d), style.frame(d)[0].name) for d in documents_of(style)]
    assert len(looks) == len(set(looks))


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_document_of_a_game_has_an_icon_of_its_own(game: str, mode: str) -> None:
    style = read_faces(load_rules(game, mode))
    assert {f"{d.kind}.{d.id}" for d in documents_of(style)} <= set(style.icons)


def test_rank_and_suit_are_drawn_and_not_written() -> None:
    game = next(g for g in GAMES if any(d.copies for d in load_rules(g).documents["card"].values()))
    style, renderer = read_faces(load_rules(game)), renderer_of(game, "en")
    document = next(d for d in style.rules.documents["card"].values() if d.copies)
    faces = {letter: face_svg(document, f"10{letter}", renderer, style) for letter in "SHDC"}
    assert len({re.sub("<title>.*</desc>", "", face) for face in faces.values()}) == 4
    assert not any(mark in face for face in faces.values() for mark in "♠♥♦♣")
    assert "10 of spades" in faces["S"]


def test_data_is_drawn_as_many_times_as_its_number_says() -> None:
    style = read_faces(load_rules("bangarena"))
    document = style.rules.documents["character"]["stone_leopard"]
    ((data, icon, n),) = style.marks_of(document)
    drawn = face_svg(document, "", renderer_of("bangarena", "en"), style)
    assert (data, icon) == ("hearts", "heart")
    assert drawn.count(icon_shapes("heart")) == n == 3


def test_data_that_a_ruling_decides_is_drawn_by_the_usual_one() -> None:
    style = read_faces(load_rules("bang"))
    hearts = {n for d in style.rules.documents["character"].values() for _, _, n in style.marks_of(d)}
    assert hearts == {3, 4}
    assert all(list(style.marks_of(d)) for d in style.rules.documents["character"].values())


@pytest.mark.parametrize("name", icon_names())
def test_icons_are_small_drawings_without_letters(name: str) -> None:
    root = ElementTree.parse(ICONS / f"{name}.svg").getroot()
    assert root.get("viewBox") == "0 0 48 48"
    tags = {node.tag.removeprefix(SVG) for node in root.iter()}
    assert tags <= {"svg", "g", "path", "rect", "circle", "ellipse"}
    assert len(tags) > 1


def test_icons_differ() -> None:
    assert len({icon_shapes(name) for name in icon_names()}) == len(icon_names())


def test_frames_differ_by_shape_and_not_by_colour_alone() -> None:
    assert len({frame.shape for frame in FRAMES.values()}) == len(FRAMES)


@pytest.mark.parametrize(("face", "pips"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_a_die_shows_as_many_pips_as_it_counts(face: int, pips: int) -> None:
    assert pips_svg(face).count("<circle") == pips
    ElementTree.fromstring(die_svg(face, renderer_of("liars_dice", "hi")))


def test_text_that_fits_at_no_size_is_cut_within_its_room() -> None:
    lines, size = fitted("a" * 80, 300, (40, 20), 2)
    assert size == 20
    assert lines[0].endswith("…")
    assert width(lines[0]) * size <= 300


# -- the gallery ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_gallery_shows_and_links_every_document(game: str, language: str) -> None:
    style, renderer = read_faces(load_rules(game)), renderer_of(game, language)
    shown = gallery_markdown(style, renderer, lambda rule: f"to/{rule}")
    for document in documents_of(style):
        assert shown.count(f'<a href="to/{document.rule.id}">') == 1
    assert shown.count("<details") == len(list(groups_of(style)))
    for line in shown.splitlines():
        if line.startswith("<"):
            ElementTree.fromstring(line)
    assert shown.count("A die that shows") == (3 * len(style.sides()) if language == "en" else 0)


def test_the_gallery_may_show_files_with_words_for_those_who_do_not_see_them() -> None:
    style, renderer = read_faces(load_rules("mafia")), renderer_of("mafia", "en")
    shown = gallery_markdown(style, renderer, lambda _: None, lambda d: f"{d.kind}-{d.id}.svg")
    assert '<img src="role-doctor.svg" alt="Doctor (Town)"' in shown
    assert "<a " not in shown


# -- faces.yaml -------------------------------------------------------------------------------------


def game_with(tmp_path: Path, text: str | None) -> tuple[Faces, Path]:
    spec = tmp_path / "spec"
    for name in ("_west", "bangarena"):
        shutil.copytree(data_path("spec") / name, spec / name)
    file = spec / "bangarena" / "faces.yaml"
    file.unlink()
    if text is not None:
        file.write_text(text, encoding="utf-8")
    return read_faces(load_rules("bangarena", None, spec), spec), file


def test_a_game_without_faces_yaml_has_faces_by_kind(tmp_path: Path) -> None:
    style, _ = game_with(tmp_path, None)
    renderer = renderer_of("bangarena", "en")
    for document in documents_of(style):
        ElementTree.fromstring(face_svg(document, "", renderer, style))
    kinds = {
        kind: style.frame(next(iter(found.values())))[0].name
        for kind, found in style.rules.documents.items()
        if found
    }
    assert len(set(kinds.values())) == 3


def test_the_frame_that_is_named_last_wins(tmp_path: Path) -> None:
    text = "frames:\n  card: teal\n  card.type.blue: blue\n  card.jail: black\n"
    style, _ = game_with(tmp_path, text)
    cards = style.rules.documents["card"]
    assert [style.frame(cards[c])[0].name for c in ("bullet", "horse", "jail")] == ["teal", "blue", "black"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("icons:\n  card.bullet: bulet\n", r"faces\.yaml:2: there is no icon 'bulet'(?s:.*)did you mean 'bullet'\?"),
        ("icons:\n  card.bulet: bullet\n", r"faces\.yaml:2: there is no document 'card\.bulet'(?s:.*)'card\.bullet'\?"),
        ("icons:\n  card.bullet: 3\n", r"faces\.yaml:2: 'card\.bullet' needs one word"),
        ("icons: bullet\n", r"faces\.yaml:1: 'icons' is no mapping"),
        ("frames:\n  card: brwn\n", r"faces\.yaml:2: there is no frame 'brwn'(?s:.*)'brown'\?"),
        ("frames:\n  cards: brown\n", r"faces\.yaml:2: the game has no documents of the kind 'cards'(?s:.*)'card'\?"),
        ("frames:\n  card.tpe.blue: blue\n", r"faces\.yaml:2: no card has the data 'tpe'(?s:.*)'type'\?"),
        ("frames:\n  card.type.bleu: blue\n", r"faces\.yaml:2: no card has 'type: bleu'(?s:.*)'blue'\?"),
        ("marks:\n  card.rnge: target\n", r"faces\.yaml:2: no card has the data 'rnge'(?s:.*)'range'\?"),
        ("dice: dices\n", r"faces\.yaml:1: there is no constant 'dices'"),
        ("icon:\n  card.bullet: bullet\n", r"faces\.yaml:1: 'icon' is no part of faces(?s:.*)'icons'\?"),
        ("icons:\n\tcard: x\n", r"faces\.yaml:2: "),
    ],
)  # fmt: skip
def test_what_is_wrong_in_faces_yaml_is_said_with_its_place_and_a_remedy(
    tmp_path: Path, text: str, said: str
) -> None:
    with pytest.raises(TextError, match=said):
        game_with(tmp_path, text)


# -- sheets to print --------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_holds_every_copy_and_asks_for_nothing_from_elsewhere(game: str, paper: str) -> None:
    rules = load_rules(game)
    style, renderer = read_faces(rules), renderer_of(game, "en")
    sheet = print_sheet_html(rules, style, renderer, paper=paper)
    for document in documents_of(style):
        cards = len(document.copies) or (copies_needed(rules, document) if document.kind == "role" else 1)
        name = renderer.text(name_of(document))
        label = escape(type_label(document, style, renderer))
        titles = re.findall(f"<title>{re.escape(escape(name))}</title><desc>{re.escape(label)}", sheet)
        assert len(titles) >= cards, name
    assert not re.search(r"(?:src|href)=|url\(|@import", sheet)
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", sheet)
    assert sheet.count('class="cards"') == -(-sheet.count('width="63mm" height="88mm"') // 9)


def test_roles_are_printed_as_often_as_the_fullest_table_needs() -> None:
    rules = load_rules("bangarena")
    roles = rules.documents["role"]
    assert {r: copies_needed(rules, roles[r]) for r in ("marshal", "deputy", "outlaw")} == {
        "marshal": 1,
        "deputy": 2,
        "outlaw": 3,
    }


def test_nine_cards_and_the_marks_around_them_fit_on_each_paper() -> None:
    for wide, high in PAPERS.values():
        assert wide - 3 * CARD[0] > 2 * 6
        assert high - 3 * CARD[1] > 2 * 6


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_reference_cards_say_all_that_they_are_about(game: str, language: str) -> None:
    rules, renderer = load_rules(game), renderer_of(game, language)
    sheet = print_sheet_html(rules, read_faces(rules), renderer, ["reference"])
    cards = re.findall(r"<svg [^>]*width=.63mm.*?</svg>", sheet)
    assert len(cards) == (2 if any(rules.documents.values()) else 1)
    for card in cards:
        root = ElementTree.fromstring(card)
        drawn = " ".join(text.text or "" for text in root.iter(f"{SVG}text"))
        for word in f"{root.findtext(f'{SVG}title')} {root.findtext(f'{SVG}desc')}".replace(";", "").split():
            assert word in drawn


def test_only_what_is_chosen_is_printed() -> None:
    rules = load_rules("bangarena")
    style, renderer = read_faces(rules), renderer_of("bangarena", "es")
    sheet = print_sheet_html(rules, style, renderer, ["role"])
    assert f"<title>{renderer.text(name_of(rules.documents['role']['outlaw']))}</title>" in sheet
    assert renderer.text(name_of(rules.documents["card"]["flask"])) not in sheet


@pytest.mark.parametrize(
    ("what", "paper", "said"),
    [(None, "A5", "choose one of A4, Letter"), (["hats"], "A4", "choose from card, ")],
)
def test_an_unknown_paper_or_part_is_refused(what: list[str] | None, paper: str, said: str) -> None:
    rules = load_rules("bangarena")
    with pytest.raises(TextError, match=said):
        print_sheet_html(rules, read_faces(rules), renderer_of("bangarena", "en"), what, paper)


@pytest.mark.external
@pytest.mark.parametrize(("paper", "box"), [("A4", (595, 842)), ("Letter", (612, 792))])
def test_a_browser_prints_one_page_of_that_paper_for_each_section(
    tmp_path: Path, paper: str, box: tuple[int, int]
) -> None:
    rules, renderer = load_rules("bangarena"), renderer_of("bangarena", "hi")
    page, pdf = tmp_path / "sheet.html", tmp_path / "sheet.pdf"
    sheet = print_sheet_html(rules, read_faces(rules), renderer, paper=paper)
    page.write_text(sheet, encoding="utf-8")
    options = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--no-pdf-header-footer",
        f"--print-to-pdf={pdf}",
    ]
    subprocess.run([chromium(), *options, page.as_uri()], check=True, capture_output=True, timeout=120)
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf.read_bytes())
    assert len(boxes) == sheet.count("<section")
    assert {(round(float(w)), round(float(h))) for w, h in boxes} == {box}
    assert shutil.which("pdftotext"), "there is no pdftotext; install the package 'poppler-utils'"
    text = subprocess.run(["pdftotext", str(pdf), "-"], check=True, capture_output=True).stdout.decode()
    assert renderer.text(name_of(rules.documents["card"]["flask"])) in text
