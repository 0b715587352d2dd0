"""On every screen, from a small phone to a television: everything one needs to answer is there, whole, and big enough."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.house import House, Person
from tests.web.play import close_sheets, new_table
from tests.web.questions import FREE, RULES, Case, lay, met, played

pytestmark = pytest.mark.seed(1)

Come = Callable[..., Person]
SIZES = ((360, 640), (375, 553), (390, 664), (740, 360), (667, 375), (640, 400), (1280, 800), (1920, 1080))
FEW = ((375, 553), (640, 400), (1280, 800))  # for what a further step brings
MEASURE = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")

# the fullest table first; what it has shown is not looked at again, but for the questions named here
CASES: dict[str, list[tuple[Case, tuple[str, ...]]]] = {
    "toma": [(Case("toma", 8, None, {"zero_reaction": "optional"}), ()), (Case("toma", 3), ("discard", "guess"))],
    "uno": [(Case("uno", 10), ()), (Case("uno", 4, None, RULES), ("turn", "wish"))],
    "torak": [
        (Case("torak", 1, "solo"), ()),
        (Case("torak", 8, "competitive"), ("play",)),
        (Case("torak", 4, "coop"), ()),
        (Case("torak", 2, "duel"), ()),
    ],
    "duel": [(Case("duel", 2, None, FREE, 60), ()), (Case("duel", 2, None, None, 60), ())],
    "tournament": [(Case("tournament", 6, None, None, 60), ()), (Case("tournament", 2, None, None, 60), ())],
}


def faults(page: Page, scope: str, what: str, further: bool = False) -> list[str]:
    """What is wrong on any of the screens with the page as it stands, or with what a further step has brought."""
    found = []
    for width, height in FEW if further else SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{what} at {width}x{height}: {line}" for line in page.evaluate(f"({MEASURE})", [scope, further])]
    return found


# a step of a choice that is no move yet: a card, a warrior, an attack
STEP = ".board [data-choice]:not([data-move]):not([data-do]):not([aria-disabled]):not(details *):not([data-die]):visible"


@pytest.mark.parametrize("game", CASES)
def test_whatever_is_asked_can_be_answered_on_every_screen(person: Come, house: House, game: str) -> None:
    ana = person("Ana")
    page, found, seen = ana.page, list[str](), set[str]()
    for case, again in CASES[game]:
        places = {key: at for key, at in met(case).items() if key not in seen or key in again}
        seen |= set(places)
        new_table(ana, game, case.seats, bots=True)
        page.locator(".board").wait_for()
        page.mouse.move(0, 0)
        for key, (seed, moves) in places.items():
            lay(house, ana, played(case, seed, moves))
            close_sheets(page)
            page.locator(".board").locator("[data-choice], [data-move]").first.wait_for(state="attached")
            what = f"{case.name}, {key} (seed {seed}, {moves} moves)"
            found += faults(page, ".stage", what)
            step = page.locator(STEP)
            if step.count():
                step.first.dispatch_event("click")
                found += faults(page, ".stage", f"{what}, first step", further=True)
                page.keyboard.press("Escape")
    assert found == [], f"{len(found)} faults\n" + "\n".join(found)
