"""Attacks from many addresses at once, on connections, threads and worker processes; others play as before."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.server.attack.honest import Honest, Siege, endured
from tests.server.attack.many import ADDRESSES, EACH, GUESSERS, TARGET
from tests.server.attack.raw import request, said, status_of
from tests.server.guests import Guest, until

pytestmark = pytest.mark.seed(1)
HALF_OPEN = 1000  # of 4,000 places


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    found = Siege(tmp_path_factory.mktemp("many"))
    yield found
    found.stop()


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Honest]:
    peace = Siege(tmp_path_factory.mktemp("peace"))
    found = Honest(peace.port)
    yield found
    found.close()
    peace.stop()


@pytest.fixture
def honest(siege: Siege) -> Iterator[Honest]:
    until(lambda: siege.metric("nyoi_connections") < 10)
    found = Honest(siege.port)
    yield found
    found.close()


class Newcomers:
    """People who come while an attack lasts, each from an address of their own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.codes: Counter[int] = Counter()

    def __call__(self) -> None:
        number = sum(self.codes.values())
        source = f"127.2.{number // 200}.{number % 200 + 1}"
        self.codes[status_of(said(self.port, request("GET", "/api/lobby"), source))] += 1


def test_half_open_connections_of_many_addresses_keep_nobody_out(
    siege: Siege, honest: Honest, elsewhere: Honest
) -> None:
    newcomers = Newcomers(siege.port)
    told = endured(siege, honest, elsewhere, "half_open", "many", newcomers)
    assert told["opened"] > ADDRESSES * EACH * 0.9
    assert told["held"] <= HALF_OPEN
    assert set(newcomers.codes) == {200}


def test_idle_connections_of_many_addresses_keep_nobody_out(siege: Siege, honest: Honest, elsewhere: Honest) -> None:
    newcomers = Newcomers(siege.port)
    assert endured(siege, honest, elsewhere, "idle", "many", newcomers)["opened"] > 0
    assert set(newcomers.codes) == {200}


def test_spectators_of_many_addresses_do_not_flood_a_table(siege: Siege, honest: Honest, elsewhere: Honest) -> None:
    told = endured(siege, honest, elsewhere, "chat", "many")
    assert told["sent"] > 500
    assert told["stored"] <= 4 * (4 + 0.2 * 20)  # four addresses, each with its burst and one line in five seconds


def test_guesses_of_many_addresses_leave_room_for_others(siege: Siege, honest: Honest, elsewhere: Honest) -> None:
    """The threads for passphrases: at one name only so many guesses are tried, and others wait for few of them."""
    captain = Guest(siege.port, TARGET)
    code = captain.post("/api/claim", {"nickname": TARGET, "passphrase": "sept boules", "token": captain.token})["code"]
    waited: list[float] = []

    def claims() -> None:
        began = time.monotonic()
        body = json.dumps({"nickname": "Not claimed at all", "passphrase": "another one"}).encode()
        number = len(waited)
        if status_of(said(siege.port, request("POST", "/api/claim", body), f"127.3.0.{number + 1}")) in (401, 503):
            waited.append(time.monotonic() - began)

    told = endured(siege, honest, elsewhere, "passphrases", "many", claims)
    tried = told.get("target 401", 0)
    assert tried <= 30 + 0.25 * 30
    assert sum(told.values()) > GUESSERS
    assert {what.split()[1] for what in told} <= {"401", "429", "503"}
    assert max(waited) < 5
    back = captain.post("/api/recover", {"nickname": TARGET, "code": code, "passphrase": "huit boules"})
    assert back["claimed"]


def test_bots_of_one_address_do_not_slow_down_the_bots_of_others(
    siege: Siege, honest: Honest, elsewhere: Honest
) -> None:
    """The processes in which bots think: addresses take turns at them."""
    ann = Guest(siege.port)
    table = ann.open("uno", 2, bots=[{"seat": 1, "level": 5}], start=True, options={"uno_call": "auto"})
    waited: list[float] = []
    with ann.join(table) as s:

        def plays() -> None:
            s.drain(0.02)
            s.wait(lambda: s.over or s.moves(0))  # the bot may begin, and on a busy machine take its time
            if s.over:
                return
            began = time.monotonic()
            seq = s.latest[0]["seq"]
            assert s.play(0, s.moves(0)[0])["ok"]
            s.wait(lambda: s.over or (s.latest[0]["seq"] > seq and s.moves(0)))
            waited.append(time.monotonic() - began)

        told = endured(siege, honest, elsewhere, "bots", "many", plays)
    assert told["opened"] >= 20
    assert waited
    assert sorted(waited)[len(waited) // 2] < 4.0  # with the bot's pause of 0.6 to 1.2 s, perhaps several moves
