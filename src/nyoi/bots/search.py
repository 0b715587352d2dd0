"""A player that thinks ahead: information-set Monte Carlo tree search over dreams.

Each round of thought imagines a whole table that fits what the seat knows, walks down one tree of moves shared by all
these tables, plays on to where the dream can be judged, and carries the result back up. Moves that a dream does not
offer are passed over, and a move's chance to be tried again counts how often it was there to be tried. The tree is of
moves as everybody makes them, and of moves alone: what dice and piles bring differs from dream to dream and is
averaged, so that chance never makes it branch; ALL and FIRST decisions, teams and solo games need nothing of their own.

Only the seat that thinks chooses in the tree. The others, and everybody below the tree, move as the game finds likely
(`Game.likely`, or its policy). Were the others to choose in the tree too, they would learn over many dreams what never
changes in them, which is the thinker's own hand, and play against cards they cannot see. The game's rule of thumb goes
ahead: its move is thought of first. Where very many moves are offered, the most likely ones of a good player are
looked at first (`Mind.inclined`), and more of them the longer the thought. A dream is judged by what was learned, from
what the thinker would see there (`Mind.worth`), else by the game's `estimate`, else by its end.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final, NamedTuple

from nyoi.bots.sight import Sight
from nyoi.kernel.decision import ONE, Move
from nyoi.kernel.game import Game
from nyoi.kernel.play import advance, offered, whose
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State

CURIOSITY: Final = 0.5  # how much a move is tried for being little tried
TRUST: Final = 0.1  # by how much the rule of thumb's move is thought better before anything is known ...
WEIGHT: Final = 16  # ... and for how many tries that counts
DOUBT: Final = 0.5  # standard errors by which a move must be better than the rule of thumb's to be chosen
MANY: Final = (
    16  # moves: of more the first ones are looked at, in the order in which a good player is likely to make them
)
WIDTH: Final = 6  # ... so many from the beginning, and one more for each further root of the rounds
LONGEST: Final = 3000  # moves below the tree: a game that random players do not end counts as drawn
GIVING_UP: Final = frozenset(("concede", "resign"))


class Node:
    """A move in the tree: how often it was there, how often it was made, what that brought to who thinks."""

    __slots__ = ("after", "move", "present", "total", "visits")

    def __init__(self, move: Move) -> None:
        self.move: Final = move
        self.present: int = 0
        self.visits: int = 0
        self.total: float = 0.0
        self.after: dict[Move, Node] = {}


class Thought(NamedTuple):
    """A move as the search judged it: how often it was tried, and the result to be expected (1 is a win)."""

    move: Move
    visits: int
    chance: float
    favourite: bool = False  # of the rule of thumb


def best_first(thoughts: list[Thought]) -> list[Thought]:
    """The most tried first; but the rule of thumb stands where chance alone may be against it."""
    found = sorted(thoughts, key=lambda thought: (-thought.visits, -thought.chance))
    for thought in found[1:]:
        if thought.favourite and thought.visits:
            first = found[0]
            noise = sqrt(0.25 / first.visits + 0.25 / thought.visits)
            if first.chance - thought.chance < DOUBT * noise:
                found.remove(thought)
                found.insert(0, thought)
            break
    return found


class SearchBot:
    """Thinks for so many rounds, or until the time is over; anytime, and the same for the same seed and rounds."""

    def __init__(self, rounds: int, seconds: float | None = None) -> None:
        self.rounds: Final = rounds
        self.seconds: Final = seconds  # None: only the rounds count, and the choice can be repeated

    def choose(self, sight: Sight, rng: Rng) -> Move:
        """The move that the search judges best."""
        if len(sight.moves) == 1:
            return sight.moves[0]
        return best_first(self.think(sight, rng))[0].move

    def think(self, sight: Sight, rng: Rng) -> list[Thought]:
        """Every offered move as the search judges it, in the order offered."""
        root: dict[Move, Node] = {}
        favourite = sight.game.policy(sight.view, sight.moves, rng.fork(), 5)
        pool = [move for move in sight.moves if move.word not in GIVING_UP] or sight.moves
        order = ranked(sight, pool, favourite) if len(pool) > MANY else pool
        end = None if self.seconds is None else perf_counter() + self.seconds
        for round in range(self.rounds):
            if end is not None and round % 8 == 7 and perf_counter() > end:
                break
            wide = len(order) if order is pool else WIDTH + int(sqrt(float(round)))
            self.walk(sight, root, order if wide >= len(order) else order[:wide], favourite, rng)
        nodes = [root.get(move) or Node(move) for move in sight.moves]
        return [
            Thought(node.move, node.visits, node.total / node.visits if node.visits else 0.0, node.move is favourite)
            for node in nodes
        ]

    def walk(self, sight: Sight, root: dict[Move, Node], pool: list[Move], favourite: Move, rng: Rng) -> None:
        """One round of thought: dream, walk down, play on, carry the result back."""
        s = sight.dream(rng)
        s.news = s.drawn = None
        seat, moves, level = sight.seat, pool, root
        path: list[Node] = []
        while True:
            if path and len(moves) == 1:
                advance(s, seat, moves[0])
            else:
                if seat == sight.seat:
                    node = pick(level, moves, favourite if level is root else None, rng)
                else:
                    node = known(level, likely(sight.game, s, seat, moves, rng))
                path.append(node)
                advance(s, seat, node.move)
                level = node.after
                if node.visits == 0:
                    break
            if s.over:
                break
            seat, moves = question(s)
        result = outcome(sight.game, s, sight.seat, rng)
        for node in path:
            node.visits += 1
            node.total += result


def ranked(sight: Sight, moves: list[Move], favourite: Move) -> list[Move]:
    """The moves in the order in which a good player is likely to make them, the rule of thumb's first."""
    mind = sight.game.mind
    if mind is None or mind.learned is None:
        return moves
    chances = mind.inclined(sight.view, moves)
    places = sorted(range(len(moves)), key=lambda i: (moves[i] is not favourite, -chances[i]))
    return [moves[i] for i in places]


def outcome(game: Game, s: State, seat: int, rng: Rng) -> float:
    """A seat's result: played on as is likely to where it can be foreseen, or to the end."""
    mind, estimate = game.mind, game.estimate
    learned = mind is not None and mind.learned is not None
    for _ in range(LONGEST):
        if s.over:
            return s.results[seat]
        if learned:
            assert mind is not None
            if mind.quiet(s):
                return mind.worth(game.view(s, seat))
        elif estimate is not None:
            found = estimate(s)
            if found is not None:
                return found[seat]
        asked, moves = question(s)
        advance(s, asked, moves[0] if len(moves) == 1 else likely(game, s, asked, moves, rng))
    return 1 / s.seats


def question(s: State) -> tuple[int, list[Move]]:
    """Who is asked next, and what is offered to that seat."""
    decision = s.decision
    assert decision is not None
    if decision.kind == ONE:
        return decision.seat, decision.moves
    seat = whose(s)
    return seat, offered(s, seat)


def likely(game: Game, s: State, seat: int, moves: list[Move], rng: Rng) -> Move:
    """A sensible move of a seat in a dream."""
    if game.likely is not None:
        return game.likely(s, seat, moves, rng)
    return game.policy(game.view(s, seat), moves, rng, 5)


def known(level: dict[Move, Node], move: Move) -> Node:
    """A move in the tree, put there if it is new."""
    node = level.get(move)
    if node is None:
        node = level[move] = Node(move)
    return node


def pick(level: dict[Move, Node], moves: list[Move], favourite: Move | None, rng: Rng) -> Node:
    """The move to try: the favourite first, then the untried, then who promises most (UCB over what is offered)."""
    best: Node | None = None
    value = -1.0
    fresh: list[Node] = []
    for move in moves:
        node = known(level, move)
        node.present += 1
        if node.visits == 0:
            if move is favourite:
                return node
            fresh.append(node)
            continue
        mean = node.total / node.visits
        if move is favourite:
            mean += TRUST * WEIGHT / (WEIGHT + node.visits)
        promise = mean + CURIOSITY * sqrt(log(float(node.present)) / node.visits)
        if promise > value:
            best, value = node, promise
    if fresh or best is None:
        return rng.pick(fresh)
    return best
