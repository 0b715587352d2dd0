"""Thinking ahead in Duel: a dream is played to a quiet moment of an activation, then points and figures are weighed."""

from __future__ import annotations

from math import exp
from typing import Final

from nyoi.games.duel import keys
from nyoi.games.duel.content import FIGURES, LAST_ROUND, MOST_HEALTH, VALUE
from nyoi.games.duel.hints import best_of
from nyoi.games.duel.state import Duel
from nyoi.games.duel.view import bit
from nyoi.games.duel.worth import Outlook
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng

# Where a dream is judged: in an activation, when no attack and no window is open. Not at `act-choose`, before the next
# one has begun: judging there too was measured, and loses (docs/games/duel.md).
QUIET: Final = keys.ACT_MENU
# What each thing adds to the logarithm of the odds: fitted to 2,000 games of the rule of thumb against itself.
POINT: Final = 1.25  # shared among the rounds still to play: a lead counts for more when less can happen
STANDING: Final = 0.22  # a figure in full health, for each point of its Value
STAR: Final = 0.08
PARADE: Final = 0.07
BALL: Final = 0.18
CARD: Final = 0.06
PRONE: Final = -0.16
USED: Final = -0.15  # a figure that was activated in this round


def likely(s: Duel, seat: int, moves: list[Move], rng: Rng) -> Move:
    """The rule of thumb's move."""
    return best_of(outlook(s, seat), moves, rng)


def outlook(s: Duel, seat: int) -> Outlook:
    """What a seat can reckon, on the state itself: tokens it has not looked at are not looked at here either."""
    mine = bit(seat)
    return Outlook(seat, s, {spot: face for spot, face in enumerate(s.spots) if face >= 0 and s.looks[spot] & mine})


def estimate(s: Duel) -> tuple[float, float] | None:
    """Who is ahead: points, health, stars, parades, cards and balls."""
    if s.decision is None or s.decision.key != QUIET:
        return None
    late = POINT / (LAST_ROUND + 1 - s.round)
    worth = [late * s.points[0], late * s.points[1]]
    for unit in range(FIGURES):
        owner = s.owner[unit]
        if owner >= 0 and s.health[unit]:  # it may wait off the field (DUEL-8.7)
            worth[owner] += STANDING * VALUE[unit] * s.health[unit] / MOST_HEALTH[unit]
            worth[owner] += STAR * s.stars[unit] + PARADE * s.parades[unit] + BALL * s.balls[unit].bit_count()
            worth[owner] += PRONE * s.down[unit] + USED * s.activated[unit]
    ahead = worth[0] - worth[1] + CARD * (len(s.hands[0]) - len(s.hands[1]))
    chance = 1 / (1 + exp(-ahead))
    return chance, 1 - chance
