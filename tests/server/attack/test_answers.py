"""Whatever is asked has an answer with the right status: no 500, and not a word in the log."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from nyoi.server.http.routes.house import HouseRoutes
from tests.server.attack.raw import framed, heard, knock, request, said, status_of, upgraded
from tests.server.guests import Guest, Running, Seat, ask, counters, opened, to_move

pytestmark = pytest.mark.seed(1)


@pytest.fixture(autouse=True)
def quiet(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing is written down, and nothing broke."""
    running = request.getfixturevalue("running")
    uvicorn = logging.getLogger("uvicorn")  # tells nobody above it
    uvicorn.addHandler(caplog.handler)
    with caplog.at_level(logging.WARNING):
        yield
    uvicorn.removeHandler(caplog.handler)
    assert [record.getMessage() for record in caplog.records] == []
    assert running.server.app.metrics.counts["nyoi_errors_total"] == 0


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//[", "x" * 5000, "\x01", "null", "http://[v1.x]"])
def test_half_an_origin_is_a_foreign_one(ann: Guest, origin: str) -> None:
    table = ann.open()
    body = b'{"nickname": "Eve"}'
    status = status_of(said(ann.port, request("POST", "/api/players", body, f"Origin: {origin}")))
    assert status in ((403, 400) if origin == "\x01" else (403,))
    with upgraded(ann.port, f"/ws/{table}", f"Origin: {origin}") as link:
        assert status_of(heard(link)) in (403, 400)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/%00", 404),
        ("/assets/%00.js", 404),
        ("/" + "a" * 300, 404),
        ("/" + "a/" * 1000, 404),
        ("/" + "%F0%9F%92%A9" * 300, 404),
        ("/" + "a" * 5000, 414),
        ("/%2e%2e/%2e%2e/config.py", 404),
        ("//etc/passwd", 404),
        ("/%ff%fe", 404),
        ("/api/tables/%00", 404),
        ("/api/tables/" + "a" * 3000, 404),
        ("/api/tables/%F0%9F%92%A9/replay?at=9999999999999999999999", 404),
        ("/api/rules/toma/xx", 404),
        ("/api/rules/toma/" + "x" * 3000, 404),
        ("/api/rules/%00/fr", 404),
        ("/api/words/toma/xx", 404),
        ("/api/words/toma/" + "x" * 3000, 404),
        ("/api/words/..%2F..%2Fnyoi/fr", 404),
        ("/table/%00", 404),
        ("http://[/", 400),
        ("nowhere", 400),
        ("*", 404),
    ],
)
def test_any_path_is_answered(port: int, path: str, status: int) -> None:
    assert status_of(said(port, request("GET", path))) == status


def test_a_code_is_not_made_of_any_host(ann: Guest) -> None:
    path = f"/api/tables/{ann.open()}/qr.svg"
    assert status_of(said(ann.port, request("GET", path, host="x" * 4000))) == 400
    assert status_of(said(ann.port, request("GET", path, host="x" * 253))) == 200


@pytest.mark.parametrize("method", ["HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "PRI", "NONSENSE"])
def test_any_method_is_answered(port: int, method: str) -> None:
    for path in ("/", "/api/games", "/api/import", "/nowhere", "*"):
        assert status_of(said(port, request(method, path))) in (200, 400, 404, 405)


@pytest.mark.parametrize(
    "more",
    [
        ("Upgrade: h2c", "Connection: Upgrade, HTTP2-Settings", "HTTP2-Settings: x"),
        ("Upgrade: websocket", "Connection: Upgrade"),
        ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: x", "Sec-WebSocket-Version: 13"),
        ("Upgrade: websocket", "Connection: Upgrade", "Content-Length: 5"),
        ("Upgrade: websocket", "Connection: Upgrade", "Transfer-Encoding: chunked"),
        ("Transfer-Encoding: chunked", "Content-Length: 5"),
        ("Content-Length: 5", "Content-Length: 6"),
        ("Content-Length: -1",),
        ("Content-Length: 99999999999999999999",),
        ("Range: bytes=9-1",),
        ("Range: bytes=" + ",".join("0-1" for _ in range(500)),),
        ("Authorization: Bearer \xff\xfe",),
        ("Authorization: Bearer " + "x" * 5000,),
        ("Cookie: " + "x" * 5000,),
        ("Expect: 100-continue",),
        ("X" * 300 + ": 1",),
    ],
)
def test_any_header_is_answered(port: int, more: tuple[str, ...]) -> None:
    for path in ("/", "/api/lobby", "/ws/nowhere", "/favicon.svg"):
        answer = said(port, request("GET", path, b"", *more), end=any("Content-L" in line for line in more))
        assert status_of(answer) in (0, 100, 101, 200, 206, 400, 403, 404, 416, 426)


def test_what_is_no_text_is_refused_or_hung_up_on(ann: Guest) -> None:
    table, mine = opened(ann)
    with mine:
        for data, head, code in ((b"\xff\xfe", 0x81, 1007), (b'{"type":"\xff"}', 0x81, 1007)):
            s = ann.join(table)
            s.ws.socket.sendall(framed(data, head))
            while s.hear() is not None:
                pass
            assert s.ws.close_code == code
            s.close()
        with ann.join(table) as s:
            for data in (b"\xff\xfe", b'{"type":"say","cmd_id":"x","text":"\xff"}', b"\x00" * 100):
                s.ws.send(data)
                assert s.expect("answer")["refusal"]["reason"] == "bad-message"
        with Seat(ann.port, table, None) as first:  # also as the first word
            first.ws.send(b"\xff\xfe")
            assert first.expect("gone")["reason"] == "no-hello"
        assert mine.play(to_move(mine), mine.moves(to_move(mine))[0])["ok"]


@pytest.mark.parametrize("path", ["/ws/%00", "/ws/" + "a" * 3000, "/ws/", "/ws", "/", "/ws/%ff", "/ws/a/b?x=\xff"])
def test_a_websocket_of_any_path_is_told_why_not(port: int, path: str) -> None:
    with upgraded(port, path) as link:
        answer = link.recv(1000)
        assert status_of(answer) in (101, 400, 403)
        if status_of(answer) == 101:
            link.sendall(framed(b'{"type":"hello"}'))
            while b'"no-table"' not in answer:
                answer = link.recv(1000)
                assert answer


def test_whoever_leaves_before_his_answers_is_not_missed(port: int) -> None:
    for _ in range(30):
        with knock(port, request("GET", "/", close=False) * 6):
            pass
    assert status_of(said(port, request("GET", "/health"))) == 200


class TestBroken:
    """A handler that breaks, in a server of its own: there is none that we know of."""

    @pytest.fixture
    def frail(self, tmp_path: Path) -> Iterator[Running]:
        found = Running(tmp_path)
        yield found
        found.stop()

    def test_it_is_told_counted_and_one_line_of_the_log(
        self, frail: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def breaks(_: Request) -> Response:
            raise ZeroDivisionError("somebody's secret")

        app = frail.server.app
        monkeypatch.setattr(HouseRoutes, "lobby", lambda _, request: breaks(request))
        routes = app._http.routes  # type: ignore[attr-defined]
        routes[:] = app._routes()
        with caplog.at_level(logging.WARNING):
            status, headers, body = ask(frail.port, "GET", "/api/lobby?secret=1")
        assert (status, json.loads(body)["reason"]) == (500, "broken")
        assert "content-security-policy" in headers
        assert [record.getMessage() for record in caplog.records] == ["ZeroDivisionError in /api/lobby"]
        assert caplog.records[0].exc_info is None
        assert "nyoi_errors_total 1\n" in counters(frail.port)
        caplog.clear()
        del app.metrics.counts["nyoi_errors_total"]  # broken on purpose

    def test_so_is_a_socket_that_breaks(
        self, frail: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def breaks(_: str) -> None:
            raise ZeroDivisionError("somebody's secret")

        table = Guest(frail.port).open()
        monkeypatch.setattr(frail.server.app.house.players, "who", breaks)
        with caplog.at_level(logging.WARNING), Seat(frail.port, table, None) as s:
            s.send({"type": "hello", "player": "x"})
            while s.hear() is not None:
                pass
            assert s.ws.close_code == 1011
        assert [record.getMessage() for record in caplog.records] == ["ZeroDivisionError in websocket"]
        assert frail.server.app.metrics.counts["nyoi_errors_total"] == 1
        assert not frail.server.app.house.sessions
        caplog.clear()
        del frail.server.app.metrics.counts["nyoi_errors_total"]
