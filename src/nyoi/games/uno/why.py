"""Refusals: why a move is not possible now, with facts and clause. They use only what the seat knows.

Input that the rulebook merely ignores is not refused: `meant` removes it first.
"""

from __future__ import annotations

from typing import Final

from nyoi.games.uno.content import CARD, CARDS, COLOUR, COLOURS, COPIES, DRAW2, FACE, KIND, NO_COLOUR, WISHES
from nyoi.games.uno.moves import FIELDS
from nyoi.games.uno.rules.turn import Turn, bluffs, fits
from nyoi.games.uno.state import EXPOSED, SURPRISED, Uno
from nyoi.games.uno.view import phase_of
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.play import Refused, offered

# Words of one phase only. In another phase no seat can use them; a player with a decision gets that phase's
# refusal.
PHASE_OF: Final = {"accept": "plus4", "challenge": "plus4", "wish": "wish", "take": "stack", "swap": "swap"}
FREE: Final = ("turn", "drawn", "hold")
# moves that `uno` may be said with (UNO-7.3, 9.34)
CARRIERS: Final = frozenset(("play", "jump", "swap", "wish shed"))


def meant(s: Uno, seat: int, words: list[str]) -> str | None:
    """Return the offered move that these words mean without ignored ones; None if there is none.

    A call that cannot count with its action is ignored without notice or penalty (UNO-7.3). So is a colour
    said with a last wild card (UNO-6.6). Only the seat's own options are used, so nothing hidden is revealed.
    """
    offers = {move.text for move in offered(s, seat)}
    said = words
    if said[-1:] == ["uno"] and (said[0] in CARRIERS or " ".join(said[:2]) in CARRIERS):
        said = said[:-1]
    if " ".join(said) in offers:
        return " ".join(said)
    if len(said) == 3 and said[0] == "play" and said[2] in COLOURS:
        card = CARD.get(said[1])
        if card is not None and COLOUR[card] == NO_COLOUR and f"play {said[1]}" in offers:
            return f"play {said[1]}"
    return None


def why_not(s: Uno, seat: int, text: list[str]) -> Refused:
    """Return why a seat that is asked cannot answer with these words (UNO-5.11)."""
    refused = beside(s, seat, text)
    if refused is not None:
        return refused
    word, args = text[0], text[1:]
    phase, _, _ = phase_of(s)
    if phase == "turn":
        return turn(s, seat, word, args)
    if phase == "drawn":
        return drawn(s, seat, word, args)
    if phase == "wish":
        return wish(s, seat, args) if word == "wish" else Refused("wish-first", "UNO-6.36")
    if phase == "stack":
        return stack(s, seat, word, args)
    if phase == "swap":
        return swap(s, seat, args) if word == "swap" else Refused("swap-first", "UNO-9.20")
    return Refused("answer-plus4", "UNO-6.56")


def unasked(s: Uno, seat: int, text: list[str]) -> Refused | None:
    """Return why a seat that is not asked cannot say this; None for spectators."""
    return beside(s, seat, text) if 0 <= seat < s.seats else None


def beside(s: Uno, seat: int, text: list[str]) -> Refused | None:
    """Return why a seat cannot make this move without the turn's decision; None if it has that decision.

    The answer uses public facts only: the turn, the exposed players, the waves, the markers, the
    visible card, the host's choices.
    """
    if not text or text[0] not in FIELDS:
        return unknown(text)
    word, args = text[0], text[1:]
    phase, due, total = phase_of(s)
    if word in ("declare", "silent", "catch", "wave"):
        return call(s, seat, word, args)
    if word in ("jump", "stay"):
        return jump(s, seat, phase, due, word, args)
    if word == "close":
        return Refused("clock-only", "UNO-7.25")
    if PHASE_OF.get(word, phase) != phase and (due != seat or phase in FREE) and not (word == "take" and total):
        return elsewhere(s, word, args)
    if phase == "hold":
        return Refused("hold", "UNO-7.20")
    if due != seat:
        if phase == "plus4" and word in ("accept", "challenge"):
            return Refused("not-your-challenge", "UNO-6.56a", seat=due)
        return Refused("not-your-decision", "UNO-7.31", seat=due)
    return None


def unknown(text: list[str]) -> Refused:
    """Return the refusal of words that are no move, or too many."""
    return Refused("unknown-move", "UNO-5.4", text=" ".join(text))


# -- the turn


def turn(s: Uno, seat: int, word: str, args: list[str]) -> Refused:
    """Return why the player on turn cannot do this: a turn is a play or a draw."""
    if word == "play":
        return play(s, seat, args)
    if word == "draw" and not args:
        return Refused("no-card-left", "UNO-6.20")
    if word == "keep":
        return Refused("nothing-drawn", "UNO-6.12")
    if word == "pass":
        return Refused("no-pass", "UNO-6.10")
    return elsewhere(s, word, args)


def drawn(s: Uno, seat: int, word: str, args: list[str]) -> Refused:
    """Return why a player cannot do this after drawing: the card is played or kept."""
    card = s.hands[seat][-1]
    if word == "play":
        if args and args[0] in CARD and CARD[args[0]] in s.hands[seat] and CARD[args[0]] != card:
            return Refused("only-drawn", "UNO-6.12a", card=args[0], drawn=CARDS[card])
        if fits(s, card) and bluffs(s, seat, card) and s.draw_until and args and args[0] == CARDS[card]:
            return Refused("bluff-stays", "UNO-9.51", card=args[0])
        return play(s, seat, args)
    if word == "keep" and not args:
        return Refused("must-play", "UNO-9.40", card=CARDS[card])
    if word == "draw":
        return Refused("one-draw", "UNO-6.14")
    if word == "pass":
        return Refused("no-pass", "UNO-6.10")
    return elsewhere(s, word, args)


def elsewhere(s: Uno, word: str, args: list[str]) -> Refused:
    """Return the refusal of a word of another phase."""
    if word == "wish":
        return Refused("no-wish", "UNO-6.33")
    if word in ("accept", "challenge"):
        return Refused("no-plus4", "UNO-6.56") if s.challenge else Refused("challenge-off", "UNO-6.64")
    if word == "take":
        return Refused("no-stack", "UNO-9.11") if s.stacking else Refused("stack-off", "UNO-9.10")
    if word == "swap":
        return Refused("no-swap", "UNO-9.20") if s.seven_zero else Refused("swap-off", "UNO-9.20")
    return unknown([word, *args])


def play(s: Uno, seat: int, args: list[str]) -> Refused:
    """Return why a card cannot be played, or not with these words."""
    refused = in_hand(s, seat, args, "UNO-6.1")
    if refused is not None:
        return refused
    card, rest = CARD[args[0]], args[1:]
    if not fits(s, card):
        if COLOUR[s.visible] == NO_COLOUR:
            return Refused("no-match-wild", "UNO-6.4", card=args[0], colour=COLOURS[s.colour])
        return Refused("no-match", "UNO-6.2", card=args[0], colour=COLOURS[s.colour], visible=CARDS[s.visible])
    if bluffs(s, seat, card) and not s.challenge:
        return Refused("plus4-illegal", "UNO-6.64", card=args[0], colour=COLOURS[s.colour])
    colours = rest[:-1] if rest[-1:] == ["uno"] else rest
    if len(colours) > 1:
        return unknown(["play", *args])
    if COLOUR[card] != NO_COLOUR and colours:
        return Refused("no-colour-choice", "UNO-5.3", card=args[0], instead=f"play {args[0]}")
    if colours and colours[0] not in COLOURS:
        return Refused("unknown-colour", "UNO-3.2", text=colours[0], allowed=", ".join(COLOURS))
    return Refused("say-colour", "UNO-6.5", card=args[0])


def in_hand(s: Uno, seat: int, args: list[str], clause: str) -> Refused | None:
    """Return why the first word names no card of the hand; None if it does."""
    if not args:
        return Refused("say-card", "UNO-3.4")
    if args[0] not in CARD:
        return Refused("unknown-card", "UNO-3.4", text=args[0])
    if CARD[args[0]] not in s.hands[seat]:
        return Refused("not-in-hand", clause, card=args[0])
    return None


def stack(s: Uno, seat: int, word: str, args: list[str]) -> Refused:
    """Return why this does not answer a stack; only a +2 or taking all the cards does."""
    if word == "draw":
        return Refused("take-stack", "UNO-9.11")
    if word != "play":
        return Refused("answer-stack", "UNO-9.11")
    refused = in_hand(s, seat, args, "UNO-9.10")
    if refused is not None:
        return refused
    if KIND[CARD[args[0]]] != DRAW2:
        return Refused("only-plus2", "UNO-9.12", card=args[0])
    return Refused("no-colour-choice", "UNO-5.3", card=args[0], instead=f"play {args[0]}")


# -- a wish, a swap


def player_named(s: Uno, args: list[str], clause: str) -> int | Refused:
    """Return the seat a word names, or a refusal."""
    if not args or not (args[0].isascii() and args[0].isdigit() and len(args[0]) < 4):
        return Refused("say-target", clause)
    if int(args[0]) >= s.seats:
        return Refused("no-such-seat", "UNO-4.1", number=int(args[0]))
    return int(args[0])


def wish(s: Uno, seat: int, args: list[str]) -> Refused:
    """Return why Shenron does not grant a wish, or which word it lacks."""
    if not args:
        return Refused("say-wish", "UNO-6.36")
    if args[0] not in WISHES:
        return Refused("unknown-wish", "UNO-6.37", text=args[0], allowed=", ".join(WISHES))
    if args[0] == "skip":
        target = player_named(s, args[1:], "UNO-6.41")
        if isinstance(target, Refused):
            return target
        return Refused("skip-self", "UNO-6.41a") if target == seat else unknown(["wish", *args])
    if args[0] == "shed":
        refused = in_hand(s, seat, args[1:], "UNO-6.45")
        if refused is not None:
            return refused
    return unknown(["wish", *args])


def swap(s: Uno, seat: int, args: list[str]) -> Refused:
    """Return why a player cannot swap hands with this target."""
    target = player_named(s, args, "UNO-9.20")
    if isinstance(target, Refused):
        return target
    if target == seat:
        return Refused("swap-self", "UNO-9.20")
    return unknown(["swap", *args])


# -- out of turn


def call(s: Uno, seat: int, word: str, args: list[str]) -> Refused:
    """Return why an UNO call or a catch does not apply; it has no effect and no penalty (UNO-7.4, 7.12)."""
    if not s.live:
        return Refused("uno-auto", "UNO-7.30")
    if word == "declare":
        return Refused("you-not-exposed", "UNO-7.4") if s.calls[seat] < EXPOSED else unknown([word, *args])
    if word == "silent":
        return Refused("nothing-asked", "UNO-7.25a") if s.calls[seat] != SURPRISED else unknown([word, *args])
    if word == "catch":
        target = player_named(s, args, "UNO-7.6")
        if isinstance(target, Refused):
            return target
        if target == seat:
            return Refused("catch-self", "UNO-7.11")
        if s.calls[target] < EXPOSED:
            return Refused("not-exposed", "UNO-7.12", target=target)
    elif s.exposed == 0:
        return Refused("nobody-exposed", "UNO-7.25")
    if s.calls[seat] == SURPRISED:
        return Refused("call-first", "UNO-7.25b")
    if s.waved >> seat & 1:
        return Refused("waved", "UNO-7.25")
    if s.calls[seat] == EXPOSED and s.exposed == 1:
        return Refused("only-you-exposed", "UNO-7.25")
    return unknown([word, *args])


def jump(s: Uno, seat: int, phase: str, due: int, word: str, args: list[str]) -> Refused:
    """Return why a jump-in is not possible (UNO-9.30 to 9.38)."""
    frame = s.stack[-1]
    if not s.jump_in:
        return Refused("jump-off", "UNO-9.30")
    if phase != "turn" or not isinstance(frame, Turn):
        return Refused("jump-not-now", "UNO-9.32")
    if seat == due:
        return Refused("jump-your-turn", "UNO-9.35")
    if COLOUR[s.visible] == NO_COLOUR or s.laid == NOBODY or COPIES[s.visible] == 1:
        return Refused("jump-not-on-this", "UNO-9.31", card=CARDS[s.visible])
    if s.laid == seat:
        return Refused("jump-own-card", "UNO-9.32")
    if s.markers[seat]:
        return Refused("jump-marked", "UNO-9.32")
    if frame.stayed >> seat & 1:
        return Refused("jump-stayed", "UNO-9.36")
    if word == "stay":
        return unknown([word, *args])
    refused = in_hand(s, seat, args, "UNO-9.30")
    if refused is not None:
        return refused
    if FACE[CARD[args[0]]] != FACE[s.visible]:
        return Refused("jump-not-identical", "UNO-9.30", card=args[0], visible=CARDS[s.visible])
    return unknown([word, *args])
