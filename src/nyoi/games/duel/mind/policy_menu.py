"""Scores of the choices in an activation, and of cards between activations (DUEL section 12)."""

from __future__ import annotations

from typing import Final

from nyoi.games.duel import moves as m
from nyoi.games.duel.content import CARD_ROWS, FIGURES, MOST_HEALTH, TALENT_ROWS, TECHNIQUE_ROWS, VALUE
from nyoi.games.duel.mind.outlook import Outlook
from nyoi.games.duel.mind.value import CARD_WORTH
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
from nyoi.kernel.decision import Move

REDUCTION: Final = 0.05  # the value of an action spent on reducing a card's cost
STAR_WORTH: Final = 0.4
TOO_EARLY: Final = -0.5  # less than ending the activation: the card is kept for a better moment


def menu(look: Outlook, unit: int, moves: list[Move]) -> list[float]:
    """Score every option of an active character: its immediate value plus the prospects afterwards."""
    s = look.s
    here, n = s.zone[unit], s.actions
    rest = [look.ahead(unit, here, left) for left in range(n + 1)]
    return [choice(look, unit, move, rest) for move in moves]


def choice(look: Outlook, unit: int, move: Move, rest: list[float]) -> float:
    """Score one option; `rest[n]` is the value of the prospects here with n actions left."""
    s, word, args = look.s, move.word, move.args
    n = s.actions
    if word == "end":
        return rest[0]
    if word == "stand":
        return 9.0
    if word == "lift":
        return 0.15 * VALUE[args[0]] + rest[n - 1]
    if word == "reveal":
        return look.token(args[0]) + rest[n - 1]
    if word == "attack":
        return look.attack(unit, args[0], args[1]) + rest[n - args[1]]
    if word == "technique":
        return alone(look, unit, args[0]) + rest[n - 1]
    if word.startswith("technique"):
        return look.cast(unit, *args) + rest[n - 1]
    if word == "move":
        return look.ahead(unit, args[0], n - s.step_cost(unit, args[0]))
    if word == "buy":
        return CARD_WORTH.get(args[1], 0.5) - STAR_WORTH * price(s, args[0] - 1) + rest[n]
    if word == "reduce":
        missing = price(s, args[0] - 1) - s.stars[unit]
        return (REDUCTION if 0 < missing <= n else -1.0) + rest[n - 1]
    if word.startswith("talent"):
        return talent(look, unit, move, rest[n]) + rest[n]
    return card(look, unit, move, rest[n]) + rest[n]


def alone(look: Outlook, unit: int, technique: int) -> float:
    """Score a technique without a target: worthwhile if enough actions remain to use its strength."""
    s, row = look.s, TECHNIQUE_ROWS[technique]
    if row.flare:
        return look.flare(unit, technique)
    if s.actions < 3:
        return -1.0
    before = max((look.attack(unit, t, s.actions) for t in s.attackable(unit)), default=0.0)
    s.power += row.strength
    after = max((look.attack(unit, t, s.actions - 1) for t in s.attackable(unit)), default=0.0)
    s.power -= row.strength
    return after - 0.1 * row.ki if after > before else -1.0


def talent(look: Outlook, unit: int, move: Move, now: float) -> float:
    """Score a star talent against the alternative uses of its stars; `now` is the value without it."""
    s, row = look.s, TALENT_ROWS[move.args[0]]
    here = s.zone[unit]
    if row.effect == GAINS:
        if row.thing == ACTION:
            return look.ahead(unit, here, s.actions + 1) - now - STAR_WORTH if s.actions == 0 else TOO_EARLY
        if row.thing == KI:
            return 0.45 - STAR_WORTH * row.stars
        return VALUE[unit] / MOST_HEALTH[unit] - 0.2 if space(s, unit, HEALTH) > 1 else TOO_EARLY
    if row.effect == STEPS:
        return look.ahead(unit, move.args[1], s.actions) - now - STAR_WORTH / 2
    if row.effect == STUNS:
        return 0.2 + 0.05 * VALUE[move.args[1]] - (0.3 if s.activated[move.args[1]] else 0.0)
    if row.effect == PLANTS:
        return 0.4 - 0.08 * look.journey_to_enemy(move.args[1])
    if row.effect == SEES_FAR:
        s.reach += row.n
        further = look.ahead(unit, here, s.actions)
        s.reach -= row.n
        return further - now - 0.1
    return 0.3 if s.attackable(unit) and s.actions and not s.bonus else TOO_EARLY


def card(look: Outlook, unit: int, move: Move, now: float) -> float:
    """Score a card in the seat's own activation; `now` is the value without it."""
    s, row = look.s, CARD_ROWS[move.args[0]]
    here = s.zone[unit]
    if row.effect == DASHES and move.args[1] == unit and s.actions:
        return look.ahead(unit, move.args[2], s.actions) - now - 0.3
    if row.effect == REACHES:
        s.reach += row.n
        further = look.ahead(unit, here, s.actions)
        s.reach -= row.n
        return further - now - 0.1
    if row.effect == GIVES and row.thing == ACTION:
        return look.ahead(unit, here, 1) - now - 0.1 if s.actions == 0 else TOO_EARLY
    if row.effect == GIVES and row.thing == KI and move.args[1] == unit and s.actions:
        was = s.ki[unit]
        s.ki[unit] += min(row.n, space(s, unit, KI))
        richer = look.ahead(unit, here, s.actions)
        s.ki[unit] = was
        return richer - now - 0.2
    return card_in_passing(look, move)


def card_in_passing(look: Outlook, move: Move) -> float:
    """Score a card between activations, or another use of a cancelled one; passing scores 0."""
    s, args = look.s, move.args
    if move.word == "search":
        return look.token(args[1])
    if not move.word.startswith("play"):
        return 0.0
    row = CARD_ROWS[args[0]]
    again = isinstance(s.stack[-1], Grant)  # the card is already spent
    if row.effect == ATTACKS:
        return look.attack(args[1], args[2], 1) - (0.0 if again else 0.35)
    if row.effect == SCANS:
        return 0.5 if searches(s, look.seat) else TOO_EARLY
    if row.effect == DASHES:
        there = look.ahead(args[1], args[2], 0) - look.ahead(args[1], s.zone[args[1]], 0)
        return there - (0.0 if again else 0.4)
    if row.effect == GIVES and row.thing == HEALTH:
        return 0.6 if s.health[args[1]] <= 2 and space(s, args[1], HEALTH) >= row.n else TOO_EARLY
    if row.effect == GIVES and row.thing == KI:
        return 0.1 if space(s, args[1], KI) >= row.n and len(s.hands[look.seat]) > 3 else TOO_EARLY
    return TOO_EARLY


def launch(look: Outlook, move: Move) -> float:
    """Score an option of a Saibaiman: hurt an enemy, or come nearer."""
    s, args = look.s, move.args
    if move is m.END:
        return 0.0
    if move.word == "launch":
        row = TECHNIQUE_ROWS[args[1]]
        worth = look.strike(args[1], args[2], row.wounds) if args[2] < FIGURES else 0.3
        return worth - (0.5 if row.self_ko else 0.0)
    return 0.05 * (look.journey_to_enemy(s.zone[args[0]]) - look.journey_to_enemy(args[1]))
