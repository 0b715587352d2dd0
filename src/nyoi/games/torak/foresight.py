"""Thinking ahead in Torak: a dream is played to the beginning of a turn, then balls, boxes and fuel are weighed."""

from __future__ import annotations

from math import exp
from typing import Final

from nyoi.games.torak import dice
from nyoi.games.torak.content import DICE, DICE_DRY
from nyoi.games.torak.hints import choose
from nyoi.games.torak.rules.scenery import ASK
from nyoi.games.torak.state import COOP, DUEL, RACE, Torak
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng

TURN: Final = ("escape", "act", "open", "play")  # what is asked first in a turn
# What each thing adds to the logarithm of the odds: fitted to 500 games of Solo and 250 races of the rule of thumb;
# the figures by mode to 60 Duels and 130 games of Co-op on their own map (rules number 4).
EVEN: Final = -4.7
BALL: Final = 1.08
BOX: Final = -0.41
DOSE: Final = 1.0
BY_MODE: Final = {DUEL: -0.15, COOP: -0.8}
LEAD: Final = 0.52  # a ball in the race


def likely(s: Torak, seat: int, moves: list[Move], rng: Rng) -> Move:
    """The simple careful policy."""
    return choose(s, seat, moves, rng, 3)


def estimate(s: Torak) -> tuple[float, ...] | None:
    """At the beginning of a turn: who has more balls in the race; else whether the heroes are ahead of the Army.

    While scenery is drawn the whole game lies ahead: the chances are those of any game.
    """
    if s.decision is None or (s.decision.key not in ASK and not begins(s, s.decision.key)):
        return None
    if s.terms.mode == RACE:
        weights = [exp(LEAD * s.sheet(seat).found) if s.at[seat] >= 0 else 0.0 for seat in range(s.seats)]
        whole = sum(weights) or 1.0
        return tuple(weight / whole for weight in weights)
    sheet = s.sheets[0]
    ahead = EVEN + BALL * sheet.found + BOX * s.boxes + DOSE * sheet.fuel + BY_MODE.get(s.terms.mode, 0.0)
    chance = 1 / (1 + exp(-ahead))
    return tuple(1 - chance if s.terms.mode == DUEL and seat == s.army else chance for seat in range(s.seats))


def begins(s: Torak, key: str) -> bool:
    """Whether a turn has just begun: before the throw, or nothing was done with the dice yet."""
    if key == "boost":
        return True
    if key not in TURN:
        return False
    for seat in s.living:
        sheet = s.sheet(seat)
        thrown = len(s.living) if s.terms.pool else DICE_DRY if sheet.lean else DICE
        either = sheet.either != dice.NONE  # two lie there, one counts (TORAK-9.23)
        if dice.NUMBER[sheet.dice] - either != thrown + sheet.burnt:
            return False
        if key != "escape" and sheet.troops[s.at[seat]]:
            return False  # it has got away by fuel
    return True
