"""A turn of one hero: Jerrycans, roll, escape, actions (TORAK-5-A, 5-B; Solo, Co-op for two, Duel)."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak import dice, events, moves
from nyoi.games.torak.content import DICE, DICE_DRY
from nyoi.games.torak.rules.acts import ASK, act, doomed, options
from nyoi.games.torak.rules.army import March
from nyoi.games.torak.rules.ending import fall
from nyoi.games.torak.state import ACTING, FLEEING, MOVEMENT, SPENT, Torak
from nyoi.kernel.decision import Decision, Move
from nyoi.kernel.frame import Frame


class Turn(Frame[Torak]):
    """The choice of Jerrycans to burn, if any is filled, then the roll (TORAK-6.1, 6.2, 7.3)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Torak) -> Decision | None:
        return boost(s, self.seat)

    def take(self, s: Torak, seat: int, move: Move) -> None:
        self.throw(s, move.args[0])

    def run(self, s: Torak) -> None:
        self.throw(s, 0)

    def throw(self, s: Torak, cans: int) -> None:
        """Roll the movement dice (TORAK-6.1, TORAK-6.49)."""
        number = DICE_DRY if s.sheet(self.seat).fuel == 0 else DICE
        roll(s, self.seat, number, cans)
        begin(s, self.seat)
        s.become(Act(self.seat))


class Act(Frame[Torak]):
    """The hero's actions until the turn is over, after an escape if needed (TORAK-5.1 to 5.3, 6.50)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Torak) -> Decision | None:
        stage = s.stage[self.seat]
        if stage <= SPENT or (stage == FLEEING and doomed(s, self.seat)):
            return None
        return Decision(self.seat, ASK[stage], options(s, self.seat))

    def take(self, s: Torak, seat: int, move: Move) -> None:
        act(s, seat, move)

    def run(self, s: Torak) -> None:
        if s.stage[self.seat] == FLEEING:
            fall(s, self.seat, events.CAUGHT_END)
        else:
            s.become(March())


def boost(s: Torak, seat: int) -> Decision | None:
    """Return the decision how many Jerrycans to burn; None if none is filled."""
    filled = s.sheet(seat).filled
    if filled == 0:
        return None
    return Decision(seat, "boost", [moves.burn(cans) for cans in range(filled + 1)])


def roll(s: Torak, seat: int, number: int, cans: int) -> None:
    """Burn Jerrycans and throw the dice, one more for each Jerrycan (TORAK-6.1, TORAK-7.4)."""
    sheet = s.sheet(seat)
    s.turns += 1
    s.tell(events.TURN, seat, s.turns)
    if cans:
        sheet.filled -= cans
        sheet.used += cans
        s.tell(events.BURNED, seat, cans)
    sheet.burnt = cans
    sheet.lean = sheet.fuel == 0
    sheet.dice = dice.NONE
    for _ in range(number + cans):  # a handful has neither an order nor colours (TORAK-6.4)
        sheet.dice = dice.plus(sheet.dice, s.roll(6, MOVEMENT))
    s.tell(events.ROLLED, seat, sheet.dice)


def begin(s: Torak, seat: int) -> None:
    """Begin a hero's turn, with its escape if a troop is on it (TORAK-6.50, TORAK-6.51, TORAK-6.52)."""
    troops = s.sheet(seat).troops[s.at[seat]]
    s.due[seat] = troops if s.terms.each else min(troops, 1)
    s.stage[seat] = FLEEING if troops else ACTING
    s.yields[seat] = s.moved[seat] = s.excess[seat] = 0
    s.halted[seat] = False
