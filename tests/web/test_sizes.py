"""On every screen, from a small phone to a television: whatever one needs to answer is there, whole and big enough."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.web.house import SWEEP, House, Person
from tests.web.play import close_sheets, new_table
from tests.web.questions import FREE, RULES, Case, lay, met, played

pytestmark = pytest.mark.seed(1)

Come = Callable[..., Person]
ALL = ((360, 640), (375, 553), (390, 664), (740, 360), (667, 375), (640, 400), (1280, 800), (1920, 1080))
FEW = ((375, 553), (640, 400), (1280, 800))  # for what a further step brings, and in every run
SIZES = ALL if SWEEP else FEW
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


def faults(
    page: Page,
    what: str,
    scope: str = ".stage",
    further: bool = False,
    wanted: str = "",
    sizes: tuple[tuple[int, int], ...] = SIZES,
) -> list[str]:
    """What is wrong on any of the screens with the page as it stands, or with what a further step has brought."""
    found = []
    for width, height in FEW if further else sizes:
        page.set_viewport_size({"width": width, "height": height})
        lines = page.evaluate(f"({MEASURE})", [scope, further, wanted])
        found += [f"{what} at {width}x{height}: {line}" for line in lines]
    return found


def sit_down(person: Person, case: Case) -> None:
    """A table against bots, on a phone: no log stands open beside the board."""
    person.page.set_viewport_size({"width": 390, "height": 664})
    new_table(person, case.game, case.seats, bots=True)
    person.page.locator(".board").wait_for()
    person.page.mouse.move(0, 0)


# a step of a choice that is no move yet: a card, a warrior, an attack
STEP = (
    ".board [data-choice]:not([data-move]):not([data-do]):not([aria-disabled]):not(details *):not([data-die]):visible"
)


@pytest.mark.long
@pytest.mark.parametrize("game", CASES)
def test_whatever_is_asked_can_be_answered_on_every_screen(person: Come, house: House, game: str) -> None:
    ana = person("Ana")
    page, found, seen = ana.page, list[str](), set[str]()
    for case, again in CASES[game] if SWEEP else CASES[game][:1]:
        places = {
            key: at for key, at in met(case, case.seeds if SWEEP else 6).items() if key not in seen or key in again
        }
        seen |= set(places)
        sit_down(ana, case)
        for key, (seed, moves) in places.items():
            lay(house, ana, played(case, seed, moves))
            close_sheets(page)
            page.locator(".board").locator("[data-choice], [data-move]").first.wait_for(state="attached")
            what = f"{case.name}, {key} (seed {seed}, {moves} moves)"
            found += faults(page, what)
            step = page.locator(STEP)
            if step.count():
                step.first.dispatch_event("click")
                found += faults(page, f"{what}, first step", further=True)
                page.keyboard.press("Escape")
                page.locator("[data-prompt]").click(
                    force=True
                )  # by hand again: for who goes by keys the focus is scrolled to
    assert found == [], f"{len(found)} faults\n" + "\n".join(found)


# the hand lies below the open drawer or beside it
BESIDE = """() => {
    const [hand, sheet] = ['[data-place="hand-0"]', "#drawer-page"]
        .map(one => document.querySelector(one).getBoundingClientRect());
    return hand.top >= sheet.bottom - 1 || hand.right <= sheet.left + 1;
}"""
PRESSED = "button, a, select, input:not([type=radio]):not([type=checkbox]), label:has(input)"


def test_what_is_laid_over_a_board_fits_every_screen(person: Come, house: House) -> None:
    ana = person("Ana")
    page, found = ana.page, list[str]()
    case = Case("toma", 3)
    sit_down(ana, case)
    lay(house, ana, played(case, *met(case)["discard"]))
    for tab in ("log", "rules", "advice", "chat", "table"):
        page.locator(f"#tab-{tab}").click()
        page.locator("#drawer-page").wait_for()
        found += faults(page, f"drawer, {tab}", "#drawer-page", wanted="header button, .primary, form button")
        for width, height in SIZES:
            if height > 500:  # in a low window it lies over half of the board
                page.set_viewport_size({"width": width, "height": height})
                try:
                    page.wait_for_function(BESIDE, timeout=3000)
                except TooLate:
                    found.append(f"drawer, {tab} at {width}x{height}: covers the hand")
        page.locator(f"#tab-{tab}").click()
    found += faults(page, "tabs", ".drawer", wanted=".tabs button")
    page.get_by_role("button", name="Settings").click()
    found += faults(page, "settings", "dialog[open]", wanted=PRESSED)
    page.keyboard.press("Escape")
    page.locator('[data-place="seat-1"] .hit').dispatch_event("click")
    found += faults(page, "the row of another", ".board", wanted="[aria-modal] button:not(.away)")
    close_sheets(page)
    lay(house, ana, played(case, *met(case)["guess"]))
    page.set_viewport_size({"width": 390, "height": 664})
    page.locator(".own .self").dispatch_event("click")  # nobody points at themselves
    expect(page.get_by_role("alert")).to_be_visible()
    for width, height in SIZES:
        page.locator(".own .self").dispatch_event("click")
        found += faults(page, "why not", ".why", wanted="button", sizes=((width, height),))
    assert found == [], f"{len(found)} faults\n" + "\n".join(found)


@pytest.mark.parametrize("game", CASES)
def test_the_end_fits_every_screen(person: Come, house: House, game: str) -> None:
    ana = person("Ana")
    page, case = ana.page, CASES[game][-1][0]
    sit_down(ana, case)
    table = next(table for seed in range(9) if (table := played(case, seed, 3000)).over)
    lay(house, ana, table)
    end = page.locator("[data-over]")
    while not end.count():
        page.locator("[data-over], [data-shut]").first.wait_for()
        close_sheets(page)
    found = faults(page, f"{case.name}, the end", "[data-over]", wanted="button:not(:disabled), a")
    assert found == [], f"{len(found)} faults\n" + "\n".join(found)
