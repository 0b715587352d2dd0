"""Co-op for three or four: a pool of dice that the team shares freely (TORAK-5-C, 7.6, 9.6 to 9.14)."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak import dice, events, moves
from nyoi.games.torak.rules.acts import ASK, act, doomed, options
from nyoi.games.torak.rules.army import March
from nyoi.games.torak.rules.ending import fall, meet
from nyoi.games.torak.rules.turn import begin, boost, roll
from nyoi.games.torak.state import ACTING, FACING, FLEEING, RESTED, Torak
from nyoi.kernel.decision import NOBODY, Decision, Move, first_of
from nyoi.kernel.frame import Frame

RESUMING: Final = [moves.RESUME]


class Muster(Frame[Torak]):
    """The captain's roll: Jerrycans are burnt, then a die is thrown for each living hero (TORAK-9.6)."""

    def ask(self, s: Torak) -> Decision | None:
        return boost(s, s.captain)

    def take(self, s: Torak, seat: int, move: Move) -> None:
        self.throw(s, move.args[0])

    def run(self, s: Torak) -> None:
        self.throw(s, 0)

    def throw(self, s: Torak, cans: int) -> None:
        """Roll the pool and start the turn of every living hero."""
        roll(s, s.captain, len(s.living), cans)
        s.moved = [0] * s.seats  # an eliminated hero no longer counts (TORAK-9.14)
        for seat in s.living:
            begin(s, seat)
        s.become(Pool())


class Pool(Frame[Torak]):
    """Escapes, one hero after the other; then any hero may take dice (TORAK-7.6, 9.7a)."""

    def ask(self, s: Torak) -> Decision | None:
        seat = fleeing(s)
        if seat != NOBODY:
            return None if doomed(s, seat) else Decision(seat, ASK[FLEEING], options(s, seat))
        for seat in range(s.seats):
            if s.stage[seat] >= FACING:  # an arrival is settled before another hero acts
                return Decision(seat, ASK[s.stage[seat]], options(s, seat))
        dry = s.sheets[0].dice == dice.NONE  # then only a hero at a Monster has a reason to resume
        asked: list[tuple[int, list[Move]]] = []
        rested: list[tuple[int, list[Move]]] = []
        seat = s.captain
        for _ in range(s.seats):
            if s.stage[seat] == ACTING:
                asked.append((seat, offered(s, seat, asked)))
            elif s.stage[seat] == RESTED and (s.engaged[seat] or not dry):
                rested.append((seat, RESUMING))
            seat = (seat + 1) % s.seats
        return first_of("open", asked + rested) if asked else None

    def take(self, s: Torak, seat: int, move: Move) -> None:
        act(s, seat, move)

    def run(self, s: Torak) -> None:
        seat = fleeing(s)
        if seat == NOBODY:
            s.become(March())
            return
        fall(s, seat, events.CAUGHT_END)
        if not s.over and fleeing(s) == NOBODY:
            meet(s)  # TORAK-9.10


def offered(s: Torak, seat: int, asked: list[tuple[int, list[Move]]]) -> list[Move]:
    """Return a hero's moves, reusing those of another hero in the same situation.

    At the start all heroes share one.
    """
    for other, known in asked:
        if (
            s.at[seat] == s.at[other]
            and s.bound[seat] == s.bound[other]
            and s.moved[seat] == s.moved[other]
            and s.engaged[seat] == s.engaged[other]
            and s.halted[seat] == s.halted[other]
            and s.gives_up[seat] == s.gives_up[other]
        ):
            return known
    return options(s, seat)


def fleeing(s: Torak) -> int:
    """Return the next threatened hero to escape (TORAK-9.7a).

    The order starts with the captain; a hero that gave way goes to the end.
    """
    first = NOBODY
    seat = s.captain
    for _ in range(s.seats):
        if s.stage[seat] == FLEEING and (first == NOBODY or s.yields[seat] < s.yields[first]):
            first = seat
        seat = (seat + 1) % s.seats
    return first
