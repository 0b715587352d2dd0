"""Deterministic pairing: round robin, Swiss and knock-out, at tables of two or more.

People are numbers, in seed order; a table is a tuple of them, in seat order. A single person at a table has a
bye. Larger tables are filled as evenly as possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from typing import Final

from nyoi.kernel.rng import Rng

Group = tuple[int, ...]  # the people of a table; a single one has a bye
Round = list[Group]

MOST_ROUNDS: Final = 31  # of a round robin with the largest field
TRIES: Final = 6  # attempts per round, for tables of more than two
NOBODY: Final = -1


def sizes(people: int, low: int, high: int) -> tuple[list[int], int]:
    """Return the sizes of the tables, as even as possible and largest first, and the number of byes.

    >>> sizes(8, 2, 2), sizes(7, 2, 2), sizes(9, 2, 4), sizes(6, 4, 4)
    (([2, 2, 2, 2], 0), ([2, 2, 2], 1), ([3, 3, 3], 0), ([4], 2))
    """
    tables = -(-people // high)
    if tables and people // tables >= low:
        return [people // tables + (i < people % tables) for i in range(tables)], 0
    return [high] * (people // high), people % high


def meetings(past: Iterable[Group]) -> Counter[frozenset[int]]:
    """Count how often each pair has shared a table."""
    return Counter(frozenset(pair) for group in past for pair in combinations(group, 2))


def seated(group: Sequence[int], past: Iterable[Group]) -> Group:
    """Return the seat order of a table; the person with the fewest starts relative to their games starts.

    >>> seated((1, 2), [(1, 3), (4, 2)])
    (2, 1)
    """
    begun: Counter[int] = Counter()
    for found in past:
        if len(found) > 1:
            begun.update({found[0]: len(found)})
            begun.subtract(found)
    first = min(group, key=lambda person: (begun[person], group.index(person)))
    return (first, *(person for person in group if person != first))


# -- round robin


def robin(people: Sequence[int], low: int, high: int) -> list[Round]:
    """Return all rounds of a round robin.

    At tables of two all people meet once (the circle method). At larger tables rounds go on until all have met, with
    as few repeated meetings as possible.

    >>> [sorted(map(sorted, tables)) for tables in robin([1, 2, 3, 4], 2, 2)]
    [[[1, 4], [2, 3]], [[1, 3], [2, 4]], [[1, 2], [3, 4]]]
    """
    return [list(tables) for tables in _robin(tuple(people), low, high)]


@lru_cache(maxsize=64)  # computed once per tournament, requested for every round
def _robin(people: tuple[int, ...], low: int, high: int) -> list[Round]:
    if high == 2:
        return _circle(people)
    rounds, past = _mixed(people, low, high), list[Group]()
    for tables in rounds:
        tables[:] = [seated(group, past) for group in tables]
        past += tables
    return rounds


def _circle(people: Sequence[int]) -> list[Round]:
    """Return the rounds of the circle method: one person stays, the others rotate.

    With an odd number the person opposite the empty place has a bye. The rotating people start at every other
    place, the fixed one in every other round.
    """
    ring = [*people, *([NOBODY] if len(people) % 2 else [])]
    rounds = []
    for turn in range(len(ring) - 1):
        pairs = [(ring[i], ring[-1 - i])[:: -1 if (i or turn) % 2 else 1] for i in range(len(ring) // 2)]
        rounds.append([tuple(one for one in pair if one != NOBODY) for pair in pairs])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return [sorted(tables, key=lambda group: len(group) == 1) for tables in rounds]


def _mixed(people: Sequence[int], low: int, high: int) -> list[Round]:
    """Return rounds of larger tables, each the best of several attempts by number of new meetings."""
    rounds: list[Round] = []
    past: list[Group] = []
    wanted = {frozenset(pair) for pair in combinations(people, 2)}
    while len(rounds) < MOST_ROUNDS and not (rounds and wanted <= meetings(past).keys()):
        byes, met = fewest_byes(people, past), meetings(past)
        tries = []
        for number in range(TRIES):
            order = list(people)
            if number:
                Rng(number).shuffle(order)
            tries.append(grouped(order, past, low, high, byes))
        rounds.append(max(tries, key=lambda tables: len(meetings(tables).keys() - met.keys())))
        past += rounds[-1]
    return rounds


# -- larger tables, from an order


def fewest_byes(order: Sequence[int], past: Iterable[Group]) -> list[int]:
    """Return the order in which people get byes: fewest so far first, then last in the order."""
    had = Counter(group[0] for group in past if len(group) == 1)
    return sorted(order, key=lambda person: (had[person], -order.index(person)))


def grouped(order: Sequence[int], past: Sequence[Group], low: int, high: int, byes: Sequence[int]) -> Round:
    """Return tables of neighbours in an order, after swaps that reduce repeated meetings."""
    counts, resting = sizes(len(order), low, high)
    alone = list(byes[:resting])
    rest = [person for person in order if person not in alone]
    tables, at = [], 0
    for count in counts:
        tables.append(rest[at : at + count])
        at += count
    _part(tables, meetings(past))
    return [*(tuple(group) for group in tables), *((person,) for person in alone)]


def _part(tables: list[list[int]], met: Mapping[frozenset[int], int]) -> None:
    """Swap people between tables, nearest tables first, while that reduces repeated meetings."""
    people = [person for group in tables for person in group]
    costs = {one: {other: _cost(met.get(frozenset((one, other)), 0)) for other in people} for one in people}

    def with_others(person: int, group: Sequence[int], but: int) -> int:
        return sum(costs[person][other] for i, other in enumerate(group) if i != but)

    better = True
    while better:
        better = False
        for distance in range(1, len(tables)):
            for one, other in zip(tables, tables[distance:], strict=False):
                for i, j in ((i, j) for i in reversed(range(len(one))) for j in range(len(other))):
                    a, b = one[i], other[j]
                    if with_others(b, one, i) + with_others(a, other, j) < with_others(a, one, i) + with_others(
                        b, other, j
                    ):
                        one[i], other[j] = b, a
                        better = True


def _cost(met: int) -> int:
    """Return the cost of another meeting; the first repetition is by far the most expensive."""
    return 10 + met * met if met else 0


# -- Swiss


def swiss(order: Sequence[int], points: Mapping[int, Fraction], past: Sequence[Group], low: int, high: int) -> Round:
    """Return the next round of a Swiss tournament, from the standings (`order`, best first).

    At tables of two, people with equal points meet, the upper half against the lower half. Repeated meetings
    and second byes are avoided if possible; a person without an opponent floats down. The bye goes to the
    last person without one. At larger tables neighbours sit together, with swaps to avoid repeated meetings.
    """
    byes = fewest_byes(order, past)
    if high > 2:
        return [seated(group, past) for group in grouped(order, past, low, high, byes)]
    met = meetings(past)
    rested = Counter(group[0] for group in past if len(group) == 1)
    resting: list[int] = byes if len(order) % 2 else [NOBODY]
    for again in range(len(order) // 2 + 1):  # the number of repeated meetings allowed: zero if possible
        for alone in resting:
            if alone != NOBODY and again == 0 and rested[alone] > rested[resting[0]]:
                break  # a repeated meeting is better than a second bye
            rest = tuple(person for person in order if person != alone)
            pairs = _paired(rest, points, met, again, set())
            if pairs is not None:
                byed: Round = [] if alone == NOBODY else [(alone,)]
                return [*(seated(pair, past) for pair in pairs), *byed]
    raise AssertionError("where all may meet again there is always a way")


def _paired(
    rest: tuple[int, ...],
    points: Mapping[int, Fraction],
    met: Mapping[frozenset[int], int],
    again: int,
    lost: set[tuple[tuple[int, ...], int]],
) -> list[tuple[int, int]] | None:
    """Return pairs with at most `again` repeated meetings, or None; `lost` caches failures."""
    if not rest:
        return []
    if (rest, again) in lost:
        return None
    first, *others = rest
    for other in _wished(first, others, points):
        cost = 1 if met.get(frozenset((first, other))) else 0
        if cost <= again:
            left = tuple(person for person in others if person != other)
            pairs = _paired(left, points, met, again - cost, lost)
            if pairs is not None:
                return [(first, other), *pairs]
    lost.add((rest, again))
    return None


def _wished(first: int, others: Sequence[int], points: Mapping[int, Fraction]) -> list[int]:
    """Return the opponents of a person, the best fit first.

    Those with equal points come first: the one half-way down, those below, those above. Then the next lower
    points follow.

    >>> _wished(1, [2, 3, 4, 5], dict.fromkeys((1, 2, 3, 4), Fraction(1)) | {5: Fraction(0)})
    [3, 4, 2, 5]
    """
    equals = [other for other in others if points[other] == points[first]]
    half = (len(equals) + 1) // 2 - 1 if equals else 0
    fold = [*equals[half:], *reversed(equals[:half])]
    return [*fold, *(other for other in others if other not in fold)]


# -- knock-out


def bracket(people: Sequence[int]) -> Round:
    """Return the first round of a knock-out at tables of two; the best seeds meet last and get the byes.

    >>> bracket([1, 2, 3, 4, 5, 6])
    [(1,), (4, 5), (2,), (3, 6)]
    """
    slots = [0]
    while len(slots) < len(people):
        top = 2 * len(slots) - 1
        slots = [slot for pair in ((one, top - one) for one in slots) for slot in pair]
    pairs = zip(slots[::2], slots[1::2], strict=True) if len(slots) > 1 else [(0, len(people))]
    return [tuple(people[slot] for slot in pair if slot < len(people)) for pair in pairs]


def knockout(seeds: Sequence[int], before: Sequence[int], low: int, high: int) -> Round:
    """Return the next round of a knock-out; `before` are those who advanced, by table, empty for round 1.

    At tables of two, neighbours in the bracket meet. At larger ones the remaining people are redistributed:
    the best seeds sit at different tables, and only the winner of a table advances.

    >>> knockout([1, 2, 3, 4], [], 2, 2), knockout([1, 2, 3, 4], [1, 3], 2, 2)
    ([(1, 4), (2, 3)], [(1, 3)])
    >>> knockout([1, 2, 3, 4, 5, 6, 7], [], 2, 4)
    [(1, 4, 5), (2, 3, 6, 7)]
    """
    if high == 2:
        return [tuple(before[i : i + 2]) for i in range(0, len(before), 2)] if before else bracket(seeds)
    left = [person for person in seeds if not before or person in before]
    counts, resting = sizes(len(left), low, high)
    alone, rest = left[:resting], left[resting:]
    tables: list[list[int]] = [[] for _ in counts]
    for at, person in enumerate(rest):  # in snake order, so that the best are spread
        row, column = divmod(at, len(tables))
        tables[column if row % 2 == 0 else -1 - column].append(person)
    return [*(tuple(group) for group in tables), *((person,) for person in alone)]


def knockout_rounds(people: int, low: int, high: int) -> int:
    """Return the number of rounds of a knock-out.

    >>> [knockout_rounds(n, 2, 2) for n in (2, 3, 8, 9)], knockout_rounds(16, 2, 4)
    ([1, 2, 3, 4], 2)
    """
    rounds = 0
    while people > 1:
        counts, resting = sizes(people, low, high)
        people, rounds = len(counts) + resting, rounds + 1
    return rounds
