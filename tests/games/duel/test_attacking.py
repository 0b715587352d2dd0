"""Attacks and pushes (DUEL 6.4), and hills that collapse (DUEL 6.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duel.table import At, given


@pytest.mark.clause("DUEL-6.4.1")
def test_an_attack_reaches_an_enemy_of_the_same_zone() -> None:
    units = {"goku": "5c", "vegeta": "5c", "nappa": "5a", "raditz": "5c flying", "piccolo": "5c"}
    t = given(units={k: v for k, v in units.items() if k != "piccolo"}, active="goku", saibaimen="5c")
    assert {text.split()[1] for text in t.offers("attack")} == {"vegeta", "saibaiman1"}
    assert t.no("attack nappa 1") == "other-zone DUEL-6.4.1"
    assert t.no("attack raditz 1") == "target-flies DUEL-6.4.1"
    assert t.no("attack goku 1") == "own-unit DUEL-6.4.1"
    high = given(units={"goku": "5b", "raditz": "5b flying"}, active="goku")
    assert "attack raditz 1" in high.offers()


@pytest.mark.clause("DUEL-6.4.2", "DUEL-6.4.4")
def test_grouped_actions_make_one_attack_and_one_defence() -> None:
    t = given(units={"goku": "5c", "nappa": "5c parades=1"}, active="goku")
    assert t.offers("attack") == ["attack nappa 1", "attack nappa 2", "attack nappa 3"]
    assert t.no("attack nappa 4") == "actions-left DUEL-6.4.2"
    t.play("attack nappa 3")
    assert t.actions == 0
    assert t.said("struck")[-1]["wounds"] == 3
    t.play("roll", dice=[1]).play("parry 1")
    assert t["nappa"]["health"] == 8
    assert t.key == "push"
    t = given(units={"goku": "5c", "nappa": "5c"}, active="goku", power=2).play("attack nappa 2")
    assert t.said("struck")[-1]["wounds"] == 6  # strength times n


@pytest.mark.clause("DUEL-6.4.3")
def test_the_order_of_an_attack() -> None:
    units = {"yamcha": "5c", "nappa": "5c stars=1"}
    t = given("yamcha goku / nappa", units=units, active="yamcha", hands="coup chance / senzu contre")
    t.play("attack nappa 2")
    assert (t.key, t.seat, t.actions) == ("x", 1, 1)  # paid, then window X
    t.play("pass")
    assert (t.key, t.seat) == ("p", 0)
    t.play("play coup", "pass")
    assert t.said("struck")[-1]["wounds"] == 3  # wounds fixed
    assert (t.key, t.seat) == ("f-main", 1)
    t.play("no_die", "parry 0")
    words = [event["word"] for event in t.table.events(None)]
    assert words.index("wounded") < words.index("stole")
    assert t.key == "push"  # last


@pytest.mark.clause("DUEL-6.4.5", "DUEL-6.4.6")
def test_bonuses_from_technique_die_talent_and_card_add_up() -> None:
    units = {"raditz": "5c stars=1", "goku": "5c"}
    t = given("raditz / goku piccolo", units=units, active="raditz", phase="die", dice=[1], hands="coup / -")
    t.play("keep", "talent scouter", "enough", "attack goku 3", "play coup")
    assert t.said("struck")[-1]["wounds"] == 3 + 1 + 1 + 1  # a flat +1 counts once, however many actions
    t.play("no_die")
    assert t.state.bonus == 0


@pytest.mark.clause("DUEL-6.4.6")
def test_a_pending_bonus_goes_to_the_next_attack_and_a_cancelled_one_keeps_it() -> None:
    units = {"goku": "5c", "nappa": "5c", "vegeta": "5a"}
    t = given(units=units, active="goku", bonus=2, hands="- / vitesse")
    t.play("attack nappa 1", "play vitesse nappa 5a")  # out of reach: cancelled
    assert t.state.bonus == 2
    t.play("move 5a", "attack nappa 1")
    assert t.said("struck")[-1]["wounds"] == 3
    assert t.state.bonus == 0
    unused = given(units=units, active="goku", bonus=1).play("end")
    assert unused.state.bonus == 0


@pytest.mark.clause("DUEL-6.4.7")
def test_ripostes_do_nothing_against_attacks() -> None:
    t = given(units={"goku": "5c", "nappa": "5c"}, active="goku", hands="- / contre coup")
    t.play("attack nappa 2", "pass")
    assert "play contre" not in t.offers()
    t.play("roll", dice=[7])
    t.play("accept", "parry 0")
    assert (t["goku"]["health"], t["nappa"]["health"]) == (7, 7)


@pytest.mark.clause("DUEL-6.4.8", "DUEL-6.4.9")
def test_a_successful_attack_made_the_target_itself_lose_health() -> None:
    units = {"goku": "5c", "nappa": "5c", "vegeta": "5a"}
    t = given(units=units, active="goku").play("attack nappa 2", "no_die", "shield vegeta 2")
    assert t["vegeta"]["health"] == 6
    assert t.key == "act-menu"  # no push
    t = given(units=units, active="goku").play("attack nappa 2", "no_die", "shield vegeta 1")
    assert (t.key, t.seat) == ("push", 0)
    ko = given(units={**units, "nappa": "5c health=1"}, active="goku").play("attack nappa 1", "no_die", "enough")
    assert ko.key == "act-menu"


def hit(goku: str = "5c", vegeta: str = "5c", nappa: str = "5c", **position: Any) -> At:
    """Goku has just wounded Nappa in 5c, and may push him."""
    units = {"goku": goku, "nappa": nappa, "vegeta": vegeta}
    t = given(units=units, active="goku", actions=2, **position).play("attack nappa 1", "no_die")
    if t.key == "f-allies":
        t.play("enough")
    assert t.key == "push"
    return t


@pytest.mark.clause("DUEL-6.4.10")
def test_a_push_goes_to_an_adjacent_zone_with_room_or_nowhere() -> None:
    t = hit(vegeta="Ba")
    assert t.offers() == ["push Aa", "push 5a", "push 5b", "push 5d", "no_push"]
    assert t.no("push Ba") == "not-adjacent DUEL-6.4.10"
    assert t.play("no_push")["nappa"]["zone"] == "5c"
    units = {"goku": "5c", "nappa": "5c", "vegeta": "5a", "piccolo": "5a", "gohan": "5a"}
    full = given(units=units, active="goku", actions=1).play("attack nappa 1", "no_die", "enough")
    assert "push 5a" not in full.offers()
    assert full.no("push 5a") == "zone-full DUEL-6.4.10"
    sai = given(units={"goku": "5c", "nappa": "Ba"}, saibaimen="5c", active="goku").play("attack saibaiman1 1")
    assert sai.key == "act-menu"


@pytest.mark.clause("DUEL-6.4.11")
def test_pushed_off_a_hill_a_figure_lies_down_unhurt() -> None:
    t = hit(goku="5b", nappa="5b", vegeta="Ba").play("push 5c")
    assert (t["nappa"]["zone"], t["nappa"]["down"], t["nappa"]["health"]) == ("5c", True, 8)
    assert "5b" in t.hills


@pytest.mark.clause("DUEL-6.4.12", "DUEL-6.6.1", "DUEL-6.6.2")
def test_pushed_onto_a_hill_a_figure_lies_down_hurt_and_the_hill_is_gone() -> None:
    t = hit(vegeta="Ba")
    t.play("push 5b")
    assert (t["nappa"]["zone"], t["nappa"]["down"], t["nappa"]["health"]) == ("5b", True, 7)  # one wound in all
    assert "5b" not in t.hills
    assert t.offers("move") == ["move Aa", "move 5a", "move 5b"]  # ground now, for one action


@pytest.mark.clause("DUEL-6.4.13")
def test_on_the_level_nothing_more_happens() -> None:
    ground = hit(vegeta="Ba").play("push 5a")
    assert (ground["nappa"]["zone"], ground["nappa"]["down"], ground["nappa"]["health"]) == ("5a", False, 8)
    hills = hit(goku="5b", nappa="5b", vegeta="Ba").play("push 4b")
    assert (hills["nappa"]["down"], len(hills.hills)) == (False, 12)
    for zone in ("5b", "5a"):
        flying = hit(goku="5c flying", nappa="5c flying", vegeta="Ba").play(f"push {zone}")
        assert (flying["nappa"]["zone"], flying["nappa"]["down"], len(flying.hills)) == (zone, False, 12)
    off = hit(goku="5b", nappa="5b flying", vegeta="Ba").play("push 5c")
    assert (off["nappa"]["down"], off["nappa"]["flying"] > 0) == (False, True)


@pytest.mark.clause("DUEL-6.4.14")
def test_an_attack_by_card_is_an_attack_in_every_respect() -> None:
    units = {"yamcha": "5c", "vegeta": "5c stars=1 ki=2", "goku": "Aa"}
    t = given("yamcha goku / vegeta", units=units, active="yamcha", bonus=1, hands="attaque_eclair / -")
    t.play("play attaque_eclair yamcha vegeta", "no_die")
    assert t.said("struck")[-1]["wounds"] == 2  # with the bonus pending on the active figure
    assert t["yamcha"]["stars"] == 1  # talent
    t.play("push 5a")
    assert t.actions == 3
    assert (t["vegeta"]["ki"], t["vegeta"]["activated"]) == (2, False)  # a pushed figure keeps what it has
    other = given(
        "yamcha goku / vegeta", units={**units, "goku": "5c"}, active="yamcha", bonus=1, hands="attaque_eclair / -"
    )
    other.play("play attaque_eclair goku vegeta")
    assert other.said("struck")[-1]["wounds"] == 1  # not the active one


# -- hills that collapse


@pytest.mark.clause("DUEL-6.6.1")
def test_a_destroyed_hill_does_not_come_back() -> None:
    t = hit(vegeta="Ba").play("push 5b")
    while t.state.round < 2:
        t.play(t.offers()[-1])
    assert "5b" not in t.hills


@pytest.mark.clause("DUEL-6.6.2", "DUEL-6.6.3")
def test_everybody_there_falls_in_order_on_both_sides() -> None:
    units = {"goku": "5c", "nappa": "5c", "vegeta": "5b down", "gohan": "5b parades=1"}
    t = given(units=units, saibaimen="5b 5b", active="goku", actions=1)
    t.play("attack nappa 1", "no_die", "push 5b")
    assert t.seat == 0  # gohan's owner may parry the fall (window W)
    assert (t.key, t.offers()) == ("w-tokens", ["parry 0", "parry 1"])
    assert [event["unit"] for event in t.said("fell")] == ["nappa", "gohan"]
    t.play("parry 1")
    fell = [event["unit"] for event in t.said("fell")]
    assert fell == ["nappa", "gohan", "vegeta", "saibaiman1", "saibaiman2"]
    assert (t["gohan"]["health"], t["gohan"]["down"]) == (5, True)
    assert (t["vegeta"]["health"], t["nappa"]["health"]) == (7, 7)
    assert t.view(0)["saibaimen"] == []


@pytest.mark.clause("DUEL-6.6.2")
def test_who_flies_does_not_fall() -> None:
    units = {"goku": "5c", "nappa": "5c", "vegeta": "5b flying"}
    t = given(units=units, active="goku", actions=1).play("attack nappa 1", "no_die", "enough", "push 5b")
    assert (t["vegeta"]["health"], t["vegeta"]["down"]) == (8, False)


@pytest.mark.clause("DUEL-6.6.3")
def test_a_ko_is_resolved_before_the_next_falls() -> None:
    units = {"vegeta": "5c", "yamcha": "5c", "gohan": "5b ki=0", "goku": "5b health=1"}
    t = given("goku gohan yamcha / vegeta", units=units, active="vegeta", actions=1)
    t.play("attack yamcha 1", "no_die", "enough", "push 5b")
    # goku falls first and is KO; gohan is still up there to get his rage, then falls
    words = [(event["word"], event.get("unit")) for event in t.table.events(None)]
    assert words.index(("ko", "goku")) < words.index(("talent", "gohan")) < words.index(("fell", "gohan"))


@pytest.mark.clause("DUEL-6.6.4")
def test_a_fall_does_not_spread_and_removes_saibaimen() -> None:
    units = {"goku": "5c", "nappa": "5c", "raditz": "4b"}
    t = given(units=units, saibaimen="5b 4b", active="goku", actions=1)
    t.play("attack nappa 1", "no_die", "push 5b")
    assert "4b" in t.hills
    assert not t["raditz"]["down"]
    assert [row["zone"] for row in t.view(0)["saibaimen"]] == ["4b"]
