"""The ground (DUEL 3.4 to 3.9, 4.2 to 4.4)."""

from __future__ import annotations

import pytest

from nyoi.games.duel.content import HILLS, STARTS, TILES, ZONE, ZONES, is_hill
from nyoi.games.duel.field import LAYOUTS, field_of, links_of
from tests.games.duel.table import given, new

STANDARD = """
Aa 5c Ab Ac Ad | Ab 1b Aa Ac    | Ac Aa Ab Ad    | Ad 3c Aa Ac
Ba 5a Bb Bc Bd | Bb 2b Ba Bc    | Bc Ba Bb Bd    | Bd 4c Ba Bc
1a 1b 1c 1d    | 1b 1a 1c Ab    | 1c 1a 1b 1d 5b | 1d 1a 1c 4b
2a 2b 2c 2d    | 2b 2a 2c Bb    | 2c 2a 2b 2d 5d | 2d 2a 2c 3b
3a 3b 3c 3d    | 3b 2d 3a 3c 5d | 3c 3a 3b 3d Ad | 3d 3a 3c
4a 4b 4c 4d    | 4b 1d 4a 4c 5b | 4c 4a 4b 4d Bd | 4d 4a 4c
5a 5b 5c 5d Ba | 5b 1c 4b 5a 5c | 5c 5a 5b 5d Aa | 5d 2c 3b 5a 5c
"""


@pytest.mark.clause("DUEL-3.4", "DUEL-3.5")
def test_seven_tiles_of_four_zones_turn_by_their_rotation() -> None:
    assert tuple(tile + letter for tile in "AB12345" for letter in "abcd") == ZONES
    # Tile 5 in the centre: at rotation 0 its zone a looks north, at rotation 3 its zone c does.
    for rotation, letter in ((0, "a"), (1, "d"), (2, "d"), (3, "c"), (4, "b"), (5, "b")):
        places = list(LAYOUTS["standard"])
        places[1] = rotation
        north = [link for link in links_of(tuple(places)) if ZONE["Ba"] in link and link[0] // 4 != link[1] // 4]
        assert north == [(ZONE["5" + letter], ZONE["Ba"])]


@pytest.mark.clause("DUEL-3.6")
def test_every_layout_has_47_links_whatever_the_hills() -> None:
    for places in LAYOUTS.values():
        links = links_of(places)
        assert len({frozenset(link) for link in links}) == 47
        assert sum(a // 4 == b // 4 for a, b in links) == 35
        for tile in range(len(TILES)):
            assert (4 * tile + 1, 4 * tile + 3) not in links  # b and d do not touch
    near = given(flat="5b 5d").state.field.near
    assert near == given().state.field.near


@pytest.mark.clause("DUEL-3.7")
def test_hills_and_starts() -> None:
    hills = ["Ad", "Bd", "1a", "1d", "2a", "2d", "3a", "3b", "4a", "4b", "5b", "5d"]
    assert sorted(z for z in ZONES if is_hill(HILLS, ZONE[z])) == sorted(hills)
    assert [ZONES[z] for z in STARTS] == ["Ac", "Bc"]


@pytest.mark.clause("DUEL-3.8", "DUEL-4.2")
def test_the_standard_layout() -> None:
    field = new(teams="preset_saga").state.field
    assert field is field_of(LAYOUTS["standard"])  # the default
    for cell in STANDARD.replace("\n", "|").split("|"):
        if cell.strip():
            zone, *near = cell.split()
            assert sorted(ZONES[z] for z in field.near[ZONE[zone]]) == sorted(near)
    assert field.far[STARTS[0]][STARTS[1]] == 5


@pytest.mark.clause("DUEL-3.9")
def test_three_figures_fill_a_zone_but_saibaimen_do_not() -> None:
    t = given(units={"goku": "5c", "vegeta": "5a", "nappa": "5a"}, saibaimen="5a 5a 5a 5a", active="goku")
    assert "move 5a" in t.offers()
    t = given(units={"goku": "5c", "vegeta": "5a", "nappa": "5a", "yamcha": "5a"}, active="goku")
    assert "move 5a" not in t.offers()
    assert t.no("move 5a") == "zone-full DUEL-6.2.3"
    swarm = given(
        units={"nappa": "Bc", "goku": "5a", "piccolo": "5a", "yamcha": "5a"}, saibaimen="5c", phase="saibaimen"
    )
    assert "leap saibaiman1 5a" in swarm.offers()


@pytest.mark.clause("DUEL-4.2")
@pytest.mark.parametrize("layout", ["standard", "cretes", "vallees"])
def test_the_host_chooses_a_layout(layout: str) -> None:
    t = new(layout=layout, teams="preset_saga")
    assert t.state.places == LAYOUTS[layout]
    centre = t.view(0)["layout"][0][0]
    assert centre not in "AB"


@pytest.mark.clause("DUEL-4.3")
def test_random_and_wild_ground() -> None:
    starts = set()
    centres = set()
    for seed in range(30):
        for layout in ("random", "wild"):
            rows = new(seed, layout=layout, teams="preset_saga").view(0)["layout"]
            assert sorted(row[0] for row in rows) == sorted(TILES)
            assert rows[0][0] not in "AB"  # C
            assert (rows[4][0], rows[1][0]) == ("A", "B")  # S and N
            centres.add(rows[0][0])
            if layout == "random":
                assert (rows[4][1], rows[1][1]) == (0, 3)
            else:
                starts.add((rows[4][1], rows[1][1]))
    assert len(starts) > 10
    assert len(centres) == 5


@pytest.mark.clause("DUEL-4.3")
def test_the_players_lay_the_ground() -> None:
    t = new(layout="players", teams="preset_saga")
    assert (t.seat, t.key) == (0, "lay-tile")
    assert len(t.offers()) == 5 * 6
    assert set(t.offers("place C")) == set(t.offers())
    assert not t.offers("place C A", "place C B")
    t.play("place C 3 2")
    for seat, text in ((1, "place NE 1 0"), (0, "place SE 2 5"), (1, "place SW 5 1"), (0, "place NW 4 3")):
        assert t.seat == seat
        t.play(text)
    rows = dict(zip(("C", "N", "NE", "SE", "S", "SW", "NW"), t.view(0)["layout"], strict=True))
    assert rows == {
        "C": ["3", 2],
        "N": ["B", 3],
        "NE": ["1", 0],
        "SE": ["2", 5],
        "S": ["A", 0],
        "SW": ["5", 1],
        "NW": ["4", 3],
    }
    assert t.key != "lay-tile"


@pytest.mark.clause("DUEL-4.4")
def test_a_zone_is_a_hill_zone_while_its_hill_is_there() -> None:
    assert len(new(teams="preset_saga").hills) == 12
    t = given(units={"goku": "5c"}, active="goku", actions=1)
    assert "move 5b" not in t.offers()
    t = given(units={"goku": "5c"}, active="goku", actions=1, flat="5b")
    assert "move 5b" in t.offers()
