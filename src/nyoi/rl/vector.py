"""Many games stepped together in one process, with shared arrays of observations and masks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from nyoi.kernel.decision import NOBODY
from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.steps import Many
from nyoi.rl.kit import Kit, Mask, Numbers, Reward, Stream

SAMPLES: Final = 3  # mixed into the first seed for random actions


class Vector:
    """Parallel games. In each of them one seat is asked, and `step` takes one action per game.

    `observations`, `masks`, `seats` (the seats asked), `rewards` (by game and seat, of the last step),
    `terminated` and `truncated` are arrays by game. Each step overwrites them, so copy what you keep. A game
    that is over, or was cut off after `max_cycles` actions, restarts at once, and its observation is of the
    new game.

    >>> games = Vector("toma", games=3, seats=2)
    >>> games.reset(seed=1)
    >>> games.observations.shape, games.masks.shape, games.seats.tolist()
    ((3, 347), (3, 166), [0, 1, 0])
    >>> games.step(games.sample())
    >>> games.rewards.tolist(), games.terminated.tolist()
    ([[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [False, False, False])
    """

    def __init__(
        self,
        game: str,
        games: int = 64,
        seats: int | None = None,
        mode: str | None = None,
        options: Mapping[str, object] | None = None,
        rewards: Reward = "win",
        order: str = "clockless",
        max_cycles: int | None = None,
        skip_forced: bool = False,
    ) -> None:
        self.kit: Final = Kit(game, seats, mode, options, rewards)
        self.lexicon: Final = self.kit.lexicon
        self.pieces: Final = self.kit.observer.pieces
        self.games: Final = games
        self.max_cycles: Final = max_cycles
        self._many: Final = Many([self.kit.steps(order, skip_forced) for _ in range(games)])
        self._stream = Stream()
        self._chance = Rng(0)
        self._cycles: np.ndarray[Any, np.dtype[np.int64]] = np.zeros(games, np.int64)
        self._points: list[list[int]] = []
        self.observations: Numbers = np.zeros((games, self.kit.observer.size), np.float32)
        self.masks: Mask = np.frombuffer(self._many.masks, np.int8).reshape(games, len(self.lexicon))
        self._rows = np.frombuffer(self._many.rows, np.uint8).reshape(self.observations.shape)
        self.seats: np.ndarray[Any, np.dtype[np.int64]] = np.zeros(games, np.int64)
        self.rewards: Numbers = np.zeros((games, self.kit.setting.seats), np.float32)
        self.terminated: np.ndarray[Any, np.dtype[np.bool_]] = np.zeros(games, np.bool_)
        self.truncated: np.ndarray[Any, np.dtype[np.bool_]] = np.zeros(games, np.bool_)

    def reset(self, seed: int | None = None) -> None:
        """Restart all games.

        With a seed they use the first seeds of its stream, otherwise the next of the current stream.
        """
        if seed is not None:
            self._stream = Stream(seed)
        self._chance = Rng(mix(self._stream.seed, SAMPLES))
        for number in range(self.games):
            self._deal(number)
        self.rewards[:] = 0
        self.terminated[:] = self.truncated[:] = False
        if self.kit.rewards == "points":
            self._points = [self.kit.game.points(steps.s) for steps in self._many.games]
        self._show()

    def step(self, actions: np.ndarray[Any, Any] | list[int]) -> None:
        """Apply one legal action per game.

        Raise `Refused` for the first illegal one before any is applied.
        """
        places = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        games = self._many.games
        if len(places) != self.games:
            raise ValueError(f"there are {self.games} games and {len(places)} actions")
        wrong = self._many.wrong(places)
        if wrong != NOBODY:
            raise self.kit.refused(games[wrong], self.kit.place(places[wrong]))
        self.rewards[:] = 0
        self.terminated[:] = self.truncated[:] = False
        self._cycles += 1
        over = self._many.say(places)
        if self._points:
            self._score()
        for number in over:
            self.terminated[number] = True
            if not self._points:
                self.rewards[number] = self.kit.final(games[number].s)
            self._deal(number)
        if self.max_cycles is not None:
            for number in np.flatnonzero(self._cycles >= self.max_cycles).tolist():
                self.truncated[number] = True
                self._deal(number)
        self._show()

    def _deal(self, number: int) -> None:
        """Restart a game."""
        steps = self._many.games[number]
        self._many.begin(number, self.kit.dealt(steps, self._stream.next()))
        while steps.seat == NOBODY:  # no seat had a choice
            self._many.begin(number, self.kit.dealt(steps, self._stream.next()))
        self._cycles[number] = 0
        if self._points:
            self._points[number] = self.kit.game.points(steps.s)

    def _score(self) -> None:
        """Set the rewards to the change of points by the last actions."""
        for number, steps in enumerate(self._many.games):
            points = self.kit.game.points(steps.s)
            before = self._points[number]
            if points != before:
                self.rewards[number] = [now - then for now, then in zip(points, before, strict=True)]
                self._points[number] = points

    def _show(self) -> None:
        """Write the current observations and seats into the arrays."""
        self.observations[:] = self._rows  # casting first is faster than dividing mixed types
        np.divide(self.observations, self.kit.most, out=self.observations)
        self.seats[:] = self._many.seats()

    def sample(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """Return a random legal action for each game, uniformly."""
        return np.array(self._many.pick(self._chance), np.int64)
