"""Correspondence games: due turns, vacations, waiting tables."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from nyoi.kernel.play import Refused
from nyoi.server.store.personal import departed
from nyoi.server.store.rows import Link, numbers
from nyoi.server.store.writer import Writer

TURN: Final = "tbl, seat, player, asked, since, due"
NOBODYS: Final = -1  # placeholder for a seat: bots are to move, or a reaction window closes
AT_ONCE: Final = 50  # tables per poll
OUTAGE: Final = 600.0  # seconds without a poll that count as an outage, during which no clock runs
YEAR: Final = 365 * 86_400.0
_SWEPT: Final = "swept"


class Turn(NamedTuple):
    """A seat's turn: the question, its start and its deadline."""

    seat: int
    player: int | None
    asked: str
    since: float
    due: float


class Due(NamedTuple):
    """A turn to write. Unless `anew`, the same question goes on."""

    seat: int
    player: int | None
    asked: str
    anew: bool
    seconds: float  # from now, or from the end of the player's vacation


class Kept(NamedTuple):
    """The stored turns and vacations of a table with a correspondence clock."""

    turns: dict[int, Turn]
    away: dict[int, float]  # players on vacation, until when


class Waits(NamedTuple):
    """A table that waits for a player."""

    table: str
    game: str
    since: float


def settle(db: Link, now: float, lock: str = "") -> None:
    """Shift all turns by the length of an outage or of a change of the clock.

    `swept` holds the wall-clock time of the last poll. If it is long ago, no player could move meanwhile (the
    server, the machine or the database was down), or the clock was set forward. If it lies ahead, the clock
    was set back. Players keep the time they had left. Of several workers only one applies the shift.
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
    """Write the turns of a table as part of a move; return what is stored then.

    A continuing turn stays as stored, because a vacation may just have moved its end. With `hold` no player
    can start a vacation before the transaction ends.
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
    """Return the stored turns and vacations of a table."""
    rows = db.execute("select seat, player, asked, since, due from turns where tbl = ?", (table,))
    players = "select player from seats where tbl = ?"
    away = db.execute(f"select player, ends from vacations where ends > ? and player in ({players})", (now, table))
    return Kept({row[0]: Turn(*row) for row in rows}, dict(away.fetchall()))


class TurnStore:
    """Turns and vacations of correspondence games."""

    def __init__(self, db: Writer, hold: str, alone: str) -> None:
        self._db: Final = db
        self.hold: Final = hold  # lock suffix: a player's vacations cannot change before the transaction ends
        self._alone: Final = alone  # lock suffix: exclusive access to a row

    async def mark(self, name: str, fresh: str) -> str:
        """Return a permanent value of this installation, storing `fresh` if there is none."""
        query = "select value from marks where name = ?"

        def run(db: Link) -> str:
            db.execute("insert into marks (name, value) values (?, ?) on conflict (name) do nothing", (name, fresh))
            return str(db.execute(query, (name,)).fetchone()[0])

        found = await self._db.read(lambda db: db.execute(query, (name,)).fetchone())
        return str(found[0]) if found is not None else await self._db.write(run)

    # -- turns

    async def at(self, table: str) -> Kept:
        """Return the stored turns and vacations of a table."""
        return await self._db.read(lambda db: kept_of(db, table, time.time()))

    async def settled(self, table: str) -> Kept:
        """Return the same after correcting for an outage: a turn may be about to end."""

        def run(db: Link) -> Kept:
            now = time.time()
            settle(db, now, self._alone)
            return kept_of(db, table, now)

        return await self._db.write(run)

    async def due(self, now: float) -> list[str]:
        """Return tables with an expired turn, the longest overdue first.

        The time of the poll is stored, so that an outage can be detected later.
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
        """Return rated tables without a correspondence clock that have been idle since a time."""
        query = (
            "select id from tables where status = 'playing' and rated and not exists "
            "(select 1 from turns where tbl = id) and "
            "(select at from journal where tbl = id order by seq desc limit 1) < ? order by id limit ?"
        )
        return [str(id) for (id,) in await self._db.read(lambda db: db.execute(query, (since, AT_ONCE)).fetchall())]

    async def postpone(self, table: str, until: float) -> None:
        """Postpone the turns of a table where nothing can be done now."""
        query = "update turns set due = ? where tbl = ? and due < ?"
        await self._db.write(lambda db: db.execute(query, (until, table, until)))

    async def of(self, player: int) -> dict[str, float]:
        """Return a player's earliest deadline by table."""
        query = "select tbl, min(due) from turns where player = ? and seat >= 0 group by tbl"
        return dict(await self._db.read(lambda db: db.execute(query, (player,)).fetchall()))

    async def waiting(self, player: int) -> list[Waits]:
        """Return the tables where a player is to move, the longest waiting first."""
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
        """Return the seats to move at a table."""
        query = "select asked from journal where tbl = ? order by seq desc limit 1"
        found = await self._db.read(lambda db: db.execute(query, (table,)).fetchone())
        return () if found is None else numbers(found[0])

    # -- vacations

    async def vacation(self, player: int, now: float) -> tuple[float, float]:
        """Return the end of a player's vacation (0: none), and the seconds taken within a year."""
        rows = await self._db.read(lambda db: _vacations(db, player, now))
        return max([ends for _, ends in rows if ends > now], default=0.0), sum(e - b for b, e in rows)

    async def go_away(self, player: int, until: float, now: float, most: float) -> bool:
        """Start, change or end a vacation; return False if it exceeds the yearly allowance.

        The deadlines of the player's turns move in the same transaction. `until` equal to `now` ends it.
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
    query = "select began, ends from vacations where player = ? and ends > ?"
    return [(max(began, now - YEAR), ends) for began, ends in db.execute(query, (player, now - YEAR))]
