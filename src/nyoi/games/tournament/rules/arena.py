"""Tokens on the board: where they stand, whom they touch, what they suffer (TOUR-6.A, 6.C, 6.F)."""

from __future__ import annotations

from nyoi.games.tournament import events
from nyoi.games.tournament.board import APART, AROUND, COLOUR, GREEN, RING, WITHIN
from nyoi.games.tournament.content import (
    ABILITY,
    BASE,
    ENDURANCE,
    REINFORCE_TWO,
    SOLITAIRE,
    UNIVERSE,
    WARRIORS,
)
from nyoi.games.tournament.state import DUEL, GREEN_FIGHT, Tournament, changed
from nyoi.kernel.decision import NOBODY

# -- standing somewhere


def leave(s: Tournament, warrior: int) -> None:
    """A token leaves its space; who shared it in a fight now stands there alone (TOUR-6.5)."""
    space = s.place[warrior]
    s.place[warrior] = NOBODY
    if s.at[space] == warrior:
        s.at[space] = NOBODY
        for other in s.fighters:
            if s.place[other] == space and s.owner[other] != NOBODY:
                s.at[space] = other


def arrive(s: Tournament, warrior: int, space: int) -> None:
    """A token comes to a space; onto an enemy's it comes as a guest."""
    s.place[warrior] = space
    if s.at[space] == NOBODY:
        s.at[space] = warrior


def open_spaces(s: Tournament, spaces: tuple[int, ...]) -> list[int]:
    """Those that are empty and not green."""
    at = s.at
    return [x for x in spaces if at[x] == NOBODY and COLOUR[x] != GREEN]


def refuges(s: Tournament, space: int, steps: int) -> list[int]:
    """Where a warrior can flee or step from a space (TOUR-6.51b)."""
    return open_spaces(s, WITHIN[steps][space])


def landings(s: Tournament) -> list[int]:
    """Where the attacker goes after a fight that its target survived: never green or taken (TOUR-6.58, TOUR-6.60).

    Next to the fight space, which itself qualifies once the target has left it (TOUR-6.58b); if there
    is nothing, the nearest spaces that are empty and not green.
    """
    spot = s.spot
    found = open_spaces(s, AROUND[spot])
    if COLOUR[spot] != GREEN and s.at[spot] == s.fighters[0]:
        found.append(spot)
    distance = 2
    while not found and distance < len(RING[spot]):
        found = open_spaces(s, RING[spot][distance])
        distance += 1
    return found


# -- team-mates


def supporters(s: Tournament, warrior: int) -> list[int]:
    """The team-mates in contact with the fight space that offer dice (TOUR-6.21, TOUR-6.23).

    For both sides it is that space that counts, and no enemy near it (TOUR-6.21b, TOUR-6.21c). A loner offers none
    (TOUR-6.22c); who supports is never transformed, so the base form says it (TOUR-6.22d).
    """
    seat = s.owner[warrior]
    if seat == NOBODY or s.fight == DUEL or (s.fight == GREEN_FIGHT and not s.green_reinforced):
        return []
    apart = APART[s.spot]
    return [w for w in s.teams[seat] if s.standing(w) and apart[s.place[w]] == 1 and ABILITY[BASE[w]] != SOLITAIRE]


def reinforcement(s: Tournament, warrior: int) -> int:
    """How many dice team-mates add, two at most (TOUR-6.21, TOUR-6.22, TOUR-6.22b)."""
    offered = 0
    for w in supporters(s, warrior):
        offered += 2 if ABILITY[BASE[w]] == REINFORCE_TWO else 1
    return min(offered, s.most_reinforcement)


def shields(s: Tournament, warrior: int) -> list[int]:
    """The team-mates that could interpose themselves (TOUR-6.43)."""
    seat = s.owner[warrior]
    if seat == NOBODY or s.fight == DUEL:
        return []
    apart = APART[s.spot]
    return [w for w in s.teams[seat] if w != warrior and s.standing(w) and apart[s.place[w]] == 1]


# -- damage


def wound(s: Tournament, warrior: int, declared: int, amount: int) -> None:
    """Damage tokens are put on a warrior."""
    s.damage = changed(s.damage, warrior, s.damage[warrior] + amount)
    s.tell(events.WOUNDED, warrior, declared, amount, max(s.left(warrior), 0))


def scratch(s: Tournament, warrior: int, amount: int) -> int:
    """Damage that never takes the last point (TOUR-6.18, 6.87); how much it was."""
    amount = min(amount, max(s.left(warrior) - 1, 0))
    s.damage = changed(s.damage, warrior, s.damage[warrior] + amount)
    return amount


def falls(s: Tournament, warrior: int) -> bool:
    """Whether a warrior has no Endurance left (TOUR-6.46)."""
    return s.left(warrior) < 0 or (s.left(warrior) == 0 and not s.beyond_zero)


def heal(s: Tournament, warrior: int, amount: int) -> None:
    """Damage tokens are taken away, as many as there are at most."""
    amount = min(amount, s.damage[warrior])
    if amount > 0:
        s.damage = changed(s.damage, warrior, s.damage[warrior] - amount)
        s.tell(events.HEALED, warrior, amount, s.left(warrior))


def wounded(s: Tournament, seat: int) -> list[int]:
    """A player's warriors with damage."""
    return [w for w in s.teams[seat] if s.damage[w] > 0]


def eliminate(s: Tournament, warrior: int) -> None:
    """A warrior is eliminated: its token leaves the board for good (TOUR-6.49, TOUR-6.50, TOUR-6.90)."""
    seat = s.owner[warrior]
    s.tell(events.ELIMINATED, warrior, seat)
    if seat == NOBODY:  # a warrior of the pile has no token
        s.place[warrior] = NOBODY
        return
    leave(s, warrior)
    s.damage = changed(s.damage, warrior, ENDURANCE[warrior])
    s.form = changed(s.form, warrior, BASE[warrior])
    s.teams = changed(s.teams, seat, tuple([w for w in s.teams[seat] if w != warrior]))
    s.lost = changed(s.lost, seat, (*s.lost[seat], warrior))  # a fusion is lost whole (TOUR-6.74)
    universe = UNIVERSE[warrior]
    if not any(UNIVERSE[w] == universe and s.standing(w) and s.owner[w] != NOBODY for w in range(len(WARRIORS))):
        s.tell(events.DESTROYED, universe)

    if not s.teams[seat]:
        s.fallen += (seat,)
        s.tell(events.OUT, seat)


def contested(s: Tournament) -> bool:
    """Whether more than one player has warriors."""
    inside = 0
    for team in s.teams:
        if team:
            inside += 1
    return inside > 1


def survivors(s: Tournament) -> list[int]:
    """The players who have warriors."""
    return [seat for seat in range(s.seats) if s.teams[seat]]
