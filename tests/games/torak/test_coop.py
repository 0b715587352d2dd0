"""Co-op for two, and what all Co-op games share (TORAK-9-A, 9-B)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.torak.table import given, new

BOTH = "6,6 6,4 / 6,6 6,8"


@pytest.mark.clause("TORAK-9.1", "TORAK-1.4")
def test_easy_gives_five_beans_in_every_mode() -> None:
    for seats, mode in ((1, "solo"), (2, "coop"), (3, "coop"), (2, "competitive"), (2, "duel")):
        assert given(seats, mode, {"easy": True}, dice="1").state.terms.beans == 5
        assert given(seats, mode, dice="1").state.terms.beans == 3


@pytest.mark.clause("TORAK-9.2")
def test_one_map_and_common_gauges() -> None:
    t = given(2, dice="65", sections="11", rolls="65").play("train 5", "fill 6", "burn 0", "train 5")
    assert len(t.table.view(0)["sheets"]) == 1
    assert (t.sheet()["ki"], t.sheet()["filled"]) == (2, 1)
    assert t.asked == [1]


@pytest.mark.clause("TORAK-9.3")
def test_a_teammates_path_is_crossed_at_right_angles_only() -> None:
    t = given(2, paths="6,6 9,6 9,9 / 6,6 6,8 8,8", turn=1, dice="6")
    assert "2 with 6" in t.legs("n")  # onto [8,6], a straight stretch of the other's path
    assert t.legs("e") == [f"{n} with 6" for n in range(1, 5)]  # over [9,8], up to the border
    corner = given(2, paths="6,6 9,6 9,9 / 6,6 6,4 9,4", turn=1, dice="6")
    assert corner.legs("s") == ["1 with 6"]  # [9,6] is a corner of the other's path
    assert t.play("leg n 2 with 6").hero(1)["bound"] == "n"


@pytest.mark.clause("TORAK-9.4")
def test_heroes_leave_the_start_by_different_lines() -> None:
    t = given(3, paths="6,6 6,4 / 6,6 8,6 / 6,6", dice="111")
    assert [bool(t.legs(d, 2)) for d in "nesw"] == [False, False, True, True]
    two = given(2, paths="6,6 6,4 / 6,6", turn=1, dice="1")
    assert two.refusal("leg n 1 with 1", 1) == ("line-travelled", "TORAK-6.16")


@pytest.mark.clause("TORAK-9.5")
def test_one_captured_or_killed_of_two_is_lost_for_both() -> None:
    t = given(2, troops="6,6", doses=4, rolls="5")
    assert (t.ending, t.results) == ("captured", (0.0, 0.0))
    t = given(2, monsters="6,5", beans=3, dice="12", fights="16").play("leg n 1 with 1", "fight")
    assert (t.ending, t.results) == ("killed", (0.0, 0.0))
    ten = given(2, dice="1", boxes=19, turn=1).play("end")
    assert ten.ending == "time"  # twenty boxes, ten turns each


@pytest.mark.clause("TORAK-9.8")
def test_which_hero_a_troop_is_put_on() -> None:
    t = given(2, heroes="5,5 / 7,7", turn=0, dice="1", sections="33").play("end")
    assert t.troops() == {"5,5": 1}  # whose turn it was
    t = given(2, heroes="5,5 / 7,7", turn=1, dice="1", sections="33").play("end")
    assert t.troops() == {"7,7": 1}
    t = given(2, heroes="5,5 / 7,7", troops="5,5", turn=0, dice="61", sections="33").play("escape 6", "end")
    assert t.troops() == {"5,5": 1, "7,7": 1}  # first those without a troop
    t = given(2, heroes="5,5 / 5,5", turn=0, dice="1", sections="33", rolls="21").play("end")
    assert [e["seat"] for e in t.events() if e["word"] == "hit"] == [0, 1]
    assert t.key == "escape"
    assert t.asked == [1]


@pytest.mark.clause("TORAK-9.9", "TORAK-9.10")
def test_after_the_seventh_ball_all_meet_on_one_intersection() -> None:
    t = given(2, balls="", found=7, paths="6,6 6,4 / 6,6 6,8 4,8 4,5", turn=1, dice="21")
    t.play("leg n 1 with 1")
    assert t.ending == ""
    t.play("leg e 2 with 2")
    assert (t.ending, t.results) == ("won", (1.0, 1.0))
    near = given(2, balls="", found=7, paths="6,6 6,4 / 6,6 6,8 4,8 4,5", turn=1, dice="2").play("leg n 2 with 2")
    assert near.ending == ""  # the same section is not enough
    section: dict[str, object] = {"coop_meeting": "section"}
    near = given(2, None, section, balls="", found=7, paths="6,6 6,4 / 6,6 6,9", turn=0, dice="5").play(
        "leg n 1 with 5"
    )
    assert near.ending == ""
    near = given(2, None, section, balls="", found=7, paths="6,6 6,4 / 6,6 6,9 4,9", turn=1, dice="1").play(
        "leg n 1 with 1"
    )
    assert near.ending == "won"  # [6,4] and [4,8] both belong to the middle


@pytest.mark.clause("TORAK-9.10", "TORAK-7.2")
def test_the_meeting_may_come_before_the_seventh_ball() -> None:
    t = given(2, balls="6,5", paths="6,6 / 6,6", dice="11").play("leg n 1 with 1")
    assert t.ending == ""
    t = given(2, balls="6,5", paths="6,6 6,3 8,3 8,5 / 6,6 3,6 3,5", turn=1, dice="23", sections="11", rolls="21")
    t.play("leg e 3 with 3")
    assert t.sheet()["found"] == 7
    t.play("end", "leg w 2 with 2", seat=None)
    assert t.ending == "won"


@pytest.mark.clause("TORAK-9.10")
def test_a_monster_on_the_meeting_point_is_faced_first() -> None:
    position: dict[str, Any] = {
        "balls": "",
        "found": 7,
        "monsters": "6,4",
        "paths": "6,6 6,4 / 6,6 6,8 8,8 8,4",
        "turn": 1,
        "dice": "2",
    }
    t = given(2, **position, fights="61").play("leg w 2 with 2")
    assert (t.ending, t.key) == ("", "face")
    assert t.play("fight").ending == "won"
    assert given(2, **position, fights="16").play("leg w 2 with 2", "fight").ending == "won"  # beaten, but together
    assert given(2, **position).play("leg w 2 with 2", "flee").ending == "won"
    killed = given(2, **position, beans=3, fights="16").play("leg w 2 with 2", "fight")
    assert killed.ending == "killed"


@pytest.mark.clause("TORAK-9.11")
def test_not_together_when_the_last_box_is_ticked() -> None:
    t = given(2, balls="", found=7, paths=BOTH, boxes=19, turn=1, dice="1").play("end")
    assert (t.ending, t.results) == ("time", (0.0, 0.0))
    apart = given(2, balls="", found=7, paths=BOTH, troops="6,5 6,3 5,4 7,4", dice="1", sections="11").play("end")
    assert apart.ending == ""  # they cannot meet any more, but the clock decides


@pytest.mark.clause("TORAK-9.14")
def test_two_roll_one_die_each_after_the_last_dose() -> None:
    t = given(2, doses=4, sections="11", rolls="35").play("end")
    assert t.sheet()["dice"] == [5]
    assert t.asked == [1]


@pytest.mark.clause("TORAK-9.15")
def test_one_team_score() -> None:
    t = given(2, balls="6,5", dice="1", boxes=19, beaten=7).play("leg n 1 with 1")
    assert t.table.game.points(t.state) == [27, 27]


def test_a_team_places_in_turn_from_a_dealt_game() -> None:
    t = new(2, "coop", 4)
    assert t.asked == [0]
    t.play(t.asks()[0])
    assert t.asked == [1]
