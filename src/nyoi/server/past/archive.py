"""Archiver of finished games, with a worker process.

The worker replays a journal, records every seat's view and computes the statistics. All of it is written in
one transaction, with the rating changes, so a game is archived exactly once. Games missed by an interruption
are found at the next start.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

import msgspec

from nyoi.games import game as game_of
from nyoi.kernel.play import Refused
from nyoi.server.house.workers import Closed, Trouble, Workers
from nyoi.server.metrics import broken
from nyoi.server.past.ratings import names_of, rated
from nyoi.server.past.recording import Recording, packed, recorded, unpacked
from nyoi.server.store.past import Past, PastSeat
from nyoi.server.store.protocol import OVER, Entry, TableRow
from nyoi.server.table.chance import Luck
from nyoi.server.table.journal import recalled
from nyoi.server.time.clock import played

if TYPE_CHECKING:
    from nyoi.server.house.house import House

logger = logging.getLogger("nyoi.server")

MEMORY: Final = 1_500_000_000  # bytes for the largest game
SECONDS: Final = 300.0  # for the longest game
EVERY: Final = 600.0  # seconds between two searches for missing games
AT_ONCE: Final = 20  # missing games per query
UNFIT: Final = b"-"  # the answer for a game that cannot be replayed under today's rules
OPENED: Final = 8  # recordings cached for viewers who step through them


class Wanted(msgspec.Struct):
    """A finished game, as its journal."""

    game: str
    seats: int
    mode: str
    options: dict[str, Any]
    entries: list[Entry]


class Found(msgspec.Struct):
    """The data archived for a game."""

    recording: bytes
    rules: int
    moves: int
    ending: str
    results: list[float]
    places: list[int]
    scores: list[float]
    counted: dict[str, Any]


_wanted: Final = msgspec.msgpack.Decoder(Wanted)
_found: Final = msgspec.msgpack.Decoder(Found)
_pack: Final = msgspec.msgpack.Encoder().encode


# -- in a worker


def work(data: bytes) -> bytes:
    """Return the encoded archive data of an encoded journal."""
    try:
        return _pack(kept(_wanted.decode(data)))
    except (Refused, msgspec.ValidationError):
        return UNFIT


def kept(wanted: Wanted) -> Found:
    """Return the archive data of a game; raise Refused if its journal cannot be replayed."""
    game = game_of(wanted.game)
    journal = recalled(game, wanted.seats, wanted.mode, wanted.options, wanted.entries, Luck())
    table = journal.table
    counted = journal.counted
    places = counted.places if counted is not None else [1 if result > 0 else 2 for result in table.results]
    figures = {} if counted is None else {"counts": counted.counts, "liked": counted.liked}
    recording = packed(recorded(game, table.record))
    scores = [float(n) for n in game.points(table.state)]
    return Found(
        recording,
        table.record.setting.rules,
        table.seq,
        table.state.ending,
        [float(result) for result in table.results],
        places,
        scores or [0.0] * wanted.seats,
        figures,
    )


# -- in the server


class Archive:
    """The archiver, and a cache of recordings."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._workers = Workers(1, work, MEMORY)
        self._due: asyncio.Queue[str] = asyncio.Queue()
        self._unfit: set[str] = set()  # cannot be replayed: not tried again
        self._opened: OrderedDict[str, Recording] = OrderedDict()

    def note(self, id: str) -> None:
        """Queue a game that has ended."""
        self._due.put_nowait(id)

    async def run(self) -> None:
        """Archive one game after the other, as long as the server runs."""
        while True:
            with contextlib.suppress(Refused):  # the database is unreachable: they are found again
                last = ""
                while found := await self._house.store.past.missing(last, AT_ONCE):
                    for id in found:
                        if id not in self._unfit:
                            await self._try(id)
                    last = found[-1]
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    while True:
                        await self._try(await self._due.get())

    async def _try(self, id: str) -> None:
        try:
            await self._keep(id)
        except Refused:
            pass  # it is found again
        except Exception as error:
            self._unfit.add(id)
            broken(self._house.metrics, error, "archive")

    async def recording(self, id: str) -> Recording | None:
        """Return the recording of a finished game, or None if it is not archived."""
        found = self._opened.get(id)
        if found is None:
            data = await self._house.store.past.recording(id)
            if data is None:
                return None
            found = await self._house.aside.do(unpacked, data)
        self._opened[id] = found
        self._opened.move_to_end(id)
        while len(self._opened) > OPENED:
            self._opened.popitem(last=False)
        return found

    async def _keep(self, id: str) -> None:
        store = self._house.store
        row = await store.table(id)
        if row is None or row.status != OVER or all(seat.player is None for seat in row.seats):
            return  # imported games have no players
        entries = await store.journal(id)
        wanted = Wanted(row.game, len(row.seats), row.mode, row.options, entries)
        try:
            answer = await self._workers.ask(await self._house.aside.do(_pack, wanted), SECONDS)
            if answer == UNFIT:
                self._unfit.add(id)
                return
            found = await self._house.aside.do(_found.decode, answer)
        except Closed:
            return  # the server ends: it is found at the next start
        except (Trouble, msgspec.DecodeError) as error:
            self._unfit.add(id)
            logger.error("the game of table %s cannot be recorded: %s", id, type(error).__name__)
            return
        past = past_of(row, entries, found)
        await store.past.keep(past, found.recording, names_of, rated)

    def close(self) -> None:
        """Stop; missing games are found at the next start."""
        self._workers.close()


def past_of(row: TableRow, entries: list[Entry], found: Found) -> Past:
    """Return the archive record of a game."""
    seats = tuple(
        PastSeat(s.player, s.name, s.kind, s.level, found.results[i], found.places[i], found.scores[i], s.kept)
        for i, s in enumerate(row.seats)
    )
    seconds = played([entry.at for entry in entries])
    return Past(
        row.id,
        row.game,
        row.mode,
        found.rules,
        row.rated,
        entries[-1].at,
        found.moves,
        seconds,
        found.ending,
        found.counted,
        seats,
    )
