"""A game that is over, as everybody saw it: events and views by seat, whatever the rules say today.

From each seat, for a watcher and with everything open a recording keeps the view before the first move, and for every
move what happened and what changed of the view. It is played from these alone: no rule is asked.
"""

from __future__ import annotations

import bz2
from typing import Any, Final

import msgspec

from nyoi.kernel.decision import NOBODY, SPECTATOR
from nyoi.kernel.event import Retold
from nyoi.kernel.game import Game, View
from nyoi.kernel.log import Log
from nyoi.kernel.play import Refused
from nyoi.kernel.state import State
from nyoi.kernel.table import replay
from nyoi.server.table.journal import MOST_TOLD
from nyoi.server.wire import bodies
from nyoi.server.wire.encoding import encode, shown
from nyoi.server.wire.messages import Path, Put
from nyoi.server.wire.patch import changes, patched

OPEN: Final = -2  # not a seat: with everything open
LARGEST: Final = 256_000_000  # bytes of a recording once it is unpacked: no game comes near


class Frame(msgspec.Struct, array_like=True):
    """A move as somebody saw it: what happened, and what is otherwise than before."""

    events: list[dict[str, Any]]
    put: list[Put]
    gone: list[Path]


class Reel(msgspec.Struct, array_like=True):
    """The whole game as one saw it."""

    first: dict[str, Any]  # the view before the first move
    dealt: list[dict[str, Any]]  # what happened until then
    frames: list[Frame]


Places = tuple[list[int], list[int], list[int]]  # of the events, the puts and the removals of a frame among the parts
SharedMove = tuple[list[msgspec.Raw], list[tuple[list[int], Places]]]  # a move in storage: parts; seats and their frame


class Recording(msgspec.Struct):
    """A game for good."""

    game: str
    rules: int
    mode: str
    options: dict[str, Any]
    moves: list[tuple[int, str]]
    reels: dict[int, Reel]  # by seat, from `OPEN` on

    @property
    def seats(self) -> int:
        """How many sat there."""
        return max(self.reels) + 1

    def step(self, names: list[str], at: int, seat: int, since: int) -> bodies.ReplayStep:
        """The game after `at` moves, with what happened after move `since`: of very many the last."""
        last = len(self.moves)
        if not 0 <= at <= last:
            raise Refused("bad-point", high=last)
        if seat not in self.reels:
            raise Refused("bad-seat", seat=seat, high=self.seats - 1)
        reel = self.reels[seat]
        view = reel.first
        for frame in reel.frames[:at]:
            view = patched(view, frame.put, frame.gone)
        told = [reel.dealt, *(frame.events for frame in reel.frames)]
        events = [event for part in told[max(since + 1, at - MOST_TOLD, 0) : at + 1] for event in part]
        mover, move = self.moves[at - 1] if at else (NOBODY, "")
        return bodies.ReplayStep(at, last, seat, events, view, names, move, mover)


def recorded(game: Game, log: Log) -> Recording:
    """The recording of a game; Refused if its log does not play."""
    reels: dict[int, Reel] = {}
    last: dict[int, View] = {}

    def look(_: int, s: State) -> None:
        for seat in range(OPEN, log.setting.seats):
            view = shown(opened(game, s) if seat == OPEN else game.view(s, seat))
            if seat in last:
                reels[seat].frames.append(Frame([], *changes(last[seat], view)))
            else:
                reels[seat] = Reel(view, [], [])
            last[seat] = view

    table = replay(game, log, seen=look)
    for seq, news in enumerate(table.history):
        told = [Retold(seq, event, game.tables) for event in news]
        for seat, reel in reels.items():
            heard = [data for one in told if (data := one.seen(None if seat == OPEN else seat)) is not None]
            if seq:
                reel.frames[seq - 1].events = heard
            else:
                reel.dealt = heard
    setting = log.setting
    moves = [(entry.seat, entry.move) for entry in log.entries]
    return Recording(setting.game, setting.rules, setting.mode, dict(setting.options), moves, reels)


def opened(game: Game, s: State) -> View:
    """A view with everything open: what everybody sees, and each player as he sees himself.

    Views list the players by seat; of a list of that length each entry is taken from the view of
    its own seat.
    """
    seen: dict[str, Any] = dict(game.view(s, SPECTATOR))
    own = [game.view(s, seat) for seat in range(s.seats)]
    for key, value in seen.items():
        if isinstance(value, list) and len(value) == s.seats and all(isinstance(part, dict) for part in value):
            seen[key] = [own[seat][key][seat] for seat in range(s.seats)]
    return seen


def packed(recording: Recording) -> bytes:
    """Encode a recording for storage.

    Most of what happens is seen alike from most seats, so each event and each change of a move is kept once, and
    frames point at them: together with bz2, whose window is the whole game, an eighth of a reel for each seat.
    """
    moves = []
    for at in range(len(recording.moves)):
        parts: dict[bytes, int] = {}
        frames: dict[tuple[tuple[int, ...], ...], list[int]] = {}
        for seat, reel in recording.reels.items():
            frame = reel.frames[at]
            places = [
                tuple([parts.setdefault(encode(part), len(parts)) for part in column])
                for column in (frame.events, frame.put, frame.gone)
            ]
            frames.setdefault(tuple(places), []).append(seat)
        moves.append(([msgspec.Raw(part) for part in parts], [(seats, places) for places, seats in frames.items()]))
    alone = {seat: Reel(reel.first, reel.dealt, []) for seat, reel in recording.reels.items()}
    return bz2.compress(encode((msgspec.structs.replace(recording, reels=alone), moves)))


def unpacked(data: bytes) -> Recording:
    """Decode what `packed` returned; ValueError if it is something else."""
    opener = bz2.BZ2Decompressor()
    try:
        text = opener.decompress(data, LARGEST)
        if not opener.eof:
            raise ValueError("cut short, or too long")
        recording, moves = msgspec.json.decode(text, type=tuple[Recording, list[SharedMove]])
        for parts, frames in moves:
            for seats, (events, put, gone) in frames:
                frame = Frame(
                    [msgspec.json.decode(parts[part]) for part in events],
                    [msgspec.json.decode(parts[part], type=Put) for part in put],
                    [msgspec.json.decode(parts[part], type=Path) for part in gone],
                )
                for seat in seats:
                    recording.reels[seat].frames.append(frame)
    except (OSError, EOFError, msgspec.DecodeError, LookupError) as error:
        raise ValueError(str(error)) from error
    return recording
