"""Section 13: the worked examples, as they are written."""

from __future__ import annotations

import pytest

from nyoi.games.uno.content import CARDS
from tests.games.uno.table import dealt, given


@pytest.mark.clause("UNO-4.6", "UNO-4.8", "UNO-4.10")
def test_ex_1_first_card() -> None:
    turned = ["GS-1", "W-2", "B5-1"]
    hands = [id for id in CARDS if id not in turned][:21]
    t = dealt(" ".join([*hands, *turned]), 3)
    assert t.discard == "GS-1 W-2 B5-1"
    assert t.visible == "B5-1"
    assert t.colour == "blue"
    assert t.left == 88
    assert t.now == ("turn", 1)
    assert "skipped" not in t.words()


@pytest.mark.clause("UNO-6.2", "UNO-6.3")
def test_ex_2_colour_number_symbol() -> None:
    t = given("Y1-1 / Y3-1 GD-1 B9-1 W-1", "YD-1", turn=1)
    assert t.cards(1) == "Y3-1 GD-1 W-1"


@pytest.mark.clause("UNO-6.11", "UNO-6.12", "UNO-6.12a")
def test_ex_3_drawing_by_choice() -> None:
    t = given("Y1-1 Y2-1 / R9-1 B7-1 / G1-1 G2-1", "R4-1", "R1-2", turn=1).play("draw")
    assert t.asks(1) == ["play R1-2", "keep"]
    t.play("keep")
    assert [e["word"] for e in t.table.events(0)] == ["drew", "kept"]
    assert t.table.events(0)[0]["number"] == 1
    assert t.table.events(0)[0]["cards"] == [None]
    assert t.now == ("turn", 2)


@pytest.mark.clause("UNO-6.22")
def test_ex_4_reversal() -> None:
    t = given("BV-1 B1-1 B2-1 / GV-1 G1-1 G3-1 / Y1-1 Y2-1 / R1-1 R2-1", "G2-1", turn=1).play("play GV-1")
    assert t.way == "counter"
    assert t.now == ("turn", 0)
    t.play("play BV-1")
    assert t.way == "clockwise"
    assert t.now == ("turn", 1)


@pytest.mark.clause("UNO-6.51", "UNO-6.57a", "UNO-6.58")
def test_ex_5_challenge_innocent() -> None:
    t = given("W4-1 B6-1 G1-1 / Y1-1 Y2-1 / B1-1 B2-1 / R1-1 R2-1", "R6-1").play("play W4-1 green", "challenge")
    assert t.events("showed", seat=1) == [{"seat": 0, "by": 1, "cards": ["G1-1", "B6-1"]}]
    assert t.events("showed", seat=2) == t.events("showed", seat=3) == []
    assert t.count(1) == 8
    assert t.now == ("turn", 2)
    assert t.colour == "green"


@pytest.mark.clause("UNO-6.59", "UNO-6.59a", "UNO-6.60")
def test_ex_6_challenge_guilty() -> None:
    t = given("W4-1 R2-1 G1-1 / Y1-1 G2-1 W-1 / B1-1 B2-1 / R1-1 R3-1", "R6-1").play("play W4-1 green", "challenge")
    assert t.count(0) == 6
    assert t.count(1) == 3
    assert t.now == ("turn", 1)
    assert t.cards(1) == "G2-1 W-1"
    assert t.visible == "W4-1"


@pytest.mark.clause("UNO-7.6", "UNO-7.10")
def test_ex_7_caught() -> None:
    hands = "R3-1 Y8-1 / Y1-1 Y2-1 / G1-1 G2-1"
    t = given(hands, "R5-1").play("play R3-1", "2: catch 0")
    assert t.count(0) == 3
    assert t.now == ("turn", 1)
    t = given(hands, "R5-1").play("play R3-1", "0: declare")
    assert t.count(0) == 1
    assert "catch 0" not in t.asks(2)


@pytest.mark.clause("UNO-6.34", "UNO-6.45")
def test_ex_8_shenron_dragonball_shed() -> None:
    hands = "WS-1 YD-1 B8-1 G0-1 / B2-1 R4-1 G3-1 W-1 Y4-1 / R1-1 R2-1"
    t = given(hands, "G4-1", "R3-1").play("play WS-1 blue")
    assert t.discard == "G4-1 WS-1 R3-1"
    assert t.now == ("wish", 0)
    t.play("wish shed YD-1")
    assert t.discard == "G4-1 WS-1 YD-1 R3-1"
    assert t.visible == "R3-1"
    assert t.colour == "blue"
    assert t.counts == [2, 5, 2]
    assert t.hand(0) == "B8-1 G0-1"
    assert t.now == ("turn", 1)
    assert t.cards(1) == "B2-1 G3-1 W-1"


@pytest.mark.clause("UNO-6.33", "UNO-6.35")
def test_ex_9_shenron_no_dragonball() -> None:
    hands = "WS-1 YD-1 B8-1 G0-1 / B2-1 R4-1 RS-1 W-1 G3-1 / R1-1 R2-1"
    t = given(hands, "G4-1", "GS-2").play("play WS-1 blue")
    assert t.visible == "GS-2"
    assert t.colour == "blue"
    assert t.now == ("turn", 1)
    assert t.cards(1) == "B2-1 RS-1 W-1"


@pytest.mark.clause("UNO-6.42")
def test_ex_10_wish_skip() -> None:
    t = given("WS-1 Y1-1 B8-1 / B2-1 B3-1 B4-1 / R1-1 R2-1 / G1-1 G2-1", "G4-1", "R3-1")
    t.play("play WS-1 blue", "wish skip 2", "play B2-1")
    assert t.now == ("turn", 3)
    assert t.markers == [0, 0, 0, 0]


@pytest.mark.clause("UNO-6.38", "UNO-6.39")
def test_ex_11_wish_draw2() -> None:
    t = given("WS-1 Y1-1 B8-1 / B2-1 B3-1 / R1-1 R2-1", "G4-1", "R3-1").play("play WS-1 blue", "wish draw2")
    assert t.count(1) == 4
    assert t.now == ("turn", 1)


@pytest.mark.clause("UNO-6.16", "UNO-6.16a", "UNO-6.17")
def test_ex_12_reshuffle() -> None:
    t = given("Y1-1 Y2-1 / RD-1 G1-1 G2-1 / B2-1 B3-1", "B1-1 W-1 R7-1", "Y5-1", rest="out", turn=1)
    t.play("play RD-1")
    assert t.hand(2).split()[:3] == ["B2-1", "B3-1", "Y5-1"]
    assert set(t.hand(2).split()[3:]) < {"B1-1", "W-1", "R7-1"}
    assert t.count(2) == 4
    assert t.discard == "RD-1"
    assert t.left == 2


@pytest.mark.clause("UNO-6.23")
def test_ex_13_two_players_inversion() -> None:
    assert given("BV-1 B2-1 R1-1 / Y1-1 Y2-1", "B9-1").play("play BV-1").now == ("turn", 0)
    t = given("BV-1 B2-1 R1-1 / Y1-1 Y2-1", "B9-1", two_player_reverse="plain").play("play BV-1")
    assert t.now == ("turn", 1)


@pytest.mark.clause("UNO-8.10")
def test_ex_14_score() -> None:
    t = given("G5-1 / R0-1 B9-1 YS-1 / W4-1 WS-1 G3-1", "G8-1", scoring=True).play("play G5-1")
    assert t.scores == [132, 0, 0]


@pytest.mark.clause("UNO-6.4")
def test_ex_15_wild_on_top() -> None:
    assert given("Y1-1 / B4-1 R4-1", "W-1", colour="red", turn=1).cards(1) == "R4-1"
