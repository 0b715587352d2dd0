"""End-of-game summary of UNO."""

from __future__ import annotations

from nyoi.games.uno.seen import UnoView
from nyoi.kernel.counted import Counted, Event, by, ranked, tally, used


def counted(view: UnoView, events: list[Event]) -> Counted:
    """Count cards played and drawn, players caught and rounds won, and the uses of each card.

    Identical cards are counted together.
    """
    seats, scoring = view["seats"], bool(view["options"]["scoring"])
    drawn = [0] * seats
    for event in events:
        if event["word"] == "drew":
            drawn[event["seat"]] += event["number"]
    counts = {
        "played": tally(seats, events, by("played")),
        "drawn": drawn,
        "caught": tally(seats, events, by("caught", field="by")),
    }
    if scoring:
        counts["rounds"] = tally(seats, events, by("round_over"))
    places = ranked([p["score"] if scoring else -p["cards"] for p in view["players"]], view["results"])
    cards = [{**event, "card": kind(event["card"])} for event in events if event["word"] == "played"]
    return Counted(places, counts, {"card": used(seats, cards, by("played"), "card")})


def kind(card: str) -> str:
    """Return the first copy of a card, which stands for all copies.

    >>> kind("R5-2"), kind("W4-1")
    ('R5-1', 'W4-1')
    """
    return card.partition("-")[0] + "-1"
