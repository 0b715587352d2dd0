"""The race with common dice (TORAK-9.16, 9.21 to 9.26)."""

from __future__ import annotations

import pytest

import nyoi
from tests.games.torak.table import given, new


@pytest.mark.clause("TORAK-9.16")
def test_a_sheet_each_and_no_army() -> None:
    t = new(2, "competitive", 3, setup_placement="auto_random")
    assert len(t.table.view(0)["sheets"]) == 2
    for _ in range(30):
        for seat in list(t.asked):
            t.play("end", seat=seat)
    assert all(sheet["troops"] == [] for sheet in t.table.view(0)["sheets"])
    assert t.state.boxes == 0
    assert (t.ending, t.state.turns) == ("", 31)
    modes = {mode.id: (mode.low, mode.high) for mode in nyoi.game("torak").modes}
    assert modes == {"solo": (1, 1), "coop": (2, 4), "competitive": (2, 8), "duel": (2, 2)}


@pytest.mark.clause("TORAK-9.21")
def test_common_dice_thrown_by_the_active_hero() -> None:
    t = given(3, "competitive", rolls="25 34 16", turn=1)
    assert [t.sheet(n)["dice"] for n in range(3)] == [[2, 5]] * 3
    assert t.asked == [1, 2, 0]
    t.play("concede", seat=2).play("end", seat=0).play("end", seat=1)
    assert t.state.captain == 0  # to the left, eliminated players are skipped
    assert t.sheet(0)["dice"] == [3, 4]
    starts = {new(3, "competitive", seed, setup_placement="auto_random").state.captain for seed in range(20)}
    assert starts == {0, 1, 2}


@pytest.mark.clause("TORAK-9.22")
def test_extra_dice_are_the_owners_and_chosen_in_secret() -> None:
    sheets = [{"filled": 2}, {"filled": 1}, {}]
    t = given(3, "competitive", sheets=sheets, rolls="25", extra=["41", "6", ""])
    assert t.asked == [0, 1]
    assert t.asks(0) == ["burn 0", "burn 1", "burn 2"]
    before = t.table.view(1)
    t.play("burn 2", seat=0)
    assert t.table.view(1) == before
    assert t.sheet(0)["dice"] == []  # before the common roll
    t.play("burn 1", seat=1)
    assert t.news() == ["turn", "burned", "burned", "rolled", "extra", "extra"]  # revealed together
    assert [t.sheet(n)["dice"] for n in range(3)] == [[1, 2, 4, 5], [2, 5, 6], [2, 5]]


@pytest.mark.clause("TORAK-9.23")
def test_without_fuel_one_of_the_common_dice_exists() -> None:
    t = given(2, "competitive", sheets=[{"doses": 4, "filled": 1}, {}], rolls="25", extra=["3", ""]).play(
        "burn 1", seat=0
    )
    assert t.asks(0) == ["keep 2", "keep 5"]
    assert t.refusal("leg n 1 with 3") == ("keep-first", "TORAK-9.23")
    t.play("keep 5", seat=0)
    assert t.sheet(0)["dice"] == [3, 5]
    assert t.sheet(1)["dice"] == [2, 5]
    same = given(2, "competitive", sheets=[{"doses": 4}, {}], rolls="44")
    assert same.sheet(0)["dice"] == [4]  # nothing to choose


@pytest.mark.clause("TORAK-9.24", "TORAK-7.7")
def test_each_fights_with_dice_of_their_own() -> None:
    t = given(2, "competitive", monsters="6,5", dice="12", own_fights=["61", "16"], fights="33")
    for seat in (1, 0):
        t.play("leg n 1 with 1", seat=seat)
    for seat in (0, 1):
        t.play("fight", seat=seat)
    assert [t.sheet(n)["beaten"] for n in (0, 1)] == [1, 0]


@pytest.mark.clause("TORAK-9.24")
def test_a_lost_fight_ends_the_turn_of_the_loser_only() -> None:
    t = given(2, "competitive", monsters="6,5", dice="12", own_fights=["16", ""]).play(
        "leg n 1 with 1", "fight", seat=0
    )
    assert t.asked == [1]
    assert t.sheet(0)["dice"] == []


@pytest.mark.clause("TORAK-9.25")
def test_who_is_killed_is_out_and_the_others_go_on() -> None:
    def dead(last_standing: bool) -> tuple[str, tuple[float, ...]]:
        option: dict[str, object] = {"last_standing_wins": last_standing}
        t = given(2, "competitive", option, monsters="6,5", beans=3, dice="12", own_fights=["16", ""])
        t.play("leg n 1 with 1", "fight", seat=0)
        assert t.at(0) == "None"
        return t.ending, t.results

    assert dead(False) == ("", ())
    assert dead(True) == ("last_standing", (0.0, 1.0))
    three = given(3, "competitive", {"last_standing_wins": True}, dice="12").play("concede", seat=0)
    assert three.ending == ""


@pytest.mark.clause("TORAK-9.26", "TORAK-8.9")
def test_the_race_ends_when_a_turn_with_seven_balls_is_over() -> None:
    t = given(3, "competitive", sheets=[{"balls": "6,5", "dice": "12"}, {"dice": "12"}, {"dice": "12"}])
    t.play("leg n 1 with 1", seat=0).play("end", seat=1)
    assert t.ending == ""
    assert t.play("end", seat=2).ending == "first"
