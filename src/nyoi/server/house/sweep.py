"""The look around: tables that nobody has in memory, where the house is to move because somebody's days are over.

Every worker looks; a table is its who has it, and whoever comes first takes one that nobody has. A table is loaded, and
then moves by itself (`time/driver.py`). Rated games that all have walked away from are looked for more rarely: nobody
keeps what he would have lost by closing his browser.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from nyoi.kernel.play import Refused
from nyoi.server.metrics import broken
from nyoi.server.store.protocol import PLAYING, Lost
from nyoi.server.table.live import LiveTable
from nyoi.server.table.seating import agree
from nyoi.server.time.days import A_DAY

if TYPE_CHECKING:
    from nyoi.server.house.house import House

LATER: Final = 3600.0  # seconds until a table is looked at again at which nothing can be done
PRUNED: Final = 500  # unplayed tables that are deleted at a look
DESERTED: Final = 1800.0  # seconds from one look for rated games without anybody to the next


async def sweep(house: House) -> None:
    """Look around, on and on."""
    walked = time.time()  # who could not come because the house was closed may do so now
    while True:
        try:
            now = time.time()
            for id in await house.store.turns.due(now):
                await _look_at(house, id)
            if now - walked >= min(DESERTED, house.config.rated_days * A_DAY, house.config.unplayed_days * A_DAY):
                walked = now
                await _prune(house, now - house.config.unplayed_days * A_DAY)
                for id in await house.store.turns.deserted(now - house.config.rated_days * A_DAY):
                    await _end(house, id)
        except Refused:
            pass  # the database is away: they are found again
        except Exception as error:
            broken(house.metrics, error, "sweep")
        await asyncio.sleep(house.config.sweep_seconds)


async def _prune(house: House, before: float) -> None:
    """Delete tables at which no person has ever moved; not one that is in memory here or at another worker."""
    for id in await house.store.unplayed(before, PRUNED):
        with suppress(Lost):
            if id not in house.tables and await house.elsewhere(id) is None:
                await house.store.remove(id, before)


async def _look_at(house: House, id: str) -> None:
    """Let a table go on whose clock is one of days."""
    table = await _found(house, id)
    if table is not None:
        async with table.lock:
            if not table.closed and table.days is not None:
                await table.days.recall()
                table.driver.stir()


async def _end(house: House, id: str) -> None:
    """Let bots play on at a rated table to which nobody has come back."""
    table = await _found(house, id)
    if table is not None:
        async with table.lock:
            away = [seat for seat in table.row.seats if seat.kind == "human" and not seat.kept]
            if table.closed or table.row.status != PLAYING or table.anybody_there or not away:
                return
            for seat in away:
                seat.kept, seat.level = True, house.config.keeper
            with suppress(Lost):
                await agree(table)


async def _found(house: House, id: str) -> LiveTable | None:
    """A table, unless another worker has it: that one looks at it, too."""
    try:
        if await house.elsewhere(id) is None:
            return await house.table(id)
    except Lost:
        pass  # it has just gone to another worker
    except Refused:  # it is damaged, or of another time: it does the others no harm
        await house.store.turns.postpone(id, time.time() + LATER)
    return None
