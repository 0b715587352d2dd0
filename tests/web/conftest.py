"""One server and one browser for all tests of the page; a browser context of its own for each person."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.server.guests import Running
from tests.web.house import QUIET, House, Person, chromium, missing

expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong


@pytest.fixture(autouse=True)
def named_seed(request: pytest.FixtureRequest) -> None:
    """Every test says from which seed its tables are dealt."""
    mark = request.node.get_closest_marker("seed")
    Running.deal_from(mark.args[0] if mark else None)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    why = missing()
    if why and os.environ.get("CI") == "true":
        pytest.fail(why)
    elif why:
        pytest.skip(why)
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
    yield found
    found.close()


@pytest.fixture(scope="session")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("web"))
    yield found
    found.stop()


@pytest.fixture
def person(browser: Browser, house: House) -> Iterator[Callable[..., Person]]:
    """Somebody comes in, with a browser of their own; nobody's browser may complain."""
    people: list[Person] = []

    def come(name: str = "Ana", **more: object) -> Person:
        people.append(Person(browser, house.url, name, **more))  # type: ignore[arg-type]
        return people[-1]

    yield come
    complaints = [f"{one.name}: {line}" for one in people for line in one.unexpected]
    for one in people:
        one.close()
    assert complaints == []
