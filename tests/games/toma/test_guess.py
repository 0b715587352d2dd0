"""Section 6c: name a value."""

from __future__ import annotations

import pytest

from nyoi.kernel.decision import SPECTATOR
from tests.games.toma.table import given

HOLDERS = {0: "kuro", 2: "ajito", 3: "sk", 4: "cooler", 5: "claire", 6: "tytoon", 7: "motta", 8: "toma"}


@pytest.mark.clause("TOMA-6.13")
@pytest.mark.parametrize("named", range(2, 9))
@pytest.mark.parametrize("held", range(2, 9))
def test_who_holds_the_named_value_is_out(named: int, held: int) -> None:
    t = given(f"tentra freya / {HOLDERS[held]} / fugma", "majin_vegeta charlo")
    t.play("discard tentra", f"guess 1 {named}")
    if named == held:
        assert t.out == [1]
        assert t.row(1) == HOLDERS[held]
        assert t.turn == 2
    else:
        assert t.out == []
        assert t.row(1) == ""
        assert t.turn == 1
        assert t.hand(1) == f"{HOLDERS[held]} majin_vegeta"


@pytest.mark.clause("TOMA-6.13")
def test_one_is_never_named() -> None:
    t = given("tentra freya / motta / fugma", "claire").play("discard tentra")
    assert not any(move.endswith(" 1") for move in t.asks(0))
    assert t.refuses(0, "guess 1 1") == ("value-one", "TOMA-6.13")


@pytest.mark.clause("TOMA-6.14")
@pytest.mark.parametrize(("deck", "values"), [(16, "2345678"), (20, "02345678"), (32, "02345678")])
def test_the_values_of_the_deck_can_be_named(deck: int, values: str) -> None:
    t = given("tentra freya / motta / fugma", "claire", deck=deck).play("discard tentra")
    assert t.asks(0) == [f"guess {seat} {value}" for seat in (1, 2) for value in values]


@pytest.mark.clause("TOMA-6.14")
def test_a_value_the_deck_has_not_is_no_guess() -> None:
    t = given("tentra freya / motta / fugma", "claire").play("discard tentra")
    assert t.refuses(0, "guess 1 0") == ("value-absent", "TOMA-6.14")
    assert t.refuses(0, "guess 1 9") == ("value-absent", "TOMA-6.14")
    assert t.refuses(0, "guess 1 999") == ("value-absent", "TOMA-6.14")


@pytest.mark.clause("TOMA-6.14")
def test_a_value_that_lies_in_the_open_may_still_be_named() -> None:
    t = given("tentra freya / ajito / fugma", "claire", rows="toma / motta / tytoon").play("discard tentra")
    assert {"guess 1 8", "guess 1 7", "guess 1 6"} <= set(t.asks(0))


@pytest.mark.clause("TOMA-6.15")
@pytest.mark.parametrize(("named", "answer"), [(7, "hit"), (6, "missed")])
def test_target_value_and_answer_are_public(named: int, answer: str) -> None:
    t = given("tentra freya / motta / fugma", "claire")
    t.play("discard tentra", f"guess 1 {named}")
    for seat in (SPECTATOR, 0, 1, 2):
        assert t.events("guessed", seat) == [{"word": "guessed", "seat": 0, "target": 1, "value": named}]
        assert t.events(answer, seat) == [{"word": answer, "seat": 0, "target": 1}]


@pytest.mark.clause("TOMA-6.15")
def test_on_a_miss_nobody_sees_the_card() -> None:
    t = given("tentra freya / motta / fugma", "claire")
    t.play("discard tentra", "guess 1 6")
    for seat in (SPECTATOR, 0, 2):
        assert t.sees(seat, 1) == [None, None]
        assert "motta" not in str(t.events(seat=seat))


@pytest.mark.clause("TOMA-6.16")
@pytest.mark.parametrize("one", ["freya", "wesey", "tobi", "boss_stinger"])
def test_a_one_can_never_be_hit(one: str) -> None:
    for value in (0, 2, 3, 4, 5, 6, 7, 8):
        t = given(f"tentra toma / {one} / fugma", "motta claire", deck=32)
        t.play("discard tentra")
        assert "guess 1 1" not in t.asks(0)
        assert t.play(f"guess 1 {value}").out == []


@pytest.mark.clause("TOMA-6.17")
@pytest.mark.parametrize(
    ("value", "cards"),
    [
        (2, "ajito deidara nate hikaritatsu dayu kefka"),
        (3, "charlo gohan sk warui"),
        (4, "cooler hidan enki"),
        (5, "claire majin_vegeta anko"),
    ],
)
def test_values_are_guessed_not_names(value: int, cards: str) -> None:
    for card in cards.split():
        t = given(f"tentra freya / {card} / fugma", "motta toma", deck=32)
        assert t.play("discard tentra", f"guess 1 {value}").out == [1]
