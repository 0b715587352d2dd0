"""Evaluation: a hero's cost in expected dice (TORAK-12.3), and the expected result of a determinization."""

from __future__ import annotations

from math import exp
from typing import Final

from nyoi.games.torak import dice
from nyoi.games.torak.content import (
    AROUND,
    AXIS_BITS,
    BALLS,
    BIT,
    BOXES,
    DICE,
    DICE_DRY,
    LONGEST,
    STEPS,
)
from nyoi.games.torak.land import BITS, COLUMN, ROW
from nyoi.games.torak.mind.chart import tour_of
from nyoi.games.torak.mind.odds import odds, struck
from nyoi.games.torak.mind.value_team import meetings, pair_of, shares
from nyoi.games.torak.rules.ending import together
from nyoi.games.torak.rules.goals import BESIDE
from nyoi.games.torak.rules.ground import NEXT
from nyoi.games.torak.rules.legs import HEADINGS, run
from nyoi.games.torak.rules.scenery import ASK
from nyoi.games.torak.rules.tour import DOSE, FAR
from nyoi.games.torak.runs import NOWHERE
from nyoi.games.torak.sheet import HILL, VOID, Sheet
from nyoi.games.torak.state import COOP, DUEL, RACE, Torak
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.native import i64, mypyc_attr

WON: Final = -1000.0
DEATH: Final = 60.0
LOCKED: Final[tuple[float, ...]] = (60.0, 3.0, 0.0, 0.0, 0.0)  # by ways out, for `Simple`
NARROW: Final[tuple[float, ...]] = (25.0, 0.8, 0.2, 0.0, 0.0)  # by ways out, for `Planner`
# Weight of the distance to the others of a pool while balls are left, by number of heroes; tuned for three
# and four.
APART: Final[tuple[float, ...]] = (0.0, 0.0, 0.2, 0.2, 0.5)
# the price of this many doses
DOSED: Final[tuple[float, ...]] = tuple([sum(DOSE[:doses]) for doses in range(len(DOSE))])
NOT_MANY: Final[list[int]] = []
TURN: Final = ("escape", "act", "open", "play")  # the questions that can come first in a turn
# Contributions to the log-odds of winning, fitted to 500 games of Solo and 250 races played by the heuristic.
# The figures by mode were fitted to 60 Duels and 130 games of Co-op on their own map (rules version 4).
EVEN: Final = -4.7
BALL: Final = 1.08
BOX: Final = -0.41
FUEL: Final = 1.0
BY_MODE: Final = {DUEL: -0.15, COOP: -0.8}
LEAD: Final = 0.52  # per ball in the race


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """An evaluator of positions. It looks at map, gauges and heroes, never at the dice that are left."""

    def cost(self, s: Torak, seat: int) -> float:
        """Return the remaining cost in dice, with penalties; lower is better."""
        raise NotImplementedError(type(self).__name__)

    def team(self, s: Torak) -> float:
        """Return the total cost of all living heroes of a pool."""
        return sum([self.cost(s, seat) for seat in s.living])


class Simple(Judge):
    """P1: the nearest ball and a few simple penalties.

    All its figures are multiples of one half, so that sums are exact in any order.
    """

    def cost(self, s: Torak, seat: int) -> float:
        sheet = s.sheet(seat)
        if s.over or sheet.found == BALLS:
            return WON + self.apart(s, seat)
        if s.at[seat] == NOBODY:
            return DEATH
        return self.gauges(sheet) + self.place(s, seat, sheet, self.closed(s, sheet))

    def team(self, s: Torak) -> float:
        """Return the total cost of all living heroes, computing what they share once."""
        sheet = s.sheets[0]
        if s.over or sheet.found == BALLS:
            return super().team(s)
        gauges = self.gauges(sheet)
        closed = self.closed(s, sheet)
        total = 0.0
        for seat in range(s.seats):
            if s.at[seat] != NOBODY:
                total += gauges + self.place(s, seat, sheet, closed)
        return total

    def gauges(self, sheet: Sheet) -> float:
        """Return the cost of a sheet's gauges and remaining balls."""
        total = 10.0 * len(sheet.balls) + 3.0 * sheet.doses + 4.0 * sheet.beans - 1.5 * sheet.filled
        return total - 0.5 * sheet.strength + (6.0 if sheet.fuel == 0 else 0.0)

    def place(self, s: Torak, seat: int, sheet: Sheet, closed: i64) -> float:
        """Return the cost of a hero's spot: distance to the nearest ball, ways out, dangers there."""
        spot = s.at[seat]
        steps, x, y = STEPS[spot], COLUMN[spot], ROW[spot]
        total = FAR * FAR
        for i, ball in enumerate(sheet.balls):
            far = float(steps[ball])
            if COLUMN[ball] != x and ROW[ball] != y:
                far += 1.5  # a turn is needed
            if closed & BITS[i]:
                far += 40.0
            if far < total:
                total = far
        if s.terms.mode != RACE:
            total += 1.5 * (len(AROUND[s.terms.zone][spot]) - 1)
        total += LOCKED[ways_out(s, seat)]
        return total + (6.0 if s.engaged[seat] else 0.0) + (4.0 if sheet.troops[spot] else 0.0)

    def closed(self, s: Torak, sheet: Sheet) -> i64:
        """Return a bit set of the balls with no free spot next to them.

        Troops do not close a ball under the option by which a leg may stop on them (TORAK-6.13).
        """
        found: i64 = 0
        for i, ball in enumerate(sheet.balls):
            for a in BESIDE[ball]:
                if sheet.ground[a] != VOID and not sheet.path[a] and (s.terms.stop or not sheet.troops[a]):
                    break
            else:
                found |= BITS[i]
        return found

    def apart(self, s: Torak, seat: int) -> float:
        """Return how far the heroes are from meeting once all balls are found (TORAK-9.9)."""
        if s.terms.mode != COOP or s.over or together(s):
            return 0.0
        others = [s.at[x] for x in s.living if x != seat]
        return 10.0 + min(STEPS[s.at[seat]][other] for other in others) if others and s.at[seat] != NOBODY else 0.0


class Planner(Judge):
    """P2: the whole tour in expected dice, the Army's next hit, and the future use of the gauges."""

    def __init__(self, s: Torak, seat: int) -> None:
        sheet = s.sheet(seat)
        self.stop: Final = s.terms.stop
        self.tour: Final = tour_of(sheet, self.stop)
        self.pair: Final = pair_of(s, self.tour)
        self.share: Final = self.pair.share if self.pair is not None else shares(s, self.tour)
        self.heroes: Final = len(s.living) if s.terms.mode == COOP else 1  # number that have to meet
        self._begun: Final = s  # the states evaluated later are copies of it
        self._meeting: dict[int, list[float]] | None = None

    def cost(self, s: Torak, seat: int) -> float:
        """Return the remaining cost in dice; in Co-op it is the whole team's."""
        sheet = s.sheet(seat)
        if s.over:
            return WON
        if s.at[seat] == NOBODY:
            return DEATH
        alone = not s.terms.pool
        heroes = NOT_MANY if alone else s.living
        total = self.way(s, seat) if alone else sum([self.way(s, hero) for hero in heroes])
        turns = (BOXES - s.boxes) / (2 if s.terms.mode == COOP and not s.terms.pool else 1) - 1
        dice = 2 if alone else len(heroes)
        if s.terms.mode != RACE:
            total += 2.0 * max(0.0, total / dice - turns)
        if self.heroes > 1 and sheet.balls:
            # a constant, because after the last ball the whole way to the others counts: it must not
            # discourage taking that ball
            total += FAR
        if alone:
            total += self.peril(s, seat)
        for hero in heroes:
            total += self.peril(s, hero)
        total -= 1.7 * sheet.filled + 0.6 * sheet.strength
        return total + DOSED[sheet.doses] + sheet.beans

    def team(self, s: Torak) -> float:
        """Return the team's cost, once for each hero.

        In a pool, `cost` is the team's already, whichever hero is given.
        """
        living = s.living
        return sum([self.cost(s, living[0])] * len(living))

    def way(self, s: Torak, seat: int) -> float:
        """Return the tour through a hero's share of the balls and, in Co-op, the way to the others."""
        rest = self.tour.left(s.sheet(seat))
        spot = s.at[seat]
        if rest and self.pair is not None:
            return self.pair.length(seat, spot, rest & self.share[seat])
        found = self.tour.length(spot, rest & self.share[seat])
        if self.heroes > 1 and not together(s):
            apart = min(self.meeting(seat)[spot], FAR)
            found += APART[self.heroes] * apart if rest else apart
        return found

    def meeting(self, seat: int) -> list[float]:
        """Return the field of distances to the teammate to meet.

        A pair uses it only once all balls are found.
        """
        if self._meeting is None:
            self._meeting = meetings(self._begun, self._begun.sheet(seat))
        return self._meeting[seat]

    def peril(self, s: Torak, seat: int) -> float:
        """Return the cost of the dangers where the turn ends: a troop, a dead end, a Monster."""
        fuel = s.sheet(seat).fuel
        total = struck(s, seat) * (2.0 if fuel >= 2 else 11.0 if fuel == 1 else 16.0)
        total += NARROW[ways_out(s, seat)]
        return total + (3.0 * (1 - odds(s.sheet(seat))) if s.engaged[seat] else 0.0)


def ways_out(s: Torak, seat: int) -> int:
    """Return the number of directions a hero could leave in.

    It equals `exits`, but one step ahead mostly decides.
    """
    sheet = s.sheet(seat)
    path, spot = sheet.path, s.at[seat]
    found = 0
    for direction in HEADINGS[s.bound[seat]]:
        b = NEXT[direction][spot]
        if b == NOBODY or path[spot] & BIT[direction]:
            continue
        near = sheet.ground[b] < HILL and not sheet.troops[b] and not path[b] & AXIS_BITS[direction]
        if near or run(s, seat, direction, LONGEST, 1) != NOWHERE:
            found += 1
    return found


def quiet(s: Torak) -> bool:
    """Return whether a determinization may be evaluated now: at the beginning of a turn."""
    return s.decision is not None and begins(s, s.decision.key)


def estimate(s: Torak) -> tuple[float, ...] | None:
    """Return each seat's expected result at the beginning of a turn, otherwise None.

    In a race the balls found decide; in the other modes, whether the heroes are ahead of the Army. While
    scenery is drawn, the estimate is that of an average game.
    """
    if s.decision is None or not (s.decision.key in ASK or begins(s, s.decision.key)):
        return None
    if s.terms.mode == RACE:
        weights = [exp(LEAD * s.sheet(seat).found) if s.at[seat] >= 0 else 0.0 for seat in range(s.seats)]
        whole = sum(weights) or 1.0
        return tuple(weight / whole for weight in weights)
    sheet = s.sheets[0]
    ahead = EVEN + BALL * sheet.found + BOX * s.boxes + FUEL * sheet.fuel + BY_MODE.get(s.terms.mode, 0.0)
    chance = 1 / (1 + exp(-ahead))
    return tuple(1 - chance if s.terms.mode == DUEL and seat == s.army else chance for seat in range(s.seats))


def begins(s: Torak, key: str) -> bool:
    """Return whether a turn has just begun: before the roll, or before any die is used."""
    if key == "boost":
        return True
    if key not in TURN:
        return False
    for seat in s.living:
        sheet = s.sheet(seat)
        thrown = len(s.living) if s.terms.pool else DICE_DRY if sheet.lean else DICE
        either = sheet.either != dice.NONE  # two dice lie there, one counts (TORAK-9.23)
        if dice.NUMBER[sheet.dice] - either != thrown + sheet.burnt:
            return False
        if key != "escape" and sheet.troops[s.at[seat]]:
            return False  # escaped by spending fuel
    return True
