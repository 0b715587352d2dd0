"""Section 8: how a round is won (test_game_end.py: how the game is)."""

from __future__ import annotations

import pytest

from nyoi.kernel.decision import SPECTATOR
from tests.games.toma.table import Sitting, fresh, given, showdown, wander


def won(t: Sitting) -> dict[int, str]:
    """Who received a ball, and why."""
    return {event["seat"]: event["why"] for event in t.events("ball")}


@pytest.mark.clause("TOMA-8.1")
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_a_round_ends_by_an_empty_deck_or_a_last_survivor_and_not_else(seats: int) -> None:
    left = fresh(seats, seed=seats).view()["left"]
    ends = set()
    for now in wander(fresh(seats, objective=4, seed=seats)):
        if now.events("ball"):
            survivor = now.events("ball")[0]["why"] == "survivor"
            assert len(now.events("shown")) == 1 if survivor else left == len(now.events("replaced"))
            ends.add(survivor)
        else:
            assert sum(now.state.inside) > 1
        left = now.view()["left"]
    assert ends


@pytest.mark.clause("TOMA-8.1")
def test_with_cards_left_and_two_players_in_the_round_goes_on() -> None:
    t = given("tentra ajito / motta / cooler", "claire sk").play("discard tentra", "guess 1 7")
    assert t.events("shown") == []
    assert t.turn == 2


@pytest.mark.clause("TOMA-8.2")
def test_all_who_are_in_reveal_their_hand() -> None:
    t = showdown("freya / motta / - / cooler", "/ / sk /")
    for seat in (SPECTATOR, 0, 2):
        assert t.events("shown", seat) == [
            {"word": "shown", "seat": 0, "cards": ["freya"]},
            {"word": "shown", "seat": 1, "cards": ["motta"]},
            {"word": "shown", "seat": 3, "cards": ["cooler"]},
        ]


@pytest.mark.clause("TOMA-8.2")
def test_the_last_survivor_too() -> None:
    t = given("tentra ajito / motta", "claire sk").play("discard tentra", "guess 1 7")
    assert t.events("shown") == [{"word": "shown", "seat": 0, "cards": ["ajito"]}]


@pytest.mark.clause("TOMA-8.3")
def test_a_single_survivor_wins_whatever_his_hand() -> None:
    t = given("tentra freya / toma", "claire sk").play("discard tentra", "guess 1 8")
    assert won(t) == {0: "survivor"}


@pytest.mark.clause("TOMA-8.3")
@pytest.mark.parametrize(
    ("hands", "winner"), [("freya / motta / ajito", 1), ("toma / motta / ajito", 0), ("sk / ajito / cooler", 2)]
)
def test_the_strictly_highest_card_wins(hands: str, winner: int) -> None:
    assert won(showdown(hands)) == {winner: "highest"}


@pytest.mark.clause("TOMA-8.3")
def test_the_highest_wins_against_longer_and_richer_rows() -> None:
    assert won(showdown("sk / ajito", "/ toma motta claire")) == {0: "highest"}


@pytest.mark.clause("TOMA-8.3")
def test_no_card_ranks_below_zero() -> None:
    t = given("claire kuro / motta", "", deck=32, aside="toma", rows="/ tytoon anko").play("discard claire", "redraw 1")
    assert won(t) == {0: "highest"}
    assert t.events("shown")[1] == {"word": "shown", "seat": 1, "cards": []}


@pytest.mark.clause("TOMA-8.4")
def test_a_tie_goes_to_the_greatest_sum() -> None:
    t = showdown("cooler / fugma", "motta / tentra presea freya")
    assert won(t) == {0: "sum"}
    assert t.events("tie") == [
        {"word": "tie", "step": "sum", "seat": 0, "figure": 7},
        {"word": "tie", "step": "sum", "seat": 1, "figure": 3},
    ]


@pytest.mark.clause("TOMA-8.4")
def test_then_to_the_most_cards() -> None:
    t = showdown("cooler / fugma", "sk / tentra ajito")
    assert won(t) == {1: "number"}


@pytest.mark.clause("TOMA-8.4")
def test_then_everybody_still_tied_receives_a_ball() -> None:
    t = showdown("cooler / fugma", "tentra ajito / deidara freya")
    assert won(t) == {0: "shared", 1: "shared"}
    assert t.balls == [1, 1]


@pytest.mark.clause("TOMA-8.4d")
def test_only_those_still_tied_are_compared() -> None:
    # Seat 2 has the richest row, but not the highest card; seat 3 the longest row, but not the sum.
    t = showdown(
        "hidan / enki / freya / cooler",
        "charlo ajito / claire / motta toma / tentra pythar presea",
        deck=32,
    )
    assert won(t) == {0: "number"}
    assert [(e["step"], e["seat"], e["figure"]) for e in t.events("tie")] == [
        ("sum", 0, 5),
        ("sum", 1, 5),
        ("sum", 3, 3),
        ("number", 0, 2),
        ("number", 1, 1),
    ]


@pytest.mark.clause("TOMA-8.4d")
def test_the_last_step_pays_the_tied_and_not_the_table() -> None:
    t = showdown("cooler / fugma / freya", "tentra / pythar / presea")
    assert t.balls == [1, 1, 0]


@pytest.mark.clause("TOMA-8.4d")
def test_the_hand_is_no_part_of_the_row_and_everything_in_the_row_counts() -> None:
    # Played Claire (5) and redrew Freya (1) away: 6 against 5 of the other row.
    t = given("claire freya / fugma", "cooler", rows="/ majin_vegeta", aside="toma")
    t.play("discard claire", "redraw 0")
    assert [(e["seat"], e["figure"]) for e in t.events("tie")] == [(0, 6), (1, 5)]
    assert won(t) == {0: "sum"}


@pytest.mark.clause("TOMA-8.5")
def test_the_winner_receives_one_ball() -> None:
    t = showdown("freya / motta / ajito", balls=[2, 1, 0])
    assert t.balls == [2, 2, 0]
    assert t.events("ball") == [{"word": "ball", "seat": 1, "balls": 2, "target": 9, "why": "highest"}]


@pytest.mark.clause("TOMA-8.6")
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_round_always_has_a_winner_and_another_follows_until_the_game_is_won(seats: int) -> None:
    balls, rounds = 0, 1
    for now in wander(fresh(seats, objective=2, seed=seats)):
        paid = now.events("ball")
        if paid:
            balls += len(paid)
            assert now.table.over or now.state.round == rounds + 1
        else:
            assert now.state.round == rounds
        assert sum(now.balls) == balls >= rounds - 1
        rounds = now.state.round
        assert now.table.over == (max(now.balls) >= 2 and now.balls.count(max(now.balls)) == 1)


@pytest.mark.clause("TOMA-8.7")
def test_the_set_aside_card_is_shown_after_the_round() -> None:
    t = given("tentra ajito / motta / freya", "claire", aside="toma").play("discard tentra", "guess 1 7")
    assert t.events("aside") == []
    t.play("discard claire", "redraw 0")
    for seat in (SPECTATOR, 0, 1, 2):
        assert t.events("aside", seat) == [{"word": "aside", "card": "toma"}]


@pytest.mark.clause("TOMA-8.7", "TOMA-8.2")
def test_the_round_summary_stays_for_all_to_read() -> None:
    t = given("tentra ajito / motta / freya", "claire", aside="toma", rows="/ sk /")
    assert t.view()["last"] is None
    t.play("discard tentra", "guess 1 7", "discard claire", "redraw 0")  # the deck is empty: 1 against no card
    for seat in (SPECTATOR, 0, 1, 2):
        assert t.view(seat)["last"] == {
            "round": 1,
            "winners": [2],
            "why": "highest",
            "aside": "toma",
            "hands": [[], [], ["freya"]],
            "rows": [["tentra", "ajito"], ["sk", "motta"], ["claire"]],
        }


@pytest.mark.clause("TOMA-8.7")
def test_it_has_no_effect() -> None:
    outcomes = [showdown("cooler / fugma", "tentra / ajito", aside=card) for card in ("toma", "motta", "freya")]
    assert all(won(t) == {1: "sum"} and t.balls == [0, 1] for t in outcomes)
    outcomes = [showdown("cooler / fugma", "tentra / pythar", aside=card) for card in ("toma", "motta", "freya")]
    assert all(t.balls == [1, 1] for t in outcomes)
