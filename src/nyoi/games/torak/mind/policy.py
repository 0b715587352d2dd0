"""First guesses at good play, from a view alone: a bot for every role (TORAK section 12)."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.torak import dice
from nyoi.games.torak.content import STEPS
from nyoi.games.torak.imagine import known
from nyoi.games.torak.mind.search import UNLIKE, Walk, best_move, likeness
from nyoi.games.torak.mind.value import Judge, Planner, Simple
from nyoi.games.torak.rules.acts import act, options
from nyoi.games.torak.rules.draft import Draft, in_front
from nyoi.games.torak.rules.ground import open_sides
from nyoi.games.torak.rules.kindness import kindest
from nyoi.games.torak.rules.scenery import ASK, drawn_by, move_of
from nyoi.games.torak.rules.tour import Tour, access
from nyoi.games.torak.sheet import Sheet, cells, kind
from nyoi.games.torak.state import ACTING, FLEEING, Torak
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import M1, Rng

BARRIERS: Final = 8  # spots the Army weighs up


def policy(view: dict[str, Any], offered: list[Move], rng: Rng, level: int) -> Move:
    """A good move: levels 1 to 3 think of the nearest ball, 4 and 5 plan the whole tour."""
    if len(offered) == 1:
        return offered[0]
    s = known(view)
    s.rng = Rng(rng.below(M1))  # nothing is thrown in thought: no stream needs dice of its own
    return choose(s, view["seat"], offered, rng, level)


def choose(s: Torak, seat: int, offered: list[Move], rng: Rng, level: int) -> Move:
    """The same from a state in which everything the seat can see is true."""
    moves = [move for move in offered if move.word != "concede"]
    if len(moves) == 1:
        return rng.pick(moves)  # the lot is drawn all the same: games of a seed stay as they were
    word = moves[0].word
    if word in ASK:
        return draw(s, seat, moves, rng, level)
    if word == "burn":
        return moves[cans(s, seat)]
    if word == "troop":
        return besiege(s, moves)
    if word in ("escape", "turbo") and s.stage[seat] == FLEEING:
        return escape(s, seat, moves)
    if word == "resume":
        return moves[0]
    judge: Judge = Simple() if level <= 3 else Planner(s, seat)
    if s.terms.pool and s.stage[seat] == ACTING:
        return share_out(s, seat, moves, judge)
    return best_move(s, seat, judge)


def draw(s: Torak, seat: int, moves: list[Move], rng: Rng, level: int) -> Move:
    """Scenery: kindly for oneself; in a draft anywhere that does not close two sides of a ball (TORAK-12.2, 12.6)."""
    frame = s.stack[-1]
    if isinstance(frame, Draft):
        sheet = s.sheets[in_front(s, seat, frame.drawn)]
        harmless = [move for move in moves if not chokes(sheet, move)]
        return rng.pick(harmless or moves)
    if level <= 2:
        return rng.pick(moves)
    return move_of(kindest(s, s.sheets[0], [drawn_by(move) for move in moves]))


def chokes(sheet: Sheet, move: Move) -> bool:
    """Whether this leaves a ball with only two open sides."""
    element, spot, direction = drawn_by(move)
    ground = sheet.ground.copy()
    for a in cells(element, spot, direction):
        ground[a] = kind(element, direction)
    return any(open_sides(ground, ball) <= 2 < open_sides(sheet.ground, ball) for ball in sheet.balls)


def cans(s: Torak, seat: int) -> int:
    """How many Jerrycans to burn: one from the second turn on, all to get away on the last dose (TORAK-12.1)."""
    sheet = s.sheet(seat)
    if sheet.troops[s.at[seat]] and sheet.fuel <= 1:
        return sheet.filled
    return 1 if s.turns >= 1 else 0


def escape(s: Torak, seat: int, moves: list[Move]) -> Move:
    """A 6 before a dose; who has found nothing lets a finder go first when it may not do for both (TORAK-9.12)."""
    others = [x for x in s.living if x != seat and s.stage[x] == FLEEING]
    sheet = s.sheet(seat)
    scarce = dice.VALUES[sheet.dice].count(6) + sheet.fuel <= sum(s.due[x] for x in others)
    if moves[-1].word == "yield" and not s.found[seat] and scarce and any(s.found[x] for x in others):
        return moves[-1]
    return moves[0]


def share_out(s: Torak, seat: int, moves: list[Move], judge: Judge) -> Move:
    """The pool: whatever helps the team most, hero by hero and die by die; this seat plays its own part of it."""
    team = s.clone()
    value = judge.team(team)
    while True:
        found: tuple[float, int, Move] | None = None
        for hero in team.living:
            if team.stage[hero] != ACTING:
                continue
            weighed = {UNLIKE}  # what ends, fights or gives up
            walk = Walk(team, hero)
            for move in options(team, hero):
                like = likeness(move)
                if like in weighed:
                    continue
                weighed.add(like)
                if walk.open(move):
                    after = walk.after(move)
                else:
                    after = team.clone()
                    act(after, hero, move)
                cost = -1e9 if after.over else judge.team(after)
                if cost < value - 1e-9 and (found is None or cost < found[0]):
                    found = (cost, hero, move)
        if found is None:
            break
        value, hero, move = found
        if hero == seat:
            return move if move in moves else moves[-1]
        act(team, hero, move)
        if team.over or team.stage[hero] > ACTING:
            break
    alone = best_move(s, seat, judge) if s.engaged[seat] else moves[-1]
    return alone if alone in moves else moves[-1]


def besiege(s: Torak, moves: list[Move]) -> Move:
    """The Army of a Duel: on the hero whenever allowed, else where it lengthens the tour most (TORAK-12.3)."""
    hero = s.living[0]
    on_hero = [move for move in moves if move.args[0] == s.at[hero]]
    if on_hero:
        return on_hero[0]
    balls = s.sheets[0].balls
    near = sorted(moves, key=lambda move: (min(STEPS[move.args[0]][ball] for ball in balls), move.args[0]))
    return max(near[:BARRIERS], key=lambda move: hindrance(s, hero, move.args[0]))


def hindrance(s: Torak, hero: int, spot: int) -> float:
    """What a troop there costs the hero."""
    sheet = Sheet(s.sheets[0])
    sheet.station(spot)
    tour = Tour(sheet, s.terms.stop)
    return tour.length(s.at[hero], (1 << len(tour.balls)) - 1) + 0.5 * access(sheet)
