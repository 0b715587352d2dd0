"""Tables that stand as a position says, with people before them."""

from __future__ import annotations

import contextlib
from typing import Any

from playwright.sync_api import TimeoutError as TooLate

from tests.server.guests import place
from tests.web.house import House, Person
from tests.web.play import new_table, play, sit, wait_until


def put(house: House, one: Person, position: dict[str, Any]) -> None:
    """A table that has begun stands as a position says, and the page has heard of it."""
    before = one.update()
    place(house, one.table, position)
    wait_until(one, lambda: one.update() is not before)


def against_bots(house: House, one: Person, game: str, seats: int, position: dict[str, Any]) -> None:
    new_table(one, game, seats, bots=True)
    wait_until(one, one.update)
    put(house, one, {"seats": seats, **position})


def together(house: House, people: list[Person], game: str, position: dict[str, Any]) -> None:
    """Several, each with a browser, at a table that stands as a position says."""
    table = new_table(people[0], game, len(people), bots=False)
    for friend in people[1:]:
        sit(friend, table)
    people[0].page.get_by_role("button", name="Start the game").click()
    for one in people:
        wait_until(one, one.update)
    put(house, people[0], {"seats": len(people), **position})


def make(one: Person, move: str) -> None:
    """Somebody who is asked plays a move by clicking, and hears of it."""
    wait_until(one, lambda: move in offered(one))
    update = one.update()
    assert update is not None

    def heard() -> bool:
        return bool((one.update() or update)["seq"] > update["seq"])

    def made() -> bool:
        with contextlib.suppress(TooLate):  # a busy machine is slow, not wrong
            play(one, update, move)
            return True
        return heard()

    wait_until(one, made, 60.0)
    wait_until(one, heard)


def offered(one: Person) -> list[str]:
    ask = (one.update() or {}).get("ask") or {"moves": []}
    return [offer["text"] for offer in ask["moves"]]


def rested(one: Person) -> None:
    """What somebody was told last is on the screen, and nothing moves."""
    shown = one.page.locator(".board[data-rest]")
    wait_until(one, lambda: shown.count() and shown.get_attribute("data-seq") == str((one.update() or {})["seq"]))
