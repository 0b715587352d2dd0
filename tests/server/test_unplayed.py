"""Tables that nobody ever played at leave the database; no game in which a person has moved does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Guest, Running, to_move, until
from tests.server.stores import past_the_server

pytestmark = pytest.mark.seed(1)
MONTH = 31 * 86_400.0
QUICK: dict[str, Any] = {"sweep_seconds": 0.05, "idle_seconds": 0.2, "over_seconds": 0.2}


@pytest.fixture
def pruning(tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path, rated_days=1e-6, **QUICK)
    yield running
    running.stop()


def age(database: str, table: str) -> None:
    """Let a month go by at a table."""
    with past_the_server(database) as db:
        db.execute("update tables set created = created - ? where id = ?", (MONTH, table))
        db.execute("update journal set at = at - ? where tbl = ?", (MONTH, table))


def rows(database: str, table: str) -> int:
    with past_the_server(database) as db:
        return sum(
            db.execute(f"select count(*) from {name} where {key} = ?", (table,)).fetchone()[0]
            for name, key in (("tables", "id"), ("seats", "tbl"), ("journal", "tbl"), ("chat", "tbl"))
        )


def swept(running: Running, guest: Guest) -> None:
    """Wait until the server has looked for unplayed tables once more: another one is gone."""
    bait = guest.open("toma", 2)
    house = running.server.app.house
    until(lambda: bait not in house.tables)
    age(running.database, bait)
    until(lambda: not rows(running.database, bait))


def test_tables_without_a_persons_move_go_after_a_month(pruning: Running) -> None:
    ann = Guest(pruning.port)
    waiting = ann.open("toma", 2)
    fresh = ann.open("toma", 2)
    dealt = ann.open("uno", 2, mine=2, start=True)
    played = ann.open("toma", 2, mine=2, start=True)
    with ann.join(played) as s:
        seat = to_move(s)
        assert s.play(seat, s.moves(seat)[0])["ok"]
        assert s.command({"type": "say", "text": "well played"})["ok"]
        for table in (waiting, dealt, played):
            age(pruning.database, table)
        until(lambda: not rows(pruning.database, waiting) and not rows(pruning.database, dealt))
    house = pruning.server.app.house
    until(lambda: played not in house.tables)
    swept(pruning, ann)
    assert rows(pruning.database, played) > 3
    assert rows(pruning.database, fresh) == 3


def test_a_table_somebody_looks_at_stays(pruning: Running) -> None:
    ann = Guest(pruning.port)
    table = ann.open("toma", 2)
    with ann.join(table) as s:
        age(pruning.database, table)
        swept(pruning, ann)
        assert rows(pruning.database, table) == 3
        assert s.command({"type": "say", "text": "still here"})["ok"]
