"""Features of a UNO round from a view alone: the hands, the playable cards, the next player."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.uno.content import CARD, COLOUR, COLOURS, DRAW2, KIND, NO_COLOUR, NUMBER, POINTS, RANK, SKIP, WILD4

NAMES: Final[tuple[str, ...]] = (
    "my cards",
    "one over my cards",
    "I have one card",
    "I have two cards",
    "fewest cards of another",
    "one over that",
    "another has one card",
    "another has two cards",
    "cards of who is next",
    "one over that",
    "cards of who was before",
    "mean of others' cards",
    "my cards less the fewest",
    "seats",
    "it is my turn",
    "turns until mine",
    "cards I can play now",
    "none",
    "colours I have",
    "my most frequent colour",
    "colour in force in my hand",
    "wild cards",
    "+4 cards",
    "skips and reverses",
    "+2 cards",
    "my points",
    "turns I lose",
    "turns others lose",
    "cards left",
    "two seats",
    "two seats, my cards less the other's",
    "match: my lead",
    "match: what I miss",
    "match: what another misses",
    "wild cards, few in hand",
    "playable share of my hand",
)


def features(view: dict[str, Any]) -> list[float]:
    """Return the features listed in `NAMES` for the seat whose view this is."""
    seat: int = view["seat"]
    players = view["players"]
    n = len(players)
    counts = [player["cards"] for player in players]
    step = 1 if view["direction"] == "clockwise" else -1
    mine = counts[seat]
    others = counts[:seat] + counts[seat + 1 :]
    fewest, after, before = min(others), counts[(seat + step) % n], counts[(seat - step) % n]
    colour = COLOURS.index(view["colour"])
    rank = RANK[CARD[view["discard"][-1]]]
    own = [0] * len(COLOURS)
    wild = plus4 = stops = plus2 = fits = points = 0
    for id in players[seat]["hand"]:
        card = CARD[id]
        points += POINTS[card]
        kind = KIND[card]
        if COLOUR[card] == NO_COLOUR:
            fits += 1
            wild += 1
            plus4 += kind == WILD4
        else:
            own[COLOUR[card]] += 1
            fits += COLOUR[card] == colour or RANK[card] == rank
            plus2 += kind == DRAW2
            stops += kind >= SKIP and kind < DRAW2 and kind != NUMBER
    now = view["now"]
    due = now["seat"] if now is not None else seat
    found = [
        mine / 7.0,
        1.0 / max(mine, 1),
        1.0 if mine == 1 else 0.0,
        1.0 if mine == 2 else 0.0,
        fewest / 7.0,
        1.0 / max(fewest, 1),
        1.0 if fewest == 1 else 0.0,
        1.0 if fewest == 2 else 0.0,
        after / 7.0,
        1.0 / max(after, 1),
        before / 7.0,
        sum(others) / (7.0 * len(others)),
        (mine - fewest) / 7.0,
        n / 4.0,
        1.0 if due == seat else 0.0,
        ((seat - due) * step % n) / n,
        fits / 4.0,
        0.0 if fits else 1.0,
        sum([1 for number in own if number]) / 4.0,
        max(own) / 4.0,
        own[colour] / 4.0,
        wild / 2.0,
        plus4 / 2.0,
        stops / 2.0,
        plus2 / 2.0,
        points / 100.0,
        float(players[seat]["markers"]),
        float(sum([player["markers"] for player in players]) - players[seat]["markers"]),
        view["left"] / 50.0,
        1.0 if n == 2 else 0.0,
        (mine - after) / 7.0 if n == 2 else 0.0,
        0.0,
        0.0,
        0.0,
        wild / max(mine, 1),
        fits / max(mine, 1),
    ]
    options = view["options"]
    if options["scoring"]:
        target = options["target_score"]
        best = max([player["score"] for y, player in enumerate(players) if y != seat])
        score = players[seat]["score"]
        found[31] = (score - best) / target * 2.0
        found[32] = (target - score) / target
        found[33] = (target - best) / target
    return found
