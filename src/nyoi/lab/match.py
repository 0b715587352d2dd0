"""Strength of one bot among others, with each deal played once from every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nyoi.games import game as game_of
from nyoi.kernel.refused import Refused
from nyoi.lab.job import Row, job_of
from nyoi.lab.run import Lab
from nyoi.lab.simulate import OF_INTEREST, OUTCOME, RECORD, Faults
from nyoi.lab.tally import Mean, interval


class Standing:
    """Games of a seat and its share of the decided ones, with shared wins counted in parts.

    >>> standing = Standing()
    >>> for results in ([1.0, 0.0, 0.0], [0.5, 0.5, 0.0], [0.0, 0.0, 1.0], [0.0, 0.0, 0.0]):
    ...     standing.add(results, 0)
    >>> standing.games, standing.decided, standing.won
    (4, 3, 1.5)
    """

    def __init__(self) -> None:
        self.games = self.decided = 0
        self.won = 0.0

    def add(self, results: Sequence[float], seat: int) -> None:
        self.games += 1
        if min(results) < max(results):
            self.decided += 1
            self.won += results[seat]

    def told(self) -> dict[str, Any]:
        """Return the counts and the share of decided games with its 95 % interval."""
        low, high = interval(self.won, self.decided)
        share = self.won / self.decided if self.decided else 0.0
        found = {"won": self.won, "share": share, "low": low, "high": high}
        return {"games": self.games, "decided": self.decided, **{name: round(one, 4) for name, one in found.items()}}


def match(
    game: str,
    bots: Sequence[str],
    games: int = 1000,
    seats: int | None = None,
    seed: int = 1,
    mode: str | None = None,
    options: Mapping[str, object] | None = None,
    together: bool = False,
    lab: Lab | None = None,
) -> dict[str, Any]:
    """Play the first bot against copies of the second one.

    In competitive games `games` is the total over all seats.

    >>> found = match("toma", ["heuristic", "random"], games=8, seats=4)
    >>> found["games"], [one["games"] for one in found["by_seat"]], found["expected"]
    (8, [2, 2, 2, 2], 0.25)
    """
    if len(bots) != 2:
        raise Refused("two-bots", bots=len(bots))
    told = job_of(game, seats, mode, options, bots[:1], seed, games)
    together = together or told.seats == 1
    if not together and game_of(game).mode(told.mode).together:
        raise Refused("all-together", mode=told.mode)
    lab = Lab() if lab is None else lab
    found = _apart if not together else _together
    faults = Faults()
    head = {"game": game, "mode": told.mode, "options": told.options, "seats": told.seats, "seed": seed}
    return {
        **head,
        "bots": list(bots),
        "together": together,
        **found(game, bots, games, head, lab, faults),
        "faults": faults.told(),
    }


def _rows(
    game: str, lineups: dict[str, list[str]], games: int, head: dict[str, Any], lab: Lab, faults: Faults
) -> dict[str, list[Row]]:
    """Play the same deals at each of several tables and return the rows by table."""
    jobs = {
        name: job_of(game, head["seats"], head["mode"], head["options"], names, head["seed"], games)
        for name, names in lineups.items()
    }
    found: dict[str, list[Row]] = {name: [] for name in jobs}
    for name, row in lab.rows(jobs, OUTCOME if lab.out is None else RECORD, OF_INTEREST):
        found[name].append(faults.of(row, jobs[name].bots))
    return found


def _apart(
    game: str, bots: Sequence[str], games: int, head: dict[str, Any], lab: Lab, faults: Faults
) -> dict[str, Any]:
    seats, (one, other) = head["seats"], bots
    deals = max(1, games // seats)
    lineups = {f"seat-{seat}": [one if at == seat else other for at in range(seats)] for seat in range(seats)}
    found = list(_rows(game, lineups, deals, head, lab, faults).values())
    whole, by_seat, mean = Standing(), [], Mean()
    for seat, rows in enumerate(found):
        standing = Standing()
        for row in rows:
            standing.add(row["results"], seat)
            whole.add(row["results"], seat)
        by_seat.append({"seat": seat, **standing.told()})
    for deal in zip(*found, strict=True):  # a deal's mean over all seats varies less than single games
        mean.add(sum(row["results"][seat] for seat, row in enumerate(deal)) / seats)
    return {**whole.told(), "expected": round(1 / seats, 4), "result": mean.told(), "by_seat": by_seat}


def _together(
    game: str, bots: Sequence[str], games: int, head: dict[str, Any], lab: Lab, faults: Faults
) -> dict[str, Any]:
    lineups = {f"{place}-{name}": [name] for place, name in zip(("one", "other"), bots, strict=True)}
    found = [
        [sum(row["results"]) / len(row["results"]) for row in rows]
        for rows in _rows(game, lineups, games, head, lab, faults).values()
    ]
    sides = []
    for name, results in zip(bots, found, strict=True):
        won = sum(result > 0 for result in results)
        low, high = interval(won, len(results))
        mean = Mean()
        for result in results:
            mean.add(result)
        shares = {"share": won / len(results), "low": low, "high": high}
        sides.append(
            {"bot": name, "won": won, **{key: round(one, 4) for key, one in shares.items()}, "result": mean.told()}
        )
    ahead = Mean()
    for mine, theirs in zip(*found, strict=True):
        ahead.add(mine - theirs)
    return {"games": games, "sides": sides, "difference": {**ahead.told(), "chance": round(ahead.chance, 4)}}
