"""Time is fair: nobody pays for a server that stood still, and no bot tells by its time what it thought about."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from statistics import mean

import pytest

import nyoi
from nyoi.kernel.play import offered
from nyoi.kernel.rng import Rng
from nyoi.server.house.fair_queue import UNATTENDED
from nyoi.server.house.think import MISSED, Choose, sight_of
from tests.server.guests import Guest, Running, to_move
from tests.server.journals import saved
from tests.server.stores import database_at
from tools.load import serving
from tools.waits import pauses, watched_table

pytestmark = pytest.mark.seed(1)
SIEGE = bool(os.environ.get("NYOI_SIEGE"))
BANK, STILL = 3.0, 6.0


def test_who_is_asked_does_not_pay_for_a_server_that_stood_still(tmp_path: Path) -> None:
    with serving(database_at(tmp_path / "still.db"), seed=1) as server:
        ann = Guest(server.port)
        table = ann.open("toma", 2, mine=2, start=True, clock=[BANK, 0])
        with ann.join(table) as s:
            seat = to_move(s)
            move = s.moves(seat)[0]
            server.freeze()
            time.sleep(STILL)
            server.thaw()
            answer = s.play(seat, move)
            assert answer["ok"], answer
            assert answer["seq"] == 1  # nothing was played for him meanwhile
            assert s.reach(seat, 1)["clock"]["left"][seat] > 0
        assert saved(server.database, table)[1].spent < BANK


def test_a_clock_still_runs_out(tmp_path: Path) -> None:
    with serving(database_at(tmp_path / "out.db"), seed=1) as server:
        ann = Guest(server.port)
        table = ann.open("toma", 2, mine=2, start=True, clock=[1, 0])
        with ann.join(table) as s:
            s.wait(lambda: s.seq >= 1)


# -- what a bot is told, and when it answers


@pytest.mark.parametrize("game", nyoi.IDS)
def test_a_bot_is_told_view_and_moves_of_one_moment(running: Running, ann: Guest, game: str) -> None:
    """The game goes on between the moment a bot is asked and the moment it begins to think."""
    seats = max(2, nyoi.game(game).least)
    table = ann.open(game, seats, mine=0, start=False)
    bots = [{"seat": seat, "level": 2} for seat in range(seats)]
    house = running.server.app.house
    told: list[Choose] = []
    choose = house.thinkers.choose

    async def listened(choice: Choose, payer: str = UNATTENDED) -> str:
        told.append(choice)
        return await choose(choice, payer)

    async def race() -> None:
        live = house.tables[table]
        async with live.lock:
            for _ in range(30):
                journal = live.playing
                if journal.table.over:
                    break
                live.driver.stop()
                live.driver.stir()  # bots are asked ...
                seat = journal.asked[0]
                journal.play(seat, offered(journal.table.state, seat)[0], "", 0.0)  # ... and the game goes on
                await asyncio.sleep(0)
                await asyncio.sleep(0)
            live.driver.stop()

    for bot in bots:
        ann.at(table, "bot", bot)
    house.thinkers.choose = listened  # type: ignore[method-assign]
    try:
        with ann.join(table):
            ann.at(table, "start")
            asyncio.run_coroutine_threadsafe(race(), running.loop).result(60)
    finally:
        house.thinkers.choose = choose  # type: ignore[method-assign]
        asyncio.run_coroutine_threadsafe(_drop(running, table), running.loop).result(10)
    assert told
    for choice in told:
        sight = sight_of(choice.game, choice.seat, choice.view, choice.key, choice.texts, Rng(1))
        assert [str(move) for move in sight.moves] == choice.texts
    assert house.metrics.counts[MISSED] == 0


async def _drop(running: Running, table: str) -> None:
    house = running.server.app.house
    house.drop(house.tables[table], "idle", retry=True)


PAUSE = (0.25, 0.4)
ENOUGH = 12  # moves of each kind
OPTIONS = {"uno": {"uno_call": "auto"}}
SHORT = [("uno", 5), ("toma", 5)]
CASES = [(game, level) for game in nyoi.IDS for level in range(1, 6)] if SIEGE else SHORT


@pytest.mark.parametrize(("game", "level"), CASES)
def test_a_watched_bot_tells_nothing_by_its_time(tmp_path: Path, game: str, level: int) -> None:
    """Moves without a choice beside moves with one, at tables of bots that somebody watches."""
    one: list[float] = []
    several: list[float] = []
    with serving(database_at(tmp_path / "fair.db"), pause=PAUSE) as server:
        ann = Guest(server.port)
        tables = [watched_table(ann, game, level, OPTIONS.get(game, {})) for _ in range(3)]
        watchers = [ann.join(table) for table in tables]
        end = time.monotonic() + 45
        while (min(len(one), len(several)) < ENOUGH * (4 if SIEGE else 1)) and time.monotonic() < end:
            for s in watchers:
                s.drain(0.3)
            one, several = [], []
            for table in tables:
                for pause, choices in pauses(server, table):
                    (one if choices == 1 else several).append(pause)
        for s in watchers:
            s.close()
        assert server.metrics().get(MISSED, 0) == 0
    if min(len(one), len(several)) < ENOUGH:
        pytest.skip(f"too few to compare: {len(one)} and {len(several)}")  # not every game asks without a choice
    assert min(one + several) >= PAUSE[0]
    assert not differ(one, several), (mean(one), mean(several), len(one), len(several))


def differ(one: list[float], other: list[float], shuffles: int = 2000) -> bool:
    """Whether two lots of times differ by more than a bot's margin, and by more than chance would make them."""
    apart = abs(mean(one) - mean(other))
    rng, both = Rng(1), one + other
    further = 0
    for _ in range(shuffles):
        rng.shuffle(both)
        further += abs(mean(both[: len(one)]) - mean(both[len(one) :])) >= apart
    return apart > 0.04 and further < shuffles / 500


def test_the_measure_finds_what_gave_a_bot_away() -> None:
    rng = Rng(3)
    alike = [[0.9 + 0.3 * rng.unit() for _ in range(40)] for _ in range(2)]
    assert not differ(alike[0], alike[1])
    assert differ(alike[0], [pause + 0.6 for pause in alike[1]])
