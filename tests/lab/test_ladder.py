"""The ladder of the levels."""

from __future__ import annotations

from nyoi.lab.ladder import ladder, ratings
from nyoi.lab.tally import interval


def test_every_game_has_a_ladder_and_the_same_seed_climbs_it_alike() -> None:
    first, again = (ladder("toma", games=4, seed=3, options={"objective": 1}) for _ in range(2))
    assert first == again
    for step in first["steps"]:
        assert step["won"] + step["lost"] + step["undecided"] == 4
        assert step["low"] <= step["share"] <= step["high"] or step["won"] + step["lost"] == 0


def test_a_mode_of_torak_that_two_play_against_each_other() -> None:
    assert ladder("torak", games=2, options={"setup_placement": "auto_random"})["mode"] == "competitive"


def test_who_wins_is_rated_higher() -> None:
    found = ratings([(2, 1)] * 30 + [(3, 2)] * 30)
    assert found[0]["mu"] < found[1]["mu"] < found[2]["mu"]


def test_an_interval_holds_the_share() -> None:
    low, high = interval(1140, 2000)
    assert low < 0.57 < high < 0.6
    assert interval(0, 0) == (0.0, 1.0)
