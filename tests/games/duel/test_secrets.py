"""Who knows what, and the modes (DUEL sections 9 and 10)."""

from __future__ import annotations

import json

import pytest

import nyoi
from nyoi.games.duel.content import OPTIONS
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from tests.games.duel.table import At, given, new

UNITS = {"goku": "5c stars=3", "vegeta": "5a"}


@pytest.mark.clause("DUEL-9.1")
def test_one_mode_two_players() -> None:
    game = nyoi.game("duel")
    assert [(mode.id, mode.low, mode.high) for mode in game.modes] == [("duel", 2, 2)]
    with pytest.raises(nyoi.Refused, match="bad-seats"):
        nyoi.new("duel", 3)


@pytest.mark.clause("DUEL-9.1")
def test_the_options_of_the_book_with_their_defaults() -> None:
    found = {row["id"]: row["default"] for row in OPTIONS}
    assert found == {
        "sides": "draw",
        "layout": "standard",
        "token_tiles": "draw",
        "teams": "draft",
        "team_value_max": "by_players",
        "handicap": True,
        "range_path": "fewest_zones",
        "flight_dodge_always": False,
        "ally_parry_tokens": False,
        "cancel": "any_card",
        "deck_exhausted": "reshuffle",
        "dropped_balls_hidden": False,
        "saibaiman_vp": 0,
        "saibaiman_reuse": True,
        "saibaiman_leave_with_nappa": False,
        "reaction_seconds": 20,
        "turn_seconds": 0,
        "reaction_mask": True,
        "open_hands": False,
        "undo": False,
    }
    assert new().view(0)["options"]["reaction_seconds"] == 20  # for the server
    assert new(turn_seconds=90, reaction_seconds=0, undo=True).view(0)["options"]["turn_seconds"] == 90


@pytest.mark.clause("DUEL-10.1")
def test_a_hand_is_a_number_to_the_others_but_for_what_was_bought() -> None:
    t = given(units=UNITS, active="goku", hands="senzu coup / vitesse", market="nuage vitesse baton")
    t.play("buy 1 nuage")
    hands = {seat: t.view(seat)["players"][0]["hand"] for seat in (0, 1, -1)}
    assert hands[0] == ["nuage", "coup", "senzu"]
    assert hands[1] == hands[-1] == ["nuage", None, None]
    t.play("play nuage goku")
    assert t.view(1)["players"][0]["hand"] == [None, None]


@pytest.mark.clause("DUEL-10.1")
def test_nothing_hidden_is_in_what_is_sent() -> None:
    t = given(units=UNITS, active="goku", hands="senzu / -", tokens={"5c": "ball"}, deck="radar chance")
    other = given(units=UNITS, active="goku", hands="coup / -", tokens={"5c": "ki"}, deck="chance radar")
    for seat in (1, nyoi.SPECTATOR):
        assert json.dumps(t.view(seat)) == json.dumps(other.view(seat))
    assert t.view(1)["deck"] == 40 - 3 - 1


@pytest.mark.clause("DUEL-10.1")
def test_open_hands_for_teaching() -> None:
    t = given(units=UNITS, active="goku", hands="senzu / coup", options={"open_hands": True})
    assert t.view(1)["players"][0]["hand"] == ["senzu"]
    assert t.view(-1)["players"][1]["hand"] == ["coup"]


@pytest.mark.clause("DUEL-10.1")
def test_when_the_deck_has_run_out_both_know_what_the_other_holds() -> None:
    t = given(units=UNITS, active="goku", hands="senzu / coup", market="nuage vitesse baton", rest="discard")
    assert t.view(1)["players"][0]["hand"] == [None]
    t.play("buy 1 nuage")  # refilled from the shuffled discard pile: all other cards were in sight
    assert t.view(1)["players"][0]["hand"] == ["nuage", "senzu"]
    assert t.view(0)["players"][1]["hand"] == ["coup"]
    assert t.view(-1)["players"][1]["hand"] == [None]


@pytest.mark.clause("DUEL-10.2")
def test_moves_are_listed_for_who_decides_alone() -> None:
    t = given(units=UNITS, active="goku", hands="senzu vitesse / coup")
    assert asked(t.state)[0] == 0
    assert offered(t.state, 1) == []
    assert "moves" not in t.view(0)
    t.play("move Aa")
    assert offered(t.state, 0) == []


@pytest.mark.clause("DUEL-10.3")
def test_a_finished_game_lies_open() -> None:
    t = given("goku / vegeta", units={"goku": "Aa activated", "vegeta": "Ba activated"}, round=7, phase="close",
              hands="senzu / coup", points=[1, 0])  # fmt: skip
    view = t.view(-1)
    assert [player["hand"] for player in view["players"]] == [["senzu"], ["coup"]]
    assert all(row["token"] for row in view["tokens"])


def dream_of(t: At, seat: int, seed: int) -> None:
    game = nyoi.game("duel")
    view = json.loads(json.dumps(t.view(seat)))
    dream = game.dreamer(view).dream(Rng(seed))
    assert json.dumps(game.view(dream, seat)) == json.dumps(view)


@pytest.mark.parametrize("side", [1, 2])
def test_dreams_of_mixed_tokens_keep_what_is_known(side: int) -> None:
    units = {"goku": "5c", "nappa": "5c health=1 balls=7", "vegeta": "Ba", "krilin": "Aa"}
    t = given(
        "goku krilin / nappa vegeta", units=units, active="goku", tokens={"5c": "ki"}, looked={"5c": [1], "5a": [0]},
        options={"dropped_balls_hidden": True}, hands="radar / -",
    )  # fmt: skip
    t.play("attack nappa 2", "pass")
    t.play("no_die", dice=[side])
    for seed in range(6):
        for seat in (0, 1, -1):
            dream_of(t, seat, seed)
    t.play("play radar", "look 5c")  # now seat 0 knows which is which
    for seed in range(6):
        dream_of(t, 0, seed)
        dream = nyoi.game("duel").dreamer(t.view(0)).dream(Rng(seed))
        assert dream.spots[26] == t.state.spots[26]  # type: ignore[attr-defined]
