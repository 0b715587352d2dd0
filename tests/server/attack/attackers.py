"""Attackers in a process of their own: `python -m tests.server.attack.attackers NAME PORT SECONDS`.

All come from one address that is not the honest player's. What they hold or got through is printed at the end.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import select
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator

from tests.server.attack.long import LONG, endless
from tests.server.attack.raw import framed, knock, post, request, said, status_of, websocket

LORISES = 1100
SOCKETS = 60
TOKENS = 1980  # of a letter: as many as fit into a frame
Told = dict[str, int]


def beats(seconds: float, rate: float) -> Iterator[None]:
    """So many moments a second, for so long."""
    begun = time.monotonic()
    for i in range(int(seconds * rate)):
        time.sleep(max(0.0, begun + i / rate - time.monotonic()))
        yield


def open_ones(links: list[socket.socket]) -> list[socket.socket]:
    """Those that the server has not hung up on."""
    poll = select.poll()
    for link in links:
        poll.register(link, select.POLLIN)
    ready = {number for number, _ in poll.poll(0)}  # an answer, or the end: both mean that it is over
    return [link for link in links if link.fileno() not in ready]


def dripped(port: int, seconds: float, number: int, first: bytes, drop: bytes) -> Told:
    """Many requests that never end, a few bytes at a time."""
    links = []
    for _ in range(number):
        with contextlib.suppress(OSError):
            links.append(knock(port, first))
    for _ in beats(seconds, 2):
        for link in links:
            with contextlib.suppress(OSError):
                link.send(drop)
    return {"opened": len(links), "held": len(open_ones(links))}


def loris(port: int, seconds: float) -> Told:
    """Heads that never end."""
    return dripped(port, seconds, LORISES, b"GET /health HTTP/1.1\r\nHost: x\r\n", b"X-Drop: 1\r\n")


def slow_bodies(port: int, seconds: float) -> Told:
    """Bodies that never end, to where the largest ones are taken."""
    token = post(port, "/api/players", {"nickname": "Slow"})["token"]
    first = request("POST", "/api/import", b"", f"Authorization: Bearer {token}", close=False)
    first = first.replace(b"Content-Length: 0", b"Content-Length: 1900000")
    return dripped(port, seconds, 300, first, b"x" * 100)


def connections(port: int, seconds: float) -> Told:
    """In and out, as fast as it goes."""
    made, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(OSError):
            knock(port).close()
            made += 1
    return {"opened": made}


def asked(port: int, seconds: float, rate: float, requests: Callable[[], bytes]) -> Told:
    """Requests at a rate, a connection each; how often which status came back."""
    found = Counter(str(status_of(said(port, requests()))) for _ in beats(seconds, rate))
    return dict(found)


def http(port: int, seconds: float) -> Told:
    """Whatever is dear, at ten times the rate that is allowed."""
    token = post(port, "/api/players", {"nickname": "Fast"})["token"]
    key = f"Authorization: Bearer {token}"
    table = json.dumps({"game": "toma", "seats": 2, "mine": 2, "start": True}).encode()
    both = [
        request("GET", "/api/games"),
        request("POST", "/api/tables", table, key),
        request("GET", "/api/lobby", b"", key),
    ]
    return asked(port, seconds, 200, lambda: both[secrets.randbelow(3)])


def rules(port: int, seconds: float) -> Told:
    """The rules in languages that nobody speaks, as fast as is allowed at once and a little more."""
    return asked(port, seconds, 60, lambda: request("GET", f"/api/rules/duel/{secrets.token_hex(8)}"))


def hellos(port: int, seconds: float) -> Told:
    """First words full of keys that open nothing."""
    table = _table(port)
    hello = json.dumps(
        {"type": "hello", "seats": [secrets.token_hex(2)[:1] for _ in range(TOKENS)]}, separators=(",", ":")
    )
    found: Counter[str] = Counter()
    for _ in beats(seconds, 25):
        try:
            link = websocket(port, f"/ws/{table}")
            link.sendall(framed(hello.encode()))
            found["heard"] += 1
            link.close()
        except OSError:
            found["refused"] += 1
    return dict(found)


def frames(port: int, seconds: float) -> Told:
    """Every socket that an address may have, each with as many questions as it may ask."""
    token = post(port, "/api/players", {"nickname": "Loud"})["token"]
    wish = {"game": "torak", "seats": 2, "mine": 2, "start": True}
    opened = post(port, "/api/tables", wish, token)
    hello = json.dumps({"type": "hello", "seats": [seat["token"] for seat in opened["seats"]]}).encode()
    question = json.dumps({"type": "why_not", "cmd_id": "q", "seat": 0, "move": "a b " * 75}).encode()
    links = []
    for _ in range(SOCKETS):
        with contextlib.suppress(OSError):
            links.append(websocket(port, f"/ws/{opened['table']}"))
            links[-1].sendall(framed(hello))
            links[-1].setblocking(False)
    sent = 0
    for _ in beats(seconds, 20):
        for link in links:
            with contextlib.suppress(OSError):
                sent += link.send(framed(question)) > 0
                while link.recv(65536):
                    pass
    return {"sockets": len(links), "sent": sent}


def pings(port: int, seconds: float) -> Told:
    """Small frames, as many as fit into what is read at once, through socket after socket."""
    table, found = _table(port), Counter[str]()
    for _ in beats(seconds, 25):
        try:
            with websocket(port, f"/ws/{table}") as link:
                link.sendall(framed(b"", 0x89) * 40_000)
                found["sent"] += 1
        except OSError:
            found["refused"] += 1
    return dict(found)


def bodies(port: int, seconds: float) -> Told:
    """Two megabytes that are no log, as often as is allowed and a little more."""
    token = post(port, "/api/players", {"nickname": "Heavy"})["token"]
    whole = request("POST", "/api/import", b'{"x":' * 380_000, f"Authorization: Bearer {token}")
    return asked(port, seconds, 5, lambda: whole)


def maps(port: int, seconds: float) -> Told:
    """Tables for eight whose maps are drawn kindly, as often as is allowed and a little more."""
    token = post(port, "/api/players", {"nickname": "Painter"})["token"]
    wish = {"game": "torak", "mode": "competitive", "seats": 8, "mine": 8, "start": True}
    body = json.dumps({**wish, "options": {"setup_placement": "auto_kind"}}).encode()
    return asked(port, seconds, 10, lambda: request("POST", "/api/tables", body, f"Authorization: Bearer {token}"))


def long_games(port: int, seconds: float) -> Told:
    """A game of very many moves is brought along; then any moment of it is looked at, and played on from."""
    token = post(port, "/api/players", {"nickname": "Long"})["token"]
    key = f"Authorization: Bearer {token}"
    brought = said(port, request("POST", "/api/import", endless(LONG).log.text().encode(), key))
    table = json.loads(brought.partition(b"\r\n\r\n")[2])["table"]

    def one() -> bytes:
        at = secrets.randbelow(LONG)
        if secrets.randbelow(8):
            return request("GET", f"/api/tables/{table}/replay?at={at}&since=0", b"", key)
        return request("POST", f"/api/tables/{table}/fork", json.dumps({"at": at, "seat": 0}).encode(), key)

    return asked(port, seconds, 15, one)


def _table(port: int) -> str:
    token = post(port, "/api/players", {"nickname": "Host"})["token"]
    opened = post(port, "/api/tables", {"game": "toma", "seats": 8, "mine": 8, "start": True}, token)
    return str(opened["table"])


if __name__ == "__main__":
    os.nice(10)  # the machine has few cores: what is measured is what the server bears, not what the machine does
    attack: Callable[[int, float], Told] = globals()[sys.argv[1]]
    sys.stdout.write(json.dumps(attack(int(sys.argv[2]), float(sys.argv[3]))))
