"""Fair by proof on disk: what was promised outlives kills, other workers, older versions and moves."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest

from nyoi.kernel.rng import Rng
from nyoi.server.store import migrations
from nyoi.server.store.care import examined
from nyoi.server.table.proof import seal_of
from tests.server.cluster import Cluster
from tests.server.guests import Guest, Running, ask, play_out, refused, sensible, until
from tests.server.proofs import ONE, TWO, begun, checked, info, mix, proven, proven_log
from tests.server.stores import database_at, need_postgres, new_database, past_the_server
from tools.load import serving

pytestmark = pytest.mark.seed(1)

OURS = "tables that are fair by proof"  # the step of the schema


def test_killed_before_the_start_while_shares_are_opened_and_in_mid_game(tmp_path: Path) -> None:
    with serving(database_at(tmp_path / "proof.db"), seed=1, mix_seconds=60.0) as server:

        def kill() -> None:
            server.end(signal.SIGKILL)
            server.start()

        ann, bob = Guest(server.port), Guest(server.port)
        table = proven(ann, objective=2)  # of several rounds: what falls after the last kill is looked at
        seal = info(ann, table)["proof"]["seal"]
        mix(ann, table, 0, seal=seal_of(ONE))
        kill()
        assert info(ann, table)["proof"]["seals"] == [seal_of(ONE), ""]
        bob.sit(table)
        mix(bob, table, 1, seal=seal_of(TWO))
        ann.at(table, "start")
        mix(ann, table, 0, share=ONE)
        kill()
        told = info(ann, table)["proof"]
        assert (told["seal"], told["mixing"], told["shares"]) == (seal, True, ["", ""])
        mix(bob, table, 1, share=TWO)  # ann's is there already
        assert info(ann, table)["proof"]["shares"] == [ONE, TWO]
        with ann.join(table) as a, bob.join(table) as b:
            seat = next(i for i, s in enumerate((a, b)) if s.moves(i))
            assert (a, b)[seat].play(seat, (a, b)[seat].moves(seat)[0])["ok"]
        kill()
        with ann.join(table) as a, bob.join(table) as b:
            play_out([a, b], sensible(Rng(3)))
        assert checked(ann, table, seal) >= 30
        server.end(signal.SIGTERM)
        assert examined(server.database).whole


def test_another_worker_takes_it_over(tmp_path: Path) -> None:
    need_postgres()
    database = new_database(str(tmp_path))
    one, two = (Running(tmp_path, database=database, mix_seconds=seconds) for seconds in (60.0, 0.3))
    ann, bob = Guest(one.port), Guest(two.port)
    table = proven(ann)
    seal = info(bob, table)["proof"]["seal"]
    mix(ann, table, 0, seal=seal_of(ONE))
    bob.sit(table)
    mix(bob, table, 1, seal=seal_of(TWO))
    ann.at(table, "start")
    mix(bob, table, 1, share=TWO)
    one.stop()
    ann.port = two.port
    until(lambda: info(bob, table)["status"] == "playing")  # the time for ann's share runs there, too
    with ann.join(table) as a, bob.join(table) as b:
        play_out([a, b], sensible(Rng(3)))
    assert checked(bob, table, seal) >= 15
    two.stop()


@pytest.mark.parametrize("kind", ["file", "postgres"])
def test_a_database_of_the_version_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    if kind == "postgres":
        need_postgres()
    database = Cluster.shared().database() if kind == "postgres" else str(tmp_path / "old.db")
    with monkeypatch.context() as then:  # as it was when this step was not there
        then.setattr(migrations, "VERSION", [step.what.partition(":")[0] for step in migrations.STEPS].index(OURS))
        with past_the_server(database) as db:
            make: Any = migrations.migrate_postgres if kind == "postgres" else migrations.migrate
            make(db, database)
    with past_the_server(database) as db:
        columns = "id, game, mode, options, public, clock, status, created, practice"
        old = ("oldoldoldold", "toma", "base", "{}", False, "[]", "lobby", 1.0, False)
        db.execute(f"insert into tables ({columns}) values (?,?,?,?,?,?,?,?,?)", old)
        seats = "tbl, seat, kind, name, level, tokens, kept, standing"
        rows = [("oldoldoldold", i, "empty", "", 0, "", False, "") for i in range(2)]
        db.executemany(f"insert into seats ({seats}) values (?,?,?,?,?,?,?,?)", rows)
    running = Running(tmp_path, database=database)
    ann = Guest(running.port)
    assert info(ann, "oldoldoldold")["proof"] is None
    assert ann.sit("oldoldoldold") == 0
    assert info(ann, proven(ann))["proof"]["seals"] == ["", ""]
    running.stop()
    assert examined(database).whole


def test_moved_to_postgres_it_is_what_it_was(tmp_path: Path, url: str) -> None:
    from nyoi.server.store.move import moved  # needs psycopg, which `url` has asked for

    running = Running(tmp_path, database=str(tmp_path / "file.db"))
    ann, bob = Guest(running.port), Guest(running.port)
    table, lobby = begun(ann, bob), proven(ann)
    mix(ann, lobby, 0, seal=seal_of(ONE))
    before = [info(ann, id)["proof"] for id in (table, lobby)]
    running.stop()
    moved(running.database, url)
    there = Running(tmp_path, database=url)
    ann.port = there.port
    assert [info(ann, id)["proof"] for id in (table, lobby)] == before
    ann.at(lobby, "start", {"fill": 1})
    assert info(ann, lobby)["proof"]["mixing"] is True
    mix(ann, lobby, 0, share=ONE)
    assert info(ann, lobby)["proof"]["shares"] == [ONE, ""]
    there.stop()


def test_a_row_that_does_not_fit_its_journal_is_found(tmp_path: Path) -> None:
    running = Running(tmp_path)
    ann, bob = Guest(running.port), Guest(running.port)
    table = begun(ann, bob)
    assert examined(running.database).whole
    running.stop()
    with past_the_server(running.database) as db:
        db.execute("update seats set share = '' where tbl = ? and seat = 0", (table,))
    found = examined(running.database)
    assert [(wrong.table, wrong.why) for wrong in found.damaged] == [(table, "proof-key")]
    again = Running(tmp_path, database=running.database)
    ann.port = again.port
    assert refused(ann.get, f"/api/tables/{table}") == "table-damaged"
    again.stop()


def test_a_log_from_elsewhere_is_taken_without_its_proof(ann: Guest) -> None:
    status, _, data = ask(ann.port, "POST", "/api/import", proven_log(), ann.token)
    assert status == 200
    assert info(ann, json.loads(data)["table"])["proof"] is None  # nobody here has sealed anything
