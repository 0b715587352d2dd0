"""The attack (TOUR 6.D)."""

from __future__ import annotations

import pytest

from tests.games.tournament.table import given, options


@pytest.mark.clause("TOUR-6.26")
def test_any_dice_may_be_thrown_again_as_often_as_there_are_rerolls() -> None:
    t = given("krillin@D7 / monna@F7", dice="ball fist fist")
    t.play("go krillin F7")
    assert t.offers("reroll") == [
        "reroll ball",
        "reroll fist",
        "reroll ball fist",
        "reroll fist fist",
        "reroll ball fist fist",
    ]
    assert t.refused("reroll") == "unknown-words TOUR-6.26"  # at least one
    assert t.refused("reroll kick") == "not-thrown TOUR-6.26"
    assert t.refused("reroll fist ball") == "faces-in-order TOUR-6.26"
    t.roll("aura").play("reroll fist")
    assert t.s.stack[-1].dice == (0, 3, 1)  # type: ignore[attr-defined]  # the others lie as they were
    t.roll("kick kick").play("reroll ball fist")  # the ball was kept before
    t.roll("kick").play("reroll aura")
    assert t.offers("reroll") == []
    assert t.refused("reroll kick") == "no-reroll TOUR-6.24"
    assert t.all_rolled


@pytest.mark.clause("TOUR-6.27")
@pytest.mark.parametrize(
    ("dice", "damage"),
    [
        ("ball ball fist", 7),
        ("fist fist fist", 6),
        ("star star star", 12),
        ("star ball ball", 8),
        ("teleport aura kick", 3),
    ],
)
def test_the_sum(dice: str, damage: int) -> None:
    t = given("krillin@D7 / monna@F7", dice=dice)
    t.play("go krillin F7", t_sum(dice))
    assert t.damage("monna") == damage


def t_sum(dice: str) -> str:
    order = ["ball", "fist", "kick", "aura", "star", "teleport"]
    return " ".join(["sum", *sorted(dice.split(), key=order.index)])


@pytest.mark.clause("TOUR-6.27")
def test_a_single_die_is_not_doubled() -> None:
    t = given("zium@D7 / damon@F7", event="eve_fatigue", dice="kick")
    t.play("go zium F7", "sum kick")
    assert t.damage("damon") == 3


@pytest.mark.clause("TOUR-6.27")
def test_with_the_option_a_star_counts_as_any_symbol() -> None:
    wild = options(star_in_sum="wild")
    t = given("krillin@D7 / monna@F7", dice="ball ball star", options=wild)
    t.play("go krillin F7")
    assert "sum ball ball ball" in t.offers("sum")
    assert "sum ball ball kick" in t.offers("sum")
    assert "sum ball ball star" in t.offers("sum")
    t.play("sum ball ball ball")
    assert t.damage("monna") == 17  # 18, doubled, but it had 17
    t = given("krillin@D7 / prum@F7", dice="kick kick star", options=wild)
    t.play("go krillin F7", "sum ball kick kick")
    assert "reflected" in t.heard()  # a star counted as a ball makes a ball attack
    t = given("krillin@D7 / prum@F7", dice="kick kick star", options=wild)
    t.play("go krillin F7", "sum kick kick kick")
    assert t.damage("prum") == 12
    t = given("krillin@D7 / prum@F7", dice="kick kick star")
    t.play("go krillin F7")
    assert "sum kick kick kick" not in t.offers("sum")
    assert t.refused("sum kick kick kick") == "not-thrown TOUR-6.31"


@pytest.mark.clause("TOUR-6.28")
def test_combos_use_each_die_once_and_unused_dice_add_nothing() -> None:
    t = given("frost@D7 / monna@F7", dice="kick star aura ball")
    t.play("go frost F7")
    assert t.offers("combo") == ["combo 1"]  # the star is the second kick
    assert t.refused("combo 2") == "combo-missed TOUR-6.28"
    t.play("combo 1")
    assert t.damage("monna") == 11
    t = given("frost@D7 / monna@F7", dice="kick star ball ball")
    t.play("go frost F7")
    assert t.offers("combo") == ["combo 2"]  # one star cannot be kick and aura


@pytest.mark.clause("TOUR-6.29")
def test_cards_of_three_types_may_be_the_attack() -> None:
    hands = "att_rafale def_riposte spe_mafuba def_garde spe_fusion /"
    t = given("hit@D7 / monna@F7", hands=hands, dice="fist fist aura aura aura kick")
    t.play("go hit F7")
    assert t.offers("card") == ["card att_rafale", "card def_riposte", "card spe_mafuba"]
    assert t.refused("card def_garde") == "card-in-answer TOUR-6.39"
    t.play("card def_riposte")
    assert t.damage("monna") == 14


@pytest.mark.clause("TOUR-6.30")
def test_the_sum_is_always_available() -> None:
    t = given("krillin@D7 / monna@F7", hands="att_kienzan /", dice="ball kick kick")
    t.play("go krillin F7")
    assert {"combo 1", "card att_kienzan", "sum ball kick kick"} <= set(t.offers())
    t.play("sum ball kick kick")
    assert t.damage("monna") == 7


@pytest.mark.clause("TOUR-6.31")
def test_dice_may_be_left_out_of_a_sum() -> None:
    t = given("krillin@D7 / monna@F7", dice="kick kick kick")
    t.play("go krillin F7")
    assert t.offers("sum") == ["sum kick kick kick", "sum kick kick", "sum kick"]
    t.play("sum kick kick")
    assert t.damage("monna") == 4  # alike, but one die is left out: no doubling


@pytest.mark.clause("TOUR-6.32")
def test_what_makes_a_ball_attack() -> None:
    # The printed symbols of a combo decide, stars do not matter.
    t = given("krillin@D7 / prum@F7", dice="star star kick")
    t.play("go krillin F7", "combo 2")
    assert "reflected" in t.heard()
    t = given("napapa@D7 / prum@F7 monna@A5", dice="fist fist ball")
    t.play("go napapa F7", "combo 1")  # fist fist: the ball is not part of it
    assert "reflected" not in t.heard()
    assert t.damage("prum") == 9
    t = given("hit@D7 / prum@F7 monna@A5", hands="att_kamehameha /", dice="star star star fist fist fist")
    t.play("go hit F7", "card att_kamehameha")
    assert "reflected" in t.heard()


@pytest.mark.clause("TOUR-6.33")
def test_a_card_used_goes_under_its_pile_at_once_even_if_avoided() -> None:
    t = given("hit@D7 / c17@F7", hands="att_kamehameha /", dice="ball ball aura fist fist fist")
    t.play("go hit F7", "card att_kamehameha")
    assert "shielded" in t.heard()
    assert t.pile("attack")[-1] == "att_kamehameha"
    assert "att_kamehameha" not in t.hand(0)


@pytest.mark.clause("TOUR-6.34")
def test_the_throw_number_counts_every_throw() -> None:
    t = given("frost@D7 / monna@F7", dice="ball ball ball ball")
    t.play("go frost F7").roll("ball").play("reroll ball")
    assert t.event("rolled")["throw"] == 2
    t.roll("ball").play("reroll ball")
    assert t.event("rolled")["throw"] == 3
    t.play("sum ball")
    assert t.key == "defend"  # the sum counts like any other way: R is 3


@pytest.mark.clause("TOUR-6.35")
def test_an_attack_of_no_damage_is_still_an_attack() -> None:
    t = given("frost@D7 / hopp@F7", dice="teleport teleport kick kick")
    t.play("go frost F7").roll("kick").play("reroll kick").roll("kick").play("reroll kick")
    t.play("sum teleport teleport")
    assert t.key == "counter"  # no defence on a third throw: there is nothing to defend
    assert t.damage("hopp") == 0
