"""What is counted of a game of Toma."""

from __future__ import annotations

from nyoi.games.toma.seen import TomaView
from nyoi.kernel.counted import Counted, Event, by, ranked, tally, used


def counted(view: TomaView, events: list[Event]) -> Counted:
    """Rounds won, guesses and how many hit, how often one was out; the cards that were discarded."""
    seats = view["seats"]
    counts = {
        name: tally(seats, events, by(word))
        for name, word in (("rounds", "ball"), ("guesses", "guessed"), ("hits", "hit"), ("outs", "out"))
    }
    places = ranked([player["balls"] for player in view["players"]], view["results"])
    return Counted(places, counts, {"card": used(seats, events, by("discarded"), "card")})
