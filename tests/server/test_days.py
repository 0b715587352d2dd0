"""Games over days: the clock runs by the calendar, vacations stop it, the house moves when it has run out."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.server.guests import Guest, Running, ask, refused, to_move, until
from tests.server.journals import saved
from tests.server.pushes import Browser, PushService
from tests.server.stores import database_at, past_the_server
from tools.load import serving

pytestmark = pytest.mark.seed(1)
DAY = 86_400.0
SOON: dict[str, Any] = {"sweep_seconds": 0.1, "notice_seconds": 0.0}


@pytest.fixture
def by_days(tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path, **SOON)
    yield running
    running.stop()


def begun(ann: Guest, bob: Guest, days: int = 3, seats: int = 2, **more: Any) -> str:
    table = ann.open("toma", seats, clock=[days], **more)
    bob.sit(table)
    ann.at(table, "start", {"fill": 1} if seats > 2 else None)
    return table


def pass_days(database: str, days: float) -> None:
    """So much time passes, as far as turns are concerned: the house was open meanwhile."""
    with past_the_server(database) as db:
        db.execute("update turns set since = since - ?, due = due - ?", (days * DAY, days * DAY))


def turns(database: str, table: str) -> dict[int, tuple[str, float, float]]:
    with past_the_server(database) as db:
        rows = db.execute("select seat, asked, since, due from turns where tbl = ?", (table,)).fetchall()
    return {seat: (asked, since, due) for seat, asked, since, due in rows}


def left_in_days(database: str, table: str, seat: int) -> float:
    return (turns(database, table)[seat][2] - time.time()) / DAY


def asleep(running: Running, table: str) -> None:
    """Nobody looks at a table any more, and it leaves the memory."""
    house = running.server.app.house
    if table in house.tables:
        running.loop.call_soon_threadsafe(house.drop, house.tables[table], "idle", True)
        until(lambda: table not in house.tables)


def test_a_clock_of_days_runs_by_the_calendar_while_nobody_is_there(by_days: Running) -> None:
    ann, bob = Guest(by_days.port, "Ann"), Guest(by_days.port, "Bob")
    table = begun(ann, bob, days=3)
    with ann.join(table) as a:
        clock = a.latest[0]["clock"]
        assert (clock["days"], len(clock["running"])) == (3, 1)
        first = clock["running"][0]
        assert a.info["paused"] is False
    assert 2.9 < left_in_days(by_days.database, table, first) <= 3
    mine = [guest.get("/api/lobby")["mine"][0] for guest in (ann, bob)]
    assert [one["days"] for one in mine] == [3, 3]
    assert [one["left"] is not None for one in mine] == [first == 0, first == 1]
    asleep(by_days, table)
    pass_days(by_days.database, 2.5)
    with ann.join(table) as a:  # loaded again: half a day is left
        assert abs(a.latest[0]["clock"]["left"][first] - DAY / 2) < 60
    assert len(saved(by_days.database, table)) == 1
    asleep(by_days, table)
    pass_days(by_days.database, 1)
    until(lambda: len(saved(by_days.database, table)) > 1)  # nobody has the table in memory: the sweep found it
    assert (saved(by_days.database, table)[1].seat, saved(by_days.database, table)[1].cmd) == (first, "#time")
    until(lambda: all(seat < 0 or row[2] > time.time() + DAY for seat, row in turns(by_days.database, table).items()))


def test_who_is_asked_the_same_goes_on_and_who_moves_begins_anew(by_days: Running) -> None:
    ann, bob = Guest(by_days.port), Guest(by_days.port)
    table = begun(ann, bob)
    with ann.join(table) as a, bob.join(table) as b:
        mover = 0 if a.moves(0) else 1
        s = (a, b)[mover]
        pass_days(by_days.database, 1)
        before = turns(by_days.database, table)[mover]
        assert s.play(mover, s.moves(mover)[0])["ok"]
        after = turns(by_days.database, table)
        assert all(due - time.time() > 2.9 * DAY for _, _, due in after.values())
        assert before[2] - time.time() < 2.1 * DAY


def test_bots_go_on_after_a_move_though_nobody_is_there(by_days: Running) -> None:
    ann, bob = Guest(by_days.port), Guest(by_days.port)
    table = begun(ann, bob, seats=4)  # 0 and 1 are people, 2 and 3 bots
    with past_the_server(by_days.database) as db:
        assert db.execute("select count(*) from seats where tbl = ? and kind = 'bot'", (table,)).fetchone()[0] == 2
    until(lambda: {*turns(by_days.database, table)} <= {0, 1})  # the bots have moved up to the next of the people
    asleep(by_days, table)
    for _ in range(3):
        entries = len(saved(by_days.database, table))
        seat = next(iter(turns(by_days.database, table)))
        guest = (ann, bob)[seat]
        with guest.join(table) as s:
            assert s.play(seat, s.moves(seat)[0])["ok"]
        until(lambda: len(saved(by_days.database, table)) > entries)  # noqa: B023
        until(lambda: turns(by_days.database, table) and {*turns(by_days.database, table)} <= {0, 1})


def test_days_that_ran_out_twice_let_a_bot_keep_the_seat(by_days: Running) -> None:
    ann, bob = Guest(by_days.port), Guest(by_days.port)
    table = begun(ann, bob, days=1)
    first = next(iter(turns(by_days.database, table)))
    other = (ann, bob)[1 - first]
    assert refused(other.at, table, "bot", {"seat": first, "level": 1}) == "not-away-days"

    def kept() -> list[bool]:
        return [seat["kept"] for seat in ann.get(f"/api/tables/{table}")["seats"]]

    entries = 1
    while not any(kept()):
        asleep(by_days, table)
        pass_days(by_days.database, 1.1)
        entries += 1
        until(lambda: len(saved(by_days.database, table)) >= entries)  # noqa: B023
        assert entries < 12
    late = kept().index(True)
    moves = [entry for entry in saved(by_days.database, table) if entry.seat == late]
    assert [entry.cmd for entry in moves[:2]] == ["#time", "#time"]
    with (ann, bob)[late].join(table) as s:
        s.wait(lambda: not s.info["seats"][late]["kept"])  # who comes back has his seat again


def test_a_vacation_stops_the_clock_and_is_seen(by_days: Running) -> None:
    ann, bob = Guest(by_days.port), Guest(by_days.port)
    table = begun(ann, bob, days=2)
    first = next(iter(turns(by_days.database, table)))
    away, other = (ann, bob)[first], (ann, bob)[1 - first]
    with other.join(table) as s:
        told = away.post("/api/me/vacation", {"until": time.time() + 10 * DAY})
        assert told["vacation"] == 20
        assert told["away"] > time.time() + 9 * DAY
        s.wait(lambda: s.info["seats"][first]["away"] > time.time() + 9 * DAY)
        assert s.info["seats"][1 - first]["away"] == 0
        s.wait(lambda: s.latest[1 - first]["clock"]["left"][first] > 11 * DAY)
    assert 11.9 < left_in_days(by_days.database, table, first) <= 12
    again = away.post("/api/me/vacation", {"until": time.time() + 5 * DAY})  # back sooner
    assert again["vacation"] == 25
    assert 6.9 < left_in_days(by_days.database, table, first) <= 7
    assert refused(away.post, "/api/me/vacation", {"until": time.time() + 31 * DAY}) == "bad-vacation"
    assert 6.9 < left_in_days(by_days.database, table, first) <= 7
    with away.join(table) as s:  # who is on vacation may play all the same
        assert s.play(first, s.moves(first)[0])["ok"]
        seat, (_, _, due) = next(iter(turns(by_days.database, table).items()))
        assert (due - time.time()) / DAY == pytest.approx(7 if seat == first else 2, abs=0.1)
    away.post("/api/me/vacation", {"until": 0})
    assert away.get("/api/me/told")["away"] == 0
    assert all(row[2] - time.time() < 2.1 * DAY for row in turns(by_days.database, table).values())
    for wrong in (-1, 1e300, "x"):
        assert refused(away.post, "/api/me/vacation", {"until": wrong}) in ("bad-vacation", "bad-message")


def test_the_next_table_that_waits_for_me(by_days: Running) -> None:
    ann, bob = Guest(by_days.port), Guest(by_days.port)
    tables = [begun(ann, bob) for _ in range(3)] + [ann.open("toma", 2, mine=1, start=True)]
    waiting = {guest.name: [one["id"] for one in guest.get("/api/me/waiting")] for guest in (ann, bob)}
    for table in tables[:3]:
        asked = next(iter(turns(by_days.database, table)))
        assert [table in waiting[guest.name] for guest in (ann, bob)] == [asked == 0, asked == 1]
    mine = waiting[ann.name]
    assert mine == sorted(mine, key=tables.index)  # who waits longest comes first
    with past_the_server(by_days.database) as db:
        db.execute("update journal set at = at - 1000 where tbl = ?", (mine[-1],))
    found = ann.get("/api/me/waiting")
    assert found[0]["id"] == mine[-1]
    assert found[0]["since"] >= 1000
    assert refused(Guest.get, _stranger(by_days), "/api/me/waiting") == "no-player"


def _stranger(running: Running) -> Guest:
    found = Guest(running.port)
    found.token = "nobody"
    return found


def test_after_kill_minus_nine_the_days_are_still_counted(tmp_path: Path) -> None:
    """Killed with people's turns and with bots in the middle of theirs: the next server finds both."""
    database = database_at(tmp_path / "days.db")
    with serving(database, seed=1, sweep_seconds=0.1) as server:
        ann, bob = Guest(server.port), Guest(server.port)
        table = begun(ann, bob, days=2)
        first = next(iter(turns(database, table)))
        with (ann, bob)[first].join(table) as s:
            assert s.play(first, s.moves(first)[0])["ok"]
        before = turns(database, table)
        server.end(signal.SIGKILL)
        entries = len(saved(database, table))
        pass_days(database, 1)
        server.start()
        assert all(due - time.time() < 1.1 * DAY for _, _, due in turns(database, table).values())
        assert len(saved(database, table)) == entries  # a day is left
        server.end(signal.SIGKILL)
        pass_days(database, 1.1)
        server.start()
        until(lambda: len(saved(database, table)) > entries)
        assert saved(database, table)[entries].seat == next(iter(before))
        server.end(signal.SIGKILL)


def test_while_the_house_is_closed_nobodys_days_run(tmp_path: Path) -> None:
    database = database_at(tmp_path / "closed.db")
    with serving(database, seed=1, sweep_seconds=0.1) as server:
        ann, bob = Guest(server.port), Guest(server.port)
        table = begun(ann, bob, days=2)
        seat = next(iter(turns(database, table)))
        server.end(signal.SIGKILL)
        pass_days(database, 5)
        with past_the_server(database) as db:  # nobody has looked for as long
            db.execute("update marks set value = ? where name = 'swept'", (str(time.time() - 5 * DAY),))
        server.start()
        until(lambda: left_in_days(database, table, seat) > 0)
        assert 1.9 < left_in_days(database, table, seat) <= 2.1
        assert len(saved(database, table)) == 1
        server.end(signal.SIGKILL)


def away(database: str, days: float) -> None:
    """The machine sleeps for so many days, or its clock is set: by the calendar nobody has looked for as long."""
    pass_days(database, days)
    with past_the_server(database) as db:
        db.execute("update marks set value = ? where name = 'swept'", (str(time.time() - days * DAY),))


@pytest.fixture
def rarely_swept(tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path, sweep_seconds=3600.0)
    with past_the_server(running.database) as db:
        until(lambda: db.execute("select value from marks where name = 'swept'").fetchone())
    yield running
    running.stop()


def test_whoever_comes_first_after_the_machine_slept_has_their_days(rarely_swept: Running) -> None:
    ann, bob = Guest(rarely_swept.port), Guest(rarely_swept.port)
    table = begun(ann, bob, days=2)
    seat = next(iter(turns(rarely_swept.database, table)))
    asleep(rarely_swept, table)
    away(rarely_swept.database, 5)
    with (ann, bob)[seat].join(table) as s:  # before the sweep has looked
        until(lambda: left_in_days(rarely_swept.database, table, seat) > 0)
        assert 1.9 < left_in_days(rarely_swept.database, table, seat) <= 2.1
        assert len(saved(rarely_swept.database, table)) == 1
        assert s.play(seat, s.moves(seat)[0])["ok"]


def test_a_move_after_the_machine_slept_gives_nobody_more_days(rarely_swept: Running) -> None:
    ann, bob = Guest(rarely_swept.port), Guest(rarely_swept.port)
    table = begun(ann, bob, days=2)
    seat = next(iter(turns(rarely_swept.database, table)))
    with past_the_server(rarely_swept.database) as db:  # it has the table in memory, and has not looked for long
        db.execute("update marks set value = ? where name = 'swept'", (str(time.time() - 5 * DAY),))
    with (ann, bob)[seat].join(table) as s:
        assert s.play(seat, s.moves(seat)[0])["ok"]
    house = rarely_swept.server.app.house
    asyncio.run_coroutine_threadsafe(house.store.turns.due(time.time()), rarely_swept.loop).result(60)
    for other in turns(rarely_swept.database, table):
        assert left_in_days(rarely_swept.database, table, other) <= 2


def test_a_clock_that_is_set_back_gives_nobody_more_days(by_days: Running) -> None:
    ann, bob = Guest(by_days.port), Guest(by_days.port)
    table = begun(ann, bob, days=2)
    seat = next(iter(turns(by_days.database, table)))
    away(by_days.database, -100)
    until(lambda: left_in_days(by_days.database, table, seat) < 50)
    assert 1.9 < left_in_days(by_days.database, table, seat) <= 2.1
    assert len(saved(by_days.database, table)) == 1


def test_taking_back_gives_the_days_back(by_days: Running) -> None:
    ann = Guest(by_days.port)
    table = ann.open("toma", 2, mine=2, start=True, clock=[1], practice=True)
    with ann.join(table) as s:
        seat = to_move(s)
        assert s.play(seat, s.moves(seat)[0])["ok"]
        s.reach(seat, 1)
        pass_days(by_days.database, 0.5)
        s.send({"type": "undo", "cmd_id": "back", "seat": seat, "seq": s.seq})
        s.expect("answer", cmd_id="back", ok=True)
        assert left_in_days(by_days.database, table, seat) > 0.9


def all_at_once(url: str, table: str, calls: list[Callable[[], object]]) -> None:
    """Things that come to a table of the database at the same moment: it is held until all of them wait for it."""
    waiting = "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    with ThreadPoolExecutor(len(calls)) as pool, psycopg.connect(url) as holder, psycopg.connect(url) as looker:
        looker.autocommit = True
        holder.execute(f"lock table {table} in access exclusive mode")
        found = [pool.submit(call) for call in calls]
        until(lambda: (row := looker.execute(waiting).fetchone()) is not None and row[0] == len(calls))
        holder.commit()
        for one in found:
            one.result(60)


def test_a_vacation_that_is_asked_for_twice_at_once_is_one(url: str, tmp_path: Path) -> None:
    workers = [Running(tmp_path, **SOON, database=url) for _ in range(2)]
    ann, bob = Guest(workers[0].port), Guest(workers[1].port)
    table = begun(ann, bob, days=2)
    first = next(iter(turns(url, table)))
    away = (ann, bob)[first]
    wish = {"until": time.time() + 10 * DAY}

    def ask_at(port: int) -> Callable[[], object]:
        return lambda: ask(port, "POST", "/api/me/vacation", wish, away.token)

    all_at_once(url, "vacations", [ask_at(worker.port) for worker in workers])
    assert 11.9 < left_in_days(url, table, first) <= 12
    assert away.get("/api/me/told")["vacation"] == 20
    for worker in workers:
        worker.stop()


def test_when_several_workers_open_the_house_again_days_move_once(url: str, tmp_path: Path) -> None:
    workers = [Running(tmp_path, sweep_seconds=3600.0, database=url) for _ in range(2)]
    ann, bob = Guest(workers[0].port), Guest(workers[1].port)
    table = begun(ann, bob, days=2)
    seat = next(iter(turns(url, table)))
    now = time.time()
    with past_the_server(url) as db:
        until(lambda: db.execute("select value from marks where name = 'swept'").fetchone())
        db.execute("update marks set value = ? where name = 'swept'", (str(now - 5 * DAY),))

    def look_around(worker: Running) -> Callable[[], object]:
        store = worker.server.app.house.store
        return lambda: asyncio.run_coroutine_threadsafe(store.turns.due(now), worker.loop).result(60)

    all_at_once(url, "marks", [look_around(worker) for worker in workers])
    assert 6.9 < left_in_days(url, table, seat) <= 7
    for worker in workers:
        worker.stop()


def test_of_several_workers_one_moves_and_one_tells(url: str, tmp_path: Path) -> None:
    """Both look around and send: what is due is moved once, and told once."""
    service = PushService()
    more: dict[str, Any] = {**SOON, "database": url, "push_services": (service.url,)}
    workers = [Running(tmp_path, **more) for _ in range(2)]
    ann, bob = Guest(workers[0].port), Guest(workers[1].port)
    ann.post("/api/me/push", Browser().wish(service.url + "ann"))
    bob.post("/api/me/push", Browser().wish(service.url + "bob"))
    table = begun(ann, bob, days=1)
    until(lambda: len(service.arrived) == 2)
    first = next(iter(turns(url, table)))
    with (ann, bob)[1 - first].join(table) as s:  # through whichever worker: one has the table
        (ann, bob)[first].post("/api/me/vacation", {"until": time.time() + 3 * DAY})
        s.wait(lambda: s.info["seats"][first]["away"] > 0)
        (ann, bob)[first].post("/api/me/vacation", {"until": 0})
        s.wait(lambda: s.info["seats"][first]["away"] == 0)
        pass_days(url, 1.1)
        s.wait(lambda: s.seq >= 1)
    with past_the_server(url) as db:
        count = "select count(*) from journal where tbl = ? and cmd = '#time'"
        assert db.execute(count, (table,)).fetchone()[0] == 1
        until(lambda: db.execute("select count(*) from notes").fetchone()[0] == 0)
    later = [pushed.path for pushed in service.arrived[2:]]
    assert len(later) == len(set(later)) <= 1
    for worker in workers:
        worker.stop()
    service.close()
