"""Default moves for a seat whose time is up (TORAK-7.10)."""

from __future__ import annotations

from typing import Any

from nyoi.games.torak.imagine import known
from nyoi.games.torak.numbers import MOVES
from nyoi.games.torak.rules.army import Troops, barrier
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng, mix


def default_move(view: dict[str, Any], offered: list[Move], rng: Rng | None = None) -> Move:
    """Return the move played for a seat whose time is up (TORAK-7.10)."""
    by_word = {move.word: move for move in reversed(offered)}
    for word in ("end", "done", "fight", "escape", "turbo", "burn", "stay", "resume", *MOVES):
        if word in by_word:
            return by_word[word]
    s = known(view)
    frame = s.stack[-1]
    if isinstance(frame, Troops):
        hero = s.living[0]
        on_hero = s.within(hero, frame.section) and not frame.opening
        spot = s.at[hero] if on_hero else barrier(s, frame.section)
        return next((move for move in offered if move.args == (spot,)), offered[0])
    chance = rng or Rng(mix(len(view["rolls"]), view["seat"] + 1))
    return chance.pick([move for move in offered if move.word != "concede"])
