"""Killed after the last move, and while games are put away: each is kept once, and the ratings follow from them."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce

from nyoi.kernel.rng import Rng
from tests.server.guests import Guest, play_out, sensible, until
from tests.server.journals import truth
from tests.server.stores import database_at, past_the_server
from tools.load import ServerProcess, serving

pytestmark = pytest.mark.seed(1)
GAMES = 4
Number = tuple[float, float]  # of a rating: mu and sigma


def played(ann: Guest, bob: Guest, seed: int) -> str:
    """A rated game of two, acknowledged to its last move."""
    table = ann.open("toma", 2, rated=True)
    bob.sit(table)
    ann.at(table, "start")
    with ann.join(table) as a, bob.join(table) as b:
        play_out([a, b], sensible(Rng(seed)))
    return table


def kept(database: str) -> int:
    with past_the_server(database) as db:
        return int(db.execute("select count(*) from past").fetchone()[0])


def killed_at(server: ServerProcess, number: int) -> None:
    """Started, and killed as soon as so many games are in the archive."""
    server.start()
    until(lambda: kept(server.database) >= number)
    server.end(signal.SIGKILL)


def test_games_ratings_and_figures_survive_kill_minus_nine(tmp_path: Path) -> None:
    with serving(database_at(tmp_path / "past.db"), seed=1) as server:
        ann, others = Guest(server.port), [Guest(server.port) for _ in range(GAMES)]  # a pair counts once a day
        tables = []
        for seed, other in enumerate(others):
            tables.append(played(ann, other, seed))
            server.end(signal.SIGKILL)  # the last move was acknowledged just now
            if seed < GAMES - 1:
                server.start()
        for number in (1, 2):
            killed_at(server, number)
        server.start()
        until(lambda: kept(server.database) == GAMES)
        games = ann.get("/api/me/games")["games"]
        assert sorted(game["table"] for game in games) == sorted(tables)
        won = [list(truth(server.database, table)[0].results) for table in tables]
        found = ann.get("/api/me/figures")["figures"]["toma"]
        wins = sum(results[0] == 1.0 for results in won)
        assert (found["played"], found["won"]) == (GAMES, wins)
        assert (found["rating"]["games"], len(found["curve"])) == (GAMES, GAMES)
        assert sum(rival["before"] for rival in found["rivals"]) == wins
        for table in tables:  # and each is looked at again to its end
            last = truth(server.database, table)[0].seq
            assert ann.get(f"/api/tables/{table}/replay?at={last}")["last"] == last
        server.end(signal.SIGKILL)
        follows(server.database, dict(zip(tables, won, strict=True)))


def follows(database: str, won: dict[str, list[float]]) -> None:
    """Every game moved the ratings once, each from where the one before had left them, as openskill does."""
    steps: dict[str, list[tuple[Number, Number]]] = {}
    with past_the_server(database) as db:
        rows = db.execute("select tbl, mu_before, sigma_before, mu, sigma from played order by tbl, seat").fetchall()
        ratings: list[tuple[Any, ...]] = [
            tuple(row) for row in db.execute("select mu, sigma, games from ratings where games > 1").fetchall()
        ]
        assert db.execute("select count(*) from recordings").fetchone()[0] == len(won)
    for table, *step in rows:
        steps.setdefault(table, []).append(((step[0], step[1]), (step[2], step[3])))
    assert {table: len(seats) for table, seats in steps.items()} == dict.fromkeys(won, 2)
    model = PlackettLuce()
    fresh: Number = (model.mu, model.sigma)
    now = fresh
    while steps:
        (table,) = [table for table, seats in steps.items() if [before for before, _ in seats] == [now, fresh]]
        moved = model.rate(
            [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in (now, fresh)],
            ranks=[1.0 - result for result in won[table]],
        )
        after = [after for _, after in steps.pop(table)]
        assert [n for [row] in moved for n in (row.mu, row.sigma)] == pytest.approx([n for pair in after for n in pair])
        now = after[0]
    assert ratings == [(*now, len(won))]
