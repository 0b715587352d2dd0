"""Heuristic play from a view alone, by the rulebook (UNO section 12)."""

from __future__ import annotations

from math import log
from typing import Any, Final

from nyoi.games.uno.content import (
    BOTS,
    CARD,
    COLOUR,
    COLOURS,
    DRAW2,
    KIND,
    LEVELS,
    NO_COLOUR,
    NUMBER,
    RANK,
    REVERSE,
    SHENRON,
    WILD4,
    WISH_DRAW2,
    WISH_SHED,
)
from nyoi.games.uno.mind.odds import guilt
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng

DOUBT: Final = 0.15  # least chance of guilt for a challenge
# By level, the softmax temperature: how far below the best score a card is still played at times.
HEATS: Final[tuple[float, ...]] = (30.0, 10.0, 5.0, 1.3, 0.0)
NOTHING: Final = -12.0  # score of drawing, keeping, taking: any card that fits is better ...
CALLED: Final = ("play", "wish", "swap", "jump")  # moves that can be made with and without a call
BLUFF: Final = -14.0  # ... and a bluff is worse
ALIKE: Final = 0.6  # bonus of a card for each card of its colour in hand

FORGETS: Final = tuple(float(BOTS[level]["forget_uno"]) for level in LEVELS)  # UNO-7.26
NOTICES: Final = tuple(float(BOTS[level]["notice_catch"]) for level in LEVELS)  # UNO-7.27


def appeal(card: int, own: list[int], seats: int, next: int, before: int, close: bool) -> float:
    """Return the score of a card, by the colours in hand and the neighbours' hand sizes.

    `close` says whether another player has only one or two cards.
    """
    kind = KIND[card]
    if kind == WILD4:
        return 3.0 if next <= 3 else -6.0
    if COLOUR[card] == NO_COLOUR:
        return (-5.5 if kind == SHENRON else -6.0) + (1.0 if close else 0.0)
    score = ALIKE * own[COLOUR[card]]
    if kind == NUMBER:
        return score + 0.05 * RANK[card]
    if kind == REVERSE:
        score += 1.5 if seats == 2 else 0.5
        if next <= 2 and before > next:
            score += 4.0
        if before <= 2 and before < next:
            score -= 2.0
        return score
    return score + (1.0 if kind == DRAW2 else 0.8) + (4.0 if next <= 2 else 0.0)


class Outlook:
    """The facts that the heuristic derives from a view."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.seats: int = view["seats"]
        players = view["players"]
        self.counts: list[int] = [p["cards"] for p in players]
        self.hand = [CARD[id] for id in players[self.seat]["hand"]]
        step = 1 if view["direction"] == "clockwise" else -1
        self.next = self.counts[(self.seat + step) % self.seats]
        self.before = self.counts[(self.seat - step) % self.seats]
        self.colour = COLOURS.index(view["colour"])
        self.own = [0] * len(COLOURS)
        for card in self.hand:
            if COLOUR[card] != NO_COLOUR:
                self.own[COLOUR[card]] += 1

    def worth(self, card: int) -> float:
        close = any(count <= 2 for seat, count in enumerate(self.counts) if seat != self.seat)
        score = appeal(card, self.own, self.seats, self.next, self.before, close)
        return score + self.trade(card) if KIND[card] == NUMBER else score

    def trade(self, card: int) -> float:
        """Return the value of the exchange by a 7 or a 0 under `seven_zero`: the cards got rid of."""
        if not self.view["options"]["seven_zero"] or RANK[card] not in (0, 7):
            return 0.0
        others = [count for seat, count in enumerate(self.counts) if seat != self.seat]
        return float(len(self.hand) - 1 - (min(others) if RANK[card] == 7 else self.before))

    def favourite(self, without: int, rng: Rng) -> int:
        """Return the colour most frequent in hand, ties at random."""
        own = self.own.copy()
        if COLOUR[without] != NO_COLOUR:
            own[COLOUR[without]] -= 1
        return rng.pick([colour for colour in range(len(own)) if own[colour] == max(own)])

    def wish(self, rng: Rng) -> tuple[int, int]:
        """Return the wish, and the card to discard by it."""
        hand = self.hand
        if len(hand) == 1:
            return WISH_SHED, hand[0]
        if (self.next == 1 and len(hand) >= 3) or (self.seats > 2 and self.next <= 2 and len(hand) >= 5):
            return WISH_DRAW2, -1
        pool = [c for c in hand if COLOUR[c] not in (NO_COLOUR, self.colour)]
        pool = pool or [c for c in hand if COLOUR[c] != NO_COLOUR] or hand
        rarest = min(self.own[COLOUR[c]] for c in pool)
        return WISH_SHED, rng.pick([c for c in pool if self.own[COLOUR[c]] == rarest])


def scores(view: dict[str, Any], moves: list[Move], level: int) -> list[float]:
    """Return a score for each move offered, higher is better.

    Forgetfulness and oversight follow from the level's temperature.
    """
    words = {move.word for move in moves}
    if not words.isdisjoint(("declare", "silent", "catch", "wave", "challenge", "accept")):
        return [_answer(view, move, level) for move in moves]
    look = Outlook(view)
    if "wish" in words:
        wanted = look.wish(Rng(0))  # ties are broken by lot: here with a fixed seed
        found = [0.0 if (m.args[0], m.args[2]) == wanted else -1.0 if m.args[0] == wanted[0] else -3.0 for m in moves]
    elif "swap" in words:
        found = [-float(look.counts[move.args[0]]) for move in moves]
    elif "jump" in words:
        found = [0.0 if move.word == "jump" else -3.0 for move in moves]
    else:
        bluffs = {CARD[id] for id in view.get("bluffs", ())}
        found = [_worth(look, move, bluffs) for move in moves]
    called = {(move.word, move.args[:-1]) for move in moves if move.args and move.args[-1] == 1 and move.word in CALLED}
    if not called:
        return found
    silence = _reluctance(FORGETS[level - 1], level)
    return [
        score - silence
        if move.word in CALLED and move.args[-1] == 0 and (move.word, move.args[:-1]) in called
        else score
        for score, move in zip(found, moves, strict=True)
    ]


def _worth(look: Outlook, move: Move, bluffs: set[int]) -> float:
    """Return the score of a card with its colour, by the number of cards of that colour left."""
    if move.word != "play":
        return NOTHING
    card, colour, _ = move.args
    score = BLUFF + 0.1 * look.worth(card) if card in bluffs else look.worth(card)
    return score - (max(look.own) - look.own[colour]) if colour != NO_COLOUR else score


def _answer(view: dict[str, Any], move: Move, level: int) -> float:
    """Return the score of a call, catch or challenge (UNO-7.26, 7.27).

    The scores make each level act as often as it should.
    """
    if move.word == "silent":
        return -_reluctance(FORGETS[level - 1], level)
    if move.word == "wave":
        return -_reluctance(1 - NOTICES[level - 1], level)
    if move.word == "challenge":
        return 20.0 * (guilt(view) - DOUBT)
    return 0.0


def _reluctance(chance: float, level: int) -> float:
    """Return the score penalty that makes a level choose a move with this chance over its better twin."""
    heat = HEATS[level - 1] or 1.0
    return heat * log((1 - chance) / chance) if chance > 0 else 60.0 * heat


def policy(view: dict[str, Any], moves: list[Move], rng: Rng, level: int) -> Move:
    """Return the heuristic's choice (UNO-7.26, 7.27).

    The level sets how often UNO calls and catches are missed.
    """
    if len(moves) == 1:
        return moves[0]
    level = min(max(level, 1), len(LEVELS)) - 1
    by_word: dict[str, list[Move]] = {}
    for move in moves:
        by_word.setdefault(move.word, []).append(move)
    if "silent" in by_word:
        return by_word["silent" if rng.unit() < FORGETS[level] else "declare"][0]
    if "declare" in by_word:
        return by_word["declare"][0]
    if "catch" in by_word:
        return by_word["catch" if rng.unit() < NOTICES[level] else "wave"][0]
    if "jump" in by_word:
        return _called(by_word["jump"], rng, level)
    look = Outlook(view)
    if "challenge" in by_word:
        return by_word["challenge" if guilt(view) >= DOUBT else "accept"][0]
    if "wish" in by_word:
        wish, card = look.wish(rng)
        return _called([m for m in moves if m.args[0] == wish and m.args[2] == card], rng, level)
    if "swap" in by_word:
        fewest = min(look.counts[m.args[0]] for m in moves)
        target = rng.pick([m.args[0] for m in moves if look.counts[m.args[0]] == fewest])
        return _called([m for m in moves if m.args[0] == target], rng, level)
    return _play(view, look, by_word, rng, level)


def _play(view: dict[str, Any], look: Outlook, by_word: dict[str, list[Move]], rng: Rng, level: int) -> Move:
    """Return the best card, else a draw, keep, take or pass, and a bluff only if forced."""
    bluffs = {CARD[id] for id in view.get("bluffs", ())}
    plays = by_word.get("play", [])
    cards = {move.args[0] for move in plays} - bluffs
    for word in ("draw", "keep", "take", "pass"):
        if not cards and word in by_word:
            return by_word[word][0]
    scored = {card: look.worth(card) for card in sorted(cards or bluffs)}
    best = max(scored.values())
    card = rng.pick([c for c, score in scored.items() if score > best - 1e-9])
    found = [move for move in plays if move.args[0] == card]
    if found[0].args[1] != NO_COLOUR:
        colour = look.favourite(card, rng)
        found = [move for move in found if move.args[1] == colour]
    return _called(found, rng, level)


def _called(moves: list[Move], rng: Rng, level: int) -> Move:
    """Return the move with UNO, or without it if the bot forgets."""
    if len(moves) == 1:
        return moves[0]
    uno = rng.unit() >= FORGETS[level]
    return next(move for move in moves if (move.args[-1] == 1) == uno)
