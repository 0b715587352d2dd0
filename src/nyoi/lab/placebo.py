"""Placebo records in which nothing can matter, to measure a report's rate of false alarms.

Survival, length and each seat's number of uses stay as played. Everything that a report compares is shuffled:
the things used (within each game, over all seats), the first choices, the seats and the starter. So every
mark on such games is a false alarm.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from nyoi.boards.ground import studied
from nyoi.kernel.rng import Rng, mix
from nyoi.lab.job import Job, Play, Row
from nyoi.lab.records import Records, manifest, opened
from nyoi.lab.simulate import record


def placebo(source: Path, target: Path, seed: int) -> None:
    """Copy a folder of games, shuffling everything that a report compares."""
    told = manifest(source)
    columns: dict[str, Any] = {name: kind for name, kind in told["columns"].items() if name not in ("job", "number")}
    jobs = {name: job_from(facts) for name, facts in told["jobs"].items()}
    kept = Records(target, Play(record, columns), str(told["command"]))
    with opened(source) as duck, kept.open(jobs):
        for name, job in jobs.items():
            cursor = duck.execute("SELECT * EXCLUDE (job, number) FROM games WHERE job = ? ORDER BY number", [name])
            names = [column[0] for column in cursor.description]
            rows = [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]
            made = [shuffled(row, studied(job.game), Rng(mix(seed, number))) for number, row in enumerate(rows)]
            kept.write(name, 0, len(made), made)


def job_from(facts: dict[str, Any]) -> Job:
    """Return the job that a manifest describes."""
    return Job(**{field: facts[field] for field in Job._fields if field != "bots"}, bots=tuple(facts["bots"]))


def shuffled(row: Row, pairs: tuple[tuple[str, str], ...], rng: Rng) -> Row:
    """Return a game with shuffled things, first choices, seats and starter.

    >>> things = [{"seat": 0, "word": "played", "field": "card", "kind": "card", "id": "a", "n": 2, "turns": [1, 4]}]
    >>> row = {"results": [1.0, 0.0], "points": [3, 1], "ranks": [1, 2], "opening": ["x", None], "things": things}
    >>> found = shuffled({**row, "starter": 0, "turn_order": [0, 1], "bots": ["1", "1"]}, (("played", "card"),), Rng(3))
    >>> sum(found["results"]), sum(one["n"] for one in found["things"]), found["things"][0]["id"]
    (1.0, 2, 'a')
    """
    seats = len(row["results"])
    turn = rng.below(seats)  # rotation of the seats
    made = dict(row)
    for column in ("results", "points", "ranks", "bots"):
        made[column] = row[column][-turn:] + row[column][:-turn]
    openings = list(row["opening"])
    rng.shuffle(openings)
    made["opening"] = openings
    if row["starter"] is not None:
        made["starter"] = rng.below(seats)
    uses: dict[tuple[str, str, str], list[tuple[int, str, int]]] = {}
    things = []
    for one in row["things"]:
        if one["seat"] >= 0:
            one = {**one, "seat": (one["seat"] + turn) % seats}
        if one["seat"] >= 0 and (one["word"], one["kind"]) in pairs:
            told = uses.setdefault((one["word"], one["field"], one["kind"]), [])
            told += [(one["seat"], one["id"], at) for at in one["turns"]]
        else:
            things.append(one)
    for (word, field, kind), found in uses.items():
        ids = [id for _, id, _ in found]
        rng.shuffle(ids)
        counts: dict[tuple[int, str], list[int]] = {}
        for (seat, _, at), id in zip(found, ids, strict=True):
            counts.setdefault((seat, id), []).append(at)
        for (seat, id), turns in sorted(counts.items()):
            fact = {"seat": seat, "word": word, "field": field, "kind": kind, "id": id}
            things.append({**fact, "n": len(turns), "turns": sorted(turns)})
    return {**made, "things": things}
