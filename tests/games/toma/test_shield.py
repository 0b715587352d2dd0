"""Section 6h: nobody can target you."""

from __future__ import annotations

import pytest

from nyoi.kernel.decision import SPECTATOR
from tests.games.toma.table import given


@pytest.mark.clause("TOMA-6.39")
@pytest.mark.parametrize("card", ["cooler", "fugma", "hidan", "enki"])
def test_no_card_can_be_aimed_at_him(card: str) -> None:
    for other, word in (
        ("light", "guess"),
        ("ajito", "peek"),
        ("sk", "duel"),
        ("claire", "redraw"),
        ("tytoon", "trade"),
    ):
        t = given(f"{card} freya / {other} / motta", "deidara gohan", deck=32)
        t.play(f"discard {card}", f"discard {other}")
        assert t.question == word
        assert not any(move.startswith(f"{word} 0") for move in t.asks(1))
        text = f"{word} 0 4" if word == "guess" else f"{word} 0"
        assert t.refuses(1, text) == ("target-shielded", "TOMA-6.39")
    t = given(f"{card} freya / dayu / motta", "deidara gohan", deck=32)
    t.play(f"discard {card}", "discard dayu")
    assert t.asks(1) == ["cross 1 2"]


@pytest.mark.clause("TOMA-6.39", "TOMA-7.2")
def test_it_ends_as_his_next_turn_begins_before_the_draw() -> None:
    t = given("cooler freya / motta / sk", "deidara ajito charlo claire")
    t.play("discard cooler")
    assert t.shields == {0}
    t.play("discard motta")
    assert t.shields == {0}
    t.play("discard ajito", "peek 1")
    assert t.turn == 0
    assert t.shields == set()
    assert t.words()[-2:] == ["unshielded", "drew"]


@pytest.mark.clause("TOMA-6.40")
def test_the_shield_is_public() -> None:
    t = given("cooler freya / motta / sk", "deidara ajito").play("discard cooler")
    for seat in (SPECTATOR, 0, 1, 2):
        assert [player["shield"] for player in t.view(seat)["players"]] == [True, False, False]
        assert t.events("shielded", seat) == [{"word": "shielded", "seat": 0}]


@pytest.mark.clause("TOMA-6.40")
def test_it_does_not_protect_from_the_end_of_the_round() -> None:
    t = given("cooler freya / motta / sk", "", balls=[0, 4, 0]).play("discard cooler")
    assert t.table.over
    assert t.balls == [0, 5, 0]
    assert {"word": "shown", "seat": 0, "cards": ["freya"]} in t.events("shown")


@pytest.mark.clause("TOMA-6.40")
def test_nor_from_his_own_cards() -> None:
    # His shield ends as his turn begins, so his own 5 and his own duel reach him.
    t = given("toma / motta / sk", "claire ajito", shields=[0, 1, 2])
    t.play("discard claire")
    assert t.asks(0) == ["redraw 0"]
    assert t.play("redraw 0").out == [0]


@pytest.mark.clause("TOMA-6.40")
def test_it_is_lost_with_the_round_and_on_elimination() -> None:
    t = given("cooler freya / motta / sk", "").play("discard cooler")
    assert t.state.round == 2
    assert t.shields == set()
    t = given("toma freya / motta / sk", "ajito")
    t.state.shields[0] = True  # no position has it: a shield ends before its player can fall
    t.play("discard toma")
    assert t.out == [0]
    assert t.shields == set()


@pytest.mark.clause("TOMA-6.40")
def test_a_four_discarded_otherwise_gives_none() -> None:
    t = given("claire freya / sk / cooler", "ajito charlo")
    t.play("discard claire", "redraw 2")
    assert t.row(2) == "cooler"
    assert t.shields == set()
    t = given("tentra freya / cooler / sk", "ajito charlo")
    t.play("discard tentra", "guess 1 4")
    assert t.row(1) == "cooler"
    assert t.shields == set()
    # Nor does one that was traded away.
    t = given("tytoon freya / cooler / sk", "ajito charlo")
    assert t.play("discard tytoon", "trade 1").shields == set()


@pytest.mark.clause("TOMA-6.41", "TOMA-6.2")
@pytest.mark.parametrize("card", ["ajito", "charlo", "sk", "tytoon", "light", "dayu"])
def test_with_all_opponents_shielded_cards_have_no_effect(card: str) -> None:
    t = given(f"{card} freya / motta / claire", "fugma", deck=32, shields=[1, 2]).play(f"discard {card}")
    assert t.words()[:2] == ["discarded", "no_effect"]
    assert t.turn == 1


@pytest.mark.clause("TOMA-6.41", "TOMA-6.1")
def test_but_redraw_must_be_applied_to_oneself() -> None:
    t = given("claire freya / motta / sk", "fugma ajito", shields=[1, 2]).play("discard claire")
    assert t.asks(0) == ["redraw 0"]
    t.play("redraw 0")
    assert (t.row(0), t.hand(0)) == ("claire freya", "fugma")
