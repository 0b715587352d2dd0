"""Encoding of a table's settings, seats and result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from nyoi.server.http.address import at_home_only
from nyoi.server.http.games import pack
from nyoi.server.store.past import Past
from nyoi.server.store.protocol import LOBBY, OVER, TableRow
from nyoi.server.table.journal import Journal
from nyoi.server.table.proof import shown
from nyoi.server.time.days import A_DAY
from nyoi.server.time.orders import standing
from nyoi.server.wire import messages

if TYPE_CHECKING:
    from nyoi.server.table.live import LiveTable


def info_of(table: LiveTable, player: int | None, seats: Sequence[int], base: str) -> messages.TableInfo:
    """Return a table as its player with these seats sees it."""
    row = table.row
    return messages.TableInfo(
        row.id,
        row.game,
        row.mode,
        row.options,
        [
            messages.SeatInfo(
                i,
                s.name,
                s.kind,
                s.level,
                table.online(i),
                s.kept,
                standing(s) if i in seats else "",
                table.days.away(i) if table.days is not None else 0.0,
            )
            for i, s in enumerate(row.seats)
        ],
        row.status,
        table.hosted_by(player),
        list(seats),
        row.public,
        f"{base}/table/{row.id}",
        sum(not session.seats for session in table.sessions),
        agreed_clock(row),
        row.rematch,
        problem(row) if row.status == LOBBY else None,
        row.practice,
        table.advises,
        table.paused,
        at_home_only(base),
        round(table.watch.seconds(table.now)) if row.status == OVER else 0,
        pack(row.game),
        end_of(table.journal),
        row.rated,
        shown(row),
        row.shut,
        row.evening,
        row.paired,
        row.imported,
    )


def remembered(row: TableRow, past: Past, player: int | None, base: str) -> messages.TableInfo:
    """Return the archived part of a finished game that today's rules or content cannot replay."""
    counts = past.counted.get("counts", {})
    seats = [messages.SeatInfo(i, s.name, s.kind, s.level, False, s.kept, "") for i, s in enumerate(row.seats)]
    return messages.TableInfo(
        row.id,
        row.game,
        row.mode,
        row.options,
        seats,
        row.status,
        False,
        [i for i, seat in enumerate(row.seats) if player is not None and seat.player == player],
        row.public,
        f"{base}/table/{row.id}",
        0,
        rematch=row.rematch,
        practice=row.practice,
        local=at_home_only(base),
        played=round(past.seconds),
        end=messages.EndInfo([seat.place for seat in past.seats], counts) if counts else None,
        rated=row.rated,
        proof=shown(row),
        evening=row.evening,
        paired=row.paired,
        imported=row.imported,
    )


def end_of(journal: Journal | None) -> messages.EndInfo | None:
    """Return the final statistics of a finished game."""
    found = journal.counted if journal is not None else None
    return None if found is None else messages.EndInfo(found.places, found.counts)


def agreed_clock(row: TableRow) -> messages.ClockInfo | None:
    """Return the clock settings, before the game begins."""
    if row.days:
        return messages.ClockInfo(row.days * A_DAY, 0.0, [], [], row.days)
    return messages.ClockInfo(row.clock[0], row.clock[1], [], []) if row.clock else None


def problem(row: TableRow) -> messages.Refusal | None:
    """Return why a table cannot start yet, or None."""
    empty = sum(seat.kind == "empty" for seat in row.seats)
    return messages.Refusal("seats-empty", "", {"number": empty}) if empty else None
