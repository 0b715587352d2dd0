"""Drawing of the scenery: a roll, a section, a free choice inside it (TORAK section 4)."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak import events, moves
from nyoi.games.torak.content import COUNT, DRAWN, MOUNTAIN, RIVER, SCENERY
from nyoi.games.torak.rules.army import roll_section
from nyoi.games.torak.rules.ground import placements
from nyoi.games.torak.rules.kindness import kindest
from nyoi.games.torak.sheet import Drawn, Sheet
from nyoi.games.torak.state import COOP, DUEL, Torak
from nyoi.kernel.decision import NOBODY, Decision, Move
from nyoi.kernel.frame import Frame

ASK: Final = ("mountain", "river", "monster")


class Scenery(Frame[Torak]):
    """The placement of element number `drawn`, after its section is rolled (TORAK-4.1, 4.2, 4.10)."""

    def __init__(self, drawn: int, section: int = NOBODY) -> None:
        self.drawn: Final = drawn
        self.section: Final = section

    def ask(self, s: Torak) -> Decision | None:
        if self.section == NOBODY:
            return None
        element = SCENERY[self.drawn]
        offered = placements(s.sheets[0], element, self.section, s.terms.zone, s.terms.sides)
        return Decision(placer(s, self.drawn), ASK[element], offered)

    def take(self, s: Torak, seat: int, move: Move) -> None:
        element = SCENERY[self.drawn]
        spot = move.args[0]
        direction = move.args[1] if element == RIVER else NOBODY
        s.sheets[0].draw(element, spot, direction)
        if element == RIVER:
            s.tell(events.DREW_RIVER, seat, spot, direction)
        else:
            s.tell(events.DREW, seat, element, spot)
        go_on(s, self.drawn + 1)

    def run(self, s: Torak) -> None:
        go_on(s, self.drawn)


def go_on(s: Torak, drawn: int) -> None:
    """Roll for the next element and place it or ask for its placement; finish after the last."""
    if drawn == DRAWN:
        s.done()
        return
    element = SCENERY[drawn]
    section = roll_section(s, element)
    if s.terms.by_hand:
        s.become(Scenery(drawn, section))
    else:
        announce(s, draw_by_itself(s, s.sheets[0], element, section))
        s.become(Scenery(drawn + 1))


def placer(s: Torak, drawn: int) -> int:
    """Return the seat that places: the hero's player, in Co-op each in turn (TORAK-4.9)."""
    if s.terms.mode == COOP:
        return drawn % s.seats
    return 1 - s.army if s.terms.mode == DUEL else 0


def draw_by_itself(s: Torak, sheet: Sheet, element: int, section: int) -> Drawn:
    """Draw an element without asking: on a random legal spot, or kindly (TORAK-4.9)."""
    legal = placements(sheet, element, section, s.terms.zone, s.terms.sides)
    kind = s.terms.placement == "auto_kind"
    drawn = kindest(s, sheet, [drawn_by(m) for m in legal]) if kind else drawn_by(legal[s.chance(len(legal))])
    sheet.draw(*drawn)
    return drawn


def announce(s: Torak, drawn: Drawn) -> None:
    """Emit the event for an element drawn without asking."""
    element, spot, direction = drawn
    if element == RIVER:
        s.tell(events.RIVER_APPEARED, spot, direction)
    else:
        s.tell(events.APPEARED, element, spot)


def move_of(drawn: Drawn) -> Move:
    """Return the move that draws this element."""
    element, spot, direction = drawn
    if element == RIVER:
        return moves.river(spot, direction)
    return moves.mountain(spot) if element == MOUNTAIN else moves.monster(spot)


def drawn_by(move: Move) -> Drawn:
    """Return the element that a move draws."""
    element = ASK.index(move.word)
    return element, move.args[0], move.args[1] if element == RIVER else NOBODY


assert sum(COUNT[: len(ASK)]) == DRAWN
