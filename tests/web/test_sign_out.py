"""Signing out, here and everywhere; changing the passphrase; and who only watches, in the chat."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.guests import Guest
from tests.web.house import PHONE, House, Person
from tests.web.play import new_table, wait_until
from tests.web.test_axe import objections

pytestmark = pytest.mark.seed(1)

Come = Callable[..., Person]
GONE = "You have been signed out on this device"


def stored(page: Page, key: str) -> object:
    return page.evaluate("key => JSON.parse(localStorage.getItem('nyoi'))[key]", key)


def claim(person: Person, name: str, passphrase: str) -> None:
    """Keep a name in the settings, or come back to it."""
    page = person.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Keep my name").click()
    page.get_by_role("dialog").get_by_label("Your name at the table").first.fill(name)
    page.get_by_label("Passphrase", exact=True).fill(passphrase)
    page.get_by_role("button", name="Keep this name").click()
    expect(page.get_by_text(f"{name} is yours.")).to_be_visible()
    page.keyboard.press("Escape")


def test_signing_out_everywhere_keeps_this_screen_at_the_table(person: Come) -> None:
    ana, lost = person("Ana of Old", plain=True), person("Somebody", plain=True, size=PHONE)
    table = new_table(ana, "toma", 2, bots=True)
    claim(ana, "Ana of Old", "open sesame")
    lost.go("/")
    claim(lost, "Ana of Old", "open sesame")  # the phone that will be lost
    lost.go(f"/table/{table}")
    wait_until(lost, lambda: lost.info.get("mine") == [0])
    before = stored(ana.page, "token")
    page = ana.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Sign out everywhere").click()
    page.get_by_role("button", name="No", exact=True).click()  # a second thought changes nothing
    assert stored(page, "token") == before
    page.get_by_role("button", name="Sign out everywhere").click()
    ana.info = {}
    page.get_by_role("button", name="Yes, everywhere").click()
    expect(page.get_by_text("Every other device is signed out.")).to_be_visible()
    page.keyboard.press("Escape")
    wait_until(ana, lambda: ana.info.get("mine") == [0])  # back on the seat, by itself
    expect(page.locator("[data-prompt]")).to_be_visible()
    assert stored(page, "token") not in ("", before)
    # the phone is told why, has forgotten everything, and asks for a name
    expect(lost.page.get_by_text(GONE)).to_be_visible()
    assert [stored(lost.page, key) for key in ("token", "nickname", "seats")] == ["", "", {}]
    lost.info = {}
    lost.page.get_by_role("button", name="Go on under another name").click()
    wait_until(lost, lambda: lost.info.get("mine") == [])
    lost.go("/new/toma")
    expect(lost.page.get_by_label("Your name at the table")).to_have_value("")


def test_two_tabs_of_one_browser_stay_together(person: Come) -> None:
    ana = person("Ana", plain=True)
    table = new_table(ana, "toma", 2, bots=True)
    other = ana.context.new_page()
    other.goto(f"{ana.url}/table/{table}")
    expect(other.locator("[data-prompt]")).to_be_visible()
    other.get_by_role("button", name="Settings").click()
    other.get_by_role("button", name="Sign out everywhere").click()
    ana.info = {}
    other.get_by_role("button", name="Yes, everywhere").click()
    expect(other.get_by_text("Every other device is signed out.")).to_be_visible()
    wait_until(ana, lambda: ana.info.get("mine") == [0])
    for tab in (ana.page, other):
        expect(tab.locator("[data-prompt]")).to_be_visible()


def test_signing_out_here(person: Come) -> None:
    ana = person("Ana")
    new_table(ana, "toma", 3, bots=False)
    page = ana.page
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("You are here as Ana.")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_text("Your name has no passphrase")).to_be_visible()
    assert objections(ana, "the question") == []
    page.get_by_role("button", name="Yes, sign out").click()
    expect(page.get_by_text("You are signed out.")).to_be_visible()
    expect(page.get_by_role("button", name="Sign out", exact=True)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_text(GONE)).to_be_visible()
    assert objections(ana, "signed out") == []
    page.get_by_role("button", name="Go on under another name").click()
    expect(page.get_by_role("button", name="Take a seat")).to_be_visible()
    expect(page.get_by_label("Your name at the table")).to_have_value("")


def test_a_passphrase_is_changed_with_the_old_one(person: Come) -> None:
    ana = person("Ana the Wary")
    ana.allowed = ("status of 401",)
    new_table(ana, "toma", 3, bots=False)
    claim(ana, "Ana the Wary", "open sesame")
    page = ana.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("My name and passphrase").click()
    page.get_by_label("New passphrase").fill("close sesame")
    page.get_by_label("Present passphrase").first.fill("a guess")
    page.get_by_role("button", name="Change", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("not the passphrase"))
    page.get_by_label("Present passphrase").first.fill("open sesame")
    page.get_by_role("button", name="Change", exact=True).click()
    expect(page.get_by_text("Ana the Wary is yours.")).to_be_visible()
    page.keyboard.press("Escape")
    wait_until(ana, lambda: ana.info.get("mine") == [0])
    other = person("Somebody")
    other.go("/")
    claim(other, "Ana the Wary", "close sesame")


def test_a_line_of_who_watches_is_marked(person: Come, house: House) -> None:
    ana = person("Ana Sits")
    table = new_table(ana, "toma", 3, bots=False)
    page = ana.page
    page.get_by_label("Say something").fill("Who is there?")
    page.get_by_label("Say something").press("Enter")
    with Guest(house.port, "ANA SITS").join(table) as watcher:
        assert watcher.command({"type": "say", "text": "I am Ana"})["ok"]
    line = page.get_by_role("log").locator("p", has_text="I am Ana")
    expect(line).to_contain_text("ANA SITS (2)")
    expect(line.get_by_text("watching")).to_be_visible()
    expect(line.locator("svg")).to_be_visible()
    own = page.get_by_role("log").locator("p", has_text="Who is there?")
    expect(own.get_by_text("watching")).to_have_count(0)
    assert objections(ana, "chat") == []
