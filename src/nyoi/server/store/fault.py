"""Disk failures: back-off, reporting, and the checks needed afterwards."""

from __future__ import annotations

import contextlib
import logging
import os
import time
from typing import Final

logger = logging.getLogger("nyoi.server")

REPORTED: Final = 60.0  # seconds between two log lines about the same problem
FIRST_REST, LONGEST_REST = 0.1, 2.0  # back-off in seconds before the disk is tried again
# These leave the file intact: no space, a lock, no permission. After any other error it is checked before
# use.
HARMLESS: Final = ("SQLITE_FULL", "SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_READONLY")


class Report:
    """A log message that is written at most once a minute."""

    def __init__(self, text: str) -> None:
        self._text: Final = text
        self._told = -REPORTED

    def tell(self, *facts: object) -> bool:
        """Log the message unless it was logged a moment ago; return whether it was logged."""
        now = time.monotonic()
        if now - self._told < REPORTED:
            return False
        self._told = now
        logger.error(self._text, *facts)
        return True


class Fault:
    """Failure state of a file, with back-off."""

    def __init__(self, path: str) -> None:
        self.path: Final = path
        self.grave = False  # a write or a sync failed: the state on disk is unknown
        self._since: float | None = None
        self._until = 0.0
        self._rest = FIRST_REST
        self._known = False  # whether the failure has been logged
        self._report: Final = Report("cannot write to %s: %s; nothing is acknowledged until it is saved")

    @property
    def resting(self) -> bool:
        """Whether the back-off is still running."""
        return self._since is not None and time.monotonic() < self._until

    def met(self, error: Exception) -> None:
        """Record a failed write."""
        now = time.monotonic()
        self._since = now if self._since is None else self._since
        self._until, self._rest = now + self._rest, min(2 * self._rest, LONGEST_REST)
        name: str = getattr(error, "sqlite_errorname", "") or type(error).__name__
        if not name.startswith(HARMLESS):
            self.grave = True
        if self._report.tell(self.path, f"{error} ({name})"):
            self._known = True

    def over(self) -> None:
        """Record a successful write."""
        if self._since is None:
            return
        if self._known:
            logger.warning("writing to %s again after %.1f s", self.path, time.monotonic() - self._since)
        self._since, self._rest, self._known = None, FIRST_REST, False

    def forget_cached(self) -> None:
        """Drop the write-ahead log from the page cache, which may hold pages that never reached the disk.

        Only the log: closing a descriptor of the database file would release its locks.
        """
        if hasattr(os, "posix_fadvise"):
            with contextlib.suppress(OSError):
                log = os.open(f"{self.path}-wal", os.O_RDONLY)
                try:
                    os.posix_fadvise(log, 0, 0, os.POSIX_FADV_DONTNEED)
                finally:
                    os.close(log)
