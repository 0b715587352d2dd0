"""End-of-game summary of Torak."""

from __future__ import annotations

from nyoi.games.torak.seen import TorakView
from nyoi.kernel.counted import Counted, Event, by, ranked, tally


def counted(view: TorakView, events: list[Event]) -> Counted:
    """Count balls, legs, Monsters beaten, beans eaten and troops met.

    Players who win or lose together share a place.
    """
    seats = view["seats"]
    words = {
        "balls": ("ball",),
        "legs": ("leg", "stride"),
        "beaten": ("beat",),
        "beans": ("lost",),
        "troops": ("hit", "caught"),
    }
    counts = {name: tally(seats, events, by(*told)) for name, told in words.items()}
    places, place = [0] * seats, 1
    for group in view["ranking"]:
        for seat in group:
            places[seat] = place
        place += len(group)
    return Counted(places if view["ranking"] else ranked([0] * seats, view["results"]), counts, {})
