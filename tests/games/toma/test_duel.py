"""Section 6g: the two kinds of 3."""

from __future__ import annotations

import pytest

from nyoi.kernel.decision import SPECTATOR
from tests.games.toma.table import given

LADDER = ["kuro", "freya", "ajito", "charlo", "cooler", "claire", "tytoon", "motta", "toma"]  # by value, 0 to 8
TWINS = ["sangmarwane", "light", "nate", "sk", "hidan", "anko"]


@pytest.mark.clause("TOMA-6.34", "TOMA-6.35")
@pytest.mark.parametrize(("card", "high_falls"), [("gohan", True), ("warui", False)])
@pytest.mark.parametrize("own", range(9))
def test_the_strictly_higher_or_lower_is_out(card: str, high_falls: bool, own: int) -> None:
    for other in range(9):
        if own != other:
            t = given(f"{card} {LADDER[own]} / {LADDER[other]} / fugma", "enki wesey", deck=32)
            t.play(f"discard {card}", "duel 1")
            assert t.out == [0 if (own > other) == high_falls else 1], (own, other)


@pytest.mark.clause("TOMA-6.34", "TOMA-6.35")
@pytest.mark.parametrize(("card", "out"), [("charlo", 1), ("gohan", 1), ("sk", 0), ("warui", 0)])
def test_the_four_threes(card: str, out: int) -> None:
    t = given(f"{card} freya / toma / fugma", "enki wesey", deck=32)
    assert t.play(f"discard {card}", "duel 1").out == [out]


@pytest.mark.clause("TOMA-6.36")
@pytest.mark.parametrize("card", ["gohan", "warui"])
@pytest.mark.parametrize("value", range(6))
def test_equal_values_nothing_happens(card: str, value: int) -> None:
    t = given(f"{card} {LADDER[value]} / {TWINS[value]} / fugma", "enki wesey", deck=32)
    t.play(f"discard {card}", "duel 1")
    assert t.out == []
    assert t.turn == 1
    assert (t.hand(0), t.hand(1)) == (LADDER[value], f"{TWINS[value]} enki")
    assert t.words() == ["discarded", "aimed", "compared", "equal", "drew"]


@pytest.mark.clause("TOMA-6.34", "TOMA-6.35", "TOMA-6.38")
@pytest.mark.parametrize(
    ("card", "power", "loser"), [("charlo", "duel_high_out", 1), ("sk", "duel_low_out", 0)], ids=["high", "low"]
)
def test_all_are_told_who_falls_by_which_power(card: str, power: str, loser: int) -> None:
    t = given(f"{card} freya / toma / fugma", "enki", deck=32)
    t.play(f"discard {card}", "duel 1")
    for seat in (0, 1, 2, SPECTATOR):
        assert t.events("fell", seat) == [{"word": "fell", "seat": loser, "power": power}]


@pytest.mark.clause("TOMA-6.37")
def test_one_duels_another_player() -> None:
    t = given("sk freya / toma / fugma", "enki", deck=32).play("discard sk")
    assert t.asks(0) == ["duel 1", "duel 2"]
    assert t.refuses(0, "duel 0") == ("target-self", "TOMA-6.0")


@pytest.mark.clause("TOMA-6.37", "TOMA-10.2")
def test_both_duellists_see_both_cards() -> None:
    t = given("sk freya / wesey / fugma", "enki", deck=32)
    t.play("discard sk", "duel 1")
    for seat in (0, 1):
        assert t.events("compared", seat) == [
            {"word": "compared", "seat": 0, "target": 1, "own": "freya", "other": "wesey"}
        ]
    assert t.sees(0, 1) == ["wesey", None]
    assert t.sees(1, 0) == ["freya"]
    for seat in (SPECTATOR, 2):
        assert t.events("compared", seat) == [{"word": "compared", "seat": 0, "target": 1, "own": None, "other": None}]
        assert t.sees(seat, 0) == [None]
        assert t.sees(seat, 1) == [None, None]


@pytest.mark.clause("TOMA-6.37")
@pytest.mark.parametrize(("card", "loser"), [("sk", 0), ("charlo", 1)])
def test_the_loser_lies_open_and_the_survivor_stays_hidden(card: str, loser: int) -> None:
    t = given(f"{card} ajito / claire / fugma", "enki wesey", deck=32)
    t.play(f"discard {card}", "duel 1")
    lost = ["ajito", "claire"][loser]
    survivor = 1 - loser
    assert t.events("out") == [{"word": "out", "seat": loser, "cards": [lost]}]
    assert t.row(loser).split()[-1] == lost
    assert t.ways(loser).split()[-1] == "thrown"
    kept = ["ajito", "claire"][survivor]
    for seat in (SPECTATOR, 2):
        assert kept not in str(t.events(seat=seat))
        assert t.sees(seat, survivor)[0] is None
    assert t.sees(loser, survivor)[0] == kept


@pytest.mark.clause("TOMA-6.38")
def test_the_active_player_may_fall_and_the_turn_ends() -> None:
    t = given("sk ajito / claire / fugma", "enki wesey", deck=32)
    t.play("discard sk", "duel 2")
    assert t.out == [0]
    assert t.row(0) == "sk ajito"
    assert t.turn == 1
    assert t.question == "discard"
    assert t.hand(1) == "claire enki"
