"""Activation: the destinations of warriors, and what happens there (TOUR-6.A)."""

from __future__ import annotations

from nyoi.games.tournament import events, moves
from nyoi.games.tournament.board import COLOUR, GREEN, GREENS, ORDER, WITHIN, pile_of
from nyoi.games.tournament.content import OTHER
from nyoi.games.tournament.rules import cards, fight
from nyoi.games.tournament.rules.arena import arrive, leave, open_spaces
from nyoi.games.tournament.state import ENEMY, GREEN_FIGHT, Tournament
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.native import i64


def destinations(s: Tournament, seat: int) -> list[Move]:
    """Return the moves of every warrior to every legal space (TOUR-6.1 to 6.2b, 6.9)."""
    found: list[Move] = []
    team = s.teams[seat]
    if s.truce:  # TOUR-6.9
        for warrior in team:
            go = moves.go(warrior)
            found += [go[x] for x in open_spaces(s, WITHIN[s.reach][s.place[warrior]])]
        return found
    taken = [s.place[warrior] for warrior in team if s.standing(warrior)]
    for warrior in team:
        here = s.place[warrior]
        near = moves.go_within(warrior, here, s.reach)
        first = len(found)
        found += near
        # All spaces within reach except those of team-mates (TOUR-6.2b), removed from the end.
        order = ORDER[here]
        gap = last_of(taken, order, len(near))
        while gap != NOBODY:
            found.pop(first + gap)
            gap = last_of(taken, order, gap)
    return found


def last_of(spaces: list[int], order: tuple[int, ...], end: i64) -> i64:
    """Return the last position before `end` that one of `spaces` has in an order, or NOBODY."""
    found: i64 = NOBODY
    for space in spaces:
        at: i64 = order[space]
        if found < at < end:
            found = at
    return found


def fights_within(s: Tournament, seat: int, who: int) -> list[Move]:
    """Return every activation that ends in a fight (TOUR-6.75)."""
    found: list[Move] = []
    for warrior in s.teams[seat]:
        if who == OTHER and warrior in s.activated:
            continue
        go = moves.go(warrior)
        found += [go[x] for x in WITHIN[s.reach][s.place[warrior]] if fought_at(s, seat, x)]
    return found


def fight_within(s: Tournament, seat: int, who: int) -> bool:
    """Return whether there is such an activation; green spaces are tried first as the most likely."""
    for warrior in s.teams[seat]:
        if who == OTHER and warrior in s.activated:
            continue
        here = s.place[warrior]
        if any(fought_at(s, seat, x) for x in GREENS[s.reach][here]):
            return True
        if any(fought_at(s, seat, x) for x in WITHIN[s.reach][here]):
            return True
    return False


def fought_at(s: Tournament, seat: int, space: int) -> bool:
    """Return whether a warrior of the player must fight on this space (TOUR-6.4, TOUR-6.5).

    A green space calls the pile only when it is empty: a warrior already there causes no fight (TOUR-6.67).
    """
    there = s.at[space]
    if there == NOBODY:
        return COLOUR[space] == GREEN and len(s.pile) + len(s.aside) > 0
    return s.owner[there] != seat


def activate(s: Tournament, seat: int, warrior: int, space: int) -> None:
    """Move a warrior and resolve its destination (TOUR-6.3 to 6.5). The top frame ends."""
    s.activated += (warrior,)
    s.former = s.place[warrior]
    s.tell(events.MOVED, warrior, s.former, space)
    enemy = s.at[space]  # spaces passed on the way have no effect (TOUR-6.6)
    leave(s, warrior)
    arrive(s, warrior, space)
    if enemy != NOBODY:
        s.fights += 1
        s.become(fight.begin(s, ENEMY, (warrior, enemy), (seat, s.owner[enemy]), space))
    elif COLOUR[space] != GREEN:
        cards.draw(s, seat, pile_of(COLOUR[space]))
        s.done()
    else:
        challenger = from_pile(s)
        if challenger == NOBODY:
            s.tell(events.NOTHING_THERE, seat, space)
            s.done()
            return
        s.fights += 1  # it counts as a fight of the turn (TOUR-6.65)
        right = (seat - 1) % s.seats
        s.place[challenger] = space  # without a token, but treated as if it stood there (TOUR-6.63b)
        s.tell(events.CHALLENGER, right, challenger, len(s.pile))
        s.become(fight.begin(s, GREEN_FIGHT, (warrior, challenger), (seat, right), space))


def from_pile(s: Tournament) -> int:
    """Take the top warrior of the pile, remaking an empty pile from those set aside.

    See TOUR-6.62, TOUR-6.64c.
    """
    if not s.pile:
        if not s.aside:
            return NOBODY
        s.pile = s.shuffle(s.aside)
        s.aside = ()
        s.bottom = 0
        s.tell(events.PILE_REMADE, len(s.pile))
    challenger = s.pile[0]
    s.pile = s.pile[1:]
    s.bottom = min(s.bottom, len(s.pile))
    return challenger
