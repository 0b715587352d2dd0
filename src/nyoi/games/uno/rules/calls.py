"""The UNO call: the duty, who is exposed, and how others come in from the side (UNO section 7)."""

from __future__ import annotations

from nyoi.games.uno import events, moves
from nyoi.games.uno.content import PENALTY, RANK
from nyoi.games.uno.state import CALLED, EXPOSED, QUIET, SURPRISED, Uno
from nyoi.kernel.decision import CLOCK, NOBODY, Decision, Move, first_of
from nyoi.kernel.native import i64


def may_call(s: Uno, seat: i64, card: i64, left: i64) -> bool:
    """Whether `uno` can count with a play that leaves so many cards (UNO-7.3).

    Under `seven_zero` it is judged after the exchange: with a 7 it goes with the swap, with a 0 it
    depends on the hand that comes in (UNO-9.23).
    """
    if not s.live:
        return False
    if s.seven_zero and left > 0:
        if RANK[card] == 7:
            return False
        if RANK[card] == 0:
            return len(s.hands[(seat - s.direction) % s.seats]) == 1
    return left == 1


def duty(s: Uno, seat: i64, uno: bool, actor: i64) -> None:
    """A player is down to one card, by a play, a wish or a swap: he announces it, or is exposed (UNO-7.1, UNO-7.2).

    Where no call is live it is made for him (UNO-7.30).
    """
    if uno or not s.live:
        s.tell(events.UNO, seat)
        s.said(seat, CALLED)
    else:
        s.said(seat, EXPOSED if seat == actor else SURPRISED)
        s.actor = actor


def close_windows(s: Uno) -> None:
    """A turn action, anybody's: whoever was exposed is safe, though he never called (UNO-7.7, UNO-7.7a, UNO-7.9).

    If the next one is his own, he can be caught until he makes it (UNO-7.8).
    """
    for seat in range(s.seats):
        if s.calls[seat] >= EXPOSED:
            s.said(seat, QUIET)


def exposed_seats(s: Uno) -> list[int]:
    """Who can be caught, in turn order from the one who acted (UNO-7.25)."""
    order = [(s.actor + i * s.direction) % s.seats for i in range(1, s.seats + 1)]
    return [seat for seat in order if s.calls[seat] >= EXPOSED]


def aside(s: Uno, seat: int, exposed: list[int]) -> list[Move]:
    """What a player can say from the side: call, catch, wave (UNO-7.6, 7.11). The list may be a shared one.

    Who was exposed by somebody else says first whether he calls; his silence only makes room for
    the next question (UNO-7.25a, 7.25b).
    """
    call = s.calls[seat]
    if call == SURPRISED:
        return [moves.DECLARE, moves.SILENT]
    found: list[Move] = []
    if not s.waved >> seat & 1:
        if len(exposed) == 1 and call != EXPOSED:
            return moves.CATCHING[exposed[0]]
        found = [moves.CATCH[target] for target in exposed if target != seat]
        if found:
            found.append(moves.WAVE)
    if call == EXPOSED:
        found.append(moves.DECLARE)
    return found


def overlay(s: Uno, key: str, owner: int, own: list[Move], jumps: list[list[Move]] | None = None) -> Decision:
    """A decision while somebody is exposed: everybody may come in from the side (UNO-7.13, UNO-7.25).

    Whose move comes first has moved; the others are asked anew (UNO-7.10, UNO-7.22).

    A driver without a clock asks those who were exposed by somebody else, then the opponents in turn
    order; whoever has the decision of the turn to make comes after them, with all he can do. The
    exposed players themselves come last, and in a hold the clock.
    """
    exposed = exposed_seats(s)
    first: list[tuple[int, list[Move]]] = []
    then: list[tuple[int, list[Move]]] = []
    last: list[tuple[int, list[Move]]] = []
    for i in range(1, s.seats + 1):
        seat = (s.actor + i * s.direction) % s.seats
        if seat == owner:
            continue
        found = aside(s, seat, exposed)
        if jumps is not None:
            found = found + jumps[seat]
        if not found:
            continue
        if s.calls[seat] == SURPRISED:
            first.append((seat, found))
        elif found[0] is moves.DECLARE:
            last.append((seat, found))
        else:
            then.append((seat, found))
    if owner != NOBODY:
        then.append((owner, aside(s, owner, exposed) + own))
    else:
        last.append((CLOCK, own))
    return first_of(key, first + then + last)


def heard(s: Uno, seat: i64, move: Move) -> None:
    """Somebody has called, caught, waved, or stayed silent; the decision of the turn stays open."""
    if move.word == "catch":
        target = move.args[0]
        s.tell(events.CAUGHT, target, seat)
        s.said(target, QUIET)  # so a second catch finds nobody (UNO-7.10a)
        s.draw(target, PENALTY, events.BY_PENALTY)
    elif move is moves.DECLARE:
        s.tell(events.UNO, seat)
        s.said(seat, CALLED)
    elif move is moves.SILENT:
        s.said(seat, EXPOSED)
    else:
        assert move is moves.WAVE
        s.waved |= 1 << seat
        everybody = (1 << s.seats) - 1
        for target in range(s.seats):
            if s.calls[target] >= EXPOSED and (s.waved | 1 << target) == everybody:
                s.said(target, QUIET)  # all his opponents have given up (UNO-7.25)
