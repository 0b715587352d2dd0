"""The store alone: group commit, two writers, what survives."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

from nyoi.kernel.play import Refused
from nyoi.server.config import Config
from nyoi.server.house.house import House
from nyoi.server.metrics import Metrics
from nyoi.server.store.choice import store_of
from nyoi.server.store.protocol import MOVE, START, Conflict, Entry, Lost, SeatRow, TableRow
from nyoi.server.table.chance import KeyedRng
from nyoi.server.wire import bodies, messages
from nyoi.server.wire.schema import PARTS, main, text
from tests.server.stores import database_at, past_the_server

if TYPE_CHECKING:
    from nyoi.server.store.postgres import PostgresStore
    from nyoi.server.store.sqlite import SqliteStore

    Kept = SqliteStore | PostgresStore


def entry(seq: int, move: str = "x") -> Entry:
    return Entry(seq, MOVE if seq else START, 0, move, (1, 2), f"c{seq}", 1.0, 0.5, (0, 1), None)


def row(id: str = "t") -> TableRow:
    seats = [SeatRow("human", "Ann", 0, 1, ("hash",)), SeatRow("bot", "Kaze", 3)]
    return TableRow(id, "toma", "base", {"objective": 3}, True, [60.0, 1.0], 1, seats=seats, created=2.0)


def with_store(path: Path, test: Callable[[Kept], Awaitable[None]]) -> None:
    async def run() -> None:
        store = cast("Kept", store_of(database_at(path / "x.db")))
        await store.open()
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_what_is_saved_is_read_again(tmp_path: Path) -> None:
    async def test(store: Kept) -> None:
        await store.save(row(), [entry(0)])
        await store.save(row(), [entry(1)], row=False)
        assert await store.table("t") == row()
        assert await store.journal("t") == [entry(0), entry(1)]
        assert await store.table("u") is None

    with_store(tmp_path, test)
    with_store(tmp_path, lambda store: _still_there(store))


async def _still_there(store: Kept) -> None:
    assert await store.journal("t") == [entry(0), entry(1)]


def test_of_two_writers_one_loses_and_nobody_else_is_harmed(tmp_path: Path) -> None:
    async def test(store: Kept) -> None:
        for id in ("a", "b", "c"):
            await store.save(row(id), [entry(0)])
        found = await asyncio.gather(
            store.save(row("a"), [entry(1, "first")], row=False),
            store.save(row("a"), [entry(1, "second")], row=False),
            store.save(row("b"), [entry(1)], row=False),
            store.save(row("c"), [entry(1), entry(0)]),
            return_exceptions=True,
        )
        assert [type(x) for x in found] == [type(None), Conflict, type(None), Conflict]
        assert [e.move for e in await store.journal("a")] == ["x", "first"]
        assert len(await store.journal("b")) == 2
        assert len(await store.journal("c")) == 1  # all or nothing

    with_store(tmp_path, test)


def test_of_moves_alone_in_a_commit_only_the_loser_fails(tmp_path: Path) -> None:
    async def test(store: Kept) -> None:
        for id in ("a", "b"):
            await store.save(row(id), [entry(0)])
        writes = [("a", entry(1, "first")), ("a", entry(1, "second")), ("b", entry(1)), ("b", entry(2))]
        found = await asyncio.gather(
            *[store.save(row(id), [line], row=False) for id, line in writes], return_exceptions=True
        )
        assert [type(x) for x in found] == [type(None), Conflict, type(None), type(None)]
        assert [e.move for e in await store.journal("a")] == ["x", "first"]
        assert len(await store.journal("b")) == 3

    with_store(tmp_path, test)


def test_no_entry_is_written_behind_one_that_is_missing(tmp_path: Path) -> None:
    async def test(store: Kept) -> None:
        await store.save(row("a"), [entry(0)])
        await store.save(row("b"), [entry(0)])
        found = await asyncio.gather(
            store.save(row("a"), [entry(2)], row=False),
            store.save(row("b"), [entry(1)], row=False),
            return_exceptions=True,
        )
        assert [type(x) for x in found] == [Conflict, type(None)]
        assert len(await store.journal("a")) == 1

    with_store(tmp_path, test)


def test_a_move_is_worked_out_with_the_dice_of_the_table(tmp_path: Path) -> None:
    """It is played on a copy, and a copy of the system's chance would be one that can be worked out."""

    async def test(store: Kept) -> None:
        house = House(Config(), store, Metrics())
        ann = await house.players.who((await house.players.come_in(bodies.NewPlayer("Ann"))).token)
        assert ann is not None
        opened = await house.openings.open(ann, bodies.NewTable("toma", 2, mine=2, start=True))
        table = await house.table(opened.table)
        before = table.playing.table.state
        answers: list[messages.Answer] = []
        move = before.decision.of(table.playing.asked[0])[0].text  # type: ignore[union-attr]
        await table.play(table.playing.asked[0], messages.Play("a", 0, table.playing.asked[0], move), answers.append)
        assert answers[0].ok
        after = table.playing.table.state
        assert after is not before
        assert isinstance(after.rng, KeyedRng)  # a copy's own dice could be worked out
        house.drop(table, "idle", retry=True)

    with_store(tmp_path, test)


def test_many_moves_share_a_commit(tmp_path: Path) -> None:
    async def test(store: Kept) -> None:
        for i in range(50):
            await store.save(row(f"t{i}"), [entry(0)])
        before = sum(store.metrics.batches.counts)
        await asyncio.gather(*[store.save(row(f"t{i}"), [entry(1)], row=False) for i in range(50)])
        assert sum(store.metrics.batches.counts) - before < 25

    with_store(tmp_path, test)


def test_a_disk_that_refuses_is_an_error_not_an_answer(tmp_path: Path) -> None:
    async def test(store: Kept) -> None:
        await store.save(row(), [entry(0)])
        with past_the_server(database_at(tmp_path / "x.db")) as other:
            other.execute("drop table journal")
        with pytest.raises(Refused, match="not-saved"):
            await store.save(row(), [entry(1)], row=False)

    with_store(tmp_path, test)


def test_what_cannot_be_read_is_refused_and_the_next_reading_works(tmp_path: Path) -> None:
    async def test(store: Kept) -> None:
        await store.save(row(), [entry(0)])
        with pytest.raises(Refused, match="not-read"):
            await store.db.read(lambda db: db.execute("select * from nowhere"))
        assert await store.journal("t") == [entry(0)]

    with_store(tmp_path, test)


def test_a_table_that_lost_the_race_is_loaded_anew(tmp_path: Path) -> None:
    """Two houses share one database, as two workers would: one wins a number, the other reloads."""

    async def test(store: Kept) -> None:
        one, two = House(Config(seed=1), store, Metrics()), House(Config(seed=1), store, Metrics())
        ann = await one.players.come_in(bodies.NewPlayer("Ann"))
        player = await one.players.who(ann.token)
        assert player is not None
        opened = await one.openings.open(player, bodies.NewTable("toma", 2, mine=2, start=True))
        here, there = await one.table(opened.table), await two.table(opened.table)
        answers: list[messages.Answer] = []
        seat = here.playing.asked[0]
        move = here.playing.table.decision.of(seat)[0].text  # type: ignore[union-attr]
        await here.play(seat, messages.Play("a", 0, seat, move), answers.append)
        with pytest.raises(Lost):
            await there.play(seat, messages.Play("b", 0, seat, move), answers.append)
        assert [a.ok for a in answers] == [True]
        again = await two.table(opened.table)
        assert again is not there
        assert again.playing.seq == 1
        assert again.playing.table.fingerprint == here.playing.table.fingerprint

    with_store(tmp_path, test)


def test_the_page_has_the_types_of_the_wire() -> None:
    assert all(text(part).startswith("// Written by") for part in PARTS)
    assert main(["--check"]) == 0, "run python -m nyoi.server.wire.schema"


def test_drift_of_the_types_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nyoi.server.wire.schema.FOLDER", tmp_path)
    for name in ("wire/messages.ts", "wire/bodies.ts", "games/seen.ts"):
        assert main([]) == 0
        assert main(["--check"]) == 0
        target = tmp_path / name
        target.write_text(target.read_text().replace(": ", ": never | ", 1))
        assert main(["--check"]) == 1
        target.unlink()
        assert main(["--check"]) == 1
