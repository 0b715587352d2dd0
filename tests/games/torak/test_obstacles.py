"""Mountains and rivers (TORAK-6-D), balls (TORAK-6-E)."""

from __future__ import annotations

import pytest

from tests.games.torak.table import given


@pytest.mark.clause("TORAK-6.22")
def test_nobody_stops_on_a_mountain_or_a_river() -> None:
    t = given(mountains="6,5", rivers="8,5 s", dice="26")
    assert not any(leg.startswith("1 ") for leg in t.legs("n"))
    assert not any(leg.startswith("2 ") for leg in t.legs("e"))
    assert t.refusal("leg n 1 with 2 pay 6") == ("no-stop", "TORAK-6.22")
    assert given(mountains="12,6", heroes="11,6", dice="66").legs("e") == []  # nothing behind it to stop on


@pytest.mark.clause("TORAK-6.23")
def test_a_mountain_takes_another_die_of_four_or_a_dose() -> None:
    t = given(mountains="6,5", dice="24")
    assert "2 with 2 pay 4" in t.legs("n")
    assert "2 with 4 pay 2" not in t.legs("n")
    assert t.refusal("leg n 2 with 4 pay 2") == ("die-too-low", "TORAK-6.23")
    assert t.refusal("leg n 2 with 4 pay 4") == ("no-such-die", "TORAK-6.3")  # not the die that moves
    t.play("leg n 2 with 2 pay 4")
    assert t.state.boxes == 1  # both dice are gone


@pytest.mark.clause("TORAK-6.24")
def test_a_river_takes_another_die_of_two_or_a_dose() -> None:
    t = given(rivers="5,5 e", dice="21")
    assert t.legs("n") == ["2 with 2 pay fuel", "3 with 1+2 pay fuel"]
    assert t.refusal("leg n 2 with 2 pay 1") == ("die-too-low", "TORAK-6.24")
    assert "2 with 3 pay 2" in given(rivers="5,5 e", dice="23").legs("n")


@pytest.mark.clause("TORAK-6.25")
def test_never_along_a_river() -> None:
    for spot in ("5,5", "6,5", "4,5"):  # its ends like its middle
        assert "2 with 3 pay fuel" in given(rivers=f"{spot} e", dice="3").legs("n")
    t = given(rivers="8,6 e", dice="66")
    assert t.legs("e") == ["1 with 6"]
    assert t.refusal("leg e 5 with 6 pay fuel+fuel+fuel") == ("river-along", "TORAK-6.25")


@pytest.mark.clause("TORAK-6.26")
def test_each_obstacle_is_paid_for_separately() -> None:
    t = given(mountains="6,5", rivers="5,4 e", dice="342")
    assert set(t.legs("n")) == {
        *["3 with 3 pay 2+4", "3 with 3 pay 2+fuel", "3 with 3 pay 4+fuel", "3 with 3 pay fuel+fuel"],
        *["3 with 4 pay 2+fuel", "3 with 4 pay 3+fuel", "3 with 4 pay fuel+fuel", "4 with 4 pay 2+fuel"],
        *["4 with 4 pay 3+fuel", "4 with 4 pay fuel+fuel", "4 with 2+3 pay 4+fuel", "4 with 2+3 pay fuel+fuel"],
        *["5 with 2+3 pay 4+fuel", "5 with 2+3 pay fuel+fuel", "5 with 2+4 pay 3+fuel", "5 with 2+4 pay fuel+fuel"],
        *["5 with 3+4 pay 2+fuel", "5 with 3+4 pay fuel+fuel", "6 with 2+4 pay 3+fuel", "6 with 2+4 pay fuel+fuel"],
        *["6 with 3+4 pay 2+fuel", "6 with 3+4 pay fuel+fuel"],
    }
    assert t.refusal("leg n 3 with 3 pay 4") == ("pay-each", "TORAK-6.26")
    t.play("leg n 3 with 3 pay 4+fuel")
    assert (t.sheet()["dice"], t.sheet()["doses"]) == ([2], 1)
    two = given(rivers="5,5 e 5,4 e", dice="622")
    assert "3 with 6 pay 2+2" in two.legs("n")  # two rivers, two payments


@pytest.mark.clause("TORAK-6.27")
def test_with_fuel_both_dice_move() -> None:
    t = given(mountains="6,5", dice="34").play("leg n 6 with 3+4 pay fuel")
    assert t.at() == "6,0"
    assert t.sheet()["doses"] == 1


@pytest.mark.clause("TORAK-6.28")
def test_what_cannot_be_paid_is_not_offered_and_stays_on_the_map() -> None:
    t = given(mountains="6,5", doses=4, dice="3")
    assert t.legs("n") == []
    assert t.refusal("leg n 2 with 3 pay fuel") == ("no-fuel", "TORAK-6.48")
    t = given(rivers="6,7 e", dice="64").play("leg s 3 with 6 pay 4")
    assert t.sheet()["scenery"] == [["river", "6,7", "e"]]
    again = given(paths="6,6 6,9 7,9", rivers="6,7 e", dice="63")  # the same river elsewhere costs again
    assert "3 with 3 pay 6" in again.legs("n")
    assert not any(leg.startswith("3 with") and "pay" not in leg for leg in again.legs("n"))


@pytest.mark.clause("TORAK-6.29")
def test_a_ball_ends_the_leg_and_by_option_all_moving() -> None:
    t = given(heroes="7,4", dice="65").play("leg n 1 with 6")
    assert t.sheet()["found"] == 1
    assert t.legs("e")
    t = given(heroes="7,4", dice="65", options={"ball_stop": "turn"}).play("leg n 1 with 6")
    assert t.asks() == ["train 5", "end"]
    assert t.refusal("leg e 1 with 5") == ("ball-ends-turn", "TORAK-6.29")


@pytest.mark.clause("TORAK-6.29")
def test_the_ban_on_moving_ends_with_the_turn() -> None:
    t = given(heroes="7,4", dice="61", sections="11", rolls="11", options={"ball_stop": "turn"})
    t.play("leg n 1 with 6", "end")
    assert t.legs("e")


@pytest.mark.clause("TORAK-6.30", "TORAK-6.32")
def test_balls_are_ticked_in_ascending_order_and_leave_an_ordinary_spot() -> None:
    t = given(heroes="7,4", dice="66").play("leg n 1 with 6")
    assert t.sheet()["found"] == 1
    assert "7,3" not in t.sheet()["balls"]
    assert t.events()[-1] == {"seq": 1, "word": "ball", "seat": 0, "spot": "7,3", "balls": 1}
    passing = given(balls="0,0", paths="6,6 6,3 8,3 8,5 7,5", found=2, dice="3")
    assert passing.legs("n") == ["1 with 3", "2 with 3", "3 with 3"]  # a ball was there once: crossed like any path


@pytest.mark.clause("TORAK-6.31", "TORAK-8.1", "TORAK-8.4")
def test_the_seventh_ball_wins_at_once() -> None:
    t = given(balls="6,5", dice="16", boxes=19).play("leg n 1 with 1")
    assert (t.ending, t.results) == ("won", (1.0,))
    assert t.state.boxes == 19  # no box is ticked: in turn twenty it is still in time
    assert t.asks() == []
