"""The phase diagram of a game mode: drawn from its rules, and the same said as a list.

It is drawn twice, for wide pages and for narrow ones, with lines in the colour of the text around it, so that
it reads on light and dark pages. Whoever does not see pictures has the list below it.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from rulewright.rules.model import Rules
from rulewright_docs.book.pictures.diagram_graph import END, Graph, Node, phase_graph, possible
from rulewright_docs.book.pictures.diagram_layout import Box, Layout, Line, laid_out
from rulewright_docs.book.pictures.faces import svg_of
from rulewright_docs.book.pictures.faces_text import FONTS, fitted
from rulewright_docs.book.pictures.icons import INK
from rulewright_docs.words.effects import ask, call
from rulewright_docs.words.phrases import Name, Part, Phrase, Series
from rulewright_docs.words.renderer import Renderer

Link = Callable[[str], str | None]
_WIDTHS = {1: 236.0, 2: 258.0}
_SIZES = (16, 15, 14, 13, 12)
# Fill and line of each kind of node: kinds differ by their outline too.
_LOOKS = {
    "start": (INK, INK, 24),
    "end": (INK, INK, 24),
    "wait": ("#ffe8b0", "#8a5a00", 10),
    "pause": ("#dcebf9", "#1d5c96", 10),
    "event": ("#fffdf6", "#6b665e", 20),
}


def diagram_markdown(rules: Rules, renderer: Renderer, link: Link) -> str:
    """The diagram of a mode, what its signs mean, and the same as a list with links."""
    graph = phase_graph(rules)
    pictures = "".join(
        f'<div class="{name}">{diagram_svg(rules, renderer, link, columns, graph)}</div>'
        for name, columns in (("rw-wide", 2), ("rw-narrow", 1))
    )
    say = renderer.message
    listed = [_line(graph, node, rules, renderer, link) for node in graph.nodes.values()]
    parts = [
        f'<div class="rw-diagram">{pictures}{_legend(graph, renderer)}</div>',
        f"**{say(Phrase('diagram-in-words'))}**",
        "\n".join(listed),
    ]
    anytime = [a for a in rules.abilities if a.key == "offer" and "anytime" in a.on and possible(a, rules)]
    moves = {a.verb or a.name: None for a in anytime}
    if moves:
        named: list[Part] = [Name((f"move.{verb}", f"card.{verb}")) for verb in moves]
        parts.append(say(Phrase("diagram-anytime", {"moves": Series(tuple(named))})))
    return "\n\n".join(parts) + "\n"


def diagram_svg(
    rules: Rules, renderer: Renderer, link: Link | None = None, columns: int = 2, graph: Graph | None = None
) -> str:
    """The diagram of a mode as SVG that stands alone, in two columns or, for narrow pages, in one."""
    graph = phase_graph(rules) if graph is None else graph
    if all(node.depth == 0 for node in graph.nodes.values()):
        columns = 1
    width = _WIDTHS[columns]
    texts = {
        node.id: _texts(node, renderer, width - 44 - (34 if columns == 1 else 0))
        for node in graph.nodes.values()
    }
    heights = {id_: _height(*found) for id_, found in texts.items()}
    layout = laid_out(graph, heights, width, columns)
    drawn = [_edges(layout)]
    for node in graph.nodes.values():
        shape = _box(node, layout.boxes[node.id], *texts[node.id])
        target = link(node.rule) if link is not None and node.rule else None
        drawn.append(f'<a href="{escape(target)}">{shape}</a>' if target is not None else shape)
    title = renderer.message(
        Phrase("diagram-title", {"game": Name(("game",)), "mode": Name((f"mode.{rules.mode}",))})
    )
    about = renderer.message(Phrase("diagram-about"))
    size = f'width="{layout.width:g}" height="{layout.height:g}"'
    return svg_of(layout.width, layout.height, title, about, "".join(drawn), size)


# -- words ----------------------------------------------------------------------------------------


def node_name(node: Node) -> Part:
    """What a node is called."""
    if node.kind in ("start", "end"):
        return Phrase(f"diagram-{node.kind}")
    return ask(node.name) if node.kind == "wait" else call(node.name)


def _texts(node: Node, renderer: Renderer, room: float) -> tuple[list[str], int, list[str], int]:
    """The lines of a node and of its heading, each with the size of its letters."""
    name = renderer.text(node_name(node))
    lines, size = fitted(name, room, _SIZES, 2)
    if lines[-1].endswith("…"):
        lines, size = fitted(name, room, _SIZES, 4)
    same = node.heading == node.name and node.kind == "pause"
    heading = call(node.heading) if node.heading and not same else None
    above, small = fitted(renderer.text(heading), room, (12, 11), 2) if heading is not None else ([], 12)
    return lines, size, above, small


def _line(graph: Graph, node: Node, rules: Rules, renderer: Renderer, link: Link) -> str:
    """A node and what may come after it, as an item of a list."""
    said = f"**{_linked(node, renderer, link)}**"
    if node.heading and not (node.heading == node.name and node.kind == "pause"):
        said += f" ({renderer.text(call(node.heading))})"
    if node.kind == END:
        reasons = Series(tuple(Name((f"reason.{r}",)) for r in graph.reasons), "or")
        return f"- {said}: {renderer.message(Phrase('diagram-last', {'reasons': reasons}))}"
    nodes = Series(tuple(_linked(graph.nodes[b], renderer, link) for b in graph.after(node.id)), "or")
    return (
        f"- {said}: {renderer.message(Phrase('diagram-next', {'nodes': nodes}))}"
        if nodes.parts
        else f"- {said}"
    )


def _linked(node: Node, renderer: Renderer, link: Link) -> str:
    name = renderer.text(node_name(node))
    target = link(node.rule) if node.rule and node.kind != "start" else None
    return name if target is None else f"[{name}]({target})"


def _legend(graph: Graph, renderer: Renderer) -> str:
    """What the signs of this diagram mean."""
    nodes = graph.nodes.values()
    kinds = [kind for kind in ("wait", "pause", "event") if any(n.kind == kind for n in nodes)]
    found = [(_swatch(kind), f"diagram-legend-{kind}") for kind in kinds]
    if any(n.clock for n in nodes):
        found.append((_sign(_clock(12, 9)), "diagram-legend-clock"))
    if any(n.rest for n in nodes):
        found.append((_sign(_mark(12, 9)), "diagram-legend-rest"))
    items = "".join(f"<li>{sign} {escape(renderer.message(Phrase(key)))}</li>" for sign, key in found)
    return f'<ul class="rw-legend">{items}</ul>'


# -- shapes ---------------------------------------------------------------------------------------


def _height(lines: list[str], size: int, above: list[str], small: int) -> float:
    return 22 + len(lines) * size * 1.28 + len(above) * small * 1.3


def _edges(layout: Layout) -> str:
    """All edges. Where several come together there is one arrow."""
    lines = "".join(f'<path d="{line.path}"/>' for line in layout.lines.values())
    arrows = dict.fromkeys(_arrow(line) for line in layout.lines.values())
    return (
        f'<g fill="none" stroke="currentColor" stroke-width="1.6" opacity=".75">{lines}</g>'
        f'<g fill="currentColor">{"".join(arrows)}</g>'
    )


def _arrow(line: Line) -> str:
    x, y = line.way
    sides = f"l{-8 * x - 5 * y} {-8 * y - 5 * x}l{10 * y} {10 * x}z"
    return f'<path d="M{line.x:g} {line.y:g}{sides}"/>'


def _box(node: Node, box: Box, lines: list[str], size: int, above: list[str], small: int) -> str:
    fill, line, corner = _LOOKS[node.kind]
    dashes = ' stroke-dasharray="6 4"' if node.kind == "pause" else ""
    shape = (
        f'<rect x="{box.x:g}" y="{box.y:g}" width="{box.width:g}" height="{box.height:g}" rx="{corner}"'
        f' fill="{fill}" stroke="{line}" stroke-width="{2 if node.kind != "event" else 1.4}"{dashes}/>'
    )
    ink = "#fff" if node.kind in ("start", "end") else INK
    middle = box.x + box.width / 2
    y = box.y + 11
    words = ""
    for text in above:
        y += small * 1.3
        words += _text(text, middle, y - small * 0.35, small, line, 600)
    for text in lines:
        y += size * 1.28
        words += _text(text, middle, y - size * 0.34, size, ink, 700 if node.kind != "event" else 500)
    if node.clock:
        words += _clock(box.x + box.width - 14, box.y + 14)
    if node.rest:
        words += _mark(box.x + 14, box.y + 12)
    return shape + words


def _text(text: str, x: float, y: float, size: float, colour: str, weight: int) -> str:
    style = f'font-family="{FONTS}" font-size="{size:g}" font-weight="{weight}" fill="{colour}"'
    return f'<text x="{x:g}" y="{y:g}" text-anchor="middle" {style}>{escape(text)}</text>'


def _clock(x: float, y: float) -> str:
    return (
        f'<g fill="#fff" stroke="{INK}" stroke-width="1.5" stroke-linecap="round">'
        f'<circle cx="{x:g}" cy="{y:g}" r="6.5"/><path d="M{x:g} {y - 4:g}v4l3 1.6"/></g>'
    )


def _mark(x: float, y: float) -> str:
    return f'<path d="M{x - 4:g} {y - 7:g}h8v14l-4-4-4 4z" fill="#a0231f" stroke="{INK}" stroke-width="1"/>'


def _swatch(kind: str) -> str:
    fill, line, corner = _LOOKS[kind]
    dashes = ' stroke-dasharray="4 3"' if kind == "pause" else ""
    return _sign(
        f'<rect x="1" y="2" width="22" height="14" rx="{min(corner, 7) if kind == "event" else 3}"'
        f' fill="{fill}" stroke="{line}" stroke-width="1.6"{dashes}/>'
    )


def _sign(inner: str) -> str:
    return f'<svg width="24" height="18" viewBox="0 0 24 18" aria-hidden="true">{inner}</svg>'
