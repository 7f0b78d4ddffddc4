"""Sheets to print and cut out: every copy of the deck, the characters and roles, dice, and reference cards.

A sheet is one HTML page that needs nothing else; each of its sections is one page of paper, without scaling.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from rulewright.rules.expressions import Expr
from rulewright.rules.model import Document, Rules
from rulewright_docs.book.pictures.diagram import node_name
from rulewright_docs.book.pictures.diagram_graph import phase_graph
from rulewright_docs.book.pictures.faces import (
    HEIGHT,
    PAPER,
    WIDTH,
    face_svg,
    groups_of,
    pips_svg,
    svg_of,
    text_svg,
    type_label,
)
from rulewright_docs.book.pictures.faces_style import FRAMES, Faces
from rulewright_docs.book.pictures.faces_text import fitted
from rulewright_docs.book.pictures.icons import INK, placed
from rulewright_docs.words.errors import TextError
from rulewright_docs.words.lexicon import capital
from rulewright_docs.words.phrases import Name, Phrase
from rulewright_docs.words.renderer import Renderer

# Millimetres: of the papers, of a card, and of the marks to cut along.
PAPERS = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
CARD = (63.0, 88.0)
_ACROSS, _DOWN = 3, 3
_MARK = 5.0
DICE, REFERENCE = "dice", "reference"
_DIE = 18.0
_ROWS = 9  # of a reference card, before they become lower
_NETS = (2, 3)  # nets of dice across and down
# A cross: four faces in a row, and one above and one below the second of them.
_CROSS = ((0, 1), (1, 1), (2, 1), (3, 1), (1, 0), (1, 2))
_CSS = """
* { box-sizing: border-box; margin: 0; padding: 0; }
@page { size: %(w)gmm %(h)gmm; margin: 0; }
html { font-family: 'Noto Sans Devanagari', 'Noto Sans', system-ui, sans-serif; color: #221d18; }
section { background: #fff; break-after: page; overflow: hidden; position: relative; }
section { height: %(h)gmm; width: %(w)gmm; }
section:last-child { break-after: auto; }
.cards { display: grid; grid-template-columns: repeat(3, 63mm); grid-auto-rows: 88mm; }
.cards { left: %(x)gmm; position: absolute; top: %(y)gmm; }
.cards svg { display: block; height: 88mm; width: 63mm; }
.marks { inset: 0; position: absolute; }
footer { bottom: 0.6mm; font-size: 2.1mm; line-height: 1; position: absolute; }
footer { left: 0; right: 0; text-align: center; }
@media screen { body { background: #888; } section { margin: 6mm auto; } }
"""


def print_sheet_html(
    rules: Rules, style: Faces, renderer: Renderer, what: Sequence[str] | None = None, paper: str = "A4"
) -> str:
    """A page to print. `what` are kinds of documents, `dice` and `reference`; by default all that there is.

    Raises `TextError` for a paper or a part that is not known.
    """
    if paper not in PAPERS:
        raise TextError(f"paper {paper}", "there is no such paper", f"choose one of {', '.join(PAPERS)}")
    known = [*(kind for kind, found in rules.documents.items() if found), *([DICE] if style.sides() else [])]
    known.append(REFERENCE)
    for part in what or ():
        if part not in known:
            raise TextError(
                f"print {part}", f"{rules.game} has no such part", f"choose from {', '.join(known)}"
            )
    chosen = [part for part in known if what is None or part in what]
    pages = [*_card_pages(_cards(rules, style, renderer, chosen), renderer, paper)]
    if DICE in chosen:
        pages.append(_dice_page(style, renderer, paper))
    title = escape(renderer.message(Phrase("sheet-title", {"game": Name(("game",))})))
    width, height = PAPERS[paper]
    x, y = _corner(paper)
    css = _CSS % {"w": width, "h": height, "x": x, "y": y}
    head = f'<meta charset="utf-8"><title>{title}</title><style>{css}</style>'
    return (
        f'<!doctype html>\n<html lang="{renderer.language}"><head>{head}</head>\n'
        f"<body>{''.join(pages)}</body></html>\n"
    )


def _printed(rules: Rules, document: Document) -> int:
    """How many cards of a document are printed."""
    return len(document.copies) or (copies_needed(rules, document) if document.kind == "role" else 1)


def copies_needed(rules: Rules, document: Document) -> int:
    """How many of a document a table needs: of a role, the most that a list of the rules has."""
    listed = [e for c in rules.constants.values() for e in (c.value, *(v for v, _ in c.rows.values())) if e]
    return max((_times(e, document.id) for e in listed), default=0) or 1


def _times(e: Expr, id_: str) -> int:
    """How often a list of the rules names a document."""
    if e.op != "list":
        return 0
    return sum(part.op == "const" and part.args[0] == id_ for part in e.args)


def _cards(rules: Rules, style: Faces, renderer: Renderer, chosen: Sequence[str]) -> Iterator[str]:
    """All cards in the order in which they are printed."""
    for kind, _, documents in groups_of(style):
        for document in documents if kind in chosen else ():
            copies = document.copies or ("",) * _printed(rules, document)
            yield from (face_svg(document, copy, renderer, style) for copy in copies)
    if REFERENCE in chosen:
        yield _course_card(rules, renderer)
        if any(rules.documents.values()):
            yield _kinds_card(style, renderer)


# -- pages ----------------------------------------------------------------------------------------


def _corner(paper: str) -> tuple[float, float]:
    """Where the cards begin on a page, in millimetres."""
    width, height = PAPERS[paper]
    return (width - _ACROSS * CARD[0]) / 2, (height - _DOWN * CARD[1]) / 2


def _card_pages(cards: Iterator[str], renderer: Renderer, paper: str) -> Iterator[str]:
    found = list(cards)
    size = _ACROSS * _DOWN
    hint = escape(renderer.message(Phrase("sheet-hint")))
    for first in range(0, len(found), size):
        faces = "".join(found[first : first + size])
        yield f'<section>{_marks(paper)}<div class="cards">{faces}</div><footer>{hint}</footer></section>\n'


def _marks(paper: str) -> str:
    """Marks at the edge of the block of cards, along which they are cut."""
    x, y = _corner(paper)
    right, bottom = x + _ACROSS * CARD[0], y + _DOWN * CARD[1]
    lines = ""
    for i in range(_ACROSS + 1):
        at = x + i * CARD[0]
        lines += f"M{at:g} {y - _MARK - 0.7:g}v{_MARK:g}M{at:g} {bottom + 0.7:g}v{_MARK:g}"
    for i in range(_DOWN + 1):
        at = y + i * CARD[1]
        lines += f"M{x - _MARK - 0.7:g} {at:g}h{_MARK:g}M{right + 0.7:g} {at:g}h{_MARK:g}"
    return _drawing(paper, f'<path d="{lines}" stroke="#221d18" stroke-width=".2"/>')


def _drawing(paper: str, inner: str) -> str:
    """A drawing over a whole page, in millimetres, that says nothing to those who do not see it."""
    width, height = PAPERS[paper]
    size = f'width="{width:g}mm" height="{height:g}mm" viewBox="0 0 {width:g} {height:g}"'
    more = 'fill="none" aria-hidden="true" xmlns="http://www.w3.org/2000/svg"'
    return f'<svg class="marks" {size} {more}>{inner}</svg>'


def _dice_page(style: Faces, renderer: Renderer, paper: str) -> str:
    """Nets of dice to fold, if the dice are cubes; else their faces."""
    sides = style.sides()
    width, height = PAPERS[paper]
    across, down = _NETS
    wide, high = 4 * _DIE + 12, 3 * _DIE + 12
    x0, y0 = (width - across * wide) / 2 + 6, (height - down * high) / 2 + 6
    drawn = ""
    for i in range(across * down):
        x, y = x0 + i % across * wide, y0 + i // across * high
        drawn += _net(sides, x, y) if len(sides) == len(_CROSS) else _row(sides, x, y)
    hint = escape(renderer.message(Phrase("sheet-dice")))
    return f"<section>{_drawing(paper, drawn)}<footer>{hint}</footer></section>\n"


def _net(sides: Sequence[int], x: float, y: float) -> str:
    """A cube laid flat, with flaps. The first and the last face lie opposite, and so on inwards."""
    order = (sides[0], sides[1], sides[5], sides[4], sides[2], sides[3])
    faces, flaps = "", ""
    for (column, row), face in zip(_CROSS, order, strict=True):
        left, top = x + column * _DIE, y + row * _DIE
        faces += _side(face, left, top)
        if row == 1 and column != 1:
            for edge, way in ((top, -1), (top + _DIE, 1)):
                flaps += f"M{left:g} {edge:g}l3 {way * 4}h{_DIE - 6:g}l3 {-way * 4}z"
    end, top = x + 4 * _DIE, y + _DIE
    flaps += f"M{end:g} {top:g}l4 3v{_DIE - 6:g}l-4 3z"
    return f'<path d="{flaps}" fill="#eee" stroke="{INK}" stroke-width=".2"/>{faces}'


def _row(sides: Sequence[int], x: float, y: float) -> str:
    return "".join(_side(face, x + i % 4 * _DIE, y + i // 4 * _DIE) for i, face in enumerate(sides[:12]))


def _side(face: int, x: float, y: float) -> str:
    style = f'fill="#fff" stroke="{INK}" stroke-width=".2"'
    square = f'<rect x="{x:g}" y="{y:g}" width="{_DIE:g}" height="{_DIE:g}" {style}/>'
    moved = f"translate({x + 0.9:g} {y + 0.9:g}) scale({(_DIE - 1.8) / 48:.4g})"
    return f'{square}<g transform="{moved}">{pips_svg(face)}</g>'


# -- reference cards ------------------------------------------------------------------------------


def _reference(title: str, about: str, inner: str) -> str:
    lines, size = fitted(title, 520, tuple(range(46, 25, -2)), 2)
    banner = text_svg(lines, 315, 118 - (len(lines) - 1) * size * 0.5, size, "#fff")
    frame = (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="30" fill="{PAPER}"/>'
        f'<rect x="15" y="15" width="600" height="850" rx="26" fill="none" stroke="{INK}" stroke-width="6"/>'
        f'<rect x="42" y="42" width="546" height="128" rx="10" fill="{INK}"/>{banner}'
    )
    return svg_of(WIDTH, HEIGHT, title, about, frame + inner, 'width="63mm" height="88mm"')


def _row_of(text: str, line: float) -> tuple[list[str], int]:
    """A row of a reference card in one line, or in two that are no higher than `line` together."""
    one = fitted(text, 440, (34, 32, 30, 28), 1)
    if not one[0][0].endswith("…"):
        return one
    return fitted(text, 440, tuple(range(min(32, int(line * 0.42)), 15, -2)), 2)


def _course_card(rules: Rules, renderer: Renderer) -> str:
    """What comes after what on the way of the game."""
    steps = [n for n in phase_graph(rules).nodes.values() if n.kind not in ("start", "end")]
    if len(steps) > _ROWS:
        steps = [n for n in steps if n.kind != "event"]
    if len(steps) > _ROWS:
        steps = [n for n in steps if n.depth == 0]
    names = [renderer.text(node_name(n)) for n in steps]
    line = 640 / max(len(names), _ROWS)
    inner, y = "", 190 + line * 0.62
    for number, name in enumerate(names, 1):
        lines, size = _row_of(name, line)
        inner += f'<circle cx="82" cy="{y - 10:g}" r="24" fill="{INK}"/>'
        inner += text_svg([str(number)], 82, y, 28, "#fff")
        inner += text_svg(lines, 122, y - (len(lines) - 1) * size * 0.55, size, INK, "start")
        y += line
    title = renderer.message(Phrase("sheet-course"))
    return _reference(title, "; ".join(names), inner)


def _kinds_card(style: Faces, renderer: Renderer) -> str:
    """Which kinds of cards there are and how many, and what the small icons mean."""
    rows: list[tuple[str, str, str]] = []
    for _, frame, documents in groups_of(style):
        count = sum(_printed(style.rules, d) for d in documents)
        rows.append((FRAMES[frame].dark, "", f"{type_label(documents[0], style, renderer)}: {count}"))
    for _, data, icon in style.marks:
        rows.append(("", icon, capital(renderer.text(Name((f"data.{data}",))))))
    line = 640 / max(len(rows), _ROWS)
    inner, y = "", 190 + line * 0.62
    for colour, icon, text in rows:
        lines, size = _row_of(text, line)
        if icon:
            inner += placed(icon, 58, y - 34, 48, "#e0d6c0")
        else:
            inner += f'<rect x="60" y="{y - 32:g}" width="44" height="44" rx="8" fill="{colour}"/>'
        inner += text_svg(lines, 126, y - (len(lines) - 1) * size * 0.55, size, INK, "start")
        y += line
    title = renderer.message(Phrase("sheet-kinds"))
    return _reference(title, "; ".join(text for _, _, text in rows), inner)
