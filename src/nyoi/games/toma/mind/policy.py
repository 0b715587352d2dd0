"""Heuristic play from a view alone, by the rulebook (TOMA section 12)."""

from __future__ import annotations

from math import sqrt
from typing import Any

from nyoi.games.toma.content import (
    CARD,
    COPY,
    COUNTER,
    CROSS,
    GUESS,
    HIGH_OUT,
    LOW_OUT,
    PEEK,
    POWER,
    POWERS,
    REDRAW,
    SHIELD,
    TOMA,
    TRADE,
    VALUE,
)
from nyoi.kernel.decision import NOBODY, Move

NEVER = -10.0


class Outlook:
    """The facts that the heuristic derives from a view: unseen cards, and odds of the opponents' cards."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.view = view
        players = view["players"]
        self.hand = [CARD[id] for id in players[self.seat]["hand"]]
        self.known = {
            y: CARD[p["hand"][0]]
            for y, p in enumerate(players)
            if y != self.seat and p["hand"] and p["hand"][0] is not None
        }
        seen = {*self.hand, *self.known.values(), *(CARD[id] for id in view["open"])}
        seen |= {CARD[id] for p in players for id, _ in p["row"]}
        self.unseen = [card for id in view["deck"] if (card := CARD[id]) not in seen]
        self.mean: float = sum(VALUE[c] for c in self.unseen) / len(self.unseen) if self.unseen else 0.0
        self.opponents = [y for y, p in enumerate(players) if y != self.seat and p["inside"]]
        self.targets = [y for y in self.opponents if not players[y]["shield"]]
        dealt = sum(p["dealt"] for p in players)
        start = len(view["deck"]) - 1 - dealt - (len(view["open"]) if dealt == 2 else 0)
        self.late: float = 1 - view["left"] / max(start, 1)
        self.left: int = view["left"]
        self.root: float = sqrt(max(len(self.opponents), 1))
        watched = any(players[x]["inside"] for x in view["known_by"])
        # the card held before the draw, if known
        self.watched = self.hand[0] if watched and self.hand else NOBODY
        self.zeros = VALUE[CARD[view["deck"][0]]] == 0
        self.cross_self = bool(view["options"]["cross_self"])

    def chances(self, target: int) -> list[tuple[int, float]]:
        """Return the cards a target may hold, each with its chance."""
        if target in self.known:
            return [(self.known[target], 1.0)]
        return [(card, 1 / len(self.unseen)) for card in self.unseen]

    def expected(self, target: int) -> float:
        """Return the mean value of a target's card."""
        return sum(VALUE[card] * p for card, p in self.chances(target))

    def kept(self, played: int, kept: int, power: int) -> float:
        """Return the score of playing one card and keeping the other, before any choice of target."""
        late = self.late
        score = 0.06 * VALUE[kept] * (0.3 + 1.2 * late)
        if played == TOMA:
            score += NEVER
        if POWER[kept] == COUNTER:
            score += 0.10 * (1 - late)
        if kept == TOMA:
            score -= 0.10 * (1 - late)
        if kept == self.watched and power not in (TRADE, CROSS):
            score -= 0.25
        if power == SHIELD:
            score += 0.22
        return score

    def aimed(self, power: int, kept: int, args: tuple[int, ...]) -> float:
        """Return the score of a choice: the target, and the named value or the second seat."""
        first = args[0]
        late, root, m = self.late, self.root, max(len(self.opponents), 1)
        if power == GUESS:
            return sum(p for card, p in self.chances(first) if VALUE[card] == args[1]) / root if args[1] else 0.0
        if power == PEEK:
            return 0.0 if first in self.known else 0.12
        if power in (HIGH_OUT, LOW_OUT):
            higher = sum(p for card, p in self.chances(first) if VALUE[card] > VALUE[kept])
            lower = sum(p for card, p in self.chances(first) if VALUE[card] < VALUE[kept])
            win, lose = (higher, lower) if power == HIGH_OUT else (lower, higher)
            return win / root - 1.3 * lose
        if power == REDRAW and first == self.seat:
            if self.left == 0:
                return -2.0
            score = 0.06 * (0.3 + late) * (self.mean - VALUE[kept]) + (0.25 if kept == self.watched else 0.0)
            return score + (NEVER if kept == TOMA else 0.0)
        if power == REDRAW:
            if self.left == 0:
                return 0.2 * self.expected(first)
            doom = sum(p for card, p in self.chances(first) if card == TOMA)
            return doom / root + 0.06 * (0.3 + late) * (self.expected(first) - self.mean) / m
        if power == CROSS and self.seat not in args:
            return 0.02
        target = args[1] if power == CROSS and first == self.seat else first
        score = 0.06 * (0.3 + 1.2 * late) * (self.expected(target) - VALUE[kept]) - 0.1
        return score + (0.2 if kept == self.watched else 0.0)

    def risk(self, played: int, args: tuple[int, ...], power: int) -> float:
        """Return the penalty for the risk that a card of value 1 meets a Zero."""
        if VALUE[played] != 1 or not self.zeros:
            return 0.0
        targets = args if power == CROSS else args[:1]
        chances = [sum(p for card, p in self.chances(t) if VALUE[card] == 0) for t in targets if t != self.seat]
        return -1.3 * max(chances, default=0.0)

    def choices(self, power: int) -> list[tuple[int, ...]]:
        """Return the choices a power will offer, as arguments of its moves."""
        if power == GUESS:
            values = sorted({VALUE[CARD[id]] for id in self.view["deck"]} - {1})
            return [(t, v) for t in self.targets for v in values]
        if power == CROSS:
            pool = sorted([*self.targets, self.seat]) if self.targets and self.cross_self else self.targets
            return [(a, b) for i, a in enumerate(pool) for b in pool[i + 1 :]]
        if power in (PEEK, HIGH_OUT, LOW_OUT, TRADE):
            return [(t,) for t in self.targets]
        if power == REDRAW:
            return [(t,) for t in [*self.targets, self.seat]]
        return []


def scores(view: dict[str, Any], moves: list[Move], level: int) -> list[float]:
    """Return a score for each move offered, higher is better; the level does not matter."""
    look = Outlook(view)
    word = moves[0].word
    if word == "discard":
        return [_discard(look, move.args[0]) for move in moves]
    if word in ("reveal", "pass"):
        return [1.0 if move.word == "reveal" else 0.0 for move in moves]
    _, played, name = view["plays"][-1]
    power = POWERS.index(name)
    kept = look.hand[0]
    return [look.aimed(power, kept, m.args) + look.risk(CARD[played], m.args, power) for m in moves]


def _discard(look: Outlook, played: int) -> float:
    kept = next(card for card in look.hand if card != played)
    power = POWER[played]
    if power == COPY:
        taken = look.view.get("copy_as")
        power = POWERS.index(taken) if taken else COPY
    choices = look.choices(power)
    best = max((look.aimed(power, kept, c) + look.risk(played, c, power) for c in choices), default=0.0)
    return look.kept(played, kept, power) + best
