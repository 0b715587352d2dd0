"""Requests weigh what they cost, an address has only so much under way, and says where it is only if it is believed."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from nyoi.server.rate_limits import COSTS
from tests.server.attack.raw import STRANGER, heard, knock, request, said, status_of
from tests.server.guests import Guest, Running, ask, opened, until

pytestmark = pytest.mark.seed(1)
Serve = Callable[..., Running]


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Serve]:
    """Servers with limits of the test's own."""
    started: list[Running] = []

    def serve(**more: Any) -> Running:
        started.append(Running(tmp_path, **more))
        return started[-1]

    yield serve
    for running in started:
        running.stop()


def taken(running: Running, path: str, method: str = "GET", *headers: str) -> int:
    """How often something is answered before it is too fast."""
    for i in range(1000):
        answer = said(running.port, request(method, path, b"{}" if method == "POST" else b"", *headers))
        if status_of(answer) == 429:
            assert json.loads(answer.partition(b"\r\n\r\n")[2])["reason"] == "too-fast"
            return i
    raise AssertionError("it has no limit")


@pytest.mark.parametrize(
    ("path", "method", "weight"),
    [
        ("/health", "GET", 1),
        ("/metrics", "GET", 1),
        ("/favicon.svg", "GET", COSTS["page"]),
        ("/api/tables", "POST", COSTS["/api/tables"]),
        ("/api/import", "POST", COSTS["/api/import"]),
        ("/api/tables/x/qr.svg", "GET", COSTS["/api/tables/{id}/qr.svg"]),
        ("/api/tables/x/replay", "GET", COSTS["/api/tables/{id}/replay"]),
        ("/api/tables/x/fork", "POST", COSTS["/api/tables/{id}/fork"]),
        ("/api/tables/x/start", "POST", COSTS["/api/tables/{id}/start"]),
    ],
)
def test_what_is_dear_takes_more(served: Serve, path: str, method: str, weight: float) -> None:
    running = served(limits={"request.address": (0.001, 24.0)})
    assert taken(running, path, method) == int(24 / weight)
    assert status_of(said(running.port, request("GET", "/health"), source="127.0.0.3")) == 200


def test_every_weight_is_of_a_route(running: Running) -> None:
    paths = {route.path for route in running.server.app._routes()} | {"page"}
    assert set(COSTS) <= paths


def test_an_address_has_only_so_much_under_way(served: Serve) -> None:
    running = served(limits={"request_in_progress.address": 3})
    ann = Guest(running.port)
    half = request("POST", "/api/import", b"", f"Authorization: Bearer {ann.token}", close=False)
    half = half.replace(b"Content-Length: 0", b"Content-Length: 10")
    app = running.server.app
    with contextlib.ExitStack() as links:
        for i in range(3):
            links.enter_context(knock(running.port, half))
            until(partial(lambda number: app.desk.in_progress.count(STRANGER) == number, i + 1))
        assert status_of(said(running.port, request("GET", "/api/lobby"))) == 429
        assert ask(running.port, "GET", "/api/lobby")[0] == 200  # somebody else
    until(lambda: not app.desk.in_progress._of)
    assert status_of(said(running.port, request("GET", "/api/lobby"))) == 200


def test_questions_of_a_player_are_limited_over_all_sockets(served: Serve) -> None:
    running = served(limits={"why_not.player": (0.001, 3)})
    ann = Guest(running.port)
    table, s = opened(ann)
    question = {"type": "why_not", "seat": 0, "move": "x"}
    with s, ann.join(table) as other:
        told = [s.command({**question})["refusal"]["reason"] == "too-fast" for _ in range(5)]
        assert told == [False, False, False, True, True]
        assert other.command({**question})["refusal"]["reason"] == "too-fast"  # another socket of the same player
        assert s.play(0, "x", seq=0)["refusal"]["reason"] != "too-fast"  # playing goes on


def test_messages_of_an_address_are_limited_through_all_its_sockets(served: Serve) -> None:
    running = served(limits={"message.address": (0.001, 12.0)})
    ann = Guest(running.port)
    table, s = opened(ann)
    with s, ann.join(table) as other:
        for i in range(12):
            assert (s, other)[i % 2].play(0, "x", seq=0)["refusal"]["reason"] != "too-fast"
        for socket in (s, other):
            socket.send({"type": "ready", "cmd_id": "r"})
            assert socket.expect("answer")["refusal"]["reason"] == "too-fast"


def test_a_long_message_counts_for_several(served: Serve) -> None:
    running = served(limits={"message.address": (0.001, 12.0)})
    ann = Guest(running.port)
    _, s = opened(ann)
    with s:
        told = []
        for _ in range(6):
            s.send({"type": "play", "cmd_id": "long", "seat": 0, "seq": 0, "move": "a b " * 75})
            told.append(s.expect("answer")["refusal"]["reason"] == "too-fast")
        assert told == [False, False, False, True, True, True]


def test_nobody_is_believed_about_where_he_comes_from(served: Serve) -> None:
    running = served(limits={"request.address": (0.001, 5.0)})
    codes = [ask(running.port, "GET", "/health", headers={"X-Forwarded-For": f"192.0.2.{i}"})[0] for i in range(6)]
    assert codes == [200] * 5 + [429]


def test_a_proxy_is_believed_about_the_last_address_that_is_none(served: Serve) -> None:
    running = served(
        limits={"request.address": (0.001, 3.0), "connection.address": 2}, proxies=("127.0.0.1", "10.0.0.0/8")
    )
    with contextlib.ExitStack() as links:
        for _ in range(5):  # the proxy itself may have as many connections as there are
            links.enter_context(knock(running.port, source="127.0.0.1"))

        def code(*forwarded: str, source: str = "127.0.0.1") -> int:
            said_by = [f"X-Forwarded-For: {text}" for text in forwarded]
            return status_of(said(running.port, request("GET", "/health", b"", *said_by), source=source))

        assert [code("192.0.2.1") for _ in range(4)] == [200, 200, 200, 429]
        assert code("192.0.2.2") == 200  # somebody else behind the same proxy
        assert code("1.1.1.1, 192.0.2.1") == 429  # what the guest says himself stands to the left
        assert code("1.1.1.1", "192.0.2.1, 10.1.2.3") == 429  # and proxies may stand in a row
        assert [code("192.0.2.9", source="127.0.0.2") for _ in range(4)] == [200, 200, 200, 429]
        assert code("192.0.2.8", source="127.0.0.2") == 429  # who is no proxy is counted as himself
        assert code("2001:db8::1") == code("2001:db8::2") == code("2001:db8::3") == 200
        assert code("2001:db8::4") == 429  # one network, one guest


def test_sockets_behind_a_proxy_are_counted_by_guest(served: Serve) -> None:
    running = served(limits={"socket.address": 1, "connection.address": 2}, proxies=("127.0.0.1",))
    table = Guest(running.port).open()
    ann: dict[str, Any] = {"additional_headers": {"X-Forwarded-For": "192.0.2.1"}}
    bob: dict[str, Any] = {"additional_headers": {"X-Forwarded-For": "192.0.2.2"}}
    guest = Guest(running.port)
    with guest.join(table, **ann), guest.join(table, **bob), pytest.raises(Exception, match="403"):
        guest.join(table, **ann)


def test_the_counters_may_be_kept_for_who_has_the_key(served: Serve) -> None:
    running = served(metrics_token="open sesame")
    for token in ("", "wrong", "é"):
        answer = said(running.port, request("GET", "/metrics", b"", f"Authorization: Bearer {token}"))
        assert (status_of(answer), b"nyoi_" in answer) == (401, False)
    with knock(running.port, request("GET", "/metrics", b"", "Authorization: Bearer open sesame")) as link:
        assert b"nyoi_errors_total" in heard(link)
