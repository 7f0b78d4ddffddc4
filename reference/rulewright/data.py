"""Find the data that travels with the package: rules, schemas and scenarios.

There is one function, because there are two layouts. In a wheel the data lies
inside the package (`rulewright/_data`); in an editable install it lies in the
checkout's own top folders, so that an edit under `spec/` shows at once.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

Kind = Literal["spec", "schema", "scenarios", "guides", "coverage.yaml"]

_PACKAGE = Path(__file__).resolve().parent
_IN_CHECKOUT: dict[str, str] = {
    "spec": "spec",
    "schema": "schema",
    "scenarios": "conformance/scenarios",
    "guides": "docs/guides",
    "coverage.yaml": "conformance/coverage.yaml",
}


def data_path(kind: Kind) -> Path:
    """Return the path of one kind of bundled data.

    `spec`, `schema`, `scenarios` and `guides` are folders, `coverage.yaml` is a file.
    Raises `FileNotFoundError` when the installation is incomplete.
    """
    checkout = _PACKAGE.parent.parent
    if (checkout / "pyproject.toml").is_file() and _PACKAGE.parent.name == "reference":
        path = checkout / _IN_CHECKOUT[kind]
    else:
        path = _PACKAGE / "_data" / kind
    if not path.exists():
        raise FileNotFoundError(
            f"the bundled {kind} is missing at {path}; reinstall rulewright "
            "(pip install --force-reinstall rulewright)"
        )
    return path
