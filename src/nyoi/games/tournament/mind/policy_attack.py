"""Attack dice of the heuristic: what to keep, when to stop, how to attack (TOUR section 12)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from nyoi.games.tournament.content import (
    ADDS_FIGHT,
    BALL,
    COMBO_BALL,
    COMBO_DAMAGE,
    COMBO_NEED,
    DEFENCE,
    DIVISION,
    DODGE,
    FACES,
    HAS_BALL,
    INVULNERABLE,
    NEED,
    NO_DODGE,
    OP_IGNORE_DIVISION,
    OP_NO_DODGE,
    OP_SELF_DAMAGE,
    VALUES,
    effect_of,
)
from nyoi.games.tournament.mind.odds import (
    ALL,
    Alike,
    Dice,
    Plan,
    alike_for,
    chance,
    counted,
    dodge_need,
    handfuls,
    makes,
    numbered,
)
from nyoi.games.tournament.mind.odds_fight import OPEN, REFLECTING, best_sums, guard_of, passes
from nyoi.games.tournament.rules.attack import Throws, attack_cards, card_damage
from nyoi.games.tournament.rules.dice import defence_dice, own_rerolls, share, sum_of
from nyoi.games.tournament.state import Tournament
from nyoi.kernel.decision import NOBODY, Move

KILL: Final = 14.0  # value of an elimination, in addition to the damage
CARD_COST: Final = 1.2  # value of a card in hand
EXTRA: Final = 3.0  # value of another fight
BLOCK: Final = 0.2  # chance that one Defence card answers a second throw
ANY_BLOCK: Final = 0.1  # chance that any card answers a third throw
NO: Final = -99.0  # never to be chosen

Way = tuple[tuple[int, ...], float, bool]  # symbols needed, value if it hits, whether it can be dodged


class Aim:
    """Evaluation of one side's attack: its target, the value of damage, possible answers."""

    def __init__(self, s: Tournament, side: int, backs: list[int]) -> None:
        self.s = s
        self.side = side
        self.backs = backs  # the target's cards by type
        self.warrior, self.target = s.fighters[side], s.fighters[1 - side]
        self.form = s.form[self.warrior]
        self.guard = guard_of(s.form[self.target])
        self.division = DIVISION[s.form[self.target]]
        self.left = max(s.left(self.target), 1)
        self.undodgeable = s.ability(self.warrior) == NO_DODGE

    def worth(self, damage: int, ball: bool, sure: bool = False, undivided: bool = False) -> float:
        """Return the value of declared damage without an answer.

        `sure` balls are not reflected or shielded.
        """
        if ball and not sure and not passes(ball, damage, self.guard):
            if self.guard == REFLECTING:
                back = share(self.s, damage, DIVISION[self.form])
                own = self.s.left(self.warrior)
                return -0.6 * (min(back, own) + (KILL if back >= own else 0.0))
            return 0.0
        amount = damage if undivided else share(self.s, damage, self.division)
        return min(amount, self.left) + (KILL if amount >= self.left else 0.0)

    def of_card(self, kind: int) -> tuple[float, bool]:
        """Return the value of a card as this attack, and whether it can be dodged."""
        damage = card_damage(self.s, self.side, kind)
        worth = self.worth(damage, HAS_BALL[kind], INVULNERABLE[kind], effect_of(kind, OP_IGNORE_DIVISION) is not None)
        worth -= CARD_COST
        if found := effect_of(kind, OP_SELF_DAMAGE):
            worth -= 0.5 * found[1]
        if ADDS_FIGHT[kind]:
            worth += EXTRA
        return worth, not self.undodgeable and effect_of(kind, OP_NO_DODGE) is None

    def ways(self) -> tuple[Way, ...]:
        """Return combos and cards with the symbols they need and their values."""
        found: list[Way] = [
            (need, self.worth(damage, ball), not self.undodgeable)
            for need, damage, ball in zip(
                COMBO_NEED[self.form], COMBO_DAMAGE[self.form], COMBO_BALL[self.form], strict=True
            )
        ]
        found += [(NEED[kind], *self.of_card(kind)) for kind in attack_cards(self.s, self.side)]
        return tuple(found)

    def declared(self, move: Move, dice: int) -> tuple[float, bool]:
        """Return the value of an offered attack, and whether it can be dodged."""
        if move.word == "card":
            return self.of_card(move.args[0])
        if move.word == "combo":
            n = move.args[0] - 1
            return self.worth(COMBO_DAMAGE[self.form][n], COMBO_BALL[self.form][n]), not self.undodgeable
        return self.worth(sum_of(self.form, move.args, dice), BALL in move.args), not self.undodgeable

    def answered(self, throw: int) -> tuple[float, float]:
        """Return the chances that an attack on this throw is avoided, if it can be dodged and if not."""
        s = self.s
        if s.vigilant and throw == 1:
            throw = 2
        if throw == 1:
            return 0.0, 0.0
        hand = 0
        if s.owner[self.target] != NOBODY and not s.unguarded:
            hand = self.backs[DEFENCE] if throw == 2 else sum(self.backs)
        by_card = 1 - (1 - (BLOCK if throw == 2 else ANY_BLOCK)) ** min(hand, 4)
        if throw == 2:
            return by_card, by_card
        return 1 - (1 - self.dodged()) * (1 - by_card), by_card

    def dodged(self) -> float:
        """Return the chance that the target dodges."""
        s, side = self.s, 1 - self.side
        return chance(dodge_need(DODGE[s.form[self.target]]), defence_dice(s, side), own_rerolls(s, side))


@lru_cache(maxsize=512)
def attack_plan(
    dice: int,
    form: int,
    guard: int,
    left: int,
    division: int,
    dodgeable: bool,
    ways: tuple[Way, ...],
    answered: tuple[tuple[float, float], ...],
) -> Plan:
    """Return the best plan after the first throw; `answered` are the chances to be avoided by throw."""
    needs = [need for need, _, _ in ways]
    alike = alike_for([mark(form, face, guard, needs) for face in range(len(FACES))])
    sums = best_sums(form, dice, guard)
    number = counted(ALL).number[dice]
    by_sum: list[float] = []
    for faces in handfuls(dice, alike):
        amount = -(-sums[number[faces]] // division)
        by_sum.append(min(amount, left) + (KILL if amount >= left else 0.0))
    nothing = [NO] * len(by_sum)
    plain, sure = (by_sum, nothing) if dodgeable else (nothing, by_sum)
    for need, worth, avoidable in ways:
        best = plain if avoidable else sure
        best = [max(b, worth) if yes else b for b, yes in zip(best, makes(need, dice, alike), strict=True)]
        plain, sure = (best, sure) if avoidable else (plain, best)
    worths = []
    for by_all, by_card in reversed(answered[1:]):  # the last throw comes first: no rerolls left
        a, b = 1 - by_all, 1 - by_card
        if plain is nothing or sure is nothing:
            best, c = (sure, b) if plain is nothing else (plain, a)
            worths.append([worth * c for worth in best])
        else:
            worths.append([max(p * a, q * b) for p, q in zip(plain, sure, strict=True)])
    return Plan(dice, worths, alike)


def mark(form: int, face: int, guard: int, needs: list[tuple[int, ...]]) -> object:
    """Return the merge key of a face in an attack. A doubled sum of low faces is never a target."""
    value = VALUES[form][face]
    if value > 1 or any(need[face] for need in needs):
        return None
    return value, guard != OPEN and face == BALL


def attack(s: Tournament, frame: Throws, moves: list[Move], backs: list[int]) -> list[float]:
    """Return a score for each way to stop and each set of dice to throw again."""
    return weighed(Aim(s, frame.side, backs), frame, moves)


def weighed(aim: Aim, frame: Throws, moves: list[Move]) -> list[float]:
    """Return those scores for an existing evaluation."""
    n = len(frame.dice)
    # also used for all later throws
    third = aim.answered(3) if frame.throws + frame.rerolls > 2 else (0.0, 0.0)
    answered = tuple(
        aim.answered(throw) if throw < 3 else third for throw in range(1, frame.throws + frame.rerolls + 1)
    )
    by_all, by_card = answered[frame.throws - 1]
    balls = frame.dice.count(BALL)
    scores = []
    for move in moves:
        # In a sum only balls are worth leaving out, and then all of them.
        if move.word == "reroll" or (
            move.word == "sum" and not aim.s.wild_sum and len(move.args) not in (n, n - balls)
        ):
            scores.append(NO)
        else:
            worth, avoidable = aim.declared(move, n)
            scores.append(worth * (1 - (by_all if avoidable else by_card)))
    if frame.rerolls == 0:
        return scores
    ways = aim.ways()
    most = max(aim.left + KILL, max(worth for _, worth, _ in ways)) * (1 - answered[frame.throws][1])
    if max(scores) < most:  # otherwise no throw can improve on it
        plan = attack_plan(n, aim.form, aim.guard, aim.left, aim.division, not aim.undodgeable, ways, answered)
        rethrow(plan, frame.dice, frame.rerolls, moves, scores)
    return scores


def rethrow(
    plan: Plan, dice: tuple[int, ...], rerolls: int, moves: list[Move], scores: list[float], unit: float = 1.0
) -> None:
    """Fill in the values of throwing dice again, slightly reduced so that pointless throws are avoided."""
    hope = plan.hope(rerolls)
    shown = tuple(sorted(dice))
    for i, move in enumerate(moves):
        if move.word == "reroll":
            size, number = left_lying(plan.alike, shown, move.args)
            scores[i] = unit * hope[size][number] - 0.001


@lru_cache(maxsize=65536)
def left_lying(alike: Alike, dice: Dice, faces: tuple[int, ...]) -> tuple[int, int]:
    """Return how many dice stay when these faces are thrown again, and the index of that handful."""
    kept = list(dice)
    for face in faces:
        kept.remove(face)
    return len(kept), numbered(alike, tuple(kept))
