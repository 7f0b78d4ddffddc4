"""Starting documents as they stand beside this file, with `$name` where a name goes."""

from __future__ import annotations

import re
from importlib.resources import files
from string import Template


def template(file: str) -> str:
    """The text of a template as it stands."""
    return (files(__name__) / file).read_text(encoding="utf-8")


def filled(file: str, values: dict[str, str]) -> str:
    """A template with its names filled in. Lines that are left empty by a value are taken out."""
    text = Template(template(file)).substitute({key: value or "\0" for key, value in values.items()})
    text = re.sub(r"^\0\n", "", text, flags=re.MULTILINE)
    return text.replace("\0", "")
