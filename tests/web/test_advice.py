"""Advice on the page: a move that puts one out is named as such, a single move is called the only one."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.house import PHONE, House, Person
from tests.web.staged import against_bots

pytestmark = pytest.mark.seed(1)
Come = Callable[..., Person]
SHOTS = os.environ.get("NYOI_SHOTS", "")  # a folder for pictures on the way


def ask(one: Person) -> None:
    one.page.get_by_role("button", name="Advice", exact=True).click()
    one.page.get_by_role("button", name="Ask for advice").click()


def test_move_that_puts_one_out_is_named_with_its_reason(house: House, person: Come) -> None:
    ana = person("Ana", size=PHONE, theme="dark")
    position = {"hands": "toma sharotto / motta / fugma / enki", "deck": 32, "pile": "claire ajito"}
    against_bots(house, ana, "toma", 4, position)
    ask(ana)
    out = ana.page.locator('.advice li[data-counsel="out"]')
    expect(out).to_contain_text("Puts you out at once. Toma puts whoever discards it out of the round.")
    expect(ana.page.locator('.advice li[data-counsel="best"]')).to_contain_text("Sharotto")
    if SHOTS:
        ana.page.screenshot(path=str(Path(SHOTS) / "advice-out.png"))


def test_single_move_is_called_the_only_one_without_a_chance(house: House, person: Come) -> None:
    ana = person("Ana")
    against_bots(house, ana, "toma", 3, {"hands": "motta claire / freya / enki", "deck": 32, "pile": "fugma ajito"})
    ask(ana)
    told = ana.page.locator(".advice li")
    expect(told).to_contain_text("The only move there is.")
    expect(ana.page.locator(".advice")).not_to_contain_text("%")
    if SHOTS:
        ana.page.screenshot(path=str(Path(SHOTS) / "advice-only.png"))
