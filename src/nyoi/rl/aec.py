"""PettingZoo environments: every seat is an agent, and agents act one after another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from nyoi.kernel.decision import NOBODY
from nyoi.rl.kit import Kit, Mask, Numbers, Reward, Stream
from nyoi.rl.picture import MODES, rendered

Seen = Numbers | dict[str, Numbers | Mask]


class TableEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo tells no types
    """A table as an AEC environment; `env` creates one. Agents are called `seat_0`, `seat_1` and so on.

    An action is an index of the game's action space (`env.lexicon[action]` is its text). An illegal action
    raises `Refused` with the reason and the clause, and leaves the state unchanged.
    """

    def __init__(
        self,
        kit: Kit,
        mask_in: Literal["observation", "info"] = "observation",
        order: Literal["clockless", "random"] = "clockless",
        max_cycles: int | None = None,
        skip_forced: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if mask_in not in ("observation", "info"):
            raise ValueError(f"mask_in must be observation or info, not {mask_in!r}")
        if render_mode not in (None, *MODES):
            raise ValueError(f"render_mode must be one of {', '.join(MODES)}, not {render_mode!r}")
        self.kit: Final = kit
        self.lexicon: Final = kit.lexicon
        self.pieces: Final = kit.observer.pieces
        self.render_mode = render_mode
        self.max_cycles: Final = max_cycles
        self.metadata = {
            "name": kit.name,
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
            "lexicon": kit.lexicon.fingerprint,
            "rules": kit.game.rules,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(kit.setting.seats)]
        self.agents: list[str] = []
        self._seat: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._in_info: Final = mask_in == "info"
        self.steps: Final = kit.steps(order, skip_forced)
        self._row: Final = kit.observer.blank()
        self._bytes: Final = np.frombuffer(self._row, np.uint8)
        self._stream = Stream()
        self._cycles = 0
        self._points: list[int] = []
        self._paid = False  # whether any reward is not 0
        whole = spaces.Dict({"observation": kit.vector, "action_mask": kit.marks})
        self.observation_spaces = dict.fromkeys(self.possible_agents, kit.vector if self._in_info else whole)
        self.action_spaces = {agent: spaces.Discrete(len(kit.lexicon)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the observation space, the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal another game.

        With a seed it is the first of the seed's stream, otherwise the next of the current stream.
        """
        if seed is not None:
            self._stream = Stream(seed)
        s = self.kit.dealt(self.steps, self._stream.next())
        self.steps.begin(s)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._cycles, self._paid = 0, False
        self._points = self.kit.game.points(s) if self.kit.rewards == "points" else []
        self._select()
        if self.steps.seat == NOBODY:  # no seat had a choice
            self._end()

    def _select(self) -> None:
        """Select the agent that is asked, and set its mask if infos carry it."""
        seat = self.steps.seat
        if seat != NOBODY:
            self.agent_selection = self.possible_agents[seat]
            if self._in_info:
                self.infos[self.agent_selection] = {"action_mask": self._mask(seat)}

    def _mask(self, seat: int) -> Mask:
        """Return the legal actions of an agent; none while another agent is asked."""
        marks = bytearray(len(self.lexicon))
        if seat == self.steps.seat:
            self.steps.mask(marks)
        return np.frombuffer(marks, np.int8)

    def observe(self, agent: str) -> Seen:
        """Return an agent's observation, numbers from 0 to 1 (see `pieces`), and its action mask."""
        seat = self._seat[agent]
        self.steps.look(seat, self._row)
        numbers = self.kit.scaled(self._bytes)
        return numbers if self._in_info else {"observation": numbers, "action_mask": self._mask(seat)}

    def step(self, action: int | None) -> None:
        """Apply an action of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        steps = self.steps
        place = self.kit.place(action)
        if not steps.can(place):
            raise self.kit.refused(steps, place)
        if self._paid:
            self._clear_rewards()
            self._paid = False
        self._cumulative_rewards[agent] = 0.0
        if self._in_info:
            self.infos[agent] = {}
        steps.say(place)
        self._cycles += 1
        if self._points:
            self._score()
        if steps.seat == NOBODY:
            self._end()
        else:
            self._select()
            if self.max_cycles is not None and self._cycles >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        if self._paid:
            self._accumulate_rewards()
        if self.terminations[agent] or self.truncations[agent]:
            self._deads_step_first()

    def _score(self) -> None:
        """Set the rewards to the change of points by the last action."""
        points = self.kit.game.points(self.steps.s)
        if points != self._points:
            for agent, now, before in zip(self.possible_agents, points, self._points, strict=True):
                self.rewards[agent] = float(now - before)
            self._points, self._paid = points, True

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        if self.kit.rewards != "points":
            self.rewards = dict(zip(self.agents, self.kit.final(self.steps.s), strict=True))
            self._paid = True
        self.agent_selection = self.agents[0]

    def render(self) -> str | np.ndarray[Any, Any] | None:
        """Return the terminal board as the selected agent sees it, as text or as an image."""
        if self.render_mode is None:
            return None
        return rendered(self.kit.game, self.steps.s, max(self._seat[self.agent_selection], 0), self.render_mode)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


def env(
    game: str,
    seats: int | None = None,
    mode: str | None = None,
    options: Mapping[str, object] | None = None,
    rewards: Reward = "win",
    mask_in: Literal["observation", "info"] = "observation",
    order: Literal["clockless", "random"] = "clockless",
    max_cycles: int | None = None,
    skip_forced: bool = False,
    render_mode: str | None = None,
) -> TableEnv:
    """Return a game as a PettingZoo environment, in any mode, with any number of seats and any options.

    >>> toma = env("toma", seats=3)
    >>> toma.reset(seed=1)
    >>> seen, reward, terminated, truncated, info = toma.last()
    >>> toma.agent_selection, seen["observation"].shape, [toma.lexicon[i] for i in seen["action_mask"].nonzero()[0]]
    ('seat_0', (435,), [discard tentra, discard cooler])
    """
    kit = Kit(game, seats, mode, options, rewards)
    return TableEnv(kit, mask_in, order, max_cycles, skip_forced, render_mode)
