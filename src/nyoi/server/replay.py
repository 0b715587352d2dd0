"""Looking back at a finished game, move by move, from a seat or with everything open."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from nyoi.kernel.decision import NOBODY, SPECTATOR
from nyoi.kernel.game import Game, View
from nyoi.kernel.log import Log
from nyoi.kernel.play import Refused
from nyoi.kernel.state import State
from nyoi.kernel.table import Table, replay
from nyoi.server import posts

OPEN = -2  # not a seat: with everything open
REMEMBERED = 50  # games that are being looked at


class Replays:
    """Games being looked back at; a step forward plays on from the last one shown."""

    def __init__(self) -> None:
        self._at: OrderedDict[str, Table] = OrderedDict()

    def step(self, id: str, game: Game, log: Log, names: list[str], at: int, seat: int, since: int) -> posts.ReplayStep:
        """The game after `at` moves, with what happened after move `since`."""
        last = len(log.entries)
        if not 0 <= at <= last:
            raise Refused("bad-point", high=last)
        if not OPEN <= seat < log.setting.seats:
            raise Refused("bad-seat", seat=seat, high=log.setting.seats - 1)
        table = self._table(id, game, log, at)
        view = opened(game, table.state) if seat == OPEN else table.view(seat)
        events = [event for event in table.events(None if seat == OPEN else seat, since + 1) if event["seq"] <= at]
        entry = log.entries[at - 1] if at else None
        return posts.ReplayStep(
            at, last, seat, events, view, names, entry.move if entry else "", entry.seat if entry else NOBODY
        )

    def _table(self, id: str, game: Game, log: Log, at: int) -> Table:
        table = self._at.pop(id, None)
        if table is None or table.seq > at:
            table = replay(game, log, at)
        for entry in log.entries[table.seq : at]:
            table.state.script, table.state.cue = entry.chance, 0
            table.play(entry.move, seat=entry.seat)
        self._at[id] = table
        if len(self._at) > REMEMBERED:
            self._at.popitem(last=False)
        return table


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
