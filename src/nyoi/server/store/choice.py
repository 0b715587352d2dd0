"""Store factory: a PostgreSQL URL or the path of an SQLite file."""

from __future__ import annotations

from typing import Final

from nyoi.kernel.play import Refused
from nyoi.server.metrics import Metrics
from nyoi.server.store.protocol import Store
from nyoi.server.store.sqlite import SqliteStore

EXAMPLE: Final = "postgresql://nyoi@db.example:5432/nyoi"


def is_remote(database: str) -> bool:
    """Return whether a database name is a PostgreSQL URL; raise Refused for URLs of other kinds.

    >>> is_remote("postgresql://db.example/nyoi"), is_remote("postgres.db")
    (True, False)
    """
    remote = database.startswith(("postgresql://", "postgres://"))
    if "://" in database and not remote:
        raise Refused("database-url", path=database, example=EXAMPLE)
    return remote


def store_of(database: str, metrics: Metrics | None = None) -> Store:
    """Return the store for a database name; raise Refused if a required driver is missing."""
    if not is_remote(database):
        return SqliteStore(database, metrics)
    need_postgres()
    from nyoi.server.store.postgres import PostgresStore

    return PostgresStore(database, metrics)


def need_postgres() -> None:
    """Raise Refused if psycopg is not installed."""
    try:
        import psycopg  # noqa: F401
    except ImportError as error:
        raise Refused("no-postgres") from error
