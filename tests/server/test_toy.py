"""Questions to all at once and to the first who answers, at a live table: on the kernel's toy game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from nyoi.server.config import Config
from nyoi.server.house.house import House
from nyoi.server.metrics import Metrics
from nyoi.server.store.choice import store_of
from nyoi.server.store.protocol import PLAYING, SeatRow, TableRow
from nyoi.server.table.chance import Luck
from nyoi.server.table.journal import dealt, opening
from nyoi.server.table.live import LiveTable
from nyoi.server.wire import messages
from tests.kernel.toy import TOY
from tests.server.stores import database_at


class Ear:
    """Stands for a session: keeps what is told to a seat."""

    def __init__(self, seat: int) -> None:
        self.seats: tuple[int, ...] = (seat,)
        self.player: int | None = None
        self.address = "127.0.0.1"
        self.blocked: frozenset[int] = frozenset()
        self.base = ""
        self.tempo = 1.0
        self.patches = False
        self.told: dict[int, int] = {}
        self.heard: list[dict[str, Any]] = []

    def push(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def cut(self, reason: str, retry: bool) -> None:
        self.heard.append({"type": "gone", "reason": reason, "retry": retry})


class Sitting:
    """A table of the toy game with three people."""

    def __init__(self, table: LiveTable, ears: list[Ear]) -> None:
        self.table, self.ears = table, ears
        self.number = 0

    async def play(self, seat: int, move: str, seq: int) -> messages.Answer:
        self.number += 1
        answers: list[messages.Answer] = []
        await self.table.play(seat, messages.Play(f"c{self.number}", seq, seat, move), answers.append)
        return answers[0]

    async def undo(self, seat: int) -> list[messages.Answer]:
        answers: list[messages.Answer] = []
        await self.table.undoing.ask(seat, messages.Undo(f"u{seat}", seat, self.table.playing.seq), answers.append)
        return answers


@pytest.fixture
def at_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Sitting], Awaitable[None]]], None]:
    for place in ("table.live", "wire.encoding"):
        monkeypatch.setattr(f"nyoi.server.{place}.game_of", lambda _: TOY)

    def run(test: Callable[[Sitting], Awaitable[None]]) -> None:
        async def body() -> None:
            store = store_of(database_at(tmp_path / "toy.db"))
            await store.open()
            house = House(Config(seed=1), store, Metrics())
            row = TableRow("t", "toy", "crowd", {}, True, [], None, PLAYING)
            row.seats = [SeatRow("human", name, 0, i) for i, name in enumerate(("Ann", "Bob", "Cleo"))]
            journal = dealt(TOY, TOY.setting(3), Luck(1))
            await store.save(row, [opening(journal)])
            table = LiveTable(house, row, journal)
            ears = [Ear(seat) for seat in range(3)]
            table.sessions = set(ears)
            try:
                await test(Sitting(table, ears))
            finally:
                table.driver.stop()
                await store.close()

        asyncio.run(body())

    return run


Run = Callable[[Callable[[Sitting], Awaitable[None]]], None]


def test_answers_to_all_do_not_make_each_other_stale(at_table: Run) -> None:
    async def test(s: Sitting) -> None:
        for seat in (2, 0, 1):
            assert (await s.play(seat, f"bid {seat + 1}", seq=0)).ok
        assert s.table.playing.table.view(0) == {"score": [1, 2, 3]}
        late = await s.play(0, "bid 1", seq=0)
        assert late.refusal is not None
        assert late.refusal.reason == "stale"

    at_table(test)


def test_an_answer_of_all_is_secret_until_the_last(at_table: Run) -> None:
    async def test(s: Sitting) -> None:
        await s.play(1, "bid 3", seq=0)
        for ear in s.ears:
            update = ear.heard[-1]
            assert update["events"] == []
            assert update["view"] == {"score": []}
            assert [w["seat"] for w in update["waiting"]] == [0, 2]
            assert "bid 3" not in json.dumps({**update, "ask": None})
            assert (update["ask"] is None) == (ear.seats[0] == 1)
            assert update["undo"] == (ear.seats[0] == 1)

    at_table(test)


def test_a_secret_answer_is_taken_back_freely_until_the_last(at_table: Run) -> None:
    async def test(s: Sitting) -> None:
        await s.play(1, "bid 3", seq=0)
        assert (await s.undo(1))[0].ok
        assert s.table.playing.asked == [0, 1, 2]
        assert (await s.play(1, "bid 0", seq=2)).ok
        await s.play(0, "bid 1", seq=2)
        await s.play(2, "bid 1", seq=2)
        assert await s.undo(2) == []  # all know now: the others are asked
        assert [ear.heard[-1]["type"] for ear in s.ears] == ["undo_asked"] * 3

    at_table(test)


def test_the_first_is_judged_by_the_table_as_it_stands(at_table: Run) -> None:
    async def test(s: Sitting) -> None:
        for seat in range(3):
            await s.play(seat, "bid 1", seq=0)
        assert (await s.play(2, "wave", seq=3)).ok
        assert (await s.play(1, "grab", seq=3)).ok  # two were quick, and both are heard
        assert s.table.playing.table.over
        too_late = await s.play(0, "grab", seq=3)
        assert not too_late.ok

    at_table(test)
