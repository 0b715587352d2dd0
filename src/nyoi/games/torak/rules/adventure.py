"""The adventure from the scenery to the last turn (TORAK sections 4 and 5; all modes but Competitive)."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak import events
from nyoi.games.torak.content import FIRST_TROOPS
from nyoi.games.torak.rules.army import Troops
from nyoi.games.torak.rules.pool import Muster
from nyoi.games.torak.rules.scenery import Scenery
from nyoi.games.torak.rules.turn import Turn
from nyoi.games.torak.state import DUEL, OUT, Torak
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import Frame

ROLES: Final = 0
TROOP: Final = 1
FIRST: Final = 2
NEXT: Final = 3


class Adventure(Frame[Torak]):
    """The whole game: roles, scenery, the first troop, then turn after turn until it is over."""

    def __init__(self, step: int = ROLES) -> None:
        self.step: Final = step

    def run(self, s: Torak) -> None:
        if self.step == ROLES:
            if s.terms.mode == DUEL:
                cast(s)
            s.become(Adventure(TROOP), after=Scenery(0))
        elif self.step == TROOP:
            s.become(Adventure(FIRST), after=Troops(FIRST_TROOPS, NOBODY, opening=1))
        else:
            s.captain = s.living[0] if self.step == FIRST else s.following(s.captain)
            # Two heroes in Co-op take whole turns alternately (TORAK-5.5).
            s.become(Adventure(NEXT), after=Muster() if s.terms.pool else Turn(s.captain))


def cast(s: Torak) -> None:
    """Choose the hero and the Army of a Duel by the host's option or by chance (TORAK-9.27)."""
    role = s.setting.options["duel_hero"]
    hero = s.chance(2) if role == "random" else 0 if role == "first" else 1
    command(s, 1 - hero)
    s.tell(events.ROLES, hero, s.army)


def command(s: Torak, army: int) -> None:
    """Make this seat the Army, which has no hero."""
    s.army = army
    s.captain = 1 - army
    s.at[army] = NOBODY
    s.tracks[army] = ()
    s.stage[army] = OUT
