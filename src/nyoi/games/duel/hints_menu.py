"""What each choice of an activation, and each card between activations, is worth (DUEL section 12)."""

from __future__ import annotations

from typing import Final

from nyoi.games.duel import moves as m
from nyoi.games.duel.content import CARD_ROWS, FIGURES, MOST_HEALTH, TALENT_ROWS, TECHNIQUE_ROWS, VALUE
from nyoi.games.duel.pieces import (
    ACTION,
    ATTACKS,
    DASHES,
    GAINS,
    GIVES,
    HEALTH,
    KI,
    PLANTS,
    REACHES,
    SCANS,
    SEES_FAR,
    STEPS,
    STUNS,
)
from nyoi.games.duel.rules.action import Grant
from nyoi.games.duel.rules.body import space
from nyoi.games.duel.rules.hand import searches
from nyoi.games.duel.rules.reach import price
from nyoi.games.duel.worth import CARD_WORTH, Outlook
from nyoi.kernel.decision import Move

SPARE: Final = 0.25  # what an action left over is worth
STAR_WORTH: Final = 0.4
TOO_EARLY: Final = -0.5  # below ending the activation: a card kept for a better moment


def menu(look: Outlook, unit: int, moves: list[Move]) -> list[float]:
    """A score for everything an active character can do; 0 is what ending is worth."""
    now = look.prospects(unit, look.s.actions)
    here = look.from_zone(unit, look.s.zone[unit], 0)
    return [choice(look, unit, move, now, here) for move in moves]


def choice(look: Outlook, unit: int, move: Move, now: float, here: float) -> float:
    """One choice: `now` is the best that could be done here at once, `here` what staying is worth."""
    s, word, args = look.s, move.word, move.args
    if word == "end":
        return 0.0
    if word in ("stand", "lift"):
        return 3.0 if word == "stand" else 0.5 * VALUE[args[0]] / 3
    if word == "reveal":
        return look.token(args[0])
    if word == "attack":
        return look.attack(unit, args[0], args[1]) + SPARE * (s.actions - args[1])
    if word == "technique":
        return alone(look, unit, args[0])
    if word.startswith("technique"):
        return look.cast(unit, *args) + SPARE * (s.actions - 1)
    if word == "move":
        return step(look, unit, args[0], s.actions - s.step_cost(unit, args[0]), here)
    if word == "buy":
        return CARD_WORTH.get(args[1], 0.5) - STAR_WORTH * price(s, args[0] - 1)
    if word == "reduce":
        slot = args[0] - 1
        missing = price(s, slot) - s.stars[unit]
        return 0.15 + 0.1 * CARD_WORTH.get(args[1], 0.5) if 0 < missing <= s.actions else -1.0
    if word.startswith("talent"):
        return talent(look, unit, move, now, here)
    return card(look, unit, move, now, here)


def step(look: Outlook, unit: int, zone: int, left: int, here: float) -> float:
    """A move: what can be done there, against staying; never on the spot for nothing."""
    gain = look.from_zone(unit, zone, left)
    return gain if left > 0 else 0.1 + gain - here


def alone(look: Outlook, unit: int, technique: int) -> float:
    """A technique without a target: it pays if enough actions are left to use its strength."""
    s, row = look.s, TECHNIQUE_ROWS[technique]
    if row.flare:
        return look.flare(unit, technique)
    if s.actions < 3:
        return -1.0
    before = look.prospects(unit, s.actions)
    s.power += row.strength
    after = max((look.attack(unit, t, s.actions - 1) for t in s.attackable(unit)), default=0.0)
    s.power -= row.strength
    return after - 0.1 * row.ki if after > before else -1.0


def talent(look: Outlook, unit: int, move: Move, now: float, here: float) -> float:
    """A star talent against what a star buys."""
    s, row = look.s, TALENT_ROWS[move.args[0]]
    if row.effect == GAINS:
        if row.thing == ACTION:
            return look.prospects(unit, s.actions + 1) * 0.8 if s.actions == 0 else TOO_EARLY
        if row.thing == KI:
            return 0.45
        return 0.3 + VALUE[unit] / MOST_HEALTH[unit] if space(s, unit, HEALTH) > 1 else 0.1
    if row.effect == STEPS:
        return step(look, unit, move.args[1], s.actions, here) - STAR_WORTH / 2 - (now if s.actions else 0.0)
    if row.effect == STUNS:
        return 0.25 + 0.1 * VALUE[move.args[1]] - (0.3 if s.activated[move.args[1]] else 0.0)
    if row.effect == PLANTS:
        return 0.5 - 0.08 * look.journey_to_enemy(move.args[1])
    if row.effect == SEES_FAR:
        s.reach += row.n
        further = look.prospects(unit, s.actions)
        s.reach -= row.n
        return further - now - 0.1
    return 0.6 if s.attackable(unit) and s.actions and not s.bonus else -1.0


def card(look: Outlook, unit: int, move: Move, now: float, here: float) -> float:
    """A card in one's own activation."""
    s, row = look.s, CARD_ROWS[move.args[0]]
    if row.effect == DASHES and move.args[1] == unit and s.actions:
        return step(look, unit, move.args[2], s.actions, here) - now - 0.3
    if row.effect == REACHES:
        s.reach += row.n
        further = look.prospects(unit, s.actions)
        s.reach -= row.n
        return further - now - 0.1
    if row.effect == GIVES and row.thing == ACTION:
        return 0.8 * look.prospects(unit, 1) + 0.1 if s.actions == 0 else TOO_EARLY
    if row.effect == GIVES and row.thing == KI and move.args[1] == unit and s.actions:
        was = s.ki[unit]
        s.ki[unit] += min(row.n, space(s, unit, KI))
        richer = look.prospects(unit, s.actions)
        s.ki[unit] = was
        return richer - now - 0.2
    return card_in_passing(look, move)


def card_in_passing(look: Outlook, move: Move) -> float:
    """A card between activations, or another use of one that was called off; 0 is what passing is worth."""
    s, args = look.s, move.args
    if move.word == "search":
        return look.token(args[1])
    if not move.word.startswith("play"):
        return 0.0
    row = CARD_ROWS[args[0]]
    again = isinstance(s.stack[-1], Grant)  # the card is spent already
    if row.effect == ATTACKS:
        return look.attack(args[1], args[2], 1) - (0.0 if again else 0.35)
    if row.effect == SCANS:
        return 0.5 if searches(s, look.seat) else TOO_EARLY
    if row.effect == DASHES:
        there = look.from_zone(args[1], args[2], 0) - look.from_zone(args[1], s.zone[args[1]], 0)
        return there - (0.0 if again else 0.4)
    if row.effect == GIVES and row.thing == HEALTH:
        return 0.6 if s.health[args[1]] <= 2 and space(s, args[1], HEALTH) >= row.n else TOO_EARLY
    if row.effect == GIVES and row.thing == KI:
        return 0.1 if space(s, args[1], KI) >= row.n and len(s.hands[look.seat]) > 3 else TOO_EARLY
    return TOO_EARLY


def launch(look: Outlook, move: Move) -> float:
    """What a Saibaiman can do: hurt somebody, or come nearer."""
    s, args = look.s, move.args
    if move is m.END:
        return 0.0
    if move.word == "launch":
        row = TECHNIQUE_ROWS[args[1]]
        worth = look.strike(args[0], args[1], args[2], row.wounds) if args[2] < FIGURES else 0.3
        return worth - (0.5 if row.self_ko else 0.0)
    return 0.05 * (look.journey_to_enemy(s.zone[args[0]]) - look.journey_to_enemy(args[1]))
