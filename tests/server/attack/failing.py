"""A disk that fails on demand: SQLite's own file system, with two of its functions put in between.

Python's sqlite3 has no door for this, but SQLite itself has: the file system it uses by default can be replaced
in a running process. Ours passes everything on to the real one, except what is to fail. A sync that fails also
loses what was written since the last one that succeeded, as Linux may.
"""

from __future__ import annotations

import _sqlite3
import ctypes
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, c_char_p, c_int, c_int64, c_void_p
from pathlib import Path
from typing import Any, Final

import pytest

OK, READONLY, FULL, IOERR_WRITE, IOERR_FSYNC = 0, 8, 13, 778, 1034
WAL: Final = 0x00080000  # of the flags with which a file is opened

Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
Write = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
Close = CFUNCTYPE(c_int, c_void_p)
Sync = CFUNCTYPE(c_int, c_void_p, c_int)


class Methods(ctypes.Structure):
    """`sqlite3_io_methods`: what can be done with an open file."""

    _fields_ = (
        ("version", c_int),
        ("close", Close),
        ("read", c_void_p),
        ("write", Write),
        ("truncate", c_void_p),
        ("sync", Sync),
        ("others", c_void_p * 13),
    )


class OpenFile(ctypes.Structure):
    """`sqlite3_file`."""

    _fields_ = (("methods", POINTER(Methods)),)


class FileSystem(ctypes.Structure):
    """`sqlite3_vfs`."""

    _fields_ = (
        ("version", c_int),
        ("size", c_int),
        ("longest", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", Open),
        ("others", c_void_p * 15),
    )


class Disk:
    """What the files under a folder answer: nothing fails until it is said."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = str(folder)
        self.writes = OK
        self.syncs = OK
        self.failures = 0
        self._files: dict[int, str] = {}  # write-ahead logs that are open
        self._unsynced: dict[str, list[tuple[int, bytes, int]]] = {}  # place, what stood there, how long the file was
        self._lock = threading.Lock()

    def heal(self) -> None:
        """From now on everything works again."""
        self.writes = self.syncs = OK

    def opened(self, file: int, path: str, flags: int) -> None:
        with self._lock:
            self._files.pop(file, None)
            if path.startswith(self.folder):
                self._files[file] = path if flags & WAL else ""

    def before_write(self, file: int, length: int, at: int) -> int:
        path = self._files.get(file)
        if path is None:
            return OK
        if self.writes != OK:
            self.failures += 1
            return self.writes
        if path:
            found = os.open(path, os.O_RDONLY)
            with self._lock:
                old = (at, os.pread(found, length, at), os.fstat(found).st_size)
                self._unsynced.setdefault(path, []).append(old)
            os.close(found)
        return OK

    def before_sync(self, file: int) -> int:
        path = self._files.get(file)
        if path is None:
            return OK
        with self._lock:
            written = self._unsynced.pop(path, [])
        if self.syncs == OK:
            return OK
        self.failures += 1
        if path:
            found = os.open(path, os.O_RDWR)
            for at, old, size in reversed(written):  # the pages are dropped: what was there before comes back
                os.pwrite(found, old, at)
                os.ftruncate(found, size)
            os.close(found)
        return self.syncs


@contextmanager
def failing(folder: Path) -> Iterator[Disk]:
    """While this lasts, whoever opens a database under a folder has a disk that can be told to fail."""
    library: Any = ctypes.CDLL(getattr(_sqlite3, "__file__", None))  # and whatever that has loaded
    if not hasattr(library, "sqlite3_vfs_find"):
        pytest.skip("the SQLite of this Python cannot be reached from outside")
    library.sqlite3_vfs_find.restype = POINTER(FileSystem)
    real = library.sqlite3_vfs_find(None)
    ours = FileSystem.from_buffer_copy(real.contents)
    ours.name = b"failing"
    disk = Disk(folder)
    made: dict[int, Methods] = {}
    theirs_of: dict[int, int] = {}  # of files that are open

    def methods_for(address: int) -> Methods:
        if address not in made:
            theirs = Methods.from_address(address)
            copy = Methods.from_buffer_copy(theirs)
            close, write, sync = theirs.close, theirs.write, theirs.sync

            def on_close(file: int) -> int:
                theirs_of.pop(file, None)
                return int(close(file))

            def on_write(file: int, data: int, length: int, at: int) -> int:
                return disk.before_write(file, length, at) or int(write(file, data, length, at))

            def on_sync(file: int, flags: int) -> int:
                return disk.before_sync(file) or int(sync(file, flags))

            copy.close, copy.write, copy.sync = Close(on_close), Write(on_write), Sync(on_sync)
            made[address] = copy
        return made[address]

    def on_open(_: int, name: int | None, file: int, flags: int, told: int | None) -> int:
        result = int(real.contents.open(ctypes.cast(real, c_void_p), name, file, flags, told))
        opened = OpenFile.from_address(file)
        if result == OK and name is not None and opened.methods:
            disk.opened(file, ctypes.string_at(name).decode(), flags)
            theirs_of[file] = ctypes.addressof(opened.methods.contents)
            opened.methods = ctypes.pointer(methods_for(theirs_of[file]))
        return result

    ours.open = Open(on_open)
    library.sqlite3_vfs_register(ctypes.byref(ours), 1)
    try:
        yield disk
    finally:
        disk.heal()
        library.sqlite3_vfs_register(real, 1)
        library.sqlite3_vfs_unregister(ctypes.byref(ours))
        for file, address in theirs_of.items():  # whoever has not closed yet goes on without us
            OpenFile.from_address(file).methods = ctypes.cast(address, POINTER(Methods))
