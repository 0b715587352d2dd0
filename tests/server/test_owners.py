"""Several servers on one PostgreSQL: each live table has one owner, and nobody else writes it."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from nyoi.kernel.play import Refused
from nyoi.server.config import Config
from nyoi.server.house.house import Elsewhere, House
from nyoi.server.metrics import Metrics
from nyoi.server.store.protocol import SILENCE, Conflict, Lost, Peer
from nyoi.server.store.sqlite import SqliteStore
from nyoi.server.wire import bodies, messages
from tests.server.guests import Guest, opened, to_move
from tests.server.journals import saved
from tests.server.stores import past_the_server
from tests.server.test_store import entry, row
from tools.load import serving

pytest.importorskip("psycopg")

from nyoi.server.store.postgres import PostgresStore

pytestmark = pytest.mark.seed(1)


def with_stores(url: str, test: Callable[..., Awaitable[None]], count: int = 2) -> None:
    """The stores of some servers on one database."""

    async def body() -> None:
        async with AsyncExitStack() as stack:
            stores = [PostgresStore(url) for _ in range(count)]
            for number, store in enumerate(stores):
                await store.open()
                stack.push_async_callback(store.close)
                await store.enlist(f"10.0.0.{number}:8700")
            await test(*stores)

    asyncio.run(body())


async def become(true: Callable[[], object]) -> None:
    async with asyncio.timeout(40):
        while not true():
            await asyncio.sleep(0.02)


def epoch(url: str, id: str = "t") -> tuple[str | None, int]:
    with past_the_server(url) as db:
        worker, number = db.execute("select worker, epoch from owners where tbl = ?", (id,)).fetchone()
        return worker, number


async def outlived(url: str, store: PostgresStore) -> None:
    """Stop a server's signs of life, as if it had been stopped, and wait until its lease has run out."""
    await asyncio.to_thread(store.beat.end)
    living = "select count(*) from workers where id = ? and seen > clock_timestamp() - interval '3 seconds'"
    with past_the_server(url) as db:
        await become(lambda: not db.execute(living, (store.worker,)).fetchone()[0])


def test_a_seat_taken_at_one_server_is_not_erased_by_another(url: str) -> None:
    """The old defect: rows were last-writer-wins, and a server with an old row erased an acknowledged seat."""

    async def test(one: PostgresStore, two: PostgresStore) -> None:
        await one.save(row())
        old = await two.table("t")
        assert old is not None
        taken = row()
        taken.seats[1] = replace(taken.seats[1], kind="human", name="Bob", player=2)
        await one.save(taken)
        with pytest.raises(Conflict):
            await two.save(old)
        with pytest.raises(Conflict):
            await two.save(old, [entry(0)], row=False)
        assert await one.table("t") == taken
        assert await one.journal("t") == []

    with_stores(url, test)


def test_who_asks_for_a_table_hears_who_has_it(url: str) -> None:
    async def test(one: PostgresStore, two: PostgresStore) -> None:
        await one.save(row())
        assert await one.own("t") is None
        assert await two.own("t") == Peer(one.worker, "10.0.0.0:8700")
        await one.disown(["t"])
        assert epoch(url) == (None, 1)
        assert await two.own("t") is None
        assert epoch(url) == (two.worker, 2)
        assert await two.own("t") is None  # again: nothing changes
        assert epoch(url) == (two.worker, 2)
        assert await one.own("t") == Peer(two.worker, "10.0.0.1:8700")
        with pytest.raises(Conflict):
            await one.save(row(), [entry(0)])
        await two.retire()  # all at once
        assert await one.own("t") is None
        assert await one.own("no such table") is None
        with past_the_server(url) as db:  # what somebody began to bring along, and did not
            db.execute("insert into owners values ('half', 'nobody', 1)")
        assert await one.own("half") is None
        with past_the_server(url) as db:
            assert db.execute("select count(*) from owners").fetchone()[0] == 2

    with_stores(url, test)


def test_who_was_stopped_and_wakes_writes_nothing(url: str) -> None:
    async def test(one: PostgresStore, two: PostgresStore) -> None:
        await one.save(row(), [entry(0)])
        await one.save(row("kept"), [entry(0)])
        await one.save(row(), [entry(1)], row=False)
        await outlived(url, one)
        await one.save(row(), [entry(2)], row=False)  # nobody has come: it is still ours
        assert await two.own("t") is None
        assert epoch(url) == (two.worker, 2)
        late = await asyncio.gather(
            one.save(row(), [entry(3, "late")], row=False),
            one.save(row("kept"), [entry(1)], row=False),
            return_exceptions=True,
        )
        assert [type(x) for x in late] == [Conflict, type(None)]
        with pytest.raises(Conflict):
            await one.save(row())
        await two.save(row(), [entry(3)], row=False)
        assert [e.move for e in await two.journal("t")] == ["x"] * 4
        assert await one.own("t") == Peer(two.worker, "10.0.0.1:8700")

    with_stores(url, test)


def test_who_wakes_is_told_what_is_lost(url: str) -> None:
    async def test(one: PostgresStore, two: PostgresStore) -> None:
        lapsed: list[str] = []
        one.lapsed = lapsed.extend
        for id in ("a", "b", "c"):
            await one.save(row(id), [entry(0)])
        await outlived(url, one)
        assert await two.own("b") is None
        await asyncio.to_thread(one.beat.begin)
        await become(lambda: lapsed)
        assert lapsed == ["b"]
        await one.save(row("a"), [entry(1)], row=False)
        assert await two.own("a") == Peer(one.worker, "10.0.0.0:8700")  # it lives again

    with_stores(url, test)


def test_of_two_that_claim_at_once_one_wins(url: str) -> None:
    async def test(old: PostgresStore, *others: PostgresStore) -> None:
        ids = [f"t{i}" for i in range(20)]
        for id in ids:
            await old.save(row(id), [entry(0)])
        await outlived(url, old)
        claims = [(store, id) for store in others for id in ids]
        found = await asyncio.gather(*[store.own(id) for store, id in claims])
        won = [(id, store) for (store, id), peer in zip(claims, found, strict=True) if peer is None]
        assert sorted(id for id, _ in won) == sorted(ids)
        for id, store in won:
            assert epoch(url, id) == (store.worker, 2)
            for other in others:
                if other is not store:
                    assert (await other.own(id)) == Peer(store.worker, store.beat.address)
                    with pytest.raises(Conflict):
                        await other.save(row(id), [entry(1)], row=False)
            await store.save(row(id), [entry(1)], row=False)

    with_stores(url, test, 3)


def test_a_house_that_lost_a_table_loads_it_anew(url: str) -> None:
    """One server deals and plays, is thought dead, and another goes on: the first one's next move is not answered."""

    async def test(one: PostgresStore, two: PostgresStore) -> None:
        here, there = House(Config(seed=1), one, Metrics()), House(Config(seed=1), two, Metrics())
        ann = await here.players.who((await here.players.come_in(bodies.NewPlayer("Ann"))).token)
        assert ann is not None
        id = (await here.openings.open(ann, bodies.NewTable("toma", 2, mine=2, start=True))).table
        before = await here.table(id)
        with pytest.raises(Elsewhere):
            await there.table(id)
        await outlived(url, one)
        after = await there.table(id)
        answers: list[messages.Answer] = []
        seat = after.playing.asked[0]
        move = after.playing.table.decision.of(seat)[0].text  # type: ignore[union-attr]
        with pytest.raises(Lost):
            await before.play(seat, messages.Play("a", 0, seat, move), answers.append)
        assert answers == []
        await after.play(seat, messages.Play("b", 0, seat, move), answers.append)
        assert [(answer.ok, answer.seq) for answer in answers] == [(True, 1)]

    with_stores(url, test)


def test_servers_tell_each_other(url: str) -> None:
    async def test(one: PostgresStore, two: PostgresStore) -> None:
        heard: list[tuple[str, str]] = []
        own: list[tuple[str, str]] = []
        two.heard = lambda kind, what: heard.append((kind, what))
        one.heard = lambda kind, what: own.append((kind, what))
        await one.tell("lobby")
        await one.tell("owner", "t")
        await become(lambda: heard == [("lobby", ""), ("owner", "t")])
        with past_the_server(url) as db:  # the line is cut: what was said meanwhile is looked for
            theirs = "application_name = 'nyoi beat' and datname = current_database()"
            db.execute(f"select pg_terminate_backend(pid) from pg_stat_activity where {theirs}")
        await become(lambda: heard[2:] == [(SILENCE, "")])
        await one.tell("lobby")
        await become(lambda: heard[3:] == [("lobby", "")])
        assert ("owner", "t") not in own  # nobody hears himself

    with_stores(url, test)


def test_a_takeover_is_told(url: str) -> None:
    async def test(one: PostgresStore, two: PostgresStore, three: PostgresStore) -> None:
        heard: list[tuple[str, str]] = []
        three.heard = lambda kind, what: heard.append((kind, what))
        await one.save(row())
        await one.disown(["t"])
        assert await two.own("t") is None
        await become(lambda: heard == [("owner", "t")])

    with_stores(url, test, 3)


def test_what_is_counted_is_counted_for_all(url: str) -> None:
    async def test(one: PostgresStore, two: PostgresStore) -> None:
        slow = 1e-6
        taken = [await store.take("claims", "192.0.2.7", slow, 3) for store in (one, two, one, two, one)]
        assert taken == [True, True, True, False, False]
        assert await one.take("claims", "192.0.2.8", slow, 3)  # somebody else
        assert await one.take("newcomers", "192.0.2.7", slow, 3)  # something else
        assert not await one.take("never", "192.0.2.7", 1.0, 0)
        with past_the_server(url) as db:
            assert "192.0.2.7" not in str(db.execute("select * from buckets").fetchall())
            db.execute("update buckets set at = at - interval '10 seconds'")
        assert await two.take("claims", "192.0.2.7", 0.1, 3)  # after ten seconds there is one more
        assert not await two.take("claims", "192.0.2.7", slow, 3)

    with_stores(url, test)


def test_a_file_has_one_server(tmp_path: Path) -> None:
    async def test() -> None:
        store, second = SqliteStore(str(tmp_path / "x.db")), SqliteStore(str(tmp_path / "x.db"))
        await store.open()
        with pytest.raises(Refused, match="database-busy"):
            await second.open()
        assert (store.shared, await store.enlist("here:1"), await store.own("t")) == (False, "", None)
        await store.disown(["t"])
        await store.tell("lobby")
        assert [await store.take("claims", "a", 1e-6, 2) for _ in range(3)] == [True, True, False]
        await store.retire()
        await store.close()

    asyncio.run(test())


def test_chat_through_two_servers_has_numbers_of_its_own(url: str) -> None:
    async def test(one: PostgresStore, two: PostgresStore) -> None:
        await one.save(row())
        said = await asyncio.gather(*[(one, two)[i % 2].say("t", "Ann", 0, f"{i}", float(i)) for i in range(20)])
        assert sorted(chat.id for chat in said) == list(range(1, 21))
        assert len(await two.chats("t", 50)) == 20

    with_stores(url, test)


def test_a_server_that_is_stopped_loses_its_tables_and_wakes_without_harm(url: str) -> None:
    """The whole process: stopped with a move under way, its table is played on elsewhere, then it wakes."""
    with serving(url, seed=1) as server:
        ann = Guest(server.port)
        table, s = opened(ann)
        s.reach(0, s.play(to_move(s), s.moves(to_move(s))[0])["seq"])
        seat = to_move(s)
        server.freeze()
        move = {"type": "play", "cmd_id": "late", "seq": s.seq, "seat": seat, "move": s.moves(seat)[0]}
        s.send(move)

        async def take_over(other: PostgresStore) -> None:
            async with asyncio.timeout(40):
                while await other.own(table) is not None:
                    await asyncio.sleep(0.05)
            assert epoch(url, table) == (other.worker, 2)
            server.thaw()
            await asyncio.to_thread(s.wait, lambda: any(frame["type"] == "gone" for frame in s.frames))
            assert not any(frame.get("cmd_id") == "late" for frame in s.frames)
            assert len(await other.journal(table)) == 2

        with_stores(url, take_over, 1)
        s.close()
        with ann.join(table) as s:  # the other has left: it comes home
            assert s.command(move)["ok"]
        server.end(signal.SIGTERM)
    assert [line.cmd for line in saved(url, table)][2:] == ["late"]
