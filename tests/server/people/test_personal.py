"""Everything that is kept about somebody: told to him, and gone when he goes for good."""

from __future__ import annotations

import asyncio
import json
import signal
from pathlib import Path
from typing import Any

import pytest

from nyoi.kernel.rng import Rng
from nyoi.server.store.care import examined
from nyoi.server.store.choice import is_remote
from nyoi.server.store.migrations import STEPS
from nyoi.server.store.notes import Address, Device
from nyoi.server.store.personal import HOLDINGS, IMPERSONAL
from tests.server.guests import Guest, Running, ask, claimed, play_out, refused, sensible, until
from tests.server.pushes import Browser
from tests.server.stores import database_at, past_the_server
from tools.load import serving

pytestmark = pytest.mark.seed(1)

NAME = "Zébulon Quark"  # nobody else's, and no word of ours
WORDS = "the gherkins are purple tonight"
OF_SOMEBODY = frozenset(("player", "host", "blocked", "reporter", "who", "owner", "author", "recipient"))


def schema(database: str) -> dict[str, list[str]]:
    """Every table of a database with its columns."""
    if is_remote(database):
        query = "select table_name, column_name from information_schema.columns where table_schema = current_schema()"
    else:
        query = "select m.name, c.name from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table'"
    found: dict[str, list[str]] = {}
    with past_the_server(database) as db:
        for table, column in db.execute(query).fetchall():
            found.setdefault(str(table), []).append(str(column))
    return found


def dump(database: str) -> str:
    """Every value of every row, but for the recordings of games, which are looked at apart."""
    lines = []
    with past_the_server(database) as db:
        for table, columns in schema(database).items():
            for row in db.execute(f"select {', '.join(columns)} from {table}").fetchall():
                lines.append(f"{table} {dict(zip(columns, row, strict=True))}")
    return "\n".join(lines)


def past_of(guest: Guest, table: str) -> dict[str, Any]:
    """A game in somebody's history, once it is there."""
    found: dict[str, Any] = until(
        lambda: next((one for one in guest.get("/api/me/games")["games"] if one["table"] == table), None)
    )
    return found


def played(one: Guest, other: Guest) -> str:
    """A whole rated game of two, in which the first has spoken."""
    table = one.open(rated=True)
    other.sit(table)
    one.at(table, "start")
    with one.join(table) as s, other.join(table) as t:
        assert s.command({"type": "say", "text": WORDS})["ok"]
        play_out([s, t], sensible(Rng(1)))
    past_of(other, table)
    return table


def everything(guest: Guest) -> dict[str, Any]:
    """All that is kept about somebody, as he gets it."""
    status, headers, data = ask(guest.port, "GET", "/api/me/data", token=guest.token)
    assert status == 200
    assert "attachment" in headers["content-disposition"]
    found: dict[str, Any] = json.loads(data)
    return found


# -- completeness


def test_every_table_says_what_it_keeps_about_people(running: Running) -> None:
    found = schema(running.database)
    spoken_of = {holding.table for holding in HOLDINGS}
    assert set(found) - spoken_of - IMPERSONAL == set(), "say in store/personal.py what it keeps about people"
    assert spoken_of - set(found) == set()
    for table, columns in found.items():
        about = [column for column in columns if column in OF_SOMEBODY and (table, column) != ("buckets", "who")]
        clauses = " ".join(holding.whose for holding in HOLDINGS if holding.table == table)
        assert [column for column in about if f"{column} = " not in clauses] == [], table
    for holding in HOLDINGS:
        assert set(holding.columns) <= set(found[holding.table])


def test_a_table_that_is_forgotten_would_be_noticed() -> None:
    made = {word for step in STEPS for line in step.sqlite if (word := _made(line))}
    assert {"players", "tokens", "chat", "played", "blocks", "reports", "evidence"} <= made
    assert made - {holding.table for holding in HOLDINGS} - IMPERSONAL == set()


def _made(statement: str) -> str:
    words = statement.replace("if not exists ", "").split()
    return words[2] if words[:2] == ["create", "table"] else ""


# -- told, and gone


def test_somebody_is_told_everything_and_then_nothing_of_him_is_left(tmp_path: Path) -> None:
    running = Running(tmp_path)
    zeb, bob, eve = claimed(Guest(running.port, NAME)), Guest(running.port, "Bob"), Guest(running.port, "Eve")
    over = played(zeb, bob)
    going_on = zeb.open(seats=3)  # Toma for three: goes on without him
    for one in (bob, eve):
        one.sit(going_on)
    zeb.at(going_on, "start")
    waiting = zeb.open(seats=4)  # and a table that waits, of which Bob will be the host
    bob.sit(waiting)
    zeb.post("/api/me/blocks", {"table": going_on, "seat": 2})
    zeb.post("/api/me/reports", {"table": over, "seat": 1, "reason": "spam", "words": "he sells gherkins"})
    bob.post("/api/me/reports", {"table": over, "seat": 0, "reason": "insults"})
    zeb.post("/api/me/board", {"yes": True})

    found = everything(zeb)
    (me,) = found["players"]
    assert (me["nickname"], bool(me["on_board"])) == (NAME, True)
    assert [line["text"] for line in found["chat"]] == [WORDS]
    assert [one["tbl"] for one in found["played"]] == [over] == [one["tbl"] for one in found["past"]]
    assert [one["game"] for one in found["ratings"]] == ["toma"]
    assert {one["tbl"] for one in found["seats"]} == {over, going_on, waiting}
    assert [one["words"] for one in found["reports"]] == ["he sells gherkins"]
    assert len(found["blocks"]) == len(found["tokens"]) == 1
    assert "argon2" not in json.dumps(found)

    token, socket = zeb.token, bob.join(going_on)
    assert refused(zeb.post, "/api/me/forget", {"nickname": "Bob", "passphrase": "sept boules"}) == "wrong-name"
    assert refused(zeb.post, "/api/me/forget", {"nickname": NAME, "passphrase": "six"}) == "wrong-passphrase"
    assert zeb.get("/api/me/games")["games"]  # nothing has changed
    zeb.post("/api/me/forget", {"nickname": NAME.upper(), "passphrase": "sept boules"})

    assert socket.expect("gone") == {"type": "gone", "reason": "reload", "retry": True}
    left = dump(running.database)
    for trace in (NAME, NAME.casefold(), WORDS, "gherkins", "'player:1'"):
        assert trace not in left, trace
    assert refused(zeb.get, "/api/me/games") == "no-player"
    zeb.token = token
    assert refused(zeb.open) == "no-player"
    # his seats: nobody's at what is over, a bot's where it goes on, free where it waits
    assert [seat["name"] for seat in bob.get(f"/api/tables/{over}")["seats"]] == ["", "Bob"]
    assert [seat["name"] for seat in past_of(bob, over)["seats"]] == ["", "Bob"]
    assert past_of(bob, over)["seats"][0]["after"] is None
    assert bob.get(f"/api/tables/{over}/replay?at=1")["names"] == ["", "Bob"]
    with bob.join(going_on) as s:
        assert s.info["seats"][0] == {**s.info["seats"][0], "name": "", "kind": "human", "kept": True}
        assert s.info["host"]
    with bob.join(waiting) as s:
        assert s.info["seats"][0]["kind"] == "empty"
        assert s.info["host"]
    status, _, log = ask(running.port, "GET", f"/api/tables/{over}/log")
    assert status == 200
    assert NAME not in log.decode()
    # the name is free, and who takes it has nothing of what was his
    new = claimed(Guest(running.port, NAME))
    assert new.get("/api/me/games")["games"] == []
    assert everything(new)["chat"] == []
    running.stop()
    assert examined(running.database).whole


def test_a_guest_goes_with_his_token_alone(running: Running, bob: Guest) -> None:
    ann = Guest(running.port, "Ann who goes")
    table = ann.open()
    with ann.join(table) as s:
        ann.post("/api/me/forget", {"nickname": "Ann who goes"})
        assert s.expect("gone")["reason"] in ("signed-out", "reload")
    assert bob.get(f"/api/tables/{table}")["seats"][0]["kind"] == "empty"
    assert "Ann who goes" not in dump(running.database)


def test_who_has_not_heard_of_it_writes_no_name_again(running: Running, bob: Guest) -> None:
    """A table in memory that still knows him, a game that is being recorded: what they write is without him."""
    ann = Guest(running.port, "Ann the Late")
    table = ann.open(mine=1)
    bob.sit(table)
    house = running.server.app.house
    stale = house.tables[table].row

    async def both() -> None:
        found = await house.players.who(ann.token)
        assert found is not None
        await house.store.people.forget(found.id)  # and nobody is told
        stale.public = False
        await house.store.save(stale)
        with pytest.raises(Exception, match="no-player"):
            await house.store.say(table, "Ann the Late", 0, "still here", 1.0, found.id)
        device = Device("https://push.example/late", found.id, "", "", "", "en", 1.0)
        address = Address(found.id, "late@mail.example", "en", False, 1.0)
        for late in (
            house.store.notes.add(device, 10),
            house.store.notes.write_to(address),
            house.store.turns.go_away(found.id, 2.0, 1.0, 9.0),
        ):
            with pytest.raises(Exception, match="no-player"):
                await late

    asyncio.run_coroutine_threadsafe(both(), running.loop).result(10)
    left = dump(running.database)
    assert "Ann the Late" not in left
    assert "late@mail.example" not in left
    assert "push.example" not in left
    assert "vacations {" not in left


def test_it_survives_kill_minus_nine(tmp_path: Path) -> None:
    with serving(database_at(tmp_path / "gone.db"), seed=1) as server:
        zeb, bob = claimed(Guest(server.port, NAME)), Guest(server.port, "Bob")
        code = zeb.post("/api/me/code", {"passphrase": "sept boules"})["code"]
        table = zeb.open()
        bob.sit(table)
        bob.at(table, "leave")
        zeb.at(table, "door", {"shut": True})
        server.end(signal.SIGKILL)
        server.start()
        assert refused(Guest(server.port).sit, table) == "door-shut"
        back = zeb.post("/api/recover", {"nickname": NAME, "code": code, "passphrase": "eight balls"})
        server.end(signal.SIGKILL)
        server.start()
        assert refused(zeb.get, "/api/me/games") == "no-player"  # signed out everywhere
        zeb.token = back["token"]
        zeb.post("/api/me/forget", {"nickname": NAME, "passphrase": "eight balls"})
        server.end(signal.SIGKILL)
        server.start()
        assert refused(zeb.get, "/api/me/games") == "no-player"
        assert NAME not in dump(server.database)


@pytest.mark.sqlite
def test_nothing_of_a_player_who_has_gone_stands_in_the_write_ahead_log(tmp_path: Path) -> None:
    running = Running(tmp_path)
    markers = ["Zebulon Quux", "a line that nobody else says", "https://push.example/marker-of-zebulon"]
    zeb, ann = Guest(running.port, markers[0]), Guest(running.port)
    table = ann.open("toma", 2)
    zeb.sit(table)
    with zeb.join(table) as s:
        assert s.command({"type": "say", "text": markers[1]})["ok"]
    zeb.post("/api/me/push", Browser().wish(markers[2]))
    found = [Path(f"{running.database}{suffix}") for suffix in ("", "-wal")]

    def kept() -> set[str]:
        return {marker for marker in markers for file in found if marker.encode() in file.read_bytes()}

    assert kept() == {*markers}
    zeb.post("/api/me/forget", {"nickname": markers[0]})
    assert kept() == set()
    running.stop()
