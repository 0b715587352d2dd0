"""One real server for most of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.cluster import Cluster
from tests.server.guests import Guest, Running
from tests.server.stores import Chosen, need_postgres, new_database


def pytest_configure(config: pytest.Config) -> None:
    Chosen.postgres = config.getoption("--store") == "postgres"


def pytest_unconfigure() -> None:
    Cluster.leave()  # before a worker of xdist is ended, which does not wait for what Python does in the end


@pytest.fixture(autouse=True, scope="session")
def store() -> None:
    """Where there is no PostgreSQL the tests that ask for it say so, and are not run."""
    if Chosen.postgres:
        need_postgres()


@pytest.fixture(autouse=True)
def of_a_file(request: pytest.FixtureRequest) -> None:
    if Chosen.postgres and request.node.get_closest_marker("sqlite"):
        pytest.skip("about an SQLite file itself")


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
def url(tmp_path: Path) -> str:
    """A PostgreSQL database, whatever the store of the other tests."""
    need_postgres()
    return new_database(str(tmp_path))


@pytest.fixture
def port(running: Running) -> int:
    return running.port


@pytest.fixture
def ann(port: int) -> Guest:
    return Guest(port)


@pytest.fixture
def bob(port: int) -> Guest:
    return Guest(port)
