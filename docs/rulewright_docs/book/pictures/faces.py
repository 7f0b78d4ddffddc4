"""Faces of cards, characters, roles and dice: drawn from the rules, one picture for each language.

A face is a card of 63 × 88 mm with paper of its own, so that it reads on light and dark pages and when it is
printed in black and white: every kind of card differs by the shape around its icon, not by colour alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape

from rulewright.rules.model import Document
from rulewright_docs.book.page import heading
from rulewright_docs.book.pictures.faces_style import Faces, Frame, FrameRule
from rulewright_docs.book.pictures.faces_text import FONTS, fitted, width
from rulewright_docs.book.pictures.icons import INK, SUITS, placed, suit
from rulewright_docs.words.lexicon import capital
from rulewright_docs.words.phrases import Name, Part, Phrase
from rulewright_docs.words.renderer import Renderer
from rulewright_docs.words.symbols import symbol_word

WIDTH, HEIGHT = 630, 880  # tenths of a millimetre
PAPER = "#fffdf6"
_MOST_MARKS = 6
_NAME_SIZES = tuple(range(62, 25, -3))
_TYPE_SIZES = tuple(range(38, 21, -2))
# Around the icon, about the middle (0, 0): as wide and high as 2 × 200.
_SHAPES = {
    "circle": '<circle r="196"/>',
    "square": '<rect x="-178" y="-178" width="356" height="356" rx="34"/>',
    "hexagon": '<path d="M-104-186h208L208 0 104 186h-208L-208 0z"/>',
    "octagon": '<path d="M-82-192H82L192-82V82L82 192H-82L-192 82V-82z"/>',
    "diamond": '<path d="M0-222L222 0 0 222-222 0z"/>',
    "shield": '<path d="M0-206c56 34 118 46 184 46 6 176-40 294-184 372'
    '-144-78-190-196-184-372 66 0 128-12 184-46z"/>',
    "arch": '<path d="M-174 192V-22c0-232 348-232 348 0v214z"/>',
    "ticket": '<path d="M-192-138c34 0 54-20 54-54h276c0 34 20 54 54 54v276'
    'c-34 0-54 20-54 54h-276c0-34-20-54-54-54z"/>',
    "house": '<path d="M0-212L190-70v262h-380V-70z"/>',
    "sunburst": '<path d="'
    "M0 -210L34 -171L80 -194L97 -145L148 -148L145 -97L194 -80L171 -34L210 0L171 34L194 80L145 97"
    "L148 148L97 145L80 194L34 171L0 210L-34 171L-80 194L-97 145L-148 148L-145 97L-194 80L-171 34"
    "L-210 0L-171 -34L-194 -80L-145 -97L-148 -148L-97 -145L-80 -194L-34 -171z"
    '"/>',
}
# How large the icon inside is, and how far below the middle it stands.
_INSIDE = {
    "diamond": (222, 0),
    "arch": (256, 26),
    "house": (242, 42),
    "shield": (244, -22),
    "ticket": (282, 0),
    "sunburst": (250, 0),
}
_PIPS: dict[int, Sequence[tuple[int, int]]] = {
    1: ((24, 24),),
    2: ((14, 14), (34, 34)),
    3: ((13, 13), (24, 24), (35, 35)),
    4: ((14, 14), (34, 14), (14, 34), (34, 34)),
    5: ((14, 14), (34, 14), (24, 24), (14, 34), (34, 34)),
    6: ((14, 12), (14, 24), (14, 36), (34, 12), (34, 24), (34, 36)),
}


def face_svg(document: Document, copy: str, renderer: Renderer, style: Faces) -> str:
    """The face of a document as SVG that stands alone. `copy` is one of its copies (`10C`), or ""."""
    frame, why = style.frame(document)
    name = renderer.text(name_of(document))
    label = type_label(document, style, renderer)
    said = [label, *_said_marks(document, style, renderer)]
    if copy:
        said.append(_said_copy(copy, renderer))
    # What has nothing more to show has a greater picture.
    bare = not copy and not document.copies and not any(style.marks_of(document))
    middle, scale, below = (456, 1.14, 772) if bare else (400, 1.0, 662)
    parts = [
        _border(frame),
        _banner(name, frame),
        _medallion(style.icon(document), frame, middle, scale),
        text_svg([label], 315, below, _fit_one(label), frame.dark) if why is not None else "",
        _marks(document, style, frame),
        _corner(copy),
        _imprint(renderer),
    ]
    return svg_of(WIDTH, HEIGHT, name, ". ".join(said), "".join(parts), 'width="63mm" height="88mm"')


def svg_of(width: float, height: float, title: str, about: str, inner: str, more: str = "") -> str:
    """A picture that says in words what it shows. With links inside it is a group and not one image."""
    title, about = escape(title), escape(about)
    role = "group" if "<a " in inner else "img"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" {more} role="{role}"'
        f' aria-label="{title}"><title>{title}</title><desc>{about}</desc>{inner}</svg>'
    )


def die_svg(face: int, renderer: Renderer) -> str:
    """One face of a die as SVG that stands alone."""
    title = renderer.message(Phrase("die-face", {"n": face}))
    edge = f'fill="{PAPER}" stroke="{INK}" stroke-width="2"'
    inner = f'<rect x="2" y="2" width="44" height="44" rx="8" {edge}/>{pips_svg(face)}'
    return svg_of(48, 48, title, title, inner, 'width="18mm" height="18mm"')


def pips_svg(face: int) -> str:
    """The pips of a face of a die, on 48 × 48. Beyond six it is a number."""
    if face not in _PIPS:
        return text_svg([str(face)], 24, 33, 26, INK)
    return "".join(f'<circle cx="{x}" cy="{y}" r="4.2" fill="{INK}"/>' for x, y in _PIPS[face])


# -- words ----------------------------------------------------------------------------------------


def name_of(document: Document) -> Name:
    """The word for a document."""
    return Name((f"{document.kind}.{document.id}",))


def type_label(document: Document, style: Faces, renderer: Renderer) -> str:
    """What sort of card a face is: the data that chose its frame, else its kind."""
    _, why = style.frame(document)
    return capital(renderer.text(_type(document.kind, why)))


def _type(kind: str, why: FrameRule | None) -> Part:
    if why is None:
        return Phrase(f"face-{kind}")
    if why.value in ("true", "false"):
        return Name((f"data.{why.data}",))
    return symbol_word(why.value)


def _said_marks(document: Document, style: Faces, renderer: Renderer) -> list[str]:
    return [
        renderer.message(Phrase("face-mark", {"name": Name((f"data.{data}",)), "n": n}))
        for data, _, n in style.marks_of(document)
    ]


def _said_copy(copy: str, renderer: Renderer) -> str:
    rank, letter = copy[:-1], copy[-1:]
    if letter not in SUITS:
        return copy
    return renderer.message(Phrase("face-copy", {"rank": rank, "suit": Phrase(f"suit-{SUITS[letter]}")}))


# -- parts of a face --------------------------------------------------------------------------------


def _border(frame: Frame) -> str:
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="30" fill="{PAPER}"/>'
        f'<g fill="none" stroke="{frame.dark}">'
        '<rect x="15" y="15" width="600" height="850" rx="26" stroke-width="12"/>'
        '<rect x="31" y="31" width="568" height="818" rx="16" stroke-width="3"/></g>'
    )


def _banner(name: str, frame: Frame) -> str:
    lines, size = fitted(name, 520, _NAME_SIZES, 2)
    if len(lines) == 2:
        size = min(size, 50)
    top = 118 - (len(lines) - 1) * size * 0.58 + size * 0.34 - 12
    text = text_svg(lines, 315, top, size, "#fff")
    return f'<rect x="42" y="42" width="546" height="128" rx="10" fill="{frame.dark}"/>{text}'


def _medallion(icon: str, frame: Frame, y: int, scale: float) -> str:
    size, lower = _INSIDE.get(frame.shape, (290, 0))
    style = f'fill="#fff" stroke="{frame.dark}" stroke-width="11" stroke-linejoin="round"'
    inner = placed(icon, -size / 2, lower - size / 2, size, frame.light)
    return (
        f'<g transform="translate(315 {y}) scale({scale:g})"><g {style}>{_SHAPES[frame.shape]}</g>{inner}</g>'
    )


def _marks(document: Document, style: Faces, frame: Frame) -> str:
    """Rows of small icons; of many there is one with their number."""
    found: list[tuple[str, str]] = []
    for _, icon, n in style.marks_of(document):
        found += [(icon, "")] * n if n <= _MOST_MARKS else [(icon, f"×{n}")]
    left = 315 - (len(found) * 68 - 8 + sum(60 for _, times in found if times)) / 2
    drawn = ""
    for icon, times in found:
        drawn += placed(icon, left, 692, 60, frame.light)
        left += 68
        if times:
            drawn += text_svg([times], left + 22, 738, 42, INK)
            left += 60
    return drawn


def _corner(copy: str) -> str:
    """Rank and suit, as far as a copy has them."""
    if copy[-1:] not in SUITS:
        return text_svg([copy], 60, 822, 44, INK, "start") if copy else ""
    rank, letter = copy[:-1], copy[-1]
    wide = 44 * width(rank)
    return text_svg([rank], 58, 824, 58, INK, "start") + suit(letter, 74 + wide, 776, 54)


def _imprint(renderer: Renderer) -> str:
    game = renderer.text(Name(("game",)))
    lines, size = fitted(game, 250, (26, 23, 20, 17), 1)
    return text_svg(lines[:1], 574, 820, size, "#6b665e", "end")


def _fit_one(text: str) -> int:
    return fitted(text, 540, _TYPE_SIZES, 1)[1]


def text_svg(lines: Sequence[str], x: float, y: float, size: float, colour: str, at: str = "middle") -> str:
    """Lines of bold text, the first one standing on `y`."""
    style = f'font-family="{FONTS}" font-weight="700" font-size="{size:g}" fill="{colour}" text-anchor="{at}"'
    return "".join(
        f'<text x="{x:g}" y="{y + index * size * 1.16:g}" {style}>{escape(line)}</text>'
        for index, line in enumerate(lines)
    )


# -- the gallery ------------------------------------------------------------------------------------


def groups_of(style: Faces) -> Iterator[tuple[str, str, list[Document]]]:
    """All documents by kind and frame, frames in the order of `faces.yaml`: kind, frame, documents."""
    for kind, documents in style.rules.documents.items():
        by_frame: dict[str, list[Document]] = {rule.frame: [] for rule in style.frames if rule.kind == kind}
        for document in documents.values():
            by_frame.setdefault(style.frame(document)[0].name, []).append(document)
        for frame, found in by_frame.items():
            if found:
                yield kind, frame, found


def gallery_markdown(
    style: Faces,
    renderer: Renderer,
    link: Callable[[str], str | None],
    picture: Callable[[Document], str] | None = None,
) -> str:
    """All faces of a mode in groups that fold, each face a link to the page of its rule.

    `picture` gives the address of the file that holds a face; without it the faces stand in the page.
    """
    parts = []
    kind_before = ""
    for kind, _, documents in groups_of(style):
        if kind != kind_before:
            parts.append(heading(2, renderer.message(Phrase(f"faces-of-{kind}")), kind))
            kind_before = kind
        label = escape(type_label(documents[0], style, renderer))
        cards = "".join(_exhibit(d, style, renderer, link, picture) for d in documents)
        count = f'<span class="rw-count">{len(documents)}</span>'
        summary = f"<summary>{label} {count}</summary>"
        parts.append(
            f'<details class="rw-faces" open="open">{summary}<ul class="rw-grid">{cards}</ul></details>'
        )
    if sides := style.sides():
        dice = "".join(f"<li>{die_svg(n, renderer)}</li>" for n in sides)
        parts.append(heading(2, renderer.message(Phrase("faces-of-dice")), "dice"))
        parts.append(f'<ul class="rw-grid rw-dice">{dice}</ul>')
    return "\n\n".join(parts) + "\n"


def _exhibit(
    document: Document,
    style: Faces,
    renderer: Renderer,
    link: Callable[[str], str | None],
    picture: Callable[[Document], str] | None,
) -> str:
    name = escape(renderer.text(name_of(document)))
    target = link(document.rule.id)
    if picture is None:
        face = face_svg(document, "", renderer, style)
    else:
        label = escape(type_label(document, style, renderer))
        source = escape(picture(document))
        face = f'<img src="{source}" alt="{name} ({label})" width="238" height="333" loading="lazy" />'
    count = len(document.copies)
    said = escape(renderer.message(Phrase("face-count", {"n": count}))) if count else ""
    caption = f'<span class="rw-name">{name}</span>' + (
        f'<span class="rw-copies">{said}</span>' if said else ""
    )
    inner = face + caption
    return "<li>" + (f'<a href="{escape(target)}">{inner}</a>' if target is not None else inner) + "</li>"
