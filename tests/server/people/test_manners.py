"""Blocking, reporting, doors, and lines that are removed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nyoi.server.store.people import reports
from tests.cli.shell import run
from tests.server.guests import Guest, Running, Seat, refused
from tests.server.stores import past_the_server

pytestmark = pytest.mark.seed(1)


def lines(s: Seat) -> list[str]:
    """What a socket has heard said, once it has heard everything."""
    s.catch_up()
    return [frame["text"] for frame in s.frames if frame["type"] == "chat"]


def say(s: Seat, text: str) -> None:
    assert s.command({"type": "say", "text": text})["ok"]


def test_who_is_blocked_is_not_heard_and_does_not_sit_down(ann: Guest, bob: Guest) -> None:
    table = ann.open(seats=3)
    bob.sit(table)
    with ann.join(table) as a, bob.join(table) as b:
        say(b, "before")
        a.expect("chat", text="before")
        found = ann.post("/api/me/blocks", {"table": table, "seat": 1})
        assert [one["name"] for one in found["blocks"]] == [bob.name]
        say(b, "after")
        b.send({"type": "writing"})
        say(a, "mine")  # the other way it is heard: he learns nothing
        b.expect("chat", text="mine")
        assert lines(a) == ["before", "mine"]
        assert not [frame for frame in a.frames if frame["type"] == "writes"]
    with ann.join(table) as a:  # nor does who comes later hear it
        assert lines(a) == ["mine"]
    other = ann.open(seats=3)
    assert refused(bob.sit, other) == "not-welcome"
    theirs = bob.open(seats=3)
    ann.sit(theirs)  # what I do is my own choice
    mine = ann.get("/api/me/blocks")["blocks"]
    assert refused(bob.post, "/api/me/unblock", {"id": ""}) == "bad-message"
    bob.post("/api/me/unblock", {"id": mine[0]["id"]})  # not his to lift
    assert ann.get("/api/me/blocks")["blocks"] == mine
    assert ann.post("/api/me/unblock", {"id": mine[0]["id"]}) == {"blocks": []}
    assert bob.sit(other) == 1


def test_a_closed_table_tells_a_stranger_nobodys_name(ann: Guest, bob: Guest, port: int) -> None:
    table = ann.open(seats=3)
    bob.sit(table)
    with ann.join(table) as a:
        say(a, "hello")
    ann.at(table, "door", {"shut": True})
    stranger = Guest(port)
    told = {
        refused(stranger.post, "/api/me/blocks", {"table": table, **whom})
        for whom in ({"seat": 0}, {"seat": 1}, {"seat": 2}, {"line": 1}, {"line": 9})
    }
    assert told == {"door-shut"}
    assert stranger.get("/api/me/blocks") == {"blocks": []}
    assert bob.post("/api/me/blocks", {"table": table, "seat": 0})["blocks"]


def test_who_is_blocked_does_not_see_my_tables(ann: Guest, bob: Guest, port: int) -> None:
    carl = Guest(port)
    hers, theirs = ann.open(seats=3), carl.open(seats=3)
    ann.sit(theirs)
    with carl.join(theirs) as c, ann.join(hers):
        bob.sit(theirs)
        say(c, "hello")
        ann.post("/api/me/blocks", {"table": theirs, "seat": 2})
        offered = {one["id"] for one in bob.get("/api/lobby")["open"]}
        assert hers not in offered
        assert hers in {one["id"] for one in carl.get("/api/lobby")["open"]}
        bob.at(theirs, "leave")
        assert refused(bob.sit, theirs) == "not-welcome"  # she sits there


def test_a_watcher_is_blocked_by_what_he_said(ann: Guest, bob: Guest) -> None:
    table = ann.open()
    with ann.join(table) as a, bob.join(table) as b:
        say(b, "from outside")
        line = a.expect("chat")["id"]
        ann.post("/api/me/blocks", {"table": table, "line": line})
        say(b, "again")
        assert lines(a) == ["from outside"]


def test_nobody_is_blocked_who_is_not_there(ann: Guest, bob: Guest) -> None:
    table = ann.open(seats=3, bots=[{"seat": 2, "level": 1}])
    for whom, why in (
        ({"seat": 1}, "nobody-there"),
        ({"seat": 2}, "nobody-there"),  # a bot
        ({"seat": 99}, "nobody-there"),
        ({"line": 1}, "nobody-there"),
        ({"seat": 0}, "yourself"),
        ({}, "bad-message"),
        ({"seat": 0, "line": 1}, "bad-message"),
        ({"seat": "0"}, "bad-message"),
    ):
        assert refused(ann.post, "/api/me/blocks", {"table": table, **whom}) == why
    assert refused(ann.post, "/api/me/blocks", {"table": "x" * 41, "seat": 0}) == "bad-message"


# -- the door


def test_a_closed_door_lets_in_who_sits_there_and_nobody_else(ann: Guest, bob: Guest, port: int) -> None:
    eve = Guest(port)
    table = ann.open(seats=3)
    bob.sit(table)
    assert refused(bob.at, table, "door", {"shut": True}) == "not-host"
    with ann.join(table) as a:
        ann.at(table, "door", {"shut": True})
        assert a.expect("table", shut=True)
        assert refused(eve.sit, table) == "door-shut"
        assert refused(eve.get, f"/api/tables/{table}") == "door-shut"
        assert table not in {one["id"] for one in eve.get("/api/lobby")["open"]}
        with Seat(port, table, None) as e:
            e.send({"type": "hello", "player": eve.token})
            assert e.expect("gone") == {"type": "gone", "reason": "door-shut", "retry": False}
        with bob.join(table) as b:
            assert b.info["mine"] == [1]
        ann.at(table, "start", {"fill": 1})
        with Seat(port, table, None) as e:  # nor while the game runs
            e.send({"type": "hello", "player": eve.token})
            assert e.expect("gone")["reason"] == "door-shut"
        ann.at(table, "door", {"shut": False})
        with eve.join(table) as e:
            assert e.info["mine"] == []


# -- lines that are removed


def test_a_line_goes_for_everybody_now_and_later(ann: Guest, bob: Guest, port: int) -> None:
    table = ann.open()
    with ann.join(table) as a, bob.join(table) as b:
        say(b, "something foul")
        say(a, "please")
        foul = next(frame for frame in b.frames if frame["type"] == "chat")["id"]
        mild = b.expect("chat", text="please")["id"]
        assert refused(bob.at, table, "unsay", {"line": mild}) == "not-host"
        assert refused(ann.at, table, "unsay", {"line": 99}) == "no-line"
        ann.at(table, "unsay", {"line": foul})
        for s in (a, b):
            assert s.expect("chat", id=foul, removed=True)["text"] == ""
        bob.at(table, "unsay", {"line": foul})  # one's own may go, even twice
    with Guest(port).join(table) as e:
        assert lines(e) == ["", "please"]
        assert "foul" not in json.dumps(e.frames)


# -- reports


def test_a_report_is_kept_for_the_host_with_what_was_said(tmp_path: Path) -> None:
    running = Running(tmp_path, limits={"report.address": (0.0, 3)})
    ann, bob = Guest(running.port, "Ann"), Guest(running.port, "Bob")
    table = ann.open()
    bob.sit(table)
    with ann.join(table) as a, bob.join(table) as b:
        for n in range(25):
            say(b, f"rude {n}")
        a.expect("chat", text="rude 24")
        ann.at(table, "unsay", {"line": 25})
        before = len(b.frames)
        body = {"table": table, "seat": 1, "reason": "insults", "words": "  all   evening "}
        assert refused(ann.post, "/api/me/reports", {**body, "reason": "boredom"}) == "bad-message"
        assert ann.post("/api/me/reports", body) == {}
        b.catch_up()
        assert [frame["type"] for frame in b.frames[before:] if frame["type"] not in ("chat", "answer")] == []
        assert refused(ann.post, "/api/me/reports", {**body, "seat": 0}) == "yourself"
        assert refused(ann.post, "/api/me/reports", body) == "too-fast"
    with past_the_server(running.database) as db:
        (one,) = reports(db)
    assert (one.name, one.reason, one.words, one.done) == ("Bob", "insults", "all evening", False)
    assert [line.text for line in one.lines] == [f"rude {n}" for n in range(5, 24)]  # what was removed before is gone
    told = run("db", "reports", running.database, lang="fr_FR.UTF-8").stdout
    assert "insultes" in told
    assert "Bob : rude 23" in told.replace("\u202f", " ")
    assert json.loads(run("db", "reports", running.database, "--json").stdout)[0]["id"] == one.id
    assert run("db", "reports", running.database, "--done", "nothing").exit_code == 2
    assert "Nothing to look at." in run("db", "reports", running.database, "--done", one.id).stdout
    assert "done" in run("db", "reports", running.database, "--all").stdout
    running.stop()
