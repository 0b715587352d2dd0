"""Legs: straight moves along the white lines, over obstacles, to balls and Monsters (TORAK-6-B to 6-D)."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak import dice, events, moves
from nyoi.games.torak.content import AXIS, AXIS_BITS, BALLS, BIT, DOSES, LONGEST, RAY
from nyoi.games.torak.rules.ending import meet, won
from nyoi.games.torak.runs import MOUNTAIN_AT, NOWHERE, RIVER_AT
from nyoi.games.torak.sheet import BALL, HILL, MONSTER, PLAIN, RIVER_UPRIGHT, VOID
from nyoi.games.torak.state import ACTING, CAUGHT, COOP, FACING, RACE, RESTED, SPENT, Torak
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.native import i64

# By the direction in which a hero must go on; the last entry is for NOBODY.
HEADINGS: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,), (0, 1, 2, 3))


def run(s: Torak, seat: int, direction: int, furthest: i64, enough: i64 = LONGEST, crossings: i64 = LONGEST) -> i64:
    """Return the straight run a hero can make (TORAK-6.11 to 6.25).

    The search stops after `enough` possible ends and passes at most `crossings` obstacles.

    Every step needs a spot of the map (TORAK-6.12), an untravelled line and no river along the way
    (TORAK-6.25). It also needs no troop and, on a travelled spot, a right-angled crossing (TORAK-6.17). The
    first step that fails ends the run. A run may end on a troop by option (TORAK-6.13), and on a teammate's
    spot (TORAK-6.21).
    """
    sheet = s.sheet(seat)
    ground, path, troops = sheet.ground, sheet.path, sheet.troops
    bit: i64 = BIT[direction]
    axis: i64 = AXIS_BITS[direction]
    along: i64 = RIVER_UPRIGHT + AXIS[direction]
    stop = s.terms.stop
    a: i64 = s.at[seat]
    ray = RAY[direction][a]
    furthest = min(furthest, len(ray))
    steps: i64 = 0
    over: i64 = 0  # mountains and rivers so far
    found: i64 = NOWHERE
    while steps < furthest:
        b: i64 = ray[steps]
        steps += 1
        what: i64 = ground[b]
        line: i64 = path[a]
        if line & bit or what == along or what == VOID:  # noqa: SIM109
            break
        troop = troops[b] != 0
        if troop and not stop:
            break
        line = path[b]
        if line & axis:
            if s.company(seat, b):
                found = steps + over
            break
        if what == HILL or what >= RIVER_UPRIGHT:
            if crossings == 0:
                break
            crossings -= 1
            over += MOUNTAIN_AT[steps] if what == HILL else RIVER_AT[steps]
        else:
            found = steps + over
            enough -= 1
            if what != PLAIN or troop or enough == 0:  # a ball and a Monster end the leg (TORAK-6.14)
                break
        a = b
    return found


def headings(s: Torak, seat: int) -> tuple[int, ...]:
    """Return the directions a hero may leave in: only straight on from a crossing point (TORAK-6.18)."""
    return HEADINGS[s.bound[seat]]


def stranded(s: Torak, seat: int) -> bool:
    """Return whether no leg can be legal whatever the dice, doses and Jerrycans (TORAK-5.4)."""
    return exits(s, seat) == 0


def exits(s: Torak, seat: int) -> int:
    """Return the number of directions a hero could leave in."""
    found = 0
    for direction in headings(s, seat):
        if run(s, seat, direction, LONGEST, 1) != NOWHERE:
            found += 1
    return found


def allowance(s: Torak, seat: int) -> int:
    """Return the number of dice a hero may still move with, limited in the pool without fuel (TORAK-9.14)."""
    sheet = s.sheet(seat)
    if not (s.terms.pool and sheet.lean):
        return dice.MOST
    # beyond one for each hero: Jerrycans, whichever hero uses them
    extra = sum(max(0, n - 1) for n in s.moved)
    return max(0, 1 - s.moved[seat]) + sheet.burnt - extra


def leg_moves(s: Torak, seat: int) -> list[Move]:
    """Return every leg a hero can make with unspent dice; each is straight, the next may turn (TORAK-6.9)."""
    sheet = s.sheet(seat)
    hand, fuel = sheet.dice, sheet.fuel
    most = allowance(s, seat)
    if hand == dice.NONE or most <= 0 or s.halted[seat]:
        return []
    found: list[Move] = []
    furthest = dice.TOTAL[hand]
    # each obstacle takes a die that does not move, or a dose (TORAK-6.22, 6.27)
    crossings = dice.NUMBER[hand] - 1 + fuel
    hands = [moves.hand_of(hand, most)]
    if sheet.either != dice.NONE:
        hands = [moves.hand_of(one, most) for one in dice.choices(hand, sheet.either)]
    for direction in headings(s, seat):
        way = run(s, seat, direction, furthest, LONGEST, crossings)
        if way != NOWHERE:
            for known in hands:
                known.add_legs(found, direction, way, fuel)
    return found if len(hands) == 1 else list(dict.fromkeys(found))


def stride_moves(s: Torak, seat: int) -> list[Move]:
    """Return every way to walk straight on with the points a Monster interrupted (TORAK-6.33)."""
    sheet = s.sheet(seat)
    heading = came_by(s, seat)
    way = run(s, seat, heading, s.excess[seat])
    found: list[Move] = []
    for hand in dice.choices(sheet.dice, sheet.either):
        found += moves.strides(hand, heading, way, sheet.fuel)
    return list(dict.fromkeys(found))


def came_by(s: Torak, seat: int) -> int:
    """Return the direction of a hero's last leg."""
    before, here = s.tracks[seat][-2:]
    return next(direction for direction in range(4) if here in RAY[direction][before])


def go(s: Torak, seat: int, move: Move) -> None:
    """Make a leg or a stride: pay, draw the path, arrive (TORAK-7.1).

    It is a single move that cannot be interrupted (TORAK-7.5).
    """
    sheet = s.sheet(seat)
    if move.word == "leg":
        direction, steps, moving, paid, doses = move.args
        spend(s, seat, moving)
        s.moved[seat] += dice.NUMBER[moving]
        points = dice.TOTAL[moving]
    else:
        direction, steps, paid, doses = move.args
        moving, points = dice.NONE, s.excess[seat]
    spend(s, seat, paid)
    spot = RAY[direction][s.at[seat]][steps - 1]
    travelled = sheet.path[spot] != 0 and not s.company(seat, spot)  # TORAK-6.18, 6.21
    sheet.travel(s.at[seat], direction, steps)
    s.at[seat] = spot
    s.tracks[seat] += (spot,)
    s.bound[seat] = direction if travelled else NOBODY
    s.engaged[seat] = False
    s.excess[seat] = points - steps if s.terms.excess else 0
    if move.word == "leg":
        s.tell(events.LEG, seat, direction, steps, moving, rest=(paid, doses, spot))
    else:
        s.tell(events.STRIDE, seat, direction, steps, paid, rest=(doses, spot))
    burn_fuel(s, seat, doses)
    arrive(s, seat)


def spend(s: Torak, seat: int, used: int) -> None:
    """Use dice; without fuel, using one common die discards the other (TORAK-6.3, 9.23)."""
    sheet = s.sheet(seat)
    if sheet.either == dice.NONE:
        sheet.dice = dice.without(sheet.dice, used)
        return
    own = dice.without(sheet.dice, sheet.either)
    for value in dice.VALUES[used]:
        if dice.holds(own, value):  # an extra die of the same value goes first, which loses nothing
            own = dice.less(own, value)
            sheet.dice = dice.less(sheet.dice, value)
        else:
            sheet.dice, sheet.either = own, dice.NONE
            s.tell(events.KEPT, seat, value)


def burn_fuel(s: Torak, seat: int, doses: int) -> None:
    """Tick doses; after the last one, movement rolls are smaller (TORAK-6.47, 6.49)."""
    sheet = s.sheet(seat)
    sheet.doses += doses
    if doses and sheet.doses == DOSES:
        s.tell(events.DRY, seat)


def arrive(s: Torak, seat: int) -> None:
    """Resolve the end of a leg: ball, Monster, troop, teammates, then the win (TORAK-7.2)."""
    sheet = s.sheet(seat)
    spot = s.at[seat]
    s.stage[seat] = ACTING
    if sheet.ground[spot] == BALL:
        sheet.take_ball(spot)
        s.found[seat] += 1
        s.reached[seat] = s.turns
        s.halted[seat] = s.terms.ball_ends  # TORAK-6.29
        s.tell(events.BALL, seat, spot, sheet.found)
        if sheet.found == BALLS and s.terms.mode == RACE:
            s.stage[seat] = SPENT  # TORAK-8.13
            return
        if sheet.found == BALLS and s.terms.mode != COOP:
            # at once, without a box (TORAK-6.31); in turn 20 too, because its box is ticked later (TORAK-8.4)
            won(s)
            return
    if sheet.ground[spot] != MONSTER:
        meet(s)
        if s.over:
            return
    if not sheet.troops[spot]:
        face(s, seat)
        return
    s.tell(events.CAUGHT, seat, spot)
    if sheet.fuel:
        s.stage[seat] = CAUGHT
    else:
        stay(s, seat)


def stay(s: Torak, seat: int) -> None:
    """End the turn of a hero that moved onto a troop and was not freed (TORAK-6.13)."""
    s.stage[seat] = SPENT
    s.engaged[seat] = s.sheet(seat).ground[s.at[seat]] == MONSTER
    s.tell(events.STAYED, seat)
    meet(s)


def face(s: Torak, seat: int) -> None:
    """Engage the Monster on the spot where a hero has arrived, if there is one (TORAK-6.33)."""
    sheet = s.sheet(seat)
    spot = s.at[seat]
    if sheet.ground[spot] == MONSTER:
        s.engaged[seat] = True
        s.stage[seat] = FACING
        s.tell(events.MET, seat, spot, sheet.danger)
    else:
        s.stage[seat] = ACTING


def idle(s: Torak, seat: int) -> bool:
    """Return whether a hero has no die left and no Monster to fight (TORAK-5.3)."""
    return s.stage[seat] == ACTING and s.sheet(seat).dice == dice.NONE and not s.engaged[seat]


def rest_idle(s: Torak) -> None:
    """End the turn of idle heroes; in the pool, of all heroes once the dice are gone (TORAK-5.3, 7.6)."""
    for seat in range(s.seats):
        if idle(s, seat):
            s.stage[seat] = RESTED
