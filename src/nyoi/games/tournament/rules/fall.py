"""A warrior without Endurance: Sauvetage or elimination, and the card for the eliminating player.

See TOUR-6.F.
"""

from __future__ import annotations

from typing import Final

from nyoi.games.tournament import events, moves
from nyoi.games.tournament.board import COLOUR, GREEN, pile_of
from nyoi.games.tournament.content import DEFENCE, ENDURANCE, OP_RESCUE, SAUVETAGE, effect_of
from nyoi.games.tournament.rules import cards
from nyoi.games.tournament.rules.arena import eliminate
from nyoi.games.tournament.rules.effects import ANY_PILE, Draw
from nyoi.games.tournament.rules.question import Question, put
from nyoi.games.tournament.state import DUEL, Tournament, changed
from nyoi.kernel.decision import NOBODY, Decision, Move


class Fall(Question):
    """A warrior has no Endurance left (F9): only Sauvetage helps, on any throw (TOUR-6.47).

    `drawer` is the seat that gets a card for it, or NOBODY.
    """

    def __init__(self, warrior: int, drawer: int) -> None:
        self.warrior: Final = warrior
        self.drawer: Final = drawer

    def ask(self, s: Tournament) -> Decision | None:
        owner = s.owner[self.warrior]
        if owner == NOBODY or not s.holds(owner, DEFENCE):
            return None
        held = [moves.card(SAUVETAGE)] if SAUVETAGE in s.kinds(owner) else []
        return put(s, owner, "rescue", [*held, moves.DECLINE])

    def answer(self, s: Tournament, move: Move) -> None:
        if move is moves.DECLINE:
            self.run(s)
        else:
            rescue(s, self.warrior)
            s.done()

    def run(self, s: Tournament) -> None:
        space = s.place[self.warrior]
        eliminate(s, self.warrior)
        if self.drawer == NOBODY:
            s.done()
        elif COLOUR[space] == GREEN:  # also the only card for a pile warrior (TOUR-6.49b, TOUR-6.64b)
            s.become(Draw(self.drawer, ANY_PILE))
        else:
            cards.draw(s, self.drawer, pile_of(COLOUR[space]))
            s.done()


def rescue(s: Tournament, warrior: int) -> None:
    """Play Sauvetage: the warrior stays with exactly 5 Endurance left (TOUR-6.48)."""
    owner = s.owner[warrior]
    found = effect_of(SAUVETAGE, OP_RESCUE)
    assert found is not None
    cards.play(s, owner, SAUVETAGE)
    s.damage = changed(s.damage, warrior, ENDURANCE[warrior] - found[1])
    s.saved += (warrior,)
    s.tell(events.RESCUED, owner, warrior, s.left(warrior))


def drawer_of(s: Tournament, side: int) -> int:
    """Return who draws for eliminations by a side, also by counter-attack or reflected ball (TOUR-6.49c).

    No player draws for a pile warrior's kill, or in a duel (TOUR-6.49d, TOUR-6.68, TOUR-8.7).
    """
    if s.fight == DUEL or s.owner[s.fighters[side]] == NOBODY:
        return NOBODY
    return s.players[side]
