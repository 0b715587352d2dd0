"""Several processes at one port: one that dies is started again, all end together, and a file has only one."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.guests import Guest, free_port, until
from tests.server.journals import truth
from tests.server.stores import need_postgres, new_database
from tools.load import ServerProcess, children

pytestmark = [pytest.mark.seed(1), pytest.mark.sqlite]  # they choose their store themselves


def servers(parent: ServerProcess) -> list[int]:
    """The processes that serve: bots think in others, which are started anew and not forked."""
    found = []
    for pid in children(parent.pid):
        with contextlib.suppress(OSError):  # it has just ended
            if b"spawn_main" not in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


def test_players_at_one_port_and_a_process_that_dies(tmp_path: Path) -> None:
    need_postgres()
    database = new_database(str(tmp_path))
    many = ServerProcess(database, str(tmp_path / "out"), processes=3, seed=1)
    many.start()
    try:
        found = until(lambda: servers(many) if len(servers(many)) == 3 else None)
        ann, bob = Guest(many.port), Guest(many.port)
        table = ann.open("toma", 2)
        bob.sit(table)
        ann.at(table, "start")
        seqs = []
        for killed in found:
            with ann.join(table) as a, bob.join(table) as b:
                seat = 0 if a.moves(0) else 1
                answer = (a, b)[seat].play(seat, (a, b)[seat].moves(seat)[0])
                assert answer["ok"], answer
                seqs.append(answer["seq"])
            os.kill(killed, signal.SIGKILL)
            until(lambda killed=killed: killed not in servers(many))  # type: ignore[misc]
            until(lambda: many.answers() and len(servers(many)) == 3)
        assert not set(found) & set(servers(many))
        last = servers(many)
        many.end(signal.SIGTERM, 15)
        until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in last))
    finally:
        if many.process is not None and many.process.poll() is None:
            many.process.kill()
            many.process.wait(20)
    assert "Traceback" not in many.output.read_text()
    entries = truth(database, table)[1]
    assert [entry.seq for entry in entries] == list(range(len(entries)))
    assert {*seqs} <= {entry.seq for entry in entries}


def test_processes_whose_parent_is_killed_end_and_the_next_start_works(tmp_path: Path) -> None:
    need_postgres()
    many = ServerProcess(new_database(str(tmp_path)), str(tmp_path / "out"), processes=3, seed=1)
    many.start()
    try:
        serving = until(lambda: servers(many) if len(servers(many)) == 3 else None)
        everything = [*serving, *(pid for one in serving for pid in children(one))]
        ann = Guest(many.port)
        table = ann.open("toma", 2, mine=2, start=True)
        with ann.join(table) as s:
            seat = 0 if s.moves(0) else 1
            assert s.play(seat, s.moves(seat)[0])["ok"]
            many.end(signal.SIGKILL)
            many.start()  # at the same port
        until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in everything))
        until(many.answers)
        with ann.join(table) as s:
            assert s.seq >= 1
        many.end(signal.SIGTERM, 15)
    finally:
        if many.process is not None and many.process.poll() is None:
            many.process.kill()
            many.process.wait(20)
    assert "Traceback" not in many.output.read_text()


def test_a_file_has_one_process(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "nyoi.server.main", "--port", str(free_port()), "--processes", "2"]
    found = subprocess.run([*command, "--database", str(tmp_path / "x.db")], capture_output=True, text=True, timeout=60)
    assert found.returncode == 2
    assert "PostgreSQL" in found.stderr
    assert len(found.stderr.splitlines()) == 1
    assert not (tmp_path / "x.db").exists()
