"""Looking back with the mind on the page: moments on the scrubber, advice anywhere, a moment as a puzzle."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from nyoi.kernel.rng import Rng
from tests.server.guests import Guest, Running, play_out, sensible
from tests.web.house import PHONE, House, Person
from tests.web.test_axe import objections

pytestmark = pytest.mark.seed(2)
Come = Callable[..., Person]


def game(house: House) -> str:
    """A short game of Toma against two bots, over."""
    Running.deal_from(2)
    ann = Guest(house.port)
    table = ann.open("toma", 3, start=True, options={"objective": 1})
    with ann.join(table) as s:
        play_out([s], sensible(Rng(2)))
    return table


def test_a_replay_shows_its_moments_and_one_becomes_a_puzzle(person: Come, house: House) -> None:
    table = game(house)
    ana = person("Ana")
    page = ana.page
    ana.go(f"/replay/{table}?at=0")
    page.locator("[data-mind]").click()
    page.locator("[data-look]").click()
    moments = page.locator("[data-moment]")
    expect(moments.first).to_be_visible(timeout=400_000)
    number = moments.count()
    expect(page.locator(".marks i")).to_have_count(number)
    expect(page.get_by_text("Chances to win over the game")).to_be_visible()
    page.locator("summary").click()
    expect(page.get_by_role("table")).to_contain_text("%")
    page.locator("main").focus()
    page.keyboard.press("m")  # from mark to mark
    first = moments.first.get_attribute("data-moment")
    expect(page.locator("input[type=range]")).to_have_value(first or "")
    expect(page.locator(".controls .told")).to_contain_text("%")
    assert objections(ana, "a replay with its moments") == []
    page.locator("[data-advise]").click()
    expect(page.get_by_text("played at the table")).to_be_visible()
    page.locator(".advise").get_by_role("link", name="Make a puzzle of it").click()
    page.wait_for_url("**/puzzle/*")

    phone = person("Cleo", size=PHONE)
    phone.go(f"/replay/{table}?at=0")
    phone.page.locator("[data-mind]").click()
    moment = phone.page.locator("[data-moment]").last
    last = moment.get_attribute("data-moment") or ""
    moment.click()  # what lay over the board makes way for it
    expect(phone.page.locator("[data-moment]")).to_have_count(0)
    expect(phone.page.locator("input[type=range]")).to_have_value(last)
    expect(phone.page.locator(".controls .told")).to_contain_text("%")
    expect(phone.page.locator("[data-mind]")).to_be_focused()

    stranger = person("Bea", size=PHONE, plain=True)
    stranger.page.goto(page.url)
    expect(stranger.page.get_by_text("with what that seat knew and nothing more")).to_be_visible()
    expect(stranger.page.get_by_role("link", name="See the game")).to_have_count(0)  # not before it is solved
    stranger.page.set_viewport_size({"width": 844, "height": 390})  # on its side there is room for the board
    board = stranger.page.locator(".puzzle > .board").bounding_box()
    assert board is not None
    assert board["height"] > 0.8 * 390
    stranger.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    stranger.page.locator(".board button:not([disabled])").first.click()
    expect(stranger.page.locator("[data-verdict]")).to_contain_text("% chance to win")
    expect(stranger.page.get_by_text("your move")).to_be_visible()
    assert objections(stranger, "a puzzle") == []
    assert stranger.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    stranger.page.locator("[data-play-on]").click()
    stranger.page.wait_for_url("**/table/*")
