"""The icons of cards and roles: files of `assets/icons`, drawn for this project, read as shapes alone.

An icon is 48 × 48, in ink and in one colour (`currentColor`), so that its frame chooses the colour and it
still reads when it is printed in black and white. It holds no letter: it is the same in every language.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from xml.etree import ElementTree

ICONS = Path(__file__).parent.parent / "assets" / "icons"
SIZE = 48
INK = "#221d18"
_SVG = "{http://www.w3.org/2000/svg}"
_STYLE = 'stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
# The suits of playing cards as shapes of the same size: a font need not have them.
_SUITS = {
    "hearts": "M24 43C9 31 4 25 4 16 4 5 19 3 24 13 29 3 44 5 44 16c0 9-5 15-20 27z",
    "diamonds": "M24 3l16 21-16 21L8 24z",
    "spades": "M24 3c9 11 19 17 19 26 0 9-11 11-16 5 1 5 2 8 5 11H16c3-3 4-6 5-11"
    "-5 6-16 4-16-5C5 20 15 14 24 3z",
    "clubs": "M24 3c10 0 13 11 7 17 9-3 15 4 13 11-2 7-12 9-17 3 1 5 2 8 5 11H16c3-3 4-6 5-11-5 6-15 4-17-3"
    "-2-7 4-14 13-11-6-6-3-17 7-17z",
}
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RED = "#b3261e"


def icon_names() -> tuple[str, ...]:
    """The names of all icons."""
    return tuple(sorted(path.stem for path in ICONS.glob("*.svg")))


@lru_cache(maxsize=256)
def icon_shapes(name: str) -> str:
    """The shapes of an icon. `KeyError` if there is none of that name."""
    path = ICONS / f"{name}.svg"
    if name not in icon_names():
        raise KeyError(name)
    root = ElementTree.parse(path).getroot()
    return "".join(_written(child) for child in root)


def _written(node: ElementTree.Element) -> str:
    """A shape as it stands in a document whose name space is that of SVG already."""
    tag = node.tag.removeprefix(_SVG)
    attributes = "".join(f' {key}="{value}"' for key, value in node.attrib.items())
    inner = "".join(_written(child) for child in node)
    return f"<{tag}{attributes}>{inner}</{tag}>" if inner else f"<{tag}{attributes}/>"


def placed(name: str, x: float, y: float, size: float, colour: str) -> str:
    """An icon with its upper left corner at a place."""
    scale = f"translate({x:g} {y:g}) scale({size / SIZE:.4g})"
    style = f'color="{colour}" fill="currentColor" stroke="{INK}" {_STYLE}'
    return f'<g transform="{scale}" {style}>{icon_shapes(name)}</g>'


def suit(letter: str, x: float, y: float, size: float) -> str:
    """A suit of playing cards by its letter (`S H D C`), its upper left corner at a place."""
    name = SUITS[letter]
    colour = RED if name in ("hearts", "diamonds") else INK
    scale = f"translate({x:g} {y:g}) scale({size / SIZE:.4g})"
    return f'<path transform="{scale}" fill="{colour}" d="{_SUITS[name]}"/>'
