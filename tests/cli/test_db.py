"""`nyoi db`: checking and copying a database, also while a server uses it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from nyoi.server.store.migrations import VERSION
from tests.cli.shell import run
from tests.server.guests import Guest, Running, opened, to_move

pytestmark = pytest.mark.seed(1)


@pytest.fixture
def served(tmp_path: Path) -> tuple[Running, str]:
    """A server with a game of three moves."""
    Running.deal_from(1)
    running = Running(tmp_path)
    table, s = opened(Guest(running.port))
    for _ in range(3):
        s.reach(0, s.play(to_move(s), s.moves(to_move(s))[0])["seq"])
    s.close()
    return running, table


def test_check_and_copy_beside_a_server_that_runs(served: tuple[Running, str], tmp_path: Path) -> None:
    running, table = served
    copy = str(tmp_path / "copy.db")
    result = run("db", "check", running.database)
    assert (result.exit_code, result.stderr) == (0, "")
    assert f"version {VERSION}, 1 table, 4 entries" in result.stdout
    assert run("db", "backup", running.database, copy).exit_code == 0
    with Guest(running.port).join(table) as s:  # the server goes on
        assert s.latest[-1]["seq"] == 3
    running.stop()
    found = json.loads(run("db", "check", copy, "--json").stdout)
    assert found == {"whole": True, "version": VERSION, "tables": 1, "entries": 4, "pages": [], "damaged": []}
    assert not [path.name for path in tmp_path.iterdir() if path.name.startswith("copy.db.")]


def test_a_copy_is_not_written_over_what_is_there(served: tuple[Running, str], tmp_path: Path) -> None:
    running, _ = served
    running.stop()
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    result = run("db", "backup", running.database, str(copy))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "--force" in result.stderr
    assert copy.read_text() == "precious"
    assert run("db", "backup", running.database, running.database, "--force").exit_code == 2
    assert run("db", "backup", running.database, str(copy), "--force").exit_code == 0
    assert run("db", "check", str(copy)).exit_code == 0


def test_damage_is_found(served: tuple[Running, str], tmp_path: Path) -> None:
    running, table = served
    running.stop()
    for statement, why in {
        "delete from journal where seq = 2": "entry 2 is missing",
        "update journal set move = 'castle' where seq = 1": "log-move",
        "update tables set options = '{'": "does not read",
        "delete from seats where seat = 1": "bad-seats",
        "delete from tables": "entries without a table",
        "update journal set data = '{}' where seq = 0": "does not replay",
    }.items():
        copy = str(tmp_path / "copy.db")
        assert run("db", "backup", running.database, copy, "--force").exit_code == 0
        with closing(sqlite3.connect(copy, isolation_level=None)) as db:
            db.execute(statement)
        result = run("db", "check", copy)
        assert result.exit_code == 1, statement
        assert table in result.stdout
        assert why in result.stdout
        found = json.loads(run("db", "check", copy, "--json").stdout)
        assert (found["whole"], [wrong["table"] for wrong in found["damaged"]]) == (False, [table])
        assert "abîmée" in run("db", "check", copy, "--lang", "fr").stdout
        assert run("db", "backup", copy, str(tmp_path / "again.db"), "--force").exit_code == 1


def test_torn_pages_are_found(served: tuple[Running, str]) -> None:
    running, _ = served
    running.stop()
    path = Path(running.database)
    with closing(sqlite3.connect(path)) as db:  # all but the pages that say what the file is
        roots = [int(root) for (root,) in db.execute("select rootpage from sqlite_master where rootpage > 1")]
    data = bytearray(path.read_bytes())
    for page in roots:
        data[(page - 1) * 4096 + 2 : (page - 1) * 4096 + 60] = b"\xa5" * 58
    path.write_bytes(data)
    result = run("db", "check", str(path))
    assert result.exit_code == 1
    assert "damaged" in result.stdout


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_bad_input_is_one_line(tmp_path: Path, lang: str) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary, " * 200)
    (tmp_path / "empty.db").write_text("")
    for args in (
        ["db", "check", str(tmp_path / "nowhere.db")],
        ["db", "check", str(tmp_path)],
        ["db", "check", str(tmp_path / "diary.txt")],
        ["db", "check", str(tmp_path / "empty.db")],
        ["db", "check"],
        ["db", "mend", "x"],
        ["db", "backup", str(tmp_path / "diary.txt"), str(tmp_path / "copy.db")],
        ["db", "backup", str(tmp_path / "nowhere.db"), str(tmp_path / "copy.db")],
    ):
        result = run(*args, lang=lang)
        assert (result.exit_code, result.stdout) == (2, ""), args
        assert len(result.stderr.splitlines()) == 1
        assert "no-" not in result.stderr
    assert not (tmp_path / "copy.db").exists()
    assert not (tmp_path / "nowhere.db").exists()
