"""By keys alone: digits choose on every board, the focus waits at the next choice, and few keys make a decision."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from nyoi.kernel.rng import Rng
from tests.web.house import SWEEP, Person
from tests.web.play import chance, new_table, over, shedding, wait_until
from tests.web.test_duel import brisk as duel_brisk
from tests.web.torak_play import brisk as torak_brisk

pytestmark = pytest.mark.seed(1)

Come = Callable[..., Person]
FEW_KEYS = 4

# the numbers on the screen, what each plays at once, and whether something has the focus
NUMBERS = """() => ({
    seq: Number(document.querySelector(".board")?.dataset.seq ?? -1),
    rest: !!document.querySelector(".board[data-rest]"),
    sheet: !!document.querySelector('.board [aria-modal="true"] [data-shut]:not([aria-disabled="true"])'),
    over: !!document.querySelector("[data-over]"),
    focus: document.activeElement !== document.body,
    keys: [...document.querySelectorAll("[data-numbers] [data-key]")]
        .map(one => [one.dataset.key, one.dataset.plays ?? ""]),
})"""


class Fingers:
    """Somebody who has only keys, and counts them."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        self.pressed = self.decisions = 0
        self.unfocused: list[int] = []

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.pressed += 1

    def play(self, until: Callable[[], bool], wish: Callable[[list[str], Rng], str], most: int, seconds: float) -> None:
        """Answer by digits until something is so or enough was decided: a move that is wished for, else a step."""
        end, last, steps = time.monotonic() + seconds, -1, 0
        self.press("Tab")  # the numbers appear
        while not until() and self.decisions < most:
            assert time.monotonic() < end, f"after {self.decisions} decisions: {self.page.evaluate(NUMBERS)}"
            update, seen = self.person.update(), self.page.evaluate(NUMBERS)
            if seen["sheet"]:
                self.press("Enter" if seen["focus"] else "Escape")
                continue
            mine = update and update["ask"] and update["seq"] == seen["seq"] and seen["rest"]
            if not mine or not seen["keys"]:
                self.page.wait_for_timeout(15)
                continue
            assert update
            if update["seq"] != last:
                last, steps = update["seq"], 0
                self.decisions += 1
                self.focused(last)
            key = self.chosen(seen["keys"], update, wish, steps)
            steps += 1
            for digit in key:
                self.press(digit)
            self.caught_up(seen)

    def chosen(
        self, keys: list[list[str]], update: dict[str, Any], wish: Callable[[list[str], Rng], str], steps: int
    ) -> str:
        rng = chance(7 + steps, update)
        plays = {move: key for key, move in keys if move}
        steps_only = [key for key, move in keys if not move]
        if plays and (not steps_only or steps > 2 or rng.below(3)):
            return plays[wish(list(plays), rng)]
        return str(rng.pick(steps_only))

    def focused(self, seq: int) -> None:
        """The focus has gone to a choice, a moment after the numbers have appeared."""
        try:
            self.page.wait_for_function("() => document.activeElement !== document.body", timeout=3000)
        except TooLate:
            self.unfocused.append(seq)

    def caught_up(self, before: dict[str, Any]) -> None:
        """The page has answered a key: what can be chosen is another, or the question was answered."""
        for _ in range(60):
            if self.page.evaluate(NUMBERS) != before:
                return
            self.page.wait_for_timeout(10)


def start(person: Person, game: str, seats: int, *wishes: str) -> None:
    person.go(f"/new/{game}")
    if seats:
        group = person.page.get_by_role("group", name="How many seats?")
        group.get_by_role("radio", name=str(seats), exact=True).check()
    for wish in wishes:
        person.page.get_by_role("radio", name=wish, exact=True).check()
    person.page.locator("form .button.primary").click()
    person.page.wait_for_url("**/table/*")
    person.page.locator(".board").wait_for()


def calm(moves: list[str], rng: Rng) -> str:
    return rng.pick([move for move in moves if move != "discard toma"] or moves)


def arena(moves: list[str], rng: Rng) -> str:
    """Take what hits, end what can be ended, throw again now and then."""
    for wish in (r"combo|card att", r"sum|take|end|decline"):
        found = [move for move in moves if re.match(wish, move)]
        if found and rng.below(3):
            return rng.pick(found)
    return rng.pick(moves)


MOST = 2000 if SWEEP else 14  # decisions: a game to its end, or its beginning
GAMES: dict[str, tuple[int, tuple[str, ...], Callable[[list[str], Rng], str]]] = {
    "toma": (2, (), calm),
    "uno": (2, (), shedding),
    "torak": (1, ("Solo",), lambda moves, rng: torak_brisk(moves, rng)),
    "duel": (2, (), duel_brisk),
    "tournament": (2, ("Five rounds", "1 gentle"), arena),
}


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_fewer_than_four_keys_a_decision(person: Come, game: str) -> None:
    ana = person("Ana")
    seats, wishes, wish = GAMES[game]
    start(ana, game, seats, *wishes)
    fingers = Fingers(ana)
    fingers.play(lambda: over(ana), wish, MOST, seconds=900 if SWEEP else 120)
    assert fingers.decisions > 8 or over(ana)
    assert fingers.pressed / fingers.decisions < FEW_KEYS, (fingers.pressed, fingers.decisions)
    assert fingers.unfocused == [], "after a move nothing had the focus"


def numbers(page: Page) -> int:
    return page.locator("[data-numbers] [data-key]").count()


def test_a_digit_shows_first_and_plays_then_and_nothing_is_played_while_somebody_writes(person: Come) -> None:
    ana = person("Ana")
    page = ana.page
    new_table(ana, "uno", 2, bots=True)
    wait_until(ana, lambda: (ana.update() or {}).get("ask"))
    expect(page.locator(".board[data-rest]")).to_be_attached()
    seq = (ana.update() or {})["seq"]
    page.keyboard.press("1")
    expect(page.locator("[data-numbers] [data-key]").first).to_be_visible()
    assert (ana.update() or {})["seq"] == seq
    page.locator("#tab-chat").click()
    expect(page.locator("[data-numbers]")).to_have_count(0)  # a mouse needs no numbers
    field = page.locator("#drawer-page textarea, #drawer-page input").first
    field.click()
    page.keyboard.type("12345 ?")
    expect(field).to_have_value("12345 ?")
    assert numbers(page) == 0
    assert (ana.update() or {})["seq"] == seq
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    page.keyboard.press("1")
    wait_until(ana, lambda: (ana.update() or {})["seq"] > seq)


@pytest.mark.parametrize(("lang", "title"), [("en-GB", "Keys"), ("fr-FR", "Touches")])
def test_a_question_mark_shows_all_keys_and_escape_closes(person: Come, lang: str, title: str) -> None:
    ana = person("Ana", lang=lang)
    page = ana.page
    ana.go("/new/toma")
    page.locator("form .button.primary").click()
    page.locator(".board").wait_for()
    page.keyboard.press("?")
    shown = page.get_by_role("dialog", name=title)
    expect(shown).to_be_visible()
    expect(shown.locator("dt")).to_have_count(7)
    page.keyboard.press("Escape")
    expect(shown).to_be_hidden()
