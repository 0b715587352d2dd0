"""Playing on: the few functions that every move of every game passes through."""

from __future__ import annotations

from typing import Final

from nyoi.kernel.decision import ALL, ONE, Move
from nyoi.kernel.native import i64
from nyoi.kernel.refused import Refused as Refused
from nyoi.kernel.refused import Runaway
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State

MOST_STEPS: Final = 10_000  # between two questions; random games of all modes took at most 23


def settle(s: State) -> None:
    """Run frames until one asks or the game is over; raise `Runaway` if neither happens."""
    s.decision = None
    stack = s.stack  # frames mutate the list, they never replace it
    left: i64 = MOST_STEPS
    while stack:
        frame = stack[-1]
        decision = frame.ask(s)
        if decision is None:
            frame.run(s)
            left -= 1
            if left == 0:
                raise Runaway("runaway", frame=type(frame).__name__)
        else:
            s.decision = decision
            if decision.kind == ALL:
                s.answers = [None] * len(decision.seats)
            return


def advance(s: State, seat: int, move: Move) -> None:
    """Play a move known to be offered, and run to the next decision."""
    decision = s.decision
    assert decision is not None
    if decision.kind != ALL:
        s.stack[-1].take(s, seat, move)
        settle(s)
        return
    s.answers[decision.seats.index(seat)] = move
    moves = [answer for answer in s.answers if answer is not None]
    if len(moves) == len(s.answers):
        s.answers = []
        s.stack[-1].take_all(s, moves)
        settle(s)


def apply(s: State, seat: int, move: Move) -> None:
    """Play a move if it is offered; otherwise raise Refused and change nothing."""
    if s.decision is None:
        raise Refused("game-over")
    if move not in offered(s, seat):
        raise Refused("not-offered")
    advance(s, seat, move)


def offered(s: State, seat: int) -> list[Move]:
    """Return the moves a seat can play now: none if it is not asked, or has already answered."""
    decision = s.decision
    if decision is None:
        return []
    moves = decision.of(seat)
    if moves and decision.kind == ALL and s.answers[decision.seats.index(seat)] is not None:
        return []
    return moves


def asked(s: State) -> list[int]:
    """Return the seats that still have to answer, in the order in which a driver without a clock asks."""
    decision = s.decision
    if decision is None:
        return []
    if decision.kind == ALL:
        return [seat for seat in decision.seats if offered(s, seat)]
    found = [decision.seat] if decision.moves else []
    for seat, moves in decision.others:
        if moves:
            found.append(seat)
    return found


def whose(s: State) -> int:
    """Return the first seat of `asked`, without building the list."""
    decision = s.decision
    assert decision is not None
    if decision.kind == ALL:
        return asked(s)[0]
    if decision.moves:
        return decision.seat
    for seat, moves in decision.others:
        if moves:
            return seat
    raise AssertionError("somebody is always asked")


def play_out(s: State, rng: Rng) -> int:
    """Play at random to the end, and return the number of decisions. Used for rollouts."""
    decisions = 0
    decision = s.decision
    while decision is not None:
        if decision.kind == ONE:
            moves = decision.moves
            s.stack[-1].take(s, decision.seat, moves[rng.below(len(moves))])
            settle(s)
        else:
            seat = whose(s)
            advance(s, seat, rng.pick(decision.of(seat)))
        decisions += 1
        decision = s.decision
    return decisions
