"""The worked examples of the ruling book, section 13."""

from __future__ import annotations

import pytest

from nyoi.games.duel.content import SPOT
from tests.games.duel.table import given, new, unit


@pytest.mark.clause("DUEL-4.5")
def test_ex_1_tokens_at_setup() -> None:
    for seed in range(5):
        rows = [row for row in new(seed, teams="preset_saga").view(0)["tokens"] if row["group"] == 4]
        tiles = {row["zone"][0] for row in rows}
        assert sorted(row["zone"][1] for row in rows) == list("abcd")
        assert len(tiles) == 1
        others = [row for row in new(seed, teams="preset_saga").view(0)["tokens"] if row["group"] != 4]
        assert not tiles & {row["zone"][0] for row in others}


@pytest.mark.clause("DUEL-4.10", "DUEL-4.11")
def test_ex_2_teams() -> None:
    t = new(teams="preset_saga")
    assert t.points == [0, 2]
    assert t.state.owner[unit("saibaiman1")] == 1


@pytest.mark.clause("DUEL-5.2", "DUEL-3.31")
def test_ex_3_round_3_and_round_2() -> None:
    t = given(units={"goku": "Aa", "piccolo": "ko"}, round=3, phase="round")
    for id in ("goku", "gohan", "yamcha", "vegeta", "nappa", "raditz"):
        assert (t[id]["stars"], t[id]["ki"]) == (1, 1)
    assert t["piccolo"]["stars"] == 0
    second = given(round=2, phase="round")
    assert (second.key, second.seat) == ("act-choose", 0)


@pytest.mark.clause("DUEL-5.8")
def test_ex_4_die_and_four_actions() -> None:
    t = given(units={"goku": "Aa", "vegeta": "5a"}, active="goku", phase="die", dice=[1])
    assert (t["goku"]["ki"], t.actions) == (1, 4)
    t.play("move 5c", "move 5a", "attack vegeta 1", "no_die", "no_push", "reveal 5a")
    assert t.actions == 0


@pytest.mark.clause("DUEL-6.2.2", "DUEL-6.2.3", "DUEL-6.2.4")
def test_ex_5_moves() -> None:
    units = {"goku": "5c", "piccolo": "Aa", "gohan": "Aa", "vegeta": "Aa"}
    t = given(units=units, active="goku")
    assert t.offers("move") == ["move 5a", "move 5b", "move 5d"]
    s = t.state
    assert [s.step_cost(0, SPOT[z]) for z in ("5a", "5b", "5d")] == [1, 2, 2]
    assert given(units=units, active="goku", actions=1).offers("move") == ["move 5a"]
    flying = given(units={**units, "goku": "5c flying"}, active="goku")
    assert flying.play("move 5b").actions == 2


@pytest.mark.clause("DUEL-6.7.2")
def test_ex_6_range() -> None:
    units = {"goku": "5c ki=4", "vegeta": "5c", "nappa": "5b", "raditz": "Ba"}
    t = given(units=units, saibaimen="1c Bd", active="goku", hands="baton / -").play("play baton")
    assert t.offers("technique kamehameha") == ["technique kamehameha raditz", "technique kamehameha nappa"]
    ids = ("nappa", "raditz", "vegeta", "saibaiman1", "saibaiman2")
    assert [t.state.distance(0, unit(id)) for id in ids] == [3, 2, 0, 4, 5]
    t.state.flying[0] = 1
    assert [t.state.distance(0, unit(id)) for id in ids[3:]] == [2, 3]


@pytest.mark.clause("DUEL-6.4.1")
def test_ex_7_who_can_be_attacked() -> None:
    units = {"goku": "5a", "nappa": "5a", "vegeta": "5a", "raditz": "5c"}
    t = given(units=units, active="goku")
    assert {text.split()[1] for text in t.offers("attack")} == {"nappa", "vegeta"}


@pytest.mark.clause("DUEL-6.4.6")
def test_ex_8_grouped_bonus() -> None:
    t = given(units={"goku": "5a", "vegeta": "5a health=7"}, active="goku", bonus=1).play("attack vegeta 3")
    assert t.said("struck")[-1]["wounds"] == 4
    t.play("no_die")
    assert t["vegeta"]["health"] == 3


@pytest.mark.clause("DUEL-7.5", "DUEL-7.6")
def test_ex_9_interruption() -> None:
    t = given(units={"goku": "5a", "vegeta": "5a"}, active="vegeta", hands="vitesse / -").play("attack goku 1")
    t.play("play vitesse goku 5c")
    assert (t.key, t.actions, t.discard) == ("act-menu", 3, ["vitesse"])
    assert t["goku"]["health"] == 7


@pytest.mark.clause("DUEL-6.7.5", "DUEL-6.10.1", "DUEL-3.17")
def test_ex_10_genkidama() -> None:
    units = {"goku": "Aa ki=6", "nappa": "Ba health=8", "vegeta": "Ba health=7", "raditz": "Bc"}
    t = given(units=units, active="goku", reach=1)
    assert t.offers("technique genkidama") == [f"technique genkidama {id}" for id in ("raditz", "nappa", "vegeta")]
    assert [t.state.distance(0, unit(id)) for id in ("nappa", "raditz")] == [3, 4]
    t.play("technique genkidama nappa", "roll", dice=[7])
    assert t["goku"]["health"] == 6  # nappa defends 6 with ripostes
    t.play("enough")
    assert t["nappa"]["health"] == 3
    t.play("roll", dice=[9]).play("accept")  # then vegeta 2: his riposte does nothing, his parade does
    assert t["goku"]["health"] == 6
    t.play("enough")
    assert t["vegeta"]["health"] == 6


@pytest.mark.clause("DUEL-6.15.1", "DUEL-6.15.2", "DUEL-6.15.3", "DUEL-6.15.4", "DUEL-6.15.5")
def test_ex_11_seven_balls() -> None:
    units = {"goku": "5c balls=1,2", "gohan": "Aa balls=3,4 health=2", "piccolo": "ko", "vegeta": "Ba balls=5,6"}
    t = given(units=units, active="goku", tokens={"5c": "ball"}, deck="senzu").play("reveal 5c")
    assert (t.hand(0), t.points) == ("senzu", [5, 2])
    assert t.offers() == ["resurrect piccolo", "heal gohan", "decline"]
    t.play("resurrect piccolo")
    assert (t.seat, t.offers()) == (1, ["draw 0", "draw 1", "draw 2"])
    t.play("draw 1")
    assert len(t.view(0)["tokens"]) == 28
    assert (t.key, t.seat, t.actions) == ("act-menu", 0, 2)


@pytest.mark.clause("DUEL-6.8.3")
def test_ex_12_flight() -> None:
    t = given(units={"goku": "5c", "vegeta": "5c flying", "nappa": "5a flying"}, active="goku")
    assert [t.state.distance(0, unit(id)) for id in ("vegeta", "nappa")] == [2, 3]


@pytest.mark.clause("DUEL-8.2")
def test_ex_13_end() -> None:
    units = {"goku": "Aa activated", "vegeta": "Ba activated"}
    t = given("goku / vegeta", units=units, round=7, turn=0, points=[12, 9])
    assert (t.state.ending, t.state.results) == ("points", (1.0, 0.0))


@pytest.mark.clause("DUEL-6.9.2", "DUEL-6.4.12", "DUEL-6.6.2", "DUEL-6.1.7", "DUEL-7.1")
def test_ex_14_the_example_turn_of_the_rulebook() -> None:
    t = given(
        units={"goku": "5c health=5 ki=3", "nappa": "5b health=2 parades=1", "vegeta": "5a health=7"},
        hands="puissance vitesse / -",
        tokens={"5c": "action_or_health"},
        active="goku",
        phase="die",
        dice=[2],
    )
    # (1) face 2: ki and range; nothing to reroll with, but he holds cards, so he is asked
    assert (t.key, t.offers()) == ("act-die", ["keep"])
    t.play("keep")
    assert (t["goku"]["ki"], t.state.reach) == (4, 1)
    # (2) the token gives the action back
    t.play("reveal 5c", "choose action")
    assert t.actions == 3
    # (3) Kaméhaméha on Nappa: his hill is at range 3; puissance makes 5 wounds, 2 unparryable
    assert t.state.distance(0, unit("nappa")) == 3
    t.play("technique kamehameha nappa")
    assert (t.key, t.offers(), t["goku"]["ki"]) == ("p", ["play puissance", "pass"], 0)
    t.play("play puissance", "pass")
    struck = t.said("struck")[-1]
    assert (struck["wounds"], struck["hard"]) == (5, 2)
    # (4) Nappa rolls face 9: a riposte and a parade; his token; Vegeta takes one of the two left
    assert (t.key, t.seat, t.offers()) == ("f-main", 1, ["roll", "no_die"])
    t.play("roll", dice=[9])  # defence 1: no reroll, so it is accepted
    assert (t.key, t.seat) == ("w-tokens", 0)  # Goku holds a card, no token: he cannot stop it
    t.play("parry 0")
    assert t["goku"]["health"] == 4
    assert (t.key, t.offers()) == ("f-tokens", ["parry 0", "parry 1"])
    t.play("parry 1")
    assert t.offers() == ["shield vegeta 1", "shield vegeta 2", "enough"]
    t.play("shield vegeta 1")
    assert (t["vegeta"]["health"], t["nappa"]["health"]) == (6, 1)
    # (5) vitesse: Goku to 5a
    t.play("play vitesse goku 5a")
    assert (t["goku"]["zone"], t.actions) == ("5a", 2)
    # (6) two grouped actions against Vegeta: a riposte is of no use, he rerolls: one parade
    t.play("attack vegeta 2")
    t.play("roll", dice=[7])
    assert t.offers() == ["roll", "accept"]
    t.play("roll", dice=[1])
    assert t.key == "f-allies"  # accepted; Nappa next door could help
    t.play("enough")
    assert t["vegeta"]["health"] == 5
    # (7) pushed to 5b: the hill collapses, Vegeta and Nappa fall
    assert (t.key, t.seat) == ("push", 0)
    t.play("push 5b")
    assert (t["vegeta"]["down"], t["vegeta"]["health"]) == (True, 4)
    assert (t["nappa"]["health"], t.points) == (0, [4, 0])
    assert "5b" not in t.hills
    # Goku has no action left and no card: his activation is over; Vegeta must stand up first
    assert (t.key, t.seat, t.actions) == ("act-choose", 1, 0)
    t.play("activate vegeta", dice=[2])
    assert not t["vegeta"]["down"]
    assert t.said("rising")[-1]["unit"] == "vegeta"
    assert t.actions == 2


@pytest.mark.clause("DUEL-6.1.4", "DUEL-6.1.6", "DUEL-6.1.7")
def test_ex_15_immobilised() -> None:
    t = given(
        "krilin goku / vegeta",
        units={"krilin": "5c down stars=2", "goku": "Aa", "vegeta": "5c"},
        active="krilin",
        phase="die",
        dice=[1],
        hands="vitesse nuage concentration / -",
        market="vitesse coup senzu",
    ).play("keep")
    assert t["krilin"]["ki"] == 1
    assert t.key == "regard"
    t.play("look 5a")
    assert "stand" in t.offers()
    assert t.offers("buy") == ["buy 1 vitesse", "buy 2 coup"]
    assert "play concentration krilin" in t.offers()
    assert not t.offers("play vitesse krilin", "play nuage krilin", "end", "move", "technique taiyoken")
    t.play("stand")
    assert t.actions == 2
    assert "technique taiyoken" in t.offers()


@pytest.mark.clause("DUEL-6.9.8", "DUEL-6.4.8")
def test_ex_16_allies() -> None:
    units = {"goku": "5a", "nappa": "5a health=3", "vegeta": "Ba", "raditz": "5b down"}
    t = given(units=units, active="goku").play("attack nappa 3", "no_die")
    assert t.offers() == ["shield vegeta 1", "shield vegeta 2", "enough"]
    t.play("shield vegeta 2")
    assert t["nappa"]["health"] == 2
    assert t.key == "push"
    two = given(units=units, active="goku").play("attack nappa 2", "no_die", "shield vegeta 2")
    assert two["nappa"]["health"] == 3
    assert two.key == "act-menu"  # Nappa lost nothing: no push


@pytest.mark.clause("DUEL-6.5.1", "DUEL-6.5.2")
def test_ex_17_reduce() -> None:
    t = given(units={"piccolo": "5c stars=1"}, active="piccolo", market="senzu nuage coup", deck="vitesse")
    t.play("reduce 1 senzu", "reduce 1 senzu")
    assert (t.actions, t.view(0)["market"][0]["cost"]) == (1, 1)
    bought = given(units={"piccolo": "5c stars=1"}, active="piccolo", market="senzu nuage coup", deck="vitesse")
    bought.play("reduce 1 senzu", "reduce 1 senzu", "buy 1 senzu")
    assert (bought.hand(0), bought.actions, bought["piccolo"]["stars"]) == ("senzu", 1, 0)
    t.play("end")
    assert t.view(0)["market"][0]["cost"] == 3


@pytest.mark.clause("DUEL-6.8.3", "DUEL-7.6")
def test_ex_18_flight_and_hill() -> None:
    t = given(units={"vegeta": "5b", "goku": "5b"}, active="vegeta", hands="nuage / -").play("attack goku 2")
    t.play("play nuage goku")
    assert t.state.distance(unit("vegeta"), 0) == 0
    assert (t.key, t.offers()) == ("x-actor", ["continue", "cancel"])
    assert t.play("cancel").actions == 3


@pytest.mark.clause("DUEL-7.9", "DUEL-7.11", "DUEL-6.6.2")
def test_ex_19_nested_interruption() -> None:
    units = {"nappa": "5a health=8", "piccolo": "5a", "gohan": "5a", "vegeta": "Bc"}
    t = given(units=units, active="nappa", hands="attaque_eclair / concentration", market="senzu senzu carapace")
    t.play("attack piccolo 2")
    assert (t.key, t.seat, t.actions) == ("x", 0, 1)
    t.play("play attaque_eclair gohan nappa")
    assert (t.key, t.seat) == ("x", 1)  # Nappa's owner gets X for that attack
    t.play("pass", "no_die", "parry 0")
    assert t["nappa"]["health"] == 7
    t.play("push 5d", "parry 0")
    assert "5d" not in t.hills
    assert (t["nappa"]["down"], t["nappa"]["health"]) == (True, 6)
    assert (t.key, t.seat) == ("x-actor", 1)
    assert t.offers("continue", "cancel") == ["cancel"]  # his own attack is no longer legal
    t.play("cancel")
    assert t.actions == 3
    assert "stand" in t.offers()
    assert not t.offers("end", "attack")
    t.play("stand")
    assert t.actions == 2  # one of the two that came back, and the unspent one


@pytest.mark.clause("DUEL-5.5")
@pytest.mark.parametrize(("round", "order"), [(3, "BABABA+A"), (2, "ABABABA")])
def test_ex_20_pass_and_cards(round: int, order: str) -> None:
    units = {
        "goku": "Aa",
        "piccolo": "Ab",
        "gohan": "Ac",
        "yamcha": "Ac",
        "vegeta": "Ba",
        "nappa": "Bb",
        "raditz": "Bc",
    }
    t = given(units=units, round=round)
    seen = ""
    while t.state.round == round:
        if t.key == "act-choose":
            seen += "AB"[t.seat]
            t.play(t.offers()[0])
        elif t.key == "act-pass":
            assert t.seat == 1
            seen += "+"
            t.play("decline")
        else:
            t.play(t.offers()[-1])
    assert seen == order


@pytest.mark.clause("DUEL-6.13.1", "DUEL-6.13.2")
def test_ex_21_saibaiman() -> None:
    t = given("goku / nappa", units={"nappa": "5c stars=2", "goku": "5a activated"}, active="nappa", round=1)
    assert t.offers("talent") == ["talent saibaiman Aa", "talent saibaiman 5a"]
    t.play("talent saibaiman 5a", "end")
    while t.key != "sai-step":
        t.play("end" if "end" in t.offers() else t.offers()[0])
    assert t["goku"]["zone"] == "5a"
    t.play("launch saibaiman1 destruction goku", "no_die", "parry 0")
    assert t["goku"]["health"] == 4
    assert t.view(0)["saibaimen"] == []


@pytest.mark.clause("DUEL-6.7.3")
def test_ex_22_fewest_zones() -> None:
    t = given(units={"goku": "5a ki=6", "vegeta": "1b"}, active="goku", reach=1)
    assert t.state.distance(0, unit("vegeta")) == 5
    assert not t.offers("technique genkidama")
