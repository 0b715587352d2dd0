"""Load and play a game with a pack in a separate process, and report any failure in one line.

python -m nyoi.packs.proof duel 1     # with $NYOI_PACK
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

from nyoi.bots.names import bot
from nyoi.bots.sight import look
from nyoi.games import game as game_of
from nyoi.games import said
from nyoi.kernel.decision import CLOCK
from nyoi.kernel.play import Refused, advance, asked, offered
from nyoi.kernel.rng import Rng, mix

SECONDS: Final = 5.0  # of play
LONGEST: Final = 60.0  # seconds in total; beyond that the game counts as endless
MOST_MOVES: Final = 20_000
MEMORY: Final = 2_000_000_000  # bytes


def proof(folder: Path, game: str, play: bool) -> dict[str, Any] | None:
    """Return why a game cannot be played with the pack in a folder, or None if it can."""
    env = {**os.environ, "NYOI_PACK": str(folder)}
    command = [sys.executable, "-m", __name__, game, "1" if play else "0"]
    try:
        ended = subprocess.run(command, env=env, capture_output=True, timeout=LONGEST, check=False)
    except subprocess.TimeoutExpired:
        return {"reason": "fault-endless", "why": "", "seed": 0, "mode": ""}
    try:
        answer = json.loads(ended.stdout.decode().splitlines()[-1])
    except (ValueError, IndexError):
        last = ended.stderr.decode("utf-8", "replace").strip().splitlines()
        answer = {"reason": "fault-breaks", "why": last[-1] if last else str(ended.returncode), "seed": 0, "mode": ""}
    return None if answer["reason"] == "" else answer


def _proved(id: str, play: bool) -> dict[str, Any]:
    """Return the result of the checks, within the separate process."""
    fine = {"reason": "", "why": "", "seed": 0, "mode": ""}
    try:
        game = game_of(id)
        game.lexicon()
    except Refused as refused:
        return {**fine, "reason": "fault-refused", "why": str(refused.facts.get("why", refused))}
    except Exception as error:
        return {**fine, "reason": "fault-refused", "why": said(error)}
    end = time.monotonic() + SECONDS
    for seed, name in enumerate(("random", "heuristic", "random", "heuristic")):
        for mode in game.modes if play else ():
            for seats in sorted({mode.low, mode.high}):
                if time.monotonic() > end:
                    return fine
                try:
                    _play(id, mode.id, seats, seed, name, end)
                except Exception as error:  # a pack can make the code raise anything
                    return {**fine, "reason": "fault-breaks", "why": said(error), "seed": seed, "mode": mode.id}
    return fine


def _play(id: str, mode: str, seats: int, seed: int, name: str, end: float) -> None:
    game = game_of(id)
    s = game.start(game.setting(seats, mode), seed)
    player, rng = bot(name), Rng(mix(seed, 1))
    for _ in range(MOST_MOVES):
        if s.over or time.monotonic() > end:
            return
        seat = asked(s)[0]
        advance(s, seat, offered(s, CLOCK)[0] if seat == CLOCK else player.choose(look(s, seat), rng))
    raise RuntimeError(f"no end after {MOST_MOVES} moves")


if __name__ == "__main__":
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    except (ImportError, ValueError, OSError):  # the system does not support the limit
        pass
    sys.stdout.write(json.dumps(_proved(sys.argv[1], sys.argv[2] == "1")) + "\n")
