"""A bot in a separate process, which receives only what its seat may know.

An imported bot lives in the process that holds the full state and could look for it there. The name
`isolated:my_module:MyBot` starts a separate process instead. Each decision is sent to it as a line of JSON
(the view, the question, the legal moves, the random number state), and it replies with its move. This is not
a sandbox: the process has all rights of its user. But it is never sent a hidden card.
"""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
from contextlib import suppress
from typing import Any, Final

from nyoi.bots.guests import guest
from nyoi.bots.sight import Sight
from nyoi.games import game as game_of
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng

PREFIX: Final = "isolated:"
SECONDS: Final = 5.0  # per move, as at a table of the server
STARTING: Final = 60.0  # for the first reply: the bot's imports may be slow
PROGRAM: Final = "import sys; from nyoi.bots.isolated import main; main(sys.argv[1])"  # compiled modules have no -m
LONGEST: Final = 1 << 16  # bytes of a reply


class BotFailed(Exception):
    """The bot raised an exception, or its process ended."""


class IsolatedBot:
    """The parent's end of the pipe: sends decisions and receives moves."""

    def __init__(self, spec: str) -> None:
        guest(spec)  # raises Refused if the bot cannot be loaded
        self.spec: Final = spec
        self._process: subprocess.Popen[bytes] | None = None

    def choose(self, sight: Sight, rng: Rng) -> Move:
        """Return the bot's move; a move that is not legal is returned with the text the bot sent.

        Raises:
            BotFailed: The bot raised, or its process ended.
            TimeoutError: The bot took too long. Its process is killed; the next decision starts a new one.
        """
        told = {
            "game": sight.game.id,
            "seat": sight.seat,
            "view": sight.view,
            "key": sight.key,
            "moves": [move.text for move in sight.moves],
            "rng": [rng.a, rng.b],
        }
        answer = self._ask(told)
        if "error" in answer:
            raise BotFailed(str(answer["error"]))
        rng.a, rng.b = answer["rng"]
        text = str(answer["move"])
        return next((move for move in sight.moves if move.text == text), Move("", (), text))

    def _ask(self, told: dict[str, Any]) -> dict[str, Any]:
        limit = SECONDS
        if self._process is None:
            self._process, limit = self._start(), STARTING
        assert self._process.stdin is not None
        with suppress(OSError):  # the process has ended; reading will notice
            self._process.stdin.write(json.dumps(told).encode() + b"\n")
            self._process.stdin.flush()
        line = self._line(self._process, limit)
        if not line.endswith(b"\n"):
            self.close()
            raise BotFailed("its process ended")
        found: dict[str, Any] = json.loads(line)
        return found

    def _line(self, process: subprocess.Popen[bytes], limit: float) -> bytes:
        """Read a line, or an incomplete one if the process ends first."""
        assert process.stdout is not None
        found = b""
        while not found.endswith(b"\n") and len(found) < LONGEST:
            if not select.select([process.stdout], [], [], limit)[0]:
                self.close()
                raise TimeoutError(f"{limit:g}")
            part = os.read(process.stdout.fileno(), LONGEST)
            if not part:
                break
            found += part
        return found

    def _start(self) -> subprocess.Popen[bytes]:
        paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
        return subprocess.Popen(
            [sys.executable, "-c", PROGRAM, self.spec],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": paths},
        )

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            with self._process:
                self._process = None

    def __del__(self) -> None:
        with suppress(Exception):
            self.close()


def main(spec: str) -> None:
    """Answer decisions from standard input until it closes; the bot's own output is discarded."""
    source, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1):
        os.dup2(nowhere, descriptor)
    player = guest(spec).player
    for line in source:
        answers.write(json.dumps(answered(player, json.loads(line))).encode() + b"\n")
        answers.flush()


def answered(player: Any, told: dict[str, Any]) -> dict[str, Any]:
    """Return the bot's move and random number state, or the exception it raised."""
    game, rng = game_of(told["game"]), Rng()
    rng.a, rng.b = told["rng"]
    lexicon = game.lexicon()
    moves = [lexicon.move(text) for text in told["moves"]]
    sight = Sight(game, told["seat"], told["view"], told["key"], [move for move in moves if move is not None])
    try:
        move = player.choose(sight, rng)
        return {"move": move.text if isinstance(move, Move) else repr(move), "rng": [rng.a, rng.b]}
    except BaseException as error:  # SystemExit too: it must not end the process
        return {"error": f"{type(error).__name__}: {error}"}
