"""Section 12: the heuristic, choice by choice."""

from __future__ import annotations

from collections import Counter

import pytest

from nyoi.games.uno.mind.odds import guilt
from nyoi.games.uno.mind.policy import policy
from nyoi.kernel.play import offered
from nyoi.kernel.rng import Rng
from tests.games.uno.table import Sitting, given

TWO = "{} / Y1-1 Y2-1 Y3-1 Y4-1"


def picks(t: Sitting, seat: int = 0, level: int = 5, times: int = 60) -> Counter[str]:
    """What the heuristic chooses, over and over."""
    rng = Rng(3)
    return Counter(policy(t.view(seat), offered(t.state, seat), rng, level).text for _ in range(times))


def pick(t: Sitting, seat: int = 0) -> str:
    """What the heuristic chooses every time."""
    (found,) = picks(t, seat)
    return found


def test_it_plays_if_it_can() -> None:
    assert pick(given(TWO.format("R9-1 B1-1 B2-1"))) == "play R9-1"
    assert pick(given(TWO.format("B9-1 B1-1 B2-1"))) == "draw"
    assert pick(given(TWO.format("B9-1 B1-1"), pile="R1-1").play("draw")) == "play R1-1"


def test_it_keeps_its_wild_cards_and_plays_its_long_colour() -> None:
    assert pick(given(TWO.format("R1-1 W-1 WS-1 B2-1"))) == "play R1-1"
    assert pick(given(TWO.format("B5-1 B2-1 B3-1 R1-1"))) == "play B5-1"  # three blues weigh more than one red
    assert pick(given(TWO.format("R2-1 R8-1"))) == "play R8-1 uno"


def test_a_bluff_only_if_nothing_else_can_be_done() -> None:
    assert pick(given(TWO.format("W4-1 R1-1 B1-1"))) == "play R1-1"
    assert pick(given("W4-1 W-1 B1-1 B2-1 / Y1-1")) == "play W-1 blue"
    t = given("R3-1 R4-1 / Y1-1 Y2-1 Y3-1 Y4-1", pile="W4-1").play("draw")
    assert pick(t) == "keep"
    t = given("W4-1 B1-1 B2-1 / Y1-1 Y2-1 Y3-1")
    assert pick(t) == "play W4-1 blue"  # legal, and the next player is close


def test_action_cards_against_a_player_who_is_close() -> None:
    assert pick(given("R9-1 R8-1 RS-1 / Y1-1 Y2-1")) == "play RS-1"
    assert pick(given("R9-1 R8-1 RD-1 / Y1-1 Y2-1")) == "play RD-1"
    assert pick(given("R9-1 R8-1 RV-1 / Y1-1 Y2-1 / G1-1 G2-1 G3-1")) == "play RV-1"
    assert pick(given("R9-1 R8-1 RV-1 / Y1-1 Y2-1 Y3-1 / G1-1 G2-1")) == "play R9-1"


def test_the_colour_it_holds_most_of() -> None:
    assert pick(given(TWO.format("W-1 G1-1 G2-1 B1-1"), "R5-1")) == "play W-1 green"
    assert set(picks(given(TWO.format("W-1 G1-1 B1-1"), "R5-1"))) == {"play W-1 green", "play W-1 blue"}


def wishing(hands: str, colour: str = "red") -> Sitting:
    return given(hands, pile="G3-1").play(f"play WS-1 {colour}")


def test_wishes() -> None:
    t = given("WS-1 B1-1 / Y1-1 Y2-1 Y3-1", pile="G3-1").play("play WS-1 red uno")
    assert pick(t) == "wish shed B1-1"  # it wins
    assert pick(wishing("WS-1 B1-1 B2-1 B3-1 / Y1-1")) == "wish draw2"
    assert all(text.startswith("wish shed") for text in picks(wishing("WS-1 B1-1 B2-1 / Y1-1")))
    assert pick(wishing("WS-1 B1-1 B2-1 B3-1 G1-1 G2-1 / Y1-1 Y2-1 / R1-1 R2-1 R3-1")) == "wish draw2"
    two = wishing("WS-1 B1-1 B2-1 B3-1 G1-1 G2-1 / Y1-1 Y2-1")
    assert set(picks(two)) == {"wish shed G1-1", "wish shed G2-1"}
    # the rarest colour, not the one in force, no wild card
    assert pick(wishing("WS-1 B1-1 B2-1 G1-1 R1-1 W-1 / Y1-1 Y2-1 Y3-1")) == "wish shed G1-1"
    assert pick(wishing("WS-1 R1-1 W-1 W-2 / Y1-1 Y2-1 Y3-1")) == "wish shed R1-1"
    assert set(picks(wishing("WS-1 W-3 W-1 W-2 / Y1-1 Y2-1 Y3-1"))) == {f"wish shed W-{k}" for k in (1, 2, 3)}
    t = wishing("WS-1 B1-1 G2-1 / Y1-1 Y2-1 Y3-1")
    assert set(picks(t)) == {"wish shed B1-1 uno", "wish shed G2-1 uno"}


def test_challenge_those_with_many_cards() -> None:
    many = "W4-1 B1-1 B2-1 B3-1 B4-1 B5-1 B6-1 B7-1 / Y1-1 Y2-1 Y3-1"
    few = "W4-1 B1-1 B2-1 / Y1-1 Y2-1 Y3-1"
    assert pick(given(many).play("play W4-1 green"), 1) == "challenge"
    assert pick(given(few).play("play W4-1 green"), 1) == "accept"
    five = "W4-1 B1-1 B2-1 B3-1 B4-1 B5-1 / Y1-1 Y2-1 Y3-1"
    t = given(five).play("play W4-1 green")
    assert 0.15 < guilt(t.view(1)) < 0.5
    assert pick(t, 1) == "challenge"
    # Known cards decide.
    t = given("W4-1 R1-1 B2-1 / Y1-1 Y2-1 Y3-1", known=[[1, 0, "R1-1"]]).play("play W4-1 green")
    assert guilt(t.view(1)) == 1
    assert pick(t, 1) == "challenge"
    t = given(many, known=[[1, 0, "B1-1 B2-1 B3-1 B4-1 B5-1 B6-1 B7-1"]]).play("play W4-1 green")
    assert guilt(t.view(1)) == 0
    assert pick(t, 1) == "accept"


def test_the_chances_of_the_ruling_book() -> None:
    """K unknown cards hold the colour or a free wild card: 0.29, 0.50, 0.65, 0.83, 0.92."""
    for k, g in ((1, 0.29), (2, 0.50), (3, 0.65), (5, 0.83), (7, 0.92)):
        cards = ["B1-1", "B2-1", "B3-1", "B4-1", "B5-1", "B6-1", "B7-1"][:k]
        t = given(f"W4-1 {' '.join(cards)} / Y1-1 Y2-1 Y3-1 Y4-1 Y5-1 Y6-1 Y7-1").play("play W4-1 green")
        found = guilt(t.view(1))
        expected = 0.1 * g / (0.1 * g + 1 - g)
        assert found == pytest.approx(expected, abs=0.07), k


def test_it_learns_who_bluffs() -> None:
    t = given("W4-1 B1-1 B2-1 / Y1-1 Y2-1 Y3-1").play("play W4-1 green")
    before = guilt(t.view(1))
    t.state.guilty[0] = 3
    assert guilt(t.view(1)) > before
    t.state.guilty[0], t.state.innocent[0] = 0, 30
    assert guilt(t.view(1)) < before


def test_house_rules() -> None:
    t = given("RD-1 R1-1 R2-1 / YD-1 Y1-1 Y2-1", stack_plus2=True).play("play RD-1")
    assert pick(t, 1) == "play YD-1"
    t = given("R7-1 R1-1 / Y1-1 Y2-1 Y3-1 / G1-1", seven_zero=True).play("play R7-1")
    assert pick(t) == "swap 2 uno"
    t = given("R3-1 R1-1 R2-1 / Y1-1 Y2-1 / R3-2 G1-1 G2-1", jump_in=True).play("play R3-1")
    assert pick(t, 2) == "jump R3-2"
    assert pick(given("R7-1 R8-1 B1-1 B2-1 / Y1-1", seven_zero=True)) == "play R7-1"


def test_it_announces_catches_and_answers_what_is_mixed() -> None:
    t = given("W4-1 B1-1 / Y1-1 Y2-1 Y3-1").play("play W4-1 green")
    assert picks(t, 1).most_common(1)[0][0] == "catch 0"
    assert set(picks(t, 1)) <= {"catch 0", "wave"}
    assert pick(t.play("1: wave"), 1) == "accept"
