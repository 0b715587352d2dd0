"""Looking back at a finished game, move by move, from a seat or with everything open."""

from __future__ import annotations

from typing import Any

from nyoi.kernel.decision import NOBODY, SPECTATOR
from nyoi.kernel.game import Game, View
from nyoi.kernel.play import Refused
from nyoi.kernel.state import State
from nyoi.server.table.journal import MOST_TOLD, Journal
from nyoi.server.wire import bodies
from nyoi.server.wire.encoding import shown

OPEN = -2  # not a seat: with everything open


def step(journal: Journal, names: list[str], at: int, seat: int, since: int) -> bodies.ReplayStep:
    """The game after `at` moves, with what happened after move `since`: of very many the last."""
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


def opened(game: Game, s: State) -> View:
    """A view with everything open: what everybody sees, and each player as he sees himself.

    Views list the players by seat; of a list of that length each entry is taken from the view of
    its own seat.
    """
    seen: dict[str, Any] = dict(game.view(s, SPECTATOR))
    own = [game.view(s, seat) for seat in range(s.seats)]
    for key, value in seen.items():
        if isinstance(value, list) and len(value) == s.seats and all(isinstance(part, dict) for part in value):
            seen[key] = [own[seat][key][seat] for seat in range(s.seats)]
    return seen
