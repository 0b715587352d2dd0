"""The load for the server: it plays every game, hears what a page hears, and counts what it was told."""

from __future__ import annotations

import nyoi
from nyoi.lab.load import bench
from nyoi.lab.load.match import Alike, Asked, Move, Sitting, offered


def test_all_games_are_played_and_counted() -> None:
    found = bench.run(tables=5, seconds=1.0, games=[Sitting(id, 2, watchers=1) for id in nyoi.IDS])
    assert found["store"] == "sqlite"
    assert found["moves"] > 10
    assert found["refused"] < found["moves"] / 4  # two may answer the same question at once
    assert {*found["bytes_per_update"]} == {*nyoi.IDS}
    assert min(found["bytes_per_update"].values()) > 200
    assert found["bytes_per_move"] > 600
    assert found["cpu_us_per_move"] > 0


def test_moves_told_together_are_played_like_others() -> None:
    alike = [Alike("team", [[["gohan", "nappa"]]], []), Alike("leg", [["e", 1]], ["leg e 1 with 2"])]
    assert offered(Asked([]), alike) == ["team gohan nappa", "leg e 1 with 2"]
    assert offered(Asked([Move("draw")]), []) == ["draw"]
