"""What a seat may know of a game of UNO, built up from nothing (UNO section 10)."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.uno.content import CARDS, COLOURS, KIND, WILD4
from nyoi.games.uno.events import WAYS
from nyoi.games.uno.rules.effects import Plus4, Swap, Wish
from nyoi.games.uno.rules.stack import Stack
from nyoi.games.uno.rules.turn import Drawn, Round, Turn
from nyoi.games.uno.state import CALLS, EXPOSED, Uno
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import pack


def view(s: Uno, seat: int) -> dict[str, Any]:
    """The table as a seat sees it; `SPECTATOR` sees what everybody sees.

    `players[i].hand` has an entry for each card: ids for the seat's own hand, and for cards of
    others that it was shown or gave away, None for the rest. `born` says at which reshuffle a card
    went into the draw pile, and `players[i].born` how many cards of each reshuffle a hand holds:
    whoever remembers everything knows that.
    """
    phase, due, total = phase_of(s)
    seen: dict[str, Any] = {
        "game": "uno",
        "seat": seat,
        "seats": s.seats,
        "mode": s.setting.mode,
        "options": s.setting.options,
        "round": s.round,
        "dealer": s.dealer,
        "phase": phase,
        "due": due,
        "direction": WAYS[(s.direction + 1) // 2],
        "colour": COLOURS[s.colour],
        "discard": [CARDS[card] for card in s.discard],
        "laid": s.laid,
        "left": s.left,
        "total": total,
        "players": [player(s, seat, other) for other in range(s.seats)],
        "exposure": exposure(s),
        "rounds": [list(row) for row in s.rounds],
        "shown": [[CARDS[card] for card in hand] for hand in s.shown],
        "shuffles": s.shuffles,
        "born": births(s.born),
        "ignored": [CARDS[card] for card in s.ignored],
        "passed": [s.passed, s.idle],  # what may block the round (UNO-6.21)
        "deck": len(s.deck),
        "out": [CARDS[card] for card in s.out],
        "status": s.status,
        "winner": s.winner,
        "turns": s.turns,
        "stack": [pack(frame) for frame in s.stack],
        "over": s.over,
        "ending": s.ending,
        "results": list(s.results),
    }
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Plus4):
        seen["plus4"] = {"seat": frame.seat, "colour": COLOURS[frame.colour], "cards": frame.count}
    if due == seat and (phase == "turn" or phase == "drawn"):
        hand = s.hands[seat]
        held = hand[-1:] if phase == "drawn" else hand
        # UNO-10.2: which +4 would be a bluff, for its owner's eyes only
        seen["bluffs"] = [CARDS[c] for c in held if KIND[c] == WILD4 and s.bluff(c, hand, s.colour)]
    return seen


def phase_of(s: Uno) -> tuple[str, int, int]:
    """The phase, the player whose decision it is (or who is due after a hold), the size of a stack."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Turn):
        return "turn", frame.seat, 0
    if isinstance(frame, Drawn):
        return "drawn", frame.seat, 0
    if isinstance(frame, Wish):
        return "wish", frame.seat, 0
    if isinstance(frame, Plus4):
        return "plus4", s.next(frame.seat), 0
    if isinstance(frame, Stack):
        return "stack", frame.seat, frame.total
    if isinstance(frame, Swap):
        return "swap", frame.seat, 0
    if isinstance(frame, Round):
        return "hold", frame.due, frame.total
    return "over", NOBODY, 0


def player(s: Uno, seat: int, other: int) -> dict[str, Any]:
    """One player as a seat sees him."""
    cards = s.hands[other]
    seen = {
        "cards": len(cards),
        "hand": hand(s, seat, other),
        "uno": CALLS[s.calls[other]],
        "markers": s.markers[other],
        "score": s.scores[other],
        "drew_on": COLOURS[s.drew_on[other]] if s.drew_on[other] != NOBODY else None,
        "guilty": s.guilty[other],
        "innocent": s.innocent[other],
    }
    if s.born:
        counts: list[int] = [0] * (s.shuffles + 1)
        for card in cards:
            birth = s.born[card]
            counts[birth] = counts[birth] + 1
        seen["born"] = counts
    if s.ignored:
        seen["fresh"] = s.fresh[other]
    return seen


def hand(s: Uno, seat: int, other: int) -> list[str | None]:
    """A hand as a seat sees it: his own, all of them at the end, cards he knows of, or backs (UNO-10.1)."""
    cards = s.hands[other]
    if seat == other:
        return [CARDS[card] for card in cards]
    if s.over:
        return [CARDS[card] for card in sorted(cards)]
    backs: list[str | None] = [None] * len(cards)
    if s.notes and seat >= 0:  # that he holds them is known, not which of the backs they are
        for i, card in enumerate(s.notes[seat * s.seats + other]):
            backs[i] = CARDS[card]
    return backs


def births(born: tuple[int, ...]) -> dict[str, int]:
    """At which reshuffle each card last went into the draw pile.

    Between two reshuffles the answer is the same, and half of a view's size: the last one given is kept. It
    cannot grow old, for it belongs to that one tuple, which is never changed.
    """
    last = _births[0]
    if last[0] is not born:
        last = _births[0] = (born, {CARDS[card]: birth for card, birth in enumerate(born) if birth})
    return last[1].copy()


_births: Final[list[tuple[tuple[int, ...], dict[str, int]]]] = [((), {})]


def exposure(s: Uno) -> dict[str, Any] | None:
    """Who can be caught, whose action did it, who has given up catching; None while nobody is exposed."""
    if s.exposed == 0:
        return None
    return {
        "seats": [seat for seat in range(s.seats) if s.calls[seat] >= EXPOSED],
        "actor": s.actor,
        "waved": [seat for seat in range(s.seats) if s.waved >> seat & 1],
    }
