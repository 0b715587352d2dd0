"""Who plays whom: cases made by hand, and what holds for every number of people and whatever came before."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nyoi.kernel.rng import Rng
from nyoi.server.evening.pairing import Group, Round, bracket, knockout, knockout_rounds, meetings, robin, sizes, swiss
from nyoi.server.evening.standings import Match, knocked, points, standings, through, totals

HALF, ONE, NONE = Fraction(1, 2), Fraction(1), Fraction(0)


def pairs(tables: Round) -> list[set[int]]:
    return [set(group) for group in tables]


def nothing_yet(people: list[int]) -> dict[int, Fraction]:
    return dict.fromkeys(people, Fraction(0))


# -- how many at a table


@pytest.mark.parametrize(
    ("people", "low", "high", "found"),
    [
        (2, 2, 2, ([2], 0)),
        (5, 2, 2, ([2, 2], 1)),
        (5, 2, 4, ([3, 2], 0)),
        (7, 2, 4, ([4, 3], 0)),
        (9, 3, 4, ([3, 3, 3], 0)),
        (5, 3, 4, ([4], 1)),  # 3 and 2 would be too few
        (3, 4, 4, ([], 3)),
    ],
)
def test_tables_are_as_equal_as_can_be(people: int, low: int, high: int, found: tuple[list[int], int]) -> None:
    assert sizes(people, low, high) == found


@given(st.integers(2, 32), st.integers(2, 4), st.integers(0, 4))
def test_everybody_sits_or_rests(people: int, low: int, more: int) -> None:
    tables, resting = sizes(people, low, low + more)
    assert sum(tables) + resting == people
    assert all(low <= size <= low + more for size in tables)
    assert not tables or max(tables) - min(tables) <= 1


# -- round robin


def test_a_round_robin_of_four_by_hand() -> None:
    assert [pairs(tables) for tables in robin([1, 2, 3, 4], 2, 2)] == [
        [{1, 4}, {2, 3}],
        [{1, 3}, {2, 4}],
        [{1, 2}, {3, 4}],
    ]


def test_a_round_robin_of_three_rests_each_once() -> None:
    rounds = robin([1, 2, 3], 2, 2)
    assert [pairs(tables) for tables in rounds] == [[{2, 3}, {1}], [{1, 3}, {2}], [{1, 2}, {3}]]


@pytest.mark.parametrize("people", range(2, 17))
def test_in_a_round_robin_everybody_meets_everybody_once(people: int) -> None:
    rounds = robin(range(people), 2, 2)
    met = meetings(group for tables in rounds for group in tables)
    assert met == Counter(frozenset(pair) for pair in combinations(range(people), 2))
    assert len(rounds) == people - 1 + people % 2
    byes = Counter(group[0] for tables in rounds for group in tables if len(group) == 1)
    assert set(byes.values()) <= {1}
    begun = Counter(group[0] for tables in rounds for group in tables if len(group) == 2)
    assert max(begun.values()) - min(begun[i] for i in range(people)) <= 1 + people % 2  # nobody always begins
    for tables in rounds:
        assert sorted(person for group in tables for person in group) == list(range(people))


@pytest.mark.parametrize(("people", "seats", "most"), [(6, 3, 5), (8, 4, 6), (9, 3, 6), (12, 4, 7), (16, 4, 8)])
def test_at_larger_tables_rounds_go_on_until_all_have_met(people: int, seats: int, most: int) -> None:
    rounds = robin(range(people), 2, seats)
    met = meetings(group for tables in rounds for group in tables)
    assert len(met) == people * (people - 1) // 2
    assert len(rounds) <= most


# -- Swiss


def test_a_swiss_first_round_folds_the_seeds() -> None:
    order = list(range(1, 9))
    assert pairs(swiss(order, nothing_yet(order), [], 2, 2)) == [{1, 5}, {2, 6}, {3, 7}, {4, 8}]


def test_a_swiss_second_round_by_hand() -> None:
    # 1, 2, 3, 4 have won: they meet each other, and so do those who lost
    past: list[Group] = [(1, 5), (2, 6), (3, 7), (4, 8)]
    score = {person: Fraction(person <= 4) for person in range(1, 9)}
    assert pairs(swiss(list(range(1, 9)), score, past, 2, 2)) == [{1, 3}, {2, 4}, {5, 7}, {6, 8}]


def test_an_odd_one_floats_down_and_the_last_rests() -> None:
    # five people: 1 and 2 have won, 5 had the bye; of 1, 2 and 5 one meets somebody without points, and 4 rests
    past: list[Group] = [(1, 3), (2, 4), (5,)]
    score = {1: Fraction(1), 2: Fraction(1), 3: Fraction(0), 4: Fraction(0), 5: Fraction(1)}
    assert pairs(swiss([1, 2, 5, 3, 4], score, past, 2, 2)) == [{1, 2}, {5, 3}, {4}]


def test_nobody_meets_again_though_the_points_would_have_it() -> None:
    # 1 and 2 lead and have met: both go down to whom they have not met
    past: list[Group] = [(1, 2), (3, 4)]
    score = {1: Fraction(1), 2: Fraction(1), 3: Fraction(0), 4: Fraction(0)}
    assert pairs(swiss([1, 2, 3, 4], score, past, 2, 2)) == [{1, 3}, {2, 4}]


def test_the_bye_goes_on_to_the_next_if_the_last_has_had_it() -> None:
    order = [1, 2, 3]
    first = swiss(order, nothing_yet(order), [], 2, 2)
    assert first[-1] == (3,)
    second = swiss(order, nothing_yet(order), first, 2, 2)
    assert second[-1] == (2,)
    assert {*swiss(order, nothing_yet(order), [*first, *second], 2, 2)[-1]} == {1}


def test_who_has_met_all_meets_again_rather_than_nobody() -> None:
    past: list[Group] = [(1, 2), (3, 4), (1, 3), (2, 4), (1, 4), (2, 3)]
    found = swiss([1, 2, 3, 4], nothing_yet([1, 2, 3, 4]), past, 2, 2)
    assert sorted(person for group in found for person in group) == [1, 2, 3, 4]


def played(tables: Round, round: int, rng: Rng) -> list[Match]:
    """Somebody wins, or it is a draw."""
    found = []
    for group in tables:
        first = rng.below(3)
        places = (1,) if len(group) == 1 else ((1, 2), (2, 1), (1, 1))[first] if len(group) == 2 else (1, 2, 2, 4)
        found.append(Match(group, places[: len(group)], round))
    return found


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 16), st.integers(1, 9), st.integers(0, 10_000))
def test_whatever_happens_nobody_meets_twice_while_that_can_be(people: int, rounds: int, seed: int) -> None:
    rng, matches = Rng(seed), list[Match]()
    for number in range(1, rounds + 1):
        order = [line.person for line in standings(range(people), matches)]
        past = [match.people for match in matches]
        tables = swiss(order, totals(range(people), matches), past, 2, 2)
        assert tables == swiss(order, totals(range(people), matches), past, 2, 2)  # the same for the same
        assert sorted(person for group in tables for person in group) == list(range(people))
        matches += played(tables, number, rng)
        met = meetings(match.people for match in matches)
        byes = Counter(match.people[0] for match in matches if len(match.people) == 1)
        if 2 * number <= people:  # then there is always a way (Dirac)
            assert max(met.values()) == 1
        if people % 2 and number <= people // 2:
            assert max(byes.values()) == 1


@settings(max_examples=20, deadline=None)
@given(st.integers(17, 32), st.integers(0, 10_000))
def test_even_a_large_swiss_tournament_finds_its_pairs(people: int, seed: int) -> None:
    rng, matches = Rng(seed), list[Match]()
    for number in range(1, 9):
        order = [line.person for line in standings(range(people), matches)]
        tables = swiss(order, totals(range(people), matches), [match.people for match in matches], 2, 2)
        matches += played(tables, number, rng)
    assert max(meetings(match.people for match in matches).values()) == 1


def test_a_swiss_round_at_tables_of_four_seats_neighbours_and_parts_who_have_met() -> None:
    order = list(range(1, 9))
    first = swiss(order, nothing_yet(order), [], 2, 4)
    assert pairs(first) == [{1, 2, 3, 4}, {5, 6, 7, 8}]
    second = swiss(order, nothing_yet(order), first, 2, 4)
    assert all(len(group & {1, 2, 3, 4}) == 2 for group in pairs(second))


# -- knock-out


def test_brackets_by_hand() -> None:
    assert bracket([1, 2]) == [(1, 2)]
    assert bracket([1, 2, 3]) == [(1,), (2, 3)]
    assert bracket([1, 2, 3, 4, 5, 6, 7, 8]) == [(1, 8), (4, 5), (2, 7), (3, 6)]
    assert bracket([1, 2, 3, 4, 5]) == [(1,), (4, 5), (2,), (3,)]


@pytest.mark.parametrize("people", range(2, 17))
def test_if_the_better_seed_always_wins_the_first_two_meet_last(people: int) -> None:
    seeds = list(range(1, people + 1))
    before: list[int] = []
    rounds = 0
    while len(before) != 1:
        tables = knockout(seeds, before, 2, 2)
        assert sorted(p for group in tables for p in group) == sorted(before or seeds)
        rounds += 1
        if rounds > 1:
            assert all(len(group) == 2 for group in tables)  # byes come first
        last = tables
        before = [min(group) for group in tables]
    assert set(last[0]) == {1, 2}
    assert rounds == knockout_rounds(people, 2, 2)


def test_a_knock_out_at_tables_of_four_spreads_the_best() -> None:
    seeds = list(range(1, 17))
    first = knockout(seeds, [], 2, 4)
    assert [min(group) for group in first] == [1, 2, 3, 4]
    assert first[0] == (1, 8, 9, 16)
    assert knockout(seeds, [9, 2, 3, 4], 2, 4) == [(2, 3, 4, 9)]


def test_of_two_who_cannot_be_told_apart_the_better_seed_comes_through() -> None:
    assert through(Match((4, 2), (1, 1)), [1, 2, 3, 4]) == 2


# -- how all stand


def test_a_place_is_worth_the_share_of_those_behind() -> None:
    assert [points((1, 2, 3), seat) for seat in range(3)] == [1, HALF, 0]
    assert [points((1, 2, 2, 4), seat) for seat in range(4)] == [1, HALF, HALF, 0]


def test_equals_are_told_apart_by_whom_they_met_then_by_wins_then_by_their_own_meeting() -> None:
    # 1, 2 and 3 have one point each of a round robin: 1 beat 2, 2 beat 3, 3 beat 1; all is equal
    ring = [Match((1, 2), (1, 2), 1), Match((2, 3), (1, 2), 2), Match((3, 1), (1, 2), 3)]
    assert [line.place for line in standings([1, 2, 3], ring)] == [1, 1, 1]
    # 1 and 2 have as many points; 1 has won and lost, 2 has drawn twice against the same
    drawn = [Match((1, 3), (1, 2), 1), Match((1, 4), (2, 1), 2), Match((2, 3), (1, 1), 1), Match((2, 4), (1, 1), 2)]
    found = standings([1, 2, 3, 4], drawn)
    by = {line.person: line for line in found}
    assert (by[1].points, by[2].points, by[1].buchholz == by[2].buchholz) == (ONE, ONE, True)
    assert by[1].place < by[2].place
    # 1 and 2 are alike in all of that, and sat together once at a table of three: 2 came before 1
    three = [Match((1, 2, 3), (2, 1, 3), 1), Match((2, 4, 1), (3, 2, 1), 2)]
    found = standings([1, 2, 3, 4], three)
    assert [(line.person, line.place, line.points) for line in found[:2]] == [(1, 1, 3 * HALF), (2, 2, 1)]
    even = [Match((1, 2), (2, 1), 1), Match((1, 3), (1, 2), 2), Match((2, 4), (2, 1), 2), Match((3, 4), (1, 1), 1)]
    by = {line.person: line for line in standings([1, 2, 3, 4], even)}
    assert by[4].place == 1
    assert (by[1].points, by[2].points) == (ONE, ONE)
    assert by[2].place < by[1].place  # Buchholz: whoever met 4 has met the better


def test_of_equals_the_one_who_won_their_meeting_comes_first() -> None:
    # everybody meets everybody: 1 and 2 end with the same points, whom they met and wins, and 2 beat 1
    games = {(1, 2): 2, (1, 3): 1, (1, 4): 1, (2, 3): 2, (2, 4): 4, (3, 4): 3}
    matches = [Match(pair, (1, 2) if won == pair[0] else (2, 1), i + 1) for i, (pair, won) in enumerate(games.items())]
    found = standings([1, 2, 3, 4], matches)
    assert [(line.person, line.place) for line in found] == [(2, 1), (1, 2), (3, 3), (4, 4)]


def test_who_wins_together_wins_and_who_loses_together_does_not() -> None:
    won, lost = Match((1, 2), (-1, -1)), Match((1, 3), (2, 2))
    by = {line.person: line for line in standings([1, 2, 3], [won, lost], met=False)}
    assert [(by[i].points, by[i].won, by[i].played) for i in (1, 2, 3)] == [
        (ONE, 1, 2),
        (ONE, 1, 1),
        (NONE, 0, 1),
    ]


def test_a_bye_counts_like_a_win_but_is_nobody_one_has_met() -> None:
    [first, *_] = standings([1, 2, 3], [Match((1,), (1,), 1), Match((2, 3), (1, 1), 1)])
    assert (first.person, first.points, first.buchholz, first.played, first.won) == (1, ONE, NONE, 0, 0)


def test_a_knock_out_ranks_by_how_far_one_came() -> None:
    matches = [
        *(Match(pair, (1, 2), 1) for pair in ((1, 8), (4, 5), (2, 7), (3, 6))),
        *(Match(pair, places, 2) for pair, places in (((1, 4), (2, 1)), ((2, 3), (1, 2)))),
        Match((4, 2), (1, 2), 3),
    ]
    found = knocked(list(range(1, 9)), matches)
    assert [(line.person, line.place) for line in found][:4] == [(4, 1), (2, 2), (1, 3), (3, 3)]
    assert {line.place for line in found[4:]} == {5}
