"""File lock that keeps a second server from using the same database file.

The operating system releases the lock when the process dies. On Linux the lock is on the database itself, so
other names of it (a hard link, a bind mount) share it; SQLite's own locks are of another type there. On other
systems both types conflict, so a separate lock file is used. Without `fcntl` there is no protection.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from nyoi.kernel.play import Refused

try:
    import fcntl
except ImportError:  # pragma: no cover - not on this system
    fcntl = None  # type: ignore[assignment]

ON_ITSELF: Final = sys.platform == "linux"
_ours: Final[set[tuple[int, int]]] = set()  # inodes in use by servers of this process


class Owner:
    """The lock on a database file."""

    def __init__(self, path: str) -> None:
        self.path: Final = path
        self._lock: int | None = None

    @property
    def taken(self) -> bool:
        """Whether this server holds the lock."""
        return self._lock is not None

    def take(self) -> None:
        """Take the lock until `release` or the end of the process; raise Refused if another server has it."""
        path = Path(self.path)
        if path.is_dir() or (path.exists() and not os.access(path, os.R_OK | os.W_OK)):
            raise Refused("cannot-write", path=self.path)
        if ON_ITSELF and path.exists() and _inode(os.stat(path)) in _ours:
            raise Refused("database-busy", path=self.path)  # a second close would drop SQLite's locks
        name, mode = (str(path), 0o644) if ON_ITSELF else (f"{path.resolve()}-lock", 0o600)
        try:
            lock = os.open(name, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), mode)
        except OSError as error:
            raise Refused("cannot-write", path=self.path) from error
        try:
            if fcntl is not None:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            os.close(lock)
            raise Refused("database-busy", path=self.path) from error
        self._lock = lock
        _ours.add(_inode(os.fstat(lock)))

    def release(self) -> None:
        """Release the lock. Every connection to the file must be closed by now."""
        if self._lock is not None:
            _ours.discard(_inode(os.fstat(self._lock)))
            os.close(self._lock)
            self._lock = None


def _inode(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino
