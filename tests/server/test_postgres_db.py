"""`nyoi db` and PostgreSQL: moving a file there, checking it, copying it with PostgreSQL's own tools."""

from __future__ import annotations

import asyncio
import json
import subprocess
from pathlib import Path

import pytest

from nyoi.server.store.care import examined
from nyoi.server.store.migrations import VERSION
from nyoi.server.store.move import COLUMNS
from nyoi.server.store.sqlite import SqliteStore
from tests.cli.shell import run
from tests.server.cluster import Cluster, programs
from tests.server.guests import Guest, Running, opened, to_move
from tests.server.journals import saved
from tests.server.stores import past_the_server

pytest.importorskip("psycopg")

pytestmark = pytest.mark.seed(1)


@pytest.fixture
def file(tmp_path: Path) -> tuple[str, str, Guest]:
    """An SQLite file with games, names and chat in it; a table, and who plays there."""
    running = Running(tmp_path, database=str(tmp_path / "games.db"))
    ann = Guest(running.port, "Ann")
    ann.post("/api/claim", {"nickname": "Ann", "passphrase": "a long passphrase", "token": ann.token})
    table, s = opened(ann, practice=True)
    for _ in range(3):
        s.reach(0, s.play(to_move(s), s.moves(to_move(s))[0])["seq"])
    assert s.command({"type": "say", "text": "salut à tous"})["ok"]
    s.close()
    Guest(running.port).open("uno", 3)
    running.stop()
    return running.database, table, ann


def test_moving_takes_everything_along(file: tuple[str, str, Guest], url: str, tmp_path: Path) -> None:
    path, table, ann = file
    before = saved(path, table)
    told = json.loads(run("db", "move", path, url, "--json").stdout)
    assert told == dict.fromkeys(COLUMNS, 0) | {
        "whole": True, "version": VERSION, "players": 2, "tokens": 2, "tables": 2, "seats": 5, "journal": 4, "chat": 1,
        "marks": 1, "notes": 1,
    }  # fmt: skip
    assert saved(url, table) == before == saved(path, table)
    assert examined(url).whole
    result = run("db", "check", url)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "2 tables, 4 entries" in result.stdout
    running = Running(tmp_path, database=url)
    ann.port = running.port
    with ann.join(table) as s:
        assert [frame["text"] for frame in s.frames if frame["type"] == "chat"] == ["salut à tous"]
        assert s.play(to_move(s), s.moves(to_move(s))[0])["ok"]
    assert Guest(running.port).open("toma", 2)  # new players get new numbers
    running.stop()


def test_moving_into_what_is_not_empty_changes_nothing(file: tuple[str, str, Guest], url: str) -> None:
    path, table, _ = file
    assert run("db", "move", path, url).exit_code == 0
    again = run("db", "move", path, url, lang="fr_FR.UTF-8")
    assert (again.exit_code, again.stdout) == (2, "")
    assert "rien n’a été déplacé" in again.stderr
    assert len(saved(url, table)) == 4


def test_moving_what_is_damaged_changes_nothing(file: tuple[str, str, Guest], url: str) -> None:
    path, table, _ = file
    with past_the_server(path) as db:
        db.execute("update journal set move = 'castle' where seq = 1 and tbl = ?", (table,))
    result = run("db", "move", path, url)
    assert (result.exit_code, result.stdout) == (2, "")
    with past_the_server(url) as db:
        assert db.execute("select count(*) from tables").fetchone()[0] == 0


def test_moving_a_file_that_a_server_uses_is_refused(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        store = SqliteStore(str(tmp_path / "busy.db"))
        await store.open()
        found = await asyncio.to_thread(run, "db", "move", str(tmp_path / "busy.db"), url)
        assert (found.exit_code, found.stdout) == (2, "")
        assert "Another server uses" in found.stderr
        await store.close()

    asyncio.run(test())


def test_a_copy_is_made_with_the_tools_of_postgres(file: tuple[str, str, Guest], url: str, tmp_path: Path) -> None:
    """As docs/server.md says it."""
    path, table, ann = file
    assert run("db", "move", path, url).exit_code == 0
    found = run("db", "backup", url, str(tmp_path / "copy"))
    assert (found.exit_code, found.stdout) == (2, "")
    assert "pg_dump" in found.stderr
    folder, copy = programs(), Cluster.shared().database()
    assert folder is not None
    dump = str(tmp_path / "nyoi.dump")
    subprocess.run([folder / "pg_dump", "--format=custom", f"--file={dump}", url], check=True)
    subprocess.run([folder / "pg_restore", "--no-owner", f"--dbname={copy}", dump], check=True)
    assert run("db", "check", copy).exit_code == 0
    running = Running(tmp_path, database=copy)
    ann.port = running.port
    with ann.join(table) as s:
        assert s.play(to_move(s), s.moves(to_move(s))[0])["ok"]
    running.stop()
