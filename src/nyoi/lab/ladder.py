"""How much stronger each level of the bots is than the one below: games of two, places changing.

Half of the games of a pair are played with the stronger level first. Games nobody won are not counted in the
share. Ratings come from all decided games, by openskill's Plackett-Luce model.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.util import find_spec
from math import sqrt
from typing import Any, Final

from nyoi.bots.levels import LEVELS
from nyoi.games import game as game_of
from nyoi.lab.simulate import outcomes

SURE: Final = 1.96  # 95 %


def interval(won: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, with 95 % (Wilson).

    >>> [round(bound, 3) for bound in interval(60, 100)]
    [0.502, 0.691]
    """
    if not games:
        return 0.0, 1.0
    share, z = won / games, SURE * SURE / games
    middle = (share + z / 2) / (1 + z)
    half = SURE * sqrt(share * (1 - share) / games + z / (4 * games)) / (1 + z)
    return middle - half, middle + half


def ladder(
    game: str,
    games: int = 2000,
    seed: int = 1,
    mode: str | None = None,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    tick: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Each level against the one below, so many games a pair; what the command `nyoi ladder` shows.

    >>> found = ladder("toma", games=2, options={"objective": 1})
    >>> [(step["above"], step["below"], step["games"]) for step in found["steps"]]
    [(2, 1, 2), (3, 2, 2), (4, 3, 2), (5, 4, 2)]
    """
    played = game_of(game)
    setting = played.setting(2, mode or played.levels.ladder, options)
    steps, decided = [], []
    for above in range(2, LEVELS + 1):
        below = above - 1
        won = lost = none = 0
        for first in (True, False):
            names = [str(above), str(below)] if first else [str(below), str(above)]
            part = games // 2 if first else games - games // 2
            for found in outcomes(setting, seed + above * 2 + first, part, names, jobs):
                for outcome in found:
                    mine, other = outcome.results if first else outcome.results[::-1]
                    won += mine > other
                    lost += mine < other
                    none += mine == other
                    if mine != other:
                        decided.append((above, below) if mine > other else (below, above))
                if tick is not None:
                    tick(len(found))
        low, high = interval(won, won + lost)
        share = won / (won + lost) if won + lost else 0.0
        steps.append(
            {
                "above": above,
                "below": below,
                "games": games,
                "won": won,
                "lost": lost,
                "undecided": none,
                "share": round(share, 4),
                "low": round(low, 4),
                "high": round(high, 4),
            }
        )
    return {"game": game, "mode": setting.mode, "seed": seed, "steps": steps, "ratings": ratings(decided)}


def ratings(decided: list[tuple[int, int]]) -> list[dict[str, float]]:
    """The ratings of the levels after these games, each a winner and a loser; none without openskill (`nyoi[lab]`)."""
    if find_spec("openskill") is None:
        return []
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found = [model.rating() for _ in range(LEVELS)]
    for winner, loser in decided:
        [[found[winner - 1]], [found[loser - 1]]] = model.rate([[found[winner - 1]], [found[loser - 1]]])
    return [{"mu": round(one.mu, 2), "sigma": round(one.sigma, 2)} for one in found]
