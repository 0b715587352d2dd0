"""Any bytes: each answer has a status below 500 or is a clean end, nothing is written down, the next guest is served.

`tests/server/test_any_frame.py` sends messages of any kind; here the bytes below them are any. `NYOI_SIEGE=1` tries
more of them.
"""

from __future__ import annotations

import contextlib
import json
import os
import socket
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nyoi.server.config import Config
from nyoi.server.http.app import App
from tests.server.attack.honest import Siege
from tests.server.attack.raw import framed, heard, said, status_of, upgraded, websocket
from tests.server.guests import FAST, Guest, opened

pytestmark = pytest.mark.seed(1)
ANY = settings(
    max_examples=3000 if os.environ.get("NYOI_SIEGE") else 60, suppress_health_check=list(HealthCheck), deadline=None
)
ODD = st.sampled_from([b"\0", b"\r", b"\n", b"\xff", b"%00", b"%", b"[", b"..", b"\\", b"?", b"#", b" ", b"{}", b"*"])
WORD = st.binary(max_size=12) | ODD | st.sampled_from([b"x", b"1", b"a" * 300, b"toma", b"fr", b"-1"])
METHODS = [b"GET", b"POST", b"HEAD", b"PUT", b"OPTIONS", b"CONNECT", b"PRI", b"get", b"M-SEARCH", b""]
NAMES = [
    b"Host", b"Origin", b"Authorization", b"Content-Length", b"Transfer-Encoding", b"Connection", b"Upgrade", b"Expect",
    b"Sec-WebSocket-Key", b"Sec-WebSocket-Version", b"Range", b"X-Forwarded-For", b"Cookie", b"If-None-Match",
]  # fmt: skip
VALUES = [
    b"x", b"127.0.0.1", b"chunked", b"gzip, chunked", b"upgrade", b"websocket", b"close", b"100-continue",
    b"0", b"3", b"-1", b"5000000000", b"AAAAAAAAAAAAAAAAAAAAAA==", b"13", b"bytes=0-", b"Bearer x", b"http://[",
]  # fmt: skip
BODIES = [
    b"",
    b"{}",
    b"null",
    b"[" * 999,
    b'{"nickname":"x"}',
    b"0\r\n\r\n",
    b"3\r\nabc\r\n0\r\n\r\n",
    b"ffffffff\r\n",
]
PATHS = sorted(
    {route.path.encode() for route in App(Config(database="")).__dict__["_http"].routes} | {b"/ws/{id}", b"http://x/"}
)


@st.composite
def requests(draw: st.DrawFn) -> bytes:
    """A request to some route, of which any part may be something else; now and then just bytes."""
    if draw(st.integers(0, 9)) == 0:
        return draw(st.binary(max_size=300))
    path = draw(st.sampled_from(PATHS))
    for name in (b"{id}", b"{game}", b"{lang}", b"{path:path}", b"{rest:path}"):
        path = path.replace(name, draw(WORD))
    version = draw(st.sampled_from([b"HTTP/1.1"] * 8 + [b"HTTP/1.0", b"HTTP/2.0", b"HTTP/9", b""]))
    method = draw(st.sampled_from(METHODS) | st.binary(max_size=5))
    lines = [b" ".join((method, path + draw(st.sampled_from([b"", b"", b"?at=", b"?at=9&seat=x"])), version))]
    lines += [b"Host: x"] * draw(st.sampled_from([1, 1, 1, 1, 0, 2]))
    for _ in range(draw(st.integers(0, 4))):
        name = draw(st.sampled_from(NAMES) | WORD)
        lines.append(
            name + draw(st.sampled_from([b": ", b": ", b":", b" : ", b""])) + draw(st.sampled_from(VALUES) | WORD)
        )
    body = draw(st.sampled_from(BODIES) | st.binary(max_size=40))
    if draw(st.booleans()):
        lines.append(b"Content-Length: %d" % len(body))
    end = draw(st.sampled_from([b"\r\n"] * 5 + [b"\n"]))
    return (end.join(lines) + end + end + body) * draw(st.sampled_from([1, 1, 1, 2, 12]))


@st.composite
def frames(draw: st.DrawFn) -> bytes:
    """A frame of which any part may be wrong: opcode, end, reserved bits, mask, length, text."""
    data = draw(
        st.binary(max_size=40)
        | st.sampled_from([b"{}", b'{"type":"ready","cmd_id":"x"}', b"\xed\xa0\x80", b"\x03\xe8"])
    )
    if draw(st.integers(0, 3)):
        return framed(data, draw(st.sampled_from([0x81, 0x82, 0x80, 0x01, 0x02, 0x00, 0x88, 0x89, 0x8A])))
    head = draw(st.integers(0, 255))
    size = draw(st.sampled_from([0, 1, len(data), 125, 126, 127, 128 | len(data), 254, 255]))
    return bytes((head, size)) + draw(st.binary(max_size=12)) + data


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    wide = {key: value for key, value in FAST.items() if key not in ("reading", "workers")}
    found = Siege(tmp_path_factory.mktemp("fuzz"), **wide, hello_seconds=0.5, body_seconds=0.5, head_seconds=0.5)
    yield found
    found.stop()


class Calm:
    """After each of them an honest request works; nothing was written, nothing broke."""

    def __init__(self, siege: Siege) -> None:
        self.siege = siege
        self.seen = self._seen()

    def _seen(self) -> tuple[str, float]:
        assert json.loads(self.siege.get("/health"))["status"] == "ok"
        return self.siege.written, self.siege.metric("nyoi_errors_total")

    def check(self) -> None:
        before, self.seen = self.seen, self._seen()  # what was found once is not found again in the next one
        assert self.seen == before


def test_any_request(siege: Siege) -> None:
    calm = Calm(siege)

    @given(requests())
    @ANY
    def answered(data: bytes) -> None:
        assert status_of(said(siege.port, data, end=True)) < 500
        calm.check()

    answered()


def test_any_frames(siege: Siege) -> None:
    calm = Calm(siege)
    ann = Guest(siege.port)
    table, mine = opened(ann)
    hello = framed(b'{"type":"hello"}')

    @given(st.booleans(), st.lists(frames(), min_size=1, max_size=4))
    @ANY
    def answered(greeted: bool, some: list[bytes]) -> None:
        with websocket(siege.port, f"/ws/{table}") as link:
            _to_the_end(link, (hello if greeted else b"") + b"".join(some) + framed(b"\x03\xe8", 0x88))
        calm.check()

    with mine:
        answered()
        assert mine.command({"type": "why_not", "seat": 0, "move": "x"})["refusal"]["clause"].startswith("TOMA-")


def test_any_handshake(siege: Siege) -> None:
    calm = Calm(siege)

    @given(st.binary(max_size=20) | WORD, st.sampled_from(NAMES), st.sampled_from(VALUES) | WORD)
    @ANY
    def answered(path: bytes, name: bytes, value: bytes) -> None:
        more = f"{name.decode()}: {value.decode('latin-1')}"
        with upgraded(siege.port, "/ws/" + path.decode("latin-1"), more) as link:
            assert status_of(_to_the_end(link, framed(b'{"type":"hello"}') + framed(b"\x03\xe8", 0x88))) < 500
        calm.check()

    answered()


def _to_the_end(link: socket.socket, data: bytes) -> bytes:
    """Say the last words; all that comes until the server hangs up, if it has not already."""
    with contextlib.suppress(OSError):
        link.sendall(data)
        link.shutdown(socket.SHUT_WR)
    return heard(link)
