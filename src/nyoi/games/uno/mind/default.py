"""Default moves for a seat whose time is up (UNO-7.33)."""

from __future__ import annotations

from typing import Any

from nyoi.games.uno.content import CARD, COLOUR, COLOURS, NO_COLOUR
from nyoi.games.uno.state import Uno
from nyoi.kernel.decision import Move


def default_move(known: Uno | dict[str, Any], seat: int, moves: list[Move]) -> Move:
    """Return the move played for a seat whose time is up or that must not hold up the table (UNO-7.33).

    A turn is spent with draw and keep; if nothing can be drawn, the first playable card of the hand is
    played, with the most frequent colour. Nothing is announced, caught, challenged or wished. `known` is the
    state or the seat's view.
    """
    by_text = {move.text: move for move in moves}
    for text in ("draw", "keep", "accept", "wish none", "take", "pass", "silent", "stay", "wave"):
        if text in by_text:
            return by_text[text]
    if isinstance(known, dict):
        hand = [CARD[id] for id in known["players"][seat]["hand"]]
        next_seat = (seat + (1 if known["direction"] == "clockwise" else -1)) % known["seats"]
    else:
        hand = list(known.hands[seat])
        next_seat = known.next(seat)
    if f"swap {next_seat}" in by_text:
        return by_text[f"swap {next_seat}"]
    own = [sum(COLOUR[card] == colour for card in hand) for colour in range(len(COLOURS))]
    favourite = own.index(max(own))
    for card in hand:
        for move in moves:
            if move.word == "play" and move.args[0] == card and move.args[1] in (NO_COLOUR, favourite):
                return move
    return moves[0]
