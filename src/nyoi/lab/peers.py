"""Benchmarks of other systems, run in the same rounds as ours and reported as ratios.

RLCard also plays UNO. The other games have no direct counterpart, so similar games stand in: Crazy Eights and
Hearts in OpenSpiel, Catan in Catanatron. The packages are optional (`pip install 'nyoi[peers]'`); missing
ones are skipped.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from nyoi.bots.sight import Sight
from nyoi.kernel.game import Game
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.table import new
from nyoi.lab.thoughts import ROUNDS, questions, thought_rate

Rate = Callable[[Game, int, float], float]  # our game, seats, CPU seconds -> rate per second


class Peer(NamedTuple):
    """A way in which another system plays a game, and the loop of ours to compare it with."""

    package: str
    loop: str
    ours: str  # `bare`: states only; `public`: a table with a view for each decision; `clones`; `walks`
    rate: Rate

    @property
    def name(self) -> str:
        """Return the name that reports show."""
        return f"{self.package} {version(self.package)} {self.loop}"


def rate_of(work: Callable[[], object], seconds: float) -> float:
    """Return how often `work` runs per second of CPU time."""
    done, batch, begun = 0, 1, time.process_time()
    while True:
        for _ in range(batch):
            work()
        done += batch
        spent = time.process_time() - begun
        if spent >= seconds:
            return done / spent
        batch *= 2


def public_rate(game: Game, seats: int, seconds: float) -> float:
    """Return decisions per second through the public API: view, move, log and events."""
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


def _rlcard_round(game: Game, seats: int, seconds: float) -> float:
    """Measure RLCard's UNO without its environment: legal actions and one step, without setup."""
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


def _rlcard_env(game: Game, seats: int, seconds: float) -> float:
    """Measure RLCard's UNO through the environment that its own agents are trained in."""
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


def _crazy_eights(game: Game, seats: int, seconds: float) -> float:
    """Measure OpenSpiel's Crazy Eights with its own loop and random bots in C++, without chance nodes."""
    import pyspiel

    theirs: Any = pyspiel.load_game(f"crazy_eights(players={seats})")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(seats)]
    number, made, spent = 0, 0, 0.0
    while spent < seconds:
        begun = time.process_time()
        states = [theirs.new_initial_state() for _ in range(20)]
        for state in states:
            number += 1
            pyspiel.evaluate_bots(state, bots, number)
        spent += time.process_time() - begun
        made += sum(step.player >= 0 for state in states for step in state.full_history())
    return made / spent


def _crazy_eights_clones(game: Game, seats: int, seconds: float) -> float:
    """Measure copies of a position from the middle of Crazy Eights."""
    import pyspiel

    state: Any = pyspiel.load_game(f"crazy_eights(players={seats})").new_initial_state()
    rng = Rng(1)
    while state.move_number() < 60 or state.is_chance_node():
        state.apply_action(rng.pick(state.legal_actions()))
    return rate_of(state.clone, seconds)


def _leduc_search(game: Game, seats: int, seconds: float) -> float:
    """Measure search rounds of OpenSpiel's information-set MCTS, in Python, on Leduc poker."""
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    rng = Rng(1)
    theirs: Any = pyspiel.load_game("leduc_poker")
    bot: Any = ismcts.ISMCTSBot(theirs, mcts.RandomRolloutEvaluator(1), 2.0, ROUNDS)
    state = theirs.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.pick(state.legal_actions()))
    return ROUNDS * rate_of(lambda: bot.step(state), seconds)


@cache
def _asked(game: Game, seats: int) -> Iterator[Sight]:
    """Return a shared generator of decisions in our game; each round continues where the last one ended."""
    return questions(game, game.setting(seats))


def _our_own(game: Game, seats: int, seconds: float) -> float:
    """Measure search rounds of OpenSpiel's search on our own game, with our determinizations."""
    from nyoi.lab.spiel_match import Spiel

    bot = Spiel(ROUNDS, 1)

    def think(sight: Sight) -> int:
        bot.choose(sight)
        return ROUNDS

    return thought_rate(think, _asked(game, seats), seconds)


def _hearts(game: Game, seats: int, seconds: float) -> float:
    """Measure OpenSpiel's Hearts from Python. Dealing counts as time but not as decisions."""
    import pyspiel

    theirs: Any = pyspiel.load_game("hearts")
    rng, made, spent = Rng(1), 0, 0.0
    while spent < seconds:
        begun = time.process_time()
        state = theirs.new_initial_state()
        while not state.is_terminal():
            made += not state.is_chance_node()
            state.apply_action(rng.pick(state.legal_actions()))
        spent += time.process_time() - begun
    return made / spent


def _catan(seats: int) -> Any:
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(colour) for colour in list(Color)[: max(seats, 2)]])


def _catanatron(game: Game, seats: int, seconds: float) -> float:
    """Measure Catanatron's random players."""
    made, spent = 0, 0.0
    while spent < seconds:
        table = _catan(seats)
        begun = time.process_time()
        table.play()
        spent += time.process_time() - begun
        made += len(table.state.actions)
    return made / spent


def _catanatron_copies(game: Game, seats: int, seconds: float) -> float:
    """Measure copies of a position of Catan."""
    table = _catan(seats)
    for _ in range(200):
        table.play_tick()
    return rate_of(table.copy, seconds)


_CRAZY: Final = Peer("open_spiel", "crazy_eights in C++", "bare", _crazy_eights)
_CATAN: Final = (
    Peer("catanatron", "random players", "bare", _catanatron),
    Peer("catanatron", "copy", "clones", _catanatron_copies),
)
_PEERS: Final[dict[str, tuple[Peer, ...]]] = {
    "uno": (
        Peer("rlcard", "bare round", "bare", _rlcard_round),
        Peer("rlcard", "env.step", "public", _rlcard_env),
        _CRAZY,
    ),
    "toma": (
        _CRAZY,
        Peer("open_spiel", "crazy_eights clone", "clones", _crazy_eights_clones),
        Peer("open_spiel", "ismcts in Python on leduc", "walks", _leduc_search),
        Peer("open_spiel", "ismcts in Python on our own game", "walks", _our_own),
    ),
    "torak": (Peer("open_spiel", "hearts from Python", "bare", _hearts),),
    "duel": _CATAN,
    "tournament": _CATAN,
}
_MODULES: Final = {"open_spiel": "pyspiel"}  # modules whose name differs from the package's


def peers_of(game: str, seats: int) -> list[Peer]:
    """Return the installed peers of a game that support this number of seats."""
    return [peer for peer in _PEERS.get(game, ()) if find_spec(_MODULES.get(peer.package, peer.package)) and seats >= 2]
