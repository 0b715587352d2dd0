"""A state that fits what a seat knows: hidden embers burn as they may, hotter for who claimed more."""

from __future__ import annotations

from typing import Any, Final

from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import unpack
from nyoi.kernel.play import settle
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import Setting
from nyoi_embers.content import HOTTEST
from nyoi_embers.rules import FRAMES
from nyoi_embers.setup import table
from nyoi_embers.state import Embers, Summary

BELIEF: Final = 3  # in one of so many dreams somebody who claimed holds the hotter of two hands


class Dreamer:
    """A view, read once; `dream` fills in what it does not say."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.base = known(view)
        # All of a hand is hidden, or nothing.
        self.blanks = [(seat, len(hand)) for seat, hand in enumerate(self.base.hands) if NOBODY in hand]
        self.claimers = {seat for seat, _ in self.base.claims}

    def dream(self, rng: Rng) -> Embers:
        """Let the hidden embers flare up, and run to the decision."""
        s = Embers(self.base)
        s.rng = rng.fork()
        for seat, number in self.blanks:
            hand = flare(rng, number)
            if seat in self.claimers and rng.below(BELIEF) == 0:
                hand = max(hand, flare(rng, number), key=sum)
            s.hands[seat] = hand
        if s.stack:
            settle(s)
        return s


def flare(rng: Rng, number: int) -> tuple[int, ...]:
    """So many embers by lot, the hottest first."""
    return tuple(sorted((rng.below(HOTTEST) + 1 for _ in range(number)), reverse=True))


def known(view: dict[str, Any]) -> Embers:
    """The facts a view tells, with NOBODY for each hidden ember."""
    s = table(Setting(view["game"], 0, view["seats"], view["mode"], view["options"]))
    players = view["players"]
    s.hands = [tuple(NOBODY if heat is None else heat for heat in p["hand"]) for p in players]
    s.hearth = [tuple(p["hearth"]) for p in players]
    s.ash = [p["ash"] for p in players]
    s.claims = tuple((seat, heat) for seat, heat in view["claims"])
    s.round, s.turns = view["round"], view["turns"]
    if view["last"] is not None:
        s.last = Summary(**{**view["last"], "hands": tuple(map(tuple, view["last"]["hands"]))})
    s.stack = [unpack(data, FRAMES) for data in view["stack"]]
    s.over, s.ending, s.results = view["over"], view["ending"], tuple(view["results"])
    return s
