"""Legs: straight moves along the white lines, over mountains and rivers, to balls and Monsters (TORAK-6-B to 6-D)."""

from __future__ import annotations

from nyoi.games.torak import dice, events, moves
from nyoi.games.torak.content import AXIS, AXIS_BITS, BALLS, BIT, DOSES, LONGEST, RAY
from nyoi.games.torak.rules.ending import meet, won
from nyoi.games.torak.sheet import BALL, HILL, MONSTER, PLAIN, RIVER_UPRIGHT, VOID
from nyoi.games.torak.state import ACTING, CAUGHT, COOP, FACING, RACE, RESTED, SPENT, Torak
from nyoi.kernel.decision import NOBODY, Move

End = tuple[int, int, int, int]  # where a straight run can end: steps, spot, mountains and rivers on the way


def course(s: Torak, seat: int, direction: int, furthest: int, enough: int = LONGEST) -> list[End]:
    """Where a hero can end a straight run, whatever it costs (TORAK-6.11 to 6.25); of many such ends the first ones.

    Every step needs a spot of the map, an untravelled line, no river along the way, no troop, and on a travelled spot
    a right-angled crossing (6.17); the first that fails ends the run. A troop may be the end of it
    by option (6.13), and so may a teammate's spot (6.21).
    """
    sheet = s.sheet(seat)
    ground, path, troops = sheet.ground, sheet.path, sheet.troops
    bit, axis, along = BIT[direction], AXIS_BITS[direction], RIVER_UPRIGHT + AXIS[direction]
    ends: list[End] = []
    mountains = rivers = 0
    a = s.at[seat]
    for steps, b in enumerate(RAY[direction][a], 1):
        what = ground[b]
        if steps > furthest or path[a] & bit or what in (along, VOID) or (troops[b] and not s.terms.stop):
            break
        if path[b] & axis:
            if s.company(seat, b):
                ends.append((steps, b, mountains, rivers))
            break
        if what == HILL:
            mountains += 1
        elif what >= RIVER_UPRIGHT:
            rivers += 1
        else:
            ends.append((steps, b, mountains, rivers))
            if what != PLAIN or troops[b] or len(ends) == enough:
                break
        a = b
    return ends


def headings(s: Torak, seat: int) -> tuple[int, ...]:
    """The directions a hero may leave in: from a crossing point straight on only (TORAK-6.18)."""
    return (0, 1, 2, 3) if s.bound[seat] == NOBODY else (s.bound[seat],)


def stranded(s: Torak, seat: int) -> bool:
    """Whether no leg would be legal whatever the dice, doses and Jerrycans (TORAK-5.4)."""
    return not any(course(s, seat, direction, LONGEST, 1) for direction in headings(s, seat))


def allowance(s: Torak, seat: int) -> int:
    """With how many dice a hero may still move this turn: limited in the pool without fuel (TORAK-9.14)."""
    sheet = s.sheet(seat)
    if not (s.terms.pool and sheet.lean):
        return dice.MOST
    extra = sum(max(0, n - 1) for n in s.moved)  # beyond one for each hero: Jerrycans, whoever uses them
    return max(0, 1 - s.moved[seat]) + sheet.burnt - extra


def leg_moves(s: Torak, seat: int) -> list[Move]:
    """Every leg a hero can make now with unspent dice."""
    sheet = s.sheet(seat)
    hand, fuel = sheet.dice, sheet.fuel
    most = allowance(s, seat)
    if hand == dice.NONE or most <= 0 or s.halted[seat]:
        return []
    found: list[Move] = []
    furthest = dice.TOTAL[hand]
    known = moves.hand_of(hand, most)
    for direction in headings(s, seat):
        for steps, _, mountains, rivers in course(s, seat, direction, furthest):
            found += known.legs(direction, steps, mountains, rivers, fuel)
    return found


def stride_moves(s: Torak, seat: int) -> list[Move]:
    """Every way to walk straight on with the points a Monster interrupted (TORAK-6.33)."""
    sheet = s.sheet(seat)
    heading = came_by(s, seat)
    found: list[Move] = []
    for steps, _, mountains, rivers in course(s, seat, heading, s.excess[seat]):
        found += moves.strides(sheet.dice, heading, steps, mountains, rivers, sheet.fuel)
    return found


def came_by(s: Torak, seat: int) -> int:
    """The direction of a hero's last leg."""
    before, here = s.tracks[seat][-2:]
    return next(direction for direction in range(4) if here in RAY[direction][before])


def go(s: Torak, seat: int, move: Move) -> None:
    """Make a leg or walk on: pay, draw the path, arrive (TORAK-7.1)."""
    sheet = s.sheet(seat)
    if move.word == "leg":
        direction, steps, moving, paid, doses = move.args
        sheet.dice = dice.without(sheet.dice, moving)
        s.moved[seat] += dice.NUMBER[moving]
        points = dice.TOTAL[moving]
    else:
        direction, steps, paid, doses = move.args
        moving, points = dice.NONE, s.excess[seat]
    sheet.dice = dice.without(sheet.dice, paid)
    spot = RAY[direction][s.at[seat]][steps - 1]
    travelled = sheet.path[spot] != 0 and not s.company(seat, spot)  # TORAK-6.18, 6.21
    sheet.travel(s.at[seat], direction, steps)
    s.at[seat] = spot
    s.tracks[seat] += (spot,)
    s.bound[seat] = direction if travelled else NOBODY
    s.engaged[seat] = False
    s.excess[seat] = points - steps if s.terms.excess else 0
    if move.word == "leg":
        s.tell(events.LEG, seat, direction, steps, moving, paid, doses, spot)
    else:
        s.tell(events.STRIDE, seat, direction, steps, paid, doses, spot)
    burn_fuel(s, seat, doses)
    arrive(s, seat)


def burn_fuel(s: Torak, seat: int, doses: int) -> None:
    """Tick doses; with the last one movement rolls get smaller (TORAK-6.47, 6.49)."""
    sheet = s.sheet(seat)
    sheet.doses += doses
    if doses and sheet.doses == DOSES:
        s.tell(events.DRY, seat)


def arrive(s: Torak, seat: int) -> None:
    """What waits at the end of a leg: a ball, a Monster, a troop, the others; then the win is checked (TORAK-7.2)."""
    sheet = s.sheet(seat)
    spot = s.at[seat]
    s.stage[seat] = ACTING
    if sheet.ground[spot] == BALL:
        sheet.take_ball(spot)
        s.found[seat] += 1
        s.halted[seat] = s.terms.ball_ends  # TORAK-6.29
        s.tell(events.BALL, seat, spot, sheet.found)
        if sheet.found == BALLS and s.terms.mode == RACE:
            s.stage[seat] = SPENT  # TORAK-8.13
            return
        if sheet.found == BALLS and s.terms.mode != COOP:
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
    """A hero that moved onto a troop and is not freed does nothing more this turn (TORAK-6.13)."""
    s.stage[seat] = SPENT
    s.engaged[seat] = s.sheet(seat).ground[s.at[seat]] == MONSTER
    s.tell(events.STAYED, seat)
    meet(s)


def face(s: Torak, seat: int) -> None:
    """A hero that has arrived meets the Monster of the spot, if there is one (TORAK-6.33)."""
    sheet = s.sheet(seat)
    spot = s.at[seat]
    if sheet.ground[spot] == MONSTER:
        s.engaged[seat] = True
        s.stage[seat] = FACING
        s.tell(events.MET, seat, spot, sheet.danger)
    else:
        s.stage[seat] = ACTING


def idle(s: Torak, seat: int) -> bool:
    """Whether a hero can do nothing more by itself: no die left and no Monster to fight (TORAK-5.3)."""
    return s.stage[seat] == ACTING and s.sheet(seat).dice == dice.NONE and not s.engaged[seat]


def rest_idle(s: Torak) -> None:
    """End the turn of heroes that can do nothing more; in the pool of all when the dice are gone (TORAK-5.3, 7.6)."""
    for seat in range(s.seats):
        if idle(s, seat):
            s.stage[seat] = RESTED
