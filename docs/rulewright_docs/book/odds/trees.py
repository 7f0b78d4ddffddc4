"""Trees of chance: what may come up one after another, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from math import prod
from typing import Literal

Path = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Node:
    """The end, good or not, or a draw with its branches."""

    kind: Literal["end", "coin", "card"]
    good: bool = False
    branches: tuple[Branch, ...] = field(default=())


@dataclass(frozen=True)
class Branch:
    """What comes with `part` in `whole`: the classes of cards (or faces) that lead to one node."""

    classes: tuple[int, ...]
    part: int
    whole: int
    node: Node


def merged(kind: Literal["coin", "card"], branches: tuple[Branch, ...]) -> Node:
    """A draw whose branches differ; the end, where all lead to it."""
    found: dict[Node, Branch] = {}
    for branch in branches:
        other = found.get(branch.node)
        if other is not None:
            both = (*other.classes, *branch.classes)
            branch = Branch(both, other.part + branch.part, branch.whole, branch.node)
        found[branch.node] = branch
    nodes = list(found)
    if len(nodes) == 1 and nodes[0].kind == "end":
        return nodes[0]
    return Node(kind, branches=tuple(found.values()))


def chance_of(tree: Node) -> Fraction:
    """The chance that it ends well."""
    ways = (prod((Fraction(*step) for step in path), start=Fraction(1)) for path in _paths(tree, True))
    return sum(ways, start=Fraction(0))


def formula_of(tree: Node) -> str:
    """The sum of the ways to succeed, or one less the ways to fail, whichever is shorter."""
    good, bad = list(_paths(tree, True)), list(_paths(tree, False))
    if not good or not bad:
        return "0" if bad else "1"
    if sum(map(len, bad)) < sum(map(len, good)):
        lost = _sum(bad)
        return f"1 − ({lost})" if len(bad) > 1 else f"1 − {lost}"
    return _sum(good)


def _paths(node: Node, good: bool) -> Iterator[Path]:
    if node.kind == "end":
        if node.good == good:
            yield ()
        return
    for branch in node.branches:
        for rest in _paths(branch.node, good):
            yield ((branch.part, branch.whole), *rest)


def _sum(paths: list[Path]) -> str:
    return " + ".join(" · ".join(f"{a}/{b}" for a, b in path) for path in paths)
