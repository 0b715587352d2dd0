"""Browsers at three workers on one PostgreSQL: they sit at one table, and play on when the worker behind it goes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.stores import need_postgres, new_database
from tests.web.house import PHONE, House, Person
from tests.web.play import new_table, play_on, sit, wait_until

pytestmark = pytest.mark.seed(1)


@pytest.fixture
def houses(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[House]]:
    need_postgres()
    folder = tmp_path_factory.mktemp("three")
    found = [House(folder, database=new_database(str(folder))) for _ in range(3)]
    yield found
    for one in found:
        if one.thread.is_alive():
            one.stop()


def test_three_browsers_at_three_workers(browser: Browser, houses: list[House]) -> None:
    ana, bea, eve = (
        Person(browser, house.url, name, size=size)
        for house, name, size in zip(houses, ("Ana", "Bea", "Eve"), ((1280, 800), PHONE, PHONE), strict=True)
    )
    table = new_table(ana, "toma", 2, bots=False)
    sit(bea, table)
    ana.page.locator(".button.primary", has_text="Start").click()
    eve.go(f"/table/{table}")
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    play_on([ana, bea], lambda: (ana.update() or {"seq": 0})["seq"] >= 6)
    seq = (bea.update() or {})["seq"]
    wait_until(eve, lambda: (eve.latest.get(-1) or {"seq": 0})["seq"] >= seq)
    owner = next(house for house in houses if table in house.server.app.house.tables)
    assert [table in house.server.app.house.tables for house in houses].count(True) == 1

    # its worker goes: those who came through others come back by themselves, and go on where they were
    stay = [one for one in (ana, bea) if one.url != owner.url]
    for one in (ana, bea, eve):
        one.allowed = ("WebSocket",)
    owner.stop()
    if len(stay) == 2:
        wait_until(ana, lambda: any(table in house.server.app.house.tables for house in houses if house is not owner))
        play_on([ana, bea], lambda: (ana.update() or {"seq": 0})["seq"] >= seq + 4)
    else:  # a proxy would send them to another worker: here their address says which
        gone = ana if ana.url == owner.url else bea
        other = next(house for house in houses if house is not owner)
        wait_until(stay[0], lambda: table in other.server.app.house.tables or len(houses) == 3)
        assert (stay[0].update() or {})["seq"] >= seq
        gone.allowed = ("",)
    for one in (ana, bea, eve):
        assert one.unexpected == [], one.unexpected
        one.close()
