"""House rules: force play and draw until playable (UNO-9.40 to 9.53)."""

from __future__ import annotations

import pytest

from nyoi.kernel.decision import SPECTATOR
from tests.games.uno.table import given

TWO = "B8-1 B9-1 / Y1-1 Y2-1"


@pytest.mark.clause("UNO-9.40")
def test_a_playable_drawn_card_must_be_played() -> None:
    t = given(TWO, pile="R9-1", force_play=True).play("draw")
    assert t.asks(0) == ["play R9-1"]
    assert t.refuses(0, "keep") == ("must-play", "UNO-9.40")
    t = given(TWO, pile="W-1", force_play=True).play("draw")
    assert t.asks(0) == [f"play W-1 {colour}" for colour in ("red", "yellow", "green", "blue")]
    t = given(TWO, pile="WS-1 G3-1", force_play=True).play("draw", "play WS-1 red")
    assert "wish none" in t.asks(0)  # the wish remains a free choice
    assert given(TWO, pile="G9-2", force_play=True).play("draw").asks(0) == ["keep"]


@pytest.mark.clause("UNO-9.41")
def test_a_bluff_may_be_kept_a_legal_plus_four_must_be_played() -> None:
    t = given("B8-1 R9-1 / Y1-1 Y2-1", pile="W4-1", force_play=True).play("draw")
    assert t.asks(0)[-1] == "keep"
    assert "play W4-1 red" in t.asks(0)
    t = given(TWO, pile="W4-1", force_play=True).play("draw")
    assert "keep" not in t.asks(0)
    assert "play W4-1 red" in t.asks(0)


@pytest.mark.clause("UNO-9.42")
def test_drawing_by_choice_is_not_forbidden() -> None:
    assert "draw" in given("R8-1 R9-1 / Y1-1 Y2-1", force_play=True).asks(0)


@pytest.mark.clause("UNO-9.50", "UNO-9.53")
def test_card_after_card_until_one_is_playable() -> None:
    t = given(TWO, pile="G9-1 Y8-1 G1-1 R9-1 R8-1", draw_until_playable=True).play("draw")
    assert t.hand(0) == "B8-1 B9-1 G9-1 Y8-1 G1-1 R9-1"
    assert t.asks(0) == ["play R9-1", "keep"]  # only this last card
    assert t.refuses(0, "play G9-1") == ("only-drawn", "UNO-6.12a")
    assert t.events("drew", seat=SPECTATOR) == [{"seat": 0, "number": 4, "why": "turn", "cards": [None] * 4}]
    assert t.events("drew", seat=0)[0]["cards"] == ["G9-1", "Y8-1", "G1-1", "R9-1"]
    t = given(TWO, pile="G9-1 R9-1", draw_until_playable=True, force_play=True).play("draw")
    assert t.asks(0) == ["play R9-1"]


@pytest.mark.clause("UNO-9.50", "UNO-6.17")
def test_the_pile_is_renewed_in_the_middle() -> None:
    t = given(TWO, "R9-1 R5-1", "G9-1 Y8-1", rest="out", draw_until_playable=True).play("draw")
    assert t.words() == ["reshuffled", "drew"]
    assert t.events("reshuffled") == [{"number": 1}]
    assert t.hand(0) == "B8-1 B9-1 G9-1 Y8-1 R9-1"
    assert t.asks(0) == ["play R9-1", "keep"]


@pytest.mark.clause("UNO-9.51")
def test_a_bluff_does_not_stop_the_drawing() -> None:
    t = given("R8-1 B9-1 / Y1-1 Y2-1", pile="W4-1 G9-1 R9-1", draw_until_playable=True).play("draw")
    assert t.hand(0) == "R8-1 B9-1 W4-1 G9-1 R9-1"
    assert t.asks(0) == ["play R9-1", "keep"]
    for card in ("W-1", "WS-1", "R9-1", "G5-1"):
        t = given(TWO, pile=f"G9-1 {card} Y9-1", draw_until_playable=True).play("draw")
        assert t.count(0) == 4, card
    t = given(TWO, pile="G9-1 W4-1 Y9-1", draw_until_playable=True).play("draw")  # legal: it stops
    assert t.count(0) == 4
    assert "play W4-1 red" in t.asks(0)
    # A card drawn on the way makes the +4 a bluff.
    t = given(TWO, pile="G9-1 W4-1 R9-1", draw_until_playable=True, plus4_wilds_count="none").play("draw")
    assert t.hand(0).split()[-1] == "W4-1"


@pytest.mark.clause("UNO-9.51")
def test_if_it_ends_for_want_of_cards_nothing_drawn_can_be_played() -> None:
    t = given("R8-1 B9-1 / Y1-1 Y2-1", pile="G9-1 W4-1", rest="out", draw_until_playable=True).play("draw")
    assert t.hand(0) == "R8-1 B9-1 G9-1 W4-1"
    assert t.asks(0) == ["keep"]
    assert t.refuses(0, "play W4-1 red") == ("bluff-stays", "UNO-9.51")


@pytest.mark.clause("UNO-9.52")
def test_also_by_choice_but_not_for_effects() -> None:
    t = given("R8-1 R9-1 / Y1-1 Y2-1", pile="G9-1 Y9-1 R1-1", draw_until_playable=True).play("draw")
    assert t.count(0) == 5
    t = given("RD-1 R8-1 R9-1 / Y1-1 Y2-1", pile="G9-1 Y9-1 R1-1", draw_until_playable=True).play("play RD-1")
    assert t.count(1) == 4
    t = given("R8-1 B9-1 / Y1-1 Y2-1", pile="G9-1 Y9-1 R1-1", draw_until_playable=True).play("play R8-1", "1: catch 0")
    assert t.count(0) == 3


@pytest.mark.clause("UNO-9.53")
def test_the_number_is_public_the_cards_are_not() -> None:
    t = given(TWO, pile="G9-1 Y8-1 R9-1", draw_until_playable=True).play("draw")
    assert t.view(1)["players"][0]["cards"] == 5
    assert t.sees(1, 0) == [None] * 5
