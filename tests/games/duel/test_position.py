"""Positions by hand: what may be said, and what the rules make impossible."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import nyoi
from nyoi.games import duel
from nyoi.games.duel.possible import possible
from nyoi.kernel.play import offered
from tests.games.duel.table import given

TEAMS = "goku gohan / vegeta nappa"
AT: dict[str, Any] = {"teams": TEAMS, "units": {"goku": "5c", "vegeta": "5a"}, "active": "goku"}


def refused(position: dict[str, Any]) -> nyoi.Refused:
    with pytest.raises(nyoi.Refused) as no:
        nyoi.given("duel", position)
    return no.value


def of(units: dict[str, str], **more: Any) -> dict[str, Any]:
    return {"teams": TEAMS, "units": units, **more}


IMPOSSIBLE: list[tuple[dict[str, Any], str, str]] = [
    # of the issue
    ({**AT, "points": ""}, "position-parts", "DUEL-3.1"),
    (of({"goku": "5c ko"}), "position-ko", "DUEL-6.14.1"),
    (of({"goku": "5c health=0"}), "position-ko", "DUEL-6.14.1"),
    (of({"goku": "5c", "vegeta": "5a down flying"}, active="goku"), "position-down-flying", "DUEL-6.1.8"),
    # teams and units
    ({"units": {}}, "bad-seats", ""),
    ({"seats": 2}, "position-missing", "DUEL-3.1"),
    ({"seats": 3, "teams": "goku / gohan / krilin"}, "bad-seats", ""),
    ({"teams": "goku / -"}, "position-team-size", "DUEL-4.8"),
    ({"teams": "goku gohan krilin yamcha piccolo / nappa"}, "position-team-size", "DUEL-4.8"),
    ({"teams": "goku piccolo / nappa", "options": {"team_value_max": 8}}, "position-team-dear", "DUEL-4.9"),
    ({"teams": "goku goku / vegeta"}, "position-twice", "DUEL-4.7"),
    ({"teams": "goku / goku"}, "position-twice", "DUEL-4.7"),
    ({"teams": "goku / saibaiman1"}, "position-choice", "DUEL-3.1"),
    (of({"krilin": "5c activated"}), "position-no-team", "DUEL-4.8"),
    (of({"saibaiman1": "5c"}), "position-choice", "DUEL-3.1"),
    (of({"goku": "9z"}), "position-choice", "DUEL-3.1"),
    (of({"goku": "5c 5a"}), "position-unit-twice", "DUEL-3.1"),
    (of({"goku": "ko health=3"}), "position-unit-twice", "DUEL-3.1"),
    (of({"goku": "5c stars=4"}), "position-number", "DUEL-3.1"),
    (of({"goku": "5c ki=-1"}), "position-number", "DUEL-3.1"),
    (of({"goku": "5c ki="}), "position-number", "DUEL-3.1"),
    (of({"goku": "5c balls=8"}), "position-number", "DUEL-3.1"),
    (of({"goku": "5c health=8"}), "position-above", "DUEL-3.3"),
    (of({"nappa": "5c ki=5"}), "position-above", "DUEL-3.3"),
    (of({"goku": "ko stars=1"}), "position-ko", "DUEL-6.14.1"),
    (of({"goku": "ko balls=1"}), "position-ko", "DUEL-6.14.1"),
    (of({"goku": "ko down"}), "position-ko", "DUEL-6.14.1"),
    (of({"goku": "ko flying"}), "position-down-flying", "DUEL-6.1.8"),
    (of({"goku": "balls=1"}), "position-off-field", "DUEL-6.1.2"),
    (of({"goku": "down"}), "position-off-field", "DUEL-6.1.2"),
    (of({"vegeta": "flying", "goku": "5c"}, active="goku"), "position-off-field", "DUEL-6.1.2"),
    (of({"goku": "activated"}), "position-off-field", "DUEL-6.1.2"),
    (of({"goku": "5c flying"}), "position-flight", "DUEL-6.8.1"),
    (of(dict.fromkeys(("goku", "gohan", "vegeta", "nappa"), "5c")), "position-zone-full", "DUEL-3.9"),
    (of({"goku": "ko", "gohan": "ko"}), "position-wiped", "DUEL-8.5"),
    # the ground and the Saibaimen
    ({**AT, "layout": "random"}, "position-choice", "DUEL-3.1"),
    ({**AT, "flat": "5c"}, "position-no-hill", "DUEL-3.7"),
    ({"teams": "goku / vegeta", "saibaimen": "5c"}, "position-saibaimen", "DUEL-4.11"),
    ({"teams": "goku / vegeta", "lost": 1}, "position-saibaimen", "DUEL-4.11"),
    ({**AT, "saibaimen": "5c 5c 5c 5c 5c 5c 5c"}, "position-many", "DUEL-3.1"),
    (
        {**AT, "saibaimen": "5c 5c 5c", "lost": 4, "options": {"saibaiman_reuse": False}},
        "position-six",
        "DUEL-3.1",
    ),
    ({**AT, "lost": 1}, "position-lost", "DUEL-6.13.5"),
    (
        of({"goku": "5c", "nappa": "ko"}, saibaimen="5c", options={"saibaiman_leave_with_nappa": True}),
        "position-left",
        "DUEL-6.13.6",
    ),
    # tokens
    ({**AT, "groups": "A B 1 2 3 4"}, "position-groups", "DUEL-4.5"),
    ({**AT, "groups": "A A B 1 2 3 4"}, "position-groups", "DUEL-4.5"),
    (of({"goku": "5c balls=1", "vegeta": "5a balls=1"}), "position-twice", "DUEL-3.30"),
    (of({"goku": "5c balls=1,1"}), "position-twice", "DUEL-3.30"),
    (of({"goku": "5c balls=1"}, dropped={"1": "Aa"}), "position-twice", "DUEL-3.30"),
    (of({"goku": "5c balls=7"}, tokens={"5c": "ball"}), "position-twice", "DUEL-3.30"),
    ({**AT, "tokens": {"5c": "ki", "5a": "ki"}}, "position-twice", "DUEL-3.30"),
    ({**AT, "tokens": {"5c": "1-ki"}}, "position-token-tile", "DUEL-4.5"),
    ({**AT, "tokens": {"5c": "8-ki"}}, "position-choice", "DUEL-3.1"),
    ({**AT, "tokens": dict.fromkeys(("5a", "5b", "5c", "5d"), "-")}, "position-ball-gone", "DUEL-6.3.2"),
    ({**AT, "dropped": {"8": "5c"}}, "position-number", "DUEL-3.1"),
    (of({"goku": "5c balls=1,2,3,4", "vegeta": "5a balls=5,6,7"}), "position-seven-balls", "DUEL-6.15.1"),
    ({**AT, "looked": {"5c": [2]}}, "position-number", "DUEL-3.1"),
    ({**AT, "looked": {"9z": [0]}}, "position-choice", "DUEL-3.1"),
    ({**AT, "looked": {"5c": [0]}, "tokens": {"5c": "-"}}, "position-looked", "DUEL-6.16.1"),
    ({**AT, "looked": {"dropped1": [0]}}, "position-looked", "DUEL-6.16.1"),
    # cards
    ({**AT, "hands": "senzu senzu / senzu"}, "position-copies", "DUEL-3.28"),
    ({**AT, "hands": "senzu / -", "market": "senzu senzu coup"}, "position-copies", "DUEL-3.28"),
    ({**AT, "market": "vitesse coup"}, "position-market", "DUEL-6.5.3"),
    ({**AT, "market": "vitesse coup coup senzu"}, "position-many", "DUEL-3.1"),
    ({**AT, "bought": "senzu / -"}, "position-bought", "DUEL-6.5.3"),
    ({**AT, "bought": "coup coup / -", "hands": "coup / coup"}, "position-bought", "DUEL-6.5.3"),
    ({**AT, "market": "vitesse coup senzu", "cuts": "2"}, "position-cut", "DUEL-6.5.2"),
    ({**AT, "rest": "box"}, "position-choice", "DUEL-3.1"),
    # score, round, activation
    ({**AT, "points": [-1, 0]}, "position-number", "DUEL-3.1"),
    ({**AT, "points": [1000, 0]}, "position-number", "DUEL-3.1"),
    ({**AT, "points": [5, 3], "reached": [1, 1]}, "position-reached", "DUEL-8.3"),
    ({**AT, "points": [5, 0], "reached": [1, 2]}, "position-reached", "DUEL-8.3"),
    ({**AT, "points": [1, 1], "reached": [1, 3]}, "position-reached", "DUEL-8.3"),
    ({**AT, "points": [5, 5]}, "position-tied", "DUEL-8.4"),
    ({**AT, "round": 0}, "position-number", "DUEL-3.1"),
    ({**AT, "round": 8}, "position-number", "DUEL-3.1"),
    ({**AT, "round": 1}, "position-first-round", "DUEL-6.1.1"),
    (of({"goku": "5c activated"}, phase="round", round=1), "position-first-round", "DUEL-6.1.1"),
    (of({}, phase="saibaimen", saibaimen="5c", round=1), "position-first-round", "DUEL-6.1.1"),
    (of({"goku": "5c activated"}, phase="saibaimen", saibaimen="5a"), "position-activated", "DUEL-5.3"),
    ({**AT, "phase": "dawn"}, "position-choice", "DUEL-3.1"),
    ({**AT, "phase": "choose"}, "position-phase", "DUEL-5.8"),
    (of({"goku": "5c"}, actions=2), "position-phase", "DUEL-5.8"),
    (of({"goku": "5c"}, phase="round", turn=0), "position-phase", "DUEL-5.4"),
    ({**AT, "turn": 1}, "position-turn", "DUEL-5.4"),
    ({**AT, "active": "krilin"}, "position-active", "DUEL-5.4"),
    (of({"goku": "ko"}, active="goku"), "position-active", "DUEL-5.4"),
    (of({"goku": "5c"}, phase="menu"), "position-missing", "DUEL-3.1"),
    ({**AT, "active": "gohan"}, "position-active-off", "DUEL-6.1.1"),
    ({**AT, "active": "gohan", "phase": "die"}, "position-active-off", "DUEL-6.1.1"),
    ({**AT, "phase": "die", "actions": 2}, "position-before-die", "DUEL-5.8"),
    ({**AT, "phase": "deploy", "bonus": 1}, "position-before-die", "DUEL-5.8"),
    (of({"goku": "5c flying"}, active="goku", phase="die"), "position-before-die", "DUEL-5.8"),
    ({**AT, "actions": 13}, "position-number", "DUEL-3.1"),
    (of({"gohan": "5c"}, active="gohan", power=1), "position-power", "DUEL-3.25"),
    (of({"vegeta": "5c"}, active="vegeta", power=3), "position-power", "DUEL-3.25"),
    ({**AT, "soars": True}, "position-soars", "DUEL-6.1.8"),
    (of({"goku": "5c", "gohan": "5c"}, phase="close"), "position-close", "DUEL-5.6"),
    ({**AT, "dice": [0]}, "position-number", "DUEL-3.1"),
    ({**AT, "dice": [41]}, "position-number", "DUEL-3.1"),
]


@pytest.mark.clause("DUEL-3.1", "DUEL-3.3", "DUEL-3.7", "DUEL-3.9", "DUEL-3.25", "DUEL-3.28", "DUEL-3.30")
@pytest.mark.clause(
    "DUEL-4.5", "DUEL-4.7", "DUEL-4.8", "DUEL-4.9", "DUEL-4.11", "DUEL-5.3", "DUEL-5.4", "DUEL-5.6", "DUEL-5.8"
)
@pytest.mark.clause("DUEL-6.1.1", "DUEL-6.1.2", "DUEL-6.1.8", "DUEL-6.3.2", "DUEL-6.5.2", "DUEL-6.5.3", "DUEL-6.8.1")
@pytest.mark.clause("DUEL-6.13.5", "DUEL-6.13.6", "DUEL-6.14.1", "DUEL-6.15.1", "DUEL-6.16.1")
@pytest.mark.clause("DUEL-8.3", "DUEL-8.4", "DUEL-8.5")
@pytest.mark.parametrize(("position", "reason", "clause"), IMPOSSIBLE, ids=str)
def test_what_the_rules_make_impossible_is_refused(position: dict[str, Any], reason: str, clause: str) -> None:
    no = refused(position)
    assert (no.reason, no.clause or "") == (reason, clause)


def test_every_check_has_an_example() -> None:
    met = {reason for _, reason, _ in IMPOSSIBLE}
    written = {
        word.strip('"')
        for name in ("possible", "position")
        for word in source(name).replace("(", " ").replace(",", " ").split()
        if word.startswith('"position-')
    }
    assert written
    assert written <= met


def source(name: str) -> str:
    return (Path(duel.__file__).parent / f"{name}.py").read_text(encoding="utf-8")


# -- dice that are said


@pytest.mark.clause("DUEL-3.12")
def test_a_character_die_that_does_not_fit_is_refused_and_nothing_happens() -> None:
    no = refused(
        {"teams": "yamcha / vegeta", "units": {"yamcha": "5c"}, "active": "yamcha", "phase": "die", "dice": [7]}
    )
    assert (type(no), no.reason, no.facts) == (nyoi.ScriptError, "bad-script", {"value": 6, "high": 5})
    t = given("yamcha / vegeta", turn=0, dice=[7])
    before = t.table.fingerprint
    with pytest.raises(nyoi.ScriptError):
        t.play("activate yamcha")
    assert t.table.fingerprint == before
    assert t.offers() == ["activate yamcha"]


@pytest.mark.clause("DUEL-3.27")
def test_a_defence_die_that_does_not_fit_is_refused_and_nothing_happens() -> None:
    units = {"goku": "5c", "vegeta": "5c"}
    t = given("goku / vegeta", units=units, active="goku", dice=[13]).play("attack vegeta 1")
    before, events = t.table.fingerprint, len(t.said("rolled") + t.said("defence_rolled"))
    with pytest.raises(nyoi.ScriptError) as no:
        t.play("roll")
    assert no.value.facts == {"value": 12, "high": 11}
    assert t.table.fingerprint == before
    assert len(t.said("rolled") + t.said("defence_rolled")) == events
    assert t.play("no_die").key == "push"  # the game goes on
    assert given("goku / vegeta", units=units, active="goku", dice=[12]).play("attack vegeta 1", "roll").key == "f-main"


# -- what is not mentioned, and what can be said


@pytest.mark.clause("DUEL-6.1.1")
def test_the_round_is_the_first_in_which_figures_can_stand_there() -> None:
    assert given("goku / vegeta", turn=0).state.round == 1
    assert given("goku / vegeta", units={"goku": "5c"}, active="goku").state.round == 1
    assert given("goku / vegeta", units={"goku": "5c", "vegeta": "5a"}, active="goku").state.round == 2
    assert given("goku / nappa", phase="saibaimen", saibaimen="5c").state.round == 2


@pytest.mark.clause("DUEL-6.3.2")
def test_the_ball_of_a_group_is_never_left_out() -> None:
    t = given("goku / vegeta", turn=0, tokens={"5a": "-", "5b": "-", "5c": "-"})
    assert [row["spot"] for row in t.view(0)["tokens"] if row["group"] == 7] == ["5d"]
    assert "7-ball" not in t.view(0)["aside"]
    assert len(t.view(0)["aside"]) == 3
    held = given("goku / vegeta", units={"goku": "5c balls=7"}, turn=0)
    assert len([row for row in held.view(0)["tokens"] if row["group"] == 7]) == 3
    assert held.view(0)["aside"] == []


@pytest.mark.clause("DUEL-6.14.4")
def test_a_hidden_ball_on_the_tile_of_its_group_is_mixed_with_the_token_there() -> None:
    hidden = {"dropped_balls_hidden": True}
    t = given("goku / vegeta", turn=0, dropped={"7": "5c"}, looked={"5c": [1]}, tokens={"5c": "ki"}, options=hidden)
    assert t.view(1)["mixed"] == [{"group": 7, "looked": [1], "token": "7-ki"}]
    assert t.view(0)["mixed"] == [{"group": 7, "looked": [1], "token": None}]
    elsewhere = given("goku / vegeta", turn=0, dropped={"7": "Aa"}, options=hidden)
    assert elsewhere.view(0)["mixed"] == []


@pytest.mark.clause("DUEL-6.5.2")
def test_reductions_can_be_said() -> None:
    t = given(units={"piccolo": "5c stars=1"}, active="piccolo", market="senzu vitesse coup", cuts="2 0 1")
    assert [row["cost"] for row in t.view(0)["market"]] == [1, 1, 0]
    assert {"buy 1 senzu", "buy 3 coup"} <= set(t.offers())
    assert t.play("end").view(0)["market"][0]["cost"] == 3


@pytest.mark.clause("DUEL-6.1.8")
def test_a_flight_rolled_lying_down_can_be_said() -> None:
    t = given(units={"goku": "5c down stars=1"}, active="goku", soars=True)
    assert t.play("stand")["goku"]["flying"]


def test_the_last_face_of_a_die_can_be_said() -> None:
    assert given(units={"goku": "5c face=4"}, active="goku")["goku"]["face"] == 4


# -- views and refusals


def test_a_view_is_its_readers_own() -> None:
    t = given(**AT)
    before = t.view(0)
    seen = t.view(0)
    seen["options"]["open_hands"] = True
    for row in seen["units"]:
        row["health"] = 0
    seen["stack"][-1].append(1)
    seen["results"].append(1)
    assert t.view(0) == before
    possible(t.state)


@pytest.mark.clause("DUEL-5.4", "DUEL-7.1", "DUEL-7.3", "DUEL-8.8", "DUEL-6.14.3")
def test_who_is_not_asked_hears_why() -> None:
    t = given(units={"goku": "5c", "vegeta": "5a activated", "nappa": "ko"}, active="goku", hands="- / vitesse")
    assert t.no("play vitesse vegeta Ba", 1) == "card-later DUEL-7.1"
    assert t.no("play senzu vegeta", 1) == "not-in-hand DUEL-7.3"
    assert t.no("activate vegeta", 1) == "activated-already DUEL-5.4"
    assert t.no("activate nappa", 1) == "unit-ko DUEL-6.14.3"
    assert t.no("activate goku", 1) == "not-yours DUEL-5.4"
    assert t.no("activate raditz", 1) == "not-asked DUEL-5.4"  # he can be, when it is his turn
    assert t.no("resign", 1) == "resign-button DUEL-8.8"
    assert t.no("move 5c", 1) == "not-asked DUEL-5.4"


@pytest.mark.clause("DUEL-4.8")
def test_who_has_formed_his_team_hears_that() -> None:
    table = nyoi.new("duel", 2, 1, options={"sides": "host"})
    while table.decision is not None and table.decision.key == "draft-pick":
        table.play(table.decision.moves[0].text)
    table.play(offered(table.state, 0)[0].text, seat=0)
    no = table.refusal(0, "team goku")
    assert no is not None
    assert (no.reason, no.clause) == ("team-formed", "DUEL-4.8")
