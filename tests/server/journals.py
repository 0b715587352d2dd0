"""What is on disk, read past the server."""

from __future__ import annotations

import json

import nyoi
from nyoi.kernel.table import Table
from nyoi.server.store.protocol import Entry
from nyoi.server.table.chance import Luck
from nyoi.server.table.journal import recalled
from tests.server.stores import past_the_server


def saved(database: str, id: str) -> list[Entry]:
    """The journal of a table as it is on disk, read past the server."""
    with past_the_server(database) as db:
        rows = db.execute(
            "select seq, kind, seat, move, chance, cmd, at, spent, asked, data from journal where tbl = ? order by seq",
            (id,),
        ).fetchall()
    return [
        Entry(seq, kind, seat, move, tuple(json.loads(chance or "[]")), cmd, at, spent, (), json.loads(data or "null"))
        for seq, kind, seat, move, chance, cmd, at, spent, _, data in rows
    ]


def truth(database: str, id: str) -> tuple[Table, list[Entry]]:
    """A table as its journal on disk tells it."""
    with past_the_server(database) as db:
        game, mode, options = db.execute("select game, mode, options from tables where id = ?", (id,)).fetchone()
        seats = db.execute("select count(*) from seats where tbl = ?", (id,)).fetchone()[0]
    entries = saved(database, id)
    return recalled(nyoi.game(game), seats, mode, json.loads(options), entries, Luck()).table, entries
