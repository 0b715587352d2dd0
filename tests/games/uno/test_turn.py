"""Section 5: whose turn it is, what a turn is, what is refused. Section 6.1: which cards fit."""

from __future__ import annotations

import pytest

from nyoi.games.uno.content import COLOURS
from tests.games.uno.table import given

FOUR = "R1-1 R2-1 B8-1 / Y1-1 Y2-1 B9-1 / G1-1 G2-1 B9-2 / B1-1 B2-1 B3-1"


@pytest.mark.clause("UNO-5.1")
def test_next_is_the_neighbour_in_the_direction_of_play() -> None:
    for direction, following in ((1, 1), (-1, 3)):
        t = given(FOUR, direction=direction)
        assert t.play("play R1-1").due == following


@pytest.mark.clause("UNO-5.1", "UNO-6.43")
def test_effects_hit_the_neighbour_though_he_carries_a_marker() -> None:
    t = given(FOUR.replace("R1-1", "RD-1"), markers=[0, 1, 0, 0]).play("play RD-1")
    assert t.counts == [2, 5, 3, 3]
    assert t.markers == [0, 1, 0, 0]
    assert t.due == 2


@pytest.mark.clause("UNO-5.2", "UNO-6.2")
def test_colour_number_or_symbol() -> None:
    t = given("R9-1 B5-1 B9-1 BS-1 RS-1 / Y1-1", "R5-1")
    assert t.cards(0) == "R9-1 B5-1 RS-1"
    assert t.refuses(0, "play B9-1") == ("no-match", "UNO-6.2")
    t = given("R9-1 GS-1 GV-1 GD-1 / Y1-1", "RS-1")
    assert t.cards(0) == "R9-1 GS-1"


@pytest.mark.clause("UNO-5.3")
def test_the_colour_in_force_belongs_to_the_last_card_played() -> None:
    t = given("B5-1 B8-1 B9-1 / W-1 Y1-1 Y2-1 / R1-1 G1-1", "R5-1")
    assert t.play("play B5-1").colour == "blue"
    assert t.play("play W-1 yellow").colour == "yellow"
    assert t.visible == "W-1"
    t = given("R9-1 B8-1 / Y1-1", "R5-1", colour="blue")  # as after a Shenron
    assert t.cards(0) == "B8-1"
    assert t.refuses(0, "play R9-1 red") == ("no-match", "UNO-6.2")
    assert t.refuses(0, "play B8-1 red") == ("no-colour-choice", "UNO-5.3")


@pytest.mark.clause("UNO-5.4", "UNO-7.7")
@pytest.mark.parametrize("action", ["play Y1-1", "draw"])
def test_a_draw_and_a_play_begin_a_turn(action: str) -> None:
    t = given("R1-1 B8-1 / Y5-1 Y1-1 Y2-1 / G1-1 G2-1").play("play R1-1", "clock: close")
    assert t.calls[0] == "exposed"
    assert t.now == ("turn", 1)
    t.play(f"1: {action}")
    assert t.calls[0] == ""  # the window is shut


@pytest.mark.clause("UNO-5.4", "UNO-6.20", "UNO-7.7a")
def test_an_automatic_pass_counts_as_a_turn_action() -> None:
    t = given("R1-1 B8-1 / Y2-1 Y3-1 / R2-1 G2-1", rest="out").play("play R1-1")
    t.state.discard = t.state.discard[-1:]  # nothing can be drawn
    t.play("clock: close")
    assert t.events("passed") == [{"seat": 1}]
    assert t.now == ("turn", 2)
    assert t.calls[0] == ""


@pytest.mark.clause("UNO-5.10")
def test_the_end_of_a_turn_in_its_order() -> None:
    # An empty hand ends the round before a marker is used or anybody is due.
    t = given("R1-1 / Y1-1 Y2-1 / B1-1", markers=[0, 1, 0]).play("play R1-1")
    assert t.over
    assert t.markers == [0, 1, 0]
    # HOLD comes before the markers, the markers before TURN.
    t = given("R1-1 B8-1 / Y1-1 Y2-1 / B1-1 B2-1", markers=[0, 1, 0]).play("play R1-1")
    assert t.now == ("hold", 1)
    assert t.markers == [0, 1, 0]
    assert t.words() == ["played"]
    t.play("clock: close")
    assert t.now == ("turn", 2)
    assert t.markers == [0, 0, 0]
    assert t.events("skipped") == [{"seat": 1, "why": "marker"}]


@pytest.mark.clause("UNO-5.11")
def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    t = given("R1-1 B8-1 / Y1-1 Y2-1 / B1-1 B2-1")
    before = t.table.fingerprint, t.table.seq
    for text, reason, clause in (
        ("", "unknown-move", "UNO-5.4"),
        ("fly", "unknown-move", "UNO-5.4"),
        ("play", "say-card", "UNO-3.4"),
        ("play X1", "unknown-card", "UNO-3.4"),
        ("play Y1-1", "not-in-hand", "UNO-6.1"),
        ("play B8-1", "no-match", "UNO-6.2"),
        ("play R1-1 red blue", "unknown-move", "UNO-5.4"),
        ("keep", "nothing-drawn", "UNO-6.12"),
        ("pass", "no-pass", "UNO-6.10"),
        ("accept", "no-plus4", "UNO-6.56"),
        ("challenge", "no-plus4", "UNO-6.56"),
        ("wish none", "no-wish", "UNO-6.33"),
        ("take", "stack-off", "UNO-9.10"),
        ("swap 1", "swap-off", "UNO-9.20"),
        ("jump R1-1", "jump-off", "UNO-9.30"),
        ("stay", "jump-off", "UNO-9.30"),
        ("declare", "you-not-exposed", "UNO-7.4"),
        ("catch 1", "not-exposed", "UNO-7.12"),
        ("catch 7", "no-such-seat", "UNO-4.1"),
        ("catch me", "say-target", "UNO-7.6"),
        ("wave", "nobody-exposed", "UNO-7.25"),
        ("silent", "nothing-asked", "UNO-7.25a"),
        ("close", "clock-only", "UNO-7.25"),
    ):
        assert t.refuses(0, text) == (reason, clause), text
    for seat in (1, 2):
        assert t.refuses(seat, "draw") == ("not-your-decision", "UNO-7.31")
        assert t.asks(seat) == []
    assert (t.table.fingerprint, t.table.seq) == before


@pytest.mark.clause("UNO-5.12", "UNO-6.1")
def test_one_card_and_the_next_player_is_due() -> None:
    t = given("R1-1 R2-1 R3-1 / Y1-1 R9-1 Y2-1 / B1-1 B2-1 R8-1")
    t.play("play R1-1")
    assert t.now == ("turn", 1)
    assert t.asks(0) == []
    t.play("draw", "keep")
    assert t.now == ("turn", 2)
    t.play("play R8-1")
    assert t.now == ("turn", 0)
    assert t.counts == [2, 4, 2]


@pytest.mark.clause("UNO-6.3")
def test_wild_cards_go_on_anything() -> None:
    for discard in ("R5-1", "GS-1", "W-4", "W4-4", "WS-4"):
        t = given("W-1 WS-1 W4-1 B1-1 / Y1-1", discard, colour="yellow")
        assert t.cards(0) == "W-1 WS-1 W4-1"


@pytest.mark.clause("UNO-6.4")
def test_a_wild_visible_card_offers_nothing_to_match() -> None:
    t = given("B1-1 R2-1 GS-1 / Y1-1", "W-4", colour="red")
    assert t.cards(0) == "R2-1"
    assert t.refuses(0, "play B1-1") == ("no-match-wild", "UNO-6.4")


@pytest.mark.clause("UNO-6.5", "UNO-6.5a")
def test_the_colour_is_chosen_with_the_play() -> None:
    t = given("W-1 WS-1 R1-1 / Y1-1 Y2-1")
    assert t.asks(0)[:4] == [f"play W-1 {colour}" for colour in COLOURS]  # red is in force already, and offered
    assert t.refuses(0, "play W-1") == ("say-colour", "UNO-6.5")
    t.play("play W-1 red")
    assert t.colour == "red"
    assert t.now == ("turn", 1)
    assert t.events("played") == [{"seat": 0, "card": "W-1", "colour": "red", "drawn": 0}]


@pytest.mark.clause("UNO-6.6")
@pytest.mark.parametrize("card", ["W-1", "WS-1", "W4-1"])
def test_a_last_wild_card_needs_no_colour(card: str) -> None:
    t = given(f"{card} / Y1-1 Y2-1")
    assert t.asks(0) == [f"play {card}", "draw"]
    assert t.means(0, f"play {card} red") == f"play {card}"
    t.play(f"play {card}")
    assert t.over
    assert t.colour == "red"


@pytest.mark.clause("UNO-6.7", "UNO-6.8")
def test_an_effect_comes_from_a_hand_only() -> None:
    t = given("RD-1 R1-1 R2-1 / Y1-1 Y2-1 / B1-1").play("play RD-1")
    assert t.counts == [2, 4, 1]
    for turned in ("RD-2", "RS-2", "RV-2", "W4-2", "WS-2"):
        t = given("WS-1 R1-1 R2-1 / Y1-1 Y2-1 / B1-1", pile=turned).play("play WS-1 red")
        assert t.visible == turned
        assert t.counts == [2, 2, 1]
        assert t.now == ("turn", 1)
        assert t.way == "clockwise"
    for shed in ("RD-2", "RS-2", "RV-2", "W4-2", "WS-2"):
        t = given(f"WS-1 R1-1 R2-1 {shed} / Y1-1 Y2-1 / B1-1", pile="G3-1").play("play WS-1 red", f"wish shed {shed}")
        assert t.counts == [2, 2, 1]
        assert t.now == ("turn", 1)
        assert t.way == "clockwise"
