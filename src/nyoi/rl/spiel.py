"""OpenSpiel games: `pyspiel.load_game("nyoi_toma")` and so on, once this module is imported.

Chance is an OpenSpiel chance player, with a node for each die and each card of a shuffle; with
`chance=sampled` it is drawn within the moves. Actions are indices of the action space, and a move in steps is
several actions. Seats asked simultaneously answer in turn, without seeing the other answers. Where the first
answer decides, the first seat in order is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from nyoi.games import IDS
from nyoi.games import game as game_of
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.game import Game
from nyoi.kernel.rng import M1, Rng
from nyoi.rl.kit import Kit, Stream, usual_seats
from nyoi.rl.line import Line, Told

PILE: Final = 128  # upper limit of cards in a shuffle
LONGEST: Final = 100_000  # default limit of actions
USUAL: Final = {
    "seats": 0,  # the default number
    "mode": "",
    "options": "",  # "objective:3;deck:kuro ajito"
    "rewards": "win",
    "chance": "explicit",
    "recall": "perfect",
    "seed": -1,  # seed of sampled chance; -1: random
    "length": LONGEST,
}
TELLS: Final = dict.fromkeys(
    (
        "provides_information_state_string",
        "provides_information_state_tensor",
        "provides_observation_string",
        "provides_observation_tensor",
    ),
    True,
)


def one_of(params: Mapping[str, Any], key: str, allowed: tuple[str, ...]) -> str:
    """Return a parameter's value; raise `ValueError` if it is not allowed."""
    found: str = params[key]
    if found not in allowed:
        raise ValueError(f"{key} must be one of {', '.join(allowed)}, not {found!r}")
    return found


def options_of(text: str) -> dict[str, object]:
    """Parse options from an OpenSpiel parameter, which cannot contain commas, brackets or `=`.

    >>> options_of("objective:3;deck:kuro ajito")
    {'objective': '3', 'deck': 'kuro ajito'}
    """
    found: dict[str, object] = {}
    for part in text.split(";"):
        key, colon, value = part.partition(":")
        if part.strip() and not colon:
            raise ValueError(f"an option is written key:value, not {part!r}")
        if colon:
            found[key.strip()] = value.strip()
    return found


def kind(game: Game, utility: Any = None, chance: str = "explicit", most: int = 0) -> Any:
    """Return the OpenSpiel description of a game before a configuration is chosen."""
    of = pyspiel.GameType
    return of(
        short_name=f"nyoi_{game.id}",
        long_name=f"Nyoi {game.names[1]}",
        dynamics=of.Dynamics.SEQUENTIAL,
        chance_mode=of.ChanceMode.EXPLICIT_STOCHASTIC if chance == "explicit" else of.ChanceMode.SAMPLED_STOCHASTIC,
        information=of.Information.IMPERFECT_INFORMATION,
        utility=of.Utility.GENERAL_SUM if utility is None else utility,
        reward_model=of.RewardModel.TERMINAL,
        max_num_players=most or game.most,
        min_num_players=most or game.least,
        parameter_specification=USUAL,
        **TELLS,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel tells no types
    """A game with one configuration, as an OpenSpiel game.

    >>> toma = pyspiel.load_game("nyoi_toma", {"seats": 3, "options": "objective:2"})
    >>> toma.num_players(), toma.num_distinct_actions(), toma.observation_tensor_shape()
    (3, 166, [435])
    """

    id: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        id, chosen = self.id, {**USUAL, **(params or {})}
        seats = chosen["seats"] or usual_seats(id, chosen["mode"] or None)
        chance = one_of(chosen, "chance", ("explicit", "sampled"))
        rewards = one_of(chosen, "rewards", ("win", "results"))
        self.recall: Final = one_of(chosen, "recall", ("perfect", "view")) == "perfect"
        self.kit: Final = Kit(id, seats, chosen["mode"] or None, options_of(chosen["options"]), rewards)  # type: ignore[arg-type]
        self.length: Final[int] = chosen["length"]
        self.sampled: Final = chance == "sampled"
        self._stream: Final = Stream(None if chosen["seed"] < 0 else chosen["seed"])
        balanced = rewards == "win" and seats == 2 and not self.kit.game.team
        utility = pyspiel.GameType.Utility.ZERO_SUM if balanced else None
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.kit.lexicon),
            # moves may be drawn by lot, too
            max_chance_outcomes=0 if self.sampled else max(PILE, len(self.kit.lexicon)),
            num_players=seats,
            min_utility=-1.0 if rewards == "win" else 0.0,
            max_utility=1.0,
            utility_sum=0.0 if balanced else None,
            max_game_length=self.length,
        )
        super().__init__(kind(self.kit.game, utility, chance, seats), info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        """Return the initial state, before the deal."""
        return SpielState(self)

    def line(self) -> Line:
        """Return a line before the deal."""
        return Line(self.kit, Rng(self._stream.next()) if self.sampled else None, self.recall)

    def max_chance_nodes_in_history(self) -> int:
        """Return the limit of chance nodes, the same as that of actions."""
        return 0 if self.sampled else self.length

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Seen:
        """Return an observer for tensors and strings."""
        return Seen(self.kit, kind is not None and kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel tells no types
    """A state of a `SpielGame`. OpenSpiel copies and keeps its `__dict__`, which holds only the line.

    >>> state = pyspiel.load_game("nyoi_duel").new_initial_state()
    >>> state.is_chance_node(), state.chance_outcomes()
    (True, [(0, 0.5), (1, 0.5)])
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.line = game.line()

    @property
    def line(self) -> Line:
        found: Line = self.__dict__["line"]
        return found

    @line.setter
    def line(self, line: Line | Told) -> None:
        """Set a copied line, or replay a serialized one from another process."""
        if isinstance(line, Told):
            found: Line = self.get_game().line()
            found.again(line)
            line = found
        self.__dict__["line"] = line

    def _cut(self) -> bool:
        """Return whether the game was cut off at its length limit."""
        return not self.line.outcomes and self.line.actions >= self.get_game().length

    def is_terminal(self) -> bool:
        """Return whether the game is over or was cut off."""
        return not self.line.outcomes and (self.line.seat == NOBODY or self._cut())

    def current_player(self) -> int:
        """Return the seat to act, or chance."""
        if self.line.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.line.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.line.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible outcomes, all equally likely."""
        n = self.line.outcomes
        return [(outcome, 1 / n) for outcome in range(n)]

    def _apply_action(self, action: int) -> None:
        self.line.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player < 0 else self.line.kit.lexicon[action].text

    def returns(self) -> list[float]:
        """Return the result of each seat: 0 before the end, or if the game was cut off."""
        line = self.line
        over = not line.outcomes and line.seat == NOBODY
        return line.kit.final(line.s) if over else [0.0] * line.kit.setting.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Sample a state that the seat cannot distinguish from this one.

        It can be played on, but not serialized.
        """
        found: SpielState = self.get_game().new_initial_state()
        found.line = self.line.dream(player, Rng(int(sampler() * M1 * M1)))
        return found

    def __reduce__(self) -> tuple[Callable[[str, str], SpielState], tuple[str, str]]:
        """Serialize for other processes; OpenSpiel's own method refuses sampled chance."""
        return restored, (str(self.get_game()), self.serialize())

    def __str__(self) -> str:
        return str(self.line)


def restored(game: str, state: str) -> SpielState:
    """Restore a state from another process."""
    found: SpielState = pyspiel.load_game(game).deserialize_state(state)
    return found


class Seen:
    """Observer of a seat: the encoded observation, and the view; with perfect recall also its history.

    The numbers do not depend on recall: they hold only what the current view shows.
    """

    def __init__(self, kit: Kit, recall: bool) -> None:
        self.kit: Final = kit
        self.recall: Final = recall
        self.tensor: Final = np.zeros(kit.observer.size, np.float32)
        self.dict: Final = {"observation": self.tensor}
        self._row: Final = kit.observer.blank()
        self._bytes: Final = np.frombuffer(self._row, np.uint8)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the observation into the tensor."""
        if state.line.dealt:
            state.line.steps.look(player, self._row)
            np.divide(self._bytes, self.kit.most, out=self.tensor)
        else:
            self.tensor.fill(0)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the view as JSON.

        With recall it follows a 16-digit digest of all earlier observations and actions.
        """
        line = state.line
        return f"{line.memory[player].hex()} {line.view(player)}" if self.recall else line.view(player)


def register() -> None:
    """Register all games with an observation encoder. Importing this module does this."""
    for id in IDS:
        found = game_of(id)
        if found.observe is not None and f"nyoi_{id}" not in pyspiel.registered_names():
            # A class like OpenSpiel's own games: a function would be released after Python has ended, which
            # crashes.
            pyspiel.register_game(kind(found), type(f"Spiel{id.capitalize()}", (SpielGame,), {"id": id}))


register()
