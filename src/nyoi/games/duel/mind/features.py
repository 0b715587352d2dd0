"""Features of a view for the learned evaluator: points, figures, resources, whose turn it is."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.duel.content import FIGURES, LAST_ROUND, MOST_HEALTH, MOST_KI, STRENGTH_OF, UNIT, VALUE

# Features per side; the encoded value is own side minus opponent.
SIDES: Final[tuple[str, ...]] = (
    "points",
    "points by rounds left",
    "value standing",
    "value by health",
    "value by health, by rounds left",
    "figures standing",
    "value of figures near KO",
    "strength of figures not yet activated",
    "value of figures not yet activated",
    "ki",
    "ki of figures not yet activated",
    "stars",
    "parry tokens",
    "balls",
    "balls, squared",
    "value lying down",
    "flying",
    "cards",
    "Saibaimen",
    "strongest figure by health",
    "figures on the field with an enemy in the zone",
    "value waiting off the field",
    "figures lost",
)
NAMES: Final[tuple[str, ...]] = (
    *SIDES,
    "rounds left",
    "I begin the round",
    "my figure is active",
    "another's figure is active",
    "my actions left",
    "their actions left",
    "my active strength by actions",
    "their active strength by actions",
    "enemies beside my active figure",
    "enemies beside their active figure",
    "I choose next",
    "the other chooses next",
    "the least health of my figures",
    "the least health of theirs",
    "points lead in the last rounds",
    "balls in all",
)
NEAR_KO: Final = 2


def features(view: dict[str, Any]) -> list[float]:
    """Return the features of `NAMES` for the seat of the view."""
    seat: int = view["seat"]
    left = LAST_ROUND + 1 - view["round"]
    mine, theirs = side(view, seat, left), side(view, 1 - seat, left)
    found = [a - b for a, b in zip(mine, theirs, strict=True)]
    found += [0.0] * (len(NAMES) - len(SIDES))
    at = len(SIDES)
    found[at] = left / LAST_ROUND
    found[at + 1] = 1.0 if view["first"] == seat else 0.0
    units = [unit for unit in view["units"] if unit["health"]]
    active = view["active"]
    if active is not None and UNIT[active] < FIGURES:
        unit = next((one for one in units if one["id"] == active), None)
        if unit is not None:
            other = 0 if unit["owner"] == seat else 1
            strength = STRENGTH_OF[UNIT[active]] + view["power"]
            foes = [one for one in units if one["owner"] != unit["owner"] and one["zone"] == unit["zone"]]
            found[at + 2 + other] = 1.0
            found[at + 4 + other] = view["actions"] / 3.0
            found[at + 6 + other] = strength * view["actions"] / 6.0
            found[at + 8 + other] = len(foes) / 2.0
    now = view["now"]
    if now is not None and now["kind"] == "choose":
        found[at + (10 if now["seat"] == seat else 11)] = 1.0
    for other, who in enumerate((seat, 1 - seat)):
        healths = [one["health"] for one in units if one["owner"] == who]
        found[at + 12 + other] = min(healths) / 6.0 if healths else 0.0
    if left <= 2:
        found[at + 14] = found[0]
    found[at + 15] = sum([len(one["balls"]) for one in units]) / 7.0
    return found


def side(view: dict[str, Any], seat: int, left: int) -> list[float]:
    """Return the features of `SIDES` for one player."""
    player = view["players"][seat]
    found = [0.0] * len(SIDES)
    found[0] = player["points"] / 5.0
    found[1] = player["points"] / (4.0 * left)
    enemies = {unit["zone"] for unit in view["units"] if unit["owner"] == 1 - seat and unit["health"]}
    best = 0.0
    for unit in view["units"]:
        if unit["owner"] != seat:
            continue
        number = UNIT[unit["id"]]
        value = VALUE[number] / 5.0
        if not unit["health"]:
            found[22] += 1.0
            continue
        share = unit["health"] / MOST_HEALTH[number]
        found[2] += value
        found[3] += value * share
        found[4] += value * share / left
        found[5] += 0.5
        if unit["health"] <= NEAR_KO:
            found[6] += value
        if not unit["activated"]:
            found[7] += STRENGTH_OF[number] / 4.0
            found[8] += value
            found[10] += unit["ki"] / max(MOST_KI[number], 1)
        found[9] += unit["ki"] / max(MOST_KI[number], 1)
        found[11] += unit["stars"] / 3.0
        found[12] += unit["parades"] / 3.0
        balls = len(unit["balls"])
        found[13] += balls / 2.0
        if unit["down"]:
            found[15] += value
        if unit["flying"]:
            found[16] += 0.5
        if unit["zone"] is None:
            found[21] += value
        elif unit["zone"] in enemies:
            found[20] += 0.5
        best = max(best, value * share)
    found[14] = found[13] * found[13]
    found[17] = len(player["hand"]) / 4.0
    found[18] = sum([1 for one in view["saibaimen"] if one["owner"] == seat]) / 2.0
    found[19] = best
    return found
