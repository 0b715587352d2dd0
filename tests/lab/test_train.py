"""Learning: the same seed learns the same, what was played is not played again, and it learns something."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nyoi.games import game
from nyoi.kernel.decision import ONE
from nyoi.kernel.mind import learned_of
from nyoi.kernel.play import advance
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State, fingerprint
from nyoi.lab import train
from nyoi.lab.pool import Pool
from nyoi.lab.run import Lab
from tests.cli.shell import program

PLAN = train.Plan("uno", games=48, hidden=4, seed=3)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("work")


def test_it_is_repeated_from_its_seed_and_gone_on_with(folder: Path, tmp_path: Path) -> None:
    net, figures = train.train(PLAN, folder)
    first = train.written(PLAN, net, {})
    assert figures["error"] < figures["error_of_the_mean"]
    dates = {path: path.stat().st_mtime_ns for path in sorted(folder.rglob("*.parquet"))}
    missing, *others = dates
    missing.unlink()  # as if it had been interrupted
    again = train.written(PLAN, train.train(PLAN, folder)[0], {})
    assert again == first
    assert all(path.stat().st_mtime_ns == dates[path] for path in others), "what was there was not played again"
    with Lab(Pool(2)) as lab:
        fresh = train.written(PLAN, train.train(PLAN, tmp_path, lab)[0], {})
    assert fresh == first, "two processes learn what one learns"


def test_another_plan_goes_on_with_nothing_of_this_one() -> None:
    assert PLAN._replace(seed=4).key != PLAN.key != PLAN._replace(games=49).key


def test_positions_of_a_game_and_what_came_of_them() -> None:
    found = train.positions(PLAN, 0)
    assert len(found) == train.MOMENTS * train.EYES
    assert {result for _, result in found} == {0.0, 1.0}  # somebody won, somebody lost
    assert found == train.positions(PLAN, 0)
    assert found != train.positions(PLAN, 1)


def otherwise(number: int) -> int:
    """In a game of Torak, how often somebody who acts did not do what the rule of thumb would, where that was kept."""
    torak, found = game("torak"), 0
    wanted: State | None = None
    for s, _ in train.moments(train.Plan("torak", games=8, hidden=4, seed=3), number):
        found += wanted is not None and fingerprint(wanted) != fingerprint(s)
        wanted = None
        if s.decision is not None and s.decision.key == "act" and s.decision.kind == ONE:
            seat, moves = s.decision.seat, s.decision.moves
            wanted = s.clone()
            advance(wanted, seat, torak.policy(torak.view(s, seat), moves, Rng(1), 5))
    return found


def test_a_weak_partner_is_not_held_against_a_position() -> None:
    """Where all win or lose together nobody errs in what is kept; among opponents somebody does."""
    tables = game("torak").mind
    assert tables is not None
    modes = [mode for _, mode in tables.practice]
    together = [n for n, mode in enumerate(modes) if game("torak").mode(mode).together]
    apart = [n for n, mode in enumerate(modes) if not game("torak").mode(mode).together]
    assert [otherwise(n) for n in together] == [0] * len(together)
    assert sum(otherwise(n + len(modes)) for n in apart) > 0


def test_the_command_writes_weights_that_can_be_read(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    small = ("--games", "48", "--hidden", "4", "--seed", "3")
    done = program("train", "uno", *small, "--work", str(folder), "--out", str(file))
    assert done.returncode == 0, done.stderr
    assert str(file) in done.stdout.replace("\n", "")
    told = json.loads(file.read_text(encoding="utf-8"))
    assert told["command"] == "nyoi train uno --games 48 --hidden 4 --seed 3"
    learned_of(file.read_text(encoding="utf-8"), PLAN.mind.names)


def test_what_cannot_be_trained_is_said_in_one_line(tmp_path: Path) -> None:
    done = program("train", "chess", "--work", str(tmp_path))
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
