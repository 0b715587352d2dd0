"""Floods from one address: somebody else's moves are answered as before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.attack.attackers import LORISES
from tests.server.attack.honest import Honest, Siege, endured
from tests.server.guests import until

pytestmark = pytest.mark.seed(1)
EACH = 200  # connections that an address may have


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    found = Siege(tmp_path_factory.mktemp("siege"))
    yield found
    found.stop()


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Honest]:
    """Somebody at a server that nobody attacks."""
    peace = Siege(tmp_path_factory.mktemp("peace"))
    found = Honest(peace.port)
    yield found
    found.close()
    peace.stop()


@pytest.fixture
def honest(siege: Siege) -> Iterator[Honest]:
    until(lambda: siege.metric("nyoi_connections") < 10)  # who attacked before has been shown out
    found = Honest(siege.port)
    yield found
    found.close()


def test_heads_that_never_end(siege: Siege, honest: Honest, elsewhere: Honest) -> None:
    told = endured(siege, honest, elsewhere, "loris")
    assert told["opened"] == LORISES
    assert told["held"] <= EACH


def test_bodies_that_never_end(siege: Siege, honest: Honest, elsewhere: Honest) -> None:
    assert endured(siege, honest, elsewhere, "slow_bodies")["held"] <= EACH


def test_in_and_out(siege: Siege, honest: Honest, elsewhere: Honest) -> None:
    assert endured(siege, honest, elsewhere, "connections")["opened"] > 0


def test_requests_beyond_the_limit(siege: Siege, honest: Honest, elsewhere: Honest) -> None:
    told = endured(siege, honest, elsewhere, "http")
    assert told.keys() <= {"200", "400", "429"}
    assert told["429"] > 0


def test_rules_in_any_language(siege: Siege, honest: Honest, elsewhere: Honest) -> None:
    before = siege.megabytes
    assert endured(siege, honest, elsewhere, "rules").keys() <= {"404", "429"}
    assert siege.megabytes - before < 10


def test_first_words_full_of_keys(siege: Siege, honest: Honest, elsewhere: Honest) -> None:
    assert endured(siege, honest, elsewhere, "hellos")["heard"] > 0


def test_every_socket_asks_what_it_may(siege: Siege, honest: Honest, elsewhere: Honest) -> None:
    assert endured(siege, honest, elsewhere, "frames")["sent"] > 0


def test_frames_of_nothing(siege: Siege, honest: Honest, elsewhere: Honest) -> None:
    assert endured(siege, honest, elsewhere, "pings")["sent"] > 0


def test_bodies_as_large_as_can_be(siege: Siege, honest: Honest, elsewhere: Honest) -> None:
    assert endured(siege, honest, elsewhere, "bodies").keys() <= {"400", "429", "503"}


def test_maps_that_are_dear_to_draw(siege: Siege, honest: Honest, elsewhere: Honest) -> None:
    assert endured(siege, honest, elsewhere, "maps")["200"] > 0


def test_games_without_end(siege: Siege, honest: Honest, elsewhere: Honest) -> None:
    assert endured(siege, honest, elsewhere, "long_games")["200"] > 0
