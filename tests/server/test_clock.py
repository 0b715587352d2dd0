"""Thinking time: the bank, the game's own limits, what is played when time is up."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from nyoi.server.time.clock import Clock, checked
from tests.server.guests import Guest, Running, place, until
from tests.server.journals import saved, truth

pytestmark = pytest.mark.seed(1)


def test_a_bank_runs_down_and_gets_its_increment() -> None:
    clock = Clock([10.0, 2.0], 2)
    clock.run({0: 0.0}, "turn", start=100.0)
    assert clock.ends(0) == 110.0
    assert clock.ends(1) is None
    assert clock.moved(0, 104.0) == 4.0
    assert clock.left == [8.0, 10.0]
    clock.run({1: 0.0}, "turn", start=104.0)
    clock.run({1: 0.0}, "turn", start=105.0)  # asked the same: goes on
    assert clock.ends(1) == 114.0
    clock.run({1: 0.0}, "wish", start=106.0)  # asked something else: the bank does not forget
    assert clock.left[1] == 8.0
    again = Clock([10.0, 2.0], 2)
    again.recall([4.0, 0.0], [1, 0])
    assert again.left == [8.0, 10.0]


def test_the_time_for_a_decision_begins_after_a_hold() -> None:
    clock = Clock([], 2)
    clock.run({0: 5.0}, "turn", start=102.5)
    assert clock.ends(0) == 107.5
    assert clock.spent(0, 101.0) == 0.0
    found = clock.info(100.0)
    assert found is not None
    assert (found.bank, found.left, found.running) == (5.0, [5.0, 5.0], [0])
    assert Clock([], 2).info(0.0) is None


def test_what_a_host_may_set() -> None:
    assert checked([]) == []
    assert checked([60, 5]) == [60.0, 5.0]
    assert checked([3]) == [3.0]  # days for each move
    with pytest.raises(Exception, match="bad-days"):
        checked([4])
    for wrong in ([0, 0], [60, -1], [60, 5, 5], [1e9, 0], [float("nan"), 0]):
        with pytest.raises(Exception, match="bad-clock"):
            checked(wrong)


def test_when_the_bank_is_empty_a_default_move_is_played(running: Running, ann: Guest, bob: Guest) -> None:
    table = ann.open(clock=[1, 0])
    bob.sit(table)
    ann.at(table, "start")
    with ann.join(table) as a, bob.join(table) as b:
        first = a.latest[0]
        assert first["clock"]["bank"] == 1
        assert first["clock"]["running"] == [first["waiting"][0]["seat"]]
        a.wait(lambda: a.seq >= 1)
        late = first["clock"]["running"][0]
        assert a.latest[0]["clock"]["left"][late] <= 1.0
        b.reach(1, 1)
    _, entries = truth(running.database, table)
    assert entries[1].seat == late
    assert entries[1].spent >= 0.9


@pytest.mark.clause("TOMA-7.9")
def test_the_standard_bot_decides_when_the_turn_clock_runs_out(running: Running, ann: Guest) -> None:
    table = ann.open(mine=2, start=True, options={"turn_clock_seconds": 1})
    with ann.join(table) as a:
        assert a.latest[0]["clock"]["bank"] == 1
        a.wait(lambda: a.seq >= 2)
    moves = truth(running.database, table)[1]
    assert len(moves) >= 3
    assert all(later.at - sooner.at >= 0.9 for sooner, later in pairwise(moves[:3]))


@pytest.mark.clause("UNO-7.33")
def test_when_a_turn_of_uno_runs_out_it_draws_and_keeps(running: Running, ann: Guest) -> None:
    options = {"turn_seconds": 5, "uno_call": "auto"}  # the shortest time there is (UNO-9.2)
    table = ann.open("uno", 2, mine=2, start=True, options=options)
    with ann.join(table) as a:
        # seat 0 has no red card and no five: what is drawn could be played, and is kept
        hands = "Y1-1 Y2-1 Y3-1 / G1-1 G2-1 G3-1"
        place(running, table, {"hands": hands, "discard": "R5-1", "turn": 0, "pile": "R1-1 R2-1 R3-1 R4-1"})
        a.wait(lambda: a.seq >= 2)
    assert [(e.seat, e.move) for e in saved(running.database, table)[1:3]] == [(0, "draw"), (0, "keep")]


def test_the_clock_stands_while_nobody_is_there(running: Running, ann: Guest) -> None:
    table = ann.open(mine=2, start=True, clock=[30, 0])
    live = running.server.app.house.tables[table]

    def ticking() -> bool:
        return any(isinstance(key, tuple) and key[0] == "time" for key in live.driver.tasks)

    with ann.join(table):
        until(ticking)
    until(lambda: not live.sessions)
    until(lambda: not ticking())  # nothing waits any more that could play for anybody
    assert live.clock.began == {}
    with ann.join(table):
        until(ticking)


def test_the_bank_survives_a_restart(tmp_path: Path) -> None:
    running = Running(tmp_path)
    ann = Guest(running.port)
    table = ann.open(mine=2, start=True, clock=[100, 0])
    with ann.join(table) as a:
        seat = next(seat for seat in (0, 1) if a.moves(seat))
        live = running.server.app.house.tables[table]
        until(lambda: live.clock.spent(seat, live.now) > 0.3)
        a.play(seat, a.moves(seat)[0])
        left = a.reach(seat, 1)["clock"]["left"][seat]
    running.stop()
    again = Running(tmp_path)
    ann.port = again.port
    with ann.join(table) as a:
        assert left - 20 < a.latest[seat]["clock"]["left"][seat] <= left < 99.8
    again.stop()
