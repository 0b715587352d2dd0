"""A declared attack: reflection, shield, defence, damage, flight (TOUR-6.E to 6.G, F6 to F10)."""

from __future__ import annotations

from typing import Final

from nyoi.games.tournament import events, moves
from nyoi.games.tournament.content import DIVISION, REFLECT_BALL, SHIELD, SOLAR_FLARE
from nyoi.games.tournament.rules.arena import arrive, falls, leave, refuges, wound
from nyoi.games.tournament.rules.defence import Defend
from nyoi.games.tournament.rules.dice import share
from nyoi.games.tournament.rules.fall import Fall, drawer_of
from nyoi.games.tournament.rules.marks import BALL, GONE, INVULNERABLE, REFLECT, REFLECTED, UNDIVIDED
from nyoi.games.tournament.rules.question import Question, put
from nyoi.games.tournament.state import DUEL, Tournament
from nyoi.kernel.decision import NOBODY, Decision, Move
from nyoi.kernel.frame import Frame

SHIELDED_BELOW: Final = 20
FLARE_BELOW: Final = 10
FLARE_STEPS: Final = 3

F6: Final = 0
F7: Final = 2
F8: Final = 3
F10: Final = 4


class Strike(Frame[Tournament]):
    """Declared damage on its way from one side to the other."""

    def __init__(self, side: int, damage: int, marks: int, throws: int, step: int = F6) -> None:
        self.side: Final = side
        self.damage: Final = damage
        self.marks: Final = marks
        self.throws: Final = throws
        self.step: Final = step

    def at(self, step: int) -> Strike:
        return Strike(self.side, self.damage, self.marks, self.throws, step)

    def run(self, s: Tournament) -> None:
        target = s.fighters[1 - self.side]
        if self.step == F6:
            self.meet(s, target)
        elif self.step == F7:
            self.defend(s, target)
        elif self.step == F8:
            self.hit(s, target, s.returned)
        else:
            self.end(s, target)

    def meet(self, s: Tournament, target: int) -> None:
        """Apply a reflector or a shield to a ball, also on a first throw.

        See TOUR-6.35, TOUR-6.36c, TOUR-6.37, TOUR-6.37c.
        """
        if self.damage == 0:
            s.tell(events.UNHURT, target)
            s.done()
            return
        if self.marks & BALL and not self.marks & INVULNERABLE:
            ability = s.ability(target)
            if ability == REFLECT_BALL and not self.marks & REFLECTED:
                self.turn(s, target)
                return
            if ability == SHIELD and self.damage < SHIELDED_BELOW:  # as declared, undivided (TOUR-6.36, TOUR-6.36b)
                s.tell(events.SHIELDED, target, self.damage)
                s.done()
                return
        if s.flare_once and may_flee(s, target):
            s.become(self.at(F7), after=Flee(1 - self.side))
        else:
            self.defend(s, target)

    def defend(self, s: Tournament, target: int) -> None:
        """Let the target answer, unless it fled first (TOUR-6.38, 6.51d)."""
        if s.fight != DUEL and s.place[target] != s.spot:
            s.done()
        else:
            s.become(self.at(F8), after=Defend(self.side, self.damage, self.marks, self.throws))

    def turn(self, s: Tournament, target: int) -> None:
        """Reflect the ball at the attacker, with its damage only, as on a third throw.

        See TOUR-6.37, TOUR-6.92.
        """
        s.tell(events.REFLECTED, target, self.damage)
        s.become(Strike(1 - self.side, self.damage, BALL | REFLECTED, 3))

    def hit(self, s: Tournament, target: int, damage: int) -> None:
        """Apply the remaining damage to the target, divided by its form (TOUR-6.17, 6.44, 6.46)."""
        if damage == REFLECT:  # reflected by a card: continues like the ability (TOUR-6.92b)
            self.turn(s, target)
            return
        if damage == GONE:
            s.done()
            return
        division = 1 if self.marks & UNDIVIDED else DIVISION[s.form[target]]
        amount = share(s, damage, division)
        if amount == 0:
            s.tell(events.UNHURT, target)
            s.done()
            return
        wound(s, target, damage, amount)
        if falls(s, target):
            s.become(self.at(F10), after=Fall(target, drawer_of(s, self.side)))
        else:
            self.end(s, target)

    def end(self, s: Tournament, target: int) -> None:
        """Offer flight to a surviving target (F10; TOUR-6.51)."""
        if not s.flare_once and may_flee(s, target):
            s.become(Flee(1 - self.side))
        else:
            s.done()


def may_flee(s: Tournament, warrior: int) -> bool:
    """Return whether a warrior may use solar flare, with 1 to 9 Endurance left (TOUR-6.51).

    It may not in a duel, from the pile, or after it was saved.
    """
    return (
        s.ability(warrior) == SOLAR_FLARE
        and s.standing(warrior)
        and 1 <= s.left(warrior) < FLARE_BELOW
        and s.fight != DUEL
        and s.owner[warrior] != NOBODY
        and warrior not in s.saved
        and warrior not in s.flared
    )


class Flee(Question):
    """A warrior with solar flare may flee up to 3 steps from the fight (F10; TOUR-6.51 to 6.51d)."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def ask(self, s: Tournament) -> Decision | None:
        spaces = refuges(s, s.spot, FLARE_STEPS)
        if not spaces:
            return None
        return put(s, s.players[self.side], "flee", [moves.DECLINE, *[moves.space(x) for x in spaces]])

    def run(self, s: Tournament) -> None:
        s.done()

    def answer(self, s: Tournament, move: Move) -> None:
        if move is not moves.DECLINE:
            warrior = s.fighters[self.side]
            leave(s, warrior)
            arrive(s, warrior, move.args[0])
            s.tell(events.FLED, warrior, move.args[0])
            if s.flare_once:
                s.flared += (warrior,)
        s.done()
