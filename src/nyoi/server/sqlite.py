"""The store in an SQLite file."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Awaitable, Sequence
from typing import Any, Final

from nyoi.server.database import INSERT, Database
from nyoi.server.metrics import Metrics
from nyoi.server.names import folded
from nyoi.server.store import Chat, Conflict, Entry, Listed, PlayerRow, SeatRow, TableRow

LISTED: Final = 60  # tables of each kind in the lobby
OF_ONE_HOST: Final = 2  # of these

SCHEMA: Final = """
create table if not exists players (
    id integer primary key, nickname text not null, folded text unique, sealed text, created real not null
);
create table if not exists tokens (
    hash text primary key, player integer not null references players,
    created real not null default 0, used real not null default 0
) without rowid;
create index if not exists tokens_by_player on tokens (player);
create table if not exists tables (
    id text primary key, game text not null, mode text not null, options text not null, public integer not null,
    clock text not null, host integer, status text not null, rematch text, created real not null
);
create index if not exists tables_by_status on tables (status, public, created);
create index if not exists tables_by_host on tables (host);
create table if not exists seats (
    tbl text not null references tables, seat integer not null, kind text not null, name text not null,
    level integer not null, player integer, tokens text not null, kept integer not null, standing text not null,
    primary key (tbl, seat)
) without rowid;
create index if not exists seats_by_player on seats (player);
create table if not exists journal (
    tbl text not null references tables, seq integer not null, kind text not null, seat integer not null,
    move text not null, chance text not null, cmd text not null, at real not null, spent real not null,
    asked text not null, data text, primary key (tbl, seq)
) without rowid;
create table if not exists chat (
    tbl text not null references tables, id integer not null, name text not null, seat integer not null,
    text text not null, at real not null, primary key (tbl, id)
) without rowid;
"""
_TOKEN: Final = "insert into tokens (hash, player, created, used) values (?, ?, ?, ?)"
_TABLE: Final = "id, game, mode, options, public, clock, host, status, rematch, created"


class SqliteStore:
    """A `Store` in one file."""

    def __init__(self, path: str, metrics: Metrics | None = None) -> None:
        self.metrics: Final = metrics or Metrics()
        self.db: Final = Database(path, SCHEMA, self.metrics)

    async def open(self) -> None:
        """See `Store.open`."""
        await self.db.open()
        await self.db.write(_grown)

    async def close(self) -> None:
        """See `Store.close`."""
        await self.db.close()

    # -- tables

    def save(self, table: TableRow, entries: Sequence[Entry] = (), row: bool = True) -> Awaitable[None]:
        """See `Store.save`."""
        if not row and len(entries) == 1:  # a move: the one statement that counts
            return self.db.append(_line_of(table, entries[0]))
        lines = [_line_of(table, entry) for entry in entries]
        own, seats = _row_of(table), _seats_of(table)

        def run(db: sqlite3.Connection) -> None:
            if row:
                db.execute(f"insert or replace into tables ({_TABLE}) values (?,?,?,?,?,?,?,?,?,?)", own)
                db.execute("delete from seats where tbl = ?", (table.id,))
                db.executemany("insert into seats values (?,?,?,?,?,?,?,?,?)", seats)
            db.executemany(INSERT, lines)

        return self.db.write(run)

    async def table(self, id: str) -> TableRow | None:
        """See `Store.table`."""

        def run(db: sqlite3.Connection) -> TableRow | None:
            found = db.execute(f"select {_TABLE} from tables where id = ?", (id,)).fetchone()
            return None if found is None else _table_of(db, found)

        return await self.db.read(run)

    async def journal(self, id: str) -> list[Entry]:
        """See `Store.journal`."""

        def run(db: sqlite3.Connection) -> list[Entry]:
            columns = "seq, kind, seat, move, cmd, at, spent, chance, asked, data"
            rows = db.execute(f"select {columns} from journal where tbl = ? order by seq", (id,))
            return [
                Entry(
                    seq,
                    kind,
                    seat,
                    move,
                    tuple(json.loads(chance)) if chance else (),
                    cmd,
                    at,
                    spent,
                    _numbers(asked),
                    None if data is None else json.loads(data),
                )
                for seq, kind, seat, move, cmd, at, spent, chance, asked, data in rows
            ]

        return await self.db.read(run)

    async def listed(
        self, player: int | None, since: float, here: Sequence[str] = ()
    ) -> tuple[list[Listed], list[Listed], list[Listed]]:
        """See `Store.listed`."""
        last = "(select {} from journal where tbl = id order by seq desc limit 1)"
        active = f"coalesce({last.format('at')}, created) as active"
        columns = f"{_TABLE}, {last.format('asked')}"
        human = "exists (select 1 from seats where tbl = id and kind = 'human'{})"
        rank = f"(id in (select value from json_each(?2))) * 2 + {human.format(' and not kept')} as rank"
        order = "rank desc, active desc"
        whose, nth = "coalesce(host, id) as whose", f"row_number() over (partition by whose order by {order}) as nth"

        def run(db: sqlite3.Connection) -> tuple[list[Listed], list[Listed], list[Listed]]:
            def found(query: str, *values: object) -> list[Listed]:
                rows = db.execute(f"{query} limit {LISTED}", values).fetchall()
                return [Listed(_table_of(db, row[:10]), _numbers(row[10] or ""), row[11]) for row in rows]

            def public(where: str) -> list[Listed]:
                tables = f"select id as one, {whose}, {active}, {rank} from tables where public and {where}"
                fair = f"select one, active, rank, {nth} from found where active > ?1"
                rows = f"select {columns}, active from ({fair}) join tables on id = one where nth <= {OF_ONE_HOST}"
                query = f"with found as materialized ({tables}) {rows} order by {order}"
                return found(query, since, ids)

            ids = json.dumps(list(here))
            of_mine = "(host = ?1 or id in (select tbl from seats where player = ?1))"
            own = f"{of_mine} and (status <> 'over' or active > ?2) order by active desc"
            mine = [] if player is None else found(f"select {columns}, {active} from tables where {own}", player, since)
            return mine, public(f"status = 'lobby' and {human.format('')}"), public("status = 'playing'")

        return await self.db.read(run)

    async def busy(self, player: int, since: float) -> int:
        """See `Store.busy`."""
        query = "select count(*) from tables where host = ? and status <> 'over' and created > ?"
        return await self.db.read(lambda db: int(db.execute(query, (player, since)).fetchone()[0]))

    # -- chat

    async def say(self, table: str, name: str, seat: int, text: str, at: float) -> Chat:
        """See `Store.say`."""

        def run(db: sqlite3.Connection) -> Chat:
            id = db.execute("select coalesce(max(id), 0) + 1 from chat where tbl = ?", (table,)).fetchone()[0]
            db.execute("insert into chat values (?,?,?,?,?,?)", (table, id, name, seat, text, at))
            return Chat(id, name, seat, text, at)

        return await self.db.write(run)

    async def chats(self, table: str, last: int) -> list[Chat]:
        """See `Store.chats`."""
        query = "select id, name, seat, text, at from chat where tbl = ? order by id desc limit ?"
        return await self.db.read(lambda db: [Chat(*row) for row in db.execute(query, (table, last))][::-1])

    # -- players

    async def new_player(self, nickname: str, token: str) -> PlayerRow:
        """See `Store.new_player`."""

        def run(db: sqlite3.Connection) -> PlayerRow:
            now = time.time()
            made = db.execute("insert into players (nickname, created) values (?, ?)", (nickname, now))
            assert made.lastrowid is not None
            db.execute(_TOKEN, (token, made.lastrowid, now, now))
            return PlayerRow(made.lastrowid, nickname, False, token, now)

        return await self.db.write(run)

    async def player(self, token: str) -> PlayerRow | None:
        """See `Store.player`."""
        query = (
            "select players.id, nickname, folded is not null, used from tokens join players on players.id = player "
            "where hash = ?"
        )

        def run(db: sqlite3.Connection) -> PlayerRow | None:
            row = db.execute(query, (token,)).fetchone()
            return None if row is None else PlayerRow(row[0], row[1], bool(row[2]), token, row[3])

        return await self.db.read(run)

    async def owner(self, folded: str) -> tuple[PlayerRow, str] | None:
        """See `Store.owner`."""

        def run(db: sqlite3.Connection) -> tuple[PlayerRow, str] | None:
            row = db.execute("select id, nickname, sealed from players where folded = ?", (folded,)).fetchone()
            return None if row is None else (PlayerRow(row[0], row[1], True), row[2])

        return await self.db.read(run)

    async def claim(self, player: int, nickname: str, folded: str, sealed: str) -> bool:
        """See `Store.claim`."""
        query = "update players set nickname = ?, folded = ?, sealed = ? where id = ?"
        try:
            await self.db.write(lambda db: db.execute(query, (nickname, folded, sealed, player)))
        except Conflict:
            return False
        return True

    async def seal(self, player: int) -> str | None:
        """See `Store.seal`."""

        def run(db: sqlite3.Connection) -> str | None:
            row = db.execute("select sealed from players where id = ?", (player,)).fetchone()
            return None if row is None else row[0]

        return await self.db.read(run)

    # -- tokens

    async def add_token(self, player: int, token: str, most: int) -> list[str]:
        """See `Store.add_token`."""
        oldest = "select hash from tokens where player = ? order by created desc, hash limit -1 offset ?"

        def run(db: sqlite3.Connection) -> list[str]:
            ended = [str(row[0]) for row in db.execute(oldest, (player, most - 1))]
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

        def run(db: sqlite3.Connection) -> list[str]:
            ended = [str(row[0]) for row in db.execute("select hash from tokens where player = ?", (player,))]
            db.execute("delete from tokens where player = ?", (player,))
            db.execute("update seats set tokens = '' where player = ?", (player,))
            db.execute(_TOKEN, (token, player, time.time(), time.time()))
            return ended

        return await self.db.write(run)


def _grown(db: sqlite3.Connection) -> None:
    """What a file of an earlier version lacks: when tokens were used; names folded as they are compared now."""
    if any(column[1] == "used" for column in db.execute("pragma table_info(tokens)")):
        return
    for column in ("created", "used"):
        db.execute(f"alter table tokens add column {column} real not null default 0")
    db.execute("update tokens set created = ?1, used = ?1", (time.time(),))
    for id, nickname in db.execute("select id, nickname from players where folded is not null order by id").fetchall():
        db.execute("update or ignore players set folded = ? where id = ?", (folded(nickname), id))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(",")) if text else ()


def _line_of(t: TableRow, e: Entry) -> tuple[object, ...]:
    chance = json.dumps(e.chance) if e.chance else ""
    asked = ",".join(map(str, e.asked))
    data = None if e.data is None else json.dumps(e.data)
    return (t.id, e.seq, e.kind, e.seat, e.move, chance, e.cmd, e.at, e.spent, asked, data)


def _row_of(t: TableRow) -> tuple[object, ...]:
    clock, options = json.dumps(t.clock), json.dumps(t.options)
    return (t.id, t.game, t.mode, options, t.public, clock, t.host, t.status, t.rematch, t.created)


def _seats_of(t: TableRow) -> list[tuple[object, ...]]:
    return [
        (t.id, i, s.kind, s.name, s.level, s.player, " ".join(s.tokens), s.kept, s.order) for i, s in enumerate(t.seats)
    ]  # fmt: skip


def _table_of(db: sqlite3.Connection, row: Sequence[Any]) -> TableRow:
    id, game, mode, options, public, clock, host, status, rematch, created = row
    seats = [
        SeatRow(kind, name, level, player, tuple(tokens.split()), bool(kept), order)
        for kind, name, level, player, tokens, kept, order in db.execute(
            "select kind, name, level, player, tokens, kept, standing from seats where tbl = ? order by seat", (id,)
        )
    ]
    return TableRow(
        id, game, mode, json.loads(options), bool(public), json.loads(clock), host, status, rematch, created, seats
    )
