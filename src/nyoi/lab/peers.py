"""Other systems that play the same games, measured beside ours in the same rounds, as ratios.

They are optional (`pip install 'nyoi[peers]'`); what is not installed is left out.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from nyoi.kernel.game import Game
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.table import new

Rate = Callable[[int, float], float]  # seats, seconds of CPU -> decisions a second


class Peer(NamedTuple):
    """A way another system plays a game, and which of our loops it is compared with."""

    package: str
    loop: str
    ours: str  # `bare`: states alone; `public`: a table, with a view for the deciding seat each time
    rate: Rate

    @property
    def name(self) -> str:
        """How it is called in a report."""
        return f"{self.package} {version(self.package)} {self.loop}"


def public_rate(game: Game, seats: int, seconds: float) -> float:
    """Decisions a second through the public loop: look at the view, play a move, log and events on."""
    made, number, begun = 0, 0, time.process_time()
    while True:
        table = new(game, seats, number)
        rng = Rng(number)
        while not table.over:
            seat = asked(table.state)[0]
            table.view(seat)
            table.play(rng.pick(offered(table.state, seat)), seat=seat)
            made += 1
        number += 1
        spent = time.process_time() - begun
        if spent >= seconds:
            return made / spent


def _rlcard_round(seats: int, seconds: float) -> float:
    """RLCard's UNO without its environment: legal actions and one step of the round, setting up not counted."""
    from rlcard.games.uno import Game as Uno

    uno: Any = Uno(num_players=seats)
    rng, made, spent = Rng(1), 0, 0.0
    while spent < seconds:
        uno.init_game()
        found = uno.round
        begun = time.process_time()
        while not found.is_over:
            found.proceed_round(uno.players, rng.pick(found.get_legal_actions(uno.players, found.current_player)))
            made += 1
        spent += time.process_time() - begun
    return made / spent


def _rlcard_env(seats: int, seconds: float) -> float:
    """RLCard's UNO through its environment: what its own agents are trained on."""
    import rlcard

    env: Any = rlcard.make("uno", config={"game_num_players": seats})
    rng, made, spent = Rng(1), 0, 0.0
    while spent < seconds:
        state, _ = env.reset()
        begun = time.process_time()
        while not env.is_over():
            state, _ = env.step(rng.pick(list(state["legal_actions"])))
            made += 1
        spent += time.process_time() - begun
    return made / spent


_PEERS: Final = {
    "uno": (
        Peer("rlcard", "bare round", "bare", _rlcard_round),
        Peer("rlcard", "env.step", "public", _rlcard_env),
    )
}


def peers_of(game: str, seats: int) -> list[Peer]:
    """The peers of a game that are installed and play with so many seats."""
    return [peer for peer in _PEERS.get(game, ()) if find_spec(peer.package) is not None and seats >= 2]
