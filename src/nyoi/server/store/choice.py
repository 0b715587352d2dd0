"""Which store a database's name means: an address of PostgreSQL, or else an SQLite file."""

from __future__ import annotations

from typing import Final

from nyoi.kernel.play import Refused
from nyoi.server.metrics import Metrics
from nyoi.server.store.protocol import Store
from nyoi.server.store.sqlite import SqliteStore

EXAMPLE: Final = "postgresql://nyoi@db.example:5432/nyoi"


def is_remote(database: str) -> bool:
    """Whether a database is PostgreSQL's; Refused if it is an address of another kind.

    >>> is_remote("postgresql://db.example/nyoi"), is_remote("postgres.db")
    (True, False)
    """
    remote = database.startswith(("postgresql://", "postgres://"))
    if "://" in database and not remote:
        raise Refused("database-url", path=database, example=EXAMPLE)
    return remote


def store_of(database: str, metrics: Metrics | None = None) -> Store:
    """The store behind a name; Refused if what it takes is not installed."""
    if not is_remote(database):
        return SqliteStore(database, metrics)
    need_postgres()
    from nyoi.server.store.postgres import PostgresStore

    return PostgresStore(database, metrics)


def need_postgres() -> None:
    """Refuse in a sentence where psycopg is not installed."""
    try:
        import psycopg  # noqa: F401
    except ImportError as error:
        raise Refused("no-postgres") from error
