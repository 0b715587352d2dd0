"""Recordings of finished games, as events and views by seat, independent of later rules.

For each seat, for spectators and with all information open, a recording keeps the view before the first move.
For every move it keeps the events and the changes of the view. Playback needs no rules.
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

OPEN: Final = -2  # not a seat: all hidden information open
LARGEST: Final = 256_000_000  # limit in bytes of an unpacked recording, far above any game


class Frame(msgspec.Struct, array_like=True):
    """A move as one seat saw it: events, and changes of the view."""

    events: list[dict[str, Any]]
    put: list[Put]
    gone: list[Path]


class Reel(msgspec.Struct, array_like=True):
    """The whole game as one seat saw it."""

    first: dict[str, Any]  # the view before the first move
    dealt: list[dict[str, Any]]  # the events until then
    frames: list[Frame]


Places = tuple[list[int], list[int], list[int]]  # a frame's events, puts and removals, as part indices
SharedMove = tuple[list[msgspec.Raw], list[tuple[list[int], Places]]]  # stored move: parts; seats and frame


class Recording(msgspec.Struct):
    """A recorded game."""

    game: str
    rules: int
    mode: str
    options: dict[str, Any]
    moves: list[tuple[int, str]]
    reels: dict[int, Reel]  # by seat, from `OPEN` on

    @property
    def seats(self) -> int:
        """Number of seats."""
        return max(self.reels) + 1

    def step(self, names: list[str], at: int, seat: int, since: int) -> bodies.ReplayStep:
        """Return the game after `at` moves, with the events since move `since`, limited to the latest."""
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
    """Return the recording of a game; raise Refused if its log cannot be replayed."""
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
    """Return a view with all information: the public view, and each player's own entry.

    Views list players by seat. In every list of that length, each entry is taken from the view of its own
    seat.
    """
    seen: dict[str, Any] = dict(game.view(s, SPECTATOR))
    own = [game.view(s, seat) for seat in range(s.seats)]
    for key, value in seen.items():
        if isinstance(value, list) and len(value) == s.seats and all(isinstance(part, dict) for part in value):
            seen[key] = [own[seat][key][seat] for seat in range(s.seats)]
    return seen


def packed(recording: Recording) -> bytes:
    """Encode a recording for storage.

    Most seats see most events alike, so each event and each change of a move is stored once and referenced by
    frames. With bz2, whose window spans the whole game, this takes an eighth of separate recordings per seat.
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
    """Decode what `packed` returned; raise ValueError for anything else."""
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
