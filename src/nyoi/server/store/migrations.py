"""The schema and its versions: what each step changes, and what a file must be to be ours.

A file says its version itself (`user_version`) and whose it is (`application_id`). Steps only go forward: a file
of an older version is brought up to date when the server opens it, one of a newer version is refused. A step never
changes once it was published. The numbers are the schema's, whatever the database: another kind of store adds its
own statements to the same steps.
"""

from __future__ import annotations

import sqlite3
from typing import Final, NamedTuple

from nyoi.kernel.play import Refused
from nyoi.server.house.names import folded

APPLICATION: Final = 0x4E796F69  # "Nyoi"


class Step(NamedTuple):
    """From one version to the next."""

    what: str
    sqlite: tuple[str, ...]


STEPS: Final = (
    Step(
        "the first tables; before there were versions, files had just these",
        (
            """create table if not exists players (
                id integer primary key, nickname text not null, folded text unique, sealed text, created real not null
            )""",
            """create table if not exists tokens (
                hash text primary key, player integer not null references players
            ) without rowid""",
            """create table if not exists tables (
                id text primary key, game text not null, mode text not null, options text not null,
                public integer not null, clock text not null, host integer, status text not null, rematch text,
                created real not null
            )""",
            "create index if not exists tables_by_status on tables (status, public, created)",
            "create index if not exists tables_by_host on tables (host)",
            """create table if not exists seats (
                tbl text not null references tables, seat integer not null, kind text not null, name text not null,
                level integer not null, player integer, tokens text not null, kept integer not null,
                standing text not null, primary key (tbl, seat)
            ) without rowid""",
            "create index if not exists seats_by_player on seats (player)",
            """create table if not exists journal (
                tbl text not null references tables, seq integer not null, kind text not null, seat integer not null,
                move text not null, chance text not null, cmd text not null, at real not null, spent real not null,
                asked text not null, data text, primary key (tbl, seq)
            ) without rowid""",
            """create table if not exists chat (
                tbl text not null references tables, id integer not null, name text not null, seat integer not null,
                text text not null, at real not null, primary key (tbl, id)
            ) without rowid""",
        ),
    ),
    Step(
        "when tokens were made and last used; claimed names folded as they are compared now",
        (
            "alter table tokens add column created real not null default 0",
            "alter table tokens add column used real not null default 0",
            "update tokens set created = strftime('%s', 'now'), used = strftime('%s', 'now')",
            "create index tokens_by_player on tokens (player)",
            "update or ignore players set folded = folded(nickname) where folded is not null",
        ),
    ),
    Step(
        "tables for practice, and whether advice is given",
        (
            "alter table tables add column practice integer not null default 0",
            "alter table tables add column advice integer",
        ),
    ),
)
VERSION: Final = len(STEPS)
FIRST: Final = frozenset(("players", "tokens", "tables", "seats", "journal", "chat"))


def version_of(db: sqlite3.Connection, path: str) -> int:
    """The version of a file, 0 for one that is empty or older than versions; Refused if it is not ours, or too new."""
    try:
        version = int(db.execute("pragma user_version").fetchone()[0])
        application = int(db.execute("pragma application_id").fetchone()[0])
        tables = {name for (name,) in db.execute("select name from sqlite_master where type = 'table'")}
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorname", "") == "SQLITE_NOTADB":
            raise Refused("database-foreign", path=path) from error
        raise
    ours = application == APPLICATION or (not application and not version and (not tables or tables >= FIRST))
    if not ours:
        raise Refused("database-foreign", path=path)
    if version > VERSION:
        raise Refused("database-newer", path=path, found=version, known=VERSION)
    return version


def migrate(db: sqlite3.Connection, path: str) -> None:
    """Bring a file up to date, one whole step after the other; what was there stays there."""
    db.create_function("folded", 1, folded, deterministic=True)
    for number in range(version_of(db, path) + 1, VERSION + 1):
        db.execute("begin immediate")
        try:
            for statement in STEPS[number - 1].sqlite:
                db.execute(statement)
            db.execute(f"pragma user_version = {number}")
            db.execute(f"pragma application_id = {APPLICATION}")
            db.execute("commit")
        except sqlite3.Error:
            if db.in_transaction:
                db.execute("rollback")
            raise
