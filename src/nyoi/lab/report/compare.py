"""Statistical comparison of seats, with each game as one observation. DuckDB does the counting.

Three comparisons share one test. A row sums, over all games, the difference between the results of its seats
and the expected results. Divided by its standard error, the sum gives the probability of so large a
difference by chance. The standard error is the greater of two: the spread observed between games, and the
spread that chance alone must produce.

The expected result of a *group* of seats is the mean of their game, or of their bot. The *use* of a thing
needs more care, because a seat that survives longer uses more of everything. Suppose a seat made `n` of the
`M` uses in its game, and the thing was used `m` times. If the thing does not matter, each of those `m` uses
is equally likely to be any of the `M`, so the seat's expected number is `n m / M`. Uses beyond that are
weighted with the seat's result beyond the mean of its stratum. A stratum consists of seats of the same job,
seat and starting position with about as many uses.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from nyoi.lab.tally import SURE, chance, holm

LEVEL: Final = 0.01  # family-wise false-alarm rate of a whole report
FEWEST: Final = 20  # minimum number of games for a row
STRATA: Final = 24  # strata by exposure, for each seat of a job


class Share(NamedTuple):
    """Share of wins in a row, the expected share, and whether the difference is significant."""

    id: str
    times: int
    share: float
    due: float
    error: float
    games: int
    out: bool = False

    @property
    def low(self) -> float:
        return max(0.0, self.share - SURE * self.error)

    @property
    def high(self) -> float:
        return min(1.0, self.share + SURE * self.error)

    @property
    def chance(self) -> float:
        """Return the probability of so large a difference by chance alone."""
        return chance(self.share - self.due, self.error, self.games)


class Comparison:
    """The seats of all games of a folder, prepared for comparison.

    Args:
        duck: A connection with the table `games`.
        cells: For each job, a name for its settings and bots; jobs with the same name are comparable.
        together: Whether all seats win or lose together, so that only different games can be compared.
    """

    def __init__(self, duck: Any, cells: Mapping[str, str], together: bool) -> None:
        self.duck: Final = duck
        self.together: Final = together
        duck.execute("CREATE OR REPLACE TEMP TABLE cells (job VARCHAR, cell VARCHAR)")
        duck.executemany("INSERT INTO cells VALUES (?, ?)", [list(pair) for pair in cells.items()])
        duck.execute(
            "CREATE OR REPLACE TEMP TABLE seats AS SELECT *, avg(r) OVER (PARTITION BY job, number) AS mean, "
            "avg(r) OVER (PARTITION BY cell, bot) AS of_bot, avg(r) OVER (PARTITION BY job, seat) AS of_seat FROM "
            "(SELECT job, cell, number, seat::INTEGER AS seat, bots[seat + 1] AS bot, results[seat + 1] AS r, "
            "(seat - starter + len(results)) % len(results) + 1 AS place FROM "
            "(SELECT *, unnest(range(len(results))) AS seat FROM games) JOIN cells USING (job))"
        )

    def groups(self, label: str, due: str, where: str = "true") -> list[Share]:
        """Compare the seats of each group with their expected results.

        Args:
            label: SQL expression over `seats` for the group.
            due: SQL expression over `seats` for the expected result.
            where: SQL condition for the seats to include.
        """
        rows = self.duck.execute(
            "SELECT id, sum(seats), sum(won) / sum(seats), sum(due) / sum(seats), "
            "sqrt(greatest(sum((won - due) ** 2), sum(variance))) / sum(seats), count(*) FROM "
            f"(SELECT {label} AS id, job, number, count(*) AS seats, sum(r) AS won, sum({due}) AS due, "
            f"sum({due} * (1 - {due})) AS variance FROM seats WHERE {where} GROUP BY ALL) "
            "GROUP BY id ORDER BY id"
        ).fetchall()
        return [Share(str(id), *rest) for id, *rest in rows]

    def uses(self, used: str, *values: object) -> list[Share]:
        """Compare the users of things with seats of equal exposure.

        Args:
            used: A query for `job, number, seat, thing, x`: how often a seat used a thing in a game.
            values: The values for its placeholders.
        """
        self.prepare(used, *values)
        run = self.duck.execute
        run(
            "CREATE OR REPLACE TEMP TABLE played AS SELECT job, number, sum(n) AS n, sum(n * c) AS nc, "
            "sum(n * c * c) AS ncc FROM users GROUP BY ALL"
        )
        run(
            "CREATE OR REPLACE TEMP TABLE met AS SELECT thing, job, number, sum(x) AS m, sum(x * r) AS won, "
            "sum(x * c) AS xc FROM used JOIN users USING (job, number, seat) GROUP BY ALL"
        )
        rows = run(self._between() if self.together else WITHIN).fetchall()
        return [
            Share(str(id), int(times), share, share - beyond, error, games)
            for id, times, share, beyond, error, games in rows
            if games >= FEWEST
        ]

    def prepare(self, used: str, *values: object) -> None:
        """Create the tables `used` and `users` from a query as in `uses`."""
        run = self.duck.execute
        run(f"CREATE OR REPLACE TEMP TABLE used AS {used}", list(values))
        run(  # n: all uses of a seat; c: its result beyond the mean of its stratum
            "CREATE OR REPLACE TEMP TABLE users AS SELECT *, r - avg(r) OVER "
            "(PARTITION BY job, seat, coalesce(place, 0) = 1, stratum) AS c FROM (SELECT *, "
            f"floor({STRATA} * percent_rank() OVER (PARTITION BY job, seat ORDER BY n)) AS stratum FROM "
            "(SELECT job, number, seat, sum(x) AS n FROM used GROUP BY ALL) JOIN seats USING (job, number, seat))"
        )

    def _between(self) -> str:
        """Return a query for games in which all win or lose together.

        The expected number of uses then comes from the same stratum in other games.
        """
        self.duck.execute(
            "CREATE OR REPLACE TEMP TABLE rates AS SELECT thing, job, stratum, sum(x) / any_value(total) AS rate FROM "
            "used JOIN (SELECT *, sum(n) OVER (PARTITION BY job, stratum) AS total FROM users) "
            "USING (job, number, seat) GROUP BY ALL"
        )
        return (
            "SELECT thing, sum(m), sum(won) / sum(m), sum(v) / sum(m), sqrt(sum(v * v)) / sum(m), count(*) FROM "
            "(SELECT thing, job, number, sum(m) AS m, sum(won) AS won, sum(v) AS v FROM "
            "(SELECT thing, job, number, m, won, xc AS v FROM met UNION ALL "
            "SELECT thing, job, number, 0, 0, -n * rate * c FROM users JOIN rates USING (job, stratum)) "
            "GROUP BY ALL) GROUP BY thing"
        )


# v: result of the users beyond the expected one; its variance is hypergeometric (m uses out of n)
WITHIN: Final = (
    "SELECT thing, sum(m), sum(won) / sum(m), sum(v) / sum(m), "
    "sqrt(greatest(sum(v * v), sum(variance))) / sum(m), count(*) FROM "
    "(SELECT thing, m, won, xc - m * nc / n AS v, "
    "CASE WHEN n > 1 THEN m * (n - m) / (n - 1) * greatest(0, ncc / n - (nc / n) ** 2) ELSE 0 END AS variance "
    "FROM met JOIN played USING (job, number)) GROUP BY thing"
)


def judged(tables: Iterable[Sequence[Share]]) -> list[list[Share]]:
    """Mark rows that are significant under Holm's correction over all rows of all tables.

    >>> a, b = Share("a", 900, 0.6, 0.5, 0.0167, 900), Share("b", 900, 0.53, 0.5, 0.0167, 900)
    >>> [[one.out for one in table] for table in judged([[a], [b]])]
    [[True], [False]]
    """
    found = [list(table) for table in tables]
    places = [(t, n) for t, table in enumerate(found) for n, row in enumerate(table) if row.games >= FEWEST]
    for (t, n), out in zip(places, holm([found[t][n].chance for t, n in places], LEVEL), strict=True):
        found[t][n] = found[t][n]._replace(out=out)
    return found
