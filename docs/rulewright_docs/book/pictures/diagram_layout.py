"""Where the nodes and edges of a diagram stand: columns of boxes, and edges that run in lanes beside them.

Edges to the same node share a lane: it is entered from the side of each node that leads there, and has one
arrow. Lanes of different nodes that run side by side never share a place.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright_docs.book.pictures.diagram_graph import Graph

LANES = {1: 9, 2: 13}  # the distance of two lanes, by the number of columns
GAP = 26
ASIDE = 34  # how far what is beside the way is moved in a single column
_MARGIN = 10


@dataclass(frozen=True)
class Box:
    """The place of a node: its upper left corner, its size, its column and row."""

    x: float
    y: float
    width: float
    height: float
    column: int
    row: int

    @property
    def middle(self) -> float:
        """The height of its middle."""
        return self.y + self.height / 2


@dataclass(frozen=True)
class Line:
    """An edge: its path, where its arrow points, and which way: (0, 1) is down, (1, 0) to the right."""

    path: str
    x: float
    y: float
    way: tuple[int, int]


@dataclass
class Layout:
    """Boxes by node, lines by edge, and the size of all."""

    boxes: dict[str, Box] = field(default_factory=dict)
    lines: dict[tuple[str, str], Line] = field(default_factory=dict)
    width: float = 0
    height: float = 0


@dataclass(frozen=True)
class _Bus:
    """All edges of one gutter that lead to one node from one side."""

    gutter: int
    target: str
    sources: tuple[str, ...]
    from_left: bool  # the sources stand left of the lane
    to_left: bool  # and so does the target


def laid_out(graph: Graph, heights: dict[str, float], width: float, columns: int) -> Layout:
    """Boxes `width` wide in one column or two, in the order of the graph, and the lanes between them."""
    cells = _cells(graph, columns)
    buses = _buses(graph, cells, columns)
    tops = _tops(graph, cells, heights)
    lanes = _lanes(buses, tops, heights)
    gutters = [
        max((lane + 1 for bus, lane in lanes.items() if bus.gutter == g), default=0)
        for g in range(columns + 1)
    ]
    layout = Layout()
    lane_width = LANES[columns]
    lefts, x = [], float(_MARGIN)
    starts = []
    for column in range(columns):
        starts.append(x)
        x += (
            gutters[column] * lane_width
            + (GAP if gutters[column] else 0)
            + (GAP if column and gutters[column] else 0)
        )
        lefts.append(x)
        x += width
    starts.append(x)
    layout.width = x + gutters[columns] * lane_width + (GAP if gutters[columns] else 0) + _MARGIN
    for id_, (column, row) in cells.items():
        moved = ASIDE if columns == 1 and graph.nodes[id_].depth else 0
        layout.boxes[id_] = Box(lefts[column] + moved, tops[id_], width - moved, heights[id_], column, row)
    layout.height = max((b.y + b.height for b in layout.boxes.values()), default=0) + _MARGIN
    _draw(graph, layout, lanes, starts, columns)
    return layout


def _cells(graph: Graph, columns: int) -> dict[str, tuple[int, int]]:
    """Column and row of each node: what is aside stands in the second column from where it branches off."""
    rows = [0] * columns
    found: dict[str, tuple[int, int]] = {}
    for node in graph.nodes.values():
        column = min(node.depth, columns - 1)
        if column and rows[column] == 0:
            above = [found[a][1] for a in graph.before(node.id) if a in found]
            rows[column] = max(0, min(above, default=0))
        found[node.id] = (column, rows[column])
        rows[column] += 1
    return found


def _tops(graph: Graph, cells: dict[str, tuple[int, int]], heights: dict[str, float]) -> dict[str, float]:
    """The upper edge of each box. A column stands so that it begins beside the row where it branches off."""
    tops: dict[str, float] = {}
    beginnings: dict[int, float] = {}
    for column in sorted({c for c, _ in cells.values()}):
        y = float(_MARGIN)
        ids = [i for i, (c, _) in cells.items() if c == column]
        if column and ids:
            first = cells[ids[0]][1]
            y = beginnings.get(first, y)
            left = sum(heights[i] + GAP for i, (c, _) in cells.items() if c == 0)
            y = max(float(_MARGIN), min(y, left - sum(heights[i] + GAP for i in ids)))
        for id_ in ids:
            tops[id_] = y
            if column == 0:
                beginnings[cells[id_][1]] = y
            y += heights[id_] + GAP
    return tops


def _straight(a: tuple[int, int], b: tuple[int, int]) -> bool:
    """Whether a node stands right below another."""
    return a[0] == b[0] and a[1] + 1 == b[1]


def _buses(graph: Graph, cells: dict[str, tuple[int, int]], columns: int) -> list[_Bus]:
    """Edges by gutter and target. Within the first column what leads back runs left of it, else right."""
    found: dict[tuple[int, str, bool, bool], list[str]] = {}
    for a, b in graph.edges:
        if _straight(cells[a], cells[b]):
            continue
        (left, row), (right, other) = cells[a], cells[b]
        if left != right:
            gutter = max(left, right)
            key = (gutter, b, left < right, right < left)
        elif left == 0 and (columns > 1 or other < row):
            key = (0, b, False, False)
        else:
            key = (columns, b, True, True)
        found.setdefault(key, []).append(a)
    return [_Bus(g, b, tuple(sources), fl, tl) for (g, b, fl, tl), sources in found.items()]


def _lanes(buses: list[_Bus], tops: dict[str, float], heights: dict[str, float]) -> dict[_Bus, int]:
    """A lane for each bus: short ones next to the boxes, and none where another runs at the same height."""
    spans = {bus: _span(bus, tops, heights) for bus in buses}
    taken: dict[tuple[int, int], list[tuple[float, float]]] = {}
    lanes: dict[_Bus, int] = {}
    for bus in sorted(buses, key=lambda b: (spans[b][1] - spans[b][0], spans[b][0], b.target)):
        low, high = spans[bus]
        lane = 0
        while any(low - 4 < end and begin < high + 4 for begin, end in taken.get((bus.gutter, lane), [])):
            lane += 1
        taken.setdefault((bus.gutter, lane), []).append((low, high))
        lanes[bus] = lane
    return lanes


def _span(bus: _Bus, tops: dict[str, float], heights: dict[str, float]) -> tuple[float, float]:
    ends = [tops[s] + heights[s] / 2 + _OUT for s in bus.sources]
    ends.append(tops[bus.target] + heights[bus.target] / 2 - _OUT)
    return min(ends), max(ends)


_OUT = 9  # edges leave below the middle of a side and arrive above it
_ROUND = 7


def _draw(graph: Graph, layout: Layout, lanes: dict[_Bus, int], starts: list[float], columns: int) -> None:
    for a, b in graph.edges:
        one, other = layout.boxes[a], layout.boxes[b]
        if _straight((one.column, one.row), (other.column, other.row)):
            x = max(one.x, other.x) + min(one.width, other.width) / 2
            path = f"M{x:g} {one.y + one.height:g}V{other.y - 2:g}"
            layout.lines[a, b] = Line(path, x, other.y - 1, (0, 1))
    for bus, lane in lanes.items():
        x = _lane_x(bus.gutter, lane, starts, layout, columns)
        target = layout.boxes[bus.target]
        for source in bus.sources:
            layout.lines[source, bus.target] = _line(layout.boxes[source], target, x, bus)


def _lane_x(gutter: int, lane: int, starts: list[float], layout: Layout, columns: int) -> float:
    """The place of a lane. Those at the left edge count from the boxes to the edge."""
    if gutter == 0:
        first = min(box.x for box in layout.boxes.values())
        return first - GAP * 0.72 - lane * LANES[columns]
    return starts[gutter] + GAP * 0.72 + lane * LANES[columns]


def _line(source: Box, target: Box, x: float, bus: _Bus) -> Line:
    """Out of the side of one box, along the lane, into the side of the other."""
    y, end = source.middle + _OUT, target.middle - _OUT
    x1 = source.x + source.width if bus.from_left else source.x
    x2 = target.x + target.width + 2 if bus.to_left else target.x - 2
    down = 1 if end > y else -1
    bend = min(_ROUND, abs(end - y) / 2)
    turn, back = (1 if x > x1 else -1), (1 if x2 > x else -1)
    path = (
        f"M{x1:g} {y:g}H{x - turn * bend:g}Q{x:g} {y:g} {x:g} {y + down * bend:g}"
        f"V{end - down * bend:g}Q{x:g} {end:g} {x + back * bend:g} {end:g}H{x2:g}"
    )
    return Line(path, x2 + back, end, (back, 0))
