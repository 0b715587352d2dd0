"""Going away and coming back: a reload, leaving, another device, a server that is gone for a while."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.house import House, Person
from tests.web.play import new_table, over, play_on, sit, wait_until

pytestmark = pytest.mark.seed(1)

Come = Callable[..., Person]


def log(person: Person) -> list[str]:
    """What the log tells; it stands open by itself where there is room."""
    if person.page.locator('#tab-log[aria-expanded="true"]').count() == 0:
        person.page.locator("#tab-log").click()
    expect(person.page.locator(".log li").first).to_be_attached()
    return person.page.locator(".log :is(h3, li)").all_inner_texts()


def test_a_reload_in_mid_game(person: Come) -> None:
    ana = person(plain=True)
    new_table(ana, "toma", 3, bots=True)
    play_on([ana], lambda: (ana.update() or {"seq": 0})["seq"] > 6, seed=1)
    before = ana.update()
    assert before is not None
    told = len(log(ana))
    assert told
    ana.reload()
    expect(ana.page.locator("[data-prompt]")).to_be_visible()
    assert len(log(ana)) >= told
    after = ana.update()
    assert after is not None
    assert ana.info["mine"] == [0]
    assert after["seq"] >= before["seq"]
    play_on([ana], lambda: (ana.update() or {"seq": 0})["seq"] > after["seq"] + 3, seed=2)


def leave(person: Person) -> None:
    """It is asked once, and says what happens."""
    person.page.get_by_role("button", name="Leave the game").click()
    asked = person.page.get_by_role("dialog", name="Leave this game?")
    asked.get_by_role("button", name="Stay").click()
    expect(asked).to_have_count(0)
    expect(person.page.locator("[data-prompt]")).to_be_visible()
    person.page.get_by_role("button", name="Leave the game").click()
    expect(asked).to_contain_text("a bot plays in your place" if others(person) else "Nobody plays on without you")
    asked.get_by_role("button", name="Leave").click()


def others(person: Person) -> list[str]:
    seats = person.info["seats"]
    return [seat["name"] for seat in seats if seat["kind"] == "human" and seat["seat"] not in person.info["mine"]]


def test_bots_do_not_play_on_without_me(person: Come, house: House) -> None:
    ana = person("Ana", plain=True)
    table = new_table(ana, "toma", 3, bots=True)
    expect(ana.page.locator("[data-prompt]")).to_be_visible()
    ana.page.locator("#tab-table").click()
    leave(ana)
    expect(ana.page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    live = house.server.app.house.tables[table]
    wait_until(ana, lambda: live.paused and not live.driver.tasks)
    watcher = person("Bea")
    watcher.go(f"/table/{table}")
    expect(watcher.page.get_by_text("The game waits: nobody who plays here is connected.")).to_be_visible()
    seq = live.playing.seq
    ana.page.locator(f'[data-table="{table}"]').click()
    play_on([ana], lambda: live.playing.seq > seq + 1, seed=1)
    expect(watcher.page.get_by_text("The game waits")).to_have_count(0)


def test_leaving_and_coming_back(person: Come) -> None:
    ana, bea = person("Ana", plain=True), person("Bea", plain=True)
    table = new_table(ana, "toma", 2, bots=False)
    sit(bea, table)
    ana.page.get_by_role("button", name="Start the game").click()
    expect(bea.page.locator("[data-prompt]")).to_be_visible()
    bea.page.locator("#tab-table").click()
    leave(bea)
    expect(bea.page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    ana.page.locator("#tab-table").click()
    kept = ana.page.locator(".at-table").get_by_text("a bot keeps the seat")
    expect(kept).to_be_visible()
    expect(ana.page.locator('[data-place="seat-1"] [data-presence="kept"]')).to_be_visible()
    bea.page.locator(f'[data-table="{table}"]').click()  # among my tables
    expect(kept).to_have_count(0)
    expect(bea.page.locator("[data-prompt]")).to_be_visible()
    assert bea.info["mine"] == [1]


def test_a_claimed_name_finds_its_seat_from_another_browser(person: Come) -> None:
    ana, elsewhere = person("Ana the First", plain=True), person("Somebody", plain=True)
    table = new_table(ana, "toma", 2, bots=True)
    for one in (ana, elsewhere):
        if one is elsewhere:
            one.go("/")
        one.page.get_by_role("button", name="Settings").click()
        one.page.get_by_text("Keep my name").click()
        one.page.get_by_role("dialog").get_by_label("Your name at the table").first.fill("Ana the First")
        one.page.get_by_label("Passphrase", exact=True).fill("open sesame")
        one.page.get_by_role("button", name="Keep this name").click()
        expect(one.page.get_by_text("Ana the First is yours.")).to_be_visible()
        one.page.keyboard.press("Escape")
    elsewhere.go(f"/table/{table}")
    expect(elsewhere.page.locator("[data-prompt]")).to_be_visible()
    wait_until(elsewhere, lambda: elsewhere.info.get("mine") == [0])


def test_the_server_goes_and_comes_back(person: Come, house: House) -> None:
    ana = person(plain=True)
    ana.allowed = ("WebSocket connection", "Failed to load resource")
    new_table(ana, "toma", 3, bots=True)
    play_on([ana], lambda: (ana.update() or {"seq": 0})["seq"] > 3, seed=1)
    seq = (ana.update() or {"seq": 0})["seq"]
    house.close()
    expect(ana.page.get_by_text("Connection lost, trying again…")).to_be_visible()
    house.open()
    expect(ana.page.locator("[data-prompt]")).to_be_visible(timeout=20_000)
    play_on([ana], lambda: over(ana) or (ana.update() or {"seq": 0})["seq"] > seq + 4, seed=2)
    assert len([line for line in log(ana) if line.startswith("Round 1.")]) == 1  # nothing is told twice


def test_a_page_opened_while_the_server_is_away(person: Come, house: House) -> None:
    ana = person()
    ana.allowed = ("Failed to load resource", "ERR_CONNECTION_REFUSED")
    ana.go("/")
    expect(ana.page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    ana.page.wait_for_load_state("networkidle")  # the lobby is there as a whole, with the words of every game
    house.close()
    ana.page.get_by_role("link", name=re.compile("Toma")).first.click()
    expect(ana.page.get_by_text("The server does not answer. Check the connection.")).to_be_visible()
    house.open()
    expect(ana.page.get_by_role("button", name="Play with bots")).to_be_visible()  # by itself, once it answers
    ana.page.wait_for_load_state("networkidle")
    house.close()
    ana.page.get_by_role("button", name="Play with bots").click()
    expect(ana.page.get_by_text("The server does not answer. Check the connection.")).to_be_visible()
    house.open()
    ana.page.get_by_role("button", name="Play with bots").click()
    expect(ana.page.locator("[data-prompt]")).to_be_visible()
