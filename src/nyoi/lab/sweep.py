"""Effect of a game's options: the same deals with each value, compared deal by deal.

Each combination of values is a job of its own with the same seed. Differences from the first combination are
means over games of the same number, with an interval: the influence of the deal is the same in both and
cancels out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, Final

from nyoi.games import game as game_of
from nyoi.kernel.refused import Refused
from nyoi.lab.job import Row, job_of
from nyoi.lab.run import Lab
from nyoi.lab.simulate import OF_INTEREST, OUTCOME, RECORD, counted
from nyoi.lab.tally import Mean, chance, holm

LEVEL: Final = 0.05  # family-wise false-alarm rate of a sweep


def values_of(game: str, options: Mapping[str, object]) -> dict[str, list[object]]:
    """Return the values to try for each option, split at commas unless the option takes a list.

    >>> values_of("toma", {"objective": "1,2"})
    {'objective': ['1', '2']}
    """
    kinds = {option.id: option.kind for option in game_of(game).options}
    found: dict[str, list[object]] = {}
    for id, told in options.items():
        several = isinstance(told, str) and kinds.get(id) != "list"
        found[id] = [part.strip() for part in str(told).split(",") if part.strip()] if several else [told]
        if not found[id]:
            raise Refused("option-form", text=f"{id}={told}")
    return found


def measures(row: Row) -> dict[str, float]:
    """Return the compared measures of a game by name."""
    by_seat = {f"{name}-{seat}": value for name in ("results", "points") for seat, value in enumerate(row[name])}
    return {**by_seat, "turns": row["turns"], "decisions": row["decisions"]}


def sweep(
    game: str,
    values: Mapping[str, Sequence[object]],
    games: int = 1000,
    seats: int | None = None,
    seed: int = 1,
    bots: Sequence[str] = ("heuristic",),
    mode: str | None = None,
    lab: Lab | None = None,
) -> dict[str, Any]:
    """Play `games` games for each combination of values and compare each with the first.

    >>> found = sweep("toma", {"objective": [1, 2]}, games=4, seats=2, bots=["random"])
    >>> [(cell["options"], cell["games"]) for cell in found["cells"]]
    [({'objective': 1}, 4), ({'objective': 2}, 4)]
    >>> found["cells"][0]["differences"], found["cells"][1]["differences"]["turns"]["mean"] > 0
    ({}, True)
    """
    jobs = {}
    for cell in product(*values.values()):
        job = job_of(game, seats, mode, dict(zip(values, cell, strict=True)), bots, seed, games)
        name = ",".join(f"{id}={job.options[id]}" for id in values) or "games"
        if name in jobs:
            raise Refused("same-twice", text=name)
        jobs[name] = job
    found: dict[str, list[Row]] = {name: [] for name in jobs}
    lab = Lab() if lab is None else lab
    for name, row in lab.rows(jobs, OUTCOME if lab.out is None else RECORD, OF_INTEREST):
        found[name].append(row)
    first = next(iter(jobs))
    cells: list[dict[str, Any]] = [
        {
            "name": name,
            "options": {id: job.options[id] for id in values},
            "games": games,
            **counted(iter(found[name])),
            "differences": {} if name == first else differences(found[first], found[name]),
        }
        for name, job in jobs.items()
    ]
    every = [one for cell in cells for one in cell["differences"].values()]
    for one, sure in zip(every, holm([one["chance"] for one in every], LEVEL), strict=True):
        one["sure"] = sure
    job = jobs[first]
    head = {"game": game, "mode": job.mode, "seats": job.seats, "seed": seed, "bots": list(job.bots)}
    return {**head, "games": games, "swept": list(values), "cells": cells}


def differences(old: list[Row], new: list[Row]) -> dict[str, dict[str, Any]]:
    """Return the mean differences between games of the same number, with intervals and p-values."""
    means: dict[str, Mean] = {}
    for before, after in zip(old, new, strict=True):
        there = measures(before)
        for name, value in measures(after).items():
            means.setdefault(name, Mean()).add(value - there[name])
    return {name: {**mean.told(), "chance": likely(mean)} for name, mean in means.items()}


def likely(mean: Mean) -> float:
    """Return the p-value of a mean, by Student's t."""
    return round(chance(mean.value, mean.error, mean.count), 6)
