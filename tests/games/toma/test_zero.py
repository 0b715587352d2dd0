"""Section 6b: Kuro and Sangmarwane answer a card of value 1."""

from __future__ import annotations

import pytest

from nyoi.kernel.decision import SPECTATOR
from tests.games.toma.table import given

FREE = {"zero_reaction": "optional"}


@pytest.mark.clause("TOMA-6.3")
@pytest.mark.parametrize("zero", ["kuro", "sangmarwane"])
@pytest.mark.parametrize("one", ["tentra", "pythar", "sharotto", "presea", "freya", "light", "kisei", "wesey"])
def test_a_zero_turns_the_guess_back(zero: str, one: str) -> None:
    t = given(f"{one} ajito / {zero} / cooler", "motta tytoon", deck=32)
    t.play(f"discard {one}", "guess 1 3")
    assert t.out == [0]
    assert (t.row(1), t.row(0)) == (zero, f"{one} ajito")
    assert t.hand(1) == "motta tytoon"  # the replacement, then the draw of his turn
    assert t.events("countered") == [{"word": "countered", "seat": 1, "card": zero, "by": 0}]


@pytest.mark.clause("TOMA-6.3")
def test_without_a_zero_the_guess_goes_on() -> None:
    t = given("light ajito / cooler / kuro", "motta tytoon", deck=32)
    t.play("discard light", "guess 1 3")
    assert t.out == []
    assert t.hand(2) == "kuro"


@pytest.mark.clause("TOMA-6.4")
def test_nobody_decides() -> None:
    t = given("light ajito / kuro / cooler", "motta tytoon", deck=32)
    t.play("discard light", "guess 1 3")
    assert t.out == [0]
    assert t.question == "discard"


@pytest.mark.clause("TOMA-6.4")
def test_with_the_free_reaction_the_holder_chooses() -> None:
    t = given("light ajito / kuro / cooler", "motta tytoon", deck=32, options=FREE)
    t.play("discard light", "guess 1 3")
    assert t.turn == 1
    assert t.asks(1) == ["reveal", "pass"]
    t.play("reveal")
    assert t.out == [0]
    assert t.hand(1) == "motta tytoon"
    t = given("light ajito / kuro / cooler", "motta tytoon", deck=32, options=FREE)
    t.play("discard light", "guess 1 3", "pass")
    assert t.out == []
    assert t.hand(1) == "kuro motta"


@pytest.mark.clause("TOMA-6.5")
@pytest.mark.parametrize("card", ["tobi", "boss_stinger"])
@pytest.mark.parametrize(
    ("played", "choice"),
    [
        ("2:ajito", "peek 1"),
        ("2:dayu", "cross 1 2"),
        ("2:charlo", "duel 1"),
        ("2:sk", "duel 1"),
        ("2:claire", "redraw 1"),
        ("2:tytoon", "trade 1"),
        ("2:light", "guess 1 4"),
    ],
)
def test_a_copy_card_is_of_value_1_whatever_it_does(card: str, played: str, choice: str) -> None:
    t = given(f"{card} cooler / kuro / fugma", "motta hidan", deck=32, plays=[played])
    t.play(f"discard {card}", choice)
    assert t.out == [0]
    assert t.row(1) == "kuro"
    assert t.hand(1) == "motta hidan"


@pytest.mark.clause("TOMA-6.5")
@pytest.mark.parametrize(
    ("card", "choice"),
    [("ajito", "peek 1"), ("dayu", "cross 1 2"), ("claire", "redraw 1"), ("tytoon", "trade 1"), ("sk", "duel 1")],
)
@pytest.mark.parametrize("options", [{}, FREE])
def test_other_cards_never_set_a_zero_off(card: str, choice: str, options: dict[str, str]) -> None:
    t = given(f"{card} cooler / kuro / fugma", "motta hidan", deck=32, options=options)
    t.play(f"discard {card}", choice)
    assert 0 not in t.out
    assert t.events("countered") == []
    assert t.question == "discard"


@pytest.mark.clause("TOMA-6.6")
def test_the_answer_comes_after_target_and_value_and_before_the_effect() -> None:
    t = given("light ajito / kuro / cooler", "motta tytoon", deck=32)
    t.play("discard light")
    assert t.words() == ["discarded"]
    assert t.out == []
    t.play("guess 1 3")
    assert t.words() == ["guessed", "countered", "out", "replaced", "drew"]


@pytest.mark.clause("TOMA-6.6")
def test_the_zero_also_beats_a_guess_of_zero() -> None:
    t = given("light ajito / kuro / cooler", "motta tytoon", deck=32)
    t.play("discard light", "guess 1 0")
    assert t.out == [0]


@pytest.mark.clause("TOMA-6.6")
@pytest.mark.parametrize("reaction", ["mandatory", "optional"])
@pytest.mark.parametrize(("card", "plays"), [("light", []), ("tobi", ["2:light"])])
def test_with_guess_wins_naming_zero_hits_it(reaction: str, card: str, plays: list[str]) -> None:
    options = {"named_zero": "guess_wins", "zero_reaction": reaction}
    t = given(f"{card} ajito / kuro / cooler", "motta tytoon", deck=32, plays=plays, options=options)
    t.play(f"discard {card}", "guess 1 0")
    assert t.out == [1]
    assert t.events("hit")
    assert t.ways(1) == "thrown"


@pytest.mark.clause("TOMA-6.6")
def test_with_guess_wins_another_value_is_still_answered() -> None:
    t = given("light ajito / kuro / cooler", "motta tytoon", deck=32, options={"named_zero": "guess_wins"})
    assert t.play("discard light", "guess 1 4").out == [0]
    # A copied peek names nothing at all.
    options = {"named_zero": "guess_wins"}
    t = given("tobi fugma / kuro / cooler", "motta sk", deck=32, plays=["2:ajito"], options=options)
    assert t.play("discard tobi", "peek 1").out == [0]


@pytest.mark.clause("TOMA-6.6")
def test_who_lets_a_guess_of_zero_pass_is_out() -> None:
    t = given("light ajito / kuro / cooler", "motta tytoon", deck=32, options=FREE)
    assert t.play("discard light", "guess 1 0", "pass").out == [1]


@pytest.mark.clause("TOMA-6.7")
def test_shown_then_out_then_replaced_unseen() -> None:
    t = given("light ajito / kuro / cooler", "motta tytoon", deck=32)
    t.play("discard light", "guess 1 3")
    assert t.events()[2:5] == [
        {"word": "countered", "seat": 1, "card": "kuro", "by": 0},
        {"word": "out", "seat": 0, "cards": ["ajito"]},
        {"word": "replaced", "seat": 1, "card": None, "left": 1},
    ]
    assert t.events("replaced", seat=1)[0]["card"] == "motta"
    assert t.sees(2, 1) == [None, None]
    assert t.sees(SPECTATOR, 1) == [None, None]
    assert t.turn == 1  # the turn passes on


@pytest.mark.clause("TOMA-6.7")
@pytest.mark.parametrize(
    ("played", "choice"), [("2:ajito", "peek 1"), ("2:claire", "redraw 1"), ("2:tytoon", "trade 1"), ("2:sk", "duel 1")]
)
def test_the_effect_is_cancelled_entirely(played: str, choice: str) -> None:
    t = given("tobi cooler / kuro / fugma", "motta hidan anko", deck=32, plays=[played])
    t.play("discard tobi", choice)
    assert t.words() == ["discarded", "copied", "aimed", "countered", "out", "replaced", "drew"]
    assert t.row(0) == "tobi cooler"
    assert t.hand(1) == "motta hidan"
    assert t.pile == "anko"
    assert t.sees(0, 1) == [None, None]


@pytest.mark.clause("TOMA-6.7")
def test_a_right_guess_is_cancelled_too() -> None:
    t = given("light ajito / kuro / cooler", "motta tytoon", deck=32)
    t.play("discard light", "guess 1 0")
    assert t.events("hit") == t.events("missed") == []
    assert 1 not in t.out


@pytest.mark.clause("TOMA-6.8", "TOMA-8.3")
@pytest.mark.parametrize("options", [{}, FREE])
def test_the_last_survivor_does_not_draw_and_wins_with_an_empty_hand(options: dict[str, str]) -> None:
    t = given("light ajito / kuro", "motta tytoon", deck=32, balls=[0, 6], options=options)
    t.play("discard light", "guess 1 3", *(["reveal"] if options else []))
    assert t.table.over
    assert t.balls == [0, 7]
    assert t.hand(1) == ""
    assert t.pile == "motta tytoon"
    assert t.events("shown") == [{"word": "shown", "seat": 1, "cards": []}]


@pytest.mark.clause("TOMA-6.8", "TOMA-7.6")
def test_from_an_empty_deck_the_replacement_ends_the_round() -> None:
    t = given("light ajito / kuro / freya", "", deck=32, balls=[0, 0, 4], aside="toma")
    t.play("discard light", "guess 1 3")
    # Even a 1 beats no card.
    assert t.table.over
    assert t.balls == [0, 0, 5]
    assert t.events("no_card") == [{"word": "no_card", "seat": 1}]
    assert t.hand(1) == ""


@pytest.mark.clause("TOMA-6.9", "TOMA-8.4d")
def test_a_revealed_zero_counts_as_a_discard_of_value_0() -> None:
    # Two 4s, both rows sum to 3; the Zero makes one row longer by a card.
    t = given("light ajito / kuro / cooler", "hidan", deck=32, rows="/ gohan / charlo", balls=[0, 4, 4], aside="toma")
    t.play("discard light", "guess 1 3")
    assert t.table.over
    assert t.balls == [0, 5, 4]
    assert [(e["step"], e["seat"], e["figure"]) for e in t.events("tie")] == [
        ("sum", 1, 3),
        ("sum", 2, 3),
        ("number", 1, 2),
        ("number", 2, 1),
    ]


@pytest.mark.clause("TOMA-6.10")
@pytest.mark.parametrize("options", [{}, FREE])
def test_your_own_card_never_sets_off_your_own_zero(options: dict[str, str]) -> None:
    t = given("tobi kuro / cooler / fugma", "motta hidan", deck=32, plays=["2:claire"], options=options)
    t.play("discard tobi", "redraw 0")
    assert t.out == []
    assert (t.hand(0), t.row(0), t.ways(0)) == ("motta", "tobi kuro", "played redrawn")
    assert t.question == "discard"


@pytest.mark.clause("TOMA-6.10")
def test_nor_does_a_copied_cross_with_oneself() -> None:
    t = given("tobi kuro / cooler / fugma", "motta hidan", deck=32, plays=["2:dayu"])
    t.play("discard tobi", "cross 0 2")
    assert t.out == []
    assert (t.hand(0), t.hand(2)) == ("fugma", "kuro")
    # The free reaction asks the other one only.
    t = given("tobi kuro / cooler / fugma", "motta hidan", deck=32, plays=["2:dayu"], options=FREE)
    t.play("discard tobi", "cross 0 2")
    assert t.turn == 2
    assert t.asks(2) == ["pass"]
    assert t.play("pass").turn == 1


@pytest.mark.clause("TOMA-6.11")
@pytest.mark.parametrize(("turn", "first", "other"), [(0, 1, 3), (2, 3, 1)])
def test_of_two_zeros_the_first_clockwise_reacts(turn: int, first: int, other: int) -> None:
    hands = ["cooler", "kuro", "fugma", "sangmarwane"]
    hands[turn] = f"tobi {hands[turn]}"
    t = given(" / ".join(hands), "motta hidan", deck=32, plays=["2:dayu" if turn == 0 else "0:dayu"], turn=turn)
    t.play("discard tobi", "cross 1 3")
    assert t.out == [turn]
    zeros = {1: "kuro", 3: "sangmarwane"}
    assert t.row(first) == zeros[first]
    assert t.row(other) == ""
    assert zeros[other] in t.hand(other).split()
    assert t.sees(SPECTATOR, other)[0] is None
    assert "crossed" in t.words()
    assert t.events("received", seat=other) == []


@pytest.mark.clause("TOMA-6.12")
@pytest.mark.parametrize("zero", ["kuro", "sangmarwane"])
def test_a_zero_discarded_on_ones_turn_has_no_effect(zero: str) -> None:
    t = given(f"{zero} light / cooler / fugma", "motta hidan", deck=32)
    t.play(f"discard {zero}")
    assert t.words() == ["discarded", "no_effect", "drew"]
    assert t.out == []
    assert t.turn == 1


@pytest.mark.clause("TOMA-6.12")
def test_nor_one_thrown_away_by_a_five_or_thrown_in() -> None:
    t = given("claire light / kuro / fugma", "motta hidan", deck=32)
    t.play("discard claire", "redraw 1")
    assert t.out == []
    assert t.row(1) == "kuro"
    assert t.hand(1) == "motta hidan"
    t = given("charlo light / fugma / sangmarwane", "motta hidan", deck=32)
    t.play("discard charlo", "duel 2")  # 1 against 0: the higher falls
    assert t.out == [0]
    t = given("sk light / kuro / fugma", "motta hidan", deck=32)
    t.play("discard sk", "duel 1")  # 0 is lower: thrown in, and nobody draws for it
    assert t.out == [1]
    assert t.row(1) == "kuro"
    assert t.pile == "hidan"
    assert t.words()[-1] == "drew"


@pytest.mark.clause("TOMA-6.12")
def test_a_zero_is_looked_at_and_exchanged_like_any_card() -> None:
    t = given("ajito light / kuro / fugma", "motta hidan", deck=32)
    assert t.play("discard ajito", "peek 1").sees(0, 1) == ["kuro", None]
    t = given("tytoon light / kuro / fugma", "motta hidan", deck=32)
    t.play("discard tytoon", "trade 1")
    assert t.hand(0) == "kuro"
    assert t.hand(1) == "light motta"
    assert t.out == []
