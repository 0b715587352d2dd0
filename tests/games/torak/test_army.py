"""The Army (TORAK-6-I)."""

from __future__ import annotations

from typing import Any

import pytest

from nyoi.games.torak.content import SPOT
from tests.games.torak.table import given


@pytest.mark.clause("TORAK-6.54", "TORAK-5.1")
@pytest.mark.parametrize(("box", "troops"), [(1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4), (19, 4)])
def test_a_box_a_turn_and_more_troops_row_by_row(box: int, troops: int) -> None:
    t = given(dice="1", boxes=box - 1, sections="11" * troops).play("end")
    assert t.state.boxes == box
    assert sum(t.troops().values()) == troops
    assert t.news().count("section") == troops


@pytest.mark.clause("TORAK-6.54", "TORAK-8.3")
def test_the_twentieth_box_ends_the_game_and_its_troops_are_not_rolled() -> None:
    t = given(dice="1", boxes=19).play("end")
    assert (t.ending, t.results) == ("time", (0.0,))
    assert t.troops() == {}
    assert t.news() == ["ended", "box", "over"]


@pytest.mark.clause("TORAK-6.55")
def test_each_troop_is_placed_before_the_next_is_rolled() -> None:
    t = given(dice="1", boxes=5, sections="11 11").play("end")
    assert [e["word"] for e in t.events() if e["word"] in ("section", "troop")] == ["section", "troop"] * 2
    assert t.troops() == {"2,3": 1, "1,4": 1}  # the second sees the first


@pytest.mark.clause("TORAK-6.56")
def test_a_troop_rolled_into_the_heros_section_lands_on_the_hero() -> None:
    t = given(heroes="5,5", dice="1", sections="44").play("end")
    assert t.troops() == {"5,5": 1}
    assert "hit" in t.news()
    assert t.key == "escape"  # no capture by itself
    monster = given(monsters="5,5", heroes="5,5", troops="5,5", dice="61", sections="33").play("escape 6", "end")
    assert monster.troops() == {"5,5": 2}  # on a Monster, on top of another troop


@pytest.mark.clause("TORAK-6.57")
def test_a_troop_takes_a_free_intersection() -> None:
    ring: dict[str, Any] = {"balls": "1,1", "mountains": "1,0", "monsters": "2,1", "rivers": "0,2 e", "troops": "0,1"}
    t = given(**ring, dice="1", sections="11").play("end")
    assert t.troops() == {"0,1": 1, "3,1": 1}  # the four sides are taken: two steps away, towards the hero
    travelled = given(balls="1,1", paths="6,6 6,2 1,2 1,8 9,8", dice="1", sections="11").play("end")
    assert travelled.troops() == {"2,1": 1}  # [1,2] is travelled
    assert given(balls="6,5", setup=25, sections="33").troops() == {"5,5": 1}  # never on the start


@pytest.mark.clause("TORAK-6.58")
def test_which_balls_draw_a_troop() -> None:
    assert given(balls="3,1 5,1", dice="1", sections="11").play("end").troops() == {"3,2": 1}  # its own section's
    assert given(balls="6,1 12,12", dice="1", sections="11").play("end").troops() == {"4,1": 1}  # a neighbour's
    assert given(balls="11,11", dice="1", sections="11").play("end").troops() == {"4,4": 1}  # any
    two = given(2, balls="", found=7, paths="6,6 6,9 / 6,6 9,6", dice="1", sections="11").play("end")
    assert two.troops() == {"4,4": 1}  # none left: near a hero


@pytest.mark.clause("TORAK-6.59")
def test_the_exact_choice() -> None:
    assert given(balls="2,2", dice="1", sections="11").play("end").troops() == {"3,2": 1}  # same to the hero: smaller y
    assert given(balls="2,2", heroes="6,9", dice="1", sections="11").play("end").troops() == {"2,3": 1}
    assert given(balls="2,2", heroes="9,6", dice="1", sections="11").play("end").troops() == {"3,2": 1}
    west = given(balls="6,2 10,2", heroes="8,9", dice="1", sections="31").play("end")
    assert west.troops() == {"6,3": 1}
    squares = given(balls="2,2", heroes="7,6", troops="2,3", dice="1", sections="11").play("end")
    assert "3,2" in squares.troops()
    coop = given(2, balls="2,2", heroes="6,12 / 0,6", dice="1", sections="11").play("end")
    assert coop.troops() == {"2,3": 1}  # both five steps from the nearer hero; 4 + 9 is less than 1 + 16


@pytest.mark.clause("TORAK-6.60")
def test_a_full_section_sends_the_troop_to_the_nearest_free_spot() -> None:
    full = " ".join(SPOT[y * 13 + x] for y in range(5) for x in range(5) if (x, y) != (1, 3))
    t = given(troops=full, dice="1", sections="11").play("end")
    placed = [e["spot"] for e in t.events() if e["word"] == "troop"]
    assert placed == ["1,5"]  # one step outside, nearest to the section's ball [1,3]
    hero = given(troops=full, heroes="5,4", dice="1", sections="11").play("end")
    assert "5,4" not in hero.troops()  # a hero outside is not hit this way


@pytest.mark.clause("TORAK-6.61")
def test_no_free_spot_no_troop() -> None:
    everywhere = " ".join(
        spot for spot in SPOT if spot not in ("11,1", "1,3", "7,3", "11,5", "5,9", "11,9", "1,11", "6,6")
    )
    t = given(troops=everywhere, dice="1", sections="11").play("end")
    assert "no_room" in t.news()
    assert "troop" not in t.news()


@pytest.mark.clause("TORAK-6.62")
def test_at_a_dark_dot_the_hero_is_in_four_sections() -> None:
    for roll in ("11", "31", "13", "33"):
        assert given(heroes="4,4", dice="1", sections=roll).play("end").troops() == {"4,4": 1}
    assert given(heroes="4,4", dice="1", sections="51").play("end").troops() != {"4,4": 1}


@pytest.mark.clause("TORAK-6.63")
def test_nobody_decides_for_the_army_in_solo_and_coop() -> None:
    for seats in (1, 2, 3):
        t = given(seats, dice="1", boxes=15, sections="11 16 61 66")
        while t.state.boxes == 15:
            t.play("done" if seats == 3 else "end")
        assert t.state.boxes == 16
        assert t.key in ("act", "open", "escape")


@pytest.mark.clause("TORAK-6.64")
def test_troops_never_move_nor_leave() -> None:
    t = given(troops="3,3 9,9", dice="1", sections="11 11", rolls="11").play("end")
    before = t.troops()
    t.play("end")
    assert all(t.troops()[spot] >= n for spot, n in before.items())
