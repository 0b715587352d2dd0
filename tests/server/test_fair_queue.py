"""Bots' thoughts are shared fairly: addresses take turns, and tables without people come last."""

from __future__ import annotations

import asyncio

from nyoi.server.house.fair_queue import UNATTENDED, FairQueue


def order(places: int, asked: list[str], most_unattended: int = 2) -> list[str]:
    """Return in which order payers get their turn, when all of them ask at the same moment."""
    found: list[str] = []

    async def work(queue: FairQueue, payer: str) -> None:
        async with queue.place(payer):
            found.append(payer)
            await asyncio.sleep(0)

    async def all_of_them() -> None:
        queue = FairQueue(places, most_unattended)
        await asyncio.gather(*(work(queue, payer) for payer in asked))

    asyncio.run(all_of_them())
    return found


def test_an_honest_player_waits_for_one_thought_of_a_stranger() -> None:
    assert order(1, ["stranger"] * 60 + ["ann"]).index("ann") == 1


def test_addresses_take_turns() -> None:
    assert order(1, ["a", "a", "a", "b", "b", "c"]) == ["a", "b", "c", "a", "b", "a"]


def test_tables_without_people_come_last() -> None:
    assert order(1, [UNATTENDED] * 3 + ["ann", "bob"]) == [UNATTENDED, "ann", "bob", UNATTENDED, UNATTENDED]


def test_at_most_two_thoughts_at_once_are_for_tables_without_people() -> None:
    async def held() -> int:
        queue = FairQueue(4, 2)
        now = most = 0

        async def work() -> None:
            nonlocal now, most
            async with queue.place(UNATTENDED):
                now += 1
                most = max(most, now)
                await asyncio.sleep(0.001)
                now -= 1

        await asyncio.gather(*(work() for _ in range(12)))
        return most

    assert asyncio.run(held()) == 2


def test_whoever_stops_waiting_leaves_no_place_behind() -> None:
    async def given_up() -> list[str]:
        queue, found = FairQueue(1, 1), []

        async def work(payer: str) -> None:
            async with queue.place(payer):
                found.append(payer)
                await asyncio.sleep(0.01)

        first = asyncio.create_task(work("a"))
        await asyncio.sleep(0)
        gone, last = asyncio.create_task(work("b")), asyncio.create_task(work("c"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(first, gone, last, return_exceptions=True)
        late = asyncio.create_task(work("d"))
        await asyncio.sleep(0)
        late.cancel()  # in the middle of its work
        await asyncio.gather(late, return_exceptions=True)
        await asyncio.wait_for(work("e"), 1)
        return found

    assert asyncio.run(given_up()) == ["a", "c", "d", "e"]
