"""Registration with other libraries: `nyoi/toma_v1` for PettingZoo, `nyoi/Toma-v1` for Gymnasium."""

from __future__ import annotations

from functools import partial

import gymnasium
import pettingzoo

from nyoi.games import IDS
from nyoi.games import game as game_of
from nyoi.rl.aec import env


def register() -> None:
    """Register all games with an observation encoder, in the version of their rules.

    Importing `nyoi.rl` does this.

    >>> register()
    >>> pettingzoo.make("aec", "nyoi/toma_v1", seats=4).possible_agents
    ['seat_0', 'seat_1', 'seat_2', 'seat_3']
    >>> gymnasium.make("nyoi/Toma-v1", bots="1,1").unwrapped.kit.setting.seats
    3
    """
    for id in IDS:
        found = game_of(id)
        if found.observe is None:
            continue
        name = f"nyoi/{id}_v{found.rules}"
        if name.replace("_v", "-v") not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, partial(env, id))
        single = f"nyoi/{id.capitalize()}-v{found.rules}"
        if single not in gymnasium.registry:
            gymnasium.register(single, entry_point="nyoi.rl.single:Single", kwargs={"game": id})
