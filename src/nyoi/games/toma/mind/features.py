"""Features of a position from a view alone: balls, hands, and known cards."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.toma.content import CARD, COUNTER, HIGHEST, MOTTA, POWER, SHIELD, TOMA, VALUE
from nyoi.games.toma.mind.odds import unseen

VALUES: Final = tuple(range(HIGHEST + 1))
NAMES: Final[tuple[str, ...]] = (
    "my balls missing",
    "fewest balls missing of another",
    "I need one ball",
    "another needs one ball",
    "seats",
    "I am in",
    "others in",
    "cards left",
    "late",
    "alone against one",
    "my value",
    "my value, late",
    "my value above the mean",
    "my value above the mean, late",
    "chance that one of the others has more",
    "... late",
    "my other value",
    "I hold Toma",
    "I hold Motta",
    "I hold a Zero",
    "I hold a Shield",
    "my shield",
    "shields of others",
    "who knows my card",
    "whose card I know",
    "known value above mine",
    "known value below mine",
    "it is my turn",
    "turns until mine",
    "overtime",
    *(f"I hold a {value}" for value in VALUES),
)


def features(view: dict[str, Any]) -> list[float]:
    """Return the features listed in `NAMES` for the seat whose view this is."""
    seat: int = view["seat"]
    players = view["players"]
    me = players[seat]
    others = [player for y, player in enumerate(players) if y != seat]
    target: int = view["target"]
    missing = max(target - me["balls"], 0)
    least = min([max(target - player["balls"], 0) for player in others])
    rivals = [y for y, player in enumerate(players) if y != seat and player["inside"]]
    start = max(len(view["deck"]) - 2 - len(players), 1)
    late = 1.0 - view["left"] / start
    hand = sorted([CARD[id] for id in me["hand"]], key=lambda card: VALUE[card]) if me["inside"] else []
    found = [0.0] * len(NAMES)
    found[0] = missing / 4.0
    found[1] = least / 4.0
    found[2] = 1.0 if missing == 1 else 0.0
    found[3] = 1.0 if least == 1 else 0.0
    found[4] = len(players) / 4.0
    found[6] = len(rivals) / 2.0
    found[7] = view["left"] / 8.0
    found[8] = late
    found[29] = 1.0 if view["overtime"] else 0.0
    if not hand:
        return found
    best = hand[-1]
    value = VALUE[best]
    left = unseen(view)
    many = sum(left)
    mean = sum([v * n for v, n in enumerate(left)]) / many if many else 0.0
    more = sum(left[value + 1 :]) / many if many else 0.0
    kept = (1.0 - more) ** len(rivals)
    found[5] = 1.0
    found[9] = 1.0 if len(rivals) == 1 else 0.0
    found[10] = value / 4.0
    found[11] = value * late / 4.0
    found[12] = (value - mean) / 4.0
    found[13] = (value - mean) * late / 4.0
    found[14] = 1.0 - kept
    found[15] = (1.0 - kept) * late
    found[16] = VALUE[hand[0]] / 4.0 if len(hand) > 1 else 0.0
    for card in hand:
        if card == TOMA:
            found[17] = 1.0
        elif card == MOTTA:
            found[18] = 1.0
        if POWER[card] == COUNTER:
            found[19] = 1.0
        elif POWER[card] == SHIELD:
            found[20] = 1.0
        found[30 + VALUE[card]] += 1.0
    found[21] = 1.0 if me["shield"] else 0.0
    for y in rivals:
        player = players[y]
        found[22] += 1.0 if player["shield"] else 0.0
        found[23] += 1.0 if y in view["known_by"] else 0.0
        if player["hand"] and player["hand"][0] is not None:
            found[24] += 1.0
            apart = VALUE[CARD[player["hand"][0]]] - value
            found[25 if apart > 0 else 26] += abs(apart) / 4.0
    now = view["now"]
    if now is not None:
        found[27] = 1.0 if now["seat"] == seat else 0.0
        found[28] = ((seat - now["seat"]) % len(players)) / 4.0
    return found
