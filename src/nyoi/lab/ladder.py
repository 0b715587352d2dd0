"""Strength of each bot level against the one below, in games of two with alternating places.

Half of the games of a pair are played with the stronger level first. Games without a winner are not counted
in the share. Ratings are computed from all decided games, by openskill's Plackett-Luce model.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nyoi.bots.levels import LEVELS
from nyoi.games import game as game_of
from nyoi.lab.job import Job, job_of
from nyoi.lab.run import Lab
from nyoi.lab.simulate import OUTCOME, RECORD
from nyoi.lab.tally import Tally


def ladder(
    game: str,
    games: int = 2000,
    seed: int = 1,
    mode: str | None = None,
    options: Mapping[str, object] | None = None,
    lab: Lab | None = None,
) -> dict[str, Any]:
    """Play each level against the one below, with `games` games per pair.

    >>> found = ladder("toma", games=2, options={"objective": 1})
    >>> [(step["above"], step["below"], step["games"]) for step in found["steps"]]
    [(2, 1, 2), (3, 2, 2), (4, 3, 2), (5, 4, 2)]
    """
    mode = mode or game_of(game).levels.ladder
    jobs: dict[str, Job] = {}
    for above in range(2, LEVELS + 1):
        for first, many in ((True, games // 2), (False, games - games // 2)):
            names = [f"{above}", f"{above - 1}"][:: 1 if first else -1]
            jobs["-".join(names)] = job_of(game, 2, mode, options, names, seed + above * 2 + first, many)
    tallies = {above: Tally() for above in range(2, LEVELS + 1)}
    decided = []
    lab = Lab() if lab is None else lab
    for part, row in lab.rows(jobs, OUTCOME if lab.out is None else RECORD, ["results"]):
        one, other = (int(name) for name in part.split("-"))
        above = max(one, other)
        mine, theirs = row["results"] if one == above else row["results"][::-1]
        tallies[above].add(mine, theirs)
        if mine != theirs:
            decided.append((above, above - 1) if mine > theirs else (above - 1, above))
    steps = [{"above": above, "below": above - 1, "games": games, **tally.told()} for above, tally in tallies.items()]
    used = next(iter(jobs.values())).mode
    return {"game": game, "mode": used, "seed": seed, "steps": steps, "ratings": ratings(decided)}


def ratings(decided: list[tuple[int, int]]) -> list[dict[str, float]]:
    """Return the levels' ratings after these games, each given as (winner, loser)."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found = [model.rating() for _ in range(LEVELS)]
    for winner, loser in decided:
        [[found[winner - 1]], [found[loser - 1]]] = model.rate([[found[winner - 1]], [found[loser - 1]]])
    return [{"mu": round(one.mu, 2), "sigma": round(one.sigma, 2)} for one in found]
