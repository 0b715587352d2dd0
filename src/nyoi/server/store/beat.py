"""Heartbeat and notifications of one worker among several, on a thread with its own connection.

The thread renews the lease every second, by the database's clock. If the lease had expired (the process was
stopped, the database was away), it reads which tables this worker still owns. Notifications from other
workers arrive on the same connection. After a lost connection some may have been missed, so `SILENCE` is
reported as well.
"""

from __future__ import annotations

import contextlib
import json
import os
import threading
import time
from collections.abc import Callable
from typing import Final

import psycopg

from nyoi.kernel.play import Refused
from nyoi.server.store.fault import FIRST_REST
from nyoi.server.store.link import PgLink, connected, ready
from nyoi.server.store.protocol import SILENCE

EVERY: Final = 1.0  # seconds between two heartbeats
LEASE: Final = "interval '3 seconds'"
CHANNEL: Final = "nyoi"
PRUNED: Final = 60  # heartbeats between two deletions of stale rows
LIVING: Final = f"seen > clock_timestamp() - {LEASE}"

_SIGN: Final = f"""
with before as (select {LIVING} as living from workers where id = ?)
insert into workers (id, address, seen) values (?, ?, clock_timestamp())
on conflict (id) do update set seen = excluded.seen
returning coalesce((select living from before), false)
"""


class Beat:
    """Heartbeat thread of this worker, and listener for notifications."""

    def __init__(
        self, url: str, worker: str, lapsed: Callable[[dict[str, int]], None], heard: Callable[[str, str], None]
    ) -> None:
        self.address = ""
        self._url: Final = url
        self._worker: Final = worker
        self._lapsed: Final = lapsed  # called with the tables still owned and their epochs
        self._heard: Final = heard
        self._thread: threading.Thread | None = None
        self._over = False
        self._ear, self._mouth = -1, -1

    def begin(self) -> None:
        """Send the first heartbeat and start the thread.

        Raises:
            Refused: The database cannot be reached.
        """
        db = self._listening()
        self._sign(db)
        self._over = False
        self._ear, self._mouth = os.pipe()
        self._thread = threading.Thread(target=self._beat_on, args=(db,), name="nyoi-beat", daemon=True)
        self._thread.start()

    def end(self) -> None:
        """Stop the thread."""
        if self._thread is not None:
            self._over = True
            os.write(self._mouth, b".")
            self._thread.join()
            self._thread = None
            os.close(self._ear)
            os.close(self._mouth)

    def _listening(self) -> PgLink:
        """Return a connection that listens for notifications."""
        db = connected(self._url)
        db.conn.add_notify_handler(self._hear)
        db.execute("set application_name = 'nyoi beat'")
        db.execute("set synchronous_commit = off")  # losing a heartbeat is harmless
        db.execute(f"listen {CHANNEL}")
        return db

    def _beat_on(self, db: PgLink) -> None:
        rest = FIRST_REST
        while not self._over:
            try:
                if db.lost:
                    db = self._listening()
                    rest = FIRST_REST
                    self._heard(SILENCE, "")
                self._stay(db)
            except (psycopg.Error, Refused):
                db.close()
                ready([self._ear], rest)
                rest = min(2 * rest, EVERY)  # the lease is short
        db.close()

    def _stay(self, db: PgLink) -> None:
        """Send heartbeats and receive notifications until the connection fails."""
        beats, due = 0, 0.0
        while not self._over:
            if time.monotonic() >= due:
                due = time.monotonic() + EVERY
                self._sign(db)
                if beats % PRUNED == 0:
                    db.execute("delete from workers where seen < clock_timestamp() - interval '1 day'")
                    db.execute("delete from buckets where at < clock_timestamp() - interval '1 hour'")
                beats += 1
            told = ready([db.conn.fileno(), self._ear], max(0.0, due - time.monotonic()))
            if told and self._ear not in told:
                db.execute("select 1")  # the notifications arrive with the reply

    def _sign(self, db: PgLink) -> None:
        """Renew the lease; if it had expired, report which tables are still ours.

        The renewed lease keeps other workers from claiming those tables.
        """
        found = db.execute(_SIGN, (self._worker, self._worker, self.address))
        if not any(living for (living,) in found):
            ours = db.execute("select tbl, epoch from owners where worker = ?", (self._worker,))
            self._lapsed(dict(ours.fetchall()))

    def _hear(self, note: psycopg.Notify) -> None:
        with contextlib.suppress(ValueError, TypeError):
            worker, kind, what = json.loads(note.payload)
            if worker != self._worker:
                self._heard(str(kind), str(what))
