"""One seat against bots."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

import nyoi
from nyoi.bots.names import Bot
from nyoi.bots.sight import Sight
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import fingerprint
from nyoi.rl import Single
from tests.rl.tables import GAMES


@GAMES
def test_a_whole_game_on_any_seat(id: str) -> None:
    for seat in (0, 1):
        table = Single(id, "heuristic", seat=seat, seats=2, rewards="results", skip_forced=True)
        numbers, info = table.reset(seed=3)
        rng, over, total = Rng(3), False, 0.0
        while not over:
            assert table.steps.seat == seat
            assert table.observation_space.contains(numbers)
            assert (table.action_masks() == info["action_mask"]).all()
            legal = np.flatnonzero(info["action_mask"])
            assert legal.tolist() == sorted(table.steps.legal)
            numbers, reward, over, _, info = table.step(legal[rng.below(len(legal))])
            total += reward
        assert total == table.steps.s.results[seat]
        with pytest.raises(nyoi.Refused, match="game-over"):
            table.step(0)


@GAMES
def test_an_action_that_cannot_be_said_says_why(id: str) -> None:
    table = Single(id, "random", seats=2, illegal=-0.25)
    seen, _ = table.reset(seed=1)
    before = fingerprint(table.steps.s)
    wrong = next(place for place in range(len(table.lexicon)) if place not in table.steps.legal)
    numbers, reward, over, truncated, info = table.step(wrong)
    assert (reward, over, truncated) == (-0.25, False, False)
    assert info["clause"] in info["refused"]
    assert len(info["refused"]) > len(info["clause"]) + 10
    assert fingerprint(table.steps.s) == before
    assert (numbers == seen).all()


def test_refused_actions_count_for_the_cut_off() -> None:
    table = Single("toma", "random", max_cycles=4)
    table.reset(seed=1)
    wrong = next(place for place in range(len(table.lexicon)) if place not in table.steps.legal)
    assert [table.step(wrong)[3] for _ in range(4)] == [False, False, False, True]


def test_the_same_seed_the_same_bots() -> None:
    games = []
    for _ in range(2):
        table = gymnasium.make("nyoi/Toma-v1", bots="2,random,heuristic").unwrapped
        assert isinstance(table, Single)
        table.reset(seed=11)
        table.reset()
        found = []
        for _ in range(12):
            found.append(fingerprint(table.steps.s))
            if table.step(table.steps.legal[0])[2]:
                break
        games.append(found)
    assert games[0] == games[1]


class Last:
    """A bot of somebody's own."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, sight: Sight, rng: Rng) -> Move:
        self.asked += 1
        assert sight.seat == 1
        return sight.moves[-1]


def test_a_bot_of_ones_own() -> None:
    mine = Last()
    player: Bot = mine
    table = Single("toma", [player, "random"])
    assert table.kit.setting.seats == 3
    table.reset(seed=2)
    for _ in range(30):
        if table.step(table.steps.legal[0])[2]:
            break
    assert mine.asked > 5


def test_bots_and_seats_must_fit() -> None:
    with pytest.raises(nyoi.Refused, match="unknown-bot"):
        Single("toma", "expert")
    with pytest.raises(nyoi.Refused, match="too-many-bots"):
        Single("toma", "1,1,1", seats=2)
    with pytest.raises(nyoi.Refused, match="too-many-bots"):
        Single("toma", [Last()], seats=3)
    with pytest.raises(nyoi.Refused, match="bad-seat"):
        Single("toma", "1", seat=2)
    table = Single("toma", "1")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="whole number below"):
        table.step(999)


def test_points_of_the_own_seat() -> None:
    table = Single("toma", "random", seat=1, rewards="points")
    table.reset(seed=6)
    rng, total, over = Rng(6), 0.0, False
    while not over:
        _, reward, over, _, _ = table.step(table.steps.pick(rng))
        total += reward
    assert total == table.kit.game.points(table.steps.s)[1]
