"""Section 6a: who can be targeted, and what if nobody can."""

from __future__ import annotations

import pytest

from tests.games.toma.table import Sitting, given

AIMED = ["light", "ajito", "dayu", "charlo", "sk", "claire", "tytoon"]
ONE = {"ajito": "peek", "charlo": "duel", "sk": "duel", "tytoon": "trade"}


def five(card: str, **more: object) -> Sitting:
    """Seat 1 shielded, seat 3 out; seat 0 has played `card`."""
    hands = f"{card} cooler / nate / hidan / - / enki"
    return given(hands, "warui fugma", deck=32, shields=[1], rows="/ / / anko /", **more).play(f"discard {card}")


@pytest.mark.clause("TOMA-6.0")
@pytest.mark.parametrize("card", ONE)
def test_a_target_is_another_player_in_the_round_and_unshielded(card: str) -> None:
    word = ONE[card]
    t = five(card)
    assert t.asks(0) == [f"{word} 2", f"{word} 4"]
    assert t.refuses(0, f"{word} 0") == ("target-self", "TOMA-6.0")
    assert t.refuses(0, f"{word} 1") == ("target-shielded", "TOMA-6.39")
    assert t.refuses(0, f"{word} 3") == ("target-out", "TOMA-6.0")
    assert t.refuses(0, f"{word} 5") == ("no-such-seat", "TOMA-6.0")


@pytest.mark.clause("TOMA-6.0")
def test_a_guess_is_aimed_at_another_player() -> None:
    t = five("light")
    assert {move.split()[1] for move in t.asks(0)} == {"2", "4"}
    assert t.refuses(0, "guess 0 4") == ("target-self", "TOMA-6.0")
    assert t.refuses(0, "guess 1 4") == ("target-shielded", "TOMA-6.39")
    assert t.refuses(0, "guess 3 4") == ("target-out", "TOMA-6.0")


@pytest.mark.clause("TOMA-6.0")
def test_redraw_and_cross_may_include_oneself() -> None:
    assert five("claire").asks(0) == ["redraw 0", "redraw 2", "redraw 4"]
    assert five("dayu").asks(0) == ["cross 0 2", "cross 0 4", "cross 2 4"]


@pytest.mark.clause("TOMA-6.1")
@pytest.mark.parametrize("card", AIMED)
def test_a_power_that_can_be_applied_must_be(card: str) -> None:
    t = five(card)
    assert t.turn == 0
    assert "pass" not in t.asks(0)
    assert t.refuses(0, "pass")[0] == "choose-first"


@pytest.mark.clause("TOMA-6.1")
def test_even_against_his_interest() -> None:
    # Everybody is shielded but the one opponent whose card beats his: the duel has to be fought.
    t = given("sk freya / toma / ajito", "claire", shields=[2])
    t.play("discard sk")
    assert t.asks(0) == ["duel 1"]
    assert t.play("duel 1").out == [0]


@pytest.mark.clause("TOMA-6.1")
@pytest.mark.parametrize(
    "text", ["guess", "guess 2", "guess 2 4 4", "guess x y", "guess -1 5", "guess 2 -5", "guess 2 4.0"]
)
def test_a_choice_says_all_that_is_due(text: str) -> None:
    assert five("light").refuses(0, text) == ("say-more", "TOMA-6.1")


@pytest.mark.clause("TOMA-6.2")
@pytest.mark.parametrize("card", [card for card in AIMED if card != "claire"])
def test_without_a_legal_target_there_is_no_effect(card: str) -> None:
    t = given(f"{card} cooler / nate / hidan", "warui fugma", deck=32, shields=[1, 2])
    t.play(f"discard {card}")
    assert t.words() == ["discarded", "no_effect", "unshielded", "drew"]  # no target, no value is named
    assert (t.row(0), t.hand(0), t.out, t.turn) == (card, "cooler", [], 1)
    assert [t.hand(1), t.hand(2)] == ["nate warui", "hidan"]


@pytest.mark.clause("TOMA-6.2")
def test_a_play_without_effect_is_recorded_with_its_power() -> None:
    t = given("tytoon cooler / tobi / hidan", "warui fugma", deck=32, shields=[1, 2])
    t.play("discard tytoon")
    assert t.view()["plays"] == [[0, "tytoon", "trade"]]
    t.play("discard tobi")  # the shield of seat 1 has ended; he may trade with seat 0
    assert t.asks(1) == ["trade 0"]
