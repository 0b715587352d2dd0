"""Section 7.3: how calls and catches are asked for without a clock."""

from __future__ import annotations

import pytest

from nyoi.kernel.decision import CLOCK
from tests.games.uno.table import FOUR, THREE, exposed, given


@pytest.mark.clause("UNO-7.25")
def test_without_a_clock_the_opponents_are_asked_in_turn_order() -> None:
    t = exposed(FOUR)
    assert t.now == ("hold", 1)
    assert t.key == "hold"
    assert t.order == [1, 2, 3, 0, CLOCK]
    for seat in (1, 2, 3):
        assert t.asks(seat) == ["catch 0", "wave"]
    assert t.asks(0) == ["declare"]
    assert t.asks(CLOCK) == ["close"]
    t.play("wave")
    assert t.order == [2, 3, 0, CLOCK]
    assert t.refuses(1, "catch 0") == ("waved", "UNO-7.25")
    assert t.refuses(1, "wave") == ("waved", "UNO-7.25")
    t.play("wave", "wave")
    assert t.calls[0] == ""
    assert t.now == ("turn", 1)
    assert t.order == [1]
    t = exposed("RV-1 Y8-1 / Y1-1 Y2-1 / G1-1 G2-1 / B1-1 B2-1", "RV-1")
    assert t.order == [3, 2, 1, 0, CLOCK]  # the direction has changed


@pytest.mark.clause("UNO-7.25")
def test_the_first_catch_ends_the_questioning() -> None:
    t = exposed(FOUR).play("wave", "catch 0")
    assert t.now == ("turn", 1)
    assert t.order == [1]


@pytest.mark.clause("UNO-7.25")
def test_pending_decisions_go_on_after_the_questions() -> None:
    t = exposed("W4-1 B8-1 / Y1-1 Y2-1 / G1-1 G2-1 / B1-1 B2-1", "W4-1 green")
    assert t.order == [2, 3, 1, 0]  # whoever has the +4 to answer comes last of the opponents
    assert t.asks(1) == ["catch 0", "wave", "accept", "challenge"]
    t.play("wave", "wave", "wave")
    assert t.calls[0] == ""
    assert t.now == ("plus4", 1)
    assert t.asks(1) == ["accept", "challenge"]
    t.play("accept")
    assert t.now == ("turn", 2)  # no hold any more


@pytest.mark.clause("UNO-7.25")
def test_close_ends_the_hold_but_not_the_right_to_catch() -> None:
    t = exposed(FOUR).play("2: wave", "clock: close")
    assert t.now == ("turn", 1)
    assert t.calls[0] == "exposed"
    assert t.order == [3, 1, 0]
    assert t.asks(3) == ["catch 0", "wave"]
    assert t.asks(2) == []
    assert t.asks(1)[:2] == ["catch 0", "wave"]
    assert "draw" in t.asks(1)
    assert t.refuses(2, "catch 0") == ("waved", "UNO-7.25")  # he has given up his right
    t.play("3: catch 0")
    assert t.count(0) == 3
    assert t.order == [1]


@pytest.mark.clause("UNO-7.25")
def test_who_has_waved_cannot_catch_though_he_is_asked_something_else() -> None:
    t = exposed("W4-1 B8-1 / Y1-1 Y2-1 / G1-1 G2-1", "W4-1 green").play("1: wave")
    assert t.order == [2, 1, 0]
    assert t.asks(1) == ["accept", "challenge"]
    assert t.refuses(1, "catch 0") == ("waved", "UNO-7.25")
    assert t.refuses(1, "wave") == ("waved", "UNO-7.25")


@pytest.mark.clause("UNO-7.25a")
def test_who_is_exposed_by_another_is_asked_first() -> None:
    t = given("R0-1 G8-1 G9-1 / Y1-1 Y2-1 / B1-1 B2-1 / Y9-1", seven_zero=True).play("play R0-1")
    assert t.calls == ["exposed", "", "", ""]  # P3's single card has come to P0, who could have called with his 0
    assert t.order == [1, 2, 3, 0, CLOCK]
    t = given("R0-1 G8-1 / Y1-1 Y2-1 / B1-1 B2-1 / Y9-1 Y8-1", seven_zero=True).play("play R0-1")
    assert t.calls == ["", "surprised", "", ""]  # P0's last card has come to P1
    assert t.order == [1, 2, 3, 0, CLOCK]
    assert t.asks(1) == ["declare", "silent"]
    assert t.asks(2) == ["catch 1", "wave"]
    assert t.refuses(1, "catch 2") == ("not-exposed", "UNO-7.12")
    assert t.play("declare").calls[1] == "called"
    assert t.now == ("turn", 1)
    t = given("R0-1 G8-1 / Y1-1 Y2-1 / B1-1 B2-1 / Y9-1 Y8-1", seven_zero=True).play("play R0-1", "silent")
    assert t.calls[1] == "exposed"
    assert t.order == [2, 3, 0, 1, CLOCK]
    assert t.asks(1) == ["declare"]  # in live play it is not too late
    assert t.play("wave", "catch 1").count(1) == 3


@pytest.mark.clause("UNO-7.25b")
def test_several_exposed_by_one_action() -> None:
    t = given("R0-1 G8-1 / Y1-1 / B1-1 B2-1 / Y9-1 Y8-1", seven_zero=True).play("play R0-1")
    assert t.calls == ["", "surprised", "surprised", ""]
    assert t.order == [1, 2, 3, 0, CLOCK]
    assert t.asks(1) == t.asks(2) == ["declare", "silent"]
    assert t.refuses(1, "catch 2") == ("call-first", "UNO-7.25b")
    t.play("silent", "silent")
    assert t.order == [1, 2, 3, 0, CLOCK]
    assert t.asks(1) == ["catch 2", "wave", "declare"]  # an exposed player may catch another
    assert t.asks(3) == ["catch 1", "catch 2", "wave"]
    t.play("catch 2")
    assert t.count(2) == 3
    assert t.calls == ["", "exposed", "", ""]
    assert t.order == [2, 3, 0, 1, CLOCK]
    t = given("R0-1 G8-1 / Y1-1 / B1-1 B2-1 / Y9-1 Y8-1", seven_zero=True).play("play R0-1", "silent", "silent")
    t.play("wave", "wave")  # P1 and P2 give up on each other
    assert t.order == [3, 0, 1, 2, CLOCK]
    t.play("catch 1")
    assert t.asks(3) == ["catch 2", "wave"]  # whoever has caught one may catch another
    t.play("catch 2")
    assert t.counts == [2, 3, 3, 2]
    assert t.now == ("turn", 1)
    t = given("R0-1 G8-1 / Y1-1 / B1-1 B2-1 / Y9-1 Y8-1", seven_zero=True).play("play R0-1", "silent", "silent")
    t.play("wave", "wave", "3: wave")
    assert t.calls == ["", "exposed", "exposed", ""]
    assert t.play("0: wave").calls == ["", "", "", ""]  # waving gives up on all of them


@pytest.mark.clause("UNO-7.30")
def test_automatic_calls() -> None:
    t = given(THREE, uno_call="auto")
    assert t.asks(0) == ["play R3-1", "draw"]
    for text in ("declare", "silent", "catch 0", "wave"):
        assert t.refuses(0, text) == t.refuses(1, text) == ("uno-auto", "UNO-7.30")
    t.play("play R3-1")
    assert t.words() == ["played", "uno"]
    assert t.calls[0] == "called"
    assert t.now == ("turn", 1)
    t = given("R0-1 G8-1 / Y1-1 / B1-1 B2-1", seven_zero=True, uno_call="auto").play("play R0-1")
    assert t.calls == ["", "called", "called"]
    assert t.now == ("turn", 1)
    t = given("WS-1 B8-1 B9-1 / Y1-1 Y2-1", pile="G3-1", uno_call="auto").play("play WS-1 red", "wish shed B8-1")
    assert t.calls[0] == "called"
    assert t.now == ("turn", 1)


@pytest.mark.clause("UNO-7.31")
def test_at_most_one_decision_of_the_turn_is_open() -> None:
    own = {"play", "draw", "keep", "accept", "challenge", "wish", "take", "swap"}
    for seed in range(6):
        t = given(FOUR, jump_in=True, seven_zero=True, stack_plus2=True, seed=seed)
        for step in range(60):
            if t.over:
                break
            deciders = [seat for seat in t.order if own & {text.split()[0] for text in t.asks(seat)}]
            assert len(deciders) == (0 if t.phase == "hold" else 1)
            assert deciders in ([], [t.due])
            texts = t.asks(t.turn)
            t.play(texts[(seed * 7 + step * 3) % len(texts)])
