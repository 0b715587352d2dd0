"""Refusals of an active character's moves (DUEL section 6)."""

from __future__ import annotations

from nyoi.games.duel.content import (
    CARD,
    CHARACTERS,
    COMMON,
    MARKET,
    SPOT,
    TALENT_OF,
    TALENT_ROWS,
    TALENTS,
    TECHNIQUE,
    TECHNIQUE_ROWS,
    TECHNIQUES_OF,
    UNIT,
    UNITS,
    ZONE,
)
from nyoi.games.duel.pieces import ENEMY, OWN_ACTIVATION
from nyoi.games.duel.rules import keys
from nyoi.games.duel.rules.reach import price
from nyoi.games.duel.state import OFF, Duel
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.play import Refused

ACTIONS = frozenset(("move", "reveal", "attack", "technique", "lift", "reduce"))


def menu(s: Duel, unit: int, word: str, args: list[str]) -> Refused:
    """Return why the active character cannot make this move."""
    if word == "end":
        return Refused("must-stand-up", "DUEL-6.1.7", unit=UNITS[unit])
    if word == "stand":
        return Refused("no-actions", "DUEL-5.8") if s.down[unit] else Refused("stands-already", "DUEL-6.1.4")
    if word == "buy":
        return purchase(s, unit, args)
    if word == "talent":
        return talent(s, unit, args)
    if word not in ACTIONS:
        return Refused("answer-first", "DUEL-5.8", key=keys.ACT_MENU)
    if s.down[unit]:
        return Refused("lying-down", "DUEL-6.1.6", unit=UNITS[unit])
    if s.actions == 0:
        return Refused("no-actions", "DUEL-5.8")
    if word == "move":
        return walk(s, unit, args)
    if word == "reveal":
        return search(s, unit, args)
    if word == "attack":
        return attack(s, unit, args)
    if word == "technique":
        return technique(s, unit, args)
    if word == "lift":
        return lift(s, unit, args)
    return reduction(s, args)


def say_more(word: str) -> Refused:
    """Return the refusal of a move with missing or surplus words."""
    return Refused("say-more", "DUEL-5.8", word=word)


def walk(s: Duel, unit: int, args: list[str]) -> Refused:
    """Return the refusal to enter a zone (DUEL-6.2)."""
    if len(args) != 1 or args[0] not in ZONE:
        return say_more("move")
    zone = ZONE[args[0]]
    if zone not in s.field.near[s.zone[unit]]:
        return Refused("not-adjacent", "DUEL-6.2.1", zone=args[0])
    if s.full(zone):
        return Refused("zone-full", "DUEL-6.2.3", zone=args[0])
    return Refused("climb", "DUEL-6.2.4", zone=args[0])


def search(s: Duel, unit: int, args: list[str]) -> Refused:
    """Return the refusal to reveal a token that is not here (DUEL-6.3.1)."""
    if len(args) != 1 or args[0] not in SPOT:
        return say_more("reveal")
    return Refused("no-token-here", "DUEL-6.3.1", unit=UNITS[unit])


def enemy(s: Duel, unit: int, id: str) -> Refused | None:
    """Return the refusal of a unit that is not a valid target, or None."""
    if id not in UNIT:
        return say_more("attack")
    target = UNIT[id]
    if s.owner[target] == s.owner[unit]:
        return Refused("own-unit", "DUEL-6.4.1", unit=id)
    if s.owner[target] == NOBODY or s.zone[target] == OFF:
        return Refused("off-field", "DUEL-6.1.2", unit=id)
    return None


def attack(s: Duel, unit: int, args: list[str]) -> Refused:
    """Return the refusal of an attack on a target, or with so many actions (DUEL-6.4.1, 6.4.2)."""
    if len(args) != 2 or not args[1].isdigit():
        return say_more("attack")
    no = enemy(s, unit, args[0])
    if no is not None:
        return no
    target = UNIT[args[0]]
    if s.zone[target] != s.zone[unit]:
        return Refused("other-zone", "DUEL-6.4.1", unit=args[0])
    if s.distance(unit, target) > 0:
        return Refused("target-flies", "DUEL-6.4.1", unit=args[0])
    return Refused("actions-left", "DUEL-6.4.2", actions=s.actions)


def technique(s: Duel, unit: int, args: list[str]) -> Refused:
    """Return why a unit cannot use a technique: unknown, too expensive, or out of range (DUEL-6.11)."""
    if not args or args[0] not in TECHNIQUE:
        return say_more("technique")
    index = TECHNIQUE[args[0]]
    row = TECHNIQUE_ROWS[index]
    if index not in TECHNIQUES_OF[unit]:
        return Refused("not-his-technique", "DUEL-6.11.1", technique=args[0], unit=UNITS[unit])
    if row.ki > s.ki[unit]:
        return Refused("too-little-ki", "DUEL-6.11.1", technique=args[0], due=row.ki, ki=s.ki[unit])
    if row.stars > s.stars[unit]:
        return Refused("too-few-stars", "DUEL-6.11.1", due=row.stars, stars=s.stars[unit])
    if row.target != ENEMY:
        return say_more("technique") if len(args) > 1 else Refused("nobody-here", "DUEL-6.11.2", technique=args[0])
    if len(args) not in (2, 3) or (len(args) == 3 and not row.second) or len(set(args)) != len(args):
        return say_more("technique")
    for id in args[1:]:
        no = enemy(s, unit, id)
        if no is not None:
            return no
        range_ = s.distance(unit, UNIT[id], row.level)
        if not row.low <= range_ <= row.high + s.reach:
            return Refused("out-of-range", "DUEL-6.7.4", unit=id, range=range_, low=row.low, high=row.high + s.reach)
    return say_more("technique")


def lift(s: Duel, unit: int, args: list[str]) -> Refused:
    """Return the refusal to help an ally up (DUEL-6.1.5)."""
    if len(args) != 1 or args[0] not in CHARACTERS or s.owner[UNIT[args[0]]] != s.owner[unit]:
        return Refused("not-an-ally", "DUEL-6.1.5", unit=args[0]) if args else say_more("lift")
    ally = UNIT[args[0]]
    if s.zone[ally] != s.zone[unit]:
        return Refused("other-zone", "DUEL-6.1.5", unit=args[0])
    if not s.down[ally]:
        return Refused("stands-already", "DUEL-6.1.5")
    assert COMMON[ally][unit] == 0
    return Refused("no-affinity", "DUEL-6.1.5", unit=args[0])


def slot_of(s: Duel, args: list[str]) -> int:
    """Return the market slot named by two words, or `NOBODY`."""
    if len(args) != 2 or not args[0].isdigit() or args[1] not in CARD or not 1 <= int(args[0]) <= MARKET:
        return NOBODY
    slot = int(args[0]) - 1
    return slot if s.market[slot] == CARD[args[1]] else NOBODY


def reduction(s: Duel, args: list[str]) -> Refused:
    """Return the refusal to reduce a card's cost (DUEL-6.5.2)."""
    slot = slot_of(s, args)
    if slot == NOBODY:
        return Refused("not-in-market", "DUEL-6.5.2")
    return Refused("costs-nothing", "DUEL-6.5.2", card=args[1])


def purchase(s: Duel, unit: int, args: list[str]) -> Refused:
    """Return the refusal to buy a card (DUEL-6.5.1)."""
    slot = slot_of(s, args)
    if slot == NOBODY:
        return Refused("not-in-market", "DUEL-6.5.1")
    return Refused("too-dear", "DUEL-6.5.1", card=args[1], cost=price(s, slot), stars=s.stars[unit])


def talent(s: Duel, unit: int, args: list[str]) -> Refused:
    """Return why a unit cannot use a talent: unknown, too expensive, or without effect (DUEL-6.12)."""
    row = TALENT_ROWS[TALENT_OF[unit]]
    if not args or args[0] not in TALENTS:
        return say_more("talent")
    if args[0] != row.id:
        return Refused("not-his-talent", "DUEL-6.12.1", talent=args[0], unit=UNITS[unit])
    if row.trigger != OWN_ACTIVATION:
        return Refused("talent-by-itself", "DUEL-6.12.1", talent=args[0])
    if row.stars > s.stars[unit]:
        return Refused("too-few-stars", "DUEL-6.12.1", due=row.stars, stars=s.stars[unit])
    return Refused("talent-no-use", "DUEL-6.12.2", talent=args[0])
