from __future__ import annotations

import pytest

import nyoi
from nyoi.kernel.play import play_out
from nyoi.kernel.rng import Rng
from nyoi.lab.bench import bench, sizes


@pytest.mark.parametrize("game", nyoi.IDS)
def test_figures_of_every_game(game: str) -> None:
    ticks: list[int] = []
    found = bench([game], rounds=1, seconds=0.01, tick=lambda: ticks.append(1))
    assert found["build"] in ("interpreted", "compiled")
    assert [row["seats"] for row in found["figures"]] == sizes(game)
    assert len(ticks) == len(sizes(game))
    for row in found["figures"]:
        for key in (
            "games_per_second",
            "decisions_per_second",
            "clones_per_second",
            "views_per_second",
            "walks_per_second",
        ):
            assert row[key] > 0
        assert row["decisions_per_second"] > row["games_per_second"]
        assert -1 < row["log_cost"] < 10


def test_playing_out_counts_decisions() -> None:
    game = nyoi.game("toma")
    s = game.start(game.setting(2, options={"objective": 1}), 3)
    assert play_out(s, Rng(1)) > 0
    assert s.over
    assert play_out(s, Rng(1)) == 0
