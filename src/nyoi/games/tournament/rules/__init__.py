"""The rules of the Tournament: setup, turns, fights, the end."""

from typing import Any, Final

from nyoi.games.tournament.rules.attack import Attack, Throws
from nyoi.games.tournament.rules.defence import Defend, Interpose, Parry, Step
from nyoi.games.tournament.rules.duel import Champions, Duel
from nyoi.games.tournament.rules.effects import Discard, Draw, Exchange, Heal
from nyoi.games.tournament.rules.fall import Fall
from nyoi.games.tournament.rules.fight import Counter, Fight, Landing, Transform
from nyoi.games.tournament.rules.match import Match
from nyoi.games.tournament.rules.opening import Draft, Opening, Place
from nyoi.games.tournament.rules.shifts import Fuse, Pull, Relocate, Swap
from nyoi.games.tournament.rules.strike import Flee, Strike
from nyoi.games.tournament.rules.turn import Close, Extra, Start, Turn
from nyoi.kernel.frame import Frame

FRAMES: Final[dict[str, type[Frame[Any]]]] = {
    frame.__name__: frame
    for frame in (
        *(Match, Opening, Draft, Place, Turn, Start, Extra, Close),
        *(Discard, Draw, Exchange, Heal, Relocate, Pull, Fuse, Swap),
        *(Fight, Transform, Attack, Throws, Strike, Defend, Parry, Interpose, Step, Fall, Flee, Counter, Landing),
        *(Champions, Duel),
    )
}
