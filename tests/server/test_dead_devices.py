"""Push services that never answer delay no other notification, and dead devices are forgotten."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nyoi.server.house.notices import FAILURES, PUSH_SECONDS
from tests.server.guests import Guest, Running, until
from tests.server.pushes import Browser, PushService
from tests.server.stores import past_the_server

pytestmark = pytest.mark.seed(1)


class Silent:
    """Push services that take every connection and never answer; each is a host of its own."""

    def __init__(self, number: int) -> None:
        self._listening = [socket.create_server(("127.0.0.1", 0)) for _ in range(number)]
        self.urls = [f"http://127.0.0.1:{one.getsockname()[1]}/" for one in self._listening]
        self.connected: list[socket.socket] = []
        self.most = self.now = 0
        self._lock = threading.Lock()
        for one in self._listening:
            threading.Thread(target=self._listen, args=(one,), daemon=True).start()

    def _listen(self, listening: socket.socket) -> None:
        while True:
            try:
                link = listening.accept()[0]
            except OSError:
                return
            with self._lock:
                self.connected.append(link)
                self.now += 1
                self.most = max(self.most, self.now)
            threading.Thread(target=self._hold, args=(link,), daemon=True).start()

    def _hold(self, link: socket.socket) -> None:
        try:
            while link.recv(65536):
                pass
        except OSError:
            pass
        with self._lock:
            self.now -= 1

    def close(self) -> None:
        for one in (*self._listening, *self.connected):
            one.close()


@pytest.fixture
def service() -> Iterator[PushService]:
    found = PushService()
    yield found
    found.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    here: dict[str, Any] = {"push_services": ("http://127.0.0.1:",), "sweep_seconds": 0.1, "notice_seconds": 0.0}
    running = Running(tmp_path, **here)
    yield running
    running.stop()


def begin(ann: Guest, bob: Guest) -> str:
    table = ann.open("toma", 2, clock=[3])
    bob.sit(table)
    ann.at(table, "start")
    return table


def failures(database: str) -> list[int]:
    with past_the_server(database) as db:
        return [row[0] for row in db.execute("select failed from pushes order by failed").fetchall()]


def test_ten_devices_that_never_answer_delay_nobody_else(house: Running, service: PushService) -> None:
    silent = Silent(10)
    stranger, other, ann, bob = (Guest(house.port) for _ in range(4))
    for url in silent.urls:
        stranger.post("/api/me/push", Browser().wish(url + "dead"))
    ann.post("/api/me/push", Browser().wish(service.url + "ann"))
    begin(stranger, other)
    until(lambda: silent.connected)
    began = time.monotonic()
    begin(ann, bob)
    until(lambda: service.arrived)
    assert time.monotonic() - began < 2 * PUSH_SECONDS
    assert len(silent.connected) < 5  # the stranger's own devices wait for each other
    assert silent.most == 1
    silent.close()


def test_many_players_with_silent_devices_delay_nobody_else(house: Running, service: PushService) -> None:
    silent = Silent(24)
    strangers = [Guest(house.port) for _ in range(24)]
    ann, bob = Guest(house.port), Guest(house.port)
    for stranger, url in zip(strangers, silent.urls, strict=True):
        stranger.post("/api/me/push", Browser().wish(url + "dead"))
        stranger.post("/api/me/push", Browser().wish(url + "dead-too"))
    ann.post("/api/me/push", Browser().wish(service.url + "ann"))
    for at in range(0, 24, 2):
        begin(strangers[at], strangers[at + 1])
    until(lambda: len(silent.connected) >= 8)
    began = time.monotonic()
    begin(ann, bob)
    until(lambda: service.arrived)
    assert time.monotonic() - began < 3 * PUSH_SECONDS
    silent.close()


def test_a_device_that_fails_five_times_in_a_row_is_forgotten(house: Running, service: PushService) -> None:
    ann, bob = Guest(house.port), Guest(house.port)
    notices = house.server.app.house.notices
    service.status = 503
    ann.post("/api/me/push", Browser().wish(service.url + "ann"))
    begin(ann, bob)
    for failed in range(1, FAILURES):
        until(lambda failed=failed: failures(house.database) == [failed])  # type: ignore[misc]
        with past_the_server(house.database) as db:
            db.execute("update notes set at = 0")
        house.loop.call_soon_threadsafe(notices.wake)
        resting = len(service.arrived)
        until(lambda: not notices._notes)
        assert len(service.arrived) == resting  # it is left alone for a while
        notices._resting.clear()
        with past_the_server(house.database) as db:
            db.execute("update notes set at = 0, tries = 1")
        house.loop.call_soon_threadsafe(notices.wake)
    until(lambda: failures(house.database) == [])
    assert len(service.arrived) == FAILURES == 5
