"""Presence at tables for the lobby, collected from all workers."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from math import floor

import msgspec

from nyoi.server.table.live import LiveTable


class Here(msgspec.Struct, array_like=True):
    """Presence at a table in memory of some worker."""

    online: list[int]  # seats of connected players
    watched: bool  # whether any client is connected
    left: float  # when its last player left, in seconds since 1970; 0 while one is connected
    public: bool = False

    @property
    def deserted(self) -> float:
        """Seconds since a seated player was connected."""
        return max(0.0, time.time() - self.left) if self.left else 0.0


_decoder = msgspec.json.Decoder(dict[str, Here])


def here(tables: Mapping[str, LiveTable]) -> dict[str, Here]:
    """Return the presence at our own tables."""
    found = {}
    for id, live in tables.items():
        seats = sorted({seat for session in live.sessions for seat in session.seats})
        gone = live.deserted
        left = float(floor(time.time() - gone)) if gone else 0.0  # rounded, to change rarely
        found[id] = Here(seats, bool(live.sessions), left, live.row.public)
    return found


def said(others: Iterable[bytes]) -> dict[str, Here]:
    """Return the presence at other workers' tables, skipping unreadable messages.

    >>> said([b'{"t": [[0, 2], true, 0.0]}', b"?"])
    {'t': Here(online=[0, 2], watched=True, left=0.0, public=False)}
    """
    found: dict[str, Here] = {}
    for text in others:
        try:
            found |= _decoder.decode(text)
        except msgspec.DecodeError:
            continue
    return found
