"""The browser that tests with the marker `external` share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from browsing import chromium


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A running Chromium, steered by Playwright (both must be there)."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield started
        started.close()
