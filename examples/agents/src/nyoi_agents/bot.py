"""The network as a bot: at live tables (`nyoi serve --bot nyoi_agents.bot:Trained`) and wherever a bot has a name."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import numpy as np

from nyoi.bots.sight import Sight
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng
from nyoi.rl.kit import Kit
from nyoi_agents.network import Network, table_of

WEIGHTS: Final = "NYOI_WEIGHTS"  # the variable that says where they are
USUAL: Final = "network.npz"


class Trained:
    """Plays what the network finds best, from a seat's view alone."""

    name = "Trained network"

    def __init__(self, path: Path | None = None) -> None:
        network, self.table = Network.load(path or Path(os.environ.get(WEIGHTS, USUAL)))
        self.network: Final = network
        self._kits: Final[dict[tuple[str, int, str], Kit]] = {}

    def choose(self, sight: Sight, rng: Rng) -> Move:
        """The best move; one that is said in steps is found step by step."""
        view, lexicon = sight.view, sight.game.lexicon()
        at = (sight.game.id, view["seats"], view["mode"])
        if at not in self._kits:
            self._kits[at] = Kit(*at, view["options"])
        kit = self._kits[at]
        if table_of(kit) != self.table:
            raise ValueError(f"the network is for {self.table}, not for {table_of(kit)}")
        seen = kit.scaled(np.frombuffer(sight.game.numbers(view, kit.observer), np.uint8))[None]
        moves = sight.moves
        said: tuple[int, ...] = ()
        while True:
            choices = lexicon.choices(moves, said)
            mask = np.zeros((1, len(lexicon)), np.bool_)
            mask[0, list(choices)] = True
            place = int(self.network.judge(seen, mask)[0][0].argmax())
            said, moves = (*said, place), choices[place]
            if len(moves) == 1:
                return moves[0]
