"""Study of the first-move advantage: how often each place in the turn order wins."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games import IDS
from nyoi.lab.job import Job, Play, Row, job_of
from nyoi.lab.simulate import record
from nyoi.lab.studies import Ask, Rows, Sheet, Study
from nyoi.lab.studies.any import whole
from nyoi.lab.tally import SURE, Mean, chance


def begun(job: Job, number: int) -> Row:
    row = record(job, number)
    return {"starter": row["starter"], "results": row["results"], "points": row["points"]}


def start_jobs(ask: Ask) -> dict[str, Job]:
    told = ask.settings
    seats, mode = whole(told["seats"], "seats", 1, 99), told["mode"] or None
    return {"games": job_of(ask.game, seats, mode, ask.options, [told["bot"]], ask.seed, ask.games)}


def tell_start(ask: Ask, rows: Rows) -> list[Sheet]:
    """Return wins and points by place in the turn order.

    Differences are measured against the mean of the same game, with the probability of as large a one by
    chance.
    """
    found = [row for row in rows["games"] if row["starter"] is not None]
    drawn = len({row["starter"] for row in found}) > 1
    places: list[list[Any]] = []
    for place in range(len(found[0]["results"]) if found else 0):
        won, points, ahead = Mean(), Mean(), Mean()
        for row in found:
            seat = (row["starter"] + place) % len(row["results"])
            won.add(row["results"][seat])
            points.add(row["points"][seat])
            ahead.add(row["results"][seat] - sum(row["results"]) / len(row["results"]))
        low, high = (won.value + sign * SURE * ahead.error for sign in (-1, 1))
        likely = chance(ahead.value, ahead.error, ahead.count)
        places.append([place + 1, won.value, max(0.0, low), min(1.0, high), likely, points.value])
    columns = {
        "study-place": "count",
        **dict.fromkeys(("study-won", "study-low", "study-high"), "share"),
        "study-chance": "precise",
        "study-points": "mean",
    }
    sheets = [Sheet("study-start", columns, places)]
    told = [[len(found), "study-start-drawn" if drawn else "study-start-fixed"]]
    return [*sheets, Sheet("study-start-who", {"study-games": "count", "study-starter-is": "word"}, told)]


STUDIES: Final = (
    Study(
        "start",
        "study-about-start",
        tuple(IDS),
        1000,
        {"seats": "2", "mode": "", "bot": "heuristic"},
        start_jobs,
        Play(begun, {"starter": "TINYINT", "results": ["DOUBLE"], "points": ["INTEGER"]}),
        tell_start,
    ),
)
