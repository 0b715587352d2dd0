"""What tells a good move of Duel from a bad one, in numbers, from a view alone."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.duel.content import FIGURES, MOST_HEALTH, UNIT, VALUE, ZONES
from nyoi.games.duel.mind.policy import scores
from nyoi.kernel.decision import Move

CLEAR: Final = 0.25  # a difference of scores that is one
WORDS: Final[tuple[str, ...]] = (
    "attack",
    "technique",
    "move",
    "end",
    "pass",
    "activate",
    "play",
    "buy",
    "reveal",
    "talent",
    "roll",
    "keep",
    "continue",
    "parry",
    "shield",
)
TRAITS: Final[tuple[str, ...]] = (
    "behind the best score",
    "is the best score",
    *WORDS,
    "another kind",
    "value of the target",
    "target near KO",
    "target has balls",
    "actions grouped",
    "goes where an enemy is",
    "ends with actions left",
    "a figure in danger",
)
_AIM: Final = 2 + len(WORDS) + 1


def traits(view: dict[str, Any], moves: list[Move]) -> list[list[float]]:
    """The numbers of `TRAITS` for each move offered."""
    given = scores(view, moves, 5)
    best = max(given)
    units = {UNIT[unit["id"]]: unit for unit in view["units"]}
    enemies = {unit["zone"] for unit in view["units"] if unit["owner"] == 1 - view["seat"] and unit["health"]}
    return [trait(view, units, enemies, move, score - best) for move, score in zip(moves, given, strict=True)]


def trait(
    view: dict[str, Any], units: dict[int, dict[str, Any]], enemies: set[str | None], move: Move, behind: float
) -> list[float]:
    """The numbers of one move; `behind` is how far its score is from the best."""
    found = [0.0] * len(TRAITS)
    found[0] = max(behind / CLEAR, -4.0)
    found[1] = 1.0 if behind > -1e-9 else 0.0
    word, args = move.word, move.args
    kind = next((i for i, one in enumerate(WORDS) if word.startswith(one)), len(WORDS))
    found[2 + kind] = 1.0
    target = -1
    if word == "attack":
        target = args[0]
        found[_AIM + 3] = args[1] / 3.0
    elif word.startswith("technique") and len(args) > 1:
        target = args[1]
    elif word == "activate":
        unit = units.get(args[0])
        if unit is not None and unit["health"]:
            found[_AIM + 6] = 1.0 - unit["health"] / MOST_HEALTH[args[0]]
    elif word == "move":
        found[_AIM + 4] = 1.0 if ZONES[args[0]] in enemies else 0.0
    elif word == "end":
        found[_AIM + 5] = view["actions"] / 3.0
    if 0 <= target < FIGURES and target in units:
        hit = units[target]
        found[_AIM] = VALUE[target] / 5.0
        found[_AIM + 1] = 1.0 if hit["health"] <= 2 else 0.0
        found[_AIM + 2] = len(hit["balls"]) / 2.0
    return found
