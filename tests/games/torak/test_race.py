"""The race with common dice (TORAK-9.16, 9.21 to 9.26)."""

from __future__ import annotations

import pytest

import nyoi
from tests.games.torak.table import Look, given, new


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
def test_without_fuel_one_of_the_common_dice_is_used() -> None:
    t = dry("25", "3")
    assert (t.sheet(0)["dice"], t.sheet(0)["either"]) == ([2, 3, 5], [2, 5])
    assert (t.sheet(1)["dice"], t.sheet(1)["either"]) == ([2, 5], [])
    north = t.legs("n", 0)
    assert "5 with 5" in north
    assert "2 with 2" in north
    assert "5 with 2+3" in north
    assert not any(dice in leg for leg in north for dice in ("2+5", "2+3+5"))
    assert t.refusal("leg n 6 with 2+5") == ("one-common", "TORAK-9.23")
    t.play("leg e 3 with 3", seat=0)
    assert t.sheet(0)["either"] == [2, 5]  # an own die says nothing about the common ones
    t.play("leg e 1 with 2", seat=0)
    assert t.hero(0)["stage"] == "rested"  # the 5 is gone with it
    assert t.news() == ["kept", "leg"]
    same = given(2, "competitive", sheets=[{"doses": 4}, {}], rolls="44")
    assert (same.sheet(0)["dice"], same.sheet(0)["either"]) == ([4], [])  # nothing to choose


@pytest.mark.clause("TORAK-9.23")
def test_the_common_die_is_chosen_by_whatever_it_is_used_for() -> None:
    trained = dry("56", "1").play("train 5", seat=0)
    assert (trained.sheet(0)["dice"], trained.sheet(0)["either"]) == ([1], [])
    filled = dry("56", "1").play("fill 6", seat=0)
    assert filled.sheet(0)["dice"] == [1]
    paid = dry("24", "3", mountains="6,4")
    assert "3 with 3 pay 4" in paid.legs("n", 0)
    assert "3 with 4 pay 2" not in paid.legs("n", 0)
    assert paid.refusal("leg n 3 with 4 pay 2") == ("one-common", "TORAK-9.23")
    paid.play("leg n 3 with 3 pay 4", seat=0)
    assert paid.sheet(0)["dice"] == []
    late = dry("25", "2").play("leg e 2 with 2", seat=0)
    assert (late.sheet(0)["dice"], late.sheet(0)["either"]) == ([2, 5], [2, 5])  # the own 2 went first
    assert late.play("end", seat=0).hero(0)["stage"] == "rested"  # nobody need use either


def dry(rolls: str, extra: str, **sheet: object) -> Look:
    """Seat 0 has no fuel left and burns its Jerrycan; these common dice and this one of its own are thrown."""
    sheets = [{"doses": 4, "filled": 1, **sheet}, {}]
    return given(2, "competitive", sheets=sheets, rolls=rolls, extra=[extra, ""]).play("burn 1", seat=0)


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
