"""A bot's move without a choice takes the time of one with a choice, also when load lets thoughts begin too late."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import monotonic, perf_counter

import msgspec
import pytest

import nyoi
from nyoi.kernel.play import offered
from nyoi.server.house.think import Choose, Thinkers
from nyoi.server.metrics import Metrics
from nyoi.server.wire.encoding import encode

pytestmark = pytest.mark.seed(1)
TIMES = 40


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    found = Thinkers(1, Metrics())
    found.open()
    yield found
    found.close()


def question(game: str, seed: int) -> Choose:
    """Something with a choice, for a bot of level 5 whose time is already over: a stranger's thoughts came first."""
    t = nyoi.new(game, 3, seed)
    assert t.decision is not None
    seat = t.decision.seat
    moves = [str(move) for move in offered(t.state, seat)]
    assert len(moves) > 1
    return Choose(game, seat, encode(t.view(seat)), t.decision.key, moves, 5, seed, 0.0)


@pytest.mark.parametrize("game", ["uno", "toma"])
def test_a_forced_move_that_is_late_is_as_late_as_a_choice(thinkers: Thinkers, game: str) -> None:
    chosen: list[float] = []
    forced: list[float] = []

    async def measure() -> None:
        for _ in range(TIMES):
            asked = question(game, 1)
            only = msgspec.structs.replace(asked, texts=asked.texts[:1], until=monotonic())
            began = perf_counter()
            await thinkers.choose(asked, "ann")
            chosen.append(perf_counter() - began)
            began = perf_counter()
            await thinkers.idle(only, "ann")
            forced.append(perf_counter() - began)

    asyncio.run(measure())
    usual = [sorted(times)[TIMES // 4] for times in (forced, chosen)]  # what a busy machine adds comes above that
    assert 0.5 < usual[0] / usual[1] < 2, usual
