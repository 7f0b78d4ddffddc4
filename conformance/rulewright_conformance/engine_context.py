"""What an engine says of its own failure (`errored`), as people read it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

# So many diagnostics are told, and so many characters of each part; the log and the transcript have all.
_TOLD = 3
_LONGEST = 300


def context_text(context: Any) -> str:
    """Diagnostics as `at: error[CODE]: message`, anything else as compact JSON."""
    listed = context.get("diagnostics") if isinstance(context, Mapping) and len(context) == 1 else None
    if not isinstance(listed, list) or not listed or not all(_is_diagnostic(each) for each in listed):
        return _cut(json.dumps(context, ensure_ascii=False, separators=(",", ":")))
    more = f" (and {len(listed) - _TOLD} more)" if len(listed) > _TOLD else ""
    return "; ".join(_diagnostic(each) for each in listed[:_TOLD]) + more


def _is_diagnostic(value: Any) -> bool:
    return isinstance(value, Mapping) and all(isinstance(value.get(key), str) for key in ("code", "message"))


def _diagnostic(value: Mapping[str, Any]) -> str:
    place = f"{_cut(str(value['at']))}: " if value.get("at") else ""
    return f"{place}error[{_cut(value['code'])}]: {_cut(value['message'])}"


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}… ({len(text)} characters)"
