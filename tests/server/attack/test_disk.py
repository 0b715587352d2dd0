"""The disk is full, fails, is locked, is somebody else's: the player hears `not-saved`, and nothing is lost or cut."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from nyoi.server.store.migrations import VERSION
from nyoi.server.wire.encoding import shown
from tests.server.attack.failing import FULL, IOERR_FSYNC, IOERR_WRITE, READONLY, Disk, failing
from tests.server.guests import Frame, Guest, Refusal, Running, Seat, ask, opened, to_move, until
from tests.server.journals import saved, truth
from tools.load import ServerProcess

pytestmark = [pytest.mark.seed(1), pytest.mark.sqlite]


class Trouble(NamedTuple):
    """A server with a disk that can fail, and the fault that is tried on it."""

    running: Running
    disk: Disk
    fault: Callable[[], Any]  # a context: while it lasts nothing can be saved

    @property
    def database(self) -> str:
        return self.running.database

    def health(self) -> tuple[int, str]:
        status, _, body = ask(self.running.port, "GET", "/health")
        return status, json.loads(body)["status"]


def failed_writes(code: int) -> Callable[[Disk, str], AbstractContextManager[None]]:
    @contextmanager
    def fault(disk: Disk, _: str) -> Iterator[None]:
        disk.writes = code
        yield
        disk.heal()

    return fault


@contextmanager
def unsynced(disk: Disk, _: str) -> Iterator[None]:
    disk.syncs = IOERR_FSYNC
    yield
    disk.heal()


@contextmanager
def locked(_: Disk, database: str) -> Iterator[None]:
    """Another process has it for itself."""
    hold = "import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); db.execute('begin exclusive'); print(1, flush=True)"
    command = [sys.executable, "-c", f"{hold}; sys.stdin.read()", database]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        yield
        other.kill()


@contextmanager
def newer(_: Disk, database: str) -> Iterator[None]:
    """Somebody has brought the file up to a version that this server does not know."""
    db = sqlite3.connect(database, isolation_level=None)
    changed = ("journal", "seats", "chat")
    for table in changed:
        db.execute(f"alter table {table} add column mood text")
    db.execute(f"pragma user_version = {VERSION + 1}")
    yield
    for table in changed:
        db.execute(f"alter table {table} drop column mood")
    db.execute(f"pragma user_version = {VERSION}")
    db.close()


FAULTS = {
    "full": failed_writes(FULL),
    "read-only": failed_writes(READONLY),
    "broken": failed_writes(IOERR_WRITE),
    "unsynced": unsynced,
    "locked": locked,
    "newer": newer,
}


@pytest.fixture(params=list(FAULTS.values()), ids=list(FAULTS))
def trouble(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Trouble]:
    with failing(tmp_path) as disk:
        running = Running(tmp_path)
        yield Trouble(running, disk, lambda: request.param(disk, running.database))
        disk.heal()
        running.stop()


class Line:
    """A table with its players, and what was acknowledged to them."""

    def __init__(self, guest: Guest, **more: Any) -> None:
        self.id, self.seat = opened(guest, **more)
        self.watcher = Guest(guest.port).join(self.id)
        self.acknowledged: list[tuple[int, str, str]] = []  # seat, command, move
        self.number = 0
        self.pending: Frame = {}

    def choose(self) -> None:
        """The next command; it stays the same until it is acknowledged."""
        seat = to_move(self.seat)
        self.number += 1
        update = self.seat.latest[seat]
        move = self.seat.moves(seat)[0]
        self.pending = {"type": "play", "cmd_id": f"m{self.number}", "seq": update["seq"], "seat": seat, "move": move}

    def send(self) -> Frame:
        answer = self.seat.command(dict(self.pending))
        if answer["ok"]:
            self.acknowledged.append((self.pending["seat"], self.pending["cmd_id"], self.pending["move"]))
            assert answer["seq"] == len(self.acknowledged)
            for seat in self.seat.latest:
                self.seat.reach(seat, answer["seq"])
        else:
            assert answer["refusal"]["reason"] == "not-saved"
        return answer

    def play(self, moves: int) -> None:
        for _ in range(moves):
            self.choose()
            until(lambda: self.send()["ok"])

    def check(self, database: str) -> None:
        """On disk is exactly what was acknowledged, and it replays to what is shown."""
        played, entries = truth(database, self.id)
        assert [(entry.seat, entry.cmd, entry.move) for entry in entries[1:]] == self.acknowledged
        for seat, update in self.seat.latest.items():
            assert update["view"] == shown(played.view(seat))

    def close(self) -> None:
        self.seat.close()
        self.watcher.close()


@contextmanager
def lines(guest: Guest) -> Iterator[list[Line]]:
    with ExitStack() as stack:
        found = [Line(guest), Line(guest, game="uno", options={"uno_call": "auto"}), Line(guest)]
        for line in found:
            stack.callback(line.close)
        yield found


def refused(guest: Guest, path: str, body: object = None) -> tuple[int, str]:
    with pytest.raises(Refusal) as refusal:
        guest.post(path, body)
    return refusal.value.status, refusal.value.reason or ""


def test_nothing_is_acknowledged_and_nobody_is_cut(trouble: Trouble, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "nyoi.server")
    ann = Guest(trouble.running.port)
    with lines(ann) as tables:
        lobby = ann.open()
        for line in tables:
            line.play(3)
            line.watcher.catch_up()
        assert trouble.health() == (200, "ok")
        with trouble.fault():
            for line in tables:
                line.choose()
                for _ in range(3):  # the same again and again: each is answered, none is remembered
                    assert not line.send()["ok"]
            until(lambda: trouble.health() == (503, "not-saved"))
            for line in tables:
                heard = len(line.watcher.frames)
                line.watcher.catch_up()  # still there, and nothing was told
                assert {frame["type"] for frame in line.watcher.frames[heard:]} <= {"answer"}
            said = tables[0].seat.command({"type": "say", "text": "anybody?"})
            assert said["refusal"]["reason"] == "not-saved"
            before = ann.get(f"/api/tables/{lobby}")
            assert refused(ann, "/api/players", {"nickname": "Late"}) == (503, "not-saved")
            assert refused(ann, "/api/tables", {"game": "toma", "seats": 2}) == (503, "not-saved")
            assert refused(ann, f"/api/tables/{lobby}/bot", {"seat": 1, "level": 2}) == (503, "not-saved")
            assert refused(ann, f"/api/tables/{lobby}/leave") == (503, "not-saved")
            assert refused(ann, f"/api/tables/{lobby}/change", {"seats": 4}) == (503, "not-saved")
            assert refused(ann, f"/api/tables/{lobby}/start", {"fill": 1}) == (503, "not-saved")
            assert ann.get(f"/api/tables/{lobby}") == before
            assert ann.get("/api/lobby")["mine"]
        for line in tables:
            until(lambda line=line: line.send()["ok"])  # type: ignore[misc]
            line.play(3)
            line.check(trouble.database)
            line.watcher.reach(-1, len(line.acknowledged))
            assert all(frame["type"] != "gone" for frame in line.watcher.frames + line.seat.frames)
        until(lambda: trouble.health() == (200, "ok"))
        assert ann.at(lobby, "start", {"fill": 1})["status"] in ("playing", "over")
    told = [record for record in caplog.records if record.name == "nyoi.server"]
    assert len([record for record in told if record.levelno >= logging.ERROR]) == 1  # of all these failures
    assert not any(record.exc_info for record in caplog.records)


def test_what_was_not_synced_is_not_built_upon(tmp_path: Path) -> None:
    """Syncs fail and lose what was written; a copy of the files, as a crash would leave them, has all acknowledged."""
    with failing(tmp_path) as disk:
        running = Running(tmp_path)
        ann = Guest(running.port)
        with lines(ann) as tables:
            for round in range(4):
                for line in tables:
                    line.play(2)
                    line.choose()
                disk.syncs = IOERR_FSYNC
                for line in tables:
                    assert not line.send()["ok"]
                disk.heal()
                for line in tables:
                    until(lambda line=line: line.send()["ok"])  # type: ignore[misc]
                image = tmp_path / f"crash{round}"
                image.mkdir()
                for suffix in ("", "-wal"):
                    shutil.copy(f"{running.database}{suffix}", image / f"nyoi.db{suffix}")
                for line in tables:
                    line.check(str(image / "nyoi.db"))
        running.stop()


def test_bots_wait_with_patience_and_then_play_on(tmp_path: Path) -> None:
    with failing(tmp_path) as disk:
        running = Running(tmp_path)
        ann = Guest(running.port)
        table = ann.open(seats=3, mine=0, bots=[{"seat": seat, "level": 1} for seat in range(3)], public=True)
        with ann.join(table) as s:
            ann.at(table, "start")
            s.wait(lambda: -1 in s.latest)
            disk.writes = FULL
            live = running.server.app.house.tables[table]
            until(lambda: live.stall.since is not None)
            before = disk.failures
            until(lambda: live.stall._wait >= 2.0)  # twice it was asked whether the disk is back
            assert disk.failures - before < 20  # a storm would have thousands
            assert not live.driver.tasks
            stood = len(saved(running.database, table))
            disk.heal()
            s.wait(lambda: s.seq > stood or s.over)
            assert all(frame["type"] != "gone" for frame in s.frames)
        running.stop()
    truth(running.database, table)


def test_nobody_runs_out_of_time_while_nothing_can_be_saved(tmp_path: Path) -> None:
    with failing(tmp_path) as disk:
        running = Running(tmp_path)
        ann = Guest(running.port)
        line = Line(ann, clock=[4.0, 0.0])
        line.play(2)
        line.choose()
        live = running.server.app.house.tables[line.id]
        end = live.clock.ends(line.pending["seat"])
        assert end is not None
        disk.writes = FULL

        def long_after() -> bool:
            assert not line.send()["ok"]
            return live.now > end + 1.0

        until(long_after)
        disk.heal()
        until(lambda: line.send()["ok"])
        line.check(running.database)  # nobody has played for him
        left = line.seat.latest[line.pending["seat"]]["clock"]["left"]
        assert left[line.pending["seat"]] > 0.0
        line.close()
        running.stop()


def test_health_does_not_wear_the_disk(tmp_path: Path) -> None:
    running = Running(tmp_path)
    before = sum(running.server.app.metrics.batches.counts)
    began = time.monotonic()
    asked = 0
    while time.monotonic() - began < 0.5:
        assert ask(running.port, "GET", "/health")[0] == 200
        asked += 1
    passed = time.monotonic() - began
    written = sum(running.server.app.metrics.batches.counts) - before
    assert 1 <= written <= passed + 3 < asked  # the house writes by itself, too, when it has just begun
    running.stop()


def test_a_wish_to_take_back_survives_a_disk_that_fails(tmp_path: Path) -> None:
    with failing(tmp_path) as disk:
        running = Running(tmp_path)
        line = Line(Guest(running.port))
        line.play(3)
        last = line.acknowledged[-1][0]
        wish = {"type": "undo", "cmd_id": "u", "seat": last, "seq": 3}
        disk.writes = FULL
        assert line.seat.command(dict(wish))["refusal"]["reason"] == "not-saved"
        assert line.seat.seq == 3
        disk.heal()
        until(lambda: line.seat.command(dict(wish))["ok"])
        played, entries = truth(running.database, line.id)
        assert [entry.kind for entry in entries] == ["start", "move", "move", "move", "back"]
        assert line.seat.reach(last, 4)["view"] == shown(played.view(last))
        line.close()
        running.stop()


def test_a_move_that_was_kept_hears_it_when_its_time_comes(tmp_path: Path) -> None:
    with failing(tmp_path) as disk:
        running = Running(tmp_path)
        line = Line(Guest(running.port))
        line.play(2)
        line.choose()
        live = running.server.app.house.tables[line.id]

        async def read_on() -> None:
            """As if a round had just ended, and the other one still read."""
            live.reading._readers = {1 - line.pending["seat"]}
            live.reading.until = live.now + 0.5

        asyncio.run_coroutine_threadsafe(read_on(), running.loop).result(10)
        disk.writes = FULL
        assert not line.send()["ok"]  # only now, and nobody waits for ever
        disk.heal()
        until(lambda: line.send()["ok"])
        line.check(running.database)
        line.close()
        running.stop()


def test_a_seat_that_cannot_be_given_back_is_told_to_come_again(tmp_path: Path) -> None:
    with failing(tmp_path) as disk:
        running = Running(tmp_path)
        ann = Guest(running.port)
        table = ann.open(seats=2, mine=1, start=True)
        ann.at(table, "leave")
        disk.writes = FULL
        s = Seat(running.port, table, None)
        s.send({"type": "hello", "player": ann.token, "seats": list(ann.seats[table].values()), "seq": -1})
        assert s.expect("gone") == {"type": "gone", "reason": "not-saved", "retry": True}
        s.close()
        disk.heal()
        until(lambda: json.loads(ask(running.port, "GET", "/health")[2])["status"] == "ok")
        with ann.join(table) as s:
            assert s.info["mine"] == [0]
        running.stop()


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="no such limits on this system")
def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    """A server in a process of its own, whose files may not grow: real errors of real writes, and no traceback."""
    server = ServerProcess(str(tmp_path / "games.db"))
    server.start()
    assert server.process is not None
    lines = [Line(Guest(server.port)) for _ in range(2)]
    for line in lines:
        line.play(3)
        line.choose()
    unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (2048, unlimited[1]))
    for line in lines:
        for _ in range(3):
            assert not line.send()["ok"]
    until(lambda: ask(server.port, "GET", "/health")[0] == 503)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
    for line in lines:
        until(lambda line=line: line.send()["ok"])  # type: ignore[misc]
        line.play(2)
    until(lambda: ask(server.port, "GET", "/health")[0] == 200)
    told = server.output.read_text().splitlines()
    assert [text.split()[0] for text in told] == ["cannot", "writing"]
    server.end(signal.SIGKILL)
    server.start()
    for line in lines:
        line.check(server.database)
        line.close()
    server.end(signal.SIGTERM)
