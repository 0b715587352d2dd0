"""New games (EMBERS section 4)."""

from __future__ import annotations

from nyoi.kernel.rng import Rng
from nyoi.kernel.state import Setting
from nyoi_embers.rules.round import Round
from nyoi_embers.state import Embers


def new(setting: Setting, seed: int) -> Embers:
    """A circle about to sit down: the embers are there, and have not flared up yet."""
    s = table(setting)
    s.rng = Rng(seed)
    s.stack = [Round()]  # type: ignore[list-item]
    return s


def table(setting: Setting) -> Embers:
    """An empty circle with the host's choices; cold embers lie in the hands."""
    s = Embers()
    s.setting, s.seats = setting, setting.seats
    number = setting.options["embers"]
    assert isinstance(number, int)
    s.hands = [(1,) * number] * s.seats
    s.hearth = [()] * s.seats
    s.ash = [0] * s.seats
    s.blowing = bool(setting.options["blowing"])
    return s


def components(s: Embers) -> list[int]:
    """The embers of each seat, wherever they are: none is made, none is lost without ash."""
    return [s.left(seat) + s.ash[seat] for seat in range(s.seats)]
