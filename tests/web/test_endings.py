"""The end of a game, as it is told."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.house import House, Person
from tests.web.play import sit, wait_until
from tests.web.staged import against_bots, make, put
from tests.web.test_me import share

pytestmark = pytest.mark.seed(1)
Come = Callable[..., Person]


def test_one_dialog_tells_the_end(house: House, person: Come) -> None:
    """Who won and how, what decided it, how all stand, what was counted; the last round lays no sheet before it."""
    ana = person("Ana")
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    against_bots(house, ana, "uno", 3, {"hands": "R3-1 / R4-1 Y1-1 / R6-1 R7-1 G1-1", "discard": "R5-1", "turn": 0})
    make(ana, "play R3-1")
    end = ana.page.locator("[data-over]")
    expect(end.get_by_role("heading", name="You have won!")).to_be_visible()
    expect(ana.page.locator("[data-shut]")).to_have_count(0)
    expect(end.locator("[data-how]")).to_have_text("A last card was played.")
    expect(end.locator("[data-decided]")).to_contain_text("You play red 3.")
    expect(end.locator("[data-decided] .playing")).to_have_count(1)
    order = end.locator("[data-ranking] li").evaluate_all("all => all.map(one => Number(one.dataset.seat))")
    assert order == [0, 1, 2]
    expect(end.locator("[data-ranking] li").nth(1)).to_contain_text("2 cards left")
    expect(end.locator('[data-stat="played"] td').first).to_have_text("1")
    assert share(ana) == f"{house.url}/replay/{ana.table}?lang=en"
    end.get_by_role("button", name="Look at the table").click()
    expect(end).to_have_count(0)
    ana.page.get_by_role("button", name="What now?").click()
    table = ana.table
    end.get_by_role("button", name="Play again").click()
    wait_until(ana, lambda: ana.table != table)


def test_a_torak_win_says_so_and_takes_a_wish(house: House, person: Come) -> None:
    ana = person("Ana")
    ana.go("/new/torak")
    ana.page.get_by_role("radio", name="Solo", exact=True).check()
    ana.page.locator("form .button.primary").click()
    ana.page.wait_for_url("**/table/*")
    wait_until(ana, ana.update)
    put(house, ana, {"seats": 1, "balls": "6,5", "dice": "1"})
    make(ana, "leg n 1 with 1")
    end = ana.page.locator("[data-over]")
    expect(end.get_by_role("heading", name="You have won!")).to_be_visible()
    expect(end.locator("[data-how]")).to_have_text("The seven balls are found")
    expect(end.locator("[data-decided]")).to_contain_text("You find a Glass Ball on")
    end.locator("[data-wish]").fill("A quiet day")
    end.get_by_role("button", name="Make this wish").click()
    expect(end.locator("[data-wished]")).to_contain_text("A quiet day")


def test_the_race_is_ranked_at_the_turn_limit(house: House, person: Come) -> None:
    ana, bea = person("Ana"), person("Bea")
    ana.go("/new/torak")
    ana.page.get_by_role("radio", name="Competitive", exact=True).check()
    ana.page.get_by_role("group", name="How many seats?").get_by_role("radio", name="2", exact=True).check()
    ana.page.get_by_role("button", name="Invite friends").click()
    ana.page.wait_for_url("**/table/*")
    sit(bea, ana.table)
    ana.page.get_by_role("button", name="Start the game").click()
    for one in (ana, bea):
        wait_until(one, one.update)
    cap = int(ana.info["options"]["competitive_turn_cap"])
    sheets = [{"balls": "10,10 2,2", "dice": "11"}, {"balls": "2,2", "dice": "11"}]
    put(house, ana, {"seats": 2, "mode": "competitive", "boxes": cap - 1, "sheets": sheets})
    make(ana, "end")
    wait_until(bea, lambda: (bea.update() or {})["seq"] == (ana.update() or {})["seq"])  # else that counts as heard
    make(bea, "end")
    end = ana.page.locator("[data-over]")
    expect(end.locator("[data-how]")).to_contain_text("The turn limit is reached")
    expect(end.get_by_role("heading", name="Bea wins the game")).to_be_visible()
    rows = end.locator("[data-ranking] li")
    expect(rows.first).to_contain_text("Bea")
    expect(rows.nth(1).locator(".place")).to_have_text("2")
