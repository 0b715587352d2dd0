"""Replay of a finished game that is not archived, from its journal under today's rules."""

from __future__ import annotations

from nyoi.kernel.decision import NOBODY
from nyoi.kernel.play import Refused
from nyoi.server.past.recording import OPEN, opened
from nyoi.server.table.journal import MOST_TOLD, Journal
from nyoi.server.wire import bodies
from nyoi.server.wire.encoding import shown


def step(journal: Journal, names: list[str], at: int, seat: int, since: int) -> bodies.ReplayStep:
    """Return the game after `at` moves, with the events since move `since`, limited to the latest."""
    table, log = journal.table, journal.table.record
    last = len(log.entries)
    if not 0 <= at <= last:
        raise Refused("bad-point", high=last)
    if not OPEN <= seat < log.setting.seats:
        raise Refused("bad-seat", seat=seat, high=log.setting.seats - 1)
    s = journal.before(at)
    view = shown(opened(table.game, s) if seat == OPEN else table.game.view(s, seat))
    events = table.events(None if seat == OPEN else seat, max(since + 1, at - MOST_TOLD, 0), at)
    entry = log.entries[at - 1] if at else None
    return bodies.ReplayStep(
        at, last, seat, events, view, names, entry.move if entry else "", entry.seat if entry else NOBODY
    )
