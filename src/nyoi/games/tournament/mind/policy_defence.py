"""Defence dice of the heuristic: how to answer, what to keep (TOUR section 12)."""

from __future__ import annotations

from functools import lru_cache

from nyoi.games.tournament.content import (
    ATTACK,
    DAMAGE,
    DIVISION,
    DODGE,
    FACES,
    NEED,
    OP_CANCEL,
    OP_HALVE,
    OP_REDUCE,
    OP_REFLECT,
    PILE,
    effect_of,
)
from nyoi.games.tournament.mind.odds import Plan, alike_for, combo_plan, dodge_need, handfuls, makes
from nyoi.games.tournament.mind.policy_attack import CARD_COST, KILL, NO, rethrow
from nyoi.games.tournament.rules.arena import shields
from nyoi.games.tournament.rules.defence import Answer, Defend, Parry
from nyoi.games.tournament.rules.dice import share
from nyoi.games.tournament.rules.marks import UNDIVIDED
from nyoi.games.tournament.state import Tournament
from nyoi.kernel.decision import Move


def loss(s: Tournament, warrior: int, damage: int, undivided: bool = False) -> float:
    """Return the cost of declared damage to its target."""
    amount = damage if undivided else share(s, damage, DIVISION[s.form[warrior]])
    left = max(s.left(warrior), 1)
    return min(amount, left) + (KILL if amount >= left else 0.0)


def saved(s: Tournament, frame: Answer, kind: int) -> float:
    """Return the value of an answering card: damage saved minus the card's own value."""
    warrior = s.fighters[1 - frame.side]
    undivided = bool(frame.marks & UNDIVIDED)
    before = loss(s, warrior, frame.damage, undivided)
    if effect_of(kind, OP_CANCEL):
        after = 0.0
    elif effect_of(kind, OP_REFLECT):
        attacker = s.fighters[frame.side]
        after = -0.5 * loss(s, attacker, frame.damage)
    elif effect_of(kind, OP_HALVE):
        after = loss(s, warrior, share(s, frame.damage, 2), undivided)
    elif found := effect_of(kind, OP_REDUCE):
        after = loss(s, warrior, max(frame.damage - found[1], 0), undivided)
    else:
        assert PILE[kind] == ATTACK
        after = loss(s, warrior, max(frame.damage - DAMAGE[kind], 0), undivided)
    return before - after - CARD_COST


@lru_cache(maxsize=512)
def parry_plan(dice: int, rerolls: int, ways: tuple[tuple[tuple[int, ...], float], ...]) -> Plan:
    """Return the plan for a defence that saves most."""
    needed = [None if any(need[face] for need, _ in ways) else 0 for face in range(len(FACES))]
    alike = alike_for([*needed])
    best = [0.0] * len(handfuls(dice, alike))
    for need, worth in ways:
        best = [max(b, worth) if yes else b for b, yes in zip(best, makes(need, dice, alike), strict=True)]
    return Plan(dice, [best] * (rerolls + 1), alike)


def parry(s: Tournament, frame: Parry, moves: list[Move]) -> list[float]:
    """Return a score for each answer made and each set of dice to throw again."""
    warrior = s.fighters[1 - frame.side]
    whole = loss(s, warrior, frame.damage, bool(frame.marks & UNDIVIDED))
    scores = []
    for move in moves:
        if move.word == "card":
            scores.append(saved(s, frame, move.args[0]))
        else:
            scores.append(whole if move.word == "dodge" else NO if move.word == "reroll" else 0.0)
    if frame.rerolls == 0:
        return scores
    ways = [(NEED[kind], saved(s, frame, kind)) for kind in frame.answers(s) if sum(NEED[kind])]
    if frame.may_dodge(s):
        ways.append((dodge_need(DODGE[s.form[warrior]]), whole))
    if max(scores) >= max([worth for _, worth in ways], default=0.0):
        return scores  # no throw can improve on it
    # A single option has the same cached plan, whatever it saves.
    plan = combo_plan(ways[0][0], len(frame.dice), frame.rerolls) if len(ways) == 1 else None
    if plan is None:
        plan = parry_plan(len(frame.dice), frame.rerolls, tuple(ways))
    rethrow(plan, frame.dice, frame.rerolls, moves, scores, ways[0][1] if len(ways) == 1 else 1.0)
    return scores


def defend(s: Tournament, frame: Defend, moves: list[Move]) -> list[float]:
    """Score a defence: throwing is free, and a team-mate interposes only to prevent an elimination."""
    warrior = s.fighters[1 - frame.side]
    scores = []
    for move in moves:
        if move.word == "throw":
            scores.append(1.0)
        elif move.word == "card":
            lost = loss(s, warrior, frame.damage, bool(frame.marks & UNDIVIDED))
            others = [min(frame.damage, s.left(w)) + KILL * (frame.damage >= s.left(w)) for w in shields(s, warrior)]
            scores.append(2.0 if lost - min(others, default=lost) > 10 else -1.0)
        else:
            scores.append(0.0)
    return scores
