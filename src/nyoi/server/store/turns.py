"""Games over days: whose move is due when, who is on vacation, which tables wait for somebody."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from nyoi.kernel.play import Refused
from nyoi.server.store.personal import departed
from nyoi.server.store.rows import Link, numbers
from nyoi.server.store.writer import Writer

TURN: Final = "tbl, seat, player, asked, since, due"
NOBODYS: Final = -1  # in place of a seat: bots are to move, or a window is to close
AT_ONCE: Final = 50  # tables that are looked at together
OUTAGE: Final = 600.0  # seconds without a look: the house was closed, and nobody's time has run
YEAR: Final = 365 * 86_400.0
_SWEPT: Final = "swept"


class Turn(NamedTuple):
    """A seat that is to move: what it is asked, since when, until when."""

    seat: int
    player: int | None
    asked: str
    since: float
    due: float


class Due(NamedTuple):
    """A turn that is to be written: it goes on if the seat was asked the same before and has not moved since."""

    seat: int
    player: int | None
    asked: str
    anew: bool
    seconds: float  # from now, or from the end of the player's vacation


class Kept(NamedTuple):
    """What is kept of a table whose clock is one of days."""

    turns: dict[int, Turn]
    away: dict[int, float]  # players on vacation, until when


class Waits(NamedTuple):
    """A table that waits for somebody."""

    table: str
    game: str
    since: float


def settle(db: Link, now: float, lock: str = "") -> None:
    """Move all turns if the clock says that the server was away, or if the clock itself was set, before one ends.

    `swept` says when a server last looked, by the calendar. If that is long ago, nobody could move meanwhile (the
    house was closed, the machine slept, the database was away), or the clock was set forward; if it lies ahead, the
    clock was set back. A player has the same time left as before. Of several workers one alone finds the gap.
    """
    query = "select value from marks where name = ?"
    for locked in ("", lock):
        found = db.execute(f"{query}{locked}", (_SWEPT,)).fetchone()
        gap = now - float(found[0]) if found is not None else 0.0
        if abs(gap) <= OUTAGE:
            return
    db.execute("update turns set since = since + ?, due = due + ? where seat >= 0", (gap, gap))
    db.execute("update marks set value = ? where name = ?", (str(now), _SWEPT))


def put_turns(db: Link, table: str, dues: Sequence[Due], now: float, hold: str = "") -> Kept:
    """Write who is to move at a table, as part of a move; what is kept of it then.

    A turn that goes on is left as it is on disk: a vacation may just have moved its end. With `hold` nobody goes on
    vacation between the look at his vacations and the end of this transaction.
    """
    settle(db, now, " for update" if hold else "")
    gone = departed(db, [due.player for due in dues], hold)
    dues = [due._replace(player=None) if due.player in gone else due for due in dues]
    going_on = [due.seat for due in dues if not due.anew]
    marks = ",".join("?" * len(going_on))
    db.execute(f"delete from turns where tbl = ?{f' and seat not in ({marks})' if marks else ''}", (table, *going_on))
    for due in dues:
        ends = "select max(ends) from vacations where player = ?"
        away = None if due.player is None else db.execute(ends, (due.player,)).fetchone()[0]
        row = (table, *due[:3], now, max(now, away or 0.0) + due.seconds)
        db.execute(f"insert into turns ({TURN}) values (?,?,?,?,?,?) on conflict (tbl, seat) do nothing", row)
    return kept_of(db, table, now)


def kept_of(db: Link, table: str, now: float) -> Kept:
    """What is kept of a table whose clock is one of days."""
    rows = db.execute("select seat, player, asked, since, due from turns where tbl = ?", (table,))
    players = "select player from seats where tbl = ?"
    away = db.execute(f"select player, ends from vacations where ends > ? and player in ({players})", (now, table))
    return Kept({row[0]: Turn(*row) for row in rows}, dict(away.fetchall()))


class TurnStore:
    """Games over days."""

    def __init__(self, db: Writer, hold: str, alone: str) -> None:
        self._db: Final = db
        self.hold: Final = hold  # what keeps a player from going away until something about him is written
        self._alone: Final = alone  # and what lets one alone write about him, or about the house

    async def mark(self, name: str, fresh: str) -> str:
        """Something that the house has once and for all: what was kept first, else this."""
        query = "select value from marks where name = ?"

        def run(db: Link) -> str:
            db.execute("insert into marks (name, value) values (?, ?) on conflict (name) do nothing", (name, fresh))
            return str(db.execute(query, (name,)).fetchone()[0])

        found = await self._db.read(lambda db: db.execute(query, (name,)).fetchone())
        return str(found[0]) if found is not None else await self._db.write(run)

    # -- turns

    async def at(self, table: str) -> Kept:
        """What is kept of a table."""
        return await self._db.read(lambda db: kept_of(db, table, time.time()))

    async def settled(self, table: str) -> Kept:
        """What is kept of a table, once the clock has been looked at: a turn may be about to end."""

        def run(db: Link) -> Kept:
            now = time.time()
            settle(db, now, self._alone)
            return kept_of(db, table, now)

        return await self._db.write(run)

    async def due(self, now: float) -> list[str]:
        """Tables at which somebody's time is up, the longest overdue first.

        That somebody looked is written down: after a time in which nobody did, that time counts for nobody.
        """

        def looked(db: Link) -> None:
            settle(db, now, self._alone)
            db.execute(
                "insert into marks (name, value) values (?, ?) on conflict (name) do update set value = excluded.value",
                (_SWEPT, str(now)),
            )

        query = "select tbl from turns where due <= ? group by tbl order by min(due) limit ?"
        await self._db.write(looked)
        return [str(id) for (id,) in await self._db.read(lambda db: db.execute(query, (now, AT_ONCE)).fetchall())]

    async def deserted(self, since: float) -> list[str]:
        """Rated tables without a clock of days at which nothing has been played since."""
        query = (
            "select id from tables where status = 'playing' and rated and not exists "
            "(select 1 from turns where tbl = id) and "
            "(select at from journal where tbl = id order by seq desc limit 1) < ? order by id limit ?"
        )
        return [str(id) for (id,) in await self._db.read(lambda db: db.execute(query, (since, AT_ONCE)).fetchall())]

    async def postpone(self, table: str, until: float) -> None:
        """A table at which nothing can be done now is looked at again later."""
        query = "update turns set due = ? where tbl = ? and due < ?"
        await self._db.write(lambda db: db.execute(query, (until, table, until)))

    async def of(self, player: int) -> dict[str, float]:
        """Until when a player has to move, by table."""
        query = "select tbl, min(due) from turns where player = ? and seat >= 0 group by tbl"
        return dict(await self._db.read(lambda db: db.execute(query, (player,)).fetchall()))

    async def waiting(self, player: int) -> list[Waits]:
        """The tables, whatever their clock, at which a player is asked; who waits longest comes first."""
        query = (
            "select id, game, seat, asked, at from (select id, game, seats.seat as seat, "
            "(select max(seq) from journal where tbl = id) as last from seats join tables on id = seats.tbl "
            "where player = ? and kind = 'human' and not kept and status = 'playing') as mine "
            "join (select tbl, seq, asked, at from journal) as entry on entry.tbl = id and entry.seq = last "
            "order by at, id"
        )
        rows = await self._db.read(lambda db: db.execute(query, (player,)).fetchall())
        found = {id: Waits(id, game, at) for id, game, seat, asked, at in rows if seat in numbers(asked)}
        return list(found.values())

    async def asked(self, table: str) -> tuple[int, ...]:
        """The seats that are asked at a table."""
        query = "select asked from journal where tbl = ? order by seq desc limit 1"
        found = await self._db.read(lambda db: db.execute(query, (table,)).fetchone())
        return () if found is None else numbers(found[0])

    # -- vacations

    async def vacation(self, player: int, now: float) -> tuple[float, float]:
        """Until when a player is on vacation (0: he is here), and how many seconds of it he has taken within a year."""
        rows = await self._db.read(lambda db: _vacations(db, player, now))
        return max([ends for _, ends in rows if ends > now], default=0.0), sum(e - b for b, e in rows)

    async def go_away(self, player: int, until: float, now: float, most: float) -> bool:
        """A player is on vacation until then, or back (`until` is now); False if that is more than he has in a year.

        The ends of his turns move with it, in the same breath.
        """

        def run(db: Link) -> bool:
            if departed(db, [player], self._alone):
                raise Refused("no-player")
            rows = _vacations(db, player, now)
            present = next(((began, ends) for began, ends in rows if ends > now), None)
            began, before = present if present is not None else (now, now)
            used = sum(min(ends, now) - began for began, ends in rows)
            if until - now > most - used:
                return False
            put = (
                "insert into vacations values (?, ?, ?) on conflict (player, began) do update set ends = excluded.ends"
            )
            if until > began:
                db.execute(put, (player, began, until))
            db.execute("update turns set due = due + ? where player = ? and due > ?", (until - before, player, now))
            db.execute("delete from vacations where ends < ?", (now - YEAR,))
            return True

        return bool(await self._db.write(run))


def _vacations(db: Link, player: int, now: float) -> list[tuple[float, float]]:
    """A player's vacations within a year."""
    query = "select began, ends from vacations where player = ? and ends > ?"
    return [(max(began, now - YEAR), ends) for began, ends in db.execute(query, (player, now - YEAR))]
