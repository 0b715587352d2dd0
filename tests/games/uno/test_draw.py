"""Sections 6.2 and 6.3: drawing, and piles that run out."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.kernel.decision import SPECTATOR
from tests.games.uno.table import given

THREE = "R1-1 R2-1 B8-1 / Y1-1 Y2-1 Y3-1 / G1-1 G2-1 G3-1"


@pytest.mark.clause("UNO-6.10")
def test_without_a_playable_card_one_draws_one() -> None:
    t = given("B8-1 Y9-1 / Y1-1", pile="G9-1 G8-1")
    assert t.asks(0) == ["draw"]
    t.play("draw")
    assert t.hand(0) == "B8-1 Y9-1 G9-1"
    assert t.events("drew", seat=0) == [{"seat": 0, "number": 1, "why": "turn", "cards": ["G9-1"]}]


@pytest.mark.clause("UNO-6.11", "UNO-6.11a")
def test_drawing_by_choice_looks_the_same() -> None:
    chosen = given("R1-1 R2-1 / Y1-1 Y2-1", pile="G9-1")
    forced = given("B1-1 B2-1 / Y1-1 Y2-1", pile="G9-1")
    assert "draw" in chosen.asks(0)
    assert forced.asks(0) == ["draw"]
    for t in (chosen, forced):
        t.play("draw", "keep")
    assert chosen.table.events(1) == forced.table.events(1)
    assert chosen.table.events(SPECTATOR) == forced.table.events(SPECTATOR)
    assert chosen.view(1) == forced.view(1)


@pytest.mark.clause("UNO-6.12", "UNO-6.12a", "UNO-6.14")
def test_only_the_drawn_card_may_be_played() -> None:
    t = given(THREE, pile="R9-1").play("draw")
    assert t.now == ("drawn", 0)
    assert t.asks(0) == ["play R9-1", "keep"]
    assert t.refuses(0, "play R1-1") == ("only-drawn", "UNO-6.12a")
    assert t.refuses(0, "draw") == ("one-draw", "UNO-6.14")
    t.play("play R9-1")
    assert t.visible == "R9-1"
    assert t.now == ("turn", 1)
    assert t.events("played") == [{"seat": 0, "card": "R9-1", "colour": -1, "drawn": 1}]
    t = given(THREE, pile="R9-1").play("draw", "keep")
    assert t.hand(0) == "R1-1 R2-1 B8-1 R9-1"
    assert t.now == ("turn", 1)


@pytest.mark.clause("UNO-6.12", "UNO-7.32")
def test_a_drawn_card_that_does_not_fit_is_kept_and_asked_about_all_the_same() -> None:
    t = given(THREE, pile="G9-1").play("draw")
    assert t.now == ("drawn", 0)
    assert t.asks(0) == ["keep"]
    assert t.refuses(0, "play G9-1") == ("no-match", "UNO-6.2")
    fits = given(THREE, pile="R9-1").play("draw")
    assert t.view(1)["now"] == fits.view(1)["now"] == {"kind": "drawn", "seat": 0}
    assert t.table.events(1) == fits.table.events(1)


@pytest.mark.clause("UNO-6.13")
def test_playing_the_drawn_card_is_a_full_play() -> None:
    t = given(THREE, pile="RD-1").play("draw", "play RD-1")
    assert t.counts == [3, 5, 3]
    assert t.due == 2
    t = given(THREE, pile="W-1").play("draw")
    assert t.asks(0) == ["play W-1 red", "play W-1 yellow", "play W-1 green", "play W-1 blue", "keep"]
    t = given(THREE, pile="W4-1").play("draw", "play W4-1 green")
    assert t.now == ("plus4", 1)
    t.play("challenge")
    assert t.events("challenge") == [{"seat": 0, "by": 1, "guilty": 1}]  # R1-1 is in force
    t = given(THREE, pile="WS-1 G3-2").play("draw", "play WS-1 green")
    assert t.now == ("wish", 0)
    t = given("B8-1 / Y1-1 Y2-1", pile="R9-1").play("draw")
    assert t.asks(0) == ["play R9-1", "play R9-1 uno", "keep"]
    assert t.play("play R9-1").calls[0] == "exposed"


@pytest.mark.clause("UNO-6.14")
def test_after_keep_the_turn_is_over() -> None:
    t = given(THREE).play("draw", "keep")
    assert t.now == ("turn", 1)
    assert t.words() == ["drew", "kept"]


@pytest.mark.clause("UNO-6.15")
def test_cards_drawn_by_an_effect_cannot_be_played_at_that_moment() -> None:
    t = given("RD-1 R1-1 R2-1 / Y1-1 Y2-1 / G1-1 G2-1", pile="R9-1 R9-2").play("play RD-1")
    assert t.now == ("turn", 2)
    assert t.asks(1) == []
    t = given("W4-1 B1-1 B2-1 / Y1-1 Y2-1 / G1-1 G2-1", pile="R9-1 R9-2").play("play W4-1 red", "challenge")
    assert t.count(1) == 8
    assert t.now == ("turn", 2)
    t = given("R1-1 R2-1 / R3-1 Y2-1 / G1-1 G2-1", pile="RD-1 RD-2").play("play R1-1", "1: catch 0")
    assert t.count(0) == 3
    assert t.now == ("turn", 1)


@pytest.mark.clause("UNO-6.16", "UNO-6.16a", "UNO-6.17")
def test_an_empty_pile_waits_until_a_card_is_due() -> None:
    t = given("R1-1 R2-1 B8-1 / R9-1 R8-1 Y3-1", "G1-1 G2-1 R5-1", "Y9-1", rest="out")
    t.play("draw", "keep")
    assert t.left == 0
    assert t.discard == "G1-1 G2-1 R5-1"
    assert t.words() == ["drew", "kept"]
    t.play("draw")
    assert t.words() == ["reshuffled", "drew"]
    assert t.events("reshuffled") == [{"number": 2}]
    assert t.discard == "R5-1"
    assert t.left == 1
    assert set(t.pile.split()) | set(t.hand(1).split()[-1:]) == {"G1-1", "G2-1"}


@pytest.mark.clause("UNO-6.17")
def test_a_reshuffle_in_the_middle_of_drawing() -> None:
    t = given("W4-1 B1-1 B2-1 / Y1-1 Y2-1", "G1-1 G2-1 G3-1 R5-1", "Y9-1 Y8-1", rest="out")
    t.play("play W4-1 red", "accept")
    assert t.words() == ["played", "reshuffled", "drew", "skipped"]
    assert t.hand(1).split()[2:4] == ["Y9-1", "Y8-1"]
    assert set(t.hand(1).split()[4:]) <= {"G1-1", "G2-1", "G3-1", "R5-1"}
    assert t.left == 2
    assert t.discard == "W4-1"


@pytest.mark.clause("UNO-6.16a", "UNO-6.17")
def test_the_reshuffle_is_a_shuffle() -> None:
    seen = set()
    for seed in range(30):
        t = given("B8-1 / Y1-1 Y2-1", "G1-1 G2-1 G3-1 R5-1", rest="out", seed=seed).play("draw")
        seen.add(t.hand(0).split()[-1])
    assert seen == {"G1-1", "G2-1", "G3-1"}


@pytest.mark.clause("UNO-6.18")
def test_reshuffled_wild_cards_forget_their_colour() -> None:
    t = given("B8-1 B9-1 / Y1-1 Y2-1", "W-1 R5-1", rest="out", colour="green").play("draw")
    assert t.hand(0) == "B8-1 B9-1 W-1"
    assert t.colour == "green"
    assert [text for text in t.asks(0) if text.startswith("play")] == [
        "play W-1 red",
        "play W-1 yellow",
        "play W-1 green",
        "play W-1 blue",
    ]


@pytest.mark.clause("UNO-6.19")
def test_a_draw_gives_as_many_cards_as_there_are() -> None:
    t = given("W4-1 B1-1 B2-1 / Y1-1 Y2-1 / G1-1 R2-1 R3-1", "R5-1", "Y9-1", rest="out")
    t.play("play W4-1 red", "accept")  # Y9-1, and R5-1 from under the +4
    assert t.counts == [2, 4, 3]
    assert t.events("drew", seat=1)[0]["number"] == 2
    assert t.now == ("turn", 2)  # the lost turn remains
    t.play("play R2-1")
    assert t.left == 0
    assert t.discard == "W4-1 R2-1"
    assert t.count(1) == 4  # the rest is waived for good


@pytest.mark.clause("UNO-6.20")
def test_when_no_card_can_be_taken_draw_is_not_offered() -> None:
    t = given("R1-1 B8-1 / Y1-1 Y2-1", "R5-1", rest="out")
    assert t.asks(0) == ["play R1-1", "play R1-1 uno"]
    assert t.refuses(0, "draw") == ("no-card-left", "UNO-6.20")
    t = given("B8-1 B9-1 / R1-1 Y2-1", "R5-1", rest="out")
    assert t.events("passed") == [{"seat": 0}]
    assert t.now == ("turn", 1)


@pytest.mark.clause("UNO-6.21")
def test_a_blocked_round_goes_to_the_lightest_hand() -> None:
    t = given("B8-1 B9-1 / G1-1 Y2-1 / YS-1 Y9-1", "R5-1", rest="out")
    assert t.over
    assert t.table.state.ending == "blocked"
    assert t.words() == ["passed", "passed", "passed", "shown", "shown", "shown", "blocked"]
    assert t.results == [0, 1, 0]
    t = given("B2-1 B1-1 / G1-1 Y2-1 / YS-1 Y9-1", "R5-1", rest="out")
    assert t.results == [0.5, 0.5, 0]


@pytest.mark.clause("UNO-6.21")
def test_all_must_pass_in_direct_succession() -> None:
    t = given("B8-1 B9-1 / R1-1 Y2-1 Y3-1 / YS-1 Y9-1", "R5-1", rest="out", turn=2)
    assert [e["seat"] for e in t.events("passed")] == [2, 0]
    assert t.now == ("turn", 1)  # P1 can play, so nothing is blocked
    t.play("play R1-1")
    assert not t.over


@pytest.mark.clause("UNO-6.21")
def test_a_play_in_between_begins_the_count_anew() -> None:
    t = given("B8-1 B9-1 / RD-1 Y1-1 Y2-1", "R5-1", rest="out")
    assert t.now == ("turn", 1)  # P0 has passed
    t.play("play RD-1")  # P0 draws the one card there is, P1 passes
    assert t.events("passed") == [{"seat": 1}]
    assert t.now == ("turn", 0)  # P0 has not passed since the play, and can go on


@pytest.mark.clause("UNO-6.21", "UNO-9.40")
def test_with_force_play_a_round_that_goes_in_a_circle_is_blocked() -> None:
    """Found by random play: nobody has a choice, and the same cards are drawn and laid for ever."""
    t = given("G1-1 G2-1 / R3-1 R4-1", "BS-1 YS-1", rest="out", force_play=True)
    for turn in range(20):
        assert t.asks(0) == ["draw"]
        t.play("draw")
        assert len(t.asks(0)) == 1
        t.play(t.asks(0)[0])
        assert t.over == (turn == 19)
    assert t.state.ending == "blocked"
    assert t.results == [1, 0]
    free = given("G1-1 G2-1 / R3-1 R4-1", "BS-1 YS-1", rest="out")
    for _ in range(30):
        free.play("draw")
        free.play(free.asks(0)[0])
    assert not free.over  # by choice one may do so as long as one likes


@pytest.mark.clause("UNO-6.21")
def test_in_scoring_mode_nobody_scores_a_blocked_round() -> None:
    t = given("B8-1 B9-1 / G1-1 Y2-1", "R5-1", rest="out", scoring=True, scores=[70, 80], next_dealer="winner")
    assert t.words()[:5] == ["passed", "passed", "shown", "shown", "blocked"]
    assert t.events("blocked") == [{"seats": [1]}]
    assert t.scores == [70, 80]
    assert not t.over
    assert t.state.dealer == 1  # he has won the round all the same
    for seed in range(8):
        t = given("B2-1 B1-1 / G1-1 Y2-1", "R5-1", rest="out", scoring=True, next_dealer="winner", seed=seed)
        assert t.state.dealer == 1  # shared: nobody to deal as winner, so the player on the dealer's left
    assert t.state.rounds == ((-1, 0),)
    assert t.left == 112 - 14 - len(t.discard.split())


def test_the_whole_deck_never_blocks() -> None:
    """UNO-6.20: with 111 cards in hands somebody always holds a free wild card."""
    hands = [list[str]() for _ in range(10)]
    cards = [id for id in nyoi.game("uno").tables["card"] if id != "R5-1"]
    for i, id in enumerate(cards):
        hands[i % 10].append(id)
    t = given(" / ".join(" ".join(hand) for hand in hands), "R5-1")
    assert t.left == 0
    assert not t.over
