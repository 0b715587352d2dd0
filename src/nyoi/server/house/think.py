"""Bot workers: processes that get a seat's view, never the state."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Sequence
from math import sqrt
from time import monotonic
from typing import Final

import msgspec

from nyoi.bots.guests import guest
from nyoi.bots.levels import LevelBot
from nyoi.bots.names import Bot
from nyoi.bots.search import SearchBot, Thought, best_first
from nyoi.bots.sight import Sight
from nyoi.games import game as game_of
from nyoi.kernel.play import offered
from nyoi.kernel.position import short
from nyoi.kernel.rng import Rng
from nyoi.server.house.fair_queue import UNATTENDED, FairQueue
from nyoi.server.house.workers import Closed, Died, Trouble, Workers, failure
from nyoi.server.metrics import Metrics

logger = logging.getLogger("nyoi.server")
Counsel = tuple[str, float, str]  # a move, its winning chance, its verdict relative to the best
THINKING: Final = 1.5  # seconds: a strong bot's move or advice arrives within two
ROUNDS: Final = 300  # most search rounds for advice in games whose bots do not search
CANDIDATES: Final = 5
LONGEST: Final = 60.0  # seconds, after which a search is considered stuck
GUEST: Final = 5.0  # seconds for a plugin bot, since others wait for its worker
MEMORY: Final = 1_000_000_000  # bytes per search
TRIES: Final = 3
MISSED, DIED = "nyoi_thoughts_missed_total", "nyoi_workers_died_total"
ALIKE, BAD = 0.03, 0.15  # negligible and obvious differences of chance


def sight_of(game: str, seat: int, view: bytes, key: str, texts: Sequence[str], rng: Rng) -> Sight:
    """Return a bot's observation from a view alone. A determinization offers the same moves."""
    found = game_of(game)
    known = msgspec.json.decode(view)
    wanted = set(texts)
    dream = found.dreamer(known).dream(rng.fork())
    return Sight(found, seat, known, key, [move for move in offered(dream, seat) if move.text in wanted])


def choose(
    game: str,
    seat: int,
    view: bytes,
    key: str,
    texts: Sequence[str],
    level: int,
    seed: int,
    until: float | None = None,
    bot: str = "",
) -> str:
    """Return a bot's move as text, from its seat's view alone; `bot` names a plugin bot."""
    rng = Rng(seed)
    player: Bot = guest(bot).player if bot else LevelBot(level, _left(until))
    found = player.choose(sight_of(game, seat, view, key, texts, rng), rng).text
    if found not in texts:
        raise ValueError(f"{short(found)} is not offered")
    return found


def advise(
    game: str,
    seat: int,
    view: bytes,
    key: str,
    texts: Sequence[str],
    seed: int,
    until: float | None = None,
    about: Sequence[str] = (),
) -> list[Counsel]:
    """Return recommended moves with their winning chances, best first, including those in `about`."""
    rng = Rng(seed)
    sight = sight_of(game, seat, view, key, texts, rng)
    wanted = [move for move in sight.moves if move.text in about]
    thoughts = SearchBot(sight.game.levels.rounds or ROUNDS, _left(until)).think(sight, rng, wanted)
    best = worth_telling(thoughts)
    told = best + [one for one in thoughts if one.move in wanted and one.visits and one not in best]
    return [(thought.move.text, thought.chance, verdict(thought, best[0])) for thought in told]


def worth_telling(thoughts: list[Thought]) -> list[Thought]:
    """Return the most visited moves by chance, none above one that promises more.

    A better chance of a move abandoned early was luck, and is left out.
    """
    known = [thought for thought in best_first(thoughts) if thought.visits]
    known = [one for one in known if one.chance <= known[0].chance or one.visits >= known[0].visits]
    return sorted(known[:CANDIDATES], key=lambda one: -one.chance)


def verdict(thought: Thought, best: Thought) -> str:
    """Return how a move compares with the best one; differences within the noise do not count."""
    if thought is best:
        return "best"
    behind = best.chance - thought.chance
    noise = sqrt(0.25 / best.visits + 0.25 / thought.visits)
    if behind < max(ALIKE, noise):
        return "alike"
    return "weaker" if behind < max(BAD, 2 * noise) else "bad"


def _left(until: float | None) -> float | None:
    """Return the seconds left by the system-wide clock, so that time in the queue shortens the search."""
    return None if until is None else max(0.0, until - monotonic())


class Choose(msgspec.Struct, tag=True):
    """A request for a bot's move."""

    game: str
    seat: int
    view: bytes
    key: str
    texts: list[str]
    level: int
    seed: int
    until: float | None
    bot: str = ""  # a plugin bot, `module:Class`


class Advise(msgspec.Struct, tag=True):
    """A request for advice."""

    game: str
    seat: int
    view: bytes
    key: str
    texts: list[str]
    seed: int
    until: float | None
    about: list[str] = []  # moves to include whatever their value


class Failed(msgspec.Struct, tag=True):
    """A defect of ours: the exception and its place."""

    what: str


class Chosen(msgspec.Struct, tag=True):
    """A bot's move."""

    text: str


class Advised(msgspec.Struct, tag=True):
    """Advice."""

    counsels: list[Counsel]


_asked: msgspec.msgpack.Decoder[Choose | Advise] = msgspec.msgpack.Decoder(Choose | Advise)
_answer: msgspec.msgpack.Decoder[Chosen | Advised | Failed] = msgspec.msgpack.Decoder(Chosen | Advised | Failed)
_encode = msgspec.msgpack.Encoder().encode
NOTHING: Final = b"-"  # a request without work that still takes its turn


def work(data: bytes) -> bytes:
    """Answer an encoded request with a move or advice."""
    if data == NOTHING:
        return NOTHING
    q = _asked.decode(data)
    try:
        if isinstance(q, Choose):
            return _encode(Chosen(choose(q.game, q.seat, q.view, q.key, q.texts, q.level, q.seed, q.until, q.bot)))
        return _encode(Advised(advise(q.game, q.seat, q.view, q.key, q.texts, q.seed, q.until, q.about)))
    except MemoryError:
        raise
    except (Exception, SystemExit) as error:  # a plugin bot may raise anything
        return _encode(Failed(failure(error)))


class Thinkers:
    """The bot workers, with fair queueing and failure metrics."""

    def __init__(self, workers: int, metrics: Metrics, guests: Sequence[str] = (), unattended: int = 2) -> None:
        self._workers = Workers(workers, work, MEMORY, guests=tuple(guests))
        self._queue = FairQueue(workers, unattended)
        self._last: dict[tuple[str, int, str], Choose] = {}  # the last real choice, by game, level and bot
        self._metrics = metrics
        self._warned = 0.0
        self._closed = False

    def open(self) -> None:
        """Start the workers before the first move."""
        self._workers.open()

    def close(self) -> None:
        """Stop the workers, aborting their searches."""
        self._closed = True
        self._workers.close()

    async def choose(self, choice: Choose, payer: str = UNATTENDED) -> str:
        """Return a bot's move as text; if the worker fails, a random one, so that no table ever stops."""
        if len(choice.texts) > 1:
            self._last[choice.game, choice.level, choice.bot] = choice
        found = await self._ask(choice, payer)
        if isinstance(found, Chosen):
            return found.text
        self._metrics.counts[MISSED] += not self._closed  # after closing, no client waits for it
        return Rng(choice.seed).pick(choice.texts)

    async def advise(self, question: Advise, payer: str) -> list[Counsel]:
        """Return advice, empty if the worker fails."""
        found = await self._ask(question, payer)
        return found.counsels if isinstance(found, Advised) else []

    async def idle(self, choice: Choose, payer: str) -> None:
        """Take as long over a forced move as over a real choice, so that the delay reveals nothing.

        It waits in the same queue. The remaining pause hides any search that ends within it. A search that
        starts late takes the minimal time of a search, and so does this: the worker repeats the last real
        choice of such a bot with no time left, and the result is discarded.
        """
        last = self._last.get((choice.game, choice.level, choice.bot))
        if last is not None:
            await self._ask(msgspec.structs.replace(last, until=monotonic(), seed=choice.seed), payer)
            return
        async with self._queue.place(payer):
            with contextlib.suppress(Trouble):
                await self._workers.ask(NOTHING, LONGEST)

    async def _ask(self, asked: Choose | Advise, payer: str) -> Chosen | Advised | None:
        async with self._queue.place(payer):
            return await self._answer(asked)

    async def _answer(self, asked: Choose | Advise) -> Chosen | Advised | None:
        strange = isinstance(asked, Choose) and bool(asked.bot)
        for _ in range(1 if strange else TRIES):
            try:
                found = _answer.decode(await self._workers.ask(_encode(asked), GUEST if strange else LONGEST))
            except Died:  # perhaps of something else: try another worker
                self._metrics.counts[DIED] += 1
                self._warn("a worker died; another one is started")
            except Closed:
                return None
            except Trouble as trouble:
                self._warn(f"a thought about {asked.game} was broken off: {type(trouble).__name__}")
                return None
            else:
                if not isinstance(found, Failed):
                    return found
                self._warn(f"a bot of {asked.game} failed: {found.what}")
                return None
        return None

    def _warn(self, what: str) -> None:
        """Log a failure, at most once a second."""
        if monotonic() - self._warned > 1:
            self._warned = monotonic()
            logger.error(what)
