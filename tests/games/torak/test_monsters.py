"""Monsters (TORAK-6-F)."""

from __future__ import annotations

import pytest

from tests.games.torak.table import given

KEPT: dict[str, object] = {"monster_excess": "kept"}


@pytest.mark.clause("TORAK-6.33", "TORAK-5.2")
def test_a_monster_reached_is_fought_or_fled() -> None:
    t = given(monsters="6,4", dice="43").play("leg n 2 with 4")
    assert t.asks() == ["fight", "flee"]
    assert t.refusal("end") == ("monster-first", "TORAK-5.2")
    assert t.refusal("leg n 1 with 3") == ("monster-first", "TORAK-5.2")
    assert t.sheet()["dice"] == [3]  # the excess of the 4 is lost
    assert given(monsters="6,4", dice="43", doses=4).play("leg n 2 with 4").asks() == ["fight"]


@pytest.mark.clause("TORAK-6.33")
def test_by_option_the_rest_of_the_leg_is_kept() -> None:
    t = given(monsters="6,4", mountains="6,3", dice="54", fights="61", options=KEPT).play("leg n 2 with 5", "fight")
    assert t.key == "stride"
    assert t.asks() == ["stride n 2 pay fuel", "stride n 2 pay 4", "stride n 3 pay fuel", "stride n 3 pay 4", "stay"]
    assert t.refusal("leg e 1 with 4") == ("stride-first", "TORAK-6.33")
    assert t.refusal("stride n 4 pay fuel") == ("too-far", "TORAK-6.33")
    assert t.refusal("stride n 1") == ("no-stop", "TORAK-6.22")
    assert t.refusal("stride n 2") == ("pay-each", "TORAK-6.26")
    t.play("stride n 3 pay 4")
    assert t.at() == "6,1"
    t = given(monsters="6,4 6,2", dice="51", options=KEPT).play("leg n 2 with 5", "flee", "stride n 2")
    assert (t.key, t.at()) == ("face", "6,2")
    t.play("flee")
    assert t.asks() == ["stride n 1", "stay"]
    t.play("stay")
    assert t.legs("e") == ["1 with 1"]
    assert t.at() == "6,2"


@pytest.mark.clause("TORAK-6.33")
def test_nothing_is_kept_of_an_exact_leg_or_of_an_old_one() -> None:
    assert given(monsters="6,4", dice="22", fights="61", options=KEPT).play("leg n 2 with 2", "fight").key == "act"
    t = given(monsters="6,4", dice="51", fights="1661", sections="11", rolls="33", options=KEPT)
    t.play("leg n 2 with 5", "fight", "fight")
    assert t.key == "act"


@pytest.mark.clause("TORAK-6.34", "TORAK-6.46")
def test_training_before_the_fight_counts() -> None:
    t = given(monsters="6,4", dice="456", fights="33").play("leg n 2 with 4")
    assert t.asks() == ["fight", "flee", "train 5", "train 6", "fill 6"]
    t.play("train 5")
    assert t.key == "face"
    t.play("fight")
    assert t.sheet()["beaten"] == 1  # 3 + 1 against 3


@pytest.mark.clause("TORAK-6.35")
def test_a_tie_loses() -> None:
    assert (
        given(monsters="6,5", dice="12", fights="44", sections="11").play("leg n 1 with 1", "fight").sheet()["beans"]
        == 1
    )
    t = given(monsters="6,5", dice="12", fights="25", ki=4).play("leg n 1 with 1", "fight")
    assert t.sheet()["beaten"] == 1  # 2 + 4 against 5
    assert t.events()[0] == {"seq": 2, "word": "fought", "seat": 0, "white": 2, "ki": 4, "red": 5, "danger": 0}


@pytest.mark.clause("TORAK-6.36")
def test_a_beaten_monster_is_erased_and_the_hero_goes_on() -> None:
    t = given(monsters="6,5 6,3", dice="13", fights="61").play("leg n 1 with 1", "fight")
    assert t.sheet()["monsters"] == ["6,3"]
    assert not t.hero()["engaged"]
    assert t.legs("n") == ["1 with 3", "2 with 3"]


@pytest.mark.clause("TORAK-6.37", "TORAK-5.1")
def test_a_lost_fight_ends_the_turn() -> None:
    t = given(monsters="6,5", dice="16", fights="16", sections="11", rolls="66").play("leg n 1 with 1", "fight")
    assert t.state.boxes == 1
    assert t.hero()["engaged"]
    assert t.sheet()["beans"] == 1
    assert t.sheet()["ki"] == 0  # the 6 was lost


@pytest.mark.clause("TORAK-6.38", "TORAK-8.2")
@pytest.mark.parametrize(("easy", "beans"), [(False, 3), (True, 5)])
def test_a_loss_without_a_bean_kills(easy: bool, beans: int) -> None:
    def fought(ticked: int) -> str:
        t = given(monsters="6,5", dice="12", fights="16", beans=ticked, sections="11", options={"easy": easy})
        return t.play("leg n 1 with 1", "fight").ending

    assert fought(beans) == "killed"
    assert fought(beans - 1) == ""


@pytest.mark.clause("TORAK-6.39", "TORAK-6.41")
def test_fleeing_costs_a_dose_and_leaves_the_monster() -> None:
    t = given(monsters="6,5", dice="12").play("leg n 1 with 1", "flee")
    assert (t.sheet()["doses"], t.sheet()["beaten"], t.sheet()["monsters"]) == (1, 0, ["6,5"])
    assert t.legs("n") == ["1 with 2", "2 with 2"]
    t = given(monsters="6,5", dice="1", sections="11", rolls="42").play("leg n 1 with 1", "flee")
    assert t.state.boxes == 1
    assert not t.hero()["engaged"]
    assert t.legs("n")  # leaves freely in a later turn


@pytest.mark.clause("TORAK-6.41")
def test_coming_back_means_facing_it_again() -> None:
    t = given(monsters="6,5", paths="6,6 6,4 8,4 8,5", dice="2").play("leg w 2 with 2")
    assert (t.at(), t.key) == ("6,5", "face")


@pytest.mark.clause("TORAK-6.40")
def test_an_engaged_hero_fights_flees_or_stays() -> None:
    t = given(monsters="6,5", paths="6,6 6,5", engaged=[0], dice="65", sections="11", rolls="12", fights="16")
    assert t.asks() == ["fight", "flee", "train 5", "train 6", "fill 6", "end"]
    assert t.refusal("leg n 1 with 6") == ("engaged", "TORAK-6.40")
    t.play("train 5", "train 6")
    assert t.asks() == ["fight", "flee", "end"]  # no die left, but the Monster is still there
    t.play("end")
    assert (t.hero()["engaged"], t.sheet()["beans"]) == (True, 0)  # no fight is forced
    t.play("fight")
    assert t.state.boxes == 2  # nor more than one lost a turn
    assert given(dice="1").refusal("fight") == ("no-monster", "TORAK-6.33")


@pytest.mark.clause("TORAK-6.65")
def test_beating_a_monster_frees_all_who_stand_there() -> None:
    t = given(2, monsters="6,5", paths="6,6 6,5 / 6,6 8,6 8,5", engaged=[0], turn=1, dice="26", fights="61")
    t.play("leg w 2 with 2", seat=1)
    assert t.key == "face"
    assert t.asked == [1]  # the arriving hero faces it
    t.play("fight")
    assert [t.hero(seat)["engaged"] for seat in (0, 1)] == [False, False]


@pytest.mark.clause("TORAK-6.42")
def test_there_is_no_eleventh_monster() -> None:
    t = given(monsters="6,5", beaten=9, ki=5, dice="12", fights="61").play("leg n 1 with 1", "fight")
    assert (t.sheet()["beaten"], t.sheet()["monsters"]) == (10, [])
    assert "fight" not in t.ends()
