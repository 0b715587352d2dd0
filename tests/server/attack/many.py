"""Attackers from many addresses: `python -m tests.server.attack.many NAME PORT SECONDS`.

Each has only what one address may have; together they aim at what the server has a number of: connections, threads for
passphrases and notifications, processes in which bots think. What they hold or got through is printed at the end.
"""

from __future__ import annotations

import contextlib
import json
import os
import resource
import socket
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tests.server.attack.attackers import beats, open_ones
from tests.server.attack.raw import framed, knock, post, request, said, status_of, websocket

Told = dict[str, int]
ADDRESSES = 24
EACH = 195  # connections of an address: a few less than it may have
GUESSERS = 60
TARGET = "Captain Claimed"  # whose passphrase is guessed; the honest player has claimed it


def address(number: int) -> str:
    """One of many addresses, none of which is an honest one."""
    return f"127.1.{number // 200}.{number % 200 + 1}"


def half_open(port: int, seconds: float) -> Told:
    """Requests that never become whole, from so many addresses that they would hold every place."""
    links: list[socket.socket] = []
    for number in range(ADDRESSES):
        for _ in range(EACH):
            with contextlib.suppress(OSError):
                links.append(knock(port, b"GET /health HTTP/1.1\r\nHost: x\r\n", address(number)))
    for _ in beats(seconds, 2):
        for link in links:
            with contextlib.suppress(OSError):
                link.send(b"X-Drop: 1\r\n")
    return {"opened": len(links), "held": len(open_ones(links))}  # earlier some still wait to be accepted


def idle(port: int, seconds: float) -> Told:
    """Connections that have asked once and keep their place, again and again."""
    links: list[socket.socket] = []
    asked = request("GET", "/favicon.svg", close=False)
    made = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for number in range(ADDRESSES):
            with contextlib.suppress(OSError):
                links.append(knock(port, asked, address(number)))
                made += 1
        links = links[-ADDRESSES * EACH :]
    return {"opened": made, "held": len(open_ones(links))}


def chat(port: int, seconds: float) -> Told:
    """Spectators at a public table, all the sockets that some addresses may have, each saying what it can."""
    host = post(port, "/api/players", {"nickname": "Table host"}, source=address(0))["token"]
    wish = {"game": "toma", "seats": 2, "mine": 2, "start": True, "public": True}
    table = post(port, "/api/tables", wish, host, address(0))["table"]
    said_before: Counter[str] = Counter()
    links = []
    for number in range(4):
        for i in range(25):
            token = post(port, "/api/players", {"nickname": f"Loud {number} {i}"}, source=address(number))["token"]
            link = websocket(port, f"/ws/{table}", address(number))
            link.sendall(framed(json.dumps({"type": "hello", "player": token}).encode()))
            link.setblocking(False)
            links.append(link)
    for beat, _ in enumerate(beats(seconds, 4)):
        for link in links:
            line = json.dumps({"type": "say", "cmd_id": f"c{beat}", "text": f"line {beat}"})
            with contextlib.suppress(OSError):
                link.send(framed(line.encode()))
                said_before["sent"] += 1
                while link.recv(65536):
                    pass
    with websocket(port, f"/ws/{table}", address(9)) as reader:
        reader.settimeout(1.0)
        reader.sendall(framed(b'{"type": "hello"}'))
        heard = b""
        with contextlib.suppress(OSError):
            while part := reader.recv(65536):
                heard += part
    return {"sent": said_before["sent"], "stored": heard.count(b'"type":"chat"')}


def passphrases(port: int, seconds: float) -> Told:
    """Guesses at one name and at names that nobody has, from many addresses: the two threads for passphrases."""
    end = time.monotonic() + seconds

    def guess(number: int) -> Counter[str]:
        found: Counter[str] = Counter()
        at = 0
        while time.monotonic() < end:
            name = TARGET if at % 2 else f"Nobody {number}"
            body = json.dumps({"nickname": name, "passphrase": f"guess number {number} {at}"}).encode()
            with contextlib.suppress(OSError):
                status = status_of(said(port, request("POST", "/api/claim", body), address(number)))
                found[f"{'target' if at % 2 else 'other'} {status}"] += 1
            at += 1
        return found

    with ThreadPoolExecutor(GUESSERS) as pool:
        told = sum(pool.map(guess, range(GUESSERS)), Counter())
    return dict(told)


def bots(port: int, seconds: float) -> Told:
    """Tables against bots that think, as many as an address may open, all of them attended by one address."""
    found: Counter[str] = Counter()
    links = []
    bot = [{"seat": seat, "level": 5} for seat in range(1, 4)]
    source = address(150)
    token = post(port, "/api/players", {"nickname": "Owner"}, source=source)["token"]
    for _ in range(40):
        wish = {"game": "uno", "seats": 4, "mine": 1, "bots": bot, "start": True}
        try:
            opened = post(port, "/api/tables", wish, token, source)
            link = websocket(port, f"/ws/{opened['table']}", source)
        except (AssertionError, OSError):
            found["refused"] += 1
            continue
        tokens = [seat["token"] for seat in opened["seats"]]
        link.sendall(framed(json.dumps({"type": "hello", "seats": tokens}).encode()))
        links.append(link)
        found["opened"] += 1
    for link in links:
        threading.Thread(target=_play, args=(link,), daemon=True).start()
    time.sleep(seconds)
    return dict(found)


def _play(link: socket.socket) -> None:
    """Answer every question with the first move, as fast as bots let one."""
    number, rest = 0, b""
    with contextlib.suppress(OSError, ValueError):
        while part := link.recv(262_144):
            rest = (rest + part)[-262_144:]
            at = rest.rfind(b'"ask":{')
            if at < 0 or b'"moves":[{"text":"' not in rest[at:]:
                continue
            move = rest[at:].split(b'"moves":[{"text":"', 1)[1].split(b'"', 1)[0].decode()
            seq = int(rest[:at].rsplit(b'"seq":', 1)[1].split(b",", 1)[0])
            number += 1
            play = {"type": "play", "cmd_id": f"p{number}", "seat": 0, "seq": seq, "move": move}
            link.sendall(framed(json.dumps(play).encode()))
            rest = b""


if __name__ == "__main__":
    os.nice(10)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    attack: Callable[[int, float], Told] = globals()[sys.argv[1]]
    sys.stdout.write(json.dumps(attack(int(sys.argv[2]), float(sys.argv[3]))))
    sys.stdout.flush()
    os._exit(0)
