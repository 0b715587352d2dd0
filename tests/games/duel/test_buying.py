"""Buying cards, the deck, the market (DUEL 6.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duel.table import given


@pytest.mark.clause("DUEL-6.5.1")
def test_the_active_character_buys_with_its_own_stars_as_often_as_it_likes() -> None:
    units = {"goku": "5c stars=2", "piccolo": "5c stars=3"}
    t = given(units=units, active="goku", market="vitesse coup senzu", deck="nuage baton")
    assert t.offers("buy") == ["buy 1 vitesse", "buy 2 coup"]
    assert t.no("buy 3 senzu") == "too-dear DUEL-6.5.1"  # piccolo's stars are his
    assert t.no("buy 1 senzu") == "not-in-market DUEL-6.5.1"
    t.play("buy 2 coup", "buy 1 vitesse")
    assert (t["goku"]["stars"], t["piccolo"]["stars"], t.actions) == (0, 3, 3)
    assert t.hand(0) == "vitesse coup"
    down = given(units={"goku": "5c down stars=1"}, active="goku", market="vitesse coup senzu")
    assert down.play("buy 1 vitesse").hand(0) == "vitesse"


@pytest.mark.clause("DUEL-6.5.2")
def test_actions_reduce_the_cost_of_one_card_until_the_activation_ends() -> None:
    t = given(units={"goku": "5c"}, active="goku", market="senzu vitesse coup", deck="nuage")
    t.play("reduce 2 vitesse")
    assert t.view(0)["market"][1] == {"card": "vitesse", "cost": 0, "cut": 1}
    assert "reduce 2 vitesse" not in t.offers()
    assert t.no("reduce 2 vitesse") == "costs-nothing DUEL-6.5.2"
    t.play("reduce 1 senzu", "reduce 1 senzu")
    assert t.view(0)["market"][0]["cost"] == 1  # several add up
    t.play("buy 2 vitesse")
    assert t.view(0)["market"][1]["cut"] == 0  # the card that fills the place is not reduced
    t.play("end")
    assert t.view(0)["market"][0] == {"card": "senzu", "cost": 3, "cut": 0}


@pytest.mark.clause("DUEL-6.5.3")
def test_a_bought_card_goes_to_hand_and_its_place_is_refilled_at_once() -> None:
    t = given(
        units={"goku": "5c stars=1"}, active="goku", market="vitesse coup senzu", deck="nuage", hands="coup coup / -"
    )
    t.play("buy 1 vitesse")
    assert [row["card"] for row in t.view(0)["market"]] == ["nuage", "coup", "senzu"]
    assert t.hand(0) == "vitesse coup coup"
    many = given(units={"goku": "5c stars=1"}, active="goku", hands=" ".join(["vitesse"] * 4 + ["nuage"] * 4) + " / -")
    assert many.offers("buy")  # no hand limit


@pytest.mark.clause("DUEL-6.5.4")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    units = {"goku": "5c stars=2", "vegeta": "Ba"}
    t = given(units=units, active="goku", market="vitesse coup senzu", hands="concentration / -", rest="discard")
    assert (t.view(0)["deck"], len(t.view(0)["discard"])) == (0, 36)
    t.play("buy 1 vitesse")
    assert (t.view(0)["deck"], t.view(0)["discard"]) == (35, [])
    assert t.said("reshuffled")[0]["cards"] == 36
    t.play("play concentration goku")
    assert t.discard == ["concentration"]  # played cards lie open


@pytest.mark.clause("DUEL-6.5.4")
def test_with_stop_an_empty_place_stays_empty() -> None:
    units = {"goku": "5c stars=2", "vegeta": "Ba"}
    position: dict[str, Any] = {"units": units, "active": "goku", "market": "vitesse coup senzu", "rest": "discard"}
    t = given(**position, options={"deck_exhausted": "stop"}, hands="concentration / -")
    t.play("buy 1 vitesse")
    assert t.view(0)["market"][0] is None
    t.play("play concentration goku")
    assert t.view(0)["market"][0] is None


@pytest.mark.clause("DUEL-6.5.4")
def test_an_empty_place_is_filled_as_soon_as_a_card_is_discarded() -> None:
    everything = (
        "vitesse vitesse vitesse vitesse nuage nuage nuage nuage baton baton baton puissance puissance puissance"
        " coup coup armure armure armure carapace carapace carapace contre contre senzu concentration"
        " concentration concentration souffle souffle souffle attaque_eclair attaque_eclair radar radar chance chance"
    )
    t = given(units={"goku": "5c stars=1"}, active="goku", market="vitesse coup senzu", hands=f"{everything} / -")
    t.play("buy 1 vitesse")
    assert t.view(0)["market"][0] is None  # neither deck nor discard pile
    t.play("play concentration goku")
    assert t.view(0)["market"][0]["card"] == "concentration"
    assert t.discard == []


@pytest.mark.clause("DUEL-6.5.5")
def test_buying_opens_no_window() -> None:
    t = given(units={"goku": "5c stars=1"}, active="goku", market="vitesse coup senzu", hands="- / radar vitesse")
    t.play("buy 1 vitesse")
    assert (t.key, t.seat) == ("act-menu", 0)
    t.play("reduce 3 senzu")
    assert (t.key, t.seat) == ("x", 1)  # reducing is an action
