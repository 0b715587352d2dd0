"""The rules of Duel: setup, rounds, activations, actions with their windows, blows and their defence."""

from typing import Any, Final

from nyoi.games.duel.rules.action import Act, Grant
from nyoi.games.duel.rules.defence import Defence
from nyoi.games.duel.rules.hurt import Collapse, Hurt
from nyoi.games.duel.rules.match import Match, Swarm
from nyoi.games.duel.rules.menu import Menu
from nyoi.games.duel.rules.opening import Draft, Form, FreePick, LayTiles, NameTiles, Opening
from nyoi.games.duel.rules.strike import Push, Steal, Strike
from nyoi.games.duel.rules.tokens import Dragon, Look, Reveal
from nyoi.games.duel.rules.turn import Between, Deploy, Die, Turn
from nyoi.kernel.frame import Frame

FRAMES: Final[dict[str, type[Frame[Any]]]] = {
    frame.__name__: frame
    for frame in (
        *(Opening, LayTiles, NameTiles, Draft, Form, FreePick),
        *(Match, Swarm, Turn, Between, Deploy, Die, Menu),
        *(Act, Grant, Strike, Steal, Push, Defence, Hurt, Collapse, Look, Reveal, Dragon),
    )
}
