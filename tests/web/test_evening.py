"""A tournament of eight on the page and on the television: two people in two browsers, six bots, to its end."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.guests import Guest, until
from tests.web.house import PHONE, House, Person
from tests.web.play import close_sheets, over, play_on, wait_until
from tests.web.test_axe import objections

pytestmark = pytest.mark.seed(2)
Come = Callable[..., Person]
SHOTS = os.environ.get("NYOI_SHOTS", "")  # a folder for pictures on the way


def shot(one: Person, name: str) -> None:
    if SHOTS:
        one.page.screenshot(path=str(Path(SHOTS) / f"{name}.png"), full_page=True)


def hold(host: Person) -> str:
    """Open a knock-out of the quickest games there are; its code."""
    page = host.page
    host.go("/")
    page.get_by_role("link", name="Open an evening").click()
    page.get_by_label("Name of the evening").fill("Friday")
    page.get_by_role("radio", name="Knock-out").check()
    page.get_by_role("group", name="Strength of the bots").get_by_role("radio").first.check()
    page.get_by_text("More table settings").click()
    page.get_by_label("Target", exact=True).fill("1")
    shot(host, "new")
    assert objections(host, "new evening") == []
    page.get_by_role("button", name="Open the evening").click()
    return page.locator("[data-code]").inner_text()


def ended(one: Person) -> bool:
    """Whether the end of the game is told; what lies over it is read first."""
    close_sheets(one.page)
    return one.page.locator("[data-over]").count() > 0


def to_the_end(people: list[Person], screen: Person) -> None:
    """Everybody goes where they are called and plays, until the television says that it is over."""
    finished = screen.page.locator('[data-screen="over"]')

    def busy() -> bool:
        for one in people:
            call = one.page.locator("[data-call] a")
            if call.count():
                one.page.keyboard.press("Enter")  # the way there has the focus
                one.page.wait_for_url("**/table/*")
                wait_until(one, one.update)
        return finished.count() > 0 or any("/table/" in one.page.url for one in people)

    while not finished.count():
        wait_until(screen, busy, 60.0)
        playing = [one for one in people if "/table/" in one.page.url]
        if playing:
            play_on(playing, lambda playing=playing: any(over(one) for one in playing))  # type: ignore[misc]
        for one in playing:
            if over(one):
                end = one.page.locator("[data-over]")
                wait_until(one, lambda one=one: ended(one))  # type: ignore[misc]
                expect(end.get_by_role("button", name="Play again")).to_have_count(0)
                one.page.locator("[data-over] [data-to-evening]").click()
                one.latest.clear()
                one.page.locator("[data-evening]").wait_for()


def test_a_tournament_of_eight_on_the_page_and_on_the_television(person: Come, house: House) -> None:
    ana, bea = person("Ana"), person("Bea", size=PHONE)
    screen = person("Television", size=(1280, 720), theme="dark")
    code = hold(ana)
    screen.go(f"/screen/{code}")
    bea.go("/")
    bea.page.get_by_label("Join with a code").fill(code.lower())
    bea.page.get_by_role("button", name="Join", exact=True).click()
    bea.page.get_by_role("button", name="Come in").click()
    for one in (ana, bea, screen):
        expect(one.page.get_by_text("Bea", exact=False).first).to_be_visible()
    shot(bea, "gathering-phone")
    shot(screen, "gathering-tv")
    assert objections(ana, "gathering") == []
    shot(ana, "gathering")
    ana.page.get_by_role("button", name="Begin the tournament").click()
    for one in (ana, bea):
        expect(one.page.locator("[data-call]")).to_be_visible()
    expect(screen.page.locator("[data-bracket] li")).to_have_count(14)
    shot(screen, "begun-tv")
    shot(bea, "called-phone")
    assert objections(ana, "called") == []
    assert objections(screen, "television") == []
    shot(ana, "called")
    to_the_end([ana, bea], screen)
    for one in (ana, bea):
        expect(one.page.locator("[data-winner]")).to_be_visible()
        assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    winner = ana.page.locator("[data-scores] tbody tr").first.locator("th span").inner_text()
    expect(ana.page.locator("[data-winner]")).to_contain_text(winner)
    expect(screen.page.locator("header")).to_contain_text(winner)
    shot(ana, "over")
    shot(bea, "over-phone")
    shot(screen, "over-tv")
    assert objections(bea, "the end") == []


def test_the_host_of_an_evening_minds_its_tables_and_ends_it(person: Come, house: House) -> None:
    ana, rude = person("Ana Minds"), Guest(house.port, "Rude Rudi")
    code, page = hold(ana), ana.page
    at = f"/api/evenings/{code}"
    rude.post(f"{at}/come", {"nickname": rude.name})
    expect(page.get_by_text(rude.name)).to_be_visible()
    page.get_by_role("button", name="Begin the tournament").click()
    call = until(lambda: rude.get(at)["call"])
    rude.at(call, "resume")
    with rude.join(call) as socket:
        assert socket.command({"type": "say", "text": "something foul"})["ok"]
        ana.go(f"/table/{call}")  # which has no host, and at which she may not even sit
        page.get_by_role("tab", name="Chat").or_(page.get_by_role("button", name="Chat")).first.click()
        page.get_by_role("button", name="Manage messages").click()
        page.get_by_role("button", name="Remove this message something foul").click()
        expect(page.get_by_text("message removed")).to_be_visible()
    ana.go(f"/evening/{code}")
    end = page.get_by_role("button", name=re.compile("End the evening|Really end it"))
    end.click()
    end.click()
    expect(page.locator('[data-evening="over"]')).to_be_visible()
    expect(page.locator("[data-winner]")).to_have_count(0)  # it was not played to its end


@pytest.mark.parametrize("path", ["evening", "screen"])
def test_unknown_code_is_asked_once_until_try_again(person: Come, path: str) -> None:
    """Every further request would count against the limit of wrong guesses of the whole home."""
    ana = person("Ana")
    ana.allowed = ("404",)
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url) if "/api/evenings/" in request.url else None)
    ana.page.clock.install()
    ana.go(f"/{path}/ZZZZZZ")
    expect(ana.page.get_by_role("heading", name="There is no evening with the code")).to_be_visible()
    ana.page.clock.run_for(60_000)
    assert len(asked) == 1
    with ana.page.expect_response("**/api/evenings/*"):
        ana.page.get_by_role("button", name="Try again").click()
    ana.page.clock.run_for(60_000)
    assert len(asked) == 2
