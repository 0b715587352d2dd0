"""The circle in numbers, for learners: what `view.py` tells a player, and nothing else."""

from __future__ import annotations

from nyoi.kernel.observe import Observer, count, put
from nyoi.kernel.state import Setting
from nyoi_embers.content import HOTTEST, MOST_EMBERS
from nyoi_embers.moves import MOST
from nyoi_embers.state import Embers


class EmbersObserver(Observer[Embers]):
    """The pieces: the own embers by heat, what lies open, how many everybody has, the claim that stands."""

    def __init__(self, setting: Setting, questions: tuple[str, ...]) -> None:
        super().__init__(setting, questions)
        n = setting.seats
        self.hand = self.lay("hand", HOTTEST, "the own hidden embers, by heat", most=MOST_EMBERS)
        self.hearth = self.lay("hearth", n * HOTTEST, "open embers, by seat and heat", most=MOST_EMBERS)
        self.hidden = self.lay("hidden", n, "hidden embers, by seat", most=MOST_EMBERS)
        self.ash = self.lay("ash", n, "embers lost, by seat", most=MOST_EMBERS)
        self.claim = self.lay("claim", 1, "the claim that stands", most=MOST)
        self.claimer = self.lay("claimer", n, "whose it is")

    def fill(self, s: Embers, seat: int, out: bytearray) -> None:
        """Seats are counted from the one who looks."""
        n = self.seats
        count(out, self.hand - 1, s.hands[seat])
        for x in range(n):
            y = (seat + x) % n
            count(out, self.hearth + x * HOTTEST - 1, s.hearth[y])
            put(out, self.hidden + x, len(s.hands[y]))
            put(out, self.ash + x, s.ash[y])
        if s.claims:
            claimer, claim = s.claims[-1]
            put(out, self.claim, claim, MOST)
            out[self.claimer + (claimer - seat) % n] = 1
