"""Connections: counted before their first byte, with only so long and so much room to say what they want."""

from __future__ import annotations

import contextlib
import json
import resource
import shutil
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nyoi.server.http.gate import KEPT, room_for
from tests.server.attack.honest import Siege
from tests.server.attack.raw import framed, heard, knock, request, said, status_of, upgraded, websocket
from tests.server.guests import Guest, Running, opened, to_move, until

pytestmark = pytest.mark.seed(1)
HALF = b"GET /health HTTP/1.1\r\nHost: x\r\n"


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Running]:
    """A server that lets few in."""
    found = Running(tmp_path, limits={"connection.server": 24, "connection.address": 5})
    yield found
    found.stop()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits for nobody."""
    found = Running(tmp_path_factory.mktemp("hasty"), head_seconds=0.4, body_seconds=0.4, answer_seconds=1.0)
    yield found
    found.stop()


def reason_of(answer: bytes) -> tuple[int, Any]:
    """The status and the reason of an answer."""
    return status_of(answer), json.loads(answer.partition(b"\r\n\r\n")[2])["reason"]


def inside(running: Running) -> int:
    return len(running.server.app.gate._inside)


def test_an_address_has_only_so_many_connections_whatever_they_do(narrow: Running) -> None:
    with contextlib.ExitStack() as links:
        for _ in range(5):
            links.enter_context(knock(narrow.port))  # not a byte is said
        until(lambda: inside(narrow) == 5)
        assert reason_of(said(narrow.port, b"")) == (429, "too-many")
        with knock(narrow.port, request("GET", "/health"), source="127.0.0.3") as other:
            assert status_of(heard(other)) == 200
    until(lambda: inside(narrow) == 0)
    assert status_of(said(narrow.port, request("GET", "/health"))) == 200


def test_half_open_connections_take_a_quarter_of_the_places_and_the_oldest_goes(narrow: Running) -> None:
    with contextlib.ExitStack() as links:
        knocking = [links.enter_context(knock(narrow.port, HALF, f"127.0.0.{2 + i // 5}")) for i in range(9)]
        assert [reason_of(heard(link)) for link in knocking[:3]] == [(503, "house-full")] * 3
        until(lambda: inside(narrow) == 6)
        for i in range(10):  # newcomers come in all the same
            assert status_of(said(narrow.port, request("GET", "/health"), source=f"127.0.1.{i}")) == 200
        knocking[-1].sendall(b"Connection: close\r\n\r\n")  # who was interrupted for a moment goes on
        assert status_of(heard(knocking[-1])) == 200


def test_a_request_that_was_answered_buys_no_place(narrow: Running) -> None:
    """Connections that wait for a second request make room for new ones, the one that has waited longest first."""
    with contextlib.ExitStack() as links:
        answered = request("GET", "/health", close=False)
        waiting = [links.enter_context(knock(narrow.port, answered, f"127.0.0.{2 + i // 5}")) for i in range(24)]
        for link in waiting:
            assert link.recv(65536).startswith(b"HTTP/1.1 200")
        assert inside(narrow) == 24
        assert status_of(said(narrow.port, request("GET", "/health"), source="127.0.1.1")) == 200
        assert heard(waiting[0]) == b""


def test_the_house_lets_only_so_many_in(narrow: Running) -> None:
    table = Guest(narrow.port).open()
    with contextlib.ExitStack() as links:
        for i in range(24):
            links.enter_context(websocket(narrow.port, f"/ws/{table}", source=f"127.0.0.{2 + i // 5}"))
        until(lambda: inside(narrow) == 24)
        assert reason_of(said(narrow.port, b"", source="127.0.0.9")) == (503, "house-full")


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"\r\n",
        HALF,
        request("POST", "/api/players", b"").replace(b"Content-Length: 0", b"Content-Length: 50"),
        request("GET", "/health", close=False) + HALF,  # the second of a connection
        request("POST", "/metrics", b"", close=False).replace(b"Content-Length: 0", b"Content-Length: 50"),  # unread
        HALF + b"Transfer-Encoding: chunked\r\n\r\n5\r\nab",
    ],
)
def test_what_never_ends_is_hung_up_on_however_it_drips(hasty: Running, half: bytes) -> None:
    with knock(hasty.port, half) as link:
        link.settimeout(0.05)
        found: list[bytes] = []

        def over() -> bool:
            try:
                link.send(b"\r\n" if half in (b"", b"\r\n") else b"a")
                found.append(link.recv(65536))
            except TimeoutError:
                return False
            except OSError:
                return True
            return found[-1] == b""

        until(over)
    until(lambda: inside(hasty) == 0)
    assert b" 500 " not in b"".join(found)


def test_whoever_does_not_read_is_hung_up_on(hasty: Running) -> None:
    with socket.socket() as link:
        link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        link.bind(("127.0.0.2", 0))
        link.connect(("127.0.0.1", hasty.port))
        link.sendall(request("GET", "/api/games", close=False) * 8)  # more than the system buffers on its way
        until(lambda: inside(hasty) == 1)
        until(lambda: inside(hasty) == 0)


def test_a_websocket_stays_counted(narrow: Running) -> None:
    ann = Guest(narrow.port)
    _, s = opened(ann)
    with s, contextlib.ExitStack() as links:
        until(lambda: inside(narrow) == 1)
        for _ in range(4):
            links.enter_context(knock(narrow.port, source="127.0.0.1"))
        assert status_of(said(narrow.port, b"", source="127.0.0.1")) == 429  # the websocket is the fifth
    until(lambda: inside(narrow) == 0)


def test_a_websocket_outlives_the_times_of_a_request(hasty: Running) -> None:
    ann = Guest(hasty.port)
    _, s = opened(ann)
    with s:
        until(lambda: inside(hasty) == 1)
        with knock(hasty.port):
            until(lambda: inside(hasty) == 2)
            until(lambda: inside(hasty) == 1)  # whoever is silent was shown out, and came later
        with knock(hasty.port, request("GET", "/api/games")):
            until(lambda: inside(hasty) == 1)
        assert s.play(to_move(s), s.moves(to_move(s))[0])["ok"]


def test_a_head_has_only_so_much_room(port: int) -> None:
    assert status_of(said(port, HALF + b"X: 1\r\n" * 80 + b"\r\n")) == 431
    assert status_of(said(port, HALF + b"X: " + b"x" * 20_000 + b"\r\n\r\n")) == 431
    with knock(port, HALF + b"X: ") as link:  # a header without an end
        with contextlib.suppress(OSError):
            for _ in range(100):
                link.sendall(b"x" * 4096)
        with contextlib.suppress(OSError):
            assert link.recv(100)[9:12] in (b"", b"431")
    assert status_of(said(port, request("GET", "/" + "a" * 5000))) == 414
    assert status_of(said(port, request("GET", "/api/lobby?x=" + "a" * 5000))) == 414


def test_only_so_many_requests_wait_behind_one(running: Running) -> None:
    with knock(running.port, request("GET", "/health", close=False) * 5000) as link:
        assert status_of(heard(link)) in (0, 429)  # what it was sending is lost with it
    with knock(running.port, request("GET", "/health", close=False) * 3) as link:
        found = b""
        while found.count(b"HTTP/1.1 200") < 3:
            found += link.recv(65536)


@pytest.mark.parametrize("host", ["", "a b", "a/b", "x" * 300, "x" * 4000, "a:1:2", "[", "[::1", "a\tb", "é", "a@b"])
def test_a_wrong_host_is_400_everywhere(ann: Guest, host: str) -> None:
    table = ann.open()
    for path in ("/", "/health", "/api/games", f"/api/tables/{table}/qr.svg", "/nowhere"):
        assert reason_of(said(ann.port, request("GET", path, host=host))) == (400, "bad-host")
    with upgraded(ann.port, f"/ws/{table}", f"Host: {host}") as link:  # and two that differ
        assert reason_of(heard(link)) == (400, "bad-host")


def test_a_host_is_a_name_or_an_address(port: int) -> None:
    for host in ("play.example", "play.example:8700", "127.0.0.1", "[::1]:80", "my_box", "xn--nio-8ma.example"):
        assert status_of(said(port, request("GET", "/health", host=host))) == 200
    assert status_of(said(port, b"GET /health HTTP/1.1\r\nConnection: close\r\n\r\n")) == 400
    assert status_of(said(port, b"GET /health HTTP/1.0\r\n\r\n")) == 200  # old probes name none


def test_frames_without_end_are_cut_before_they_are_all_read(tmp_path: Path) -> None:
    found = Running(tmp_path, limits={"message.socket": (20, 60), "frame.socket": (60, 280)})
    try:
        table = Guest(found.port).open()
        with websocket(found.port, f"/ws/{table}") as link:
            with contextlib.suppress(OSError):
                link.sendall(framed(b"", 0x89) * 20_000)
            answer = heard(link)
            assert answer.count(b"\x8a") < 2000  # pongs
        until(lambda: not found.server.app.house.sessions)
        assert found.server.app.metrics.counts['nyoi_turned_away_total{reason="too-fast"}'] == 1
    finally:
        found.stop()


def test_there_is_room_for_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = [1024, 4096]
    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(limits))
    monkeypatch.setattr(resource, "setrlimit", lambda _, wish: limits.__setitem__(0, wish[0]))
    assert room_for(500) == 500
    assert limits[0] == 1024  # enough as it is
    assert room_for(2000) == 2000
    assert limits[0] == 2000 + KEPT
    assert room_for(10_000) == 4096 - KEPT


@pytest.mark.skipif(shutil.which("prlimit") is None, reason="prlimit is missing")
def test_half_open_connections_keep_nobody_out_and_players_play_on(tmp_path: Path) -> None:
    siege = Siege(tmp_path, files=400, limits={"connection.address": 1000})
    ann = Guest(siege.port)
    _, s = opened(ann)
    try:
        with s, contextlib.ExitStack() as links:
            for _ in range(450):  # more than there are files
                links.enter_context(knock(siege.port))
            assert status_of(said(siege.port, request("GET", "/health"))) == 200  # a newcomer comes in
            assert s.play(to_move(s), s.moves(to_move(s))[0])["ok"]  # and it is saved
        until(lambda: status_of(said(siege.port, request("GET", "/health"))) == 200)
        ann.open()
        assert siege.written == ""
    finally:
        siege.stop()
