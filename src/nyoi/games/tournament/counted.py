"""End-of-game summary of the Tournament."""

from __future__ import annotations

from nyoi.games.tournament.seen import TournamentView
from nyoi.kernel.counted import Counted, Event, by, tally, used


def counted(view: TournamentView, events: list[Event]) -> Counted:
    """Return counts by seat, and usage of warriors and cards.

    The counts are fights, Endurance dealt, warriors lost and cards played.
    """
    seats = view["seats"]
    owners = {
        warrior: seat
        for seat, player in enumerate(view["players"])
        for warrior in (*(token["warrior"] for token in player["team"]), *player["lost"])
    }

    def fighter(event: Event) -> int:
        return owners.get(event["warrior"], -1) if event["word"] == "fight" else -1

    counts = {
        "fights": tally(seats, events, fighter),
        "dealt": dealt(seats, events, owners),
        "lost": [len(player["lost"]) for player in view["players"]],
        "cards": tally(seats, events, by("played")),
    }
    liked = {"warrior": used(seats, events, fighter, "warrior"), "card": used(seats, events, by("played"), "card")}
    return Counted(list(view["places"]), counts, liked)


def dealt(seats: int, events: list[Event], owners: dict[str, int]) -> list[int]:
    """Return the Endurance taken from other seats, credited to the last attacker before each wound."""
    found, attacker = [0] * seats, -1
    for event in events:
        if event["word"] in ("attacks", "counters", "card_attack"):
            attacker = owners.get(event["warrior"], -1)
        elif event["word"] == "wounded" and attacker >= 0 and owners.get(event["warrior"], -1) != attacker:
            found[attacker] += event["amount"]
    return found
