"""The small map: the middle of the lattice, with its own border, balls and sections (TORAK-3.1 to 3.9)."""

from __future__ import annotations

from typing import Any

import pytest

import nyoi
from nyoi.games.torak.content import (
    AROUND,
    BALL_SPOTS,
    LIMITS,
    MAPS,
    ON,
    ROLLED,
    SECTION,
    SPOT,
    SPOT_OF,
    START,
    WITHIN,
    zone,
)
from nyoi.games.torak.rules.army import room
from nyoi.games.torak.rules.ground import linked, open_sides, placements
from nyoi.games.torak.sheet import VOID, Sheet
from nyoi.kernel.play import Refused, asked, offered
from nyoi.kernel.rng import Rng
from tests.games.torak.table import Look, given, new

SMALL = MAPS.index("small")
NINE = zone(SMALL, 0)


def small(seats: int = 1, mode: str | None = None, options: dict[str, object] | None = None, **position: Any) -> Look:
    return given(
        seats, mode, {"map": "small", "troop_passage": "stop", **(options or {})}, **{"balls": "2,2", **position}
    )


@pytest.mark.clause("TORAK-3.1")
def test_nine_lines_each_way() -> None:
    spots = [a for a in range(169) if ON[SMALL][a]]
    assert len(spots) == 81
    assert (SPOT[spots[0]], SPOT[spots[-1]]) == ("2,2", "10,10")
    sheet = Sheet(None, SMALL)
    assert sheet.ground.count(VOID) == 169 - 81
    assert [SPOT[a] for a in sheet.balls] == [SPOT[a] for a in BALL_SPOTS[SMALL]]


@pytest.mark.clause("TORAK-6.12", "TORAK-3.1")
def test_the_border_is_where_the_lines_end() -> None:
    t = small(dice="6")
    for way in "nesw":
        assert t.legs(way) == [f"{steps} with 6" for steps in range(1, 5)]
    assert t.refusal("leg n 5 with 6") == ("border", "TORAK-6.12")
    assert small(dice="66", mountains="6,2").refusal("leg n 5 with 6 pay 6") == ("border", "TORAK-6.12")
    assert "leg n 4 with 6" not in small(dice="66", mountains="6,2").asks()  # nobody stops on a mountain at the border


@pytest.mark.clause("TORAK-3.7", "TORAK-3.8")
def test_sections_end_where_the_map_ends() -> None:
    assert LIMITS[ROLLED[NINE][0][0]] == (2, 5, 2, 5)
    assert LIMITS[ROLLED[NINE][3][2]] == (5, 7, 5, 7)
    assert LIMITS[ROLLED[NINE][5][5]] == (7, 10, 7, 10)
    for c in set(sum(ROLLED[NINE], ())):
        assert all(ON[SMALL][a] for a in WITHIN[c])
    for table in range(3):
        assert all(AROUND[zone(SMALL, table)][a] for a in range(169) if ON[SMALL][a])
    t = small(paths="6,6 5,6 5,5", dice="1")
    assert t.hero()["sections"] == [f"small-3x3-{id}" for id in ("NW", "N", "W", "C")]


@pytest.mark.clause("TORAK-4.2", "TORAK-4.4")
def test_elements_stay_on_the_map() -> None:
    t = small(setup=24, sections="11", balls="9,9")
    assert {text.split()[1] for text in t.asks()} == {f"{x},{y}" for x in range(2, 6) for y in range(2, 6)}
    assert t.refusal("monster 1,2") == ("off-map", "TORAK-4.4")
    assert t.refusal("monster 8,2") == ("outside-section", "TORAK-4.2")
    t = small(setup=10, sections="66", balls="3,3")
    assert {"river 8,10 e", "river 10,8 s", "river 6,8 e"} <= set(t.asks())  # the last bites on the limit
    assert t.refusal("river 9,10 e") == ("off-map", "TORAK-4.4")


@pytest.mark.clause("TORAK-4.5")
def test_a_ball_at_the_border_keeps_two_ways_in() -> None:
    assert open_sides(Sheet(None, SMALL).ground, SPOT_OF["2,2"]) == 2
    t = small(setup=0, sections="11", balls="2,2 9,9")
    assert {"mountain 3,2", "mountain 2,3"} <= set(t.asks())  # one lands behind it
    t = small(setup=1, sections="11", balls="2,3 9,9", rivers="3,3 e")
    assert "mountain 2,2" not in t.asks()  # between the ball and the border: no way in
    walled = Sheet(None, SMALL)
    walled.draw(1, SPOT_OF["3,2"], 1)
    walled.draw(1, SPOT_OF["2,3"], 2)
    assert not linked(walled.ground, [START, SPOT_OF["2,2"]])


@pytest.mark.clause("TORAK-4.6", "TORAK-6.60")
def test_what_finds_no_room_goes_next_door_and_never_off_the_map() -> None:
    corner = SECTION.index("small-3x3-NW")
    t = small(balls="9,9")
    for a in WITHIN[corner]:
        t.state.sheets[0].draw(2, a, -1)
    assert {SPOT[a] for a in room(t.state, corner)} == {f"6,{y}" for y in range(2, 6)} | {f"{x},6" for x in range(2, 6)}
    found = placements(t.state.sheets[0], 0, corner, NINE, 2)
    assert found
    assert all(ON[SMALL][move.args[0]] for move in found)


@pytest.mark.clause("TORAK-6.61", "TORAK-3.1")
def test_a_full_map_takes_no_troop() -> None:
    t = small(balls="9,9")
    for a in range(169):
        if t.state.sheets[0].free(a):
            t.state.sheets[0].station(a)
    assert all(room(t.state, c) == [] for c in set(sum(ROLLED[NINE], ())))


@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (3, "coop"), (2, "competitive"), (2, "duel")])
def test_nothing_ever_leaves_the_map(seats: int, mode: str) -> None:
    t = new(seats, mode, 3, map="small", troop_passage="stop", competitive_turn_cap=6)
    rng = Rng(7)
    while not t.table.over:
        seat = asked(t.state)[0]
        t.table.play(rng.pick([m for m in offered(t.state, seat) if m.word != "concede"]), seat=seat)
        for sheet in t.state.sheets:
            assert sheet.ground.count(VOID) == 169 - 81
            assert not any(n for a, n in enumerate(sheet.troops) if not ON[SMALL][a])
            assert not any(bits for a, bits in enumerate(sheet.path) if not ON[SMALL][a])


@pytest.mark.clause("TORAK-6.13")
def test_a_troop_stops_by_default() -> None:
    t = given(options={"map": "small", "troop_passage": "stop"}, balls="2,2", troops="6,4", dice="6")
    assert t.legs("n") == ["1 with 6", "2 with 6"]
    assert t.refusal("leg n 3 with 6") == ("troop-there", "TORAK-6.13")
    assert nyoi.new("torak", 1, 1).view(0)["options"]["troop_passage"] == "stop"


def test_a_position_beside_the_map_is_refused() -> None:
    beside: list[dict[str, Any]] = [{"balls": "1,2"}, {"troops": "6,11"}, {"rivers": "0,0 e"}, {"paths": "6,6 6,1"}]
    for position in beside:
        with pytest.raises(Refused, match=r"position-(off-map|troop)"):
            small(**position)
