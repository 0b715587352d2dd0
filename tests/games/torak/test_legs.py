"""Dice, legs, the path (TORAK-6-A to 6-C)."""

from __future__ import annotations

import pytest

from tests.games.torak.table import given


@pytest.mark.clause("TORAK-6.1")
def test_two_dice_one_without_fuel_one_more_a_can() -> None:
    assert given(rolls="1234").sheet()["dice"] == [1, 2]
    assert given(doses=4, rolls="1234").sheet()["dice"] == [1]
    assert given(doses=4, filled=2, rolls="1234").play("burn 2").sheet()["dice"] == [1, 2, 3]


@pytest.mark.clause("TORAK-6.2", "TORAK-7.3")
def test_cans_are_burnt_before_the_roll() -> None:
    t = given(filled=2, troops="6,6", rolls="6325")
    assert (t.key, t.asks()) == ("boost", ["burn 0", "burn 1", "burn 2"])
    assert t.sheet()["dice"] == []
    t.play("burn 1")
    assert t.news() == ["turn", "burned", "rolled"]
    assert t.key == "escape"  # then the escape, then the actions
    assert "leg" not in t.ends()
    assert "leg" in t.play("escape 6").ends()


@pytest.mark.clause("TORAK-6.3")
def test_each_die_is_used_once() -> None:
    t = given(dice="6").play("train 6")
    assert t.state.boxes == 1  # no die is left: the turn is over
    t = given(dice="66")
    t.play("train 6")
    assert t.sheet()["dice"] == [6]
    assert t.refusal("leg n 2 with 5") == ("no-such-die", "TORAK-6.3")


@pytest.mark.clause("TORAK-6.4")
def test_dice_in_any_order() -> None:
    assert given(dice="25").play("leg n 1 with 5").asks()
    assert given(dice="25").play("leg n 1 with 2").asks()


@pytest.mark.clause("TORAK-6.5")
def test_combat_dice_are_others() -> None:
    t = given(monsters="6,5", dice="15", fights="63").play("leg n 1 with 1", "fight")
    assert t.sheet()["dice"] == [5]
    assert "train 6" not in t.asks()


@pytest.mark.clause("TORAK-6.6")
def test_a_leg_goes_as_far_as_its_die_and_no_further() -> None:
    t = given(dice="2")
    assert t.legs("n") == ["1 with 2", "2 with 2"]
    assert t.refusal("leg n 3 with 2") == ("too-far", "TORAK-6.6")
    assert t.refusal("leg n with 2") == ("say-leg", "TORAK-6.6")
    assert t.refusal("leg up 1 with 2") == ("say-leg", "TORAK-6.6")


@pytest.mark.clause("TORAK-6.7")
def test_three_dice_are_one_leg() -> None:
    t = given(balls="0,0", heroes="0,12", dice="344")
    assert "11 with 3+4+4" in t.legs("n")
    t.play("leg n 11 with 3+4+4")
    assert t.hero()["track"] == ["0,12", "0,1"]  # where the first die would end is no stop


@pytest.mark.clause("TORAK-6.8")
def test_a_leg_swallows_no_die_it_does_not_need() -> None:
    t = given(dice="16")
    assert "6 with 1+6" not in t.legs("n")
    assert "5 with 6" in t.legs("n")
    assert t.refusal("leg n 5 with 1+6") == ("spare-die", "TORAK-6.8")


@pytest.mark.clause("TORAK-6.9")
def test_a_new_direction_for_each_leg() -> None:
    t = given(dice="23").play("leg n 2 with 2", "leg w 3 with 3")
    assert t.hero()["track"] == ["6,6", "6,4", "3,4"]


@pytest.mark.clause("TORAK-6.10", "TORAK-5.2")
def test_a_die_may_stay_unused() -> None:
    t = given(dice="66", sections="11").play("end")
    assert t.at() == "6,6"
    assert t.state.boxes == 1


@pytest.mark.clause("TORAK-6.11", "TORAK-6.12")
def test_a_run_ends_at_the_border() -> None:
    t = given(heroes="11,6", dice="4")
    assert t.legs("e") == ["1 with 4"]
    assert t.refusal("leg e 2 with 4") == ("border", "TORAK-6.12")


@pytest.mark.clause("TORAK-6.11", "TORAK-6.13")
def test_a_troop_bars_the_way() -> None:
    t = given(troops="6,4", dice="4")
    assert t.legs("n") == ["1 with 4"]
    assert t.refusal("leg n 2 with 4") == ("troop-there", "TORAK-6.13")
    assert t.refusal("leg n 3 with 4 pay fuel") == ("troop-there", "TORAK-6.13")


@pytest.mark.clause("TORAK-6.13")
def test_by_option_a_hero_stops_on_a_troop_and_may_pay() -> None:
    stop: dict[str, object] = {"troop_passage": "stop"}
    t = given(troops="6,4", dice="42", options=stop)
    assert "2 with 4" in t.legs("n")
    assert "3 with 4" not in t.legs("n")  # the leg ends there
    t.play("leg n 2 with 4")
    assert (t.key, t.asks()) == ("caught", ["turbo", "stay"])
    assert t.refusal("leg n 1 with 2") == ("caught-first", "TORAK-6.13")
    t.play("turbo")
    assert t.sheet()["doses"] == 1
    assert "1 with 2" in t.legs("n")  # the turn goes on
    t = given(troops="6,4", dice="46", sections="11", rolls="54", options=stop)
    t.play("leg n 2 with 4", "stay")
    assert t.state.boxes == 1  # a 6 of this roll does not free
    assert (t.key, t.asks()) == ("escape", ["turbo"])
    t = given(troops="6,4", dice="2", rolls="1", options=stop).play("leg n 2 with 2")
    assert t.key == "caught"  # also with no die left
    t = given(troops="6,4", dice="42", doses=4, rolls="3", sections="11", options=stop).play("leg n 2 with 4")
    assert t.ending == "captured"


@pytest.mark.clause("TORAK-6.13")
def test_a_monster_under_a_troop_is_faced_once_the_hero_is_free() -> None:
    stop: dict[str, object] = {"troop_passage": "stop"}
    t = given(troops="6,4", monsters="6,4", dice="42", options=stop).play("leg n 2 with 4")
    assert t.key == "caught"
    assert t.play("turbo").key == "face"
    t = given(troops="6,4", monsters="6,4", dice="42", rolls="61", sections="11", options=stop)
    t.play("leg n 2 with 4", "stay", "escape 6")
    assert t.hero()["engaged"]
    assert t.ends() == {"fight", "flee", "end"}


@pytest.mark.clause("TORAK-6.14")
def test_a_leg_ends_on_a_ball_and_on_a_monster() -> None:
    t = given(balls="6,4", monsters="8,6", dice="5")
    assert t.legs("n") == ["1 with 5", "2 with 5"]
    assert t.legs("e") == ["1 with 5", "2 with 5"]
    assert t.refusal("leg n 3 with 5") == ("ball-stops", "TORAK-6.29")
    assert t.refusal("leg e 3 with 5") == ("monster-stops", "TORAK-6.33")


@pytest.mark.clause("TORAK-6.15")
def test_teammates_may_be_passed_and_met() -> None:
    t = given(2, paths="6,6 8,6 8,4 / 6,6 6,4", turn=1, dice="6")
    assert t.legs("e") == [f"{n} with 6" for n in range(1, 7)]  # past the one on [8,4], at right angles
    t = given(2, paths="6,6 8,6 8,4 6,4 / 6,6 3,6 3,4", turn=1, dice="6")
    assert t.legs("e") == ["1 with 6", "2 with 6", "3 with 6"]  # head on: met, but not passed


@pytest.mark.clause("TORAK-6.16", "TORAK-6.20")
def test_no_line_twice_in_either_direction() -> None:
    t = given(dice="22").play("leg e 2 with 2")
    assert t.legs("w") == []  # at once, within the same turn
    assert t.refusal("leg w 1 with 2") == ("line-travelled", "TORAK-6.16")
    t = given(2, paths="6,6 8,6 / 6,6", turn=1, dice="1")
    assert t.legs("e") == []  # the lines of all heroes count together


@pytest.mark.clause("TORAK-6.17")
def test_corners_and_crossings_are_not_touched() -> None:
    straight = given(paths="6,6 9,6 9,8 8,8 8,7", dice="6")
    assert straight.legs("n") == [f"{n} with 6" for n in range(1, 7)]  # over [8,6], a straight stretch
    corner = given(paths="6,6 8,6 8,8 5,8 5,5 8,5", dice="3")
    assert corner.legs("s") == []  # right below lies the corner [8,6]
    assert corner.refusal("leg s 1 with 3") == ("no-crossing", "TORAK-6.17")
    assert given(paths="6,6 9,6 9,8 7,8 7,4 10,4 10,6", dice="6").legs("w") == []  # [9,6] from the other side
    head_on = given(paths="6,6 6,3 4,3 4,1 6,1", dice="5")
    assert head_on.legs("s") == ["1 with 5"]  # [6,3] is a corner, and its upright line is used


@pytest.mark.clause("TORAK-6.18")
def test_from_a_crossing_point_straight_on_only() -> None:
    t = given(paths="6,6 9,6 9,8 8,8", dice="23", sections="11", rolls="41").play("leg n 2 with 2")
    assert t.at() == "8,6"
    assert t.hero()["bound"] == "n"
    assert [bool(t.legs(d)) for d in "nesw"] == [True, False, False, False]
    assert t.refusal("leg e 1 with 3") == ("straight-on", "TORAK-6.18")
    t.play("end")
    assert [bool(t.legs(d)) for d in "nesw"] == [True, False, False, False]  # in a later turn too
    t.play("leg n 1 with 1")
    assert t.legs("w")  # free again
    walled = given(paths="6,6 9,6 9,8 8,8", troops="8,5", dice="22").play("leg n 2 with 2")
    assert walled.asks() == ["end"]  # stranded


@pytest.mark.clause("TORAK-6.21")
def test_a_teammate_is_met_through_any_line() -> None:
    paths = "6,6 8,6 8,4 6,4 / 6,6 6,8 3,8 3,4"
    t = given(2, paths=paths, turn=1, dice="36").play("leg e 3 with 3")
    assert t.at(1) == "6,4"
    assert t.hero(1)["bound"] is None
    assert t.legs("n")  # and left through any untravelled line
    assert not t.legs("e")
    barred = given(2, paths=paths, troops="6,4", turn=1, dice="3")
    assert barred.legs("e") == ["1 with 3", "2 with 3"]
    alone = given(2, paths="6,6 8,6 8,4 6,4 6,2 / 6,6 6,8 3,8 3,4", turn=1, dice="3")
    assert alone.legs("e") == ["1 with 3", "2 with 3"]  # nobody stands on the corner any more
