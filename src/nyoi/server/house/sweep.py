"""Poller of due turns: finds tables not in memory where a player's time is up.

Every worker polls; an unowned table goes to the first claimant. A loaded table then proceeds by itself
(`time/driver.py`). Abandoned rated games are looked for as well, less often, so that closing
the browser does not avoid a loss.
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

LATER: Final = 3600.0  # seconds until a table that cannot proceed is tried again
PRUNED: Final = 500  # unplayed tables deleted per poll
DESERTED: Final = 1800.0  # seconds between two searches for abandoned rated games


async def sweep(house: House) -> None:
    """Poll as long as the server runs."""
    walked = time.time()  # after a downtime players get time to return
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
            pass  # the database is unreachable: they stay due
        except Exception as error:
            broken(house.metrics, error, "sweep")
        await asyncio.sleep(house.config.sweep_seconds)


async def _prune(house: House, before: float) -> None:
    """Delete old tables where no person has ever moved, unless they are in memory at any worker."""
    for id in await house.store.unplayed(before, PRUNED):
        with suppress(Lost):
            if id not in house.tables and await house.elsewhere(id) is None:
                await house.store.remove(id, before)


async def _look_at(house: House, id: str) -> None:
    """Let a correspondence table proceed."""
    table = await _found(house, id)
    if table is not None:
        async with table.lock:
            if not table.closed and table.days is not None:
                await table.days.recall()
                table.driver.stir()


async def _end(house: House, id: str) -> None:
    """Let bots take over an abandoned rated table."""
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
    """Return a table, or None if another worker owns it and polls it itself."""
    try:
        if await house.elsewhere(id) is None:
            return await house.table(id)
    except Lost:
        pass  # it has just moved to another worker
    except Refused:  # damaged or of other rules: it must not hold up the rest
        await house.store.turns.postpone(id, time.time() + LATER)
    return None
