"""Standing orders: windows that a game answers for a seat, so that its player is not asked for nothing (DUEL-7.13)."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from nyoi.kernel.decision import Move
from nyoi.kernel.play import offered

if TYPE_CHECKING:
    from nyoi.server.table import LiveTable


def answer(table: LiveTable, seat: int) -> Move | None:
    """What a person's standing order plays for the seat now; None if the person is to be asked."""
    found = getattr(import_module(f"nyoi.games.{table.row.game}.hints"), "auto_pass", None)
    state = table.playing.table.state
    if found is None or state.decision is None or seat not in table.playing.asked or table.by_bot(seat):
        return None
    order = table.row.seats[seat].order
    move: Move | None = found(
        table.playing.table.view(seat), state.decision.key, offered(state, seat), *([order] if order else [])
    )
    return move
