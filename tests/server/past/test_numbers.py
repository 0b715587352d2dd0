"""A table of the rules number before: its journal loads, it is played to its end under it, its recording says so."""

from __future__ import annotations

import json

import pytest

import nyoi
from nyoi.kernel.rng import Rng
from nyoi.server.past.recording import unpacked
from nyoi.server.store.remote import LINE
from nyoi.server.store.rows import line_of
from nyoi.server.table.chance import Luck
from nyoi.server.table.journal import lines_of, replayed
from tests.server.guests import Guest, Running, play_out, sensible, until
from tests.server.journals import saved, truth
from tests.server.stores import past_the_server
from tools.golden import GOLDEN

pytestmark = pytest.mark.seed(1)
LOG = GOLDEN / "older" / "torak-3" / "coop-2-open.log"


def test_a_running_table_of_the_number_before_is_played_to_its_end(running: Running, ann: Guest) -> None:
    """A game in progress, written by the server of that time, put into the place of a new one."""
    log = nyoi.log_of(LOG.read_text(encoding="utf-8"))
    table = ann.open("torak", 2, mode="coop", mine=2, start=True)
    live = running.server.app.house.tables.pop(table)
    running.loop.call_soon_threadsafe(live.driver.stop)
    journal = replayed(nyoi.game("torak"), log, Luck())
    with past_the_server(running.database) as db:
        db.execute("delete from journal where tbl = ?", (table,))
        for entry in lines_of(journal):
            marks = ",".join("?" * 11)
            db.execute(f"insert into journal ({LINE}) values ({marks})", line_of(live.row, entry))
        db.execute("update tables set options = ? where id = ?", (json.dumps(log.setting.options), table))
    with ann.join(table) as s:
        assert s.seq == len(log.entries)
        assert s.latest[0]["view"]["rules"] == 3
        assert s.latest[0]["view"]["map"] == "small"  # today it is the wide one
        play_out([s], sensible(Rng(5)))
    played, entries = truth(running.database, table)
    assert played.over
    assert played.record.setting.rules == 3
    assert entries[0].data is not None
    assert entries[0].data["rules"] == saved(running.database, table)[0].data["rules"] == 3  # type: ignore[index]
    until(lambda: [one for one in ann.get("/api/me/games")["games"] if one["table"] == table])
    with past_the_server(running.database) as db:
        assert db.execute("select rules from past where tbl = ?", (table,)).fetchone()[0] == 3
        data = db.execute("select data from recordings where tbl = ?", (table,)).fetchone()[0]
    assert unpacked(bytes(data)).rules == 3
    assert ann.get(f"/api/tables/{table}/replay?at=0&seat=0")["view"]["rules"] == 3
