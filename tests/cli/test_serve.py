"""`nyoi serve` as a program: what a host says to it reaches the server."""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from nyoi.lab.load.client import free_port

SAID = ["--origin", "https://Play.example/", "--workers", "1", "--pause", "0.2", "0.1", "--reading", "1.5"]


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server that was started by hand."""
    port = str(free_port())
    line = [sys.executable, "-m", "nyoi.cli", "serve", "--port", port, "--database", "house.db", *SAID]
    with subprocess.Popen(line, cwd=tmp_path, stdout=subprocess.PIPE, encoding="utf-8") as server:
        assert server.stdout is not None
        found = f"http://127.0.0.1:{port}"
        assert found in server.stdout.readline()
        yield found
        server.terminate()
        server.wait(timeout=30)


def come(address: str, origin: str) -> int:
    """The status with which a page of this origin is answered."""
    head = {"Content-Type": "application/json", "Origin": origin}
    body = json.dumps({"nickname": "Léa"}).encode()
    asked = urllib.request.Request(f"{address}/api/players", body, head)
    try:
        with urllib.request.urlopen(asked, timeout=30) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def test_a_further_page_may_talk_to_it(address: str) -> None:
    assert come(address, "https://play.example") == 200
    assert come(address, "https://other.example") == 403
