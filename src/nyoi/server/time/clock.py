"""Thinking time: a bank for each seat with an increment, and the time for one decision.

The bank is what the journal says was spent; so it survives a restart. It runs only while somebody
of the table is connected. A clock of days is another one: `days.py`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from nyoi.kernel.play import Refused
from nyoi.server.time.days import checked_days
from nyoi.server.wire import messages

STILL = 1.0  # seconds without a beat: the server stood still
LEAST = 1.0  # even an empty bank leaves a moment for each decision
BREAK = 120.0  # of a silence no more than this counts as played, once it is known from the journal alone


def checked(clock: Sequence[float]) -> list[float]:
    """Bank and increment as a host may set them, or one number: days for each move; empty for no clock."""
    if not clock:
        return []
    if len(clock) == 1:
        return checked_days(clock[0])
    if len(clock) != 2 or not 1 <= clock[0] <= 86_400 or not 0 <= clock[1] <= 3_600:
        raise Refused("bad-clock", low=1, high=86_400)
    return [float(clock[0]), float(clock[1])]


class Steady:
    """The machine's time, less whatever the server itself stood still: nobody's thinking time pays for that.

    Whoever reads it keeps it going; `beat` sees to it that it is read often enough.

    >>> at = [10.0]
    >>> steady = Steady(lambda: at[0])
    >>> at[0] += 0.5; steady.now
    10.5
    >>> at[0] += 60; steady.now, steady.stood
    (10.5, 60.0)
    """

    def __init__(self, machine: Callable[[], float] = time.monotonic) -> None:
        self._machine = machine
        self._last = machine()
        self.stood = 0.0

    @property
    def now(self) -> float:
        """The time by which holds, pauses and clocks run."""
        now = self._machine()
        if now - self._last > STILL:
            self.stood += now - self._last
        self._last = now
        return now - self.stood

    async def beat(self) -> None:
        """Read it, on and on."""
        while True:
            await asyncio.sleep(STILL / 4)
            _ = self.now


class Stopwatch:
    """How long a game has been played: it runs while somebody of the table is there."""

    def __init__(self, played: float = 0.0) -> None:
        self.played = played
        self.since: float | None = None

    def run(self, there: bool, now: float) -> None:
        """Somebody is there, or nobody."""
        if there and self.since is None:
            self.since = now
        elif not there and self.since is not None:
            self.played += now - self.since
            self.since = None

    def seconds(self, now: float) -> float:
        """So long by now."""
        return self.played + (0.0 if self.since is None else now - self.since)

    @property
    def zero(self) -> float | None:
        """When the game would have begun, had it been played without a break; None in a break."""
        return None if self.since is None else self.since - self.played


def played(times: Sequence[float]) -> float:
    """How long a game was played whose entries were written at these times; long silences were breaks.

    >>> played([0, 10, 30, 30_000, 30_005])
    155.0
    """
    return float(sum(min(later - sooner, BREAK) for sooner, later in pairwise(times) if later > sooner))


class Clock:
    """The times of one table."""

    def __init__(self, clock: Sequence[float], seats: int) -> None:
        self.bank, self.increment = (clock[0], clock[1]) if len(clock) == 2 else (0.0, 0.0)
        self.left = [self.bank] * seats
        self.began: dict[int, float] = {}  # since when a seat's time runs; ahead of now while a turn is held
        self.limits: dict[int, float] = {}  # of the decisions that seats are asked now
        self.keys: dict[int, str] = {}  # what they are asked

    def recall(self, spent: list[float], moved: list[int]) -> None:
        """Take over what the journal says."""
        self.left = [max(0.0, self.bank - s + self.increment * m) for s, m in zip(spent, moved, strict=True)]

    def run(self, limits: Mapping[int, float], key: str, start: float) -> None:
        """Let the time of these seats run from `start`, each with its limit; who was asked the same already goes on."""
        seats = list(limits)
        now = {seat: self.began[seat] for seat in seats if self.keys.get(seat) == key and seat in self.began}
        if self.bank:
            for seat in seats:
                if seat not in now:  # asked something else meanwhile: the bank does not forget
                    self.left[seat] = max(0.0, self.left[seat] - self.spent(seat, start))
        self.began = {seat: now.get(seat, start) for seat in seats}
        self.keys = dict.fromkeys(seats, key)
        self.limits = {seat: self.limits[seat] if seat in now else limit for seat, limit in limits.items()}

    def rest(self) -> None:
        """Nobody's time runs."""
        if self.limits or self.began:
            self.began, self.limits, self.keys = {}, {}, {}

    def forgive(self, seconds: float) -> None:
        """For so long nobody could move: it counts for nobody."""
        self.began = {seat: began + seconds for seat, began in self.began.items()}

    def spent(self, seat: int, now: float) -> float:
        """What a seat has used of its time since it was asked."""
        return max(0.0, now - self.began[seat]) if seat in self.began else 0.0

    def moved(self, seat: int, now: float) -> float:
        """A seat has moved: what it spent is taken from the bank, the increment added."""
        spent = self.spent(seat, now)
        if self.bank and seat >= 0:
            self.left[seat] = max(0.0, self.left[seat] - spent) + self.increment
        self.began.pop(seat, None)
        return round(spent, 3) if self.bank else 0.0

    def ends(self, seat: int) -> float | None:
        """When a seat's time is up, if it has a limit."""
        if seat not in self.began:
            return None
        limits = [limit for limit in (self.limits.get(seat, 0.0),) if limit]
        if self.bank:
            limits.append(max(self.left[seat], LEAST))
        return self.began[seat] + min(limits) if limits else None

    def info(self, now: float) -> messages.ClockInfo | None:
        """As the page gets it: without a bank, the time for one decision stands in its place."""
        limit = max(self.limits.values(), default=0.0)
        if not self.bank and not limit:
            return None
        left = self.left.copy() if self.bank else [limit] * len(self.left)
        for seat in self.began:
            end = self.ends(seat)
            if end is not None:
                left[seat] = round(max(0.0, min(end - now, end - self.began[seat])), 2)
        return messages.ClockInfo(self.bank or limit, self.increment, left, sorted(self.began))
