"""What a move would do is told where one looks: under the pointer, under the focus, under a finger that stays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.guests import place
from tests.web.house import PHONE, House, Person
from tests.web.play import wait_until

pytestmark = pytest.mark.seed(1)
Come = Callable[..., Person]
UNO: dict[str, Any] = {"hands": "RD-1 R3-1 B7-1 / Y1-1 R2-1 R4-1", "discard": "R5-1", "turn": 0}


def at(house: House, person: Person, game: str, seats: int, position: dict[str, Any]) -> None:
    """Sit at a table against bots that stands as a position says."""
    person.go(f"/new/{game}")
    if seats > 1:
        person.page.get_by_role("radio", name=str(seats), exact=True).first.check()
    person.page.locator("form .button.primary").click()
    person.page.wait_for_url("**/table/*")
    wait_until(person, lambda: person.update())
    place(house, person.table, {"seats": seats, **position})
    wait_until(person, lambda: (person.update() or {}).get("ask"))


def test_a_card_under_the_pointer(house: House, person: Come) -> None:
    ana = person("Ana", lang="fr-FR")
    at(house, ana, "uno", 2, UNO)
    bubble = ana.page.locator(".foretelling")
    ana.page.locator('[data-foretell="play RD-1"]').hover()
    expect(bubble.locator("[data-note]")).to_have_count(2)
    expect(bubble).to_contain_text("pioche 2 cartes")
    ana.page.locator('[data-foretell="play R3-1"]').hover()
    expect(bubble.locator('[data-note="left"]')).to_be_visible()
    ana.page.mouse.move(2, 2)
    expect(bubble).to_have_count(0)


def test_a_card_under_a_finger_that_stays_is_not_played(house: House, person: Come) -> None:
    ana = person("Ana", size=PHONE)
    at(house, ana, "uno", 2, UNO)
    card = ana.page.locator('[data-foretell="play RD-1"]')
    box = card.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 4, "y": box["y"] + box["height"] / 2}
    touch = ana.context.new_cdp_session(ana.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(ana.page.locator(".foretelling")).to_contain_text("draws 2 cards")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ana.page.locator(".foretelling")).to_be_visible()
    update = ana.update()
    assert update is not None
    assert "RD-1" in update["view"]["players"][0]["hand"]


def test_a_move_in_words_under_the_focus(house: House, person: Come) -> None:
    """The board in words tells it, too: any game has it, of whatever package."""
    ana = person("Ana", plain=True)
    at(house, ana, "toma", 2, {"hands": "toma claire / tytoon", "pile": "cooler", "turn": 0})
    button = ana.page.locator('[data-move="discard toma"]')
    ana.page.locator('[data-move="discard claire"]').focus()
    ana.page.keyboard.press("Shift+Tab")
    ana.page.keyboard.press("Tab")
    ana.page.keyboard.press("Shift+Tab")
    expect(button).to_be_focused()
    expect(ana.page.locator('.foretelling [data-note="toma-goes"]')).to_be_visible()


def test_torak_warns_of_where_a_leg_leads(house: House, person: Come) -> None:
    ana = person("Ana")
    position = {
        "balls": "2,2 10,10",
        "paths": "6,6 2,6 2,3",
        "rivers": "3,2 e",
        "dice": "1 1",
    }
    at(house, ana, "torak", 1, position)
    told = ana.page.locator(".alerts")
    expect(told.locator('[data-note="risk"]')).to_be_visible()
    ana.page.locator('[data-spot="2,2"]').hover()
    expect(told.locator('[data-note="stranded"]')).to_be_visible()
    expect(ana.page.locator('[data-lost="10,10"]')).to_be_visible()


def test_duel_writes_numbers_into_the_zones(house: House, person: Come) -> None:
    ana = person("Ana")
    at(
        house,
        ana,
        "duel",
        2,
        {
            "teams": "goku piccolo gohan yamcha / vegeta nappa raditz",
            "units": {"goku": "5c ki=4", "vegeta": "5a"},
            "active": "goku",
            "actions": 3,
        },
    )
    expect(ana.page.locator('[data-zone="5b"]')).to_contain_text("2")  # a hill to climb
    ana.page.get_by_role("button", name="Measure a range").click()
    ana.page.locator('[data-zone="5c"]').click()
    expect(ana.page.locator('[data-zone="Ba"]')).to_contain_text("2")
    expect(ana.page.locator('[data-zone="5b"]')).to_contain_text("3")


def test_the_tournament_says_what_a_blow_leaves(house: House, person: Come) -> None:
    ana = person("Ana")
    at(house, ana, "tournament", 2, {"teams": "krillin@D7 / monna@F7", "dice": "ball fist fist"})
    ana.page.locator('.cell[data-space="D7"]').click()
    ana.page.locator('.cell[data-space="F7"]').click()
    forecast = ana.page.locator(".forecast")
    expect(forecast).to_contain_text("Krillin")
    expect(forecast).to_contain_text("%")
    ana.page.locator('[data-do][data-move="go krillin F7"]').click()
    way = ana.page.locator('.way[data-move="sum ball fist fist"]')
    expect(way).to_contain_text("left")
    expect(ana.page.locator(".ways .odds").first).to_contain_text("%")
