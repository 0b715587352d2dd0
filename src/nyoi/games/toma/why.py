"""Refusals: why a move is not possible now, with facts and clause. They use only what the seat knows."""

from __future__ import annotations

from nyoi.games.toma import moves
from nyoi.games.toma.content import CARD, CROSS, GUESS, REDRAW, VALUE
from nyoi.games.toma.rules.powers import React
from nyoi.games.toma.rules.turn import Aim, Discard, nameable
from nyoi.games.toma.state import Toma
from nyoi.kernel.play import Refused

WORDS = frozenset(("discard", "reveal", "pass", *moves.WORD)) - {""}


def why_not(s: Toma, seat: int, text: list[str]) -> Refused:
    """Return why a seat that is asked cannot answer with these words."""
    frame = s.stack[-1]
    if not text or text[0] not in WORDS:
        return unknown(text)
    word, args = text[0], text[1:]
    if isinstance(frame, Discard):
        return discard(s, seat, word, args)
    if isinstance(frame, Aim):
        return aim(s, seat, frame.power, word, args)
    assert isinstance(frame, React)
    if word == "reveal" and VALUE[s.hands[seat][0]] != 0:
        return Refused("no-zero", "TOMA-6.3")
    return Refused("answer-first", "TOMA-7.8")


def unasked(s: Toma, seat: int, text: list[str]) -> Refused | None:
    """Return why a seat that is not asked cannot play this, if there is more to say than whose turn it is."""
    if not s.dealt[seat]:
        return Refused("sits-out", "TOMA-8.11")
    if not s.inside[seat]:
        return Refused("you-are-out", "TOMA-7.3")
    if text and text[0] in ("reveal", "pass"):
        return Refused("not-aimed-at", "TOMA-6.3")
    return None


def unknown(text: list[str]) -> Refused:
    """Return the refusal of malformed words.

    It names no rule, because a legal move may be meant (`guess 01 5`).
    """
    return Refused("unknown-move", "TOMA-5.2", text=" ".join(text))


def discard(s: Toma, seat: int, word: str, args: list[str]) -> Refused:
    if word != "discard":
        return Refused("discard-first", "TOMA-5.2")
    if len(args) != 1 or args[0] not in CARD:
        return Refused("unknown-card", "TOMA-3.1", text=" ".join(args))
    if CARD[args[0]] not in s.hands[seat]:
        return Refused("not-in-hand", "TOMA-5.2", card=args[0])
    older, newer = s.hands[seat]
    if any(move.args[0] == CARD[args[0]] for move in moves.DISCARDS[older][newer]):
        return unknown([word, *args])
    return Refused("motta-goes", "TOMA-6.48", card=args[0])


def aim(s: Toma, seat: int, power: int, word: str, args: list[str]) -> Refused:
    if word != moves.WORD[power]:
        return Refused("choose-first", "TOMA-5.7", word=moves.WORD[power])
    numbers = [int(arg) for arg in args if arg.isascii() and arg.isdigit() and len(arg) < 4]
    due = 2 if power in (GUESS, CROSS) else 1
    if len(numbers) != due or len(args) != due:
        return Refused("say-more", "TOMA-6.1", word=word, due=due)
    for target in numbers if power == CROSS else numbers[:1]:
        if target >= s.seats:
            return Refused("no-such-seat", "TOMA-6.0", target=target)
        if not s.inside[target]:
            return Refused("target-out", "TOMA-6.0", target=target)
        if s.shields[target]:
            return Refused("target-shielded", "TOMA-6.39", target=target)
        if target == seat and power == CROSS and not s.cross_self:
            return Refused("cross-others", "TOMA-6.32")
        if target == seat and power not in (CROSS, REDRAW):
            return Refused("target-self", "TOMA-6.0")
    if power == GUESS:
        if numbers[1] == 1:
            return Refused("value-one", "TOMA-6.13")
        if numbers[1] not in nameable(s.cards):
            return Refused("value-absent", "TOMA-6.14", value=numbers[1])
    if power == CROSS and numbers[0] == numbers[1]:
        return Refused("cross-same", "TOMA-6.29")
    if power == CROSS and numbers[0] > numbers[1]:
        return Refused("write-lower-first", "TOMA-6.28")
    return unknown([word, *args])
