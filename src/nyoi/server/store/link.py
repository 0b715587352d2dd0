"""PostgreSQL connections with the interface of SQLite's, and display names without passwords."""

from __future__ import annotations

import contextlib
import selectors
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

import psycopg

from nyoi.kernel.play import Refused
from nyoi.server.store.choice import EXAMPLE

# Connection and dead-peer timeouts, in seconds except the last (milliseconds).
_LINE_DEAD: Final[dict[str, Any]] = {
    "connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}  # fmt: skip
# A server that stops in mid-transaction must not block others. Commits must reach the disk.
_SETTINGS: Final = """
select set_config('idle_in_transaction_session_timeout', '2s', false), set_config('lock_timeout', '5s', false),
    set_config('statement_timeout', '20s', false),
    case when current_setting('synchronous_commit') in ('off', 'local')
        then set_config('synchronous_commit', 'on', false) end
"""
_PATIENT: Final = "set idle_in_transaction_session_timeout = 0; set lock_timeout = 0; set statement_timeout = 0;"


def named(url: str) -> str:
    """Return a database URL without its password, for messages.

    >>> named("postgresql://nyoi:secret@db.example:5433/games?password=secret")
    'postgresql://nyoi@db.example:5433/games'
    """
    try:
        parts = urlsplit(url)
        user = f"{parts.username}@" if parts.username else ""
        port = f":{parts.port}" if parts.port else ""
        return f"postgresql://{user}{parts.hostname or ''}{port}{parts.path}"
    except ValueError:
        return "postgresql://"


@lru_cache(maxsize=200)
def _dialect(query: str) -> bytes:
    """Translate SQLite placeholders into psycopg's."""
    return query.replace("%", "%%").replace("?", "%s").encode()


def cleaned(value: Any) -> Any:
    """Replace NUL characters, which PostgreSQL text cannot hold.

    Only a command id chosen by a client may contain one.
    """
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value


class PgLink:
    """A PostgreSQL connection with SQLite's interface."""

    def __init__(self, url: str, read_only: bool = False, patient: bool = False) -> None:
        self.conn: Final = psycopg.connect(url, autocommit=True, client_encoding="utf8", **_LINE_DEAD)
        self.conn.execute(_SETTINGS)
        if patient:
            self.conn.execute(_PATIENT)
        if read_only:
            self.conn.execute("set default_transaction_read_only = on")

    def execute(self, query: str, values: Sequence[Any] = (), /) -> psycopg.Cursor[Any]:
        """See `Link.execute`."""
        return self.conn.execute(_dialect(query), [cleaned(value) for value in values])

    def executemany(self, query: str, values: Iterable[Sequence[Any]], /) -> None:
        """See `Link.executemany`."""
        with self.conn.cursor() as cursor:
            cursor.executemany(_dialect(query), [[cleaned(value) for value in row] for row in values])

    @property
    def lost(self) -> bool:
        """Whether the connection is closed."""
        return self.conn.closed

    @property
    def left(self) -> bool:
        """Whether the server has closed the connection since its last use."""
        try:
            while not self.lost and ready([self.conn.fileno()], 0.0):  # read up to the end
                self.conn.pgconn.consume_input()
        except psycopg.Error:
            self.close()
        return self.lost

    def close(self) -> None:
        self.conn.close()


def ready(files: Iterable[int], seconds: float) -> set[int]:
    """Wait until a file is readable; return the readable ones, none after the timeout."""
    with selectors.DefaultSelector() as selector:
        for file in files:
            selector.register(file, selectors.EVENT_READ)
        return {key.fd for key, _ in selector.select(seconds)}


def connected(url: str, read_only: bool = False, patient: bool = False) -> PgLink:
    """Return a connection; raise Refused if there is none.

    `patient` lifts the timeouts, for long-running work.
    """
    try:
        return PgLink(url, read_only, patient)
    except psycopg.OperationalError as error:
        raise Refused("database-away", path=named(url), why=plain(error)) from error
    except psycopg.Error as error:  # a malformed URL, which the error would repeat
        raise Refused("database-url", path=named(url), example=EXAMPLE) from error


@contextlib.contextmanager
def opened(url: str, read_only: bool = False) -> Iterator[PgLink]:
    """Open a connection for long-running work; raise Refused if it fails or is lost."""
    with contextlib.closing(connected(url, read_only, patient=True)) as db:
        try:
            yield db
        except psycopg.Error as error:
            raise Refused("database-away", path=named(url), why=plain(error)) from error


def plain(error: Exception) -> str:
    """Return an error as one line without personal data."""
    if isinstance(error, Refused):
        return str(error.facts.get("why", error.reason))
    primary = error.diag.message_primary if isinstance(error, psycopg.Error) else None
    lines = (primary or str(error)).strip().splitlines()
    return f"{lines[0] if lines else ''} ({type(error).__name__})"
