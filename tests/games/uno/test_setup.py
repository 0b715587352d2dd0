"""Section 4: the deal and the first card."""

from __future__ import annotations

from typing import Any

import pytest

import nyoi
from nyoi.games.uno.content import CARDS
from nyoi.games.uno.setup import enough
from tests.games.uno.table import Sitting, dealt, fresh, refused

ORDERED = " ".join(CARDS)  # R0-1 R1-1 R1-2 R2-1 ...


def stacked(seats: int, first: str, **options: Any) -> Sitting:
    """A deal of the first numbers of the deck, and then these cards to turn over."""
    turned = first.split()
    hands = [id for id in CARDS if id not in turned][: 7 * seats]
    return dealt(" ".join([*hands, *turned]), seats, **options)


@pytest.mark.clause("UNO-4.1")
def test_two_to_ten_play() -> None:
    for seats in range(2, 11):
        assert fresh(seats).counts == [7] * seats
    assert refused(seats=1) == ("bad-seats", "")
    assert refused(seats=11) == ("bad-seats", "")


@pytest.mark.clause("UNO-4.2", "UNO-4.2a")
def test_the_first_dealer_is_drawn_or_named() -> None:
    assert {fresh(4, seed).state.dealer for seed in range(40)} == {0, 1, 2, 3}
    for dealer in range(4):
        t = fresh(4, 3, first_dealer=dealer + 1)
        assert t.state.dealer == dealer
        assert t.events("round") == [{"number": 1, "dealer": dealer}]
        assert t.turn == (dealer + 1) % 4
    assert refused(seats=4, first_dealer=5) == ("bad-first-dealer", "UNO-4.2a")
    assert refused(seats=4, first_dealer=-1) == ("bad-option", "UNO-4.2a")


@pytest.mark.clause("UNO-4.3")
def test_all_cards_are_shuffled_and_seven_dealt() -> None:
    game = nyoi.game("uno")
    orders = set()
    for seed in range(30):
        t = fresh(3, seed)
        assert game.components(t.state) == list(range(112))
        assert t.counts == [7, 7, 7]
        assert t.events("dealt") == [{"number": 7}]
        orders.add(t.hand(0))
    assert len(orders) == 30


@pytest.mark.clause("UNO-4.4")
def test_one_card_at_a_time_from_the_dealers_left() -> None:
    t = dealt(ORDERED, 3, first_dealer=2)
    for place in range(7):
        for step in range(3):
            seat = (1 + 1 + step) % 3
            assert t.hand(seat).split()[place] == CARDS[place * 3 + step]


@pytest.mark.clause("UNO-4.5")
def test_the_rest_is_the_pile_and_its_top_is_turned() -> None:
    t = stacked(2, "B5-1 Y3-1")
    assert t.discard == "B5-1"
    assert t.pile.split()[0] == "Y3-1"
    assert t.left == 112 - 14 - 1
    assert t.view()["discard"] == ["B5-1"]


@pytest.mark.clause("UNO-4.6", "UNO-4.6a", "UNO-4.7", "UNO-4.8")
@pytest.mark.parametrize("ignored", ["GS-1", "GV-1", "GD-1", "W-2", "W4-1", "WS-1"])
def test_what_is_no_number_is_ignored_and_does_nothing(ignored: str) -> None:
    t = stacked(3, f"{ignored} B5-1")
    assert t.discard == f"{ignored} B5-1"
    assert t.now == ("turn", 1)  # nobody is skipped
    assert t.counts == [7, 7, 7]  # nobody draws
    assert t.way == "clockwise"
    assert t.colour == "blue"
    assert t.left == 112 - 21 - 2  # Shenron turned nothing over
    assert t.key == "turn"
    assert t.words() == ["round", "dealt", "turned", "turned"]


@pytest.mark.clause("UNO-4.8")
def test_ignored_cards_lie_under_the_first_number_or_go_back() -> None:
    t = stacked(2, "GS-1 W-2 B5-1")
    assert t.discard == "GS-1 W-2 B5-1"
    back = stacked(2, "GS-1 W-2 B5-1", setup_skipped="reshuffle")
    assert back.discard == "B5-1"
    assert {"GS-1", "W-2"} <= set(back.pile.split())
    assert back.left == t.left + 2
    assert back.events("put_back") == [{"number": 2}]
    places = set()
    for seed in range(40):
        again = fresh(2, seed, setup_skipped="reshuffle")
        assert len(again.discard.split()) == 1
        if again.events("put_back"):
            places.add(again.pile.split().index(again.events("turned")[0]["card"]))
    assert len(places) > 3  # shuffled in, not put on top


@pytest.mark.clause("UNO-4.9")
def test_a_number_card_is_always_found() -> None:
    worst = [id for id in CARDS if not id[1].isdigit() or id.startswith("W")]
    assert len(worst) == 36
    numbers = [id for id in CARDS if id not in worst]
    t = dealt(" ".join([*numbers[:70], *worst, *numbers[70:]]), 10)
    assert len(t.discard.split()) == 37
    assert t.visible == numbers[70]
    enough(tuple(range(112)), 10)


@pytest.mark.clause("UNO-4.9")
def test_a_changed_deck_without_enough_numbers_is_refused() -> None:
    numbers = [id for id in CARDS if id[1].isdigit() and not id.startswith("W")]
    others = [id for id in CARDS if id not in numbers]
    nyoi.given("uno", {"order": [*numbers[:15], *others[:0]], "seats": 2})
    with pytest.raises(nyoi.Refused, match=r"deck-too-small \(UNO-4.9\)"):
        nyoi.given("uno", {"order": numbers[:14], "seats": 2})
    nyoi.given("uno", {"order": [*numbers[:20], *others[:5]], "seats": 2})  # 11 left, 5 of them no numbers
    with pytest.raises(nyoi.Refused, match=r"deck-too-small \(UNO-4.9\)"):
        nyoi.given("uno", {"order": [*numbers[:14], *others[:5]], "seats": 2})  # 5 left, perhaps all of them


@pytest.mark.clause("UNO-4.10")
@pytest.mark.parametrize("seats", range(2, 11))
def test_the_dealers_left_begins_and_play_is_clockwise(seats: int) -> None:
    t = fresh(seats, 5, first_dealer=seats)
    assert t.now == ("turn", 0)
    assert t.way == "clockwise"
    t.play("draw")
    t.play("keep")
    assert t.now == ("turn", 1)


@pytest.mark.clause("UNO-4.11", "UNO-4.12")
def test_the_first_card_only_sets_the_colour() -> None:
    t = stacked(3, "G7-1")  # a Dragonball, and nobody wishes
    assert t.colour == "green"
    assert t.now == ("turn", 1)
    assert t.markers == [0, 0, 0]
    assert t.calls == ["", "", ""]
    assert t.view()["exposure"] is None
