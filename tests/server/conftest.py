"""One real server for most of the tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.guests import Guest, Running


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without pauses and with wide limits."""
    found = Running(tmp_path_factory.mktemp("server"))
    yield found
    found.stop()


@pytest.fixture(autouse=True)
def named_seed(request: pytest.FixtureRequest) -> None:
    """Every test says from which seed its tables are dealt."""
    mark = request.node.get_closest_marker("seed")
    Running.deal_from(mark.args[0] if mark else None)


@pytest.fixture
def port(running: Running) -> int:
    return running.port


@pytest.fixture
def ann(port: int) -> Guest:
    return Guest(port)


@pytest.fixture
def bob(port: int) -> Guest:
    return Guest(port)
