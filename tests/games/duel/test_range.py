"""Range, relief, flight (DUEL 6.7, 6.8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duel.table import At, given, unit


def far(t: At, a: str, b: str) -> int:
    return t.state.distance(unit(a), unit(b))


def between(here: str, there: str, **position: Any) -> int:
    """The range from goku to nappa."""
    return far(given(units={"goku": here, "nappa": there}, active="goku", **position), "goku", "nappa")


@pytest.mark.clause("DUEL-6.7.1")
def test_range_counts_zones_by_the_fewest() -> None:
    assert between("5c", "5c") == 0
    assert between("5c", "5a") == 1
    assert between("5c", "Ba") == 2
    assert between("Ac", "Bc") == 5


@pytest.mark.clause("DUEL-6.7.2")
def test_a_hill_entered_from_the_ground_counts_three() -> None:
    assert between("5c", "5b") == 3
    assert between("5c", "1c") == 4  # over the hill 5b
    assert between("5c", "Bd") == 5
    assert between("5b", "5c") == 1  # the user's own zone never counts
    assert between("5b", "4b") == 1  # elevated: every zone counts 1
    assert between("5c flying", "5b") == 1
    assert between("5c", "5b", flat="5b") == 1


@pytest.mark.clause("DUEL-6.7.3")
def test_a_detour_is_never_used_unless_the_host_says() -> None:
    assert between("5a", "1b") == 5  # 5b 1c 1b, though 5c Aa Ab 1b would count 4
    assert between("5a", "1b", options={"range_path": "cheapest"}) == 4
    # among paths with equally few zones the lowest counts: Ba-5a-5c-Aa on the ground, not over hills
    assert between("2c", "5c") == 4
    assert between("3c", "Aa") == 4


@pytest.mark.clause("DUEL-6.7.4")
def test_range_is_exact_or_from_to() -> None:
    units = {"goku": "5c ki=6", "vegeta": "5c", "raditz": "5a", "nappa": "5b"}
    t = given(units=units, active="goku")
    assert t.offers("technique kamehameha") == ["technique kamehameha raditz"]  # 1-2
    assert t.offers("technique genkidama") == ["technique genkidama nappa"]  # exactly 3
    assert t.no("technique kamehameha vegeta") == "out-of-range DUEL-6.7.4"  # never the own zone
    assert t.no("technique genkidama raditz") == "out-of-range DUEL-6.7.4"
    same = given("gohan / vegeta", units={"gohan": "5c ki=2", "vegeta": "5a"}, active="gohan")
    assert not same.offers("technique charge_enragee")  # range 0: same zone only


@pytest.mark.clause("DUEL-6.7.5")
def test_a_bonus_raises_the_maximum_only() -> None:
    units = {"goku": "5c ki=6", "vegeta": "5c", "raditz": "5a", "nappa": "5b"}
    t = given(units=units, active="goku", reach=1, saibaimen="1c")
    assert t.offers("technique kamehameha") == [f"technique kamehameha {id}" for id in ("raditz", "nappa")]
    assert t.offers("technique genkidama") == [f"technique genkidama {id}" for id in ("nappa", "saibaiman1")]
    near = given("gohan / vegeta nappa", units={"gohan": "5c ki=2", "vegeta": "5a"}, active="gohan", reach=1)
    assert near.offers("technique charge_enragee") == ["technique charge_enragee vegeta"]  # 0 becomes 0-1
    assert not near.offers("attack")  # attacks are not affected


@pytest.mark.clause("DUEL-6.7.6")
def test_units_in_between_do_not_block() -> None:
    units = {"goku": "5c ki=4", "vegeta": "5a", "raditz": "5a", "nappa": "Ba"}
    t = given(units=units, active="goku", saibaimen="5a")
    assert "technique kamehameha nappa" in t.offers()


@pytest.mark.clause("DUEL-6.8.1")
def test_flight_lasts_until_the_end_of_the_activation_in_progress() -> None:
    units = {"goku": "5c ki=1", "vegeta": "Ba", "nappa": "5a"}
    t = given(units=units, active="goku", hands="nuage / nuage").play("technique kaioken", "pass")
    assert t["goku"]["flying"]
    t.play("move 5a", "play nuage nappa", "continue")
    assert t["nappa"]["flying"]
    t.play("end")
    assert not t["goku"]["flying"]
    assert not t["nappa"]["flying"]  # of whoever is active


@pytest.mark.clause("DUEL-6.8.1")
def test_without_an_activation_it_lasts_until_the_end_of_the_action_it_answers() -> None:
    units = {"goku": "5c", "nappa": "5c", "vegeta": "5a"}
    t = given(units=units, phase="between", turn=0, hands="attaque_eclair coup / nuage coup")
    t.play("play attaque_eclair goku nappa", "play nuage nappa")
    assert t["nappa"]["flying"]
    t.play("pass")  # the opponent is asked again
    assert t.key == "x-actor"
    assert "continue" not in t.offers()
    t.play("cancel")
    assert not t["nappa"]["flying"]


@pytest.mark.clause("DUEL-6.8.2")
def test_a_flying_figure_ignores_relief() -> None:
    t = given(units={"goku": "5c flying ki=4", "nappa": "5b"}, active="goku", actions=1)
    assert "move 5b" in t.offers()
    assert far(t, "goku", "nappa") == 1
    assert "technique kamehameha nappa" in t.offers()


@pytest.mark.clause("DUEL-6.8.3")
def test_a_flying_target_is_as_if_on_a_hill() -> None:
    assert between("5c", "5c flying") == 2
    assert between("5c", "5a flying") == 3
    assert between("5b", "5b flying") == 0  # the user is elevated
    assert between("5b", "5c flying") == 1
    assert between("5c flying", "5c flying") == 0
    assert between("5c", "5b flying") == 3  # the hill counts already
    always = {"flight_dodge_always": True}
    assert between("5b", "5b flying", options=always) == 2
    assert between("5c", "5b flying", options=always) == 5
    assert between("5c flying", "5a flying", options=always) == 1


@pytest.mark.clause("DUEL-6.8.4")
def test_a_flying_figure_stays_in_its_zone() -> None:
    units = {"goku": "5c flying", "vegeta": "5a flying", "nappa": "5a flying", "raditz": "5a", "gohan": "Aa"}
    t = given(units=units, active="gohan", actions=3).play("move 5c")
    assert "move 5a" not in t.offers()  # it counts for the limit of three
    fly = given(units={"goku": "5c flying", "nappa": "5c"}, active="goku", tokens={"5c": "ki"})
    assert "reveal 5c" in fly.offers()
    assert "attack nappa 1" in fly.offers()
    units = {"vegeta": "5c ki=3", "gohan": "5c", "goku": "5c flying"}
    t = given("goku gohan / vegeta", units=units, active="vegeta").play("technique onde_explosive gohan", "no_die")
    assert "shield goku 1" in t.offers()  # takes wounds for allies
    t.play("enough")
    assert t.said("splashed")[-1]["target"] == "goku"  # and is hit by splash
