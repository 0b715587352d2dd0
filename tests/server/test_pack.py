"""`nyoi serve --pack`: its tables are marked, its games outlive the server, and no other content plays them on."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.cli.shell import SRC
from tests.packs.samples import pack
from tests.server.guests import Guest, Refusal, free_port, until
from tests.server.journals import saved
from tests.server.stores import database_at


@contextmanager
def served(folder: Path, *more: str) -> Iterator[int]:
    """The program itself, until it says that it is ready; it is stopped in the end."""
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "nyoi.cli",
        "serve",
        "--port",
        str(port),
        "--database",
        database_at(folder / "nyoi.db"),
        *more,
    ]
    env = {**os.environ, "LANG": "en_US.UTF-8", "PYTHONPATH": str(SRC), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        assert "ready" in process.stdout.readline()
        until(lambda: _listens(port))
        try:
            yield port
        finally:
            process.terminate()


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def games(guest: Guest) -> dict[str, Any]:
    return {game["id"]: game for game in guest.get("/api/games")}


def test_tables_of_a_pack_are_marked_and_kept_apart(tmp_path: Path) -> None:
    folder = pack(tmp_path, "toma", ("decks", "players = 5\nballs = 3", "players = 5\nballs = 4"))
    about = folder / "pack.toml"
    about.write_text(
        about.read_text(encoding="utf-8").replace('name_fr = "mine"', 'name_fr = "À moi"'), encoding="utf-8"
    )
    with served(tmp_path, "--pack", str(folder)) as port:
        ann = Guest(port)
        told = games(ann)
        assert told["toma"]["pack"] == {"fr": "À moi", "en": "mine"}
        assert (told["toma"]["lessons"], told["uno"]["pack"]) == ([], {})
        assert told["uno"]["lessons"] != []
        table = ann.open("toma", 5, bots=[{"seat": seat, "level": 1} for seat in range(1, 5)], start=True)
        with ann.join(table) as seat:
            assert seat.info["pack"] == {"fr": "À moi", "en": "mine"}
            assert seat.latest[0]["view"]["target"] == 4
    kept = saved(database_at(tmp_path / "nyoi.db"), table)[0].data
    assert kept is not None
    assert kept["pack"][0] == "mine"
    with served(tmp_path) as port:
        bob = Guest(port)
        assert games(bob)["toma"]["pack"] == {}
        with pytest.raises(Refusal) as refused:
            bob.get(f"/api/tables/{table}")
        assert refused.value.reason == "log-pack"
        assert bob.open("toma", 2) != table
    with served(tmp_path, "--pack", str(folder)) as port:
        cid = Guest(port)
        with cid.join(table) as seat:
            assert seat.latest[-1]["view"]["target"] == 4
