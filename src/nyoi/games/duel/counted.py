"""End-of-game summary of Duel."""

from __future__ import annotations

from nyoi.games.duel.seen import DuelView
from nyoi.kernel.counted import Counted, Event, by, ranked, tally, used


def counted(view: DuelView, events: list[Event]) -> Counted:
    """Return attacks, wounds dealt, KOs, balls held and cards played by seat, and usage of characters."""
    owners = {unit["id"]: unit["owner"] for unit in (*view["saibaimen"], *view["units"])}

    def of(*words: str) -> list[int]:
        """Count events with these words by the owner of their unit.

        A Saibaiman's is known while it stands.
        """
        return tally(2, events, lambda event: owners.get(event["unit"], -1) if event["word"] in words else -1)

    lost, balls = [0, 0], [0, 0]
    for event in events:
        if event["word"] == "wounded" and event["unit"] in owners:
            lost[owners[event["unit"]]] += event["wounds"]
    for unit in view["units"]:
        balls[unit["owner"]] += len(unit["balls"])
    counts = {
        "attacks": of("attacking", "aiming", "aiming_two"),
        "wounds": lost[::-1],
        "kos": of("ko")[::-1],
        "balls": balls,
        "capsules": tally(2, events, by("played", "played_on")),
    }
    chosen = [
        {"word": "team", "seat": event["seat"], "unit": unit}
        for event in events
        if event["word"] == "team"
        for unit in event["units"]
    ]
    liked = {"unit": used(2, chosen, by("team"), "unit"), "card": used(2, events, by("played", "played_on"), "card")}
    return Counted(ranked([player["points"] for player in view["players"]], view["results"]), counts, liked)
