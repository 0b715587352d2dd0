"""Whether some seats win more often than equally placed seats do. DuckDB counts; each game is one observation.

Three comparisons share one test. A row adds up, game by game, by how much its seats won more than was due. Divided by
its standard error the sum gives the probability of so large a difference where nothing matters. The standard error is
the greater of two: the spread seen from game to game, and the spread that chance alone must have.

What is due to a *group* of seats is the mean of their game, or of their bot. What is due to a *use* of a thing
needs more care, because a seat that lives longer uses more of everything. Suppose a seat made `n` of all uses in
its game, and the thing was used `m` times in that game of `M` uses. Where the thing does not matter, each of those
`m` uses is as likely to be the seat's as any other use is, so it is expected to have made `n m / M` of them. Uses
beyond that are compared with the seat's result beyond the mean of its stratum: seats of the same job and place at
the table that made about as many uses.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from nyoi.lab.tally import SURE, chance, holm

LEVEL: Final = 0.01  # how often a whole report may mark anything where nothing matters
FEWEST: Final = 20  # games that a row needs
STRATA: Final = 24  # of exposure, for each seat of a job


class Share(NamedTuple):
    """How often those won who belong to a row, what is due to equal seats, and whether it stands out."""

    id: str
    times: int
    share: float
    due: float
    error: float
    games: int
    out: bool = False

    @property
    def low(self) -> float:
        """The lower end of the interval of 95 %."""
        return max(0.0, self.share - SURE * self.error)

    @property
    def high(self) -> float:
        """The upper end."""
        return min(1.0, self.share + SURE * self.error)

    @property
    def chance(self) -> float:
        """How likely such a difference is where nothing matters."""
        return chance(self.share - self.due, self.error, self.games)


class Comparison:
    """The seats of all games of a folder, ready to be compared.

    Args:
        duck: A connection with the table `games`.
        cells: For each job, a name of the setting and the bots that it shares with other jobs.
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
        """Compare seats by an expression over `seats` with what is due to each."""
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
        """Make the tables `used` and `users`, of a query as for `uses`."""
        run = self.duck.execute
        run(f"CREATE OR REPLACE TEMP TABLE used AS {used}", list(values))
        run(  # n: all uses of a seat; c: by how much it did better than seats that made about as many
            "CREATE OR REPLACE TEMP TABLE users AS SELECT *, r - avg(r) OVER "
            "(PARTITION BY job, seat, coalesce(place, 0) = 1, stratum) AS c FROM (SELECT *, "
            f"floor({STRATA} * percent_rank() OVER (PARTITION BY job, seat ORDER BY n)) AS stratum FROM "
            "(SELECT job, number, seat, sum(x) AS n FROM used GROUP BY ALL) JOIN seats USING (job, number, seat))"
        )

    def _between(self) -> str:
        """Where all win or lose together, the use that is expected is that of the same stratum in other games."""
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


# v: by how much better the users did; its variance is that of m uses drawn from all n of the game (hypergeometric)
WITHIN: Final = (
    "SELECT thing, sum(m), sum(won) / sum(m), sum(v) / sum(m), "
    "sqrt(greatest(sum(v * v), sum(variance))) / sum(m), count(*) FROM "
    "(SELECT thing, m, won, xc - m * nc / n AS v, "
    "CASE WHEN n > 1 THEN m * (n - m) / (n - 1) * greatest(0, ncc / n - (nc / n) ** 2) ELSE 0 END AS variance "
    "FROM met JOIN played USING (job, number)) GROUP BY thing"
)


def judged(tables: Iterable[Sequence[Share]]) -> list[list[Share]]:
    """Mark what stands out beyond Holm's correction over all rows of all tables.

    >>> a, b = Share("a", 900, 0.6, 0.5, 0.0167, 900), Share("b", 900, 0.53, 0.5, 0.0167, 900)
    >>> [[one.out for one in table] for table in judged([[a], [b]])]
    [[True], [False]]
    """
    found = [list(table) for table in tables]
    places = [(t, n) for t, table in enumerate(found) for n, row in enumerate(table) if row.games >= FEWEST]
    for (t, n), out in zip(places, holm([found[t][n].chance for t, n in places], LEVEL), strict=True):
        found[t][n] = found[t][n]._replace(out=out)
    return found
