"""What a live server needs to keep time at a table of UNO (UNO-7.20 to 7.28, 9.37).

The game has no clock. These functions read a state and say how long to wait, which moves to keep
back meanwhile, and what a press of the UNO button means; the server does the waiting.
`docs/games/uno.md` tells how they work together, under "Live pacing".
"""

from __future__ import annotations

from typing import Final

from nyoi.games.uno import events, moves
from nyoi.games.uno.content import BOTS, COLOUR, NO_COLOUR, WISH_SHED
from nyoi.games.uno.hints import LEVELS
from nyoi.games.uno.rules.effects import Swap
from nyoi.games.uno.rules.turn import Turn
from nyoi.games.uno.state import EXPOSED, Uno
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.event import Event
from nyoi.kernel.play import offered

ALONE: Final[tuple[float, ...]] = (0.6, 1.2)  # seconds before a single answer is given for its player (UNO-7.32)
AFTER_HOLD: Final = 0.8  # seconds a bot lets pass between the end of a hold and its turn action (UNO-7.28)
TURN_ACTIONS: Final = frozenset(("play", "draw", "jump", "pass"))  # they close every window (UNO-5.4, 7.7)
KEPT: Final = TURN_ACTIONS | {"wish", "swap", "accept", "challenge"}


def _seconds(s: Uno, option: str) -> float:
    value = s.setting.options[option]
    assert isinstance(value, int | float)
    return float(value)


def hold_after(s: Uno, news: list[Event]) -> float:
    """How long the next turn waits after a move with these events (UNO-7.20, 7.21a).

    The wait is the same whether UNO was called or not. While somebody is exposed the state stands
    in a `hold` (or in a decision of the same turn), and `close` ends it; if everybody has called
    there is nothing to close, and the server only keeps the turn action back.
    """
    if not s.live or s.over or isinstance(s.stack[-1], Swap):  # a 7: judged after the swap (UNO-9.23)
        return 0.0
    for word, args in news:
        acted = word is events.PLAYED or word is events.RECEIVED or (word is events.WISHED and args[1] == WISH_SHED)
        if acted and len(s.hands[args[0]]) == 1:
            return max(_seconds(s, "uno_hold_seconds"), grace(s))
    return 0.0


def grace(s: Uno) -> float:
    """For how long a player's own call beats every catch (UNO-7.21)."""
    return _seconds(s, "uno_grace_seconds")


def kept_in_grace(s: Uno, move: Move) -> bool:
    """Whether a move that arrives while the grace runs is kept back until its end.

    Catches are kept, the earliest first (UNO-7.21); and so that none of them can be outrun, whatever
    would close the window or end the exposure otherwise than by the call (UNO-7.21a).
    """
    return s.exposed > 0 and (move.word == "catch" or move.word in KEPT)


def jump_hold(s: Uno) -> float:
    """How long the player on turn waits for jump-ins, from the opening of his turn on (UNO-9.37)."""
    frame = s.stack[-1] if s.stack else None
    if not s.jump_in or not isinstance(frame, Turn) or s.laid == NOBODY or COLOUR[s.visible] == NO_COLOUR:
        return 0.0
    if s.seats == 2 and frame.seat != s.laid:
        return 0.0
    return _seconds(s, "jump_in_hold_seconds")


def pressed(s: Uno, seat: int) -> tuple[list[Move], bool]:
    """What a press of the UNO button does (UNO-7.23): the moves to play at once, and whether it arms `uno`.

    Its owner calls if he is exposed, then every exposed opponent is caught. It is armed if a decision
    of his own is open in which a move can carry `uno`.
    """
    found: list[Move] = [moves.DECLARE] if s.calls[seat] >= EXPOSED else []
    if not s.waved >> seat & 1:
        found += [moves.CATCH[t] for t in range(s.seats) if t != seat and s.calls[t] >= EXPOSED]
    return found, any(move.text.endswith(" uno") and move.word != "jump" for move in offered(s, seat))


def late_uno(level: int) -> tuple[float, float]:
    """Between which seconds a bot that forgot its UNO tries to call it late (UNO-7.26)."""
    return _delay(level, "late_uno_delay")


def catch_delay(level: int) -> tuple[float, float]:
    """Between which seconds a bot that noticed catches (UNO-7.27)."""
    return _delay(level, "catch_delay")


def _delay(level: int, key: str) -> tuple[float, float]:
    low, high = BOTS[LEVELS[min(max(level, 1), len(LEVELS)) - 1]][key]
    return float(low), float(high)
