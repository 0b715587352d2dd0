"""Small signs that nobody answers: how fast bots are to play, and that somebody is about to say something."""

from __future__ import annotations

import pytest

from nyoi.server.table.live import LiveTable
from tests.server.guests import Guest, Running, until

pytestmark = pytest.mark.seed(1)


def live(running: Running, table: str) -> LiveTable:
    return running.server.app.house.tables[table]


def test_the_slowest_wish_of_those_who_play_counts(running: Running, ann: Guest, bob: Guest) -> None:
    table = ann.open("toma", 3, bots=[{"seat": 2, "level": 1}])
    bob.sit(table)
    ann.at(table, "start")
    with ann.join(table) as a, Guest(running.port).join(table) as watcher:
        found = live(running, table)
        assert found.tempo == 1.0
        watcher.send({"type": "pace", "pace": "slow"})
        a.send({"type": "pace", "pace": "fast"})
        until(lambda: found.tempo == 0.35)  # who only watches hurries nobody, and holds nobody up
        with bob.join(table) as b:
            assert found.tempo == 1.0
            b.send({"type": "pace", "pace": "slow"})
            until(lambda: found.tempo == 1.8)
        until(lambda: found.tempo == 0.35)
        a.send({"type": "pace", "pace": "skip"})
        until(lambda: found.tempo == 0.0)
        a.send({"type": "pace", "pace": "never"})
        assert a.expect("answer", ok=False)["refusal"]["reason"] == "bad-message"


def test_whoever_writes_is_told_to_the_others(running: Running, ann: Guest, bob: Guest) -> None:
    table = ann.open("toma", 2)
    bob.sit(table)
    ann.at(table, "start")
    with ann.join(table) as a, bob.join(table) as b, Guest(running.port).join(table) as watcher:
        watcher.send({"type": "writing"})  # from no seat: not told
        a.send({"type": "writing"})
        assert b.expect("writes")["seat"] == 0
        a.send({"type": "say", "cmd_id": "1", "text": "hello"})
        a.expect("answer", cmd_id="1")
        assert not any(frame["type"] == "writes" for frame in a.frames)
        assert [frame["seat"] for frame in b.frames if frame["type"] == "writes"] == [0]
