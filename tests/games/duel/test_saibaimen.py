"""Saibaimen (DUEL 6.13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duel.table import At, given


def swarm(zones: str = "5a", goku: str = "5a", **position: Any) -> At:
    units = {"goku": goku, "nappa": "Bc", **position.pop("others", {})}
    return given(units=units, saibaimen=zones, phase="saibaimen", **position)


def in_play(t: At) -> list[str]:
    return [row["zone"] for row in t.view(-1)["saibaimen"]]


@pytest.mark.clause("DUEL-6.13.1")
def test_nappa_plants_one_next_to_him_on_the_ground_or_anywhere_from_above() -> None:
    t = given(units={"nappa": "5c stars=2"}, active="nappa")
    assert t.view(0)["saibaimen"] == []
    assert t.offers("talent") == ["talent saibaiman Aa", "talent saibaiman 5a"]
    t.play("talent saibaiman 5a")
    assert in_play(t) == ["5a"]
    for nappa in ("5b stars=1", "5c flying stars=1"):
        up = given(units={"nappa": nappa}, active="nappa")
        assert "talent saibaiman 4b" in up.offers() or "talent saibaiman 5b" in up.offers()
        assert f"talent saibaiman {nappa[:2]}" not in up.offers()  # never his own zone


@pytest.mark.clause("DUEL-6.13.2")
def test_each_launches_a_technique_or_leaps_in_any_order() -> None:
    t = swarm("5a 5c")
    assert (t.key, t.seat) == ("sai-step", 1)
    assert t.offers("launch") == [
        "launch saibaiman1 destruction goku",
        "launch saibaiman1 acide goku",
        "launch saibaiman2 acide goku",
    ]
    t.play("leap saibaiman2 5a")
    assert not t.offers("launch saibaiman2", "leap saibaiman2")  # one thing a round
    assert t.no("leap saibaiman2 5c") == "saibaiman-cannot DUEL-6.13.2"
    t.play("launch saibaiman1 acide goku", "no_die")
    assert t["goku"]["health"] == 6
    assert t.key == "act-choose"
    assert swarm().play("end").key == "act-choose"  # or nothing


@pytest.mark.clause("DUEL-6.13.3")
def test_a_new_one_acts_next_round_and_does_nothing_else() -> None:
    t = given(units={"nappa": "5c stars=1", "goku": "5a"}, active="nappa", round=2).play("talent saibaiman 5a")
    assert not t.offers("launch", "leap")
    while t.key != "sai-step":
        t.play(t.offers()[-1])
    assert t.state.round == 3
    assert not t.offers("reveal", "push")
    help_ = given(units={"goku": "5c", "nappa": "5c"}, saibaimen="5c", active="goku").play("attack nappa 1", "no_die")
    assert help_.key == "push"  # it takes no wounds for nappa


@pytest.mark.clause("DUEL-6.13.4")
def test_no_card_helps_it_and_it_takes_no_place() -> None:
    t = given(units={"nappa": "5c"}, saibaimen="5a", active="nappa", hands="- / vitesse nuage carapace senzu")
    assert all("saibaiman" not in text for text in t.offers("play"))
    assert t.no("play vitesse saibaiman1 5c") == "not-yours DUEL-7.1"
    crowd = given(units={"goku": "5c"}, saibaimen="5a 5a 5a 5a", active="goku")
    assert "move 5a" in crowd.offers()


@pytest.mark.clause("DUEL-6.13.5")
def test_its_loss_gives_no_points_and_it_can_be_planted_again() -> None:
    t = given(units={"goku": "5c", "nappa": "Ba stars=1"}, saibaimen="5c", active="goku").play("attack saibaiman1 1")
    assert t.points == [0, 0]
    assert len(t.view(0)["reserve"]) == 6
    worth = given(units={"goku": "5c", "nappa": "Ba"}, saibaimen="5c", active="goku", options={"saibaiman_vp": 1})
    assert worth.play("attack saibaiman1 1").points == [1, 0]
    spent = given(
        units={"goku": "5c", "nappa": "Ba"}, saibaimen="5c", active="goku", options={"saibaiman_reuse": False}
    ).play("attack saibaiman1 1")
    assert (len(spent.view(0)["reserve"]), spent.view(0)["gone"]) == (5, ["saibaiman1"])
    none = given(units={"nappa": "5c stars=1"}, lost=6, active="nappa", options={"saibaiman_reuse": False})
    assert not none.offers("talent")


@pytest.mark.clause("DUEL-6.13.6")
def test_they_stay_without_nappa_but_keep_no_team_alive() -> None:
    units = {"goku": "5c", "nappa": "5c health=1", "vegeta": "Ba"}
    t = given("goku / nappa vegeta", units=units, saibaimen="5a", active="goku").play("attack nappa 3", "no_die")
    assert in_play(t) == ["5a"]
    while t.key != "sai-step":
        t.play(t.offers()[-1])
    assert t.seat == 1
    leave = {"saibaiman_leave_with_nappa": True, "saibaiman_vp": 1}
    gone = given("goku / nappa vegeta", units=units, saibaimen="5a", active="goku", options=leave)
    gone.play("attack nappa 3", "no_die")
    assert in_play(gone) == []
    assert gone.points == [4, 0]  # they leave, they are not beaten
    last = given("goku / nappa", units={"goku": "5c", "nappa": "5c health=1"}, saibaimen="5a", active="goku")
    assert last.play("attack nappa 3", "no_die").state.ending == "wipe"


@pytest.mark.clause("DUEL-6.13.7")
def test_its_technique_follows_relief_windows_and_defence_without_window_p() -> None:
    hill = swarm("5c", goku="5b")
    assert not hill.offers("launch")  # range 3
    t = swarm(hands="vitesse coup / puissance", others={"gohan": "5a"})
    t.play("launch saibaiman1 destruction goku")
    assert (t.key, t.seat) == ("x", 0)
    t.play("pass")
    assert (t.key, t.seat) == ("f-main", 0)  # no window P for puissance
    t.play("no_die", "parry 0")
    assert t.key == "f-allies"


@pytest.mark.clause("DUEL-6.13.7", "DUEL-7.15")
def test_interrupted_and_cancelled_it_chooses_again_in_the_same_turn() -> None:
    t = swarm(hands="nuage vitesse / coup")
    t.play("launch saibaiman1 destruction goku", "play nuage goku", "pass")
    assert (t.key, t.offers()) == ("x-actor", ["cancel"])
    t.play("cancel")
    assert t.key == "sai-step"
    assert t["goku"]["flying"]  # its turn is not over
    assert not t.offers("launch")
    t.play("leap saibaiman1 5c", "pass")
    assert not t["goku"]["flying"]
    assert t.key == "act-choose"
