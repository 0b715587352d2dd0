"""The documentation's site in a browser, read from a folder.

Nothing is fetched from elsewhere, letters stand out from what is behind them, the search finds.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.web.house import DESK, PHONE
from tools.site import ROOT

pytest.importorskip("mkdocs", reason="nyoi[docs] is not installed: the site was not built")
READ = (
    "index.html",
    "play/index.html",
    "jouer/toma.html",
    "jouer/fairness.html",
    "host.html",
    "reference/command-line.html",
)
OURS = {"color-contrast", "image-alt", "link-name", "html-has-lang", "document-title", "page-has-heading-one"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    args = ["-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    subprocess.run([sys.executable, *args], cwd=ROOT, env=env, check=True)
    return folder


Reader = tuple[Page, list[str]]


@pytest.fixture
def reader(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Reader]:
    """Somebody who reads, and whatever was asked for that does not lie in the folder."""
    size: tuple[int, int]
    scheme: Literal["light", "dark"]
    size, scheme = getattr(request, "param", (DESK, "light"))
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda one: None if one.url.startswith(("file:", "data:")) else asked.append(one.url))
    yield page, asked
    context.close()


@pytest.mark.long
@pytest.mark.parametrize("reader", [(DESK, "light"), (DESK, "dark"), (PHONE, "light"), (PHONE, "dark")], indirect=True)
def test_a_page_reads_from_a_folder(site: Path, reader: Reader) -> None:
    page, asked = reader
    for place in READ:
        page.goto((site / place).as_uri())
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), place
        found = Axe().run(page).response["violations"]
        wrong = [(one["id"], one["nodes"][0]["target"]) for one in found if one["id"] in OURS]
        assert wrong == [], place
    assert asked == []


@pytest.mark.parametrize(
    ("word", "title"), [("vacation", "Play"), ("secours", "Jouer"), ("buchholz", "An evening with friends")]
)
def test_the_search_finds_from_a_folder(site: Path, reader: Reader, word: str, title: str) -> None:
    page, asked = reader
    page.goto((site / "kernel.html").as_uri())
    page.locator("input.md-search__input").fill(word)
    results = page.locator(".md-search-result__item > .md-search-result__link h1")
    expect(results.filter(has_text=title).first).to_be_attached()
    assert asked == []
