"""The file itself: foreign, newer, somebody else's, damaged in places. One sentence at the start, one table alone."""

from __future__ import annotations

import logging
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from nyoi.server.store.migrations import APPLICATION, FIRST, STEPS, VERSION
from tests.cli.shell import SRC, program
from tests.server.guests import Guest, Refusal, Running, Seat, free_port, opened, to_move
from tests.server.journals import saved
from tests.server.stores import AS_BEFORE
from tools.load import ServerProcess

pytestmark = [pytest.mark.seed(1), pytest.mark.sqlite]


def made(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for statement in statements:
            db.execute(statement)


def damage(path: Path) -> None:
    """Spoil the first page of a file, behind its head: SQLite knows it, and cannot read what is in it."""
    made(path, *STEPS[0].sqlite, f"pragma application_id={APPLICATION}")
    data = bytearray(path.read_bytes())
    data[100:108] = b"\xff" * 8
    path.write_bytes(data)


BAD: dict[str, tuple[Callable[[Path], object], str]] = {
    "no database": (lambda path: path.write_text("Dear diary, " * 100), "no database of Nyoi"),
    "another program's": (lambda path: made(path, "create table recipes (name text)"), "no database of Nyoi"),
    "another program's, and says so": (
        lambda path: made(path, *STEPS[0].sqlite, "pragma application_id = 252006673"),
        "no database of Nyoi",
    ),
    "a folder": (lambda path: path.mkdir(), "Cannot write"),
    "newer": (
        lambda path: made(
            path, *STEPS[0].sqlite, f"pragma application_id={APPLICATION}", f"pragma user_version={VERSION + 1}"
        ),
        "newer Nyoi",
    ),
    "damaged": (lambda path: damage(path), "damaged"),
    "half a file": (lambda path: path.write_bytes(b"SQLite format 3\0" + b"\1" * 600), "no database of Nyoi"),
}


@pytest.mark.parametrize(("make", "sentence"), BAD.values(), ids=BAD.keys())
def test_a_bad_file_is_one_sentence_and_code_2(make: Callable[[Path], object], sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    make(path)
    before = None if path.is_dir() else path.read_bytes()
    found = program("serve", "--port", str(free_port()), "--database", str(path))
    assert (found.returncode, found.stdout) == (2, "")
    assert len(found.stderr.splitlines()) == 1
    assert sentence in found.stderr
    assert before is None or path.read_bytes() == before  # what is not ours is not touched


def test_without_the_command_line_it_is_the_same(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_text("Dear diary, " * 100)
    command = [sys.executable, "-m", "nyoi.server.main", "--port", str(free_port()), "--database"]
    found = subprocess.run(
        [*command, str(tmp_path / "games.db")],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        env={**os.environ, "PYTHONPATH": str(SRC), "LANG": "fr_FR.UTF-8", "PYTHONUTF8": "1"},
    )
    assert (found.returncode, found.stdout) == (2, "")
    assert len(found.stderr.splitlines()) == 1
    assert "n’est pas une base de Nyoi" in found.stderr


def test_a_second_server_on_the_same_file_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "games.db"))
    server.start()
    ann = Guest(server.port)
    table = ann.open(mine=2, start=True)
    found = program("serve", "--port", str(free_port()), "--database", server.database)
    assert (found.returncode, found.stdout) == (2, "")
    assert len(found.stderr.splitlines()) == 1
    assert "Another server uses" in found.stderr
    (tmp_path / "link.db").symlink_to(server.database)
    assert program("serve", "--port", str(free_port()), "--database", str(tmp_path / "link.db")).returncode == 2
    os.link(server.database, tmp_path / "hard.db")
    assert program("serve", "--port", str(free_port()), "--database", str(tmp_path / "hard.db")).returncode == 2
    (tmp_path / "games.db-lock").unlink(missing_ok=True)  # what lies beside it is no lock on it
    assert program("serve", "--port", str(free_port()), "--database", server.database).returncode == 2
    with ann.join(table) as s:  # the first one has felt nothing
        assert s.play(to_move(s), s.moves(to_move(s))[0])["ok"]
    server.end(signal.SIGKILL)
    server.start()  # nothing that was left behind keeps it out
    assert len(saved(server.database, table)) == 2
    server.end(signal.SIGTERM)


def test_a_file_from_before_there_were_versions_is_taken_over(tmp_path: Path) -> None:
    running = Running(tmp_path)
    ann = Guest(running.port)
    table, s = opened(ann)
    assert s.play(to_move(s), s.moves(to_move(s))[0])["ok"]
    s.close()
    running.stop()
    made(
        Path(running.database),
        "drop index tokens_by_player",
        "alter table tokens drop column created",
        "alter table tokens drop column used",
        *AS_BEFORE,
        "pragma user_version = 0",
        "pragma application_id = 0",
    )
    before = saved(running.database, table)
    running.start()
    with ann.join(table) as s:
        assert s.play(to_move(s), s.moves(to_move(s))[0])["ok"]
    running.stop()
    assert saved(running.database, table)[:2] == before
    with closing(sqlite3.connect(running.database)) as db:
        assert db.execute("pragma user_version").fetchone() == (VERSION,)
        assert db.execute("pragma application_id").fetchone() == (APPLICATION,)
        assert {name for (name,) in db.execute("select name from sqlite_master where type = 'table'")} >= FIRST


DAMAGE = {
    "options": "update tables set options = '{\"objective\": ' where id = ?",
    "options of another kind": "update tables set options = '[1, 2]' where id = ?",
    "clock": "update tables set clock = 'soon' where id = ?",
    "half a clock": "update tables set clock = '[500]' where id = ?",
    "an unknown game": "update tables set game = 'chess' where id = ?",
    "an unknown status": "update tables set status = 'asleep' where id = ?",
    "no seats": "delete from seats where tbl = ?",
    "a seat missing": "delete from seats where tbl = ? and seat = 0",
    "a name that is no text": "update seats set name = x'ff00fe', level = 'high' where tbl = ?",
    "no journal": "delete from journal where tbl = ?",
    "an entry missing": "delete from journal where tbl = ? and seq = 1",
    "the deal": "update journal set data = '{\"rules\"' where tbl = ? and seq = 0",
    "a deal without its facts": "update journal set data = '{}' where tbl = ? and seq = 0",
    "a move": "update journal set move = 'castle' where tbl = ? and seq = 1",
    "the chance": "update journal set chance = '[1, \"x\"]' where tbl = ? and seq = 2",
    "who was asked": "update journal set asked = 'me' where tbl = ? and seq = 2",
    "an entry of no kind": "update journal set kind = 'dream' where tbl = ? and seq = 1",
    "a taking back to nowhere": "update journal set kind = 'back', data = '{\"to\": \"x\"}' where tbl = ? and seq = 1",
}


def test_a_damaged_table_stays_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    running = Running(tmp_path)
    ann = Guest(running.port)
    tables = {}
    for what in [*DAMAGE, "whole"]:
        tables[what], s = opened(ann, public=True)
        for _ in range(2):
            s.reach(0, s.play(to_move(s), s.moves(to_move(s))[0])["seq"])
        s.close()
    running.stop()
    with closing(sqlite3.connect(running.database, isolation_level=None)) as db:
        for what, statement in DAMAGE.items():
            db.execute(statement, (tables[what],))
    caplog.set_level(logging.INFO, "nyoi.server")
    running.start()
    for _ in range(2):
        for guest, kind in ((ann, "mine"), (Guest(running.port), "watch")):
            assert tables["whole"] in [table["id"] for table in guest.get("/api/lobby")[kind]]
        for what in DAMAGE:
            with pytest.raises(Refusal) as refusal:
                ann.get(f"/api/tables/{tables[what]}")
            assert (what, refusal.value.status, refusal.value.reason) == (what, 409, "table-damaged")
            socket = Seat(running.port, tables[what], None)
            socket.send({"type": "hello", "player": ann.token, "seats": [], "seq": -1})
            assert socket.expect("gone") == {"type": "gone", "reason": "table-damaged", "retry": False}
            socket.close()
    with ann.join(tables["whole"]) as s:
        assert s.play(to_move(s), s.moves(to_move(s))[0])["ok"]
    running.stop()
    for what in DAMAGE:  # one line each, and no more
        assert sum(tables[what] in record.getMessage() for record in caplog.records) == 1
    assert not any(record.exc_info for record in caplog.records)
