"""The tables at which environments are tried: every game and mode, the smallest and the largest."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.kernel.steps import Steps
from nyoi.rl import TableEnv
from nyoi.rl.kit import Kit
from nyoi.testing.playing import Case, cases


def ends() -> list[Case]:
    """The smallest and the largest table of each mode."""
    modes = {(id, mode.id): (mode.low, mode.high) for id in nyoi.IDS for mode in nyoi.game(id).modes}
    return [case for case in cases() if case.seats in modes[case.game, case.mode]]


TABLES = pytest.mark.parametrize("case", ends(), ids=str)
GAMES = pytest.mark.parametrize("id", nyoi.IDS)


def begun(game: str, seats: int, mode: str | None = None, seed: int = 1, **options: object) -> tuple[Kit, Steps]:
    """A game for learners, dealt."""
    kit = Kit(game, seats, mode, options)
    steps = kit.steps()
    steps.begin(kit.dealt(steps, seed))
    return kit, steps


def vectors(env: TableEnv) -> list[bytes]:
    """What all agents see now, but for what they can say."""
    found = [env.observe(agent) for agent in env.possible_agents]
    return [seen["observation"].tobytes() for seen in found if isinstance(seen, dict)]
