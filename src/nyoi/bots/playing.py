"""Random play of any game, for tests and audits: setups, random options, and play to the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

import nyoi
from nyoi.kernel.decision import CLOCK, Move
from nyoi.kernel.game import Option
from nyoi.kernel.play import advance, asked, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State
from nyoi.kernel.table import Table

LONGEST: Final = 60_000  # decisions; no game takes that many
PATIENCE: Final = 2_000  # decisions before bots take over: some games hardly ever end at random
SELDOM: Final = 10  # one game in this many uses the rare option value

Seldom = Mapping[str, tuple[str, object]]  # by game: an option and its value that makes games slow


class Case(NamedTuple):
    """One way to set up a game."""

    game: str
    mode: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game}-{self.mode}-{self.seats}"

    def table(self, seed: int, options: dict[str, object] | None = None) -> Table:
        return nyoi.new(self.game, self.seats, seed, self.mode, options)


def cases(games: Iterable[str] = nyoi.IDS) -> list[Case]:
    """Return every mode and seat count of these games.

    >>> [str(case) for case in cases(["duel"])]
    ['duel-duel-2']
    """
    return [
        Case(id, mode.id, seats)
        for id in games
        for mode in nyoi.game(id).modes
        for seats in range(mode.low, mode.high + 1)
    ]


def some_value(option: Option, rng: Rng) -> object:
    """Return a random legal value of an option of any kind."""
    if option.kind == "bool":
        return rng.below(2) == 1
    if option.kind == "choice":
        return rng.pick(option.values)
    if option.kind == "list":
        return option.default
    if option.step:
        value = option.low + option.step * rng.below(round((option.high - option.low) / option.step) + 1)
        return int(value) if option.kind == "int" else value
    if option.kind == "int":
        return int(option.low) + rng.below(int(option.high - option.low) + 1)
    return option.low + rng.unit() * (option.high - option.low)


def some_options(case: Case, rng: Rng, seldom: Seldom | None = None) -> dict[str, object]:
    """Return random options for the case; each is tried in turn and dropped if the game refuses it."""
    game = nyoi.game(case.game)
    preset = game.mode(case.mode).options
    slow = (seldom or {}).get(case.game)
    chosen: dict[str, object] = {}
    for option in game.options:
        if option.id in preset or rng.below(2):
            continue
        value = some_value(option, rng)
        if (option.id, value) == slow:
            continue
        trial = {**chosen, option.id: value}
        try:
            case.table(1, trial)
        except nyoi.Refused:
            continue
        chosen = trial
    if slow is not None and rng.below(SELDOM) == 0:
        chosen[slow[0]] = slow[1]
    return chosen


def play_on(s: State, rng: Rng, clock: bool = False) -> Iterator[tuple[int, Move]]:
    """Play a state to its end at random, yielding each move before it is played.

    In a long game, bots take over most decisions so that it ends.
    """
    game = nyoi.game(s.setting.game)
    for number in range(LONGEST):
        seats = [seat for seat in asked(s) if seat != CLOCK or clock]
        if not seats:
            return
        # A driver without a clock asks in seat order; other orders must be playable too.
        seat = seats[0] if rng.below(4) else rng.pick(seats)
        moves = offered(s, seat)
        if rng.below(20):  # concede rarely, or games would end early
            moves = [move for move in moves if move.word != "concede"] or moves
        bored = number > PATIENCE and seat >= 0 and rng.below(8)
        move = game.policy(game.view(s, seat), moves, rng, 5) if bored else rng.pick(moves)
        yield seat, move
        advance(s, seat, move)
    raise AssertionError(f"not over after {LONGEST} decisions")


def clone(s: State) -> State:
    return type(s)(s)
