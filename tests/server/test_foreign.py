"""Logs from anybody: each is answered in time, the server goes on, and it ends when it is told to."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import nyoi
from nyoi.kernel.rng import Rng
from nyoi.server.house.foreign import LONGEST, Readers
from nyoi.words.catalogue import LANGUAGES, catalogue, key_of
from tests.server import runaway
from tests.server.guests import Guest, Running, ask, claimed, free_port, until
from tests.server.stores import database_at

pytestmark = pytest.mark.seed(1)
AMPLE, SHORT = 60.0, 0.5  # seconds for a log: more than any needs on a busy machine; enough to see that it hangs
MEMORY = 200_000_000


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose workers have little memory, and also know the words that make them run away."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("nyoi.server.house.house.Readers", partial(Readers, work=runaway.work))
        folder = tmp_path_factory.mktemp("strict")
        found = Running(folder, import_seconds=AMPLE, import_memory=MEMORY)
    yield found
    found.stop()


@contextmanager
def seconds(running: Running, limit: float) -> Iterator[None]:
    """A log that is asked for meanwhile has so long."""
    readers = running.server.app.house.readers
    readers.seconds = limit
    try:
        yield
    finally:
        readers.seconds = AMPLE


def played(game: str = "toma", moves: int = 8, seats: int = 2) -> bytes:
    """A log of so many moves of an honest game."""
    t, rng = nyoi.new(game, seats, 5), Rng(5)
    while not t.over and t.seq < moves:
        assert t.decision is not None
        t.play(rng.pick(t.decision.moves))
    return t.log.text().encode()


def bring(port: int, token: str, log: bytes | str) -> tuple[int, dict[str, Any]]:
    status, _, body = ask(port, "POST", "/api/import", log, token)
    return status, json.loads(body)


def head(**more: Any) -> dict[str, Any]:
    return {**json.loads(played(moves=0).split(b"\n")[0]), **more}


def said(refusal: dict[str, Any]) -> None:
    """A refusal has a sentence in every language."""
    for lang in LANGUAGES:
        assert catalogue(lang, strict=True).say(key_of("no", refusal["reason"]), **refusal.get("facts", {}))


def from_position(game: str, position: dict[str, Any]) -> str:
    """A log that begins from a position, whatever that is."""
    found = nyoi.game(game)
    seats = int(position.get("seats", found.least))
    setting = found.setting(seats)
    return json.dumps(
        {
            "nyoi": 1, "game": game, "rules": setting.rules, "seats": seats, "mode": setting.mode,
            "options": setting.options, "given": position, "start": [],
        }
    )  # fmt: skip


NUMBER = '{"nyoi":1,"game":"toma","rules":1,"seats":%s,"mode":"base","options":{},"start":[]}'
GARBAGE: dict[str, bytes | str] = {
    "empty": b"",
    "no text": b"\xff\xfe",
    "1e999": NUMBER % "1e999",
    "Infinity": NUMBER % "Infinity",
    "NaN": NUMBER % "NaN",
    "huge number": NUMBER % ("9" * 40),
    "digits without end": NUMBER % ("9" * 6000),
    "negative": NUMBER % "-1",
    "half a character": '{"nyoi":1,"game":"\\ud800"}',
    "half a character in a name": json.dumps(head(names=["\ud800", "Bob"])),
    "garbage": b"x" * 1_990_000,
    "lines of garbage": b"[]\n" * 660_000,
    "nested": "[" * 100_000,
    "nested in the head": '{"nyoi":' + "[" * 50_000 + "]" * 50_000 + "}",
    "nested position": json.dumps(head())[:-1] + ',"given":' + "[" * 900 + "]" * 900 + "}",
    "too many moves": played(moves=0) + b'[0,"x",[]]\n' * (LONGEST + 1),
    "infinite position": '{"nyoi":1,"game":"uno","rules":1,"seats":2,"mode":"classic","options":{},"start":[],'
    '"given":{"scores":[1e999,0]}}',
}
POSITIONS: list[tuple[str, dict[str, Any]]] = [
    ("uno", {"hands": "R1-1 R2-1 / Y1-1 Y2-1 / B1-1 B2-1", "discard": "R5-1", "markers": [-1, -1, -1], "seats": 3}),
    ("uno", {"hands": "R1-1 / Y1-1", "discard": "R5-1", "markers": ["x", 0]}),
    ("tournament", {"seats": 2, "phase": "place"}),
    ("tournament", {"seats": 2, "fallen": ["x"]}),
    ("torak", {"seats": 2, "finders": 7}),
    ("torak", {"seats": 2, "finders": ["-", 0]}),
    ("duel", {"seats": 2, "teams": "goku / vegeta", "points": ""}),
    ("toma", {"hands": "toma / freya", "dice": [99]}),
    ("duel", {"seats": 2, "units": [[]]}),
]


@pytest.mark.parametrize("what", GARBAGE)
def test_garbage_is_refused_with_a_reason(strict: Running, what: str) -> None:
    ann = Guest(strict.port)
    status, told = bring(strict.port, ann.token, GARBAGE[what])
    assert 400 <= status < 500
    assert told["reason"]
    said(told)


@pytest.mark.parametrize(("game", "position"), POSITIONS, ids=[f"{g}-{i}" for i, (g, _) in enumerate(POSITIONS)])
def test_a_position_of_a_stranger_is_refused_in_time(strict: Running, game: str, position: dict[str, Any]) -> None:
    """Whether the game itself says no, or the worker has to be stopped: 4xx within seconds."""
    ann = Guest(strict.port)
    with seconds(strict, 3.0):
        status, told = bring(strict.port, ann.token, from_position(game, position))
    assert 400 <= status < 500
    assert told["reason"]


def test_what_runs_away_is_stopped_and_the_next_log_is_read(
    strict: Running, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    ann = Guest(strict.port)
    for log, reason in (("hang", "log-slow"), ("eat", "log-heavy"), ("die", "log-broken"), ("raise", "log-broken")):
        with seconds(strict, SHORT if log == "hang" else AMPLE):
            status, told = bring(strict.port, ann.token, log)
        assert (status, told["reason"]) == (400, reason)
        said(told)
        status, opened = bring(strict.port, ann.token, played())
        assert status == 200, opened
        assert ann.get(f"/api/tables/{opened['table']}")["status"] == "over"
    assert caplog.records == []
    assert "Traceback" not in capfd.readouterr().err


def test_an_honest_log_that_takes_too_long_is_told_so(tmp_path: Path) -> None:
    running = Running(tmp_path, import_seconds=0.0)
    try:
        status, told = bring(running.port, Guest(running.port).token, played("uno", 300))
        assert (status, told["reason"], told["facts"]) == (400, "log-slow", {"seconds": 0.0})
        said(told)
    finally:
        running.stop()


def test_too_many_at_once_are_told_to_come_again_and_honest_guests_are_served(strict: Running) -> None:
    ann = Guest(strict.port)
    with ThreadPoolExecutor(10) as pool, seconds(strict, 6.0):  # for the first two, while the others come
        asked = [pool.submit(bring, strict.port, ann.token, "hang") for _ in range(10)]
        until(lambda: sum(one.done() for one in asked) == 4)
        strict.server.app.house.readers.seconds = SHORT
        table = Guest(strict.port).open(mine=2, start=True)  # meanwhile
        assert ask(strict.port, "GET", f"/api/tables/{table}")[0] == 200
        found = [one.result() for one in asked]
    told = sorted((status, told["reason"]) for status, told in found)
    assert told == [(400, "log-slow")] * 6 + [(503, "import-busy")] * 4
    said({"reason": "import-busy"})
    assert bring(strict.port, ann.token, played())[0] == 200


def test_a_brought_game_is_shown_as_it_was_played(strict: Running) -> None:
    ann = Guest(strict.port)
    log = played("uno", 40)
    first, _, rest = log.partition(b"\n")
    named = json.dumps({**json.loads(first), "names": ["Zoé", "x" * 99]}, ensure_ascii=False).encode() + b"\n" + rest
    _, opened = bring(strict.port, ann.token, named)
    info = ann.get(f"/api/tables/{opened['table']}")
    assert [seat["name"] for seat in info["seats"]] == ["Zoé", "2"]
    assert ann.get(f"/api/tables/{opened['table']}/replay")["last"] == 40


# -- the end

SERVE = (
    "import sys; from functools import partial;"
    " from nyoi.server import main; from nyoi.server.house import foreign, house;"
    " from tests.server import runaway;"
    " house.Readers = partial(foreign.Readers, work=runaway.work);"
    " main.serve(port=int(sys.argv[1]), database=sys.argv[2], workers=1, import_seconds=60.0, seed=1)"
)


def test_sigterm_ends_the_server_whatever_is_being_read(tmp_path: Path) -> None:
    port, output = free_port(), tmp_path / "out"
    with output.open("wb") as out:
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(port), database_at(tmp_path / "x.db")],
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    try:
        until(partial(_listens, port), 60)
        ann = Guest(port)
        with ThreadPoolExecutor(10) as pool:
            asked = [pool.submit(bring, port, ann.token, "hang") for _ in range(10)]
            until(lambda: sum(one.done() for one in asked) == 4)  # six are inside, four were told to come again
            assert ask(port, "GET", "/health")[0] == 200
            half = socket.create_connection(("127.0.0.1", port))  # and somebody who never sends the rest of his log
            request = f"POST /api/import HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ann.token}\r\n"
            half.sendall(f"{request}Content-Length: 1000\r\n\r\nhalf".encode())
            assert ask(port, "GET", "/health")[0] == 200
            began = time.monotonic()
            server.send_signal(signal.SIGTERM)
            server.wait(20)
            assert time.monotonic() - began < 5
            assert {one.result()[0] for one in asked} == {503}
            half.close()
        assert "Traceback" not in output.read_text()
    finally:
        server.kill()
        server.wait()


def _listens(port: int) -> bool:
    try:
        return ask(port, "GET", "/health")[0] == 200
    except OSError:
        return False


def test_an_imported_log_is_marked_and_a_game_played_here_is_not(ann: Guest, bob: Guest) -> None:
    """Its names are what the file says, claimed by somebody else here or not: page and picture say so."""
    claimed(bob)
    log = json.dumps({**json.loads(played(seats=2).split(b"\n")[0]), "names": [bob.name, "Nobody"]}).encode()
    _, opened = bring(ann.port, ann.token, b"\n".join([log, *played(seats=2).split(b"\n")[1:]]))
    told = ann.get(f"/api/tables/{opened['table']}")
    assert (told["imported"], told["seats"][0]["name"]) == (True, bob.name)
    for lang, words in (("en", "names as in the file"), ("fr", "ceux du fichier")):
        page = ask(ann.port, "GET", f"/replay/{opened['table']}?lang={lang}")[2].decode()
        assert words in page
    table = ann.open("toma", 2)
    assert ann.get(f"/api/tables/{table}")["imported"] is False
