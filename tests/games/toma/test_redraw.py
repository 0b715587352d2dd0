"""Section 6i: somebody throws his hand away and takes another card."""

from __future__ import annotations

import pytest

from nyoi.kernel.decision import SPECTATOR
from tests.games.toma.table import given


@pytest.mark.clause("TOMA-6.42")
@pytest.mark.parametrize("card", ["claire", "majin_vegeta", "anko"])
def test_the_hand_is_discarded_and_replaced_by_the_top_card(card: str) -> None:
    t = given(f"{card} freya / sk / cooler", "ajito fugma toma", deck=32).play(f"discard {card}")
    assert t.asks(0) == ["redraw 0", "redraw 1", "redraw 2"]
    t.play("redraw 2")
    assert (t.hand(2), t.row(2)) == ("ajito", "cooler")
    assert t.hand(1) == "sk fugma"
    assert t.pile == "toma"


@pytest.mark.clause("TOMA-6.43")
@pytest.mark.parametrize(
    "card", ["freya", "ajito", "dayu", "sk", "cooler", "majin_vegeta", "tytoon", "motta", "kuro", "tobi"]
)
def test_the_power_of_the_discarded_card_is_not_applied(card: str) -> None:
    t = given(f"claire light / {card} / enki", "nate warui", deck=32, plays=["2:charlo"])
    t.play("discard claire", "redraw 1")
    assert t.words() == ["discarded", "aimed", "threw", "replaced", "drew"]
    assert (t.row(1), t.ways(1), t.shields, t.out) == (card, "redrawn", set(), [])


@pytest.mark.clause("TOMA-6.43")
def test_only_the_target_sees_the_new_card() -> None:
    t = given("claire freya / sk / cooler", "ajito fugma")
    t.play("discard claire", "redraw 2")
    for seat in (SPECTATOR, 0, 1, 2):
        assert t.events("threw", seat) == [{"word": "threw", "seat": 2, "card": "cooler"}]
        seen = "ajito" if seat == 2 else None
        assert t.events("replaced", seat) == [{"word": "replaced", "seat": 2, "card": seen, "left": 1}]
        assert t.sees(seat, 2) == [seen]


@pytest.mark.clause("TOMA-6.44")
@pytest.mark.parametrize("pile", ["ajito fugma", ""])
def test_toma_thrown_away_puts_its_holder_out(pile: str) -> None:
    t = given("claire freya / sk / toma", pile, aside="motta", balls=[0, 4, 0])
    t.play("discard claire", "redraw 2")
    assert t.out == [2]
    assert (t.row(2), t.hand(2)) == ("toma", "")
    assert t.events("replaced") == t.events("no_card") == []  # he draws nothing
    assert t.ways(2) == "redrawn"


@pytest.mark.clause("TOMA-6.44")
def test_with_an_empty_deck_it_is_tomas_holder_who_is_out_not_the_round() -> None:
    # The draw is not due; the round goes on to the next player's draw, and ends there.
    t = given("claire freya / sk / toma", "", aside="motta", balls=[0, 4, 0])
    t.play("discard claire", "redraw 2")
    assert t.events("ball") == [{"word": "ball", "seat": 1, "balls": 5, "target": 5, "why": "highest"}]
    assert 2 not in [event["seat"] for event in t.events("shown")]


@pytest.mark.clause("TOMA-6.45")
def test_on_oneself_the_remaining_card_goes() -> None:
    t = given("claire freya / sk / cooler", "ajito fugma")
    t.play("discard claire", "redraw 0")
    assert (t.hand(0), t.row(0), t.ways(0)) == ("ajito", "claire freya", "played redrawn")


@pytest.mark.clause("TOMA-6.45")
@pytest.mark.parametrize("shields", [[], [1, 2]])
def test_with_toma_left_it_is_suicide_but_legal(shields: list[int]) -> None:
    t = given("claire toma / sk / cooler", "ajito fugma", shields=shields).play("discard claire")
    assert "redraw 0" in t.asks(0)
    assert len(t.asks(0)) == 3 - len(shields)
    t.play("redraw 0")
    assert t.out == [0]
    assert t.row(0) == "claire toma"


@pytest.mark.clause("TOMA-6.46")
def test_a_zero_does_not_answer_a_five() -> None:
    t = given("claire freya / kuro / cooler", "ajito fugma", deck=32)
    t.play("discard claire", "redraw 1")
    assert t.out == []
    assert (t.row(1), t.hand(1)) == ("kuro", "ajito fugma")


@pytest.mark.clause("TOMA-6.46", "TOMA-6.5")
@pytest.mark.parametrize("copy", ["tobi", "boss_stinger"])
def test_but_it_answers_a_copied_five(copy: str) -> None:
    t = given(f"{copy} freya / kuro / cooler", "ajito fugma", deck=32, plays=["2:claire"])
    t.play(f"discard {copy}", "redraw 1")
    assert t.out == [0]
    assert t.row(1) == "kuro"


@pytest.mark.clause("TOMA-6.46", "TOMA-7.6")
def test_on_a_zero_with_an_empty_deck_the_round_ends() -> None:
    t = given("claire freya / kuro / cooler", "", deck=32, balls=[0, 0, 4], aside="toma")
    t.play("discard claire", "redraw 1")
    assert t.table.over
    assert t.balls == [0, 0, 5]
    assert t.hand(1) == ""
