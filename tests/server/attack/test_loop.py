"""What is dear is done beside the loop: whatever somebody asks for, the others' moves are not kept waiting.

Measured is the CPU time that the loop's own thread takes between two beats, so that a busy machine changes little.
"""

from __future__ import annotations

import asyncio
import gc
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import nyoi
from nyoi.kernel.play import offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import fingerprint
from nyoi.kernel.table import replay
from nyoi.server.table.milestones import EVERY, MOST, Milestones
from tests.server.attack.long import LONG, endless
from tests.server.guests import Guest, Running, Seat, ask, opened, to_move, until

pytestmark = pytest.mark.seed(1)
MOST_CPU = 0.05  # seconds at one go; in the loop the least of these took more than a tenth of a second


class Watch:
    """How long the loop's thread was busy at one go."""

    worst = 0.0


@contextmanager
def watched(running: Running) -> Iterator[Watch]:
    """Watch the loop of a server."""
    watch = Watch()

    async def beat() -> None:
        last = time.thread_time()
        while True:
            await asyncio.sleep(0.001)
            now = time.thread_time()
            watch.worst = max(watch.worst, now - last)
            last = time.thread_time()

    gc.collect()
    gc.disable()  # this process has far more in memory to look through than a server
    beating = asyncio.run_coroutine_threadsafe(beat(), running.loop)
    yield watch
    beating.cancel()
    gc.enable()


@pytest.fixture(scope="module", autouse=True)
def patient(running: Running) -> Iterator[None]:
    """However slow the machine is, a long log is read to its end."""
    readers = running.server.app.house.readers
    readers.seconds, before = 60.0, readers.seconds
    yield
    readers.seconds = before


@pytest.fixture(scope="module")
def long(running: Running) -> tuple[Guest, str]:
    """Somebody who has brought such a game along."""
    Running.deal_from(1)
    ann = Guest(running.port)
    status, _, body = ask(running.port, "POST", "/api/import", endless(LONG).log.text().encode(), ann.token)
    assert status == 200, body
    found = json.loads(body)["table"]
    ann.get(f"/api/tables/{found}")
    return ann, found


def test_a_long_game_is_brought_along_read_and_taken_along(running: Running) -> None:
    ann = Guest(running.port)
    log = endless(LONG).log.text().encode()
    with watched(running) as watch:
        status, _, body = ask(running.port, "POST", "/api/import", log, ann.token)
        assert status == 200
        table = json.loads(body)["table"]
        assert ask(running.port, "GET", f"/api/tables/{table}/log")[0] == 200
    assert watch.worst < MOST_CPU


def test_stepping_back_through_a_long_game(running: Running, long: tuple[Guest, str]) -> None:
    ann, table = long
    with watched(running) as watch:
        for at in (*range(LONG, LONG - 5, -1), LONG // 2, LONG // 2 - 1, 1, 0):
            step = ann.get(f"/api/tables/{table}/replay?at={at}&seat=0")
            assert (step["seq"], step["last"]) == (at, LONG)
    assert watch.worst < MOST_CPU


def test_taking_back_in_a_long_game_costs_what_it_costs_in_a_short_one(
    running: Running, long: tuple[Guest, str]
) -> None:
    ann, table = long
    sizes = []
    for at in (1_000, LONG - 2):
        found = ann.at(table, "fork", {"at": at, "seat": 0, "level": 1})["table"]
        with ann.join(found) as s:
            with watched(running) as watch:
                done = s.play(0, "done")
                assert done["ok"], done
                s.reach(0, done["seq"])
                while not (undone := s.command({"type": "undo", "seat": 0, "seq": s.seq}))["ok"]:
                    assert undone["refusal"]["reason"] == "stale"  # a bot was done meanwhile
                s.reach(0, undone["seq"])
            assert watch.worst < MOST_CPU
            assert s.latest[0]["reset"]
            sizes.append(len(s.raw[-1]))
            live = running.server.app.house.tables[found].playing
            assert live.table.fingerprint == replay(live.table.game, live.table.log).fingerprint
    assert sizes[1] < 1.5 * sizes[0]


def test_a_hello_with_very_many_tokens(running: Running) -> None:
    ann = Guest(running.port)
    table, s = opened(ann)
    with s, watched(running) as watch:
        for _ in range(5):
            with Seat(running.port, table, None) as other:
                other.send(json.dumps({"type": "hello", "seats": ["x"] * 1980}, separators=(",", ":")))
                assert other.expect("gone")["reason"] == "no-hello"
        mine = list(ann.seats[table].values())
        with Seat(running.port, table, {"type": "hello", "seats": ["x"] * 38 + mine}) as other:
            assert other.info["mine"] == [0, 1]
    assert watch.worst < MOST_CPU


def test_a_map_that_is_drawn_kindly_for_eight(running: Running) -> None:
    ann = Guest(running.port)
    options = {"setup_placement": "auto_kind"}
    with watched(running) as watch:
        ann.open("torak", 8, mode="competitive", mine=8, start=True, options=options)
    assert watch.worst < MOST_CPU


@pytest.mark.parametrize("game", nyoi.IDS)
def test_any_moment_is_a_few_moves_from_a_milestone(game: str) -> None:
    t, rng, milestones = nyoi.new(game, max(2, nyoi.game(game).least), 7), Rng(7), Milestones()
    prints = [t.fingerprint]
    milestones.note(0, t.state)
    while not t.over and t.seq < 300:
        seat = t.state.decision.seats[0] if t.state.decision is not None else 0
        seat = seat if offered(t.state, seat) else next(x for x in range(t.state.seats) if offered(t.state, x))
        t.play(rng.pick(offered(t.state, seat)), seat=seat)
        milestones.note(t.seq, t.state)
        prints.append(t.fingerprint)
    for at in (0, 1, EVERY - 1, EVERY, EVERY + 1, 100, t.seq - 1, t.seq):
        if at <= t.seq:
            assert fingerprint(milestones.state(t.record, at)) == prints[at]
    milestones.cut(10)
    assert fingerprint(milestones.state(t.record, 20)) == prints[min(20, t.seq)] or t.seq < 20


def test_milestones_stay_few_however_long_a_game_is() -> None:
    t, milestones = endless(1), Milestones()
    for moves in range(3 * MOST * EVERY):
        milestones.note(moves, t.state)
    assert MOST // 2 <= len(milestones._at) <= MOST


def test_whoever_comes_and_goes_leaves_nothing_behind_that_only_the_collector_finds(running: Running) -> None:
    """Circles outlive their connection or table by minutes: memory that grows with every game played."""
    ann = Guest(running.port)
    table, s = opened(ann)
    s.close()
    house = running.server.app.house
    until(lambda: not house.tables[table].sessions)
    gc.collect()
    gc.disable()
    try:
        for _ in range(20):
            with ann.join(table) as again:
                again.play(to_move(again), again.moves(to_move(again))[0])
            ann.get("/api/lobby")
        until(lambda: not house.tables[table].sessions)
        other, s = opened(ann)
        s.close()
        until(lambda: not house.tables[other].sessions)
        asyncio.run_coroutine_threadsafe(_drop(running, other), running.loop).result(10)
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        ours = [thing for thing in gc.garbage if type(thing).__module__.startswith(("nyoi", "uvicorn", "websockets"))]
        assert not ours
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


async def _drop(running: Running, table: str) -> None:
    house = running.server.app.house
    house.drop(house.tables[table], "idle", retry=True)
