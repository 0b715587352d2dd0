"""Killed under load, again and again: no acknowledged move is lost, none is there twice, every log replays."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from nyoi.server.wire.encoding import shown
from tests.server.guests import Guest, to_move, until
from tests.server.journals import truth
from tests.server.stores import database_at
from tools.load import Pace, Player, ServerProcess, compared, serving

pytestmark = pytest.mark.seed(1)

ROUNDS = int(os.environ.get("NYOI_KILLS", "2"))
TABLES = 12
MOVES = 150  # acknowledged before each kill


async def load(players: list[Player], server: ServerProcess, rounds: int) -> None:
    """Play on, and kill the server again and again in the middle of it, with moves under way."""
    for player in players:
        player.come()
    for number in range(rounds + 1):
        before = _acknowledged(players)
        while _acknowledged(players) < before + MOVES:
            await asyncio.sleep(0.01)
        if number < rounds:
            server.freeze()
            while all(player.pending is None for player in players):
                await asyncio.sleep(0.01)
            await asyncio.to_thread(server.end, signal.SIGKILL)
            compared(server.database, players)
            await asyncio.to_thread(server.start)
    for player in players:
        player.go()


def _acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def test_kill_minus_nine_under_load(tmp_path: Path) -> None:
    with serving(database_at(tmp_path / "kill.db"), seed=1) as server:
        ann = Guest(server.port)
        players = []
        for i in range(TABLES):
            game, seats = (("toma", 2), ("uno", 3))[i % 2]
            options: dict[str, Any] = {"objective": 15} if game == "toma" else {"uno_call": "auto", "scoring": True}
            table = ann.open(game, seats, mine=seats, start=True, options=options)
            players += [Player([server.port], table, *held, Pace()) for held in ann.seats[table].items()]
        asyncio.run(load(players, server, ROUNDS))
        server.end(signal.SIGTERM)
    seen = {(p.table, p.seat): p.update for p in players}
    assert compared(server.database, players) >= MOVES * (ROUNDS + 1)
    assert sum(player.repeated for player in players) >= ROUNDS
    for (table, seat), update in seen.items():  # what was shown last is what the journal tells
        played, _ = truth(server.database, table)
        if update["seq"] == played.seq:
            assert update["view"] == shown(played.view(seat))


def test_a_killed_server_leaves_no_bots_behind_and_no_word_about_its_guests(tmp_path: Path) -> None:
    with serving(database_at(tmp_path / "orphans.db"), seed=1) as server:
        ann = Guest(server.port)
        table = ann.open(mine=2, start=True)
        with ann.join(table) as s:
            s.send("nonsense")
            assert s.play(to_move(s), s.moves(to_move(s))[0])["ok"]
            s.play(0, "no such move", seq=0)
        assert server.output.read_text() == ""  # no tokens, no moves, no addresses
        workers = until(lambda: server.children)
        server.end(signal.SIGKILL)
        until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))
