"""Tokens on the board: positions, contact, damage (TOUR-6.A, 6.C, 6.F)."""

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
    """Remove a token from its space; an opponent sharing it in a fight now holds it alone (TOUR-6.5)."""
    space = s.place[warrior]
    s.place[warrior] = NOBODY
    if s.at[space] == warrior:
        s.at[space] = NOBODY
        for other in s.fighters:
            if s.place[other] == space and s.owner[other] != NOBODY:
                s.at[space] = other


def arrive(s: Tournament, warrior: int, space: int) -> None:
    """Put a token on a space; on an enemy's space the enemy keeps holding it."""
    s.place[warrior] = space
    if s.at[space] == NOBODY:
        s.at[space] = warrior


def open_spaces(s: Tournament, spaces: tuple[int, ...]) -> list[int]:
    """Return the spaces that are empty and not green."""
    at = s.at
    return [x for x in spaces if at[x] == NOBODY and COLOUR[x] != GREEN]


def refuges(s: Tournament, space: int, steps: int) -> list[int]:
    """Return the spaces a warrior can flee or step to (TOUR-6.51b)."""
    return open_spaces(s, WITHIN[steps][space])


def landings(s: Tournament) -> list[int]:
    """Return the attacker's destinations after its target survived, never green or occupied.

    They (TOUR-6.58, TOUR-6.60) are adjacent to the fight space, which itself qualifies once the target has
    left it (TOUR-6.58b). If there are none, the nearest empty spaces that are not green qualify.
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
    """Return the team-mates in contact with the fight space that offer dice (TOUR-6.21, TOUR-6.23).

    Contact is measured from that space for both sides, and enemies nearby do not matter (TOUR-6.21b,
    TOUR-6.21c). A loner offers none (TOUR-6.22c); a supporter is never transformed, so its base form decides
    (TOUR-6.22d).
    """
    seat = s.owner[warrior]
    if seat == NOBODY or s.fight == DUEL or (s.fight == GREEN_FIGHT and not s.green_reinforced):
        return []
    apart = APART[s.spot]
    return [w for w in s.teams[seat] if s.standing(w) and apart[s.place[w]] == 1 and ABILITY[BASE[w]] != SOLITAIRE]


def reinforcement(s: Tournament, warrior: int) -> int:
    """Return the dice added by team-mates, two at most (TOUR-6.21, TOUR-6.22, TOUR-6.22b)."""
    offered = 0
    for w in supporters(s, warrior):
        offered += 2 if ABILITY[BASE[w]] == REINFORCE_TWO else 1
    return min(offered, s.most_reinforcement)


def shields(s: Tournament, warrior: int) -> list[int]:
    """Return the team-mates that could interpose (TOUR-6.43)."""
    seat = s.owner[warrior]
    if seat == NOBODY or s.fight == DUEL:
        return []
    apart = APART[s.spot]
    return [w for w in s.teams[seat] if w != warrior and s.standing(w) and apart[s.place[w]] == 1]


# -- damage


def wound(s: Tournament, warrior: int, declared: int, amount: int) -> None:
    s.damage = changed(s.damage, warrior, s.damage[warrior] + amount)
    s.tell(events.WOUNDED, warrior, declared, amount, max(s.left(warrior), 0))


def scratch(s: Tournament, warrior: int, amount: int) -> int:
    """Deal damage that never takes the last point (TOUR-6.18, 6.87), and return its amount."""
    amount = min(amount, max(s.left(warrior) - 1, 0))
    s.damage = changed(s.damage, warrior, s.damage[warrior] + amount)
    return amount


def falls(s: Tournament, warrior: int) -> bool:
    """Return whether a warrior has no Endurance left (TOUR-6.46)."""
    return s.left(warrior) < 0 or (s.left(warrior) == 0 and not s.beyond_zero)


def heal(s: Tournament, warrior: int, amount: int) -> None:
    """Remove up to `amount` damage tokens."""
    amount = min(amount, s.damage[warrior])
    if amount > 0:
        s.damage = changed(s.damage, warrior, s.damage[warrior] - amount)
        s.tell(events.HEALED, warrior, amount, s.left(warrior))


def wounded(s: Tournament, seat: int) -> list[int]:
    return [w for w in s.teams[seat] if s.damage[w] > 0]


def eliminate(s: Tournament, warrior: int) -> None:
    """Eliminate a warrior and remove its token for good (TOUR-6.49, TOUR-6.50, TOUR-6.90)."""
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
    """Return whether more than one player has warriors."""
    inside = 0
    for team in s.teams:
        if team:
            inside += 1
    return inside > 1


def survivors(s: Tournament) -> list[int]:
    return [seat for seat in range(s.seats) if s.teams[seat]]
