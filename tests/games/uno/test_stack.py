"""House rule: stacking (UNO-9.10 to 9.15)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.uno.table import Sitting, given

FOUR = "RD-1 R1-1 R2-1 / YD-1 Y1-1 Y2-1 / GD-1 BD-1 G2-1 / B1-1 B2-1"


def stacking(hands: str = FOUR, **more: Any) -> Sitting:
    return given(hands, stack_plus2=True, **more)


@pytest.mark.clause("UNO-9.10")
def test_a_plus_two_is_answered_with_a_plus_two() -> None:
    t = stacking().play("play RD-1")
    assert t.now == ("stack", 1)
    assert t.view()["now"]["total"] == 2
    assert t.counts == [2, 3, 3, 2]
    assert t.asks(1) == ["play YD-1", "take"]
    t.play("play YD-1")
    assert t.now == ("stack", 2)
    assert t.view()["now"]["total"] == 4
    assert t.colour == "yellow"
    assert t.events("stacked") == [{"seat": 1, "total": 4}]
    t.play("play BD-1")
    assert t.now == ("stack", 3)
    assert t.view()["now"]["total"] == 6
    t.play("take")
    assert t.counts == [2, 2, 2, 8]
    assert t.now == ("turn", 0)


@pytest.mark.clause("UNO-9.11")
def test_who_takes_draws_the_total_and_loses_his_turn() -> None:
    t = stacking().play("play RD-1", "take")
    assert t.counts == [2, 5, 3, 2]
    assert t.now == ("turn", 2)
    assert t.events("drew") == [{"seat": 1, "number": 2, "why": "plus2", "cards": [None, None]}]
    assert t.events("skipped") == [{"seat": 1, "why": "plus2"}]
    t = stacking("RD-1 R1-1 R2-1 / Y1-1 Y2-1").play("play RD-1")
    assert t.now == ("stack", 1)
    assert t.asks(1) == ["take"]


@pytest.mark.clause("UNO-9.12")
def test_only_plus_two_on_plus_two() -> None:
    t = stacking("RD-1 R1-1 R2-1 / W4-1 W-1 WS-1 RS-1 RV-1 R9-1").play("play RD-1")
    assert t.asks(1) == ["take"]
    for card in ("W4-1", "W-1", "WS-1", "RS-1", "RV-1", "R9-1"):
        assert t.refuses(1, f"play {card}") == ("only-plus2", "UNO-9.12")
    assert t.refuses(1, "draw") == ("take-stack", "UNO-9.11")  # drawn cards cannot be laid onto the stack
    assert t.refuses(1, "keep") == ("answer-stack", "UNO-9.11")
    t = stacking("W4-1 G1-1 G2-1 / RD-1 Y1-1").play("play W4-1 green")
    assert t.asks(1) == ["accept", "challenge"]  # a +4 starts no stack
    t = stacking("WS-1 G1-1 G2-1 / RD-1 Y1-1", pile="G3-1").play("play WS-1 green", "wish draw2")
    assert t.now == ("turn", 1)
    assert t.count(1) == 4


@pytest.mark.clause("UNO-9.12")
def test_cards_taken_cannot_be_laid_at_once() -> None:
    t = stacking("RD-1 R1-1 R2-1 / Y1-1 Y2-1", pile="YD-1 GD-1").play("play RD-1", "take")
    assert t.hand(1) == "Y1-1 Y2-1 YD-1 GD-1"
    assert t.now == ("turn", 0)


@pytest.mark.clause("UNO-9.13")
def test_laying_onto_a_stack_is_a_turn_action_with_its_own_duty() -> None:
    t = stacking("RD-1 R1-1 / YD-1 Y1-1 / G1-1 G2-1").play("play RD-1", "clock: close")
    assert t.now == ("stack", 1)
    assert t.calls == ["exposed", "", ""]
    assert t.asks(1) == ["catch 0", "wave", "play YD-1", "play YD-1 uno", "take"]
    t.play("1: play YD-1")
    assert t.calls == ["", "exposed", ""]  # the earlier window is shut, his own is open
    t = stacking("RD-1 R1-1 R2-1 / YD-1 Y1-1 Y2-1 / G1-1").play("play RD-1")
    assert t.refuses(1, "play YD-1 red") == ("no-colour-choice", "UNO-5.3")


@pytest.mark.clause("UNO-9.13", "UNO-8.4")
def test_as_last_card_it_wins_and_with_scoring_the_whole_total_is_drawn() -> None:
    hands = "RD-1 R1-1 R2-1 / YD-1 / G1-1 G2-1"
    t = stacking(hands).play("play RD-1", "play YD-1")
    assert t.over
    assert t.results == [0, 1, 0]
    assert t.counts == [2, 0, 2]
    more: dict[str, Any] = {"scoring": True, "target_score": 100, "scores": [0, 99, 0]}
    t = stacking(hands, pile="B9-1 B8-1 B7-1 B6-1", **more).play("play RD-1", "play YD-1")
    assert t.over
    assert t.counts == [2, 0, 6]
    assert t.scores[1] == 99 + 3 + 3 + 30
    t = stacking(hands, last_card_draws=False, **more).play("play RD-1", "play YD-1")
    assert t.counts == [2, 0, 2]


@pytest.mark.clause("UNO-9.13a")
def test_the_hold_comes_before_the_stack() -> None:
    t = stacking("RD-1 R1-1 / YD-1 Y1-1 / G1-1 G2-1").play("play RD-1")
    assert t.now == ("hold", 1)
    assert t.view()["now"]["total"] == 2
    assert t.asks(1) == ["catch 0", "wave"]
    t.play("wave", "wave")
    assert t.now == ("stack", 1)
    assert t.calls == ["", "", ""]
    t = stacking("RD-1 R1-1 / YD-1 Y1-1 / G1-1 G2-1").play("play RD-1", "catch 0")
    assert t.now == ("stack", 1)
    assert t.count(0) == 3


@pytest.mark.clause("UNO-9.14")
def test_a_marker_does_not_protect() -> None:
    for answer, marked in (("take", [0, 1, 0, 0]), ("play YD-1", [0, 1, 0, 0])):
        t = stacking(markers=[0, 1, 0, 0]).play("play RD-1")
        assert t.now == ("stack", 1)
        t.play(answer)
        assert t.markers == marked


@pytest.mark.clause("UNO-9.15")
def test_a_revealed_or_ignored_plus_two_starts_no_stack() -> None:
    t = stacking("WS-1 R1-1 R2-1 / YD-1 Y1-1", pile="GD-1").play("play WS-1 red")
    assert t.visible == "GD-1"
    assert t.now == ("turn", 1)
    assert "draw" in t.asks(1)


@pytest.mark.clause("UNO-6.25", "UNO-9.10")
def test_a_plus_two_jumped_or_drawn_starts_a_stack_too() -> None:
    t = stacking("B1-1 B2-1 / YD-1 Y1-1", pile="RD-1").play("draw", "play RD-1")
    assert t.now == ("stack", 1)
