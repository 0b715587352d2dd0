"""Section 6j: the 6, the 7 and the 8."""

from __future__ import annotations

import pytest

from nyoi.kernel.decision import SPECTATOR
from tests.games.toma.table import given

FREE_WITH_MOTTA = [
    *["kuro", "sangmarwane", "freya", "light", "tobi", "boss_stinger", "ajito", "nate", "dayu", "kefka"],
    *["charlo", "gohan", "sk", "warui", "cooler", "fugma", "hidan", "enki", "toma"],
]


@pytest.mark.clause("TOMA-6.47")
def test_a_trade_swaps_the_remaining_card_with_the_targets() -> None:
    t = given("tytoon freya / sk / cooler", "ajito fugma").play("discard tytoon")
    assert t.asks(0) == ["trade 1", "trade 2"]
    t.play("trade 2")
    assert (t.hand(0), t.hand(2), t.hand(1)) == ("cooler", "freya", "sk ajito")
    assert t.row(0) == "tytoon"
    assert t.row(2) == ""


@pytest.mark.clause("TOMA-6.47")
def test_nobody_else_sees_the_traded_cards() -> None:
    t = given("tytoon freya / sk / cooler", "ajito fugma").play("discard tytoon", "trade 2")
    assert t.events("received", 0) == [{"word": "received", "seat": 0, "card": "cooler", "from": 2, "gave": "freya"}]
    assert t.events("received", 2) == [{"word": "received", "seat": 2, "card": "freya", "from": 0, "gave": "cooler"}]
    for seat in (SPECTATOR, 1):
        assert t.events("received", seat) == []
        assert t.sees(seat, 0) == t.sees(seat, 2) == [None]
        assert t.events("aimed", seat) == [{"word": "aimed", "seat": 0, "power": "trade", "target": 2}]


@pytest.mark.clause("TOMA-6.47", "TOMA-6.51")
@pytest.mark.parametrize("options", [{}, {"zero_reaction": "optional"}])
def test_a_trade_is_no_discard(options: dict[str, str]) -> None:
    t = given("tytoon toma / kuro / cooler", "ajito fugma", deck=32, options=options)
    t.play("discard tytoon", "trade 1")
    assert t.out == []
    assert t.hand(0) == "kuro"
    assert t.hand(1) == "toma ajito"


@pytest.mark.clause("TOMA-6.48")
@pytest.mark.parametrize("other", ["tytoon", "majin_vegeta", "claire", "anko"])
@pytest.mark.parametrize("drawn", [True, False])
def test_motta_goes_when_held_with_a_five_or_the_six(other: str, drawn: bool) -> None:
    t = given(f"{other} motta / sk / cooler" if drawn else f"motta {other} / sk / cooler", "ajito", deck=32)
    assert t.asks(0) == ["discard motta"]
    assert t.refuses(0, f"discard {other}") == ("motta-goes", "TOMA-6.48")


@pytest.mark.clause("TOMA-6.48")
@pytest.mark.parametrize("other", FREE_WITH_MOTTA)
def test_with_any_other_card_the_choice_is_free(other: str) -> None:
    seated = [card for card in ("presea", "pythar") if card != other]
    t = given(f"motta {other} / {seated[0]} / {seated[1]}", "tentra", deck=32, plays=["2:claire"])
    assert t.asks(0) == ["discard motta", f"discard {other}"]


@pytest.mark.clause("TOMA-6.48")
def test_it_is_checked_at_the_discard_only() -> None:
    # He discards Tytoon and receives Motta for Freya: nothing is forced by what he held before.
    t = given("tytoon freya / motta / cooler", "ajito fugma").play("discard tytoon", "trade 1")
    assert t.out == []
    assert t.hand(0) == "motta"
    assert t.row(0) == "tytoon"


@pytest.mark.clause("TOMA-6.48")
def test_other_pairs_of_high_cards_are_free() -> None:
    t = given("claire tytoon / freya / cooler", "ajito")
    assert t.asks(0) == ["discard claire", "discard tytoon"]


@pytest.mark.clause("TOMA-6.49")
@pytest.mark.parametrize("other", ["freya", "claire"])
def test_motta_discarded_has_no_effect(other: str) -> None:
    t = given(f"motta {other} / sk / cooler", "ajito fugma").play("discard motta")
    assert t.words() == ["discarded", "no_effect", "drew"]
    assert (t.out, t.shields, t.hand(0)) == ([], set(), other)


@pytest.mark.clause("TOMA-6.49", "TOMA-10.4")
def test_nobody_is_told_whether_it_was_forced() -> None:
    free = given("motta freya / sk / cooler", "ajito fugma", aside="claire").play("discard motta")
    forced = given("motta claire / sk / cooler", "ajito fugma", aside="freya").play("discard motta")
    for seat in (SPECTATOR, 1, 2):
        assert free.events(seat=seat) == forced.events(seat=seat)
        assert free.view(seat) == forced.view(seat)


@pytest.mark.clause("TOMA-6.50", "TOMA-7.3")
def test_whoever_discards_toma_is_out_with_both_cards() -> None:
    t = given("toma freya / sk / cooler", "ajito fugma").play("discard toma")
    assert t.out == [0]
    assert (t.row(0), t.ways(0), t.hand(0)) == ("toma freya", "played thrown", "")
    assert t.turn == 1


@pytest.mark.clause("TOMA-6.50")
@pytest.mark.parametrize("other", ["freya", "motta", "tytoon", "claire", "cooler"])
def test_discarding_toma_is_always_legal_and_never_forced(other: str) -> None:
    t = given(f"{other} toma / sk / presea", "ajito")
    assert t.asks(0) == [f"discard {other}", "discard toma"]


@pytest.mark.clause("TOMA-6.50", "TOMA-6.44")
def test_a_five_makes_its_holder_discard_it() -> None:
    t = given("claire freya / toma / cooler", "ajito fugma").play("discard claire", "redraw 1")
    assert t.out == [1]


@pytest.mark.clause("TOMA-6.51")
def test_toma_passed_on_or_thrown_in_triggers_nothing() -> None:
    t = given("tytoon toma / sk / cooler", "ajito fugma").play("discard tytoon", "trade 1")
    assert t.out == []
    assert t.hand(1) == "toma ajito"
    # Thrown in: its holder is out already, once.
    t = given("tentra freya / toma / cooler", "ajito fugma").play("discard tentra", "guess 1 8")
    assert t.out == [1]
    assert len(t.events("out")) == 1
    assert t.ways(1) == "thrown"
