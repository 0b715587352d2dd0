"""Techniques and talents as they are used (DUEL 6.11, 6.12)."""

from __future__ import annotations

import pytest

from tests.games.duel.table import given


@pytest.mark.clause("DUEL-6.11.1")
def test_a_technique_costs_an_action_and_its_ki_and_can_be_used_again() -> None:
    units = {"goku": "5c ki=5", "vegeta": "5a"}
    t = given(units=units, active="goku").play("technique kamehameha vegeta", "no_die")
    assert (t["goku"]["ki"], t.actions) == (1, 2)
    assert t.no("technique kamehameha vegeta") == "too-little-ki DUEL-6.11.1"
    assert t.no("technique masenko vegeta") == "not-his-technique DUEL-6.11.1"
    t.play("technique kaioken")
    assert (t["goku"]["ki"], t.actions) == (0, 1)
    vegeta = given(units={"vegeta": "5c ki=2"}, active="vegeta")
    assert vegeta.no("technique oozaru") == "too-few-stars DUEL-6.11.1"
    again = given(units={"piccolo": "5c ki=4", "vegeta": "5a"}, active="piccolo", flat="5b 5d")
    again.play("technique bras_extensible vegeta", "no_die", "no_push", "technique bras_extensible vegeta", "no_die")
    assert again["vegeta"]["health"] == 4


@pytest.mark.clause("DUEL-6.11.2")
def test_a_target_is_an_enemy_unit_in_range_or_the_technique_is_not_offered() -> None:
    units = {"goku": "5c ki=6", "vegeta": "2b", "nappa": "2b", "gohan": "5a"}
    t = given(units=units, active="goku")
    assert t.offers("technique") == ["technique kaioken"]  # self needs no target
    assert t.no("technique kamehameha gohan") == "own-unit DUEL-6.4.1"
    assert t.no("technique kamehameha raditz") == "off-field DUEL-6.1.2"
    sai = given(units=units, saibaimen="5a", active="goku")
    assert "technique kamehameha saibaiman1" in sai.offers()
    units = {"krilin": "5c stars=2", "vegeta": "5c down", "nappa": "5a"}
    flare = given("krilin / vegeta nappa", units=units, active="krilin", saibaimen="5c")
    assert not flare.offers("technique taiyoken")  # nobody standing in the zone
    assert flare.no("technique taiyoken") == "nobody-here DUEL-6.11.2"


@pytest.mark.clause("DUEL-6.11.3")
def test_the_order_of_a_technique() -> None:
    units = {"tenshinhan": "5a ki=4", "nappa": "5b", "vegeta": "5b"}
    t = given(
        "tenshinhan goku / nappa vegeta",
        units={**units, "tenshinhan": "5a ki=4 flying"},
        active="tenshinhan",
        hands="puissance coup / senzu",
    )
    t.play("technique kikoho nappa")
    assert (t["tenshinhan"]["ki"], t.actions, t.key) == (0, 2, "x")  # paid, then X
    t.play("pass")
    assert (t.key, t.seat) == ("p", 0)
    assert t.offers() == ["play puissance", "pass"]
    t.play("play puissance", "pass")
    assert t.said("struck")[-1]["wounds"] == 6
    t.play("no_die", "parry 0", "enough", "parry 0", "parry 0")
    words = [event["word"] for event in t.table.events(None)]
    assert words.index("struck") < words.index("hill") < words.index("fell")
    last = t.said("wounded")[-1]
    assert last["unit"] == "tenshinhan"  # his own wound comes at the very end


@pytest.mark.clause("DUEL-6.11.4")
def test_the_additional_effect_applies_though_everything_is_parried() -> None:
    units = {"nappa": "5a ki=4 flying", "goku": "5b parades=3", "gohan": "5a"}
    t = given("goku gohan / nappa", units=units, active="nappa").play("technique kapa goku", "roll", dice=[3])
    t.play("accept", "parry 2", "parry 0")
    assert t["goku"]["health"] == 6  # only the fall
    assert "5b" not in t.hills
    units = {"nappa": "5c ki=3", "goku": "5c parades=3", "gohan": "5c"}
    t = given("goku gohan / nappa", units=units, active="nappa").play(
        "technique explosion_geante goku", "no_die", "parry 3"
    )
    assert t.said("splashed")[-1]["target"] == "gohan"


@pytest.mark.clause("DUEL-6.11.5")
def test_techniques_without_wounds_cause_no_defence() -> None:
    units = {"goku": "5c ki=1", "vegeta": "5c"}
    t = given(units=units, active="goku", hands="puissance / -").play("technique kaioken")
    assert t.key == "act-menu"  # no window P either
    assert t["vegeta"]["health"] == 8


@pytest.mark.clause("DUEL-6.12.1")
def test_star_talents_work_in_the_own_activation_as_often_as_stars_last() -> None:
    t = given(units={"goku": "5c stars=3", "piccolo": "5c stars=3 health=1"}, active="goku")
    assert t.offers("talent") == ["talent entrainement_kaio"]  # not piccolo's
    t.play("talent entrainement_kaio", "talent entrainement_kaio")
    assert (t["goku"]["ki"], t["goku"]["stars"], t.actions) == (2, 1, 3)
    assert t.no("talent regeneration") == "not-his-talent DUEL-6.12.1"
    vegeta = given(units={"vegeta": "5c stars=2"}, active="vegeta").play("talent prince_des_saiyans")
    assert vegeta.actions == 4
    assert vegeta.no("talent prince_des_saiyans") == "too-few-stars DUEL-6.12.1"
    piccolo = given(units={"piccolo": "5c stars=1 health=1"}, active="piccolo").play("talent regeneration")
    assert piccolo["piccolo"]["health"] == 2
    eye = given("tenshinhan / goku", units={"tenshinhan": "5c stars=1"}, active="tenshinhan")
    eye.play("talent troisieme_oeil", "look 5a")
    assert eye.state.reach == 1
    scout = given("raditz / goku", units={"raditz": "5c stars=1"}, active="raditz").play("talent scouter", "enough")
    assert scout.state.bonus == 1


@pytest.mark.clause("DUEL-6.12.1")
def test_other_talents_come_by_themselves() -> None:
    units = {"vegeta": "5c", "yamcha": "5c health=1", "gohan": "5a", "piccolo": "Aa"}
    t = given("yamcha gohan piccolo / vegeta", units=units, active="vegeta").play("attack yamcha 2", "no_die", "enough")
    assert t["gohan"]["ki"] == 2  # hidden rage
    off = given("yamcha gohan / vegeta", units={**{k: units[k] for k in ("vegeta", "yamcha")}}, active="vegeta")
    assert off.play("attack yamcha 2", "no_die")["gohan"]["ki"] == 0  # not on the field
    own = given(units={"gohan": "5c stars=3"}, active="gohan")
    assert own.no("talent colere") == "talent-by-itself DUEL-6.12.1"


@pytest.mark.clause("DUEL-6.12.2")
def test_a_talent_that_would_do_nothing_is_not_offered() -> None:
    assert not given(units={"goku": "5c stars=1 ki=6"}, active="goku").offers("talent")
    full = given(units={"piccolo": "5c stars=1"}, active="piccolo")
    assert full.no("talent regeneration") == "talent-no-use DUEL-6.12.2"
    assert not given("chaozu / goku", units={"chaozu": "5c stars=1", "goku": "Bc"}, active="chaozu").offers("talent")
    crowd = given(units={"nappa": "5c stars=1"}, active="nappa", saibaimen="Aa Aa Aa Aa Aa Aa")
    assert not crowd.offers("talent")  # no Saibaiman left
    held = {"krilin": "3d stars=1", "goku": "3c", "gohan": "3c", "piccolo": "3c"}
    assert not given("krilin / goku gohan piccolo", units=held, active="krilin").offers("talent")  # no legal zone
    assert not given("krilin / goku", units={"krilin": "5c down stars=1"}, active="krilin").offers("talent")


@pytest.mark.clause("DUEL-6.12.3")
def test_talents_that_move_or_aim_can_be_interrupted_and_cancelled() -> None:
    units = {"chaozu": "5c stars=1", "goku": "5a"}
    t = given("chaozu / goku", units=units, active="chaozu", hands="- / vitesse").play("talent telekinesie goku")
    assert (t.key, t["chaozu"]["stars"]) == ("x", 0)
    t.play("play vitesse goku Ba")
    assert (t["chaozu"]["stars"], t["goku"]["down"]) == (1, False)  # cancelled: the star comes back
    walk = given("krilin / goku", units={"krilin": "5c stars=1", "goku": "5a"}, active="krilin", hands="- / vitesse")
    assert walk.play("talent agilite 5a").key == "x"
    quiet = given(units={"goku": "5c stars=1"}, active="goku", hands="- / vitesse").play("talent entrainement_kaio")
    assert quiet.key == "act-menu"
