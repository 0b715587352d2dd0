"""Views of a game of UNO, built from nothing rather than by removal (UNO section 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from nyoi.games.uno.content import CARDS, COLOURS, DECK, KIND, WILD4
from nyoi.games.uno.events import WAYS
from nyoi.games.uno.rules.effects import Plus4, Swap, Wish
from nyoi.games.uno.rules.stack import Stack
from nyoi.games.uno.rules.turn import Drawn, Round, Turn
from nyoi.games.uno.state import CALLS, EXPOSED, QUIET, RUNNING, Uno
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import pack
from nyoi.kernel.native import i64

if TYPE_CHECKING:
    from nyoi.games.uno.seen import UnoExposure, UnoNow, UnoPlayer, UnoView

# Templates of views. Copying one is faster than setting each key, so usual values are in the template. Values
# that a receiver could change (a list, a dict) never are.
_VIEW: Final[dict[str, Any]] = {
    "game": "uno",
    "seat": NOBODY,
    "seats": 0,
    "mode": "",
    "options": None,
    "round": 0,
    "dealer": 0,
    "now": None,
    "direction": WAYS[1],
    "colour": "",
    "discard": None,
    "laid": NOBODY,
    "left": 0,
    "players": None,
    "exposure": None,
    "rounds": None,
    "shown": None,
    "shuffles": 0,
    "born": None,
    "ignored": None,
    "passed": None,
    "deck": len(DECK),
    "out": None,
    "status": RUNNING,
    "winner": NOBODY,
    "turns": 0,
    "stack": None,
    "memory": None,
    "over": False,
    "ending": "",
    "results": None,
}
_PLAYERS: Final[list[dict[str, Any]]] = [  # by the colour in force when they last drew, + 1
    {
        "cards": 0,
        "hand": None,
        "uno": CALLS[QUIET],
        "markers": 0,
        "score": 0,
        "drew_on": colour,
        "guilty": 0,
        "innocent": 0,
    }
    for colour in (None, *COLOURS)
]
_BACKS: Final[list[str | None]] = [None] * len(DECK)


def view(s: Uno, seat: int) -> UnoView:
    """Return the table as a seat sees it; `SPECTATOR` sees what all seats see.

    `players[i].hand` has an entry for each card: ids for the seat's own hand and for cards it was shown or
    gave away, None for the rest. `born` holds the reshuffle at which a card went into the draw pile, and
    `players[i].born` how many cards of each reshuffle a hand holds. Both are public to a player with perfect
    memory.
    """
    seen = cast("UnoView", _VIEW.copy())
    seen["seat"] = seat
    seen["seats"] = s.seats
    seen["mode"] = s.setting.mode
    seen["options"] = s.setting.told()
    seen["round"] = s.round
    seen["dealer"] = s.dealer
    doing = seen["now"] = now(s)
    if s.direction < 0:
        seen["direction"] = WAYS[0]
    seen["colour"] = COLOURS[s.colour]
    seen["discard"] = [CARDS[card] for card in s.discard]
    if s.laid != NOBODY:
        seen["laid"] = s.laid
    seen["left"] = len(s.pile) - s.top
    born = births(s)
    seen["players"] = [player(s, born, seat, other) for other in range(s.seats)]
    if s.exposed:
        seen["exposure"] = exposure(s)
    seen["rounds"] = [list(row) for row in s.rounds]
    seen["shown"] = [names(hand) for hand in s.shown]
    if s.shuffles:
        seen["shuffles"] = s.shuffles
    seen["born"] = born.by_id.copy()
    seen["ignored"] = names(s.ignored)
    seen["passed"] = [s.passed, s.idle]  # the facts that may block the round (UNO-6.21)
    if len(s.deck) != len(DECK):
        seen["deck"] = len(s.deck)
    seen["out"] = names(s.out)
    seen["turns"] = s.turns
    seen["stack"] = [pack(frame) for frame in s.stack]
    seen["memory"] = [[s.taken[other], *s.turns_of(other)] for other in range(s.seats)]
    seen["results"] = list(s.results)
    if s.status != RUNNING:
        seen["status"] = s.status
        seen["winner"] = s.winner
        seen["over"] = s.over
        seen["ending"] = s.ending
    if doing is not None and doing["seat"] == seat and (doing["kind"] == "turn" or doing["kind"] == "drawn"):
        hand = s.hands[seat]
        held = hand[-1:] if doing["kind"] == "drawn" else hand
        # UNO-10.2: which +4 would be a bluff, shown to their owner only
        seen["bluffs"] = [CARDS[c] for c in held if KIND[c] == WILD4 and s.bluff(c, hand, s.colour)]
    return seen


def now(s: Uno) -> UnoNow | None:
    """Return the phase, from the frame that asks."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Turn):
        return {"kind": "turn", "seat": frame.seat}
    if isinstance(frame, Drawn):
        return {"kind": "drawn", "seat": frame.seat}
    if isinstance(frame, Wish):
        return {"kind": "wish", "seat": frame.seat}
    if isinstance(frame, Plus4):
        return {
            "kind": "plus4",
            "seat": s.next(frame.seat),
            "by": frame.seat,
            "colour": COLOURS[frame.colour],
            "cards": frame.count,
        }
    if isinstance(frame, Stack):
        return {"kind": "stack", "seat": frame.seat, "total": frame.total}
    if isinstance(frame, Swap):
        return {"kind": "swap", "seat": frame.seat}
    if isinstance(frame, Round):
        return {"kind": "hold", "seat": frame.next_seat(s), "total": frame.total}
    return None


def phase_of(s: Uno) -> tuple[str, int, int]:
    """Return the phase, the player whose decision it is, and a stack's size.

    In a hold, it is the player due, with markers unused.
    """
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


def player(s: Uno, born: Births, seat: i64, other: i64) -> UnoPlayer:
    cards = s.hands[other]
    seen = cast("UnoPlayer", _PLAYERS[s.drew_on[other] + 1].copy())
    seen["cards"] = len(cards)
    seen["hand"] = hand(s, seat, other)
    if s.calls[other] != QUIET:
        seen["uno"] = CALLS[s.calls[other]]
    if s.markers[other]:
        seen["markers"] = s.markers[other]
    if s.scores[other]:
        seen["score"] = s.scores[other]
    if s.guilty[other]:
        seen["guilty"] = s.guilty[other]
    if s.innocent[other]:
        seen["innocent"] = s.innocent[other]
    if s.shuffles:
        seen["born"] = ages(born, cards)
    if s.ignored:
        seen["fresh"] = s.fresh[other]
    return seen


def ages(known: Births, cards: tuple[int, ...]) -> list[int]:
    """Return, by reshuffle, how many of these cards went into the draw pile.

    Cards of one reshuffle are mostly adjacent.
    """
    counts = known.none.copy()
    born = known.born
    last: i64 = 0
    run: i64 = 0
    for card in cards:
        birth: i64 = born[card]
        if birth != last:
            counts[last] = counts[last] + run
            last = birth
            run = 0
        run += 1
    counts[last] = counts[last] + run
    return counts


def names(cards: tuple[int, ...]) -> list[str]:
    return [CARDS[card] for card in cards]


def hand(s: Uno, seat: i64, other: i64) -> list[Any]:
    """Return a hand as a seat sees it: ids of known cards and None for backs (UNO-10.1).

    A seat knows its own hand and, at the end, all hands.
    """
    cards = s.hands[other]
    if seat == other:
        return names(cards)
    if s.over:
        return names(tuple(sorted(cards)))
    backs = _BACKS[: len(cards)]
    if s.notes and seat >= 0:  # the seat knows that they are held, not which of the backs they are
        for i, card in enumerate(s.notes[seat * s.seats + other]):
            backs[i] = CARDS[card]
    return backs


class Births:
    """The reshuffle at which each card last went into the draw pile, by id; zero counts by reshuffle."""

    def __init__(self, born: tuple[int, ...], shuffles: int) -> None:
        self.born: Final = born
        self.by_id: Final[dict[str, int]] = {CARDS[card]: birth for card, birth in enumerate(born) if birth}
        self.none: Final[list[int]] = [0] * (shuffles + 1)


def births(s: Uno) -> Births:
    """Return the births of a state, cached because they change only at a reshuffle.

    They make up half of a view. The cache cannot be stale: it is keyed by a tuple, which is never changed.
    """
    last = _births[0]
    if last.born is not s.born:
        last = _births[0] = Births(s.born, s.shuffles)
    return last


_births: Final = [Births((), 0)]


def exposure(s: Uno) -> UnoExposure:
    """Return the exposed players, whose action exposed them, and the players who have waved."""
    return {
        "seats": [seat for seat in range(s.seats) if s.calls[seat] >= EXPOSED],
        "actor": s.actor,
        "waved": [seat for seat in range(s.seats) if s.waved >> seat & 1],
    }
