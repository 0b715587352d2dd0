"""Section 6.4: Inversion, Passer, +2, Carte blanche."""

from __future__ import annotations

import pytest

from tests.games.uno.table import given

FOUR = "{} R1-1 R2-1 / Y1-1 Y2-1 / G1-1 G2-1 / B1-1 B2-1"
TWO = "{} R1-1 R2-1 / Y1-1 Y2-1"


@pytest.mark.clause("UNO-6.22")
def test_inversion_turns_the_direction_and_back() -> None:
    t = given(FOUR.format("RV-1").replace("B1-1", "GV-1")).play("play RV-1")
    assert t.way == "counter"
    assert t.now == ("turn", 3)
    assert t.events("reversed") == [{"way": "counter"}]
    t.play("play GV-1 uno")
    assert t.way == "clockwise"
    assert t.now == ("turn", 0)
    assert t.events("reversed") == [{"way": "clockwise"}]


@pytest.mark.clause("UNO-6.23")
def test_with_two_players_inversion_costs_the_other_his_turn() -> None:
    t = given(TWO.format("RV-1")).play("play RV-1")
    assert t.now == ("turn", 0)
    assert t.way == "counter"
    assert t.events("skipped") == [{"seat": 1, "why": "reverse"}]
    t = given(TWO.format("RV-1"), two_player_reverse="plain").play("play RV-1")
    assert t.now == ("turn", 1)
    assert t.way == "counter"
    assert t.events("skipped") == []


@pytest.mark.clause("UNO-6.24")
def test_passer_costs_the_next_player_his_turn() -> None:
    t = given(FOUR.format("RS-1")).play("play RS-1")
    assert t.now == ("turn", 2)
    assert t.events("skipped") == [{"seat": 1, "why": "skip"}]
    assert given(FOUR.format("RS-1"), direction=-1).play("play RS-1").due == 2
    assert given(TWO.format("RS-1")).play("play RS-1").due == 0


@pytest.mark.clause("UNO-6.25")
def test_plus_two_is_drawn_without_any_decision() -> None:
    t = given(FOUR.format("RD-1"), pile="G8-1 G9-1").play("play RD-1")
    assert t.hand(1) == "Y1-1 Y2-1 G8-1 G9-1"
    assert t.now == ("turn", 2)
    assert t.events("drew") == [{"seat": 1, "number": 2, "why": "plus2", "cards": [None, None]}]
    assert t.events("skipped") == [{"seat": 1, "why": "plus2"}]
    t = given(TWO.format("RD-1")).play("play RD-1")
    assert t.counts == [2, 4]
    assert t.now == ("turn", 0)


@pytest.mark.clause("UNO-6.26")
def test_carte_blanche_only_chooses_the_colour() -> None:
    t = given(FOUR.format("W-1")).play("play W-1 green")
    assert t.colour == "green"
    assert t.now == ("turn", 1)
    assert t.counts == [2, 2, 2, 2]
    assert t.words() == ["played"]


@pytest.mark.clause("UNO-6.27")
@pytest.mark.parametrize("card", ["RS-1", "RD-1", "W4-1"])
def test_who_loses_a_turn_otherwise_keeps_his_marker(card: str) -> None:
    t = given(FOUR.format(card), markers=[0, 1, 0, 0])
    t.play(f"play {card} green" if card == "W4-1" else f"play {card}")
    if card == "W4-1":
        t.play("accept")
    assert t.markers == [0, 1, 0, 0]
    assert t.now == ("turn", 2)


@pytest.mark.clause("UNO-6.27", "UNO-6.39")
def test_the_wish_that_costs_a_turn_costs_no_marker() -> None:
    t = given(FOUR.format("WS-1"), pile="G3-1", markers=[0, 1, 0, 0], wish_draw2_skips=True)
    t.play("play WS-1 red", "wish draw2")
    assert t.markers == [0, 1, 0, 0]
    assert t.now == ("turn", 2)


@pytest.mark.clause("UNO-6.27", "UNO-6.23")
def test_inversion_with_two_players_costs_no_marker() -> None:
    t = given(TWO.format("RV-1"), markers=[0, 1]).play("play RV-1")
    assert t.markers == [0, 1]
    assert t.now == ("turn", 0)
