"""Comparison of things drafted on the same side: pairs that do better or worse than their parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nyoi.lab.report.compare import FEWEST, Comparison, Share

ALWAYS: Final = 0.9  # two things are inseparable if they occur together at least this often
SIGN: Final = " + "  # separator between the ids of a pair


def pairs(compared: Comparison, singles: Sequence[Share], used: str, *values: object) -> list[Share]:
    """Compare seats that have both things of a pair with the worth of each thing alone.

    Args:
        compared: The seats of the games.
        singles: The same things one by one; each gives what it adds to the expected share.
        used: A query for things by seat, as for `Comparison.uses`.
        values: The values for its placeholders.
    """
    compared.prepare(used, *values)
    run = compared.duck.execute
    run("CREATE OR REPLACE TEMP TABLE worth (thing VARCHAR, adds DOUBLE)")
    if not singles:
        return []
    compared.duck.executemany("INSERT INTO worth VALUES (?, ?)", [[one.id, one.share - one.due] for one in singles])
    rows = run(
        "SELECT a, b, sum(seats), sum(r) / sum(seats), sum(due) / sum(seats), "
        "sqrt(greatest(sum(v * v), sum(variance))) / sum(seats), count(*) FROM "
        "(SELECT a, b, job, number, count(*) AS seats, sum(r) AS r, sum(due) AS due, sum(r - due) AS v, "
        "sum(due * (1 - due)) AS variance FROM (SELECT one.thing AS a, other.thing AS b, job, number, r, "
        "greatest(0, least(1, r - c + mine.adds + theirs.adds)) AS due "
        "FROM used AS one JOIN used AS other USING (job, number, seat) JOIN users USING (job, number, seat) "
        "JOIN worth AS mine ON mine.thing = one.thing JOIN worth AS theirs ON theirs.thing = other.thing "
        "WHERE one.thing < other.thing) GROUP BY ALL) GROUP BY a, b HAVING count(*) >= ? ORDER BY a, b",
        [FEWEST],
    ).fetchall()
    return [Share(f"{a}{SIGN}{b}", *rest) for a, b, *rest in rows]


def fixed(compared: Comparison, used: str, *values: object) -> list[list[str]]:
    """Return the groups of things that (nearly) always are on the same side, the largest first."""
    compared.prepare(used, *values)
    rows = compared.duck.execute(
        "WITH single AS (SELECT thing, count(*) AS n FROM used GROUP BY thing) "
        "SELECT one.thing, other.thing FROM used AS one JOIN used AS other USING (job, number, seat) "
        "JOIN single AS a ON a.thing = one.thing JOIN single AS b ON b.thing = other.thing "
        "WHERE one.thing < other.thing GROUP BY ALL "
        "HAVING count(*) >= ? * greatest(any_value(a.n), any_value(b.n)) AND count(*) >= ? ORDER BY 1, 2",
        [ALWAYS, FEWEST],
    ).fetchall()
    groups: list[set[str]] = []
    for a, b in rows:
        touched = [group for group in groups if a in group or b in group]
        groups = [group for group in groups if group not in touched] + [{a, b}.union(*touched)]
    return [sorted(group) for group in sorted(groups, key=len, reverse=True)]
