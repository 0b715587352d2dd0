"""Browsers at three workers on one PostgreSQL: they sit at one table, and play on when the worker that has it goes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.guests import Guest
from tests.server.stores import need_postgres, new_database
from tests.web.house import PHONE, House, Person
from tests.web.play import play_on, sit, wait_until

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


def seq_of(person: Person) -> int:
    return int((person.update() or {"seq": 0})["seq"])


@pytest.mark.long
def test_browsers_at_workers_that_do_not_have_the_table(browser: Browser, houses: list[House]) -> None:
    host = Guest(houses[0].port)
    table = host.open("toma", 2, mine=0)
    ana, bea = Person(browser, houses[1].url, "Ana"), Person(browser, houses[2].url, "Bea", size=PHONE)
    eve = Person(browser, houses[2].url, "Eve")
    for one in (ana, bea):
        sit(one, table)
    host.at(table, "start")
    eve.go(f"/table/{table}")
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    play_on([ana, bea], lambda: seq_of(ana) >= 6)
    seq = max(seq_of(ana), seq_of(bea))
    wait_until(eve, lambda: eve.latest[-1]["seq"] >= seq)
    assert [table in house.server.app.house.tables for house in houses] == [True, False, False]

    # its worker goes: the pages come back by themselves, and the game goes on where it was
    for one in (ana, bea, eve):
        one.allowed = ("WebSocket",)
    houses[0].stop()
    play_on([ana, bea], lambda: min(seq_of(ana), seq_of(bea)) >= seq + 4)
    wait_until(eve, lambda: eve.latest[-1]["seq"] >= seq + 4)
    assert [table in house.server.app.house.tables for house in houses[1:]].count(True) == 1
    for one in (ana, bea, eve):
        assert one.unexpected == []
        one.close()
