"""Who is at which table, for the lobby: of our own tables we know it, of the others' their workers say it."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from math import floor

import msgspec

from nyoi.server.table.live import LiveTable


class Here(msgspec.Struct, array_like=True):
    """Who is at a table that some worker has in memory."""

    online: list[int]  # the seats whose people are connected
    watched: bool  # whether anybody looks at it at all
    left: float  # when the last of its people went, in seconds since 1970; 0 while one is there
    public: bool = False

    @property
    def deserted(self) -> float:
        """For how long nobody who sits there has been connected."""
        return max(0.0, time.time() - self.left) if self.left else 0.0


_decoder = msgspec.json.Decoder(dict[str, Here])


def here(tables: Mapping[str, LiveTable]) -> dict[str, Here]:
    """Who is at our own tables."""
    found = {}
    for id, live in tables.items():
        seats = sorted({seat for session in live.sessions for seat in session.seats})
        gone = live.deserted
        left = float(floor(time.time() - gone)) if gone else 0.0  # in whole seconds: told anew only if it has changed
        found[id] = Here(seats, bool(live.sessions), left, live.row.public)
    return found


def said(others: Iterable[bytes]) -> dict[str, Here]:
    """Who is at the tables of other workers, as they said; what does not read is not known.

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
