"""The Tournament on its drawn board: a whole game against bots, on a phone, by keys."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from nyoi.kernel.rng import Rng
from tests.web.house import PHONE, Person
from tests.web.play import close_sheets, over
from tests.web.tournament_play import tournament

Come = Callable[..., Person]


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
    answered, when, late = -1, 0.0, 0
    while True:
        update = person.update()
        if update is not None and until(update):
            return met
        assert time.monotonic() < end, (met, update and update["ask"])
        again = time.monotonic() - when > 1.5  # a click may have come while the table moved on
        if update is None or not update["ask"] or (update["seq"] == answered and not again):
            person.page.wait_for_timeout(15)
            continue
        move = choose(update, rng)
        try:
            close_sheets(person.page)
            tournament(person.page, update, move)
        except TooLate:
            late += 1
            assert late < 5, move  # nothing else happens: the move cannot be made
            continue
        late = 0
        met.add(update["ask"]["key"])
        answered, when = update["seq"], time.monotonic()


def choose(update: dict[str, Any], rng: Rng) -> str:
    """Now and then a fight; otherwise any kind of move alike, since dice can be thrown again in so many ways."""
    moves = update["ask"]["moves"]
    taken = {token["space"] for player in update["view"]["players"] for token in player["team"]}
    fights = [offer["text"] for offer in moves if offer["word"] == "go" and offer["args"]["space"] in taken]
    if fights and rng.unit() < 0.5:
        return str(rng.pick(fights))
    word = rng.pick(sorted({offer["word"] for offer in moves}))
    return str(rng.pick([offer["text"] for offer in moves if offer["word"] == word]))


def test_a_whole_game_against_bots(person: Come) -> None:
    ana = person("Ana")
    open_table(ana, 2)
    met = answer(ana, lambda update: bool(update["view"]["over"]), 100, seed=2)
    assert {"draft", "place", "start", "attack"} <= met
    assert over(ana)
    expect(ana.page.locator("[data-over]")).to_be_visible()
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_on_a_phone_up_to_the_first_fights(person: Come) -> None:
    bea = person("Bea", size=PHONE)
    open_table(bea, 2)
    met = answer(bea, lambda update: update["view"]["round"] > 1 or update["view"]["over"], 45, seed=5)
    assert {"draft", "place", "start"} <= met
    assert bea.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_by_keys(person: Come) -> None:
    """A warrior is drafted, placed and moved without a pointer."""
    eve = person("Eve")
    open_table(eve, 2)
    keyboard = eve.page.keyboard
    expect(eve.page.locator(".draft .one.may").first).to_be_visible()
    eve.page.locator(".draft .one[tabindex='0']").focus()
    while eve.page.locator(".draft .one.may:focus").count() == 0:
        keyboard.press("ArrowRight")
    keyboard.press("Enter")
    eve.page.locator("[data-do]:focus").wait_for()
    before = asked(eve)
    keyboard.press("Enter")
    wait_past(eve, before)
    answer(eve, lambda update: bool(update["ask"]) and update["ask"]["key"] == "place", 30, seed=1)
    eve.page.locator(".cell[data-move]").first.focus()  # waits until the question is drawn
    before = asked(eve)
    keyboard.press("Enter")
    if eve.page.locator("[data-do]:focus").count():
        keyboard.press("Enter")
    wait_past(eve, before)
    answer(eve, lambda update: bool(update["ask"]) and update["ask"]["key"] == "start", 40, seed=1)
    row = eve.page.locator(".deed [data-warrior]").first
    row.focus()
    keyboard.press("Enter")
    eve.page.locator(".cell:focus").wait_for()
    keyboard.press("Shift+ArrowDown")
    assert eve.page.locator(".cell:focus").count() == 1
    eve.page.locator(".cell[data-move]").first.focus()
    before = asked(eve)
    keyboard.press("Enter")
    wait_past(eve, before)


def asked(person: Person) -> int:
    """The number of the question that is on the table."""
    update = person.update()
    assert update is not None
    return int(update["seq"])


def wait_past(person: Person, seq: int) -> None:
    """Until the table has moved on."""
    for _ in range(300):
        if asked(person) > seq:
            return
        person.page.wait_for_timeout(20)
    raise AssertionError("the key did nothing")
