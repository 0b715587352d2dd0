"""Standings: points from places, and tie-breaks. Fractions keep ties exact."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

TOGETHER: Final = -1  # the place of all who won a cooperative game
NONE: Final = Fraction(0)
WHOLE: Final = Fraction(1)


class Match(NamedTuple):
    """A counting table: its people by seat, and their places; a single person has a bye."""

    people: tuple[int, ...]
    places: tuple[int, ...] = ()  # empty: not decided yet
    round: int = 0

    @property
    def bye(self) -> bool:
        """Whether it is a bye."""
        return len(self.people) == 1 and self.round > 0


class Line(NamedTuple):
    """A row of the standings."""

    person: int
    place: int
    points: Fraction
    buchholz: Fraction  # sum of the opponents' points, without byes
    played: int
    won: int


def points(places: Sequence[int], seat: int) -> Fraction:
    """Return the points of a seat: the share of opponents beaten, a tie counting half.

    >>> [str(points((1, 2), seat)) for seat in (0, 1)], str(points((1, 1), 0))
    (['1', '0'], '1/2')
    >>> [str(points((2, 1, 4, 2), seat)) for seat in range(4)]
    ['1/2', '1', '0', '1/2']
    """
    if len(places) == 1 or not any(place == 1 for place in places):  # solo or cooperative
        return WHOLE if places[seat] in (1, TOGETHER) else NONE
    others = [place for i, place in enumerate(places) if i != seat]
    beaten = sum((Fraction(place > places[seat]) + Fraction(place == places[seat], 2) for place in others), NONE)
    return beaten / len(others)


def winners(match: Match) -> tuple[int, ...]:
    """Return those in first place: several if they tie, none after a cooperative loss."""
    return tuple(person for person, place in zip(match.people, match.places, strict=False) if place in (1, TOGETHER))


def has_won(match: Match, person: int) -> bool:
    """Return whether a person has won, alone or cooperatively; a tie is no win."""
    first = winners(match)
    return person in first and (len(first) == 1 or TOGETHER in match.places)


def totals(people: Iterable[int], matches: Iterable[Match]) -> dict[int, Fraction]:
    """Return each person's points; a bye counts as a win."""
    found = dict.fromkeys(people, NONE)
    for match in matches:
        for seat, person in enumerate(match.people):
            if person in found and match.places:
                found[person] += points(match.places, seat)
    return found


def standings(people: Sequence[int], matches: Sequence[Match], met: bool = True) -> list[Line]:
    """Return the standings, best first.

    Ordered by points, then by the points of the opponents (Buchholz, unless `met` is false), by wins, and by
    direct encounters of the tied people. People who are still tied share a place, in the order of `people`.
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
    order = sorted(people, key=lambda person: keys[person], reverse=True)  # stable: ties keep order
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
    """Return a person's points from tables shared with people they are tied with, counting only those."""
    equals = {other for other in people if worth[other][:3] == worth[person][:3]}
    found = NONE
    for match in matches:
        seats = [i for i, one in enumerate(match.people) if one in equals]
        if person in match.people and len(seats) > 1:
            places = [match.places[i] for i in seats]
            found += points(places, [match.people[i] for i in seats].index(person))
    return found


def through(match: Match, seeds: Sequence[int]) -> int:
    """Return who advances from a knock-out table: the winner, or of several the best seed.

    >>> through(Match((4, 2), (1, 1)), [1, 2, 3, 4]), through(Match((4, 2), (1, 2)), [1, 2, 3, 4])
    (2, 4)
    """
    return min(winners(match) or match.people, key=seeds.index)


def knocked(seeds: Sequence[int], matches: Sequence[Match]) -> list[Line]:
    """Return the standings of a knock-out: the winner first, then by the round reached.

    People eliminated in the same round with the same place at their tables share a place.
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
