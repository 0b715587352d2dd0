"""Tokens moved by cards: relocated, pulled, fused, swapped (TOUR-3.10, 6.J)."""

from __future__ import annotations

from typing import Final

from nyoi.games.tournament import events, moves
from nyoi.games.tournament.board import AROUND, SPACES, steps
from nyoi.games.tournament.content import FUSIONS, PARENTS
from nyoi.games.tournament.rules.arena import arrive, leave, open_spaces
from nyoi.games.tournament.rules.question import Own
from nyoi.games.tournament.state import Tournament, changed
from nyoi.kernel.decision import NOBODY, Move

ALL_SPACES: Final = tuple(range(len(SPACES)))


class Relocate(Own):
    """Put one own warrior on any empty space that is not green, without card, fight or activation."""

    def __init__(self, seat: int, warrior: int = NOBODY) -> None:
        super().__init__(seat)
        self.warrior: Final = warrior

    def key(self) -> str:
        return "relocate-who" if self.warrior == NOBODY else "relocate-where"

    def options(self, s: Tournament) -> list[Move]:
        if self.warrior == NOBODY:
            return [moves.pick(w) for w in s.teams[self.seat]]
        return [moves.space(x) for x in open_spaces(s, ALL_SPACES)]

    def answer(self, s: Tournament, move: Move) -> None:
        if self.warrior == NOBODY:
            s.become(Relocate(self.seat, move.args[0]))
        else:
            put_on(s, self.warrior, move.args[0])
            s.done()


def put_on(s: Tournament, warrior: int, space: int) -> None:
    """Relocate a token without a move of its own."""
    s.tell(events.PUT, warrior, s.place[warrior], space)
    leave(s, warrior)
    arrive(s, warrior, space)


class Pull(Own):
    """Pull an enemy at most `reach` steps away to a space next to an own warrior."""

    def __init__(self, seat: int, reach: int, warrior: int = NOBODY, enemy: int = NOBODY) -> None:
        super().__init__(seat)
        self.reach: Final = reach
        self.warrior: Final = warrior
        self.enemy: Final = enemy

    def key(self) -> str:
        return "pull-who" if self.warrior == NOBODY else "pull-whom" if self.enemy == NOBODY else "pull-where"

    def options(self, s: Tournament) -> list[Move]:
        if self.warrior == NOBODY:
            return [moves.pick(w) for w in pullers(s, self.seat, self.reach)]
        if self.enemy == NOBODY:
            return [moves.pick(w) for w in pulled(s, self.seat, self.warrior, self.reach)]
        return [moves.space(x) for x in open_spaces(s, AROUND[s.place[self.warrior]])]

    def answer(self, s: Tournament, move: Move) -> None:
        if self.warrior == NOBODY:
            s.become(Pull(self.seat, self.reach, move.args[0]))
        elif self.enemy == NOBODY:
            s.become(Pull(self.seat, self.reach, self.warrior, move.args[0]))
        else:
            put_on(s, self.enemy, move.args[0])
            s.done()


def pullers(s: Tournament, seat: int, reach: int) -> list[int]:
    """Return the own warriors with an empty space next to them and an enemy within reach."""
    return [w for w in s.teams[seat] if open_spaces(s, AROUND[s.place[w]]) and pulled(s, seat, w, reach)]


def pulled(s: Tournament, seat: int, warrior: int, reach: int) -> list[int]:
    """Return the enemies that can be pulled to a warrior."""
    return [
        enemy
        for other in range(s.seats)
        if other != seat
        for enemy in s.teams[other]
        if steps(s.place[warrior], s.place[enemy]) <= reach
    ]


class Fuse(Own):
    """Fuse two warriors in contact, on either of their spaces (TOUR-6.69 to 6.72)."""

    def __init__(self, seat: int, fused: int = NOBODY) -> None:
        super().__init__(seat)
        self.fused: Final = fused

    def key(self) -> str:
        return "fuse-who" if self.fused == NOBODY else "fuse-where"

    def options(self, s: Tournament) -> list[Move]:
        if self.fused == NOBODY:
            return [moves.pick(w) for w in fusions(s, self.seat)]
        return [moves.space(s.place[w]) for w in PARENTS[self.fused]]

    def answer(self, s: Tournament, move: Move) -> None:
        if self.fused == NOBODY:
            s.become(Fuse(self.seat, move.args[0]))
            return
        fuse(s, self.seat, self.fused, move.args[0])
        s.done()


def fusions(s: Tournament, seat: int) -> list[int]:
    """Return the fusions a player could make now: both in the team, in contact (TOUR-6.70)."""
    return [
        fused
        for fused in FUSIONS
        if all(s.owner[w] == seat and s.standing(w) for w in PARENTS[fused])
        and steps(s.place[PARENTS[fused][0]], s.place[PARENTS[fused][1]]) == 1
    ]


def fuse(s: Tournament, seat: int, fused: int, space: int) -> None:
    """Replace the two tokens by the fused one (TOUR-6.71 to 6.72)."""
    one, other = PARENTS[fused]
    if s.fusion_larger:
        s.damage = changed(s.damage, fused, max(s.damage[one], s.damage[other]))
    leave(s, one)
    leave(s, other)
    s.owner = changed(s.owner, fused, seat)
    s.teams = changed(s.teams, seat, (*[w for w in s.teams[seat] if w not in (one, other)], fused))
    arrive(s, fused, space)
    s.activated = tuple(fused if w in (one, other) else w for w in s.activated)  # TOUR-6.71b
    s.tell(events.FUSED, fused, one, other, space)


class Swap(Own):
    """Two own warriors may swap their spaces."""

    def __init__(self, seat: int, first: int = NOBODY) -> None:
        super().__init__(seat)
        self.first: Final = first

    def key(self) -> str:
        return "swap-who" if self.first == NOBODY else "swap-whom"

    def options(self, s: Tournament) -> list[Move]:
        team = s.teams[self.seat]
        if len(team) < 2:
            return []
        if self.first == NOBODY:
            return [moves.DECLINE, *[moves.pick(w) for w in team]]
        return [moves.pick(w) for w in team if w != self.first]

    def answer(self, s: Tournament, move: Move) -> None:
        if move is moves.DECLINE:
            s.done()
        elif self.first == NOBODY:
            s.become(Swap(self.seat, move.args[0]))
        else:
            one, other = self.first, move.args[0]
            here, there = s.place[one], s.place[other]
            leave(s, one)
            leave(s, other)
            arrive(s, one, there)
            arrive(s, other, here)
            s.tell(events.SWAPPED, one, other)
            s.done()
