"""A disk that fails: how long it is left in peace, what is told about it, what must be looked at afterwards."""

from __future__ import annotations

import contextlib
import logging
import os
import time
from typing import Final

logger = logging.getLogger("nyoi.server")

REPORTED: Final = 60.0  # seconds between two lines about the same trouble
FIRST_REST, LONGEST_REST = 0.1, 2.0  # seconds until the disk is tried again
# The file is as it was: no space, a lock, no permission. After anything else it is looked at before it is trusted.
HARMLESS: Final = ("SQLITE_FULL", "SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_READONLY")


class Report:
    """A line for the log of the process, and not the same again for a minute."""

    def __init__(self, text: str) -> None:
        self._text: Final = text
        self._told = -REPORTED

    def tell(self, *facts: object) -> bool:
        """Say it, unless it was said a moment ago; whether it was said."""
        now = time.monotonic()
        if now - self._told < REPORTED:
            return False
        self._told = now
        logger.error(self._text, *facts)
        return True


class Fault:
    """What is wrong with a file, as its writer met it."""

    def __init__(self, path: str) -> None:
        self.path: Final = path
        self.grave = False  # a write or a sync failed: nobody knows what is on disk
        self._since: float | None = None
        self._until = 0.0
        self._rest = FIRST_REST
        self._known = False  # whether the log of the process has a line about it
        self._report: Final = Report("cannot write to %s: %s; nothing is acknowledged until it is saved")

    @property
    def resting(self) -> bool:
        """Whether it failed a moment ago."""
        return self._since is not None and time.monotonic() < self._until

    def met(self, error: Exception) -> None:
        """Something was not written."""
        now = time.monotonic()
        self._since = now if self._since is None else self._since
        self._until, self._rest = now + self._rest, min(2 * self._rest, LONGEST_REST)
        name: str = getattr(error, "sqlite_errorname", "") or type(error).__name__
        if not name.startswith(HARMLESS):
            self.grave = True
        if self._report.tell(self.path, f"{error} ({name})"):
            self._known = True

    def over(self) -> None:
        """Something was written."""
        if self._since is None:
            return
        if self._known:
            logger.warning("writing to %s again after %.1f s", self.path, time.monotonic() - self._since)
        self._since, self._rest, self._known = None, FIRST_REST, False

    def forget_cached(self) -> None:
        """What is checked shall come from the disk. The cache may hold pages that never got there.

        Only of the write-ahead log: closing a file gives up its locks, and those are on the database itself.
        """
        if hasattr(os, "posix_fadvise"):
            with contextlib.suppress(OSError):
                log = os.open(f"{self.path}-wal", os.O_RDONLY)
                try:
                    os.posix_fadvise(log, 0, 0, os.POSIX_FADV_DONTNEED)
                finally:
                    os.close(log)
