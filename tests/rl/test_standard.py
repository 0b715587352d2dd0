"""What other libraries ask of an environment: their own tests, at every table."""

from __future__ import annotations

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import nyoi
from nyoi.rl import Single, TableEnv, env
from nyoi.testing.playing import Case
from tests.rl.tables import GAMES, TABLES

# PettingZoo 1.27.0 warns of every observation that is a Dict, but for those of its own environments, by name.
DICTS = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces.box"),
]


def at(case: Case, **choices: object) -> TableEnv:
    return env(case.game, seats=case.seats, mode=case.mode, **choices)  # type: ignore[arg-type]


@DICTS[0]
@DICTS[1]
@TABLES
def test_pettingzoo_finds_nothing_wrong(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(at(case), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


@GAMES
def test_nor_with_masks_in_infos(id: str) -> None:
    api_test(env(id, mask_in="info"), num_cycles=60)


@TABLES
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    seed_test(lambda: at(case), num_cycles=40)


@TABLES
def test_gymnasium_finds_nothing_wrong(case: Case) -> None:
    """It samples actions without a mask: most of them are refused, and that is survived."""
    bots = "random" if case.seats > 1 else ""
    check_env(Single(case.game, bots, seats=case.seats, mode=case.mode), skip_render_check=True)


@GAMES
def test_pettingzoo_knows_the_games_by_name_and_rules(id: str) -> None:
    rules = nyoi.game(id).rules
    made = pettingzoo.make("aec", f"nyoi/{id}_v{rules}", max_cycles=9)
    assert isinstance(made, TableEnv)
    assert (made.metadata["name"], made.max_cycles) == (f"{id}_v{rules}", 9)
    assert made.metadata["lexicon"] == nyoi.game(id).lexicon().fingerprint


@GAMES
def test_gymnasium_knows_the_games_by_name_and_rules(id: str) -> None:
    made = gymnasium.make(f"nyoi/{id.capitalize()}-v{nyoi.game(id).rules}", bots="random")
    numbers, info = made.reset(seed=5)
    assert made.observation_space.contains(numbers)
    inner = made.unwrapped
    assert isinstance(inner, Single)
    assert inner.kit.setting.seats == 2
    action = np.flatnonzero(info["action_mask"])[0]
    made.step(action)


def test_a_choice_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="mask_in must be"):
        env("toma", mask_in="elsewhere")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="rewards must be"):
        env("toma", rewards="money")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="order must be"):
        env("toma", order="any")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="render_mode must be"):
        env("toma", render_mode="human")
    with pytest.raises(nyoi.Refused, match="bad-seats"):
        env("toma", seats=99)
