"""The draft of the Competitive mode (TORAK-9.17 to 9.20)."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.games.torak.content import SCENERY
from nyoi.games.torak.rules.draft import in_front, remembered
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from tests.games.torak.table import Look, given, new


def drawn(t: Look, seats: int, until: int) -> Look:
    """Draft on, everybody placing at random, until so many elements are drawn."""
    rng = Rng(9)
    while len(t.state.sheets[0].scenery) < until:
        seat = asked(t.state)[0]
        t.play(rng.pick(offered(t.state, seat)).text, seat=seat)
    return t


@pytest.mark.clause("TORAK-9.17")
def test_sheets_pass_to_the_left_after_each_stage() -> None:
    t = new(3, "competitive")
    begun_by_0 = [next(seat for seat in range(3) if in_front(t.state, seat, n) == 0) for n in range(25)]
    assert begun_by_0 == [0] * 5 + [1] * 5 + [2] * 5 + [0] * 5 + [1] * 5
    assert SCENERY == (0,) * 10 + (1,) * 5 + (2,) * 10  # mountains 1-5, 6-10, rivers, Monsters 1-5, 6-10
    drawn(t, 3, 5)
    assert "passed" in t.news()
    assert t.table.view(1)["drafted"] == 0


@pytest.mark.clause("TORAK-9.17", "TORAK-9.19")
def test_one_roll_for_all_and_the_next_when_all_have_placed() -> None:
    t = given(3, "competitive", setup=0, sections="11 66")
    assert t.asked == [0, 1, 2]
    assert t.asks(0) == t.asks(1) == t.asks(2)
    t.play("mountain 0,0", seat=2).play("mountain 0,1", seat=0)
    assert t.asked == [1]
    assert [sheet["scenery"] for sheet in t.table.view(0)["sheets"]] == [[], [], []]  # nothing before the last answer
    t.play("mountain 0,2", seat=1)
    assert t.news() == ["sketched"] * 3 + ["section"]
    assert [sheet.scenery[0][1] for sheet in t.state.sheets] == [13, 26, 0]


@pytest.mark.clause("TORAK-9.18")
def test_sheets_are_dealt_blindly() -> None:
    origins = {tuple(new(3, "competitive", seed, setup_placement="auto_random").state.origin) for seed in range(40)}
    assert len(origins) == 6  # any order, one's own sheet included
    t = drawn(new(2, "competitive", 3), 2, 25)
    assert sorted(t.state.origin) == [0, 1]
    assert [e["word"] for e in t.events()].count("dealt") == 2


@pytest.mark.clause("TORAK-9.19", "TORAK-10.1")
def test_a_player_knows_of_a_sheet_what_was_on_it_when_it_left() -> None:
    t = drawn(new(4, "competitive", 2), 4, 12)  # the third stage is under way
    s = t.state
    assert [remembered(s, 0, sheet) for sheet in range(4)] == [5, 0, 12, 10]
    view = t.table.view(0)
    assert [len(sheet["scenery"]) for sheet in view["sheets"]] == [5, 0, 12, 10]
    assert view["drafted"] == 2
    assert [len(sheet["scenery"]) for sheet in t.table.view(nyoi.SPECTATOR)["sheets"]] == [0] * 4


@pytest.mark.clause("TORAK-9.19", "TORAK-10.1")
def test_others_learn_only_that_a_player_has_placed() -> None:
    t = given(2, "competitive", setup=0, sections="11 66")
    before = t.table.view(0)
    t.play("mountain 0,0", seat=1)
    assert t.table.view(0) == before
    assert t.table.view(1)["answer"] == "mountain 0,0"
    t.play("mountain 0,1", seat=0)
    seen = [e for e in t.table.events(0, t.table.seq) if e["word"] == "sketched"]
    assert [(e["seat"], e["spot"]) for e in seen] == [(0, "0,1"), (1, None)]


@pytest.mark.clause("TORAK-9.20")
def test_the_rules_of_placing_hold_for_each_sheet() -> None:
    t = given(2, "competitive", setup=1, sheets=[{"balls": "0,1", "rivers": "1,1 e"}, {"balls": "0,1"}], sections="11")
    assert "mountain 0,0" not in t.asks(0)
    assert "mountain 0,0" in t.asks(1)
    assert t.refusal("mountain 0,0", 0) == ("closes-off", "TORAK-4.5")


@pytest.mark.clause("TORAK-9.20")
def test_without_a_draft_all_play_the_same_sheet() -> None:
    t = new(3, "competitive", 5, draft=False)
    sheets = [sheet["scenery"] for sheet in t.table.view(0)["sheets"]]
    assert len(sheets[0]) == 25
    assert sheets[0] == sheets[1] == sheets[2]
    auto = new(3, "competitive", 5, setup_placement="auto_random")
    sheets = [sheet["scenery"] for sheet in auto.table.view(0)["sheets"]]
    assert sheets[0] != sheets[1]
