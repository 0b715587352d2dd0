"""Learning: the same seed learns the same, what was played is not played again, and it learns something."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nyoi.kernel.mind import learned_of
from nyoi.lab import train
from nyoi.lab.pool import Pool
from nyoi.lab.run import Lab
from tests.cli.shell import program

PLAN = train.Plan("uno", games=48, thinking=16, rounds=8, hidden=4, seed=3)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("work")


def test_it_is_repeated_from_its_seed_and_gone_on_with(folder: Path, tmp_path: Path) -> None:
    told: dict[str, dict[str, float]] = {}
    first = train.written(PLAN, train.train(PLAN, folder, told=told.__setitem__), {})
    assert told["value"]["error"] < told["value"]["error_of_the_mean"]
    dates = {path: path.stat().st_mtime_ns for path in sorted(folder.rglob("*.parquet"))}
    missing, *others = dates
    missing.unlink()  # as if it had been interrupted
    again = train.written(PLAN, train.train(PLAN, folder), {})
    assert again == first
    assert all(path.stat().st_mtime_ns == dates[path] for path in others), "what was there was not played again"
    with Lab(Pool(2)) as lab:
        fresh = train.written(PLAN, train.train(PLAN, tmp_path, lab), {})
    assert fresh == first, "two processes learn what one learns"


def test_another_plan_goes_on_with_nothing_of_this_one() -> None:
    assert PLAN._replace(seed=4).key != PLAN.key != PLAN._replace(games=49).key


def test_positions_of_a_game_and_what_came_of_them() -> None:
    found = train.positions(PLAN, 0)
    assert len(found) == train.MOMENTS * train.EYES
    assert {result for _, result in found} == {0.0, 1.0}  # somebody won, somebody lost
    assert found == train.positions(PLAN, 0)
    assert found != train.positions(PLAN, 1)


def test_the_command_writes_weights_that_can_be_read(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    small = ("--games", "48", "--thinking", "16", "--rounds", "8", "--hidden", "4", "--seed", "3")
    done = program("train", "uno", *small, "--work", str(folder), "--out", str(file))
    assert done.returncode == 0, done.stderr
    assert str(file) in done.stdout.replace("\n", "")
    told = json.loads(file.read_text(encoding="utf-8"))
    assert told["command"] == "nyoi train uno --games 48 --thinking 16 --rounds 8 --hidden 4 --seed 3"
    learned_of(file.read_text(encoding="utf-8"), PLAN.mind.names, PLAN.mind.trait_names)


def test_what_cannot_be_trained_is_said_in_one_line(tmp_path: Path) -> None:
    done = program("train", "chess", "--work", str(tmp_path))
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
