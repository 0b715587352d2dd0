"""Fights against warriors of the pile (TOUR 6.I)."""

from __future__ import annotations

import pytest

from nyoi.games.tournament.content import WARRIORS
from tests.games.tournament.table import given, options


@pytest.mark.clause("TOUR-6.62")
def test_the_right_neighbour_defends_with_the_top_warrior() -> None:
    t = given("monna@F7 / frost@M7 / nink@A5", turn=0, pile="ganos vuon")
    t.play("go monna G7")
    assert t.event("challenger")["warrior"] == "ganos"
    assert (t.key, t.seat) == ("transform", 2)  # seat 0 - 1
    # Also when that player is out.
    t = given("monna@F7 / frost@M7 /", turn=0, pile="ganos vuon")
    t.play("go monna G7")
    assert t.seat == 2


@pytest.mark.clause("TOUR-6.63")
def test_a_pile_warrior_transforms_and_dodges_but_nobody_plays_cards_for_it() -> None:
    hands = "/ spe_transformation def_garde att_rafale"
    t = given("frost@F7 / monna@M7", hands=hands, pile="ganos vuon", dice="1")
    t.play("go frost G7", "transform")
    assert t.key == "attack"  # failed, and no card is asked for
    t = given("frost@F7 / monna@M7", hands=hands, pile="ganos vuon", dice="5 kick kick fist fist")
    t.play("go frost G7", "transform").roll("fist").play("reroll fist", "sum kick kick")
    assert t.key != "defend"  # a second throw: only cards could answer
    t = given("frost@F7 / monna@M7", hands=hands, pile="ganos vuon", dice="5 kick kick fist fist")
    t.play("go frost G7", "transform").roll("fist").play("reroll fist").roll("fist").play(
        "reroll fist", "sum kick kick"
    )
    assert (t.key, t.seat) == ("defend", 1)
    assert t.offers() == ["take", "throw"]
    t.roll("teleport teleport teleport teleport").play("throw")
    assert t.refused("card def_garde") == "no-cards-for-pile TOUR-6.63"
    t.play("dodge")
    assert not any(t.s.damage)


@pytest.mark.clause("TOUR-6.63")
def test_its_ability_works_reflection_and_counter_attack_included() -> None:
    t = given("krillin@F7 / monna@M7", pile="prum vuon", dice="ball ball kick")
    t.play("go krillin G7", "combo 2")
    assert t.event("reflected")["warrior"] == "prum"
    assert (t.key, t.seat) == ("defend", 0)
    t = given("frost@F7 / monna@M7", hands="/ att_rafale", pile="bergamo vuon", dice="kick kick aura fist")
    t.play("go frost G7", "sum kick")
    assert (t.key, t.seat) == ("counter", 1)
    t.roll("fist fist kick aura").play("counter")
    assert t.offers("card") == []  # no hand stands behind it
    assert t.refused("card att_rafale") == "no-cards-for-pile TOUR-6.63"
    t.play("combo 1")
    assert t.damage("frost") == 10


@pytest.mark.clause("TOUR-6.63b")
def test_it_has_no_token_and_cannot_flee() -> None:
    t = given("frost@F7 / monna@M7", pile="krillin vuon", dice="kick kick aura fist")
    t.play("go frost G7", "combo 1")  # 11 of 16: a solar flare on the board
    assert t.s.active == 1
    assert t.at("frost") == "G7"
    assert "fled" not in t.heard()


@pytest.mark.clause("TOUR-6.64")
@pytest.mark.parametrize(("value", "aside", "pile"), [("aside", ["zium"], ["vuon"]), ("bottom", [], ["vuon", "zium"])])
def test_where_a_beaten_pile_warrior_goes(value: str, aside: list[str], pile: list[str]) -> None:
    t = given(
        "krillin@F7 / monna@M7", pile="zium vuon", dice="ball ball kick", options=options(pile_after_defeat=value)
    )
    t.play("go krillin G7", "combo 2", "draw attack")
    assert [WARRIORS[w] for w in t.s.aside] == aside
    assert [WARRIORS[w] for w in t.s.pile] == pile


@pytest.mark.clause("TOUR-6.64", "TOUR-6.66")
def test_an_unbeaten_one_goes_under_the_pile_fresh_and_nothing_is_drawn() -> None:
    t = given("krillin@F7 / monna@M7", pile="bergamo vuon", dice="ball ball kick")
    t.play("go krillin G7", "combo 2", "decline")
    assert [WARRIORS[w] for w in t.s.pile] == ["vuon", "bergamo"]
    assert t.damage("bergamo") == 0
    assert t.hand(0) == ""
    assert t.at("krillin") == "G7"
    assert t.table.view(1)["pile"] == [None, "bergamo"]  # everybody saw it go under


@pytest.mark.clause("TOUR-6.64b")
def test_the_reward_is_one_card_of_choice() -> None:
    t = given("krillin@F7 / monna@M7", pile="zium vuon", dice="ball ball kick")
    t.play("go krillin G7", "combo 2")
    assert t.seat == 0
    assert t.offers() == ["draw attack", "draw defence", "draw special"]
    t.play("draw defence")
    assert t.heard().count("drew") == 1
    # Also if its own ball, sent back during its counter-attack, did it.
    t = given("the_preecho@F7 / monna@M7", pile="viara vuon", dice="aura aura fist")
    t.play("go the_preecho G7", "sum fist aura aura")  # 5 of 13
    t.roll("ball ball fist fist").play("counter", "combo 1")  # 9 of its 8 come back
    assert t.key == "defend"
    t.play("take")
    assert t.offers() == ["draw attack", "draw defence", "draw special"]
    assert t.seat == 0


@pytest.mark.clause("TOUR-6.64c")
def test_an_empty_pile_is_remade_from_those_put_aside() -> None:
    t = given("krillin@F7 / monna@M7", pile="", aside="zium")
    t.play("go krillin G7")
    assert t.event("pile_remade")["count"] == 1
    assert t.event("challenger")["warrior"] == "zium"
    t = given("krillin@F7 / monna@M7", pile="")
    t.play("go krillin G7")
    assert t.event("nothing_there")["space"] == "G7"
    assert t.s.active == 1
    assert t.hand(0) == ""


@pytest.mark.clause("TOUR-6.65")
def test_it_counts_as_a_fight_of_the_turn() -> None:
    t = given("krillin@F7 vuon@A5 / monna@M7", hands="def_releve /", pile="hopp nink", dice="aura aura aura")
    t.play("go krillin G7")
    assert t.s.fights == 1


@pytest.mark.clause("TOUR-6.67")
def test_standing_on_green_causes_no_fight() -> None:
    t = given("krillin@G7 / monna@J6", hands="spe_deplacement /", dice="ball ball kick")
    assert t.key == "start"
    t.play("card spe_deplacement")
    assert "space G7" not in t.offers()
    t.play("space F6")
    # Arriving where an enemy stands on green is a fight with that enemy.
    t.play("go krillin J6")
    assert "challenger" not in t.heard()


@pytest.mark.clause("TOUR-6.68")
def test_the_attacker_may_fall_and_be_saved() -> None:
    t = given("zium@F5-4 vuon@A5 / monna@M5", hands="def_sauvetage /", pile="hopp", dice="aura aura")
    t.play("go zium G7", "sum aura aura").roll("kick fist aura").play("counter", "combo 1")
    assert t.key == "rescue"
    t.play("card def_sauvetage")
    assert t.at("zium") == "G7"
    assert t.left("zium") == 5
