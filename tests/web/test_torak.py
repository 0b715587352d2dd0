"""Torak through its drawn board: whole games by clicks, small screens, fingers, a sheet to keep."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect

from tests.web.house import DESK, PHONE, SMALL, Person
from tests.web.play import over, sit
from tests.web.torak_play import play_torak

pytestmark = pytest.mark.seed(1)

Come = Callable[..., Person]
LANDSCAPE = (844, 390)


def new_game(person: Person, mode: str = "Solo", friends: bool = False) -> str:
    """Open a table of Torak in a mode through the page; its id."""
    person.go("/new/torak")
    person.page.get_by_role("radio", name=mode, exact=True).check()
    if friends:
        person.page.get_by_role("button", name="Invite friends").click()
    else:
        person.page.locator("form .button.primary").click()
    person.page.wait_for_url("**/table/*")
    return person.table


def no_sideways_scroll(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def turn(person: Person) -> int:
    update = person.update()
    return int(update["view"]["turn"]) if update else 0


DRAWN = """() => {
    const decode = HTMLImageElement.prototype.decode;
    HTMLImageElement.prototype.decode = function () {
        globalThis.drawn = this.src;
        return decode.call(this);
    };
}"""


def saved(page: Page, button: str, folder: Path) -> bytes:
    with page.expect_download() as download:
        page.locator(button).click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path.read_bytes()


def test_alone_to_the_end_and_the_sheet_is_kept(person: Come, tmp_path: Path) -> None:
    ana = person("Ana")
    new_game(ana)
    assert play_torak([ana], lambda: over(ana), seed=4) > 30
    zone = ana.page.locator("[data-end]")  # how it ended, the score, the record of this browser (TORAK-8.6, 11.11)
    update = ana.update()
    assert update is not None
    expect(zone.locator("[data-score]")).to_have_text(str(update["view"]["sheets"][0]["score"]))
    expect(zone.locator("[data-record]")).to_contain_text("first game of its kind")
    expect(ana.page.locator("[data-over]")).to_have_count(1)  # one dialog, with all of it
    ana.page.get_by_role("button", name="Look at the table").click()
    ana.page.locator('[data-tool="pencil"]').click()
    ana.page.evaluate(DRAWN)
    for button in ("[data-save]", "[data-save-empty]"):
        picture = saved(ana.page, button, tmp_path)
        assert picture.startswith(b"\x89PNG")
        assert len(picture) > 50_000  # a sheet with something on it, not an empty canvas
        drawn = unquote(ana.page.evaluate("globalThis.drawn"))
        assert drawn.count("data:font/woff2") >= 3, "a picture is drawn without the page: it takes its fonts along"


@pytest.mark.long
def test_two_heroes_on_one_sheet_to_the_end(person: Come) -> None:
    ana, bea = person("Ana"), person("Bea", size=PHONE, lang="fr-FR")
    table = new_game(ana, "Co-op", friends=True)
    sit(bea, table)
    ana.page.get_by_role("button", name="Start").click()
    assert play_torak([ana, bea], lambda: over(ana) and over(bea), seed=2, patience=50) > 30
    for one in (ana, bea):
        expect(one.page.locator("[data-over] [data-end]")).to_be_visible()
        assert no_sideways_scroll(one.page)


@pytest.mark.long
def test_a_race_of_two_with_everybodys_sheet_in_small(person: Come) -> None:
    """The draft shows one sheet only; then everybody's sheet is there in small and can be looked at (TORAK-11.10)."""
    ana, bea = person("Ana"), person("Bea", size=PHONE)
    table = new_game(ana, "Competitive", friends=True)
    sit(bea, table)
    ana.page.get_by_role("button", name="Start").click()
    expect(ana.page.locator(".spot").first).to_be_visible()
    small = ana.page.locator(".sheets .thumb [data-paper]")
    assert small.count() == 0
    assert play_torak([ana, bea], lambda: min(turn(ana), turn(bea)) >= 2, seed=5, patience=999) >= 50
    expect(small).to_have_count(2)
    expect(small.nth(1).locator("[data-leg]").first).to_be_attached()  # a path, drawn on the rival's sheet
    ana.page.locator(".sheets button").nth(1).click()
    expect(ana.page.locator(".whose")).to_contain_text("Bea")
    ana.page.get_by_role("button", name="Back to my sheet").click()
    expect(ana.page.locator(".whose")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE, SMALL, LANDSCAPE])
def test_every_screen_holds_the_map_and_the_dice(person: Come, size: tuple[int, int]) -> None:
    ana = person("Ana", size=size)
    new_game(ana)
    page = ana.page
    expect(page.locator(".stage [data-paper]")).to_be_visible()
    page.locator("[data-fill]").click()  # the rest of the scenery draws itself (TORAK-11.9)
    expect(page.locator("[data-die] button").first).to_be_visible()
    for box in (page.locator("[data-die] button").first, page.locator('[data-tool="pencil"]')):
        found = box.bounding_box()
        assert found is not None
        assert min(found["width"], found["height"]) >= 44
    assert no_sideways_scroll(page)
    paper = page.locator(".stage [data-paper]").bounding_box()
    assert paper is not None
    assert paper["x"] >= 0
    assert paper["x"] + paper["width"] <= size[0]
    if size in (PHONE, SMALL):
        page.get_by_role("button", name="All gauges").click()
        expect(page.locator('[role="dialog"] .parchment [data-gauge="army"]')).to_be_visible()


def test_a_finger_looks_before_it_draws(person: Come) -> None:
    """A finger has no hover: the first tap shows where the mountain would be, the second draws it (TORAK-11.3)."""
    ana = person("Ana", size=PHONE)
    new_game(ana)
    spot = ana.page.locator(".spot").first
    move = spot.get_attribute("data-move")
    tap = "node => { const { left, top, width, height } = node.getBoundingClientRect();\n"
    tap += "const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true };\n"
    tap += "for (const kind of ['pointerdown', 'pointerup']) node.dispatchEvent(\n"
    tap += "  new PointerEvent(kind, { ...at, pointerType: 'touch' }));\n"
    tap += "node.dispatchEvent(new MouseEvent('click', at)); }"
    spot.evaluate(tap)
    expect(ana.page.locator(f'.panel [data-move="{move}"]')).to_be_visible()
    before = ana.update()
    assert before is not None
    assert before["view"]["sheets"][0]["scenery"] == []
    spot.evaluate(tap)
    expect(ana.page.locator(f'[data-mark="{move}"]')).to_be_visible()


def test_what_cannot_be_done_is_explained(person: Come) -> None:
    """A spot outside the rolled section is answered with the reason, by mouse; a legal one is played by key."""
    ana = person("Ana")
    new_game(ana)
    page = ana.page
    expect(page.locator(".spot").first).to_be_visible()
    update = ana.update()
    assert update is not None
    legal = {offer["args"]["spot"] for offer in update["ask"]["moves"]}
    corner = next(spot for spot in ("2,2", "10,2", "2,10", "10,10") if spot not in legal)
    x, y = (int(n) for n in corner.split(","))
    box = page.locator(".stage [data-lattice]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * (x - 2) / 8, box["y"] + box["height"] * (y - 2) / 8)
    expect(page.locator(".why")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".spot[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".stage [data-mark^=mountain]")).to_have_count(2)  # one of them in the reminder
