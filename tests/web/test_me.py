"""What carries over: a rated game, found again by who played it, shared with who did not."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from nyoi.kernel.rng import Rng
from tests.server.guests import Guest, play_out, sensible
from tests.web.house import PHONE, House, Person
from tests.web.play import sit, wait_until

pytestmark = pytest.mark.seed(1)
Come = Callable[..., Person]


def rated(ana: Person, bea: Person) -> str:
    """A rated game of Duel, which Bea gives up at once."""
    ana.go("/new/duel")
    ana.page.get_by_text("More table settings").click()
    expect(ana.page.get_by_role("group", name="Advice")).to_be_visible()
    expect(ana.page.get_by_text("Pace and information")).to_be_visible()
    ana.page.get_by_role("checkbox", name=re.compile("Rated game")).check()
    expect(ana.page.get_by_role("group", name="Advice")).to_have_count(0)  # the same for all, and nobody is advised
    expect(ana.page.get_by_text("Pace and information")).to_have_count(0)
    ana.page.get_by_role("button", name="Invite friends").click()
    ana.page.wait_for_url("**/table/*")
    table = ana.table
    sit(bea, table)
    expect(bea.page.locator("dl")).to_contain_text("Rated game")  # who sits down knows what it is about
    ana.page.get_by_role("button", name="Start the game").click()
    for one in (ana, bea):
        wait_until(one, one.update)
        expect(one.page.locator("[data-rated]")).to_be_visible()
    expect(bea.page.locator("#tab-advice")).to_have_count(0)
    bea.page.locator("#tab-table").click()
    bea.page.get_by_role("button", name="Resign", exact=True).click()
    expect(bea.page.get_by_role("button", name="Ask to take my last move back")).to_have_count(0)
    bea.page.get_by_role("button", name="Really resign?").click()
    expect(ana.page.locator("[data-over]")).to_be_visible()
    return table


def remembered(one: Person, table: str) -> Locator:
    """A game in somebody's list: it is recorded beside the play, and may take a moment."""
    line = one.page.locator(f'[data-past="{table}"]')

    def there() -> bool:
        one.page.reload()
        one.page.locator("[data-me]").wait_for()
        return line.count() > 0

    one.page.locator("[data-me]").wait_for()
    if not line.count():
        wait_until(one, there, 60.0)
    return line


def share(one: Person) -> str:
    """The link that somebody copies at the end of a game."""
    one.page.locator("[data-over] [data-share]").click()
    sheet = one.page.locator("[data-sharing]")
    sheet.get_by_role("button", name="Copy the link").click()
    expect(sheet.get_by_role("button", name="Link copied")).to_be_visible()
    shared = str(one.page.evaluate("navigator.clipboard.readText()"))
    one.page.keyboard.press("Escape")
    return shared


def test_two_people_find_their_game_and_a_stranger_opens_it(person: Come) -> None:
    ana, bea = person("Ana"), person("Bea", size=PHONE)
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = rated(ana, bea)
    end = ana.page.locator("[data-over]")
    expect(end.get_by_role("heading", name="You have won")).to_be_visible()
    shared = share(ana)
    for one, outcome, sign in ((ana, "Won", 1), (bea, "Lost", -1)):
        one.go("/")
        one.page.get_by_role("link", name="My games").click()
        line = remembered(one, table)
        expect(line).to_contain_text(outcome)
        expect(line).to_contain_text("With " + ("Bea" if one is ana else "Ana"))
        expect(line).to_contain_text("Rated")
        change = line.locator("[data-change]").get_attribute("data-change")
        assert int(change or "0") * sign > 0
        figures = one.page.locator('[data-figures="duel"]')
        expect(figures.locator("dd").nth(1)).to_contain_text("1" if one is ana else "0")
        one.page.get_by_role("radio", name="Rated").check()
        expect(line).to_be_visible()
        one.page.get_by_role("radio", name="Not won" if one is ana else "Won", exact=True).check()
        expect(one.page.get_by_text("No game of this kind yet.")).to_be_visible()
        one.go("/")
        expect(one.page.locator(f'[data-table="{table}"]')).to_contain_text(outcome)  # and so says the lobby
    stranger = person("Cleo")
    stranger.page.goto(shared)
    expect(stranger.page.locator(".controls")).to_be_visible()
    expect(stranger.page.get_by_text("Ana").first).to_be_visible()
    assert stranger.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_of_several_games_one_is_chosen_to_see_its_figures(person: Come, house: House) -> None:
    ana, bea = person("Ana", size=PHONE), person("Bea")
    first = rated(ana, bea)
    again = Guest(house.port, "Ana again")
    again.token = ana.page.evaluate("JSON.parse(localStorage.getItem('nyoi')).token")
    friend = Guest(house.port, "Cleo")
    coop = again.open("torak", 2, mode="coop")
    friend.sit(coop)
    with again.join(coop) as s, friend.join(coop) as t:
        again.at(coop, "start")
        play_out([s, t], sensible(Rng(1)))
    ana.go("/me/games")
    remembered(ana, first)
    remembered(ana, coop)
    expect(ana.page.locator("[data-figures]")).to_have_count(0)
    expect(ana.page.get_by_text("Choose a game to see your figures.")).to_be_visible()
    ana.page.get_by_role("radio", name="Dragon Ball Z Duel Battle").check()
    expect(ana.page.locator('[data-figures="duel"]')).to_be_visible()
    expect(ana.page.get_by_text("Choose a game to see your figures.")).to_have_count(0)
    ana.page.get_by_role("radio", name="Torak’s Balls").check()
    figures = ana.page.locator('[data-figures="torak"]')
    expect(figures.locator(".rivals")).to_contain_text("1 game together")
    expect(figures.get_by_role("table")).to_contain_text("Co-op")  # records by mode, though of one mode


def test_who_agrees_stands_on_the_leaderboard(person: Come) -> None:
    ana = person("Ana")
    for name in ("Bea", "Cid", "Dan"):  # a rating shows after three opponents
        table = rated(ana, person(name))
        ana.go("/me/games")
        remembered(ana, table)
    ana.page.get_by_role("link", name="Leaderboard").click()
    mine = ana.page.locator("[data-board=duel] li.me")
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("Leaderboard")
    expect(mine).to_have_count(0)
    ana.page.get_by_role("checkbox").check()
    expect(mine).to_contain_text("Ana")
    expect(mine).to_contain_text("provisional")
    expect(ana.page.get_by_text("The order minds the uncertainty")).to_be_visible()
    ana.page.get_by_role("checkbox").uncheck()
    expect(mine).to_have_count(0)


def test_a_rated_rematch_waits_for_who_has_not_asked_for_it(person: Come) -> None:
    ana, bea = person("Ana"), person("Bea", size=PHONE)
    ana.allowed = ("400 (Bad Request)",)  # she tries to begin without Bea
    rated(ana, bea)
    ana.page.get_by_role("button", name="Play again").click()
    expect(ana.page.get_by_role("button", name="Leave the table")).to_be_visible()
    again = ana.table
    ana.page.get_by_role("button", name="Start the game").click()
    expect(ana.page.get_by_text("everybody must have come: Bea has not yet")).to_be_visible()
    bea.page.get_by_role("button", name="Join the rematch").click()
    bea.page.wait_for_url(f"**/table/{again}")
    wait_until(ana, lambda: [seat["name"] for seat in ana.info["seats"]] == ["Ana", "Bea"])
    ana.page.get_by_role("button", name="Start the game").click()
    for one in (ana, bea):
        wait_until(one, one.update)
    ana.page.locator("#tab-table").click()
    ana.page.get_by_role("button", name="Leave the game").click()
    expect(ana.page.get_by_text("This game is rated")).to_be_visible()


def test_who_has_played_nothing_is_told_so(person: Come) -> None:
    ana = person("Ana")
    ana.go("/me/games")
    expect(ana.page.get_by_text("You have not finished a game yet")).to_be_visible()
