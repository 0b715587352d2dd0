"""Checks whether a planted leak is detectable, by a value that differs in some sample."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

import pytest

from nyoi.kernel.game import Game
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State, facts
from nyoi.testing.playing import cases, play_on

Secret = Callable[[State], object]


def checksum(s: State) -> int:
    """Return a checksum of the facts that weights each byte by its position.

    A plain sum would not change when two hidden cards are swapped, so it would leak nothing.
    """
    return sum(place * byte for place, byte in enumerate(repr(facts(s)).encode(), 1))


def differing(game: Game, secret: Secret) -> tuple[int, int]:
    """Count the samples of hidden information in which a value differs from the truth, and all samples."""
    samples = differ = 0
    games = cases([game.id])
    for seed in range(15):
        rng = Rng(seed)
        s = rng.pick(games).table(seed).state
        for looks, _ in enumerate(play_on(s, rng)):
            if looks > 120:
                break
            if rng.below(4) == 0:
                dreamer = game.dreamer(json.loads(json.dumps(game.view(s, rng.below(s.seats)))))
                for _ in range(3):
                    samples += 1
                    differ += secret(dreamer.dream(rng)) != secret(s)
    return differ, samples


def must_be_caught(game: Game, leaks: Sequence[str], secret: Secret, what: str) -> None:
    """Pass if a planted leak was reported, skip if it could not be detected, otherwise fail with figures.

    Args:
        game: The game as it is, without the leak.
        leaks: The reports that name the planted leak.
        secret: The value that was planted.
        what: The name of the leak.
    """
    if leaks:
        return
    differ, samples = differing(game, secret)
    if not differ:
        pytest.skip(f"{what}: the planted value never differed from the truth in {samples} samples of {game.id}")
    pytest.fail(
        f"{what}: a leak was planted in {game.id} and not reported. The planted value differed from the truth in "
        f"{differ} of {samples} samples, so a seat that sees it can tell them apart. Does `dreamer` deal anew "
        "everything that the seat cannot know?",
        pytrace=False,
    )
