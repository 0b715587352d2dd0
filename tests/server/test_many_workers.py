"""Three workers on one PostgreSQL: whoever comes to any of them sits at the same tables."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from nyoi.kernel.rng import Rng
from nyoi.server.http.inside import FOR, SECRET
from tests.server.attack.raw import heard, knock, request, said, status_of, upgraded
from tests.server.guests import Guest, Refusal, Running, Seat, ask, until
from tests.server.journals import truth
from tests.server.stores import need_postgres, new_database, past_the_server

pytestmark = [pytest.mark.seed(1), pytest.mark.sqlite]  # they choose their store themselves
GAMES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("toma", 3, {}),
    ("uno", 3, {"uno_call": "auto"}),
    ("torak", 3, {}),
    ("duel", 2, {}),
    ("tournament", 3, {}),
)
SOME = 25  # moves of a game


def started(folder: Path, number: int, **more: Any) -> list[Running]:
    need_postgres()
    database = new_database(str(folder))
    return [Running(folder, database=database, **more) for _ in range(number)]


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    found = started(tmp_path_factory.mktemp("three"), 3)
    yield found
    for one in found:
        one.stop()


def owners(workers: list[Running], table: str) -> list[Running]:
    """The workers that have a table in memory."""
    return [one for one in workers if table in one.server.app.house.tables]


def seated(workers: list[Running], game: str, seats: int, options: dict[str, object]) -> tuple[str, list[Guest]]:
    """A table with everybody at another worker."""
    guests = [Guest(workers[i % len(workers)].port) for i in range(seats)]
    table = guests[0].open(game, seats, options=options)
    for guest in guests[1:]:
        guest.sit(table)
    guests[0].at(table, "start")
    return table, guests


def asked(sockets: list[Seat], seq: int = 0) -> int:
    """A seat that is asked, once everybody has heard of an entry and of what the others have heard."""
    seq = max(seq, *(one.seq for one in sockets))
    for seat, one in enumerate(sockets):
        one.reach(seat, seq)
    return next((seat for seat, one in enumerate(sockets) if one.moves(seat)), -1)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_players_of_one_table_at_three_workers(
    workers: list[Running], game: str, seats: int, options: dict[str, object]
) -> None:
    table, guests = seated(workers, game, seats, options)
    assert len(owners(workers, table)) == 1
    rng = Rng(1)
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(guest.join(table)) for guest in guests]
        watching = stack.enter_context(Guest(workers[-1].port).join(table))
        seq = 0
        for _ in range(SOME):
            seat = asked(sockets, seq)
            if seat < 0 or sockets[0].over:
                break
            answer = sockets[seat].play(seat, rng.pick(sockets[seat].moves(seat)))
            assert answer["ok"], answer
            seq = answer["seq"]
            watching.reach(-1, seq)
        asked(sockets, seq)
        assert len({one.seq for one in sockets}) == 1
    assert len(owners(workers, table)) == 1
    played, entries = truth(workers[0].database, table)
    assert played.seq == len(entries) - 1 > 5


def test_what_is_said_and_taken_back_reaches_everybody(workers: list[Running]) -> None:
    table, (ann, bob) = seated(workers, "toma", 2, {})
    with ann.join(table) as a, bob.join(table) as b, Guest(workers[2].port).join(table) as watching:
        assert b.command({"type": "say", "text": "hello from the other one"})["ok"]
        for one in (a, watching):
            assert one.expect("chat")["text"] == "hello from the other one"
        seat = asked([a, b])
        mover, other = ((a, b), (b, a))[seat]
        played = mover.play(seat, mover.moves(seat)[0])
        assert played["ok"]
        other.reach(1 - seat, mover.reach(seat, played["seq"])["seq"])
        mover.send({"type": "undo", "cmd_id": "u", "seat": seat, "seq": played["seq"]})
        if not mover.latest[seat]["undo"]:  # it told something: the other one is asked
            other.expect("undo_asked", state="asked")
            assert other.command({"type": "undo_answer", "seat": 1 - seat, "yes": True})["ok"]
        assert mover.expect("answer", cmd_id="u")["ok"]
        assert watching.reach(-1, played["seq"] + 1)["reset"]
    assert truth(workers[0].database, table)[1][-1].kind == "back"


def test_who_comes_back_elsewhere_goes_on_where_he_was(workers: list[Running]) -> None:
    table, (ann, bob) = seated(workers, "toma", 2, {})
    with bob.join(table) as b:
        with ann.join(table) as a:
            seq = a.seq
        ann.port = workers[2].port
        with ann.join(table, seq=seq) as again:
            assert not again.latest[0]["reset"]
            seat = 0 if again.moves(0) else 1
            one = (again, b)[seat]
            assert one.play(seat, one.moves(seat)[0], cmd="mine")["ok"]
            ann.port, bob.port = workers[1].port, workers[0].port
            with (ann, bob)[seat].join(table) as later:  # the same command at another worker is answered alike
                assert later.play(seat, "whatever", cmd="mine")["ok"]
    assert sum(entry.cmd == "mine" for entry in truth(workers[0].database, table)[1]) == 1


def test_everybody_finds_the_one_rematch(workers: list[Running]) -> None:
    table, guests = seated(workers, "duel", 2, {})
    guests[0].port = workers[2].port
    with guests[0].join(table) as a, guests[1].join(table):
        assert a.command({"type": "resign", "seat": 0})["ok"]
    guests[0].wait_over(table)
    with ThreadPoolExecutor(2) as pool:
        opened = list(pool.map(lambda guest: guest.at(table, "rematch"), guests))
    assert opened[0]["table"] == opened[1]["table"] != table
    assert [found["seats"][0]["seat"] for found in opened] == [0, 1]


def test_a_rematch_that_another_worker_has(workers: list[Running]) -> None:
    table, guests = seated(workers, "duel", 2, {})
    with guests[0].join(table) as a:
        assert a.command({"type": "resign", "seat": 0})["ok"]
    rematch = guests[0].at(table, "rematch")["table"]
    here = owners(workers, table)[0]
    other = next(one for one in workers if one is not here)
    _give(here, rematch, other)
    found = guests[1].at(table, "rematch")
    assert found["table"] == rematch
    assert [one["seat"] for one in found["seats"]] == [1]
    assert owners(workers, rematch) == [other]
    with guests[1].join(rematch) as b:
        assert b.info["mine"] == [1]


def _give(here: Running, table: str, other: Running) -> None:
    """Let another worker have a table."""
    import asyncio

    async def give() -> None:
        house = here.server.app.house
        house.drop(house.tables[table], "idle", retry=True)
        await house.store.disown([table])

    asyncio.run_coroutine_threadsafe(give(), here.loop).result(20)
    Guest(other.port).get(f"/api/tables/{table}")


def test_the_lobby_of_each_knows_who_is_at_the_others(workers: list[Running]) -> None:
    ann = Guest(workers[0].port)
    table = ann.open("toma", 3, public=True)
    with ann.join(table):
        for one in workers:
            stranger = Guest(one.port)

            def seen(stranger: Guest = stranger) -> bool:
                waiting = {found["id"]: found for found in stranger.get("/api/lobby")["open"]}
                return table in waiting and waiting[table]["seats"][0]["online"]

            until(seen)


def test_who_is_signed_out_at_one_is_cut_at_all(workers: list[Running]) -> None:
    ann = Guest(workers[0].port)
    table = ann.open("toma", 2)
    with ann.join(table) as a:
        ann.port = workers[1].port
        ann.token = ann.post("/api/signout", {"everywhere": True})["token"]
        assert a.expect("gone")["reason"] == "signed-out"
    old = ann.seats.pop(table)
    for one in workers:
        with Seat(one.port, table, {"type": "hello", "player": "", "seats": list(old.values()), "seq": -1}) as again:
            assert again.info["mine"] == []


def test_who_was_signed_out_while_a_worker_heard_nothing_is_shown_out_after_it(workers: list[Running]) -> None:
    """The word of another worker never came: once one hears again, what is in memory is held against the store."""
    ann, bob = Guest(workers[0].port), Guest(workers[0].port)
    table = ann.open("toma", 2)
    bob.sit(table)
    with ann.join(table) as a, bob.join(table) as b:
        far = workers[1].server.app.house
        player = asyncio.run_coroutine_threadsafe(far.players.who(ann.token), workers[1].loop).result(20)
        assert player is not None
        asyncio.run_coroutine_threadsafe(far.store.end_tokens(player.id, "f" * 64), workers[1].loop).result(20)
        with past_the_server(workers[0].config.database) as db:
            theirs = "application_name = 'nyoi beat' and datname = current_database()"
            db.execute(f"select pg_terminate_backend(pid) from pg_stat_activity where {theirs}")
        assert a.expect("gone")["reason"] == "signed-out"
        assert b.expect("gone")["reason"] == "reload"
    old = list(ann.seats[table].values())
    with Seat(workers[0].port, table, {"type": "hello", "player": "", "seats": old, "seq": -1}) as again:
        assert again.info["mine"] == []
    with bob.join(table) as b:
        assert b.info["mine"] == [1]


def test_a_name_claimed_at_one_is_claimed_at_all(workers: list[Running]) -> None:
    ann = Guest(workers[0].port, "Claimed Once")
    assert ann.get("/api/lobby")
    ann.port = workers[1].port
    ann.post("/api/claim", {"nickname": "Claimed Once", "passphrase": "a long passphrase", "token": ann.token})
    for one in workers:
        with pytest.raises(Refusal) as no:
            Guest(one.port, "claimed once")
        assert no.value.reason == "name-claimed"


def test_passphrases_are_counted_over_all(tmp_path: Path) -> None:
    found = started(tmp_path, 2, limits={"passphrase.address": (0.0001, 3.0)})
    try:
        said = []
        for i in range(6):
            wish = {"nickname": "Nobody Here", "passphrase": f"guess number {i}"}
            said.append(ask(found[i % 2].port, "POST", "/api/claim", wish)[0])
        assert said == [401, 401, 401, 429, 429, 429]
    finally:
        for one in found:
            one.stop()


def test_whoever_ends_in_order_hands_over_at_once(tmp_path: Path) -> None:
    found = started(tmp_path, 2)
    try:
        table, (ann, bob) = seated(found, "toma", 2, {})
        owner = owners(found, table)[0]
        other = next(one for one in found if one is not owner)
        ann.port = bob.port = other.port
        with ann.join(table) as a, bob.join(table) as b:
            found.remove(owner)
            owner.stop()
            for socket in (a, b):
                while socket.hear() is not None:  # its way to the owner is closed
                    pass
        with ann.join(table) as a, bob.join(table) as b:
            seat = asked([a, b])
            assert (a, b)[seat].play(seat, (a, b)[seat].moves(seat)[0])["ok"]
        assert owners(found, table) == [other]
    finally:
        for one in found:
            one.stop()


def test_strangers_do_not_come_in_by_the_door_of_the_workers(workers: list[Running]) -> None:
    ann = Guest(workers[0].port)
    table = ann.open("toma", 2)
    for one in workers:
        server = one.server.app._inside._server
        assert server is not None
        port = server.servers[0].sockets[0].getsockname()[1]
        for secret in ({}, {SECRET.decode(): ""}, {SECRET.decode(): "guess", FOR.decode(): "10.0.0.1"}):
            assert ask(port, "GET", f"/api/tables/{table}", headers=secret)[0] == 403


def test_the_door_of_the_workers_has_limits_and_breaks_at_nothing(tmp_path: Path) -> None:
    found = started(tmp_path, 2, head_seconds=0.5, limits={"connection.server": 100})
    try:
        one = found[0]
        inner = one.server.app._inside
        assert inner._server is not None
        port = inner._server.servers[0].sockets[0].getsockname()[1]
        head = b"GET /health HTTP/1.1\r\nHost: x\r\n"
        with contextlib.ExitStack() as links:
            for _ in range(60):
                links.enter_context(knock(port, head))
            until(lambda: len(inner._gate._inside) == 25)  # a quarter; the rest was closed
            until(lambda: not inner._gate._inside)  # and who does not go on is not waited for
        for secret in ("é" * 40, "\xff"):
            strange = f"X-Nyoi-Secret: {secret}"
            assert status_of(said(port, request("GET", "/health", b"", strange))) == 403
            with upgraded(port, "/ws/x", strange) as link:
                assert status_of(heard(link)) == 403
        assert one.server.app.metrics.counts["nyoi_errors_total"] == 0
    finally:
        for worker in found:
            worker.stop()


def test_nobody_says_from_outside_what_only_workers_say(workers: list[Running]) -> None:
    """Who claims to speak for somebody else is passed on as himself; what he says of the secret is not heard."""
    ann = Guest(workers[0].port)
    table = ann.open("toma", 2)
    live = workers[0].server.app.house.tables[table]
    said = {SECRET.decode(): "guess", FOR.decode(): "203.0.113.9"}
    for other in workers[1:]:
        ann.port = other.port
        assert ask(other.port, "GET", f"/api/tables/{table}", headers=said)[0] == 200
        with ann.join(table, additional_headers=said) as s:
            assert s.info["mine"] == [0]
            assert [session.address for session in live.sessions] == ["127.0.0.1"]
        until(lambda: not live.sessions)
