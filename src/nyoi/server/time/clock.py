"""Thinking time: a bank with an increment per seat, and limits for single decisions.

The bank is derived from the journal, so it survives a restart. It runs only while a player of the table is
connected. The correspondence clock is in `days.py`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from nyoi.kernel.play import Refused
from nyoi.server.time.days import checked_days
from nyoi.server.wire import messages

STILL = 1.0  # seconds without a reading after which the server counts as stalled
LEAST = 1.0  # minimum for each decision, even with an empty bank
BREAK = 120.0  # longest gap between entries that counts as playing time


def checked(clock: Sequence[float]) -> list[float]:
    """Return validated clock settings: bank and increment, days per move, or empty for no clock."""
    if not clock:
        return []
    if len(clock) == 1:
        return checked_days(clock[0])
    if len(clock) != 2 or not 1 <= clock[0] <= 86_400 or not 0 <= clock[1] <= 3_600:
        raise Refused("bad-clock", low=1, high=86_400)
    return [float(clock[0]), float(clock[1])]


class Steady:
    """A monotonic clock that skips stalls of the server, so that they cost no thinking time.

    Every reading keeps it going; `beat` makes sure that it is read often enough.

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
        """The time of holds, pauses and clocks."""
        now = self._machine()
        if now - self._last > STILL:
            self.stood += now - self._last
        self._last = now
        return now - self.stood

    async def beat(self) -> None:
        """Read the clock regularly."""
        while True:
            await asyncio.sleep(STILL / 4)
            _ = self.now


class Stopwatch:
    """The playing time of a game; it runs while a player is connected."""

    def __init__(self, played: float = 0.0) -> None:
        self.played = played
        self.since: float | None = None

    def run(self, there: bool, now: float) -> None:
        """Run or stop the watch."""
        if there and self.since is None:
            self.since = now
        elif not there and self.since is not None:
            self.played += now - self.since
            self.since = None

    def seconds(self, now: float) -> float:
        """Return the playing time."""
        return self.played + (0.0 if self.since is None else now - self.since)

    @property
    def zero(self) -> float | None:
        """The time at which the game would have begun without breaks; None in a break."""
        return None if self.since is None else self.since - self.played


def played(times: Sequence[float]) -> float:
    """Return the playing time derived from the times of entries, with long gaps cut short.

    >>> played([0, 10, 30, 30_000, 30_005])
    155.0
    """
    return float(sum(min(later - sooner, BREAK) for sooner, later in pairwise(times) if later > sooner))


class Clock:
    """The clocks of one table."""

    def __init__(self, clock: Sequence[float], seats: int) -> None:
        self.bank, self.increment = (clock[0], clock[1]) if len(clock) == 2 else (0.0, 0.0)
        self.left = [self.bank] * seats
        self.began: dict[int, float] = {}  # start of a seat's time; in the future while its turn is held
        self.limits: dict[int, float] = {}  # limits of the current decisions
        self.keys: dict[int, str] = {}  # the current questions

    def recall(self, spent: list[float], moved: list[int]) -> None:
        """Restore the banks from the journal."""
        self.left = [max(0.0, self.bank - s + self.increment * m) for s, m in zip(spent, moved, strict=True)]

    def run(self, limits: Mapping[int, float], key: str, start: float) -> None:
        """Run the clocks of these seats from `start`; a seat with the same question continues."""
        seats = list(limits)
        now = {seat: self.began[seat] for seat in seats if self.keys.get(seat) == key and seat in self.began}
        if self.bank:
            for seat in seats:
                if seat not in now:  # the question has changed: charge the bank
                    self.left[seat] = max(0.0, self.left[seat] - self.spent(seat, start))
        self.began = {seat: now.get(seat, start) for seat in seats}
        self.keys = dict.fromkeys(seats, key)
        self.limits = {seat: self.limits[seat] if seat in now else limit for seat, limit in limits.items()}

    def rest(self) -> None:
        """Stop all clocks."""
        if self.limits or self.began:
            self.began, self.limits, self.keys = {}, {}, {}

    def forgive(self, seconds: float) -> None:
        """Discount a period in which no player could move."""
        self.began = {seat: began + seconds for seat, began in self.began.items()}

    def spent(self, seat: int, now: float) -> float:
        """Return the time a seat has used on its question."""
        return max(0.0, now - self.began[seat]) if seat in self.began else 0.0

    def moved(self, seat: int, now: float) -> float:
        """Charge a seat that has moved, and add the increment."""
        spent = self.spent(seat, now)
        if self.bank and seat >= 0:
            self.left[seat] = max(0.0, self.left[seat] - spent) + self.increment
        self.began.pop(seat, None)
        return round(spent, 3) if self.bank else 0.0

    def ends(self, seat: int) -> float | None:
        """Return when a seat's time expires, if it is limited."""
        if seat not in self.began:
            return None
        limits = [limit for limit in (self.limits.get(seat, 0.0),) if limit]
        if self.bank:
            limits.append(max(self.left[seat], LEAST))
        return self.began[seat] + min(limits) if limits else None

    def info(self, now: float) -> messages.ClockInfo | None:
        """Return the clock for the page; without a bank the decision limit takes its place."""
        limit = max(self.limits.values(), default=0.0)
        if not self.bank and not limit:
            return None
        left = self.left.copy() if self.bank else [limit] * len(self.left)
        for seat in self.began:
            end = self.ends(seat)
            if end is not None:
                left[seat] = round(max(0.0, min(end - now, end - self.began[seat])), 2)
        return messages.ClockInfo(self.bank or limit, self.increment, left, sorted(self.began))
