"""Clauses 4.9 to 4.12: who starts a round."""

from __future__ import annotations

import pytest

from tests.games.toma.table import fresh, given, refused


@pytest.mark.clause("TOMA-4.9")
def test_the_first_start_is_drawn_among_all() -> None:
    starts = [fresh(4, seed).view() for seed in range(80)]
    assert {view["starter"] for view in starts} == {0, 1, 2, 3}
    assert {view["start_why"] for view in starts} == {"random"}
    counts = [sum(view["starter"] == seat for view in starts) for seat in range(4)]
    assert min(counts) >= 8


@pytest.mark.clause("TOMA-4.9")
@pytest.mark.parametrize("seat", [1, 3, 5])
def test_the_host_may_name_who_starts(seat: int) -> None:
    t = fresh(5, first_start="seat", first_start_seat=seat)
    assert t.turn == t.state.starter == seat - 1
    assert t.events("round") == [{"word": "round", "number": 1, "seat": seat - 1, "why": "host"}]


@pytest.mark.clause("TOMA-4.9")
def test_the_named_seat_must_exist() -> None:
    assert refused(seats=3, first_start="seat", first_start_seat=4) == ("bad-first-seat", "TOMA-4.9")
    assert refused(seats=3, first_start="seat", first_start_seat=0) == ("bad-option", "TOMA-4.9")
    fresh(3, first_start_seat=4)  # ignored while chance decides


def next_start(out: list[int], balls: list[int], starter: int = 0) -> tuple[int, str]:
    """Four players; the last card was drawn, and the round ends with seat 0 winning by Toma unless it is out."""
    cards = ["toma", "ajito", "deidara", "tentra"]
    hands = " / ".join("-" if seat in out else card for seat, card in enumerate(cards))
    rows = " / ".join(card if seat in out else "" for seat, card in enumerate(cards))
    turn = next(seat for seat in range(4) if seat not in out)
    t = given(
        hands, "", rows=rows, out=out, balls=balls, starter=starter, turn=turn, aside="motta", options={"objective": 9}
    )
    assert t.state.round == 2
    assert t.turn == t.state.starter == t.view()["starter"]
    return t.state.starter, t.view()["start_why"]


@pytest.mark.clause("TOMA-4.10")
@pytest.mark.parametrize("out", [[], [2], [2, 3]])
def test_the_player_with_the_fewest_balls_starts(out: list[int]) -> None:
    assert next_start(out, [0, 0, 2, 3]) == (1, "fewest")  # seat 0 has just won its first


@pytest.mark.clause("TOMA-4.10")
def test_the_winner_starts_if_he_still_has_the_fewest() -> None:
    assert next_start([1], [0, 2, 2, 3]) == (0, "fewest")


@pytest.mark.clause("TOMA-4.11")
def test_of_the_tied_the_first_to_fall_starts() -> None:
    assert next_start([3, 1], [1, 0, 0, 0]) == (3, "earliest_out")
    assert next_start([1, 3], [1, 0, 0, 0]) == (1, "earliest_out")
    assert next_start([1, 3], [1, 1, 0, 0]) == (3, "earliest_out")  # seat 1 fell first, but is not tied


@pytest.mark.clause("TOMA-4.11")
def test_a_tied_player_who_fell_comes_before_one_who_did_not() -> None:
    assert next_start([3], [1, 0, 0, 0]) == (3, "earliest_out")


@pytest.mark.clause("TOMA-4.12")
@pytest.mark.parametrize(("starter", "follows"), [(0, 1), (1, 2), (2, 3), (3, 1)])
def test_if_no_tied_player_fell_the_start_goes_round(starter: int, follows: int) -> None:
    assert next_start([], [1, 0, 0, 0], starter) == (follows, "rotation")


@pytest.mark.clause("TOMA-4.12")
def test_the_previous_starting_player_comes_last() -> None:
    assert next_start([], [1, 0, 1, 0], starter=1) == (3, "rotation")
    assert next_start([2], [1, 0, 1, 0], starter=1) == (3, "rotation")  # who fell is not tied
    assert next_start([], [1, 0, 1, 0], starter=3) == (1, "rotation")
