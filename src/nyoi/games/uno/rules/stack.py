"""House rule: answering a +2 with a +2 (UNO-9.10 to 9.15)."""

from __future__ import annotations

from typing import Final

from nyoi.games.uno import events, moves
from nyoi.games.uno.content import DRAW2, KIND, NO_COLOUR
from nyoi.games.uno.rules.calls import heard, may_call, overlay
from nyoi.games.uno.rules.effects import lay, skip
from nyoi.games.uno.state import Uno
from nyoi.kernel.decision import Decision, Move
from nyoi.kernel.frame import Frame
from nyoi.kernel.native import i64


class Stack(Frame[Uno]):
    """The answer to a stack: add a +2 or take all the cards; asked even without a choice (UNO-9.11, 7.32)."""

    def __init__(self, seat: i64, total: i64) -> None:
        self.seat: Final = seat
        self.total: Final = total

    def ask(self, s: Uno) -> Decision:
        if s.exposed:
            return overlay(s, "stack-uno", self.seat, answers(s, self.seat))
        return Decision(self.seat, "stack", answers(s, self.seat))

    def take(self, s: Uno, seat: int, move: Move) -> None:
        if move.word == "play":
            s.turns += 1
            lay(s, seat, move.args[0], NO_COLOUR, move.args[2] != 0, total=self.total)
        elif move is moves.TAKE:
            s.draw(seat, self.total, events.BY_PLUS2)
            skip(s, seat, events.SKIP_PLUS2)
        else:
            heard(s, seat, move)


def answers(s: Uno, seat: i64) -> list[Move]:
    """Return the answers to a stack: any +2 of the hand, or taking all the cards (UNO-9.10, 9.12)."""
    found: list[Move] = []
    hand = s.hands[seat]
    for card in hand:
        if KIND[card] == DRAW2:
            found.append(moves.PLAIN[card])
            if may_call(s, seat, card, len(hand) - 1):
                found.append(moves.PLAIN_UNO[card])
    found.append(moves.TAKE)
    return found
