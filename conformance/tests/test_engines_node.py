"""The second full engine, written apart from the reference engine: it agrees with all that it declares."""

from __future__ import annotations

import pytest
from test_engines_common import NODE, answers_garbage, count, verify

pytestmark = pytest.mark.external


def test_passes_everything_that_applies() -> None:
    done = verify(NODE)
    assert done.returncode == 0, done.stdout + done.stderr
    assert count(done, "passed") >= 100
    assert count(done, "failed") == 0


def test_answers_garbage_with_one_valid_line() -> None:
    answers_garbage(NODE)
