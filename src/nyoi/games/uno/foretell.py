"""Move previews of UNO: effect and risk of a move, from a view alone (UNO sections 6 and 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nyoi.games.uno.content import (
    CARD,
    CARDS,
    CHALLENGE_LOST,
    CHALLENGE_WON,
    DRAW2,
    KIND,
    NUMBER,
    PENALTY,
    PLUS2,
    PLUS4,
    RANK,
    REVERSE,
    SHENRON,
    SKIP,
    WILD4,
    WISH_DRAW2,
    WISH_DRAWS,
    WISH_REVERSE,
    WISH_SHED,
    WISH_SKIP,
)
from nyoi.games.uno.mind.odds import fitting, guilt
from nyoi.kernel.decision import Move
from nyoi.kernel.foretell import note, percent

if TYPE_CHECKING:
    from nyoi.games.uno.seen import UnoForetold
    from nyoi.kernel.seen import Note, Tone


def foretell(view: dict[str, Any], move: Move | None) -> UnoForetold | None:
    """Return a preview of a card, a draw, an answer or a call; None for spectators."""
    if move is None or view["now"] is None or view["seat"] < 0:
        return None
    notes = _notes(view, move.word, move.args)
    return {"notes": notes} if notes else None


def _notes(view: dict[str, Any], word: str, args: tuple[int, ...]) -> list[Note]:
    players, seat = view["players"], view["seat"]
    if word in ("play", "jump"):
        return _card(view, args[0], called=args[-1] == 1)
    if word == "draw":
        return [note("draw", "UNO-6.10", percent=percent(fitting(view)))]
    if word == "accept":
        return [note("accept", "UNO-6.56", number=PLUS4)]
    if word == "challenge" and view["now"]["kind"] == "plus4" and view["now"]["seat"] == seat:
        by = view["now"]["by"]
        return [
            note("challenge", "UNO-6.58", by=by, number=CHALLENGE_WON, lost=CHALLENGE_LOST),
            note("guilt", "UNO-6.51", by=by, percent=percent(guilt(view))),
        ]
    if word == "take" and view["now"]["kind"] == "stack":
        return [note("take", "UNO-9.10", number=view["now"]["total"])]
    if word == "wish":
        return _wish(view, args)
    if word == "swap" and args[0] < view["seats"]:
        gets = players[args[0]]["cards"]
        tone: Tone = "good" if gets < players[seat]["cards"] else "warn"
        return [note("swap", "UNO-9.20", tone, target=args[0], number=gets), *_call(view, gets, args[-1] == 1)]
    if word == "silent":
        return [note("silent", "UNO-7.6", "warn", number=PENALTY)]
    if word == "catch" and args[0] < view["seats"]:
        return [note("catch", "UNO-7.6", "good", target=args[0], number=PENALTY)]
    return []


def _next(view: dict[str, Any], turned: bool = False) -> int:
    """Return the next player in the direction of play, or in the other one (UNO-5.1)."""
    step = 1 if (view["direction"] == "clockwise") != turned else -1
    return int((view["seat"] + step) % view["seats"])


def _card(view: dict[str, Any], card: int, called: bool) -> list[Note]:
    """Preview a card: its effect, the cards left and the UNO call.

    The clauses are UNO-6.22, 6.24, 6.25, 6.31, 6.50 for the effect and UNO-7.1 for the call.
    """
    hand = view["players"][view["seat"]]["hand"]
    if CARDS[card] not in hand:
        return []
    left, kind, victim = len(hand) - 1, KIND[card], _next(view)
    if left == 0:
        return [note("last", "UNO-8.1", "good")]
    notes: list[Note] = []
    if kind == SKIP:
        notes.append(note("skip", "UNO-6.24", target=victim))
    elif kind == REVERSE:
        notes.append(_reverse(view))
    elif kind == DRAW2 and view["options"]["stack_plus2"]:
        waiting = view["now"]["total"] if view["now"]["kind"] == "stack" else 0
        notes.append(note("stack", "UNO-9.10", target=victim, number=waiting + PLUS2))
    elif kind == DRAW2:
        notes.append(note("plus2", "UNO-6.25", target=victim, number=PLUS2))
    elif kind == WILD4:
        notes.append(note("plus4", "UNO-6.56", target=victim, number=PLUS4))
        if view["options"]["plus4_challenge"] and CARDS[card] in view.get("bluffs", ()):
            notes.append(note("bluff", "UNO-6.54", "warn", target=victim, number=CHALLENGE_WON))
    elif kind == SHENRON:
        notes.append(note("shenron", "UNO-6.31"))
    elif kind == NUMBER and view["options"]["seven_zero"] and RANK[card] in (0, 7):
        notes.append(note("seven", "UNO-9.20") if RANK[card] == 7 else note("zero", "UNO-9.21"))
        return notes  # the hand changes: the cards left are not the cards held afterwards
    return [*notes, *_call(view, left, called)]


def _reverse(view: dict[str, Any]) -> Note:
    """Preview a reversal; with two players the opponent loses a turn (UNO-6.22, 6.23)."""
    if view["seats"] == 2 and view["options"]["two_player_reverse"] == "skip":
        return note("skip", "UNO-6.23", target=_next(view))
    return note("reverse", "UNO-6.22", target=_next(view, turned=True))


def _call(view: dict[str, Any], left: int, called: bool) -> list[Note]:
    """Preview the hand size: a player with one card calls UNO or may be caught (UNO-7.1, 7.6)."""
    if left != 1:
        return [note("left", number=left)]
    if called or view["options"]["uno_call"] != "live":
        return [note("uno", "UNO-7.1", "good")]
    return [note("uncalled", "UNO-7.6", "warn", number=PENALTY)]


def _wish(view: dict[str, Any], args: tuple[int, ...]) -> list[Note]:
    """Preview a wish (UNO-6.38 to 6.46)."""
    wish, target, card, uno = args
    if wish == WISH_DRAW2:
        return [note("wish-draw", "UNO-6.38", target=_next(view), number=WISH_DRAWS)]
    if wish == WISH_REVERSE:
        return [_reverse(view)]
    if wish == WISH_SKIP and target < view["seats"]:
        return [note("wish-skip", "UNO-6.41", target=target)]
    hand = [CARD[id] for id in view["players"][view["seat"]]["hand"]]
    if wish == WISH_SHED and card in hand:
        left = len(hand) - 1
        return [note("last", "UNO-6.46", "good")] if left == 0 else _call(view, left, uno == 1)
    return []
