"""Section 7: what comes before what, and what happens when the deck is empty."""

from __future__ import annotations

from typing import Any

import pytest

import nyoi
from nyoi.games.toma.setup import components
from nyoi.kernel.rng import Rng
from tests.games.toma.table import fresh, given, wander

FREE: dict[str, Any] = {"zero_reaction": "optional"}


@pytest.mark.clause("TOMA-7.1")
def test_the_only_interrupt_is_the_zero() -> None:
    """Whoever is asked is the active player, but for the reaction to a card of value 1."""
    active = 0
    for now in wander(fresh(8, objective=3, seed=4, **FREE)):
        if now.question == "discard":
            active = now.turn
        elif now.question == "react":
            assert now.turn != active
        elif now.question:
            assert now.turn == active


@pytest.mark.clause("TOMA-7.2")
def test_the_order_inside_a_turn() -> None:
    t = given("tobi / kuro / fugma", "cooler motta hidan", deck=32, plays=["2:ajito"], shields=[0])
    assert t.words() == ["unshielded", "drew"]
    t.play("discard tobi", "peek 1")
    # discard - power fixed - choice - reaction - elimination - and the next player
    assert t.words() == ["discarded", "copied", "aimed", "countered", "out", "replaced", "drew"]


@pytest.mark.clause("TOMA-7.2")
def test_the_power_of_a_copy_is_fixed_before_the_choice() -> None:
    t = given("tobi cooler / kuro / fugma", "motta hidan", deck=32, plays=["2:ajito"])
    t.play("discard tobi")
    assert t.words() == ["discarded", "copied"]
    assert t.view()["plays"][-1] == [0, "tobi", "peek"]


@pytest.mark.clause("TOMA-7.2", "TOMA-8.1")
def test_end_checks_come_after_the_effect() -> None:
    t = given("tentra freya / motta / cooler", "", balls=[0, 0, 4])
    t.play("discard tentra", "guess 1 7")  # the guess is still applied on the last turn
    assert t.words() == ["discarded", "guessed", "hit", "out", "shown", "shown", "aside", "ball", "won"]


@pytest.mark.clause("TOMA-7.3")
def test_the_eliminated_throws_his_hand_in_without_power() -> None:
    for card in ("cooler", "claire", "tytoon", "ajito"):
        value = {"cooler": 4, "claire": 5, "tytoon": 6, "ajito": 2}[card]
        t = given(f"tentra freya / {card} / fugma", "majin_vegeta sk")
        t.play("discard tentra", f"guess 1 {value}")
        assert t.words() == ["discarded", "guessed", "hit", "out", "drew"]
        assert (t.row(1), t.hand(1), t.ways(1), t.shields) == (card, "", "thrown", set())


@pytest.mark.clause("TOMA-7.3")
def test_he_takes_no_further_part() -> None:
    t = given("tentra freya / motta / ajito / fugma", "majin_vegeta sk claire", rows="/ presea / /")
    t.play("discard tentra", "guess 1 7")
    assert t.turn == 2
    t.play("discard ajito")
    assert t.asks(2) == ["peek 0", "peek 3"]
    assert t.refuses(2, "peek 1") == ("target-out", "TOMA-6.0")
    assert t.refuses(1, "discard motta") == ("you-are-out", "TOMA-7.3")
    assert [card for card, _ in t.view(2)["players"][1]["row"]] == ["presea", "motta"]  # his row stays


@pytest.mark.clause("TOMA-7.4")
def test_the_last_player_ends_the_round_at_once() -> None:
    t = given("tentra freya / motta", "majin_vegeta sk", balls=[6, 0])
    t.play("discard tentra", "guess 1 7")
    assert t.words() == ["discarded", "guessed", "hit", "out", "shown", "aside", "ball", "won"]
    assert t.pile == "majin_vegeta sk"  # no further draw


@pytest.mark.clause("TOMA-7.4", "TOMA-6.7")
def test_no_draw_is_due_any_more() -> None:
    t = given("light freya / kuro", "majin_vegeta sk", deck=32, balls=[0, 6])
    t.play("discard light", "guess 1 7")
    assert t.events("replaced") == []
    assert t.events("ball")[0]["why"] == "survivor"


@pytest.mark.clause("TOMA-7.5")
@pytest.mark.parametrize("seats", range(2, 9))
def test_no_move_eliminates_two(seats: int) -> None:
    for now in wander(fresh(seats, objective=2, seed=seats)):
        assert len(now.events("out")) <= 1
        assert sum(now.state.inside) >= 1
        assert len(set(now.out)) == len(now.out)


@pytest.mark.clause("TOMA-7.5")
def test_the_engine_asserts_that_somebody_remains() -> None:
    s = given("tentra freya / motta", "majin_vegeta sk").state.clone()
    s.eliminate(1)
    with pytest.raises(AssertionError, match=r"TOMA-7\.5"):
        s.eliminate(0)


@pytest.mark.clause("TOMA-7.6")
def test_a_replacement_from_the_empty_deck_ends_the_round() -> None:
    t = given("claire ajito / motta / cooler", "", balls=[0, 0, 4], aside="toma")
    t.play("discard claire", "redraw 1")
    assert t.words() == [*("discarded", "aimed", "threw", "no_card"), *["shown"] * 3, "aside", "ball", "won"]
    # It is not used.
    assert t.hand(1) == ""
    assert t.aside == "toma"
    assert t.balls == [0, 0, 5]


@pytest.mark.clause("TOMA-7.6")
def test_it_ends_at_once_and_no_other_turn_begins() -> None:
    t = given("claire ajito / motta / cooler", "", balls=[0, 0, 4], aside="toma", shields=[1])
    t.play("discard claire", "redraw 2")
    assert t.events("unshielded") == []  # it would, as the turn of seat 1 began


@pytest.mark.clause("TOMA-7.6")
def test_with_the_option_the_set_aside_card_is_taken() -> None:
    t = given(
        "claire ajito / motta / cooler", "", aside="toma", options={"empty_deck_draw": "set_aside", "objective": 1}
    )
    t.play("discard claire", "redraw 2")
    assert t.table.over
    assert t.hand(2) == "toma"
    assert t.aside == ""
    assert t.events("took_aside") == [{"word": "took_aside", "seat": 2, "card": None}]
    assert t.events("took_aside", 2)[0]["card"] == "toma"
    assert t.events("aside") == []  # nothing lies there any more
    assert t.balls == [0, 0, 1]


@pytest.mark.clause("TOMA-7.6")
def test_with_the_option_a_zero_is_replaced_by_it_too() -> None:
    options = {"empty_deck_draw": "set_aside", "objective": 1}
    t = given("light ajito / kuro / cooler", "", deck=32, aside="motta", options=options)
    t.play("discard light", "guess 1 7")
    assert t.out == [0]
    assert t.hand(1) == "motta"
    assert t.balls == [0, 1, 0]


@pytest.mark.clause("TOMA-7.6")
@pytest.mark.parametrize("seats", [2, 4, 6, 8])
@pytest.mark.parametrize(("option", "word"), [("round_ends", "no_card"), ("set_aside", "took_aside")])
def test_it_happens_at_most_once_a_round(seats: int, option: str, word: str) -> None:
    for seed in range(6):
        met: dict[int, int] = {}
        for now in wander(fresh(seats, objective=2, seed=seed, empty_deck_draw=option), seed):
            n = now.state.round - ("round" in now.words() and now.state.round > 1)
            met[n] = met.get(n, 0) + len(now.events(word))
        assert max(met.values()) <= 1


@pytest.mark.clause("TOMA-7.7")
@pytest.mark.parametrize("option", ["round_ends", "set_aside"])
def test_a_replacement_that_takes_the_last_card_leaves_the_effect_whole(option: str) -> None:
    options = {"empty_deck_draw": option, "objective": 1}
    t = given("claire ajito / motta / cooler", "toma", aside="sk", options=options)
    t.play("discard claire", "redraw 1")
    assert t.words() == [*("discarded", "aimed", "threw", "replaced"), *["shown"] * 3, "aside", "ball", "won"]
    assert t.hand(1) == "toma"
    assert t.balls == [0, 1, 0]
    assert t.aside == "sk"


@pytest.mark.clause("TOMA-7.8")
@pytest.mark.parametrize(("held", "answers"), [("kuro", ["reveal", "pass"]), ("motta", ["pass"])])
def test_every_target_of_a_one_is_asked_zero_or_not(held: str, answers: list[str]) -> None:
    t = given(f"light ajito / {held} / cooler", "sk tytoon", deck=32, options=FREE)
    t.play("discard light", "guess 1 3")
    assert (t.turn, t.question, t.asks(1)) == (1, "react", answers)
    assert t.words() == ["discarded", "guessed"]
    assert t.asks(0) == t.asks(2) == []
    if held == "motta":
        assert t.refuses(1, "reveal") == ("no-zero", "TOMA-6.3")
    assert t.refuses(1, "discard motta") == ("answer-first", "TOMA-7.8")


@pytest.mark.clause("TOMA-7.8", "TOMA-10.1")
def test_the_others_cannot_tell_whether_he_holds_one() -> None:
    with_zero = given("light ajito / kuro / cooler", "sk tytoon", deck=32, options=FREE, aside="motta")
    without = given("light ajito / motta / cooler", "sk tytoon", deck=32, options=FREE, aside="kuro")
    for t in (with_zero, without):
        t.play("discard light", "guess 1 3")
    for seat in (-1, 0, 2):
        assert with_zero.view(seat) == without.view(seat)
        assert with_zero.events(seat=seat) == without.events(seat=seat)
    for t in (with_zero, without):
        t.play("pass")
    for seat in (-1, 0, 2):
        assert with_zero.view(seat) == without.view(seat)


@pytest.mark.clause("TOMA-7.8")
def test_nobody_is_asked_if_the_deck_has_no_zero() -> None:
    t = given("freya ajito / motta / cooler", "sk tytoon", options=FREE)
    t.play("discard freya", "guess 1 3")
    assert t.question == "discard"
    assert t.turn == 1


@pytest.mark.clause("TOMA-7.8")
def test_nobody_is_asked_about_another_card() -> None:
    t = given("freya ajito / kuro / cooler", "sk tytoon", deck=32, options=FREE)
    assert t.play("discard ajito", "peek 1").question == "discard"


@pytest.mark.clause("TOMA-7.8")
def test_of_a_copied_cross_both_are_asked_clockwise() -> None:
    t = given("fugma / kuro / tobi cooler / motta", "sk hidan", deck=32, plays=["0:dayu"], turn=2, options=FREE)
    t.play("discard tobi", "cross 1 3")
    assert t.turn == 3
    assert t.asks(3) == ["pass"]
    t.play("pass")
    assert t.turn == 1
    assert t.asks(1) == ["reveal", "pass"]
    t.play("pass")
    assert t.out == []
    assert t.hand(1) == "motta"
    assert t.hand(3) == "kuro sk"
    t = given("fugma / kuro / tobi cooler / sangmarwane", "sk hidan", deck=32, plays=["0:dayu"], turn=2, options=FREE)
    t.play("discard tobi", "cross 1 3", "reveal")
    # The first reveal ends it.
    assert t.out == [2]
    assert t.row(3) == "sangmarwane"
    assert t.hand(1) == "kuro"


@pytest.mark.clause("TOMA-7.8", "TOMA-6.10")
def test_the_active_player_is_never_asked_himself() -> None:
    t = given("fugma / kuro / tobi sangmarwane", "sk hidan", deck=32, plays=["0:dayu"], turn=2, options=FREE)
    t.play("discard tobi", "cross 1 2")
    assert t.turn == 1
    t.play("pass")
    assert t.question == "discard"
    assert t.hand(1) == "sangmarwane"


@pytest.mark.clause("TOMA-7.8", "TOMA-6.6")
def test_with_guess_wins_nobody_is_asked_when_zero_is_named() -> None:
    options = {"zero_reaction": "optional", "named_zero": "guess_wins"}
    t = given("light ajito / motta / cooler", "sk tytoon", deck=32, options=options)
    assert t.play("discard light", "guess 1 0").question == "discard"
    t = given("light ajito / motta / cooler", "sk tytoon", deck=32, options=options)
    assert t.play("discard light", "guess 1 2").question == "react"


@pytest.mark.clause("TOMA-7.9")
def test_there_is_no_time_limit_unless_the_host_sets_one() -> None:
    assert fresh(3).view()["options"]["turn_clock_seconds"] == 0
    assert fresh(3, turn_clock_seconds=30).view()["options"]["turn_clock_seconds"] == 30


@pytest.mark.clause("TOMA-7.9")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_standard_bot_can_decide_for_anybody_at_any_time(seats: int) -> None:
    """When time is over, or a player left, there is always an answer; cards and balls stay where they are."""
    game = nyoi.game("toma")
    rng = Rng(seats)
    for now in wander(fresh(seats, objective=2, turn_clock_seconds=30, **FREE)):
        if not now.table.over:
            before = components(now.state), list(now.balls), now.hand(now.turn)
            moves = now.state.decision.moves if now.state.decision else []
            for level in (1, 3, 5):
                assert game.policy(now.view(now.turn), moves, rng, level) in moves
            assert (components(now.state), list(now.balls), now.hand(now.turn)) == before
