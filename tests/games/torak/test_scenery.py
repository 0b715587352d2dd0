"""Drawing the scenery (TORAK section 4)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nyoi.games.torak.content import ADJACENT, MAPS, MOUNTAIN, OF_ZONE, RIVER, SECTION, SPOT_OF, START, TABLES, zone
from nyoi.games.torak.rules.goals import Goals
from nyoi.games.torak.rules.ground import legal, linked, open_sides, placements, places_in
from nyoi.games.torak.rules.places import Place
from nyoi.games.torak.sheet import FACTS, HILL, RIVER_LEVEL, RIVER_UPRIGHT, Sheet
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import fields_of
from nyoi.kernel.rng import Rng
from tests.games.torak.table import Look, given, new

WIDE = MAPS.index("wide")
SMALL = MAPS.index("small")


def spots(t: Look) -> set[str]:
    return {text.split()[1] for text in t.asks()}


@pytest.mark.clause("TORAK-4.1", "TORAK-4.10")
def test_ten_mountains_five_rivers_ten_monsters_then_a_troop() -> None:
    t = new(seed=5)
    keys = []
    while t.key in ("mountain", "river", "monster"):
        keys.append(t.key)
        assert [word for word in t.news() if word == "section"] == ["section"]  # one roll, then one placement
        t.play(t.asks()[0])
    assert keys == ["mountain"] * 10 + ["river"] * 5 + ["monster"] * 10
    assert t.news() == ["drew", "section", "troop", "turn", "rolled"]


@pytest.mark.clause("TORAK-4.2", "TORAK-4.4")
def test_anywhere_in_the_closed_section() -> None:
    t = given(setup=0, sections="11")
    assert spots(t) == {f"{x},{y}" for x in range(5) for y in range(5)} - {"1,3"}
    assert t.refusal("mountain 5,5") == ("outside-section", "TORAK-4.2")


@pytest.mark.clause("TORAK-4.3")
def test_nothing_on_a_ball_an_element_or_the_start() -> None:
    t = given(setup=2, mountains="5,5", rivers="4,7 e", sections="33")
    assert "6,6" not in spots(t)
    assert "5,5" not in spots(t)
    assert "5,7" not in spots(t)
    assert t.refusal("mountain 5,5") == ("covered", "TORAK-4.3")
    assert t.refusal("mountain 6,6") == ("covered", "TORAK-4.3")
    assert "7,3" not in spots(given(setup=0, sections="31"))


@pytest.mark.clause("TORAK-4.4")
def test_a_river_may_bite_over_the_limit_by_one() -> None:
    t = given(setup=10, sections="11")
    assert "river 3,0 e" in t.asks()  # 3, 4 and, outside, 5
    assert "river 4,0 e" not in t.asks()
    assert "river 2,3 s" in t.asks()  # 3, 4 and, outside, 5
    assert "river 0,3 e" not in t.asks()  # it would cover the ball
    assert t.refusal("river 4,0 e") == ("outside-section", "TORAK-4.4")
    assert given(setup=10, sections="66").refusal("river 11,10 e") == ("off-map", "TORAK-4.4")


@pytest.mark.clause("TORAK-4.5")
def test_a_ball_keeps_two_open_sides() -> None:
    t = given(balls="0,1", setup=11, rivers="1,1 e", sections="11")
    assert "river 0,2 s" not in t.asks()  # the ball would be left with one way in
    t = given(balls="0,1", setup=1, rivers="1,1 e", sections="11")
    assert "mountain 0,0" not in t.asks()  # between the ball and the border: no way in
    assert t.refusal("mountain 0,0") == ("closes-off", "TORAK-4.5")
    assert "mountain 0,2" in t.asks()  # there is room behind it
    t = given(balls="1,3", setup=12, rivers="2,3 e 1,4 s", sections="11")
    assert "river 1,0 s" not in t.asks()  # north would be the third side closed
    assert "river 0,0 s" in t.asks()


@pytest.mark.clause("TORAK-4.5")
def test_the_start_keeps_its_open_sides() -> None:
    t = given(setup=12, rivers="7,6 e 6,7 s", sections="33")
    assert "river 6,3 s" not in t.asks()
    assert "river 6,4 e" in t.asks()  # across the way out: it can be crossed
    assert "river 3,6 e" not in t.asks()
    assert "river 6,7 s" in given(2, setup=11, rivers="7,6 e", sections="33").asks()
    assert "river 7,6 e" in given(3, setup=10, sections="33").asks()
    assert "river 6,7 s" not in given(3, setup=11, rivers="7,6 e", sections="33").asks()  # a side for each of three
    assert "river 7,6 e" not in given(4, setup=10, sections="33").asks()


@pytest.mark.clause("TORAK-4.5")
def test_no_ball_is_cut_off() -> None:
    sheet = Sheet(None, WIDE)
    for spot, way in (("0,2", 1), ("3,2", 2), ("3,5", 2), ("1,6", 1)):  # around the ball on 1,3, but for a gap at 0,6
        sheet.draw(RIVER, SPOT_OF[spot], way)
    assert linked(sheet.ground, [START, SPOT_OF["1,3"]])
    lone = Sheet(None, WIDE)
    lone.balls = (SPOT_OF["0,0"],)
    lone.draw(RIVER, SPOT_OF["1,0"], 1)  # level, pointing at the corner
    lone.draw(RIVER, SPOT_OF["0,1"], 2)  # upright, pointing at the corner
    assert open_sides(lone.ground, SPOT_OF["0,0"]) == 0
    assert not linked(lone.ground, [START, *lone.balls])


def whole(sheet: Sheet, place: Place, sides: int) -> bool:
    """TORAK-4.5 to the letter: draw the element and look at everything."""
    after = Sheet(sheet)
    after.draw(*place.drawn)
    open_ = all(open_sides(after.ground, a) >= (sides if a == START else 2) for a in (START, *sheet.balls))
    return open_ and linked(after.ground, [START, *sheet.balls])


@pytest.mark.parametrize("map", [WIDE, SMALL])
@pytest.mark.parametrize("sides", [2, 3, 4])
def test_the_quick_looks_agree_with_the_long_one(map: int, sides: int) -> None:
    rng = Rng(4)
    closed = spared = 0
    sections = [c for c, of in enumerate(OF_ZONE) if of == zone(map, 0)]
    for _ in range(8):
        sheet = Sheet(None, map)
        for n in range(15):
            element = MOUNTAIN if n < 10 else RIVER
            places = places_in(element, sections)
            everywhere = legal(sheet, element, places, sides)
            for place in places[rng.below(5) :: 5]:
                if all(sheet.ground[a] == 0 for a in place.covered):
                    assert whole(sheet, place, sides) == (place.move in everywhere)
                    closed += place.move not in everywhere
                    spared += Goals(sheet, sides).spare(place.line)
            move = rng.pick(everywhere)
            sheet.draw(*next(place.drawn for place in places if place.move is move))
    assert closed > 5 or sides < 4  # balls have sides to lose, the start has none then
    assert spared > 500


def test_what_the_lines_say_is_what_lies_on_them() -> None:
    rng = Rng(5)
    sheet = Sheet(None, SMALL)
    for element in (MOUNTAIN, RIVER, MOUNTAIN, RIVER):
        place = rng.pick([p for p in places_in(element, [0, 4, 8]) if all(sheet.ground[a] == 0 for a in p.covered)])
        before, copy = repr(sheet), Sheet(sheet)
        copy.draw(*place.drawn)
        assert repr(sheet) == before
        sheet = copy
    for a in range(169):
        x, y = a % 13, a // 13
        assert (sheet.land.stops[y] >> x & 1) == (sheet.land.stops[13 + x] >> y & 1) == (sheet.ground[a] < HILL)
        assert (sheet.land.along[y] >> x & 1) == (sheet.ground[a] == RIVER_LEVEL)
        assert (sheet.land.along[13 + x] >> y & 1) == (sheet.ground[a] == RIVER_UPRIGHT)
    assert {*fields_of(sheet)} - {*FACTS} == {"land", "own"}


def test_what_is_drawn_on_a_sheet_touches_no_other() -> None:
    clean = repr(Sheet(None, SMALL))
    sheet = Sheet(None, SMALL)
    draws: list[Callable[[Sheet], object]] = [
        lambda s: s.draw(MOUNTAIN, 56, NOBODY),
        lambda s: s.draw(RIVER, 30, 1),
        lambda s: s.travel(START, 0, 2),
        lambda s: s.touch(30),
        lambda s: s.station(31),
        lambda s: s.erase(56),
        lambda s: s.take_ball(s.balls[0]),
        lambda s: s.lay((START,)),
    ]
    for draw in draws:
        before, stops = repr(sheet), list(sheet.land.stops)
        copy = Sheet(sheet)
        draw(copy)
        assert repr(sheet) == before != repr(copy)
        assert sheet.land.stops == stops
        twin = Sheet(copy)
        draw(sheet)  # and the original does not touch its copies
        assert repr(sheet) == repr(copy) == repr(twin)
    assert repr(Sheet(None, SMALL)) == clean


@pytest.mark.clause("TORAK-4.6")
def test_a_full_section_sends_the_element_next_door_and_then_anywhere() -> None:
    sheet = Sheet(None, WIDE)
    corner = SECTION.index("wide-6x6-c1r1")
    table = zone(WIDE, TABLES.index("6x6"))
    for spot in ("0,0", "1,0", "2,0", "0,1", "1,1", "2,1", "0,2", "1,2", "2,2"):
        sheet.draw(2, SPOT_OF[spot], NOBODY)
    next_door = {move.args[0] for move in placements(sheet, MOUNTAIN, corner, table, 2)}
    assert next_door
    assert all(a % 13 <= 4 and a // 13 <= 4 for a in next_door)
    for a in range(169):
        if a % 13 <= 4 and a // 13 <= 4 and sheet.ground[a] == 0:
            sheet.draw(2, a, NOBODY)
    anywhere = {move.args[0] for move in placements(sheet, MOUNTAIN, corner, table, 2)}
    assert SPOT_OF["12,12"] in anywhere
    assert len(ADJACENT[corner]) == 3
    crowded = "0,0 1,0 2,0 0,1 1,1 2,1 0,2 1,2 2,2"
    t = given(setup=25 - 1, monsters=crowded, options={"army_table": "6x6"}, sections="11")
    assert t.events(0)[-1]["word"] == "section"  # no re-roll
    assert len([e for e in t.events(0) if e["word"] == "section"]) == 1
    assert "monster 3,0" in t.asks()


@pytest.mark.clause("TORAK-4.7")
def test_elements_may_touch_and_stand_beside_balls() -> None:
    t = given(setup=1, mountains="2,2", sections="11")
    assert {"mountain 2,3", "mountain 1,2", "mountain 2,1"} <= set(t.asks())


@pytest.mark.clause("TORAK-4.8")
def test_the_first_troop_spares_the_heroes() -> None:
    assert given(setup=25, sections="33").troops() == {"7,4": 1}
    t = given(setup=25, sections="33", rolls="35", options={"setup_troop_hits": True})
    assert t.troops() == {"6,6": 1}
    assert t.key == "escape"
    both = given(2, setup=25, sections="33 11", rolls="35", options={"setup_troop_hits": True})
    assert both.key == "escape"
    both.play("turbo", "end")
    assert both.key == "escape"  # the other hero stands there too


@pytest.mark.clause("TORAK-4.9")
def test_who_places() -> None:
    assert given(setup=3, sections="11").asked == [0]
    t = given(3, setup=0, sections="111111")
    seats = []
    for spot in ("0,0", "0,1", "0,2"):
        seats += t.asked
        t.play(f"mountain {spot}")
    assert seats == [0, 1, 2]
    assert t.asked == [0]
    assert given(2, "duel", setup=0, army=0, sections="11").asked == [1]


@pytest.mark.clause("TORAK-4.9")
@pytest.mark.parametrize("how", ["auto_random", "auto_kind"])
def test_scenery_that_draws_itself(how: str) -> None:
    t = new(setup_placement=how, seed=2)
    assert t.key == "act"
    assert len(t.sheet()["scenery"]) == 25
    assert {"appeared", "river_appeared"} <= set(t.news(0))
    assert t.sheet() != new(setup_placement=how, seed=3).sheet()


@pytest.mark.clause("TORAK-4.11", "TORAK-6.19")
def test_everybody_stands_on_the_start_with_empty_gauges() -> None:
    t = new(4, "coop", setup_placement="auto_random")
    assert [t.at(seat) for seat in range(4)] == ["6,6"] * 4
    sheet = t.sheet()
    assert [sheet[key] for key in ("found", "beans", "beaten", "ki", "doses", "filled", "used")] == [0] * 7
    assert t.state.sheets[0].fuel == 4
    assert t.state.sheets[0].path[START] != 0
