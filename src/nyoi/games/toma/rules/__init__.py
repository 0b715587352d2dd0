"""Rules of Toma: a round, its turns, the powers of the cards."""

from typing import Any, Final

from nyoi.games.toma.rules.match import Match
from nyoi.games.toma.rules.powers import React
from nyoi.games.toma.rules.turn import Aim, Discard, Next, Turn
from nyoi.kernel.frame import Frame

FRAMES: Final[dict[str, type[Frame[Any]]]] = {f.__name__: f for f in (Match, Turn, Discard, Aim, React, Next)}
