"""OpenSpiel: every game under its name, `pyspiel.load_game("nyoi_toma")`, once this module is imported.

Chance is a player like OpenSpiel has it, one node for each die and each card of a shuffle; with `chance=sampled` it is
drawn within the moves. Actions are places of the lexicon, a move in steps is several actions. Seats who are asked at
once answer one after the other, unseen; of those of whom the first is heard the first in order is asked.
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

PILE: Final = 128  # cards that are shuffled at most
LONGEST: Final = 100_000  # actions, where nobody says less
USUAL: Final = {
    "seats": 0,  # as many as usual
    "mode": "",
    "options": "",  # "objective:3;deck:kuro ajito"
    "rewards": "win",
    "chance": "explicit",
    "recall": "perfect",
    "seed": -1,  # of sampled chance; -1: any
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
    """What a parameter says, if that is one of these."""
    found: str = params[key]
    if found not in allowed:
        raise ValueError(f"{key} must be one of {', '.join(allowed)}, not {found!r}")
    return found


def options_of(text: str) -> dict[str, object]:
    """Options as a parameter of OpenSpiel can say them, which cannot have commas, brackets or `=`.

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
    """What OpenSpiel is told about a game before anybody has chosen a table."""
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
    """A game at tables of one setting, as OpenSpiel knows games.

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
            max_chance_outcomes=0 if self.sampled else max(PILE, len(self.kit.lexicon)),  # moves are drawn by lot, too
            num_players=seats,
            min_utility=-1.0 if rewards == "win" else 0.0,
            max_utility=1.0,
            utility_sum=0.0 if balanced else None,
            max_game_length=self.length,
        )
        super().__init__(kind(self.kit.game, utility, chance, seats), info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        """The beginning: not dealt yet."""
        return SpielState(self)

    def line(self) -> Line:
        """A line that is not dealt."""
        return Line(self.kit, Rng(self._stream.next()) if self.sampled else None, self.recall)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance is asked at most: as often as we let anybody act."""
        return 0 if self.sampled else self.length

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Seen:
        """What is seen of a state, in numbers and in words."""
        return Seen(self.kit, kind is not None and kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel tells no types
    """A state of a `SpielGame`. OpenSpiel copies and keeps what its `__dict__` has, which is the line alone.

    >>> state = pyspiel.load_game("nyoi_duel").new_initial_state()
    >>> state.is_chance_node(), state.chance_outcomes()
    (True, [(0, 0.5), (1, 0.5)])
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.line = game.line()

    @property
    def line(self) -> Line:
        """The line of moves and chance."""
        found: Line = self.__dict__["line"]
        return found

    @line.setter
    def line(self, line: Line | Told) -> None:
        """A copy, or what came from another process: that is played again."""
        if isinstance(line, Told):
            found: Line = self.get_game().line()
            found.again(line)
            line = found
        self.__dict__["line"] = line

    def _cut(self) -> bool:
        """Whether the game was given up because it is too long."""
        return not self.line.outcomes and self.line.actions >= self.get_game().length

    def is_terminal(self) -> bool:
        """Whether the game is over, or was given up."""
        return not self.line.outcomes and (self.line.seat == NOBODY or self._cut())

    def current_player(self) -> int:
        """Who is asked: a seat, or chance."""
        if self.line.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.line.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.line.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may fall: all of it is equally likely."""
        n = self.line.outcomes
        return [(outcome, 1 / n) for outcome in range(n)]

    def _apply_action(self, action: int) -> None:
        self.line.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player < 0 else self.line.kit.lexicon[action].text

    def returns(self) -> list[float]:
        """What the game brought each seat: nothing before its end, and nothing if it was given up."""
        line = self.line
        over = not line.outcomes and line.seat == NOBODY
        return line.kit.final(line.s) if over else [0.0] * line.kit.setting.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A world that the seat cannot tell from this one: a dream. It cannot be kept or sent, only played on."""
        found: SpielState = self.get_game().new_initial_state()
        found.line = self.line.dream(player, Rng(int(sampler() * M1 * M1)))
        return found

    def __reduce__(self) -> tuple[Callable[[str, str], SpielState], tuple[str, str]]:
        """How it travels to other processes; OpenSpiel's own way refuses sampled chance."""
        return restored, (str(self.get_game()), self.serialize())

    def __str__(self) -> str:
        return str(self.line)


def restored(game: str, state: str) -> SpielState:
    """A state that came from another process."""
    found: SpielState = pyspiel.load_game(game).deserialize_state(state)
    return found


class Seen:
    """What a seat sees: the numbers of the game's observer; its view, and with perfect recall all it saw before.

    The numbers are the same with and without recall: what a view does not tell any more is not in them.
    """

    def __init__(self, kit: Kit, recall: bool) -> None:
        self.kit: Final = kit
        self.recall: Final = recall
        self.tensor: Final = np.zeros(kit.observer.size, np.float32)
        self.dict: Final = {"observation": self.tensor}
        self._row: Final = kit.observer.blank()
        self._bytes: Final = np.frombuffer(self._row, np.uint8)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers down."""
        if state.line.dealt:
            state.line.steps.look(player, self._row)
            np.divide(self._bytes, self.kit.most, out=self.tensor)
        else:
            self.tensor.fill(0)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as JSON; before it, with recall, sixteen digits for all that was seen and said before."""
        line = state.line
        return f"{line.memory[player].hex()} {line.view(player)}" if self.recall else line.view(player)


def register() -> None:
    """Register all games that learners can see. Whoever imports this module has done it."""
    for id in IDS:
        found = game_of(id)
        if found.observe is not None and f"nyoi_{id}" not in pyspiel.registered_names():
            # A class, as OpenSpiel's own games: a function would be let go after Python has ended, and that crashes.
            pyspiel.register_game(kind(found), type(f"Spiel{id.capitalize()}", (SpielGame,), {"id": id}))


register()
