"""Games that have ended are put into the archive, one after the other, by a process beside the server.

It replays a journal, records what everybody saw and counts what is counted. Then all of it is written at once, with the
ratings that it moves: a game is in the archive wholly and once, or will be. Whoever was interrupted finds at the next
start which games are missing.
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

MEMORY: Final = 1_500_000_000  # bytes for the greatest game
SECONDS: Final = 300.0  # for the longest
EVERY: Final = 600.0  # seconds from one look for missing games to the next
AT_ONCE: Final = 20  # missing games that are asked for together
UNFIT: Final = b"-"  # the answer for a game that does not play under today's rules
OPENED: Final = 8  # recordings kept in memory: somebody looks at them step by step


class Wanted(msgspec.Struct):
    """A game that is over, as its journal tells it."""

    game: str
    seats: int
    mode: str
    options: dict[str, Any]
    entries: list[Entry]


class Found(msgspec.Struct):
    """What is kept of it."""

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
    """A journal in, what is kept of it out."""
    try:
        return _pack(kept(_wanted.decode(data)))
    except (Refused, msgspec.ValidationError):
        return UNFIT


def kept(wanted: Wanted) -> Found:
    """What is kept of a game; Refused if its journal does not play."""
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
    """Where games go that are over, and where one looks at them again."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._workers = Workers(1, work, MEMORY)
        self._due: asyncio.Queue[str] = asyncio.Queue()
        self._unfit: set[str] = set()  # what does not play: it is not tried again
        self._opened: OrderedDict[str, Recording] = OrderedDict()

    def note(self, id: str) -> None:
        """A game has ended."""
        self._due.put_nowait(id)

    async def run(self) -> None:
        """Put one game after the other into the archive, as long as the house is open."""
        while True:
            with contextlib.suppress(Refused):  # the database is away: they are found again
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
        """The recording of a game that is over; None if it is not in the archive, or not yet."""
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
            return  # what was brought along is nobody's past
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
        """Nothing more is recorded; what is missing is found at the next start."""
        self._workers.close()


def past_of(row: TableRow, entries: list[Entry], found: Found) -> Past:
    """A game as it is kept for its players."""
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
