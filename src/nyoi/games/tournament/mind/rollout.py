"""Rollout policy: the heuristic applied to a sampled state, with fewer destinations and rougher odds.

It reads only what the seat to move would know: the table, its own hand, the backs of other hands.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from nyoi.games.tournament import moves as m
from nyoi.games.tournament.board import APART, COLOUR, WITHIN, pile_of
from nyoi.games.tournament.content import (
    ABILITY,
    AMOUNT,
    BASE,
    COST,
    DRAFT_VALUE,
    FEWER_REROLLS,
    MINUS_ATTACK_DIE,
    PILE_OF,
    REINFORCE_TWO,
    WARRIORS,
)
from nyoi.games.tournament.mind.odds_fight import Bout, form_chances, mean_division
from nyoi.games.tournament.mind.odds_rough import GUARD, outlook, rough_threat
from nyoi.games.tournament.mind.policy import NO_MATTER, activation, judged, placing
from nyoi.games.tournament.mind.policy_turn import HELPS, Plans, drafted
from nyoi.games.tournament.mind.rollout_dice import parrying, throwing
from nyoi.games.tournament.rules.attack import Throws
from nyoi.games.tournament.rules.defence import Defend, Parry, Step
from nyoi.games.tournament.rules.fight import Landing, Transform
from nyoi.games.tournament.rules.opening import Draft, Place
from nyoi.games.tournament.rules.shifts import Fuse, Pull, Relocate
from nyoi.games.tournament.rules.strike import Flee
from nyoi.games.tournament.rules.turn import Close, Extra, Start
from nyoi.games.tournament.state import ATTACKER, Tournament
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.rng import Rng

# Mean cost of the forms that a transformation can give, by warrior.
COSTS: Final = tuple(sum(COST[form] * p for form, p in form_chances(w)) for w in range(len(WARRIORS)))
WEAK: Final = 6  # Endurance of a target that needs no transformation


def likely(s: Tournament, seat: int, moves: list[Move], rng: Rng) -> Move:
    """Return a sensible move of a seat."""
    frame = s.stack[-1]
    if isinstance(frame, Throws):
        return throwing(s, frame)
    if isinstance(frame, Parry):
        return parrying(s, frame, moves)
    if isinstance(frame, Defend):
        for move in moves:
            if move is m.THROW:
                return move
    elif isinstance(frame, Landing):
        return landing(s, seat, moves)
    elif isinstance(frame, Start):
        return starting(s, seat, moves)
    elif isinstance(frame, Extra | Close):  # an extra fight against a warrior of the pile is never worthwhile
        few = [move for move in moves if move.word != "go" or s.at[move.args[1]] != NOBODY]
        return best_of(activation(Hunches(s, seat, backs(s)), few), few) if len(few) > 1 else few[0]
    elif isinstance(frame, Transform):
        return transforming(s, frame, moves)
    elif isinstance(frame, Place):
        return put_down(s, seat, moves)
    elif isinstance(frame, Draft):
        return chosen(s, seat, moves, rng)
    shown = backs(s)
    plans = Hunches(s, seat, shown) if isinstance(frame, Flee | Step | Relocate | Pull | Fuse) else None
    return best_of(judged(s, seat, moves, shown, plans=plans), moves)


def best_of(scores: list[float], moves: list[Move]) -> Move:
    return moves[scores.index(max(scores))]


def backs(s: Tournament) -> list[list[int]]:
    found = [[0, 0, 0] for _ in range(s.seats)]
    for seat in range(s.seats):
        held = found[seat]
        for card in s.hands[seat]:
            held[PILE_OF[card]] += 1
    return found


# -- before the first round


def chosen(s: Tournament, seat: int, moves: list[Move], rng: Rng) -> Move:
    """Return a random one of the best warriors left."""
    team = [*s.teams[seat]]
    found = [drafted(team, move.args[0]) for move in moves]
    best = max(found) - NO_MATTER
    return rng.pick([moves[i] for i in range(len(moves)) if found[i] > best])


def put_down(s: Tournament, seat: int, moves: list[Move]) -> Move:
    """Place the best warrior still in hand on the best space."""
    worths = placing(s, seat)
    team = [w for w in s.teams[seat] if s.place[w] == NOBODY]
    warrior = max(team, key=lambda w: DRAFT_VALUE[w])
    best, most = moves[0], -99.0
    for move in moves:
        if move.args[0] == warrior and worths[move.args[1]] > most:
            best, most = move, worths[move.args[1]]
    return best


# -- a turn


class Hunches(Plans):
    """Evaluation of a turn for one seat of a sampled state, with rough odds."""

    def bout(self, warrior: int, enemy: int) -> Bout:
        known = self.bouts.get((warrior, enemy))
        if known is None:
            s = self.s
            ability = s.ability(enemy)
            dice = reinforced(s, warrior, s.place[enemy]) + s.more_dice - (1 if ability == MINUS_ATTACK_DIE else 0)
            rerolls = s.more_rerolls - (AMOUNT[s.form[enemy]] if ability == FEWER_REROLLS else 0)
            division = 1.0 if s.sealed else mean_division(enemy)
            form = s.form[warrior] if s.sealed else NOBODY
            known = self.bouts[warrior, enemy] = Hunch((warrior, form, dice, rerolls), enemy, s.left(enemy), division)
        return known

    def threat(self, enemy: int, warrior: int, left: int) -> float:
        return rough_threat(enemy, warrior, left)


class Hunch(Bout):
    """The prospects of an attack, from rough odds."""

    def __init__(self, attack: tuple[int, int, int, int], target: int, left: int, division: float) -> None:
        warrior, form, dice, rerolls = attack
        guard = GUARD[BASE[target]]
        damage, self.chance = outlook(warrior, form, dice, rerolls, guard, ceil(max(left, 1) * division))
        self.damage = damage / division

    @property
    def kill(self) -> float:
        return self.chance

    @property
    def most(self) -> float:
        return self.chance


def reinforced(s: Tournament, warrior: int, spot: int) -> int:
    """Return the dice that team-mates adjacent to a space would add for a warrior."""
    found = 0
    apart = APART[spot]
    for mate in s.teams[s.owner[warrior]]:
        if mate != warrior and s.place[mate] != NOBODY and apart[s.place[mate]] == 1 and HELPS[mate]:
            found += 2 if ABILITY[BASE[mate]] == REINFORCE_TWO else 1
    return min(found, s.most_reinforcement)


def starting(s: Tournament, seat: int, moves: list[Move]) -> Move:
    """Choose the best fight or card; otherwise move the most endangered warrior to the most wanted card."""
    plans = Hunches(s, seat, backs(s))
    few: list[Move] = []
    for warrior in s.teams[seat]:
        apart = APART[s.place[warrior]]
        go = m.go(warrior)
        for enemy in plans.enemies:
            if apart[s.place[enemy]] <= s.reach and not s.truce:
                few.append(go[s.place[enemy]])
    at = len(moves)
    while at > 0 and moves[at - 1].word != "go":
        at -= 1
    if at:
        few += journeys(plans)
    few += moves[at:]
    if len(few) < 2:
        return few[0] if few else moves[0]
    return best_of(activation(plans, few), few)


def transforming(s: Tournament, frame: Transform, moves: list[Move]) -> Move:
    """Try to transform unless the warrior cannot afford it or has no need to."""
    warrior, other = s.fighters[frame.side], s.fighters[1 - frame.side]
    cost = COSTS[warrior]
    if frame.side == ATTACKER:
        trying = s.left(warrior) > cost or s.left(other) > WEAK
    else:
        hit, _ = outlook(other, s.form[other], 0, 0, GUARD[BASE[warrior]], 0)
        trying = hit / 2 > cost or hit >= s.left(warrior) - 2
    return moves[0] if trying else moves[-1]


def landing(s: Tournament, seat: int, moves: list[Move]) -> Move:
    """Choose the landing with the most wanted card and the least threat."""
    plans = Hunches(s, seat, [])
    attacker = s.fighters[ATTACKER]
    best, most = moves[0], -9.0
    for move in moves:
        space = move.args[0]
        value = plans.cards[pile_of(COLOUR[space])] + plans.stand(attacker, space)
        if value > most:
            best, most = move, value
    return best


def journeys(plans: Plans) -> list[Move]:
    """Return moves to the most wanted cards, of the most endangered warrior that has such moves."""
    s = plans.s
    wanted = plans.cards.index(max(plans.cards))
    dangers = [(-plans.fear(warrior, s.place[warrior]), warrior) for warrior in s.teams[plans.seat]]
    for _, warrior in sorted(dangers):
        go = m.go(warrior)
        found = [go[x] for x in WITHIN[s.reach][s.place[warrior]] if COLOUR[x] == wanted and s.at[x] == NOBODY]
        if found:
            return found
    return []
