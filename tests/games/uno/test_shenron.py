"""Section 6.5: Shenron, his reveal and his four wishes."""

from __future__ import annotations

from typing import Any

import pytest

from nyoi.games.uno.content import COLOURS
from tests.games.uno.table import Sitting, given

FOUR = "WS-1 R1-1 R2-1 B9-1 / Y1-1 Y2-1 / G1-1 G2-1 / B1-1 B2-1"
TWO = "WS-1 R1-1 R2-1 B9-1 / Y1-1 Y2-1"


def wishing(hands: str = FOUR, colour: str = "red", **more: Any) -> Sitting:
    """Seat 0 has played Shenron, and a G3 with a Dragonball was turned over."""
    t = given(hands, pile="G3-1", **more).play(f"play WS-1 {colour}")
    assert t.now == ("wish", 0)
    return t


@pytest.mark.clause("UNO-6.30", "UNO-6.30a")
def test_shenron_is_a_wild_card_and_its_colour_comes_before_the_reveal() -> None:
    t = given(FOUR, "Y8-1", "G3-1")
    assert [text for text in t.asks(0) if "WS" in text] == [f"play WS-1 {colour}" for colour in COLOURS]
    t.play("play WS-1 blue")
    assert t.words() == ["played", "revealed"]
    assert t.colour == "blue"
    assert all("blue" not in text for text in t.asks(0))  # the colour cannot be bent to the revealed card


@pytest.mark.clause("UNO-6.31", "UNO-6.31a")
def test_the_top_card_is_turned_over_by_itself() -> None:
    t = given(FOUR, "R5-1", "G9-1 Y9-1").play("play WS-1 red")
    assert t.discard == "R5-1 WS-1 G9-1"
    assert t.pile.split()[0] == "Y9-1"
    assert t.events("revealed") == [{"card": "G9-1", "ball": 0}]
    assert t.now == ("turn", 1)


@pytest.mark.clause("UNO-6.32")
def test_an_empty_pile_is_renewed_from_under_shenron() -> None:
    t = given(FOUR, "R5-1", rest="out").play("play WS-1 red")
    assert t.words() == ["played", "reshuffled", "revealed"]
    assert t.discard == "WS-1 R5-1"
    assert t.left == 0
    assert t.now == ("wish", 0)
    t = given(FOUR, "G8-1 G9-1 R9-1", rest="out").play("play WS-1 red")
    assert t.left == 2
    assert t.discard.split()[0] == "WS-1"


@pytest.mark.clause("UNO-6.33")
def test_a_dragonball_grants_a_wish_and_nothing_else_does() -> None:
    t = wishing()
    assert t.events("revealed") == [{"card": "G3-1", "ball": 1}]
    assert t.asks(1) == []
    t = given(FOUR, pile="G8-1").play("play WS-1 red")
    assert t.now == ("turn", 1)


@pytest.mark.clause("UNO-6.34")
def test_the_rank_of_the_revealed_card_and_the_chosen_colour() -> None:
    t = given("WS-1 R1-1 R2-1 / B9-1 B7-2 R9-1 G7-1 G6-1 W-1", pile="B7-1").play("play WS-1 red", "wish none")
    assert t.visible == "B7-1"
    assert t.colour == "red"
    assert t.cards(1) == "B7-2 R9-1 G7-1 W-1"
    assert t.refuses(1, "play B9-1") == ("no-match", "UNO-6.2")


@pytest.mark.clause("UNO-6.35")
@pytest.mark.parametrize(("revealed", "playable"), [("GD-1", "BD-1"), ("GS-1", "YS-1"), ("GV-1", "YV-1")])
def test_a_revealed_action_card_only_lends_its_symbol(revealed: str, playable: str) -> None:
    t = given("WS-1 R1-1 R2-1 / BD-1 YS-1 YV-1 G9-1 / B1-1", pile=revealed).play("play WS-1 red")
    assert t.now == ("turn", 1)
    assert t.way == "clockwise"
    assert t.counts == [2, 4, 1]
    assert t.cards(1) == playable


@pytest.mark.clause("UNO-6.35")
@pytest.mark.parametrize("revealed", ["W-1", "W4-1", "WS-2"])
def test_a_revealed_wild_card_leaves_only_the_colour(revealed: str) -> None:
    t = given("WS-1 R1-1 R2-1 / BD-1 YS-1 R9-1 G9-1 / B1-1", pile=revealed).play("play WS-1 red")
    assert t.now == ("turn", 1)
    assert t.counts == [2, 4, 1]
    assert t.cards(1) == "R9-1"
    assert t.visible == revealed
    assert len(t.discard.split()) == 3


@pytest.mark.clause("UNO-6.36", "UNO-6.36a", "UNO-6.37")
def test_exactly_one_wish_or_none() -> None:
    t = wishing()
    assert t.asks(0) == [
        *("wish draw2", "wish reverse", "wish none"),
        *("wish skip 1", "wish skip 2", "wish skip 3"),
        *("wish shed R1-1", "wish shed R2-1", "wish shed B9-1"),
    ]
    assert t.refuses(0, "wish") == ("say-wish", "UNO-6.36")
    assert t.refuses(0, "wish gold") == ("unknown-wish", "UNO-6.37")
    assert t.refuses(0, "wish shed") == ("say-card", "UNO-3.4")
    assert t.refuses(0, "wish shed Y1-1") == ("not-in-hand", "UNO-6.45")
    assert t.refuses(0, "wish skip") == ("say-target", "UNO-6.41")
    assert t.refuses(0, "wish skip 4") == ("no-such-seat", "UNO-4.1")
    assert t.refuses(0, "draw") == ("wish-first", "UNO-6.36")
    t.play("wish none")
    assert t.now == ("turn", 1)
    assert t.counts == [3, 2, 2, 2]
    assert t.events("wished") == [{"seat": 0, "wish": "none", "target": -1, "card": -1}]


@pytest.mark.clause("UNO-6.37")
def test_useless_wishes_are_offered_and_all_is_public() -> None:
    t = given("WS-1 R1-1 B9-1 / Y1-1 Y2-1", "R5-1", rest="out").play("play WS-1 red")
    assert t.left == 0
    assert len(t.discard.split()) == 2
    assert "wish draw2" in t.asks(0)
    t.play("wish shed B9-1")
    assert t.events("wished", seat=1) == [{"seat": 0, "wish": "shed", "target": -1, "card": "B9-1"}]
    t = wishing().play("wish skip 2")
    assert t.events("wished", seat=3) == [{"seat": 0, "wish": "skip", "target": 2, "card": -1}]


@pytest.mark.clause("UNO-6.38", "UNO-6.39")
def test_the_first_wish_makes_the_next_player_draw_two() -> None:
    t = wishing(FOUR, "yellow").play("wish draw2")
    assert t.counts == [3, 4, 2, 2]
    assert t.now == ("turn", 1)
    assert t.events("drew") == [{"seat": 1, "number": 2, "why": "wish", "cards": [None, None]}]
    t = given(FOUR, pile="G3-1 Y8-1 Y9-1").play("play WS-1 yellow", "wish draw2")
    assert t.cards(1) == "Y1-1 Y2-1 Y8-1 Y9-1"  # the two just drawn included
    t = wishing(FOUR, wish_draw2_skips=True).play("wish draw2")
    assert t.count(1) == 4
    assert t.now == ("turn", 2)
    assert t.events("skipped") == [{"seat": 1, "why": "wish"}]


@pytest.mark.clause("UNO-6.40")
def test_the_second_wish_changes_the_direction() -> None:
    t = wishing().play("wish reverse")
    assert t.way == "counter"
    assert t.now == ("turn", 3)
    t = wishing(direction=-1).play("wish reverse")
    assert t.way == "clockwise"
    assert t.now == ("turn", 1)


@pytest.mark.clause("UNO-6.40a")
def test_with_two_players_it_works_like_inversion() -> None:
    t = wishing(TWO).play("wish reverse")
    assert t.now == ("turn", 0)
    assert t.way == "counter"
    assert wishing(TWO, two_player_reverse="plain").play("wish reverse").now == ("turn", 1)


@pytest.mark.clause("UNO-6.41", "UNO-6.41a")
def test_the_third_wish_marks_another_player() -> None:
    for target in (1, 2, 3):
        t = wishing().play(f"wish skip {target}")
        if target == 1:
            assert t.now == ("turn", 2)  # used at once
            assert t.events("skipped") == [{"seat": 1, "why": "marker"}]
        else:
            assert t.now == ("turn", 1)
            assert t.view()["players"][target]["markers"] == 1  # for all to see
    assert wishing().refuses(0, "wish skip 0") == ("skip-self", "UNO-6.41a")


@pytest.mark.clause("UNO-6.42")
def test_a_marker_is_used_when_a_turn_would_begin() -> None:
    t = wishing(FOUR, "yellow").play("wish skip 2", "play Y1-1 uno")
    assert t.now == ("turn", 3)
    assert t.markers == [0, 0, 0, 0]
    t.play("draw", "keep", "draw", "keep", "draw", "keep")
    assert t.now == ("turn", 2)  # once only


@pytest.mark.clause("UNO-6.43")
def test_a_marked_player_may_challenge_and_loses_the_turn_he_wins() -> None:
    hands = "W4-1 R1-1 R2-1 / Y1-1 Y2-1 / G1-1 G2-1"
    t = given(hands, markers=[0, 1, 0]).play("play W4-1 green")
    assert t.now == ("plus4", 1)
    t.play("challenge")
    assert t.counts == [6, 2, 2]  # guilty
    assert t.now == ("turn", 2)
    assert t.markers == [0, 0, 0]


@pytest.mark.clause("UNO-6.44")
def test_markers_add_up() -> None:
    t = given("WS-1 R1-1 R2-1 / Y1-1 Y2-1 / B1-1 B2-1", pile="G3-1", markers=[0, 0, 1])
    t.play("play WS-1 yellow", "wish skip 2")
    assert t.markers == [0, 0, 2]
    t.play("play Y1-1 uno")
    assert t.now == ("turn", 0)
    assert t.markers == [0, 0, 1]
    t.play("draw", "keep", "draw", "keep")
    assert t.now == ("turn", 0)
    assert t.markers == [0, 0, 0]


@pytest.mark.clause("UNO-6.44", "UNO-8.12")
def test_markers_vanish_at_the_end_of_the_round() -> None:
    t = given("R1-1 / Y1-1 Y2-1 / B1-1", markers=[0, 2, 1], scoring=True).play("play R1-1")
    assert t.state.round == 2
    assert t.markers == [0, 0, 0]


@pytest.mark.clause("UNO-6.45")
def test_the_fourth_wish_slips_a_card_under_the_visible_one() -> None:
    t = wishing(FOUR, "yellow").play("wish shed B9-1")
    assert t.discard == "R5-1 WS-1 B9-1 G3-1"
    assert t.colour == "yellow"
    assert t.hand(0) == "R1-1 R2-1"
    assert t.now == ("turn", 1)
    t = wishing(FOUR, "yellow", wish_shed_place="top").play("wish shed B9-1")
    assert t.discard == "R5-1 WS-1 G3-1 B9-1"
    assert t.colour == "yellow"
    t = wishing("WS-1 RD-1 R2-1 B9-1 / YD-1 BD-1 B8-1 / G1-1", "yellow", wish_shed_place="top").play("wish shed RD-1")
    assert t.counts == [2, 3, 1]
    assert t.now == ("turn", 1)
    assert t.cards(1) == "YD-1 BD-1"  # but its symbol can be matched


@pytest.mark.clause("UNO-6.45")
def test_any_card_can_be_shed() -> None:
    t = wishing("WS-1 WS-2 W4-1 W-1 BS-1 R9-1 / Y1-1")
    assert [text for text in t.asks(0) if "shed" in text] == [
        f"wish shed {card}" for card in ("WS-2", "W4-1", "W-1", "BS-1", "R9-1")
    ]


@pytest.mark.clause("UNO-6.46", "UNO-8.2")
def test_shedding_the_last_card_wins_at_once() -> None:
    t = wishing("WS-1 B9-1 / Y1-1 Y2-1")
    t.play("1: wave", "wish shed B9-1")
    assert t.over
    assert t.results == [1, 0]
    assert t.state.ending == "wish"


@pytest.mark.clause("UNO-6.47")
def test_uno_may_be_sent_with_the_wish() -> None:
    t = wishing("WS-1 B9-1 B8-1 / Y1-1 Y2-1")
    assert [text for text in t.asks(0) if "shed" in text] == [
        *("wish shed B9-1", "wish shed B8-1", "wish shed B9-1 uno", "wish shed B8-1 uno"),
    ]
    assert t.play("wish shed B9-1 uno").calls[0] == "called"
    assert t.now == ("turn", 1)
    t = wishing("WS-1 B9-1 B8-1 / Y1-1 Y2-1").play("wish shed B9-1")
    assert t.calls[0] == "exposed"
    assert t.now == ("hold", 1)


@pytest.mark.clause("UNO-6.48", "UNO-8.5")
@pytest.mark.parametrize("scoring", [False, True])
def test_shenron_as_last_card_reveals_nothing(scoring: bool) -> None:
    t = given("WS-1 / Y1-1 Y2-1", pile="G3-1", scoring=scoring, target_score=100, scores=[99 if scoring else 0, 0])
    assert t.asks(0) == ["play WS-1", "draw"]
    t.play("play WS-1")
    assert t.over
    assert "revealed" not in t.words()
    assert t.discard == "R5-1 WS-1"
