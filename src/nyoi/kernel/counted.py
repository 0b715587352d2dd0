"""End-of-game summaries, for the result dialog and players' histories."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

Event = dict[str, Any]
Liked = dict[str, int]  # how often each thing was used


class Counted(NamedTuple):
    """The summary of a finished game: placings, statistics by seat, and usage of things by seat."""

    places: list[int]  # by seat, from 1; ties share a place
    counts: dict[str, list[int]]  # by name of the statistic, one number for each seat
    liked: dict[str, list[Liked]]  # by content table, one mapping for each seat


def tally(seats: int, events: Iterable[Event], who: Callable[[Event], int]) -> list[int]:
    """Return how many events `who` attributes to each seat; `who` returns -1 for events that do not count.

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
    """Return a `who` function for `tally` and `used`: the seat of events with one of these words, else -1."""
    return lambda event: int(event[field]) if event["word"] in words else -1


def used(seats: int, events: Iterable[Event], who: Callable[[Event], int], field: str) -> list[Liked]:
    """Return how often each seat used each thing, the most used first.

    `field` is the event's field that names the thing.

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
    """Return places from 1 by result, then by figure; ties share a place.

    >>> ranked([3, 5, 3]), ranked([3, 5, 3], [1.0, 0.0, 0.0])
    ([2, 1, 2], [1, 2, 3])
    """
    worth = [(results[seat] if results else 0.0, figure) for seat, figure in enumerate(figures)]
    return [1 + sum(other > own for other in worth) for own in worth]
