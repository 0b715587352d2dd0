"""Moves, and revealing tokens (DUEL 6.2, 6.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duel.table import At, given


@pytest.mark.clause("DUEL-6.2.1", "DUEL-6.2.2")
def test_one_action_to_an_adjacent_zone_two_up_a_hill() -> None:
    t = given(units={"goku": "5c"}, active="goku")
    assert t.offers("move") == ["move Aa", "move 5a", "move 5b", "move 5d"]
    assert t.no("move Ba") == "not-adjacent DUEL-6.2.1"
    t.play("move 5b")
    assert (t["goku"]["zone"], t.actions) == ("5b", 1)
    assert t.offers("move") == ["move 1c", "move 4b", "move 5a", "move 5c"]  # 4b: from hill to hill
    flying = given(units={"goku": "5c flying"}, active="goku").play("move 5b")
    assert flying.actions == 2


@pytest.mark.clause("DUEL-6.2.3")
def test_a_full_zone_cannot_be_entered_and_enemies_do_not_hold() -> None:
    units = {"goku": "5c", "vegeta": "5c", "nappa": "5a", "raditz": "5a", "piccolo": "5a"}
    t = given(units=units, active="goku")
    assert "move 5a" not in t.offers()
    assert "move Aa" in t.offers()  # vegeta in the zone does not hold him


@pytest.mark.clause("DUEL-6.2.4")
def test_a_climb_needs_two_actions_at_once_and_going_down_is_no_fall() -> None:
    t = given(units={"goku": "5c"}, active="goku", actions=1)
    assert t.offers("move") == ["move Aa", "move 5a"]
    assert t.no("move 5b") == "climb DUEL-6.2.4"
    down = given(units={"goku": "5b health=3"}, active="goku", actions=1, hands="coup / -").play("move 5c")
    assert (down["goku"]["down"], down["goku"]["health"]) == (False, 3)
    assert down.actions == 0


@pytest.mark.clause("DUEL-6.2.5")
def test_a_move_of_cost_1_does_not_climb() -> None:
    t = given(units={"goku": "5c", "piccolo": "5b", "gohan": "5a flying"}, active="goku", hands="vitesse / -")
    assert t.offers("play vitesse goku") == ["play vitesse goku Aa", "play vitesse goku 5a"]
    assert "play vitesse piccolo 4b" in t.offers()  # from hill to hill
    assert "play vitesse gohan 5b" in t.offers()  # in flight
    assert t.no("play vitesse goku 5b") == "no-step DUEL-6.2.5"
    krilin = given("krilin / vegeta", units={"krilin": "5c stars=1"}, active="krilin")
    assert krilin.offers("talent") == ["talent agilite Aa", "talent agilite 5a"]
    assert krilin.play("talent agilite 5a").actions == 3
    leap = given(units={"nappa": "Bc"}, saibaimen="5c", phase="saibaimen")
    assert leap.offers("leap") == ["leap saibaiman1 Aa", "leap saibaiman1 5a"]


def revealed(what: str, unit: str = "", **position: Any) -> At:
    """Goku reveals a token in 5c, tile 5 having group 7."""
    t = given(units={"goku": f"5c {unit}"}, active="goku", tokens={"5c": what}, **position)
    return t.play("reveal 5c")


@pytest.mark.clause("DUEL-6.3.1")
def test_one_action_reveals_one_token_of_the_zone() -> None:
    t = revealed("ki")
    assert t.actions == 2
    assert t.offers("reveal") == []
    assert t.no("reveal 5c") == "no-token-here DUEL-6.3.1"
    assert t.no("reveal 5a") == "no-token-here DUEL-6.3.1"
    several = given(units={"goku": "5c"}, active="goku", dropped={"2": "5c", "5": "5c"})
    assert several.offers("reveal") == ["reveal 5c", "reveal dropped2", "reveal dropped5"]
    assert several.play("reveal dropped5")["goku"]["balls"] == [5]


@pytest.mark.clause("DUEL-6.3.2")
def test_a_ball_is_kept_and_gives_a_card() -> None:
    t = revealed("ball", deck="senzu")
    assert t["goku"]["balls"] == [7]
    assert t.hand(0) == "senzu"
    assert t.said("took", 1)[0]["card"] is None  # only "took a card"


@pytest.mark.clause("DUEL-6.3.3")
def test_action_or_health() -> None:
    t = revealed("action_or_health", "health=3")
    assert (t.key, t.offers()) == ("token-choice", ["choose action", "choose health"])
    assert t.play("choose action").actions == 3
    assert revealed("action_or_health", "health=3").play("choose health")["goku"]["health"] == 4
    # outside his activation: only health, lost at full health
    units = {"goku": "5c health=3", "vegeta": "Ba"}
    radar = given(units=units, active="vegeta", hands="radar / -", tokens={"5c": "action_or_health"})
    radar.play("move 5a", "play radar", "enough", "search goku 5c")
    assert radar["goku"]["health"] == 4
    assert radar.actions == 2
    full = given(units={**units, "goku": "5c"}, active="vegeta", hands="radar / -", tokens={"5c": "action_or_health"})
    full.play("move 5a", "play radar", "enough", "search goku 5c")
    assert full["goku"]["health"] == 7


@pytest.mark.clause("DUEL-6.3.4")
def test_star_or_parade_and_ki() -> None:
    t = revealed("star_or_parade")
    assert t.offers() == ["choose star", "choose parade"]
    t.play("choose star")
    assert (t["goku"]["stars"], t["goku"]["parades"]) == (1, 0)
    assert revealed("star_or_parade").play("choose parade")["goku"]["parades"] == 1
    assert revealed("ki")["goku"]["ki"] == 1


@pytest.mark.clause("DUEL-6.3.5")
def test_a_revealed_token_is_set_aside_for_all_to_see() -> None:
    t = revealed("ki")
    assert "7-ki" in t.view(-1)["aside"]
    assert t.said("revealed", 1)[0]["token"] == "7-ki"
    assert "5c" not in [row["spot"] for row in t.view(0)["tokens"]]
    assert "7-ball" not in revealed("ball").view(0)["aside"]


@pytest.mark.clause("DUEL-6.3.6")
def test_hills_and_flight_do_not_hinder_revealing() -> None:
    t = given(units={"goku": "5b"}, active="goku", tokens={"5b": "ki"}).play("reveal 5b")
    assert t["goku"]["ki"] == 1
    assert t.actions == 2
