"""Bots of a host's own at live tables: offered by name, played from a sight, and no table stops for one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from nyoi.bots.guests import guest
from nyoi.kernel.refused import Refused
from nyoi.server.house import think
from nyoi.server.house.think import MISSED
from tests.server.guests import Guest, Refusal, Running, until
from tests.server.journals import saved

pytestmark = pytest.mark.seed(1)
HERE = "tests.server.own_bots"
BAD = ("Raises", "Nonsense", "Leaves")


@pytest.fixture
def running(tmp_path: Path) -> Running:
    return Running(tmp_path, bots=tuple(f"{HERE}:{name}" for name in ("First", *BAD)))


def test_they_are_offered_by_name_after_the_levels_of_the_house(running: Running) -> None:
    try:
        ann = Guest(running.port)
        told = ann.get("/api/games/toma")["bots"]
        assert [(bot["level"], bot["name"]) for bot in told] == [
            (6, "First come"),
            (7, "Raises"),
            (8, "Nonsense"),
            (9, "Leaves"),
        ]
        assert [bot["level"] for bot in ann.get("/api/games/uno")["bots"]] == [6, 8, 9]
        with pytest.raises(Refusal) as refused:
            ann.open("uno", 2, bots=[{"seat": 1, "level": 7}])
        assert refused.value.reason == "bad-level"
        with pytest.raises(Refusal):
            ann.open("toma", 2, bots=[{"seat": 1, "level": 10}])
    finally:
        running.stop()


@pytest.mark.parametrize("level", [6, 7, 8, 9])
def test_a_table_with_any_of_them_is_played_to_its_end(running: Running, level: int) -> None:
    """A bot of the house against one of the host's own: one that fails is played for by lot."""
    try:
        ann = Guest(running.port)
        bots = [{"seat": 0, "level": 1}, {"seat": 1, "level": level}]
        table = ann.open("toma", 2, mine=0, bots=bots, start=True)
        ann.wait_over(table)
        missed = running.server.app.metrics.counts.pop(MISSED, 0)
        assert (missed > 0) == (level > 6)
    finally:
        running.stop()


def test_a_slow_one_loses_its_move_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(think, "GUEST", 0.2)
    running = Running(tmp_path, bots=(f"{HERE}:Slow",))
    try:
        ann = Guest(running.port)
        bots = [{"seat": 0, "level": 1}, {"seat": 1, "level": 6}]
        table = ann.open("toma", 2, mine=0, bots=bots, start=True)
        until(lambda: any(entry.seat == 1 for entry in saved(running.database, table)))
        assert running.server.app.metrics.counts[MISSED] > 0
    finally:
        running.server.app.metrics.counts.pop(MISSED, 0)
        running.stop()


def test_a_table_outlives_a_bot_that_is_not_brought_along_any_more(tmp_path: Path) -> None:
    """The bot that keeps seats plays in its place."""
    running = Running(tmp_path, bots=(f"{HERE}:First",))
    try:
        ann = Guest(running.port)
        bots = [{"seat": 0, "level": 1}, {"seat": 1, "level": 6}]
        table = ann.open("toma", 2, mine=0, bots=bots, options={"objective": 1})
        running.stop()
        running.config = replace(running.config, bots=())
        running.start()
        assert ann.get(f"/api/tables/{table}")["seats"][1]["level"] == 6
        ann.at(table, "start", {"fill": 0})
        ann.wait_over(table)
    finally:
        running.stop()


@pytest.mark.parametrize(
    ("spec", "reason"),
    [(f"{HERE}:NoBot", "bot-unfit"), (f"{HERE}:Nobody", "bot-unloadable"), ("no_such_module:Bot", "bot-unloadable")],
)
def test_what_is_no_bot_is_refused(spec: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        guest(spec)
    assert refused.value.reason == reason
