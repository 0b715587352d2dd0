"""Transformations (TOUR 6.B)."""

from __future__ import annotations

import pytest

from tests.games.tournament.table import given, options


@pytest.mark.clause("TOUR-6.10", "TOUR-6.12")
def test_the_attacker_may_try_first_then_the_defender() -> None:
    t = given("cabba@D7 / son_goku@F7", dice="5")
    t.play("go cabba F7")
    assert (t.key, t.seat) == ("transform", 0)
    t.play("transform")
    assert t.form("cabba") == "cabba_ss"  # seen by the defender
    assert (t.key, t.seat) == ("transform", 1)
    t.roll("3 4").play("transform")
    assert t.form("son_goku") == "son_goku_ss3"
    assert t.event("tried")["dice"] == [3, 4]
    assert t.key == "attack"


@pytest.mark.clause("TOUR-6.11")
def test_trying_is_optional_and_the_result_is_binding() -> None:
    t = given("son_goku@D7 / monna@F7")
    t.play("go son_goku F7")
    assert t.offers() == ["transform", "decline"]
    t.play("decline")
    assert t.form("son_goku") == "son_goku"
    assert t.key == "attack"
    t = given("son_goku@D7 / monna@F7", dice="5 5")
    t.play("go son_goku F7", "transform")
    assert t.form("son_goku") == "son_goku_blue_kaio"  # though it costs 7
    assert t.key == "attack"


@pytest.mark.clause("TOUR-6.13", "TOUR-6.14")
def test_one_try_and_a_card_for_one_more() -> None:
    t = given("cabba@D7 / monna@F7", dice="1")
    t.play("go cabba F7", "transform")
    assert t.key == "attack"  # no second try
    t = given("cabba@D7 / monna@F7", hands="spe_transformation spe_transformation /", dice="1 3")
    t.play("go cabba F7", "transform")
    assert t.key == "transform-card"
    t.play("card spe_transformation")
    assert t.key == "attack"  # spent, failed again, one Special card a turn
    assert t.hand(0) == "spe_transformation"
    assert t.pile("special")[-1] == "spe_transformation"


@pytest.mark.clause("TOUR-6.14")
def test_a_success_is_not_thrown_again() -> None:
    t = given("cabba@D7 / monna@F7", hands="spe_transformation /", dice="4")
    t.play("go cabba F7", "transform")
    assert t.key == "attack"
    assert t.form("cabba") == "cabba_ss"
    t = given("cabba@D7 / monna@F7", hands="spe_transformation /", dice="1 6")
    t.play("go cabba F7", "transform", "card spe_transformation")
    assert t.form("cabba") == "cabba_ss2"


@pytest.mark.clause("TOUR-6.15")
def test_eveil_gives_the_active_player_a_second_throw_before_the_card() -> None:
    t = given("cabba@D7 / ganos@F7", hands="spe_transformation /", event="eve_eveil", dice="1 2 3")
    t.play("go cabba F7", "transform")
    assert t.key == "transform-again"
    t.play("transform")
    assert t.key == "transform-card"
    t.play("card spe_transformation")
    assert t.seat == 1
    t.roll("1").play("transform")
    assert t.key == "attack"  # Éveil is not for the defender
    t = given("cabba@D7 / monna@F7", hands="spe_transformation /", event="eve_eveil", dice="1")
    t.play("go cabba F7", "transform", "decline")
    assert t.key == "transform-card"  # refused the throw, still free to play the card


@pytest.mark.clause("TOUR-6.16")
def test_a_transformed_warrior_fights_as_its_form() -> None:
    t = given("kale@D7 / freezer@F7", dice="6 4 fist fist fist fist ball ball")
    t.play("go kale F7", "transform", "transform")
    attack = t.event("attacks")
    assert (attack["dice"], attack["rerolls"]) == (6, 3)  # Kale SS2
    t.play("combo 2")
    assert t.event("combo")["damage"] == 29
    # Golden Freezer defends with its own Power, Technique and dodge.
    t = given("krillin@D7 / freezer@F7", dice="4 kick kick kick")
    t.play("go krillin F7", "transform").roll("fist").play("reroll kick").roll("fist").play("reroll fist")
    t.play("sum fist kick kick")
    assert t.key == "defend"
    t.play("throw")
    assert t.event("defends")["dice"] == 5
    assert t.event("defends")["rerolls"] == 3


@pytest.mark.clause("TOUR-6.17")
def test_the_attacker_divides_a_reflected_ball_too() -> None:
    t = given("cabba@D7 / prum@F7", dice="4 ball ball ball fist fist")
    t.play("go cabba F7", "transform", "combo 2")  # 19, sent back
    assert t.key == "defend"
    t.play("take")
    assert t.event("wounded")["amount"] == 10  # 19 / 2


@pytest.mark.clause("TOUR-6.18")
def test_the_cost_never_takes_the_last_point() -> None:
    t = given("son_goku@D7-30 / monna@F7", dice="5 5 aura aura aura aura aura aura")
    t.play("go son_goku F7", "transform", "sum aura")
    assert t.left("son_goku") == 1  # 4 left, the form costs 7


@pytest.mark.clause("TOUR-6.18", "TOUR-6.18c")
def test_with_the_option_the_cost_eliminates_without_a_card_for_anybody() -> None:
    kills = options(transformation_cost_can_eliminate=True)
    t = given("son_goku@D7-30 vuon@B5 / monna@F7", dice="5 5 aura aura aura aura aura aura", options=kills)
    t.play("go son_goku F7", "transform", "sum aura")
    assert t.at("son_goku") == ""
    assert "drew" not in t.heard()
    assert t.s.active == 1
    # Sauvetage may be played.
    t = given(
        "son_goku@D7-30 vuon@B5 / monna@F7",
        hands="def_sauvetage /",
        dice="5 5 aura aura aura aura aura aura",
        options=kills,
    )
    t.play("go son_goku F7", "transform", "sum aura")
    assert t.key == "rescue"
    t.play("card def_sauvetage")
    assert t.left("son_goku") == 5
    assert t.key == "land"


@pytest.mark.clause("TOUR-6.18c")
def test_the_attacker_pays_first_and_the_last_player_alone_keeps_a_point() -> None:
    kills = options(transformation_cost_can_eliminate=True)
    t = given("ganos@D7-11 / cabba@F7-20", dice="4 6 kick kick kick kick kick", options=kills)
    t.play("go ganos F7", "transform", "transform")
    t.play("sum kick")  # 1, divided by 2: all of what Cabba has left
    assert t.s.over
    assert t.left("ganos") == 1  # its cost came after that
    t = given("ganos@D7-11 / cabba@F7-19", dice="4 6 kick kick kick kick kick", options=kills)
    t.play("go ganos F7", "transform", "transform", "sum kick")  # 1 left on both sides, costs 1 and 2
    assert t.s.over
    assert t.at("ganos") == ""  # the attacker's side paid first, which left Cabba's player alone
    assert t.left("cabba") == 1
    assert t.s.results == (0.0, 1.0)


@pytest.mark.clause("TOUR-6.18b")
def test_both_pay_once_also_when_nothing_was_hit() -> None:
    t = given("cabba@D7 / ganos@F7", hands="/ def_esquive_eclair", dice="4 4 fist fist kick aura aura")
    t.play("go cabba F7", "transform", "transform")
    t.roll("aura").play("reroll aura").roll("teleport teleport kick kick").play("combo 1", "throw")
    t.play("card def_esquive_eclair")
    assert t.damage("cabba") == 1
    assert t.damage("ganos") == 1


@pytest.mark.clause("TOUR-6.19")
def test_the_form_lasts_for_the_counter_attack_too_without_a_new_try() -> None:
    t = given("cabba@D7 / sanka_ku@F7", dice="4 4 aura aura aura aura aura")
    t.play("go cabba F7", "transform", "transform", "sum aura")
    t.roll("kick kick aura").play("counter")
    assert t.key == "attack"  # no question of forms in between
    t.play("combo 1")  # Kakunsa's 11
    assert t.event("wounded")["amount"] == 6  # Cabba still divides
    assert t.form("cabba") == "cabba"
    assert t.form("sanka_ku") == "sanka_ku"
    assert t.damage("cabba") == 6 + 1


@pytest.mark.clause("TOUR-6.10", "TOUR-3.14")
def test_a_seal_forbids_all_tries() -> None:
    t = given("cabba@D7 / son_goku@F7", event="eve_sceau")
    t.play("go cabba F7")
    assert t.key == "attack"
