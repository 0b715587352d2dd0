"""One server a file: who has it says so by a lock, which the system gives up for whoever dies.

The lock is on a file beside the database, since SQLite's own locks are on the database itself and whoever closes
it gives them up. What is left of that file means nothing: it is the lock that counts. Where the system knows no such
locks, nobody is kept away.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from nyoi.kernel.play import Refused

try:
    import fcntl
except ImportError:  # pragma: no cover - not on this system
    fcntl = None  # type: ignore[assignment]


class Owner:
    """Whether a database is this server's."""

    def __init__(self, path: str) -> None:
        self.path: Final = path
        self._lock: int | None = None

    @property
    def taken(self) -> bool:
        """Whether it is ours."""
        return self._lock is not None

    def take(self) -> None:
        """Make it ours until `release`, or the end of the process; Refused if another server has it."""
        path = Path(self.path)
        if path.is_dir() or (path.exists() and not os.access(path, os.R_OK | os.W_OK)):
            raise Refused("cannot-write", path=self.path)
        try:
            lock = os.open(f"{path.resolve()}-lock", os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        except OSError as error:
            raise Refused("cannot-write", path=self.path) from error
        try:
            if fcntl is not None:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            os.close(lock)
            raise Refused("database-busy", path=self.path) from error
        self._lock = lock

    def release(self) -> None:
        """Let others have it."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None
