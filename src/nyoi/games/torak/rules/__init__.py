"""Rules of Torak: scenery, turns and legs, the Army, the pool, the race."""

from typing import Any, Final

from nyoi.games.torak.rules.adventure import Adventure
from nyoi.games.torak.rules.army import March, Troops
from nyoi.games.torak.rules.draft import Draft
from nyoi.games.torak.rules.pool import Muster, Pool
from nyoi.games.torak.rules.race import Lap, Play, Race
from nyoi.games.torak.rules.scenery import Scenery
from nyoi.games.torak.rules.turn import Act, Turn
from nyoi.kernel.frame import Frame

FRAMES: Final[dict[str, type[Frame[Any]]]] = {
    f.__name__: f for f in (Adventure, Scenery, Turn, Act, Muster, Pool, March, Troops, Race, Draft, Lap, Play)
}
