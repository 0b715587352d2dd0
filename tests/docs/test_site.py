"""The site is built, strictly: whatever MkDocs warns of fails."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

import nyoi
from tests.docs.reader import site
from tests.web.house import QUIET, chromium
from tools.site import ROOT

pytest.importorskip("mkdocs", reason="nyoi[docs] is not installed: the site was not built")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the site lies."""
    folder = tmp_path_factory.mktemp("site")
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    args = ["-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    done = subprocess.run([sys.executable, *args], cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder


def test_the_site_is_built(built: Path) -> None:
    for place in site():
        text = (built / Path(place).with_suffix(".html")).read_text(encoding="utf-8")
        assert "<h1" in text
        assert "fonts.googleapis" not in text  # nothing is fetched from elsewhere
    assert (built / "reports" / "duel.fr.html").is_file()
    assert 'class="filename">my_bots.py' in (built / "own-bot.html").read_text(encoding="utf-8")


def test_a_page_says_which_language_it_is_in(built: Path) -> None:
    for place in site():
        text = (built / Path(place).with_suffix(".html")).read_text(encoding="utf-8")
        french = "[In English](" in site()[place] or place.startswith("regles/") or "ligne-de-commande" in place
        assert f'<html lang="{"fr" if french else "en"}"' in text, place


@pytest.mark.skipif(chromium() is None, reason="no Chromium on this machine: the site was not looked at")
def test_a_newcomer_sees_the_games_and_copies_what_he_types(built: Path) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        page = browser.new_page(viewport={"width": 390, "height": 844})
        page.goto((built / "index.html").as_uri())
        pictures = page.locator("article p > a > img")
        assert pictures.evaluate_all("all => all.map(one => one.naturalWidth > 0)") == [True] * len(nyoi.IDS)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        copied = page.locator("article pre > code").first
        copied.evaluate("code => code.setAttribute('data-md-copying', '')")  # as the button beside it does
        assert copied.inner_text().strip() == "pip install nyoi && nyoi serve"
        for words, place in (("host", "host"), ("write a bot", "own-bot"), ("add a game", "new-game")):
            page.goto((built / "index.html").as_uri())
            page.get_by_role("table").get_by_role("link", name=f"How to {words}", exact=True).click()
            page.wait_for_url(f"**/{place}.html")
        browser.close()
