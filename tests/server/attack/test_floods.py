"""Floods from one address: somebody else's moves are answered as before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.attack.attackers import LORISES
from tests.server.attack.honest import SECONDS, SIEGE, Honest, Siege, endured
from tests.server.guests import until

pytestmark = pytest.mark.seed(1)
EACH = 200  # connections that an address may have


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    found = Siege(tmp_path_factory.mktemp("siege"))
    yield found
    found.stop()


@pytest.fixture
def honest(siege: Siege) -> Iterator[Honest]:
    until(lambda: siege.metric("nyoi_connections") < 10)  # who attacked before has been shown out
    found = Honest(siege.port)
    yield found
    found.close()


def test_heads_that_never_end(siege: Siege, honest: Honest) -> None:
    told = endured(siege, honest, "loris")
    assert told["opened"] == LORISES
    assert told["held"] <= EACH


def test_bodies_that_never_end(siege: Siege, honest: Honest) -> None:
    assert endured(siege, honest, "slow_bodies")["held"] <= EACH


def test_in_and_out(siege: Siege, honest: Honest) -> None:
    assert endured(siege, honest, "connections")["opened"] > 0


def test_requests_beyond_the_limit(siege: Siege, honest: Honest) -> None:
    told = endured(siege, honest, "http")
    assert told.keys() <= {"200", "400", "429"}
    assert told["429"] > 0


def test_rules_in_any_language(siege: Siege, honest: Honest) -> None:
    before = siege.megabytes
    assert endured(siege, honest, "rules").keys() <= {"404", "429"}
    assert siege.megabytes - before < 10


def test_first_words_full_of_keys(siege: Siege, honest: Honest) -> None:
    assert endured(siege, honest, "hellos")["heard"] > 0


def test_every_socket_asks_what_it_may(siege: Siege, honest: Honest) -> None:
    assert endured(siege, honest, "frames")["sent"] > 0


def test_frames_of_nothing(siege: Siege, honest: Honest) -> None:
    assert endured(siege, honest, "pings")["sent"] > 0


def test_bodies_as_large_as_can_be(siege: Siege, honest: Honest) -> None:
    assert endured(siege, honest, "bodies").keys() <= {"400", "429", "503"}
    assert SIEGE or SECONDS < 5
