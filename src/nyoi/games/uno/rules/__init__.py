"""Rules of UNO: a match and its rounds, the turns, card effects, the UNO call."""

from typing import Any, Final

from nyoi.games.uno.rules.effects import Plus4, Swap, Wish
from nyoi.games.uno.rules.match import Match
from nyoi.games.uno.rules.stack import Stack
from nyoi.games.uno.rules.turn import Drawn, Round, Turn
from nyoi.kernel.frame import Frame

FRAMES: Final[dict[str, type[Frame[Any]]]] = {
    f.__name__: f for f in (Match, Round, Turn, Drawn, Plus4, Wish, Stack, Swap)
}
