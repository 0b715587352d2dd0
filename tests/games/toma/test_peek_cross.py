"""Sections 6e and 6f: look at a hand, let two hands change places."""

from __future__ import annotations

import pytest

from nyoi.kernel.decision import SPECTATOR
from tests.games.toma.table import given


@pytest.mark.clause("TOMA-6.27")
@pytest.mark.parametrize("card", ["ajito", "deidara", "nate", "hikaritatsu"])
def test_the_active_player_alone_is_shown_the_card(card: str) -> None:
    t = given(f"{card} light / motta / fugma", "hidan warui", deck=32)
    t.play(f"discard {card}", "peek 2")
    assert t.events("peeked", 0) == [{"word": "peeked", "seat": 0, "target": 2, "card": "fugma"}]
    assert t.sees(0, 2) == ["fugma"]
    for seat in (SPECTATOR, 1):
        assert t.events("peeked", seat) == [{"word": "peeked", "seat": 0, "target": 2, "card": None}]
        assert t.sees(seat, 2) == [None]
    assert t.hand(2) == "fugma"
    assert t.out == []


@pytest.mark.clause("TOMA-6.27")
def test_one_looks_at_another_player() -> None:
    t = given("ajito light / motta / fugma", "hidan", deck=32).play("discard ajito")
    assert t.asks(0) == ["peek 1", "peek 2"]
    assert t.refuses(0, "peek 0") == ("target-self", "TOMA-6.0")


@pytest.mark.clause("TOMA-6.28")
@pytest.mark.parametrize("card", ["dayu", "kefka"])
def test_two_hands_change_places(card: str) -> None:
    t = given(f"{card} light / motta / fugma / wesey", "hidan warui", deck=32)
    t.play(f"discard {card}", "cross 2 3")
    assert [t.hand(seat) for seat in (0, 2, 3)] == ["light", "wesey", "fugma"]
    assert t.hand(1) == "motta hidan"
    for seat in (SPECTATOR, 0, 1, 2, 3):
        assert t.events("crossed", seat) == [{"word": "crossed", "seat": 0, "one": 2, "other": 3}]


@pytest.mark.clause("TOMA-6.28")
def test_a_pair_has_no_order() -> None:
    t = given("dayu light / motta / fugma", "hidan", deck=32).play("discard dayu")
    assert t.asks(0) == ["cross 0 1", "cross 0 2", "cross 1 2"]
    assert t.refuses(0, "cross 2 1") == ("write-lower-first", "TOMA-6.28")


@pytest.mark.clause("TOMA-6.29")
def test_the_two_are_different_and_both_legal_targets() -> None:
    t = given("dayu light / motta / fugma / wesey / -", "hidan", deck=32, shields=[2], rows="/ / / / sk")
    t.play("discard dayu")
    assert t.asks(0) == ["cross 0 1", "cross 0 3", "cross 1 3"]
    assert t.refuses(0, "cross 1 1") == ("cross-same", "TOMA-6.29")
    assert t.refuses(0, "cross 1 2") == ("target-shielded", "TOMA-6.39")
    assert t.refuses(0, "cross 2 3") == ("target-shielded", "TOMA-6.39")
    assert t.refuses(0, "cross 1 4") == ("target-out", "TOMA-6.0")
    assert t.refuses(0, "cross 1 5") == ("no-such-seat", "TOMA-6.0")
    assert t.refuses(0, "cross 1") == ("say-more", "TOMA-6.1")


@pytest.mark.clause("TOMA-6.30", "TOMA-10.2")
def test_only_the_two_see_the_cards() -> None:
    t = given("dayu light / motta / fugma / wesey", "hidan warui", deck=32)
    t.play("discard dayu", "cross 2 3")
    got = {"word": "received", "seat": 2, "card": "wesey", "from": 3, "gave": "fugma"}
    assert t.events("received", 2) == [got]
    assert t.events("received", 3) == [{"word": "received", "seat": 3, "card": "fugma", "from": 2, "gave": "wesey"}]
    assert t.sees(2, 3) == ["fugma"]
    assert t.sees(3, 2) == ["wesey"]
    for seat in (SPECTATOR, 0, 1):
        assert t.events("received", seat) == []
        assert t.sees(seat, 2) == t.sees(seat, 3) == [None]


@pytest.mark.clause("TOMA-6.30", "TOMA-6.51")
def test_an_exchange_is_no_discard() -> None:
    t = given("dayu light / toma / kuro", "hidan warui", deck=32)
    t.play("discard dayu", "cross 1 2")
    assert t.out == []
    assert t.row(1) == t.row(2) == ""
    assert t.hand(1) == "kuro hidan"
    assert t.hand(2) == "toma"


@pytest.mark.clause("TOMA-6.31", "TOMA-6.32")
def test_the_active_player_exchanges_his_remaining_card() -> None:
    t = given("light dayu / motta / fugma", "hidan warui", deck=32)
    t.play("discard dayu", "cross 0 2")
    assert (t.hand(0), t.row(0), t.hand(2)) == ("fugma", "dayu", "light")


@pytest.mark.clause("TOMA-6.32")
def test_with_the_option_only_opponents_exchange() -> None:
    t = given("dayu light / motta / fugma / wesey", "hidan", deck=32, options={"cross_self": False})
    t.play("discard dayu")
    assert t.asks(0) == ["cross 1 2", "cross 1 3", "cross 2 3"]
    assert t.refuses(0, "cross 0 1") == ("cross-others", "TOMA-6.32")


@pytest.mark.clause("TOMA-6.33")
def test_with_one_opponent_to_target_the_pair_is_forced() -> None:
    t = given("dayu light / motta / fugma", "hidan", deck=32, shields=[1]).play("discard dayu")
    assert t.asks(0) == ["cross 0 2"]
    t = given("dayu light / motta", "hidan", deck=32).play("discard dayu")
    assert t.asks(0) == ["cross 0 1"]


@pytest.mark.clause("TOMA-6.33")
def test_with_one_opponent_and_the_option_there_is_no_effect() -> None:
    t = given("dayu light / motta / fugma", "hidan", deck=32, shields=[1], options={"cross_self": False})
    t.play("discard dayu")
    assert t.words()[:2] == ["discarded", "no_effect"]
    assert t.turn == 1


@pytest.mark.clause("TOMA-6.33")
@pytest.mark.parametrize("cross_self", [True, False])
def test_without_an_opponent_to_target_there_is_no_effect(cross_self: bool) -> None:
    t = given("dayu light / motta / fugma", "hidan", deck=32, shields=[1, 2], options={"cross_self": cross_self})
    t.play("discard dayu")
    assert t.words()[:2] == ["discarded", "no_effect"]
    assert t.hand(0) == "light"
