"""A tie of two: a duel of one warrior each, until one is eliminated (TOUR-8.5 to 8.8)."""

from __future__ import annotations

from typing import Final

from nyoi.games.tournament import events, moves
from nyoi.games.tournament.rules import fight
from nyoi.games.tournament.state import DUEL, Tournament
from nyoi.kernel.decision import NOBODY, Decision, Move, all_of
from nyoi.kernel.frame import Frame

SHARED: Final = -1  # returned by a duel without a winner; otherwise the winner's seat


class Champions(Frame[Tournament]):
    """Both players choose a champion in secret, simultaneously (TOUR-7.7)."""

    def __init__(self, one: int, other: int) -> None:
        self.one: Final = one
        self.other: Final = other

    def ask(self, s: Tournament) -> Decision | None:
        if len(s.teams[self.one]) == len(s.teams[self.other]) == 1:
            return None
        return all_of("champion", [(seat, [moves.pick(w) for w in s.teams[seat]]) for seat in (self.one, self.other)])

    def run(self, s: Tournament) -> None:
        self.meet(s, s.teams[self.one][0], s.teams[self.other][0])

    def take_all(self, s: Tournament, moves: list[Move]) -> None:
        self.meet(s, moves[0].args[0], moves[1].args[0])

    def meet(self, s: Tournament, one: int, other: int) -> None:
        """Reveal the champions; the higher die attacks first (TOUR-8.6)."""
        s.tell(events.CHAMPION, self.one, one)
        s.tell(events.CHAMPION, self.other, other)
        first = second = 0
        while first == second:
            first, second = s.roll(6), s.roll(6)
            s.tell(events.DUEL_THROW, self.one, first)
            s.tell(events.DUEL_THROW, self.other, second)
        s.become(Duel(one, other, 0) if first > second else Duel(other, one, 0))


class Duel(Frame[Tournament]):
    """Alternating attacks; `warrior` makes the next one, `attacks` have been made."""

    def __init__(self, warrior: int, target: int, attacks: int) -> None:
        self.warrior: Final = warrior
        self.target: Final = target
        self.attacks: Final = attacks

    def run(self, s: Tournament) -> None:
        one, other = self.warrior, self.target
        if not s.standing(one) or not s.standing(other):
            s.done(s.owner[one] if s.standing(one) else s.owner[other])
        elif self.attacks == s.duel_cap:
            if s.left(one) == s.left(other):
                s.done(SHARED)
            else:
                s.done(s.owner[one] if s.left(one) > s.left(other) else s.owner[other])
        else:
            s.specials = ()  # one Special card per player and attack (TOUR-8.7b)
            begun = fight.begin(s, DUEL, (one, other), (s.owner[one], s.owner[other]), NOBODY)
            s.become(Duel(other, one, self.attacks + 1), after=begun)
