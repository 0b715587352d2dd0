"""The common part of all environments: game configuration, spaces, rewards, seeds, refusals."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final, Literal

import numpy as np
from gymnasium import spaces

from nyoi.games import game as game_of
from nyoi.kernel.heap import relax_collector
from nyoi.kernel.log import Log
from nyoi.kernel.refused import Refused
from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.state import State
from nyoi.kernel.steps import Steps
from nyoi.kernel.table import Table

Numbers = np.ndarray[Any, np.dtype[np.float32]]
Mask = np.ndarray[Any, np.dtype[np.int8]]
Reward = Literal["win", "results", "points"]
REWARDS: Final = ("win", "results", "points")
ORDER: Final = 1  # mixed into a game's seed for the order of asking
BOTS: Final = 2


class Kit:
    """A game with one configuration, for learners: its observation size, action space and start.

    >>> kit = Kit("toma", seats=3)
    >>> kit.name, kit.setting.seats, len(kit.lexicon), kit.vector.shape
    ('toma_v1', 3, 166, (435,))
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        mode: str | None = None,
        options: Mapping[str, object] | None = None,
        rewards: Reward = "win",
    ) -> None:
        if rewards not in REWARDS:
            raise ValueError(f"rewards must be one of {', '.join(REWARDS)}, not {rewards!r}")
        relax_collector()
        self.game: Final = game_of(game)
        self.setting: Final = self.game.setting(usual_seats(game, mode) if seats is None else seats, mode, options)
        self.lexicon: Final = self.game.lexicon()
        self.observer: Final = self.game.observer(self.setting)
        self.rewards: Final = rewards
        self.name: Final = f"{game}_v{self.game.rules}"
        most = [piece.most for piece in self.observer.pieces for _ in range(piece.size)]
        self.most: Final = np.array(most, np.float32)
        self.vector: Final = spaces.Box(0.0, 1.0, (self.observer.size,), np.float32)
        self.marks: Final = spaces.Box(0, 1, (len(self.lexicon),), np.int8)

    def steps(self, order: str = "clockless", forced: bool = False) -> Steps:
        """Return a stepper for a new game."""
        if order not in ("clockless", "random"):
            raise ValueError(f"order must be clockless or random, not {order!r}")
        return Steps(self.lexicon, self.observer, Rng(0) if order == "random" else None, forced)

    def dealt(self, steps: Steps, seed: int) -> State:
        """Return the first state of another game; a random order of asking follows from the same seed."""
        if steps.order is not None:
            steps.order = Rng(mix(seed, ORDER))
        return self.game.start(self.setting, seed)

    def scaled(self, row: np.ndarray[Any, np.dtype[np.uint8]]) -> Numbers:
        """Scale the numbers of a row to 0 to 1."""
        found: Numbers = np.divide(row, self.most)
        return found

    def final(self, s: State) -> list[float]:
        """Return the final reward of each seat, except for points.

        With `results` it is the share of the win. With `win` it is 1 for winners, -1 for losers, and 0 if all
        results are equal.
        """
        if self.rewards == "results":
            return list(s.results)
        alike = not self.game.team and len(set(s.results)) == 1 and s.seats > 1
        return [0.0 if alike else 1.0 if result > 0 else -1.0 for result in s.results]

    def place(self, action: object) -> int:
        """Return an action as an index of the action space; raise `ValueError` if it is out of range."""
        if not isinstance(action, int | np.integer) or not 0 <= action < len(self.lexicon):
            raise ValueError(f"an action is a whole number below {len(self.lexicon)}, not {action!r}")
        return int(action)

    def refused(self, steps: Steps, place: int) -> Refused:
        """Return why an action is illegal now, with the clause of the rules."""
        said = " ".join([self.lexicon[at].text for at in (*steps.said, place)])
        table = Table(self.game, steps.s, Log(self.setting, ()))
        return table.refusal(steps.seat, said) or Refused("not-offered", self.game.clauses[0])


class Stream:
    """A stream of game seeds, determined by the first seed.

    >>> one, other = Stream(7), Stream(7)
    >>> [one.next() == other.next() for _ in range(3)], one.next() == one.next()
    ([True, True, True], False)
    """

    def __init__(self, seed: int | None = None) -> None:
        self.seed: Final = secrets.randbits(63) if seed is None else seed
        self.games = 0

    def next(self) -> int:
        """Return the seed of the next game."""
        self.games += 1
        return mix(self.seed, self.games)


def usual_seats(game: str, mode: str | None = None) -> int:
    """Return the default number of seats: two, or the nearest number a mode allows.

    >>> usual_seats("toma"), usual_seats("toma", "extension")
    (2, 5)
    """
    found = game_of(game)
    modes = [known for known in found.modes if mode in (None, known.id)]
    low, high = (found.least, found.most) if not modes else (min(m.low for m in modes), max(m.high for m in modes))
    return min(max(2, low), high)
