"""Whoever pretends to be somebody else: stolen tokens, old tokens, tokens of elsewhere, borrowed names."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from nyoi.kernel.rng import Rng
from nyoi.server.house.keys import hashed
from tests.server.guests import Guest, Running, Seat, claimed, play_out, refused, sensible, until
from tests.server.stores import AS_BEFORE, past_the_server

pytestmark = pytest.mark.seed(1)

SIGNED_OUT = {"type": "gone", "reason": "signed-out", "retry": False}
DAY = 86_400


def elsewhere(guest: Guest, passphrase: str = "sept boules") -> Guest:
    """The same player on another device."""
    other = Guest(guest.port)
    back = other.post("/api/claim", {"nickname": guest.name, "passphrase": passphrase})
    other.name, other.token = guest.name, back["token"]
    return other


def thief_of(guest: Guest) -> Guest:
    """Somebody who has copied everything from somebody's browser."""
    thief = Guest(guest.port)
    thief.token, thief.name = guest.token, guest.name
    thief.seats = {table: dict(seats) for table, seats in guest.seats.items()}
    return thief


def holds(guest: Guest, table: str, player: str | None = None) -> list[int]:
    """The seats that somebody's tokens open."""
    seats = list(guest.seats.get(table, {}).values())
    hello = {"type": "hello", "player": guest.token if player is None else player, "seats": seats}
    with Seat(guest.port, table, hello) as s:
        return list(s.info["mine"])


def cut(s: Seat) -> bool:
    """Whether a socket is told that it was signed out, and closed."""
    with s:
        return s.expect("gone") == SIGNED_OUT and s.hear() is None


def in_file(running: Running, change: str, *values: object) -> None:
    """Change what is on disk while the server is away."""
    running.stop()
    with past_the_server(running.database) as db:
        db.execute(change, values)
    running.start()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    """A server that a test may stop."""
    found = Running(tmp_path, workers=1)
    yield found
    found.stop()


# -- passphrases


def test_a_stolen_token_does_not_reset_the_passphrase(ann: Guest) -> None:
    thief = thief_of(claimed(ann))
    wish = {"nickname": ann.name, "passphrase": "mine from now on", "token": thief.token}
    assert refused(thief.post, "/api/claim", wish) == "wrong-passphrase"
    assert refused(thief.post, "/api/claim", {**wish, "old": "a guess"}) == "wrong-passphrase"
    assert refused(thief.post, "/api/claim", {**wish, "old": "mine from now on"}) == "wrong-passphrase"
    assert refused(thief.post, "/api/claim", {**wish, "nickname": "Another 1"}) == "wrong-passphrase"  # nor the name
    elsewhere(ann)  # the passphrase is what it was


def test_a_new_passphrase_signs_out_everywhere_else(ann: Guest) -> None:
    claimed(ann)
    table = ann.open()
    thief, other = thief_of(ann), elsewhere(ann)
    sockets = [thief.join(table), other.join(table)]
    wish = {"nickname": ann.name, "passphrase": "eight balls", "old": "sept boules", "token": ann.token}
    changed = ann.post("/api/claim", wish)
    assert (changed["nickname"], changed["claimed"]) == (ann.name, True)
    assert [cut(s) for s in sockets] == [True, True]
    for gone in (thief, other):
        assert refused(gone.at, table, "resume") == "no-player"
    assert holds(thief, table) == []
    ann.token = changed["token"]
    ann.at(table, "resume")
    assert holds(ann, table) == [0]
    assert refused(elsewhere, ann) == "wrong-passphrase"
    elsewhere(ann, "eight balls")


def test_the_present_passphrase_alone_changes_the_name_and_no_token(ann: Guest) -> None:
    claimed(ann)
    name = f"{ann.name} II"
    same = ann.post("/api/claim", {"nickname": name, "passphrase": "sept boules", "token": ann.token})
    assert same == {"nickname": name, "token": ann.token, "claimed": True, "code": ""}
    Guest(ann.port, ann.name)  # the old name is free
    assert refused(Guest, ann.port, name.upper()) == "name-claimed"


def test_passphrases_are_tried_slowly(tmp_path: Path) -> None:
    running = Running(tmp_path, limits={"passphrase.address": (0.001, 3.0)})
    ann = claimed(Guest(running.port))
    wish = {"nickname": ann.name, "passphrase": "another one", "token": ann.token}
    tried = [refused(ann.post, "/api/claim", {**wish, "old": f"guess {i}"}) for i in range(4)]
    assert tried == ["wrong-passphrase", "wrong-passphrase", "too-fast", "too-fast"]
    running.stop()


# -- signing out


def test_signing_out_ends_this_token_alone(ann: Guest) -> None:
    claimed(ann)
    table = ann.open()
    other = elsewhere(ann)
    here, there = ann.join(table), other.join(table)
    assert ann.post("/api/signout") == {"nickname": ann.name, "token": "", "claimed": True, "code": ""}
    assert cut(here)
    assert refused(ann.at, table, "resume") == "no-player"
    assert refused(ann.post, "/api/signout") == "no-player"
    assert ann.get("/api/lobby")["mine"] == []
    with there:
        there.catch_up()  # nobody cut this one
    assert other.at(table, "resume")["seats"][0]["seat"] == 0


def test_signing_out_everywhere_leaves_a_thief_nothing(running: Running, ann: Guest, bob: Guest) -> None:
    table, waiting = ann.open(), ann.open()
    bob.sit(table)
    ann.at(table, "start")
    thief = thief_of(ann)
    by_player, by_seat = thief.join(table), Seat(ann.port, table, {"type": "hello", "seats": [thief.seats[table][0]]})
    own_socket, beside = ann.join(table), bob.join(table)
    assert by_seat.info["mine"] == [0]
    fresh = ann.post("/api/signout", {"everywhere": True})
    assert [cut(s) for s in (by_player, by_seat, own_socket)] == [True, True, True]
    beside.wait(lambda: not beside.info["seats"][0]["online"])  # Bob stays, and sees it
    beside.close()
    assert (fresh["nickname"], fresh["claimed"]) == (ann.name, False)
    assert fresh["token"] not in ("", thief.token)
    for call in ("resume", "leave", "sit"):
        assert refused(thief.at, table, call, {"nickname": "x"}) == "no-player"
    assert refused(thief.open) == "no-player"
    for id in (table, waiting):
        assert holds(thief, id) == holds(thief, id, player="") == []
    assert holds(bob, table) == [1]
    ann.token, ann.seats = fresh["token"], {}
    assert {t["id"] for t in ann.get("/api/lobby")["mine"]} == {table, waiting}
    for id in (table, waiting):
        ann.at(id, "resume")
        assert holds(ann, id) == [0]


def test_tables_that_nobody_has_loaded_are_signed_out_of(own: Running) -> None:
    ann = Guest(own.port)
    table = ann.open(mine=2, start=True)
    own.stop()
    own.start()
    thief = thief_of(ann)
    ann.token = ann.post("/api/signout", {"everywhere": True})["token"]
    assert holds(thief, table) == []
    assert not any(seat["online"] for seat in ann.get(f"/api/tables/{table}")["seats"])
    own.stop()
    own.start()
    assert holds(thief, table) == []
    assert len(ann.at(table, "resume")["seats"]) == 2


def test_a_rematch_revives_no_token(ann: Guest, bob: Guest) -> None:
    table = ann.open("uno", 2, options={"uno_call": "auto", "first_dealer": 2})
    bob.sit(table)
    ann.at(table, "start")
    with ann.join(table) as a, bob.join(table) as b:
        play_out([a, b], sensible(Rng(1)))
    thief = thief_of(ann)
    ann.token = ann.post("/api/signout", {"everywhere": True})["token"]
    again = bob.at(table, "rematch")["table"]
    thief.seats[again] = thief.seats[table]
    assert holds(thief, again) == []
    bob.seats[again] = bob.seats[table]
    assert holds(bob, again) == [1]


def test_a_rematch_opens_no_seat_of_somebody_else(running: Running, ann: Guest, bob: Guest) -> None:
    """Where a rematch waits for its people seats may change hands: who comes late gets his own, a free one, or none."""
    eve = Guest(running.port)
    tables = []
    for _ in range(3):
        table = ann.open("toma", 2, proof=True, options={"objective": 1})
        bob.sit(table)
        ann.at(table, "start")
        with ann.join(table) as a, bob.join(table) as b:
            play_out([a, b], sensible(Rng(1)))
        tables.append((table, ann.at(table, "rematch")["table"]))
    (table, again), *others = tables
    ann.at(again, "kick", {"seat": 1})
    eve.sit(again, 1)
    assert bob.at(table, "rematch")["seats"] == []
    assert holds(bob, again) == []
    assert holds(eve, again) == [1]
    table, again = others[0]  # nobody has taken it
    ann.at(again, "kick", {"seat": 1})
    assert [seat["seat"] for seat in bob.at(table, "rematch")["seats"]] == [1]
    assert holds(bob, again) == [1]
    table, again = others[1]  # it is there no more
    bob.at(again, "leave")
    ann.at(again, "change", {"seats": 3})
    ann.at(again, "change", {"seats": 2, "mode": None})
    ann.at(again, "bot", {"seat": 1, "level": 1})
    assert bob.at(table, "rematch")["seats"] == []


def test_who_waits_for_a_table_while_signed_out_gets_nothing(running: Running, ann: Guest) -> None:
    table = ann.open()
    thief, answers = thief_of(ann), []
    lock = running.server.app.house.tables[table].lock
    asyncio.run_coroutine_threadsafe(lock.acquire(), running.loop).result(10)

    def steal() -> None:
        answers.append(refused(thief.at, table, "resume"))

    def sign_out() -> None:
        ann.token = ann.post("/api/signout", {"everywhere": True})["token"]

    try:
        threads = [threading.Thread(target=act) for act in (steal, sign_out)]
        threads[0].start()
        until(lambda: lock._waiters and len(lock._waiters) == 1)
        threads[1].start()
        until(lambda: lock._waiters and len(lock._waiters) == 2)
    finally:
        running.loop.call_soon_threadsafe(lock.release)
    for thread in threads:
        thread.join(30)
    assert answers == ["no-player"]
    assert holds(ann, table) == []
    assert ann.at(table, "resume")["seats"]


# -- tokens grow old


def test_a_token_not_used_for_ninety_days_no_longer_opens(own: Running) -> None:
    ann, bob = Guest(own.port), Guest(own.port)
    in_file(
        own, "update tokens set used = used - case hash when ? then ? else ? end", hashed(ann.token), 91 * DAY, 89 * DAY
    )
    assert refused(ann.open) == "no-player"
    bob.open()


def test_that_a_token_is_used_is_written_once_a_day(own: Running) -> None:
    def used() -> float:
        with past_the_server(own.database) as db:
            return float(db.execute("select used from tokens where hash = ?", (hashed(ann.token),)).fetchone()[0])

    ann = Guest(own.port)
    first = used()
    for _ in range(3):
        ann.get("/api/lobby")
    own.stop()
    own.start()
    ann.get("/api/lobby")
    assert used() == first
    in_file(own, "update tokens set used = used - ?", 2 * DAY)
    ann.get("/api/lobby")
    assert used() >= first


def test_of_many_tokens_the_oldest_goes(running: Running, ann: Guest) -> None:
    claimed(ann)
    table = ann.open()
    oldest = ann.join(table)
    others = [elsewhere(ann) for _ in range(20)]
    assert cut(oldest)
    assert refused(ann.open) == "no-player"
    for other in (others[0], others[-1]):
        assert [t["id"] for t in other.get("/api/lobby")["mine"]] == [table]


@pytest.mark.sqlite
def test_a_file_of_before_is_brought_along(own: Running) -> None:
    ann = claimed(Guest(own.port, "Вова и Ко"))
    own.stop()
    db = sqlite3.connect(own.database)
    db.executescript(
        "create table before (hash text primary key, player integer not null) without rowid;"
        "insert into before select hash, player from tokens; drop table tokens; alter table before rename to tokens;"
        + ";".join((*AS_BEFORE, ""))
        + "update players set folded = 'вова и ко' where folded is not null; pragma user_version = 1;"
    )
    db.close()
    own.start()
    ann.open()
    assert refused(Guest, own.port, "ВОВА И КО") == "name-claimed"
    elsewhere(ann)


# -- tokens of elsewhere


def test_a_token_opens_its_own_door_alone(ann: Guest, bob: Guest) -> None:
    one, two = ann.open(), ann.open()
    bob.sit(one)
    bob.sit(two)
    for wrong in (
        [bob.seats[two][1]],  # of another table
        [ann.token],  # a player's is no seat's
        [hashed(bob.seats[one][1])],  # as it is stored
        ["", "x" * 100],
    ):
        with Seat(ann.port, one, {"type": "hello", "player": "", "seats": wrong}) as s:
            assert s.info["mine"] == []
    for wrong_player in (ann.seats[one][0], hashed(ann.token), ann.token + "=", "x" * 5000):
        thief = Guest(ann.port)
        thief.token = wrong_player
        assert refused(thief.at, one, "resume") == "no-player"
        assert thief.get("/api/lobby")["mine"] == []


def test_the_token_of_who_sat_there_before_opens_nothing(ann: Guest, bob: Guest) -> None:
    table = ann.open()
    before = Guest(ann.port)
    before.sit(table, 1)
    before.at(table, "leave")
    assert bob.sit(table, 1) == 1
    assert holds(before, table) == []
    assert holds(bob, table) == [1]
    assert refused(before.at, table, "resume") == "not-seated"


def test_seat_tokens_end_a_month_after_the_game(own: Running) -> None:
    ann = Guest(own.port)
    tables = [ann.open(mine=2, start=True) for _ in range(2)]
    for table in tables:
        with ann.join(table) as s:
            play_out([s], sensible(Rng(1)))
    for days, open_seats in ((29, [0, 1]), (2, [])):
        in_file(own, "update journal set at = at - ?", days * DAY)
        assert holds(ann, tables[0]) == open_seats
    again = ann.at(tables[1], "rematch")["table"]  # who he is, his player token says
    old = {**ann.seats, again: ann.seats[tables[1]]}
    assert holds(ann, again) == [0, 1]
    ann.seats = old
    assert holds(ann, again) == []
