"""A guest on the page: run by the test of its package, in a process that has the package installed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import nyoi
from nyoi.games import rooms
from tests.web.conftest import browser, house, named_seed, person, playwright
from tests.web.house import PHONE, Person
from tests.web.play import any_move, over, play_on

__all__ = ["browser", "house", "named_seed", "person", "playwright"]
pytestmark = pytest.mark.seed(1)

GUEST = next((id for id in nyoi.IDS if id not in rooms()), "")
Come = Callable[..., Person]


def test_lobby_and_form_speak_both_languages(person: Come) -> None:
    for lang, name, blurb, option in (
        ("en-GB", "The Dragon’s Embers", "Embers glow", "Embers"),
        ("fr-FR", "Les Braises du Dragon", "Des braises rougeoient", "Braises"),
    ):
        one = person("Ana", lang=lang)
        one.go("/")
        tile = one.page.locator(f'[href="/new/{GUEST}"]')
        expect(tile.first).to_contain_text(name)
        expect(one.page.locator("main")).to_contain_text(blurb)
        one.go(f"/new/{GUEST}")
        expect(one.page.get_by_role("heading", level=1)).to_contain_text(name)
        one.page.locator("summary").click()
        expect(one.page.get_by_label(option, exact=True)).to_have_value("3")
        expect(one.page.locator("main")).not_to_contain_text("option-")
        expect(one.page.locator("main")).not_to_contain_text("mode-")


def test_a_whole_game_in_words(person: Come) -> None:
    """Against bots, on a phone; what a move would do is told, and nothing on the screen is the key of a sentence."""
    ana = person("Ana", size=PHONE)
    ana.go(f"/new/{GUEST}")
    ana.page.get_by_role("group", name="How many seats?").get_by_role("radio", name="2", exact=True).check()
    ana.page.locator("form .button.primary").click()
    ana.page.wait_for_url("**/table/*")
    expect(ana.page.locator(".words")).to_be_visible()
    ana.page.locator("[data-move]").first.focus()
    expect(ana.page.get_by_text("of all cases").or_(ana.page.get_by_text("ertainly")).first).to_be_visible()
    seen = ana.page.locator("body").inner_text()
    assert not [key for key in ("fact-", "move-", "event-", "ask-", "wait-", "foretell-") if key in seen]
    assert "hidden embers" in seen
    assert play_on([ana], lambda: over(ana), any_move, seed=7) > 0
    expect(ana.page.locator("body")).to_contain_text("One fire was left burning.")
