"""Where the servers of the tests keep their games: in SQLite files, or in databases of a throw-away PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path

import pytest

from nyoi.server.store.choice import is_remote
from nyoi.server.store.rows import Link
from tests.server.cluster import Cluster, programs

NONE = "no PostgreSQL on this machine: no initdb, or as root no user `postgres` to run it"


# What makes a file of today one of version 2, but for its tokens: for every step since, what it added.
ADDED = {
    "tables": "practice advice rated secret mixing shut evening imported",
    "seats": "seal share",
    "players": "on_board recovery",
    "chat": "player removed",
}
LATER = (
    *("past", "played", "recordings", "ratings", "blocks", "reports", "evidence", "looks", "turns", "vacations"),
    *("notes", "pushes", "mails", "marks", "evenings", "evening_people", "evening_tables"),
)
AS_BEFORE = (
    "drop index chat_by_player",
    "drop index tables_by_evening",
    *(f"alter table {table} drop column {column}" for table, all_of in ADDED.items() for column in all_of.split()),
    *(f"drop table {table}" for table in LATER),
)


class Chosen:
    """Which store the tests of this run use."""

    postgres = False


def need_postgres() -> None:
    """Skip a test where there is no PostgreSQL."""
    pytest.importorskip("psycopg")
    if programs() is None:
        pytest.skip(NONE)


@cache
def _template() -> str:
    """A database of today's version, to be copied."""
    from nyoi.server.metrics import Metrics
    from nyoi.server.store.remote import Remote

    url = Cluster.shared().database()
    Remote(url, Metrics()).prepare()
    return url.rpartition("/")[2]


@cache
def new_database(path: str) -> str:
    """The address of a PostgreSQL database for what would be a file: the same whenever it is asked for."""
    return Cluster.shared().database(_template())


def database_at(path: Path) -> str:
    """What a server is told to keep its games in."""
    return new_database(str(path)) if Chosen.postgres else str(path)


@contextmanager
def past_the_server(database: str) -> Iterator[Link]:
    """What is kept, to be read or changed without the server's knowledge."""
    if is_remote(database):
        from nyoi.server.store.link import PgLink

        with closing(PgLink(database)) as remote:
            yield remote
    else:
        import sqlite3

        with closing(sqlite3.connect(database, isolation_level=None)) as file:
            yield file
