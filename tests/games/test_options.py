"""Options: where one is said to change nothing, it changes nothing."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import nyoi
from nyoi.bots.playing import Case, cases, play_on
from nyoi.kernel.game import Game
from nyoi.kernel.option import Option
from nyoi.kernel.rng import Rng

MOVES = 400  # of each game compared; a round of every game is shorter


def idle(game: Game, case: Case) -> list[Option]:
    """Return the options that change nothing at such a table, everything else left as usual."""
    usual = game.setting(case.seats, case.mode).options
    return [option for option in game.options if not option.works(case.mode, case.seats, usual)]


def values(option: Option, game: Game) -> list[object]:
    """Return values of an option to compare with the usual one: all, or the lowest and the highest."""
    if option.kind == "bool":
        return [True, False]
    if option.kind == "choice":
        return list(option.values)
    if option.kind == "list":
        return [[game.tables["card"][0]]]
    return [option.low, option.high] if option.kind == "float" else [int(option.low), int(option.high)]


def played(case: Case, options: Mapping[str, object]) -> list[object]:
    """Return what happens at a table of seed 7, played at random with seed 8."""
    table = case.table(7, dict(options))
    s, found = table.state, list[object]([table.events(None)])
    s.news = []
    for number, (seat, move) in enumerate(play_on(s, Rng(8))):
        found.append((seat, move.text))
        if number == MOVES:
            break
    return [*found, [(word.name, args) for word, args in s.news], s.over, s.results]


@pytest.mark.parametrize("case", cases(), ids=str)
def test_option_that_is_said_to_change_nothing_changes_nothing(case: Case) -> None:
    """Seed 7, moves at random with seed 8. It also takes any of its values: nobody can correct a greyed field."""
    game = nyoi.game(case.game)
    for option in idle(game, case):
        usual = played(case, {})
        for value in values(option, game):
            assert played(case, {option.id: value}) == usual, (option.id, value)
