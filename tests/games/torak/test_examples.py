"""The worked examples of the ruling book (section 13), on its own map."""

from __future__ import annotations

import pytest

from tests.games.torak.table import given


@pytest.mark.clause("TORAK-6.6")
def test_ex_1_part_of_a_die() -> None:
    t = given(dice="53").play("leg e 2 with 5")
    assert t.at() == "8,6"
    assert t.sheet()["dice"] == [3]
    assert t.hero()["track"] == ["6,6", "8,6"]
    assert "1 with 3" not in t.legs("w")  # the lines behind are travelled


@pytest.mark.clause("TORAK-6.9")
def test_ex_2_no_bend() -> None:
    t = given(dice="5")
    found = {d: t.legs(d) for d in "nesw"}
    assert found["n"] == found["e"] == found["s"] == found["w"] == [f"{n} with 5" for n in range(1, 6)]


@pytest.mark.clause("TORAK-6.33", "TORAK-6.36", "TORAK-6.37")
def test_ex_3_monster_with_the_first_die() -> None:
    t = given(monsters="6,4", dice="42", fights="53").play("leg n 2 with 4")
    assert (t.at(), t.key) == ("6,4", "face")
    t.play("fight")
    assert t.sheet()["beaten"] == 1
    assert t.sheet()["monsters"] == []
    assert "2 with 2" in t.legs("e")
    t = given(monsters="6,4", dice="42", fights="33", sections="11").play("leg n 2 with 4", "fight")
    assert t.sheet()["beans"] == 1
    assert t.hero()["engaged"]
    assert t.at() == "6,4"
    assert t.state.boxes == 1
    assert "leg n 3 with 4" not in given(monsters="6,4", dice="42").asks()


@pytest.mark.clause("TORAK-6.35", "TORAK-3.12")
def test_ex_4_danger_0_at_first() -> None:
    assert given(monsters="6,5", dice="12", fights="43").play("leg n 1 with 1", "fight").sheet()["beaten"] == 1
    t = given(monsters="6,5", dice="12", fights="54", beaten=5, ki=2, sections="11").play("leg n 1 with 1")
    assert t.events()[-1]["danger"] == 3
    t.play("fight")
    assert (t.sheet()["beaten"], t.sheet()["beans"]) == (5, 1)


@pytest.mark.clause("TORAK-6.7", "TORAK-6.8", "TORAK-6.12")
def test_ex_5_same_direction_twice() -> None:
    legs = given(dice="34").legs("e")
    assert "6 with 3+4" in legs
    assert "5 with 3+4" in legs
    assert not any(leg.startswith("7 ") for leg in legs)  # the border; the seventh point is lost
    assert "4 with 3+4" not in legs
    assert "4 with 4" in legs


@pytest.mark.clause("TORAK-4.7", "TORAK-6.57", "TORAK-6.59")
def test_ex_6_surrounding_tip() -> None:
    t = given(mountains="1,4", dice="1", sections="11").play("end")
    assert t.troops() == {"2,3": 1}
    t = given(mountains="1,4", troops="2,3 1,2 0,3", dice="1", sections="11").play("end")
    assert "1,4" not in t.troops()
    t = given(mountains="1,4", troops="2,3 1,2 0,3", heroes="1,6", dice="44")
    assert "3 with 4 pay 4" in t.legs("n")  # the side stays usable at the price of a mountain


@pytest.mark.clause("TORAK-6.22", "TORAK-6.23", "TORAK-6.27")
def test_ex_7_mountain() -> None:
    legs = given(mountains="8,6", dice="43").legs("e")
    assert sorted(legs) == sorted(
        [
            *["1 with 3", "1 with 4", "3 with 3 pay 4", "3 with 3 pay fuel", "3 with 4 pay fuel", "4 with 4 pay fuel"],
            *["5 with 3+4 pay fuel", "6 with 3+4 pay fuel"],
        ]
    )


@pytest.mark.clause("TORAK-6.24", "TORAK-6.25")
def test_ex_8_river() -> None:
    legs = given(rivers="5,4 e", dice="32").legs("n")
    free = ["1 with 2", "1 with 3"]
    beyond = ["3 with 3 pay 2", "3 with 3 pay fuel", "4 with 2+3 pay fuel", "5 with 2+3 pay fuel"]
    assert sorted(legs) == free + beyond  # nothing ends on the river, two steps away
    assert given(rivers="5,4 e", heroes="3,4", dice="66").legs("e") == ["1 with 6"]


@pytest.mark.clause("TORAK-6.16", "TORAK-6.17", "TORAK-6.18")
def test_ex_9_own_path() -> None:
    t = given(paths="6,6 9,6 9,9 7,9", dice="63")
    assert [leg for leg in t.legs("n") if leg.endswith("with 6")] == [f"{n} with 6" for n in range(1, 7)]
    t.play("leg n 3 with 3")
    assert t.at() == "7,6"
    assert {text.split()[1] for text in t.asks() if text.startswith("leg")} == {"n"}
    t = given(paths="6,6 9,6 9,9 12,9 12,3 9,3", dice="6")
    assert t.legs("s") == ["1 with 6", "2 with 6"]  # [9,6] is a corner
    t = given(paths="6,6 9,6 9,9 7,9", dice="6").play("leg n 6 with 6")
    assert t.sheet()["found"] == 1


@pytest.mark.clause("TORAK-6.17", "TORAK-6.19")
def test_ex_10_start_as_crossing() -> None:
    assert given(paths="6,6 6,4 4,4 4,6", dice="3").legs("e") == ["1 with 3", "2 with 3", "3 with 3"]
    assert given(paths="6,6 6,4 4,4 4,8 6,8", dice="3").legs("n") == ["1 with 3"]


@pytest.mark.clause("TORAK-6.29", "TORAK-6.30", "TORAK-6.14")
def test_ex_11_ball() -> None:
    t = given(heroes="7,6", dice="62")
    assert t.legs("n") == ["1 with 2", "1 with 6", "2 with 2", "2 with 6", "3 with 6"]
    t.play("leg n 3 with 6")
    assert t.at() == "7,3"
    assert t.sheet()["found"] == 1
    assert {text.split()[1] for text in t.asks() if text.startswith("leg")} == {"n", "e", "w"}


@pytest.mark.clause("TORAK-6.62", "TORAK-3.8")
def test_ex_12_astride() -> None:
    for roll in ("23", "34"):
        assert given(heroes="4,6", dice="1", sections=roll).play("end").troops() == {"4,6": 1}
    corner = given(heroes="4,4", dice="1")
    assert corner.hero()["sections"] == [f"wide-3x3-{id}" for id in ("NW", "N", "W", "C")]


@pytest.mark.clause("TORAK-6.56", "TORAK-6.59", "TORAK-4.8")
def test_ex_13_tie_of_the_troop() -> None:
    assert given(dice="1", sections="33").play("end").troops() == {"6,6": 1}
    assert given(setup=25, sections="33").troops() == {"7,4": 1}


@pytest.mark.clause("TORAK-6.50", "TORAK-6.53")
def test_ex_14_escape() -> None:
    t = given(troops="6,6", dice="63", doses=2)
    assert t.asks() == ["escape 6", "turbo"]
    assert t.play("escape 6").sheet()["dice"] == [3]
    t = given(troops="6,6", dice="63", doses=2).play("turbo")
    assert (t.sheet()["dice"], t.sheet()["doses"]) == ([3, 6], 3)
    t = given(troops="6,6", dice="53", doses=4)
    assert t.ending == "captured"
    assert t.asks() == []


@pytest.mark.clause("TORAK-6.49", "TORAK-6.1", "TORAK-7.4")
def test_ex_15_last_dose() -> None:
    t = given(troops="6,6", dice="54", doses=3, sections="11 11", rolls="32").play(
        "turbo", "leg n 1 with 4", "leg e 1 with 5"
    )
    assert t.sheet()["dice"] == [3]
    t = given(troops="6,6", dice="54", doses=3, filled=1, sections="11", rolls="325").play("turbo", "end", "burn 1")
    assert t.sheet()["dice"] == [2, 3]


@pytest.mark.clause("TORAK-8.5")
def test_ex_16_score() -> None:
    t = given(balls="7,5", heroes="7,6", dice="1", beaten=8).play("leg n 1 with 1")
    assert (t.ending, t.sheet()["score"]) == ("won", 31)
    t = given(balls="11,1 1,3 7,3 11,5", dice="1", boxes=19).play("end")
    assert (t.ending, t.sheet()["score"]) == ("time", 4)


@pytest.mark.clause("TORAK-8.9", "TORAK-8.10")
def test_ex_17_competitive() -> None:
    def race(*beaten: int) -> tuple[str, tuple[float, ...]]:
        near = {"balls": "6,5", "dice": "21"}
        t = given(2, "competitive", sheets=[{**near, "beaten": n} for n in beaten])
        t.play("leg n 1 with 1", seat=0).play("leg n 1 with 1", seat=1)
        return t.ending, t.results

    assert race(7, 6) == ("points", (1.0, 0.0))
    assert race(6, 6) == ("tie", (0.0, 0.0))
    near = {"balls": "6,5", "dice": "21"}
    t = given(2, "competitive", sheets=[{**near, "beaten": 8}, near])
    t.play("end", seat=0).play("leg n 1 with 1", seat=1)
    assert (t.ending, t.results) == ("first", (0.0, 1.0))
