"""Section 6.6: the +4, its condition, the bluff and the challenge."""

from __future__ import annotations

from typing import Any

import pytest

from nyoi.kernel.decision import SPECTATOR
from tests.games.uno.table import given

HONEST = "W4-1 B6-1 G1-1 / Y1-1 Y2-1 / G8-1 G9-1 / B1-1 B2-1"
BLUFF = "W4-1 R2-1 G1-1 / Y1-1 Y2-1 / G8-1 G9-1 / B1-1 B2-1"


def verdict(hand: str, discard: str = "R5-1", **more: Any) -> str:
    """What a challenge says of a +4 played beside this hand."""
    t = given(f"W4-1 {hand} / Y1-1 Y2-1 Y3-1 / G8-1 G9-1", discard, **more)
    t.play("play W4-1 green", *(["1: wave", "2: wave"] if len(hand.split()) == 1 else []), "1: challenge")
    return "guilty" if t.events("challenge")[0]["guilty"] else "innocent"


@pytest.mark.clause("UNO-6.50")
def test_it_needs_a_hand_without_the_colour() -> None:
    assert verdict("B6-1 G1-1") == "innocent"
    assert verdict("R6-1 G1-1") == "guilty"
    assert verdict("RS-1 G1-1") == "guilty"


@pytest.mark.clause("UNO-6.50a", "UNO-6.63")
def test_the_colour_is_the_one_in_force() -> None:
    assert verdict("R6-1 G1-1", "W-4", colour="blue") == "innocent"
    assert verdict("B6-1 G1-1", "W-4", colour="blue") == "guilty"
    assert verdict("B6-1 G1-1", "W4-4", colour="blue") == "guilty"  # a +4 on a +4
    assert verdict("R6-1 G1-1", "R7-1", colour="blue") == "innocent"  # R7 was revealed by Shenron
    assert verdict("G6-1 B1-1") == "innocent"  # the colour chosen with it does not count


@pytest.mark.clause("UNO-6.51")
def test_the_same_number_or_symbol_does_not_count() -> None:
    assert verdict("B5-1 G5-1") == "innocent"
    assert verdict("BS-1 GS-1", "RS-1") == "innocent"


@pytest.mark.clause("UNO-6.52")
@pytest.mark.parametrize(
    ("counting", "wild", "shenron", "plus4"),
    [
        ("free_wilds", "guilty", "guilty", "innocent"),
        ("all_wilds", "guilty", "guilty", "guilty"),
        ("none", "innocent", "innocent", "innocent"),
    ],
)
def test_which_wild_cards_count(counting: str, wild: str, shenron: str, plus4: str) -> None:
    assert verdict("W-1 G1-1", plus4_wilds_count=counting) == wild
    assert verdict("WS-1 G1-1", plus4_wilds_count=counting) == shenron
    assert verdict("W4-2 G1-1", plus4_wilds_count=counting) == plus4


@pytest.mark.clause("UNO-6.53")
def test_the_hand_is_the_one_right_after_laying() -> None:
    t = given("W4-1 B6-1 / Y1-1 Y2-1 / G8-1 G9-1", pile="R9-1 R8-1 G2-1").play("play W4-1 green", "2: catch 0")
    assert t.hand(0) == "B6-1 R9-1 R8-1"  # caught, he draws the colour he had to follow
    t.play("1: challenge")
    assert t.events("challenge") == [{"seat": 0, "by": 1, "guilty": 0}]
    assert t.events("showed", seat=1) == [{"seat": 0, "by": 1, "cards": ["B6-1"]}]
    assert t.sees(1, 0) == ["B6-1", None, None]
    # A drawn card kept earlier counts.
    t = given("W4-1 B6-1 / R8-1 Y2-1 Y3-1", pile="R9-1").play("draw", "keep", "play R8-1")
    t.play("play W4-1 green", "challenge")
    assert t.events("showed", seat=1) == [{"seat": 0, "by": 1, "cards": ["R9-1", "B6-1"]}]
    assert t.events("challenge")[0]["guilty"] == 1


@pytest.mark.clause("UNO-6.54", "UNO-10.2")
def test_a_bluff_is_offered_and_only_its_owner_is_warned() -> None:
    t = given(BLUFF)
    assert "play W4-1 green" in t.asks(0)
    assert t.view(0)["bluffs"] == ["W4-1"]
    assert all("bluffs" not in t.view(seat) for seat in (1, 2, 3, SPECTATOR))
    t = given(HONEST)
    assert t.view(0)["bluffs"] == []
    t = given("R2-1 B8-1 / Y1-1", pile="W4-1").play("draw")
    assert t.view(0)["bluffs"] == ["W4-1"]
    assert "bluffs" not in t.view(1)


@pytest.mark.clause("UNO-6.55")
@pytest.mark.parametrize("answer", ["accept", "challenge"])
@pytest.mark.parametrize("hands", [HONEST, BLUFF])
def test_the_colour_stands_whatever_the_challenge_brings(hands: str, answer: str) -> None:
    t = given(hands).play("play W4-1 green")
    assert t.colour == "green"
    assert t.play(answer).colour == "green"


@pytest.mark.clause("UNO-6.56", "UNO-6.56a")
def test_the_next_player_alone_accepts_or_challenges() -> None:
    t = given(HONEST).play("play W4-1 green")
    assert t.now == ("plus4", 1)
    assert t.asks(1) == ["accept", "challenge"]
    for seat in (0, 2, 3):
        assert t.asks(seat) == []
        assert t.refuses(seat, "challenge") == ("not-your-challenge", "UNO-6.56a")
    assert t.refuses(1, "draw") == ("answer-plus4", "UNO-6.56")
    assert t.refuses(1, "play Y1-1") == ("answer-plus4", "UNO-6.56")
    t.play("accept")
    assert t.counts == [2, 6, 2, 2]
    assert t.now == ("turn", 2)
    assert t.events("drew") == [{"seat": 1, "number": 4, "why": "plus4", "cards": [None] * 4}]
    assert t.events("skipped") == [{"seat": 1, "why": "plus4"}]
    t = given("W4-1 B6-1 / Y1-1 Y2-1 / G8-1 G9-1").play("play W4-1 green")
    assert t.refuses(2, "challenge") == ("not-your-challenge", "UNO-6.56a")
    assert t.refuses(2, "draw") == ("not-your-decision", "UNO-7.31")


@pytest.mark.clause("UNO-6.57", "UNO-6.57a")
def test_the_challenger_alone_sees_the_hand() -> None:
    t = given(HONEST).play("play W4-1 green", "challenge")
    assert t.events("showed", seat=1) == [{"seat": 0, "by": 1, "cards": ["G1-1", "B6-1"]}]
    assert t.sees(1, 0) == ["G1-1", "B6-1"]
    for seat in (2, 3, SPECTATOR):
        assert t.events("showed", seat=seat) == []
        assert t.sees(seat, 0) == [None, None]
        assert t.events("challenge", seat=seat) == [{"seat": 0, "by": 1, "guilty": 0}]


@pytest.mark.clause("UNO-6.57a", "UNO-10.1")
def test_what_was_shown_stays_known_while_it_stays_in_that_hand() -> None:
    t = given("W4-1 G6-1 G1-1 / Y1-1 Y2-1 / G8-1 G9-1 / B1-1 B2-1", pile="Y3-1 Y4-1 Y5-1 Y6-1 Y7-1 Y8-1 B9-1 B9-2")
    t.play("play W4-1 green", "challenge", "draw", "keep", "draw", "keep")
    assert t.sees(1, 0) == ["G1-1", "G6-1"]
    t.play("play G6-1 uno")
    assert t.sees(1, 0) == ["G1-1"]
    t.play("draw", "keep", "draw", "keep", "draw", "keep", "draw", "keep")
    assert t.sees(1, 0) == ["G1-1", None]  # the new card is not known
    assert t.sees(2, 0) == [None, None]


@pytest.mark.clause("UNO-6.58")
def test_innocent_the_challenger_draws_six_and_loses_his_turn() -> None:
    t = given(HONEST).play("play W4-1 green", "challenge")
    assert t.counts == [2, 8, 2, 2]
    assert t.now == ("turn", 2)
    assert t.events("drew") == [{"seat": 1, "number": 6, "why": "challenge", "cards": [None] * 6}]


@pytest.mark.clause("UNO-6.59", "UNO-6.59a", "UNO-6.60")
def test_guilty_the_player_draws_four_and_the_challenger_is_due() -> None:
    t = given(BLUFF).play("play W4-1 yellow", "challenge")
    assert t.counts == [6, 2, 2, 2]
    assert t.now == ("turn", 1)
    assert t.events("drew") == [{"seat": 0, "number": 4, "why": "bluff", "cards": [None] * 4}]
    assert t.visible == "W4-1"
    assert t.colour == "yellow"
    assert t.cards(1) == "Y1-1 Y2-1"


@pytest.mark.clause("UNO-6.61")
def test_as_last_card_it_is_always_legal() -> None:
    t = given("W4-1 / Y1-1 Y2-1")
    assert t.view(0)["bluffs"] == []
    t.play("play W4-1")
    assert t.over
    assert "challenge" not in t.words()
    t = given("W4-1 / Y1-1 Y2-1", plus4_challenge=False)
    assert t.asks(0) == ["play W4-1", "draw"]


@pytest.mark.clause("UNO-6.62")
def test_with_two_players() -> None:
    honest, bluff = "W4-1 B6-1 G1-1 / Y1-1 Y2-1", "W4-1 R6-1 G1-1 / Y1-1 Y2-1"
    assert given(honest).play("play W4-1 green", "accept").now == ("turn", 0)
    assert given(honest).play("play W4-1 green", "challenge").now == ("turn", 0)
    assert given(bluff).play("play W4-1 green", "challenge").now == ("turn", 1)
    assert given(bluff).play("play W4-1 green", "accept").now == ("turn", 0)


@pytest.mark.clause("UNO-6.64")
def test_without_the_challenge_only_a_legal_one_can_be_played() -> None:
    t = given(BLUFF, plus4_challenge=False)
    assert t.cards(0) == "R2-1"
    assert t.refuses(0, "play W4-1 green") == ("plus4-illegal", "UNO-6.64")
    t = given(HONEST, plus4_challenge=False).play("play W4-1 green")
    assert t.counts == [2, 6, 2, 2]
    assert t.now == ("turn", 2)
    t = given("R2-1 B8-1 / Y1-1", pile="W4-1", plus4_challenge=False).play("draw")
    assert t.asks(0) == ["keep"]
    assert t.refuses(0, "play W4-1 green") == ("plus4-illegal", "UNO-6.64")
