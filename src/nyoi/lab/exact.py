"""Exploitability of a bot: the exact best response to it, in a game small enough to enumerate.

Used by `nyoi study exact GAME`. The game provides a toy form (`Game.tiny`) in which all deals are equally
likely and there is no chance after the deal. The best responder knows the bot's strategy but sees no more
than their seat does. They group all deals that look alike to them, and choose for each group the move with
the best total result. The bot's random numbers are seeded from its view, so it always plays alike in
positions that look alike to it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Final

import nyoi
from nyoi.bots.names import Bot
from nyoi.bots.sight import look
from nyoi.games import game as game_of
from nyoi.kernel.decision import Move
from nyoi.kernel.play import advance, offered, whose
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State

SMALL: Final = tuple(id for id in nyoi.IDS if game_of(id).tiny is not None)
Answer = Callable[[State, int], Move]


def deals(game: str) -> list[State]:
    """Return every deal of a game's toy form."""
    tiny = game_of(game).tiny
    assert tiny is not None
    return [nyoi.given(game, position).state for position in tiny()]


class Steady:
    """A deterministic bot: seeded from its view, with its moves cached by view."""

    def __init__(self, player: Bot) -> None:
        self.player: Final = player
        self._said: dict[str, Move] = {}

    def __call__(self, s: State, seat: int) -> Move:
        sight = look(s, seat)
        seen = json.dumps(sight.view, sort_keys=True)
        if seen not in self._said:
            seed = int.from_bytes(blake2b(seen.encode(), digest_size=8).digest(), "big")
            self._said[seen] = self.player.choose(sight, Rng(seed))
        return self._said[seen]


def best_response(states: Sequence[State], seat: int, other: Answer) -> float:
    """Return the greatest sum of results for a seat over equally likely states, against `other`.

    >>> 0 < best_response(deals(SMALL[0])[:6], 0, lambda s, seat: offered(s, seat)[0]) <= 6
    True
    """
    total = 0.0
    alike: dict[str, list[State]] = {}
    for start in states:
        s = start.clone()
        while not s.over and whose(s) != seat:
            asked = whose(s)
            advance(s, asked, other(s, asked))
        if s.over:
            total += s.results[seat]
        else:
            view = game_of(s.setting.game).view(s, seat)
            alike.setdefault(json.dumps(view, sort_keys=True), []).append(s)
    for group in alike.values():
        total += max(best_response(_after(group, seat, move), seat, other) for move in offered(group[0], seat))
    return total


def _after(group: list[State], seat: int, move: Move) -> list[State]:
    found = []
    for start in group:
        s = start.clone()
        advance(s, seat, move)
        found.append(s)
    return found


def exploitability(player: Bot, states: Sequence[State]) -> float:
    """Return a perfect opponent's mean result against a bot over both seats, minus one half."""
    steady = Steady(player)
    best = [best_response(states, seat, steady) / len(states) for seat in (0, 1)]
    return sum(best) / 2 - 0.5
