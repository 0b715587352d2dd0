"""Dice in a rollout: targets chosen in a few steps instead of exactly as in `policy_attack`.

A target is a combo: its dice and stars are kept, and the others thrown again. Its chance is read from a table
that treats all missing symbols as equivalent. This takes a twentieth of the time of exact plans.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from nyoi.games.tournament import moves as m
from nyoi.games.tournament.content import (
    ADDS_FIGHT,
    BALL,
    COMBO_BALL,
    COMBO_DAMAGE,
    COMBO_NEED,
    DAMAGE,
    DEFENCE,
    DICE,
    DIVISION,
    DODGE,
    HAS_BALL,
    INVULNERABLE,
    NEED,
    NO_DODGE,
    OP_IGNORE_DIVISION,
    PILE_OF,
    STAR,
    VALUES,
    effect_of,
)
from nyoi.games.tournament.mind.odds import dodge_need
from nyoi.games.tournament.mind.odds_fight import passes
from nyoi.games.tournament.mind.odds_rough import DODGES, GUARD, HITS, MEANS, MOST_THROWS, SIDES, SPREAD
from nyoi.games.tournament.mind.policy_attack import ANY_BLOCK, BLOCK, CARD_COST, EXTRA, KILL
from nyoi.games.tournament.mind.policy_defence import loss, saved
from nyoi.games.tournament.rules.attack import Throws, attack_cards
from nyoi.games.tournament.rules.defence import Parry
from nyoi.games.tournament.rules.marks import UNDIVIDED
from nyoi.games.tournament.state import Tournament
from nyoi.kernel.decision import NOBODY, Move

Way = tuple[tuple[int, ...], float, Move]  # symbols needed, value, declaring move

STILL: Final = 0.55  # value of an attack that missed its target combo, relative to stopping at once
DODGE_NEED: Final = tuple(dodge_need(number) for number in range(max(DODGE) + 1))


def counts_of(dice: tuple[int, ...]) -> list[int]:
    counts = [0] * SIDES
    for face in dice:
        counts[face] += 1
    return counts


def hope(need: tuple[int, ...], counts: list[int], dice: int, rerolls: int) -> float:
    """Return the rough chance of a combo with this many rerolls; 1 if already made."""
    missing = kinds = 0
    kept = counts[STAR]
    for face in range(SIDES):
        wanted = need[face]
        if wanted:
            shown = counts[face]
            if shown < wanted:
                missing += wanted - shown
                kinds += 1
                kept += shown
            else:
                kept += wanted
    missing -= counts[STAR]
    if missing <= 0:
        return 1.0
    if missing > dice - kept:
        return 0.0
    return HITS[kinds][missing][dice - kept][min(rerolls, MOST_THROWS)]


def spare(need: tuple[int, ...], dice: tuple[int, ...]) -> tuple[int, ...]:
    """Return the dice that a combo does not need, to be thrown again."""
    left = [*need]
    found: list[int] = []
    for face in dice:
        if face == STAR:
            continue
        if left[face] > 0:
            left[face] -= 1
        else:
            found.append(face)
    found.sort()
    return tuple(found)


@lru_cache(maxsize=4096)
def ways(form: int, guard: int, division: int, left: int, cards: tuple[int, ...]) -> list[Way]:
    """Return the effective attacks of a form with these cards, without sums."""
    found: list[Way] = []
    for n in range(len(COMBO_NEED[form])):
        damage = COMBO_DAMAGE[form][n]
        if passes(COMBO_BALL[form][n], damage, guard):
            found.append((COMBO_NEED[form][n], worth(damage, division, left), m.combo(n + 1)))
    for kind in cards:
        if INVULNERABLE[kind] or passes(HAS_BALL[kind], DAMAGE[kind], guard):
            value = worth(DAMAGE[kind], 1 if effect_of(kind, OP_IGNORE_DIVISION) else division, left) - CARD_COST
            found.append((NEED[kind], value + (EXTRA if ADDS_FIGHT[kind] else 0.0), m.card(kind)))
    return found


def worth(damage: int, division: int, left: int) -> float:
    """Return the value of damage to a target with `left` Endurance."""
    amount = -(-damage // division)
    return left + KILL if amount >= left else float(amount)


def answered(s: Tournament, frame: Throws, target: int, throw: int) -> float:
    """Return the chance that an attack stopped on this throw is avoided."""
    if throw == 1 and not s.vigilant:
        return 0.0
    open_ = 1.0
    if s.owner[target] != NOBODY and not s.unguarded:
        hand = s.hands[s.players[1 - frame.side]]
        if throw > 2:
            open_ = (1 - ANY_BLOCK) ** min(len(hand), 4)
        else:
            for card in hand:
                if PILE_OF[card] == DEFENCE:
                    open_ *= 1 - BLOCK
    if throw > 2 and s.ability(s.fighters[frame.side]) != NO_DODGE:
        open_ *= 1 - DODGES[s.form[target]]
    return 1 - open_


def throwing(s: Tournament, frame: Throws) -> Move:
    """Stop with the best attack, or throw for a better one."""
    warrior, target = s.fighters[frame.side], s.fighters[1 - frame.side]
    form, other = s.form[warrior], s.form[target]
    guard, division, left = GUARD[other], DIVISION[other], max(s.left(target), 1)
    dice, rerolls = frame.dice, frame.rerolls
    counts = counts_of(dice)
    summed, total = best_sum(form, dice, counts, guard)
    stop, best = m.sum_of(summed), worth(total, division, left)
    aim, hoped, chance = NEED[0], 0.0, 0.0
    for need, value, move in ways(form, guard, division, left, tuple(attack_cards(s, frame.side))):
        likely = hope(need, counts, len(dice), rerolls)
        if likely == 1.0:
            if value >= best:
                stop, best = move, value
        elif likely * value > hoped:
            aim, hoped, chance = need, likely * value, likely
    if rerolls == 0 or best >= left + KILL:
        return stop
    now = answered(s, frame, target, frame.throws)
    soon = answered(s, frame, target, frame.throws + 1)
    if rerolls > 1:
        soon = (soon + answered(s, frame, target, frame.throws + rerolls)) / 2
    again = spare(aim, dice) if hoped else ()
    hoped += (1 - chance) * STILL * best
    low = tuple(sorted([face for face in dice if VALUES[form][face] < MEANS[form][1]]))
    if low:
        more = sum_hoped(form, total, low, division, left)
        if more > hoped:
            again, hoped = low, more
    return m.reroll(again) if again and hoped * (1 - soon) > best * (1 - now) else stop


def best_sum(form: int, dice: tuple[int, ...], counts: list[int], guard: int) -> tuple[tuple[int, ...], int]:
    """Return the faces to count for a sum and their total, without balls where they have no effect."""
    values = VALUES[form]
    total = 0
    for face in dice:
        total += values[face]
    if len(dice) > 1 and counts[dice[0]] == len(dice):
        total *= 2
    if counts[BALL] and not passes(True, total, guard) and counts[BALL] < len(dice):
        return tuple(sorted([face for face in dice if face != BALL])), total - counts[BALL] * values[BALL]
    return tuple(sorted(dice)), total


def sum_hoped(form: int, total: int, low: tuple[int, ...], division: int, left: int) -> float:
    """Return the value of a sum after its low dice are thrown again, by its mean and chance to kill."""
    gain = 0.0
    for face in low:
        gain += MEANS[form][1] - VALUES[form][face]
    enough = 0.5 + (total + gain - left * division) / (SPREAD * sqrt(len(low)))
    kill = min(max(enough, 0.0), 1.0)
    return min((total + gain) / division, float(left)) + kill * KILL


def parrying(s: Tournament, frame: Parry, moves: list[Move]) -> Move:
    """Use a completed answer, or throw for the one that saves most."""
    warrior = s.fighters[1 - frame.side]
    whole = loss(s, warrior, frame.damage, bool(frame.marks & UNDIVIDED))
    best, most = m.TAKE, 0.0
    for move in moves:
        if move.word == "reroll":
            break
        value = whole if move is m.DODGE else saved(s, frame, move.args[0]) if move.word == "card" else 0.0
        if value > most:
            best, most = move, value
    if frame.rerolls == 0 or best is m.DODGE:
        return best
    counts = counts_of(frame.dice)
    again: tuple[int, ...] = ()
    hoped = most
    for kind in frame.answers(s):
        if DICE[kind]:
            value = saved(s, frame, kind) * hope(NEED[kind], counts, len(frame.dice), frame.rerolls)
            if value > hoped:
                hoped, again = value, spare(NEED[kind], frame.dice)
    if frame.may_dodge(s):
        need = DODGE_NEED[DODGE[s.form[warrior]]]
        value = whole * hope(need, counts, len(frame.dice), frame.rerolls)
        if value > hoped:
            hoped, again = value, spare(need, frame.dice)
    return m.reroll(again) if again else best
