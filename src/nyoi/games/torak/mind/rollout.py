"""Rollout policy: a hero plans its tour with a narrow search; a pool is played move by move."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak import dice, moves
from nyoi.games.torak.content import BACK, BALLS, BOXES, RAY, STEPS, TROOPS
from nyoi.games.torak.mind.chart import chart_of
from nyoi.games.torak.mind.odds import STRUCK, odds
from nyoi.games.torak.mind.search import NARROW, think
from nyoi.games.torak.mind.value import Planner, ways_out
from nyoi.games.torak.numbers import MOVES
from nyoi.games.torak.rules.goals import BESIDE
from nyoi.games.torak.rules.ground import NEXT
from nyoi.games.torak.rules.scenery import ASK
from nyoi.games.torak.rules.tour import DOSE
from nyoi.games.torak.sheet import BALL, HILL, MONSTER, VOID, Sheet
from nyoi.games.torak.state import FLEEING, Torak
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.rng import Rng

# value of a die in hand: less than it moves on average, because unused dice of a turn are lost
DIE: Final = 0.35
FOUND: Final = 3.0  # value of a ball found: it can no longer be closed off
FILLED: Final = 1.5
TRAINED: Final = 0.5
LOST_FIGHT: Final = 4.0
LAST_FIGHT: Final = 30.0
HIT: Final[tuple[float, ...]] = (16.0, 11.0, 2.0, 2.0, 2.0)  # cost of a troop on the hero, by doses left
CORNERED: Final = 25.0
TRIES: Final = 4  # placements that are tried


def likely(s: Torak, seat: int, offered: list[Move], rng: Rng) -> Move:
    """Return a plausible move of a hero, the Army or the player who draws scenery."""
    first = offered[0]
    word = first.word
    if word in ASK:
        return draw(s, offered, rng)
    if word == "burn":
        return offered[cans(s, seat)]
    if word == "troop":
        return besiege(s, offered)
    if word == "resume":
        return first
    if word in MOVES:
        return offered[-1]  # the higher die
    if s.stage[seat] == FLEEING:
        return escape(s, seat, offered)
    if s.terms.pool:
        return step(s, seat, offered)
    return planned(s, seat, offered)


def planned(s: Torak, seat: int, offered: list[Move]) -> Move:
    """Return the move that this hero has planned for this situation, else plan its turn again."""
    hero, turn, plan = s.plan
    if hero == seat and turn == s.turns:
        for stage, spot, hand, move in plan:
            if spot == s.at[seat] and stage == s.stage[seat] and hand == s.sheet(seat).dice and move in offered:
                return move
    plan = think(s, seat, Planner(s, seat), NARROW)[1]
    s.plan = seat, s.turns, plan
    return plan[0].move


def draw(s: Torak, offered: list[Move], rng: Rng) -> Move:
    """Return a random placement, if possible not next to a ball."""
    found = rng.pick(offered)
    for _ in range(TRIES):
        steps = STEPS[found.args[0]]
        for ball in s.sheets[0].balls:
            if steps[ball] < 2:
                break
        else:
            return found
        found = rng.pick(offered)
    return found


def cans(s: Torak, seat: int) -> int:
    """Return how many Jerrycans to burn (TORAK-12.1).

    One from the second turn on; all of them to escape from a troop on the last dose.
    """
    sheet = s.sheet(seat)
    if sheet.troops[s.at[seat]] and sheet.fuel <= 1:
        return sheet.filled
    return 1 if s.turns >= 1 else 0


def escape(s: Torak, seat: int, offered: list[Move]) -> Move:
    """Return the escape: a 6 before a dose.

    A hero that has found no ball lets a finder go first if there may not be enough for both (TORAK-9.12).
    """
    last = offered[-1]
    if last.word != "yield" or s.found[seat]:
        return offered[0]
    others = [x for x in s.living if x != seat and s.stage[x] == FLEEING]
    sheet = s.sheet(seat)
    scarce = dice.VALUES[sheet.dice].count(6) + sheet.fuel <= sum([s.due[x] for x in others])
    for other in others:
        if scarce and s.found[other]:
            return last
    return offered[0]


def besiege(s: Torak, offered: list[Move]) -> Move:
    """Place a troop of the Army: on the hero if allowed, else near a ball, on the hero's side of it."""
    hero = s.at[s.living[0]]
    balls = s.sheets[0].balls
    best, least = offered[0], 1000
    for move in offered:
        if move.word != "troop":
            continue
        spot = move.args[0]
        if spot == hero:
            return move
        steps = STEPS[spot]
        near = 100
        for ball in balls:
            if steps[ball] < near:
                near = steps[ball]
        if 20 * near + steps[hero] < least:
            best, least = move, 20 * near + steps[hero]
    return best


def step(s: Torak, seat: int, offered: list[Move]) -> Move:
    """Return the next leg, or another use of a die of the pool, without looking further ahead.

    The leg goes where the rest of the tour is shortest, by the chart of the map.
    """
    sheet = s.sheet(seat)
    chart = chart_of(s.terms.map, sheet)
    here = s.at[seat]
    if sheet.found == BALLS:
        return meet(s, seat, offered)
    rest = share(s, seat, chart.fields, chart.rest(sheet.balls))
    length = chart.lengths(rest)
    chance = odds(sheet)
    fuel = sheet.fuel
    shy = LAST_FIGHT if sheet.beans == s.terms.beans else LOST_FIGHT
    struck = STRUCK[s.terms.zone][TROOPS[s.boxes] if s.boxes + 1 < BOXES else 0]
    blow = HIT[fuel]
    ground, ray = sheet.ground, [RAY[d][here] for d in range(4)]
    base = length[here] + struck[here] * blow
    best, least = offered[0], 1e9
    for move in offered:
        word = move.word
        if word == "leg" or word == "stride":
            direction, steps = move.args[0], move.args[1]
            spot = ray[direction][steps - 1]
            doses = move.args[-1]
            value = length[spot] + struck[spot] * blow
            what = ground[spot]
            if word == "leg":
                value += DIE * (dice.NUMBER[move.args[2]] + dice.NUMBER[move.args[3]])
            if what == BALL:
                value += chart.lengths(rest & ~(1 << chart.number[spot]))[spot] - length[spot] - FOUND
            elif what == MONSTER:
                value += (1 - chance) * shy
            if doses:
                value += DOSE[sheet.doses] + (DOSE[sheet.doses + 1] if doses > 1 else 0.0)
            if sheet.troops[spot]:
                value += blow
            if value < least and not cornered(s, sheet, spot, direction, what):
                best, least = move, value
            continue
        if word == "end" or word == "done" or word == "stay":
            value = base + (CORNERED if ways_out(s, seat) == 0 else 0.0) - 0.05
        elif word == "fill":
            value = base + DIE - FILLED
        elif word == "train":
            value = base + DIE - (2 * (1 - chance) * TRAINED * 6 if s.engaged[seat] else TRAINED)
        elif word == "fight":
            value = base + (1 - chance) * shy - 2.0
        elif word == "flee":
            value = base + DOSE[sheet.doses] - 1.0
        elif word == "turbo":
            value = base + DOSE[sheet.doses] - 1.5
        else:
            continue  # conceding is never chosen
        if value < least:
            best, least = move, value
    return best


def cornered(s: Torak, sheet: Sheet, spot: int, direction: int, what: int) -> bool:
    """Return whether a leg seems to end in a dead end."""
    if what == BALL and len(sheet.balls) == 1:
        return False
    path = sheet.path
    if path[spot]:  # a crossing: straight on
        ray = RAY[direction][spot]
        return not ray or path[ray[0]] != 0 or sheet.troops[ray[0]] != 0 or sheet.ground[ray[0]] >= HILL
    free = 0
    behind = NEXT[BACK[direction]][spot]
    for b in BESIDE[spot]:
        if b != behind and not path[b] and not sheet.troops[b] and sheet.ground[b] != VOID:
            free += 1
    return free == 0


def share(s: Torak, seat: int, fields: list[list[float]], rest: int) -> int:
    """Return the set of balls that this hero is nearest to; all of them if there are none."""
    here = s.at[seat]
    found = 0
    for j, field in enumerate(fields):
        if rest >> j & 1:
            far = field[here]
            for other in s.at:
                if other != NOBODY and field[other] < far:
                    break
            else:
                found |= 1 << j
    return found or rest


def meet(s: Torak, seat: int, offered: list[Move]) -> Move:
    """Return the move that brings a hero nearest to a teammate, once all balls are found."""
    here = s.at[seat]
    mates = [at for x, at in enumerate(s.at) if x != seat and at != NOBODY and at != here]
    best, least = offered[-1], 1000
    for move in offered:
        if move.word == "concede":
            continue
        spot = RAY[move.args[0]][here][move.args[1] - 1] if move.word in ("leg", "stride") else here
        far = min([STEPS[spot][at] for at in mates], default=0)
        if move is moves.FIGHT:
            far -= 1
        if far < least:
            best, least = move, far
    return best
