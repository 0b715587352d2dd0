"""The reports of the docs in a browser: nothing is fetched, nothing is too wide for a phone, axe has no objection."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from tests.web.house import DESK, PHONE

REPORTS = sorted((Path(__file__).parents[2] / "docs" / "reports").glob("*.html"))


@pytest.mark.long
@pytest.mark.parametrize("path", REPORTS, ids=lambda path: path.name)
def test_a_report_reads_by_itself(browser: Browser, path: Path) -> None:
    read(browser, path, DESK, "light")
    read(browser, path, PHONE, "dark")


def read(browser: Browser, path: Path, size: tuple[int, int], scheme: Literal["light", "dark"]) -> None:
    """Open a report on a screen of this size."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path.as_uri())
    assert asked == [path.as_uri()]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert [found["id"] for found in Axe().run(page).response["violations"]] == []
    context.close()
