"""Many games that step together are the same games that step alone."""

from __future__ import annotations

import numpy as np
import pytest

import nyoi
from nyoi.rl import Vector
from nyoi.rl.kit import Kit, Stream
from nyoi.testing.playing import Case
from tests.rl.tables import GAMES, TABLES


@TABLES
def test_side_by_side_is_as_alone(case: Case) -> None:
    """Each game by itself, dealt from the same stream: what is seen, what can be said, who is asked."""
    games = Vector(case.game, games=3, seats=case.seats, mode=case.mode)
    games.reset(seed=5)
    kit, stream = Kit(case.game, case.seats, case.mode), Stream(5)
    alone = [kit.steps() for _ in range(3)]
    for steps in alone:
        steps.begin(kit.dealt(steps, stream.next()))
    for _ in range(40):
        out, marks = kit.observer.blank(), np.zeros(len(kit.lexicon), np.int8)
        for number, steps in enumerate(alone):
            steps.look(steps.seat, out)
            marks[:] = 0
            marks[steps.legal] = 1
            assert games.seats[number] == steps.seat
            assert (games.observations[number] == kit.scaled(np.frombuffer(bytes(out), np.uint8))).all()
            assert (games.masks[number] == marks).all()
        actions = games.sample()
        games.step(actions)
        for number, steps in enumerate(alone):
            steps.say(int(actions[number]))
            assert games.terminated[number] == (steps.seat < 0)
            if steps.seat < 0:
                assert games.rewards[number].tolist() == kit.final(steps.s)
                steps.begin(kit.dealt(steps, stream.next()))
            else:
                assert not games.rewards[number].any()


@GAMES
def test_samples_can_be_said_and_games_go_on_and_on(id: str) -> None:
    games = Vector(id, games=4, max_cycles=400, skip_forced=True)
    games.reset(seed=2)
    ended = 0
    for _ in range(500):
        actions = games.sample()
        assert games.masks[np.arange(4), actions].all()
        games.step(actions)
        ended += int(games.terminated.sum() + games.truncated.sum())
        assert not (games.terminated & games.truncated).any()
        assert (games.observations >= 0).all()
        assert (games.observations <= 1).all()
    assert ended >= 4


def test_the_same_seed_the_same_samples() -> None:
    runs = []
    for _ in range(2):
        games = Vector("uno", games=5, seats=3, order="random")
        games.reset(seed=9)
        found = []
        for _ in range(60):
            actions = games.sample()
            found.append((actions.tolist(), games.seats.tolist()))
            games.step(actions)
        runs.append(found)
    assert runs[0] == runs[1]


def test_samples_are_spread_evenly() -> None:
    games = Vector("toma", games=400, seats=2)
    games.reset(seed=1)
    rows = games.masks.copy()
    first = [int(np.flatnonzero(row)[0]) for row in rows]
    share = np.mean(games.sample() == np.array(first))
    assert rows.sum(axis=1).max() == 2  # of two cards either
    assert 0.4 < share < 0.7


def test_one_action_that_cannot_be_said_stops_all() -> None:
    games = Vector("toma", games=3, seats=2)
    games.reset(seed=1)
    actions, before = games.sample(), games.observations.copy()
    wrong = int(np.flatnonzero(games.masks[2] == 0)[0])
    with pytest.raises(nyoi.Refused):
        games.step([int(actions[0]), int(actions[1]), wrong])
    assert (games.observations == before).all()
    with pytest.raises(ValueError, match="whole number below 166"):
        games.step([int(actions[0]), 999, int(actions[2])])
    games.step(actions)
    with pytest.raises(ValueError, match="3 games and 2 actions"):
        games.step([0, 0])


def test_cut_off_games_are_dealt_anew() -> None:
    games = Vector("duel", games=2, max_cycles=3)
    games.reset(seed=1)
    cut = []
    for _ in range(7):
        games.step(games.sample())
        cut.append(games.truncated.tolist())
    assert cut == [[False] * 2, [False] * 2, [True] * 2, [False] * 2, [False] * 2, [True] * 2, [False] * 2]


def test_points_by_game_and_seat() -> None:
    games = Vector("toma", games=2, seats=2, rewards="points")
    games.reset(seed=3)
    total = np.zeros((2, 2))
    ended = 0
    while ended < 2:
        games.step(games.sample())
        total += games.rewards
        for number in np.flatnonzero(games.terminated):
            assert total[number].max() == 7  # balls that win with two
            total[number] = 0
            ended += 1
