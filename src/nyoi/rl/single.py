"""Gymnasium environments: one seat learns, built-in bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from nyoi.bots.names import Bot, bot, lineup
from nyoi.bots.sight import look
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.refused import Refused
from nyoi.kernel.rng import Rng, mix
from nyoi.rl.kit import BOTS, Kit, Mask, Numbers, Reward, Stream
from nyoi.rl.picture import MODES, rendered
from nyoi.words.speech import Speech


class Single(gymnasium.Env[Numbers, np.int64]):
    """One seat of a table as a Gymnasium environment.

    The observation is the vector alone; legal actions are in `info` and `action_masks()`. `bots` are names as
    in `nyoi simulate` (`"4,4"`: level 4 on both other seats) or custom players; without `seats`, their number
    decides. An illegal action changes nothing: `info` has the reason as a sentence and its clause, and the
    reward is `illegal`.

    >>> env = Single("toma", bots="heuristic,heuristic")
    >>> numbers, info = env.reset(seed=1)
    >>> numbers.shape, [str(env.lexicon[place]) for place in env.action_masks().nonzero()[0]]
    ((435,), ['discard tentra', 'discard cooler'])
    >>> numbers, reward, terminated, truncated, info = env.step(0)
    >>> reward, info["refused"]
    (0.0, 'You do not hold Kuro. (TOMA-5.2)')
    """

    def __init__(
        self,
        game: str,
        bots: str | Sequence[str | Bot] = "heuristic",
        seat: int = 0,
        seats: int | None = None,
        mode: str | None = None,
        options: Mapping[str, object] | None = None,
        rewards: Reward = "win",
        illegal: float = 0.0,
        max_cycles: int | None = None,
        skip_forced: bool = False,
        render_mode: str | None = None,
    ) -> None:
        named = [name.strip() for name in bots.split(",") if name.strip()] if isinstance(bots, str) else list(bots)
        self.kit: Final = Kit(game, len(named) + 1 if seats is None else seats, mode, options, rewards)
        if not 0 <= seat < self.kit.setting.seats:
            raise Refused("bad-seat", self.kit.game.clauses[0], seat=seat, high=self.kit.setting.seats - 1)
        others = self.kit.setting.seats - 1
        own = [name for name in named if isinstance(name, str)]
        players = (
            [bot(name) for name in lineup(own, others)]
            if len(own) == len(named)
            else [bot(name) if isinstance(name, str) else name for name in named]
        )
        if len(players) != others:
            raise Refused("too-many-bots", bots=len(players), places=others)
        self.lexicon: Final = self.kit.lexicon
        self.metadata = {"render_modes": list(MODES), "render_fps": 1, "lexicon": self.lexicon.fingerprint}
        self.pieces: Final = self.kit.observer.pieces
        self.seat: Final = seat
        self.bots: Final = [*players[:seat], None, *players[seat:]]
        self.illegal: Final = illegal
        self.max_cycles: Final = max_cycles
        self.render_mode = render_mode
        self.observation_space = self.kit.vector
        self.action_space = spaces.Discrete(len(self.lexicon))
        self.steps: Final = self.kit.steps(forced=skip_forced)
        self._row: Final = self.kit.observer.blank()
        self._bytes: Final = np.frombuffer(self._row, np.uint8)
        self._speech: Final = Speech("en", self.kit.game)
        self._stream = Stream()
        self._chance: list[Rng] = []
        self._cycles = 0
        self._points = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal another game.

        With a seed it is the first of the seed's stream, otherwise the next of the current stream.
        """
        super().reset(seed=seed)
        if seed is not None:
            self._stream = Stream(seed)
        while True:
            seed = self._stream.next()
            self.steps.begin(self.kit.dealt(self.steps, seed))
            self._chance = [Rng(mix(seed, BOTS + x)) for x in range(self.kit.setting.seats)]
            self._others()
            if self.steps.seat != NOBODY:  # some games end before the seat has a turn
                break
        self._cycles = 0
        self._points = self._score()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Apply an action, and let the bots play until the seat is asked again."""
        steps, place = self.steps, self.kit.place(action)
        if steps.seat == NOBODY:
            raise Refused("game-over", self.kit.game.clauses[1])
        reward, refused = 0.0, None
        if steps.can(place):
            steps.say(place)
            self._others()
            before, self._points = self._points, self._score()
            reward = float(self._points - before)
        else:
            reward, refused = self.illegal, self.kit.refused(steps, place)
        self._cycles += 1
        over = steps.seat == NOBODY
        if over and self.kit.rewards != "points":
            reward += self.kit.final(steps.s)[self.seat]
        truncated = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        return self._seen(), reward, over, truncated, self._info(refused)

    def _others(self) -> None:
        """Let the bots play until the seat is asked, or the game is over."""
        steps = self.steps
        while steps.seat not in (NOBODY, self.seat):
            player = self.bots[steps.seat]
            assert player is not None
            steps.play(player.choose(look(steps.s, steps.seat, lazy=True), self._chance[steps.seat]))

    def _score(self) -> int:
        return self.kit.game.points(self.steps.s)[self.seat] if self.kit.rewards == "points" else 0

    def _seen(self) -> Numbers:
        self.steps.look(self.seat, self._row)
        return self.kit.scaled(self._bytes)

    def _info(self, refused: Refused | None = None) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if refused is not None:
            info["refused"] = self._speech.refusal(refused, self.seat)
            info["reason"], info["clause"] = refused.reason, refused.clause
        return info

    def action_masks(self) -> Mask:
        """Return the mask of legal actions (the name that MaskablePPO expects)."""
        marks = bytearray(len(self.lexicon))
        self.steps.mask(marks)
        return np.frombuffer(marks, np.int8)

    def render(self) -> Any:
        """Return the terminal board as the seat sees it, as text or as an image."""
        return None if self.render_mode is None else rendered(self.kit.game, self.steps.s, self.seat, self.render_mode)
