"""Fair by proof on the page: the seal before, the shares at the start, the check in the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import nyoi
from nyoi.kernel.log import log_of
from nyoi.server.table.proof import check, proof_in
from tests.server.guests import ask
from tests.web.house import House, Person
from tests.web.play import any_move, close_sheets, over, play_on, sit, wait_until
from tests.web.test_axe import objections

pytestmark = pytest.mark.seed(1)

Come = Callable[..., Person]
SWAP = """seal => {
    const kept = JSON.parse(localStorage.getItem("nyoi-proof"));
    for (const one of Object.values(kept)) one.seal = seal;
    localStorage.setItem("nyoi-proof", JSON.stringify(kept));
}"""


def open_proven(person: Person, bots: bool = False) -> str:
    """A short game of Toma at a table that is fair by proof, opened through the page."""
    page = person.page
    person.go("/new/toma")
    page.locator('[name="nickname-0"]').fill(person.name)
    page.get_by_role("group", name="How many seats?").get_by_role("radio", name="2", exact=True).check()
    page.get_by_text("More table settings").click()
    page.get_by_role("checkbox", name="Practice table").check()
    page.get_by_role("checkbox", name="Fair by proof").check()
    expect(page.get_by_role("checkbox", name="Practice table")).not_to_be_checked()  # one or the other
    page.get_by_role("spinbutton", name="Target").fill("1")
    page.get_by_role("spinbutton", name="Target").blur()
    if bots:
        page.locator("form .button.primary").click()
    else:
        page.get_by_role("button", name="Invite friends").click()
    page.wait_for_url("**/table/*")
    return person.table


def checking(person: Person) -> Locator:
    """The end of the game, once the cards were checked there."""
    end = person.page.locator("[data-over]")

    def shown() -> int:
        close_sheets(person.page)  # the last round is read first
        return end.count()

    wait_until(person, shown)
    end.get_by_role("button", name="Check the cards").click()
    expect(end.locator("[data-checked]")).to_be_visible()
    return end


def found(person: Person) -> list[str]:
    """What the check has looked at; it must have found all of it right."""
    end = checking(person)
    expect(end.locator("[data-checked=yes]")).to_be_visible()
    return end.locator("[data-found]").evaluate_all("all => all.map(one => one.dataset.found)")  # type: ignore[no-any-return]


def test_two_people_play_a_proven_game_and_both_check_it(house: House, person: Come) -> None:
    ana, bea = person("Ana"), person("Bea")
    table = open_proven(ana)
    sit(bea, table)
    for one in (ana, bea):
        wait_until(one, lambda one=one: all(one.info.get("proof", {}).get("seals", [""])))  # type: ignore[misc]
        expect(one.page.locator("[data-seal] li")).to_have_count(3)
        expect(one.page.locator("[data-sealed]")).to_contain_text("Ana and Bea")
    assert objections(bea, "the room of a proven game") == []
    seal = bea.info["proof"]["seal"]
    ana.page.get_by_role("button", name="Start").click()
    for one in (ana, bea):
        wait_until(one, lambda one=one: one.update())  # type: ignore[misc]
        expect(one.page.locator("[data-prompt] ~ [data-proof]")).to_be_visible()
    assert all(bea.info["proof"]["shares"])  # of both
    bea.page.get_by_role("button", name="Table", exact=True).click()
    expect(bea.page.locator("[data-seal]")).to_contain_text(seal)  # it can be read again at any time
    assert objections(bea, "a proven game") == []
    bea.page.keyboard.press("Escape")
    play_on([ana, bea], lambda: over(ana) and over(bea), any_move)
    for one in (ana, bea):
        assert found(one) == ["seal", "kept", "shares", "own", "key"]
    assert objections(bea, "the end of a proven game") == []
    log = ask(house.port, "GET", f"/api/tables/{table}/log")[2].decode()
    proof = proof_in(log)
    assert proof is not None
    assert check(nyoi.game("toma"), log_of(log), proof, seal) >= 15
    ana.page.locator("[data-over] .button.primary").click()  # once more: everybody meets in the room again
    ana.page.wait_for_url(lambda url: table not in url)
    expect(ana.page.locator("[data-seal]")).to_be_visible()
    assert ana.page.locator("[data-seal]").get_attribute("data-seal") not in (None, seal)


def test_alone_with_bots_ones_own_number_is_among_them(person: Come) -> None:
    ana = person("Ana")
    open_proven(ana, bots=True)
    play_on([ana], lambda: over(ana), any_move)
    assert found(ana) == ["seal", "kept", "shares", "own", "key"]
    expect(ana.page.locator("[data-over] [data-checked]")).to_contain_text("Added nothing: Kaze.")


def test_a_seal_that_was_swapped_is_said_before_and_after(person: Come) -> None:
    ana, bea = person("Ana"), person("Bea")
    table = open_proven(ana)
    sit(bea, table)
    expect(bea.page.locator("[data-sealed]")).to_contain_text("Ana and Bea")
    for one, seal in ((bea, "6f" * 32), (bea, bea.info["proof"]["seal"])):
        one.page.evaluate(SWAP, seal)  # as if the server had shown this one at first
        one.reload()
        expect(one.page.locator("[data-swapped]")).to_have_count(int(seal == "6f" * 32))
    ana.page.get_by_role("button", name="Start").click()
    wait_until(bea, lambda: bea.update())
    bea.page.evaluate(SWAP, "6f" * 32)
    bea.reload()
    expect(bea.page.locator("[data-proof].wrong")).to_contain_text("Another seal")
    play_on([ana, bea], lambda: over(ana) and over(bea), any_move)
    end = checking(bea)
    expect(end.locator("[data-checked=no]")).to_contain_text("not the one that this browser saw at first")
    assert end.locator("[data-found].wrong").count() == 1  # all else fits
    assert found(ana) == ["seal", "kept", "shares", "own", "key"]
