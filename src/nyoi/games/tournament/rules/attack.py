"""An attack: its throws, and the declaration at their end (TOUR-6.D, F3 to F5)."""

from __future__ import annotations

from typing import Final

from nyoi.games.tournament import events, moves
from nyoi.games.tournament.content import (
    ADDS_FIGHT,
    BALL,
    COMBO_BALL,
    COMBO_DAMAGE,
    COMBO_NEED,
    DAMAGE,
    HAS_BALL,
    IN_ATTACK,
    INVULNERABLE,
    NEED,
    NO_DODGE,
    OP_BONUS,
    OP_EXTRA_FIGHT,
    OP_IGNORE_DIVISION,
    OP_NO_DODGE,
    OP_SELF_DAMAGE,
    PILE,
    SPECIAL,
    effect_of,
)
from nyoi.games.tournament.rules import cards
from nyoi.games.tournament.rules import marks as mark
from nyoi.games.tournament.rules.arena import supporters
from nyoi.games.tournament.rules.dice import attack_dice, attack_rerolls, made, sum_of, throw, throw_again
from nyoi.games.tournament.rules.effects import effect
from nyoi.games.tournament.rules.question import Question, put
from nyoi.games.tournament.rules.strike import Strike
from nyoi.games.tournament.state import ATTACKER, DEFENDER, DUEL, Tournament
from nyoi.kernel.decision import NOBODY, Decision, Move
from nyoi.kernel.frame import Frame


class Attack(Frame[Tournament]):
    """One side attacks the other: fix dice and rerolls, and make the first throw (F3)."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: Tournament) -> None:
        dice, rerolls = attack_dice(s, self.side), attack_rerolls(s, self.side)
        warrior = s.fighters[self.side]
        s.tell(events.ATTACKS, warrior, s.fighters[1 - self.side], dice, rerolls)
        faces = throw(s, dice)
        s.tell(events.ROLLED, warrior, 1, rest=faces)
        s.become(Throws(self.side, rerolls, 1, faces))


ATTACKS: Final = (Attack(ATTACKER), Attack(DEFENDER))  # created once


class Throws(Question):
    """After each throw: throw some dice again, or stop and declare the attack (F4, F5; TOUR-6.26 to 6.31)."""

    def __init__(self, side: int, rerolls: int, throws: int, dice: tuple[int, ...]) -> None:
        self.side: Final = side
        self.rerolls: Final = rerolls
        self.throws: Final = throws
        self.dice: Final = dice

    def ask(self, s: Tournament) -> Decision:
        options = ways(s, self.side, self.dice)
        others = moves.sums(self.dice, s.wild_sum, self.rerolls > 0)
        return put(s, s.players[self.side], "attack", options + others if options else others)

    def answer(self, s: Tournament, move: Move) -> None:
        if move.word == "reroll":
            faces = throw_again(s, self.dice, move.args)
            s.tell(events.ROLLED, s.fighters[self.side], self.throws + 1, rest=faces)
            s.become(Throws(self.side, self.rerolls - 1, self.throws + 1, faces))
        else:  # the number of throws limits the defender's answers (TOUR-6.34)
            damage, marks = declare(s, self.side, self.dice, move)
            s.become(Strike(self.side, damage, marks, self.throws))


def ways(s: Tournament, side: int, dice: tuple[int, ...]) -> list[Move]:
    """Return the combos and cards made with these dice; the sum is always possible (TOUR-6.29, TOUR-6.30)."""
    found: list[Move] = []
    need = COMBO_NEED[s.form[s.fighters[side]]]
    if made(need[1], dice):
        found.append(moves.combo(2))
    if made(need[0], dice):
        found.append(moves.combo(1))
    for kind in attack_cards(s, side):
        if made(NEED[kind], dice):
            found.append(moves.card(kind))
    return found


def attack_cards(s: Tournament, side: int) -> list[int]:
    """Return the cards in hand that could declare this attack, if their symbols are thrown."""
    if s.owner[s.fighters[side]] == NOBODY:  # a pile warrior has no hand (TOUR-6.63)
        return []
    seat = s.players[side]
    return [
        kind
        for kind in s.kinds(seat, IN_ATTACK)
        if (PILE[kind] != SPECIAL or seat not in s.specials)
        and (not ADDS_FIGHT[kind] or (side == ATTACKER and s.fight != DUEL and may_add(s)))
    ]


def may_add(s: Tournament) -> bool:
    """Return whether a card may still add a fight to this turn (TOUR-6.76, 6.77, 6.79)."""
    return not s.added and not s.truce and s.fights < 2 and len(s.activated) < 2


def declare(s: Tournament, side: int, dice: tuple[int, ...], move: Move) -> tuple[int, int]:
    """Stop and declare the attack; return its damage and marks."""
    warrior = s.fighters[side]
    form = s.form[warrior]
    marks = mark.NO_DODGE if s.ability(warrior) == NO_DODGE else 0
    if move.word == "combo":
        n = move.args[0] - 1
        damage = COMBO_DAMAGE[form][n]
        s.tell(events.COMBO, warrior, form * 2 + n, damage)
        return damage, marks | (mark.BALL if COMBO_BALL[form][n] else 0)
    if move.word == "sum":
        damage = sum_of(form, move.args, len(dice))
        s.tell(events.SUM, warrior, damage, rest=move.args)
        return damage, marks | (mark.BALL if BALL in move.args else 0)
    kind = move.args[0]
    cards.play(s, s.players[side], kind)
    damage, own_marks = card_attack(s, side, kind)
    s.tell(events.CARD_ATTACK, warrior, kind, damage)
    return damage, marks | own_marks


def card_attack(s: Tournament, side: int, kind: int) -> tuple[int, int]:
    """Return a card's damage and marks as an attack, and record what it owes or grants (TOUR-6.29, 6.32)."""
    marks = (mark.BALL if HAS_BALL[kind] else 0) | (mark.INVULNERABLE if INVULNERABLE[kind] else 0)
    if effect_of(kind, OP_NO_DODGE):
        marks |= mark.NO_DODGE
    if effect_of(kind, OP_IGNORE_DIVISION):
        marks |= mark.UNDIVIDED
    if found := effect_of(kind, OP_SELF_DAMAGE):
        owed = list(s.owed)
        owed[side] += found[1]
        s.owed = tuple(owed)
    if found := effect_of(kind, OP_EXTRA_FIGHT):
        effect(s, s.players[side], *found)
    return card_damage(s, side, kind), marks


def card_damage(s: Tournament, side: int, kind: int) -> int:
    """Return the damage a card declares, with its bonus for team-mates in contact (TOUR-3.10)."""
    damage = DAMAGE[kind]
    if found := effect_of(kind, OP_BONUS):
        damage += found[1] * min(len(supporters(s, s.fighters[side])), found[2])
    return damage
