"""Section 7.1: the UNO duty and the catch."""

from __future__ import annotations

import pytest

from tests.games.uno.table import FOUR, THREE, exposed, given


@pytest.mark.clause("UNO-7.1", "UNO-7.3")
def test_announced_with_the_play_nobody_is_asked() -> None:
    t = given(THREE)
    assert t.asks(0) == ["play R3-1", "play R3-1 uno", "draw"]
    t.play("play R3-1 uno")
    assert t.words() == ["played", "uno"]
    assert t.calls == ["called", "", ""]
    assert t.now == ("turn", 1)
    assert t.order == [1]
    t = given(THREE).play("play R3-1")
    assert t.words() == ["played"]
    assert t.calls == ["exposed", "", ""]


@pytest.mark.clause("UNO-7.2")
def test_a_duty_arises_by_coming_down_not_by_sitting() -> None:
    # One card, draw, play, one card: a new duty.
    t = given("Y8-1 / Y1-1 Y2-1", pile="R9-1", called=[0]).play("draw")
    assert t.calls[0] == ""
    assert t.count(0) == 2
    assert t.play("play R9-1").calls[0] == "exposed"
    # Sitting on one card while others play is none.
    t = given("Y8-1 / R1-1 Y2-1 Y3-1 / G1-1 G2-1", called=[0], turn=1).play("play R1-1")
    assert t.calls[0] == "called"
    assert t.now == ("turn", 2)


@pytest.mark.clause("UNO-7.3")
def test_uno_is_offered_only_where_it_can_count() -> None:
    t = given("R3-1 R4-1 Y8-1 / Y1-1 Y2-1")
    assert not [text for text in t.asks(0) if text.endswith("uno")]
    t = given("R3-1 / Y1-1 Y2-1")
    assert t.asks(0) == ["play R3-1", "draw"]  # the last card needs no call
    t = given("W-1 Y8-1 / Y1-1 Y2-1")
    assert "play W-1 blue uno" in t.asks(0)


@pytest.mark.clause("UNO-7.4", "UNO-7.10")
def test_just_after_while_exposed() -> None:
    t = exposed().play("0: declare")
    assert t.words() == ["uno"]
    assert t.calls[0] == "called"
    assert t.now == ("turn", 1)
    assert t.order == [1]
    assert t.count(0) == 1
    assert t.refuses(1, "declare") == ("you-not-exposed", "UNO-7.4")  # a call by somebody who is not exposed


@pytest.mark.clause("UNO-7.5")
def test_exposed_until_called_caught_drawn_or_closed() -> None:
    assert exposed().play("0: declare").calls[0] == "called"
    assert exposed().play("1: catch 0").calls[0] == ""
    assert exposed().play("wave", "wave").calls[0] == ""
    t = exposed("W4-1 R8-1 / Y1-1 Y2-1 / G1-1 G2-1", "W4-1 green").play("1: challenge")  # a bluff: four cards
    assert t.count(0) == 5
    assert t.calls[0] == ""
    assert t.order == [1]
    t = given("R3-1 Y8-1 / Y3-1 / G1-1 G2-1").play("play R3-1", "clock: close", "1: play Y3-1")
    assert t.over
    assert t.calls[0] == ""


@pytest.mark.clause("UNO-7.6", "UNO-7.10")
def test_a_catch_costs_two_cards() -> None:
    t = exposed(pile="B5-1 B6-1").play("1: catch 0")
    assert t.hand(0) == "Y8-1 B5-1 B6-1"
    assert t.calls[0] == ""
    assert t.events("caught") == [{"seat": 0, "by": 1}]
    assert t.events("drew") == [{"seat": 0, "number": 2, "why": "uno", "cards": [None, None]}]
    assert t.now == ("turn", 1)
    t = exposed().play("0: declare")  # the call was first
    assert t.refuses(1, "catch 0") == ("not-exposed", "UNO-7.12")


@pytest.mark.clause("UNO-7.7", "UNO-7.9")
def test_the_window_closes_when_the_next_turn_begins() -> None:
    t = exposed(pile="Y9-1").play("clock: close")
    assert t.now == ("turn", 1)
    assert t.key == "turn-uno"
    assert t.order == [2, 1, 0]
    assert "catch 0" in t.asks(1)
    assert "catch 0" in t.asks(2)
    t.play("1: draw")
    assert t.calls[0] == ""
    assert t.order == [1]
    assert t.refuses(2, "catch 0") == ("not-exposed", "UNO-7.12")  # too late: he is safe, though he never called


@pytest.mark.clause("UNO-7.7a")
@pytest.mark.parametrize(
    ("card", "then"),
    [
        ("RS-1", []),  # P1 is skipped
        ("RD-1", []),  # P1 draws
        ("W4-1 green", ["1: accept"]),  # P1 answers a +4
        ("WS-1 green", ["0: wish draw2"]),  # the exposed player's own wish
        ("WS-1 green", ["0: wish skip 1"]),
    ],
)
def test_what_is_no_beginning(card: str, then: list[str]) -> None:
    t = exposed(f"{card.split()[0]} B8-1 / Y1-1 Y2-1 / G1-1 G2-1", card, pile="G3-1" if "WS" in card else "").play(
        *then
    )
    assert t.calls[0] == "exposed"
    assert t.phase == "hold"
    t.play("clock: close")  # a marker may be used up now
    assert t.calls[0] == "exposed"
    assert t.phase == "turn"
    t.play("2: catch 0")
    assert t.count(0) == 3


@pytest.mark.clause("UNO-7.7a", "UNO-9.11")
def test_taking_a_stack_is_no_beginning() -> None:
    t = exposed("RD-1 B8-1 / Y1-1 Y2-1 / G1-1 G2-1", "RD-1", stack_plus2=True).play("clock: close")
    assert t.now == ("stack", 1)
    t.play("1: take")
    assert t.calls[0] == "exposed"
    assert "catch 0" in t.asks(2)


@pytest.mark.clause("UNO-7.8")
@pytest.mark.parametrize("card", ["RS-1", "RV-1", "RD-1", "W4-1 red"])
def test_his_own_next_turn_action_closes_the_window(card: str) -> None:
    t = exposed(f"{card.split()[0]} B8-1 / Y1-1 Y2-1", card)
    if card.startswith("W4"):
        t.play("1: accept")
    t.play("clock: close")
    assert t.now == ("turn", 0)
    assert t.calls[0] == "exposed"
    assert t.asks(1) == ["catch 0", "wave"]
    t.play("0: draw")
    assert t.calls[0] == ""
    assert t.asks(1) == []


@pytest.mark.clause("UNO-7.9")
def test_after_the_window_he_is_safe() -> None:
    t = exposed().play("wave", "wave", "draw", "keep")
    assert t.calls[0] == ""
    assert t.count(0) == 1
    assert t.refuses(2, "catch 0") == ("not-exposed", "UNO-7.12")
    assert t.view(2)["players"][0]["uno"] == ""


@pytest.mark.clause("UNO-7.10a")
def test_further_catches_have_no_effect() -> None:
    t = exposed(FOUR).play("2: catch 0")
    for seat in (1, 3):
        assert "catch 0" not in t.asks(seat)
    assert t.events("caught") == [{"seat": 0, "by": 2}]
    assert t.counts == [3, 2, 2, 2]


@pytest.mark.clause("UNO-7.11")
def test_every_opponent_may_catch_and_nobody_himself() -> None:
    for seat in (1, 2, 3):
        assert exposed(FOUR).play(f"{seat}: catch 0").count(0) == 3
    t = exposed(FOUR)
    assert t.asks(0) == ["declare"]
    assert t.refuses(0, "catch 0") == ("catch-self", "UNO-7.11")


@pytest.mark.clause("UNO-7.12")
def test_a_catch_at_somebody_who_is_not_exposed_does_nothing() -> None:
    t = exposed(FOUR)
    before = t.table.fingerprint
    assert t.refuses(1, "catch 2") == ("not-exposed", "UNO-7.12")
    assert t.table.fingerprint == before


@pytest.mark.clause("UNO-7.13")
def test_the_penalty_is_drawn_while_a_decision_is_pending() -> None:
    t = exposed("W4-1 B8-1 / Y1-1 Y2-1 / G1-1 G2-1", "W4-1 green")
    assert t.now == ("plus4", 1)
    assert t.key == "plus4-uno"
    t.play("2: catch 0")
    assert t.counts == [3, 2, 2]
    assert t.now == ("plus4", 1)
    assert t.visible == "W4-1"
    assert t.asks(1) == ["accept", "challenge"]
    t = exposed("RD-1 B8-1 / Y1-1 Y2-1 / G1-1 G2-1", "RD-1", stack_plus2=True).play("clock: close", "2: catch 0")
    assert t.count(0) == 3
    assert t.now == ("stack", 1)


@pytest.mark.clause("UNO-7.14")
def test_shenron_laid_with_one_card_left() -> None:
    t = exposed("WS-1 B8-1 / Y1-1 Y2-1 / G1-1 G2-1", "WS-1 green", pile="G3-1 Y4-1 Y5-1")
    assert t.now == ("wish", 0)
    assert t.key == "wish-uno"
    assert t.order == [1, 2, 0]
    t.play("1: catch 0")
    assert t.hand(0) == "B8-1 Y4-1 Y5-1"
    assert t.now == ("wish", 0)
    assert t.asks(0)[-3:] == ["wish shed B8-1", "wish shed Y4-1", "wish shed Y5-1"]


@pytest.mark.clause("UNO-7.15")
def test_a_last_card_ends_the_round_called_or_not() -> None:
    for called in ([], [0]):
        t = given("R3-1 / Y1-1 Y2-1 / G1-1 G2-1", called=called).play("play R3-1")
        assert t.over
        assert t.results == [1, 0, 0]


@pytest.mark.clause("UNO-6.42", "UNO-7.20")
@pytest.mark.parametrize(
    ("markers", "up"),
    [([0, 0, 0], 1), ([0, 1, 0], 2), ([0, 1, 1], 0), ([1, 1, 1], 1), ([0, 2, 1], 0), ([1, 2, 1], 2)],
)
def test_a_hold_names_the_player_who_will_be_asked_after_it(markers: list[int], up: int) -> None:
    t = given("R1-1 R2-1 / R3-1 Y2-1 / R4-1 Y4-1", discard="R9-1", markers=markers).play("play R1-1")
    now = t.table.view(-1)["now"]
    assert (now["kind"], now["seat"]) == ("hold", up)
    t.play("clock: close")
    assert t.table.view(-1)["now"]["kind"] == "turn"
    assert t.table.view(-1)["now"]["seat"] == up
