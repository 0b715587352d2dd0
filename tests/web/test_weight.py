"""What a first visit to the lobby weighs, and how often it must go there and back before there is something to see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.house import PHONE, Person
from tests.web.play import wait_until

pytestmark = pytest.mark.seed(1)

Come = Callable[..., Person]
MOST_BYTES = 215_000  # 206.8 kB (French, 2026-11-18); both languages' sentences come with the first visit
MOST_REQUESTS = 22


@dataclass
class Visit:
    """What the browser fetched, in the order in which it asked."""

    urls: dict[str, str] = field(default_factory=dict)
    asked_by: dict[str, str] = field(default_factory=dict)
    sizes: dict[str, float] = field(default_factory=dict)
    order: list[tuple[str, str]] = field(default_factory=list)

    def asked(self, told: dict[str, Any]) -> None:
        path = told["request"]["url"].split("/", 3)[3]
        self.urls[told["requestId"]] = path
        self.asked_by[path] = told["initiator"]["type"]
        self.order.append(("asked", path))

    def came(self, told: dict[str, Any]) -> None:
        self.sizes[told["requestId"]] = told["encodedDataLength"]
        self.order.append(("came", self.urls[told["requestId"]]))


def visit(person: Person, path: str = "/") -> Visit:
    found = Visit()
    cdp = person.context.new_cdp_session(person.page)
    cdp.send("Network.enable")
    cdp.on("Network.requestWillBeSent", found.asked)
    cdp.on("Network.loadingFinished", found.came)
    person.go(path)
    expect(person.page.locator(".tile").first).to_be_visible()
    person.page.evaluate("document.fonts.ready.then(() => true)")
    wait_until(person, lambda: len(found.sizes) == len(found.urls))
    return found


@pytest.fixture(params=["en-GB", "fr-FR"])
def first(request: pytest.FixtureRequest, person: Come) -> Visit:
    return visit(person("Ana", lang=request.param, size=PHONE))


def test_a_first_visit_is_light(first: Visit) -> None:
    heavy = sorted(((size, first.urls[id]) for id, size in first.sizes.items()), reverse=True)
    assert sum(first.sizes.values()) < MOST_BYTES, heavy[:8]
    assert len(first.sizes) <= MOST_REQUESTS, heavy


def test_nothing_waits_for_another_that_it_could_have_come_with(first: Visit) -> None:
    """The document names every script; then the lobby's two answers are asked for at once: two ways there and back."""
    scripts = [path for path in first.asked_by if path.endswith(".js")]
    assert scripts
    assert [path for path in scripts if first.asked_by[path] == "script"] == []
    api = [path for path in first.asked_by if path.startswith("api/")]
    assert sorted(api) == ["api/games", "api/lobby"]
    came = first.order.index(("came", "api/games"))
    assert ("asked", "api/lobby") in first.order[:came]


def test_what_was_fetched_once_is_not_fetched_again(person: Come) -> None:
    ana = person("Ana", size=PHONE)
    visit(ana)
    again = visit(ana)
    assert sum(again.sizes.values()) < 5_000  # who has it is told so
