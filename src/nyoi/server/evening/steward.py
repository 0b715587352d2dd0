"""Tournament runner: creates the tables of a round, watches them, records results, starts the next round.

It derives everything from the database, and every step is idempotent. A restart loses nothing, and each of
several servers may run one: the first to take a step succeeds.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Mapping
from typing import TYPE_CHECKING, Final

from nyoi.games import game as game_of
from nyoi.kernel.play import Refused
from nyoi.server.evening.rounds import OPEN, entrants, opened, replays, total_rounds
from nyoi.server.evening.standings import TOGETHER
from nyoi.server.house.players import A_DAY
from nyoi.server.metrics import broken
from nyoi.server.store.evenings import LEFT, REMOVED, RUNNING, Evening, Pairing
from nyoi.server.store.protocol import OVER, PLAYING, Lost, SeatRow, TableRow
from nyoi.server.table.journal import Journal
from nyoi.server.table.seating import agree, agreed

if TYPE_CHECKING:
    from nyoi.server.house.house import House
    from nyoi.server.table.live import LiveTable

EVERY: Final = 1.0  # seconds between two passes, without a wake-up
FORGOTTEN: Final = 600.0  # seconds between two searches for abandoned evenings


class Steward:
    """The tournament runner."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._stirred = asyncio.Event()
        self._unfit: set[str] = set()  # tables whose game cannot be replayed any more: not tried again
        self._forgot = 0.0

    def stir(self) -> None:
        """Start the next pass at once."""
        self._stirred.set()

    async def run(self) -> None:
        """Make passes as long as the server runs."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._stirred.wait()
            self._stirred.clear()
            try:
                await self._walk()
            except (Refused, Lost):
                continue  # the database is unreachable: next pass
            except Exception as error:
                broken(self._house.metrics, error, "evenings")

    async def _walk(self) -> None:
        store = self._house.store.evenings
        if time.time() - self._forgot > FORGOTTEN:
            self._forgot = time.time()
            await store.forget(time.time() - A_DAY)
        for table, code in await store.uncounted():
            if table not in self._unfit:
                await self._apart(self._count(table, code))
        for code in await store.running():
            await self._apart(self._look_in(code))

    async def _apart(self, step: Awaitable[None]) -> None:
        """Take one step; a failure (such as an unknown game) must not affect other evenings."""
        try:
            await step
        except (Refused, Lost):
            return
        except Exception as error:
            broken(self._house.metrics, error, "evenings")

    async def _look_in(self, code: str) -> None:
        evening = await self._house.store.evenings.one(code)
        if evening is not None and evening.terms.form != OPEN:
            await self.see_to(evening)

    async def see_to(self, evening: Evening, now: bool = False) -> None:
        """Take the steps due in a tournament: create tables, replace absent players, begin the next round.

        With `now` the next round begins before its time.
        """
        due = [one for one in evening.pairings if one.round == evening.round and not one.places]
        if due:
            standing = await self._house.store.evenings.standing([one.table for one in due])
            for one in due:
                if one.table not in standing:
                    await self._open(evening, one)
                elif standing[one.table] == PLAYING:
                    await self._mind(evening, one)
        elif evening.status == RUNNING and (now or (evening.terms.auto and self.rest(evening) <= 0)):
            await self._go_on(evening)
        elif evening.status == RUNNING and (replays(evening) or self._last(evening)):
            await self._go_on(evening)  # these start without a pause

    def rest(self, evening: Evening) -> float:
        """Return the seconds until the next round starts automatically; -1 if it does not."""
        now = [one for one in evening.pairings if one.round == evening.round]
        paired = evening.status == RUNNING and evening.terms.form != OPEN and evening.terms.auto
        if not paired or not now or not all(one.places for one in now):
            return -1.0
        return max(0.0, max(one.ended for one in now) + self._house.config.round_seconds - time.time())

    def _last(self, evening: Evening) -> bool:
        return evening.round >= total_rounds(evening.terms, len(entrants(evening)))

    async def _go_on(self, evening: Evening) -> None:
        """Replay undecided tables, begin the next round, or end the tournament."""
        store, code, round = self._house.store.evenings, evening.code, evening.round
        again = replays(evening)
        if again:
            await store.go_on(code, round, round, again)
        elif self._last(evening):
            await store.end(code)
        else:
            tables = await self._house.aside.do(opened, evening, round + 1)
            await store.go_on(code, round, round + 1, tables)
        self._house.evenings.forget(code)
        self.stir()

    # -- one table

    async def _open(self, evening: Evening, one: Pairing) -> None:
        """Create a table of a round with its people seated.

        A table with only bots waits while enough such tables are running, so that people's bots are not
        delayed.
        """
        people = {person.number: person for person in evening.people}
        sitting = [people[number] for number in one.people]
        if all(person.bot for person in sitting) and self._among_bots() >= max(1, self._house.config.workers):
            return
        terms = evening.terms
        setting = agreed(terms.game, len(sitting), terms.mode, terms.options)
        row = TableRow(one.table, terms.game, setting.mode, dict(setting.options), False, terms.clock, None)
        row.created, row.advice, row.evening = time.time(), False, evening.code
        for person in sitting:
            gone = person.state in (LEFT, REMOVED)
            kind, level = ("bot", person.level) if person.bot else ("human", terms.level if gone else 0)
            player = None if person.state == REMOVED else person.player  # a removed player gets no seat
            row.seats.append(SeatRow(kind, person.name, level, player, kept=gone and not person.bot))
        with contextlib.suppress(Lost):  # another server was faster
            await self._house.openings.begin(row)
        self._house.evenings.forget(evening.code)

    def _among_bots(self) -> int:
        return sum(
            table.row.status == PLAYING and bool(table.row.evening) and all(s.kind == "bot" for s in table.row.seats)
            for table in self._house.tables.values()
        )

    async def _mind(self, evening: Evening, one: Pairing) -> None:
        """Keep a running table in the memory of some server.

        Bots play for people who do not come, have left or were removed from the event.
        """
        try:
            table = await self._house.table(one.table)
        except (Lost, Refused):
            return  # another server owns it, or it cannot be loaded
        states = {person.player: person.state for person in evening.people if not person.bot}
        async with table.lock:
            if table.closed or table.row.status != PLAYING:
                return
            shown_out = [
                i for i, seat in enumerate(table.row.seats) if seat.player in states and states[seat.player] == REMOVED
            ]
            for i in shown_out:
                table.row.seats[i].player, table.row.seats[i].tokens = None, ()
            missing = [
                i
                for i, seat in enumerate(table.row.seats)
                if seat.kind == "human" and not seat.kept
                if i in shown_out or (not table.online(i) and self._waited(table, i, evening, states))
            ]
            for i in missing:
                table.row.seats[i].kept, table.row.seats[i].level = True, evening.terms.level
            if missing or shown_out:
                await agree(table, shown_out)
            if shown_out and table.journal is not None:
                table.changed(since=table.journal.seq)  # removed players now see the public view

    def _waited(self, table: LiveTable, seat: int, evening: Evening, states: Mapping[int | None, str]) -> bool:
        """Return whether the wait for an absent player is over; there is none for players who have left."""
        if states.get(table.row.seats[seat].player) == LEFT:
            return True
        return table.now - table.left_at.get(seat, table.born) >= evening.terms.wait

    async def _count(self, id: str, code: str) -> None:
        """Record the result of a finished game."""
        house = self._house
        evening = await house.store.evenings.one(code)
        try:
            table = await house.table(id)
        except Lost:
            return  # another server owns it
        except Refused as refused:
            if refused.reason not in ("not-read", "not-saved"):
                self._unfit.add(id)
            return
        if evening is None or table.journal is None or table.row.status != OVER:
            return
        places = await house.aside.do(places_of, table.journal)
        paired = next((one for one in evening.pairings if one.table == id), None)
        if paired is None:
            numbers = {one.player: one.number for one in evening.people if not one.bot}
            people = tuple(numbers.get(seat.player, -1) for seat in table.row.seats)
            paired = Pairing(0, 0, 0, id, table.row.game, people)
        await house.store.evenings.count(code, paired._replace(places=tuple(places), ended=time.time()))
        house.evenings.forget(code)
        self.stir()


def places_of(journal: Journal) -> list[int]:
    """Return the places of a finished game by seat; equal places after a cooperative game."""
    table = journal.table
    counted = journal.counted
    setting = table.record.setting
    together = game_of(setting.game).mode(setting.mode).together
    if counted is None or together:
        return [(TOGETHER if together else 1) if result > 0 else 2 for result in table.results]
    return counted.places
