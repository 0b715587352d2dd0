"""What steps, blows and pushes would do: figures from positions, as the rulings' examples count them."""

from __future__ import annotations

from typing import cast

import pytest

import nyoi
from nyoi.games.duel.content import UNITS, VALUE
from nyoi.games.duel.seen import DuelForetold
from tests.games.duel.table import At, given


def told(t: At, text: str = "", seat: int = 0) -> DuelForetold:
    move = t.table.game.lexicon().move(text) if text else None
    assert move is not None or not text, text
    found = t.table.game.foretell(t.view(seat), move)
    assert found is not None, text
    return cast("DuelForetold", found)


@pytest.mark.clause("DUEL-6.7.2", "DUEL-6.7.3")
def test_a_ruler_counts_hills_three_from_the_ground() -> None:
    rulers = told(given(units={"goku": "5c", "vegeta": "5a"}, active="goku"))["rulers"]
    assert [rulers["5c"][zone][0] for zone in ("5c", "5b", "Ba", "1c", "Bd")] == [0, 3, 2, 4, 5]
    assert rulers["5b"]["1c"][0] == 1  # from a hill every zone counts one
    assert rulers["5a"]["1b"][0] == 5  # by the fewest zones, not by the cheapest way (E22)
    assert [rulers["5a"][zone][1] for zone in ("1b", "1c", "5b", "5a")] == ["1c", "5b", "5a", None]
    options = {"range_path": "cheapest"}
    cheap = told(given(units={"goku": "5c", "vegeta": "5a"}, active="goku", options=options))["rulers"]
    assert cheap["5a"]["1b"][0] == 4


@pytest.mark.clause("DUEL-6.2.2")
def test_a_step_onto_a_hill_costs_two() -> None:
    t = given(units={"goku": "5c", "vegeta": "5a"}, active="goku", actions=3)
    assert [told(t, f"move {zone}")["cost"] for zone in ("5a", "5b")] == [1, 2]
    high = given(units={"goku": "5b", "vegeta": "5a"}, active="goku", actions=3)
    assert told(high, "move 4b")["cost"] == 1


@pytest.mark.clause("DUEL-6.11.2")
def test_a_technique_shows_how_far_it_goes_and_what_it_costs() -> None:
    t = given(units={"goku": "5c ki=4", "vegeta": "5c", "nappa": "5b", "raditz": "Ba"}, active="goku")
    offer = next(text for text in t.offers("technique") if len(text.split()) == 3)
    found = told(t, offer)
    target = t[offer.split()[2]]["zone"]
    assert target in found["reach"]["inside"]
    assert found["wounds"] > 0
    assert 0 <= found["ko"] <= 100
    assert [note["key"] for note in found["notes"]][:2] == ["pays", "blow"]


@pytest.mark.clause("DUEL-6.4.4")
def test_a_grouped_attack_adds_up() -> None:
    t = given(units={"goku": "5c", "nappa": "5c", "vegeta": "Ba"}, active="goku", actions=2)
    one, two = told(t, "attack nappa 1"), told(t, "attack nappa 2")
    assert two["wounds"] == 2 * one["wounds"]
    assert one["lost"] < two["lost"] <= two["wounds"]


@pytest.mark.clause("DUEL-6.4.11", "DUEL-6.4.12", "DUEL-6.6.2", "DUEL-11.8")
def test_a_push_says_who_falls() -> None:
    units = {"goku": "5c", "nappa": "5c", "vegeta": "Ba", "raditz": "5b health=1"}
    t = given(units=units, active="goku", actions=1).play("attack nappa 1", "no_die", "enough")
    hill = told(t, "push 5b")
    assert (hill["push"], hill["falls"]) == ("hill", [{"unit": "nappa", "ko": False}, {"unit": "raditz", "ko": True}])
    assert told(t, "push 5a")["push"] == "level"
    after = t.play("push 5b")
    assert after["nappa"]["down"]
    assert after["raditz"]["zone"] is None  # and so it came
    off = given(units={"goku": "5b", "nappa": "5b", "vegeta": "Ba"}, active="goku", actions=1)
    assert told(off.play("attack nappa 1", "no_die"), "push 5c")["push"] == "off"


def test_what_everybody_could_pay() -> None:
    means = told(given(units={"goku": "5c ki=6", "vegeta": "5a ki=0"}, active="goku"))["means"]
    assert len(means["goku"]) > len(means["vegeta"])


def test_ending_with_actions_left_is_warned_of() -> None:
    found = told(given(units={"goku": "5c", "vegeta": "5a"}, active="goku", actions=2), "end")
    assert [(note["tone"], note["facts"]) for note in found["notes"]] == [("warn", {"number": 2})]


def forming(**options: object) -> nyoi.Table:
    """A draft of seed 5 in which both take what is offered first: now both form their teams."""
    t = nyoi.new("duel", seats=2, seed=5, options=options)
    while t.decision is not None and t.decision.key != "team-form":
        t.play(t.decision.of(t.waiting[0])[0])
    return t


def advice(t: nyoi.Table, seat: int, move: str) -> list[tuple[str, str, dict[str, object]]]:
    found = t.game.foretell(t.view(seat), t.find(seat, move))
    assert found is not None
    return [(note["key"], note["tone"], dict(note["facts"])) for note in found["notes"]]


@pytest.mark.clause("DUEL-4.9", "DUEL-4.10")
def test_a_team_is_previewed_with_the_advice_and_the_points_of_the_lighter_one() -> None:
    t = forming()
    five = t.view(0)["players"][0]["drafted"]
    alone = VALUE[UNITS.index(five[0])]
    assert advice(t, 0, f"team {five[0]}") == [
        ("team-light", "warn", {"number": alone, "advice": 13}),
        ("team-few", "warn", {"number": 1}),
        ("team-handicap", "plain", {"number": alone}),
    ]
    decision = t.decision
    assert decision is not None
    keys = {}
    for move in decision.of(0):
        worth = sum(VALUE[character] for character in move.args)
        keys[move.text] = advice(t, 0, move.text)[0][0]
        expected = "team-light" if worth < 11 else "team-heavy" if worth > 15 else "team-fine"
        assert keys[move.text] == expected
    assert len(set(keys.values())) > 1
    assert "team-handicap" not in [key for key, _, _ in advice(forming(handicap=False), 0, f"team {five[0]}")]


@pytest.mark.clause("DUEL-4.12")
def test_a_team_picked_in_the_open_is_previewed_where_it_may_be_complete() -> None:
    t = nyoi.new("duel", seats=2, seed=5, options={"teams": "free"})
    while t.decision is not None and (t.decision.key != "team-pick" or t.find(t.decision.seat, "stop") is None):
        t.play(t.decision.of(t.waiting[0])[0])
    assert t.decision is not None
    seat = t.decision.seat
    (unit,) = t.view(seat)["players"][seat]["drafted"]
    assert advice(t, seat, "stop")[0][2]["number"] == VALUE[UNITS.index(unit)]
