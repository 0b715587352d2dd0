"""The UNO call: the duty to call, exposure, and moves out of turn (UNO section 7)."""

from __future__ import annotations

from nyoi.games.uno import events, moves
from nyoi.games.uno.content import PENALTY, RANK
from nyoi.games.uno.state import CALLED, EXPOSED, QUIET, SURPRISED, Uno
from nyoi.kernel.decision import CLOCK, NOBODY, Decision, Move, first_of
from nyoi.kernel.native import i64


def may_call(s: Uno, seat: i64, card: i64, left: i64) -> bool:
    """Return whether `uno` can count with a play that leaves this many cards (UNO-7.3).

    Under `seven_zero` it is judged after the exchange: with a 7 it goes with the swap, with a 0 it depends on
    the hand received (UNO-9.23).
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
    """Announce or expose a player who is down to one card (UNO-7.1, UNO-7.2).

    Without live calls the player is announced automatically (UNO-7.30).
    """
    if uno or not s.live:
        s.tell(events.UNO, seat)
        s.said(seat, CALLED)
    else:
        s.said(seat, EXPOSED if seat == actor else SURPRISED)
        s.actor = actor


def close_windows(s: Uno) -> None:
    """Close every window on a turn action: exposed players are safe (UNO-7.7, UNO-7.7a, UNO-7.9).

    They need not have called. A player whose own turn is next can be caught until they act (UNO-7.8).
    """
    for seat in range(s.seats):
        if s.calls[seat] >= EXPOSED:
            s.said(seat, QUIET)


def exposed_seats(s: Uno) -> list[int]:
    """Return the players who can be caught, in turn order from the one who acted (UNO-7.25)."""
    order = [(s.actor + i * s.direction) % s.seats for i in range(1, s.seats + 1)]
    return [seat for seat in order if s.calls[seat] >= EXPOSED]


def aside(s: Uno, seat: int, exposed: list[int]) -> list[Move]:
    """Return a player's moves out of turn: call, catch, wave (UNO-7.4, UNO-7.6, UNO-7.11).

    Only exposed players can call or be caught (UNO-7.12). A player exposed by another's action decides first
    whether to call; silence only leads to the next question (UNO-7.25a, 7.25b). The list may be shared.
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
    """Return a decision while a player is exposed: all may move out of turn (UNO-7.13, UNO-7.25).

    The first move to arrive counts, then the others are asked again (UNO-7.10, UNO-7.22).

    A driver without a clock asks the players exposed by another's action, then the opponents in turn order.
    Next comes the player with the turn's decision, with all their moves. The other exposed players come last,
    and in a hold the clock.
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
    """Apply a call, a catch, a wave or a silence; the turn's decision stays open."""
    if move.word == "catch":
        target = move.args[0]
        s.tell(events.CAUGHT, target, seat)
        s.said(target, QUIET)  # so a second catch finds no target (UNO-7.10a)
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
                s.said(target, QUIET)  # all their opponents have given up (UNO-7.25)
