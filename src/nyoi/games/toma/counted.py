"""End-of-game summary of Toma."""

from __future__ import annotations

from nyoi.games.toma.seen import TomaView
from nyoi.kernel.counted import Counted, Event, by, ranked, tally, used


def counted(view: TomaView, events: list[Event]) -> Counted:
    """Count rounds won, guesses, hits and eliminations by seat, and the uses of each card."""
    seats = view["seats"]
    counts = {
        name: tally(seats, events, by(word))
        for name, word in (("rounds", "ball"), ("guesses", "guessed"), ("hits", "hit"), ("outs", "out"))
    }
    places = ranked([player["balls"] for player in view["players"]], view["results"])
    return Counted(places, counts, {"card": used(seats, events, by("discarded"), "card")})
