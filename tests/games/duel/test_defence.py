"""Defence: die, tokens, allies; ripostes and other wounds (DUEL 6.9, 6.10)."""

from __future__ import annotations

from typing import Any

import pytest

from nyoi.games.duel.content import TECHNIQUE
from nyoi.games.duel.rules.defence import Defence
from nyoi.kernel.play import settle
from tests.games.duel.table import At, given, unit


def kamehameha(vegeta: str = "", **position: Any) -> At:
    """Goku (5c) has used Kaméhaméha on Vegeta (5a): 4 wounds, 2 of them unparryable."""
    units = {"goku": "5c ki=4", "vegeta": f"5a {vegeta}", **position.pop("others", {})}
    t = given(units=units, active="goku", **position).play("technique kamehameha vegeta")
    while t.key in ("x", "p"):
        t.play("pass")
    return t


@pytest.mark.clause("DUEL-6.9.1", "DUEL-6.9.2")
def test_die_tokens_allies_in_this_order() -> None:
    t = kamehameha("parades=2", others={"nappa": "Ba"})
    assert (t.key, t.seat) == ("f-main", 1)
    t.play("roll", dice=[1]).play("accept")
    assert t.key == "f-tokens"
    t.play("parry 1")
    assert t.key == "f-allies"
    t.play("shield nappa 1")
    assert (t["vegeta"]["health"], t["nappa"]["health"]) == (7, 8)  # 4 - 1 - 1 - 1


@pytest.mark.clause("DUEL-6.9.1")
def test_effect_wounds_are_defended_alike_without_ripostes() -> None:
    units = {"goku": "Aa ki=6", "nappa": "Ba", "vegeta": "Ba parades=1", "raditz": "Bb"}
    t = given(units=units, active="goku").play("technique genkidama nappa", "no_die", "enough")
    t.play("roll", dice=[7]).play("accept")  # a riposte: nothing
    assert t["goku"]["health"] == 7
    assert t.key == "f-tokens"
    t.play("parry 1")
    assert t.key == "f-allies"
    t.play("shield raditz 1")
    assert t["vegeta"]["health"] == 8


@pytest.mark.clause("DUEL-6.9.3")
def test_the_die_is_rolled_once_and_rerolled_defence_minus_one_times() -> None:
    t = kamehameha(hands="- / armure chance coup")
    t.play("roll", dice=[6])
    t.play("roll", dice=[10])  # defence 2: one reroll; only the last result counts
    assert "roll" not in t.offers()
    assert t.no("roll") == "no-more-rolls DUEL-6.9.3"
    t.play("play armure")
    assert "roll" in t.offers()  # one more
    t.play("roll", dice=[11])
    assert "roll" not in t.offers()
    t.play("play chance", dice=[3])
    assert "roll" not in t.offers()
    t.play("accept")
    assert (t["vegeta"]["ki"], t["vegeta"]["stars"]) == (0, 0)  # earlier symbols are not applied
    t.play("parry 0")
    assert t["vegeta"]["health"] == 6  # two parades


@pytest.mark.clause("DUEL-6.9.4")
def test_rolling_is_a_choice_even_if_nothing_can_be_parried() -> None:
    t = kamehameha()
    assert t.offers() == ["roll", "no_die"]
    t.play("roll", dice=[10])
    assert t.offers() == ["roll", "accept"]
    assert t.play("accept")["vegeta"]["ki"] == 1
    hard = given("chaozu / vegeta", units={"chaozu": "5c ki=2", "vegeta": "5c parades=3"}, active="chaozu")
    hard.play("technique adieu_tenshinhan vegeta")
    assert "roll" in hard.offers()


@pytest.mark.clause("DUEL-6.9.5")
def test_symbols_apply_on_acceptance() -> None:
    t = kamehameha("parades=0").play("roll", dice=[6])
    assert t["vegeta"]["health"] == 8
    t.play("accept")
    assert (t["vegeta"]["health"], t["vegeta"]["parades"]) == (6, 0)  # the third parade is lost, it is no token
    t = kamehameha().play("roll", dice=[9])
    assert t["goku"]["health"] == 7
    t.play("accept")
    assert (t["goku"]["health"], t["vegeta"]["health"]) == (6, 6)
    t = kamehameha().play("roll", dice=[12]).play("accept")
    assert (t["vegeta"]["stars"], t["vegeta"]["health"]) == (1, 5)
    card = kamehameha(hands="- / contre contre").play("play contre", "play contre")
    assert "play contre" not in card.offers()
    card.play("no_die")
    assert (card["goku"]["health"], card["vegeta"]["health"]) == (5, 6)


@pytest.mark.clause("DUEL-6.9.6")
def test_ripostes_come_first_and_only_for_parryable_own_wounds() -> None:
    t = kamehameha(hands="- / contre contre coup").play("play contre", "play contre", "roll", dice=[9])
    t.play("accept")
    # two parryable wounds: two ripostes of three, the parade finds nothing left
    assert (t["goku"]["health"]) == 5
    assert t.said("riposted")[-1]["wounds"] == 2
    assert t.said("parried") == []


@pytest.mark.clause("DUEL-6.9.7")
def test_tokens_remove_parryable_wounds_as_many_as_the_owner_likes() -> None:
    t = kamehameha("parades=3").play("no_die")
    assert t.offers() == ["parry 0", "parry 1", "parry 2"]
    t.play("parry 2")
    assert (t["vegeta"]["parades"], t["vegeta"]["health"]) == (1, 6)
    none = kamehameha("parades=3").play("no_die", "parry 0")
    assert (none["vegeta"]["parades"], none["vegeta"]["health"]) == (3, 4)


@pytest.mark.clause("DUEL-6.9.8")
def test_allies_near_and_standing_take_a_wound_for_each_common_affinity() -> None:
    others = {"nappa": "Ba", "raditz": "5b down"}
    t = kamehameha(others=others).play("no_die")
    assert t.offers() == ["shield nappa 1", "shield nappa 2", "enough"]
    assert t.no("shield raditz 1") == "lying-down DUEL-6.9.8"
    assert t.no("shield nappa 3") == "ally-limit DUEL-6.9.8"
    far = kamehameha(others={"nappa": "Bb", "raditz": "5a"}).play("no_die")
    assert far.no("shield nappa 1") == "ally-far DUEL-6.9.8"
    far.play("shield raditz 2")
    assert (far["raditz"]["health"], far["vegeta"]["health"]) == (4, 6)
    weak = kamehameha(others={"nappa": "Ba health=1"}).play("no_die")
    assert weak.offers() == ["shield nappa 1", "enough"]  # no more than its health
    weak.play("shield nappa 1")
    assert weak.points == [4, 0]  # the ally may be KO by it
    strangers = given(
        "goku / piccolo vegeta", units={"goku": "5c ki=4", "piccolo": "5a", "vegeta": "5a"}, active="goku"
    )
    strangers.play("technique kamehameha vegeta", "no_die")
    assert strangers.key == "act-menu"  # no common affinity


@pytest.mark.clause("DUEL-6.9.9")
def test_a_wound_taken_by_an_ally_is_final() -> None:
    t = kamehameha(others={"nappa": "Ba parades=3", "raditz": "Bb"}).play("no_die", "shield nappa 2")
    assert t.key == "act-menu"
    assert (t["nappa"]["health"], t["nappa"]["parades"]) == (7, 3)


@pytest.mark.clause("DUEL-6.9.9")
def test_with_the_option_an_ally_may_parry_the_parryable_ones() -> None:
    t = kamehameha(others={"nappa": "Ba parades=3", "raditz": "5a parades=3"}, options={"ally_parry_tokens": True})
    t.play("no_die", "shield nappa 1", "shield raditz 2")
    assert (t.key, t.offers()) == ("f-ally-tokens", ["parry 0", "parry 1"])
    t.play("parry 1")
    assert t.offers() == ["parry 0", "parry 1"]  # of raditz's two wounds only one was parryable
    t.play("parry 1")
    assert (t["nappa"]["health"], t["raditz"]["health"], t["vegeta"]["health"]) == (9, 5, 7)


@pytest.mark.clause("DUEL-6.9.10")
def test_the_rest_is_lost() -> None:
    assert kamehameha().play("no_die")["vegeta"]["health"] == 4


@pytest.mark.clause("DUEL-6.9.11")
def test_the_order_of_application() -> None:
    others = {"nappa": "5a health=2", "raditz": "Ba"}
    units = {"goku": "5c ki=4 health=1", "vegeta": "5a", "piccolo": "Aa", **others}
    t = given(units=units, active="goku").play("technique kamehameha vegeta")
    t.play("roll", dice=[7]).play("accept")
    assert t["goku"]["health"] == 0  # at once; the rest still happens
    t.play("shield nappa 2", "shield raditz 1")
    order = [(event["word"], event.get("unit")) for event in t.table.events(None) if event["word"] in ("wounded", "ko")]
    assert order == [("wounded", "goku"), ("ko", "goku"), ("wounded", "nappa"), ("ko", "nappa"), ("wounded", "raditz")]
    listed = kamehameha(others={"nappa": "5a", "raditz": "Ba"}).play("no_die", "shield raditz 1", "shield nappa 1")
    assert [event["unit"] for event in listed.said("wounded")] == ["raditz", "nappa", "vegeta"]


@pytest.mark.clause("DUEL-6.9.12")
def test_a_saibaiman_has_no_defence() -> None:
    units = {"goku": "5c", "nappa": "5a", "vegeta": "5a"}
    t = given(units=units, saibaimen="5c", active="goku", hands="- / carapace senzu armure")
    t.play("attack saibaiman1 1", "pass")
    assert t.key == "act-menu"
    assert t.view(0)["saibaimen"] == []


@pytest.mark.clause("DUEL-6.9.13")
def test_own_and_effect_wounds_on_one_unit_use_one_defence() -> None:
    t = given(units={"goku": "5c", "vegeta": "5a parades=3"}, active="goku")
    s = t.state
    # No printed technique does both: 2 own wounds (1 unparryable) and 2 effect wounds on vegeta.
    defence = Defence(unit("vegeta"), unit("goku"), TECHNIQUE["kamehameha"], 2, 2, 1)
    s.stack.append(defence)  # type: ignore[arg-type]
    settle(s)
    t.play("roll", dice=[9]).play("accept")
    # the riposte takes the one parryable own wound, the parade one of the effect wounds
    assert t["goku"]["health"] == 6
    assert t.offers() == ["parry 0", "parry 1"]
    t.play("parry 1")
    assert t["vegeta"]["health"] == 7


@pytest.mark.clause("DUEL-6.10.1")
def test_ripostes_answer_own_wounds_of_a_technique_at_any_distance() -> None:
    units = {"goku": "Aa ki=6", "vegeta": "Ba"}
    t = given(units=units, active="goku").play("technique genkidama vegeta", "roll", dice=[8]).play("accept")
    assert (t["goku"]["health"], t["vegeta"]["health"]) == (6, 3)


@pytest.mark.clause("DUEL-6.10.2")
def test_a_fall_or_a_returned_wound_stops_only_at_own_tokens() -> None:
    t = kamehameha(others={"goku": "5c ki=4 parades=1", "gohan": "5c"}).play("roll", dice=[7]).play("accept")
    assert (t.key, t.seat) == ("w-tokens", 0)  # no die, and gohan is not asked
    assert t.offers() == ["parry 0", "parry 1"]
    assert t.no("parry 2") == "too-many-tokens DUEL-6.10.2"
    t.play("parry 1")
    assert (t["goku"]["health"], t["goku"]["parades"]) == (7, 0)
    card = kamehameha(hands="carapace senzu / -").play("roll", dice=[7])
    card.play("accept")
    assert card.offers() == [
        "parry 0",
        "play carapace goku",
        *[f"play carapace {x}" for x in ("gohan", "piccolo", "yamcha")],
    ]
    card.play("play carapace goku")
    assert card.offers() == ["parry 0", "parry 1"]


@pytest.mark.clause("DUEL-6.10.3")
def test_what_a_technique_costs_its_user_cannot_be_reduced() -> None:
    units = {"tenshinhan": "5c ki=4 parades=3", "vegeta": "5a"}
    t = given("tenshinhan goku / vegeta", units=units, active="tenshinhan", hands="carapace / -")
    t.play("technique kikoho vegeta", "pass", "no_die")
    assert t.key == "act-menu"
    assert t["tenshinhan"]["health"] == 4


@pytest.mark.clause("DUEL-6.10.4")
def test_a_riposte_removes_a_saibaiman_but_only_parries_a_destruction() -> None:
    def launched(technique: str) -> At:
        units = {"goku": "5a", "nappa": "Bc"}
        t = given(units=units, saibaimen="5a", phase="saibaimen").play(f"launch saibaiman1 {technique} goku")
        return t.play("roll", dice=[7])

    acid = launched("acide")
    acid.play("accept")
    assert (acid["goku"]["health"], acid.view(0)["saibaimen"]) == (7, [])
    assert acid.key == "act-choose"
    bang = launched("destruction")
    bang.play("accept")
    assert bang["goku"]["health"] == 5
    assert len(bang.said("removed")) == 1
    order = [event["word"] for event in bang.table.events(None)]
    assert order.index("riposted") < order.index("wounded") < order.index("removed")  # not by the riposte
