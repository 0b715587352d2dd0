"""The facts of a game of embers."""

from __future__ import annotations

from typing import NamedTuple

from nyoi.kernel.state import State
from nyoi_embers.content import FLOOR, HOTTEST, STEP


class Summary(NamedTuple):
    """A round that is over, as everybody saw it (EMBERS-7.1)."""

    heat: int
    claim: int
    claimer: int
    doubter: int
    loser: int
    hands: tuple[tuple[int, ...], ...]


class Embers(State):
    """Everything true in the circle; what a seat may know of it is view.py's business."""

    def __init__(self, o: Embers | None = None) -> None:
        super().__init__(o)
        if o is None:
            self.hands: list[tuple[int, ...]] = []  # hidden embers by seat, the hottest first
            self.hearth: list[tuple[int, ...]] = []  # embers laid open in this round, by seat
            self.ash: list[int] = []  # embers lost, by seat
            self.claims: tuple[tuple[int, int], ...] = ()  # of this round: who, how hot; the last one stands
            self.round: int = 0
            self.last: Summary | None = None
            self.blowing: bool = True  # the host's choice (EMBERS-9.2)
        else:
            self.hands = o.hands.copy()
            self.hearth = o.hearth.copy()
            self.ash = o.ash.copy()
            self.claims = o.claims
            self.round = o.round
            self.last = o.last
            self.blowing = o.blowing

    # -- questions

    def left(self, seat: int) -> int:
        """How many embers a seat still has, hidden or open."""
        return len(self.hands[seat]) + len(self.hearth[seat])

    def inside(self) -> list[int]:
        """Who still has an ember."""
        return [seat for seat in range(self.seats) if self.left(seat)]

    def following(self, seat: int) -> int:
        """The next seat that still has an ember (EMBERS-5.1)."""
        return next(x % self.seats for x in range(seat + 1, seat + 1 + self.seats) if self.left(x % self.seats))

    def heat(self) -> int:
        """What the whole fire is worth (EMBERS-3.2)."""
        return sum(map(sum, self.hands)) + sum(map(sum, self.hearth))

    def claimable(self) -> range:
        """What can be claimed now: a step beyond the last claim, and never more than can be (EMBERS-5.2 to 5.4)."""
        hidden, shown = sum(map(len, self.hands)), sum(map(len, self.hearth))
        base = self.claims[-1][1] if self.claims else FLOOR * (hidden + shown)
        most = HOTTEST * hidden + sum(map(sum, self.hearth))
        return range(base + 1, min(base + STEP, most) + 1)

    # -- changes

    def flare(self, seat: int, number: int) -> None:
        """So many embers of a seat flare up anew, hidden in his hands (EMBERS-4.2)."""
        self.hands[seat] = tuple(sorted((self.roll(HOTTEST) for _ in range(number)), reverse=True))

    def lose(self, seat: int) -> None:
        """An ember turns to ash (EMBERS-7.2)."""
        self.hands[seat] = self.hands[seat][:-1]
        self.ash[seat] += 1
