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
def named_seed(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every test says from which seed its tables are dealt, and leaves nothing broken in a server behind."""
    mark = request.node.get_closest_marker("seed")
    Running.deal_from(mark.args[0] if mark else None)
    yield
    for running in Running.servers:
        running.unbroken()


@pytest.fixture
def port(running: Running) -> int:
    return running.port


@pytest.fixture
def ann(port: int) -> Guest:
    return Guest(port)


@pytest.fixture
def bob(port: int) -> Guest:
    return Guest(port)
