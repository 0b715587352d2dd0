"""Rows written in the same transaction as a move: turns of a correspondence clock, and notifications.

Nothing is sent here: `house/notices.py` sends stored notifications.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from nyoi.kernel.decision import CLOCK
from nyoi.kernel.pace import Pace
from nyoi.kernel.state import State
from nyoi.server.store.notes import BEGUN_NOTE, OVER_NOTE, TURN_NOTE, Note, put_notes
from nyoi.server.store.protocol import PLAYING, START, Also, Entry
from nyoi.server.store.rows import Link
from nyoi.server.store.turns import Kept
from nyoi.server.time.days import TIME_UP

if TYPE_CHECKING:
    from nyoi.server.table.live import LiveTable


class Beside:
    """The extra rows of a save; usually none."""

    def __init__(self, table: LiveTable, entry: Entry | None, after: State | None, status: str) -> None:
        self._table = table
        self._found: list[Kept] = []
        self._notes: list[Note] = []
        self.writing: Also | None = None
        status = status or table.row.status
        state = after or (table.journal.table.state if table.journal is not None else None)
        if state is None or (status != PLAYING and entry is None):
            return
        asked = list(entry.asked) if entry is not None else list(table.playing.asked)
        pace = table.pace if table.journal is not None else table.game.pace(table.row.options)
        if entry is not None:
            self._notes = notes(table, state, asked, entry, pace)
        turns = None
        if table.days is not None:
            turns = table.days.writing(table.days.next(state, asked, entry, pace), self._found)
        if turns is not None or self._notes:
            self.writing = self._both(turns)

    def _both(self, turns: Also | None) -> Also:
        notes = self._notes

        def also(db: Link) -> None:
            if turns is not None:
                turns(db)
            put_notes(db, notes)

        return also

    def stands(self) -> None:
        """Apply the effects of a successful save."""
        if self._found and self._table.days is not None:
            self._table.days.kept = self._found[0]
        if self._notes:
            self._table.house.notices.wake()


def notes(t: LiveTable, s: State, asked: list[int], entry: Entry, pace: Pace) -> list[Note]:
    """Return the notifications of an entry, to absent players it concerns; the most urgent one for each."""
    before = set(t.journal.asked) if t.journal is not None else set()
    mover = t.row.seats[entry.seat].player if entry.seat != CLOCK and entry.cmd != TIME_UP else None
    at = time.time() + t.house.config.notice_seconds
    found: dict[int, Note] = {}
    for i, seat in enumerate(t.row.seats):
        newly = i in asked and (i not in before or i == entry.seat)
        if not (newly or s.over or entry.kind == START):
            continue
        if seat.kind != "human" or seat.player is None or seat.player == mover or not _gone(t, i):
            continue
        if s.over:
            kind = OVER_NOTE
        elif newly and not seat.kept and pace.clocked(s, i):
            kind = TURN_NOTE
        elif entry.kind == START:
            kind = BEGUN_NOTE
        else:
            continue
        if seat.player not in found or kind == TURN_NOTE:
            found[seat.player] = Note(seat.player, t.row.id, kind, at)
    return list(found.values())


def _gone(t: LiveTable, seat: int) -> bool:
    """Return whether a seat's player is absent, for a while unless the table is a correspondence game."""
    if t.online(seat):
        return False
    return bool(t.row.days) or t.now - t.left_at.get(seat, t.born) >= t.house.config.away_seconds
