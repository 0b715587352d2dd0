"""The map, the sections, the elements and the gauges (TORAK section 3)."""

from __future__ import annotations

import pytest

from nyoi.games.torak import content, dice
from nyoi.games.torak.content import (
    ADJACENT,
    AROUND,
    LIMITS,
    RAY,
    ROLLED,
    SECTION,
    SPOT,
    SPOT_OF,
    START,
    STEPS,
    TABLES,
    WITHIN,
)
from nyoi.games.torak.sheet import Sheet, cells
from tests.games.torak.table import given, new

WIDE = content.MAPS.index("wide")
SMALL = content.MAPS.index("small")
NINE = content.zone(WIDE, TABLES.index("3x3"))


def nine(name: str) -> int:
    return SECTION.index(f"wide-3x3-{name}")


@pytest.mark.clause("TORAK-3.1")
def test_the_lattice_is_complete() -> None:
    assert (content.WIDTH, content.HEIGHT, len(SPOT)) == (13, 13, 169)
    lines = sum(len(RAY[d][a]) > 0 for d in range(4) for a in range(169)) // 2
    assert lines == 312
    a = SPOT_OF["4,7"]
    assert [SPOT[RAY[d][a][0]] for d in range(4)] == ["4,6", "5,7", "4,8", "3,7"]  # north, east, south, west


@pytest.mark.clause("TORAK-3.2")
def test_directions_change_at_intersections_only() -> None:
    t = given(dice="23").play("leg n 2 with 2")
    assert t.at() == "6,4"
    assert t.legs("e") == ["1 with 3", "2 with 3", "3 with 3"]


@pytest.mark.clause("TORAK-3.3")
def test_the_start_is_at_the_centre_and_forces_no_direction() -> None:
    assert SPOT[START] == "6,6"
    assert all(given(dice="1").legs(d) for d in "nesw")


@pytest.mark.clause("TORAK-3.4")
def test_seven_balls_on_the_wide_map_off_every_limit() -> None:
    assert [len(set(spots)) for spots in content.BALL_SPOTS] == [7, 7]
    on_limits = [SPOT[a] for a in content.BALL_SPOTS[SMALL] if len(AROUND[content.zone(SMALL, 0)][a]) == 2]
    assert on_limits == ["7,4", "9,5", "5,8"]
    for table in range(len(TABLES)):
        assert all(len(AROUND[content.zone(WIDE, table)][a]) == 1 for a in content.BALL_SPOTS[WIDE])
    found = given(balls="6,5 6,7", heroes="6,6", dice="11").play("leg s 1 with 1").sheet()["found"]
    assert found == 6  # the track is ticked in order, whichever ball it was


@pytest.mark.clause("TORAK-3.5", "TORAK-3.6", "TORAK-3.7")
def test_red_gives_the_column_and_white_the_row() -> None:
    assert [len(set(sum(row, ()))) for row in ROLLED] == [9, 18, 36, 9, 18, 36]
    assert ROLLED[NINE][0][5] == nine("SW")
    assert ROLLED[NINE][5][0] == nine("NE")
    assert ROLLED[NINE][2][3] == nine("C")
    assert LIMITS[nine("E")] == (8, 12, 4, 8)
    for table in ROLLED:
        rolls = [c for row in table for c in row]
        assert len({rolls.count(c) for c in rolls}) == 1  # all sections are equally likely


@pytest.mark.clause("TORAK-3.7")
@pytest.mark.parametrize("table", TABLES)
def test_the_host_chooses_the_table(table: str) -> None:
    assert given(options={"army_table": table}).table.view(0)["table"] == table
    section = given(options={"army_table": table}, setup=0, sections="16").events(0)[-1]["section"]
    assert section.startswith(f"wide-{table}-")


@pytest.mark.clause("TORAK-3.8")
def test_limits_belong_to_both_sections() -> None:
    assert len(WITHIN[nine("C")]) == 25
    assert [SECTION[c] for c in AROUND[NINE][SPOT_OF["4,2"]]] == ["wide-3x3-NW", "wide-3x3-N"]
    assert len(AROUND[NINE][SPOT_OF["8,8"]]) == 4


@pytest.mark.clause("TORAK-3.9")
def test_sections_touch_at_sides_and_corners() -> None:
    assert len(ADJACENT[nine("C")]) == 8
    assert {SECTION[c] for c in ADJACENT[nine("NW")]} == {f"wide-3x3-{id}" for id in ("N", "W", "C")}


@pytest.mark.clause("TORAK-3.10")
def test_ten_mountains_five_rivers_ten_monsters_one_troop() -> None:
    t = new(setup_placement="auto_random", seed=3)
    drawn = [row[0] for row in t.sheet()["scenery"]]
    assert [drawn.count(id) for id in ("mountain", "river", "monster")] == [10, 5, 10]
    assert sum(t.troops().values()) == 1


@pytest.mark.clause("TORAK-3.11")
def test_a_river_covers_three_intersections_of_a_line() -> None:
    assert [SPOT[a] for a in cells(content.RIVER, SPOT_OF["5,4"], content.EAST)] == ["5,4", "6,4", "7,4"]
    assert [SPOT[a] for a in cells(content.RIVER, SPOT_OF["5,4"], content.SOUTH)] == ["5,4", "5,5", "5,6"]
    t = given(setup=10, sections="33")
    assert "river 5,4 e" in t.asks()
    assert "river 5,4 s" in t.asks()
    assert not any(text.endswith((" n", " w")) for text in t.asks())  # written from one end only


@pytest.mark.clause("TORAK-3.12", "TORAK-6.42")
def test_danger_is_that_of_the_lowest_unticked_box() -> None:
    sheet = Sheet()
    found = []
    for n in range(10):
        sheet.monsters = n
        found.append(sheet.danger)
    assert tuple(found) == content.DANGER
    assert found[:2] == [0, 0]


@pytest.mark.clause("TORAK-3.13")
def test_two_movement_dice_a_turn() -> None:
    assert given(rolls="41").sheet()["dice"] == [1, 4]


@pytest.mark.clause("TORAK-3.14")
def test_five_dice_at_once() -> None:
    t = given(filled=3, rolls="41652").play("burn 3")
    assert t.sheet()["dice"] == [1, 2, 4, 5, 6]
    assert dice.MOST == 7


@pytest.mark.clause("TORAK-3.15")
def test_what_the_rulebook_fixes_is_checked_when_the_tables_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    content.check()
    for name, value in (("DOSES", 5), ("BEANS", 4), ("CLIMB", 3), ("TROOPS", (1,) * 20), ("KI", (0, 1, 2, 3, 4))):
        with monkeypatch.context() as changed:
            changed.setattr(content, name, value)
            with pytest.raises(ValueError, match=r"content|gauges"):
                content.check()


def test_steps_ignore_obstacles() -> None:
    assert STEPS[SPOT_OF["1,2"]][SPOT_OF["4,6"]] == 7


def test_names_in_both_languages() -> None:
    for names in (content.element_names, content.section_names, content.direction_names):
        assert len(names("fr")) == len(names("en"))
        assert all(names("fr"))
