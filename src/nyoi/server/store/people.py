"""Recovery codes, blocks and reports."""

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
    """A participant of a table, found by a seat or a chat line."""

    player: int | None
    name: str


class Blocked(NamedTuple):
    """A blocked player."""

    id: str
    name: str
    at: float


class Report(NamedTuple):
    """A player's report about another player to the operator."""

    id: str
    table: str
    reporter: int | None
    player: int | None
    name: str  # at the time of the report
    reason: str
    words: str
    at: float
    done: bool
    lines: tuple[Chat, ...] = ()  # the preceding chat lines


class PeopleStore:
    """Recovery, deletion, blocks and reports of players."""

    def __init__(self, db: Writer, hold: str) -> None:
        self._db: Final = db
        self._hold: Final = hold

    # -- recovery

    async def recovery(self, folded: str) -> tuple[int, str, str | None] | None:
        """Return id, name and sealed recovery code of the owner of a name."""
        query = "select id, nickname, recovery from players where folded = ?"
        return await self._db.read(lambda db: db.execute(query, (folded,)).fetchone())

    async def renew(self, player: int, recovery: str) -> None:
        """Replace a player's recovery code."""
        query = "update players set recovery = ? where id = ? and nickname <> ''"
        await self._db.write(lambda db: db.execute(query, (recovery, player)))

    async def recover(self, player: int, code: str, sealed: str, recovery: str, token: str) -> list[str] | None:
        """Replace passphrase, recovery code and all tokens; return the ended tokens.

        Return None if `code` is not the stored one any more: it works once.
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

    # -- export and deletion

    async def told(self, player: int, holding: personal.Holding, skip: int) -> list[dict[str, Any]]:
        """Return up to `personal.AT_ONCE` rows about a player from one table, after the first `skip`."""
        return await self._db.read(lambda db: personal.told(db, player, holding, skip))

    async def forget(self, player: int) -> list[str]:
        """Delete everything stored about a player, in one transaction; return the ended tokens."""
        keys = await self._db.write(lambda db: personal.forget(db, player))
        await self._db.erase()
        return keys

    # -- blocks

    async def met(self, table: str, seat: int | None, line: int | None) -> Met | None:
        """Return the participant behind a seat or a chat line, or None."""
        at, which = ("seats", "seat") if seat is not None else ("chat", "id")
        query = f"select player, name from {at} where tbl = ? and {which} = ?"
        found = await self._db.read(lambda db: db.execute(query, (table, seat if line is None else line)).fetchone())
        return None if found is None else Met(*found)

    async def block(self, id: str, player: int, other: int, most: int) -> None:
        """Block a player; raise Refused if the list is full."""

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
        await self._db.write(lambda db: db.execute("delete from blocks where id = ? and player = ?", (id, player)))

    async def blocks(self, player: int) -> list[Blocked]:
        """Return a player's blocks, newest first, with current names."""
        query = (
            "select blocks.id, nickname, at from blocks join players on players.id = blocked "
            "where player = ? order by at desc, blocks.id"
        )
        return await self._db.read(lambda db: [Blocked(*row) for row in db.execute(query, (player,))])

    async def blocked_by(self, player: int) -> frozenset[int]:
        """Return the ids a player has blocked."""
        query = "select blocked from blocks where player = ?"
        return await self._db.read(lambda db: frozenset(int(row[0]) for row in db.execute(query, (player,))))

    async def blockers(self, player: int) -> frozenset[int]:
        """Return the ids of those who have blocked a player."""
        query = "select player from blocks where blocked = ?"
        return await self._db.read(lambda db: frozenset(int(row[0]) for row in db.execute(query, (player,))))

    async def unwelcome(self, player: int, others: Iterable[int | None]) -> bool:
        """Return whether any of the others has blocked a player."""
        return not (await self.blockers(player)).isdisjoint({other for other in others if other is not None})

    # -- reports

    async def report(self, report: Report, most: int) -> None:
        """Store a report with the last chat lines of the table."""
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
    """Return the open reports, or all of them, newest first."""
    which = "" if everything else "where not done "
    rows = db.execute(f"select {REPORT} from reports {which}order by at desc, id").fetchall()
    return [_report(row, db.execute(_LINES, (row[0],)).fetchall()) for row in rows]


def settle(db: Link, id: str) -> bool:
    """Mark a report as done; return False if there is none with this id."""
    return db.execute("update reports set done = true where id = ? returning id", (id,)).fetchone() is not None


_LINES: Final = f"select {EVIDENCE} from evidence where report = ? order by line"


def _report(row: Sequence[Any], lines: Sequence[Sequence[Any]]) -> Report:
    said = tuple(Chat(line, name, -1, text, at, player) for line, player, name, text, at in lines)
    return Report(*row)._replace(done=bool(row[8]), lines=said)
