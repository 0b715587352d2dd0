"""The ladder of the levels, and the match at another system's table."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

import nyoi
from nyoi.kernel.play import offered
from nyoi.lab.ladder import ladder, ratings
from nyoi.lab.rlcard_match import Bridge, action_of, kind_of, match
from nyoi.lab.tally import interval

SHOWN = {
    "hand": ["r-8", "y-8", "g-wild", "y-skip"],
    "target": "r-wild_draw_4",
    "played_cards": ["b-7", "y-wild_draw_4"],
    "num_cards": [4, 9],
}
LEGAL = ["y-8", "y-skip", "r-wild", "g-wild", "b-wild", "y-wild"]


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


def test_the_bridge_shows_what_rlcard_shows_and_no_more() -> None:
    sight, actions = Bridge("heuristic", 1).seen(SHOWN, LEGAL)
    assert sorted(actions.values()) == sorted([*LEGAL])
    assert sight.view["colour"] == "yellow"  # the colour that was chosen, not the one of `target`
    assert [player["cards"] for player in sight.view["players"]] == [4, 9]
    assert sight.view["players"][1]["hand"] == [None] * 9
    assert not any(id.startswith("WS") for id in sight.view["discard"])


def test_names_of_cards_and_moves() -> None:
    names = ("r-0", "b-reverse", "y-skip", "g-draw_2", "r-wild")
    assert [kind_of(name) for name in names] == ["R0", "BV", "YS", "GD", "W"]
    t = nyoi.given("uno", {"hands": "R3-1 W-1 B9-1 / Y1-1 Y2-1", "discard": "R5-1"})
    found = {action_of(move, ["r-3", "g-wild"]) for move in offered(t.state, 0)}
    assert found == {"r-3", "g-wild", ""}


def test_a_few_games_at_their_table() -> None:
    if find_spec("rlcard") is None:
        with pytest.raises(nyoi.Refused, match="no-peer"):
            match(2)
        return
    found = match(4, level="heuristic")
    assert found["games"] == 4
    assert 0 <= found["won"] <= 4
