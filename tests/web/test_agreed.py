"""What was agreed at a table: only what differs from the usual, and always in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.server.guests import Guest
from tests.web.house import House, Person

pytestmark = pytest.mark.seed(1)
Come = Callable[..., Person]


def agreed(house: House, one: Person, game: str, options: dict[str, object]) -> Locator:
    """The list in the drawer of a table that somebody else has opened with such options."""
    table = Guest(house.port).open(game, seats=2, mine=2, start=True, options=options)
    one.go(f"/table/{table}")
    one.page.get_by_role("button", name="Table", exact=True).click()
    return one.page.locator("[data-agreed]")


@pytest.mark.parametrize("game", ["toma", "uno", "torak", "duel", "tournament"])
def test_usual_options_are_not_listed(person: Come, house: House, game: str) -> None:
    ana = person("Ana")
    told = agreed(house, ana, game, {})
    expect(ana.page.get_by_text("The usual rules, nothing changed.")).to_be_visible()
    expect(told.locator("[data-option]")).to_have_count(0)


def test_changed_options_are_listed_in_words(person: Come, house: House) -> None:
    ana = person("Ana")
    told = agreed(house, ana, "duel", {"reaction_seconds": 0, "open_hands": True})
    expect(told.locator("[data-option]")).to_have_text(["Reaction time no limit", "Open hands yes"])
    expect(ana.page.get_by_text("The usual rules, nothing changed.")).to_have_count(0)
