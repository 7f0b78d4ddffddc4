"""Every diagnostic code with its explanation: what it means, an example of it, and the remedy.

Codes are stable. RW1xx concern documents (RW100 YAML, RW150 keys and values, RW160 overlays), RW2xx names and
types, RW3xx meaning, RW4xx a game that is being played. RW5xx belong to the conformance runner.
"""

from __future__ import annotations

import importlib

from rulewright.rules.code import Code
from rulewright.rules.codes_documents import DOCUMENT_CODES
from rulewright.rules.codes_linking import LINKING_CODES

CODES: dict[str, Code] = {**DOCUMENT_CODES, **LINKING_CODES}


def all_codes() -> dict[str, Code]:
    """The codes above, and those of the conformance runner if it is installed."""
    try:
        runner = importlib.import_module("rulewright_conformance.codes")
    except ModuleNotFoundError:
        return CODES
    return {**CODES, **{code: Code(*entry) for code, entry in runner.CODES.items()}}
