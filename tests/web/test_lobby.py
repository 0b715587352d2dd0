"""The lobby, the form of a new table, the room in which one waits for friends."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.house import DESK, PHONE, House, Person
from tests.web.play import new_table, sit, wait_until

pytestmark = pytest.mark.seed(1)

Come = Callable[..., Person]
SIZES = [DESK, PHONE, (360, 640), (667, 375), (1920, 1080)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_pages_end_where_their_content_ends(person: Come, size: tuple[int, int]) -> None:
    """What scrolls is the middle of the page; the page itself has nothing below."""
    ana = person("Ana", size=size)
    for path in ("/", "/new/torak", "/rules/toma"):
        ana.go(path)
        expect(ana.page.locator("h1").first).to_be_visible()
        below = "document.documentElement.scrollHeight - innerHeight"
        assert (path, ana.page.evaluate(below)) == (path, 0)


def test_friends_are_invited_in_private_unless_said_otherwise(person: Come) -> None:
    ana, eve = person("Ana"), person("Eve")
    table = new_table(ana, "toma", 3, bots=False)
    wait_until(ana, lambda: ana.info)
    assert ana.info["public"] is False
    eve.go("/")
    expect(eve.page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    expect(eve.page.locator(f'[data-table="{table}"]')).to_have_count(0)
    ana.page.get_by_text("More table settings").click()
    ana.page.get_by_role("checkbox", name="Show this table in the lobby").check()
    expect(eve.page.locator(f'[data-table="{table}"]')).to_be_visible()  # the lobby looks again by itself
    sit(eve, table)  # and who has the link sits down in either case


def test_a_form_survives_a_look_at_the_rules(person: Come) -> None:
    ana = person("Ana")
    ana.go("/new/toma")
    page = ana.page
    seats = page.get_by_role("group", name="How many seats?")
    seats.get_by_role("radio", name="5").check()
    page.get_by_text("More table settings").click()
    page.get_by_role("spinbutton", name="Target").fill("2")
    page.get_by_role("checkbox", name="Practice table").check()
    page.get_by_role("link", name="Rules").click()
    expect(page.locator("article[data-clause]").first).to_be_visible()
    page.go_back()
    expect(page.get_by_role("spinbutton", name="Target")).to_have_value("2")
    expect(seats.get_by_role("radio", name="5")).to_be_checked()
    expect(page.get_by_role("checkbox", name="Practice table")).to_be_checked()
    page.get_by_role("button", name="Play with bots").click()
    expect(page.locator("[data-practice]")).to_be_visible()  # the table says what it is
    assert (ana.info["options"]["objective"], len(ana.info["seats"]), ana.info["practice"]) == (2, 5, True)
    ana.go("/new/toma")
    expect(seats.get_by_role("radio", name="4")).to_be_checked()  # what was opened is done with


def test_an_address_that_friends_cannot_reach_is_said(person: Come) -> None:
    ana = person("Ana")
    new_table(ana, "toma", 3, bots=False)
    expect(ana.page.get_by_role("note")).to_contain_text("This address works on this computer only.")
    expect(ana.page.get_by_role("note")).to_contain_text("nyoi serve --host 0.0.0.0")


def test_the_host_hears_and_sees_that_somebody_sits_down(person: Come) -> None:
    ana, bea = person("Ana"), person("Bea")
    ana.page.add_init_script(
        """
        const kept = JSON.parse(localStorage.getItem("nyoi") ?? "{}");
        localStorage.setItem("nyoi", JSON.stringify({ ...kept, sound: true }));
        window.tones = 0;
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...when) { window.tones++; return start.apply(this, when); };
        """
    )
    table = new_table(ana, "toma", 3, bots=False)
    expect(ana.page).to_have_title("Toma’s Dragon Balls · Nyoi")
    before = ana.page.evaluate("tones")
    sit(bea, table)
    expect(ana.page).to_have_title("● Bea sits down · Nyoi")
    assert ana.page.evaluate("tones") > before
    ana.page.get_by_role("heading").first.click()  # somebody is there again
    expect(ana.page).not_to_have_title("● Bea sits down · Nyoi")


def test_addresses_that_lead_nowhere_say_so(person: Come, house: House) -> None:
    ana = person("Ana")
    ana.allowed = ("status of 404",)
    for path, title in (
        ("/nowhere", "There is nothing at this address."),
        ("/table/nowhere", "There is no such table, or no longer."),
        ("/replay/nowhere", "There is no such table, or no longer."),
    ):
        answer = ana.page.goto(house.url + path)
        assert answer is not None
        assert answer.status == 404
        expect(ana.page.get_by_role("heading", name=title)).to_be_visible()
        expect(ana.page.get_by_role("link", name="To the lobby")).to_be_visible()


def test_whoever_sits_starts_when_the_host_has_gone(person: Come, house: House) -> None:
    ana, bea = person("Ana"), person("Bea")
    table = new_table(ana, "toma", 2, bots=False)
    sit(bea, table)
    expect(bea.page.get_by_text("The host will start the game.")).to_be_visible()
    ana.close()
    live = house.server.app.house.tables[table]
    bea.page.wait_for_function("() => document.body.textContent.includes('away')")
    live.left_at[0] -= 100  # a minute later
    house.loop.call_soon_threadsafe(live.tell_info)
    bea.page.get_by_role("button", name="Start the game").click()
    expect(bea.page.locator("[data-prompt]")).to_be_visible()
