"""The part of the store that is the same for all SQL databases."""

from __future__ import annotations

import json
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from nyoi.kernel.play import Refused
from nyoi.server.metrics import Metrics
from nyoi.server.store.evenings import EveningStore
from nyoi.server.store.looks import LookStore
from nyoi.server.store.notes import NoteStore
from nyoi.server.store.past import PastStore
from nyoi.server.store.people import PeopleStore
from nyoi.server.store.personal import departed, without
from nyoi.server.store.protocol import Also, Chat, Conflict, Entry, Listed, PlayerRow, TableRow
from nyoi.server.store.rows import (
    CHAT,
    TABLE,
    Damaged,
    Link,
    chat_of,
    entries_of,
    numbers,
    row_of,
    seats_at,
    seats_of,
    table_of,
)
from nyoi.server.store.turns import TurnStore
from nyoi.server.store.writer import Writer

logger = logging.getLogger("nyoi.server")

LISTED: Final = 60  # tables of each kind in the lobby
OF_ONE_HOST: Final = 2  # of these

_SAY: Final = "insert into chat (tbl, id, name, seat, text, at, player) values (?,?,?,?,?,?,?)"
_TOKEN: Final = "insert into tokens (hash, player, created, used) values (?, ?, ?, ?)"
_UPSERT: Final = (
    f"insert into tables ({TABLE}) values ({','.join('?' * len(TABLE.split(', ')))}) on conflict (id) do update set "
    + ", ".join(f"{column} = excluded.{column}" for column in TABLE.split(", ")[1:])
)
# Unfinished, old and idle, and no person has ever moved: `#time` marks moves by the server.
_UNPLAYED: Final = (
    "status <> 'over' and evening = '' and created < ? "
    "and coalesce((select max(at) from journal where tbl = id), 0) < ? "
    "and not exists (select 1 from journal where tbl = id and cmd <> '' and cmd <> '#time')"
)


class SqlStore(ABC):
    """Everything of `Store` except saving tables and coordinating servers."""

    shared = False
    among = ""  # SQL condition: the id is in a JSON list
    alone = ""  # statement that locks the ratings
    hold = ""  # lock suffix: a player cannot be deleted before the transaction ends
    sole = ""  # lock suffix: exclusive access to the rows read
    unclaimed = ""  # lock suffix: skips rows that another server is claiming

    def __init__(self, db: Writer, metrics: Metrics) -> None:
        self.metrics: Final = metrics
        self.db: Final = db
        self.past = PastStore(db, self.alone, self.hold)
        self.looks = LookStore(db)
        self.people = PeopleStore(db, self.hold)
        self.turns = TurnStore(db, self.hold, self.sole)
        self.notes = NoteStore(db, self.unclaimed, self.hold)
        self.evenings = EveningStore(db)
        self._damaged: set[str] = set()  # tables reported so far
        self.lapsed: Callable[[list[str]], None] | None = None
        self.heard: Callable[[str, str], None] | None = None

    @abstractmethod
    def save(
        self, table: TableRow, entries: Sequence[Entry] = (), row: bool = True, also: Also | None = None
    ) -> Awaitable[None]:
        """See `Store.save`."""

    def prepare(self) -> None:
        """See `Store.prepare`."""
        self.db.prepare()

    async def open(self) -> None:
        """See `Store.open`."""
        await self.db.open()

    async def close(self) -> None:
        """See `Store.close`."""
        await self.db.close()

    async def well(self) -> bool:
        """See `Store.well`."""
        return await self.db.well()

    def report(self, id: str, why: object) -> Refused:
        """See `Store.report`."""
        if id not in self._damaged:
            self._damaged.add(id)
            logger.error("table %s is damaged: %s", id, why)
        return Refused("table-damaged")

    # -- tables

    async def table(self, id: str) -> TableRow | None:
        """See `Store.table`."""

        def run(db: Link) -> TableRow | None:
            found = db.execute(f"select {TABLE} from tables where id = ?", (id,)).fetchone()
            return None if found is None else table_of(found, seats_at(db, [id])[id])

        try:
            return await self.db.read(run)
        except Damaged as damaged:
            raise self.report(id, damaged) from damaged

    async def journal(self, id: str) -> list[Entry]:
        """See `Store.journal`."""
        try:
            return await self.db.read(lambda db: list(entries_of(db, id)))
        except Damaged as damaged:
            raise self.report(id, damaged) from damaged

    async def listed(
        self, player: int | None, since: float, here: Sequence[str] = ()
    ) -> tuple[list[Listed], list[Listed], list[Listed]]:
        """See `Store.listed`."""
        last = "(select {} from journal where tbl = id order by seq desc limit 1)"
        active = f"coalesce({last.format('at')}, created) as active"
        columns = f"{TABLE}, {last.format('asked')}"
        human = "exists (select 1 from seats where tbl = id and kind = 'human'{})"
        rank = f"case when {self.among} then 2 else 0 end + case when {human.format(' and not kept')} then 1 else 0 end"
        order = "rank desc, active desc"
        whose = "coalesce(cast(host as text), id) as whose"
        nth = f"row_number() over (partition by whose order by {order}) as nth"

        def run(db: Link) -> tuple[list[Listed], list[Listed], list[Listed]]:
            def found(query: str, *values: object) -> list[Listed]:
                rows = db.execute(f"{query} limit {LISTED}", values).fetchall()
                seats = seats_at(db, [row[0] for row in rows])
                return [one for row in rows if (one := self._listed(row, seats[row[0]])) is not None]

            def public(where: str) -> list[Listed]:
                tables = f"select id as one, {whose}, {active}, {rank} as rank from tables where public and {where}"
                fair = f"select one, active, rank, {nth} from found where active > ?"
                join = f"({fair}) as fair join tables on id = one where nth <= {OF_ONE_HOST}"
                query = f"with found as materialized ({tables}) select {columns}, active from {join} order by {order}"
                return found(query, ids, since)

            ids = json.dumps(list(here))
            of_mine = "host = ? or id in (select tbl from seats where player = ?)"
            own = f"(select {columns} as asked, {active} from tables where {of_mine}) as own"
            recent = f"select * from {own} where status <> 'over' or active > ? order by active desc"
            mine = [] if player is None else found(recent, player, player, since)
            return mine, public(f"status = 'lobby' and {human.format('')}"), public("status = 'playing'")

        return await self.db.read(run)

    def _listed(self, row: Sequence[Any], seats: Sequence[Sequence[Any]]) -> Listed | None:
        """Return a table for the lobby, or None if it is damaged."""
        try:
            *table, asked, active = row
            return Listed(table_of(table, seats), numbers(asked), float(active))
        except Damaged as damaged:
            self.report(str(row[0]), damaged)
        except (ValueError, TypeError, AttributeError):
            self.report(str(row[0]), "its last entry does not read")
        return None

    async def busy(self, player: int, since: float) -> int:
        """See `Store.busy`."""
        query = "select count(*) from tables where host = ? and status <> 'over' and created > ?"
        return await self.db.read(lambda db: int(db.execute(query, (player, since)).fetchone()[0]))

    async def unplayed(self, before: float, most: int) -> list[str]:
        """See `Store.unplayed`."""
        query = f"select id from tables where {_UNPLAYED} order by created limit ?"
        return [
            str(id) for (id,) in await self.db.read(lambda db: db.execute(query, (before, before, most)).fetchall())
        ]

    async def remove(self, id: str, before: float) -> bool:
        """See `Store.remove`."""

        def run(db: Link) -> bool:
            query = f"select id from tables where id = ? and {_UNPLAYED}{self.sole}"
            if db.execute(query, (id, before, before)).fetchone() is None:
                return False
            for table in ("journal", "seats", "chat", "turns", "notes", *(("owners",) if self.shared else ())):
                db.execute(f"delete from {table} where tbl = ?", (id,))
            db.execute("update tables set rematch = null where rematch = ?", (id,))
            db.execute("delete from tables where id = ?", (id,))
            return True

        return bool(await self.db.write(run))

    # -- chat

    async def say(self, table: str, name: str, seat: int, text: str, at: float, player: int | None = None) -> Chat:
        """See `Store.say`."""

        def run(db: Link) -> Chat:
            if departed(db, [player], self.hold):
                raise Refused("no-player")
            id = db.execute("select coalesce(max(id), 0) + 1 from chat where tbl = ?", (table,)).fetchone()[0]
            db.execute(_SAY, (table, id, name, seat, text, at, player))
            return Chat(id, name, seat, text, at, player)

        while True:
            try:
                return await self.db.write(run)
            except Conflict:  # another line was written through another server at the same moment
                continue

    async def chats(self, table: str, last: int) -> list[Chat]:
        """See `Store.chats`."""
        query = f"select {CHAT} from chat where tbl = ? order by id desc limit ?"
        return await self.db.read(lambda db: [chat_of(row) for row in db.execute(query, (table, last))][::-1])

    async def unsay(self, table: str, line: int) -> Chat | None:
        """See `Store.unsay`."""
        query = f"update chat set text = '', removed = true where tbl = ? and id = ? returning {CHAT}"

        def run(db: Link) -> Chat | None:
            row = db.execute(query, (table, line)).fetchone()
            return None if row is None else chat_of(row)

        return await self.db.write(run)

    # -- players

    async def new_player(self, nickname: str, token: str) -> PlayerRow:
        """See `Store.new_player`."""

        def run(db: Link) -> PlayerRow:
            now = time.time()
            made = db.execute("insert into players (nickname, created) values (?, ?) returning id", (nickname, now))
            id = int(made.fetchone()[0])
            db.execute(_TOKEN, (token, id, now, now))
            return PlayerRow(id, nickname, False, token, now)

        return await self.db.write(run)

    async def player(self, token: str) -> PlayerRow | None:
        """See `Store.player`."""
        query = (
            "select players.id, nickname, folded is not null, used from tokens join players on players.id = player "
            "where hash = ? and nickname <> ''"
        )

        def run(db: Link) -> PlayerRow | None:
            row = db.execute(query, (token,)).fetchone()
            return None if row is None else PlayerRow(row[0], row[1], bool(row[2]), token, row[3])

        return await self.db.read(run)

    async def owner(self, folded: str) -> tuple[PlayerRow, str] | None:
        """See `Store.owner`."""

        def run(db: Link) -> tuple[PlayerRow, str] | None:
            row = db.execute("select id, nickname, sealed from players where folded = ?", (folded,)).fetchone()
            return None if row is None else (PlayerRow(row[0], row[1], True), row[2])

        return await self.db.read(run)

    async def claim(self, player: int, nickname: str, folded: str, sealed: str, recovery: str | None = None) -> bool:
        """See `Store.claim`."""
        query = (
            "update players set nickname = ?, folded = ?, sealed = ?, recovery = coalesce(?, recovery) "
            "where id = ? and nickname <> ''"
        )
        try:
            await self.db.write(lambda db: db.execute(query, (nickname, folded, sealed, recovery, player)))
        except Conflict:
            return False
        return True

    async def seal(self, player: int) -> str | None:
        """See `Store.seal`."""

        def run(db: Link) -> str | None:
            row = db.execute("select sealed from players where id = ?", (player,)).fetchone()
            return None if row is None else row[0]

        return await self.db.read(run)

    # -- tokens

    async def add_token(self, player: int, token: str, most: int) -> list[str]:
        """See `Store.add_token`."""
        newest = "select hash from tokens where player = ? order by created desc, hash"

        def run(db: Link) -> list[str]:
            ended = [str(row[0]) for row in db.execute(newest, (player,))][most - 1 :]
            db.executemany("delete from tokens where hash = ?", [(key,) for key in ended])
            db.execute(_TOKEN, (token, player, time.time(), time.time()))
            return ended

        return await self.db.write(run)

    async def touch(self, token: str, at: float) -> None:
        """See `Store.touch`."""
        await self.db.write(lambda db: db.execute("update tokens set used = ? where hash = ?", (at, token)))

    async def end_token(self, token: str) -> None:
        """See `Store.end_token`."""
        await self.db.write(lambda db: db.execute("delete from tokens where hash = ?", (token,)))

    async def end_tokens(self, player: int, token: str) -> list[str]:
        """See `Store.end_tokens`."""

        def run(db: Link) -> list[str]:
            ended = [str(row[0]) for row in db.execute("select hash from tokens where player = ?", (player,))]
            db.execute("delete from tokens where player = ?", (player,))
            db.execute("update seats set tokens = '' where player = ?", (player,))
            db.execute(_TOKEN, (token, player, time.time(), time.time()))
            return ended

        return await self.db.write(run)


def put(db: Link, table: TableRow, hold: str) -> None:
    """Write the row of a table and its seats, without deleted players."""
    people = [seat.player for seat in table.seats]
    gone = departed(db, [table.host, *people], hold)
    own, seats = row_of(without(table, gone)), seats_of(without(table, gone))
    db.execute(_UPSERT, own)
    db.execute("delete from seats where tbl = ?", (own[0],))
    db.executemany("insert into seats values (?,?,?,?,?,?,?,?,?,?,?)", seats)
