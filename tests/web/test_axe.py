"""axe-core finds nothing to object to, on any page, by day and by night."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import nyoi
from tests.web.contrast import faint
from tests.web.house import DESK, PHONE, SWEEP, House, Person
from tests.web.play import SETTLED, any_move, close_sheets, new_table, over, play_on
from tests.web.questions import Case, lay, met, played

pytestmark = pytest.mark.seed(1)

Come = Callable[..., Person]
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
ALL = {"runOnly": {"type": "tag", "values": TAGS}, "resultTypes": ["violations"]}
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast"]}, "resultTypes": ["violations"]}


def objections(person: Person, where: str) -> list[str]:
    """What axe objects to on the page as it stands, by day or by night; in a sweep by both."""
    found = []
    looks = (("light", ALL), ("dark", COLOURS)) if SWEEP else ((("light", "dark")[len(where) % 2], ALL),)
    for theme, options in looks:
        person.page.evaluate("theme => void (document.documentElement.dataset.theme = theme)", theme)
        person.page.mouse.move(0, 0)
        person.page.evaluate(SETTLED)
        for one in Axe().run(person.page, options=options).response["violations"]:
            nodes = [node["html"][:200] + node["failureSummary"] for node in one["nodes"][:3]]
            found.append(f"{where}, {theme}: {one['id']} ({one['help']}): {nodes}")
    return found


def test_axe_has_no_objection(person: Come) -> None:
    ana = person("Ana")
    ana.allowed = ("status of 404",)  # an address that leads nowhere is looked at, too
    page, found = ana.page, []

    ana.go("/")
    expect(page.locator(".tile")).to_have_count(len(nyoi.IDS))
    found += objections(ana, "lobby")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Keep my name").click()
    found += objections(ana, "settings")
    ana.go("/new/toma")
    page.get_by_text("More table settings").click()
    page.get_by_label("Deck", exact=True).select_option("custom")
    found += objections(ana, "new table")
    ana.go("/rules/uno?clause=UNO-6.54")
    expect(page.locator("article.asked")).to_be_visible()
    page.get_by_role("searchbox").fill("wild four")
    found += objections(ana, "rules")
    ana.go("/rules/nothing")
    expect(page.get_by_role("link", name="To the lobby")).to_be_visible()
    found += objections(ana, "nothing")

    new_table(ana, "toma", 3, bots=False)
    expect(page.get_by_role("button", name="Start with")).to_be_visible()
    page.get_by_text("More table settings").click()
    found += objections(ana, "room")
    page.get_by_role("button", name="Start with").click()
    for game in ("toma", "uno"):
        if game == "uno":
            new_table(ana, "uno", 3, bots=True)
        expect(page.locator("[data-prompt]")).to_be_visible()
        play_on([ana], lambda: bool((ana.update() or {"ask": None})["ask"]))
        found += objections(ana, f"{game}, drawn")
        if game == "uno":
            continue
        for tab in ("log", "rules", "advice", "chat", "table"):
            page.locator(f"#tab-{tab}").click()
            if tab == "advice":
                page.get_by_role("button", name="Ask for advice").click()
                expect(page.locator("li.best")).to_be_visible()
            if tab == "rules":
                page.get_by_role("searchbox").fill("zero")
            found += objections(ana, f"drawer, {tab}")
        page.get_by_role("button", name="Board in words").click()
        page.locator("#tab-table").click()
        found += objections(ana, f"{game}, in words")
        page.locator("#tab-table").click()
        page.get_by_role("button", name="Drawn board").click()
    assert found == [], "\n".join(found)


def test_axe_after_the_end_and_on_shared_screens(person: Come) -> None:
    ana = person("Ana")
    page, found = ana.page, []
    new_table(ana, "toma", 2, bots=False, people=["Ana", "Bo"])
    expect(page.get_by_role("button", name="I am ")).to_be_visible()
    found += objections(ana, "curtain")

    ana.go("/new/toma")
    page.get_by_text("More table settings").click()
    page.get_by_role("spinbutton", name="Target").fill("1")
    page.get_by_role("button", name="Play with bots").click()
    page.wait_for_url("**/table/*")
    table = ana.table
    play_on([ana], lambda: over(ana), any_move, seed=2)
    expect(page.locator(".board[data-rest]")).to_be_attached()
    found += objections(ana, "end of the round")
    close_sheets(page)
    expect(page.locator("[data-over]")).to_be_visible()
    found += objections(ana, "the end")
    ana.go(f"/replay/{table}?at=4")
    expect(page.locator(".controls")).to_be_visible()
    found += objections(ana, "replay")
    ana.go(f"/tv/{table}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    found += objections(ana, "big screen")
    assert found == [], "\n".join(found)


# the fullest questions of every board: its map, its cards, a fight, a list
BOARDS = {
    "toma": (Case("toma", 8), ("discard",)),
    "uno": (Case("uno", 4), ("turn",)),
    "torak": (Case("torak", 1, "solo"), ("act",)),
    "duel": (Case("duel", 2), ("draft-pick", "act-menu")),
    "tournament": (Case("tournament", 2), ("start", "attack")),
}
HELP = {"torak": '[data-tool="rules"]', "tournament": ".tools button:nth-child(2)"}


@pytest.mark.long
@pytest.mark.parametrize("game", BOARDS)
def test_every_board_can_be_read_by_day_and_by_night(person: Come, house: House, game: str) -> None:
    ana = person("Ana", size=PHONE)
    page, found, (case, keys) = ana.page, list[str](), BOARDS[game]
    new_table(ana, game, case.seats, bots=True)
    places = met(case)
    for key in keys:
        lay(house, ana, played(case, *places[key]))
        close_sheets(page)
        for size in (PHONE, DESK):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            if size == PHONE or SWEEP:
                found += objections(ana, f"{game}, {key}, {size}")
            for theme in ("light", "dark"):
                page.evaluate("theme => void (document.documentElement.dataset.theme = theme)", theme)
                found += [f"{game}, {key}, {size}, {theme}: {line}" for line in faint(ana)]
    if game in HELP:
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        page.locator(HELP[game]).dispatch_event("click")
        page.locator('[aria-modal="true"]').wait_for()
        found += objections(ana, f"{game}, help")
    assert found == [], "\n".join(found)
