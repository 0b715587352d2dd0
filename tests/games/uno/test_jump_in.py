"""House rule: jump-in (UNO-9.30 to 9.38)."""

from __future__ import annotations

from typing import Any

import pytest

from nyoi.kernel.decision import CLOCK
from tests.games.uno.table import Sitting, given

FOUR = "R3-1 R1-1 R2-1 / Y1-1 R9-1 Y2-1 / G1-1 G2-1 G9-1 / R3-2 B2-1 B1-1"


def jumping(hands: str = FOUR, discard: str = "R5-1", **more: Any) -> Sitting:
    return given(hands, discard, jump_in=True, **more)


@pytest.mark.clause("UNO-9.30", "UNO-9.33")
def test_the_twin_is_laid_out_of_turn() -> None:
    t = jumping().play("play R3-1")
    assert t.now == ("turn", 1)
    assert t.key == "turn-jump"
    assert t.asks(3) == ["jump R3-2", "stay"]
    t.play("3: jump R3-2")
    assert t.visible == "R3-2"
    assert t.count(3) == 2
    assert t.words() == ["jumped_in", "played"]
    assert t.now == ("turn", 0)  # next of the jumper; P1 is not compensated
    assert t.refuses(1, "jump R9-1") == ("jump-not-identical", "UNO-9.30")
    assert t.refuses(1, "jump") == ("say-card", "UNO-3.4")
    assert t.refuses(1, "jump B9-1") == ("not-in-hand", "UNO-9.30")
    t = jumping(FOUR.replace("R3-2", "B3-1")).play("play R3-1")
    assert t.asks(3) == ["stay"]  # same number, another colour
    assert given(FOUR).play("play R3-1").key == "turn"


@pytest.mark.clause("UNO-9.31")
def test_only_onto_a_coloured_card_that_was_played() -> None:
    # turned over in setup, or revealed by Shenron
    t = jumping("B1-1 B2-1 / Y1-1 Y2-1 / R5-2 G2-1", "R5-1")
    assert t.order == [0]
    t = jumping("WS-1 B1-1 B2-1 / Y1-1 Y2-1 / G8-2 G2-1", pile="G8-1").play("play WS-1 red")
    assert t.order == [1]
    # shed on top
    t = jumping("WS-1 B1-1 B2-1 B3-1 / Y1-1 Y2-1 / B1-2 G2-1", pile="G3-1", wish_shed_place="top")
    t.play("play WS-1 red", "wish shed B1-1")
    assert t.visible == "B1-1"
    assert t.order == [1]
    # wild cards
    t = jumping("W-1 B1-1 B2-1 / Y1-1 Y2-1 / W-2 G2-1").play("play W-1 red")
    assert t.order == [1]
    # a 0 has no second copy
    t = jumping("R0-1 B1-1 B2-1 / Y1-1 Y2-1 / G1-1 G2-1").play("play R0-1")
    assert t.order == [1]
    # onto a card that was jumped in
    t = jumping("R3-1 R1-1 R2-1 / Y1-1 Y2-1 / R3-2 G2-1 G3-1").play("play R3-1", "2: jump R3-2")
    assert t.now == ("turn", 0)
    assert t.order == [1, 0]


@pytest.mark.clause("UNO-9.32")
def test_who_may_not_and_when() -> None:
    t = jumping("RS-1 RS-2 R1-1 / Y1-1 Y2-1 / G1-1 G2-1 / B1-1 B2-1").play("play RS-1")
    assert t.now == ("turn", 2)
    assert t.order == [1, 3, 2]
    t = jumping("R3-1 R1-1 R2-1 / Y1-1 Y2-1 / R3-2 G2-1 / B1-1 B2-1", markers=[0, 0, 1, 0]).play("play R3-1")
    assert t.order == [3, 1]
    # not in a hold, a wish, a plus4, a stack, a swap
    t = jumping("R3-1 R1-1 / Y1-1 Y2-1 / R3-2 G2-1").play("play R3-1")
    assert t.phase == "hold"
    assert t.refuses(2, "jump R3-2") == ("jump-not-now", "UNO-9.32")
    t = jumping("RD-1 R1-1 R2-1 / Y1-1 Y2-1 / RD-2 G2-1", stack_plus2=True).play("play RD-1")
    assert t.now == ("stack", 1)
    assert t.order == [1]
    t = jumping("R7-1 R1-1 R2-1 / Y1-1 Y2-1 / R7-2 G2-1", seven_zero=True).play("play R7-1")
    assert t.now == ("swap", 0)
    assert t.order == [0]
    t = jumping("W4-1 G1-1 B1-1 / Y1-1 Y2-1 / W4-2 G2-1").play("play W4-1 red")
    assert t.order == [1]


@pytest.mark.clause("UNO-9.32")
def test_refusals_of_a_jump() -> None:
    t = jumping("RS-1 R2-1 R1-1 / RS-2 Y2-1").play("play RS-1")
    assert t.now == ("turn", 0)
    assert t.order == [1, 0]
    assert t.refuses(0, "jump R2-1") == ("jump-your-turn", "UNO-9.35")
    t = jumping("R3-1 R1-1 / Y1-1 Y2-1 / R3-2 G2-1 / B1-1 B2-1", markers=[0, 0, 1, 0])
    t.play("play R3-1", "clock: close")
    assert t.refuses(2, "jump R3-2") == ("jump-marked", "UNO-9.32")
    assert t.refuses(0, "jump R1-1") == ("jump-own-card", "UNO-9.32")
    t = jumping("R3-1 R1-1 / Y1-1 Y2-1 / R3-2 G2-1").play("play R3-1", "clock: close", "2: stay")
    assert t.refuses(2, "jump R3-2") == ("jump-stayed", "UNO-9.36")
    t = jumping("W-1 R1-1 / Y1-1 Y2-1 / R3-2 G2-1").play("play W-1 red", "clock: close")
    assert t.refuses(2, "jump R3-2") == ("jump-not-on-this", "UNO-9.31")


@pytest.mark.clause("UNO-9.33")
def test_a_jump_counts_as_the_jumpers_turn() -> None:
    t = jumping("RS-1 R2-1 R1-1 / Y1-1 Y2-1 / G1-1 G2-1 / RS-2 B2-1 B1-1").play("play RS-1")
    t.play("3: jump RS-2")
    assert t.events("skipped") == [{"seat": 0, "why": "skip"}]
    assert t.now == ("turn", 1)  # from seat 3: seat 0 is skipped; seat 1, skipped before, is due
    t = jumping("RV-1 R2-1 R1-1 / Y1-1 Y2-1 / RV-2 G2-1 G1-1 / B2-1 B1-1").play("play RV-1", "2: jump RV-2")
    assert t.way == "clockwise"
    assert t.now == ("turn", 3)
    t = jumping("RD-1 R2-1 R1-1 / Y1-1 Y2-1 / G1-1 G2-1 / RD-2 B2-1 B1-1").play("play RD-1")
    assert t.counts == [2, 4, 2, 3]  # the effect of the visible card has been carried out before
    t.play("3: jump RD-2")
    assert t.counts == [4, 4, 2, 2]
    assert t.now == ("turn", 1)


@pytest.mark.clause("UNO-9.34")
def test_a_jump_is_a_turn_action() -> None:
    t = jumping("R3-1 R1-1 / Y1-1 Y2-1 / R3-2 G2-1").play("play R3-1", "clock: close")
    assert t.calls[0] == "exposed"
    assert t.asks(2) == ["catch 0", "wave", "jump R3-2", "jump R3-2 uno", "stay"]
    t.play("2: jump R3-2")
    assert t.calls == ["", "", "exposed"]  # it closes the window, and brings its own duty
    t = jumping("R3-1 R1-1 R2-1 / Y1-1 Y2-1 / R3-2").play("play R3-1", "2: jump R3-2")
    assert t.over
    assert t.results == [0, 0, 1]


@pytest.mark.clause("UNO-9.35")
def test_for_the_player_due_it_is_simply_his_turn() -> None:
    t = jumping("R3-1 R1-1 R2-1 / R3-2 Y1-1 Y2-1 / G1-1 G2-1").play("play R3-1")
    assert t.now == ("turn", 1)
    assert t.order == [2, 1]
    assert t.asks(1) == ["play R3-2", "draw"]
    assert t.refuses(1, "jump R3-2") == ("jump-your-turn", "UNO-9.35")


@pytest.mark.clause("UNO-9.36")
def test_without_a_clock_the_others_are_asked_after_the_layer() -> None:
    five = "R3-1 R1-1 R2-1 / Y1-1 R9-1 Y2-1 / G1-1 G2-1 G9-1 / R3-2 B2-1 B1-1 / B5-1 B6-1"
    t = jumping(five).play("play R3-1")
    assert t.order == [2, 3, 4, 1]  # the player due comes last, with his turn
    t.play("stay")
    assert t.order == [3, 4, 1]
    assert t.asks(2) == []
    t.play("jump R3-2")
    assert t.now == ("turn", 4)
    assert t.order == [0, 1, 2, 4]
    t = jumping(five, direction=-1).play("play R3-1")
    assert t.order == [3, 2, 1, 4]
    t = jumping(five).play("play R3-1", "stay", "stay", "stay")
    assert t.order == [1]
    assert t.key == "turn"
    t = jumping(five).play("play R3-1", "1: play R9-1")  # live, the player due may be quicker
    assert t.now == ("turn", 2)
    assert t.order == [3, 4, 0, 2]


@pytest.mark.clause("UNO-9.38")
def test_after_the_markers_and_before_the_first_turn_action() -> None:
    t = jumping("R3-1 R1-1 R2-1 / R3-2 Y1-1 Y2-1 / G1-1 G2-1", markers=[0, 1, 0]).play("play R3-1")
    assert t.now == ("turn", 2)
    assert t.markers == [0, 0, 0]
    assert t.order == [1, 2]
    assert t.asks(1) == ["jump R3-2", "stay"]
    t.play("1: jump R3-2")
    assert t.markers == [0, 0, 0]
    assert t.now == ("turn", 2)
    t = jumping("R3-1 R1-1 R2-1 / B2-1 Y1-1 Y2-1 / G1-1 R3-2").play("play R3-1", "1: draw")
    assert t.order == [1]  # too late


@pytest.mark.clause("UNO-9.38")
def test_before_an_automatic_pass() -> None:
    t = jumping("R1-1 R2-1 / B2-1 Y1-1 / G1-1 R3-2 G2-1", "R3-1", rest="out", laid=0, turn=1)
    assert t.now == ("turn", 1)
    assert t.order == [2, 1]
    assert t.asks(1) == ["pass"]  # he is among those asked, so that his empty hands do not show
    t.play("2: jump R3-2")
    assert t.visible == "R3-2"
    assert "passed" not in t.words()
    t = jumping("R1-1 R2-1 / B2-1 Y1-1 / G1-1 R3-2 G2-1", "R3-1", rest="out", laid=0, turn=1).play("stay")
    assert t.words() == ["passed"]
    assert t.now == ("turn", 2)
    t = jumping("R1-1 R2-1 / B2-1 Y1-1 / G1-1 R3-2 G2-1", "R3-1", rest="out", laid=0, turn=1).play("1: pass")
    assert t.words() == ["passed"]
    assert t.now == ("turn", 2)


@pytest.mark.clause("UNO-9.38")
def test_everybody_is_asked_twin_in_hand_or_not() -> None:
    with_twin = jumping("R3-1 R1-1 R2-1 / B2-1 Y1-1 / R3-2 G2-1 / B5-1 B6-1").play("play R3-1")
    without = jumping("R3-1 R1-1 R2-1 / B2-1 Y1-1 / G1-1 G2-1 / B5-1 B6-1").play("play R3-1")
    assert with_twin.order == without.order == [2, 3, 1]
    assert with_twin.view(3) == without.view(3)


@pytest.mark.clause("UNO-9.38", "UNO-9.10")
def test_a_plus_two_jumped_in_starts_a_new_stack() -> None:
    t = jumping("RD-1 R1-1 R2-1 / Y1-1 Y2-1 / G1-1 G2-1 / RD-2 B1-1 B2-1", stack_plus2=True)
    t.play("play RD-1", "take")
    assert t.now == ("turn", 2)
    assert t.order == [1, 3, 2]
    t.play("3: jump RD-2")
    assert t.now == ("stack", 0)
    assert t.view()["now"]["total"] == 2


@pytest.mark.clause("UNO-9.32", "UNO-9.20")
def test_a_seven_jumped_in_swaps() -> None:
    t = jumping("R7-1 R1-1 R2-1 / Y1-1 Y2-1 / R7-2 G2-1 G3-1", seven_zero=True).play("play R7-1", "swap 1")
    assert t.now == ("turn", 1)
    assert t.order == [2, 1]
    t.play("2: jump R7-2")
    assert t.now == ("swap", 2)


@pytest.mark.clause("UNO-9.30", "UNO-7.25")
def test_two_players_and_the_hold() -> None:
    t = jumping("RS-1 R1-1 / RS-2 Y2-1").play("play RS-1")
    assert t.phase == "hold"
    assert t.order == [1, 0, CLOCK]
    t.play("wave")
    assert t.now == ("turn", 0)
    assert t.order == [1, 0]
    t.play("jump RS-2 uno")
    assert t.now == ("turn", 1)
