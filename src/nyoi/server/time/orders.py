"""Standing orders: questions that a player wants answered without being asked (DUEL-7.13).

What a seat's order is stays its own secret, and so does whether it answered: the others see the same
question, and the same wait before the answer.
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
    """The order in force, empty for the game's usual one."""
    return seat.order.partition(THEN)[0]


def lapse(table: LiveTable) -> list[int]:
    """Orders that were given until a seat's next turn end with it; whose did (saved with the table's next change)."""
    decision = table.playing.table.state.decision
    ended = []
    for seat in table.playing.asked:
        row = table.row.seats[seat]
        if THEN in row.order and not table.by_bot(seat) and decision is not None and table.pace.freed(decision.key):
            row.order = row.order.partition(THEN)[2]
            ended.append(seat)
    return ended


def answered(table: LiveTable, seat: int) -> Move | None:
    """What a player's order answers to what the seat is asked now; None if he is to be asked."""
    game, decision = table.game, table.playing.table.state.decision
    if game.auto is None or decision is None or table.by_bot(seat):
        return None
    moves = offered(table.playing.table.state, seat)
    order = standing(table.row.seats[seat]) or game.orders[0]
    return game.auto(table.playing.table.view(seat), decision.key, moves, order)


async def stand(table: LiveTable, seat: int, order: str, once: bool) -> None:
    """Give an order, for good or until the seat's next turn; Refused where the game has none of that name."""
    known = table.game.orders
    if order and order not in known:
        raise Refused("no-order", order=order[:24], allowed=", ".join(known))
    async with table.lock:
        row = table.row.seats[seat]
        row.order = f"{order}{THEN}{row.order.rpartition(THEN)[2]}" if once else order
        await table.saved([])
        table.tell_holder(seat)  # an order stays its seat's own secret
        if table.row.status == PLAYING:
            table.changed(since=table.playing.seq, only=seat)  # what is asked now may be answered by it, or no longer
