"""The sign of life of one server among several, and its ear: a thread with a connection of its own.

Every second it renews the lease, by the database's clock. If it finds that the lease had run out (the process was
stopped, the database was away), it looks which tables are still ours. What the others tell comes through the same
connection; after it was lost, nobody knows what was said meanwhile: that is told as well (`SILENCE`).
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

EVERY: Final = 1.0  # seconds between two signs of life
LEASE: Final = "interval '3 seconds'"
CHANNEL: Final = "nyoi"
PRUNED: Final = 60  # beats between two looks at what nobody needs any more
LIVING: Final = f"seen > clock_timestamp() - {LEASE}"

_SIGN: Final = f"""
with before as (select {LIVING} as living from workers where id = ?)
insert into workers (id, address, seen) values (?, ?, clock_timestamp())
on conflict (id) do update set seen = excluded.seen
returning coalesce((select living from before), false)
"""


class Beat:
    """Whether this server lives, as the others see it."""

    def __init__(
        self, url: str, worker: str, lapsed: Callable[[dict[str, int]], None], heard: Callable[[str, str], None]
    ) -> None:
        self.address = ""
        self._url: Final = url
        self._worker: Final = worker
        self._lapsed: Final = lapsed  # with what is still ours
        self._heard: Final = heard
        self._thread: threading.Thread | None = None
        self._over = False
        self._ear, self._mouth = -1, -1

    def begin(self) -> None:
        """Give a sign of life, and go on with it; Refused if the database cannot be reached."""
        db = self._listening()
        self._sign(db)
        self._over = False
        self._ear, self._mouth = os.pipe()
        self._thread = threading.Thread(target=self._beat_on, args=(db,), name="nyoi-beat", daemon=True)
        self._thread.start()

    def end(self) -> None:
        """No more signs of life."""
        if self._thread is not None:
            self._over = True
            os.write(self._mouth, b".")
            self._thread.join()
            self._thread = None
            os.close(self._ear)
            os.close(self._mouth)

    def _listening(self) -> PgLink:
        """A connection through which the others are heard from now on."""
        db = connected(self._url)
        db.conn.add_notify_handler(self._hear)
        db.execute("set application_name = 'nyoi beat'")
        db.execute("set synchronous_commit = off")  # a sign of life may be forgotten
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
        """Give signs of life and hear, as long as the connection lasts."""
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
                db.execute("select 1")  # and with the answer comes what was told

    def _sign(self, db: PgLink) -> None:
        """One sign of life; if the last one was too long ago, a look at what is still ours. Nobody takes it now."""
        found = db.execute(_SIGN, (self._worker, self._worker, self.address))
        if not any(living for (living,) in found):
            ours = db.execute("select tbl, epoch from owners where worker = ?", (self._worker,))
            self._lapsed(dict(ours.fetchall()))

    def _hear(self, note: psycopg.Notify) -> None:
        with contextlib.suppress(ValueError, TypeError):
            worker, kind, what = json.loads(note.payload)
            if worker != self._worker:
                self._heard(str(kind), str(what))
