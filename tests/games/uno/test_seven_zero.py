"""House rule: seven and zero (UNO-9.20 to 9.24)."""

from __future__ import annotations

from typing import Any

import pytest

from nyoi.kernel.decision import SPECTATOR
from tests.games.uno.table import Sitting, given

THREE = "{} R1-1 R2-1 / Y1-1 Y2-1 Y3-1 Y4-1 / G1-1 G2-1"


def trading(hands: str, **more: Any) -> Sitting:
    return given(hands, seven_zero=True, **more)


@pytest.mark.clause("UNO-9.20")
def test_a_seven_swaps_hands_with_a_chosen_player() -> None:
    t = trading(THREE.format("R7-1")).play("play R7-1")
    assert t.now == ("swap", 0)
    assert t.asks(0) == ["swap 1", "swap 2"]
    assert t.refuses(0, "swap 0") == ("swap-self", "UNO-9.20")
    assert t.refuses(0, "swap") == ("say-target", "UNO-9.20")
    assert t.refuses(0, "swap 3") == ("no-such-seat", "UNO-4.1")
    assert t.refuses(0, "draw") == ("swap-first", "UNO-9.20")
    t.play("swap 2")
    assert (t.hand(0), t.hand(1), t.hand(2)) == ("G1-1 G2-1", "Y1-1 Y2-1 Y3-1 Y4-1", "R1-1 R2-1")
    assert t.now == ("turn", 1)
    assert t.events("swapped") == [{"seat": 0, "target": 2}]
    t = given(THREE.format("R7-1")).play("play R7-1")
    assert t.now == ("turn", 1)  # the rule is off
    assert t.refuses(1, "swap 0") == ("swap-off", "UNO-9.20")
    assert trading(THREE.format("R9-1")).refuses(0, "swap 1") == ("no-swap", "UNO-9.20")


@pytest.mark.clause("UNO-9.20", "UNO-6.13")
def test_a_drawn_seven_swaps_too() -> None:
    t = trading("B1-1 B2-1 / Y1-1 Y2-1", pile="R7-1").play("draw", "play R7-1")
    assert t.now == ("swap", 0)


@pytest.mark.clause("UNO-9.21")
def test_a_zero_passes_all_hands_on() -> None:
    t = trading(THREE.format("R0-1")).play("play R0-1")
    assert (t.hand(0), t.hand(1), t.hand(2)) == ("G1-1 G2-1", "R1-1 R2-1", "Y1-1 Y2-1 Y3-1 Y4-1")
    assert t.now == ("turn", 1)
    assert t.events("hands_passed") == [{"way": "clockwise"}]
    t = trading(THREE.format("R0-1"), direction=-1).play("play R0-1")
    assert (t.hand(0), t.hand(1), t.hand(2)) == ("Y1-1 Y2-1 Y3-1 Y4-1", "G1-1 G2-1", "R1-1 R2-1")
    assert t.now == ("turn", 2)


@pytest.mark.clause("UNO-9.22")
@pytest.mark.parametrize("card", ["R7-1", "R0-1"])
def test_as_last_card_it_wins_without_an_exchange(card: str) -> None:
    t = trading(f"{card} / Y1-1 Y2-1").play(f"play {card}")
    assert t.over
    assert t.results == [1, 0]
    assert t.counts == [0, 2]


@pytest.mark.clause("UNO-9.22")
@pytest.mark.parametrize("card", ["R7-1", "R0-1"])
def test_revealed_or_shed_it_does_nothing(card: str) -> None:
    t = trading("WS-1 R1-1 R2-1 / Y1-1 Y2-1", pile=card).play("play WS-1 red")
    if t.phase == "wish":
        t.play("wish none")
    assert t.now == ("turn", 1)
    assert t.hand(0) == "R1-1 R2-1"
    t = trading(f"WS-1 {card} R1-1 R2-1 / Y1-1 Y2-1", pile="G3-1").play("play WS-1 red", f"wish shed {card}")
    assert t.now == ("turn", 1)
    assert t.hand(0) == "R1-1 R2-1"


@pytest.mark.clause("UNO-9.23")
def test_the_duty_is_judged_after_a_swap() -> None:
    # P0 keeps one card beside the 7; between laying and swapping nobody is exposed.
    t = trading("R7-1 R1-1 / Y1-1 Y2-1 / G1-1").play("play R7-1")
    assert t.calls == ["", "", ""]
    assert t.now == ("swap", 0)
    assert t.asks(0) == ["swap 1", "swap 2", "swap 2 uno"]
    t.play("swap 1")
    assert t.counts == [2, 1, 1]
    assert t.calls == ["", "surprised", ""]
    t = trading("R7-1 R1-1 / Y1-1 Y2-1 / G1-1", called=[2]).play("play R7-1", "swap 2 uno")
    assert t.calls == ["called", "", "surprised"]  # he had announced before, and must announce anew
    t = trading("R7-1 R1-1 / Y1-1 Y2-1 / G1-1", called=[2]).play("play R7-1", "swap 2")
    assert t.calls == ["exposed", "", "surprised"]
    t = trading("R7-1 R1-1 / Y1-1 Y2-1 / G1-1", called=[2]).play("play R7-1", "swap 1")
    assert t.calls[2] == "called"  # not through the exchange


@pytest.mark.clause("UNO-9.23", "UNO-7.3")
def test_the_duty_is_judged_after_a_zero() -> None:
    t = trading("R0-1 R1-1 / Y1-1 Y2-1 / G1-1")
    assert t.asks(0) == ["play R0-1", "play R0-1 uno", "play R1-1", "play R1-1 uno", "draw"]
    t.play("play R0-1 uno")
    assert t.calls == ["called", "surprised", ""]
    assert t.counts == [1, 1, 2]
    t = trading("R0-1 R1-1 / Y1-1 Y2-1 / G1-1 G2-1")
    assert "play R0-1 uno" not in t.asks(0)  # the hand that comes in has two cards
    t = trading("R0-1 R1-1 R2-1 / Y1-1 Y2-1 / G1-1")
    assert "play R0-1 uno" in t.asks(0)
    assert t.play("play R0-1").calls == ["exposed", "", ""]
    t = trading("R7-1 R1-1 / Y1-1 Y2-1", uno_call="auto").play("play R7-1")
    assert t.play("swap 1").calls == ["", "called"]


@pytest.mark.clause("UNO-9.24")
def test_each_sees_his_new_hand_and_remembers_what_he_gave() -> None:
    t = trading(THREE.format("R7-1"), markers=[0, 0, 1], scores=[5, 6, 7], scoring=True).play("play R7-1", "swap 2")
    assert t.sees(0, 2) == ["R1-1", "R2-1"]  # given away
    assert t.sees(2, 0) == ["G1-1", "G2-1"]
    assert t.sees(1, 0) == t.sees(SPECTATOR, 2) == [None, None]
    assert t.events("received", seat=2) == [{"seat": 2, "from": 0, "cards": ["R1-1", "R2-1"]}]
    assert t.events("received", seat=1) == []
    assert t.markers == [0, 0, 1]
    assert t.scores == [5, 6, 7]


@pytest.mark.clause("UNO-9.24", "UNO-6.57a")
def test_what_is_known_follows_the_cards() -> None:
    t = trading("R0-1 R1-1 R2-1 / Y1-1 Y2-1 / G1-1 G2-1", known=[[2, 1, "Y1-1"]]).play("play R0-1")
    assert t.hand(2) == "Y1-1 Y2-1"
    assert t.hand(0) == "G1-1 G2-1"
    assert t.sees(2, 0) == ["G1-1", "G2-1"]  # his own old hand; what he knew of P1 is his own now
    t = trading("R7-1 R1-1 / Y1-1 Y2-1 / G1-1 G2-1", known=[[2, 1, "Y1-1"]]).play("play R7-1", "swap 1")
    assert t.sees(2, 0) == ["Y1-1", None]  # it went from P1 to P0
    assert t.sees(2, 1) == [None]


@pytest.mark.clause("UNO-9.24", "UNO-10.1")
def test_a_received_hand_does_not_tell_in_which_order_it_was_drawn() -> None:
    one = trading("R7-1 R2-1 R1-1 / Y1-1 Y2-1 / G1-1").play("play R7-1", "swap 1")
    other = trading("R7-1 R1-1 R2-1 / Y1-1 Y2-1 / G1-1").play("play R7-1", "swap 1")
    assert one.hand(1) == other.hand(1) == "R1-1 R2-1"
    assert one.view(1) == other.view(1)
    assert one.table.events(1) == other.table.events(1)
