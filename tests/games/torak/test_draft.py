"""The draft of the Competitive mode (TORAK-9.17 to 9.20)."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.games.torak.content import SCENERY
from nyoi.games.torak.rules.draft import in_front
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
def test_a_player_sees_the_sheet_in_front_and_no_other() -> None:
    t = drawn(new(4, "competitive", 2), 4, 4)
    assert [[len(sheet["scenery"]) for sheet in t.table.view(0)["sheets"]], t.table.view(0)["drafted"]] == [
        [4, 0, 0, 0],
        0,
    ]
    drawn(t, 4, 5)  # the first stage is over: that sheet has gone to the left
    for until, in_front_of_0 in ((5, 3), (9, 3), (12, 2), (17, 1), (22, 0)):
        drawn(t, 4, until)
        view = t.table.view(0)
        assert view["drafted"] == in_front_of_0
        assert [len(sheet["scenery"]) for sheet in view["sheets"]] == [
            until if sheet == in_front_of_0 else 0 for sheet in range(4)
        ]
        for key in ("mountains", "rivers", "monsters"):
            assert [n for n, sheet in enumerate(view["sheets"]) if sheet[key]] in ([], [in_front_of_0])
    assert [len(sheet["scenery"]) for sheet in t.table.view(nyoi.SPECTATOR)["sheets"]] == [0] * 4


@pytest.mark.clause("TORAK-9.19", "TORAK-10.1")
def test_worlds_that_differ_on_a_passed_sheet_look_alike() -> None:
    def after(other: str) -> Look:
        t = given(2, "competitive", setup=4, sections="11 66 11")
        t.play("mountain 0,0", seat=0).play("mountain 0,0", seat=1)  # the sheets pass
        return t.play("mountain 12,12", seat=0).play(other, seat=1)

    one, another = after("mountain 12,11"), after("mountain 11,12")
    assert one.state.sheets[0].scenery != another.state.sheets[0].scenery  # what seat 0 began, seat 1 draws on
    assert one.table.view(0) == another.table.view(0)
    assert one.table.events(0) == another.table.events(0)
    assert one.table.view(1) != another.table.view(1)


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
