"""Refusals of cards."""

from __future__ import annotations

from nyoi.games.tournament.content import (
    ADDS_FIGHT,
    AFTER_ELIMINATION,
    AFTER_FAILED,
    CLASH,
    DEFENCE,
    IN_ATTACK,
    KINDS,
    NEED,
    OP_INTERPOSE,
    OP_REFLECT,
    OWN_TURN,
    PILE,
    RESPONSE_ANY,
    RESPONSE_BALL,
    SPECIAL,
    TIMING,
    TURN_START,
    effect_of,
)
from nyoi.games.tournament.rules.arena import shields
from nyoi.games.tournament.rules.attack import Throws, may_add
from nyoi.games.tournament.rules.defence import Answer, Defend
from nyoi.games.tournament.rules.dice import defence_dice
from nyoi.games.tournament.rules.marks import BALL, INVULNERABLE, NO_DODGE
from nyoi.games.tournament.state import ATTACKER, DUEL, Tournament
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.play import Refused

# Timings accepted by each question, by its key.
FITTING = {
    "start": OWN_TURN | TURN_START,
    "close": OWN_TURN,
    "transform-card": AFTER_FAILED,
    "attack": IN_ATTACK,
    "defend": CLASH | RESPONSE_ANY | RESPONSE_BALL,
    "parry": CLASH | RESPONSE_ANY | RESPONSE_BALL,
    "rescue": AFTER_ELIMINATION,
}


def card(s: Tournament, seat: int, key: str, kind: int) -> Refused:
    """Return why this card is not offered to its holder for this question."""
    id = KINDS[kind]
    if kind not in s.kinds(seat):
        return Refused("not-in-hand", "TOUR-6.81", card=id)
    if key in ("attack", "defend", "parry") and s.owner[s.fighters[side_asked(s)]] == NOBODY:
        return Refused("no-cards-for-pile", "TOUR-6.63", card=id)
    if not FITTING[key] & TIMING[kind]:
        return moment(kind, id)
    if PILE[kind] == SPECIAL and seat in s.specials:
        return Refused("one-special", "TOUR-6.83", card=id)
    if key in ("start", "close"):
        if ADDS_FIGHT[kind] and not may_add(s):
            return Refused("no-more-fights", "TOUR-6.76", card=id)
        return Refused("card-does-nothing", "TOUR-6.85", card=id)
    if key == "attack":
        if ADDS_FIGHT[kind] and s.fight == DUEL:
            return Refused("no-more-fights", "TOUR-8.7b", card=id)
        if ADDS_FIGHT[kind] and side_asked(s) != ATTACKER:
            return Refused("no-more-fights", "TOUR-6.53", card=id)
        if ADDS_FIGHT[kind] and not may_add(s):
            return Refused("no-more-fights", "TOUR-6.77", card=id)
        return Refused("card-missed", "TOUR-6.29", card=id)
    frame = s.stack[-1]
    assert isinstance(frame, Answer)
    return answer(s, frame, kind)


def card_later(s: Tournament, seat: int, kind: int) -> Refused:
    """Return when a card may be played, for a seat that is not asked."""
    id = KINDS[kind]
    if kind not in s.kinds(seat):
        return Refused("not-in-hand", "TOUR-6.81", card=id)
    if PILE[kind] == SPECIAL and seat in s.specials:
        return Refused("one-special", "TOUR-6.83", card=id)
    return moment(kind, id)


def moment(kind: int, id: str) -> Refused:
    """Return when a card with another timing may be played."""
    timing = TIMING[kind]
    if timing & IN_ATTACK:
        return Refused("card-in-attack", "TOUR-6.29", card=id)
    if timing & RESPONSE_ANY:
        return Refused("card-in-answer", "TOUR-6.39", card=id)
    if timing & RESPONSE_BALL:
        return Refused("card-against-ball", "TOUR-6.39", card=id)
    if timing & AFTER_FAILED:
        return Refused("card-after-failure", "TOUR-6.14", card=id)
    if timing & AFTER_ELIMINATION:
        return Refused("card-after-elimination", "TOUR-6.47", card=id)
    if timing & TURN_START:
        return Refused("card-at-start", "TOUR-3.10", card=id)
    return Refused("card-in-own-turn", "TOUR-3.10", card=id)


def side_asked(s: Tournament) -> int:
    """Return the side of the fight that is throwing or answering."""
    frame = s.stack[-1]
    if isinstance(frame, Answer):
        return 1 - frame.side
    assert isinstance(frame, Throws)
    return frame.side


def answer(s: Tournament, frame: Answer, kind: int) -> Refused:
    """Return why a card cannot answer this attack."""
    id = KINDS[kind]
    marks = frame.marks
    if s.unguarded:
        return Refused("answers-barred", "TOUR-3.14", card=id)
    if frame.throw_number(s) == 2 and PILE[kind] != DEFENCE:
        return Refused("defence-cards-only", "TOUR-6.39", card=id)
    if not frame.answered_by(s, kind):
        if not marks & BALL:
            if effect_of(kind, OP_INTERPOSE) and not shields(s, s.fighters[1 - frame.side]):
                return Refused("nobody-to-interpose", "TOUR-6.43", card=id)
            return Refused("card-against-ball", "TOUR-6.39", card=id)
        if effect_of(kind, OP_REFLECT):
            if marks & INVULNERABLE:
                return Refused("ball-invulnerable", "TOUR-3.15", card=id)
            return Refused("ball-reflected", "TOUR-6.92c", card=id)
        return Refused("nobody-to-interpose", "TOUR-6.43", card=id)
    if marks & NO_DODGE and s.no_dodge_no_dice and sum(NEED[kind]):
        return Refused("dice-barred", "TOUR-6.40", card=id)
    if sum(NEED[kind]) > defence_dice(s, 1 - frame.side):
        return Refused("too-few-dice", "TOUR-6.42b", card=id)
    if isinstance(frame, Defend):
        return Refused("throw-first", "TOUR-6.42", card=id)
    if sum(NEED[kind]) == 0:
        return Refused("already-thrown", "TOUR-6.42", card=id)
    return Refused("card-missed", "TOUR-6.45", card=id)
