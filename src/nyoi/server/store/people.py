"""What is kept about people: codes that give a name back, who has blocked whom, who was reported to the host."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from nyoi.kernel.play import Refused
from nyoi.server.store import personal
from nyoi.server.store.protocol import Chat
from nyoi.server.store.rows import CHAT, Link, chat_of
from nyoi.server.store.writer import Writer

BLOCK: Final = "id, player, blocked, at"
REPORT: Final = "id, tbl, reporter, player, name, reason, words, at, done"
EVIDENCE: Final = "line, player, name, text, at"


class Met(NamedTuple):
    """Somebody at a table: by a seat, or by what he said there."""

    player: int | None
    name: str


class Blocked(NamedTuple):
    """Somebody whom a player does not want to meet."""

    id: str
    name: str
    at: float


class Report(NamedTuple):
    """What somebody told the host of the house about somebody else."""

    id: str
    table: str
    reporter: int | None
    player: int | None
    name: str  # under which he was reported
    reason: str
    words: str
    at: float
    done: bool
    lines: tuple[Chat, ...] = ()  # what was said there before


class PeopleStore:
    """What a store knows about people beside their tokens."""

    def __init__(self, db: Writer, hold: str) -> None:
        self._db: Final = db
        self._hold: Final = hold

    # -- names that are given back

    async def recovery(self, folded: str) -> tuple[int, str, str | None] | None:
        """Who has claimed a name: number, name, and the sealed code, if he has one."""
        query = "select id, nickname, recovery from players where folded = ?"
        return await self._db.read(lambda db: db.execute(query, (folded,)).fetchone())

    async def renew(self, player: int, recovery: str) -> None:
        """Another code in place of the one before."""
        query = "update players set recovery = ? where id = ? and nickname <> ''"
        await self._db.write(lambda db: db.execute(query, (recovery, player)))

    async def recover(self, player: int, code: str, sealed: str, recovery: str, token: str) -> list[str] | None:
        """A passphrase and a code in place of those before, and one token in place of all of them, which are returned.

        None if the code is not the one that is kept any more: it is good for once.
        """
        query = "update players set sealed = ?, recovery = ? where id = ? and recovery = ? returning id"
        known = "insert into tokens (hash, player, created, used) values (?, ?, ?, ?)"

        def run(db: Link) -> list[str] | None:
            if db.execute(query, (sealed, recovery, player, code)).fetchone() is None:
                return None
            ended = [str(key) for (key,) in db.execute("select hash from tokens where player = ?", (player,))]
            db.execute("delete from tokens where player = ?", (player,))
            db.execute("update seats set tokens = '' where player = ?", (player,))
            db.execute(known, (token, player, time.time(), time.time()))
            return ended

        return await self._db.write(run)

    # -- everything about somebody

    async def told(self, player: int, holding: personal.Holding, skip: int) -> list[dict[str, Any]]:
        """Some of what one table keeps about a player (`personal.AT_ONCE` rows), after those that were read."""
        return await self._db.read(lambda db: personal.told(db, player, holding, skip))

    async def forget(self, player: int) -> list[str]:
        """Take everything away that is kept about a player, all of it or nothing; the tokens that he had."""
        keys = await self._db.write(lambda db: personal.forget(db, player))
        await self._db.erase()
        return keys

    # -- who does not want to meet whom

    async def met(self, table: str, seat: int | None, line: int | None) -> Met | None:
        """Who sits on a seat of a table, or said a line there; None if nobody does."""
        at, which = ("seats", "seat") if seat is not None else ("chat", "id")
        query = f"select player, name from {at} where tbl = ? and {which} = ?"
        found = await self._db.read(lambda db: db.execute(query, (table, seat if line is None else line)).fetchone())
        return None if found is None else Met(*found)

    async def block(self, id: str, player: int, other: int, most: int) -> None:
        """Note that a player does not want to meet somebody; Refused if there are very many already."""

        def run(db: Link) -> None:
            if personal.departed(db, [player, other], self._hold):
                raise Refused("no-player")
            count = "select count(*) from blocks where player = ?"
            if int(db.execute(count, (player,)).fetchone()[0]) >= most:
                raise Refused("too-many-blocks", high=most)
            query = f"insert into blocks ({BLOCK}) values (?,?,?,?) on conflict (player, blocked) do nothing"
            db.execute(query, (id, player, other, time.time()))

        await self._db.write(run)

    async def unblock(self, player: int, id: str) -> None:
        """He may be met again."""
        await self._db.write(lambda db: db.execute("delete from blocks where id = ? and player = ?", (id, player)))

    async def blocks(self, player: int) -> list[Blocked]:
        """Whom a player has blocked, the last first, under the names that they have now."""
        query = (
            "select blocks.id, nickname, at from blocks join players on players.id = blocked "
            "where player = ? order by at desc, blocks.id"
        )
        return await self._db.read(lambda db: [Blocked(*row) for row in db.execute(query, (player,))])

    async def blocked_by(self, player: int) -> frozenset[int]:
        """Whom a player has blocked, by their numbers."""
        query = "select blocked from blocks where player = ?"
        return await self._db.read(lambda db: frozenset(int(row[0]) for row in db.execute(query, (player,))))

    async def blockers(self, player: int) -> frozenset[int]:
        """Who has blocked a player."""
        query = "select player from blocks where blocked = ?"
        return await self._db.read(lambda db: frozenset(int(row[0]) for row in db.execute(query, (player,))))

    async def unwelcome(self, player: int, others: Iterable[int | None]) -> bool:
        """Whether one of these has blocked a player."""
        return not (await self.blockers(player)).isdisjoint({other for other in others if other is not None})

    # -- what the host is told

    async def report(self, report: Report, most: int) -> None:
        """Keep a report with the last lines that were said at the table."""
        last = f"select {CHAT} from chat where tbl = ? order by id desc limit ?"
        about = f"insert into reports ({REPORT}) values (?,?,?,?,?,?,?,?,?)"

        def run(db: Link) -> None:
            gone = personal.departed(db, [report.reporter, report.player], self._hold)
            if gone:
                raise Refused("no-player")
            db.execute(about, report[:9])
            lines = [chat_of(row) for row in db.execute(last, (report.table, most)).fetchall()]
            values = [(report.id, one.id, one.player, one.name, one.text, one.at) for one in lines if not one.removed]
            db.executemany(f"insert into evidence (report, {EVIDENCE}) values (?,?,?,?,?,?)", values)

        await self._db.write(run)


def reports(db: Link, everything: bool = False) -> list[Report]:
    """What was reported, the last first: what is still to be looked at, or all of it."""
    which = "" if everything else "where not done "
    rows = db.execute(f"select {REPORT} from reports {which}order by at desc, id").fetchall()
    return [_report(row, db.execute(_LINES, (row[0],)).fetchall()) for row in rows]


def settle(db: Link, id: str) -> bool:
    """A report has been looked at; False if there is none of this id."""
    return db.execute("update reports set done = true where id = ? returning id", (id,)).fetchone() is not None


_LINES: Final = f"select {EVIDENCE} from evidence where report = ? order by line"


def _report(row: Sequence[Any], lines: Sequence[Sequence[Any]]) -> Report:
    said = tuple(Chat(line, name, -1, text, at, player) for line, player, name, text, at in lines)
    return Report(*row)._replace(done=bool(row[8]), lines=said)
