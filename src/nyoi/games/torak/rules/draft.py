"""The draft of the Competitive mode: common rolls, passed sheets, a blind deal (TORAK-9.17 to 9.20)."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak import events
from nyoi.games.torak.content import DRAWN, SCENERY
from nyoi.games.torak.rules.army import roll_section
from nyoi.games.torak.rules.ground import placements
from nyoi.games.torak.rules.scenery import ASK, announce, draw_by_itself, drawn_by
from nyoi.games.torak.sheet import Sheet
from nyoi.games.torak.state import Torak
from nyoi.kernel.decision import NOBODY, Decision, Move, all_of
from nyoi.kernel.frame import Frame

STAGE: Final = 5  # elements drawn before a sheet is passed on


class Draft(Frame[Torak]):
    """The drawing of element number `drawn` by all players at once (TORAK-9.19)."""

    def __init__(self, drawn: int, section: int = NOBODY) -> None:
        self.drawn: Final = drawn
        self.section: Final = section

    def ask(self, s: Torak) -> Decision | None:
        if self.section == NOBODY:
            return None
        element = SCENERY[self.drawn]
        return all_of(ASK[element], [(seat, self.offered(s, seat)) for seat in range(s.seats)])

    def offered(self, s: Torak, seat: int) -> list[Move]:
        """Return the legal placements on the sheet in front of a seat."""
        sheet = s.sheets[in_front(s, seat, self.drawn)]
        return placements(sheet, SCENERY[self.drawn], self.section, s.terms.zone, s.terms.sides)

    def take_all(self, s: Torak, moves: list[Move]) -> None:
        for seat, move in enumerate(moves):
            element, spot, direction = drawn_by(move)
            s.sheets[in_front(s, seat, self.drawn)].draw(element, spot, direction)
            s.tell(events.SKETCHED, seat, element, spot, direction)
        drawn = self.drawn + 1
        if drawn % STAGE == 0 and drawn < DRAWN:
            s.tell(events.PASSED, drawn // STAGE + 1)
        s.become(Draft(drawn))

    def run(self, s: Torak) -> None:
        if self.drawn == DRAWN:
            s.rolls = ()
            s.done()
            return
        element = SCENERY[self.drawn]
        section = roll_section(s, element)
        s.rolls += (section,)
        if s.terms.draft and s.terms.by_hand:
            s.become(Draft(self.drawn, section))
            return
        if s.terms.draft:
            for sheet in s.sheets:
                draw_by_itself(s, sheet, element, section)
        else:
            announce(s, draw_by_itself(s, s.sheets[0], element, section))
            s.sheets = [Sheet(s.sheets[0]) for _ in s.sheets]
        s.become(Draft(self.drawn + 1))


def in_front(s: Torak, seat: int, drawn: int) -> int:
    """Return the sheet in front of a seat, named by the seat that began it (TORAK-9.17).

    `drawn` is the number of elements drawn so far.
    """
    return (seat - min(drawn, DRAWN - 1) // STAGE) % s.seats


def lies_open(s: Torak, seat: int, sheet: int, drawn: int) -> bool:
    """Return whether a seat sees a sheet of the draft: only the one in front of it (TORAK-9.19).

    It does not see the sheets it has passed on.
    """
    return seat != NOBODY and in_front(s, seat, drawn) == sheet


def deal(s: Torak) -> None:
    """Shuffle the sheets face down and deal one to each seat (TORAK-9.18)."""
    s.origin = s.shuffle(tuple(range(s.seats)))
    s.sheets = [s.sheets[sheet] for sheet in s.origin]
    for seat in range(s.seats):
        s.tell(events.DEALT, seat, s.origin[seat])
