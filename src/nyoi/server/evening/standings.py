"""How everybody stands: points from places, and what tells equals apart. Exact numbers, so that equals are equal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

TOGETHER: Final = -1  # the place of all where all have won together
NONE: Final = Fraction(0)
WHOLE: Final = Fraction(1)


class Match(NamedTuple):
    """A table as it counts: its people by seat, and who came where; a bye is somebody alone."""

    people: tuple[int, ...]
    places: tuple[int, ...] = ()  # empty: not known yet
    round: int = 0

    @property
    def bye(self) -> bool:
        """Whether somebody rests."""
        return len(self.people) == 1 and self.round > 0


class Line(NamedTuple):
    """How somebody stands."""

    person: int
    place: int
    points: Fraction
    buchholz: Fraction  # the points of all whom one has met, byes not counted
    played: int
    won: int


def points(places: Sequence[int], seat: int) -> Fraction:
    """What a place is worth: the share of the others at the table before whom one came, a tie counting half.

    >>> [str(points((1, 2), seat)) for seat in (0, 1)], str(points((1, 1), 0))
    (['1', '0'], '1/2')
    >>> [str(points((2, 1, 4, 2), seat)) for seat in range(4)]
    ['1/2', '1', '0', '1/2']
    """
    if len(places) == 1 or not any(place == 1 for place in places):  # alone, or all together against the game
        return WHOLE if places[seat] in (1, TOGETHER) else NONE
    others = [place for i, place in enumerate(places) if i != seat]
    beaten = sum((Fraction(place > places[seat]) + Fraction(place == places[seat], 2) for place in others), NONE)
    return beaten / len(others)


def winners(match: Match) -> tuple[int, ...]:
    """Who came first at a table: several, if they share it; nobody where all lost together."""
    return tuple(person for person, place in zip(match.people, match.places, strict=False) if place in (1, TOGETHER))


def has_won(match: Match, person: int) -> bool:
    """Whether somebody has won, alone or all together; a place that is shared is no win."""
    first = winners(match)
    return person in first and (len(first) == 1 or TOGETHER in match.places)


def totals(people: Iterable[int], matches: Iterable[Match]) -> dict[int, Fraction]:
    """Everybody's points; a bye counts like a win."""
    found = dict.fromkeys(people, NONE)
    for match in matches:
        for seat, person in enumerate(match.people):
            if person in found and match.places:
                found[person] += points(match.places, seat)
    return found


def standings(people: Sequence[int], matches: Sequence[Match], met: bool = True) -> list[Line]:
    """Return the standings, the best first.

    Ordered by points, then by the points of the opponents (Buchholz, unless `met` is false), by wins, and by the tables
    at which only the equals sat together. People who are still equal share a place, in the order of `people`.
    """
    known = [match for match in matches if match.places]
    total = totals(people, known)
    meetings = [match for match in known if not match.bye]
    worth: dict[int, tuple[Fraction, ...]] = {}
    for person in people:
        own = [match for match in meetings if person in match.people]
        others = [other for match in own for other in match.people if other != person]
        buchholz = sum((total.get(other, NONE) for other in others), NONE) if met else NONE
        won = sum(has_won(match, person) for match in own)
        worth[person] = (total[person], buchholz, Fraction(won), Fraction(len(own)))
    keys = {person: (*worth[person][:3], _among(person, people, worth, meetings)) for person in people}
    order = sorted(people, key=lambda person: keys[person], reverse=True)  # stable: equals as they are named
    return [
        Line(
            person,
            1 + sum(keys[other] > keys[person] for other in people),
            total[person],
            worth[person][1],
            int(worth[person][3]),
            int(worth[person][2]),
        )
        for person in order
    ]


def _among(
    person: int, people: Sequence[int], worth: Mapping[int, tuple[Fraction, ...]], matches: Sequence[Match]
) -> Fraction:
    """The points that somebody made where he sat with one of those who are his equals so far, against them alone."""
    equals = {other for other in people if worth[other][:3] == worth[person][:3]}
    found = NONE
    for match in matches:
        seats = [i for i, one in enumerate(match.people) if one in equals]
        if person in match.people and len(seats) > 1:
            places = [match.places[i] for i in seats]
            found += points(places, [match.people[i] for i in seats].index(person))
    return found


def through(match: Match, seeds: Sequence[int]) -> int:
    """Who comes through a table of a knock-out: its first; of several who share that, the best seed.

    >>> through(Match((4, 2), (1, 1)), [1, 2, 3, 4]), through(Match((4, 2), (1, 2)), [1, 2, 3, 4])
    (2, 4)
    """
    return min(winners(match) or match.people, key=seeds.index)


def knocked(seeds: Sequence[int], matches: Sequence[Match]) -> list[Line]:
    """Return the standings of a knock-out, by seed: the winner first, then whoever came furthest.

    People who went out in the same round, as high at their tables, share a place.
    """
    lines = {line.person: line for line in standings(seeds, matches, met=False)}
    reached = dict.fromkeys(seeds, (0, 0))
    for match in matches:
        first = through(match, seeds) if match.places else -1
        for seat, person in enumerate(match.people):
            place = max(2, match.places[seat]) if match.places else 2
            reached[person] = max(reached[person], (match.round, 0 if person == first or not match.places else -place))
    order = sorted(seeds, key=lambda person: reached[person], reverse=True)
    return [lines[one]._replace(place=1 + sum(reached[other] > reached[one] for other in seeds)) for one in order]
