"""Thinking ahead in Duel: a dream is played until nothing is under way, then points and figures are weighed."""

from __future__ import annotations

from math import exp
from typing import Final

from nyoi.games.duel.content import FIGURES, MOST_HEALTH, VALUE
from nyoi.games.duel.state import OFF, Duel
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng

QUIET: Final = ("activate", "act-menu")  # what is asked when no attack and no window is open
STANDING: Final = 0.55  # what a figure in full health is worth, in parts of the points it would bring the enemy
STAR: Final = 0.12
PARADE: Final = 0.12
CARD: Final = 0.25
BALL: Final = 0.3
SPREAD: Final = 2.5  # so many points ahead make a win e times as likely


def likely(s: Duel, seat: int, moves: list[Move], rng: Rng) -> Move:
    """Any move; nobody gives up."""
    return rng.pick([move for move in moves if move.word != "concede"] or moves)


def estimate(s: Duel) -> tuple[float, float] | None:
    """Who is ahead: points, health, stars, parades, cards and balls."""
    if s.decision is None or s.decision.key not in QUIET:
        return None
    worth = [float(s.points[0]), float(s.points[1])]
    for unit in range(FIGURES):
        owner = s.owner[unit]
        if owner < 0 or s.zone[unit] == OFF:
            continue
        worth[owner] += STANDING * VALUE[unit] * s.health[unit] / MOST_HEALTH[unit]
        worth[owner] += STAR * s.stars[unit] + PARADE * s.parades[unit] + BALL * s.balls[unit]
    ahead = worth[0] - worth[1] + CARD * (len(s.hands[0]) - len(s.hands[1]))
    chance = 1 / (1 + exp(-ahead / SPREAD))
    return chance, 1 - chance
