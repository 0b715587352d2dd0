"""A throw-away PostgreSQL for the tests: made when the first one asks for it, gone with the last one.

As root it runs as Debian's user `postgres`, since PostgreSQL refuses root. Nothing of it outlives the tests, so it
does not wait for the disk (`fsync=off`).
"""

from __future__ import annotations

import atexit
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, ClassVar

from nyoi.lab.load.client import free_port

QUICK = ("fsync=off", "full_page_writes=off", "synchronous_commit=on", "max_connections=300", "shared_buffers=32MB")


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, the newest of several; None if there is none, or nobody to run it as."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    inside = shutil.which("initdb")
    program = found[-1] if found else Path(inside) if inside else None
    return program.parent if program is not None and _user() is not None else None


def _user() -> dict[str, Any] | None:
    """As whom it runs: as we do, or as root another; None if there is no such user."""
    if os.getuid():
        return {}
    try:
        found = pwd.getpwnam("postgres")
    except KeyError:
        return None
    return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}


class Cluster:
    """A PostgreSQL server of our own, that can be stopped and started again."""

    _one: ClassVar[Cluster | None] = None

    def __init__(self, *settings: str) -> None:
        folder = programs()
        assert folder is not None
        self._programs, self._user = folder, _user() or {}
        self.folder = Path(tempfile.mkdtemp(prefix="nyoi-postgres-"))
        self.port = free_port()
        self._settings = (*QUICK, f"port={self.port}", f"unix_socket_directories={self.folder}", *settings)
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count()
        if "user" in self._user:
            os.chown(self.folder, self._user["user"], self._user["group"])
        made = ["--pgdata", str(self.data), "--auth=trust", "--username=nyoi", "--encoding=UTF8", "--locale=C"]
        self._run(["initdb", *made, "--no-sync", "--no-instructions"])
        self.start()

    @classmethod
    def shared(cls) -> Cluster:
        """The one for all tests of this process."""
        if cls._one is None:
            cls._one = Cluster()
            atexit.register(cls.leave)
        return cls._one

    @classmethod
    def leave(cls) -> None:
        """Nobody needs it any more."""
        if cls._one is not None:
            cls._one.remove()
            cls._one = None

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _run(self, command: list[str]) -> None:
        program = [str(self._programs / command[0]), *command[1:]]
        subprocess.run(program, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, **self._user)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = [word for setting in self._settings for word in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(self._programs / "postgres"), "-D", str(self.data), *settings],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self._user,
            )
        end = time.monotonic() + 60
        while not self._answers():
            if time.monotonic() > end or self._process.poll() is not None:
                raise RuntimeError(f"PostgreSQL does not start: {(self.folder / 'log').read_text()[-2000:]}")
            time.sleep(0.02)

    def _answers(self) -> bool:
        probe = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(probe, check=False).returncode == 0

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT in order, SIGQUIT as a crash would."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(60)
            self._process = None

    def remove(self) -> None:
        """Stop it, and leave nothing."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str) -> str:
        return f"postgresql://nyoi@127.0.0.1:{self.port}/{name}"

    def sql(self, statement: str, name: str = "postgres") -> list[Any]:
        """Do something past every server."""
        import psycopg

        with psycopg.connect(self.url(name), autocommit=True) as db:
            found = db.execute(statement.encode())
            return found.fetchall() if found.description else []

    def database(self, template: str = "template0") -> str:
        """The address of a new database."""
        name = f"nyoi{next(self._numbers)}"
        self.sql(f"create database {name} template {template}")
        return self.url(name)
