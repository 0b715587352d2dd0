"""Floods, slow readers, too many sockets: what a server among strangers must bear."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.guests import Guest, Running, Seat, ask, opened, to_move, until

pytestmark = pytest.mark.seed(1)


@pytest.fixture
def tight(tmp_path: Path) -> Iterator[Running]:
    """A server with narrow limits."""
    found = Running(
        tmp_path,
        limits={
            "message.socket": (0.01, 10.0),
            "request.address": (0.01, 40.0),
            "socket.address": 4,
            "chat.player": (0.1, 2.0),
            "open_table.player": 2,
        },
        hello_seconds=0.3,
        queue_bytes=100_000,
        cut_seconds=0.5,
    )
    yield found
    found.stop()


def test_who_says_nothing_is_sent_away(tight: Running) -> None:
    table = Guest(tight.port).open()
    began = time.monotonic()
    with Seat(tight.port, table, None) as s:
        assert s.expect("gone") == {"type": "gone", "reason": "no-hello", "retry": True}
        assert time.monotonic() - began >= 0.3


def test_floods_are_stopped(tight: Running) -> None:
    ann = Guest(tight.port)
    _, s = opened(ann)
    with s:
        with contextlib.suppress(ConnectionClosed):  # it may be cut before the last one is sent
            for i in range(60):
                s.send({"type": "why_not", "cmd_id": f"w{i}", "seat": 0, "move": "x"})
        assert s.expect("gone") == {"type": "gone", "reason": "too-fast", "retry": True}
        reasons = [f["refusal"]["reason"] for f in s.frames if f["type"] == "answer"]
        assert sum(reason != "too-fast" for reason in reasons) == 10
        assert reasons.count("too-fast") == 20
    codes = [ask(tight.port, "GET", "/api/lobby")[0] for _ in range(45)]
    assert codes[0] == 200
    assert codes[-1] == 429


def test_an_address_has_only_so_many_sockets_and_a_player_tables(tight: Running) -> None:
    ann = Guest(tight.port)
    table, s = opened(ann)
    others = [ann.join(table) for _ in range(3)]
    with pytest.raises(InvalidStatus):
        Seat(tight.port, table, None)
    others.pop().close()
    until(lambda: len(tight.server.app.house.sessions) < 4)
    ann.join(table).close()
    for other in others:
        other.close()
    s.close()
    ann.open()
    with pytest.raises(Exception, match="too-many-tables"):
        ann.open()


def test_chat_is_limited_and_kept(tight: Running) -> None:
    ann = Guest(tight.port)
    table, s = opened(ann)
    with s:
        assert s.command({"type": "say", "text": "<b>hello</b> \n you"})["ok"]
        line = next(f for f in s.frames if f["type"] == "chat")
        assert (line["text"], line["name"], line["seat"]) == ("<b>hello</b> you", ann.name, 0)
        assert s.command({"type": "say", "text": "x" * 301})["refusal"]["reason"] == "bad-chat"
        assert s.command({"type": "say", "text": "a\x00b"})["refusal"]["reason"] == "bad-chat"
        assert s.command({"type": "say", "text": "two"})["ok"]
        assert s.command({"type": "say", "text": "three"})["refusal"]["reason"] == "too-fast"
    with ann.join(table) as again:
        again.wait(lambda: [f["text"] for f in again.frames if f["type"] == "chat"] == ["<b>hello</b> you", "two"])


def test_a_slow_reader_is_cut_and_can_come_back(tight: Running) -> None:
    ann = Guest(tight.port)
    table, s = opened(ann, game="uno", options={"uno_call": "auto"})
    slow = socket.create_connection(("127.0.0.1", tight.port))
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{tight.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in slow.recv(1000)
    hello = b'{"type":"hello"}'
    slow.sendall(bytes((0x81, 0x80 | len(hello))) + b"\0\0\0\0" + hello)
    house = tight.server.app.house
    until(lambda: len(house.tables[table].sessions) == 2)
    session = next(x for x in house.sessions if not x.seats)
    with s:
        loop = session._loop
        while not session._closing:  # as if a long game went by
            loop.call_soon_threadsafe(session.push, b'"' + b"x" * 5000 + b'"')
            time.sleep(0.001)
        until(lambda: session not in house.sessions)  # hung up on, though it never read
        assert s.play(to_move(s), s.moves(to_move(s))[0])["ok"]  # nobody else noticed
    slow.close()
    with Seat(tight.port, table, {"type": "hello", "seq": 0}) as back:
        assert back.latest[-1]["seq"] >= 1
