"""Section 8: the end of a round, points, the next round. Section 9.1 and 9.2: modes and options."""

from __future__ import annotations

from typing import Any

import pytest

import nyoi
from nyoi.games.uno.setup import rematch_dealer
from nyoi.kernel.decision import SPECTATOR
from nyoi.kernel.rng import Rng
from tests.games.uno.table import fresh, given, refused

THREE = "{} / Y1-1 Y2-1 / G1-1 GS-1"


@pytest.mark.clause("UNO-8.1", "UNO-8.1a", "UNO-8.8")
@pytest.mark.parametrize("card", ["R1-1", "RS-1", "RV-1", "RD-1", "W-1", "W4-1", "WS-1"])
def test_the_last_card_wins_at_once(card: str) -> None:
    t = given(THREE.format(card)).play(f"play {card}")
    assert t.over
    assert t.results == [1, 0, 0]
    assert t.state.ending == "last_card"
    assert t.table.decision is None
    assert t.order == []
    assert t.words() == ["played", "shown", "shown", "round_over"]
    assert t.refuses(1, "draw") == ("game-over", "UNO-8.8")


@pytest.mark.clause("UNO-8.2")
def test_so_does_a_wish() -> None:
    t = given("WS-1 RD-1 / Y1-1 Y2-1", pile="G3-1", scoring=True, target_score=100, scores=[99, 0])
    t.play("play WS-1 red", "1: wave", "wish shed RD-1")
    assert t.over
    assert t.scores == [99 + 3, 0]


@pytest.mark.clause("UNO-8.3")
@pytest.mark.parametrize("card", ["RD-1", "W4-1", "WS-1"])
def test_without_scoring_a_last_card_does_nothing_more(card: str) -> None:
    t = given(THREE.format(card)).play(f"play {card}")
    assert t.counts == [0, 2, 2]


@pytest.mark.clause("UNO-8.4")
@pytest.mark.parametrize(("card", "number"), [("RD-1", 2), ("W4-1", 4)])
def test_with_scoring_the_last_plus_is_still_drawn_and_counts(card: str, number: int) -> None:
    more: dict[str, Any] = {"scoring": True, "target_score": 1000, "pile": "B9-1 B8-1 B7-1 B6-1"}
    t = given(THREE.format(card), **more).play(f"play {card}")
    drawn = 17 if number == 2 else 30
    assert t.scores == [3 + 21 + drawn, 0, 0]
    assert t.events("drew")[0]["number"] == number
    assert "challenge" not in t.words()
    t = given(THREE.format(card), last_card_draws=False, **more).play(f"play {card}")
    assert t.scores == [24, 0, 0]
    assert "drew" not in t.words()
    t = given(THREE.format(card), direction=-1, **more).play(f"play {card}")
    assert t.events("drew")[0]["seat"] == 2


@pytest.mark.clause("UNO-8.5")
def test_a_last_shenron_is_not_revealed() -> None:
    t = given(THREE.format("WS-1"), scoring=True, pile="G3-1").play("play WS-1")
    assert "revealed" not in t.words()
    assert t.scores == [24, 0, 0]


@pytest.mark.clause("UNO-8.6")
def test_there_is_exactly_one_winner() -> None:
    for seed in range(10):
        t = fresh(2 + seed % 4, seed, plus4_challenge=False, uno_call="auto")
        rng = Rng(seed)
        game = nyoi.game("uno")
        while not t.over:
            assert t.table.decision is not None
            t.table.play(game.policy(t.view(t.turn), t.table.decision.moves, rng, 5))
        assert sorted(t.results)[-2:] == [0, 1]


@pytest.mark.clause("UNO-8.7", "UNO-10.5")
def test_at_the_end_all_hands_are_shown_to_all() -> None:
    t = given(THREE.format("R1-1")).play("play R1-1")
    for seat in (0, 1, 2, SPECTATOR):
        assert t.events("shown", seat=seat) == [
            {"seat": 1, "points": 3, "cards": ["Y1-1", "Y2-1"]},
            {"seat": 2, "points": 21, "cards": ["G1-1", "GS-1"]},
        ]
        assert t.sees(seat, 2) == ["G1-1", "GS-1"]
    t = given(THREE.format("R1-1"), scoring=True).play("play R1-1")
    assert t.view(SPECTATOR)["shown"] == [[], ["Y1-1", "Y2-1"], ["G1-1", "GS-1"]]  # still to be read in the next round
    assert t.sees(SPECTATOR, 2) == [None] * 7


@pytest.mark.clause("UNO-8.8", "UNO-9.1")
def test_without_scoring_one_round_is_the_game() -> None:
    t = given(THREE.format("R1-1")).play("play R1-1")
    assert t.over
    assert t.scores == [0, 0, 0]
    assert t.state.round == 1
    assert nyoi.game("uno").points(t.state) == [24, 0, 0]  # the others are not ranked


@pytest.mark.clause("UNO-8.8a")
def test_the_dealer_of_a_rematch() -> None:
    t = given(THREE.format("R1-1"), dealer=1).play("play R1-1")
    assert rematch_dealer(t.state) == 2
    t = given(THREE.format("R1-1"), dealer=1, next_dealer="winner").play("play R1-1")
    assert rematch_dealer(t.state) == 0
    t = given(THREE.format("R1-1"), dealer=1, next_dealer="random").play("play R1-1")
    assert rematch_dealer(t.state) == -1
    assert fresh(3, first_dealer=rematch_dealer(t.state) + 1).state.seats == 3


@pytest.mark.clause("UNO-8.8a", "UNO-8.13", "UNO-6.21")
def test_the_dealer_of_a_rematch_after_a_blocked_round() -> None:
    blocked: dict[str, Any] = {"discard": "R5-1", "rest": "out", "dealer": 1, "next_dealer": "winner"}
    t = given("B8-1 B9-1 / YS-1 Y9-1 / G1-1 Y2-1", **blocked)
    assert t.results == [0, 0, 1]
    assert rematch_dealer(t.state) == 2  # the lightest hand has won it
    t = given("B2-1 B1-1 / YS-1 Y9-1 / G1-1 Y2-1", **blocked)
    assert t.results == [0.5, 0, 0.5]
    assert (
        rematch_dealer(t.state) == 2
    )  # shared: nobody has won, so the dealer's left, not the first of those who share
    t = given("B2-1 B1-1 / G1-1 Y2-1 / YS-1 Y9-1", **{**blocked, "dealer": 2})
    assert rematch_dealer(t.state) == 0


@pytest.mark.clause("UNO-8.8a", "UNO-8.13")
def test_the_dealer_of_a_rematch_after_a_match() -> None:
    match: dict[str, Any] = {"scoring": True, "target_score": 100, "scores": [99, 0, 0], "dealer": 1}
    t = given(THREE.format("R1-1"), next_dealer="winner", **match).play("play R1-1")
    assert t.over
    assert rematch_dealer(t.state) == 0
    t = given(THREE.format("R1-1"), **match).play("play R1-1")
    assert rematch_dealer(t.state) == 2


@pytest.mark.clause("UNO-8.10")
def test_the_winner_gets_what_the_others_hold() -> None:
    t = given("R1-1 / R0-1 B9-1 YS-1 YV-1 YD-1 / W4-1 WS-1 W-1 G3-1", scoring=True, scores=[10, 20, 30])
    t.play("play R1-1")
    worth = 0 + 9 + 20 * 3 + 50 * 3 + 3
    assert t.scores == [10 + worth, 20, 30]
    assert t.events("round_over") == [{"seat": 0, "points": worth, "score": 10 + worth}]
    assert t.view()["rounds"] == [[0, worth]]
    assert nyoi.game("uno").points(t.state) == [10 + worth, 20, 30]


@pytest.mark.clause("UNO-8.11", "UNO-8.11a")
@pytest.mark.parametrize(("score", "target", "over"), [(476, 500, True), (475, 500, False), (576, 600, True)])
def test_whoever_reaches_the_target_wins(score: int, target: int, over: bool) -> None:
    t = given(THREE.format("R1-1"), scoring=True, scores=[score, 490, 0], target_score=target).play("play R1-1")
    assert t.scores[0] == score + 24
    assert t.over is over
    if over:
        assert t.results == [1, 0, 0]
        assert t.state.ending == "target"
        assert t.events("won") == [{"seat": 0, "score": score + 24}]
    assert refused(seats=2, target_score=50) == ("bad-option", "UNO-8.11")
    assert refused(seats=2, target_score=1050) == ("bad-option", "UNO-8.11")


@pytest.mark.clause("UNO-8.12")
def test_a_new_round_is_a_full_new_setup() -> None:
    t = given(
        "R1-1 / Y1-1 Y2-1 / G1-1", "W-1 R5-1", scoring=True, direction=-1, markers=[0, 1, 2], called=[2], dealer=1
    )
    t.play("play R1-1")
    s = t.state
    assert s.round == 2
    assert t.counts == [7, 7, 7]
    assert t.way == "clockwise"
    assert t.markers == [0, 0, 0]
    assert t.calls == ["", "", ""]
    assert nyoi.game("uno").components(s) == list(range(112))
    assert t.left == 112 - 21 - len(t.discard.split())
    assert [word for word in t.words() if word != "turned"] == [
        *("played", "shown", "shown", "round_over", "round", "dealt"),
    ]


@pytest.mark.clause("UNO-8.13")
def test_who_deals_next() -> None:
    for rule, dealers in (("left", {2}), ("winner", {0}), ("random", {0, 1, 2})):
        found = set()
        for seed in range(25):
            t = given(THREE.format("R1-1"), scoring=True, dealer=1, next_dealer=rule, seed=seed).play("play R1-1")
            found.add(t.state.dealer)
            assert t.now == ("turn", (t.state.dealer + 1) % 3)
        assert found == dealers


@pytest.mark.clause("UNO-9.1")
def test_the_modes() -> None:
    assert not fresh(2, mode="single").state.scoring
    assert fresh(10, mode="scoring").state.scoring
    assert not fresh(2).state.scoring


@pytest.mark.clause("UNO-9.2")
def test_options_are_shown_to_all_and_recorded() -> None:
    t = fresh(3, jump_in=True, target_score=300, uno_hold_seconds=4.0)
    for seat in (0, 2, SPECTATOR):
        options = t.view(seat)["options"]
        assert options["jump_in"] is True
        assert options["target_score"] == 300
        assert options["uno_hold_seconds"] == 4.0
        assert len(options) == len(nyoi.game("uno").options) == 22
    assert nyoi.log_of(t.table.log.text()).setting.options == t.view()["options"]


@pytest.mark.clause("UNO-9.3")
def test_house_rules_are_off_unless_chosen_and_can_be_combined() -> None:
    house = ("stack_plus2", "seven_zero", "jump_in", "force_play", "draw_until_playable")
    defaults = {option.id: option.default for option in nyoi.game("uno").options}
    assert not any(defaults[id] for id in house)
    chosen: dict[str, Any] = dict.fromkeys(house, True)
    t = fresh(4, **chosen)
    assert t.order
