"""Many games: the same rows wherever they are played, whoever dies meanwhile, however often one begins anew.

`NYOI_LAB_GAMES=6000` plays as many as the promise names; without it some.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from logging import CRITICAL
from pathlib import Path
from socket import socket
from typing import Any

import pytest
from distributed import LocalCluster

import nyoi
from nyoi.lab import job as jobs
from nyoi.lab.cluster import Cluster
from nyoi.lab.job import Job, job_of
from nyoi.lab.pool import Pool
from nyoi.lab.records import database, opened, ranges
from nyoi.lab.run import Here, Lab, Plan, Runner
from nyoi.lab.simulate import OUTCOME, counted, outcome, simulate
from tests.cli.shell import SRC
from tests.lab.plays import DEADLY, SLOW, WRONG

GAMES = int(os.environ.get("NYOI_LAB_GAMES", "120"))
RUNNERS: dict[str, Callable[[], Runner]] = {"here": Here, "pool": lambda: Pool(2), "dask": lambda: Cluster("local:2")}
KILLED = ["pool", "dask"]  # in one process, whoever kills the worker kills the driver: see below


def toma(games: int = GAMES, **more: Any) -> Job:
    return job_of("toma", 4, bots=["random"], seed=20, games=games, **more)


@pytest.fixture(scope="module")
def digest() -> str:
    """What these games are, played one after the other."""
    with Lab() as lab:
        return str(counted(row for _, row in lab.rows({"games": toma()}, OUTCOME))["digest"])


@pytest.fixture(scope="module", params=RUNNERS)
def runner(request: pytest.FixtureRequest) -> Iterator[Runner]:
    found = RUNNERS[request.param]()
    yield found
    found.close()


def test_the_same_games_wherever_they_are_played(runner: Runner, digest: str, tmp_path: Path) -> None:
    kept = simulate("toma", GAMES, 4, 20, ["random"], lab=Lab(runner, tmp_path))
    assert kept["digest"] == digest
    with opened(tmp_path) as duck:
        assert duck.execute("SELECT count(*), count(DISTINCT number) FROM games").fetchall() == [(GAMES, GAMES)]


@pytest.mark.long
def mark_kept(out: Path) -> None:
    """Give all games that are kept the seed 0, which no game of the tests has."""
    with database() as duck:
        for path in out.glob("games/*.parquet"):
            marked = path.with_suffix(".marked")
            duck.execute(f"COPY (SELECT * REPLACE (0::UBIGINT AS seed) FROM '{path}') TO '{marked}' (FORMAT parquet)")
            marked.replace(path)


@pytest.mark.parametrize("name", KILLED)
def test_a_worker_that_is_killed_changes_nothing(name: str, digest: str, tmp_path: Path) -> None:
    stays = GAMES // 2

    def kill() -> None:
        """Whoever plays that game, kill him in the middle of it."""
        while not (found := list(tmp_path.glob(f"{stays}-*"))):
            time.sleep(0.01)
        os.kill(int(found[0].name.split("-")[1]), signal.SIGKILL)

    killer = threading.Thread(target=kill, daemon=True)
    with Lab(RUNNERS[name]()) as lab:
        killer.start()
        rows = lab.rows({"games": toma(folder=str(tmp_path), stays=stays)}, SLOW)
        assert counted(row for _, row in rows)["digest"] == digest
    killer.join()
    begun = Counter(int(path.name.split("-")[0]) for path in tmp_path.iterdir())
    assert begun[stays] == 2
    assert set(begun) == set(range(GAMES)), "every game was played"


@pytest.mark.parametrize("name", KILLED)
def test_a_game_that_nobody_survives_is_given_up_in_a_sentence(name: str) -> None:
    with Lab(RUNNERS[name]()) as lab, pytest.raises(nyoi.Refused, match="workers-die"):
        list(lab.rows({"games": toma(12, deadly=5)}, DEADLY))


def test_a_mistake_is_told_as_it_was_made(runner: Runner) -> None:
    with pytest.raises(ZeroDivisionError, match="as it was meant"):
        list(Lab(runner).rows({"games": toma(3)}, WRONG))
    found = [row for _, row in Lab(runner).rows({"games": toma(3)}, OUTCOME)]
    assert found == [outcome(toma(3), number) for number in range(3)], "nothing of it is left"


def test_several_jobs_come_in_their_order(runner: Runner) -> None:
    both = {"b": toma(9), "a": toma(5), "none": toma(0)}
    found = list(Lab(runner).rows(both, OUTCOME))
    assert [part for part, _ in found] == ["b"] * 9 + ["a"] * 5
    assert [row for part, row in found if part == "a"] == [row for part, row in found if part == "b"][:5]


def test_a_worker_of_another_house_refuses_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """They were started before, so what changes here is another house to them: other tables of the game."""
    with Lab(Pool(2)) as lab:
        list(lab.rows({"games": toma(4)}, OUTCOME))
        ours = {**jobs.identity("toma"), "content": "0123456789abcdef"}
        monkeypatch.setattr("nyoi.lab.run.identity", lambda game: ours)
        with pytest.raises(nyoi.Refused, match="other-house what=content"):
            list(lab.rows({"games": toma(4)}, OUTCOME))


def test_workers_of_a_cluster_are_asked_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = {**jobs.identity("toma"), "version": "0.0.1"}
    monkeypatch.setattr("nyoi.lab.cluster.identity", lambda game: ours)
    with Lab(Cluster("local:1")) as lab, pytest.raises(nyoi.Refused, match="other-house what=version"):
        list(lab.rows({"games": toma(4)}, OUTCOME))


@pytest.mark.long
def test_a_cluster_that_runs_already_is_joined_and_left_running(digest: str) -> None:
    with LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address="127.0.0.1:0", silence_logs=CRITICAL) as own:
        for _ in range(2):
            with Lab(Cluster(own.scheduler_address)) as lab:
                assert counted(row for _, row in lab.rows({"games": toma()}, OUTCOME))["digest"] == digest


def test_nobody_at_an_address_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nyoi.lab.cluster.PATIENCE", 0.5)
    with socket() as free:
        free.bind(("127.0.0.1", 0))  # taken, and nobody listens
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
        with Lab(Cluster(address)) as lab, pytest.raises(nyoi.Refused, match="no-cluster"):
            list(lab.rows({"games": toma(4)}, OUTCOME))


def test_slices_grow_to_about_a_second_and_shrink_at_the_end() -> None:
    plan, found = Plan([("all", 0, 10_000)]), []
    while plan.ranges:
        part, first, end = plan.next(2)
        found.append(end - first)
        plan.learn(part, end - first, (end - first) / 1000)  # a thousand games a second
    assert found[:6] == [1, 4, 16, 64, 256, 1000]
    assert found[-1] < 200
    assert sum(found) == 10_000


# -- the program, killed and started again


def command(out: Path, *more: str) -> list[str]:
    told = ["simulate", "toma", "--games", f"{GAMES}", "--seats", "4", "--bots", "random", "--seed", "20", "--json"]
    return [sys.executable, "-m", "nyoi.cli", *told, "--out", str(out), *more]


@pytest.mark.long
@pytest.mark.parametrize("more", [[], ["--jobs", "2"], ["--cluster", "local:2"]], ids=["here", "pool", "dask"])
def test_a_driver_that_is_killed_goes_on_where_it_was(more: list[str], digest: str, tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(SRC)}
    out = tmp_path / "out"
    with subprocess.Popen(command(out, *more), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=env) as first:
        while len(ranges(out / "games")) < 2:
            assert first.poll() is None, "it was over before it could be killed"
            time.sleep(0.005)
        first.kill()
    mark_kept(out)
    kept = sum(end - first for first, end in ranges(out / "games"))
    assert sum(end - first for first, end in ranges(out / "games")) < GAMES
    again = subprocess.run(command(out, *more), capture_output=True, text=True, env=env, check=False)
    assert (again.returncode, again.stderr) == (0, "")
    assert json.loads(again.stdout)["digest"] == digest
    assert ranges(out / "games") == [(0, GAMES)]
    with opened(out) as duck:
        (rows,) = duck.execute(
            "SELECT count(*), count(DISTINCT number), count(*) FILTER (seed = 0) FROM games"
        ).fetchall()
    assert rows == (GAMES, GAMES, kept), "nothing was kept twice, and what was kept was not played again"
