"""Workers that die, hang or are drowned in work: one restart, no storm, and SIGTERM ends everything."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import nyoi
from nyoi.server.house.think import DIED, MISSED, Choose, Thinkers
from nyoi.server.house.workers import PATIENCE, Died, Heavy, Late, Workers
from nyoi.server.metrics import Metrics
from nyoi.server.wire.encoding import encode
from tests.server import runaway
from tests.server.guests import Guest, until
from tests.server.stores import database_at
from tools.load import children, serving

pytestmark = pytest.mark.seed(1)
WAITING = 40


def workers_of(pid: int) -> list[int]:
    """The workers among the children of a process."""
    found = []
    for child in children(pid):
        try:
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(child)
        except OSError:
            continue
    return found


def thought(game: str = "toma", rounds: int = 3) -> Choose:
    """Something for a strong bot to think about, for as long as it takes."""
    t = nyoi.new(game, 3, 5)
    assert t.decision is not None
    seat, moves = t.decision.seat, [str(move) for move in t.decision.moves]
    return Choose(game, seat, encode(t.view(seat)), t.decision.key, moves, 5, rounds, None)


def test_a_worker_that_dies_while_many_wait_is_replaced_once_and_every_thought_is_had() -> None:
    before = set(workers_of(os.getpid()))
    metrics = Metrics()
    thinkers = Thinkers(2, metrics)

    async def run() -> tuple[list[str], int]:
        thinkers.open()
        thoughts = [asyncio.create_task(thinkers.choose(thought())) for _ in range(WAITING)]
        until(lambda: len(set(workers_of(os.getpid())) - before) == 2)
        await asyncio.wait(thoughts, return_when=asyncio.FIRST_COMPLETED)
        os.kill(min(set(workers_of(os.getpid())) - before), signal.SIGKILL)
        most = 0
        while not all(task.done() for task in thoughts):
            await asyncio.sleep(0.05)
            most = max(most, len(set(workers_of(os.getpid())) - before))
        return [task.result() for task in thoughts], most

    try:
        texts, most = asyncio.run(run())
    finally:
        thinkers.close()
    assert len(texts) == WAITING
    assert most <= 2
    assert metrics.counts[MISSED] == 0
    assert metrics.counts[DIED] <= 1
    until(lambda: not set(workers_of(os.getpid())) - before)


@pytest.fixture
def runaways() -> Iterator[Workers]:
    found = Workers(1, runaway.work, 200_000_000, quiet=True)
    yield found
    found.close()


def test_work_that_hangs_eats_or_dies_is_told_apart_and_the_next_is_done(runaways: Workers) -> None:
    async def run() -> None:
        for work, trouble, seconds in ((b"hang", Late, 0.5), (b"eat", Heavy, 60.0), (b"die", Died, 60.0)):
            with pytest.raises(trouble):
                await runaways.ask(work, seconds)
            assert b"log-broken" in await runaways.ask(b"nonsense", 60.0)

    asyncio.run(run())


def test_workers_that_die_again_and_again_are_started_later_and_later(runaways: Workers) -> None:
    async def run() -> float:
        began = time.monotonic()
        for _ in range(3):
            with pytest.raises(Died):
                await runaways.ask(b"die", 60.0)
        return time.monotonic() - began

    assert asyncio.run(run()) >= sum(PATIENCE[:3])


def test_sigterm_ends_a_server_whose_workers_are_drowned_in_thoughts_and_die(tmp_path: Path) -> None:
    """Eighty tables think, a worker is killed, and then the server is told to end."""
    with serving(database_at(tmp_path / "storm.db"), workers=2, pause=(30.0, 30.0)) as server:
        ann = Guest(server.port)
        bots = [{"seat": 1, "level": 5}]
        tables = [ann.open("uno", 2, bots=bots, start=True, options={"first_dealer": 1}) for _ in range(80)]
        sockets = [ann.join(table) for table in tables[:20]]
        victims = until(lambda: workers_of(server.pid))
        os.kill(victims[0], signal.SIGKILL)
        until(lambda: victims[0] not in workers_of(server.pid))
        assert len(workers_of(server.pid)) <= 3  # two that think, one that foretells
        left = server.children
        server.end(signal.SIGTERM, 5)
        for socket in sockets:
            socket.close()
        until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in left), 5)
        assert "Traceback" not in server.output.read_text()
