"""Heuristic play from a view alone, for every role (TORAK section 12)."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.torak.content import STEPS
from nyoi.games.torak.imagine import known
from nyoi.games.torak.mind.rollout import cans, escape
from nyoi.games.torak.mind.search import UNLIKE, Likeness, Walk, best_move, fight, likeness, think
from nyoi.games.torak.mind.value import WON, Judge, Planner, Simple
from nyoi.games.torak.moves import FIGHT
from nyoi.games.torak.numbers import MOVES
from nyoi.games.torak.rules.acts import act, options
from nyoi.games.torak.rules.draft import Draft, in_front
from nyoi.games.torak.rules.ground import open_sides
from nyoi.games.torak.rules.kindness import kindest, outlook
from nyoi.games.torak.rules.scenery import ASK, drawn_by, move_of
from nyoi.games.torak.rules.tour import Tour, access
from nyoi.games.torak.sheet import Sheet, cells, kind
from nyoi.games.torak.state import ACTING, FLEEING, Torak
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import M1, Rng

BARRIERS: Final = 8  # number of spots the Army compares
# Scores, in dice.
AHEAD: Final = 0.01  # bonus of the chosen move over moves found equally good
CAN: Final = 0.7  # cost of a Jerrycan too many or too few
SECOND: Final = 2.0  # cost of the other way to escape, or of any spot but the hero's
UNWEIGHED: Final = 2.0  # distance below the worst move that the heuristic has scored
GIVING_UP: Final = 50.0


def policy(view: dict[str, Any], offered: list[Move], rng: Rng, level: int) -> Move:
    """Return a good move: levels 1 to 3 aim at the nearest ball, 4 and 5 plan the whole tour."""
    if len(offered) == 1:
        return offered[0]
    s = known(view)
    s.rng = Rng(rng.below(M1))  # no dice are thrown while searching: no stream needs a generator of its own
    return choose(s, view["seat"], offered, rng, level)


def choose(s: Torak, seat: int, offered: list[Move], rng: Rng, level: int) -> Move:
    """Return a good move in a state that matches everything the seat can see."""
    moves = [move for move in offered if move.word != "concede"]
    if len(moves) == 1:
        return rng.pick(moves)  # drawn all the same, so that the random sequence of a seed does not change
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
    if word in MOVES:
        costs = kept(s, seat, moves, judge)
        return min(moves, key=lambda move: costs[move])
    if s.terms.pool and s.stage[seat] == ACTING:
        return share_out(s, seat, moves, judge)
    return best_move(s, seat, judge)


def draw(s: Torak, seat: int, moves: list[Move], rng: Rng, level: int) -> Move:
    """Place scenery where it hurts least; in a draft where balls stay accessible (TORAK-12.2, 12.6).

    In a draft a placement is avoided if it leaves a ball with only two open sides.
    """
    frame = s.stack[-1]
    if isinstance(frame, Draft):
        sheet = s.sheets[in_front(s, seat, frame.drawn)]
        harmless = [move for move in moves if not chokes(sheet, move)]
        return rng.pick(harmless or moves)
    if level <= 2:
        return rng.pick(moves)
    return move_of(kindest(s, s.sheets[0], [drawn_by(move) for move in moves]))


def chokes(sheet: Sheet, move: Move) -> bool:
    """Return whether a placement leaves a ball with only two open sides."""
    element, spot, direction = drawn_by(move)
    ground = sheet.ground.copy()
    for a in cells(element, spot, direction):
        ground[a] = kind(element, direction)
    return any(open_sides(ground, ball) <= 2 < open_sides(sheet.ground, ball) for ball in sheet.balls)


def share_out(s: Torak, seat: int, moves: list[Move], judge: Judge) -> Move:
    """Return this seat's next move in a greedy plan for the pool.

    Hero by hero and die by die, the move that lowers the team's cost most is chosen; this seat plays its own
    part of it.
    """
    team = s.clone()
    value = judge.team(team)
    while True:
        found: tuple[float, int, Move] | None = None
        for hero in team.living:
            if team.stage[hero] != ACTING:
                continue
            weighed = {UNLIKE}  # moves that end the turn, fight or concede
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
    """Place a troop of the Army in a Duel: on the hero if allowed, else the worst barrier (TORAK-12.3).

    The worst barrier is the spot that lengthens the tour most.
    """
    hero = s.living[0]
    on_hero = [move for move in moves if move.args[0] == s.at[hero]]
    if on_hero:
        return on_hero[0]
    balls = s.sheets[0].balls
    near = sorted(moves, key=lambda move: (min(STEPS[move.args[0]][ball] for ball in balls), move.args[0]))
    return max(near[:BARRIERS], key=lambda move: hindrance(s, hero, move.args[0]))


def hindrance(s: Torak, hero: int, spot: int) -> float:
    """Return what a troop on this spot costs the hero, in dice."""
    sheet = Sheet(s.sheets[0])
    sheet.station(spot)
    tour = Tour(sheet, s.terms.stop)
    return tour.length(s.at[hero], (1 << len(tour.balls)) - 1) + 0.5 * access(sheet)


# -- scores of every move


def scores(view: dict[str, Any], offered: list[Move], level: int) -> list[float]:
    """Return the score of each offered move in dice; higher is better.

    Levels 1 to 3 see the nearest ball only. The heuristic's choice comes first. For scenery, where the
    heuristic draws lots, no lot is drawn here: placements that hurt the tour little come first.
    """
    s = known(view)
    seat = view["seat"]
    moves = [move for move in offered if move.word != "concede"]
    found = weighed(s, seat, moves, level) if len(moves) > 1 else dict.fromkeys(moves, 0.0)
    least = min(found.values(), default=0.0)
    return [least - GIVING_UP if move.word == "concede" else found.get(move, least - UNWEIGHED) for move in offered]


def weighed(s: Torak, seat: int, moves: list[Move], level: int) -> dict[Move, float]:
    """Return the scores of all moves but conceding, as far as the heuristic has an opinion."""
    word = moves[0].word
    if word in ASK:
        return {move: -marred(s, seat, move) for move in moves}
    if word == "burn":
        best = cans(s, seat)
        return {move: -CAN * abs(n - best) for n, move in enumerate(moves)}
    if word == "troop":
        return besieging(s, moves)
    if word in ("escape", "turbo") and s.stage[seat] == FLEEING:
        chosen = escape(s, seat, moves)
        return {move: 0.0 if move is chosen else -SECOND for move in moves}
    if word == "resume":
        return dict.fromkeys(moves, 0.0)
    judge: Judge = Simple() if level <= 3 else Planner(s, seat)
    if word in MOVES:
        return {move: -cost for move, cost in kept(s, seat, moves, judge).items()}
    costs: dict[Move, float] = {}
    if s.terms.pool and s.stage[seat] == ACTING:
        chosen = share_out(s, seat, moves, judge)
        own_part(s, seat, moves, judge, costs)
    else:
        chosen = think(s, seat, judge, weighed=costs)[1][0].move
    found = {move: -cost for move, cost in costs.items()}
    found[chosen] = max(found.values(), default=0.0) + AHEAD
    return found


def kept(s: Torak, seat: int, moves: list[Move], judge: Judge) -> dict[Move, float]:
    """Return the cost that remains with each die that may be kept (`numbers.py`)."""
    found: dict[Move, float] = {}
    for move in moves:
        after = s.clone()
        act(after, seat, move)
        found[move] = think(after, seat, judge)[0]
    return found


def own_part(s: Torak, seat: int, moves: list[Move], judge: Judge, costs: dict[Move, float]) -> None:
    """Fill `costs` with the team's remaining cost after each single move of a hero in the pool."""
    heroes = max(1, len(s.living))
    walk = Walk(s, seat)
    alike: dict[Likeness, float] = {}
    for move in moves:
        like = likeness(move)
        if move is FIGHT:
            costs[move] = fight(s, seat, judge)
        elif like == UNLIKE:
            costs[move] = judge.team(s) / heroes
        elif like in alike:
            costs[move] = alike[like]
        else:
            if walk.open(move):
                after = walk.after(move)
            else:
                after = s.clone()
                act(after, seat, move)
            costs[move] = alike[like] = WON if after.over else judge.team(after) / heroes


def marred(s: Torak, seat: int, move: Move) -> float:
    """Return a rough cost of an element there: next to balls, on routes between them, choking one."""
    frame = s.stack[-1]
    draft = isinstance(frame, Draft)
    sheet = s.sheets[in_front(s, seat, frame.drawn) if isinstance(frame, Draft) else 0]
    covered = cells(*drawn_by(move))
    found = 2.0 if chokes(sheet, move) else 0.0
    for ball in sheet.balls:
        for a in covered:
            if STEPS[a][ball] == 1:
                found += 0.4
    if not draft:
        for routes in outlook(s.terms.map, sheet, s.terms.stop).routes:
            if not routes.isdisjoint(covered):
                found += 0.4
    return found


def besieging(s: Torak, moves: list[Move]) -> dict[Move, float]:
    """Score spots for a troop: the heuristic's choice, those it compares, the rest by distance to a ball."""
    chosen = besiege(s, moves)
    hero = s.living[0]
    balls = s.sheets[0].balls
    near = sorted(moves, key=lambda move: (min(STEPS[move.args[0]][ball] for ball in balls), move.args[0]))
    found = {move: hindrance(s, hero, move.args[0]) for move in near[:BARRIERS]}
    least = min(found.values())
    for rank, move in enumerate(near[BARRIERS:], 1):
        found[move] = least - 0.2 * rank
    found[chosen] = max(found.values()) + (SECOND if chosen.args[0] == s.at[hero] else AHEAD)
    return found
