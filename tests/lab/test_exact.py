"""The exact best response: it is never worse than what it answers, and sees no more than its seat."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.bots.names import bot
from nyoi.kernel.play import advance, whose
from nyoi.kernel.state import State
from nyoi.lab.exact import SMALL, Steady, best_response, deals, exploitability


def results(s: State, steady: Steady, seat: int) -> float:
    """What a seat has when the bot plays all of them."""
    s = s.clone()
    while not s.over:
        advance(s, whose(s), steady(s, whose(s)))
    return s.results[seat]


@pytest.mark.parametrize("game", SMALL)
@pytest.mark.parametrize("name", ["random", "heuristic"])
def test_who_answers_best_wins_no_less_than_the_bot_itself(game: str, name: str) -> None:
    states = deals(game)[::4]
    steady = Steady(bot(name))
    for seat in (0, 1):
        own = sum(results(s, steady, seat) for s in states)
        assert own < best_response(states, seat, steady) < len(states)  # what is hidden cannot be answered perfectly


@pytest.mark.parametrize("game", SMALL)
def test_who_plays_by_lot_can_be_beaten_more_easily(game: str) -> None:
    states = deals(game)
    assert len({nyoi.game(game).view(s, 0)["seat"] for s in states}) == 1
    assert exploitability(bot("random"), states) > exploitability(bot("heuristic"), states) + 0.1 > 0.1
