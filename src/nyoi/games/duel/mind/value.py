"""Static evaluation of positions, cards and teams, by points and figures at a quiet position."""

from __future__ import annotations

from math import exp
from typing import Final

from nyoi.games.duel.content import CARD, COMMON, FIGURES, LAST_ROUND, LIMITS, MOST_HEALTH, VALUE
from nyoi.games.duel.rules import keys
from nyoi.games.duel.state import Duel

# The decision at which the hand-made evaluation applies: in an activation, with no attack or window open.
QUIET: Final = keys.ACT_MENU
# Contributions to the log odds, fitted to 2,000 games of the heuristic against itself.
POINT: Final = 1.25  # divided by the rounds left: late in the game a lead counts for more
STANDING: Final = 0.22  # a figure in full health, per point of its Value
STAR: Final = 0.08
PARADE: Final = 0.07
BALL: Final = 0.18
IN_HAND: Final = 0.06  # per card
PRONE: Final = -0.16
USED: Final = -0.15  # a figure already activated in this round
ADVISED: Final = LIMITS["team_value_advice"]
CARD_WORTH: Final[dict[int, float]] = {
    CARD[id]: worth
    for id, worth in {
        "vitesse": 0.6,
        "nuage": 0.5,
        "baton": 0.4,
        "puissance": 0.7,
        "coup": 0.7,
        "armure": 0.5,
        "carapace": 1.1,
        "contre": 0.6,
        "senzu": 1.8,
        "concentration": 1.0,
        "souffle": 1.1,
        "attaque_eclair": 1.0,
        "radar": 0.7,
        "chance": 0.4,
    }.items()
    if id in CARD
}


def estimate(s: Duel) -> tuple[float, float] | None:
    """Return the estimated result by seat, from points, health, stars, parades, cards and balls."""
    if s.decision is None or s.decision.key != QUIET:
        return None
    late = POINT / (LAST_ROUND + 1 - s.round)
    worth = [late * s.points[0], late * s.points[1]]
    for unit in range(FIGURES):
        owner = s.owner[unit]
        if owner >= 0 and s.health[unit]:  # includes figures waiting off field (DUEL-8.7)
            worth[owner] += STANDING * VALUE[unit] * s.health[unit] / MOST_HEALTH[unit]
            worth[owner] += STAR * s.stars[unit] + PARADE * s.parades[unit] + BALL * s.balls[unit].bit_count()
            worth[owner] += PRONE * s.down[unit] + USED * s.activated[unit]
    ahead = worth[0] - worth[1] + IN_HAND * (len(s.hands[0]) - len(s.hands[1]))
    chance = 1 / (1 + exp(-ahead))
    return chance, 1 - chance


def quiet(s: Duel) -> bool:
    """Return whether the state is between activations, where no figure has pending options."""
    return s.decision is not None and s.decision.key == keys.ACT_CHOOSE


def team_worth(team: tuple[int, ...]) -> float:
    """Return the value of a team: near the advised total, with many characters that share affinities."""
    bonds = sum(COMMON[a][b] for a in team for b in team if a < b)
    return -abs(sum(VALUE[c] for c in team) - ADVISED) + 0.8 * len(team) + 0.15 * bonds
