"""Section 8: how the game is won, and what if several reach the target."""

from __future__ import annotations

from typing import Any

import pytest

import nyoi
from tests.games.toma.table import Sitting, fresh, showdown, wander


@pytest.mark.clause("TOMA-8.8")
@pytest.mark.parametrize(("seats", "target"), [(2, 7), (3, 5), (4, 4), (5, 3), (6, 3), (7, 3), (8, 3)])
def test_the_default_targets(seats: int, target: int) -> None:
    assert fresh(seats).view()["target"] == target


@pytest.mark.clause("TOMA-8.8")
def test_the_host_may_set_another_target() -> None:
    for objective in (1, 15):
        assert fresh(3, objective=objective).view()["target"] == objective
    for wrong in (0, 16, -1, 2.5, "many", True):
        with pytest.raises(nyoi.Refused) as no:
            fresh(3, objective=wrong)
        assert (no.value.reason, no.value.clause) == ("bad-option", "TOMA-8.8")


@pytest.mark.clause("TOMA-8.9")
def test_who_reaches_the_target_alone_wins() -> None:
    t = showdown("freya / motta / ajito", balls=[4, 4, 0], options={})
    assert t.table.over
    assert t.table.results == (0.0, 1.0, 0.0)
    assert t.events("won") == [{"word": "won", "seat": 1, "balls": 5}]
    assert t.state.ending == "showdown"
    for seat in range(3):
        assert t.asks(seat) == []
        assert t.refuses(seat, "discard motta") == ("game-over", "TOMA-8.9")


@pytest.mark.clause("TOMA-8.9")
def test_below_the_target_the_game_goes_on() -> None:
    t = showdown("freya / motta / ajito", balls=[4, 3, 0], options={})
    assert not t.table.over
    assert t.state.round == 2


@pytest.mark.clause("TOMA-8.10")
def test_if_several_reach_it_at_once_an_extra_round_is_played() -> None:
    t = showdown("cooler / fugma / freya", "tentra / pythar / ajito", balls=[4, 4, 0], options={})
    assert t.balls == [5, 5, 0]
    assert not t.table.over
    assert t.events("overtime") == [{"word": "overtime", "seats": [0, 1]}]
    assert t.view()["overtime"] is True
    assert t.state.round == 2


@pytest.mark.clause("TOMA-8.10")
def test_others_may_draw_level_and_join_the_tie() -> None:
    t = showdown("freya / ajito / cooler", balls=[5, 5, 4], overtime=True, options={})
    assert t.balls == [5, 5, 5]
    assert not t.table.over
    assert t.events("overtime")[0]["seats"] == [0, 1, 2]


@pytest.mark.clause("TOMA-8.10")
def test_the_game_is_over_when_one_alone_has_the_most() -> None:
    t = showdown("motta / ajito / cooler", balls=[5, 5, 4], overtime=True, options={})
    assert t.table.over
    assert t.table.results == (1.0, 0.0, 0.0)
    assert t.balls == [6, 5, 4]
    # Third with the target, but not the most: the tie of the others goes on.
    t = showdown("freya / ajito / cooler", balls=[6, 6, 4], overtime=True, options={})
    assert t.balls == [6, 6, 5]
    assert not t.table.over


@pytest.mark.clause("TOMA-8.11")
def test_everybody_takes_part_in_extra_rounds() -> None:
    t = showdown("cooler / fugma / freya", "tentra / pythar / ajito", balls=[4, 4, 2], options={})
    assert [p["dealt"] and p["inside"] for p in t.view()["players"]] == [True, True, True]
    assert t.open == ""
    assert len(t.view()["deck"]) == 16
    assert t.turn == 2
    assert t.view()["start_why"] == "fewest"


def tied_overtime(**more: Any) -> Sitting:
    options = {"overtime": "tied"}
    return showdown(
        "cooler / fugma / freya", "tentra / pythar / ajito", **{"balls": [4, 4, 2], "options": options, **more}
    )


@pytest.mark.clause("TOMA-8.11")
def test_with_the_option_only_the_tied_are_dealt_in() -> None:
    t = tied_overtime()
    assert [p["dealt"] for p in t.view()["players"]] == [True, True, False]
    assert [p["inside"] for p in t.view()["players"]] == [True, True, False]
    # Absent, not eliminated.
    assert t.hand(2) == ""
    assert t.out == []
    # Two are dealt in: three cards lie open.
    assert len(t.open.split()) == 3
    assert t.view()["left"] == 9
    assert len(t.view()["deck"]) == 16
    assert t.turn in (0, 1)  # found among those dealt in, not the one with the fewest balls


@pytest.mark.clause("TOMA-8.11")
def test_the_absent_are_neither_asked_nor_targeted() -> None:
    t = tied_overtime()
    while not t.table.over and t.view()["overtime"] and t.state.round == 2:
        assert t.turn in (0, 1)
        assert all(move.split()[0] == "discard" or "2" not in move.split()[1:2] for move in t.asks(t.turn))
        t.play(t.asks(t.turn)[0])


@pytest.mark.clause("TOMA-8.11")
def test_three_tied_of_four_play_without_open_cards() -> None:
    t = showdown(
        "cooler / fugma / hidan / freya",
        "tentra / pythar / light / ajito",
        deck=32,
        balls=[3, 3, 3, 0],
        options={"overtime": "tied"},
        starter=3,
    )
    assert t.balls == [4, 4, 4, 0]
    assert [p["dealt"] for p in t.view()["players"]] == [True, True, True, False]
    assert t.open == ""
    assert t.turn == 0
    assert t.view()["start_why"] == "rotation"


@pytest.mark.clause("TOMA-8.11")
def test_the_absent_come_to_no_harm_and_the_game_ends() -> None:
    for seed in range(5):
        t = tied_overtime()
        for now in wander(t, seed):
            assert now.balls[2] == 2
        assert t.state.ending == "overtime"
        assert t.table.results[2] == 0.0
        assert sum(t.table.results) == 1.0


@pytest.mark.clause("TOMA-8.12")
def test_the_final_ranking_is_by_balls() -> None:
    t = showdown("motta / ajito / cooler / freya", balls=[3, 2, 0, 2], options={})
    assert t.table.over
    points = nyoi.game("toma").points(t.state)
    assert points == [4, 2, 0, 2]  # first, second shared, fourth, second shared
    assert [p["balls"] for p in t.view()["players"]] == points
    assert t.table.results == (1.0, 0.0, 0.0, 0.0)
