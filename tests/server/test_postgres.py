"""What is PostgreSQL's own: an address instead of a file, lost connections, commits that nobody knows about, moving."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from nyoi.kernel.play import Refused
from nyoi.server.metrics import Metrics
from nyoi.server.store.migrations import VERSION
from nyoi.server.store.protocol import Conflict
from tests.cli.shell import SRC, run
from tests.server.cluster import Cluster
from tests.server.guests import Guest, Running, ask, free_port, opened, to_move, until
from tests.server.journals import saved
from tests.server.stores import need_postgres, past_the_server
from tests.server.test_owners import with_stores
from tests.server.test_store import entry, row
from tools.load import Pace, Player, compared, serving

pytest.importorskip("psycopg")

from nyoi.server.store.link import named
from nyoi.server.store.postgres import PostgresStore
from nyoi.server.store.remote import Remote

pytestmark = pytest.mark.seed(1)


@pytest.fixture(autouse=True, scope="module")
def there() -> None:
    need_postgres()


@pytest.fixture(scope="module")
def frail() -> Iterator[Cluster]:
    """A PostgreSQL that may be stopped: nobody else uses it."""
    cluster = Cluster()
    yield cluster
    cluster.remove()


class Between:
    """A line between a store and its server that is cut when somebody says so: before or after what is sent arrives."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.cut_after = b""  # what is in an answer that is never given
        self.cuts = 0

    async def __aenter__(self) -> Between:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    async def _serve(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, there = await asyncio.open_connection("127.0.0.1", self._port)

        async def pass_on(source: asyncio.StreamReader, target: asyncio.StreamWriter, answers: bool) -> None:
            while data := await source.read(65536):
                if answers and self.cut_after and self.cut_after in data:
                    self.cut_after = b""
                    self.cuts += 1
                    break
                target.write(data)
                await target.drain()
            for writer in (back, there):
                writer.close()

        await asyncio.gather(pass_on(near, there, False), pass_on(far, back, True), return_exceptions=True)


# -- what a commit may meet


@pytest.mark.parametrize("answer", [b"the table", b"COMMIT"])
def test_a_commit_whose_answer_is_lost_is_no_refusal(url: str, answer: bytes) -> None:
    """The entry is there, but nobody heard of it: the table must be loaded anew, and not go on as if it were not."""

    async def test() -> None:
        async with Between(Cluster.shared().port) as line:
            store = PostgresStore(url.replace(str(Cluster.shared().port), str(line.port)))
            await store.open()
            await store.save(row("the table"), [entry(0)])
            line.cut_after = answer
            with pytest.raises(Conflict):
                await store.save(row("the table"), [entry(1)], row=answer == b"COMMIT")
            assert line.cuts == 1
            while not await store.well():
                await asyncio.sleep(0.05)
            assert await store.own("the table") is None
            assert await store.journal("the table") == [entry(0), entry(1)]
            await store.save(row("the table"), [entry(2)], row=False)
            await store.close()

    asyncio.run(test())


def test_a_statement_that_never_arrived_in_a_commit_is_refused(url: str) -> None:
    async def test() -> None:
        async with Between(Cluster.shared().port) as line:
            store = PostgresStore(url.replace(str(Cluster.shared().port), str(line.port)))
            await store.open()
            await store.save(row(), [entry(0)])
            line.cut_after = b"SAVEPOINT"  # long before the commit
            with pytest.raises(Refused, match="not-saved"):
                await store.save(row(), [entry(1)])
            assert await store.journal("t") == [entry(0)]
            await store.close()

    asyncio.run(test())


def test_a_server_that_restarts_is_met_again(frail: Cluster) -> None:
    url = frail.database()

    async def test(store: PostgresStore) -> None:
        await store.save(row(), [entry(0)])
        await asyncio.to_thread(frail.stop, signal.SIGQUIT)
        for _ in range(3):  # it had hung up before anything was sent: nothing is in doubt
            with pytest.raises(Refused, match="not-saved"):
                await store.save(row(), [entry(1)], row=False)
        with pytest.raises(Refused, match="not-read"):
            await store.journal("t")
        assert not await store.well()
        await asyncio.to_thread(frail.start)
        assert await store.journal("t") == [entry(0)]
        while not await store.well():
            await asyncio.sleep(0.05)
        await store.save(row(), [entry(1)], row=False)
        assert await store.journal("t") == [entry(0), entry(1)]

    with_stores(url, test, 1)


def test_a_job_that_fails_harms_no_other(url: str) -> None:
    async def test(store: PostgresStore) -> None:
        long = row("long")
        long.seats[0].level = 2**40  # no whole number of the database's
        found = await asyncio.gather(
            store.save(row("a")), store.save(long), store.save(row("b")), return_exceptions=True
        )
        assert [type(x) for x in found] == [type(None), Refused, type(None)]
        assert (await store.table("b")) == row("b")

    with_stores(url, test, 1)


def test_a_command_with_a_zero_in_its_name_is_saved(url: str) -> None:
    async def test(store: PostgresStore) -> None:
        await store.save(row(), [entry(0)])
        await store.save(row(), [entry(1)._replace(cmd="a\0b")], row=False)
        assert len(await store.journal("t")) == 2
        assert await store.table("\0") is None

    with_stores(url, test, 1)


def test_players_of_a_restarted_server_are_answered_from_the_journal(frail: Cluster, tmp_path: Path) -> None:
    """PostgreSQL goes away under a running server and comes back: who sends again is answered, and it counts once."""
    running = Running(tmp_path, database=frail.database())
    ann = Guest(running.port)
    table, s = opened(ann)
    played = s.play(to_move(s), s.moves(to_move(s))[0], cmd="first")
    assert played["ok"]
    s.reach(0, played["seq"])
    seat = to_move(s)
    update, move = s.latest[seat], s.moves(seat)[0]
    frail.stop(signal.SIGQUIT)
    s.send({"type": "play", "cmd_id": "second", "seq": update["seq"], "seat": seat, "move": move})
    s.wait(lambda: any(frame["type"] == "gone" or frame.get("cmd_id") == "second" for frame in s.frames))
    assert not any(frame.get("cmd_id") == "second" and frame["ok"] for frame in s.frames)
    s.close()
    frail.start()
    until(lambda: ask(running.port, "GET", "/health")[0] == 200)
    with ann.join(table) as s:
        answer = s.play(seat, move, seq=update["seq"], cmd="second")
        assert (answer["ok"], answer["seq"]) == (True, 2)
    running.stop()
    assert [e.cmd for e in saved(running.database, table)][1:] == ["first", "second"]


# -- whose it is


def test_three_servers_that_start_at_once_make_the_tables_once() -> None:
    url = Cluster.shared().database()
    together = threading.Barrier(3)

    def start() -> None:
        together.wait()
        Remote(url, Metrics()).prepare()

    with ThreadPoolExecutor(3) as pool:
        for one in [pool.submit(start) for _ in range(3)]:
            one.result()
    with past_the_server(url) as db:
        assert [tuple(found) for found in db.execute("select version, application from nyoi")] == [(VERSION, "Nyoi")]


FOREIGN = {
    "another program's": ("create table recipes (name text)", "database-foreign"),
    "another's with a name like ours": ("create table nyoi (version text)", "database-foreign"),
    "newer": (
        "create table nyoi as select 999 as version, 'Nyoi' as application",
        "database-newer",
    ),
}


@pytest.mark.parametrize(("statement", "reason"), FOREIGN.values(), ids=FOREIGN.keys())
def test_what_is_not_ours_is_not_touched(statement: str, reason: str) -> None:
    url = Cluster.shared().database()
    with past_the_server(url) as db:
        db.execute(statement)
        with pytest.raises(Refused, match=reason):
            Remote(url, Metrics()).prepare()
        found = db.execute("select count(*) from pg_tables where schemaname = 'public'").fetchone()
        assert found[0] == 1


def test_a_server_that_cannot_be_reached_is_a_sentence_without_the_password() -> None:
    for url in (f"postgresql://nyoi:hidden@127.0.0.1:{free_port()}/x", "postgresql://nyoi:hidden%zz@127.0.0.1/x"):
        for command in (["serve", "--port", str(free_port()), "--database", url], ["db", "check", url]):
            found = run(*command)
            assert (found.exit_code, found.stdout) == (2, "")
            assert len(found.stderr.splitlines()) == 1
            assert "hidden" not in found.stderr
    assert named("postgresql://a:b@c/d?password=e") == "postgresql://a@c/d"


def test_without_psycopg_it_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "psycopg.py").write_text("raise ImportError")
    command = [sys.executable, "-m", "nyoi.cli", "serve", "--port", str(free_port()), "--database"]
    env = {**os.environ, "PYTHONPATH": f"{tmp_path}:{SRC}", "LANG": "fr_FR.UTF-8", "PYTHONUTF8": "1"}
    found = subprocess.run(
        [*command, "postgresql://x/y"], capture_output=True, encoding="utf-8", timeout=120, check=False, env=env
    )
    assert (found.returncode, found.stdout) == (2, "")
    assert len(found.stderr.splitlines()) == 1
    assert "nyoi[postgres]" in found.stderr


# -- under load


def test_postgres_restarts_under_load(frail: Cluster) -> None:
    """It crashes in the middle of commits, and comes back: what was acknowledged is there once, every log replays."""
    url = frail.database()

    async def load(players: list[Player]) -> None:
        def acknowledged() -> int:
            return sum(len(player.acknowledged) for player in players)

        for player in players:
            player.come()
        for how in (signal.SIGQUIT, signal.SIGINT, None):
            before = acknowledged()
            while acknowledged() < before + 100:
                await asyncio.sleep(0.01)
            if how is not None:
                await asyncio.to_thread(frail.stop, how)
                await asyncio.to_thread(frail.start)
        for player in players:
            player.go()

    with serving(url, seed=1) as server:
        ann = Guest(server.port)
        players = []
        for _ in range(6):
            table = ann.open("toma", 2, mine=2, start=True, options={"objective": 15})
            players += [Player([server.port], table, *held, Pace()) for held in ann.seats[table].items()]
        asyncio.run(load(players))
        server.end(signal.SIGTERM)
        assert "Traceback" not in server.output.read_text()
    assert compared(url, players) >= 300
