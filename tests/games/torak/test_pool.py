"""Co-op for three or four: the pool (TORAK-9.6 to 9.14)."""

from __future__ import annotations

import pytest

from tests.games.torak.table import given

SPREAD = "6,6 6,4 / 6,6 8,6 / 6,6 6,8"


@pytest.mark.clause("TORAK-9.6")
def test_a_die_for_each_hero_shared_out_as_the_team_likes() -> None:
    assert given(4, rolls="1234").sheet()["dice"] == [1, 2, 3, 4]
    t = given(3, rolls="234555", sections="11")
    assert t.sheet()["dice"] == [2, 3, 4]
    t.play("leg n 5 with 2+3", "leg e 4 with 4", seat=1)  # one hero may get several
    assert t.at(1) == "10,1"
    assert t.state.boxes == 1  # the pool is empty: one box
    assert t.state.captain == 1  # the next living seat throws
    out = given(4, heroes="6,6 / - / 6,6 / 6,6", rolls="123444", sections="11")
    assert out.sheet()["dice"] == [1, 2, 3]
    for seat in (0, 2, 3):
        out.play("done", seat=seat)
    assert out.state.captain == 2


@pytest.mark.clause("TORAK-9.6", "TORAK-6.2")
def test_the_captain_burns_cans() -> None:
    t = given(3, filled=2, turn=2, rolls="12345")
    assert (t.key, t.asked) == ("boost", [2])
    assert t.play("burn 2").sheet()["dice"] == [1, 2, 3, 4, 5]


@pytest.mark.clause("TORAK-9.7")
def test_obstacles_are_paid_from_the_pool() -> None:
    t = given(3, mountains="6,5", dice="245").play("leg n 2 with 2 pay 4", seat=2)
    assert t.sheet()["dice"] == [5]


@pytest.mark.clause("TORAK-9.7a")
def test_a_threatened_hero_may_give_way_once() -> None:
    t = given(3, paths=SPREAD, troops="6,4 8,6", finders=[0, 1, 0], doses=4, rolls="621")
    assert (t.asked, t.asks()) == ([0], ["escape 6", "yield"])
    t.play("yield")
    assert (t.asked, t.asks()) == ([1], ["escape 6", "yield"])
    t.play("escape 6")
    assert t.ending == ""
    assert t.at(0) == "None"  # captured: it had found nothing
    assert t.asked == [1, 2]
    back = given(3, paths=SPREAD, troops="6,4 8,6", doses=4, rolls="621").play("yield", "yield")
    assert (back.asked, back.asks()) == ([0], ["escape 6"])
    assert back.refusal("yield") == ("no-yield", "TORAK-9.7a")
    alone = given(3, paths=SPREAD, troops="6,4", rolls="621")
    assert alone.asks() == ["escape 6", "turbo"]
    order = given(3, paths=SPREAD, troops="6,4 8,6 6,8", turn=1, rolls="621")
    assert order.asked == [1]  # from the captain on


@pytest.mark.clause("TORAK-9.8")
def test_in_the_pool_the_captain_is_hit_first() -> None:
    t = given(3, heroes="5,5 / 7,7 / 5,7", turn=1, dice="1", sections="33")
    for seat in range(3):
        t.play("done", seat=seat)
    assert t.troops() == {"7,7": 1}
    t = given(3, heroes="5,5 / 0,0 / 5,7", turn=1, dice="1", sections="33")
    for seat in range(3):
        t.play("done", seat=seat)
    assert t.troops() == {"5,7": 1}  # then seat order from there


@pytest.mark.clause("TORAK-9.10", "TORAK-9.12")
def test_an_elimination_may_win_once_all_escapes_are_settled() -> None:
    t = given(
        3,
        balls="",
        found=7,
        finders=[0, 4, 3],
        paths="6,6 6,4 / 6,6 6,8 / 6,6 8,6 8,8 6,8",
        troops="6,4",
        doses=4,
        rolls="123",
    )
    assert (t.ending, t.results) == ("won", (1.0, 1.0, 1.0))
    finders = [0, 4, 3]
    t = given(
        3,
        balls="",
        found=7,
        finders=finders,
        paths="6,6 6,4 / 6,6 6,8 / 6,6 8,6 8,8 6,8",
        troops="6,4 6,8",
        doses=4,
        rolls="663",
    )
    t.play("yield")
    assert t.ending == ""
    t.play("escape 6", "escape 6")
    assert t.ending == "won"


@pytest.mark.clause("TORAK-9.12")
def test_who_had_found_no_ball_is_eliminated_and_the_others_go_on() -> None:
    t = given(3, paths=SPREAD, troops="6,4", finders=[0, 1, 0], doses=4, rolls="12321", sections="11")
    assert t.at(0) == "None"
    assert t.sheet()["dice"] == [1, 2, 3]  # the die is missing from the next roll on
    assert t.hero(0)["track"] == ["6,6", "6,4"]  # path and troop stay
    assert t.troops() == {"6,4": 1}
    assert t.refusal("leg n 1 with 1", 0) == ("you-are-out", "TORAK-9.12")
    t.play("done", seat=1).play("done", seat=2)
    assert t.sheet()["dice"] == [1, 2]


@pytest.mark.clause("TORAK-9.12")
def test_a_captured_finder_loses_the_game_for_all() -> None:
    t = given(3, paths=SPREAD, troops="6,4", finders=[1, 0, 0], doses=4, rolls="123")
    assert (t.ending, t.results) == ("captured", (0.0, 0.0, 0.0))
    killed = given(3, monsters="6,5", finders=[1, 0, 0], beans=3, dice="123", fights="16")
    killed.play("leg n 1 with 1", "fight", seat=0)
    assert killed.ending == "killed"
    spared = given(3, monsters="6,5", finders=[0, 1, 0], beans=3, dice="123", fights="16")
    spared.play("leg n 1 with 1", "fight", seat=0)
    assert spared.ending == ""  # killed by a Monster counts as captured
    assert spared.at(0) == "None"
    assert spared.asked == [1, 2]


@pytest.mark.clause("TORAK-9.12")
def test_balls_are_remembered_by_finder() -> None:
    t = given(3, balls="6,5 0,0", dice="123").play("leg n 1 with 1", seat=1)
    assert [t.hero(seat)["found"] for seat in range(3)] == [0, 1, 0]
    assert t.sheet()["found"] == 6


@pytest.mark.clause("TORAK-9.13")
def test_the_last_hero_alive_plays_on_alone() -> None:
    t = given(3, heroes="- / 6,6 / -", balls="6,5", rolls="1")
    assert t.sheet()["dice"] == [1]
    assert t.play("leg n 1 with 1").ending == "won"
    none = given(3, heroes="- / 6,6 / -", troops="6,6", doses=4, rolls="1")
    assert (none.ending, none.results) == ("captured", (0.0, 0.0, 0.0))


@pytest.mark.clause("TORAK-9.14")
def test_without_fuel_each_hero_moves_with_one_die() -> None:
    t = given(3, doses=4, dice="456")
    assert "5 with 5" in t.legs("n", 0)
    assert not any("+" in leg for leg in t.legs("n", 0))
    assert t.refusal("leg n 9 with 4+5") == ("border", "TORAK-6.12")
    t.play("leg n 4 with 4", seat=0)
    assert t.legs("e", 0) == []
    assert t.refusal("leg e 1 with 5") == ("one-die", "TORAK-9.14")
    assert {"train 5", "train 6", "fill 6", "done"} == set(t.asks(0))  # other uses are not limited
    assert t.legs("e", 1)


@pytest.mark.clause("TORAK-9.14")
def test_a_burnt_can_lets_somebody_move_with_one_die_more() -> None:
    t = given(3, doses=4, burnt=1, dice="2345")
    assert "5 with 2+3" in t.legs("n", 0)
    assert not any(leg.count("+") > 1 for leg in t.legs("n", 0))
    t.play("leg n 5 with 2+3", seat=0)
    assert t.legs("e", 0) == []
    assert not any("+" in leg for leg in t.legs("e", 1))  # whoever uses it
    fresh = given(3, doses=3, mountains="6,5", dice="2345").play("leg n 2 with 2 pay fuel", seat=0)
    assert "3 with 3" in fresh.legs("e", 0)  # dice thrown with fuel stay usable
    assert any("+" in leg for leg in fresh.legs("e", 1))
