"""Check that the compiled build plays exactly as the interpreted one, comparing games move by move.

    python -m tools.compile
    python -m tools.same GAME [GAMES] [SEED] [FIRST]

The games cycle through modes and seat counts, with random options. Compared are each move and the number of
legal moves it was drawn from, every event, every random draw, and the result. The first thousand games and
every eleventh later one are compared in depth: the legal moves of each seat, clock moves, replies in any
order. In some positions, a view, a determinization, the heuristic's choice and a refusal are compared too.
A release requires 100,000 games of each game; FIRST allows running them in batches.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
from collections.abc import Iterator
from subprocess import PIPE, Popen
from typing import Any

import nyoi
from nyoi.kernel.decision import CLOCK
from nyoi.kernel.event import events_of
from nyoi.kernel.play import advance, asked, offered, whose
from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.state import State, fingerprint
from nyoi.version import build
from tests.games.contract import PATIENCE, Case, cases, play_on, some_options
from tools.compile import COMPILED, ROOT, fresh

BUILDS = {"interpreted": ROOT / "src", "compiled": COMPILED}
FIRST, CLOSELY = 1000, 11  # compared in depth: the first ones, then every nth (prime, to reach all modes)
LOOKS, SELDOM = 40, 400  # one position in this many is examined: in the first games, and later


def look(s: State, rng: Rng) -> Iterator[object]:
    """Yield everything that a game computes about a position."""
    game = nyoi.game(s.setting.game)
    seat = asked(s)[-1]
    if seat == CLOCK:
        return
    view = game.view(s, seat)
    dream: Any = game.dreamer(view).dream(rng)
    words = rng.pick(offered(s, seat)).text.split()
    yield view
    yield fingerprint(s)
    yield fingerprint(dream)
    yield game.policy(view, offered(s, seat), rng, 1 + rng.below(5)).text
    yield str(game.why_not(s, seat, [*words[::-1], "?"]))
    yield [game.components(s), game.points(s)]
    for _ in zip(range(10), play_on(dream, rng), strict=False):
        yield fingerprint(dream)


def watch(s: State, rng: Rng, looks: int, clock: bool) -> Iterator[object]:
    """Play to the end, yielding all legal moves, and at random positions also `look`."""
    for seat, move in play_on(s, rng, clock):
        yield f"{seat} {move.text} {asked(s)} {offered(s, seat)}"
        if rng.below(looks) == 0:
            yield from look(s, rng)


def hurry(s: State, rng: Rng) -> Iterator[object]:
    """Play at random, at most `PATIENCE` moves; yield the moves with the number of legal moves at each."""
    moves: list[tuple[str, int]] = []
    while s.decision is not None and len(moves) < PATIENCE:
        seat = whose(s)
        offers = offered(s, seat)
        move = rng.pick(offers)
        moves.append((move.text, len(offers)))
        advance(s, seat, move)
    yield moves


def trace(case: Case, number: int, seed: int) -> str:
    """Return a game's summary line, with a digest of all compared facts."""
    rng = Rng(mix(seed, number))
    options = some_options(case, rng) if number % 3 else {}
    s = case.table(number, options).state
    s.told, s.drawn = [], []
    told = hashlib.blake2b(repr(options).encode(), digest_size=12)
    if number < FIRST or number % CLOSELY == 0:
        facts = watch(s, rng, LOOKS if number < FIRST else SELDOM, clock=number // CLOSELY % 2 == 0)
    else:
        facts = hurry(s, rng)
    for fact in facts:
        told.update(repr(fact).encode())
    told.update(repr([(word.name, args) for word, args in events_of(s.told)]).encode())
    told.update(repr([s.drawn, s.results, s.ending, s.rng.a, s.rng.b]).encode())
    return f"{case} {number} {s.ending} {fingerprint(s)} {told.hexdigest()}"


def tell(id: str, games: int, seed: int, first: int) -> None:
    """Play in this process and print one line per game."""
    print(build(), flush=True)
    every = [case for case in cases() if case.game == id]
    for number in range(first, first + games):
        try:
            print(trace(every[number % len(every)], number, seed), flush=number % 50 == 0)
        except Exception as error:
            print(f"{every[number % len(every)]} {number} raised {error!r}", flush=True)


def player(which: str, id: str, games: int, seed: int, first: int) -> Popen[str]:
    """Start a process that plays in one of the builds."""
    env = {**os.environ, "PYTHONPATH": str(BUILDS[which])}
    command = [sys.executable, "-m", "tools.same", "--tell", id, str(games), str(seed), str(first)]
    return Popen(command, cwd=ROOT, env=env, stdout=PIPE, text=True)


def differences(id: str, games: int, seed: int, first: int = 0) -> list[str]:
    """Play in both builds and return the games that differ."""
    if not fresh():
        raise SystemExit("no compiled build of this source: run python -m tools.compile")
    found = []
    with player("interpreted", id, games, seed, first) as plain, player("compiled", id, games, seed, first) as fast:
        assert plain.stdout is not None
        assert fast.stdout is not None
        builds = [plain.stdout.readline().strip(), fast.stdout.readline().strip()]
        assert builds == list(BUILDS), builds
        played = 0
        for one, other in zip(plain.stdout, fast.stdout, strict=True):
            played += 1
            if one != other or " raised " in one:
                found.append(f"interpreted: {one}compiled:    {other}")
        if played != games:
            found.append(f"only {played} of {games} games were played")
    return found


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if not word.startswith("-")]
    name, *rest = [*words, *("toma", "1000", "1", "0")[len(words) :]]
    number, seed, first = (int(word) for word in rest[:3])
    if "--tell" in sys.argv:
        tell(name, number, seed, first)
    else:
        began = time.monotonic()
        found = differences(name, number, seed, first)
        print("\n".join(found[:20]))
        seconds = time.monotonic() - began
        print(f"{number} games of {name} from {first} on, seed {seed}, {seconds:.0f} s: {len(found)} different")
        raise SystemExit(1 if found else 0)
