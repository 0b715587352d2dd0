"""The observation that a bot is given: exactly what a player in its seat would see (TOMA-10.9)."""

from __future__ import annotations

from typing import Final

from nyoi.games import game as game_of
from nyoi.kernel.decision import Move
from nyoi.kernel.game import Dreamer, Game, View
from nyoi.kernel.play import Refused, asked, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State
from nyoi.kernel.table import Table


class Sight:
    """A decision as its seat sees it: the view, the question, the legal moves and determinizations.

    If no `view` is passed, it is built from `source` on first access, because a view costs up to half of a
    random game and random bots never read it. It must be read while the question is still open.
    """

    def __init__(
        self, game: Game, seat: int, view: View | None, key: str, moves: list[Move], source: State | None = None
    ) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.key: Final = key
        self.moves: Final = moves
        self._view = view
        self._source = source
        self._question: Final = None if source is None else source.decision
        self._dreamer: Dreamer | None = None

    @property
    def view(self) -> View:
        """Return what the seat knows, as plain data.

        Raises:
            RuntimeError: The view is first read after the table has moved on.
        """
        found = self._view
        if found is None:
            source = self._source
            if source is None or source.decision is not self._question:
                raise RuntimeError("The table has moved on: read the view while the question is open.")
            found = self._view = self.game.view(source, self.seat)
            self._source = None
        return found

    def dream(self, rng: Rng) -> State:
        """Return a determinization: a full state consistent with the view, sampled from the view alone."""
        if self._dreamer is None:
            self._dreamer = self.game.dreamer(self.view)
        return self._dreamer.dream(rng)


def look(at: Table | State, seat: int, lazy: bool = False) -> Sight:
    """Return what a seat sees while it has to decide.

    With `lazy` the view is built on first access, for loops that choose before the table moves on.

    Raises:
        Refused: The game is over, or the seat has nothing to decide.

    >>> import nyoi
    >>> sight = look(nyoi.new("toma", seats=2, seed=1), 0)
    >>> sight.key, len(sight.moves), sight.view["seat"]
    ('discard', 2, 0)
    """
    s = at.state if isinstance(at, Table) else at
    game = at.game if isinstance(at, Table) else game_of(s.setting.game)
    moves = offered(s, seat)
    if s.decision is None:
        raise Refused("game-over", game.clauses[1])
    if not moves:
        raise Refused("not-asked", game.clauses[0], seat=asked(s)[0])
    return Sight(game, seat, None if lazy else game.view(s, seat), s.decision.key, list(moves), s if lazy else None)
