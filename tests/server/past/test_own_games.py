"""A page of a player's games costs the same however many games there are."""

from __future__ import annotations

import sqlite3

import pytest

from nyoi.server.house.names import folded
from nyoi.server.store.migrations import STEPS
from nyoi.server.store.past import own_games


@pytest.mark.sqlite
@pytest.mark.parametrize("before", [0.0, 5.0])
def test_games_are_read_from_the_index_in_their_order(before: float) -> None:
    db = sqlite3.connect(":memory:")
    db.create_function("folded", 1, folded)
    for step in STEPS:
        for statement in step.sqlite:
            db.execute(statement)
    query, values = own_games(7, before=before)
    plan = "\n".join(row[3] for row in db.execute(f"explain query plan {query}", values))
    assert "COVERING INDEX played_by_player" in plan
    assert "FOR ORDER BY" not in plan
