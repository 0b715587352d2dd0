"""Main loop for playing many games in this process, in several, or on many machines, with the same results.

Jobs are cut into slices of about a second, which a runner plays: `Here`, `Pool` (`lab/pool.py`) or `Cluster`
(`lab/cluster.py`). A slice whose worker died is retried on another one. Rows are returned in the order of the
games' numbers. With a folder (`lab/records.py`) they are stored, and stored games are not played again.
"""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from nyoi.kernel.refused import Refused
from nyoi.lab.job import Job, Play, Row, identity
from nyoi.lab.records import Records

SPAN: Final = 1.0  # target seconds per slice: cheap enough to lose, long enough to be worth sending
GROWTH: Final = 4  # greatest factor between a slice and the largest one so far
SMALLEST: Final = 8  # greatest factor by which slices shrink near the end
MOST_DEATHS: Final = 3  # workers that may die on the same slice before it is blamed


class Call(NamedTuple):
    """A slice of a job as sent to a worker, with the identity that the worker must have."""

    part: str  # name of the job
    play: Play
    job: Job
    house: dict[str, object]
    first: int
    end: int


class Answer(NamedTuple):
    rows: list[Row]
    seconds: float


class Runner(Protocol):
    """Interface of runners, which play several slices at once."""

    @property
    def width(self) -> int:
        """Return how many slices the runner takes at a time."""

    def send(self, call: Call) -> None:
        """Start a slice."""

    def receive(self) -> tuple[Call, Answer | None]:
        """Wait for any slice to finish. The answer is None if its worker died."""

    def close(self) -> None:
        """Stop immediately and discard running slices. A later `send` starts again."""


def work(call: Call) -> Answer:
    """Play a slice on a worker. Raises Refused if the worker's version, rules or content differ."""
    ours = identity(call.job.game)
    for name, wanted in call.house.items():
        if ours.get(name) != wanted:
            raise Refused("other-house", what=name, theirs=str(ours.get(name)), ours=str(wanted))
    begun = time.perf_counter()
    rows = [call.play.one(call.job, number) for number in range(call.first, call.end)]
    return Answer(rows, time.perf_counter() - begun)


class Here:
    """Runner that plays slices in this process, one after the other."""

    width: int = 1

    def __init__(self) -> None:
        self._calls: Final[deque[Call]] = deque()

    def send(self, call: Call) -> None:
        self._calls.append(call)

    def receive(self) -> tuple[Call, Answer | None]:
        call = self._calls.popleft()
        return call, work(call)

    def close(self) -> None:
        self._calls.clear()


class Plan:
    """The games still to be played, and the size of the next slice."""

    def __init__(self, ranges: Iterable[tuple[str, int, int]]) -> None:
        self.ranges: Final = deque(ranges)
        self.left: int = sum(end - first for _, first, end in self.ranges)
        self._sizes: Final[dict[str, int]] = {}  # by job, estimated number of games per target time
        self._largest: Final[dict[str, int]] = {}  # by job, the largest slice so far

    def next(self, width: int) -> tuple[str, int, int]:
        """Return the next slice, keeping slices small near the end so that workers finish together."""
        part, first, end = self.ranges.popleft()
        size = self._sizes.get(part, 1)
        share = max(self.left // (2 * width), size // SMALLEST) if width > 1 else size
        cut = min(end, first + max(1, min(size, share)))
        if cut < end:
            self.ranges.appendleft((part, cut, end))
        self.left -= cut - first
        return part, first, cut

    def learn(self, part: str, games: int, seconds: float) -> None:
        """Update the slice size from the time that some games took.

        >>> plan = Plan([("all", 0, 100)])
        >>> plan.next(1)
        ('all', 0, 1)
        >>> plan.learn("all", 1, 0.4)
        >>> plan.next(1)
        ('all', 1, 3)
        """
        self._largest[part] = max(games, self._largest.get(part, 0))
        self._sizes[part] = max(1, min(int(games * SPAN / max(seconds, 1e-9)), GROWTH * self._largest[part]))


def slices(
    jobs: Mapping[str, Job], play: Play, runner: Runner, ranges: Iterable[tuple[str, int, int]]
) -> Iterator[tuple[Call, list[Row]]]:
    """Play these games and yield their slices as they are done."""
    plan = Plan(ranges)
    again: list[Call] = []  # slices whose worker died
    deaths: Counter[tuple[str, int]] = Counter()
    flying = 0
    try:
        while True:
            width = runner.width
            while flying < width and (again or plan.ranges):
                if again:
                    runner.send(again.pop())
                else:
                    part, first, end = plan.next(width)
                    job = jobs[part]
                    runner.send(Call(part, play, job, identity(job.game), first, end))
                flying += 1
            if not flying:
                return
            call, answer = runner.receive()
            flying -= 1
            if answer is None:
                deaths[call.part, call.first] += 1
                if deaths[call.part, call.first] >= MOST_DEATHS:
                    raise Refused("workers-die", first=call.first, last=call.end - 1, times=MOST_DEATHS)
                again.append(call)
            else:
                plan.learn(call.part, call.end - call.first, answer.seconds)
                yield call, answer.rows
    finally:
        if flying:  # on an error or an early exit: running slices must not be mistaken for later ones
            runner.close()


class Lab:
    """Where games are played and stored, and how progress is reported.

    >>> from nyoi.lab.job import job_of
    >>> from nyoi.lab.simulate import OUTCOME
    >>> with Lab() as lab:
    ...     found = list(lab.rows({"games": job_of("toma", seed=7, games=2)}, OUTCOME))
    >>> [(part, sorted(row)) for part, row in found][0]
    ('games', ['decisions', 'ending', 'faults', 'points', 'results', 'turns'])
    """

    def __init__(
        self,
        runner: Runner | None = None,
        out: Path | None = None,
        command: str = "",
        tick: Callable[[int], None] | None = None,
    ) -> None:
        self.runner: Final[Runner] = Here() if runner is None else runner
        self.out: Final = out
        self.command: Final = command  # the command that repeats the run
        self.tick = tick

    def __enter__(self) -> Lab:
        return self

    def __exit__(self, *_: object) -> None:
        self.runner.close()

    def rows(self, jobs: Mapping[str, Job], play: Play, wanted: Iterable[str] = ()) -> Iterator[tuple[str, Row]]:
        """Yield every game of every job with the name of its job, in the order of jobs and numbers.

        Only the columns in `wanted` need to be read back from storage; if it is empty, all are.
        """
        if self.out is None:
            return self._in_order(jobs, play)
        return self._through(Records(self.out, play, self.command), jobs, play, wanted)

    def into(self, out: Path) -> Lab:
        """Return the same lab with another folder."""
        return Lab(self.runner, out, self.command, self.tick)

    def _through(
        self, kept: Records, jobs: Mapping[str, Job], play: Play, wanted: Iterable[str]
    ) -> Iterator[tuple[str, Row]]:
        """Play and store the missing games, then yield all rows from storage."""
        with kept.open(jobs):
            missing = [(part, first, end) for part, job in jobs.items() for first, end in kept.missing(part, job.games)]
            self._tell(sum(job.games for job in jobs.values()) - sum(end - first for _, first, end in missing))
            for call, rows in slices(jobs, play, self.runner, missing):
                kept.write(call.part, call.first, call.end, rows)
                self._tell(len(rows))
            for part, job in jobs.items():
                for row in kept.read(part, job.games, wanted):
                    yield part, row

    def _in_order(self, jobs: Mapping[str, Job], play: Play) -> Iterator[tuple[str, Row]]:
        ranges = [(part, 0, job.games) for part, job in jobs.items() if job.games]
        done: dict[tuple[str, int], list[Row]] = {}
        awaited = deque(ranges)
        for call, rows in slices(jobs, play, self.runner, ranges):
            done[call.part, call.first] = rows
            self._tell(len(rows))
            while awaited and (found := done.pop(awaited[0][:2], None)) is not None:
                part, first, end = awaited.popleft()
                if first + len(found) < end:
                    awaited.appendleft((part, first + len(found), end))
                for row in found:
                    yield part, row

    def _tell(self, games: int) -> None:
        if self.tick is not None and games:
            self.tick(games)
