"""The look around: tables that nobody has in memory, where the house is to move because somebody's days are over.

Every worker looks; a table is its who has it, and whoever comes first takes one that nobody has. A table is loaded, and
then moves by itself (`time/driver.py`).
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from nyoi.kernel.play import Refused
from nyoi.server.metrics import broken
from nyoi.server.store.protocol import Lost

if TYPE_CHECKING:
    from nyoi.server.house.house import House

LATER: Final = 3600.0  # seconds until a table is looked at again at which nothing can be done


async def sweep(house: House) -> None:
    """Look around, on and on."""
    while True:
        try:
            for id in await house.store.turns.due(time.time()):
                await _look_at(house, id)
        except Refused:
            pass  # the database is away: they are found again
        except Exception as error:
            broken(house.metrics, error, "sweep")
        await asyncio.sleep(house.config.sweep_seconds)


async def _look_at(house: House, id: str) -> None:
    """Let a table go on, unless another worker has it: that one looks at it, too."""
    try:
        if await house.elsewhere(id) is not None:
            return
        table = await house.table(id)
        async with table.lock:
            if not table.closed and table.days is not None:
                await table.days.recall()
                table.driver.stir()
    except Lost:
        pass  # it has just gone to another worker
    except Refused:  # it is damaged, or of another time: it does the others no harm
        await house.store.turns.postpone(id, time.time() + LATER)
