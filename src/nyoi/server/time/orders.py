"""Standing orders: automatic answers to certain questions (DUEL-7.13).

A seat's order, and whether it answered, stay secret: the others see the same question and the same delay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nyoi.kernel.decision import Move
from nyoi.kernel.play import Refused, offered
from nyoi.server.store.protocol import PLAYING, SeatRow

if TYPE_CHECKING:
    from nyoi.server.table.live import LiveTable

THEN = ">"  # "none>all": the first until the seat's next turn, then the other


def standing(seat: SeatRow) -> str:
    """Return the order in force, empty for the game's default."""
    return seat.order.partition(THEN)[0]


def lapse(table: LiveTable) -> list[int]:
    """End orders given until a seat's next turn, saved with the next change; return their seats."""
    decision = table.playing.table.state.decision
    ended = []
    for seat in table.playing.asked:
        row = table.row.seats[seat]
        if THEN in row.order and not table.by_bot(seat) and decision is not None and table.pace.freed(decision.key):
            row.order = row.order.partition(THEN)[2]
            ended.append(seat)
    return ended


def answered(table: LiveTable, seat: int) -> Move | None:
    """Return the answer of a seat's order to its question, or None if the player must answer."""
    game, decision = table.game, table.playing.table.state.decision
    if game.auto is None or decision is None or table.by_bot(seat):
        return None
    moves = offered(table.playing.table.state, seat)
    order = standing(table.row.seats[seat]) or game.orders[0]
    return game.auto(table.playing.table.view(seat), decision.key, moves, order)


async def stand(table: LiveTable, seat: int, order: str, once: bool) -> None:
    """Set an order, permanently or until the seat's next turn; raise Refused if it is unknown."""
    known = table.game.orders
    if order and order not in known:
        raise Refused("no-order", order=order[:24], allowed=", ".join(known))
    async with table.lock:
        row = table.row.seats[seat]
        row.order = f"{order}{THEN}{row.order.rpartition(THEN)[2]}" if once else order
        await table.saved([])
        table.tell_holder(seat)  # an order is secret
        if table.row.status == PLAYING:
            # the current question may now be answered by it, or no longer
            table.changed(since=table.playing.seq, only=seat)
