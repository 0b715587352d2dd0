"""Pages of another scheme are other pages: what comes over plain http may have been written on its way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.attack.raw import request, said, status_of
from tests.server.guests import Running

pytestmark = pytest.mark.seed(1)
Serve = Callable[..., Running]


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Serve]:
    started: list[Running] = []

    def serve(**more: Any) -> Running:
        started.append(Running(tmp_path, **more))
        return started[-1]

    yield serve
    for running in started:
        running.stop()


def code(running: Running, origin: str, *headers: str) -> int:
    lines = (f"Origin: {origin}", *headers)
    body = b'{"nickname": "Ann"}'
    return status_of(said(running.port, request("POST", "/api/players", body, *lines, host="play.example")))


def test_behind_a_named_proxy_the_scheme_must_be_ours(served: Serve) -> None:
    running = served(proxies=("127.0.0.2",))
    for forwarded, own, other in (("https", "https", "http"), ("http", "http", "https")):
        proto = f"X-Forwarded-Proto: {forwarded}"
        assert code(running, f"{own}://play.example", proto) == 200
        assert code(running, f"{other}://play.example", proto) == 403


def test_with_an_address_of_its_own_the_scheme_is_that_of_the_address(served: Serve) -> None:
    running = served(url="https://play.example")
    assert code(running, "https://play.example") == 200
    assert code(running, "http://play.example") == 403
    assert code(running, "https://other.example") == 403


def test_without_a_proxy_a_page_over_http_or_https_may_be_ours(served: Serve) -> None:
    running = served()
    assert code(running, "http://play.example") == 200
    assert code(running, "https://play.example") == 200  # a proxy that was not named may speak TLS
    assert code(running, "ftp://play.example") == 403
