"""The Tournament on its drawn board: a whole game against bots, on a phone, by keys."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from nyoi.kernel.rng import Rng
from tests.web.house import Person
from tests.web.play import close_sheets, over
from tests.web.tournament_play import tournament

Come = Callable[..., Person]
STEP = {"draft", "place"}


def open_table(person: Person, seats: int) -> None:
    """A table of five rounds against bots."""
    person.go("/new/tournament")
    page = person.page
    page.locator('[name="nickname-0"]').fill(person.name)
    page.get_by_role("group", name="How many seats?").get_by_role("radio", name=str(seats), exact=True).check()
    page.get_by_role("radio", name="Five rounds").check()
    page.get_by_role("radio", name="1 gentle").check()
    page.locator("form .button.primary").click()
    page.wait_for_url("**/table/*")
    hint = page.locator(".pointers button")
    expect(page.locator(".tournament")).to_be_visible()
    if hint.count():
        hint.last.click()


def answer(person: Person, until: Callable[[dict[str, Any]], bool], seconds: float, seed: int) -> set[str]:
    """Click one offered move after the other, any of them, until something is so; the questions that were met."""
    rng, met, end = Rng(seed), set[str](), time.monotonic() + seconds
    answered, when = -1, 0.0
    while True:
        update = person.update()
        if update is not None and until(update):
            return met
        assert time.monotonic() < end, (met, update and update["ask"])
        again = time.monotonic() - when > 1.5  # a click may have come while the table moved on
        if update is None or not update["ask"] or (update["seq"] == answered and not again):
            person.page.wait_for_timeout(15)
            continue
        move = rng.pick([offer["text"] for offer in update["ask"]["moves"]])
        try:
            close_sheets(person.page)
            tournament(person.page, update, move)
        except TooLate:
            assert person.update() is not update, move  # nothing else happened: the move cannot be made
            continue
        met.add(update["ask"]["key"])
        answered, when = update["seq"], time.monotonic()


def test_a_whole_game_against_bots(person: Come) -> None:
    ana = person("Ana")
    open_table(ana, 2)
    met = answer(ana, lambda update: bool(update["view"]["over"]), 55, seed=2)
    assert {"draft", "place", "start", "attack"} <= met
    assert over(ana)
    expect(ana.page.locator("[data-over]")).to_be_visible()
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
