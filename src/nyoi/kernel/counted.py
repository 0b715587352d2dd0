"""What is counted of a game that is over: for the dialog that tells its end, and for everybody's history."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

Event = dict[str, Any]
Liked = dict[str, int]  # how often which thing was used


class Counted(NamedTuple):
    """Who came where, what was counted, and which things each seat used how often, by what kind of thing it is."""

    places: list[int]  # by seat, from 1; equals share one
    counts: dict[str, list[int]]  # by name, for each seat
    liked: dict[str, list[Liked]]  # by a table of the game, for each seat


def tally(seats: int, events: Iterable[Event], who: Callable[[Event], int]) -> list[int]:
    """How often each seat did something: of an event `who` tells the seat, -1 for nobody.

    >>> tally(2, [{"word": "hit", "seat": 1}, {"word": "missed", "seat": 0}], by("hit"))
    [0, 1]
    """
    found = [0] * seats
    for event in events:
        seat = who(event)
        if seat >= 0:
            found[seat] += 1
    return found


def by(*words: str, field: str = "seat") -> Callable[[Event], int]:
    """The seat of an event with one of these words."""
    return lambda event: int(event[field]) if event["word"] in words else -1


def used(seats: int, events: Iterable[Event], who: Callable[[Event], int], field: str) -> list[Liked]:
    """For each seat how often it used which thing, the most used first.

    >>> used(1, [{"word": "played", "seat": 0, "card": card} for card in "aba"], by("played"), "card")
    [{'a': 2, 'b': 1}]
    """
    found: list[Liked] = [{} for _ in range(seats)]
    for event in events:
        seat = who(event)
        if seat >= 0:
            thing = str(event[field])
            found[seat][thing] = found[seat].get(thing, 0) + 1
    return [dict(sorted(liked.items(), key=lambda item: -item[1])) for liked in found]


def ranked(figures: Sequence[float], results: Sequence[float] = ()) -> list[int]:
    """Places from 1, whoever won first, then by a figure; equals share one.

    >>> ranked([3, 5, 3]), ranked([3, 5, 3], [1.0, 0.0, 0.0])
    ([2, 1, 2], [1, 2, 3])
    """
    worth = [(results[seat] if results else 0.0, figure) for seat, figure in enumerate(figures)]
    return [1 + sum(other > own for other in worth) for own in worth]
