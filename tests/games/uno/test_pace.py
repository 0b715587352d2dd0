"""Sections 7.2, 7.4 and 7.5: what the game tells a live server, a bot, and a player whose time is up."""

from __future__ import annotations

from typing import Any

import pytest

from nyoi.games.uno import pace
from nyoi.games.uno.mind.default import default_move
from nyoi.games.uno.mind.policy import policy
from nyoi.kernel.decision import CLOCK
from nyoi.kernel.play import offered
from nyoi.kernel.rng import Rng
from tests.games.uno.table import Sitting, fresh, given

THREE = "R3-1 Y8-1 / Y1-1 Y2-1 / G1-1 G2-1"


def hold(t: Sitting) -> float:
    """How long the next turn waits after the last move."""
    return pace.hold_after(t.state, t.table.history[-1])


@pytest.mark.clause("UNO-7.20")
def test_the_hold_is_the_same_called_or_not() -> None:
    silent, called = given(THREE).play("play R3-1"), given(THREE).play("play R3-1 uno")
    assert hold(silent) == hold(called) == 2.5
    assert hold(given(THREE, uno_hold_seconds=4).play("play R3-1")) == 4
    assert silent.phase == "hold"
    assert called.phase == "turn"
    assert silent.asks(CLOCK) == ["close"]
    assert silent.refuses(1, "draw") == ("hold", "UNO-7.20")
    assert hold(given("R3-1 Y8-1 Y9-1 / Y1-1").play("play R3-1")) == 0  # two cards left
    assert hold(given("R3-1 Y8-1 Y9-1 / Y1-1").play("draw")) == 0  # sitting on one card is no action
    assert hold(given(THREE, uno_call="auto").play("play R3-1")) == 0
    t = given("WS-1 B8-1 B9-1 / Y1-1 Y2-1", pile="G3-1").play("play WS-1 red")
    assert hold(t) == 0
    assert hold(t.play("wish shed B8-1 uno")) == 2.5
    t = given("R7-1 B8-1 / Y1-1", seven_zero=True).play("play R7-1")
    assert hold(t) == 0  # between a 7 and the swap nobody has to announce
    assert hold(t.play("swap 1 uno")) == 2.5


@pytest.mark.clause("UNO-7.20")
def test_other_decisions_of_the_turn_go_on_during_the_hold() -> None:
    t = given("W4-1 B8-1 / Y1-1 Y2-1 / G1-1").play("play W4-1 green")
    assert hold(t) == 2.5
    assert "accept" in t.asks(1)
    t.play("1: accept")
    assert t.phase == "hold"


@pytest.mark.clause("UNO-7.21")
def test_catches_are_kept_back_while_the_grace_runs() -> None:
    t = given(THREE, uno_grace_seconds=1.2).play("play R3-1")
    assert pace.grace(t.state) == 1.2
    catch, wave = offered(t.state, 1)
    assert pace.kept_in_grace(t.state, catch)
    assert not pace.kept_in_grace(t.state, wave)
    declare = offered(t.state, 0)[0]
    assert not pace.kept_in_grace(t.state, declare)
    # The server kept P1's catch; P0's call came in time and wins: the catch is not offered any more.
    t.play("0: declare")
    assert catch not in offered(t.state, 1)


@pytest.mark.clause("UNO-7.21a")
def test_a_kept_catch_cannot_be_outrun() -> None:
    t = given("W4-1 R8-1 / Y1-1 Y2-1 / G1-1 G2-1").play("play W4-1 green")
    kept = {move.text: pace.kept_in_grace(t.state, move) for move in offered(t.state, 1)}
    assert kept == {"catch 0": True, "wave": False, "accept": True, "challenge": True}
    t = given("WS-1 B8-1 / Y1-1 Y2-1", pile="G3-1").play("play WS-1 red")
    assert all(pace.kept_in_grace(t.state, move) for move in offered(t.state, 0) if move.word == "wish")
    t = given("RS-1 B8-1 / R9-1 Y2-1 / RS-2 G2-1", jump_in=True).play("play RS-1", "clock: close")
    assert {move.text for move in offered(t.state, 2) if pace.kept_in_grace(t.state, move)} >= {"draw", "catch 0"}
    t = given("R3-1 B8-1 / R9-1 Y2-1 / R3-2 G2-1", jump_in=True).play("play R3-1", "clock: close")
    assert {m.text for m in offered(t.state, 2) if pace.kept_in_grace(t.state, m)} == {
        *("catch 0", "jump R3-2", "jump R3-2 uno"),
    }
    assert hold(given(THREE, uno_hold_seconds=0.5, uno_grace_seconds=2).play("play R3-1")) == 2
    t = given("R3-1 Y8-1 Y9-1 / Y1-1 Y2-1")
    assert not any(pace.kept_in_grace(t.state, move) for move in offered(t.state, 0))  # nobody is exposed


@pytest.mark.clause("UNO-7.22")
def test_the_order_of_arrival_decides() -> None:
    first_catch = given(THREE).play("play R3-1", "2: catch 0")
    assert first_catch.count(0) == 3
    assert first_catch.refuses(0, "declare")[0] == "you-not-exposed"
    first_call = given(THREE).play("play R3-1", "0: declare")
    assert first_call.count(0) == 1
    assert first_call.refuses(2, "catch 0")[0] == "not-exposed"


@pytest.mark.clause("UNO-7.23")
def test_one_button_does_all_that_applies() -> None:
    def press(t: Sitting, seat: int) -> tuple[list[str], bool]:
        moves, arms = pace.pressed(t.state, seat)
        return [move.text for move in moves], arms

    t = given(THREE)
    assert press(t, 0) == ([], True)  # armed for the play
    assert press(t, 1) == ([], False)  # nothing applies, nothing happens
    t.play("play R3-1")
    assert press(t, 0) == (["declare"], False)
    assert press(t, 1) == press(t, 2) == (["catch 0"], False)
    t.play("1: wave")
    assert press(t, 1) == ([], False)
    t = given("R0-1 G8-1 / Y1-1 / B1-1 B2-1 / Y9-1 Y8-1", seven_zero=True).play("play R0-1")
    assert press(t, 1) == (["declare", "catch 2"], False)
    assert press(t, 3) == (["catch 1", "catch 2"], False)
    for move in press(t, 1)[0]:
        t.play(f"1: {move}")
    assert t.calls == ["", "called", "", ""]
    assert t.count(2) == 3
    t = given("B8-1 / Y1-1 Y2-1", pile="R9-1").play("draw")
    assert press(t, 0) == ([], True)
    t = given("WS-1 B8-1 B9-1 / Y1-1 Y2-1", pile="G3-1").play("play WS-1 red")
    assert press(t, 0) == ([], True)
    t = given("R7-1 B8-1 B9-1 / Y1-1", seven_zero=True).play("play R7-1")
    assert press(t, 0) == ([], True)
    t = given("RD-1 B8-1 B9-1 / YD-1 Y1-1", stack_plus2=True).play("play RD-1")
    assert press(t, 1) == ([], True)


@pytest.mark.clause("UNO-7.24")
def test_calls_and_catches_are_judged_by_the_state_they_meet() -> None:
    t = given(THREE).play("play R3-1")
    version = t.table.seq
    t.play("1: wave")  # the state has moved on, the catch is still good
    assert t.table.seq == version + 1
    t.play("2: catch 0")
    assert t.count(0) == 3
    t = given(THREE).play("play R3-1", "wave", "wave", "draw")
    assert t.refuses(2, "catch 0")[0] == "not-exposed"  # a stale catch meets a closed window


@pytest.mark.clause("UNO-7.26")
def test_a_bot_announces_with_its_play_unless_it_forgets() -> None:
    t = given("R3-1 Y8-1 / Y1-1 Y2-1")
    for level, low, high in ((1, 0.22, 0.38), (2, 0.22, 0.38), (3, 0.02, 0.09), (4, 0, 0), (5, 0, 0)):
        rng = Rng(level)
        moves = offered(t.state, 0)
        forgot = [policy(t.view(0), moves, rng, level).text == "play R3-1" for _ in range(600)]
        assert low <= sum(forgot) / 600 <= high
    assert (pace.late_uno(1), pace.late_uno(3), pace.late_uno(5)) == ((1.5, 3.0), (1.0, 2.0), (0.8, 1.2))


@pytest.mark.clause("UNO-7.25a", "UNO-7.26")
def test_a_surprised_bot_calls_unless_it_forgets() -> None:
    t = given("R0-1 G8-1 / Y1-1 Y2-1 / B1-1 B2-1", seven_zero=True).play("play R0-1")
    for level, low, high in ((1, 0.22, 0.38), (5, 0, 0)):
        rng = Rng(level)
        silent = [policy(t.view(1), offered(t.state, 1), rng, level).text == "silent" for _ in range(600)]
        assert low <= sum(silent) / 600 <= high


@pytest.mark.clause("UNO-7.27")
def test_a_bot_catches_if_it_notices_and_waves_otherwise() -> None:
    t = given(THREE).play("play R3-1")
    for level, chance in ((1, 0.40), (2, 0.40), (3, 0.75), (4, 0.95), (5, 0.95)):
        rng = Rng(level)
        texts = [policy(t.view(1), offered(t.state, 1), rng, level).text for _ in range(600)]
        assert set(texts) == {"catch 0", "wave"}
        assert abs(texts.count("catch 0") / 600 - chance) < 0.07
    assert (pace.catch_delay(1), pace.catch_delay(3), pace.catch_delay(4)) == ((1.8, 3.0), (1.4, 2.4), (1.2, 2.0))
    assert all(pace.catch_delay(level)[0] >= 1.2 for level in range(1, 6))


@pytest.mark.clause("UNO-7.28")
def test_a_bot_does_not_shut_the_window_in_a_humans_face() -> None:
    assert pace.AFTER_HOLD == 0.8
    t = given(THREE).play("play R3-1")
    assert {"play", "draw", "jump", "pass"} == pace.TURN_ACTIONS
    assert not any(text.split()[0] in pace.TURN_ACTIONS for seat in t.order for text in t.asks(seat))


@pytest.mark.clause("UNO-7.32")
def test_a_single_answer_is_asked_for_all_the_same() -> None:
    assert given("B8-1 / Y1-1", pile="G9-1").play("draw").asks(0) == ["keep"]
    t = given("RD-1 B8-1 B9-1 / Y1-1 Y2-1", stack_plus2=True).play("play RD-1")
    assert t.now == ("stack", 1)
    assert t.asks(1) == ["take"]
    assert pace.ALONE == (0.6, 1.2)


def default(t: Sitting, seat: int) -> str:
    """What is played when time is up, asked with the state and with the view."""
    moves = offered(t.state, seat)
    found = default_move(t.state, seat, moves)
    assert default_move(t.view(seat), seat, moves) is found
    return found.text


@pytest.mark.clause("UNO-7.33")
def test_when_time_is_up() -> None:
    t = given("R3-1 W-1 Y8-1 / Y1-1 Y2-1", pile="R9-1", turn_seconds=30)
    assert default(t, 0) == "draw"
    assert default(t.play("draw"), 0) == "keep"
    t = given("B8-1 W-1 Y8-1 Y9-1 / Y1-1 Y2-1", rest="out")  # nothing can be drawn
    assert default(t, 0) == "play W-1 yellow"
    t = given("R3-1 W-1 Y8-1 Y9-1 / Y1-1 Y2-1", rest="out")
    assert default(t, 0) == "play R3-1"
    t = given("WS-1 B8-1 B9-1 / Y1-1 Y2-1", pile="G3-1").play("play WS-1 red")
    assert default(t, 0) == "wish none"
    assert default(given("W4-1 B8-1 B9-1 / Y1-1 Y2-1").play("play W4-1 red"), 1) == "accept"
    assert default(given("RD-1 B8-1 B9-1 / YD-1 Y2-1", stack_plus2=True).play("play RD-1"), 1) == "take"
    for direction, text in ((1, "swap 1"), (-1, "swap 2")):
        t = given("R7-1 B8-1 / Y1-1 / B1-1", direction=direction, seven_zero=True).play("play R7-1")
        assert default(t, 0) == text
    t = given("B8-1 Y9-1 B9-1 / Y1-1", pile="W-1", force_play=True).play("draw")
    assert default(t, 0) == "play W-1 blue"
    t = given("B8-1 R9-1 B9-1 / Y1-1", pile="W4-1", force_play=True).play("draw")
    assert default(t, 0) == "keep"  # a bluff is nobody's default
    t = given(THREE, jump_in=True).play("play R3-1")
    assert default(t, 1) == "wave"
    t = given("R3-1 Y8-1 Y9-1 / Y1-1 Y2-1 / G1-1 G2-1", jump_in=True).play("play R3-1")
    assert default(t, 2) == "stay"
    t = given("R0-1 G8-1 / Y1-1 Y2-1 / B1-1 B2-1", seven_zero=True).play("play R0-1")
    assert default(t, 1) == "silent"


@pytest.mark.clause("UNO-7.33", "UNO-7.34")
def test_default_and_bot_have_an_answer_to_everything() -> None:
    """A seat can be taken over at any decision: its view is all that a bot needs."""
    house: dict[str, Any] = {"stack_plus2": True, "seven_zero": True, "jump_in": True}
    for seed in range(12):
        rng = Rng(seed)
        t = fresh(2 + seed % 5, seed, **(house if seed % 2 else {}))
        for _ in range(150):
            if t.over:
                break
            for seat in t.order:
                if seat != CLOCK:
                    moves = offered(t.state, seat)
                    assert default_move(t.view(seat), seat, moves) in moves
                    assert policy(t.view(seat), moves, rng, 1 + seed % 5) in moves
            seat = t.turn
            t.table.play(policy(t.view(seat), offered(t.state, seat), rng, 3), seat=seat)


@pytest.mark.clause("UNO-7.34", "UNO-10.4")
def test_a_bot_gets_the_view_of_its_seat_and_nothing_else() -> None:
    t = given("R3-1 B8-1 Y9-1 / Y1-1 Y2-1 / G1-1 G2-1")
    other = given("R3-1 B8-1 Y9-1 / G8-1 Y2-1 / B1-1 B2-1")  # another world, alike to seat 0
    assert t.view(0) == other.view(0)
    assert policy(t.view(0), offered(t.state, 0), Rng(1), 5) is policy(
        other.view(0), offered(other.state, 0), Rng(1), 5
    )


@pytest.mark.clause("UNO-9.37")
def test_after_every_coloured_card_the_turn_waits_for_jump_ins() -> None:
    t = given("R3-1 Y8-1 Y9-1 / Y1-1 Y2-1 / G1-1 G2-1", jump_in=True)
    assert pace.jump_hold(t.state) == 0  # nothing was played yet
    assert pace.jump_hold(t.play("play R3-1").state) == 1.5
    t = given("R3-1 Y8-1 Y9-1 / Y1-1 Y2-1 / G1-1 G2-1", jump_in=True, jump_in_hold_seconds=3).play("play R3-1")
    assert pace.jump_hold(t.state) == 3
    t = given("W-1 Y8-1 Y9-1 / Y1-1 Y2-1 / G1-1 G2-1", jump_in=True).play("play W-1 red")
    assert pace.jump_hold(t.state) == 0
    t = given("R3-1 Y8-1 Y9-1 / Y1-1 Y2-1", jump_in=True).play("play R3-1")
    assert pace.jump_hold(t.state) == 0  # two players, and the opponent is due anyway
    t = given("RS-1 Y8-1 Y9-1 / Y1-1 Y2-1", jump_in=True).play("play RS-1")
    assert pace.jump_hold(t.state) == 1.5
    assert pace.jump_hold(given("R3-1 Y8-1 / Y1-1").play("play R3-1 uno").state) == 0
