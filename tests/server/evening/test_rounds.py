"""How a tournament goes on from what is kept of it: what is played again, who comes through, who pairs a round."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from nyoi.server.evening.rounds import next_round, ranking, replays, total_rounds
from nyoi.server.store.choice import store_of
from nyoi.server.store.evenings import RUNNING, Evening, Pairing, Person
from nyoi.server.wire.evenings import EveningTerms
from tests.server.stores import database_at

pytestmark = pytest.mark.seed(1)


def four(*pairings: Pairing, form: str = "knockout", round: int = 1) -> Evening:
    """Four people, seeded by their numbers."""
    people = tuple(Person(n, n, f"P{n}", seed=n) for n in range(1, 5))
    terms = EveningTerms(form=form, game="toma", mode="base")
    return Evening("CCCCCC", "", 1, RUNNING, round, False, terms, 0.0, 0.0, people, pairings)


def table(number: int, people: tuple[int, ...], places: tuple[int, ...], attempt: int = 0) -> Pairing:
    return Pairing(1, number, attempt, f"t{number}{attempt}", "toma", people, places)


def test_a_table_of_a_knock_out_that_nobody_has_won_is_played_again_once() -> None:
    drawn = table(0, (1, 4), (1, 1))
    evening = four(drawn, table(1, (2, 3), (1, 2)))
    [again] = replays(evening)
    assert (again.number, again.attempt, again.people) == (0, 1, (4, 1))  # somebody else begins
    assert again.table not in ("", drawn.table)
    still = four(drawn, table(0, (4, 1), (1, 1), 1), table(1, (2, 3), (1, 2)))
    assert replays(still) == []
    assert next_round(still, 2) == [(1, 2)]  # the better seed comes through
    won = four(drawn, table(0, (4, 1), (1, 2), 1), table(1, (2, 3), (1, 2)))
    assert next_round(won, 2) == [(4, 2)]


def test_elsewhere_a_draw_stands() -> None:
    evening = four(table(0, (1, 3), (1, 1)), table(1, (2, 4), (1, 2)), form="swiss")
    assert replays(evening) == []
    assert [(line.person, str(line.points)) for line in ranking(evening)][:2] == [(2, "1"), (1, "1/2")]


def test_a_small_swiss_tournament_ends_when_all_have_met() -> None:
    terms = EveningTerms(form="swiss", game="toma", mode="base", rounds=9)
    assert [total_rounds(terms, people) for people in (2, 3, 4, 16)] == [1, 3, 3, 9]


def test_of_two_servers_one_pairs_the_round(tmp_path: Path) -> None:
    async def run() -> None:
        store = store_of(database_at(tmp_path / "nyoi.db"))
        await store.open()
        evening = four(round=1)
        assert await store.evenings.open(evening)
        assert not await store.evenings.open(evening)  # this code is taken
        pairings = [Pairing(2, 0, 0, "a", "toma", (1, 2)), Pairing(2, 1, 0, "b", "toma", (3, 4))]
        assert await store.evenings.go_on("CCCCCC", 1, 2, pairings)
        assert not await store.evenings.go_on("CCCCCC", 1, 2, [Pairing(2, 0, 0, "c", "toma", (1, 3))])
        again = [Pairing(2, 1, 0, "d", "toma", (1, 3)), Pairing(2, 2, 0, "e", "toma", (2, 4))]
        assert not await store.evenings.go_on("CCCCCC", 2, 2, again)  # one of them is there: neither is written
        kept = await store.evenings.one("CCCCCC")
        assert kept is not None
        assert (kept.round, [one.table for one in kept.pairings]) == (2, ["a", "b"])
        await store.close()

    asyncio.run(run())
