"""Bot workers: processes that get a seat's view, never the state."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Collection, Sequence
from math import sqrt
from time import monotonic
from typing import Any, Final, NamedTuple

import msgspec

from nyoi.bots.guests import guest
from nyoi.bots.levels import LevelBot
from nyoi.bots.names import Bot
from nyoi.bots.same_moves import same_moves
from nyoi.bots.search import SearchBot, Thought, best_first
from nyoi.bots.sight import Sight
from nyoi.games import game as game_of
from nyoi.kernel.decision import Move
from nyoi.kernel.play import advance, offered
from nyoi.kernel.position import short
from nyoi.kernel.rng import Rng
from nyoi.server.house.fair_queue import UNATTENDED, FairQueue
from nyoi.server.house.workers import Closed, Died, Trouble, Workers, failure
from nyoi.server.metrics import Metrics

logger = logging.getLogger("nyoi.server")
ONLY, OUT = "only", "out"  # verdicts: the one move there is; it puts its player out at once
WORLDS: Final = 24  # dreams in which is seen whether a move puts its player out ...
MOSTLY: Final = 0.5  # ... and the share of them in which it must
THINKING: Final = 1.5  # seconds: a strong bot's move, or its advice, comes within two
ROUNDS: Final = 300  # of thought, at most, for somebody who asks for advice where the game's bots do not think ahead
CANDIDATES: Final = 5
LONGEST: Final = 60.0  # seconds, after which a search is considered stuck
GUEST: Final = 5.0  # seconds for a plugin bot, since others wait for its worker
MEMORY: Final = 1_000_000_000  # bytes per search
TRIES: Final = 3
MISSED, DIED = "nyoi_thoughts_missed_total", "nyoi_workers_died_total"
ALIKE, BAD = 0.03, 0.15  # negligible and obvious differences of chance


class Counsel(NamedTuple):
    """A move worth a thought."""

    text: str
    chance: float  # to win
    verdict: str  # best, alike, weaker, bad; only, out
    note: dict[str, Any] | None = None  # why it puts its player out
    same: tuple[str, ...] = ()  # other moves that are one with it


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
    """Return the moves worth a thought, the best first; those named in `about` are told in any case.

    Moves that a player could not tell apart are one. A move that puts its player out at once is never called as good
    as one that does not, and comes with the game's reason.
    """
    rng = Rng(seed)
    sight = sight_of(game, seat, view, key, texts, rng)
    if len(sight.moves) == 1:
        return [Counsel(sight.moves[0].text, 0.0, ONLY)]
    groups = {_spokesman(group, about): group for group in same_moves(sight, rng.fork())}
    wanted = [move for move in groups if move.text in about]
    sight.moves[:] = groups
    thoughts = SearchBot(sight.game.levels.rounds or ROUNDS, _left(until)).think(sight, rng, wanted)
    told = worth_telling(thoughts)
    told += [one for one in thoughts if one.move in wanted and one.visits and one not in told]
    out = {one.move for one in told if puts_out(sight, one.move, Rng(seed))}
    if out and len(out) == len(told):  # what keeps its player in is told, too
        rest = [one for one in best_first(thoughts) if one.visits and one not in told]
        told += [one for one in rest if not puts_out(sight, one.move, Rng(seed))][:1]
    return [
        Counsel(
            one.move.text,
            one.chance,
            judgement,
            _reason(sight, one.move) if one.move in out else None,
            tuple(move.text for move in groups[one.move] if move is not one.move),
        )
        for one, judgement in judged(told, out)
    ]


def judged(told: list[Thought], out: Collection[Move]) -> list[tuple[Thought, str]]:
    """Return moves with their verdicts, the best first; of moves that put their player `out` at once none is alike."""
    staying = [one for one in told if one.move not in out]
    best = told[0]
    if staying and best.move in out and verdict(staying[0], best) == "alike":
        best = staying[0]
    order = [best, *(one for one in staying if one is not best)]
    order += [one for one in told if one not in order]
    return [(one, OUT if one.move in out and one is not best else verdict(one, best)) for one in order]


def puts_out(sight: Sight, move: Move, rng: Rng) -> bool:
    """Return whether a move puts its player out of the round or the game before anybody decides again.

    Seen in dreams: mostly the game tells the event `out` of the seat, or is over and lost.
    """
    count = 0
    for _ in range(WORLDS):
        s = sight.dream(rng)
        s.news, s.drawn = [], None
        advance(s, sight.seat, move)
        fell = any(word.name == OUT and args[0] == sight.seat for word, args in s.news or ())
        count += fell or (s.over and not s.results[sight.seat])
    return count > MOSTLY * WORLDS


def _spokesman(group: list[Move], about: Sequence[str]) -> Move:
    """Return the move that stands for a group: the one asked about first, if any is."""
    asked = [move for move in group if move.text in about]
    return min(asked, key=lambda move: about.index(move.text)) if asked else group[0]


def _reason(sight: Sight, move: Move) -> dict[str, Any] | None:
    """Return the first warning that the game's preview of a move gives."""
    preview = sight.game.foretell(sight.view, move)
    return next((dict(note) for note in (preview or {"notes": []})["notes"] if note["tone"] == "warn"), None)


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
    return beside(behind, sqrt(0.25 / best.visits + 0.25 / thought.visits))


def beside(behind: float, noise: float = 0.0) -> str:
    """Return how a move stands that is so far behind the best one."""
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
